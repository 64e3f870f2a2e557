# Murano in English. The same messages, attributes and variables stand in all four languages.
# A name is lower case where it stands inside a sentence; `.about` says what the thing does.

game-name = Murano
game-about = You trade on the glass islands of the Venetian lagoon: eight shared ships decide what can be done, and what you build stays for all. Characters, brought ashore by your gondoliers, make most of the points in the end.

## The spaces of the ring

take-gold = Take 2 gold
    .about = You take 2 gold.
buy-factory = Buy a factory
    .about = You pay 1 gold and take a factory, to be built later.
buy-shop = Buy a shop
    .about = 2 gold for the top shop of the pile, or 4 gold to look through the pile and choose. Others do not see which shop it is until you build it.
buy-palace = Buy a palace
    .about = 2 gold for the top palace of the pile, or 4 gold to look through the pile and choose. Others do not see which palace it is until you build it.
buy-special = Buy a special building
    .about = You pay 2 gold and take a special building, to be built later. Once built, it brings you a special card.
recruit = Recruit a character
    .about = You draw 3 characters and keep one, or none. It costs 1 gold, and 1 more for each character you have.
place-gondolier = Place a gondolier
    .about = 2 gold for a free dock of your own colour, 5 gold for a free dock of any other. The gondolier stays there to the end.
build = Build
    .about = You lay 1 to 3 tiles: streets from the pile, for nothing, and buildings you hold, each beside a laid street.
income = Income
    .about = You choose one island. For each colour in which you have a shop there, you take 1 gold for each customer of that colour.
production = Production
    .about = Each factory you use costs 2 VP and gives 1 glass from the bag. Then you may sell 1, 2 or 3 glass of one colour for 5, 12 or 20 gold.
hire-or-dismiss = Hire or dismiss
    .about = You hire a gondolier from the supply for 3 gold, or dismiss one from your hand and take 3 gold.

## Tiles

street = street
    .about = Costs nothing and gives no VP. Buildings stand beside streets, and its customers bring income.
    .end = no streets left
factory = factory
    .about = 1 VP when built, and it is yours. In a production it makes 1 glass and costs you 2 VP.
    .end = no factories left
shop = shop
    .about = 2 VP when built, and it is yours. With “Income” it earns 1 gold for each customer of its colour on its island.
    .end = no shops left
palace = palace
    .about = 3 VP when built; it belongs to nobody. It shows 1 to 3 crests, which some characters count.
    .end = no palaces left
special = special building
    .about = No VP when built; it belongs to nobody. Whoever builds it draws 3 special cards and keeps one.
    .end = no special buildings left

street-empty = street without customers
    .about = Opens the building spaces beside it. It brings no customers.
street-red = street with a red customer
    .about = Brings 1 red customer to its island.
street-blue = street with a blue customer
    .about = Brings 1 blue customer to its island.
street-grey = street with a grey customer
    .about = Brings 1 grey customer to its island.
street-red-red = street with two red customers
    .about = Brings 2 red customers to its island.
street-blue-blue = street with two blue customers
    .about = Brings 2 blue customers to its island.
street-grey-grey = street with two grey customers
    .about = Brings 2 grey customers to its island.
street-red-blue = street with a red and a blue customer
    .about = Brings 1 red and 1 blue customer to its island.
street-red-grey = street with a red and a grey customer
    .about = Brings 1 red and 1 grey customer to its island.
street-blue-grey = street with a blue and a grey customer
    .about = Brings 1 blue and 1 grey customer to its island.
street-red-blue-grey = street with a red, a blue and a grey customer
    .about = Brings 1 customer of each colour to its island.

shop-red = red shop
    .about = 2 VP when built. It sells to the red customers of its island.
shop-blue = blue shop
    .about = 2 VP when built. It sells to the blue customers of its island.
shop-grey = grey shop
    .about = 2 VP when built. It sells to the grey customers of its island.

palace-1 = palace with 1 crest
    .about = 3 VP when built. It adds 1 crest to its island.
palace-2 = palace with 2 crests
    .about = 3 VP when built. It adds 2 crests to its island.
palace-3 = palace with 3 crests
    .about = 3 VP when built. It adds 3 crests to its island.

## Characters: “the island” is the one they are scored on

character-1 = 1 · The window-shopper
    .about = 2 VP for each shop on the island, whoever owns it.
character-2 = 2 · The palace guest
    .about = 2 VP for each palace on the island.
character-3 = 3 · The architect
    .about = 3 VP for each special building on the island.
character-4 = 4 · The furnace master
    .about = 2 VP for each factory on the island, whoever owns it.
character-5 = 5 · The glass baroness
    .about = 12 VP if you own at least 1 factory on the island and nobody else owns one there.
character-6 = 6 · The trader without rivals
    .about = 12 VP if you own at least 1 shop on the island and nobody else owns one there.
character-7 = 7 · The banker in blue
    .about = Gold into VP, once: 2 gold for 1 VP, 4 for 3, 6 for 6, 7 for 8 or 8 for 12. The island needs at least 2 blue customers, 1 grey customer, 1 palace and 1 special building.
character-8 = 8 · The banker in red
    .about = Gold into VP, once: 2 gold for 1 VP, 4 for 3, 6 for 6, 7 for 8 or 8 for 12. The island needs at least 2 red customers, 1 grey customer, 1 palace and 1 special building.
character-9 = 9 · The lover of quiet
    .about = 10 VP if there are no more than 3 red and blue customers together on the island; none at all will do.
