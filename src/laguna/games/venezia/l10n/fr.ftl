# Venezia en français. Les quatre langues ont les mêmes messages, attributs et variables.
# Les noms des bâtiments sont sans article : « 1 palazzo », « une carte palazzo ».
# Devant ; : ! ? et à l’intérieur des guillemets se trouve une espace fine insécable (U+202F).

game-name = Venezia
game-about = Vous bâtissez la ville sur la lagune : vous asséchez des marais et élevez maisons, palazzi, campi, basiliques et ponts, en solo ou avec d’autres. Chaque bâtiment fait avancer des gondoles sur les canaux, et la gondole qui va le plus loin gagne.

## Buildings

house = maison
    .about = 1 carte, 1 case, 1 point. Elle n’a pas de maître d’œuvre, et vous pouvez en construire plusieurs en un tour.
palazzo = palazzo
    .about = 3 cartes, 2 cases qui ont un côté commun. 1 point pour chaque case sans bâtiment autour de lui, marais ou case vide.
campo = campo
    .about = 3 cartes, 1 case. 1 point pour chaque case autour de lui qui porte un bâtiment ou une partie de bâtiment.
basilica = basilique
    .about = 4 cartes, 3 cases qui se touchent toutes. 7 points.
bridge = pont
    .about = 3 cartes, les 2 cases d’un site de pont, qui se trouvent dans 2 quartiers. 1 point pour chaque maison de l’un de ces quartiers, choisi en même temps que la place.

## Cards and pieces

project = chantier
    .about = Les cartes d’un type posées devant les joueurs, encore trop peu pour le bâtiment. Vous pouvez en ajouter, mais jamais plus qu’il n’en faut. Le maître d’œuvre reçoit tous les points, toute autre personne qui y a une carte, la moitié, arrondie vers le bas.
solo = construction en solo
    .about = Vous jouez en un seul tour toutes les cartes qu’il faut pour un bâtiment. Tous les points sont à vous. Les cartes devant les autres et le pion restent où ils sont.
pawn = pion du maître d’œuvre
    .about = Vous le prenez quand vous ouvrez un chantier, ou quand vous y avez plus de cartes que le maître d’œuvre. Le maître d’œuvre choisit la place et reçoit tous les points.
market = étal
    .about = Les cartes visibles à côté de la pioche, jamais deux du même type. Vous prenez 1 carte, d’ici ou de la pioche ; ou vous posez ici une des vôtres et en prenez 3. S’il y a ici 4 cartes à la fin d’un tour, elles sont défaussées.
gold = or
    .about = Personne d’autre ne sait ce que valent vos jetons. Pendant votre tour, 5 pièces d’or font avancer votre gondole de 1 case ; on ne rend pas la monnaie. Après la fin, on peut utiliser son or une dernière fois.
swamp = jeton marais
    .about = Il couvre une case, et rien ne peut y être construit. Pendant votre tour, vous pouvez assécher jusqu’à 2 cases. Chaque jeton vaut 0, 1 ou 2 pièces d’or, et personne d’autre ne le sait.
treasure = jeton trésor
    .about = Il vaut 3, 4, 5 ou 6 pièces d’or, et personne d’autre ne le sait. Vous en prenez un si vous participez à un bâtiment et que votre gondole longe son quartier ; pour un pont, l’un de ses quartiers suffit.
gondola = gondole
    .about = Elle avance de 1 case par point. Les cases occupées sont sautées et ne comptent pas. Une gondole sur la case 60 ou au-delà termine la partie, et la plus avancée gagne.
imaginary = joueur imaginaire
    .about = Le troisième dans une partie à deux. À chaque tour, on pose devant lui une carte de la pioche, au début ou à la fin. Il participe aux chantiers comme vous, mais ses points sont perdus, et il ne prend pas de trésor.

## Quarters

cannaregio = Cannaregio
castello = Castello
san-polo = San Polo
san-marco = San Marco
dorsoduro = Dorsoduro

## Endings

all-house = la dernière maison
all-palazzo = le dernier palazzo
all-campo = le dernier campo
all-basilica = la dernière basilique
all-bridge = le dernier pont
space-by-building = un bâtiment qui a mené une gondole à la case 60 ou au-delà
space-by-gold = de l’or qui a mené une gondole à la case 60 ou au-delà
stall = blocage

