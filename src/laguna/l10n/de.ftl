# Die Wörter, die zu keinem Spiel gehören, auf Deutsch. Alle vier Sprachen haben dieselben Meldungen.

## Players

player = Spieler { $number }
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
      w, w Wort     zeigt, was etwas jetzt brächte, und wenn es jetzt endete
      c             zeigt die Auswahl noch einmal
      l, l 50       zeigt den Verlauf, oder mehr davon
      ? 2           erklärt Wahl 2
      ? Wort        erklärt eine Karte, ein Plättchen oder ein Feld
      r Wort        zeigt die Regeln zu einem Wort, oder die Regel mit einer Kennung
      q             hört auf; das Spiel ist gesichert
left = Das Spiel ist gesichert. So geht es weiter: { $command }
record-is-in = Die Aufzeichnung dieses Spiels liegt in { $path }.

## The end

ended-by = Das Spiel ist zu Ende: { $why }.
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

level-random = Zufällig
level-easy = Leicht
level-normal = Normal
level-hard = Schwer
level-expert = Experte

event-undo =
    { $steps ->
        [one] { $seat } nimmt den letzten Schritt zurück.
       *[other] { $seat } nimmt die letzten { $steps } Schritte zurück.
    }
    .you =
        { $steps ->
            [one] Du nimmst den letzten Schritt zurück.
           *[other] Du nimmst die letzten { $steps } Schritte zurück.
        }

news-joined = { $player } hat sich gesetzt.
news-got-up = { $former } ist wieder aufgestanden.
news-resigned = { $former } hat aufgegeben; ein Bot spielt weiter.
news-handed-on = Der Platz von { $former } ist weitergegeben worden.
news-sits-in = Ein Bot spielt für { $former }, bis sie oder er zurück ist.
news-time-bot = { $former } hat keine Zeit mehr. Bis zur Rückkehr spielt ein Bot.
news-time-up = { $player } hat keine Zeit mehr. Der Tisch wartet.
news-time-vote = { $player } hat keine Zeit mehr. Die anderen können beschließen, dass ein Bot weiterspielt.
news-day-off = { $player } nimmt einen freien Tag. Die Uhr steht bis morgen still.
news-offered = Der Platz von { $former } ist frei für jemand anderen.
news-back = { $player } hat den Platz wieder.
news-came-back = { $player } ist zurück und spielt weiter.
news-passed-on = Dein Platz ist an { $player } gegangen. Du kannst zusehen.
news-asked-bot = { $by } würde einen Bot für { $former } spielen lassen. Das geschieht, wenn alle zustimmen, die da sind.
news-asked-person = { $by } würde den Platz von { $former } jemand anderem geben. Noch eine Person muss zustimmen.
news-bot-failed = { $player } hat nicht geantwortet; ein anderer Bot zieht an seiner Stelle.

closed-rules = Dieses Spiel wurde mit anderen Regeln begonnen, als dieser Server hat. Es wartet auf einen, der sie hat.
closed-edition = Dieses Spiel wird auf einem Spielplan gespielt, der hier gerade nicht in Gebrauch ist. Es wartet auf ihn.
closed-game = Dieses Spiel ist hier gerade nicht installiert. Der Tisch wartet darauf.
closed-unreadable = Etwas in diesem Spiel lässt sich hier nicht lesen; es kann nicht weitergehen.
closed-host = Wer den Server betreibt, hat diesen Tisch geschlossen.
marked-was = Dieses Spiel geht dort weiter, wo ein anderes verlassen wurde, so wie es war. Es zählt für keine Statistik.
marked-known = Dieses Spiel geht dort weiter, wo ein anderes verlassen wurde, so wie jemand es kannte: Verborgenes ist neu gemischt. Es zählt für keine Statistik.
marked-browser = Dieses Spiel kam als Datei oder aus einem Browser, und wer es brachte, kennt vielleicht Verborgenes. Es zählt für keine Statistik.
marked-copied = Dieses Spiel wurde so, wie es stand, anderswohin mitgenommen, samt allem Verborgenen. Es zählt für keine Statistik.

