# Murano auf Deutsch. Alle vier Sprachen haben dieselben Meldungen, Attribute und Variablen.
# Namen bleiben im Nominativ und im Akkusativ gleich, damit sie in jeden Satz passen.

game-name = Murano
game-about = Du treibst Handel auf den Glasinseln der Lagune von Venedig: Acht gemeinsame Schiffe bestimmen, was gerade möglich ist, und was gebaut wird, bleibt für alle stehen. Die meisten Punkte bringen am Ende die Charaktere, die deine Gondolieri an Land setzen.

## The spaces of the ring

take-gold = 2 Gold nehmen
    .about = Du nimmst 2 Gold.
buy-factory = Glashütte kaufen
    .about = Du zahlst 1 Gold und nimmst eine Glashütte, um sie später zu bauen.
buy-shop = Laden kaufen
    .about = 2 Gold für den obersten Laden des Stapels, oder 4 Gold, um den Stapel durchzusehen und zu wählen. Welcher Laden es ist, sehen die anderen erst beim Bau.
buy-palace = Palast kaufen
    .about = 2 Gold für den obersten Palast des Stapels, oder 4 Gold, um den Stapel durchzusehen und zu wählen. Welcher Palast es ist, sehen die anderen erst beim Bau.
buy-special = Sondergebäude kaufen
    .about = Du zahlst 2 Gold und nimmst ein Sondergebäude, um es später zu bauen. Gebaut bringt es dir eine Sondergebäude-Karte.
recruit = Charakter anwerben
    .about = Du ziehst 3 Charaktere und behältst einen oder keinen. Er kostet 1 Gold, und 1 mehr für jeden Charakter, den du schon hast.
place-gondolier = Gondoliere einsetzen
    .about = 2 Gold für eine freie Gondel deiner Farbe, 5 Gold für eine freie Gondel jeder anderen Farbe. Der Gondoliere bleibt dort bis zum Ende.
build = Bauen
    .about = Du legst 1 bis 3 Plättchen: Straßen kostenlos vom Stapel, und Gebäude, die du hast, jeweils neben eine liegende Straße.
income = Einkommen
    .about = Du wählst eine Insel. Für jede Farbe, in der du dort einen Laden hast, nimmst du 1 Gold je Kunde dieser Farbe.
production = Produktion
    .about = Jede Glashütte, die du nutzt, kostet 2 SP und bringt 1 Glasstein aus dem Beutel. Danach kannst du 1, 2 oder 3 Glassteine einer Farbe für 5, 12 oder 20 Gold verkaufen.
hire-or-dismiss = Anheuern oder entlassen
    .about = Du heuerst für 3 Gold einen Gondoliere aus dem Vorrat an, oder du entlässt einen von deiner Hand und nimmst 3 Gold.

## Tiles

street = Straße
    .about = Kostet nichts und bringt keine SP. Gebäude stehen neben Straßen, und ihre Kunden bringen Einkommen.
    .end = keine Straßen mehr
factory = Glashütte
    .about = 1 SP beim Bau, und sie gehört dir. Bei einer Produktion bringt sie 1 Glasstein und kostet dich 2 SP.
    .end = keine Glashütten mehr
shop = Laden
    .about = 2 SP beim Bau, und er gehört dir. Beim Einkommen bringt er 1 Gold für jeden Kunden seiner Farbe auf seiner Insel.
    .end = keine Läden mehr
palace = Palast
    .about = 3 SP beim Bau; er gehört niemandem. Er zeigt 1 bis 3 Wappen, die für manche Charaktere zählen.
    .end = keine Paläste mehr
special = Sondergebäude
    .about = Keine SP beim Bau; es gehört niemandem. Wer es baut, zieht 3 Sondergebäude-Karten und behält eine.
    .end = keine Sondergebäude mehr

street-empty = Straße ohne Kunden
    .about = Erschließt die Bauplätze neben sich. Kunden bringt sie keine.
street-red = Straße mit einem roten Kunden
    .about = Bringt 1 roten Kunden auf ihre Insel.
street-blue = Straße mit einem blauen Kunden
    .about = Bringt 1 blauen Kunden auf ihre Insel.
street-grey = Straße mit einem grauen Kunden
    .about = Bringt 1 grauen Kunden auf ihre Insel.
street-red-red = Straße mit zwei roten Kunden
    .about = Bringt 2 rote Kunden auf ihre Insel.
street-blue-blue = Straße mit zwei blauen Kunden
    .about = Bringt 2 blaue Kunden auf ihre Insel.
street-grey-grey = Straße mit zwei grauen Kunden
    .about = Bringt 2 graue Kunden auf ihre Insel.
street-red-blue = Straße mit einem roten und einem blauen Kunden
    .about = Bringt 1 roten und 1 blauen Kunden auf ihre Insel.
street-red-grey = Straße mit einem roten und einem grauen Kunden
    .about = Bringt 1 roten und 1 grauen Kunden auf ihre Insel.
street-blue-grey = Straße mit einem blauen und einem grauen Kunden
    .about = Bringt 1 blauen und 1 grauen Kunden auf ihre Insel.
street-red-blue-grey = Straße mit einem roten, einem blauen und einem grauen Kunden
    .about = Bringt je 1 Kunden jeder Farbe auf ihre Insel.

shop-red = Laden in Rot
    .about = 2 SP beim Bau. Er verkauft an die roten Kunden seiner Insel.
shop-blue = Laden in Blau
    .about = 2 SP beim Bau. Er verkauft an die blauen Kunden seiner Insel.
shop-grey = Laden in Grau
    .about = 2 SP beim Bau. Er verkauft an die grauen Kunden seiner Insel.

palace-1 = Palast mit 1 Wappen
    .about = 3 SP beim Bau. Er bringt 1 Wappen auf seine Insel.
palace-2 = Palast mit 2 Wappen
    .about = 3 SP beim Bau. Er bringt 2 Wappen auf seine Insel.
palace-3 = Palast mit 3 Wappen
    .about = 3 SP beim Bau. Er bringt 3 Wappen auf seine Insel.

## Characters: “the island” is the one they are scored on

character-1 = 1 · Der Schaufensterbummler
    .about = 2 SP für jeden Laden auf der Insel, egal wem er gehört.
character-2 = 2 · Der Palastgast
    .about = 2 SP für jeden Palast auf der Insel.
character-3 = 3 · Der Baumeister
    .about = 3 SP für jedes Sondergebäude auf der Insel.
character-4 = 4 · Die Ofenmeisterin
    .about = 2 SP für jede Glashütte auf der Insel, egal wem sie gehört.
character-5 = 5 · Die Glasbaronin
    .about = 12 SP, wenn du auf der Insel mindestens 1 Glashütte besitzt und sonst niemand dort eine hat.
character-6 = 6 · Der Händler ohne Rivalen
    .about = 12 SP, wenn du auf der Insel mindestens 1 Laden besitzt und sonst niemand dort einen hat.
character-7 = 7 · Der Bankier in Blau
    .about = Gold in SP, ein Mal: 2 Gold für 1 SP, 4 für 3, 6 für 6, 7 für 8 oder 8 für 12. Die Insel braucht mindestens 2 blaue Kunden, 1 grauen Kunden, 1 Palast und 1 Sondergebäude.
