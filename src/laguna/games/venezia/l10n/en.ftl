# Venezia in English. The same messages, attributes and variables stand in all four languages.
# A name is lower case where it stands inside a sentence; `.about` says what the thing does.

game-name = Venezia
game-about = You build the city in the lagoon: you drain swamps and put up houses, palazzi, campi, basilicas and bridges, alone or together with others. Every building moves gondolas along the canals, and the farthest gondola wins.

## Buildings

house = house
    .about = 1 card, 1 hex, 1 point. It has no master builder, and you may build several in a turn.
palazzo = palazzo
    .about = 3 cards, 2 hexes that share a side. 1 point for each hex around it without a building, under swamp or empty.
campo = campo
    .about = 3 cards, 1 hex. 1 point for each hex around it with a building, or with a part of one.
basilica = basilica
    .about = 4 cards, 3 hexes that all touch each other. 7 points.
bridge = bridge
    .about = 3 cards, the 2 hexes of a bridge site, which lie in 2 quarters. 1 point for each house in one of these quarters, chosen together with the place.

## Cards and pieces

project = project
    .about = The cards of one kind in front of the players, still too few for the building. You may add cards, but never more than it needs. The master builder gets all the points, everyone else with a card in it half, rounded down.
solo = solo set
    .about = All the cards that a building needs, played by you in a single turn. All the points are yours. The cards in front of others and the pawn stay where they are.
pawn = master builder’s pawn
    .about = You take it when you start a project, or when you have more of its cards than the master builder. The master builder chooses the place and gets all the points.
market = market
    .about = The open cards beside the pile, never two of a kind. You take 1 card, from here or from the pile; or you put one of yours here and take 3. If 4 cards are here at the end of a turn, they are discarded.
gold = gold
    .about = Only you know what your tokens are worth. In your turn, 5 gold move your gondola 1 space; there is no change. After the end everyone may use gold for a last time.
swamp = swamp token
    .about = It covers a hex, and nothing can be built there. In your turn you may drain up to 2 hexes. Each token is worth 0, 1 or 2 gold, and only you know it.
treasure = treasure token
    .about = Worth 3, 4, 5 or 6 gold, and only you know it. You take one if you take part in a building and your gondola lies along its quarter; for a bridge, either of its quarters will do.
gondola = gondola
    .about = It moves 1 space for each point. Occupied spaces are jumped and not counted. A gondola on 60 or beyond ends the game, and the farthest one wins.
imaginary = imaginary player
    .about = The third in a game of two. In each turn a card from the pile is put in front of it, at the start or at the end. It takes part in projects as you do, but its points are lost, and it takes no treasure.

## Quarters

cannaregio = Cannaregio
castello = Castello
san-polo = San Polo
san-marco = San Marco
dorsoduro = Dorsoduro

## Endings

all-house = the last house
all-palazzo = the last palazzo
all-campo = the last campo
all-basilica = the last basilica
all-bridge = the last bridge
space-by-building = a building that took a gondola to 60 or beyond
space-by-gold = gold that took a gondola to 60 or beyond
stall = standstill

## Questions

question-first = The first player is drawn.
question-draw-card = A card is drawn from the pile.
question-draw-swamp = The swamp token is turned over.
question-draw-treasure = A treasure token is drawn.
question-imaginary = Does the imaginary player get a card now, or at the end of your turn?
question-play = Which cards do you play?
question-order = What is built next?
question-place = Where do you put the building?
question-discard = Which kind do you give up?
question-drain = Which hex do you drain?
question-draw = Do you take 1 card, or put one into the market and take 3?
question-take = Do you take another card from the market, or the rest from the pile?
question-pause = Do you use gold now?
question-tokens = Which tokens do you hand in?
question-last = Do you use gold for the last time?
question-over = The game is over.

## Actions

