# Le parole che non appartengono a nessun gioco, in italiano. Tutte e quattro le lingue hanno gli stessi messaggi.

## Players

player = Giocatore { $number }
# Frasi come “… ha passato” vogliono la terza persona.
player-me = Umano
player-bot = Bot { $number }

## Playing in the terminal

welcome = { $game }, { $seats } posti: { $players }. Scrivi ? per l’aiuto.
saved-in = La partita viene salvata dopo ogni azione in { $path }.
kept-old = La partita salvata prima ora è in { $path }.
resumed =
    { $actions ->
        [one] La partita riprende dopo { NUMBER($actions, useGrouping: 0) } azione. Ecco che cosa è successo per ultimo:
       *[other] La partita riprende dopo { NUMBER($actions, useGrouping: 0) } azioni. Ecco che cosa è successo per ultimo:
    }
turn-of = Turno { NUMBER($turn, useGrouping: 0) }: { $player }
prompt = da 1 a { $last } >
prompt-forced = 1 (o Invio) >
which-number =
    { $last ->
        [1] Scrivi 1, oppure solo Invio; ? per l’aiuto.
       *[other] Scrivi un numero da 1 a { $last }; ? per l’aiuto.
    }
not-understood = «{ $line }» non è né un’azione né un comando; ? per l’aiuto.
not-legal = { $why } ({ $rule })
see-rule = Regola { $rule }
no-such-thing = Qui niente si chiama «{ $word }».
which-thing = Quale di questi intendi: { $names }?
rules-of-what = Di’ su che cosa: r e l’id di una regola, oppure r e una parola.
rules-none = Le regole non dicono niente su «{ $query }». Alcuni id di regole: { $near }
undone = Annullato: { $action }
undo-nothing = Non c’è niente da annullare.
undo-draw = Una pescata non si può annullare.
undo-other = Quello che ha fatto un altro giocatore non si può annullare.
undo-turn = Il turno precedente è finito e non si può annullare.
undo-seen = Hai visto qualcosa di segreto: non si può annullare.
undo-often = In questo turno hai annullato già molte volte: adesso vale.
help =
    Che cosa puoi scrivere
      un numero     sceglie; se la scelta è una sola basta Invio
      un’azione     come nelle registrazioni: { $example }
      u             annulla la tua ultima decisione di questo turno
      b             mostra il tabellone
      h             mostra quello che hai in mano, con spiegazioni
      w, w parola   mostra che cosa renderebbe ora, e se finisse ora
      c             mostra di nuovo le scelte
      l, l 50       mostra la cronaca, o una parte più lunga
      ? 2           spiega la scelta 2
      ? parola      spiega una carta, una tessera o uno spazio
      r parola      mostra le regole su una parola, o la regola con un id
      q             esce; la partita è salvata
left = La partita è salvata. Per riprenderla: { $command }
record-is-in = La registrazione di questa partita è in { $path }.

## The end

ended-by = La partita è finita: { $why }.
place =
    { $points ->
        [one] { $rank }. { $player }: { NUMBER($points, useGrouping: 0) } punto
       *[other] { $rank }. { $player }: { NUMBER($points, useGrouping: 0) } punti
    }
replayed-to = Rivista fino all’azione { NUMBER($actions, useGrouping: 0) } di { NUMBER($all, useGrouping: 0) }.

## The list of games

seats-of = Posti: { $seats }
options-of = Opzioni, prima il valore abituale:

## Tavoli su un server

level-random = A caso
level-easy = Facile
level-normal = Normale
level-hard = Difficile
level-expert = Esperto

event-undo =
    { $steps ->
        [one] { $seat } annulla l’ultimo passo.
       *[other] { $seat } annulla gli ultimi { $steps } passi.
    }
    .you =
        { $steps ->
            [one] Annulli l’ultimo passo.
           *[other] Annulli gli ultimi { $steps } passi.
        }

