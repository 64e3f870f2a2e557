# Die Wörter der Pläne, auf Deutsch. Sie kommen für sich, sobald jemand planen kann.

plan-do = Meinen nächsten Zug planen
plan-mine = { $turns ->
        [one] Mein Plan: ein Zug
       *[other] Mein Plan: { $turns } Züge
    }
plan-title = Mein Plan
plan-turn = Geplanter Zug { $turn }
plan-secret = Niemand sonst sieht ihn oder sieht, dass es ihn gibt.
plan-imagined = Niemand sieht das. Die anderen sind so gezeigt, als täten sie so wenig wie möglich.
plan-back = Zum Tisch
plan-if = Wenn es möglich ist:
plan-else = Sonst, wenn es möglich ist:
plan-none = Ist nichts davon möglich, geschieht nichts, und der Rest des Plans wird verworfen.
plan-same = Nur wenn es dasselbe kostet und bringt wie jetzt
plan-remove = Entfernen
plan-remove-way = Entfernen: Zug { $turn }, Möglichkeit { $way }
plan-add-way = Hinzufügen, was sonst geschehen soll
plan-add-turn = Den Zug danach planen
plan-clear = Den ganzen Plan verwerfen
plan-about = Sobald du am Zug bist, wird er nach einigen Sekunden gespielt, und im Verlauf steht, dass er geplant war. Wo etwas gezogen wird, endet der Plan eines Zuges, und du machst weiter. Spielst du selbst, wird der Plan verworfen.
plan-did = Das wurde gespielt, wie du es geplant hattest:
plan-ended-misfit = Nichts von dem, was du geplant hattest, war noch möglich. Der Rest deines Plans wurde verworfen.
plan-ended-taken = Du hast selbst gespielt, deshalb wurde der Rest deines Plans verworfen.
plan-ended-seat = Als dein Platz am Zug war, hatte ihn jemand anderes. Dein Plan wurde verworfen.