## Questions

question-first = On tire au sort qui commence.
question-draw-card = On pioche une carte.
question-draw-swamp = On retourne le jeton marais.
question-draw-treasure = On tire un jeton trésor.
question-imaginary = Le joueur imaginaire reçoit-il une carte maintenant, ou à la fin de votre tour ?
question-play = Quelles cartes jouez-vous ?
question-order = Que construit-on maintenant ?
question-place = Où placez-vous le bâtiment ?
question-discard = À quel type de cartes renoncez-vous ?
question-drain = Quelle case asséchez-vous ?
question-draw = Prenez-vous 1 carte, ou en posez-vous une sur l’étal pour en prendre 3 ?
question-take = Prenez-vous encore une carte de l’étal, ou le reste dans la pioche ?
question-pause = Utilisez-vous votre or maintenant ?
question-tokens = Quels jetons remettez-vous ?
question-last = Utilisez-vous votre or pour la dernière fois ?
question-over = La partie est finie.

## Actions

action-now = Une carte pour le joueur imaginaire maintenant
action-later = Une carte pour le joueur imaginaire à la fin du tour
action-house = Jouer une carte maison
action-project = Jouer une carte { $what } dans le chantier
action-solo = Jouer en solo toutes les cartes qu’il faut : { $what }
action-done = Ne plus jouer de cartes
action-stop-me = M’arrêter de nouveau dans les pauses
action-build = Construire 1 { $what }
action-build-solo = Construire 1 { $what } en solo
action-at = { $what } { $place }
    .drawn = À { $what }
action-bridge = Pont à { $what } { $place } ; les maisons de { $what } comptent
    .drawn = Pont à { $what } ; les maisons de là comptent
action-discard = Renoncer à toutes vos cartes { $what }
action-drain = Assécher { $what } { $place }
    .drawn = Assécher une case à { $what }
action-drain-nothing = Ne rien assécher
action-take = Prendre la carte { $what } de l’étal
action-pile = Prendre dans la pioche
action-offer = Poser une carte { $what } sur l’étal et en prendre 3
action-go-on = Continuer
action-dont-stop = Continuer, et ne plus m’arrêter dans les pauses
action-token = Un jeton de valeur { $what }
action-cheapest = Faire choisir les jetons les moins chers
action-pay = Remettre les jetons choisis
action-gold = Cases achetées avec de l’or : { $what }
action-first = Premier tour : place { $what }
action-card = Carte piochée : { $what }
action-swamp = Jeton marais : valeur { $what }
action-treasure = Jeton trésor : valeur { $what }

## Events

event-first = Le premier tour est revenu à { $seat }.
    .you = Vous avez eu le premier tour.
event-drew = { $seat } a pioché une carte.
    .you = Vous avez pioché une carte.
event-drew-seen = { $seat } a pioché une carte { $card }.
    .you = Vous avez pioché une carte { $card }.
event-shuffled =
    { $number ->
        [one] La défausse est devenue la nouvelle pioche : { $number } carte.
       *[other] La défausse est devenue la nouvelle pioche : { $number } cartes.
    }
event-imaginary-now = { $seat } a choisi de piocher pour le joueur imaginaire au début du tour.
    .you = Vous avez choisi de piocher pour le joueur imaginaire au début du tour.
event-imaginary-later = { $seat } a choisi de piocher pour le joueur imaginaire à la fin du tour.
    .you = Vous avez choisi de piocher pour le joueur imaginaire à la fin du tour.
event-imaginary-gets = Le joueur imaginaire a reçu une carte { $card }.
event-imaginary-discards = Le joueur imaginaire a pioché une carte { $card }. C’était un troisième type : elle a été défaussée.
event-played = { $seat } a joué une carte { $card }.
    .you = Vous avez joué une carte { $card }.
event-alone = { $seat } a joué en solo toutes les cartes qu’il faut : { $number } × { $card }.
    .you = Vous avez joué en solo toutes les cartes qu’il faut : { $number } × { $card }.
event-master = { $seat } est maintenant maître d’œuvre : { $kind }.
    .you = Vous êtes maintenant maître d’œuvre : { $kind }.
