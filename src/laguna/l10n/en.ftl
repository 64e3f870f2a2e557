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
      c             shows the choices again
      l, l 50       shows the log, or more of it
      ? 2           explains choice 2
      ? word        explains a card, a tile or a space
      r word        shows the rules about a word, or the rule with an id
      q             leaves; the game is saved
left = The game is saved. To go on with it: { $command }
record-is-in = The record of this game is in { $path }.

## The end

ended-by = The game is over. It was ended by: { $why }.
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

level-random = Chance
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-expert = Expert

event-undo =
    { $steps ->
        [one] { $seat } takes back the last step.
       *[other] { $seat } takes back the last { $steps } steps.
    }

news-joined = { $player } has sat down.
news-got-up = { $former } has got up again.
news-resigned = { $former } has resigned; a bot goes on.
news-handed-on = The seat of { $former } has been handed on.
news-bot-failed = { $player } did not answer sensibly; another bot goes on in its place.

closed-rules = This game was begun under an older version of the rules and cannot go on.
closed-unreadable = Something in this game cannot be read any more, so it cannot go on.

bye-slow = This page did not take its messages. Please connect again.
bye-restart = The server is being restarted. Please connect again.
bye-gone = There is no such table.
bye-seat-lost = This seat belongs to somebody else.
bye-too-many = There are too many connections from your network.
bye-bad-frames = There were too many messages that were none.

refused-cannot-parse = That is no action of this game.
refused-stale = Something else has happened meanwhile.
refused-not-legal = That may not be done now.
refused-not-yours = You have no seat for this.
refused-not-now = That cannot be done at this table now.
refused-too-fast = That was too fast. Please wait a moment.
refused-unavailable = The server cannot do this at the moment. Please try again.
refused-bad-request = This request cannot be understood: { $why }
refused-cannot-play = That cannot be played: { $why }
refused-bad-name = This name has signs that cannot be shown.
refused-bad-code = This invitation is not valid any more. Please ask for a new one.
refused-bad-origin = This request comes from another site.
refused-bad-host = This server does not answer to the name “{ $host }”.
refused-not-owner = Only the owner of the table can do this.
refused-no-guest = Please sit down at a table first.
refused-no-such-page = There is nothing at this address.
refused-no-such-table = There is no such table.
refused-no-such-seat = The table has no such seat.
refused-no-such-method = This address does not take such requests.
refused-seat-taken = This seat is taken.
refused-seat-here = Whoever has this seat is here, or was a moment ago. It can be handed on when they stay away.
refused-seat-seen = You have seen another hand at this table already.
refused-not-over = This game is not over yet.
refused-too-large = This request is too large.
refused-too-many = You have too many unfinished tables. Please finish one first.

page-title = Laguna
page-missing = The server works. The page itself has not been built yet.

# What a bot would do, and why.
hint-best = { $action } looks best.
hint-good-for = { $action } looks best. Main gain: { $terms }.
hint-second = Next best: { $action }.
hint-close = Nearly as good: { $action }.
term-points = points
