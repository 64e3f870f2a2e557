# Venezia auf Deutsch. Alle vier Sprachen haben dieselben Meldungen, Attribute und Variablen.
# Die Namen der Gebäude stehen ohne Artikel: „1 Palazzo“, „eine Palazzo-Karte“.

game-name = Venezia
game-about = Du baust an der Stadt in der Lagune: Du legst Sümpfe trocken und errichtest Case, Palazzi, Campi, Basiliken und Ponti, allein oder gemeinsam mit anderen. Jedes Gebäude bringt Gondeln auf den Kanälen voran, und die Gondel, die am weitesten kommt, gewinnt.

## Buildings

house = Casa
    .about = 1 Karte, 1 Feld, 1 Punkt. Sie hat keinen Baumeister, und du kannst mehrere in einem Zug bauen.
palazzo = Palazzo
    .about = 3 Karten, 2 Felder mit einer gemeinsamen Seite. 1 Punkt für jedes Feld ringsum ohne Gebäude, mit Sumpf oder leer.
campo = Campo
    .about = 3 Karten, 1 Feld. 1 Punkt für jedes Feld ringsum, auf dem ein Gebäude oder ein Teil davon steht.
basilica = Basilika
    .about = 4 Karten, 3 Felder, die sich alle berühren. 7 Punkte.
bridge = Ponte
    .about = 3 Karten, die 2 Felder eines Brückenplatzes, die in 2 Stadtvierteln liegen. 1 Punkt für jede Casa in einem dieser Stadtviertel, das zusammen mit dem Platz gewählt wird.

## Cards and pieces

project = Bauvorhaben
    .about = Die Karten einer Art, die vor euch liegen, noch zu wenige für das Gebäude. Du kannst Karten dazulegen, aber nie mehr, als es braucht. Der Baumeister erhält alle Punkte, alle anderen mit einer Karte darin die Hälfte, abgerundet.
solo = Alleingang
    .about = Du spielst alle Karten, die ein Gebäude braucht, in einem einzigen Zug. Alle Punkte gehören dir. Die Karten vor den anderen und die Figur bleiben, wo sie sind.
pawn = Baumeisterfigur
    .about = Du nimmst sie, wenn du ein Bauvorhaben beginnst, oder wenn du mehr seiner Karten hast als der Baumeister. Der Baumeister wählt den Platz und erhält alle Punkte.
market = Auslage
    .about = Die offenen Karten neben dem Stapel, nie zwei von einer Art. Du nimmst 1 Karte, von hier oder vom Stapel; oder du legst eine von deinen hierher und nimmst 3. Liegen am Ende eines Zuges 4 Karten hier, werden sie abgeworfen.
gold = Gold
    .about = Nur du weißt, was deine Plättchen wert sind. In deinem Zug bringen 5 Gold deine Gondel um 1 Feld voran; Wechselgeld gibt es nicht. Nach dem Ende kann noch ein letztes Mal Gold eingesetzt werden.
swamp = Sumpfplättchen
    .about = Es bedeckt ein Feld, und dort kann nichts gebaut werden. In deinem Zug kannst du bis zu 2 Felder trockenlegen. Jedes Plättchen ist 0, 1 oder 2 Gold wert, und nur du weißt, wie viel.
treasure = Schatzplättchen
    .about = 3, 4, 5 oder 6 Gold wert, und nur du weißt, wie viel. Du nimmst eins, wenn du an einem Gebäude beteiligt bist und deine Gondel an seinem Stadtviertel liegt; bei einem Ponte genügt eines seiner Stadtviertel.
gondola = Gondel
    .about = Sie fährt für jeden Punkt 1 Feld weit. Besetzte Felder werden übersprungen und nicht gezählt. Eine Gondel auf oder hinter 60 beendet das Spiel, und die vorderste gewinnt.
imaginary = imaginärer Spieler
    .about = Der Dritte in einem Spiel zu zweit. In jedem Zug kommt eine Karte vom Stapel vor ihn, zu Beginn oder am Ende. Er ist an Bauvorhaben beteiligt wie du, aber seine Punkte verfallen, und Schätze nimmt er nicht.