character-10 = 10 · The collector
    .about = 12 VP if the island has a factory, a shop, a palace, a special building and a customer of each colour.
character-11 = 11 · The town crier
    .about = For all customers on the island together: 1 VP for 1 or 2, 3 VP for 3 or 4, 5 VP for 5 or 6, 8 VP for 7 or 8, 12 VP for 9 or more.
character-12 = 12 · The host in red
    .about = For the red customers on the island: 1 VP for 1 or 2, 4 VP for 3, 6 VP for 4, 9 VP for 5, 12 VP for 6 or more.
character-13 = 13 · The host in blue
    .about = For the blue customers on the island: 1 VP for 1 or 2, 4 VP for 3, 6 VP for 4, 9 VP for 5, 12 VP for 6 or more.
character-14 = 14 · The host in grey
    .about = For the grey customers on the island: 1 VP for 1 or 2, 4 VP for 3, 6 VP for 4, 9 VP for 5, 12 VP for 6 or more.
character-15 = 15 · The herald
    .about = 1 VP for each crest on the island.
character-16 = 16 · The proud owner
    .about = 2 VP for each factory or shop you own on the island, 1 VP for each that another player owns.
character-17 = 17 · The good neighbour
    .about = 1 VP for each factory or shop you own on the island, 2 VP for each that another player owns.
character-18 = 18 · The surveyor in red
    .about = 12 VP if the island has as many special buildings as red customers, at least 1 of each.
character-19 = 19 · The surveyor in blue
    .about = 12 VP if the island has as many special buildings as blue customers, at least 1 of each.
character-20 = 20 · The surveyor in grey
    .about = 12 VP if the island has as many special buildings as grey customers, at least 1 of each.
character-21 = 21 · The town planner
    .about = 16 VP if factories, shops and palaces on the island are equal in number, at least 1 of each.
character-22 = 22 · The purveyor to the court
    .about = 12 VP if the island has as many shops as crests, at least 1 of each.
character-23 = 23 · The court glassblower
    .about = 12 VP if the island has as many factories as crests, at least 1 of each.
character-24 = 24 · The arbiter
    .about = 12 VP if you own as many factories and shops on the island as all your opponents together. None on either side counts as equal, unless an option says otherwise.
character-25 = 25 · The last of the line
    .about = 12 VP if there is exactly 1 crest on the island.
character-26 = 26 · The landlord of S. Teresa e S. Mattia
    .about = 10 VP if you own at least 3 factories and shops on S. Teresa e S. Mattia. Scored only there.
character-27 = 27 · The landlord of Sacca Mattia
    .about = 10 VP if you own at least 3 factories and shops on Sacca Mattia. Scored only there.
character-28 = 28 · The landlord of S. Chiara e S. Stefano
    .about = 10 VP if you own at least 3 factories and shops on S. Chiara e S. Stefano. Scored only there.
character-29 = 29 · The ferryman of San Donato
    .about = 10 VP if at least 2 of your gondoliers stand at San Donato, the one for this card included. Scored only there.
character-30 = 30 · The ferryman of Sacca Serenella
    .about = 10 VP if at least 2 of your gondoliers stand at Sacca Serenella, the one for this card included. Scored only there.
character-31 = 31 · The ferryman of S. Pietro Martire
    .about = 10 VP if at least 2 of your gondoliers stand at S. Pietro Martire, the one for this card included. Scored only there.
character-32 = 32 · The patron of blue glass, Sacca Mattia
    .about = 7 VP for each blue glass you hand in, 3 at most. Scored only on Sacca Mattia.
character-33 = 33 · The patron of blue glass, S. Teresa e S. Mattia
    .about = 7 VP for each blue glass you hand in, 3 at most. Scored only on S. Teresa e S. Mattia.
character-34 = 34 · The patron of red glass, San Donato
    .about = 7 VP for each red glass you hand in, 3 at most. Scored only on San Donato.
character-35 = 35 · The patron of red glass, S. Chiara e S. Stefano
    .about = 7 VP for each red glass you hand in, 3 at most. Scored only on S. Chiara e S. Stefano.
character-36 = 36 · The patron of green glass, S. Pietro Martire
    .about = 7 VP for each green glass you hand in, 3 at most. Scored only on S. Pietro Martire.
character-37 = 37 · The patron of green glass, Sacca Serenella
    .about = 7 VP for each green glass you hand in, 3 at most. Scored only on Sacca Serenella.
character-38 = 38 · The steward of the red shops
    .about = 4 VP for each red shop on the island, whoever owns it.
character-39 = 39 · The steward of the blue shops
    .about = 4 VP for each blue shop on the island, whoever owns it.
character-40 = 40 · The steward of the grey shops
    .about = 4 VP for each grey shop on the island, whoever owns it.

## Special cards

bank = Bank
    .about = “Take 2 gold” brings you 2 gold more.
inn = Inn
    .about = A character costs you 2 gold less, but never less than 0.
harbour-pub = Harbour Pub
    .about = 1 VP for each gondolier you place.
crane-a = Crane (palaces, special buildings)
    .about = 1 VP more for each palace or special building you build.
crane-b = Crane (shops, factories)
    .about = 1 VP more for each shop or factory you build.
harbour = Harbour
    .about = A gondolier costs you 1 gold on a dock of your own colour, 3 gold on any other.
guild-hall = Guild Hall
    .about = 1 VP after a production in which you made at least 1 glass. Selling alone brings nothing.
