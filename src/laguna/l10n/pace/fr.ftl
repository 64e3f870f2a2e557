# Les mots du rythme et des pendules, en français. Ils viennent à part, quand une table a une pendule.

pace-live-about = Dix minutes chacun, et une de plus à chaque tour.
pace-today-about = Deux heures chacun, et 20 minutes de plus à chaque tour. La nuit, les pendules sont arrêtées.
pace-week-about = Environ deux jours chacun, et un de plus à chaque tour. La nuit, les pendules sont arrêtées, et chacun a trois jours de congé par mois.
pace-zero = Quand le temps de quelqu’un est écoulé
pace-zero-bot = un bot joue en attendant son retour
pace-zero-wait = on attend
pace-zero-vote = les autres décident si un bot continue
pace-line-zero = Quand le temps de quelqu’un est écoulé, { $zero }.
pace-left = encore { $time }
pace-bank = { $time } en réserve
pace-up = temps écoulé
pace-off = en congé jusqu’au { $date }
pace-until = Jusqu’au { $date }
pace-hours = Quand je joue
pace-hours-about = Aux tables qui se jouent sur plusieurs jours, ma pendule ne tourne que dans ces heures. Personne d’autre ne les voit.
pace-zone = Fuseau horaire
pace-opens = De
pace-closes = À
pace-weekends = Le week-end aussi
pace-all-day = Deux fois la même heure, c’est toute la journée.
pace-days-off = { $days ->
        [0] Il ne reste plus de jour de congé ce mois-ci.
        [one] Il reste un jour de congé ce mois-ci. Il est pris de lui-même avant que votre temps ne s’écoule.
       *[other] Il reste { $days } jours de congé ce mois-ci. Ils sont pris d’eux-mêmes avant que votre temps ne s’écoule.
    }
pace-save = Enregistrer
pace-saved = Enregistré