character-8 = 8 · Der Bankier in Rot
    .about = Gold in SP, ein Mal: 2 Gold für 1 SP, 4 für 3, 6 für 6, 7 für 8 oder 8 für 12. Die Insel braucht mindestens 2 rote Kunden, 1 grauen Kunden, 1 Palast und 1 Sondergebäude.
character-9 = 9 · Die Ruhesuchende
    .about = 10 SP, wenn auf der Insel zusammen höchstens 3 rote und blaue Kunden sind; auch gar keine genügen.
character-10 = 10 · Die Sammlerin
    .about = 12 SP, wenn es auf der Insel eine Glashütte, einen Laden, einen Palast, ein Sondergebäude und je einen Kunden jeder Farbe gibt.
character-11 = 11 · Der Ausrufer
    .about = Für alle Kunden auf der Insel zusammen: 1 SP für 1 oder 2, 3 SP für 3 oder 4, 5 SP für 5 oder 6, 8 SP für 7 oder 8, 12 SP für 9 und mehr.
character-12 = 12 · Die Gastgeberin in Rot
    .about = Für die roten Kunden auf der Insel: 1 SP für 1 oder 2, 4 SP für 3, 6 SP für 4, 9 SP für 5, 12 SP für 6 und mehr.
character-13 = 13 · Die Gastgeberin in Blau
    .about = Für die blauen Kunden auf der Insel: 1 SP für 1 oder 2, 4 SP für 3, 6 SP für 4, 9 SP für 5, 12 SP für 6 und mehr.
character-14 = 14 · Die Gastgeberin in Grau
    .about = Für die grauen Kunden auf der Insel: 1 SP für 1 oder 2, 4 SP für 3, 6 SP für 4, 9 SP für 5, 12 SP für 6 und mehr.
character-15 = 15 · Der Herold
    .about = 1 SP für jedes Wappen auf der Insel.
character-16 = 16 · Die stolze Besitzerin
    .about = 2 SP für jede Glashütte und jeden Laden, die dir auf der Insel gehören, 1 SP für jedes dieser Gebäude, das jemand anderem gehört.
character-17 = 17 · Der gute Nachbar
    .about = 1 SP für jede Glashütte und jeden Laden, die dir auf der Insel gehören, 2 SP für jedes dieser Gebäude, das jemand anderem gehört.
character-18 = 18 · Die Landvermesserin in Rot
    .about = 12 SP, wenn es auf der Insel so viele Sondergebäude wie rote Kunden gibt, mindestens je 1.
character-19 = 19 · Die Landvermesserin in Blau
    .about = 12 SP, wenn es auf der Insel so viele Sondergebäude wie blaue Kunden gibt, mindestens je 1.
character-20 = 20 · Die Landvermesserin in Grau
    .about = 12 SP, wenn es auf der Insel so viele Sondergebäude wie graue Kunden gibt, mindestens je 1.
character-21 = 21 · Die Stadtplanerin
    .about = 16 SP, wenn es auf der Insel gleich viele Glashütten, Läden und Paläste gibt, mindestens je 1.
character-22 = 22 · Der Hoflieferant
    .about = 12 SP, wenn es auf der Insel so viele Läden wie Wappen gibt, mindestens je 1.
character-23 = 23 · Die Hofglasbläserin
    .about = 12 SP, wenn es auf der Insel so viele Glashütten wie Wappen gibt, mindestens je 1.
character-24 = 24 · Der Schlichter
    .about = 12 SP, wenn dir auf der Insel so viele Glashütten und Läden gehören wie allen anderen zusammen. Auf beiden Seiten keine gilt als gleich, wenn keine Option es anders bestimmt.
character-25 = 25 · Die Letzte ihres Hauses
    .about = 12 SP, wenn es auf der Insel genau 1 Wappen gibt.
character-26 = 26 · Der Hausherr von S. Teresa e S. Mattia
    .about = 10 SP, wenn dir auf S. Teresa e S. Mattia mindestens 3 Glashütten und Läden gehören. Nur dort zu werten.
character-27 = 27 · Der Hausherr von Sacca Mattia
    .about = 10 SP, wenn dir auf Sacca Mattia mindestens 3 Glashütten und Läden gehören. Nur dort zu werten.
character-28 = 28 · Der Hausherr von S. Chiara e S. Stefano
    .about = 10 SP, wenn dir auf S. Chiara e S. Stefano mindestens 3 Glashütten und Läden gehören. Nur dort zu werten.
character-29 = 29 · Der Fährmann von San Donato
    .about = 10 SP, wenn mindestens 2 deiner Gondolieri bei San Donato stehen, der für diese Karte mitgezählt. Nur dort zu werten.
character-30 = 30 · Der Fährmann von Sacca Serenella
    .about = 10 SP, wenn mindestens 2 deiner Gondolieri bei Sacca Serenella stehen, der für diese Karte mitgezählt. Nur dort zu werten.
character-31 = 31 · Der Fährmann von S. Pietro Martire
    .about = 10 SP, wenn mindestens 2 deiner Gondolieri bei S. Pietro Martire stehen, der für diese Karte mitgezählt. Nur dort zu werten.
character-32 = 32 · Die Gönnerin des blauen Glases, Sacca Mattia
    .about = 7 SP für jeden blauen Glasstein, den du abgibst, höchstens 3. Nur auf Sacca Mattia zu werten.
character-33 = 33 · Die Gönnerin des blauen Glases, S. Teresa e S. Mattia
    .about = 7 SP für jeden blauen Glasstein, den du abgibst, höchstens 3. Nur auf S. Teresa e S. Mattia zu werten.
character-34 = 34 · Die Gönnerin des roten Glases, San Donato
    .about = 7 SP für jeden roten Glasstein, den du abgibst, höchstens 3. Nur auf San Donato zu werten.
character-35 = 35 · Die Gönnerin des roten Glases, S. Chiara e S. Stefano
    .about = 7 SP für jeden roten Glasstein, den du abgibst, höchstens 3. Nur auf S. Chiara e S. Stefano zu werten.
character-36 = 36 · Die Gönnerin des grünen Glases, S. Pietro Martire
    .about = 7 SP für jeden grünen Glasstein, den du abgibst, höchstens 3. Nur auf S. Pietro Martire zu werten.
character-37 = 37 · Die Gönnerin des grünen Glases, Sacca Serenella
    .about = 7 SP für jeden grünen Glasstein, den du abgibst, höchstens 3. Nur auf Sacca Serenella zu werten.
character-38 = 38 · Die Zunftmeisterin der roten Läden
    .about = 4 SP für jeden roten Laden auf der Insel, egal wem er gehört.
character-39 = 39 · Die Zunftmeisterin der blauen Läden
    .about = 4 SP für jeden blauen Laden auf der Insel, egal wem er gehört.
character-40 = 40 · Die Zunftmeisterin der grauen Läden
    .about = 4 SP für jeden grauen Laden auf der Insel, egal wem er gehört.

## Special cards

bank = Bank
    .about = „2 Gold nehmen“ bringt dir 2 Gold mehr.
inn = Wirtshaus
    .about = Ein Charakter kostet dich 2 Gold weniger, aber nie weniger als 0.
harbour-pub = Hafenkneipe
    .about = 1 SP für jeden Gondoliere, den du einsetzt.
crane-a = Baukran (Paläste, Sondergebäude)
    .about = 1 SP mehr für jeden Palast und jedes Sondergebäude, die du baust.
