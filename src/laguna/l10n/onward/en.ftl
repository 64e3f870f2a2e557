# Words for going on with another game, and for games that come and go as files, in English. They come apart from the
# others, when somebody wants them.

onward-go = Go on from here
onward-from-earlier = Go on from an earlier move
onward-title = Go on from step { NUMBER($n, useGrouping: 0) }
onward-about = A new table begins with this position. The game you are looking at stays as it is.
onward-was = As it was
onward-was-about = Everything hidden stays what it was. Whoever has seen the replay may know it.
onward-known = As a player knew it
onward-known-about = What this player could not know is dealt anew. So nobody knows more than at that moment.
onward-whose = As this player knew it
onward-player = Player { $number }
onward-who = Who plays on?
onward-begin = Begin
onward-open = Open a game from a file
onward-open-about = A record (.rec), or a game that was saved as one page (.html). A finished game opens in the replay, and from there you can go on from any move. Any other game goes on where it stands.
onward-choose = Choose a file
onward-found =
    { $length ->
        [one] { $game }, one action
       *[other] { $game }, { $length } actions
    }
onward-go-on = Go on with this game
onward-watch = Watch the replay
onward-unreadable = This file cannot be read.
onward-bad-link = This link is damaged: there is no game in it.
onward-save = Save as a file
onward-send = Send it elsewhere
onward-send-about = To a server, so that others can join you, or to a page without a server. The game travels in the link; a copy stays here.
onward-address = Address of the other page
onward-bad-address = Please give the whole address, with https at its beginning.
onward-send-go = Open it there
onward-copied = A game that is saved or sent takes along everything hidden. From then on this table counts for no statistics, and nobody else can sit down here.
onward-kept = To go on from here, open this file in Laguna: choose “Open a game from a file” there. Or put it beside Laguna’s page on a web host, and open it there.
