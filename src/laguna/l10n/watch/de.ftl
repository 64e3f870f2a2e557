# Wörter zum Zusehen, auf Deutsch. Sie kommen, wenn es etwas zu sehen gibt.

watch-title = Laufende Spiele
watch-watch = Zusehen
watch-watch-game = Bei { $game } mit { $players } zusehen
watch-players-read = Das lesen bis zum Spielende nur die Spieler.
watch-watchers-read = Hier reden die, die zusehen. Die Spieler lesen es nach dem Spiel, und dann liest du auch, was sie gesagt haben.
watch-somebody = Jemand, der zusieht
watch-watches = { $player } (sieht zu)
