# Die Wörter, die zu keinem Spiel gehören, auf Deutsch. Alle vier Sprachen haben dieselben Meldungen.

## Players

player = Sitz { $number }
# Sätze wie „… hat gepasst“ brauchen die dritte Person.
player-me = Mensch
player-bot = Bot { $number }

## Playing in the terminal

welcome = { $game }, { $seats } Sitze: { $players }. Hilfe mit ?
saved-in = Das Spiel wird nach jeder Aktion in { $path } gesichert.
kept-old = Das zuvor gesicherte Spiel liegt jetzt in { $path }.
resumed =
    { $actions ->
        [one] Das Spiel geht nach { NUMBER($actions, useGrouping: 0) } Aktion weiter. Zuletzt ist das geschehen:
       *[other] Das Spiel geht nach { NUMBER($actions, useGrouping: 0) } Aktionen weiter. Zuletzt ist das geschehen:
    }
turn-of = Zug { NUMBER($turn, useGrouping: 0) }: { $player }
prompt = 1 bis { $last } >
prompt-forced = 1 (oder Enter) >
which-number =
    { $last ->
        [1] Tippe 1 oder nur Enter; Hilfe mit ?
       *[other] Tippe eine Zahl von 1 bis { $last }; Hilfe mit ?
    }
not-understood = „{ $line }“ ist weder Aktion noch Befehl; Hilfe mit ?
not-legal = { $why } ({ $rule })
see-rule = Regel { $rule }
no-such-thing = Nichts heißt hier „{ $word }“.
which-thing = Was davon meinst du: { $names }?
rules-of-what = Sag, worüber: r und die Kennung einer Regel, oder r und ein Wort.
rules-none = Über „{ $query }“ sagen die Regeln nichts. Einige Kennungen: { $near }
undone = Zurückgenommen: { $action }
undo-nothing = Es gibt nichts zurückzunehmen.
undo-draw = Was gezogen ist, lässt sich nicht zurücknehmen.
undo-other = Was andere getan haben, lässt sich nicht zurücknehmen.
undo-turn = Der Zug davor ist vorbei und lässt sich nicht zurücknehmen.
undo-seen = Du hast etwas Geheimes gesehen: Das lässt sich nicht zurücknehmen.
undo-often = Du hast in diesem Zug so oft etwas zurückgenommen: Jetzt gilt es.
help =
    Was du tippen kannst
      eine Zahl     wählt; gibt es nur eine Wahl, genügt Enter
      eine Aktion   wie in Aufzeichnungen: { $example }
      u             nimmt deine letzte Entscheidung dieses Zuges zurück
      b             zeigt den Plan
      h             zeigt, was du auf der Hand hast, mit Erklärungen
      c             zeigt die Auswahl noch einmal
      l, l 50       zeigt den Verlauf, oder mehr davon
      ? 2           erklärt Wahl 2
      ? Wort        erklärt eine Karte, ein Plättchen oder ein Feld
      r Wort        zeigt die Regeln zu einem Wort, oder die Regel mit einer Kennung
      q             hört auf; das Spiel ist gesichert
left = Das Spiel ist gesichert. So geht es weiter: { $command }
record-is-in = Die Aufzeichnung dieses Spiels liegt in { $path }.

## The end

ended-by = Das Spiel ist zu Ende. Beendet hat es: { $why }.
place =
    { $points ->
        [one] { $rank }. { $player }: { NUMBER($points, useGrouping: 0) } Punkt
       *[other] { $rank }. { $player }: { NUMBER($points, useGrouping: 0) } Punkte
    }
replayed-to = Nachgespielt bis Aktion { NUMBER($actions, useGrouping: 0) } von { NUMBER($all, useGrouping: 0) }.

## The list of games

seats-of = Sitze: { $seats }
options-of = Optionen, der übliche Wert zuerst:

## Tische auf einem Server

level-random = Zufall
level-easy = Leicht
level-normal = Normal
level-hard = Schwer
level-expert = Experte

event-undo =
    { $steps ->
        [one] { $seat } nimmt den letzten Schritt zurück.
       *[other] { $seat } nimmt die letzten { $steps } Schritte zurück.
    }

news-joined = { $player } hat sich gesetzt.
news-got-up = { $former } ist wieder aufgestanden.
news-resigned = { $former } hat aufgegeben; ein Bot spielt weiter.
news-handed-on = Der Platz von { $former } ist weitergegeben worden.
news-bot-failed = { $player } hat nicht sinnvoll geantwortet; ein anderer Bot spielt an seiner Stelle weiter.

closed-rules = Dieses Spiel wurde mit einer älteren Fassung der Regeln begonnen und kann nicht weitergehen.
closed-unreadable = Etwas in diesem Spiel lässt sich nicht mehr lesen; es kann nicht weitergehen.

bye-slow = Diese Seite hat ihre Nachrichten nicht abgeholt. Bitte neu verbinden.
bye-restart = Der Server wird neu gestartet. Bitte neu verbinden.
bye-gone = Diesen Tisch gibt es nicht.
bye-seat-lost = Dieser Platz gehört jemand anderem.
bye-too-many = Aus deinem Netz kommen zu viele Verbindungen.
bye-bad-frames = Es kamen zu viele Nachrichten, die keine waren.

refused-cannot-parse = Das ist keine Aktion dieses Spiels.
refused-stale = Inzwischen ist etwas anderes geschehen.
refused-not-legal = Das darf man jetzt nicht.
refused-not-yours = Du hast keinen Platz dafür.
refused-not-now = Das geht an diesem Tisch jetzt nicht.
refused-too-fast = Das war zu schnell. Bitte warte einen Moment.
refused-unavailable = Der Server kann das im Moment nicht. Bitte versuch es noch einmal.
refused-bad-request = Diese Anfrage ist nicht zu verstehen: { $why }
refused-cannot-play = So kann man nicht spielen: { $why }
refused-bad-name = Dieser Name hat Zeichen, die sich nicht zeigen lassen.
refused-bad-code = Diese Einladung gilt nicht mehr. Bitte lass dir eine neue geben.
refused-bad-origin = Diese Anfrage kommt von einer anderen Seite.
refused-bad-host = Dieser Server antwortet nicht auf den Namen „{ $host }“.
refused-not-owner = Das kann nur, wem der Tisch gehört.
refused-no-guest = Bitte setz dich erst an einen Tisch.
refused-no-such-page = Unter dieser Adresse gibt es nichts.
refused-no-such-table = Diesen Tisch gibt es nicht.
refused-no-such-seat = Diesen Platz hat der Tisch nicht.
refused-no-such-method = Diese Adresse nimmt solche Anfragen nicht an.
refused-seat-taken = Dieser Platz ist besetzt.
refused-seat-here = Wer diesen Platz hat, ist da oder war es eben noch. Weitergeben kann man ihn, wenn niemand wiederkommt.
refused-seat-seen = Du hast an diesem Tisch schon eine andere Hand gesehen.
refused-not-over = Dieses Spiel ist noch nicht zu Ende.
refused-too-large = Diese Anfrage ist zu groß.
refused-too-many = Du hast zu viele offene Tische. Bitte spiel erst einen zu Ende.

page-title = Laguna
page-missing = Der Server läuft. Die eigentliche Seite ist noch nicht gebaut.

# Was ein Bot täte, und warum.
hint-best = Am besten scheint: { $action }.
hint-good-for = Am besten scheint: { $action }. Vorteil: { $terms }.
hint-second = Danach am besten: { $action }.
hint-close = Fast genauso gut: { $action }.
term-points = Punkte