bye-slow = Diese Seite kam nicht mehr mit. Bitte neu verbinden.
bye-restart = Der Server wird neu gestartet. Bitte neu verbinden.
bye-gone = Diesen Tisch gibt es nicht.
bye-seat-lost = Dieser Platz gehört jemand anderem.
bye-signed-out = Dieses Gerät gehört nicht mehr zu dem Spieler, der diesen Platz hat.
bye-time-up = Deine Zeit ist abgelaufen, deshalb spielt ein Bot für dich. Du kannst deinen Platz jederzeit zurückhaben.
bye-too-many = Aus deinem Netz kommen zu viele Verbindungen.
bye-bad-frames = Diese Seite hat zu viele Nachrichten geschickt, die der Server nicht versteht. Bitte lade sie neu.
bye-banned = Der Betreiber dieser Seite hat dich gesperrt. Wenn das ein Irrtum ist, wende dich bitte an ihn.
bye-site-password = Diese Seite fragt jetzt nach einem Passwort. Bitte lade sie neu.

refused-cannot-parse = Das ist keine Aktion dieses Spiels.
refused-stale = Inzwischen ist etwas anderes geschehen.
refused-not-legal = Das darf man jetzt nicht.
refused-not-yours = Du hast keinen Platz dafür.
refused-not-now = Das geht an diesem Tisch jetzt nicht.
refused-not-now-plan-your-turn = Das lässt sich nicht planen: Du bist jetzt am Zug.
refused-not-now-plan-not-legal = Zug { $turn } dieses Plans ist nach den Regeln so nicht möglich.
refused-not-now-plan-unfinished = Zug { $turn } dieses Plans reicht nicht bis zum Ende des Zuges oder bis zum ersten Ziehen.
refused-not-now-plan-cannot-imagine = Dein nächster Zug lässt sich nicht planen: Das Spiel kann vorher zu Ende sein, oder bis dahin kann zu viel geschehen.
refused-too-fast = Das war zu schnell. Bitte warte einen Moment.
refused-unavailable = Der Server kann das im Moment nicht. Bitte versuch es noch einmal.
refused-bad-request = Diese Anfrage ist nicht zu verstehen: { $why }
refused-others-play = Das geht nur bei einem beendeten Spiel oder bei einem, das du von Anfang an allein gegen Bots gespielt hast.
refused-bad-record = Das ist kein Spiel, das sich hier öffnen lässt.
refused-bad-record-none = In dieser Datei ist kein Spiel von Laguna.
refused-bad-record-large = Diese Datei ist zu groß für ein Spiel: mehr als { $most } kB.
refused-bad-record-game = Das Spiel in dieser Datei ist hier nicht installiert.
refused-bad-record-rules = Das Spiel in dieser Datei wurde nach anderen Regeln gespielt, als hier gelten.
refused-bad-record-edition = Das Spiel in dieser Datei wurde mit einem anderen Spielplan oder anderen Karten gespielt, als hier in Gebrauch sind.
refused-bad-record-line = Die Datei ist beschädigt: Zeile { $line } lässt sich nicht spielen.
refused-bad-record-broken = Die Datei ist beschädigt: Ihre Zeilen lassen sich nicht spielen.
refused-cannot-play = So kann man nicht spielen.
refused-cannot-play-game = So kann man nicht spielen: Ein Spiel „{ $game }“ gibt es hier nicht.
refused-cannot-play-seats = So kann man nicht spielen: Die Zahl der Plätze kann { $known } sein, nicht { $seats }.
refused-cannot-play-option = So kann man nicht spielen: Das Spiel hat keine Option „{ $option }“.
refused-cannot-play-value = So kann man nicht spielen: Die Option „{ $option }“ kann nicht „{ $value }“ sein.
refused-cannot-play-no-person = So kann man nicht spielen: Mindestens ein Platz muss für einen Menschen sein.
refused-cannot-play-level = So kann man nicht spielen: Bots namens „{ $level }“ gibt es nicht.
refused-cannot-play-guide = So kann man nicht spielen: Eine Lektion „{ $guide }“ gibt es nicht.
refused-cannot-play-guide-seats = So kann man nicht spielen: Eine Lektion ist für einen Menschen auf dem ersten Platz und Bots auf allen anderen.
refused-cannot-play-guide-options = So kann man nicht spielen: Eine Lektion hat die üblichen Optionen.
refused-cannot-play-guide-pace = So kann man nicht spielen: Eine Lektion hat keine Uhr.
refused-cannot-play-rated-hints = Das geht nicht: An einem Tisch, der für die Wertung zählt, gibt es keine Tipps.
refused-cannot-play-rated-guide = Das geht nicht: Eine Lektion zählt nicht für die Wertung.
refused-cannot-play-rated-device = Das geht nicht: An einem Tisch, der für die Wertung zählt, hat jeder einen Platz und ein eigenes Gerät.
refused-cannot-play-rated-bots = Das geht nicht: Für diese Bots gibt es keine Wertung.
refused-no-such-day = So eine Partie kann man jetzt nicht spielen.
refused-day-runs = Das ist die Partie des Tages. Bis der Tag vorbei ist, sieht diesen Tisch nur, wer sie spielt.
refused-bad-name = Dieser Name hat Zeichen, die sich nicht zeigen lassen.
refused-bad-code = Diese Einladung gilt nicht mehr. Bitte lass dir eine neue geben.
refused-bad-origin = Diese Anfrage kommt von einer anderen Seite.
refused-bad-host = Dieser Server antwortet nicht auf den Namen „{ $host }“.
refused-banned = Der Betreiber dieser Seite hat dich gesperrt. Wenn das ein Irrtum ist, wende dich bitte an ihn.
refused-site-password = Diese Seite fragt nach einem Passwort. Bitte lade sie neu.
refused-not-owner = Das kann nur, wem der Tisch gehört.
refused-no-guest = Bitte setz dich erst an einen Tisch.
refused-no-such-page = Unter dieser Adresse gibt es nichts.
refused-no-such-table = Diesen Tisch gibt es nicht.
refused-no-such-seat = Diesen Platz hat der Tisch nicht.
refused-no-such-method = Diese Adresse nimmt solche Anfragen nicht an.
refused-switched-off = Das ist auf dieser Seite abgeschaltet.
refused-wrong-code = Dieser Code ist falsch, schon benutzt oder zu alt. Bitte lass dir auf dem anderen Gerät einen neuen zeigen.
refused-wrong-words = Das sind nicht die Wörter eines Wiederherstellungscodes, der noch gilt.
refused-bad-passkey = Dieser Passkey konnte hier nicht benutzt werden.
refused-same-player = Das bist du schon.
refused-other-player = Dieses Gerät gehört zu einem Spieler mit anderen Geräten oder Passkeys. Beende sie zuerst auf deiner Seite.
refused-two-hands = Beide haben einen Platz an einem Tisch, an dem noch gespielt wird, und jede Hand bleibt für sich. Spielt diese Partie erst zu Ende.
refused-last-device = Nichts anderes würde dich zurückführen. Lege zuerst einen Passkey oder einen Wiederherstellungscode an, oder lösche alles.
refused-never-played = Freunde sind Leute, die miteinander gespielt haben. Spielt zuerst eine Partie.
refused-too-many-devices = Du hast so viele Geräte, wie man haben kann. Beende zuerst eines.
refused-too-many-passkeys = Du hast so viele Passkeys, wie man haben kann. Beende zuerst einen.
refused-too-many-friends = Einer von euch hat so viele Freunde, wie man haben kann.
refused-bad-address-bad-address = Das ist keine Adresse, die benutzt werden kann.
refused-bad-address-not-https = Nur Adressen, die mit https:// beginnen, können benutzt werden.
refused-bad-address-not-public = Diese Adresse führt in ein privates Netz, in das nichts geschickt wird.
refused-bad-address-not-sent = Dorthin konnte nichts geschickt werden. Bitte prüfe die Adresse.
refused-bad-zone = Diese Zeitzone gibt es nicht.
refused-wrong-code-mail = Das ist nicht der Code aus dem Brief.
refused-too-many-notices = Mehr Wege für Benachrichtigungen kann niemand haben. Beende erst einen.
refused-seat-taken = Dieser Platz ist besetzt.
refused-seat-here = Wer diesen Platz hat, ist da oder war es eben noch. Weitergeben kann man ihn, wenn niemand wiederkommt.
refused-seat-has-time = Wer diesen Platz hat, hat noch Zeit. Weitergeben kann man ihn, wenn sie abgelaufen ist.
refused-no-such-zone = Diese Zeitzone kennt der Server nicht.
refused-short-hours = Bitte lass mindestens acht Stunden am Tag, in denen deine Uhr läuft.
refused-seat-seen = Du hast an diesem Tisch schon eine andere Hand gesehen.
refused-too-few = Diesen Platz kann nur ein Bot nehmen: Jemand anders würde seine Hand sehen, und hier sind keine zwei weiteren Leute, die dem zustimmen könnten.
refused-not-over = Dieses Spiel ist noch nicht zu Ende.
refused-not-kept = Diese Partie endete, kurz bevor die Regeln ihres Spiels geändert wurden. Sie kann nicht mehr gezeigt werden.
refused-too-large = Diese Anfrage ist zu groß.
refused-too-many = Du hast zu viele unbeendete Spiele. Bitte spiel erst eines zu Ende.

