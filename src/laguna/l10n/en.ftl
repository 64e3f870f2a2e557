# The words that belong to no game, in English. The same messages and variables stand in all four languages.

## Players

player = Player { $number }
player-me = You
player-bot = Bot { $number }

## Playing in the terminal

welcome = { $game }, { $seats } seats: { $players }. Type ? for help.
saved-in = The game is saved after each action in { $path }.
kept-old = The game that was saved before is now in { $path }.
resumed =
    { $actions ->
        [one] The game goes on after { NUMBER($actions, useGrouping: 0) } action. This happened last:
       *[other] The game goes on after { NUMBER($actions, useGrouping: 0) } actions. This happened last:
    }
turn-of = Turn { NUMBER($turn, useGrouping: 0) }: { $player }
prompt = 1 to { $last } >
prompt-forced = 1 (or Enter) >
which-number =
    { $last ->
        [1] Type 1, or just Enter; ? for help.
       *[other] Type a number from 1 to { $last }; ? for help.
    }
not-understood = “{ $line }” is no action and no command; ? for help.
not-legal = { $why } ({ $rule })
see-rule = Rule { $rule }
no-such-thing = Nothing here is called “{ $word }”.
which-thing = Which of these do you mean: { $names }?
rules-of-what = Say what about: r and a rule id, or r and a word.
rules-none = The rules say nothing about “{ $query }”. Some rule ids: { $near }
undone = Taken back: { $action }
undo-nothing = There is nothing to take back.
undo-draw = A draw cannot be taken back.
undo-other = What another player did cannot be taken back.
undo-turn = The turn before this one is over and cannot be taken back.
undo-seen = You have seen something secret: that cannot be taken back.
undo-often = You have taken back so much in this turn that now it counts.
help =
    What you can type
      a number      chooses; Enter is enough if there is only one choice
      an action     as records spell it: { $example }
      u             takes back your last decision of this turn
      b             shows the board
      h             shows your hand, with explanations
      w, w word     shows what things would bring now, and if it ended now
      c             shows the choices again
      l, l 50       shows the log, or more of it
      ? 2           explains choice 2
      ? word        explains a card, a tile or a space
      r word        shows the rules about a word, or the rule with an id
      q             leaves; the game is saved
left = The game is saved. To go on with it: { $command }
record-is-in = The record of this game is in { $path }.

## The end

ended-by = The game is over: { $why }.
place =
    { $points ->
        [one] { $rank }. { $player }: { NUMBER($points, useGrouping: 0) } point
       *[other] { $rank }. { $player }: { NUMBER($points, useGrouping: 0) } points
    }
replayed-to = Replayed to action { NUMBER($actions, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) }.

## The list of games

seats-of = Seats: { $seats }
options-of = Options, the usual value first:

## Tables on a server

level-random = Random
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-expert = Expert

event-undo =
    { $steps ->
        [one] { $seat } takes back the last step.
       *[other] { $seat } takes back the last { $steps } steps.
    }
    .you =
        { $steps ->
            [one] You take back the last step.
           *[other] You take back the last { $steps } steps.
        }

news-joined = { $player } has sat down.
news-got-up = { $former } has got up again.
news-resigned = { $former } has resigned; a bot goes on.
news-handed-on = The seat of { $former } has been handed on.
news-sits-in = A bot plays for { $former } until they are back.
news-time-bot = { $former } has no time left. A bot plays for them until they are back.
news-time-up = { $player } has no time left. The table waits.
news-time-vote = { $player } has no time left. The others can decide that a bot plays on.
news-day-off = { $player } takes a day off. Their clock stands still until tomorrow.
news-offered = The seat of { $former } is free for another person.
news-back = { $player } has their seat back.
news-came-back = { $player } is back and plays on.
news-passed-on = Your seat has passed to { $player }. You can watch.
news-asked-bot = { $by } would let a bot play for { $former }. It does once everybody who is here agrees.
news-asked-person = { $by } would let another person take the seat of { $former }. One more person has to agree.
news-bot-failed = { $player } did not answer; another bot moves for it.

