# Le parole della classifica, in italiano. Arrivano a parte.

rating-tick = Vale per la classifica
rating-about = Senza consigli, un posto solo a persona. Se un bot gioca per qualcuno, non vale.
rating-line = Questo tavolo vale per la classifica. Non ci sono consigli, ognuno ha un posto solo e, se un bot gioca per qualcuno, non vale.
rating-range = da { $low } a { $high }
rating-none = ancora nessun punteggio
rating-title = Classifica
rating-page-about = Dalle partite ai tavoli che valgono per la classifica. L’intervallo dice dove ti trovi in 19 casi su 20; si restringe a ogni partita.
rating-games = { $games ->
        [one] Una partita
       *[other] { $games } partite
    }
rating-hidden = { $games ->
        [one] Si vede dopo un’altra partita.
       *[other] Si vede dopo altre { $games } partite.
    }
rating-bots = Bot:
