# The words of the player's page, in English. They come apart from the others, when the page is opened.

me-title = My page
me-who = Who I am
me-guest-about = You can play without any account. This page is for what you want to have on several devices.
me-name = Name
me-save = Save
me-saved = Saved
me-colour = Colour
me-language = Language
me-tables = My tables
me-invitations = Invitations
me-invited-by = { $game }: { $player } invites you
me-somebody = a friend
me-your-turn = Waiting for me
me-running = Running
me-over = Finished
me-no-tables = You have no tables yet.
me-result =
    { $points ->
        [one] Place { $rank } of { $all }, { NUMBER($points, useGrouping: 0) } point
       *[other] Place { $rank } of { $all }, { NUMBER($points, useGrouping: 0) } points
    }
me-open = Open
me-devices = My devices
me-devices-none = Only this browser. Whoever deletes its cookies loses the seats.
me-device-this = this device
me-device-unknown = A browser
me-device-seen = last used on { $date }
me-device-end = End
me-device-end-of = End { $device }
me-device-leave = Leave on this device
me-also = Also on my phone
me-also-about = Scan this with the other device, or open { $address } there and type the code.
me-also-until =
    { $minutes ->
        [one] Good once, for one more minute.
       *[other] Good once, for { $minutes } more minutes.
    }
me-also-over = The code is not good any more.
me-also-asked = { $device } wants to belong to you. Does it show this number?
me-also-wait = Now agree on the other device, too.
me-also-done = The other device belongs to you now.
me-agree = Yes, join
me-refuse = No
me-stop = Stop
me-join = I am on another device already
me-join-code = Code of the other device
me-join-do = Join
me-join-asked = Join this device to { $player }? Both screens must show this number.
me-join-nobody = the other device
me-join-tables =
    { $tables ->
        [one] What you have here goes along: one table.
       *[other] What you have here goes along: { $tables } tables.
    }
me-join-wait = Now agree on the other device, too.
me-keys = Passkeys
me-keys-about = With a passkey you come back from any browser: no e-mail, no password. Only its id, its public key and a counter are kept here.
me-keys-plain = Passkeys need an address with a name, over https.
me-key = Passkey { $id }
me-key-end = Delete
me-key-add = Add a passkey
me-key-use = Come back with a passkey
me-key-failed = That did not work, or was stopped.
me-paper = Words on paper
me-paper-about = Five words to print and put away. They lead back here once, even if every device is lost.
me-paper-make = Make a recovery code
me-paper-again = Make a new one
me-paper-there = There is one. It cannot be shown again.
me-paper-now = Write these words down now: they are shown only once.
me-paper-print = Print
me-paper-end = Void it
me-paper-use = Five words of a recovery code
me-paper-do = Come back
me-friends = Friends
me-friends-about = People you have played with. Send them your link: whoever follows it and agrees is your friend.
me-friends-link = Make a link
me-friends-until = Good until { $date }.
me-friends-end = Void the link
me-friend-add = Somebody you have played with wants to be your friend. Both of you can then invite each other.
me-friend-yes = Be friends
me-friend-invite = Invite
me-friend-invite-who = Invite { $player }
me-friend-invited = Invited
me-friend-no-table = To invite somebody, make a table with a free seat first.
me-friend-end = Remove { $player }
me-notices = Notices
me-notices-about = Be told that it is your turn when this page is closed. At most once in ten minutes, never while you have the table open, and not at live tables.
me-notices-push = Browser
me-notices-mail = E-mail
me-notices-ntfy = ntfy
me-notices-push-add = Notify me in this browser
me-notices-add = Add
me-notices-test = Send a test
me-notices-end = Remove { $channel }
me-notices-sent = Sent.
me-notices-later = That could not be reached. It is tried again later.
me-notices-gone = Nothing is taken there any more, so it was removed.
me-notices-failed = That did not work, or was not allowed.
me-notices-plain = Notices in the browser need an address that begins with https.
me-notices-install = On an iPhone or iPad, first add this page to the home screen: share it, then “Add to Home Screen”.
me-notices-forbidden = This browser forbids notifications for this site. Allow them in its settings.
me-notices-code = Code from the letter
me-notices-ntfy-about = The address of a topic that only you know. The ntfy app on your phone shows what comes there.
me-notices-quiet = Quiet hours
me-notices-from = From
me-notices-until = until
me-notices-always = No quiet hours
me-notices-quiet-is = Nothing comes from { $first } until { $last } ({ $zone }).
me-hook = A message in a chat
me-hook-about = For a table of yours: one message that always says whose turn it is, for all who sit there.
me-hook-table = Table
me-hook-service = Where
me-hook-address = Address of the webhook
me-hook-matrix = The address of the room, with ?access_token=… at its end.
me-hook-there = It goes to { $service } ({ $place }).
me-hook-end = End it
me-kept = What is kept of me
me-kept-nothing = Nothing.
me-kept-name = Name, and when I was last here
me-kept-taste = Colour and language
me-kept-recovery = That there is a recovery code
me-kept-link = That there is a link for friends
me-kept-devices = Devices: browser, system, since when, last day
me-kept-joins = A code for another device, for some minutes
me-kept-passkeys = Passkeys: id, public key, counter
me-kept-challenges = What a passkey is to sign, for some minutes
me-kept-friends = Friends
me-kept-invited = Invitations to me
me-kept-invitations = Invitations by me
me-kept-tables = Tables that I own
me-kept-seats = Seats, with my name there
me-kept-left = Seats that a bot keeps for me
me-kept-hands = Which hands I have seen
me-kept-chat = What I said
me-kept-mutes = Seats that I do not want to hear
me-kept-votes = My votes about seats
me-kept-hours = When I play, and my time zone
me-kept-days-off = Days off
me-kept-due = What is still to be done for me, such as a notice
me-kept-channels = Ways of being told: address, browser, language
me-kept-quiet = Quiet hours
me-kept-untold = What I have not been told yet
me-kept-webhooks = Webhooks of tables
me-kept-watched = Tables that I watch just now
me-export = Download all of it
me-delete = Delete all of it
me-delete-about = Name, devices, passkeys, friends and chat go at once, and bots take your seats. There is no way back.
me-delete-sure = Yes, delete everything
me-off = The host of this site has switched this off.