event-imaginary-master = Le joueur imaginaire est maintenant maître d’œuvre : { $kind }.
event-built =
    { $points ->
        [0] { $seat } a placé 1 { $kind } à { $quarter } { $hexes }. Cela ne vaut aucun point.
        [one] { $seat } a placé 1 { $kind } à { $quarter } { $hexes }. Cela vaut { $points } point.
       *[other] { $seat } a placé 1 { $kind } à { $quarter } { $hexes }. Cela vaut { $points } points.
    }
    .you =
        { $points ->
            [0] Vous avez placé 1 { $kind } à { $quarter } { $hexes }. Cela ne vaut aucun point.
            [one] Vous avez placé 1 { $kind } à { $quarter } { $hexes }. Cela vaut { $points } point.
           *[other] Vous avez placé 1 { $kind } à { $quarter } { $hexes }. Cela vaut { $points } points.
        }
    .drawn =
        { $points ->
            [0] { $seat } a placé 1 { $kind } à { $quarter }. Cela ne vaut aucun point.
            [one] { $seat } a placé 1 { $kind } à { $quarter }. Cela vaut { $points } point.
           *[other] { $seat } a placé 1 { $kind } à { $quarter }. Cela vaut { $points } points.
        }
    .drawn-you =
        { $points ->
            [0] Vous avez placé 1 { $kind } à { $quarter }. Cela ne vaut aucun point.
            [one] Vous avez placé 1 { $kind } à { $quarter }. Cela vaut { $points } point.
           *[other] Vous avez placé 1 { $kind } à { $quarter }. Cela vaut { $points } points.
        }
event-no-room = Il n’y avait pas de place pour 1 { $kind } : les cartes ont été défaussées.
event-treasure = { $seat } a pris un jeton trésor.
    .you = Vous avez pris un jeton trésor.
event-treasure-seen =
    { $gold ->
        [one] { $seat } a pris un jeton trésor de { $gold } pièce d’or.
       *[other] { $seat } a pris un jeton trésor de { $gold } pièces d’or.
    }
    .you =
        { $gold ->
            [one] Vous avez pris un jeton trésor de { $gold } pièce d’or.
           *[other] Vous avez pris un jeton trésor de { $gold } pièces d’or.
        }
event-moved =
    { $spaces ->
        [one] { $seat } a avancé de { $spaces } case, jusqu’à la case { $space }.
       *[other] { $seat } a avancé de { $spaces } cases, jusqu’à la case { $space }.
    }
    .you =
        { $spaces ->
            [one] Vous avez avancé de { $spaces } case, jusqu’à la case { $space }.
           *[other] Vous avez avancé de { $spaces } cases, jusqu’à la case { $space }.
        }
event-gave-up =
    { $number ->
        [one] { $seat } a renoncé à { $number } carte { $card }.
       *[other] { $seat } a renoncé à { $number } cartes { $card }.
    }
    .you =
        { $number ->
            [one] Vous avez renoncé à { $number } carte { $card }.
           *[other] Vous avez renoncé à { $number } cartes { $card }.
        }
event-drained = { $seat } a asséché { $quarter } { $hex }.
    .you = Vous avez asséché { $quarter } { $hex }.
    .drawn = { $seat } a asséché une case à { $quarter }.
    .drawn-you = Vous avez asséché une case à { $quarter }.
event-swamp-seen =
    { $gold ->
        [0] Le jeton marais ne vaut rien.
        [one] Le jeton marais vaut { $gold } pièce d’or.
       *[other] Le jeton marais vaut { $gold } pièces d’or.
    }
event-drains-nothing = { $seat } a terminé l’assèchement.
    .you = Vous avez terminé l’assèchement.
event-draws-nothing = { $seat } n’a pas pioché.
    .you = Vous n’avez pas pioché.
event-took = { $seat } a pris la carte { $card } de l’étal.
    .you = Vous avez pris la carte { $card } de l’étal.
event-offered = { $seat } a posé une carte { $card } sur l’étal.
    .you = Vous avez posé une carte { $card } sur l’étal.
event-swept =
    { $number ->
        [one] Il y avait { $number } carte sur l’étal : elle a été défaussée.
       *[other] Il y avait { $number } cartes sur l’étal : toutes ont été défaussées.
    }