closed-rules = This game was begun under other rules than this server has. It waits for a server that has them.
closed-edition = This game is played with a board that is not in use here at the moment. It waits for it.
closed-game = This game is not installed here at the moment. The table waits for it.
closed-unreadable = Something in this game cannot be read here, so it cannot go on.
closed-host = The host closed this table.
marked-was = This game goes on where another one was left, as it was. It counts for no statistics.
marked-known = This game goes on where another one was left, as a player knew it: what was hidden has been dealt anew. It counts for no statistics.
marked-browser = This game was brought as a file or from a browser, and whoever brought it may know what is hidden. It counts for no statistics.
marked-copied = This game was taken elsewhere as it stood, with everything that is hidden. It counts for no statistics.

bye-slow = This page could not keep up. Please connect again.
bye-restart = The server is being restarted. Please connect again.
bye-gone = There is no such table.
bye-seat-lost = This seat belongs to somebody else.
bye-signed-out = This device no longer belongs to the player who has this seat.
bye-time-up = Your time has run out, so a bot plays for you. You can have your seat back at any moment.
bye-too-many = There are too many connections from your network.
bye-bad-frames = This page sent too many messages that the server could not understand. Please load it again.
bye-banned = The host of this site has banned you. If this is a mistake, please ask the host.
bye-site-password = This site now asks for a password. Please load the page again.