action-now = A card for the imaginary player now
action-later = A card for the imaginary player at the end of the turn
action-house = Play a house card
action-project = Play a { $what } card for the project
action-solo = Play a solo set: { $what }
action-done = Play no more cards
action-stop-me = Stop me in pauses again
action-build = Build a { $what }
action-build-solo = Build a { $what } from the solo set
action-at = { $what } { $place }
    .drawn = In { $what }
action-bridge = Bridge at { $what } { $place }; the houses of { $what } count
    .drawn = Bridge at { $what }; the houses there count
action-discard = Give up all your { $what } cards
action-drain = Drain { $what } { $place }
    .drawn = Drain a hex in { $what }
action-drain-nothing = Drain nothing
action-take = Take the { $what } card from the market
action-pile = Draw from the pile
action-offer = Put a { $what } card into the market and take 3
action-go-on = Go on
action-dont-stop = Go on, and do not stop me in pauses any more
action-token = A token worth { $what } gold
action-cheapest = Choose the cheapest tokens for me
action-pay = Hand in the chosen tokens
action-gold = Spaces bought with gold: { $what }
action-first = First turn: seat { $what }
action-card = Drawn: { $what }
action-swamp = Swamp token: { $what } gold
action-treasure = Treasure token: { $what } gold

## Events

event-first = The first turn went to { $seat }.
    .you = You had the first turn.
event-drew = { $seat } drew a card from the pile.
    .you = You drew a card from the pile.
event-drew-seen = { $seat } drew from the pile: a { $card } card.
    .you = You drew from the pile: a { $card } card.
event-shuffled =
    { $number ->
        [one] The discards became the new pile: { $number } card.
       *[other] The discards became the new pile: { $number } cards.
    }
event-imaginary-now = { $seat } chose to draw for the imaginary player at the start of the turn.
    .you = You chose to draw for the imaginary player at the start of the turn.
event-imaginary-later = { $seat } chose to draw for the imaginary player at the end of the turn.
    .you = You chose to draw for the imaginary player at the end of the turn.
event-imaginary-gets = The imaginary player got a { $card } card.
event-imaginary-discards = The imaginary player drew a { $card } card. It would have been a third kind and was discarded.
event-played = { $seat } played a { $card } card.
    .you = You played a { $card } card.
event-alone = { $seat } played a solo set: { $number } × { $card }.
    .you = You played a solo set: { $number } × { $card }.
event-master = { $seat } became master builder: { $kind }.
    .you = You became master builder: { $kind }.
event-imaginary-master = The imaginary player became master builder: { $kind }.
event-built =
    { $points ->
        [0] { $seat } put a { $kind } at { $quarter } { $hexes }. It is worth no points.
        [one] { $seat } put a { $kind } at { $quarter } { $hexes }. It is worth { $points } point.
       *[other] { $seat } put a { $kind } at { $quarter } { $hexes }. It is worth { $points } points.
    }
    .you =
        { $points ->
            [0] You put a { $kind } at { $quarter } { $hexes }. It is worth no points.
            [one] You put a { $kind } at { $quarter } { $hexes }. It is worth { $points } point.
           *[other] You put a { $kind } at { $quarter } { $hexes }. It is worth { $points } points.
        }
    .drawn =
        { $points ->
            [0] { $seat } put a { $kind } in { $quarter }. It is worth no points.
            [one] { $seat } put a { $kind } in { $quarter }. It is worth { $points } point.
           *[other] { $seat } put a { $kind } in { $quarter }. It is worth { $points } points.
        }
    .drawn-you =
        { $points ->
            [0] You put a { $kind } in { $quarter }. It is worth no points.
            [one] You put a { $kind } in { $quarter }. It is worth { $points } point.
           *[other] You put a { $kind } in { $quarter }. It is worth { $points } points.
        }
event-no-room = There was no place for a { $kind }: the cards were discarded.
event-treasure = { $seat } took a treasure token.
    .you = You took a treasure token.
