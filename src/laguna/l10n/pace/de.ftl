# Die Wörter von Tempo und Uhren, auf Deutsch. Sie kommen getrennt von den anderen, wenn ein Tisch eine Uhr hat.

pace-live-about = Zehn Minuten für alle, und eine mehr mit jedem Zug.
pace-today-about = Zwei Stunden für alle, und 20 Minuten mehr mit jedem Zug. Nachts stehen die Uhren still.
pace-week-about = Etwa zwei Tage für alle, und einer mehr mit jedem Zug. Nachts stehen die Uhren still, und alle haben drei freie Tage im Monat.
pace-zero = Wenn jemandes Zeit abgelaufen ist
pace-zero-bot = spielt ein Bot bis zur Rückkehr
pace-zero-wait = warten wir
pace-zero-vote = entscheiden die anderen, ob ein Bot weiterspielt
pace-line-zero = Wenn jemandes Zeit abgelaufen ist, { $zero }.
pace-left = noch { $time }
pace-bank = { $time } übrig
pace-up = Zeit abgelaufen
pace-off = freier Tag bis { $date }
pace-until = Bis { $date }
pace-hours = Wann ich spiele
pace-hours-about = An Tischen, an denen man über Tage spielt, läuft meine Uhr nur dann. Niemand sonst sieht das.
pace-zone = Zeitzone
pace-opens = Von
pace-closes = Bis
pace-weekends = Auch am Wochenende
pace-all-day = Zweimal dieselbe Zeit heißt den ganzen Tag.
pace-days-off = { $days ->
        [0] In diesem Monat ist kein freier Tag mehr übrig.
        [one] In diesem Monat ist noch ein freier Tag übrig. Er wird von selbst genommen, bevor deine Zeit abläuft.
       *[other] In diesem Monat sind noch { $days } freie Tage übrig. Sie werden von selbst genommen, bevor deine Zeit abläuft.
    }
pace-save = Speichern
pace-saved = Gespeichert
