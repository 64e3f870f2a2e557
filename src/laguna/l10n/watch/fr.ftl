# Les mots pour regarder, en français. Ils arrivent quand il y a quelque chose à regarder.

watch-title = Parties en cours
watch-watch = Regarder
watch-watch-game = Regarder { $game } avec { $players }
watch-players-read = Jusqu’à la fin de la partie, seuls les joueurs lisent ceci.
watch-watchers-read = Ici parlent celles et ceux qui regardent. Les joueurs le lisent à la fin de la partie, et vous lisez alors ce qu’ils ont dit.
watch-somebody = Quelqu’un qui regarde
watch-watches = { $player }, qui regarde