refused-cannot-parse = That is no action of this game.
refused-stale = Something else has happened meanwhile.
refused-not-legal = That may not be done now.
refused-not-yours = You have no seat for this.
refused-not-now = That cannot be done at this table now.
refused-not-now-plan-your-turn = That cannot be planned: it is your turn now.
refused-not-now-plan-not-legal = Turn { $turn } of this plan is not possible by the rules, as things stand.
refused-not-now-plan-unfinished = Turn { $turn } of this plan does not go to the end of the turn, or to the first draw.
refused-not-now-plan-cannot-imagine = Your next turn cannot be planned: the game may be over before, or too much may happen until then.
refused-too-fast = That was too fast. Please wait a moment.
refused-unavailable = The server cannot do this at the moment. Please try again.
refused-bad-request = This request cannot be understood: { $why }
refused-others-play = That is possible only in a finished game, or in one that you have played against bots alone from the beginning.
refused-bad-record = This is no game that can be opened here.
refused-bad-record-none = This file holds no game of Laguna’s.
refused-bad-record-large = This file is too large for a game: more than { $most } kB.
refused-bad-record-game = The game in this file is not installed here.
refused-bad-record-rules = The game in this file was played under other rules than those in use here.
refused-bad-record-edition = The game in this file was played with another board or other cards than those in use here.
refused-bad-record-line = The file is damaged: line { $line } cannot be played.
refused-bad-record-broken = The file is damaged: its lines cannot be played.
refused-cannot-play = That cannot be played.
refused-cannot-play-game = That cannot be played: there is no game “{ $game }” here.
refused-cannot-play-seats = That cannot be played: the number of seats can be { $known }, not { $seats }.
refused-cannot-play-option = That cannot be played: the game has no option “{ $option }”.
refused-cannot-play-value = That cannot be played: the option “{ $option }” cannot be “{ $value }”.
refused-cannot-play-no-person = That cannot be played: at least one seat must be for a person.
refused-cannot-play-level = That cannot be played: there are no bots called “{ $level }”.
refused-cannot-play-guide = That cannot be played: there is no lesson “{ $guide }”.
refused-cannot-play-guide-seats = That cannot be played: a lesson is for one person in the first seat and bots in all others.
refused-cannot-play-guide-options = That cannot be played: a lesson has the usual options.
refused-cannot-play-guide-pace = That cannot be played: a lesson has no clock.
refused-cannot-play-rated-hints = That cannot be played: a table that counts for ratings has no hints.
refused-cannot-play-rated-guide = That cannot be played: a lesson does not count for ratings.
refused-cannot-play-rated-device = That cannot be played: at a table that counts for ratings everybody has one seat and a device of their own.
refused-cannot-play-rated-bots = That cannot be played: there is no rating for these bots.
refused-no-such-day = There is no such deal that can be played now.
refused-day-runs = This is the deal of the day. Until the day is over, only whoever plays it sees this table.
refused-bad-name = This name has characters that cannot be shown.
refused-bad-code = This invitation is not valid any more. Please ask for a new one.
refused-bad-origin = This request comes from another site.
refused-bad-host = This server does not answer to the name “{ $host }”.
refused-banned = The host of this site has banned you. If this is a mistake, please ask the host.
refused-site-password = This site asks for a password. Please load the page again.
refused-not-owner = Only the owner of the table can do this.
refused-no-guest = Please sit down at a table first.
refused-no-such-page = There is nothing at this address.
refused-no-such-table = There is no such table.
refused-no-such-seat = The table has no such seat.
refused-no-such-method = This address does not take such requests.
refused-switched-off = The host of this site has switched this off.
refused-wrong-code = This code is wrong, used already or too old. Please show a new one on the other device.
refused-wrong-words = These are not the words of a recovery code that is still good.
refused-bad-passkey = This passkey could not be used here.
refused-same-player = That is you already.
refused-other-player = This device belongs to a player with other devices or passkeys. End them first on your page.
refused-two-hands = Both have a seat at a table that is still being played, and hands stay apart. Finish that game first.
refused-last-device = Nothing else would lead you back. Make a passkey or a recovery code first, or delete everything.
refused-never-played = Friends are people who have played together. Play a game first.
refused-too-many-devices = You have as many devices as anybody can have. End one first.
refused-too-many-passkeys = You have as many passkeys as anybody can have. End one first.
refused-too-many-friends = One of you has as many friends as anybody can have.
refused-bad-address-bad-address = This is not an address that can be used.
refused-bad-address-not-https = Only addresses that begin with https:// can be used.
refused-bad-address-not-public = This address leads to a private network, where nothing is sent.
refused-bad-address-not-sent = Nothing could be sent there. Please check the address.
refused-bad-zone = There is no such time zone.
refused-wrong-code-mail = This is not the code of the letter.
refused-too-many-notices = There are as many ways of being told as anybody can have. End one first.
refused-seat-taken = This seat is taken.
refused-seat-here = Whoever has this seat is here, or was a moment ago. It can be handed on when they stay away.
refused-seat-has-time = Whoever has this seat still has time. It can be handed on when the time has run out.
refused-no-such-zone = This server does not know that time zone.
refused-short-hours = Please leave at least eight hours a day in which your clock runs.
refused-seat-seen = You have seen another hand at this table already.
refused-too-few = Only a bot can take this seat: another person would see its hand, and there are not two other people here who could agree to that.
refused-not-over = This game is not over yet.
refused-not-kept = This game ended just before the rules of its game were changed. It can no longer be shown.
refused-too-large = This request is too large.
refused-too-many = You have too many unfinished tables. Please finish one first.

gate-site = This Laguna is private. Its host can tell you the password.
gate-site-field = Password
gate-admin = The figures of this server are for its host.
gate-admin-field = Token
gate-enter = Enter
gate-wrong = That was not right.
gate-too-fast = There were too many wrong tries. Please try again later.

admin-title = Figures
admin-about = The figures of all processes of this server on this machine, for the last five minutes.
admin-no-script = The curves need scripts. Without them, load the page again for new figures.
admin-tables = Tables in memory
admin-sockets = Connected pages
admin-moves = Moves a second
admin-waiting = Bots that wait for a processor
admin-errors = Errors since the start
admin-now = Now
admin-most = Most
admin-pause = Pause
admin-go-on = Go on
admin-leave = Leave
admin-silent = The server does not answer.

page-title = Laguna
page-missing = The server works. The page itself has not been built yet.

