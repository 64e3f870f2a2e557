# The words of the player's page, in Italian. They come apart from the others, when the page is opened.

me-title = La mia pagina
me-who = Chi sono
me-guest-about = Puoi giocare senza alcun account. Questa pagina serve per ciò che vuoi avere su più dispositivi.
me-name = Nome
me-save = Salva
me-saved = Salvato
me-colour = Colore
me-language = Lingua
me-tables = I miei tavoli
me-invitations = Inviti
me-invited-by = { $game }: ti invita { $player }
me-somebody = un amico
me-your-turn = Aspettano me
me-running = In corso
me-over = Finite
me-no-tables = Non hai ancora tavoli.
me-result =
    { $points ->
        [one] Posto { $rank } su { $all }, { NUMBER($points, useGrouping: 0) } punto
       *[other] Posto { $rank } su { $all }, { NUMBER($points, useGrouping: 0) } punti
    }
me-open = Apri
me-devices = I miei dispositivi
me-devices-none = Solo questo browser. Se ne cancelli i cookie, perdi i posti.
me-device-this = questo dispositivo
me-device-unknown = Un browser
me-device-seen = usato l’ultima volta il { $date }
me-device-end = Scollega
me-device-end-of = Scollega { $device }
me-device-leave = Esci da questo dispositivo
me-also = Anche sul mio telefono
me-also-about = Inquadralo con l’altro dispositivo, oppure apri lì { $address } e scrivi il codice.
me-also-until =
    { $minutes ->
        [one] Vale una volta, per un altro minuto.
       *[other] Vale una volta, per altri { $minutes } minuti.
    }
me-also-over = Il codice non vale più.
me-also-asked = { $device } vuole unirsi a te. Mostra questo numero?
me-also-wait = Ora conferma anche sull’altro dispositivo.
me-also-done = L’altro dispositivo ora è tuo.
me-agree = Sì, unisci
me-refuse = No
me-stop = Interrompi
me-join = Sono già su un altro dispositivo
me-join-code = Codice dell’altro dispositivo
me-join-do = Unisci
me-join-asked = Unire questo dispositivo a { $player }? Entrambi gli schermi devono mostrare questo numero.
me-join-nobody = l’altro dispositivo
me-join-tables =
    { $tables ->
        [one] Ciò che hai qui viene con te: un tavolo.
       *[other] Ciò che hai qui viene con te: { $tables } tavoli.
    }
