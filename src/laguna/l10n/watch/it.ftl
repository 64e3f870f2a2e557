# Le parole per guardare, in italiano. Arrivano quando c’è qualcosa da guardare.

watch-title = Partite in corso
watch-watch = Guarda
watch-watch-game = Guarda { $game } con { $players }
watch-players-read = Fino alla fine della partita leggono solo i giocatori.
watch-watchers-read = Qui parla chi guarda. I giocatori lo leggono a partita finita, e allora leggi anche tu ciò che hanno detto loro.
watch-somebody = Qualcuno che guarda
watch-watches = { $player }, che guarda