news-joined = { $player } si è seduto al tavolo.
news-got-up = { $former } si è alzato dal tavolo.
news-resigned = { $former } si è ritirato; continua un bot.
news-handed-on = Il posto di { $former } è passato ad altri.
news-sits-in = Un bot gioca per { $former } finché non torna.
news-time-bot = { $former } non ha più tempo. Un bot gioca finché non torna.
news-time-up = { $player } non ha più tempo. Il tavolo aspetta.
news-time-vote = { $player } non ha più tempo. Gli altri possono decidere che un bot continui.
news-day-off = { $player } si prende un giorno libero. Il suo orologio è fermo fino a domani.
news-offered = Il posto di { $former } è libero per un’altra persona.
news-back = { $player } ha di nuovo il suo posto.
news-came-back = { $player } è tornato e continua a giocare.
news-passed-on = Il tuo posto è passato a { $player }. Puoi guardare.
news-asked-bot = { $by } lascerebbe giocare un bot per { $former }. Succede quando tutti i presenti sono d’accordo.
news-asked-person = { $by } lascerebbe il posto di { $former } a un’altra persona. Deve essere d’accordo ancora una persona.
news-bot-failed = { $player } non ha risposto; un altro bot muove al suo posto.

closed-rules = Questa partita è cominciata con regole diverse da quelle di questo server. Aspetta un server che le abbia.
closed-edition = Questa partita si gioca su un tabellone che qui al momento non è in uso. Lo aspetta.
closed-game = Questo gioco al momento non è installato qui. Il tavolo lo aspetta.
closed-unreadable = Qualcosa in questa partita non si può leggere qui: non può continuare.
closed-host = Chi gestisce il server ha chiuso questo tavolo.
marked-was = Questa partita riprende un’altra da dove fu lasciata, così com’era. Non conta per le statistiche.
marked-known = Questa partita riprende un’altra da dove fu lasciata, come la conosceva un giocatore: ciò che era nascosto è stato distribuito di nuovo. Non conta per le statistiche.
marked-browser = Questa partita è arrivata come file o da un browser, e chi l’ha portata può sapere ciò che è nascosto. Non conta per le statistiche.
marked-copied = Questa partita è stata portata altrove così com’era, con tutto ciò che è nascosto. Non conta per le statistiche.

bye-slow = Questa pagina è rimasta indietro. Collegati di nuovo.
bye-restart = Il server si riavvia. Collegati di nuovo.
bye-gone = Questo tavolo non esiste.
bye-seat-lost = Questo posto appartiene a qualcun altro.
bye-signed-out = Questo dispositivo non appartiene più al giocatore che ha questo posto.
bye-time-up = Il tuo tempo è scaduto: un bot gioca per te. Puoi riavere il tuo posto in qualsiasi momento.
bye-too-many = Ci sono troppi collegamenti dalla tua rete.
bye-bad-frames = Questa pagina ha inviato troppi messaggi che il server non capisce. Ricaricala.
bye-banned = Chi gestisce questo sito ti ha escluso. Se è un errore, rivolgiti a chi lo gestisce.
bye-site-password = Questo sito ora chiede una password. Ricarica la pagina.