gate-site = Diese Laguna ist privat. Das Passwort weiß ihr Betreiber.
gate-site-field = Passwort
gate-admin = Die Zahlen dieses Servers sind für seinen Betreiber.
gate-admin-field = Token
gate-enter = Eintreten
gate-wrong = Das war nicht richtig.
gate-too-fast = Es gab zu viele falsche Versuche. Bitte versuche es später noch einmal.

admin-title = Zahlen
admin-about = Die Zahlen aller Prozesse dieses Servers auf dieser Maschine, für die letzten fünf Minuten.
admin-no-script = Die Kurven brauchen Skripte. Ohne sie zeigt die Seite neue Zahlen, wenn sie neu geladen wird.
admin-tables = Tische im Speicher
admin-sockets = Verbundene Seiten
admin-moves = Züge in der Sekunde
admin-waiting = Bots, die auf einen Prozessor warten
admin-errors = Fehler seit dem Start
admin-now = Jetzt
admin-most = Höchstwert
admin-pause = Anhalten
admin-go-on = Weiter
admin-leave = Verlassen
admin-silent = Der Server antwortet nicht.

page-title = Laguna
page-missing = Der Server läuft. Die eigentliche Seite ist noch nicht gebaut.

# Was ein Bot täte, und warum.
hint-best = Am besten scheint: { $action }.
hint-good-for = Am besten scheint: { $action }. Vorteil: { $terms }.
hint-second = Danach am besten: { $action }.
hint-loses =
    { $points ->
        [one] Danach: { $action }, etwa { $points } Punkt weniger.
       *[other] Danach: { $action }, etwa { $points } Punkte weniger.
    }
