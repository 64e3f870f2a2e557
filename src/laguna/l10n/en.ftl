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