## Quarters

cannaregio = Cannaregio
castello = Castello
san-polo = San Polo
san-marco = San Marco
dorsoduro = Dorsoduro

## Endings

all-house = die letzte Casa
all-palazzo = der letzte Palazzo
all-campo = der letzte Campo
all-basilica = die letzte Basilika
all-bridge = der letzte Ponte
space-by-building = eine Gondel auf oder hinter 60 durch ein Gebäude
space-by-gold = eine Gondel auf oder hinter 60 durch Gold
stall = Stillstand

## Questions

question-first = Es wird ausgelost, wer beginnt.
question-draw-card = Eine Karte wird vom Stapel gezogen.
question-draw-swamp = Das Sumpfplättchen wird umgedreht.
question-draw-treasure = Ein Schatzplättchen wird gezogen.
question-imaginary = Bekommt der imaginäre Spieler jetzt eine Karte, oder am Ende deines Zuges?
question-play = Welche Karten spielst du?
question-order = Was wird als Nächstes gebaut?
question-place = Wohin stellst du das Gebäude?
question-discard = Welche Art gibst du auf?
question-drain = Welches Feld legst du trocken?
question-draw = Nimmst du 1 Karte, oder legst du eine in die Auslage und nimmst 3?
question-take = Nimmst du noch eine Karte aus der Auslage, oder den Rest vom Stapel?
question-pause = Setzt du jetzt Gold ein?
question-tokens = Welche Plättchen gibst du ab?
question-last = Setzt du zum letzten Mal Gold ein?
question-over = Das Spiel ist zu Ende.

## Actions

action-now = Jetzt eine Karte für den imaginären Spieler
action-later = Am Ende des Zuges eine Karte für den imaginären Spieler
action-house = Casa-Karte spielen
action-project = { $what }-Karte für das Bauvorhaben spielen
action-solo = Alle nötigen Karten im Alleingang spielen: { $what }
action-done = Keine Karten mehr spielen
action-stop-me = Mich in Pausen wieder anhalten
action-build = { $what } bauen
action-build-solo = { $what } im Alleingang bauen
action-at = { $what } { $place }
    .drawn = In { $what }
action-bridge = Ponte in { $what } { $place }; es zählen die Case von { $what }
    .drawn = Ponte in { $what }; es zählen die Case dort
action-discard = Alle deine { $what }-Karten aufgeben
action-drain = { $what } { $place } trockenlegen
    .drawn = Ein Feld in { $what } trockenlegen
action-drain-nothing = Nichts trockenlegen
action-take = { $what }-Karte aus der Auslage nehmen
action-pile = Vom Stapel ziehen
action-offer = { $what }-Karte in die Auslage legen und 3 nehmen
action-go-on = Weiter
action-dont-stop = Weiter, und mich in Pausen nicht mehr anhalten
action-token = Ein Plättchen im Wert von { $what } Gold
action-cheapest = Die billigsten Plättchen wählen lassen
action-pay = Die gewählten Plättchen abgeben
action-gold = Für Gold gekaufte Felder: { $what }
action-first = Erster Zug: Sitz { $what }
action-card = Gezogen: { $what }
action-swamp = Sumpfplättchen: { $what } Gold
action-treasure = Schatzplättchen: { $what } Gold

## Events

event-first = Der erste Zug ging an { $seat }.
    .you = Du hattest den ersten Zug.
event-drew = { $seat } hat eine Karte vom Stapel gezogen.
    .you = Du hast eine Karte vom Stapel gezogen.
event-drew-seen = { $seat } hat eine { $card }-Karte vom Stapel gezogen.
    .you = Du hast eine { $card }-Karte vom Stapel gezogen.
event-shuffled =
    { $number ->
        [one] Aus den abgeworfenen Karten wurde der neue Stapel: { $number } Karte.
       *[other] Aus den abgeworfenen Karten wurde der neue Stapel: { $number } Karten.
    }
event-imaginary-now = { $seat } hat gewählt, zu Beginn des Zuges für den imaginären Spieler zu ziehen.
    .you = Du hast gewählt, zu Beginn des Zuges für den imaginären Spieler zu ziehen.
event-imaginary-later = { $seat } hat gewählt, am Ende des Zuges für den imaginären Spieler zu ziehen.
    .you = Du hast gewählt, am Ende des Zuges für den imaginären Spieler zu ziehen.
event-imaginary-gets = Der imaginäre Spieler hat eine { $card }-Karte bekommen.
event-imaginary-discards = Der imaginäre Spieler hat eine { $card }-Karte gezogen. Sie wäre eine dritte Art gewesen und wurde abgeworfen.
event-played = { $seat } hat eine { $card }-Karte gespielt.
    .you = Du hast eine { $card }-Karte gespielt.
event-alone = { $seat } hat alle nötigen Karten im Alleingang gespielt: { $number } × { $card }.
    .you = Du hast alle nötigen Karten im Alleingang gespielt: { $number } × { $card }.
event-master = { $seat } ist jetzt Baumeister: { $kind }.
    .you = Du bist jetzt Baumeister: { $kind }.
event-imaginary-master = Der imaginäre Spieler ist jetzt Baumeister: { $kind }.
event-built =
    { $points ->
        [0] { $seat } hat in { $quarter } { $hexes } 1 { $kind } gebaut. Punkte gibt es dafür keine.
        [one] { $seat } hat in { $quarter } { $hexes } 1 { $kind } gebaut. Das ist { $points } Punkt wert.
       *[other] { $seat } hat in { $quarter } { $hexes } 1 { $kind } gebaut. Das ist { $points } Punkte wert.
    }
    .you =
        { $points ->
            [0] Du hast in { $quarter } { $hexes } 1 { $kind } gebaut. Punkte gibt es dafür keine.
            [one] Du hast in { $quarter } { $hexes } 1 { $kind } gebaut. Das ist { $points } Punkt wert.
           *[other] Du hast in { $quarter } { $hexes } 1 { $kind } gebaut. Das ist { $points } Punkte wert.
        }
    .drawn =
        { $points ->
            [0] { $seat } hat in { $quarter } 1 { $kind } gebaut. Punkte gibt es dafür keine.
            [one] { $seat } hat in { $quarter } 1 { $kind } gebaut. Das ist { $points } Punkt wert.
           *[other] { $seat } hat in { $quarter } 1 { $kind } gebaut. Das ist { $points } Punkte wert.
        }
    .drawn-you =
        { $points ->
            [0] Du hast in { $quarter } 1 { $kind } gebaut. Punkte gibt es dafür keine.
            [one] Du hast in { $quarter } 1 { $kind } gebaut. Das ist { $points } Punkt wert.
           *[other] Du hast in { $quarter } 1 { $kind } gebaut. Das ist { $points } Punkte wert.
        }
event-no-room = Für 1 { $kind } war kein Platz: Die Karten wurden abgeworfen.
event-treasure = { $seat } hat ein Schatzplättchen genommen.
    .you = Du hast ein Schatzplättchen genommen.
event-treasure-seen = { $seat } hat ein Schatzplättchen genommen, das { $gold } Gold wert ist.
    .you = Du hast ein Schatzplättchen genommen, das { $gold } Gold wert ist.
event-moved =
    { $spaces ->
        [one] { $seat } ist { $spaces } Feld weit gefahren, bis Feld { $space }.
       *[other] { $seat } ist { $spaces } Felder weit gefahren, bis Feld { $space }.
    }
    .you =
        { $spaces ->
            [one] Du bist { $spaces } Feld weit gefahren, bis Feld { $space }.
           *[other] Du bist { $spaces } Felder weit gefahren, bis Feld { $space }.
        }
event-gave-up =
    { $number ->
        [one] { $seat } hat { $number } { $card }-Karte aufgegeben.
       *[other] { $seat } hat { $number } { $card }-Karten aufgegeben.
    }
    .you =
        { $number ->
            [one] Du hast { $number } { $card }-Karte aufgegeben.
           *[other] Du hast { $number } { $card }-Karten aufgegeben.
        }
event-drained = { $seat } hat { $quarter } { $hex } trockengelegt.
    .you = Du hast { $quarter } { $hex } trockengelegt.
    .drawn = { $seat } hat in { $quarter } ein Feld trockengelegt.
    .drawn-you = Du hast in { $quarter } ein Feld trockengelegt.
event-swamp-seen =
    { $gold ->
        [0] Das Sumpfplättchen ist nichts wert.
       *[other] Das Sumpfplättchen ist { $gold } Gold wert.
    }
event-drains-nothing = { $seat } hat das Trockenlegen beendet.
    .you = Du hast das Trockenlegen beendet.
event-draws-nothing = { $seat } hat keine Karte gezogen.
    .you = Du hast keine Karte gezogen.
event-took = { $seat } hat die { $card }-Karte aus der Auslage genommen.
    .you = Du hast die { $card }-Karte aus der Auslage genommen.
event-offered = { $seat } hat eine { $card }-Karte in die Auslage gelegt.
    .you = Du hast eine { $card }-Karte in die Auslage gelegt.
event-swept =
    { $number ->
        [one] In der Auslage lag { $number } Karte: Sie wurde abgeworfen.
       *[other] In der Auslage lagen { $number } Karten: Alle wurden abgeworfen.
    }
event-buys =
    { $spaces ->
        [one] { $seat } will für Gold { $spaces } Feld kaufen.
       *[other] { $seat } will für Gold { $spaces } Felder kaufen.
    }
    .you =
        { $spaces ->
            [one] Du willst für Gold { $spaces } Feld kaufen.
           *[other] Du willst für Gold { $spaces } Felder kaufen.
        }
event-token = { $seat } hat ein Plättchen im Wert von { $gold } Gold abgegeben.
    .you = Du hast ein Plättchen im Wert von { $gold } Gold abgegeben.
event-no-pauses = { $seat } wird in Pausen nicht mehr angehalten.
    .you = Du wirst in Pausen nicht mehr angehalten.
event-pauses = { $seat } wird in Pausen wieder angehalten.
    .you = Du wirst in Pausen wieder angehalten.
event-ending = Das beendet das Spiel: { $end }.

## Why something is not legal

why-legal = Das kannst du jetzt tun.
why-over = Das Spiel ist zu Ende.
why-draw = Darüber entscheidet das Los, niemand am Tisch.
why-draw-first = Zuerst muss etwas gezogen werden.
why-not-your-turn = Jetzt entscheidet { $seat }.
why-other-question = Jetzt wird etwas anderes gefragt: „{ $question }“
why-gold-on-own-turn = Gold kannst du nur in deinem eigenen Zug einsetzen.
why-too-little-gold =
    { $gold ->
        [0] Dafür sind { $price } Gold nötig, und du hast keins.
       *[other] Dafür sind { $price } Gold nötig, und du hast nur { $gold }.
    }
why-not-in-hand = Du hast keine { $card }-Karte auf der Hand.
why-stop-me-first = Das geht nur zu Beginn deines Zuges, bevor du etwas anderes getan hast.
why-stops-anyway = In Pausen wirst du ohnehin angehalten.
why-whole-set-alone = Du hast dieses Bauvorhaben in diesem Zug begonnen, also kann diese Karte es nicht vollenden. Alle Karten für 1 { $kind } in einem Zug sind ein Alleingang.
why-project-full =
    { $number ->
        [one] Für 1 { $kind } ist { $number } Karte nötig, und das Bauvorhaben hat sie schon.
       *[other] Für 1 { $kind } sind { $number } Karten nötig, und das Bauvorhaben hat sie schon alle.
    }
why-no-new-project = Deine Karten vollenden in diesem Zug 1 { $kind }, also kannst du kein neues Bauvorhaben dieser Art beginnen.
why-begun-this-turn = Du hast in diesem Zug das Bauvorhaben „{ $kind }“ begonnen, also ist ein Alleingang mit dieser Art nicht möglich.
why-too-few-cards =
    { $number ->
        [one] Ein Alleingang braucht { $number } { $kind }-Karte, und so viele hast du nicht auf der Hand.
       *[other] Ein Alleingang braucht { $number } { $kind }-Karten, und so viele hast du nicht auf der Hand.
    }
why-not-complete = Die Karten für 1 { $kind } sind nicht vollständig.
why-wrong-shape = Für 1 { $kind } ist ein Platz von anderer Form nötig.
why-under-swamp = Hier ist Sumpf, auf dem ganzen Platz oder auf einem Teil davon.
why-built-on = Auf diesem Platz steht schon ein Gebäude.
why-not-in-front = Vor dir liegt keine { $card }-Karte.
why-no-swamp = Auf diesem Feld ist kein Sumpf.
why-not-in-market = In der Auslage liegt keine { $card }-Karte.
why-hand-too-full =
    { $number ->
        [one] Mit mehr als { $number } Karte auf der Hand kannst du keine in die Auslage legen.
       *[other] Mit mehr als { $number } Karten auf der Hand kannst du keine in die Auslage legen.
    }
why-must-draw = An diesem Tisch musst du ziehen, solange du Platz auf der Hand hast.
why-in-market-already = In der Auslage liegt schon eine { $card }-Karte.
why-just-offered = Du hast die { $card }-Karte gerade in die Auslage gelegt.
why-pay-more =
    { $gold ->
        [0] Das kostet { $price } Gold, und du hast noch keins gewählt.
       *[other] Das kostet { $price } Gold, und du hast erst { $gold } gewählt.
    }
why-paid-enough = Die gewählten Plättchen reichen für { $price } Gold.
why-no-such-token = Du hast kein Plättchen im Wert von { $gold } Gold mehr.
why-superfluous = Mit einem Plättchen im Wert von { $gold } Gold wäre ein Plättchen überflüssig.

## Lines of the account

item-house = Gebaute Case
item-palazzo = Gebaute Palazzi
item-campo = Gebaute Campi
item-basilica = Gebaute Basiliken
item-bridge = Gebaute Ponti
item-shares = Anteile an Gebäuden anderer
item-gold = Gold
item-jumps = Übersprungene besetzte Felder

## What a position is worth, by the parts that a bot explains its move with

term-space = Feld auf dem Kanal
term-gold = Gold
term-projects = Bauvorhaben als Baumeister
term-shares = Anteile an Bauvorhaben anderer
term-cards = Handkarten
term-sites = Bauplätze
term-treasure = künftige Schätze
term-turns = künftige Züge

## Options

option-stall-rounds = Stillstand
    .about = Nach wie vielen Runden, in denen niemand eine Karte spielt, trockenlegt, zieht oder Gold einsetzt, das Spiel endet.
option-stall-rounds-value =
    { $n ->
        [0] nie
        [one] nach { $n } Runde
       *[other] nach { $n } Runden
    }
option-imaginary-house = Case des imaginären Spielers
    .about = Zu zweit: was mit einer Casa-Karte geschieht, solange zwei Arten vor dem imaginären Spieler liegen.
option-imaginary-house-discard = die Karte wird abgeworfen
option-imaginary-house-build = die Casa wird gebaut
option-draw = Ziehen
    .about = Muss am Ende des Zuges ziehen, wer noch Platz auf der Hand hat?
option-draw-must = Pflicht
option-draw-may = freiwillig
option-reshuffle = Neuer Stapel
    .about = Wann die abgeworfenen Karten gemischt und zum Stapel werden.
option-reshuffle-needed = wenn eine Karte gebraucht wird
option-reshuffle-at-once = sobald die letzte Karte gezogen ist

## The drawing

# Over the map: what is going on.

draw-turn = Zug { NUMBER($turn, useGrouping: 0) }: { $player }
draw-last-exchange = Zum letzten Mal Gold: { $player }
draw-over = Das Spiel ist zu Ende
draw-building = Im Bau: { $kind } ({ $player })
draw-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
draw-alone = Alleingang: { $kinds }
draw-later = Karte für den imaginären Spieler am Ende des Zuges
draw-to-take = Noch zu nehmende Karten: { $number }
draw-buying = Für Gold gekaufte Felder: { $number }

# Heads of columns: the first three stand in the water and have at most 16 letters together, space has at most 6.

draw-head-left = Rest
draw-head-project = Karten
draw-head-discards = Ablage
draw-head-space = Feld
draw-head-along = Liegt an
draw-head-hand = Hand
draw-head-front = Vor sich

# Where a gondola lies, at most 21 letters.

draw-start = Start
draw-all-but = alle außer { $quarters }
draw-open-water = offenes Wasser
draw-post = Pfahl { $number }

# Cards and tokens.

draw-market = Auslage: { $cards }
draw-pile =
    { $number ->
        [one] Stapel: { $number } Karte
       *[other] Stapel: { $number } Karten
    }
draw-treasure =
    { $number ->
        [one] { $number } Schatzplättchen übrig
       *[other] { $number } Schatzplättchen übrig
    }
draw-nothing = keine
draw-my-cards = Deine Karten:
draw-my-tokens = Deine Plättchen:
draw-picked = Zum Zahlen gewählt:
draw-gold = { $number } Gold

draw-legend =
    So liest du den Plan
      ~1  _2      Felder unter Sumpf und leer; die Zahl ist der Platz in der Reihe
      c2          das zweite Feld der Reihe c; der Buchstabe steht vor der Reihe
      ⌂ P C B =   Casa, Palazzo, Campo, Basilika, Ponte
      (~1) (_2)   Enden von Brückenplätzen, auf denen noch kein Gebäude steht
      ⌂3          neben dem Namen eines Stadtviertels: seine Case
      • 5 10/45   der Kanal von 0 bis 60; 10 und 45 sind dasselbe Feld
      ¦           die Anlegepfähle hinter 60
      ● ◆ ▲ ■ ★   die Gondeln: Rot, Blau, Grün, Gelb, Schwarz
      17 2.       auf Feld 17, an zweiter Stelle
      3 PC        3 Karten auf der Hand; Palazzo und Campo kamen aus der Auslage
      ~ ¤         wie viele Sumpfplättchen und Schatzplättchen
      P2*         2 Palazzo-Karten vor sich; * ist die Baumeisterfigur
      1/3         Karten in einem Bauvorhaben, und wie viele es braucht
      (Campo)     in der Auslage: in diesem Zug hingelegt

draw-own-board = Der Plan, die Gebäude darauf zu Beginn und die Werte der Plättchen sind unsere eigene Rekonstruktion, nicht die gedruckten.

## Die Seite

venezia-space = Feld { $number }
venezia-stone = Steinfeld
    .about = Es ist gepflastert und von Anfang an ohne Sumpf. Hier kann jedes Gebäude stehen.
venezia-empty = trockenes Feld
    .about = Der Sumpf ist weg, und noch steht nichts hier. Hier kann jedes Gebäude stehen.
venezia-track = Der Kanal
venezia-lies-along = Eine Gondel hier liegt an { $quarters }. Ist ihr Spieler dort an einem Gebäude beteiligt, bringt das einen Schatz.
venezia-lies-along-none = Eine Gondel hier liegt an keinem Stadtviertel.
venezia-of-the-track = von 60
venezia-in-hand = { $number } auf der Hand
venezia-known = offen genommen: { $card }
venezia-needs =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
venezia-alone = allein
venezia-complete = vollständig
venezia-is-complete = Vollständig: { $what }.
venezia-cards-of = { $number } von { $all }
venezia-master = Baumeister
venezia-in-project = Karten im Bauvorhaben
venezia-left = Noch zu bauen
venezia-discards = Ablage
venezia-projects = Bauvorhaben und ihre Baumeister
venezia-my-hand = Meine Hand, { $number } von { $most }
venezia-no-cards = Keine Karten. Du ziehst am Ende deines Zuges.
venezia-market = Auslage
venezia-clears = die vierte räumt ab
venezia-pile = Stapel
venezia-my-gold = Mein Gold
venezia-no-tokens = Keine Plättchen. Sümpfe und Schätze bringen sie.
venezia-price = ein Feld kostet { $gold } Gold
venezia-picked = { $gold } gewählt
venezia-buy =
    { $spaces ->
        [one] { $spaces } Feld kaufen
       *[other] { $spaces } Felder kaufen
    }
venezia-cheapest = Die billigsten
venezia-this-turn = Dieser Zug
venezia-in-front = Vor dir
venezia-to-build = Zu bauen
venezia-phase-build = Bauen
venezia-phase-drain = Trockenlegen
venezia-phase-draw = Ziehen
venezia-step-build = bauen: { $kind }
venezia-the-house = die Casa
venezia-the-palazzo = der Palazzo
venezia-the-campo = der Campo
venezia-the-basilica = die Basilika
venezia-the-bridge = der Ponte
venezia-where = Wohin kommt { $what }?
venezia-where-mine = Alle Punkte sind deine. Beteiligte bekommen die Hälfte.
venezia-where-alone = Alle Punkte sind deine.
venezia-where-other = Du wählst den Platz, die Punkte sind nicht deine.
venezia-build-here = Soll { $what } hier stehen?
venezia-worth =
    { $points ->
        [0] Das bringt keine Punkte.
        [one] Das bringt { $points } Punkt.
       *[other] Das bringt { $points } Punkte.
    }
venezia-you-go = Du fährst { $spaces } weiter, auf Feld { $space }.
venezia-goes = { $player } fährt { $spaces } weiter, auf { $space }.
venezia-treasure-first = Bevor die Gondeln fahren, wird ein Schatz gezogen.
venezia-drain-here =
    { $number ->
        [one] Dieses Feld trockenlegen?
       *[other] Diese { $number } Felder trockenlegen?
    }
venezia-drain-aside =
    { $number ->
        [one] Du nimmst das Plättchen, und nur du siehst, was es wert ist.
       *[other] Du nimmst die Plättchen, und nur du siehst, was sie wert sind.
    }
venezia-drains-left =
    { $number ->
        [one] Du darfst noch { $number } Feld trockenlegen.
       *[other] Du darfst bis zu { $number } Felder trockenlegen.
    }
venezia-ask-draw-one = Welche Karte nimmst du?
venezia-draw-aside =
    { $number ->
        [0] Du hast keine Karte auf der Hand.
        [one] Du hast { $number } Karte auf der Hand; wähle sie, um sie auszulegen.
       *[other] Du hast { $number } Karten auf der Hand; wähle die, die du auslegst.
    }
venezia-to-take =
    { $number ->
        [one] Noch { $number } Karte.
       *[other] Noch { $number } Karten.
    }
venezia-discard-aside = Zwei Arten dürfen vor dir liegen bleiben.
venezia-play-aside = Wähle Karten deiner Hand, oder spiele keine.
venezia-tokens-aside = Wähle Plättchen, oder lass die billigsten nehmen.
venezia-play-none = Keine Karte spielen
venezia-play-enough = Das ist alles
venezia-drain-enough = Das reicht
venezia-do-play =
    { $number ->
        [one] { $number } Karte spielen
       *[other] { $number } Karten spielen
    }
venezia-do-next = Als Nächstes bauen
venezia-do-at = Hier bauen
venezia-do-drain =
    { $number ->
        [one] 1 Feld trockenlegen
       *[other] { $number } Felder trockenlegen
    }
venezia-do-discard = Aufgeben
venezia-do-take = Nehmen
venezia-do-take-rest = Nehmen, { $number } vom Stapel
venezia-do-pile = Ziehen
venezia-do-offer = Hinlegen, 3 ziehen
venezia-do-pay = Bezahlen
venezia-do-cheapest = Mit den billigsten bezahlen
venezia-do-go-on = Weiter
venezia-do-dont-stop = Nicht mehr nach Gold fragen
venezia-do-stop-me = Wieder nach Gold fragen
venezia-do-now = Jetzt
venezia-do-later = Am Ende
venezia-kind-hand = Karte auf deiner Hand
venezia-kind-building = Gebäude
venezia-houses-in = Case in { $quarter }
venezia-open-in = Felder ohne Gebäude in { $quarter }
venezia-spaces-so-far = Felder bisher
venezia-tokens-left = Übrige Plättchen
venezia-gain-you = Du +{ $points }, bis { $space }.
venezia-gain = { $player } +{ $points }, bis { $space }.
venezia-gain-treasure = Ein Schatz für { $players }.
venezia-gain-treasure-you = dich
venezia-best-places = Wo es am meisten bringt, so wie es steht
venezia-at-this-place = An diesem Platz
venezia-door-next = zur Wahl
venezia-door-hand = Hand
venezia-door-projects = Vorhaben
venezia-door-market = Auslage
venezia-door-gold = Gold
venezia-drain-more = Du darfst noch eins wählen. Nur du siehst, was die Plättchen wert sind.
venezia-do-done = Keine Karte spielen
venezia-do-drain-nothing = Nichts trockenlegen
venezia-ask-done = In diesem Zug keine Karte spielen?
venezia-ask-done-aside = Danach legst du Sümpfe trocken.
venezia-ask-drain-nothing = In diesem Zug nichts trockenlegen?
venezia-ask-drain-nothing-aside = Du könntest bis zu 2 Felder trockenlegen und ihre Plättchen nehmen.
venezia-end = Ende: Feld { $space } (vorderste Gondel: { $first }) oder eine Art verbaut ({ $left })
venezia-end-short = Ende: Feld { $space } (vorn: { $first }) oder { $left }
venezia-end-left = { $kind }: noch { $number }
venezia-end-last = Das Spiel ist zu Ende: Gold zählt zum letzten Mal
venezia-takes-you =
    { $spaces ->
        [one] Der Zug von { $player } bringt dich { $spaces } Feld weiter, auf { $space }.
       *[other] Der Zug von { $player } bringt dich { $spaces } Felder weiter, auf { $space }.
    }
guide-others = Jetzt sind die anderen dran. Was sie ändern, bekommt einen hellen Ring, und der Verlauf erzählt es noch einmal.
guide-play = Karten mit roter Linie kannst du spielen. Eine Karte beginnt ein Bauvorhaben oder kommt zu einem dazu; wer dort die meisten Karten hat, ist Baumeister. Du kannst auch warten und keine spielen.
guide-order = Mehrere Gebäude sind vollständig. Wähle, welches zuerst gebaut wird.
guide-place = Auf den markierten Plätzen kann dieses Gebäude stehen, und die Schilder sagen, wie viele Punkte es dort bringt. Liegt deine Gondel an diesem Stadtviertel, nimmst du auch einen Schatz.
guide-discard = Nur zwei Arten von Karten dürfen vor dir liegen bleiben. Wähle, welche du aufgibst.
guide-drain = Plättchen mit roter Linie kannst du trockenlegen, bis zu zwei im Zug. Das macht Platz für Gebäude, und das Gold darunter gehört dir.
guide-draw = Nimm eine Karte, aus der Auslage oder vom Stapel. Oder lege eine eigene Karte in die Auslage und nimm drei.
guide-take = Nimm offene Karten, solange sie dir passen. Der Rest kommt vom Stapel.
guide-pause = Fünf Gold bringen deine Gondel ein Feld weiter. Du kannst warten: Dein Gold bleibt dir bis zum Ende.
guide-last = Das Spiel ist vorbei, und Gold zählt zum letzten Mal. Fünf Gold sind ein Feld.