event-buys =
    { $spaces ->
        [one] { $seat } a choisi d’acheter { $spaces } case avec de l’or.
       *[other] { $seat } a choisi d’acheter { $spaces } cases avec de l’or.
    }
    .you =
        { $spaces ->
            [one] Vous avez choisi d’acheter { $spaces } case avec de l’or.
           *[other] Vous avez choisi d’acheter { $spaces } cases avec de l’or.
        }
event-token = { $seat } a remis un jeton de valeur { $gold }.
    .you = Vous avez remis un jeton de valeur { $gold }.
event-no-pauses = { $seat } a renoncé aux pauses.
    .you = Vous avez renoncé aux pauses.
event-pauses = { $seat } a demandé de nouveau les pauses.
    .you = Vous avez demandé de nouveau les pauses.
event-ending = Ceci termine la partie : { $end }.

## Why something is not legal

why-legal = Vous pouvez le faire maintenant.
why-over = La partie est finie.
why-draw = C’est le sort qui en décide, pas un joueur.
why-draw-first = Il faut d’abord piocher quelque chose.
why-not-your-turn = C’est à { $seat } de décider maintenant.
why-other-question = La question est autre maintenant : « { $question } »
why-gold-on-own-turn = Vous ne pouvez utiliser votre or que pendant votre tour.
why-too-little-gold =
    { $gold ->
        [0] Il faut { $price } pièces d’or, et vous n’en avez aucune.
        [one] Il faut { $price } pièces d’or, et vous n’en avez qu’une.
       *[other] Il faut { $price } pièces d’or, et vous n’en avez que { $gold }.
    }
why-not-in-hand = Vous n’avez aucune carte { $card } en main.
why-stop-me-first = Vous ne pouvez le demander qu’au début de votre tour, avant toute autre chose.
why-stops-anyway = Le jeu s’arrête déjà dans les pauses.
why-whole-set-alone = Vous avez ouvert ce chantier pendant ce tour, et cette carte ne peut pas l’achever. Toutes les cartes pour 1 { $kind } en un seul tour sont une construction en solo.
why-project-full =
    { $number ->
        [one] Pour 1 { $kind } il faut { $number } carte, et le chantier l’a déjà.
       *[other] Pour 1 { $kind } il faut { $number } cartes, et le chantier les a déjà toutes.
    }
why-no-new-project = Pendant ce tour, vos cartes achèvent 1 { $kind } : vous ne pouvez donc pas ouvrir un nouveau chantier du même type.
why-begun-this-turn = Pendant ce tour, vous avez ouvert le chantier « { $kind } » : vous ne pouvez donc pas construire ce type en solo.
why-too-few-cards =
    { $number ->
        [one] Pour construire en solo, il faut { $number } carte { $kind }, et vous ne l’avez pas en main.
       *[other] Pour construire en solo, il faut { $number } cartes { $kind }, et vous n’en avez pas autant en main.
    }
why-not-complete = Les cartes pour 1 { $kind } ne sont pas au complet.
why-wrong-shape = Pour 1 { $kind } il faut une place d’une autre forme.
why-under-swamp = Cette place, ou une partie d’elle, est sous le marais.
why-built-on = Il y a déjà un bâtiment à cette place.
why-not-in-front = Vous n’avez aucune carte { $card } devant vous.
why-no-swamp = Il n’y a pas de marais sur cette case.
why-not-in-market = Il n’y a aucune carte { $card } sur l’étal.
why-hand-too-full =
    { $number ->
        [one] Avec plus de { $number } carte en main, vous ne pouvez pas en poser une sur l’étal.
       *[other] Avec plus de { $number } cartes en main, vous ne pouvez pas en poser une sur l’étal.
    }
why-must-draw = À cette table, vous devez piocher tant que vous avez de la place en main.
why-in-market-already = Il y a déjà une carte { $card } sur l’étal.
why-just-offered = Vous venez de poser la carte { $card } sur l’étal.
why-pay-more =
    { $gold ->
        [0] Cela coûte { $price } pièces d’or, et vous n’en avez encore choisi aucune.
        [one] Cela coûte { $price } pièces d’or, et vous n’en avez choisi qu’une.
       *[other] Cela coûte { $price } pièces d’or, et vous n’en avez choisi que { $gold }.
    }
why-paid-enough = Les jetons choisis suffisent pour { $price } pièces d’or.
why-no-such-token = Vous n’avez plus de jeton de valeur { $gold }.
why-superfluous = Avec un jeton de valeur { $gold }, il y aurait un jeton superflu.