hostel = Hostel
    .about = You choose from 5 characters instead of 3.
basilica = Basilica
    .about = 5 VP at once, when you take the card.
studio-red-green = Studio (red–green)
    .about = Your red and green glass stand for each other, in any number: when you sell, and when your characters are scored.
studio-blue-green = Studio (blue–green)
    .about = Your blue and green glass stand for each other, in any number: when you sell, and when your characters are scored.
studio-red-blue = Studio (red–blue)
    .about = Your red and blue glass stand for each other, in any number: when you sell, and when your characters are scored.
trading-post = Trading Post
    .about = When you produce, you may draw 1 glass more. If you do, 1 glass of yours goes back into the bag at the end of the turn, so one has to stay unsold.
council-hall = Council Hall
    .about = Dismissing a gondolier brings you 5 gold, hiring one costs you 1.
lighthouse = Lighthouse
    .about = You may sail the red ship onto the first occupied space ahead of it and do that action. It is the last move of your turn, and it overtakes nobody.

## Islands

sacca-mattia = Sacca Mattia
    .about = A compact block with much room for buildings and few streets.
s-teresa-e-s-mattia = S. Teresa e S. Mattia
    .about = A web of lanes: no island has room for more streets, so many customers may come.
s-chiara-e-s-stefano = S. Chiara e S. Stefano
    .about = One long quay with about as many streets as buildings.
san-donato = San Donato
    .about = A crescent round a bay, with more streets than buildings.
sacca-serenella = Sacca Serenella
    .about = A stair of lanes of middling size; it is built on only with 4 players.
s-pietro-martire = S. Pietro Martire
    .about = The smallest island: soon full, with few customers.
s-giacomo-e-s-maffio = S. Giacomo e S. Maffio
    .about = Nobody builds here: it keeps the piles of tiles.

## Colours, glass, docks

red = red
green = green
blue = blue
grey = grey
white = white
brown = brown
orange = orange

glass-red = red glass
    .about = Sells for 5, 12 or 20 gold, 1, 2 or 3 of one colour at a time. Some characters give 7 VP for each.
glass-green = green glass
    .about = Sells for 5, 12 or 20 gold, 1, 2 or 3 of one colour at a time. Some characters give 7 VP for each.
glass-blue = blue glass
    .about = Sells for 5, 12 or 20 gold, 1, 2 or 3 of one colour at a time. Some characters give 7 VP for each.

dock-white = the white dock
dock-brown = the brown dock
dock-orange = the orange dock
dock-grey = the grey dock

stall = standstill
    .end = no tile left its pile any more

## Questions

question-first = The first player is drawn.
question-anchor-red = The place of the red ship is drawn.
question-box = A palace goes back into the box, unseen.
question-draw-tile = The top tile of the pile is drawn.
question-draw-characters = Characters are drawn.
question-draw-street = A street is drawn.
question-draw-cards = Special cards are drawn.
question-draw-glass = Glass is drawn from the bag.
question-look = The pile is looked through.
question-show = The characters are shown.
question-turn = Do you act, or do you pass?
question-ship = Which ship sails?
question-sail = Where does the ship stop?
question-buy = Do you take the top tile, or look through the pile?
question-take = Which tile do you take?
question-character = Which character do you keep?
question-dock = Which dock does your gondolier take?
question-hire = Do you hire a gondolier, or dismiss one?
question-build = What do you build?
question-cell = Where does the tile go?
question-card = Which special card do you keep?
question-income = Which island brings you income?
question-produce = How many factories do you use?
question-extra = Do you draw one glass more?
question-sell = Which glass do you sell?
question-return = Which glass goes back into the bag?
question-bought = Do you build what you have just bought?
question-score = Which character do you score?
question-visit = On which island do you score it?
question-pay = How much gold do you pay?
question-give = Which glass do you hand in?
question-over = The game is over.

## Actions

landmark = “{ $what }”
landmark-after = “{ $what }” (after “{ $before }”)
action-act = Act
action-pass = Pass and take 1 gold
action-do = Do the action of this space
action-ship = The black ship on space { $what }
    .drawn = The black ship on { $what }
action-red-ship = The red ship
action-sail = Sail to space { $what }
    .drawn = Sail to { $what }
action-top = Take the top tile for 2 gold
action-search = Look through the pile for 4 gold
action-take = Take a { $what }
action-build = Build a { $what }
action-at = { $what }, space { $place }
    .drawn = On { $what }
action-keep = Keep { $what }
action-decline = Keep none
action-dock = { $what }, the { $place } dock
action-hire = Hire a gondolier
action-dismiss = Dismiss a gondolier
action-income = Income on { $what }
action-produce = Factories used: { $what }
action-extra = Draw one glass more
action-no-extra = Draw no more glass
action-sell = Sell { $what } glass
action-return = Give back { $what } glass
action-score = Score { $what }
action-visit = On { $what }
action-pay = Pay { $what } gold
action-give = Hand in { $what } glass
action-done = That is all
action-first = First turn: seat { $what }
action-anchor-red = Red ship: space { $what }
action-box = Into the box: { $what }
action-left = In the pile: { $place } × { $what }
action-show = Shown: { $what }
action-draw = Drawn: { $what }

## Events

event-first = The first turn went to { $seat }.
    .you = You had the first turn.
event-anchor-red = The red ship was put on space { $space }.
    .drawn = The red ship took its place.
event-passed = { $seat } passed and took { $gold } gold.
    .you = You passed and took { $gold } gold.