# What a bot would do, and why.
hint-best = { $action } looks best.
hint-good-for = { $action } looks best. Main gain: { $terms }.
hint-second = Next best: { $action }.
hint-loses =
    { $points ->
        [one] Next best: { $action }, about { $points } point less.
       *[other] Next best: { $action }, about { $points } points less.
    }
hint-close = Nearly as good: { $action }.
hint-elsewhere = another place
term-points = points

## The page

page-to-start = To the start page
page-board = The board
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-all = Show the whole board
page-shelf-back = Show what is on the left
page-shelf-on = Show what is on the right
page-not-loaded = This could not be loaded.
page-try-again = Try again
page-prompt = What is asked
page-planned = as planned
page-your-turn = Your turn
page-on-turn = on turn
page-turn-of = { $player } plays
page-round = Round { NUMBER($round, useGrouping: 0) }
page-out-of-turn = { $player } plays, you decide
page-watching = Watching again
page-stop-watching = Stop
page-game-over = Game over
page-undo = Undo
page-confirm = Do it
page-previous-choice = Previous choice
page-next-choice = Next choice
page-choice-of =
    { $now ->
        [0] { $all } choices
       *[other] { $now } of { $all }
    }
page-phases = Steps of the turn
page-players = players
page-you = you
page-resigned = resigned
page-away = away
page-log = Log
page-log-all = Show the whole log
page-suggested = Do this:
page-chat = Chat
page-piles = Piles
page-chat-none = Nobody has said anything yet.
page-chat-line = Say something
page-chat-send = Send
page-mute = Do not show what { $player } says
page-watch-again = Watch again
page-recap = What happened since your turn
page-rule = Rule { $id }
page-read-rule = Read the rule
page-close = Close
page-lost = Connecting again …
page-you-watch = You are watching
page-hint = Hint
page-rules = Rules
page-menu = Menu
page-my-things = My things
page-drawer = Drawer
page-result = To the result
page-curtain = The curtain hides what the other player holds.
page-curtain-for = Please hand over to { $player }
page-curtain-lift = Lift the curtain
page-here = Play here, without a server
page-here-about = The games run in this browser. Nothing that you do here leaves it, and once they are loaded they need no network. Your tables are kept on this device.
page-here-levels = Bots play easy and normal here. For stronger ones you need a server.
page-here-loading = The games are being loaded …
page-here-starting = The games are starting …
page-here-failed = The games could not be loaded. Is there a connection to the network?
page-here-unkept = This browser stores nothing. What you play here ends with this tab.
page-here-loose = This browser has not agreed to keep your tables for good: it may delete them when its space runs short, and a private window deletes them when it is closed. A game that is saved as a file stays.
page-here-forget = Delete all tables in this browser
page-here-forget-sure = Yes, delete all of them
page-here-keep = Keep for offline
page-here-keeping = Being kept: { $percent } %
page-here-keep-failed = It could not be kept. Is there a connection to the network?
page-here-kept = This page is kept on this device and opens without a network.
page-here-new = There is a new version of this page. The one that is kept works on.
page-here-take = Take the new version
page-here-drop = Keep it no longer
page-here-table = A table at this device
page-motto = Two board games of the Venetian lagoon, to play with friends or against bots.
page-seats = { $least } to { $most } players
page-bots =
    { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
page-play-now = Play { $game } now
page-learn = Learn, 10 minutes
page-join = Join a table
page-join-field = Link or code
page-join-do = Join
page-join-wrong = This is not the link or code of a table.
page-my-tables = My tables
page-open-tables = Open tables
page-no-open-tables = Nobody is waiting just now. Open a table, and others can come.
page-watch = { $count ->
    [one] Watch a game that is being played
   *[other] Watch one of { $count } games that are being played
}
page-finished = Recently finished
page-continue = Continue
page-look = Look
page-sit-down = Sit down
page-replay = Replay
page-with = { $game } with { $players }
page-alone = { $game }
page-thinks = { $player } is thinking
page-waits = waiting for players
page-over = over
page-taken = { $game }, { $taken } of { $all } seats taken
page-friends = A table with friends
page-which-game = Game
page-how-many = Seats
page-seat = Seat { $number }
page-kind-me = You
page-kind-here = Somebody at this device
page-kind-open = A friend, by link
page-kind-bot = Bot: { $level }
page-level-bots = Strength of the bots
page-name = Your name
page-public = Public: anybody may join, and watch
page-hints-allowed = Allow hints
page-more-options = More options
page-open-table = Open the table
page-begin = Begin
page-language = Language
page-theme = Light or dark
page-theme-auto = As the device
page-theme-light = Light
page-theme-dark = Dark
page-waiting = Waiting for players
page-waiting-about = The game begins by itself as soon as nobody is missing.
page-invite = Send this link, or let somebody scan it
page-copy = Copy the link
page-copied = Copied
page-free-seat = Free
page-reserved-seat = Reserved
page-get-up = Get up
page-give-to-bot = Give it to a bot
page-closed = This table is closed.
page-settings = Settings
page-calm = Without motion
page-sound = Sounds of the board
page-call = A sound when it is my turn
page-notify = A notification when it is my turn
page-keys = Keys
page-keys-about = Arrow keys go from choice to choice, Enter chooses, Enter again confirms, Backspace takes back. ? explains, Shift and arrow keys reach everything on the table. + and - zoom, 0 shows all, H asks for a hint.
page-resign = Resign
page-resign-about = A bot goes on for you. You cannot come back.
page-resign-sure = Yes, resign
page-me = My page
page-forget-me = Forget me on this server
page-wins =
    { $points ->
        [one] { $player } wins with { $points } point
       *[other] { $player } wins with { $points } points
    }
page-shared = A shared victory: { $players }
page-place =
    { $rank ->
        [1] First
        [2] Second
        [3] Third
        [4] Fourth
       *[other] Fifth
    }
page-not-scored = not scored
page-play-again = Play again
page-watch-replay = Watch the replay
page-record = Record
page-one-page = One page to keep
page-see-board = See the board
page-show-all = Show all
page-points = points
page-search = Search the rules
page-search-none = The rules say nothing about this.
page-contents = Contents
page-step = Step { NUMBER($now, useGrouping: 0) } of { NUMBER($all, useGrouping: 0) }
page-back = Back
page-forward = Forward
page-previous-turn = Previous turn
page-next-turn = Next turn
page-run = Play
page-pause = Pause
page-seen-by = Seen by
page-everybody = everybody
page-skip = Skip
page-rematch = To the new table
page-by-place = Where the points came from
page-if-ended = If it ended now
page-if-ended-exact = if it ended now: { $points }
page-if-ended-least = if it ended now: at least { $points }
page-points-least = at least { $points }
page-part-count = { $what }: { $have }
page-part-of = { $what }: { $have } of { $least }
page-part-too-many = { $what }: { $have }, at most { $most }
page-then = then { $points }
page-lost-place = no longer possible
page-lands-on = to { $space }
page-course = Round by round
page-course-about = Points after each round, and at the end. { $lines }
page-course-line = { $player }: { $points }
page-course-table = The same as a table
page-course-end = End
page-course-start = Start
page-course-from = Where the points of { $player } came from
page-course-whose = Whose points
page-course-lead =
    { $rounds ->
        [one] Longest in the lead: { $player }, for one round, round { $first }
       *[other] Longest in the lead: { $player }, { $rounds } rounds running, { $first } to { $last }
    }
page-course-leap =
    { $points ->
        [one] Best round: { $player }, { $points } point in round { $round }
       *[other] Best round: { $player }, { $points } points in round { $round }
    }
page-earlier = Your earlier games
page-earlier-about =
    { $games ->
        [one] One game before this one, { $won ->
            [0] not won,
           *[other] won
        } with { $best } { $best ->
            [one] point.
           *[other] points.
        }
       *[other] { $games } games before this one, { $won } of them won. Best { $best }, on average { $average } points.
    }
page-earlier-better = This time you had more than ever before.
page-won-by =
    { $points ->
        [one] { $players } won with { $points } point
       *[other] { $players } won with { $points } points
    }
page-colour-white = white
page-colour-brown = brown
page-colour-orange = orange
page-colour-grey = grey
page-colour-crimson = crimson
page-colour-mustard = mustard
page-colour-ivory = ivory
page-colour-black = black
page-colour-rose = rose
page-colour-blue = blue
page-colour-amber = amber
page-colour-green = green
page-colour-plum = plum
page-colour-teal = teal
page-you-play = You play { $colour }
page-notices = About the people at the table
page-from-host = From the host:
page-ending = The end of the game
page-hint-close = Close the hint
page-hint-thinking = Thinking …
page-bot = bot
page-set-up = Set-up
page-quick = No confirmation for what can be taken back
page-stepwise = Others’ turns step by step
page-speed = Speed of others’ turns and replays
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast

# People at the table

page-absent =
    { $minutes ->
        [one] { $player } has been away for a minute.
       *[other] { $player } has been away for { $minutes } minutes.
    }
page-away-for =
    { $minutes ->
        [one] away for a minute
       *[other] away for { $minutes } minutes
    }
page-bot-for = for { $player }
page-bot-for-now = Let a bot play for now
page-free-for-person = Let somebody else take the seat
page-would-bot =
    { $count ->
        [one] { $names } would let a bot play for { $player }.
       *[other] { $names } would let a bot play for { $player }.
    }
page-would-person =
    { $count ->
        [one] { $names } would let somebody else take the seat of { $player }; two have to agree.
       *[other] { $names } would let somebody else take the seat of { $player }.
    }
page-agree = I agree
page-agree-not = I no longer agree
page-bot-for-me = A bot plays for you.
page-my-seat-free = Your seat waits for whoever has its link.
page-show-link = Show the link
page-take-back = Take my seat back
page-seat-free = Seat { $number } is free.
page-sat-in = While you were away, a bot played for you:
page-sat-in-nothing = While you were away, a bot had your seat. It did nothing.
page-leave-to-bot = Let a bot play for me for now
page-leave-to-person = Give my seat to somebody
page-watched =
    { $count ->
        [one] 1 person watches
       *[other] { $count } people watch
    }
page-watched-by = Watching: { $names }
page-more = { $count } more
page-share = Share
page-take-colour = Take this colour
page-plain-http = Copy the link by hand: this page came over plain http, where browsers do not let it copy or share.
page-name-of = Name of the person in seat { $number }
page-pace = How fast
page-pace-free = When we like
page-pace-live = Live
page-pace-today = Today
page-pace-week = This week
page-sitter = Bots that sit in
page-choose-again = Choose again
page-hand-only = Only my hand: the board is on another screen
page-television = Show on a television
page-living-room = Living room: board here, hands on phones
page-scan = Scan this to take seat { $number }. It works once.
page-full-screen = Full screen
page-code-used = This seat is taken. Scan the code that is shown now.
page-only-here = This link works on this device only. For others: laguna serve --host 0.0.0.0
page-plain-notify = Notifications need https; this page came over plain http.
page-plain-screen = This page came over plain http, so the browser may let the screen fall asleep. The hosting page shows the short way to https.
page-lesson-back = Back to the lesson
page-lesson-end = End the lesson
page-lesson-slip = That was another way. Play on, or go back to where the lesson was.
page-lesson-next = Second lesson
page-read-on = Read the rules
page-sitter-about = If somebody is away, a bot of this strength plays for them until they are back.

# The plain board, for games that bring no drawing.
page-choice = choice
page-choices = What you can choose
page-drawing = The table as text
page-drawing-none = This game has no drawing. The log tells what happens.
page-previewed = As it would be
page-filter = Filter the choices
page-filter-none = No choice matches.
page-why-not = Why not something else?
page-why-not-field = Search all actions
page-no-rules = The rules of this game are not here.
