# Les mots de la partie du jour, en français. Ils viennent à part.

day-title = La partie du jour
day-about = Chaque jour une partie de chaque jeu, la même donne pour tout le monde et contre les mêmes bots. Vous avez un seul essai, sans conseils.
day-play = Jouer à { $game }
day-go-on = Reprendre { $game }
day-page = Résultats et jours passés
day-ends = Les prochaines parties arrivent dans { $time } : { $date }.
day-late = Si vous avez commencé avant, vous pouvez finir dans l’heure qui suit.
day-bots = { $count } { $count ->
        [one] bot
       *[other] bots
    }, niveau « { $level } »
day-state-new = Pas encore jouée
day-state-open = Votre essai est en cours.
day-state-counting = Votre partie est finie ; elle est en train d’être comptée.
day-state-void = Votre essai ne compte pas.
day-state-missed = Pas jouée
day-result = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, place { $rank } sur { $seats }
day-par = Par : { $points }
day-par-about = Le par est ce que le bot « { $level } » de Laguna { $version } a tiré de cette donne, avec { $iterations } essais par décision.
day-par-above = { $points } au-dessus du par
day-par-below = { $points } au-dessous du par
day-par-even = Exactement le par
day-par-later = Le par est encore en cours de calcul.
day-first-play = Après votre partie, vous verrez le par et ce que les autres ont obtenu.
day-players = { $count ->
        [0] Personne ne l’a encore finie.
        [one] Une personne l’a finie.
       *[other] { $count } personnes l’ont finie.
    }
day-histogram = Ce que les autres ont obtenu : { $game }
day-points = Points
day-range = de { $first } à { $last }
day-regulars = Habitués
day-guests = Invités
day-guests-about = Les habitués ont une clé d’accès, ou étaient déjà ici il y a une semaine. Les invités sont comptés à part : personne ne sait s’ils ont joué deux fois.
day-mark-mine = vous
day-mark-par = par
day-week = La semaine de mes amis : { $game }
day-nobody = –
day-not-played = pas jouée
day-me = Moi
day-streak = { $days ->
        [0] Pas encore de jours de suite
        [one] Un jour de suite
       *[other] { $days } jours de suite
    }
day-longest = Votre plus longue série : { $days }
day-freeze-yes = Vous pouvez manquer un jour sans perdre votre série.
day-freeze-no = Le prochain jour manqué met fin à la série. Après sept jours de plus, vous pourrez de nouveau en manquer un.
day-regular-later = Les jours de suite et la semaine de vos amis sont là pour qui a une clé d’accès ou était déjà ici il y a une semaine.
day-my-page = Ma page
day-past = Jours passés
day-past-about = Vous pouvez les jouer aussi souvent que vous voulez, même avec les conseils. Cela ne compte pas.
day-practise = S’exercer à { $game }
day-replay = Revoir
day-none = C’est le premier jour.
day-table = La partie du { $date } : votre seul essai, sans conseils. Tant que le jour n’est pas fini, personne d’autre ne voit cette table.
day-table-practice = La partie du { $date }, pour s’exercer.
