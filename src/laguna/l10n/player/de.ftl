# The words of the player's page, in German. They come apart from the others, when the page is opened.

me-title = Meine Seite
me-who = Wer ich bin
me-guest-about = Du kannst ganz ohne Konto spielen. Diese Seite ist für das, was du auf mehreren Geräten haben willst.
me-name = Name
me-save = Speichern
me-saved = Gespeichert
me-colour = Farbe
me-language = Sprache
me-tables = Meine Tische
me-invitations = Einladungen
me-invited-by = { $game }: Einladung von { $player }
me-somebody = Freunden
me-your-turn = Warten auf mich
me-running = Laufen
me-over = Beendet
me-no-tables = Du hast noch keine Tische.
me-result =
    { $points ->
        [one] Platz { $rank } von { $all }, { NUMBER($points, useGrouping: 0) } Punkt
       *[other] Platz { $rank } von { $all }, { NUMBER($points, useGrouping: 0) } Punkte
    }
me-open = Öffnen
me-devices = Meine Geräte
me-devices-none = Nur dieser Browser. Wer seine Cookies löscht, verliert die Plätze.
me-device-this = dieses Gerät
me-device-unknown = Ein Browser
me-device-seen = zuletzt benutzt am { $date }
me-device-end = Beenden
me-device-end-of = { $device } beenden
me-device-leave = Auf diesem Gerät beenden
me-also = Auch auf meinem Handy
me-also-about = Scanne das mit dem anderen Gerät, oder öffne dort { $address } und gib den Code ein.
me-also-until =
    { $minutes ->
        [one] Gilt einmal, noch eine Minute.
       *[other] Gilt einmal, noch { $minutes } Minuten.
    }
me-also-over = Der Code gilt nicht mehr.
me-also-asked = { $device } will zu dir gehören. Zeigt es diese Zahl?
me-also-wait = Stimme jetzt auch auf dem anderen Gerät zu.
me-also-done = Das andere Gerät gehört jetzt zu dir.
me-agree = Ja, verbinden
me-refuse = Nein
me-stop = Abbrechen
me-join = Ich bin schon auf einem anderen Gerät
me-join-code = Code des anderen Geräts
me-join-do = Verbinden
me-join-asked = Dieses Gerät mit { $player } verbinden? Beide Bildschirme müssen diese Zahl zeigen.
me-join-nobody = dem anderen Gerät
me-join-tables =
    { $tables ->
        [one] Was du hier hast, kommt mit: ein Tisch.
       *[other] Was du hier hast, kommt mit: { $tables } Tische.
    }