## Lines of the account

item-house = Maisons construites
item-palazzo = Palazzi construits
item-campo = Campi construits
item-basilica = Basiliques construites
item-bridge = Ponts construits
item-shares = Parts dans les bâtiments des autres
item-gold = Or
item-jumps = Cases occupées sautées

## What a position is worth, by the parts that a bot explains its move with

term-space = case sur le parcours
term-gold = or
term-projects = chantiers comme maître d’œuvre
term-shares = parts dans les chantiers des autres
term-cards = cartes en main
term-sites = emplacements à bâtir
term-treasure = trésors à venir
term-turns = tours à venir

## Options

option-stall-rounds = Blocage
    .about = Après combien de manches où personne ne joue de carte, n’assèche, ne pioche ni n’utilise d’or la partie se termine.
option-stall-rounds-value =
    { $n ->
        [0] jamais
        [one] après { $n } manche
       *[other] après { $n } manches
    }
option-imaginary-house = Maisons du joueur imaginaire
    .about = À deux : ce que devient une carte maison tant que deux types sont devant le joueur imaginaire.
option-imaginary-house-discard = la carte est défaussée
option-imaginary-house-build = la maison est construite
option-draw = Pioche
    .about = Qui a de la place en main doit-il piocher à la fin de son tour ?
option-draw-must = obligatoire
option-draw-may = facultative
option-reshuffle = Nouvelle pioche
    .about = Quand on mélange la défausse pour en faire la pioche.
option-reshuffle-needed = quand il faut une carte
option-reshuffle-at-once = dès que la dernière carte est piochée

## The drawing

# Over the map: what is going on.

draw-turn = Tour { NUMBER($turn, useGrouping: 0) } : { $player }
draw-last-exchange = Dernier usage de l’or : { $player }
draw-over = La partie est finie
draw-building = En construction : { $kind } ({ $player })
draw-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
draw-alone = En solo : { $kinds }
draw-later = Carte au joueur imaginaire à la fin du tour
draw-to-take = Cartes encore à prendre : { $number }
draw-buying = Cases achetées avec de l’or : { $number }

# Heads of columns: the first three stand in the water and have at most 16 letters together, space has at most 6.

draw-head-left = reste
draw-head-project = cartes
draw-head-discards = déf.
draw-head-space = Case
draw-head-along = Longe
draw-head-hand = Main
draw-head-front = Devant

# Where a gondola lies, at most 21 letters.

draw-start = départ
draw-all-but = tous sauf { $quarters }
draw-open-water = eaux libres
draw-post = pieu { $number }

# Cards and tokens.

draw-market = Étal : { $cards }
draw-pile =
    { $number ->
        [one] Pioche : { $number } carte
       *[other] Pioche : { $number } cartes
    }
draw-treasure =
    { $number ->
        [one] Reste { $number } jeton trésor
       *[other] Restent { $number } jetons trésor
    }
draw-nothing = –
draw-my-cards = Vos cartes :
draw-my-tokens = Vos jetons :
draw-picked = Choisis pour payer :
draw-gold =
    { $number ->
        [one] { $number } pièce d’or
       *[other] { $number } pièces d’or
    }

draw-legend =
    Comment lire le plateau
      ~1  _2      cases de marais et vides ; le numéro est la place dans le rang
      c2          la deuxième case du rang c ; la lettre est devant le rang
      ⌂ P C B =   maison, palazzo, campo, basilique, pont
      (~1) (_2)   bouts de sites de pont qui ne portent encore aucun bâtiment
      ⌂3          à côté du nom d’un quartier : ses maisons
      • 5 10/45   le parcours de 0 à 60 ; 10 et 45 sont la même case
      ¦           les pieux d’amarrage après 60
      ● ◆ ▲ ■ ★   les gondoles des joueurs : rouge, bleu, vert, jaune, noir
      17 2.       sur la case 17, à la deuxième place
      3 PC        3 cartes en main ; palazzo et campo viennent de l’étal
      ~ ¤         combien de jetons marais et de jetons trésor
      P2*         2 cartes palazzo devant ; * est le pion du maître d’œuvre
      1/3         cartes d’un chantier, et combien il en faut
      (campo)     sur l’étal : posée pendant ce tour

