# Die Wörter von Traghetto, auf Deutsch.

game-name = Traghetto
game-about = An drei Fähren über den Canal Grande warten Fahrgäste. Du entscheidest, wer wo einsteigt; wer den Fahrgast mit dem höchsten Fahrpreis gebracht hat, kassiert die ganze Gondel.

## Ferries

san-toma = San Tomà
    .about = Eine Gondel mit drei Plätzen. Sobald der dritte Fahrgast einsteigt, setzt sie über.
san-samuele = San Samuele
    .about = Eine Gondel mit drei Plätzen. Sobald der dritte Fahrgast einsteigt, setzt sie über.
santa-sofia = Santa Sofia
    .about = Eine Gondel mit drei Plätzen. Sobald der dritte Fahrgast einsteigt, setzt sie über.
cast-off = Ablegen
    .about = Wenn du willst, setzt eine Gondel mit zwei Fahrgästen sofort über.
hands = Alle Hände
    .end = niemand hat mehr eine Karte

## Questions

question-first = Der Startspieler wird ausgelost.
question-card = Eine Karte wird gezogen.
question-turn = Wer steigt wo ein, oder welche Gondel legt ab?
question-over = Das Spiel ist zu Ende.

## Actions

action-play = Ein Fahrgast für { $what } steigt bei { $place } ein
action-cast-off = Die Gondel bei { $what } legt ab
action-first = Erster Zug: Platz { $what }
action-card = Karte: { $what }

## Events

event-first = { $seat } beginnt.
    .you = Du beginnst.
event-drew-seen = { $seat } zieht eine Karte: { $fare }.
    .you = Du ziehst eine Karte: { $fare }.
event-drew = { $seat } zieht eine Karte.
    .you = Du ziehst eine Karte.
event-played = { $seat } lässt bei { $ferry } einen Fahrgast für { $fare } einsteigen.
    .you = Du lässt bei { $ferry } einen Fahrgast für { $fare } einsteigen.
event-cast-off = { $seat } legt bei { $ferry } ab.
    .you = Du legst bei { $ferry } ab.
event-crossed = Die Gondel bei { $ferry } setzt über: { $fares } für { $seat }.
    .you = Du bekommst { $fares }, denn die Gondel bei { $ferry } setzt über.
event-over = Niemand hat mehr eine Karte.

## Reasons

why-legal = Das darfst du jetzt tun.
why-over = Das Spiel ist zu Ende.
why-draw = Darüber entscheidet der Zufall.
why-draw-first = Erst muss eine Karte gezogen werden.
why-not-your-turn = Jetzt entscheidet { $seat }.
why-not-ready = Zum Ablegen müssen bei { $ferry } genau { $room } Fahrgäste sitzen.
why-not-in-hand = Du hast keinen Fahrgast für { $fare } auf der Hand.

## The account

item-crossing = Eine Überfahrt bei { $ferry }
source-crossing = Überfahrten

## Drawing

draw-pile = Stapel: { $n }
draw-hand = Deine Hand: { $cards }
draw-player = { $name }: { $points } Punkte, { $cards } auf der Hand
draw-legend = Jede Gondel zeigt Fahrpreis und Besitzer ihrer Fahrgäste in der Reihenfolge des Einsteigens; ein Punkt ist ein freier Platz.