crane-b = Baukran (Läden, Glashütten)
    .about = 1 SP mehr für jeden Laden und jede Glashütte, die du baust.
harbour = Hafen
    .about = Ein Gondoliere kostet dich 1 Gold auf einer Gondel deiner Farbe, 3 Gold auf jeder anderen.
guild-hall = Zunfthalle
    .about = 1 SP nach einer Produktion, bei der du mindestens 1 Glasstein hergestellt hast. Verkaufen allein bringt nichts.
hostel = Herberge
    .about = Du wählst aus 5 Charakteren statt aus 3.
basilica = Basilika
    .about = 5 SP, sobald du die Karte nimmst.
studio-red-green = Künstlerwerkstatt (rot–grün)
    .about = Deine roten und grünen Glassteine gelten füreinander, in beliebiger Zahl: beim Verkauf und wenn deine Charaktere gewertet werden.
studio-blue-green = Künstlerwerkstatt (blau–grün)
    .about = Deine blauen und grünen Glassteine gelten füreinander, in beliebiger Zahl: beim Verkauf und wenn deine Charaktere gewertet werden.
studio-red-blue = Künstlerwerkstatt (rot–blau)
    .about = Deine roten und blauen Glassteine gelten füreinander, in beliebiger Zahl: beim Verkauf und wenn deine Charaktere gewertet werden.
trading-post = Kontor
    .about = Wenn du produzierst, kannst du 1 Glasstein mehr ziehen. Dann kommt am Ende des Zuges 1 deiner Glassteine zurück in den Beutel; einer muss also unverkauft bleiben.
council-hall = Versammlungshalle
    .about = Entlassen bringt dir 5 Gold, Anheuern kostet dich 1.
lighthouse = Leuchtturm
    .about = Du kannst das rote Schiff auf das nächste besetzte Feld vor ihm ziehen und dessen Aktion ausführen. Das ist die letzte Bewegung deines Zuges, und überholt wird niemand.

## Islands

sacca-mattia = Sacca Mattia
    .about = Ein dichter Block mit viel Platz für Gebäude und wenigen Straßen.
s-teresa-e-s-mattia = S. Teresa e S. Mattia
    .about = Ein Netz von Gassen: Keine Insel hat Platz für mehr Straßen, also können viele Kunden kommen.
s-chiara-e-s-stefano = S. Chiara e S. Stefano
    .about = Ein langer Kai mit etwa so vielen Straßen wie Gebäuden.
san-donato = San Donato
    .about = Eine Sichel um eine Bucht, mit mehr Straßen als Gebäuden.
sacca-serenella = Sacca Serenella
    .about = Eine Treppe von Gassen, mittelgroß; nur zu viert wird hier gebaut.
s-pietro-martire = S. Pietro Martire
    .about = Die kleinste Insel: bald voll und mit wenigen Kunden.
s-giacomo-e-s-maffio = S. Giacomo e S. Maffio
    .about = Hier baut niemand: Auf dieser Insel liegen die Stapel der Plättchen.

## Colours, glass, docks

red = Rot
green = Grün
blue = Blau
grey = Grau
white = Weiß
brown = Braun
orange = Orange

glass-red = Glasstein in Rot
    .about = Bringt beim Verkauf 5, 12 oder 20 Gold, je nachdem, ob du 1, 2 oder 3 einer Farbe verkaufst. Manche Charaktere geben je 7 SP dafür.
glass-green = Glasstein in Grün
    .about = Bringt beim Verkauf 5, 12 oder 20 Gold, je nachdem, ob du 1, 2 oder 3 einer Farbe verkaufst. Manche Charaktere geben je 7 SP dafür.
glass-blue = Glasstein in Blau
    .about = Bringt beim Verkauf 5, 12 oder 20 Gold, je nachdem, ob du 1, 2 oder 3 einer Farbe verkaufst. Manche Charaktere geben je 7 SP dafür.

dock-white = die weiße Gondel
dock-brown = die braune Gondel
dock-orange = die orange Gondel
dock-grey = die graue Gondel

stall = Stillstand
    .end = kein Plättchen verließ mehr seinen Stapel

## Questions

question-first = Es wird ausgelost, wer beginnt.
question-anchor-red = Der Platz des roten Schiffs wird ausgelost.
question-box = Ein Palast kommt ungesehen in die Schachtel.
question-draw-tile = Das oberste Plättchen des Stapels wird gezogen.
question-draw-characters = Charaktere werden gezogen.
question-draw-street = Eine Straße wird gezogen.
question-draw-cards = Sondergebäude-Karten werden gezogen.
question-draw-glass = Glassteine werden aus dem Beutel gezogen.
question-look = Der Stapel wird durchgesehen.
question-show = Die Charaktere werden gezeigt.
question-turn = Führst du eine Aktion aus, oder passt du?
question-ship = Welches Schiff fährt?
question-sail = Wo hält das Schiff?
question-buy = Nimmst du das oberste Plättchen, oder siehst du den Stapel durch?
question-take = Welches Plättchen nimmst du?
question-character = Welchen Charakter behältst du?
question-dock = Auf welche Gondel kommt dein Gondoliere?
question-hire = Heuerst du einen Gondoliere an, oder entlässt du einen?
question-build = Was baust du?
question-cell = Wohin kommt das Plättchen?
question-card = Welche Sondergebäude-Karte behältst du?
question-income = Welche Insel bringt dir Einkommen?
question-produce = Wie viele Glashütten nutzt du?
question-extra = Ziehst du einen Glasstein mehr?
question-sell = Welchen Glasstein verkaufst du?
question-return = Welcher Glasstein kommt zurück in den Beutel?
question-bought = Baust du, was du gerade gekauft hast?
question-score = Welchen Charakter wertest du?
question-visit = Auf welcher Insel wertest du ihn?
question-pay = Wie viel Gold zahlst du?
question-give = Welchen Glasstein gibst du ab?
question-over = Das Spiel ist zu Ende.

## Actions

landmark = „{ $what }“
landmark-after = „{ $what }“ (hinter „{ $before }“)
action-act = Aktion ausführen
action-pass = Passen und 1 Gold nehmen
action-do = Die Aktion dieses Feldes ausführen
action-ship = Das schwarze Schiff auf Feld { $what }
    .drawn = Das schwarze Schiff auf { $what }
action-red-ship = Das rote Schiff
action-sail = Auf Feld { $what } fahren
    .drawn = Auf { $what } fahren
action-top = Das oberste Plättchen für 2 Gold nehmen
action-search = Den Stapel für 4 Gold durchsehen
action-take = { $what } nehmen
action-build = { $what } bauen
action-at = { $what }, Platz { $place }
    .drawn = Auf { $what }
action-keep = { $what } behalten
action-decline = Keinen behalten
action-dock = { $what }, Gondel in { $place }
action-hire = Einen Gondoliere anheuern
action-dismiss = Einen Gondoliere entlassen
action-income = Einkommen auf { $what }
action-produce = Genutzte Glashütten: { $what }
action-extra = Einen Glasstein mehr ziehen
action-no-extra = Keinen Glasstein mehr ziehen
action-sell = Glasstein in { $what } verkaufen
action-return = Glasstein in { $what } zurückgeben
action-score = { $what } werten
action-visit = Auf { $what }
action-pay = { $what } Gold zahlen
action-give = Glasstein in { $what } abgeben
action-done = Das ist alles
action-first = Erster Zug: Sitz { $what }
action-anchor-red = Rotes Schiff: Feld { $what }
action-box = In die Schachtel: { $what }
action-left = Im Stapel: { $place } × { $what }
action-show = Gezeigt: { $what }
action-draw = Gezogen: { $what }

## Events

event-first = Der erste Zug ging an { $seat }.
    .you = Du hattest den ersten Zug.
event-anchor-red = Das rote Schiff kam auf Feld { $space }.
    .drawn = Das rote Schiff kam an seinen Platz.
event-passed = { $seat } hat gepasst und { $gold } Gold genommen.
    .you = Du hast gepasst und { $gold } Gold genommen.
event-sailed =
    { $cost ->
        [0] { $seat } hat ein schwarzes Schiff von Feld { $from } auf Feld { $to } gezogen ({ $deed }).
       *[other] { $seat } hat für { $cost } Gold ein schwarzes Schiff von Feld { $from } auf Feld { $to } gezogen ({ $deed }).
    }
    .you =
        { $cost ->
            [0] Du hast ein schwarzes Schiff von Feld { $from } auf Feld { $to } gezogen ({ $deed }).
           *[other] Du hast für { $cost } Gold ein schwarzes Schiff von Feld { $from } auf Feld { $to } gezogen ({ $deed }).
        }
    .drawn =
        { $cost ->
            [0] { $seat } hat ein schwarzes Schiff auf „{ $deed }“ gezogen.
           *[other] { $seat } hat für { $cost } Gold ein schwarzes Schiff auf „{ $deed }“ gezogen.
        }
    .drawn-you =
        { $cost ->
            [0] Du hast ein schwarzes Schiff auf „{ $deed }“ gezogen.
           *[other] Du hast für { $cost } Gold ein schwarzes Schiff auf „{ $deed }“ gezogen.
        }
event-sailed-red =
    { $cost ->
        [0] { $seat } hat das rote Schiff von Feld { $from } auf Feld { $to } gezogen ({ $deed }).
       *[other] { $seat } hat für { $cost } Gold das rote Schiff von Feld { $from } auf Feld { $to } gezogen ({ $deed }).
    }
    .you =
        { $cost ->
            [0] Du hast das rote Schiff von Feld { $from } auf Feld { $to } gezogen ({ $deed }).
           *[other] Du hast für { $cost } Gold das rote Schiff von Feld { $from } auf Feld { $to } gezogen ({ $deed }).
        }
    .drawn =
        { $cost ->
            [0] { $seat } hat das rote Schiff auf „{ $deed }“ gezogen.
           *[other] { $seat } hat für { $cost } Gold das rote Schiff auf „{ $deed }“ gezogen.
        }
    .drawn-you =
        { $cost ->
            [0] Du hast das rote Schiff auf „{ $deed }“ gezogen.
           *[other] Du hast für { $cost } Gold das rote Schiff auf „{ $deed }“ gezogen.
        }
event-took-gold = { $seat } hat { $gold } Gold genommen.
    .you = Du hast { $gold } Gold genommen.
event-bought = { $seat } hat 1 { $kind } für { $gold } Gold gekauft.
    .you = Du hast 1 { $kind } für { $gold } Gold gekauft.
event-bought-seen = { $seat } hat 1 { $tile } für { $gold } Gold gekauft.
    .you = Du hast 1 { $tile } für { $gold } Gold gekauft.
event-searches = { $seat } hat für { $gold } Gold den Stapel „{ $kind }“ durchgesehen.
    .you = Du hast für { $gold } Gold den Stapel „{ $kind }“ durchgesehen.
event-found = { $seat } hat im Stapel gefunden: { $number } × { $tile }.
    .you = Du hast im Stapel gefunden: { $number } × { $tile }.
event-chose = { $seat } hat 1 { $kind } aus dem Stapel gewählt.
    .you = Du hast 1 { $kind } aus dem Stapel gewählt.
event-chose-seen = { $seat } hat 1 { $tile } aus dem Stapel gewählt.
    .you = Du hast 1 { $tile } aus dem Stapel gewählt.
event-drew-character = { $seat } hat einen Charakter gezogen.
    .you = Du hast einen Charakter gezogen.
event-drew-character-seen = { $seat } hat „{ $character }“ gezogen.
    .you = Du hast „{ $character }“ gezogen.
event-declined = { $seat } hat keinen der Charaktere behalten und nichts gezahlt.
    .you = Du hast keinen der Charaktere behalten und nichts gezahlt.
event-recruited =
    { $gold ->
        [0] { $seat } hat kostenlos einen Charakter angeworben.
       *[other] { $seat } hat für { $gold } Gold einen Charakter angeworben.
    }
    .you =
        { $gold ->
            [0] Du hast kostenlos einen Charakter angeworben.
           *[other] Du hast für { $gold } Gold einen Charakter angeworben.
        }
event-recruited-seen =
    { $gold ->
        [0] { $seat } hat kostenlos „{ $character }“ angeworben.
       *[other] { $seat } hat für { $gold } Gold „{ $character }“ angeworben.
    }
    .you =
        { $gold ->
            [0] Du hast kostenlos „{ $character }“ angeworben.
           *[other] Du hast für { $gold } Gold „{ $character }“ angeworben.
        }
event-placed-gondolier = { $seat } hat für { $gold } Gold einen Gondoliere auf { $colour } bei { $island } gesetzt.
    .you = Du hast für { $gold } Gold einen Gondoliere auf { $colour } bei { $island } gesetzt.
event-harbour-pub = { $seat } hat mit der Hafenkneipe { $points } SP erhalten.
    .you = Du hast mit der Hafenkneipe { $points } SP erhalten.
event-hired = { $seat } hat für { $gold } Gold einen Gondoliere angeheuert.
    .you = Du hast für { $gold } Gold einen Gondoliere angeheuert.
event-dismissed = { $seat } hat einen Gondoliere entlassen und { $gold } Gold genommen.
    .you = Du hast einen Gondoliere entlassen und { $gold } Gold genommen.
event-drew-street = { $seat } hat 1 { $tile } gezogen.
    .you = Du hast 1 { $tile } gezogen.
event-built-street = { $seat } hat auf { $island }, Platz { $cell }, 1 { $tile } gelegt.
    .you = Du hast auf { $island }, Platz { $cell }, 1 { $tile } gelegt.
    .drawn = { $seat } hat auf { $island } 1 { $tile } gelegt.
    .drawn-you = Du hast auf { $island } 1 { $tile } gelegt.
event-built =
    { $points ->
        [0] { $seat } hat auf { $island }, Platz { $cell }, 1 { $tile } gebaut.
       *[other] { $seat } hat auf { $island }, Platz { $cell }, 1 { $tile } gebaut und { $points } SP erhalten.
    }
    .you =
        { $points ->
            [0] Du hast auf { $island }, Platz { $cell }, 1 { $tile } gebaut.
           *[other] Du hast auf { $island }, Platz { $cell }, 1 { $tile } gebaut und { $points } SP erhalten.
        }
    .drawn =
        { $points ->
            [0] { $seat } hat auf { $island } 1 { $tile } gebaut.
           *[other] { $seat } hat auf { $island } 1 { $tile } gebaut und { $points } SP erhalten.
        }
    .drawn-you =
        { $points ->
            [0] Du hast auf { $island } 1 { $tile } gebaut.
           *[other] Du hast auf { $island } 1 { $tile } gebaut und { $points } SP erhalten.
        }
