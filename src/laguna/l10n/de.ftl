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