hint-close = Fast genauso gut: { $action }.
hint-elsewhere = ein anderer Platz
term-points = Punkte

## Die Seite

page-to-start = Zur Startseite
page-board = Der Spielplan
page-zoom-in = Vergrößern
page-zoom-out = Verkleinern
page-zoom-all = Ganzen Spielplan zeigen
page-shelf-back = Zeigen, was links liegt
page-shelf-on = Zeigen, was rechts liegt
page-not-loaded = Das ließ sich nicht laden.
page-try-again = Noch einmal versuchen
page-prompt = Was gefragt ist
page-planned = wie geplant
page-your-turn = Du bist dran
page-on-turn = am Zug
page-turn-of = { $player } ist dran
page-round = Runde { NUMBER($round, useGrouping: 0) }
page-out-of-turn = { $player } ist dran, du entscheidest
page-watching = Wiederholung
page-stop-watching = Beenden
page-game-over = Spielende
page-undo = Rückgängig
page-confirm = Bestätigen
page-previous-choice = Vorige Wahl
page-next-choice = Nächste Wahl
page-choice-of =
    { $now ->
        [0] { $all } zur Wahl
       *[other] { $now } von { $all }
    }
page-phases = Schritte des Zuges
page-players = Spieler
page-you = du
page-resigned = hat aufgegeben
page-away = nicht da
page-log = Verlauf
page-log-all = Ganzen Verlauf zeigen
page-suggested = Jetzt:
page-chat = Chat
page-piles = Stapel
page-chat-none = Noch hat niemand etwas gesagt.
page-chat-line = Sag etwas
page-chat-send = Senden
page-mute = Nicht zeigen, was { $player } sagt
page-watch-again = Noch einmal
page-recap = Was seit deinem Zug geschah
page-rule = Regel { $id }
page-read-rule = Regel lesen
page-close = Schließen
page-lost = Verbinde neu …
page-you-watch = Du schaust zu
page-hint = Tipp
page-rules = Regeln
page-menu = Menü
page-my-things = Meine Sachen
page-drawer = Schublade
page-result = Zum Ergebnis
page-curtain = Der Vorhang verdeckt, was die andere Person hat.
page-curtain-for = Bitte gib weiter an { $player }
page-curtain-lift = Vorhang auf
page-here = Hier spielen, ohne Server
page-here-about = Die Spiele laufen in diesem Browser. Nichts, was du hier tust, verlässt ihn, und einmal geladen brauchen sie kein Netz. Deine Tische bleiben auf diesem Gerät.
page-here-levels = Hier spielen Bots leicht und normal. Für stärkere braucht man einen Server.
page-here-loading = Die Spiele werden geladen …
page-here-starting = Die Spiele starten …
page-here-failed = Die Spiele konnten nicht geladen werden. Besteht eine Verbindung zum Netz?
page-here-unkept = Dieser Browser speichert nichts. Was du hier spielst, endet mit diesem Tab.
page-here-loose = Dieser Browser hat nicht zugesagt, deine Tische auf Dauer zu behalten: Er kann sie löschen, wenn der Platz knapp wird, und ein privates Fenster löscht sie, wenn es geschlossen wird. Ein als Datei gespeichertes Spiel bleibt.
page-here-forget = Alle Tische in diesem Browser löschen
page-here-forget-sure = Ja, alle löschen
page-here-keep = Für offline behalten
page-here-keeping = Wird behalten: { $percent } %
page-here-keep-failed = Das Behalten ist nicht gelungen. Besteht eine Verbindung zum Netz?
page-here-kept = Diese Seite liegt auf diesem Gerät und öffnet sich auch ohne Netz.
page-here-new = Es gibt eine neue Fassung dieser Seite. Die behaltene läuft weiter.
page-here-take = Neue Fassung nehmen
page-here-drop = Nicht mehr behalten
page-here-table = Ein Tisch an diesem Gerät
page-motto = Zwei Brettspiele aus der Lagune von Venedig, mit Freunden oder gegen Bots.
page-seats = { $least } bis { $most } Spieler
page-bots =
    { $count ->
        [one] 1 Bot
       *[other] { $count } Bots
    }
