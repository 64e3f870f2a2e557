# What people are told who are not here, in English: in a browser, by e-mail and by other services. Pages do not need it.

notice-turn = { $game }: it is your turn
notice-waiting = { $game }: everybody is waiting for you
notice-began = { $game }: the game has begun
notice-over = { $game }: the game is over
notice-invited = { $game }: { $player } invites you
notice-bot = { $game }: a bot is playing for you
notice-with = With { $players }
notice-alone = A table of yours
notice-invited-about = There is a seat for you.
notice-bot-about = The seat is yours again as soon as you come back.
notice-many =
    { $count ->
        [one] Laguna: one table
       *[other] Laguna: { $count } tables
    }
notice-somebody = a friend
notice-test = Laguna: a test
notice-test-about = This is how notices will reach you.
notice-code = Laguna: { $code } is your code
notice-code-about = Type { $code } on your page in Laguna, and notices will come to this address. If you did not ask for this, you need not do anything: no more letters will come.
notice-stop = If you want no more letters:
hook-waiting = { $game }: players are still missing.
hook-turn = { $game }: { $player } is to move.
hook-playing = { $game } is being played.
hook-over = { $game } is over.
hook-closed = { $game } cannot go on.
stop-ask = Should Laguna send no more notices to this address?
stop-do = No more notices
stop-done = No more notices will come to this address.
feed-title = Laguna: my turns
