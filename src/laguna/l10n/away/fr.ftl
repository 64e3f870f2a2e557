# Les mots pour jouer sans ce serveur, en français. Ils viennent à part, là où un hôte le propose.

away-title = Jouer sans serveur
away-about = Contre des bots ou à plusieurs sur cet appareil, dans votre seul navigateur. Une fois conservée hors ligne, la page s’ouvre même quand ce serveur ne répond pas.
away-lost = Le serveur ne répond plus depuis un moment. Cette table vous y attend.
away-open = Jouer dans ce navigateur
