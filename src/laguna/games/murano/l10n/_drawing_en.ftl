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
draw-pile-street = { $number } { $number ->
    [one] street
   *[other] streets
}
draw-pile-factory = { $number } { $number ->
    [one] factory
   *[other] factories
}
draw-pile-shop = { $number } { $number ->
    [one] shop
   *[other] shops
}
draw-pile-palace = { $number } { $number ->
    [one] palace
   *[other] palaces
}
draw-pile-special = { $number } special
draw-pile-characters = { $number } { $number ->
    [one] character
   *[other] characters
}
draw-pile-cards = { $number } { $number ->
    [one] special card
   *[other] special cards
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
draw-customers-left = Customers still in the pile of streets:

draw-legend =
    How to read the board
      ●  ◆  a black ship, the red ship; ●' has moved this turn; (●) is about to sail
      ◄  ►  the way ships sail, space after space by number
      ○ ◇ △ □  the players: white, brown, orange, grey
      ·  [ ]  free street space, free building space: column letter, then row number
      ═══  a street; r, b and g on it are red, blue and grey customers
      { draw-mark-factory }○  Sr○  a factory of white's, a red shop of white's
      { draw-mark-palace }2  ★  a palace with 2 crests, a special building: nobody owns them
      ○─·  ○─◇  white's dock, free; white's dock with brown's gondolier
      Gond. 5+2  gondoliers in hand and in the general supply
      { draw-glass-red } { draw-glass-green } { draw-glass-blue }  red, green and blue glass
      { draw-mark-factory } { draw-mark-shop } { draw-mark-palace } ★  factories, shops, palaces and special buildings not yet built
