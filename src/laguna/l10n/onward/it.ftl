# Words for going on with another game, and for games that come and go as files, in Italian.

onward-go = Continua da qui
onward-from-earlier = Continua da una mossa precedente
onward-title = Continua dal passo { NUMBER($n, useGrouping: 0) }
onward-about = Un nuovo tavolo comincia da questa posizione. La partita che stai guardando resta com’è.
onward-was = Così com’era
onward-was-about = Tutto ciò che è nascosto resta com’era. Chi ha visto il replay può saperlo.
onward-known = Come la conosceva un giocatore
onward-known-about = Ciò che questo giocatore non poteva sapere viene distribuito di nuovo. Così nessuno sa più di allora.
onward-whose = Come la conosceva
onward-player = Giocatore { $number }
onward-who = Chi continua a giocare?
onward-begin = Comincia
onward-open = Apri una partita da un file
onward-open-about = Una registrazione (.rec) o una partita salvata in una pagina (.html). Una partita finita si apre nel replay, e da lì puoi continuare da qualsiasi mossa. Ogni altra continua da dov’è.
onward-choose = Scegli un file
onward-found =
    { $length ->
        [one] { $game }, un’azione
       *[other] { $game }, { $length } azioni
    }
onward-go-on = Continua questa partita
onward-watch = Guarda il replay
onward-unreadable = Questo file non si può leggere.
onward-bad-link = Questo link è danneggiato: non contiene nessuna partita.
onward-save = Salva come file
onward-send = Mandala altrove
onward-send-about = A un server, perché altri possano unirsi, o a una pagina senza server. La partita viaggia nel link; una copia resta qui.
onward-address = Indirizzo dell’altra pagina
onward-bad-address = Scrivi l’indirizzo intero, con https all’inizio.
onward-send-go = Aprila là
onward-copied = Una partita salvata o mandata porta con sé tutto ciò che è nascosto. Da quel momento questo tavolo non conta per le statistiche, e nessun altro può sedersi qui.
onward-kept = Per continuare da qui, apri questo file in Laguna: scegli là “Apri una partita da un file”. Oppure mettilo accanto alla pagina di Laguna su un sito web, e aprilo lì.