event-sailed =
    { $cost ->
        [0] { $seat } sailed a black ship from space { $from } to space { $to } ({ $deed }).
       *[other] { $seat } paid { $cost } gold and sailed a black ship from space { $from } to space { $to } ({ $deed }).
    }
    .you =
        { $cost ->
            [0] You sailed a black ship from space { $from } to space { $to } ({ $deed }).
           *[other] You paid { $cost } gold and sailed a black ship from space { $from } to space { $to } ({ $deed }).
        }
    .drawn =
        { $cost ->
            [0] { $seat } sailed a black ship to “{ $deed }”.
           *[other] { $seat } paid { $cost } gold and sailed a black ship to “{ $deed }”.
        }
    .drawn-you =
        { $cost ->
            [0] You sailed a black ship to “{ $deed }”.
           *[other] You paid { $cost } gold and sailed a black ship to “{ $deed }”.
        }
event-sailed-red =
    { $cost ->
        [0] { $seat } sailed the red ship from space { $from } to space { $to } ({ $deed }).
       *[other] { $seat } paid { $cost } gold and sailed the red ship from space { $from } to space { $to } ({ $deed }).
    }
    .you =
        { $cost ->
            [0] You sailed the red ship from space { $from } to space { $to } ({ $deed }).
           *[other] You paid { $cost } gold and sailed the red ship from space { $from } to space { $to } ({ $deed }).
        }
    .drawn =
        { $cost ->
            [0] { $seat } sailed the red ship to “{ $deed }”.
           *[other] { $seat } paid { $cost } gold and sailed the red ship to “{ $deed }”.
        }
    .drawn-you =
        { $cost ->
            [0] You sailed the red ship to “{ $deed }”.
           *[other] You paid { $cost } gold and sailed the red ship to “{ $deed }”.
        }
event-took-gold = { $seat } took { $gold } gold.
    .you = You took { $gold } gold.
event-bought = { $seat } bought a { $kind } for { $gold } gold.
    .you = You bought a { $kind } for { $gold } gold.
event-bought-seen = { $seat } bought a { $tile } for { $gold } gold.
    .you = You bought a { $tile } for { $gold } gold.
event-searches = { $seat } paid { $gold } gold and looked through the { $kind } pile.
    .you = You paid { $gold } gold and looked through the { $kind } pile.
event-found = { $seat } found in the pile: { $number } × { $tile }.
    .you = You found in the pile: { $number } × { $tile }.
event-chose = { $seat } chose a { $kind } from the pile.
    .you = You chose a { $kind } from the pile.
event-chose-seen = { $seat } chose a { $tile } from the pile.
    .you = You chose a { $tile } from the pile.
event-drew-character = { $seat } drew a character.
    .you = You drew a character.
event-drew-character-seen = { $seat } drew “{ $character }”.
    .you = You drew “{ $character }”.
event-declined = { $seat } kept none of the characters and paid nothing.
    .you = You kept none of the characters and paid nothing.
event-recruited =
    { $gold ->
        [0] { $seat } recruited a character for nothing.
       *[other] { $seat } recruited a character for { $gold } gold.
    }
    .you =
        { $gold ->
            [0] You recruited a character for nothing.
           *[other] You recruited a character for { $gold } gold.
        }
event-recruited-seen =
    { $gold ->
        [0] { $seat } recruited “{ $character }” for nothing.
       *[other] { $seat } recruited “{ $character }” for { $gold } gold.
    }
    .you =
        { $gold ->
            [0] You recruited “{ $character }” for nothing.
           *[other] You recruited “{ $character }” for { $gold } gold.
        }
event-placed-gondolier = { $seat } placed a gondolier on { $colour } of { $island } for { $gold } gold.
    .you = You placed a gondolier on { $colour } of { $island } for { $gold } gold.
event-harbour-pub = { $seat } scored { $points } VP with the Harbour Pub.
    .you = You scored { $points } VP with the Harbour Pub.
event-hired = { $seat } hired a gondolier for { $gold } gold.
    .you = You hired a gondolier for { $gold } gold.
event-dismissed = { $seat } dismissed a gondolier and took { $gold } gold.
    .you = You dismissed a gondolier and took { $gold } gold.
event-drew-street = { $seat } drew a { $tile }.
    .you = You drew a { $tile }.
event-built-street = { $seat } laid a { $tile } on { $island }, space { $cell }.
    .you = You laid a { $tile } on { $island }, space { $cell }.
    .drawn = { $seat } laid a { $tile } on { $island }.
    .drawn-you = You laid a { $tile } on { $island }.
event-built =
    { $points ->
        [0] { $seat } built a { $tile } on { $island }, space { $cell }.
       *[other] { $seat } built a { $tile } on { $island }, space { $cell }, and scored { $points } VP.
    }
    .you =
        { $points ->
            [0] You built a { $tile } on { $island }, space { $cell }.
           *[other] You built a { $tile } on { $island }, space { $cell }, and scored { $points } VP.
        }
    .drawn =
        { $points ->
            [0] { $seat } built a { $tile } on { $island }.
           *[other] { $seat } built a { $tile } on { $island } and scored { $points } VP.
        }
    .drawn-you =
        { $points ->
            [0] You built a { $tile } on { $island }.
           *[other] You built a { $tile } on { $island } and scored { $points } VP.
        }
event-drew-card = { $seat } drew a special card.
    .you = You drew a special card.
