# Les mots qui n’appartiennent à aucun jeu, en français. Les quatre langues ont les mêmes messages.

## Players

player = Joueur { $number }
# Des phrases comme « … a passé » demandent la troisième personne.
player-me = Humain
player-bot = Bot { $number }

## Playing in the terminal

welcome = { $game }, { $seats } places : { $players }. Tapez ? pour l’aide.
saved-in = La partie est enregistrée après chaque action dans { $path }.
kept-old = La partie enregistrée auparavant se trouve maintenant dans { $path }.
resumed =
    { $actions ->
        [one] La partie reprend après { NUMBER($actions, useGrouping: 0) } action. Voici ce qui vient de se passer :
       *[other] La partie reprend après { NUMBER($actions, useGrouping: 0) } actions. Voici ce qui vient de se passer :
    }
turn-of = Tour { NUMBER($turn, useGrouping: 0) } : { $player }
prompt = 1 à { $last } >
prompt-forced = 1 (ou Entrée) >
which-number =
    { $last ->
        [1] Tapez 1, ou seulement Entrée ; ? pour l’aide.
       *[other] Tapez un nombre de 1 à { $last } ; ? pour l’aide.
    }
not-understood = « { $line } » n’est ni une action ni une commande ; ? pour l’aide.
not-legal = { $why } ({ $rule })
see-rule = Règle { $rule }
no-such-thing = Rien ici ne s’appelle « { $word } ».
which-thing = Que voulez-vous dire : { $names } ?
rules-of-what = Dites sur quoi : r et l’identifiant d’une règle, ou r et un mot.
rules-none = Les règles ne disent rien sur « { $query } ». Quelques identifiants : { $near }
undone = Repris : { $action }
undo-nothing = Il n’y a rien à reprendre.
undo-draw = Ce qui est pioché ne peut être repris.
undo-other = Ce qu’un autre joueur a fait ne peut être repris.
undo-turn = Le tour précédent est fini et ne peut être repris.
undo-seen = Vous avez vu quelque chose de secret : cela ne peut être repris.
help =
    Ce que vous pouvez taper
      un nombre     choisit ; s’il n’y a qu’un choix, Entrée suffit
      une action    comme dans les parties notées : { $example }
      u             reprend votre dernière décision de ce tour
      b             montre le plateau
      h             montre votre main, avec des explications
      c             montre encore les choix
      l, l 50       montre le journal, ou davantage
      ? 2           explique le choix 2
      ? mot         explique une carte, une tuile ou une case
      r mot         montre les règles sur un mot, ou la règle d’un identifiant
      q             quitte ; la partie est enregistrée
left = La partie est enregistrée. Pour la reprendre : { $command }
record-is-in = La partie est notée dans { $path }.

## The end

ended-by = La partie est finie. Ce qui l’a terminée : { $why }.
place =
    { $points ->
        [one] { $rank }. { $player } : { NUMBER($points, useGrouping: 0) } point
       *[other] { $rank }. { $player } : { NUMBER($points, useGrouping: 0) } points
    }
replayed-to = Rejouée jusqu’à l’action { NUMBER($actions, useGrouping: 0) } sur { NUMBER($all, useGrouping: 0) }.

## The list of games

seats-of = Places : { $seats }
options-of = Options, la valeur habituelle d’abord :
