# Les mots de Traghetto, en français.

game-name = Traghetto
game-about = Des passagers attendent à trois bacs du Grand Canal. Vous décidez qui embarque et où ; qui a amené le passager au tarif le plus élevé encaisse toute la gondole.

## Ferries

san-toma = San Tomà
    .about = Une gondole à trois places. Quand le troisième passager embarque, elle traverse.
san-samuele = San Samuele
    .about = Une gondole à trois places. Quand le troisième passager embarque, elle traverse.
santa-sofia = Santa Sofia
    .about = Une gondole à trois places. Quand le troisième passager embarque, elle traverse.
cast-off = Larguer les amarres
    .about = Si vous le voulez, une gondole de deux passagers traverse aussitôt.
hands = Toutes les mains
    .end = plus personne n’a de carte

## Questions

question-first = On tire au sort qui commence.
question-card = On pioche une carte.
question-turn = Qui embarque où, ou quelle gondole largue les amarres ?
question-over = La partie est finie.

## Actions

action-play = Un passager à { $what } embarque à { $place }
action-cast-off = La gondole de { $what } largue les amarres
action-first = Premier tour : place { $what }
action-card = Carte : { $what }

## Events

event-first = { $seat } commence.
    .you = Vous commencez.
event-drew-seen = { $seat } pioche une carte : { $fare }.
    .you = Vous piochez une carte : { $fare }.
event-drew = { $seat } pioche une carte.
    .you = Vous piochez une carte.
event-played = { $seat } fait embarquer à { $ferry } un passager à { $fare }.
    .you = Vous faites embarquer à { $ferry } un passager à { $fare }.
event-cast-off = { $seat } largue les amarres à { $ferry }.
    .you = Vous larguez les amarres à { $ferry }.
event-crossed = La gondole de { $ferry } traverse : { $fares } pour { $seat }.
    .you = Vous recevez { $fares } : la gondole de { $ferry } traverse.
event-over = Plus personne n’a de carte.

## Reasons

why-legal = Vous pouvez le faire maintenant.
why-over = La partie est finie.
why-draw = C’est le hasard qui décide, pas un joueur.
why-draw-first = Il faut d’abord piocher une carte.
why-not-your-turn = C’est à { $seat } de décider.
why-not-ready = Pour larguer les amarres à { $ferry }, il faut exactement { $room } passagers.
why-not-in-hand = Vous n’avez pas en main de passager à { $fare }.

## The account

item-crossing = Une traversée à { $ferry }
source-crossing = Traversées

## Drawing

draw-pile = Pioche : { $n }
draw-hand = Votre main : { $cards }
draw-player = { $name } : { $points } points, { $cards } en main
draw-legend = Chaque gondole montre le tarif et le propriétaire de ses passagers, dans l’ordre d’embarquement ; un point est une place libre.
