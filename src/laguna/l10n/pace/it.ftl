# Le parole del ritmo e degli orologi, in italiano. Arrivano a parte, quando un tavolo ha un orologio.

pace-live-about = Dieci minuti a testa, e uno in più a ogni turno.
pace-today-about = Due ore a testa, e 20 minuti in più a ogni turno. Di notte gli orologi sono fermi.
pace-week-about = Circa due giorni a testa, e uno in più a ogni turno. Di notte gli orologi sono fermi, e ognuno ha tre giorni liberi al mese.
pace-zero = Quando il tempo di qualcuno è scaduto
pace-zero-bot = un bot gioca finché non torna
pace-zero-wait = aspettiamo
pace-zero-vote = gli altri decidono se un bot continua
pace-line-zero = Quando il tempo di qualcuno è scaduto, { $zero }.
pace-left = ancora { $time }
pace-bank = { $time } di riserva
pace-up = tempo scaduto
pace-off = giorno libero fino a { $date }
pace-until = Fino a { $date }
pace-hours = Quando gioco
pace-hours-about = Ai tavoli che si giocano in più giorni il mio orologio cammina solo allora. Nessun altro lo vede.
pace-zone = Fuso orario
pace-opens = Dalle
pace-closes = Alle
pace-weekends = Anche nel fine settimana
pace-all-day = Due volte la stessa ora vuol dire tutto il giorno.
pace-days-off = { $days ->
        [0] Questo mese non restano giorni liberi.
        [one] Questo mese resta un giorno libero. Si prende da solo prima che il tuo tempo scada.
       *[other] Questo mese restano { $days } giorni liberi. Si prendono da soli prima che il tuo tempo scada.
    }
pace-save = Salva
pace-saved = Salvato
