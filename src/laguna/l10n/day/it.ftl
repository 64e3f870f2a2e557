# Le parole della partita del giorno, in italiano. Arrivano a parte.

day-title = La partita del giorno
day-about = Ogni giorno una partita di ogni gioco, mescolata allo stesso modo per tutti e contro gli stessi bot. Hai un solo tentativo, senza consigli.
day-play = Gioca a { $game }
day-go-on = Continua { $game }
day-page = Risultati e giorni passati
day-ends = Le prossime partite arrivano tra { $time }: { $date }.
day-late = Chi ha già cominciato può finire entro un’ora.
day-bots = { $count } bot, livello «{ $level }»
day-state-new = Non ancora giocata
day-state-open = Il tuo tentativo è in corso.
day-state-counting = La tua partita è finita e viene conteggiata.
day-state-void = Il tuo tentativo non conta.
day-state-missed = Non giocata
day-result = { $points ->
        [one] Un punto
       *[other] { $points } punti
    }, posto { $rank } su { $seats }
day-par = Par: { $points }
day-par-about = Il par è ciò che il bot «{ $level }» di Laguna { $version } ha ottenuto da questa partita, con { $iterations } prove per ogni decisione.
day-par-above = { $points } sopra il par
day-par-below = { $points } sotto il par
day-par-even = Esattamente il par
day-par-later = Il par si sta ancora calcolando.
day-first-play = Dopo la tua partita vedrai il par e ciò che hanno ottenuto gli altri.
day-players = { $count ->
        [0] Nessuno l’ha ancora finita.
        [one] L’ha finita una persona.
       *[other] L’hanno finita { $count } persone.
    }
day-histogram = Che cosa hanno ottenuto gli altri: { $game }
day-points = Punti
day-range = da { $first } a { $last }
day-regulars = Abituali
day-guests = Ospiti
day-guests-about = Gli abituali hanno una passkey, o erano qui già una settimana fa. Gli ospiti si contano a parte: nessuno sa se hanno giocato due volte.
day-mark-mine = tu
day-mark-par = par
day-week = La settimana dei miei amici: { $game }
day-nobody = –
day-not-played = non giocata
day-me = Io
day-streak = { $days ->
        [0] Ancora nessun giorno di fila
        [one] Un giorno di fila
       *[other] { $days } giorni di fila
    }
day-longest = La tua serie più lunga: { $days }
day-freeze-yes = Puoi saltare un giorno senza perdere la serie.
day-freeze-no = Il prossimo giorno saltato chiude la serie. Dopo altri sette giorni potrai di nuovo saltarne uno.
day-regular-later = I giorni di fila e la settimana degli amici sono per chi ha una passkey o era qui già una settimana fa.
day-my-page = La mia pagina
day-past = Giorni passati
day-past-about = Puoi giocarli quante volte vuoi, anche con i consigli. Non conta.
day-practise = Esercitati a { $game }
day-replay = Rivedi
day-none = Oggi è il primo giorno.
day-table = La partita del { $date }: il tuo unico tentativo, senza consigli. Finché il giorno non è finito, nessun altro vede questo tavolo.
day-table-practice = La partita del { $date }, per esercizio.