event-treasure-seen = { $seat } took a treasure token worth { $gold } gold.
    .you = You took a treasure token worth { $gold } gold.
event-moved =
    { $spaces ->
        [one] { $seat } moved { $spaces } space, to { $space }.
       *[other] { $seat } moved { $spaces } spaces, to { $space }.
    }
    .you =
        { $spaces ->
            [one] You moved { $spaces } space, to { $space }.
           *[other] You moved { $spaces } spaces, to { $space }.
        }
event-gave-up =
    { $number ->
        [one] { $seat } gave up { $number } { $card } card.
       *[other] { $seat } gave up { $number } { $card } cards.
    }
    .you =
        { $number ->
            [one] You gave up { $number } { $card } card.
           *[other] You gave up { $number } { $card } cards.
        }
event-drained = { $seat } drained { $quarter } { $hex }.
    .you = You drained { $quarter } { $hex }.
    .drawn = { $seat } drained a hex in { $quarter }.
    .drawn-you = You drained a hex in { $quarter }.
event-swamp-seen =
    { $gold ->
        [0] The swamp token is worth nothing.
       *[other] The swamp token is worth { $gold } gold.
    }
event-drains-nothing = { $seat } ended the draining.
    .you = You ended the draining.
event-draws-nothing = { $seat } drew no card.
    .you = You drew no card.
event-took = { $seat } took the { $card } card from the market.
    .you = You took the { $card } card from the market.
event-offered = { $seat } put a { $card } card into the market.
    .you = You put a { $card } card into the market.
event-swept =
    { $number ->
        [one] There was { $number } card in the market: it was discarded.
       *[other] There were { $number } cards in the market: all were discarded.
    }
event-buys =
    { $spaces ->
        [one] { $seat } chose to buy { $spaces } space with gold.
       *[other] { $seat } chose to buy { $spaces } spaces with gold.
    }
    .you =
        { $spaces ->
            [one] You chose to buy { $spaces } space with gold.
           *[other] You chose to buy { $spaces } spaces with gold.
        }
event-token = { $seat } handed in a token worth { $gold } gold.
    .you = You handed in a token worth { $gold } gold.
event-no-pauses = { $seat } will not be stopped in pauses any more.
    .you = You will not be stopped in pauses any more.
event-pauses = { $seat } will be stopped in pauses again.
    .you = You will be stopped in pauses again.
event-ending = This ends the game: { $end }.

## Why something is not legal

why-legal = You may do this now.
why-over = The game is over.
why-draw = Chance decides this, not a player.
why-draw-first = Something has to be drawn first.
why-not-your-turn = It is for { $seat } to decide now.
why-other-question = Something else is asked now: “{ $question }”
why-gold-on-own-turn = You can use gold only in your own turn.
why-too-little-gold =
    { $gold ->
        [0] This takes { $price } gold, and you have none.
       *[other] This takes { $price } gold, and you have only { $gold }.
    }
why-not-in-hand = You have no { $card } card in hand.
why-stop-me-first = You can ask for this only at the start of your turn, before you have done anything else.
why-stops-anyway = You are stopped in pauses anyway.
why-whole-set-alone = You started this project in this turn, so this card cannot complete it. All the cards of a { $kind } in one turn are a solo set.
why-project-full =
    { $number ->
        [one] A { $kind } needs { $number } card, and the project has it already.
       *[other] A { $kind } needs { $number } cards, and the project has them all.
    }
why-no-new-project = Your cards complete a { $kind } in this turn, so you cannot start a new project of that kind.
why-begun-this-turn = You started a { $kind } project in this turn, so you cannot play a solo set of that kind.
why-too-few-cards =
    { $number ->
        [one] A solo set takes { $number } { $kind } card, and you do not have that many in hand.
       *[other] A solo set takes { $number } { $kind } cards, and you do not have that many in hand.
    }
