# The words of Traghetto, in English. All four languages have the same messages and variables.

game-name = Traghetto
game-about = Passengers wait at three ferries across the Grand Canal. You decide who boards where; whoever brought the best-paying passenger collects the fares of the whole gondola.

## Ferries

san-toma = San Tomà
    .about = A gondola with three places. When the third passenger boards, it crosses.
san-samuele = San Samuele
    .about = A gondola with three places. When the third passenger boards, it crosses.
santa-sofia = Santa Sofia
    .about = A gondola with three places. When the third passenger boards, it crosses.
cast-off = Casting off
    .about = A gondola with two passengers crosses at once, if you wish.
hands = All hands
    .end = nobody has a card left

## Questions

question-first = The first player is drawn.
question-card = A card is drawn.
question-turn = Who boards where, or which gondola casts off?
question-over = The game is over.

## Actions

action-play = A passenger who pays { $what } boards at { $place }
action-cast-off = The gondola at { $what } casts off
action-first = First turn: seat { $what }
action-card = Card: { $what }

## Events

event-first = { $seat } begins.
    .you = You begin.
event-drew-seen = { $seat } draws a card: { $fare }.
    .you = You draw a card: { $fare }.
event-drew = { $seat } draws a card.
    .you = You draw a card.
event-played = { $seat } lets a passenger who pays { $fare } board at { $ferry }.
    .you = You let a passenger who pays { $fare } board at { $ferry }.
event-cast-off = { $seat } casts off at { $ferry }.
    .you = You cast off at { $ferry }.
event-crossed = The gondola at { $ferry } crosses: { $fares } for { $seat }.
    .you = You collect { $fares } as the gondola at { $ferry } crosses.
event-over = Nobody has a card left.

## Reasons

why-legal = You may do this now.
why-over = The game is over.
why-draw = Chance decides this, not a player.
why-draw-first = A card has to be drawn first.
why-not-your-turn = It is for { $seat } to decide now.
why-not-ready = At { $ferry } there must be exactly { $room } passengers to cast off.
why-not-in-hand = You hold no passenger who pays { $fare }.

## The account

item-crossing = A crossing at { $ferry }
source-crossing = Crossings

## Drawing

draw-pile = Pile: { $n }
draw-hand = Your hand: { $cards }
draw-player = { $name }: { $points } points, { $cards } in hand
draw-legend = Each gondola shows the fare and the owner of its passengers, in the order of boarding; a dot is a free place.