refused-cannot-parse = Questa non è un’azione del gioco.
refused-stale = Nel frattempo è successo qualcos’altro.
refused-not-legal = Ora non si può fare.
refused-not-yours = Non hai un posto per farlo.
refused-not-now = A questo tavolo ora non si può fare.
refused-not-now-plan-your-turn = Non si può pianificare: ora tocca a te.
refused-not-now-plan-not-legal = Il turno { $turn } di questo piano, per come stanno le cose, non è possibile secondo le regole.
refused-not-now-plan-unfinished = Il turno { $turn } di questo piano non arriva alla fine del turno o alla prima pescata.
refused-not-now-plan-cannot-imagine = Il tuo prossimo turno non si può pianificare: la partita potrebbe finire prima, o potrebbe succedere troppo fino ad allora.
refused-too-fast = Troppo in fretta. Aspetta un momento.
refused-unavailable = Il server al momento non può farlo. Prova di nuovo.
refused-bad-request = Questa richiesta non si capisce: { $why }
refused-others-play = È possibile solo in una partita finita, o in una che hai giocato fin dall’inizio solo contro i bot.
refused-bad-record = Questa non è una partita che si possa aprire qui.
refused-bad-record-none = Questo file non contiene una partita di Laguna.
refused-bad-record-large = Questo file è troppo grande per una partita: più di { $most } kB.
refused-bad-record-game = Il gioco di questo file non è installato qui.
refused-bad-record-rules = La partita di questo file è stata giocata con regole diverse da quelle in uso qui.
refused-bad-record-edition = La partita di questo file è stata giocata con un altro tabellone o con altre carte.
refused-bad-record-line = Il file è danneggiato: la riga { $line } non si può giocare.
refused-bad-record-broken = Il file è danneggiato: le sue righe non si possono giocare.
refused-cannot-play = Così non si può giocare.
refused-cannot-play-game = Così non si può giocare: qui non c’è nessun gioco «{ $game }».
refused-cannot-play-seats = Così non si può giocare: il numero di posti può essere { $known }, non { $seats }.
refused-cannot-play-option = Così non si può giocare: il gioco non ha l’opzione «{ $option }».
refused-cannot-play-value = Così non si può giocare: l’opzione «{ $option }» non può essere «{ $value }».
refused-cannot-play-no-person = Così non si può giocare: almeno un posto deve essere per una persona.
refused-cannot-play-level = Così non si può giocare: non ci sono bot di nome «{ $level }».
refused-cannot-play-guide = Così non si può giocare: non c’è nessuna lezione «{ $guide }».
refused-cannot-play-guide-seats = Così non si può giocare: una lezione è per una persona al primo posto e per bot a tutti gli altri.
refused-cannot-play-guide-options = Così non si può giocare: una lezione ha le opzioni abituali.
refused-cannot-play-guide-pace = Così non si può giocare: una lezione non ha orologio.
refused-cannot-play-rated-hints = Non si può giocare: a un tavolo che vale per la classifica non ci sono consigli.
refused-cannot-play-rated-guide = Non si può giocare: una lezione non vale per la classifica.
refused-cannot-play-rated-device = Non si può giocare: a un tavolo che vale per la classifica ognuno ha un posto solo e un dispositivo proprio.
refused-cannot-play-rated-bots = Non si può giocare: per questi bot non c’è un punteggio di forza.
refused-no-such-day = Non c’è una partita simile da giocare adesso.
refused-day-runs = Questa è la partita del giorno. Finché il giorno non è finito, questo tavolo lo vede solo chi la gioca.
refused-bad-name = Questo nome ha segni che non si possono mostrare.
refused-bad-code = Questo invito non vale più. Chiedine uno nuovo.
refused-bad-origin = Questa richiesta viene da un altro sito.
refused-bad-host = Questo server non risponde al nome «{ $host }».
refused-banned = Chi gestisce questo sito ti ha escluso. Se è un errore, rivolgiti a chi lo gestisce.
refused-site-password = Questo sito chiede una password. Ricarica la pagina.
refused-not-owner = Può farlo solo chi ha aperto il tavolo.
refused-no-guest = Siediti prima a un tavolo.
refused-no-such-page = A questo indirizzo non c’è niente.
refused-no-such-table = Questo tavolo non esiste.
refused-no-such-seat = Il tavolo non ha questo posto.
refused-no-such-method = Questo indirizzo non accetta tali richieste.
refused-switched-off = Chi gestisce questo sito ha disattivato questa funzione.
refused-wrong-code = Questo codice è sbagliato, già usato o troppo vecchio. Mostrane uno nuovo sull’altro dispositivo.
refused-wrong-words = Queste non sono le parole di un codice di recupero ancora valido.
refused-bad-passkey = Questa passkey non si può usare qui.
refused-same-player = Sei già tu.
refused-other-player = Questo dispositivo appartiene a un giocatore con altri dispositivi o passkey. Prima scollegali dalla tua pagina.
refused-two-hands = Entrambi hanno un posto a un tavolo dove si gioca ancora, e le mani restano separate. Finite prima quella partita.
refused-last-device = Nient’altro ti riporterebbe qui. Crea prima una passkey o un codice di recupero, oppure cancella tutto.
refused-never-played = Gli amici sono persone che hanno giocato insieme. Giocate prima una partita.
refused-too-many-devices = Hai già il numero massimo di dispositivi. Scollegane prima uno.
refused-too-many-passkeys = Hai già il numero massimo di passkey. Eliminane prima una.
refused-too-many-friends = Uno di voi ha già il numero massimo di amici.
refused-bad-address-bad-address = Questo indirizzo non si può usare.
refused-bad-address-not-https = Si possono usare solo indirizzi che cominciano con https://.
refused-bad-address-not-public = Questo indirizzo porta in una rete privata, dove non si manda nulla.
refused-bad-address-not-sent = Lì non si è potuto mandare nulla. Controlla l’indirizzo.
refused-bad-zone = Questo fuso orario non esiste.
refused-wrong-code-mail = Questo non è il codice della lettera.
refused-too-many-notices = Hai già tutti i modi di ricevere avvisi che si possono avere. Togline prima uno.
refused-seat-taken = Questo posto è occupato.
refused-seat-here = Chi ha questo posto è presente, o lo era un momento fa. Se resta assente, il posto può passare ad altri.
refused-seat-has-time = Chi ha questo posto ha ancora tempo. Il posto può passare ad altri quando il tempo è scaduto.
refused-no-such-zone = Questo server non conosce quel fuso orario.
refused-short-hours = Lascia almeno otto ore al giorno in cui il tuo orologio cammina.
refused-seat-seen = A questo tavolo hai già visto un’altra mano.
refused-too-few = Questo posto può prenderlo solo un bot: un’altra persona ne vedrebbe la mano, e qui non ci sono altre due persone che possano acconsentire.
refused-not-over = Questa partita non è ancora finita.
refused-not-kept = Questa partita è finita poco prima che le regole del suo gioco cambiassero. Non si può più mostrare.
refused-too-large = Questa richiesta è troppo grande.
refused-too-many = Hai troppe partite non finite. Finiscine prima una.

