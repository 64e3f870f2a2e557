# Die Wörter über das Spielen ohne diesen Server, auf Deutsch. Sie kommen getrennt von den anderen, wo ein Gastgeber es anbietet.

away-title = Ohne Server spielen
away-about = Gegen Bots oder mit anderen an diesem Gerät, allein in deinem Browser. Wenn du die Seite für offline behältst, öffnet sie sich auch, wenn dieser Server nicht erreichbar ist.
away-lost = Der Server antwortet seit einer Weile nicht. Dieser Tisch wartet dort auf dich.
away-open = In diesem Browser spielen