page-play-now = { $game } jetzt spielen
page-learn = In 10 Minuten lernen
page-join = An einen Tisch setzen
page-join-field = Link oder Code
page-join-do = Beitreten
page-join-wrong = Das ist weder Link noch Code eines Tisches.
page-my-tables = Meine Tische
page-open-tables = Offene Tische
page-no-open-tables = Gerade wartet niemand. Eröffne einen Tisch, dann können andere kommen.
page-watch = { $count ->
    [one] Bei einem laufenden Spiel zusehen
   *[other] Bei einem von { $count } laufenden Spielen zusehen
}
page-finished = Zuletzt beendet
page-continue = Weiter
page-look = Ansehen
page-sit-down = Hinsetzen
page-replay = Nachspielen
page-with = { $game } mit { $players }
page-alone = { $game }
page-thinks = { $player } überlegt
page-waits = wartet auf Spieler
page-over = beendet
page-taken = { $game }, { $taken } von { $all } Plätzen besetzt
page-friends = Ein Tisch mit Freunden
page-which-game = Spiel
page-how-many = Plätze
page-seat = Platz { $number }
page-kind-me = Du
page-kind-here = Jemand an diesem Gerät
page-kind-open = Jemand, über den Link
page-kind-bot = Bot: { $level }
page-level-bots = Stärke der Bots
page-name = Dein Name
page-public = Öffentlich: alle dürfen mitspielen und zusehen
page-hints-allowed = Tipps erlauben
page-more-options = Mehr Optionen
page-open-table = Tisch eröffnen
page-begin = Anfangen
page-language = Sprache
page-theme = Hell oder dunkel
page-theme-auto = Wie das Gerät
page-theme-light = Hell
page-theme-dark = Dunkel
page-waiting = Warten auf Spieler
page-waiting-about = Das Spiel beginnt von selbst, sobald niemand mehr fehlt.
page-invite = Schick diesen Link oder lass ihn scannen
page-copy = Link kopieren
page-copied = Kopiert
page-free-seat = Frei
page-reserved-seat = Reserviert
page-get-up = Aufstehen
page-give-to-bot = Einem Bot geben
page-closed = Dieser Tisch ist geschlossen.
page-settings = Einstellungen
page-calm = Ohne Animationen
page-sound = Spielgeräusche
page-call = Ein Ton, wenn ich dran bin
page-notify = Eine Benachrichtigung, wenn ich dran bin
page-keys = Tasten
page-keys-about = Pfeiltasten gehen von Wahl zu Wahl, Enter wählt, noch einmal Enter bestätigt, die Rücktaste nimmt zurück. ? erklärt, Umschalt und Pfeiltasten erreichen alles auf dem Tisch. + und - zoomen, 0 zeigt alles, H fragt nach einem Tipp.
page-resign = Aufgeben
page-resign-about = Ein Bot spielt für dich weiter. Du kannst nicht zurück.
page-resign-sure = Ja, aufgeben
page-me = Meine Seite
page-forget-me = Mich auf diesem Server vergessen
page-wins =
    { $points ->
        [one] { $player } gewinnt mit { $points } Punkt
       *[other] { $player } gewinnt mit { $points } Punkten
    }
page-shared = Geteilter Sieg: { $players }
page-place =
    { $rank ->
        [1] Erster Platz
        [2] Zweiter Platz
        [3] Dritter Platz
        [4] Vierter Platz
       *[other] Fünfter Platz
    }
page-not-scored = nicht gewertet
page-play-again = Noch einmal spielen
page-watch-replay = Spiel ansehen
page-record = Aufzeichnung
page-one-page = Als eine Seite speichern
page-see-board = Spielplan ansehen
page-show-all = Alles zeigen
page-points = Punkte
page-search = In den Regeln suchen
page-search-none = Dazu sagen die Regeln nichts.
page-contents = Inhalt
page-step = Schritt { NUMBER($now, useGrouping: 0) } von { NUMBER($all, useGrouping: 0) }
page-back = Zurück
page-forward = Vor
page-previous-turn = Voriger Zug
page-next-turn = Nächster Zug
page-run = Abspielen
page-pause = Pause
page-seen-by = Gesehen von
page-everybody = allen
page-skip = Überspringen
page-rematch = Zum neuen Tisch
page-by-place = Woher die Punkte kommen
page-if-ended = Wenn es jetzt endete
page-if-ended-exact = wenn es jetzt endete: { $points }
page-if-ended-least = wenn es jetzt endete: mindestens { $points }
page-points-least = mindestens { $points }
page-part-count = { $what }: { $have }
page-part-of = { $what }: { $have } von { $least }
page-part-too-many = { $what }: { $have }, höchstens { $most }
page-then = dann { $points }
page-lost-place = nicht mehr möglich
page-lands-on = bis { $space }
page-course = Runde für Runde
page-course-about = Punkte nach jeder Runde, und am Ende. { $lines }
page-course-line = { $player }: { $points }
page-course-table = Dasselbe als Tabelle
page-course-end = Ende
page-course-start = Beginn
page-course-from = Woher die Punkte von { $player } kamen
page-course-whose = Wessen Punkte
page-course-lead =
    { $rounds ->
        [one] Am längsten in Führung: { $player }, eine Runde lang, in Runde { $first }
       *[other] Am längsten in Führung: { $player }, { $rounds } Runden lang, von { $first } bis { $last }
    }
page-course-leap =
    { $points ->
        [one] Beste Runde: { $player }, { $points } Punkt in Runde { $round }
       *[other] Beste Runde: { $player }, { $points } Punkte in Runde { $round }
    }
page-earlier = Deine früheren Partien
page-earlier-about =
    { $games ->
        [one] Eine Partie vor dieser: du hast { $won ->
            [0] nicht gewonnen,
           *[other] gewonnen,
        } mit { $best } { $best ->
            [one] Punkt.
           *[other] Punkten.
        }
       *[other] { $games } Partien vor dieser, { $won } davon gewonnen. Beste { $best }, im Schnitt { $average } Punkte.
    }
page-earlier-better = Diesmal hattest du mehr als je zuvor.
page-won-by =
    { $points ->
        [one] { $players } gewann mit { $points } Punkt
       *[other] { $players } gewann mit { $points } Punkten
    }
page-colour-white = Weiß
page-colour-brown = Braun
page-colour-orange = Orange
page-colour-grey = Grau
page-colour-crimson = Karminrot
page-colour-mustard = Senfgelb
page-colour-ivory = Elfenbein
page-colour-black = Schwarz
page-colour-rose = Rosa
page-colour-blue = Blau
page-colour-amber = Bernstein
page-colour-green = Grün
page-colour-plum = Pflaume
page-colour-teal = Petrol
page-you-play = Du spielst { $colour }
page-notices = Zu den Leuten am Tisch
page-from-host = Vom Betreiber:
page-ending = Das Ende des Spiels
page-hint-close = Tipp schließen
page-hint-thinking = Ich überlege …
page-bot = Bot
page-set-up = Aufbau
page-quick = Keine Bestätigung für das, was sich zurücknehmen lässt
page-stepwise = Züge der anderen Schritt für Schritt
page-speed = Tempo der anderen Züge und Wiederholungen
page-speed-slow = Langsam
page-speed-normal = Normal
page-speed-fast = Schnell