gate-site = Questa Laguna è privata. Chi la gestisce può dirti la password.
gate-site-field = Password
gate-admin = I dati di questo server sono per chi lo gestisce.
gate-admin-field = Token
gate-enter = Entra
gate-wrong = Non è corretto.
gate-too-fast = Ci sono stati troppi tentativi sbagliati. Riprova più tardi.

admin-title = Dati
admin-about = I dati di tutti i processi di questo server su questa macchina, negli ultimi cinque minuti.
admin-no-script = Le curve hanno bisogno di script. Senza, ricarica la pagina per dati nuovi.
admin-tables = Tavoli in memoria
admin-sockets = Pagine collegate
admin-moves = Mosse al secondo
admin-waiting = Bot in attesa di un processore
admin-errors = Errori dall’avvio
admin-now = Ora
admin-most = Massimo
admin-pause = Pausa
admin-go-on = Continua
admin-leave = Esci
admin-silent = Il server non risponde.

page-title = Laguna
page-missing = Il server funziona. La pagina vera e propria non è ancora stata costruita.

# Che cosa farebbe un bot, e perché.
hint-best = La scelta migliore sembra: { $action }.
hint-good-for = La scelta migliore sembra: { $action }. Vantaggio: { $terms }.
hint-second = Seconda scelta: { $action }.
hint-loses =
    { $points ->
        [one] Poi viene: { $action }, circa { $points } punto in meno.
       *[other] Poi viene: { $action }, circa { $points } punti in meno.
    }
hint-close = Quasi altrettanto buona: { $action }.
hint-elsewhere = un altro posto
term-points = punti

## La pagina

page-to-start = Alla pagina iniziale
page-board = Il tabellone
page-zoom-in = Ingrandisci
page-zoom-out = Rimpicciolisci
page-zoom-all = Mostra tutto il tabellone
page-shelf-back = Mostra ciò che sta a sinistra
page-shelf-on = Mostra ciò che sta a destra
page-not-loaded = Il caricamento non è riuscito.
page-try-again = Riprova
page-prompt = Che cosa si chiede
page-planned = come pianificato
page-your-turn = Tocca a te
page-on-turn = di turno
page-turn-of = Gioca { $player }
page-round = Giro { NUMBER($round, useGrouping: 0) }
page-out-of-turn = Gioca { $player }, ma decidi tu
page-watching = Replay
page-stop-watching = Interrompi
page-game-over = Partita finita
page-undo = Annulla
page-confirm = Conferma
page-previous-choice = Scelta precedente
page-next-choice = Scelta successiva
page-choice-of =
    { $now ->
        [0] { $all } scelte
       *[other] { $now } di { $all }
    }