event-drew-card-seen = { $seat } drew “{ $card }”.
    .you = You drew “{ $card }”.
event-kept-card = { $seat } kept the special card “{ $card }”.
    .you = You kept the special card “{ $card }”.
event-basilica = { $seat } scored { $points } VP for the Basilica.
    .you = You scored { $points } VP for the Basilica.
event-income = { $seat } took { $gold } gold as income on { $island }.
    .you = You took { $gold } gold as income on { $island }.
event-produced =
    { $factories ->
        [one] { $seat } produced with { $factories } factory and lost { $points } VP.
       *[other] { $seat } produced with { $factories } factories and lost { $points } VP.
    }
    .you =
        { $factories ->
            [one] You produced with { $factories } factory and lost { $points } VP.
           *[other] You produced with { $factories } factories and lost { $points } VP.
        }
event-took-extra = { $seat } used the Trading Post to draw one glass more.
    .you = You used the Trading Post to draw one glass more.
event-drew-glass = { $seat } drew { $glass } from the bag.
    .you = You drew { $glass } from the bag.
event-guild-hall = { $seat } scored { $points } VP with the Guild Hall.
    .you = You scored { $points } VP with the Guild Hall.
event-sold =
    { $red ->
        [0] { $green ->
            [0] { $seat } sold glass for { $gold } gold: { $blue } blue.
           *[other] { $blue ->
                [0] { $seat } sold glass for { $gold } gold: { $green } green.
               *[other] { $seat } sold glass for { $gold } gold: { $green } green and { $blue } blue.
            }
        }
       *[other] { $green ->
            [0] { $blue ->
                [0] { $seat } sold glass for { $gold } gold: { $red } red.
               *[other] { $seat } sold glass for { $gold } gold: { $red } red and { $blue } blue.
            }
           *[other] { $blue ->
                [0] { $seat } sold glass for { $gold } gold: { $red } red and { $green } green.
               *[other] { $seat } sold glass for { $gold } gold: { $red } red, { $green } green and { $blue } blue.
            }
        }
    }
    .you =
        { $red ->
            [0] { $green ->
                [0] You sold glass for { $gold } gold: { $blue } blue.
               *[other] { $blue ->
                    [0] You sold glass for { $gold } gold: { $green } green.
                   *[other] You sold glass for { $gold } gold: { $green } green and { $blue } blue.
                }
            }
           *[other] { $green ->
                [0] { $blue ->
                    [0] You sold glass for { $gold } gold: { $red } red.
                   *[other] You sold glass for { $gold } gold: { $red } red and { $blue } blue.
                }
               *[other] { $blue ->
                    [0] You sold glass for { $gold } gold: { $red } red and { $green } green.
                   *[other] You sold glass for { $gold } gold: { $red } red, { $green } green and { $blue } blue.
                }
            }
        }
event-returned-glass = { $seat } put { $glass } back into the bag.
    .you = You put { $glass } back into the bag.
event-pile-empty = The last { $kind } left its pile.
event-last-turns = { $seat } emptied a second pile: this turn is their last, and everyone else has one more.
    .you = You emptied a second pile: this turn is your last, and everyone else has one more.
event-stalled =
    { $rounds ->
        [one] No tile left a pile for a whole round: the game ends with the current round.
       *[other] No tile left a pile for { $rounds } rounds: the game ends with the current round.
    }
event-scoring = The final scoring began.
event-scored = { $seat } scored “{ $character }” on { $island } for { $points } VP.
    .you = You scored “{ $character }” on { $island } for { $points } VP.
event-leftover =
    { $number ->
        [one] { $seat } scored { $number } VP for { $number } gondolier without a character.
       *[other] { $seat } scored { $number } VP for { $number } gondoliers without a character.
    }
    .you =
        { $number ->
            [one] You scored { $number } VP for { $number } gondolier without a character.
           *[other] You scored { $number } VP for { $number } gondoliers without a character.
        }
event-showed = { $seat } showed “{ $character }”.
    .you = You showed “{ $character }”.
event-final = { $seat } finished with { $points } VP and { $gold } gold.
    .you = You finished with { $points } VP and { $gold } gold.

## Why something is not legal

why-legal = You may do this now.
why-over = The game is over.
why-draw = Chance decides this, not a player.
why-draw-first = Something has to be drawn first.
why-not-your-turn = It is for { $seat } to decide now.
why-other-question = Something else is asked now: “{ $question }”
why-too-little-gold =
    { $gold ->
        [0] This takes { $price } gold, and there is none to spend.
       *[other] This takes { $price } gold, and there is only { $gold } to spend.
    }
why-nothing-to-do = No action within reach can be carried out in full now: only a pass is left.
why-pile-empty = The { $kind } pile is empty.
why-no-gondolier-in-hand = You have no gondolier in hand.
why-no-dock = There is no free dock.
why-no-characters = The pile of characters is empty.
why-nothing-to-build = You can lay no street now, and you hold no building that has a free space beside a street.
why-no-income = None of your shops has a customer of its colour on its island.
why-nothing-to-produce = You have no glass to sell, and you can use no factory now.
why-nobody-to-hire = You have no gondolier in hand to dismiss, and none in the supply to hire.
why-passing = You have passed: no action follows.
why-no-move-yet = A ship has to move first.
why-no-ship = There is no black ship on space { $space }.
    .drawn = There is no black ship on this space.
