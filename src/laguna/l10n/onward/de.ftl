# Words for going on with another game, and for games that come and go as files, in German.

onward-go = Von hier weiterspielen
onward-from-earlier = Ab einem früheren Zug weiterspielen
onward-title = Ab Schritt { NUMBER($n, useGrouping: 0) } weiterspielen
onward-about = Ein neuer Tisch beginnt mit dieser Stellung. Das Spiel, das du gerade ansiehst, bleibt, wie es ist.
onward-was = So, wie es war
onward-was-about = Alles Verborgene bleibt, was es war. Wer die Wiederholung gesehen hat, kennt es vielleicht.
onward-known = So, wie jemand es kannte
onward-known-about = Was diese Person nicht wissen konnte, wird neu gemischt. So weiß niemand mehr als damals.
onward-whose = So kannte es
onward-player = Spieler { $number }
onward-who = Wer spielt weiter?
onward-begin = Anfangen
onward-open = Ein Spiel aus einer Datei öffnen
onward-open-about = Eine Aufzeichnung (.rec) oder ein Spiel, das als eine Seite gespeichert wurde (.html). Ein beendetes Spiel öffnet sich in der Wiederholung, und von dort kannst du ab jedem Zug weiterspielen. Jedes andere geht dort weiter, wo es steht.
onward-choose = Datei wählen
onward-found =
    { $length ->
        [one] { $game }, eine Aktion
       *[other] { $game }, { $length } Aktionen
    }
onward-go-on = Mit diesem Spiel weitermachen
onward-watch = Wiederholung ansehen
onward-unreadable = Diese Datei lässt sich nicht lesen.
onward-bad-link = Dieser Link ist beschädigt: Er enthält kein Spiel.
onward-save = Als Datei speichern
onward-send = Anderswohin schicken
onward-send-about = Auf einen Server, damit andere mitspielen können, oder auf eine Seite ohne Server. Das Spiel reist im Link; eine Kopie bleibt hier.
onward-address = Adresse der anderen Seite
onward-bad-address = Bitte die ganze Adresse angeben, mit https am Anfang.
onward-send-go = Dort öffnen
onward-copied = Ein Spiel, das gespeichert oder verschickt wird, nimmt alles Verborgene mit. Von da an zählt dieser Tisch für keine Statistik, und niemand sonst kann sich hier hinsetzen.
onward-kept = Um von hier weiterzuspielen, öffne diese Datei in Laguna: Wähle dort „Ein Spiel aus einer Datei öffnen“. Oder leg sie neben die Seite von Laguna auf einen Webserver und öffne sie dort.