event-drew-card = { $seat } hat eine Sondergebäude-Karte gezogen.
    .you = Du hast eine Sondergebäude-Karte gezogen.
event-drew-card-seen = { $seat } hat „{ $card }“ gezogen.
    .you = Du hast „{ $card }“ gezogen.
event-kept-card = { $seat } hat die Sondergebäude-Karte „{ $card }“ behalten.
    .you = Du hast die Sondergebäude-Karte „{ $card }“ behalten.
event-basilica = { $seat } hat für die Basilika { $points } SP erhalten.
    .you = Du hast für die Basilika { $points } SP erhalten.
event-income = { $seat } hat auf { $island } { $gold } Gold Einkommen genommen.
    .you = Du hast auf { $island } { $gold } Gold Einkommen genommen.
event-produced =
    { $factories ->
        [one] { $seat } hat mit { $factories } Glashütte produziert und { $points } SP verloren.
       *[other] { $seat } hat mit { $factories } Glashütten produziert und { $points } SP verloren.
    }
    .you =
        { $factories ->
            [one] Du hast mit { $factories } Glashütte produziert und { $points } SP verloren.
           *[other] Du hast mit { $factories } Glashütten produziert und { $points } SP verloren.
        }
event-took-extra = { $seat } hat das Kontor genutzt, um einen Glasstein mehr zu ziehen.
    .you = Du hast das Kontor genutzt, um einen Glasstein mehr zu ziehen.
event-drew-glass = { $seat } hat 1 { $glass } aus dem Beutel gezogen.
    .you = Du hast 1 { $glass } aus dem Beutel gezogen.
event-guild-hall = { $seat } hat mit der Zunfthalle { $points } SP erhalten.
    .you = Du hast mit der Zunfthalle { $points } SP erhalten.
event-sold =
    { $red ->
        [0] { $green ->
            [0] { $seat } hat für { $gold } Gold Glas verkauft: { $blue } in Blau.
           *[other] { $blue ->
                [0] { $seat } hat für { $gold } Gold Glas verkauft: { $green } in Grün.
               *[other] { $seat } hat für { $gold } Gold Glas verkauft: { $green } in Grün und { $blue } in Blau.
            }
        }
       *[other] { $green ->
            [0] { $blue ->
                [0] { $seat } hat für { $gold } Gold Glas verkauft: { $red } in Rot.
               *[other] { $seat } hat für { $gold } Gold Glas verkauft: { $red } in Rot und { $blue } in Blau.
            }
           *[other] { $blue ->
                [0] { $seat } hat für { $gold } Gold Glas verkauft: { $red } in Rot und { $green } in Grün.
               *[other] { $seat } hat für { $gold } Gold Glas verkauft: { $red } in Rot, { $green } in Grün und { $blue } in Blau.
            }
        }
    }
    .you =
        { $red ->
            [0] { $green ->
                [0] Du hast für { $gold } Gold Glas verkauft: { $blue } in Blau.
               *[other] { $blue ->
                    [0] Du hast für { $gold } Gold Glas verkauft: { $green } in Grün.
                   *[other] Du hast für { $gold } Gold Glas verkauft: { $green } in Grün und { $blue } in Blau.
                }
            }
           *[other] { $green ->
                [0] { $blue ->
                    [0] Du hast für { $gold } Gold Glas verkauft: { $red } in Rot.
                   *[other] Du hast für { $gold } Gold Glas verkauft: { $red } in Rot und { $blue } in Blau.
                }
               *[other] { $blue ->
                    [0] Du hast für { $gold } Gold Glas verkauft: { $red } in Rot und { $green } in Grün.
                   *[other] Du hast für { $gold } Gold Glas verkauft: { $red } in Rot, { $green } in Grün und { $blue } in Blau.
                }
            }
        }
event-returned-glass = { $seat } hat 1 { $glass } zurück in den Beutel gelegt.
    .you = Du hast 1 { $glass } zurück in den Beutel gelegt.
event-pile-empty = Der Stapel „{ $kind }“ ist jetzt leer.
event-last-turns = { $seat } hat einen zweiten Stapel geleert: Für { $seat } ist dies der letzte Zug, alle anderen haben noch einen.
    .you = Du hast einen zweiten Stapel geleert: Für dich ist dies der letzte Zug, alle anderen haben noch einen.
event-stalled =
    { $rounds ->
        [one] Eine ganze Runde lang hat kein Plättchen seinen Stapel verlassen: Das Spiel endet mit dieser Runde.
       *[other] { $rounds } Runden lang hat kein Plättchen seinen Stapel verlassen: Das Spiel endet mit dieser Runde.
    }
event-scoring = Die Schlusswertung hat begonnen.
event-scored = { $seat } hat „{ $character }“ auf { $island } für { $points } SP gewertet.
    .you = Du hast „{ $character }“ auf { $island } für { $points } SP gewertet.
event-leftover =
    { $number ->
        [one] { $seat } hat { $number } SP für { $number } Gondoliere ohne Charakter erhalten.
       *[other] { $seat } hat { $number } SP für { $number } Gondolieri ohne Charakter erhalten.
    }
    .you =
        { $number ->
            [one] Du hast { $number } SP für { $number } Gondoliere ohne Charakter erhalten.
           *[other] Du hast { $number } SP für { $number } Gondolieri ohne Charakter erhalten.
        }
event-showed = { $seat } hat „{ $character }“ gezeigt.
    .you = Du hast „{ $character }“ gezeigt.
event-final = { $seat } hat mit { $points } SP und { $gold } Gold abgeschlossen.
    .you = Du hast mit { $points } SP und { $gold } Gold abgeschlossen.

## Why something is not legal

why-legal = Das kannst du jetzt tun.
why-over = Das Spiel ist zu Ende.
why-draw = Darüber entscheidet das Los, niemand am Tisch.
why-draw-first = Zuerst muss etwas gezogen werden.
why-not-your-turn = Jetzt entscheidet { $seat }.
why-other-question = Jetzt wird etwas anderes gefragt: „{ $question }“
why-too-little-gold =
    { $gold ->
        [0] Dafür sind { $price } Gold nötig, und es ist keins zum Ausgeben da.
        [one] Dafür sind { $price } Gold nötig, und zum Ausgeben ist nur { $gold } da.
       *[other] Dafür sind { $price } Gold nötig, und zum Ausgeben sind nur { $gold } da.
    }
why-nothing-to-do = Keine erreichbare Aktion lässt sich jetzt ganz ausführen: Es bleibt nur zu passen.
why-pile-empty = Der Stapel „{ $kind }“ ist leer.
why-no-gondolier-in-hand = Du hast keinen Gondoliere auf der Hand.
why-no-dock = Es gibt keine freie Gondel.
why-no-characters = Der Stapel der Charaktere ist leer.
why-nothing-to-build = Du kannst jetzt keine Straße legen, und du hast kein Gebäude, für das neben einer Straße Platz ist.
why-no-income = Keiner deiner Läden hat auf seiner Insel einen Kunden seiner Farbe.
why-nothing-to-produce = Du hast kein Glas zu verkaufen und kannst jetzt keine Glashütte nutzen.
why-nobody-to-hire = Du hast keinen Gondoliere zum Entlassen auf der Hand und keinen zum Anheuern im Vorrat.
why-passing = Du hast gepasst: Es folgt keine Aktion.
why-no-move-yet = Zuerst muss ein Schiff fahren.
why-no-ship = Auf Feld { $space } ist kein schwarzes Schiff.
    .drawn = Auf diesem Feld ist kein schwarzes Schiff.
