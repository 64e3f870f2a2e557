# Le parole dei piani, in italiano. Arrivano a parte, quando qualcuno può pianificare.

plan-do = Pianifica il mio prossimo turno
plan-mine = { $turns ->
        [one] Il mio piano: un turno
       *[other] Il mio piano: { $turns } turni
    }
plan-title = Il mio piano
plan-turn = Turno pianificato { $turn }
plan-secret = Nessun altro lo vede, né vede che c’è.
plan-imagined = Nessuno lo vede. Gli altri sono mostrati come se facessero il meno possibile.
plan-back = Al tavolo
plan-if = Se è possibile:
plan-else = Altrimenti, se è possibile:
plan-none = Se niente di questo è possibile, non si fa nulla e il resto del piano viene scartato.
plan-same = Solo se costa e rende quanto adesso
plan-remove = Togli
plan-remove-way = Togli: turno { $turn }, modo { $way }
plan-add-way = Aggiungi che cosa fare altrimenti
plan-add-turn = Pianifica il turno successivo
plan-clear = Scarta tutto il piano
plan-about = Quando tocca a te, il turno viene giocato dopo qualche secondo, e il diario dice che era pianificato. Dove si pesca qualcosa il piano di un turno finisce, e continui tu. Se giochi di persona, il piano viene scartato.
plan-did = Questo è stato giocato come avevi pianificato:
plan-ended-misfit = Niente di ciò che avevi pianificato era ancora possibile. Il resto del piano è stato scartato.
plan-ended-taken = Hai giocato di persona, quindi il resto del piano è stato scartato.
plan-ended-seat = Quando è toccato al tuo posto, lo aveva qualcun altro: il tuo piano è stato scartato.