me-join-wait = Stimme jetzt auch auf dem anderen Gerät zu.
me-keys = Passkeys
me-keys-about = Mit einem Passkey kommst du von jedem Browser aus zurück: ohne E-Mail, ohne Passwort. Hier bleiben nur seine Kennung, sein öffentlicher Schlüssel und ein Zähler.
me-keys-plain = Passkeys brauchen eine Adresse mit Namen, über https.
me-key = Passkey { $id }
me-key-end = Löschen
me-key-add = Passkey anlegen
me-key-use = Mit einem Passkey zurückkommen
me-key-failed = Das ging nicht oder wurde abgebrochen.
me-paper = Wörter auf Papier
me-paper-about = Fünf Wörter zum Ausdrucken und Aufheben. Sie führen einmal hierher zurück, auch wenn alle Geräte verloren sind.
me-paper-make = Wiederherstellungscode erzeugen
me-paper-again = Neuen erzeugen
me-paper-there = Es gibt einen. Er kann nicht noch einmal gezeigt werden.
me-paper-now = Schreib diese Wörter jetzt auf: Sie werden nur einmal gezeigt.
me-paper-print = Drucken
me-paper-end = Ungültig machen
me-paper-use = Fünf Wörter eines Wiederherstellungscodes
me-paper-do = Zurückkommen
me-friends = Freunde
me-friends-about = Leute, mit denen du gespielt hast. Schick ihnen deinen Link: Wer ihm folgt und zustimmt, gehört zu deinen Freunden.
me-friends-link = Link erzeugen
me-friends-until = Gilt bis { $date }.
me-friends-end = Link ungültig machen
me-friend-add = Jemand, mit dem du gespielt hast, will mit dir befreundet sein. Dann könnt ihr einander einladen.
me-friend-yes = Zustimmen
me-friend-invite = Einladen
me-friend-invite-who = { $player } einladen
me-friend-invited = Eingeladen
me-friend-no-table = Um jemanden einzuladen, mach zuerst einen Tisch mit einem freien Platz.
me-friend-end = { $player } entfernen
me-notices = Benachrichtigungen
me-notices-about = Erfahre, dass du am Zug bist, wenn diese Seite geschlossen ist. Höchstens einmal in zehn Minuten, nie solange du den Tisch offen hast, und nicht an Live-Tischen.
me-notices-push = Browser
me-notices-mail = E-Mail
me-notices-ntfy = ntfy
me-notices-push-add = In diesem Browser benachrichtigen
me-notices-add = Hinzufügen
me-notices-test = Test senden
me-notices-end = { $channel } entfernen
me-notices-sent = Gesendet.
me-notices-later = Das war nicht zu erreichen. Es wird später wieder versucht.
me-notices-gone = Dort wird nichts mehr angenommen. Es wurde entfernt.
me-notices-failed = Das ging nicht oder wurde nicht erlaubt.
me-notices-plain = Benachrichtigungen im Browser brauchen eine Adresse, die mit https beginnt.
me-notices-install = Auf dem iPhone oder iPad lege diese Seite erst auf den Home-Bildschirm: Teilen, dann „Zum Home-Bildschirm“.
me-notices-forbidden = Dieser Browser verbietet Benachrichtigungen für diese Seite. Erlaube sie in seinen Einstellungen.
me-notices-code = Code aus dem Brief
me-notices-ntfy-about = Die Adresse eines Themas, das nur du kennst. Die App ntfy auf dem Telefon zeigt, was dort ankommt.
me-notices-quiet = Ruhezeiten
me-notices-from = Von
me-notices-until = bis
me-notices-always = Keine Ruhezeiten
me-notices-quiet-is = Von { $first } bis { $last } kommt nichts ({ $zone }).
me-hook = Eine Nachricht in einem Chat
me-hook-about = Für einen deiner Tische: eine Nachricht, die immer sagt, wer am Zug ist, für alle am Tisch.
me-hook-table = Tisch
me-hook-service = Wo
me-hook-address = Adresse des Webhooks
me-hook-matrix = Die Adresse des Raums, mit ?access_token=… am Ende.
me-hook-there = Sie geht an { $service } ({ $place }).
me-hook-end = Beenden
me-kept = Was über mich gespeichert ist
me-kept-nothing = Nichts.
me-kept-name = Name, und wann ich zuletzt hier war
me-kept-taste = Farbe und Sprache
me-kept-recovery = Dass es einen Wiederherstellungscode gibt
me-kept-link = Dass es einen Link für Freunde gibt
me-kept-devices = Geräte: Browser, System, seit wann, letzter Tag
me-kept-joins = Ein Code für ein anderes Gerät, für einige Minuten
me-kept-passkeys = Passkeys: Kennung, öffentlicher Schlüssel, Zähler
me-kept-challenges = Was ein Passkey unterschreiben soll, für einige Minuten
me-kept-friends = Freunde
me-kept-invited = Einladungen an mich
me-kept-invitations = Einladungen von mir
me-kept-tables = Tische, die mir gehören
me-kept-seats = Plätze, mit meinem Namen dort
me-kept-left = Plätze, die ein Bot für mich hält
me-kept-hands = Welche Hände ich gesehen habe
me-kept-chat = Was ich gesagt habe
me-kept-mutes = Plätze, die ich nicht hören will
me-kept-votes = Meine Stimmen über Plätze
me-kept-hours = Wann ich spiele, und meine Zeitzone
me-kept-days-off = Freie Tage
me-kept-due = Was für mich noch zu tun ist, etwa eine Nachricht
me-kept-channels = Wege für Benachrichtigungen: Adresse, Browser, Sprache
me-kept-quiet = Ruhezeiten
me-kept-untold = Was mir noch nicht gesagt wurde
me-kept-webhooks = Webhooks von Tischen
me-kept-watched = Tische, denen ich gerade zusehe
me-export = Alles herunterladen
me-delete = Alles löschen
me-delete-about = Name, Geräte, Passkeys, Freunde und Chat verschwinden sofort, und Bots übernehmen deine Plätze. Es gibt kein Zurück.
me-delete-sure = Ja, alles löschen
me-off = Das ist auf dieser Seite abgeschaltet.