why-lighthouse-last = Das rote Schiff steht jetzt bei einem anderen: Das war die letzte Bewegung dieses Zuges.
why-moved-already = Dieses Schiff ist schon gefahren. Jedes fährt nur ein Mal im Zug.
why-ship-blocked = Direkt vor diesem Schiff ist ein anderes.
why-move-too-dear = Die nächste Fahrt kostet { $price } Gold, und so viel hast du nicht.
why-leads-nowhere = Wohin dieses Schiff auch fährt: Mit dem Gold, das dann bleibt, ist keine Aktion möglich.
why-space-taken = Auf Feld { $space } ist ein Schiff.
    .drawn = Auf diesem Feld ist ein Schiff.
why-ship-in-the-way = Zwischen diesem Schiff und Feld { $space } ist ein anderes.
    .drawn = Zwischen diesem Schiff und dem Feld ist ein anderes.
why-not-in-pile = In diesem Stapel gibt es kein Plättchen „{ $tile }“.
why-not-drawn = „{ $card }“ ist nicht unter den Karten, die du gezogen hast.
why-island-not-in-play = { $island } wird nur zu viert bebaut.
why-dock-taken = Auf dieser Gondel steht schon ein Gondoliere.
why-no-gondolier-in-supply = Du hast keinen Gondoliere im Vorrat.
why-build-something = Mindestens ein Plättchen muss gebaut werden.
why-no-street-room = Es gibt kein freies Straßenfeld.
why-not-held = Du hast kein Plättchen „{ $tile }“.
why-no-site = Neben keiner Straße ist ein Bauplatz frei.
why-only-bought = Nur das Plättchen, das du gerade gekauft hast, kann jetzt gebaut werden.
why-not-a-street-space = Straßen gehören auf Straßenfelder, und dies ist ein Bauplatz.
why-not-a-building-space = Gebäude gehören auf Bauplätze, und dies ist ein Straßenfeld.
why-cell-taken = Auf diesem Platz liegt schon ein Plättchen.
why-no-street-beside = Neben diesem Platz liegt keine Straße.
why-no-shop-there = Du hast keinen Laden auf { $island }.
why-no-customers = Deine Läden auf { $island } haben dort keine Kunden ihrer Farben.
why-nothing-to-sell = Ohne Glashütte müsstest du etwas verkaufen, und du hast kein Glas.
why-too-few-factories =
    { $number ->
        [0] Du hast keine Glashütte gebaut.
        [one] Du hast nur { $number } Glashütte gebaut.
       *[other] Du hast nur { $number } Glashütten gebaut.
    }
why-too-few-points =
    { $points ->
        [0] Das kostet { $price } SP, und du hast keine.
       *[other] Das kostet { $price } SP, und du hast nur { $points }.
    }
why-too-little-in-bag =
    { $number ->
        [0] Der Beutel ist leer.
        [one] Im Beutel ist nur { $number } Glasstein.
       *[other] Im Beutel sind nur { $number } Glassteine.
    }
why-no-such-glass = Du hast keinen { $glass } mehr.
why-sell-something = Du hast keine Glashütte genutzt, also muss mindestens ein Glasstein verkauft werden.
why-keep-one = Ein Glasstein muss unverkauft bleiben: Das Kontor nimmt einen zurück.
why-one-colour = In einem Zug wird nur Glas einer Farbe verkauft.
why-not-your-character = Du hast „{ $character }“ nicht.
why-scored-already = „{ $character }“ ist schon gewertet.
why-scores-nowhere = „{ $character }“ bringt auf keiner Insel etwas, an der du noch einen freien Gondoliere hast.
why-no-gondolier-there = Du hast bei { $island } keinen freien Gondoliere.
why-only-at-home = Dieser Charakter wird nur auf { $island } gewertet.
why-scores-nothing-there = Dieser Charakter bringt auf { $island } nichts.
why-give-something = Mindestens ein Glasstein muss abgegeben werden.
why-wrong-glass = „{ $character }“ nimmt Glas einer anderen Farbe.
why-studio-too-late = Die Künstlerwerkstatt stammt aus deinem letzten Zug; in dieser Partie zählt sie in der Wertung nicht.

## Lines of the account

item-start = Zu Beginn
item-factories = Gebaute Glashütten
item-shops = Gebaute Läden
item-palaces = Gebaute Paläste
item-cranes = Baukräne
item-harbour-pub = Hafenkneipe
item-guild-hall = Zunfthalle
item-basilica = Basilika
item-production = Produktion von Glas
item-character = „{ $character }“ auf { $island }, über { $colour }{ $gold ->
        [0] {""}
       *[other] , für { $gold } Gold
    }{ $red ->
        [0] {""}
        [one] , für { $red } roten Glasstein
       *[other] , für { $red } rote Glassteine
    }{ $green ->
        [0] {""}
        [one] , für { $green } grünen Glasstein
       *[other] , für { $green } grüne Glassteine
    }{ $blue ->
        [0] {""}
        [one] , für { $blue } blauen Glasstein
       *[other] , für { $blue } blaue Glassteine
    }
item-leftover =
    { $number ->
        [one] { $number } Gondoliere ohne Charakter
       *[other] { $number } Gondolieri ohne Charakter
    }

## What a position is worth: the parts that bots give as reasons

term-characters = Charaktere mit Gondoliere
term-gondoliers = Gondolieri, die noch eingesetzt werden
term-gold = Gold
term-tiles = gekaufte Gebäude
term-earnings = Einkünfte aus Läden und Glashütten
term-glass = Glas
term-cards = Sondergebäude-Karten
term-tempo = Züge, die noch kommen

## Options

option-leftover-gondoliers = Übrige Gondolieri
    .about = Welche Gondolieri ohne Charakter am Ende je 1 SP bringen.
option-leftover-gondoliers-board = nur die auf Gondeln
option-leftover-gondoliers-all = auch die nicht eingesetzten
option-empty-equal = Nichts gleich nichts
    .about = Punktet Charakter 24 auf einer Insel, auf der niemandem etwas gehört?
option-empty-equal-yes = ja
option-empty-equal-no = nein
option-stall-rounds = Stillstand
    .about = Nach wie vielen Runden, in denen kein Plättchen seinen Stapel verlässt, das Spiel endet.
option-stall-rounds-0 = nie
option-stall-rounds-value =
    { $n ->
        [0] nie
        [one] nach { $n } Runde
       *[other] nach { $n } Runden
    }
option-scoring = Schlusswertung
    .about = Wer die Charaktere den Inseln und Gondolieri zuordnet.
option-scoring-best = die beste Zuordnung, von selbst
option-scoring-hand = alle selbst, von Hand
option-last-studio = Künstlerwerkstatt aus dem letzten Zug
    .about = Zählt eine Künstlerwerkstatt, die du in deinem letzten Zug bekommst, bei der Wertung deiner Charaktere?
