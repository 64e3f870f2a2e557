# Die Wörter zur Wertung, auf Deutsch. Sie kommen getrennt von den anderen.

rating-tick = Zählt für die Wertung
rating-about = Ohne Tipps, mit einem Platz für jede Person. Spielt ein Bot für jemanden, zählt es nicht.
rating-line = Dieser Tisch zählt für die Wertung. Es gibt keine Tipps, alle haben einen Platz, und spielt ein Bot für jemanden, zählt es nicht.
rating-range = { $low } bis { $high }
rating-none = noch keine Wertung
rating-title = Wertung
rating-page-about = Aus Partien an Tischen, die für die Wertung zählen. Der Bereich sagt, wo du in 19 von 20 Fällen stehst; er wird mit jeder Partie enger.
rating-games = { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    }
rating-hidden = { $games ->
        [one] Zu sehen nach einer weiteren Partie.
       *[other] Zu sehen nach { $games } weiteren Partien.
    }
rating-bots = Bots:
