# Les mots des plans, en français. Ils viennent à part, dès que quelqu’un peut prévoir un tour.

plan-do = Prévoir mon prochain tour
plan-mine = { $turns ->
        [one] Mon plan : un tour
       *[other] Mon plan : { $turns } tours
    }
plan-title = Mon plan
plan-turn = Tour prévu { $turn }
plan-secret = Personne d’autre ne le voit, ni ne voit qu’il existe.
plan-imagined = Personne ne voit ceci. Les autres sont montrés comme s’ils faisaient le moins possible.
plan-back = À la table
plan-if = Si c’est possible :
plan-else = Sinon, si c’est possible :
plan-none = Si rien de cela n’est possible, rien n’est fait et le reste du plan est abandonné.
plan-same = Seulement si cela coûte et rapporte autant que maintenant
plan-remove = Retirer
plan-remove-way = Retirer : tour { $turn }, possibilité { $way }
plan-add-way = Ajouter quoi faire sinon
plan-add-turn = Prévoir le tour suivant
plan-clear = Abandonner tout le plan
plan-about = Quand votre tour vient, il est joué après quelques secondes, et le journal dit qu’il était prévu. Là où quelque chose est tiré, le plan d’un tour s’arrête et vous continuez. Si vous jouez vous-même, le plan est abandonné.
plan-did = Ceci a été joué comme vous l’aviez prévu :
plan-ended-misfit = Rien de ce que vous aviez prévu n’était encore possible. Le reste de votre plan a été abandonné.
plan-ended-taken = Vous avez joué vous-même : le reste de votre plan a été abandonné.
plan-ended-seat = Quelqu’un d’autre avait votre place quand son tour est venu : votre plan a été abandonné.