option-last-studio-counts = zählt
option-last-studio-not = zählt nicht

### The drawing

# The spaces of the ring: at most two lines of ten letters.

draw-take-gold = Gold nehmen
draw-buy-factory = Glashütte kaufen
draw-buy-shop = Laden kaufen
draw-buy-palace = Palast kaufen
draw-buy-special = Sonderbau kaufen
draw-recruit = Charakter anwerben
draw-place-gondolier = Gondoliere einsetzen
draw-build = Bauen
draw-income = Einkommen
draw-production = Produktion
draw-hire-or-dismiss = Anheuern, entlassen

# Letters on the islands: buildings, customers and shops, glass.

draw-mark-factory = H
draw-mark-shop = L
draw-mark-palace = P
draw-red = r
draw-blue = b
draw-grey = g
draw-glass-red = R
draw-glass-green = G
draw-glass-blue = B
draw-customers = Kunden

# Inside the ring.

draw-turn = Zug { NUMBER($turn, useGrouping: 0) }: { $player }
draw-last-turns = Zug { NUMBER($turn, useGrouping: 0) }, letzte Runde: { $player }
draw-over = Das Spiel ist zu Ende
draw-pile-street =
    { $number ->
        [one] { $number } Straße
       *[other] { $number } Straßen
    }
draw-pile-factory =
    { $number ->
        [one] { $number } Glashütte
       *[other] { $number } Glashütten
    }
draw-pile-shop =
    { $number ->
        [one] { $number } Laden
       *[other] { $number } Läden
    }
draw-pile-palace =
    { $number ->
        [one] { $number } Palast
       *[other] { $number } Paläste
    }
draw-pile-special =
    { $number ->
        [one] { $number } Sondergebäude
       *[other] { $number } Sondergebäude
    }
draw-pile-characters =
    { $number ->
        [one] { $number } Charakter
       *[other] { $number } Charaktere
    }
draw-pile-cards =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
draw-bag = Glassteine im Beutel:
draw-head-gold = Gold
draw-head-points = SP
draw-head-gondoliers = Gond.
draw-head-glass = Glas
draw-head-tiles = Plättchen
draw-head-characters = Ch.

# Cards and hand.

draw-not-yet = { $card } (ab dem nächsten Zug)
draw-nothing = keine
draw-my-characters = Deine Charaktere:
draw-my-tiles = Deine Plättchen:
draw-drawn = Du siehst gerade:
draw-searching = Im Stapel:
draw-left-shops = Läden, die du im Stapel gelassen hast:
draw-left-palaces = Paläste, die du im Stapel gelassen hast:
draw-put-back = Karten, von denen du weißt, dass sie unten im Stapel liegen:
draw-customers-left = Kunden auf den Straßen, die noch im Stapel sind:

draw-legend =
    So liest du den Plan
      ●  ◆        schwarzes Schiff, rotes Schiff; ●' ist gefahren, (●) fährt los
      ◄  ►        die Fahrtrichtung: von jedem Feld zur nächsten Nummer
      ○ ◇ △ □     die Spielenden: Weiß, Braun, Orange, Grau
      ·  [ ]      ein freies Straßenfeld, ein freier Bauplatz
      b2          der Platz in Spalte b, Zeile 2
      ═══  rb═    eine Straße; eine mit rotem und blauem Kunden (g: grau)
      { draw-mark-factory }○  { draw-mark-shop }r○     eine Hütte (Glashütte) und ein roter Laden, beide von ○
      { draw-mark-palace }2  ★       ein Palast mit 2 Wappen, ein Sondergebäude: gehören niemandem
      ○─·  ○─◇    Gondel in der Farbe von ○: frei, oder mit Gondoliere von ◇
      5+2         Gondolieri auf der Hand und im Vorrat
      { draw-glass-red } { draw-glass-green } { draw-glass-blue }       Glas: rot, grün, blau
      { draw-mark-factory } { draw-mark-shop } { draw-mark-palace } ★     noch nicht gebaut: Glashütten, Läden, Paläste, Sondergebäude

draw-own-board = Der Plan und die Mischung der Plättchen sind unsere eigene Rekonstruktion, nicht die gedruckten.

# What items of the account are called together.

source-character = Charaktere
source-leftover = Gondolieri ohne Charakter

## Was für einen Charakter zählt

part-shops = Läden
part-factories = Glashütten
part-palaces = Paläste
part-specials = Sondergebäude
part-crests = Wappen
part-red-shops = rote Läden
part-blue-shops = blaue Läden
part-grey-shops = graue Läden
part-own-shops = deine Läden
part-others-shops = fremde Läden
part-own-factories = deine Glashütten
part-others-factories = fremde Glashütten
part-own-buildings = deine Gebäude
part-others-buildings = fremde Gebäude
part-customers = Kunden
part-red-customers = rote Kunden
part-blue-customers = blaue Kunden
part-grey-customers = graue Kunden
part-red-and-blue-customers = rote und blaue Kunden
part-own-gondoliers = deine Gondolieri
part-gold = dein Gold
part-glass-red = dein rotes Glas
part-glass-green = dein grünes Glas
part-glass-blue = dein blaues Glas

## Die Seite

murano-space = Feld { $number }
murano-black-ship = schwarzes Schiff
murano-red-ship = rotes Schiff
murano-free = frei
murano-supply = { $player }, im Vorrat: { $number }
murano-kind-space = Feld des Rings
murano-kind-ship = Schiff
murano-kind-tile = Plättchen
murano-kind-island = Insel
murano-kind-pile = Stapel
murano-kind-character = Charakter
murano-kind-card = Sondergebäude-Karte
murano-kind-glass = Glas
murano-kind-supply = Gondolieri im Vorrat
murano-ship-about = Schiffe gehören allen. Du machst die Aktion des Feldes, auf dem das letzte bewegte Schiff hält. Die erste Bewegung des Zuges ist kostenlos, jedes weitere Schiff kostet mehr.
murano-street-space = Straßenfeld
murano-street-space-about = Hier kommen nur Straßen hin. Eine Straße kostet nichts.
murano-building-space = Bauplatz
murano-building-space-about = Hier kommt ein Gebäude hin, sobald eine Straße daneben liegt.
murano-owner = Besitzer
murano-gondolier-of = Gondoliere
murano-points-so-far = Punkte bisher
murano-my-tiles = Meine Plättchen
murano-my-characters = Meine Charaktere, nur für dich sichtbar
murano-my-characters-shown = Meine Charaktere
murano-in-hand = Auf der Hand
murano-placing = Zu legen
murano-in-the-pile = Im Stapel
murano-no-tiles = Keine. Auf dem Ring gibt es welche.
murano-no-characters = Keine. Auf dem Ring kannst du welche anwerben.
murano-ready = { $number } bereit
murano-gondoliers = { $out } eingesetzt, { $hand } auf der Hand
murano-characters = Charaktere
murano-now = jetzt { $points } SP, { $island }
murano-now-nothing = noch nichts
murano-now-unserved = { $points } SP, { $island }, kein Gondoliere
murano-would-bring = jetzt { $points } SP, { $island }
murano-lacks = { $island }, { $part }
murano-special-cards = Sondergebäude-Karten
murano-door-tiles = Plättchen
murano-door-purse = Gold, Glas
murano-door-looking = zur Wahl
murano-short-factory = Glashütte
murano-short-special = Sonderbau
murano-short-shop-red = Laden in Rot
murano-short-shop-blue = Laden in Blau
murano-short-shop-grey = Laden in Grau
murano-short-palace-1 = Palast, 1
murano-short-palace-2 = Palast, 2
murano-short-palace-3 = Palast, 3
murano-ask-turn = Wohin fährst du?
murano-ask-turn-aside = Wähle ein Feld: Das Schiff, das es erreicht, fährt. Oder wähle erst ein Schiff.
murano-ask-sail = Hier halten: { $deed }?
murano-or-other-ship = Oder wähle ein anderes Feld, oder bewege erst noch ein Schiff.
murano-pays = Du zahlst { $paid } Gold und behältst { $left }.
murano-costs = Dorthin zu fahren kostet { $gold } Gold.
murano-ships-moved =
    { $number ->
        [one] 1 Schiff bewegt
       *[other] { $number } Schiffe bewegt
    }