why-not-complete = The cards for a { $kind } are not complete.
why-wrong-shape = A { $kind } needs a place of another shape.
why-under-swamp = This place is under swamp, or a part of it is.
why-built-on = There is a building on this place.
why-not-in-front = You have no { $card } card in front of you.
why-no-swamp = There is no swamp on this hex.
why-not-in-market = There is no { $card } card in the market.
why-hand-too-full =
    { $number ->
        [one] With more than { $number } card in hand you cannot put one into the market.
       *[other] With more than { $number } cards in hand you cannot put one into the market.
    }
why-must-draw = At this table you have to draw as long as there is room in your hand.
why-in-market-already = There is a { $card } card in the market already.
why-just-offered = You have just put the { $card } card into the market.
why-pay-more =
    { $gold ->
        [0] This costs { $price } gold, and you have chosen none yet.
       *[other] This costs { $price } gold, and you have chosen only { $gold }.
    }
why-paid-enough = The chosen tokens are enough for { $price } gold.
why-no-such-token = You have no token worth { $gold } gold left.
why-superfluous = With a token worth { $gold } gold, some token would be superfluous.

## Lines of the account

item-house = Houses built
item-palazzo = Palazzi built
item-campo = Campi built
item-basilica = Basilicas built
item-bridge = Bridges built
item-shares = Shares in buildings of others
item-gold = Gold
item-jumps = Occupied spaces jumped

## What a position is worth, by the parts that a bot explains its move with

term-space = space on the track
term-gold = gold
term-projects = projects as master builder
term-shares = shares in projects of others
term-cards = cards in hand
term-sites = sites to build on
term-treasure = treasures to come
term-turns = turns to come

## Options

option-stall-rounds = Standstill
    .about = After how many rounds in which nobody plays a card, drains, draws or uses gold the game ends.
option-stall-rounds-value =
    { $n ->
        [0] never
        [one] after { $n } round
       *[other] after { $n } rounds
    }
option-imaginary-house = Houses of the imaginary player
    .about = With two players: what becomes of a house card while two kinds lie in front of the imaginary player.
option-imaginary-house-discard = the card is discarded
option-imaginary-house-build = the house is built
option-draw = Drawing
    .about = Must a player with room in hand draw at the end of a turn?
option-draw-must = compulsory
option-draw-may = may be left out
option-reshuffle = New pile
    .about = When the discards are shuffled and become the pile.
option-reshuffle-needed = when a card is needed
option-reshuffle-at-once = as soon as the last card is drawn

## The drawing

# Over the map: what is going on.

draw-turn = Turn { NUMBER($turn, useGrouping: 0) }: { $player }
draw-last-exchange = The last use of gold: { $player }
draw-over = The game is over
draw-building = Being built: { $kind } ({ $player })
draw-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
draw-alone = Solo set: { $kinds }
draw-later = Card for the imaginary player at the end of the turn
draw-to-take = Cards still to take: { $number }
draw-buying = Spaces bought with gold: { $number }

# Heads of columns: the first three stand in the water and have at most 16 letters together, space has at most 6.

draw-head-left = left
draw-head-project = cards
draw-head-discards = disc.
draw-head-space = Space
draw-head-along = Lies along
draw-head-hand = Hand
draw-head-front = In front

# Where a gondola lies, at most 21 letters.

draw-start = start
draw-all-but = all but { $quarters }
draw-open-water = open water
draw-post = mooring post { $number }

# Cards and tokens.

draw-market = Market: { $cards }
draw-pile =
    { $number ->
        [one] Pile: { $number } card
       *[other] Pile: { $number } cards
    }
draw-treasure =
    { $number ->
        [one] { $number } treasure token left
       *[other] { $number } treasure tokens left
    }
draw-nothing = none
draw-my-cards = Your cards:
draw-my-tokens = Your tokens:
draw-picked = Chosen to pay with:
draw-gold = { $number } gold