why-lighthouse-last = The red ship has joined another ship: that was the last move of this turn.
why-moved-already = This ship has moved already. A ship moves only once a turn.
why-ship-blocked = Another ship lies right ahead of this one.
why-move-too-dear = The next ship move costs { $price } gold, and you do not have that much.
why-leads-nowhere = Wherever this ship goes, no action could be done with the gold that is left.
why-space-taken = There is a ship on space { $space }.
    .drawn = There is a ship on this space.
why-ship-in-the-way = Another ship lies between this one and space { $space }.
    .drawn = Another ship lies between this one and that space.
why-not-in-pile = There is no { $tile } in this pile.
why-not-drawn = “{ $card }” is not among the cards you drew.
why-island-not-in-play = { $island } is built on only with 4 players.
why-dock-taken = There is a gondolier on this dock already.
why-no-gondolier-in-supply = You have no gondolier in the supply.
why-build-something = At least one tile has to be built.
why-no-street-room = There is no free street space.
why-not-held = You hold no { $tile }.
why-no-site = No free building space lies beside a street.
why-only-bought = Only the tile you have just bought may be placed now.
why-not-a-street-space = Streets go on street spaces, and this is a building space.
why-not-a-building-space = Buildings go on building spaces, and this is a street space.
why-cell-taken = There is a tile on this space already.
why-no-street-beside = No street lies beside this space.
why-no-shop-there = You have no shop on { $island }.
why-no-customers = Your shops on { $island } have no customers of their colours there.
why-nothing-to-sell = Without a factory there must be a sale, and you have no glass.
why-too-few-factories =
    { $number ->
        [0] You have built no factory.
        [one] You have built only { $number } factory.
       *[other] You have built only { $number } factories.
    }
why-too-few-points =
    { $points ->
        [0] This costs { $price } VP, and you have none.
       *[other] This costs { $price } VP, and you have only { $points }.
    }
why-too-little-in-bag =
    { $number ->
        [0] The bag is empty.
       *[other] There is only { $number } glass in the bag.
    }
why-no-such-glass = You have no { $glass } left.
why-sell-something = You used no factory, so at least one glass has to be sold.
why-keep-one = One glass has to stay unsold: the Trading Post takes one back.
why-one-colour = Only glass of one colour is sold in one turn.
why-not-your-character = You do not have “{ $character }”.
why-scored-already = “{ $character }” has been scored already.
why-scores-nowhere = “{ $character }” scores nothing on any island where you have a free gondolier.
why-no-gondolier-there = You have no free gondolier at { $island }.
why-only-at-home = This character is scored only on { $island }.
why-scores-nothing-there = This character scores nothing on { $island }.
why-give-something = At least one glass has to be handed in.
why-wrong-glass = “{ $character }” takes glass of another colour.
why-studio-too-late = You won the Studio in your last turn, so in this game it does not count in the scoring.

## Lines of the account

item-start = At the start
item-factories = Factories built
item-shops = Shops built
item-palaces = Palaces built
item-cranes = Cranes
item-harbour-pub = Harbour Pub
item-guild-hall = Guild Hall
item-basilica = Basilica
item-production = Production of glass
item-character = “{ $character }” on { $island }, from { $colour }{ $gold ->
        [0] {""}
       *[other] , for { $gold } gold
    }{ $red ->
        [0] {""}
       *[other] , for { $red } red glass
    }{ $green ->
        [0] {""}
       *[other] , for { $green } green glass
    }{ $blue ->
        [0] {""}
       *[other] , for { $blue } blue glass
    }
item-leftover =
    { $number ->
        [one] { $number } gondolier without a character
       *[other] { $number } gondoliers without a character
    }

## What a position is worth: the parts that bots give as reasons

term-characters = characters with a gondolier
term-gondoliers = gondoliers to place
term-gold = gold
term-tiles = buildings to be built
term-earnings = earnings from shops and factories
term-glass = glass
term-cards = special cards
term-tempo = turns to come

## Options

option-leftover-gondoliers = Leftover gondoliers
    .about = Which gondoliers without a character bring 1 VP each in the end.
option-leftover-gondoliers-board = only those on docks
option-leftover-gondoliers-all = those in hand, too
option-empty-equal = Nothing equals nothing
    .about = Does character 24 score on an island where nobody owns anything?
option-empty-equal-yes = yes
option-empty-equal-no = no
option-stall-rounds = Standstill
    .about = After how many rounds without a tile leaving its pile the game ends.
option-stall-rounds-0 = never
option-stall-rounds-value =
    { $n ->
        [0] never
        [one] after { $n } round
       *[other] after { $n } rounds
    }
option-scoring = Final scoring
    .about = Who assigns the characters to islands and gondoliers.
option-scoring-best = the best assignment, by itself
option-scoring-hand = each player, by hand
option-last-studio = Studio won in the last turn
    .about = Does a Studio that you win in your last turn count when your characters are scored?
option-last-studio-counts = counts
option-last-studio-not = does not count

### The drawing

# The spaces of the ring: at most two lines of ten letters.

draw-take-gold = Take gold
draw-buy-factory = Buy factory
draw-buy-shop = Buy shop
draw-buy-palace = Buy palace
draw-buy-special = Buy special
draw-recruit = Recruit
draw-place-gondolier = Place gondolier
draw-build = Build
draw-income = Income
draw-production = Production
draw-hire-or-dismiss = Hire or dismiss

# Letters on the islands: buildings, customers and shops, glass.

draw-mark-factory = F
draw-mark-shop = S
draw-mark-palace = P
draw-red = r
draw-blue = b
draw-grey = g
draw-glass-red = R
draw-glass-green = G
draw-glass-blue = B
draw-customers = customers