murano-tiles-left =
    { $number ->
        [one] Du darfst noch 1 Plättchen legen.
       *[other] Du darfst noch { $number } Plättchen legen.
    }
murano-lay-street = Straße ziehen, { $number } übrig
murano-do-sail = Hinfahren, noch ein Schiff
murano-sail-then = Fahren, dann { $deed }
murano-then-take-gold = Gold nehmen
murano-then-buy-factory = Glashütte kaufen
murano-then-buy-shop = Laden kaufen
murano-then-buy-palace = Palast kaufen
murano-then-buy-special = Sondergebäude kaufen
murano-then-recruit = anwerben
murano-then-place-gondolier = Gondoliere einsetzen
murano-then-build = bauen
murano-then-income = Einkommen nehmen
murano-then-production = produzieren
murano-then-hire-or-dismiss = anheuern oder entlassen
murano-do-at = Hier bauen
murano-do-dock = Hier einsetzen
murano-do-keep = Diese Karte behalten
murano-do-take = Dieses Plättchen nehmen
murano-do-income = Hier Einkommen nehmen
murano-do-sell = Verkaufen
murano-do-return = Zurückgeben
murano-do-give = Abgeben
murano-on-the-track = Auf der Leiste
murano-during-the-game = Punkte im Spiel
murano-gold-left = Gold übrig, entscheidet bei Gleichstand
worth-ready = dein Gondoliere ist dort
worth-not-ready = kein Gondoliere von dir dort
murano-all-islands = Auf jeder Insel, so wie es steht
murano-on-this-island = Deine Charaktere auf dieser Insel, so wie es steht
murano-ask-only-pass = Keine Aktion ist möglich: Du kannst nur passen.
murano-ask-pass = Du passt: +1 Gold. Welches Schiff bewegst du?
murano-ask-pass-aside = Es folgt keine Aktion. Es gilt erst, wenn du bestätigst.
murano-ask-pass-here = Passen und das Schiff hier lassen?
murano-step-pass = du passt
murano-do-pass = Passen, +1 Gold
murano-ask-decline = Keinen dieser Charaktere behalten?
murano-ask-decline-aside = Du zahlst nichts, und dein Zug endet.
murano-do-decline = Keinen behalten
murano-ask-on-the-way = { $deed }: nur ein Halt unterwegs
murano-ask-top = Nimmst du das oberste Plättchen?
murano-ask-search = Siehst du den Stapel durch?
murano-ask-hire = Heuerst du einen Gondoliere an?
murano-ask-dismiss = Entlässt du einen Gondoliere?
murano-not-top = Das oberste Plättchen? { $why }
murano-not-search = Den Stapel durchsehen? { $why }
murano-not-hire = Einen anheuern? { $why }
murano-not-dismiss = Einen entlassen? { $why }
murano-about = { $what }: { $question }
murano-ask-at = Kommt es hierhin?
murano-ask-street = Leg erst eine Straße: Gebäude brauchen eine daneben
murano-ask-street-more = Legst du eine Straße?
murano-character-price =
    { $gold ->
        [0] Du zahlst nichts dafür.
       *[other] Du zahlst { $gold } Gold dafür.
    }
murano-glass-prices = Gold für Glas einer Farbe: { $prices }.
murano-do-keep-for = Für { $gold } Gold behalten
murano-do-dock-for = Für { $gold } Gold einsetzen
murano-do-take-for = Für { $gold } Gold nehmen
murano-do-sell-for = Für { $gold } Gold verkaufen
murano-sell-none = Nichts verkaufen
murano-produce-for = { $number } nutzen: −{ $points } SP
murano-produce-none = Keine nutzen
murano-hire-for = Einen anheuern, { $gold } Gold
murano-dismiss-for = Einen entlassen, +{ $gold } Gold
murano-end-piles =
    { $empty ->
        [0] Zwei leere Stapel beenden das Spiel. Kleinster: { $name }
       *[other] Ein Stapel ist leer, ein zweiter beendet das Spiel. Kleinster: { $name }
    }
murano-end-last =
    { $number ->
        [one] Letzte Runde, dein letzter Zug ist vorbei: noch { $number } Zug
       *[other] Letzte Runde, dein letzter Zug ist vorbei: noch { $number } Züge
    }
murano-end-last-mine =
    { $number ->
        [one] Letzte Runde: Das ist dein letzter Zug
       *[other] Letzte Runde: noch ein Zug für dich, { $number } insgesamt
    }
murano-end-stalled = Das Spiel endet mit dieser Runde
murano-beside = Deine Gondolieri
murano-beside-docks = An Land auf: { $islands }. Bereit: { $number }.
murano-beside-none = Noch keiner an Land. Bereit: { $number }.
murano-where-gondoliers = Deine Gondolieri: { $islands }; { $number } bereit.
murano-no-gondoliers-ashore = Deine Gondolieri: keiner an Land, { $number } bereit.
guide-others = Jetzt sind die anderen dran. Was sie ändern, bekommt einen hellen Ring, und der Verlauf erzählt es noch einmal.
guide-turn = Schiffe mit roter Linie können fahren. Wähle eines: Die Felder, die es erreicht, leuchten auf.
guide-ship = Schiffe mit roter Linie können fahren. Wähle eines: Die Felder, die es erreicht, leuchten auf.
guide-sail = Ein Schiff fährt vorwärts bis vor das nächste. Zeige auf ein Feld, um zu erfahren, was seine Aktion bewirkt.
guide-buy = Das oberste Plättchen kostet 2 Gold. Für 4 Gold siehst du den Stapel durch und wählst.
guide-build = Du darfst bis zu drei Plättchen legen. Straßen kommen umsonst vom Stapel; Gebäude brauchen eine Straße daneben.
guide-cell = Markierte Plätze nehmen dieses Plättchen auf. Kunden auf Straßen bringen später den Läden ihrer Farbe Gold.
guide-character = Ein Charakter schaut am Ende auf eine Insel. Wähle einen, der zu dem passt, was du bauen willst, oder keinen.
guide-dock = Ohne Gondoliere an seiner Insel punktet kein Charakter. Eine Gondel deiner Farbe ist billiger.
guide-income = Wähle die Insel, auf der deine Läden die meisten Kunden ihrer Farbe haben.
guide-produce = Jede genutzte Glashütte kostet 2 Punkte und bringt einen Glasstein. Glas verkauft sich gut, am besten drei Steine einer Farbe.