draw-legend =
    How to read the board
      ~1  _2      hexes under swamp and empty; the number is the place in the row
      c2          the second hex of row c; the letter stands before the row
      ⌂ P C B =   house, palazzo, campo, basilica, bridge
      (~1) (_2)   ends of bridge sites on which no building stands yet
      ⌂3          beside the name of a quarter: its houses
      • 5 10/45   the track from 0 to 60; 10 and 45 are the same space
      ¦           the mooring posts after 60
      ● ◆ ▲ ■ ★   the players’ gondolas: red, blue, green, yellow, black
      17 2.       on space 17, in second place
      3 PC        3 cards in hand; palazzo and campo were taken from the market
      ~ ¤         numbers of swamp and treasure tokens
      P2*         2 palazzo cards in front; * is the master builder’s pawn
      1/3         cards in a project, and how many it needs
      (campo)     in the market: put there in this turn

draw-own-board = The board, the buildings on it at the start and the worth of the tokens are our own reconstruction, not the printed ones.

## The page

venezia-space = Space { $number }
venezia-stone = stone hex
    .about = It is paved and free of swamp from the start. Any building can go here.
venezia-empty = drained hex
    .about = The swamp is gone, and nothing stands here yet. Any building can go here.
venezia-track = The track
venezia-lies-along = A gondola here lies along { $quarters }. If its player takes part in a building there, that brings a treasure.
venezia-lies-along-none = A gondola here lies along no quarter.
venezia-of-the-track = of 60
venezia-in-hand = { $number } in hand
venezia-known = taken openly: { $card }
venezia-needs =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
venezia-alone = alone
venezia-complete = complete
venezia-is-complete = Complete: { $what }.
venezia-cards-of = { $number } of { $all }
venezia-master = master builder
venezia-in-project = Cards in the project
venezia-left = Left to build
venezia-discards = Discards
venezia-projects = Projects and their master builders
venezia-my-hand = My hand, { $number } of { $most }
venezia-no-cards = No cards. You draw at the end of your turn.
venezia-market = Market
venezia-clears = a fourth clears it
venezia-pile = Pile
venezia-my-gold = My gold
venezia-no-tokens = No tokens. Swamps and treasures bring them.
venezia-price = { $gold } gold buy a space
venezia-picked = { $gold } chosen
venezia-buy =
    { $spaces ->
        [one] Buy { $spaces } space
       *[other] Buy { $spaces } spaces
    }
venezia-cheapest = The cheapest
venezia-this-turn = This turn
venezia-in-front = In front of you
venezia-to-build = To be built
venezia-phase-build = Build
venezia-phase-drain = Drain
venezia-phase-draw = Draw
venezia-step-build = build: { $kind }
venezia-the-house = the house
venezia-the-palazzo = the palazzo
venezia-the-campo = the campo
venezia-the-basilica = the basilica
venezia-the-bridge = the bridge
venezia-where = Where does { $what } go?
venezia-where-mine = All its points are yours. Partners get half.
venezia-where-alone = All its points are yours.
venezia-where-other = You choose the place; its points are not yours.
venezia-build-here = Build { $what } here?
venezia-worth =
    { $points ->
        [0] It is worth no points.
        [one] It is worth { $points } point.
       *[other] It is worth { $points } points.
    }
venezia-you-go = You go { $spaces }, to space { $space }.
venezia-goes = { $player } goes { $spaces }, to { $space }.
venezia-treasure-first = A treasure is drawn before the gondolas move.
venezia-drain-here =
    { $number ->
        [one] Drain this hex?
       *[other] Drain these { $number } hexes?
    }
venezia-drain-aside =
    { $number ->
        [one] You take its token, and only you see what it is worth.
       *[other] You take their tokens, and only you see what they are worth.
    }
venezia-drains-left =
    { $number ->
        [one] You may drain { $number } more.
       *[other] You may drain up to { $number }.
    }
venezia-ask-draw-one = Which card do you take?
venezia-draw-aside =
    { $number ->
        [0] You have no card in hand.
        [one] You have { $number } card in hand; choose it to put it in.
       *[other] You have { $number } cards in hand; choose the one to put in.
    }