# Inside the ring.

draw-turn = Turn { NUMBER($turn, useGrouping: 0) }: { $player }
draw-last-turns = Turn { NUMBER($turn, useGrouping: 0) }, the last round: { $player }
draw-over = The game is over
draw-pile-street =
    { $number ->
        [one] { $number } street
       *[other] { $number } streets
    }
draw-pile-factory =
    { $number ->
        [one] { $number } factory
       *[other] { $number } factories
    }
draw-pile-shop =
    { $number ->
        [one] { $number } shop
       *[other] { $number } shops
    }
draw-pile-palace =
    { $number ->
        [one] { $number } palace
       *[other] { $number } palaces
    }
draw-pile-special =
    { $number ->
        [one] { $number } special building
       *[other] { $number } special buildings
    }
draw-pile-characters =
    { $number ->
        [one] { $number } character
       *[other] { $number } characters
    }
draw-pile-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
draw-bag = Glass in the bag:
draw-head-gold = Gold
draw-head-points = VP
draw-head-gondoliers = Gond.
draw-head-glass = Glass
draw-head-tiles = Tiles
draw-head-characters = Ch.

# Cards and hand.

draw-not-yet = { $card } (from the next turn)
draw-nothing = none
draw-my-characters = Your characters:
draw-my-tiles = Your tiles:
draw-drawn = You are looking at:
draw-searching = In the pile:
draw-left-shops = Shops you left in the pile:
draw-left-palaces = Palaces you left in the pile:
draw-put-back = Cards you know to lie under their pile:
draw-customers-left = Customers on the streets still in the pile:

draw-legend =
    How to read the board
      ●  ◆        a black ship, the red ship; ●' has moved this turn, (●) sets out
      ◄  ►        the way ships sail: from each space to the next number
      ○ ◇ △ □     the players: white, brown, orange, grey
      ·  [ ]      a free street space, a free building space
      b2          the space in column b, row 2
      ═══  rb═    a street; a street with a red and a blue customer (g: grey)
      { draw-mark-factory }○  { draw-mark-shop }r○     a factory and a red shop, both owned by ○
      { draw-mark-palace }2  ★       a palace with 2 crests, a special building; nobody owns them
      ○─·  ○─◇    a dock in the colour of ○: free, or with a gondolier of ◇
      5+2         gondoliers in hand and in the supply
      { draw-glass-red } { draw-glass-green } { draw-glass-blue }       glass: red, green, blue
      { draw-mark-factory } { draw-mark-shop } { draw-mark-palace } ★     not yet built: factories, shops, palaces, special buildings

draw-own-board = The board and the mix of tiles are our own reconstruction, not the printed ones.

# What items of the account are called together.

source-character = Characters
source-leftover = Gondoliers without a character

## What is counted for a character

part-shops = shops
part-factories = factories
part-palaces = palaces
part-specials = special buildings
part-crests = crests
part-red-shops = red shops
part-blue-shops = blue shops
part-grey-shops = grey shops
part-own-shops = your shops
part-others-shops = shops of others
part-own-factories = your factories
part-others-factories = factories of others
part-own-buildings = your buildings
part-others-buildings = buildings of others
part-customers = customers
part-red-customers = red customers
part-blue-customers = blue customers
part-grey-customers = grey customers
part-red-and-blue-customers = red and blue customers
part-own-gondoliers = your gondoliers
part-gold = your gold
part-glass-red = your red glass
part-glass-green = your green glass
part-glass-blue = your blue glass

## The page

murano-space = Space { $number }
murano-black-ship = black ship
murano-red-ship = red ship
murano-free = free
murano-supply = { $player }, in the supply: { $number }
murano-kind-space = space of the ring
murano-kind-ship = ship
murano-kind-tile = tile
murano-kind-island = island
murano-kind-pile = pile
murano-kind-character = character
murano-kind-card = special card
murano-kind-glass = glass
murano-kind-supply = gondoliers in the supply
murano-ship-about = Ships belong to everybody. Yours is the action of the space where the last one you move comes to rest. The first move of a turn is free, each further ship costs more.
murano-street-space = street space
murano-street-space-about = Only streets are laid here. A street costs nothing.
murano-building-space = building space
murano-building-space-about = A building goes here once a street lies beside it.
murano-owner = Owner
murano-gondolier-of = Gondolier
murano-points-so-far = Points so far
murano-my-tiles = My tiles
murano-my-characters = My characters, only you see them
murano-my-characters-shown = My characters
murano-in-hand = In hand
murano-placing = To be placed
murano-in-the-pile = In the pile
murano-no-tiles = None. Buy some on the ring.
murano-no-characters = None. Recruit one on the ring.
murano-ready = { $number } ready
murano-gondoliers = { $out } out, { $hand } in hand
murano-characters = Characters
murano-now = now { $points } VP, { $island }
murano-now-nothing = nothing so far
murano-now-unserved = { $points } VP on { $island }, no gondolier there
murano-would-bring = now { $points } VP on { $island }
murano-lacks = { $island }, { $part }
murano-special-cards = Special cards
murano-door-tiles = tiles
murano-door-purse = gold, glass
murano-door-looking = to choose
murano-short-factory = factory
murano-short-special = special
murano-short-shop-red = red shop
murano-short-shop-blue = blue shop
murano-short-shop-grey = grey shop
murano-short-palace-1 = palace, 1
murano-short-palace-2 = palace, 2
murano-short-palace-3 = palace, 3
murano-ask-turn = Where do you sail?
murano-ask-turn-aside = Choose a space: the ship that reaches it sails. Or choose a ship first.
murano-ask-sail = Stop here: { $deed }?
murano-or-other-ship = Or choose another space, or move one more ship first.
murano-pays = You pay { $paid } gold and keep { $left }.
murano-costs = It costs { $gold } gold to sail there.
murano-ships-moved =
    { $number ->
        [one] 1 ship moved
       *[other] { $number } ships moved
    }