me-join-wait = Ora conferma anche sull’altro dispositivo.
me-keys = Passkey
me-keys-about = Con una passkey ritorni da qualsiasi browser: senza e-mail, senza password. Qui restano solo il suo identificativo, la chiave pubblica e un contatore.
me-keys-plain = Le passkey richiedono un indirizzo con un nome, via https.
me-key = Passkey { $id }
me-key-end = Elimina
me-key-add = Aggiungi una passkey
me-key-use = Ritorna con una passkey
me-key-failed = Non ha funzionato o è stato interrotto.
me-paper = Parole su carta
me-paper-about = Cinque parole da stampare e conservare. Riportano qui una volta, anche se hai perso tutti i dispositivi.
me-paper-make = Crea un codice di recupero
me-paper-again = Creane uno nuovo
me-paper-there = Ce n’è uno. Non si può mostrare di nuovo.
me-paper-now = Scrivi ora queste parole: si mostrano una sola volta.
me-paper-print = Stampa
me-paper-end = Annullalo
me-paper-use = Cinque parole di un codice di recupero
me-paper-do = Ritorna
me-friends = Amici
me-friends-about = Persone con cui hai giocato. Manda loro il tuo link: chi lo segue e accetta è tuo amico.
me-friends-link = Crea un link
me-friends-until = Valido fino al { $date }.
me-friends-end = Annulla il link
me-friend-add = Una persona con cui hai giocato vuole essere tua amica. Poi potrete invitarvi a vicenda.
me-friend-yes = Accetta
me-friend-invite = Invita
me-friend-invite-who = Invita { $player }
me-friend-invited = Invitato
me-friend-no-table = Per invitare qualcuno, crea prima un tavolo con un posto libero.
me-friend-end = Rimuovi { $player }
me-notices = Avvisi
me-notices-about = Ricevi un avviso quando tocca a te e questa pagina è chiusa. Al massimo uno ogni dieci minuti, mai mentre hai il tavolo aperto, e non ai tavoli dal vivo.
me-notices-push = Browser
me-notices-mail = E-mail
me-notices-ntfy = ntfy
me-notices-push-add = Avvisami in questo browser
me-notices-add = Aggiungi
me-notices-test = Invia una prova
me-notices-end = Togli { $channel }
me-notices-sent = Inviato.
me-notices-later = Non è raggiungibile. Si riproverà più tardi.
me-notices-gone = Lì non si accetta più nulla, perciò è stato tolto.
me-notices-failed = Non ha funzionato o non è stato permesso.
me-notices-plain = Gli avvisi nel browser richiedono un indirizzo che comincia con https.
me-notices-install = Su iPhone o iPad aggiungi prima questa pagina alla schermata Home: condividi, poi «Aggiungi alla schermata Home».
me-notices-forbidden = Questo browser vieta le notifiche per questo sito. Permettile nelle impostazioni.
me-notices-code = Codice della lettera
me-notices-ntfy-about = L’indirizzo di un argomento che conosci solo tu. L’app ntfy sul telefono mostra ciò che arriva.
me-notices-quiet = Ore di silenzio
me-notices-from = Dalle
me-notices-until = alle
me-notices-always = Nessuna ora di silenzio
me-notices-quiet-is = Nulla arriva dalle { $first } alle { $last } ({ $zone }).
me-hook = Un messaggio in una chat
me-hook-about = Per un tuo tavolo: un messaggio che dice sempre a chi tocca, per tutti quelli che vi siedono.
me-hook-table = Tavolo
me-hook-service = Dove
me-hook-address = Indirizzo del webhook
me-hook-matrix = L’indirizzo della stanza, con ?access_token=… alla fine.
me-hook-there = Va a { $service } ({ $place }).
me-hook-end = Termina
me-kept = Che cosa si conserva di me
me-kept-nothing = Niente.
me-kept-name = Nome e ultima visita
me-kept-taste = Colore e lingua
me-kept-recovery = Che esiste un codice di recupero
me-kept-link = Che esiste un link per gli amici
me-kept-devices = Dispositivi: browser, sistema, da quando, ultimo giorno
me-kept-joins = Un codice per un altro dispositivo, per qualche minuto
me-kept-passkeys = Passkey: identificativo, chiave pubblica, contatore
me-kept-challenges = Ciò che una passkey deve firmare, per qualche minuto
me-kept-friends = Amici
me-kept-invited = Inviti ricevuti
me-kept-invitations = Inviti mandati
me-kept-tables = Tavoli che ho creato
me-kept-seats = Posti, con il mio nome lì
me-kept-left = Posti che un bot tiene per me
me-kept-hands = Quali mani ho visto
me-kept-chat = Ciò che ho detto
me-kept-mutes = Posti che non voglio sentire
me-kept-votes = I miei voti sui posti
me-kept-hours = Quando gioco, e il mio fuso orario
me-kept-days-off = Giorni liberi
me-kept-due = Ciò che resta da fare per me, come un avviso
me-kept-channels = Modi di ricevere avvisi: indirizzo, browser, lingua
me-kept-quiet = Ore di silenzio
me-kept-untold = Ciò che non mi è ancora stato detto
me-kept-webhooks = Webhook di tavoli
me-kept-watched = Tavoli che sto guardando
me-export = Scarica tutto
me-delete = Cancella tutto
me-delete-about = Nome, dispositivi, passkey, amici e chat spariscono subito, e i bot prendono i tuoi posti. Non si torna indietro.
me-delete-sure = Sì, cancella tutto
me-off = Chi gestisce questo sito ha disattivato questa funzione.