draw-own-board = Le plateau, les bâtiments qui s’y trouvent au début et la valeur des jetons sont notre propre reconstitution, non ceux qui sont imprimés.

## La page

venezia-space = Case { $number }
venezia-stone = case de pierre
    .about = Elle est pavée et sans marais dès le début. Tout bâtiment peut s’y trouver.
venezia-empty = case asséchée
    .about = Le marais a disparu, et rien n’est encore construit. Tout bâtiment peut s’y trouver.
venezia-track = Le parcours
venezia-lies-along = Une gondole ici longe { $quarters }. Si son joueur y participe à un bâtiment, il gagne un trésor.
venezia-lies-along-none = Une gondole ici ne longe aucun quartier.
venezia-of-the-track = sur 60
venezia-in-hand = { $number } en main
venezia-known = prise ouvertement : { $card }
venezia-needs =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
venezia-alone = en solo
venezia-complete = complet
venezia-is-complete = Cartes complètes : { $what }.
venezia-cards-of = { $number } sur { $all }
venezia-master = maître d’œuvre
venezia-in-project = Cartes du chantier
venezia-left = À construire
venezia-discards = Défausse
venezia-projects = Chantiers et maîtres d’œuvre
venezia-my-hand = Ma main, { $number } sur { $most }
venezia-no-cards = Aucune carte. Vous piochez à la fin du tour.
venezia-market = Étal
venezia-clears = la quatrième le vide
venezia-pile = Pioche
venezia-my-gold = Mon or
venezia-no-tokens = Aucun jeton. Les marais et les trésors en donnent.
venezia-price = une case coûte { $gold }
venezia-picked = choisies : { $gold }
venezia-buy =
    { $spaces ->
        [one] Acheter { $spaces } case
       *[other] Acheter { $spaces } cases
    }
venezia-cheapest = Les moins chers
venezia-this-turn = Ce tour
venezia-in-front = Devant vous
venezia-to-build = À construire
venezia-phase-build = Construire
venezia-phase-drain = Assécher
venezia-phase-draw = Piocher
venezia-step-build = construire : { $kind }
venezia-the-house = la maison
venezia-the-palazzo = le palazzo
venezia-the-campo = le campo
venezia-the-basilica = la basilique
venezia-the-bridge = le pont
venezia-where = Où va { $what } ?
venezia-where-mine = Tous les points sont pour vous. Les associés en ont la moitié.
venezia-where-alone = Tous les points sont pour vous.
venezia-where-other = Vous choisissez la place, mais les points ne sont pas pour vous.
venezia-build-here = Construire { $what } ici ?
venezia-worth =
    { $points ->
        [0] Cela ne rapporte aucun point.
        [one] Cela rapporte { $points } point.
       *[other] Cela rapporte { $points } points.
    }
venezia-you-go = Vous avancez de { $spaces }, à la case { $space }.
venezia-goes = { $player } avance de { $spaces }, à { $space }.
venezia-treasure-first = Un trésor est tiré avant que les gondoles avancent.
venezia-drain-here =
    { $number ->
        [one] Assécher cette case ?
       *[other] Assécher ces { $number } cases ?
    }
venezia-drain-aside =
    { $number ->
        [one] Vous prenez son jeton, et vous seul voyez ce qu’il vaut.
       *[other] Vous prenez leurs jetons, et vous seul voyez ce qu’ils valent.
    }
venezia-drains-left =
    { $number ->
        [one] Vous pouvez encore assécher { $number } case.
       *[other] Vous pouvez assécher jusqu’à { $number } cases.
    }
venezia-ask-draw-one = Quelle carte prenez-vous ?
venezia-draw-aside =
    { $number ->
        [0] Vous n’avez aucune carte en main.
        [one] Vous avez { $number } carte en main ; choisissez-la pour la poser.
       *[other] Vous avez { $number } cartes en main ; choisissez celle que vous posez.
    }
venezia-to-take =
    { $number ->
        [one] Encore { $number } carte.
       *[other] Encore { $number } cartes.
    }
venezia-discard-aside = Vous pouvez garder deux types devant vous.
venezia-play-aside = Choisissez des cartes de votre main, ou aucune.
venezia-tokens-aside = Choisissez des jetons, ou laissez prendre les moins chers.
venezia-play-none = Ne rien jouer
venezia-play-enough = C’est tout
venezia-drain-enough = Cela suffit
venezia-do-play =
    { $number ->
        [one] Jouer { $number } carte
       *[other] Jouer { $number } cartes
    }