# People at the table

page-absent =
    { $minutes ->
        [one] { $player } ist seit einer Minute weg.
       *[other] { $player } ist seit { $minutes } Minuten weg.
    }
page-away-for =
    { $minutes ->
        [one] seit einer Minute weg
       *[other] seit { $minutes } Minuten weg
    }
page-bot-for = für { $player }
page-bot-for-now = Vorerst einen Bot spielen lassen
page-free-for-person = Den Platz jemand anderem überlassen
page-would-bot =
    { $count ->
        [one] { $names } würde einen Bot für { $player } spielen lassen.
       *[other] { $names } würden einen Bot für { $player } spielen lassen.
    }
page-would-person =
    { $count ->
        [one] { $names } würde den Platz von { $player } jemand anderem überlassen; zwei müssen zustimmen.
       *[other] { $names } würden den Platz von { $player } jemand anderem überlassen.
    }
page-agree = Ich stimme zu
page-agree-not = Ich stimme nicht mehr zu
page-bot-for-me = Ein Bot spielt für dich.
page-my-seat-free = Dein Platz wartet auf den, der seinen Link hat.
page-show-link = Den Link zeigen
page-take-back = Meinen Platz zurücknehmen
page-seat-free = Platz { $number } ist frei.
page-sat-in = Während du weg warst, hat ein Bot für dich gespielt:
page-sat-in-nothing = Während du weg warst, hatte ein Bot deinen Platz. Er hat nichts getan.
page-leave-to-bot = Vorerst einen Bot für mich spielen lassen
page-leave-to-person = Meinen Platz jemandem geben
page-watched =
    { $count ->
        [one] 1 Person sieht zu
       *[other] { $count } Leute sehen zu
    }
page-watched-by = Es sehen zu: { $names }
page-more = { $count } weitere
page-share = Teilen
page-take-colour = Diese Farbe nehmen
page-plain-http = Kopiere den Link von Hand: Diese Seite kam über einfaches http, und da lassen Browser sie weder kopieren noch teilen.
page-name-of = Name der Person auf Platz { $number }
page-pace = Wie schnell
page-pace-free = Wann wir wollen
page-pace-live = Live
page-pace-today = Heute
page-pace-week = Diese Woche
page-sitter = Bots, die einspringen
page-choose-again = Anders wählen
page-hand-only = Nur meine Hand: der Plan ist auf einem anderen Bildschirm
page-television = Auf einem Fernseher zeigen
page-living-room = Wohnzimmer: der Plan hier, die Hände auf Telefonen
page-scan = Scannen, um Platz { $number } zu nehmen. Gilt einmal.
page-full-screen = Ganzer Bildschirm
page-code-used = Dieser Platz ist vergeben. Scanne den Code, der jetzt zu sehen ist.
page-only-here = Dieser Link gilt nur auf diesem Gerät. Für andere: laguna serve --host 0.0.0.0
page-plain-notify = Benachrichtigungen brauchen https; diese Seite kam über einfaches http.
page-plain-screen = Diese Seite kam über einfaches http, darum kann der Bildschirm einschlafen. Die Seite über das Hosten zeigt den kurzen Weg zu https.
page-lesson-back = Zurück zur Lektion
page-lesson-end = Lektion beenden
page-lesson-slip = Das war ein anderer Weg. Spiel weiter, oder geh zurück, wo die Lektion war.
page-lesson-next = Zweite Lektion
page-read-on = Die Regeln lesen
page-sitter-about = Ist jemand weg, spielt ein Bot dieser Stärke, bis sie oder er zurück ist.

# The plain board, for games that bring no drawing.
page-choice = Auswahl
page-choices = Was du wählen kannst
page-drawing = Der Tisch als Text
page-drawing-none = Zu diesem Spiel gibt es keine Zeichnung. Der Verlauf erzählt, was geschieht.
page-previewed = So wäre es danach
page-filter = Auswahl eingrenzen
page-filter-none = Nichts davon passt.
page-why-not = Warum nichts anderes?
page-why-not-field = Alle Aktionen durchsuchen
page-no-rules = Die Regeln dieses Spiels sind nicht hier.