venezia-to-take =
    { $number ->
        [one] { $number } more card.
       *[other] { $number } more cards.
    }
venezia-discard-aside = You may keep two kinds in front of you.
venezia-play-aside = Choose cards of your hand, or play none.
venezia-tokens-aside = Choose tokens, or let the cheapest be taken.
venezia-play-none = Play no card
venezia-play-enough = That is all
venezia-drain-enough = That is enough
venezia-do-play =
    { $number ->
        [one] Play { $number } card
       *[other] Play { $number } cards
    }
venezia-do-next = Build this next
venezia-do-at = Build here
venezia-do-drain =
    { $number ->
        [one] Drain 1 hex
       *[other] Drain { $number } hexes
    }
venezia-do-discard = Give it up
venezia-do-take = Take it
venezia-do-take-rest = Take it, { $number } from the pile
venezia-do-pile = Draw
venezia-do-offer = Put it there, draw 3
venezia-do-pay = Pay
venezia-do-cheapest = Pay with the cheapest
venezia-do-go-on = Go on
venezia-do-dont-stop = Do not ask about gold any more
venezia-do-stop-me = Ask me about gold again
venezia-do-now = Now
venezia-do-later = At the end
venezia-kind-hand = Card in your hand
venezia-kind-building = Building
venezia-houses-in = Houses in { $quarter }
venezia-open-in = Hexes without a building in { $quarter }
venezia-spaces-so-far = Spaces so far
venezia-tokens-left = Tokens left over
venezia-gain-you = You +{ $points }, to { $space }.
venezia-gain = { $player } +{ $points }, to { $space }.
venezia-gain-treasure = A treasure for { $players }.
venezia-gain-treasure-you = you
venezia-best-places = Where it would bring most, as it stands
venezia-at-this-place = At this place
venezia-door-next = to choose
venezia-door-hand = my hand
venezia-door-projects = projects
venezia-door-market = market
venezia-door-gold = my gold
venezia-drain-more = You may choose one more. Only you see what the tokens are worth.
venezia-do-done = Play no card
venezia-do-drain-nothing = Drain nothing
venezia-ask-done = Play no card this turn?
venezia-ask-done-aside = Then you drain swamps.
venezia-ask-drain-nothing = Drain nothing this turn?
venezia-ask-drain-nothing-aside = You could drain up to 2 hexes and take their tokens.
venezia-end = End: space { $space } (first gondola: { $first }) or a kind built out ({ $left })
venezia-end-short = End: space { $space } (first: { $first }) or { $left }
venezia-end-left = { $kind }: { $number } left
venezia-end-last = The game has ended: gold counts for the last time
venezia-takes-you =
    { $spaces ->
        [one] { $player }’s turn takes you { $spaces } space on, to { $space }.
       *[other] { $player }’s turn takes you { $spaces } spaces on, to { $space }.
    }
guide-others = Now the others have their turn. What they change gets a light ring, and the log tells it again.
guide-play = Cards with a red line can be played. A card begins a project or joins one; whoever has most cards in it is master builder. You may also wait and play none.
guide-order = Several buildings are complete. Choose which one is built first.
guide-place = Marked places take this building, and the tags say how many points it brings there. If your gondola lies along that quarter, you take a treasure as well.
guide-discard = Only two kinds of cards may stay in front of you. Choose one to give up.
guide-drain = Tokens with a red line can be drained, up to two in a turn. That makes room for buildings, and the gold under it is yours.
guide-draw = Take one card, from the market or from the pile. Or put a card of yours into the market and take three.
guide-take = Take open cards from the market as long as they suit you. The rest comes from the pile.
guide-pause = Five gold move your gondola one space. You can wait: your gold keeps until the end.
guide-last = The game is over, and gold counts for the last time. Five gold are one space.