page-phases = Passi del turno
page-players = giocatori
page-you = tu
page-resigned = si è ritirato
page-away = assente
page-log = Cronaca
page-log-all = Mostra tutta la cronaca
page-suggested = Fai così:
page-chat = Chat
page-piles = Pile
page-chat-none = Nessuno ha ancora detto niente.
page-chat-line = Di’ qualcosa
page-chat-send = Invia
page-mute = Non mostrare quello che dice { $player }
page-watch-again = Rivedi
page-recap = Che cosa è successo dal tuo turno
page-rule = Regola { $id }
page-read-rule = Leggi la regola
page-close = Chiudi
page-lost = Riconnessione…
page-you-watch = Stai guardando
page-hint = Consiglio
page-rules = Regole
page-menu = Menu
page-my-things = Le mie cose
page-drawer = Cassetto
page-result = Vedi il risultato
page-curtain = Il sipario nasconde la mano dell’altro giocatore.
page-curtain-for = Passa il dispositivo a { $player }
page-curtain-lift = Alza il sipario
page-here = Gioca qui, senza server
page-here-about = I giochi girano in questo browser. Niente di ciò che fai qui ne esce e, una volta caricati, non serve la rete. I tuoi tavoli restano su questo dispositivo.
page-here-levels = Qui i bot giocano facile e normale. Per quelli più forti serve un server.
page-here-loading = Caricamento dei giochi …
page-here-starting = I giochi si avviano …
page-here-failed = Non è stato possibile caricare i giochi. C’è una connessione alla rete?
page-here-unkept = Questo browser non conserva nulla. Ciò che giochi qui finisce con questa scheda.
page-here-loose = Questo browser non ha accettato di conservare i tuoi tavoli per sempre: può eliminarli quando manca lo spazio, e una finestra privata li elimina quando si chiude. Una partita salvata come file resta.
page-here-forget = Elimina tutti i tavoli in questo browser
page-here-forget-sure = Sì, eliminali tutti
page-here-keep = Conserva per l’uso senza rete
page-here-keeping = Si conserva: { $percent } %
page-here-keep-failed = Non è stato possibile conservarla. C’è una connessione alla rete?
page-here-kept = Questa pagina è conservata su questo dispositivo e si apre senza rete.
page-here-new = C’è una nuova versione di questa pagina. Quella conservata continua a funzionare.
page-here-take = Prendi la nuova versione
page-here-drop = Non conservarla più
page-here-table = Un tavolo su questo dispositivo
page-motto = Due giochi da tavolo della laguna di Venezia, con gli amici o contro i bot.
page-seats = da { $least } a { $most } giocatori
page-bots =
    { $count ->
        [one] 1 bot
       *[other] { $count } bot
    }
page-play-now = Gioca subito a { $game }
page-learn = Impara in 10 minuti
page-join = Unisciti a un tavolo
page-join-field = Link o codice
page-join-do = Entra
page-join-wrong = Non è né il link né il codice di un tavolo.
page-my-tables = I miei tavoli
page-open-tables = Tavoli aperti
page-no-open-tables = Al momento nessuno aspetta. Apri un tavolo e altri potranno venire.
page-watch = { $count ->
    [one] Guarda una partita in corso
   *[other] Guarda una delle { $count } partite in corso
}
page-finished = Finite da poco
page-continue = Continua
page-look = Guarda
page-sit-down = Siediti
page-replay = Rivedi
page-with = { $game } con { $players }
page-alone = { $game }
page-thinks = { $player } riflette
page-waits = in attesa di giocatori
page-over = finita
page-taken = { $game }, posti occupati: { $taken } su { $all }
page-friends = Un tavolo con gli amici
page-which-game = Gioco
page-how-many = Posti
page-seat = Posto { $number }
page-kind-me = Tu
page-kind-here = Qualcuno su questo dispositivo
page-kind-open = Un amico, con il link
page-kind-bot = Bot: { $level }
page-level-bots = Forza dei bot
page-name = Il tuo nome
page-public = Pubblico: chiunque può unirsi e guardare
page-hints-allowed = Permetti consigli
page-more-options = Altre opzioni
page-open-table = Apri il tavolo
page-begin = Comincia
page-language = Lingua
page-theme = Chiaro o scuro
page-theme-auto = Come il dispositivo
page-theme-light = Chiaro
page-theme-dark = Scuro
page-waiting = In attesa dei giocatori
page-waiting-about = La partita comincia da sola appena ci sono tutti.
page-invite = Manda questo link, o fallo inquadrare
page-copy = Copia il link
page-copied = Copiato
page-free-seat = Libero
page-reserved-seat = Riservato
page-get-up = Alzati
page-give-to-bot = Dallo a un bot
page-closed = Questo tavolo è chiuso.
page-settings = Impostazioni
page-calm = Senza animazioni
page-sound = Suoni del tabellone
page-call = Un suono quando tocca a me
page-notify = Una notifica quando tocca a me
page-keys = Tasti
page-keys-about = Le frecce passano da una scelta all’altra, Invio sceglie, di nuovo Invio conferma, Backspace annulla. ? spiega, Maiusc e frecce raggiungono ogni cosa sul tavolo. + e - cambiano lo zoom, 0 mostra tutto, H chiede un consiglio.
page-resign = Ritirati
page-resign-about = Un bot continua al posto tuo. Non potrai tornare.
page-resign-sure = Sì, mi ritiro
page-me = La mia pagina
page-forget-me = Dimenticami su questo server
page-wins =
    { $points ->
        [one] { $player } vince con { $points } punto
       *[other] { $player } vince con { $points } punti
    }
page-shared = Vittoria condivisa: { $players }
page-place =
    { $rank ->
        [1] Primo posto
        [2] Secondo posto
        [3] Terzo posto
        [4] Quarto posto
       *[other] Quinto posto
    }
page-not-scored = non valutato
page-play-again = Gioca ancora
page-watch-replay = Guarda la partita
page-record = Registrazione
page-one-page = Salva come pagina unica
page-see-board = Vedi il tabellone
page-show-all = Mostra tutto
page-points = punti
page-search = Cerca nelle regole
page-search-none = Le regole non ne parlano.
page-contents = Indice
page-step = Passo { NUMBER($now, useGrouping: 0) } di { NUMBER($all, useGrouping: 0) }
page-back = Indietro
page-forward = Avanti
page-previous-turn = Turno precedente
page-next-turn = Turno successivo
page-run = Riproduci
page-pause = Pausa
page-seen-by = Visto da
page-everybody = tutti
page-skip = Salta
page-rematch = Al nuovo tavolo
page-by-place = Da dove vengono i punti
page-if-ended = Se finisse ora
page-if-ended-exact = se finisse ora: { $points }
page-if-ended-least = se finisse ora: almeno { $points }
page-points-least = almeno { $points }
page-part-count = { $what }: { $have }
page-part-of = { $what }: { $have } su { $least }
page-part-too-many = { $what }: { $have }, al massimo { $most }
page-then = poi { $points }
page-lost-place = non è più possibile
page-lands-on = fino a { $space }
page-course = Giro per giro
page-course-about = Punti dopo ogni giro, e alla fine. { $lines }
page-course-line = { $player }: { $points }
page-course-table = Lo stesso come tabella
page-course-end = Fine
page-course-start = Inizio
page-course-from = Da dove sono venuti i punti di { $player }
page-course-whose = Punti di chi
page-course-lead =
    { $rounds ->
        [one] Più a lungo in testa: { $player }, per un giro, il { $first }
       *[other] Più a lungo in testa: { $player }, { $rounds } giri di fila, dal { $first } al { $last }
    }
page-course-leap =
    { $points ->
        [one] Giro migliore: { $player }, { $points } punto nel giro { $round }
       *[other] Giro migliore: { $player }, { $points } punti nel giro { $round }
    }
page-earlier = Le tue partite precedenti
page-earlier-about =
    { $games ->
        [one] Una partita prima di questa: { $won ->
            [0] non hai vinto,
           *[other] hai vinto,
        } con { $best } { $best ->
            [one] punto.
           *[other] punti.
        }
       *[other] { $games } partite prima di questa, { $won } vinte. Migliore { $best }, in media { $average } punti.
    }
page-earlier-better = Questa volta hai avuto più punti che mai.
page-won-by =
    { $points ->
        [one] Ha vinto { $players } con { $points } punto
       *[other] Ha vinto { $players } con { $points } punti
    }
page-colour-white = bianco
page-colour-brown = marrone
page-colour-orange = arancione
page-colour-grey = grigio
page-colour-crimson = cremisi
page-colour-mustard = senape
page-colour-ivory = avorio
page-colour-black = nero
page-colour-rose = rosa
page-colour-blue = blu
page-colour-amber = ambra
page-colour-green = verde
page-colour-plum = prugna
page-colour-teal = petrolio
page-you-play = Tu giochi con { $colour }
page-notices = Sulle persone al tavolo
page-from-host = Da chi gestisce il sito:
page-ending = La fine della partita
page-hint-close = Chiudi il consiglio
page-hint-thinking = Ci penso …
page-bot = bot
page-set-up = Preparazione
page-quick = Nessuna conferma per ciò che si può annullare
page-stepwise = I turni degli altri passo per passo
page-speed = Velocità dei turni altrui e dei replay
page-speed-slow = Lenta
page-speed-normal = Normale
page-speed-fast = Veloce

# People at the table

page-absent =
    { $minutes ->
        [one] { $player } è assente da un minuto.
       *[other] { $player } è assente da { $minutes } minuti.
    }
page-away-for =
    { $minutes ->
        [one] assente da un minuto
       *[other] assente da { $minutes } minuti
    }
page-bot-for = per { $player }
page-bot-for-now = Per ora fai giocare un bot
page-free-for-person = Lascia il posto a un’altra persona
page-would-bot =
    { $count ->
        [one] { $names } lascerebbe giocare un bot per { $player }.
       *[other] { $names } lascerebbero giocare un bot per { $player }.
    }
page-would-person =
    { $count ->
        [one] { $names } lascerebbe il posto di { $player } a un’altra persona; devono essere d’accordo in due.
       *[other] { $names } lascerebbero il posto di { $player } a un’altra persona.
    }
page-agree = Sono d’accordo
page-agree-not = Non sono più d’accordo
page-bot-for-me = Un bot gioca per te.
page-my-seat-free = Il tuo posto aspetta chi ha il suo link.
page-show-link = Mostra il link
page-take-back = Riprendi il mio posto
page-seat-free = Il posto { $number } è libero.
page-sat-in = Mentre eri assente, un bot ha giocato per te:
page-sat-in-nothing = Mentre eri assente, un bot aveva il tuo posto. Non ha fatto nulla.
page-leave-to-bot = Per ora fai giocare un bot per me
page-leave-to-person = Cedi il mio posto a qualcuno
page-watched =
    { $count ->
        [one] Guarda 1 persona
       *[other] Guardano { $count } persone
    }
page-watched-by = Guardano: { $names }
page-more = altri { $count }
page-share = Condividi
page-take-colour = Prendi questo colore
page-plain-http = Copia il link a mano: questa pagina è arrivata con http semplice, e i browser non le permettono di copiare o condividere.
page-name-of = Nome della persona al posto { $number }
page-pace = A che ritmo
page-pace-free = Quando vogliamo
page-pace-live = Dal vivo
page-pace-today = Oggi
page-pace-week = Questa settimana
page-sitter = Bot che sostituiscono
page-choose-again = Scegli di nuovo
page-hand-only = Solo la mia mano: il tabellone è su un altro schermo
page-television = Mostra su un televisore
page-living-room = Salotto: il tabellone qui, le mani sui telefoni
page-scan = Scansiona per prendere il posto { $number }. Vale una volta.
page-full-screen = Schermo intero
page-code-used = Questo posto è preso. Inquadra il codice mostrato ora.
page-only-here = Questo link funziona solo qui. Per gli altri: laguna serve --host 0.0.0.0
page-plain-notify = Le notifiche richiedono https; questa pagina è arrivata con http semplice.
page-plain-screen = Questa pagina è arrivata con http semplice, quindi lo schermo può spegnersi. La pagina sull’hosting mostra la via breve a https.
page-lesson-back = Torna alla lezione
page-lesson-end = Termina la lezione
page-lesson-slip = Questa era un’altra strada. Continua a giocare, o torna dov’era la lezione.
page-lesson-next = Seconda lezione
page-read-on = Leggi le regole
page-sitter-about = Se qualcuno è assente, gioca per lui un bot di questa forza finché non torna.

# The plain board, for games that bring no drawing.
page-choice = scelta
page-choices = Che cosa puoi scegliere
page-drawing = Il tavolo come testo
page-drawing-none = Questo gioco non ha un disegno. La cronaca racconta che cosa succede.
page-previewed = Come sarebbe
page-filter = Filtra le scelte
page-filter-none = Nessuna scelta corrisponde.
page-why-not = Perché non qualcos’altro?
page-why-not-field = Cerca fra tutte le azioni
page-no-rules = Le regole di questo gioco non si trovano qui.