venezia-do-next = Construire ensuite
venezia-do-at = Construire ici
venezia-do-drain =
    { $number ->
        [one] Assécher 1 case
       *[other] Assécher { $number } cases
    }
venezia-do-discard = Y renoncer
venezia-do-take = Prendre
venezia-do-take-rest = Prendre, et en piocher { $number }
venezia-do-pile = Piocher
venezia-do-offer = La poser, en piocher 3
venezia-do-pay = Payer
venezia-do-cheapest = Payer avec les moins chers
venezia-do-go-on = Continuer
venezia-do-dont-stop = Ne plus demander pour l’or
venezia-do-stop-me = Me redemander pour l’or
venezia-do-now = Maintenant
venezia-do-later = À la fin
venezia-kind-hand = Carte de votre main
venezia-kind-building = Bâtiment
venezia-houses-in = Maisons à { $quarter }
venezia-open-in = Cases sans bâtiment à { $quarter }
venezia-spaces-so-far = Cases jusqu’ici
venezia-tokens-left = Jetons restants
venezia-gain-you = Vous +{ $points }, jusqu’à { $space }.
venezia-gain = { $player } +{ $points }, jusqu’à { $space }.
venezia-gain-treasure = Un trésor pour { $players }.
venezia-gain-treasure-you = vous
venezia-best-places = Là où il rapporterait le plus, en l’état
venezia-at-this-place = À cet endroit
venezia-door-next = à choisir
venezia-door-hand = ma main
venezia-door-projects = chantiers
venezia-door-market = étal
venezia-door-gold = mon or
venezia-drain-more = Vous pouvez en choisir encore une. Vous seul voyez ce que valent les jetons.
venezia-do-done = Ne rien jouer
venezia-do-drain-nothing = Ne rien assécher
venezia-ask-done = Ne jouer aucune carte ce tour-ci ?
venezia-ask-done-aside = Ensuite, vous asséchez des marais.
venezia-ask-drain-nothing = Ne rien assécher ce tour-ci ?
venezia-ask-drain-nothing-aside = Vous pourriez assécher jusqu’à 2 cases et prendre leurs jetons.
venezia-end = Fin : case { $space } (première gondole : { $first }) ou un type épuisé ({ $left })
venezia-end-short = Fin : case { $space } (en tête : { $first }) ou { $left }
venezia-end-left = { $kind } : reste { $number }
venezia-end-last = La partie est finie : l’or compte une dernière fois
venezia-takes-you =
    { $spaces ->
        [one] Le tour de { $player } vous fait avancer de { $spaces } case, à { $space }.
       *[other] Le tour de { $player } vous fait avancer de { $spaces } cases, à { $space }.
    }
guide-others = C’est maintenant aux autres de jouer. Ce qu’ils changent reçoit un anneau clair, et le journal le raconte.
guide-play = Les cartes au trait rouge peuvent être jouées. Une carte ouvre un chantier ou s’y ajoute ; qui y a le plus de cartes est maître d’œuvre. Vous pouvez aussi attendre et n’en jouer aucune.
guide-order = Plusieurs bâtiments sont complets. Choisissez lequel est construit d’abord.
guide-place = Les places marquées accueillent ce bâtiment, et les étiquettes disent combien de points il y rapporte. Si votre gondole longe ce quartier, vous prenez aussi un trésor.
guide-discard = Seuls deux types de cartes peuvent rester devant vous. Choisissez celui auquel vous renoncez.
guide-drain = Les jetons au trait rouge peuvent être asséchés, jusqu’à deux par tour. Cela fait de la place aux bâtiments, et l’or qui s’y trouve est à vous.
guide-draw = Prenez une carte, de l’étal ou de la pioche. Ou posez une de vos cartes sur l’étal et prenez-en trois.
guide-take = Prenez des cartes de l’étal tant qu’elles vous conviennent. Le reste vient de la pioche.
guide-pause = Cinq pièces d’or font avancer votre gondole d’une case. Vous pouvez attendre : votre or reste à vous jusqu’à la fin.
guide-last = La partie est finie, et l’or compte pour la dernière fois. Cinq pièces d’or valent une case.