murano-tiles-left =
    { $number ->
        [one] You may lay 1 more tile.
       *[other] You may lay { $number } more tiles.
    }
murano-lay-street = Draw a street, { $number } left
murano-do-sail = Sail there, move one more
murano-sail-then = Sail, then { $deed }
murano-then-take-gold = take gold
murano-then-buy-factory = buy a factory
murano-then-buy-shop = buy a shop
murano-then-buy-palace = buy a palace
murano-then-buy-special = buy a special building
murano-then-recruit = recruit
murano-then-place-gondolier = place a gondolier
murano-then-build = build
murano-then-income = take income
murano-then-production = produce
murano-then-hire-or-dismiss = hire or dismiss
murano-do-at = Build here
murano-do-dock = Place it here
murano-do-keep = Keep this card
murano-do-take = Take this tile
murano-do-income = Take income here
murano-do-sell = Sell it
murano-do-return = Give it back
murano-do-give = Hand it in
murano-on-the-track = On the track
murano-during-the-game = points during the game
murano-gold-left = Gold left, breaks a tie
worth-ready = your gondolier is there
worth-not-ready = no gondolier of yours there
murano-all-islands = On each island, as it stands
murano-on-this-island = Your characters on this island, as it stands
murano-ask-only-pass = No action is possible: you can only pass.
murano-ask-pass = You pass: +1 gold. Which ship do you move?
murano-ask-pass-aside = No action follows. It counts only when you confirm.
murano-ask-pass-here = Pass, and leave the ship here?
murano-step-pass = you pass
murano-do-pass = Pass, +1 gold
murano-ask-decline = Keep none of these characters?
murano-ask-decline-aside = You pay nothing, and your turn ends.
murano-do-decline = Keep none
murano-ask-on-the-way = { $deed }: only a stop on the way
murano-ask-top = Do you take the top tile?
murano-ask-search = Do you look through the pile?
murano-ask-hire = Do you hire a gondolier?
murano-ask-dismiss = Do you dismiss a gondolier?
murano-not-top = The top tile? { $why }
murano-not-search = Look through the pile? { $why }
murano-not-hire = Hire one? { $why }
murano-not-dismiss = Dismiss one? { $why }
murano-about = { $what }: { $question }
murano-ask-at = Build it here?
murano-ask-street = Lay a street first: buildings need one beside them
murano-ask-street-more = Do you lay a street?
murano-character-price =
    { $gold ->
        [0] You pay nothing for it.
       *[other] You pay { $gold } gold for it.
    }
murano-glass-prices = Gold for glass of one colour: { $prices }.
murano-do-keep-for = Keep it for { $gold } gold
murano-do-dock-for = Place it for { $gold } gold
murano-do-take-for = Take it for { $gold } gold
murano-do-sell-for = Sell it for { $gold } gold
murano-sell-none = Sell none
murano-produce-for = Use { $number }: −{ $points } VP
murano-produce-none = Use none
murano-hire-for = Hire one, { $gold } gold
murano-dismiss-for = Dismiss one, +{ $gold } gold
murano-end-piles =
    { $empty ->
        [0] Two empty piles end the game. Smallest: { $name }
       *[other] One pile is empty, a second ends the game. Smallest: { $name }
    }
murano-end-last =
    { $number ->
        [one] Last round, your last turn is over: { $number } turn left
       *[other] Last round, your last turn is over: { $number } turns left
    }
murano-end-last-mine =
    { $number ->
        [one] Last round: this is your last turn
       *[other] Last round: one more turn for you, { $number } in all
    }
murano-end-stalled = The game ends with this round
murano-beside = Your gondoliers
murano-beside-docks = Ashore on: { $islands }. Ready: { $number }.
murano-beside-none = None ashore yet. Ready: { $number }.
murano-where-gondoliers = Your gondoliers: { $islands }; { $number } ready.
murano-no-gondoliers-ashore = Your gondoliers: none ashore, { $number } ready.
guide-others = Now the others have their turn. What they change gets a light ring, and the log tells it again.
guide-turn = Ships with a red line can sail. Choose one: the spaces it can reach light up.
guide-ship = Ships with a red line can sail. Choose one: the spaces it can reach light up.
guide-sail = A ship sails forward as far as the next ship. Point at a space to learn what its action does.
guide-buy = The top tile costs 2 gold. For 4 gold you look through the pile and choose.
guide-build = You may lay up to three tiles. Streets come from the pile for nothing; buildings need a street beside them.
guide-cell = Marked spaces take this tile. Customers on streets later bring gold to shops of their colour.
guide-character = A character looks at one island in the end. Choose one that suits what you will build, or keep none.
guide-dock = Without a gondolier on its island no character scores. A dock of your own colour is cheaper.
guide-income = Choose the island where your shops have the most customers of their colour.
guide-produce = Each factory you use costs 2 points and brings one glass. Glass sells well, most of all three of one colour.
