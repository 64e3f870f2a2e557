# Words of watching, in English. They come when there is something to watch.

watch-title = Being played
watch-watch = Watch
watch-watch-game = Watch { $game } with { $players }
watch-players-read = Only the players read this until the game is over.
watch-watchers-read = Here those who watch talk. The players read it when the game is over, and then you read what they said.
watch-somebody = Somebody who watches
watch-watches = { $player }, who watches
