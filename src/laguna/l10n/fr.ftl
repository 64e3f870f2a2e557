# Les mots qui n’appartiennent à aucun jeu, en français. Les quatre langues ont les mêmes messages.

## Players

player = Joueur { $number }
# Des phrases comme « … a passé » demandent la troisième personne.
player-me = Humain
player-bot = Bot { $number }

## Playing in the terminal

welcome = { $game }, { $seats } places : { $players }. Tapez ? pour l’aide.
saved-in = La partie est enregistrée après chaque action dans { $path }.
kept-old = La partie enregistrée auparavant se trouve maintenant dans { $path }.
resumed =
    { $actions ->
        [one] La partie reprend après { NUMBER($actions, useGrouping: 0) } action. Voici ce qui vient de se passer :
       *[other] La partie reprend après { NUMBER($actions, useGrouping: 0) } actions. Voici ce qui vient de se passer :
    }
turn-of = Tour { NUMBER($turn, useGrouping: 0) } : { $player }
prompt = 1 à { $last } >
prompt-forced = 1 (ou Entrée) >
which-number =
    { $last ->
        [1] Tapez 1, ou seulement Entrée ; ? pour l’aide.
       *[other] Tapez un nombre de 1 à { $last } ; ? pour l’aide.
    }
not-understood = « { $line } » n’est ni une action ni une commande ; ? pour l’aide.
not-legal = { $why } ({ $rule })
see-rule = Règle { $rule }
no-such-thing = Rien ici ne s’appelle « { $word } ».
which-thing = Que voulez-vous dire : { $names } ?
rules-of-what = Dites sur quoi : r et l’identifiant d’une règle, ou r et un mot.
rules-none = Les règles ne disent rien sur « { $query } ». Quelques identifiants : { $near }
undone = Annulé : { $action }
undo-nothing = Il n’y a rien à annuler.
undo-draw = Une pioche ne peut être annulée.
undo-other = Ce qu’un autre joueur a fait ne peut être annulé.
undo-turn = Le tour précédent est fini et ne peut être annulé.
undo-seen = Vous avez vu quelque chose de secret : cela ne peut être annulé.
undo-often = Vous avez annulé trop souvent pendant ce tour : maintenant, cela compte.
help =
    Ce que vous pouvez taper
      un nombre     choisit ; s’il n’y a qu’un choix, Entrée suffit
      une action    comme dans les parties notées : { $example }
      u             annule votre dernière décision de ce tour
      b             montre le plateau
      h             montre votre main, avec des explications
      w, w mot      montre ce que cela rapporterait, et si la partie finissait
      c             montre encore les choix
      l, l 50       montre le journal, ou davantage
      ? 2           explique le choix 2
      ? mot         explique une carte, une tuile ou une case
      r mot         montre les règles sur un mot, ou la règle d’un identifiant
      q             quitte ; la partie est enregistrée
left = La partie est enregistrée. Pour la reprendre : { $command }
record-is-in = La partie est notée dans { $path }.

## The end

ended-by = La partie est finie : { $why }.
place =
    { $points ->
        [one] { $rank }. { $player } : { NUMBER($points, useGrouping: 0) } point
       *[other] { $rank }. { $player } : { NUMBER($points, useGrouping: 0) } points
    }
replayed-to = Rejouée jusqu’à l’action { NUMBER($actions, useGrouping: 0) } sur { NUMBER($all, useGrouping: 0) }.

## The list of games

seats-of = Places : { $seats }
options-of = Options, la valeur habituelle d’abord :

## Tables sur un serveur

level-random = Au hasard
level-easy = Facile
level-normal = Normal
level-hard = Difficile
level-expert = Expert

event-undo =
    { $steps ->
        [one] { $seat } annule la dernière étape.
       *[other] { $seat } annule les { $steps } dernières étapes.
    }
    .you =
        { $steps ->
            [one] Vous annulez la dernière étape.
           *[other] Vous annulez les { $steps } dernières étapes.
        }

news-joined = { $player } a pris place.
news-got-up = { $former } s’est levé de table.
news-resigned = { $former } a abandonné ; un bot continue.
news-handed-on = La place de { $former } a changé de mains.
news-sits-in = Un bot joue pour { $former } en attendant son retour.
news-time-bot = { $former } n’a plus de temps. Un bot joue en attendant son retour.
news-time-up = { $player } n’a plus de temps. La table attend.
news-time-vote = { $player } n’a plus de temps. Les autres peuvent décider qu’un bot continue.
news-day-off = { $player } prend un jour de congé. Sa pendule est arrêtée jusqu’à demain.
news-offered = La place de { $former } est libre pour une autre personne.
news-back = { $player } a retrouvé sa place.
news-came-back = { $player } est de retour et reprend la partie.
news-passed-on = Votre place est passée à { $player }. Vous pouvez regarder.
news-asked-bot = { $by } laisserait un bot jouer pour { $former }. Cela se fait quand toutes les personnes présentes sont d’accord.
news-asked-person = { $by } laisserait la place de { $former } à une autre personne. Il faut l’accord d’une personne de plus.
news-bot-failed = { $player } n’a pas répondu ; un autre bot joue à sa place.

closed-rules = Cette partie a commencé avec d’autres règles que celles de ce serveur. Elle attend un serveur qui les a.
closed-edition = Cette partie se joue sur un plateau qui n’est pas utilisé ici en ce moment. Elle l’attend.
closed-game = Ce jeu n’est pas installé ici en ce moment. La table l’attend.
closed-unreadable = Quelque chose dans cette partie ne peut pas être lu ici : elle ne peut pas continuer.
closed-host = La personne qui gère le serveur a fermé cette table.
marked-was = Cette partie reprend une autre là où elle a été quittée, telle qu’elle était. Elle ne compte dans aucune statistique.
marked-known = Cette partie reprend une autre là où elle a été quittée, telle qu’un joueur la connaissait : ce qui était caché a été redistribué. Elle ne compte dans aucune statistique.
marked-browser = Cette partie vient d’un fichier ou d’un navigateur, et qui l’a apportée connaît peut-être ce qui est caché. Elle ne compte dans aucune statistique.
marked-copied = Cette partie a été emportée ailleurs telle qu’elle était, avec tout ce qui est caché. Elle ne compte dans aucune statistique.

bye-slow = Cette page n’a pas pu suivre. Veuillez vous reconnecter.
bye-restart = Le serveur redémarre. Veuillez vous reconnecter.
bye-gone = Cette table n’existe pas.
bye-seat-lost = Cette place appartient à quelqu’un d’autre.
bye-signed-out = Cet appareil n’appartient plus au joueur qui a cette place.
bye-time-up = Votre temps est écoulé : un bot joue pour vous. Vous pouvez reprendre votre place à tout moment.
bye-too-many = Il y a trop de connexions depuis votre réseau.
bye-bad-frames = Cette page a envoyé trop de messages que le serveur ne comprend pas. Veuillez la recharger.
bye-banned = L’hôte de ce site vous a exclu. Si c’est une erreur, veuillez vous adresser à lui.
bye-site-password = Ce site demande désormais un mot de passe. Veuillez recharger la page.

refused-cannot-parse = Ce n’est pas une action de ce jeu.
refused-stale = Autre chose s’est passé entre-temps.
refused-not-legal = Ce n’est pas permis maintenant.
refused-not-yours = Vous n’avez pas de place pour cela.
refused-not-now = Ce n’est pas possible à cette table maintenant.
refused-not-now-plan-your-turn = Cela ne peut pas être prévu : c’est à vous de jouer.
refused-not-now-plan-not-legal = Le tour { $turn } de ce plan n’est pas possible selon les règles, en l’état.
refused-not-now-plan-unfinished = Le tour { $turn } de ce plan ne va pas jusqu’à la fin du tour, ou jusqu’au premier tirage.
refused-not-now-plan-cannot-imagine = Votre prochain tour ne peut pas être prévu : la partie peut finir avant, ou trop de choses peuvent se passer d’ici là.
refused-too-fast = C’était trop rapide. Veuillez attendre un instant.
refused-unavailable = Le serveur ne peut pas le faire pour l’instant. Veuillez réessayer.
refused-bad-request = Cette demande ne se comprend pas : { $why }
refused-others-play = Ce n’est possible que pour une partie terminée, ou pour une partie que vous avez jouée depuis le début seulement contre des bots.
refused-bad-record = Ce n’est pas une partie que l’on peut ouvrir ici.
refused-bad-record-none = Ce fichier ne contient aucune partie de Laguna.
refused-bad-record-large = Ce fichier est trop gros pour une partie : plus de { $most } ko.
refused-bad-record-game = Le jeu de ce fichier n’est pas installé ici.
refused-bad-record-rules = La partie de ce fichier a été jouée avec d’autres règles que celles d’ici.
refused-bad-record-edition = La partie de ce fichier a été jouée avec un autre plateau ou d’autres cartes que ceux d’ici.
refused-bad-record-line = Le fichier est endommagé : la ligne { $line } ne peut pas être jouée.
refused-bad-record-broken = Le fichier est endommagé : ses lignes ne peuvent pas être jouées.
refused-cannot-play = On ne peut pas jouer ainsi.
refused-cannot-play-game = On ne peut pas jouer ainsi : il n’y a pas de jeu « { $game } » ici.
refused-cannot-play-seats = On ne peut pas jouer ainsi : le nombre de places peut être { $known }, mais pas { $seats }.
refused-cannot-play-option = On ne peut pas jouer ainsi : le jeu n’a pas d’option « { $option } ».
refused-cannot-play-value = On ne peut pas jouer ainsi : l’option « { $option } » ne peut pas être « { $value } ».
refused-cannot-play-no-person = On ne peut pas jouer ainsi : au moins une place doit être pour une personne.
refused-cannot-play-level = On ne peut pas jouer ainsi : il n’y a pas de bots nommés « { $level } ».
refused-cannot-play-guide = On ne peut pas jouer ainsi : il n’y a pas de leçon « { $guide } ».
refused-cannot-play-guide-seats = On ne peut pas jouer ainsi : une leçon est pour une personne à la première place et des bots à toutes les autres.
refused-cannot-play-guide-options = On ne peut pas jouer ainsi : une leçon a les options habituelles.
refused-cannot-play-guide-pace = On ne peut pas jouer ainsi : une leçon n’a pas de pendule.
refused-cannot-play-rated-hints = Impossible : à une table classée, il n’y a pas de conseils.
refused-cannot-play-rated-guide = Impossible : une leçon ne compte pas pour le classement.
refused-cannot-play-rated-device = Impossible : à une table classée, chacun a une seule place et son propre appareil.
refused-cannot-play-rated-bots = Impossible : il n’y a pas de cote pour ces bots.
refused-no-such-day = Il n’y a pas de telle partie à jouer maintenant.
refused-day-runs = C’est la partie du jour. Tant que le jour n’est pas fini, seule la personne qui la joue voit cette table.
refused-bad-name = Ce nom contient des signes qui ne peuvent pas être montrés.
refused-bad-code = Cette invitation n’est plus valable. Demandez-en une nouvelle.
refused-bad-origin = Cette demande vient d’un autre site.
refused-bad-host = Ce serveur ne répond pas au nom « { $host } ».
refused-banned = L’hôte de ce site vous a exclu. Si c’est une erreur, veuillez vous adresser à lui.
refused-site-password = Ce site demande un mot de passe. Veuillez recharger la page.
refused-not-owner = Seule la personne qui a ouvert la table peut le faire.
refused-no-guest = Prenez d’abord place à une table.
refused-no-such-page = Il n’y a rien à cette adresse.
refused-no-such-table = Cette table n’existe pas.
refused-no-such-seat = La table n’a pas cette place.
refused-no-such-method = Cette adresse n’accepte pas de telles demandes.
refused-switched-off = L’hôte de ce site a désactivé cette fonction.
refused-wrong-code = Ce code est faux, déjà utilisé ou trop ancien. Affichez-en un nouveau sur l’autre appareil.
refused-wrong-words = Ce ne sont pas les mots d’un code de secours encore valable.
refused-bad-passkey = Cette clé d’accès n’a pas pu être utilisée ici.
refused-same-player = C’est déjà vous.
refused-other-player = Cet appareil appartient à un joueur qui a d’autres appareils ou clés d’accès. Retirez-les d’abord sur votre page.
refused-two-hands = Les deux ont une place à une table où l’on joue encore, et les mains restent séparées. Finissez d’abord cette partie.
refused-last-device = Rien d’autre ne vous ramènerait ici. Créez d’abord une clé d’accès ou un code de secours, ou effacez tout.
refused-never-played = Les amis sont des gens qui ont joué ensemble. Jouez d’abord une partie.
refused-too-many-devices = Vous avez autant d’appareils qu’on peut en avoir. Retirez-en un d’abord.
refused-too-many-passkeys = Vous avez autant de clés d’accès qu’on peut en avoir. Retirez-en une d’abord.
refused-too-many-friends = L’un de vous a autant d’amis qu’on peut en avoir.
refused-bad-address-bad-address = Cette adresse ne peut pas être utilisée.
refused-bad-address-not-https = Seules les adresses qui commencent par https:// peuvent être utilisées.
refused-bad-address-not-public = Cette adresse mène dans un réseau privé, où rien n’est envoyé.
refused-bad-address-not-sent = Rien n’a pu y être envoyé. Vérifiez l’adresse.
refused-bad-zone = Ce fuseau horaire n’existe pas.
refused-wrong-code-mail = Ce n’est pas le code de la lettre.
refused-too-many-notices = Vous avez déjà autant de moyens de recevoir des avis que possible. Supprimez-en un d’abord.
refused-seat-taken = Cette place est prise.
refused-seat-here = La personne qui a cette place est là, ou l’était à l’instant. Si elle reste absente, la place peut être cédée.
refused-seat-has-time = La personne qui a cette place a encore du temps. La place peut être cédée quand il est écoulé.
refused-no-such-zone = Ce serveur ne connaît pas ce fuseau horaire.
refused-short-hours = Laissez au moins huit heures par jour pendant lesquelles votre pendule tourne.
refused-seat-seen = Vous avez déjà vu une autre main à cette table.
refused-too-few = Seul un bot peut prendre cette place : une autre personne en verrait la main, et il n’y a pas ici deux autres personnes qui puissent l’accepter.
refused-not-over = Cette partie n’est pas encore finie.
refused-not-kept = Cette partie s’est terminée juste avant un changement des règles de son jeu. Elle ne peut plus être montrée.
refused-too-large = Cette demande est trop grande.
refused-too-many = Vous avez trop de parties inachevées. Finissez-en d’abord une.

gate-site = Cette Laguna est privée. Son hôte peut vous donner le mot de passe.
gate-site-field = Mot de passe
gate-admin = Les chiffres de ce serveur sont réservés à son hôte.
gate-admin-field = Jeton
gate-enter = Entrer
gate-wrong = Ce n’était pas correct.
gate-too-fast = Il y a eu trop d’essais erronés. Veuillez réessayer plus tard.

admin-title = Chiffres
admin-about = Les chiffres de tous les processus de ce serveur sur cette machine, pour les cinq dernières minutes.
admin-no-script = Les courbes ont besoin de scripts. Sans eux, rechargez la page pour de nouveaux chiffres.
admin-tables = Tables en mémoire
admin-sockets = Pages connectées
admin-moves = Coups par seconde
admin-waiting = Bots qui attendent un processeur
admin-errors = Erreurs depuis le démarrage
admin-now = Maintenant
admin-most = Maximum
admin-pause = Pause
admin-go-on = Continuer
admin-leave = Quitter
admin-silent = Le serveur ne répond pas.

page-title = Laguna
page-missing = Le serveur fonctionne. La page elle-même n’est pas encore construite.

# Ce que ferait un bot, et pourquoi.
hint-best = Le meilleur choix semble être : { $action }.
hint-good-for = Le meilleur choix semble être : { $action }. Avantage : { $terms }.
hint-second = Deuxième choix : { $action }.
hint-loses =
    { $points ->
        [one] Ensuite : { $action }, environ { $points } point de moins.
       *[other] Ensuite : { $action }, environ { $points } points de moins.
    }
hint-close = Presque aussi bon : { $action }.
hint-elsewhere = un autre endroit
term-points = points

## La page

page-to-start = Page d’accueil
page-board = Le plateau
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-zoom-all = Montrer tout le plateau
page-shelf-back = Montrer ce qui est à gauche
page-shelf-on = Montrer ce qui est à droite
page-not-loaded = Le chargement a échoué.
page-try-again = Réessayer
page-prompt = Ce qui est demandé
page-planned = comme prévu
page-your-turn = À vous de jouer
page-on-turn = joue
page-turn-of = { $player } joue
page-round = Manche { NUMBER($round, useGrouping: 0) }
page-out-of-turn = { $player } joue, mais vous décidez
page-watching = Rediffusion
page-stop-watching = Arrêter
page-game-over = Partie finie
page-undo = Annuler
page-confirm = Valider
page-previous-choice = Choix précédent
page-next-choice = Choix suivant
page-choice-of =
    { $now ->
        [0] { $all } choix
       *[other] { $now } sur { $all }
    }
page-phases = Étapes du tour
page-players = joueurs
page-you = vous
page-resigned = a abandonné
page-away = absent
page-log = Journal
page-log-all = Voir tout le journal
page-suggested = Faites ceci :
page-chat = Chat
page-piles = Piles
page-chat-none = Personne n’a encore rien dit.
page-chat-line = Écrivez quelque chose
page-chat-send = Envoyer
page-mute = Ne pas montrer ce que dit { $player }
page-watch-again = Revoir
page-recap = Ce qui s’est passé depuis votre tour
page-rule = Règle { $id }
page-read-rule = Lire la règle
page-close = Fermer
page-lost = Reconnexion…
page-you-watch = Vous regardez
page-hint = Conseil
page-rules = Règles
page-menu = Menu
page-my-things = Mes affaires
page-drawer = Tiroir
page-result = Voir le résultat
page-curtain = Le rideau cache la main de l’autre joueur.
page-curtain-for = Passez l’appareil à { $player }
page-curtain-lift = Lever le rideau
page-here = Jouer ici, sans serveur
page-here-about = Les jeux tournent dans ce navigateur. Rien de ce que vous faites ici n’en sort et, une fois chargés, ils n’ont pas besoin de réseau. Vos tables restent sur cet appareil.
page-here-levels = Ici, les bots jouent facile et normal. Pour de plus forts, il faut un serveur.
page-here-loading = Chargement des jeux …
page-here-starting = Les jeux démarrent …
page-here-failed = Les jeux n’ont pas pu être chargés. Y a-t-il une connexion au réseau ?
page-here-unkept = Ce navigateur ne conserve rien. Ce que vous jouez ici finit avec cet onglet.
page-here-loose = Ce navigateur n’a pas accepté de conserver vos tables pour de bon : il peut les supprimer quand la place manque, et une fenêtre privée les supprime à sa fermeture. Une partie enregistrée dans un fichier reste.
page-here-forget = Supprimer toutes les tables de ce navigateur
page-here-forget-sure = Oui, les supprimer toutes
page-here-keep = Conserver hors ligne
page-here-keeping = En cours : { $percent } %
page-here-keep-failed = La page n’a pas pu être conservée. Y a-t-il une connexion au réseau ?
page-here-kept = Cette page est conservée sur cet appareil et s’ouvre sans réseau.
page-here-new = Il y a une nouvelle version de cette page. Celle qui est conservée continue de fonctionner.
page-here-take = Prendre la nouvelle version
page-here-drop = Ne plus la conserver
page-here-table = Une table sur cet appareil
page-motto = Deux jeux de plateau de la lagune de Venise, entre amis ou contre des bots.
page-seats = de { $least } à { $most } joueurs
page-bots =
    { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
page-play-now = Jouer à { $game }
page-learn = Apprendre, 10 min
page-join = Rejoindre une table
page-join-field = Lien ou code
page-join-do = Rejoindre
page-join-wrong = Ce n’est ni le lien ni le code d’une table.
page-my-tables = Mes tables
page-open-tables = Tables ouvertes
page-no-open-tables = Personne n’attend pour le moment. Ouvrez une table, d’autres pourront venir.
page-watch = { $count ->
    [one] Regarder une partie en cours
   *[other] Regarder l’une des { $count } parties en cours
}
page-finished = Finies récemment
page-continue = Continuer
page-look = Regarder
page-sit-down = S’asseoir
page-replay = Revoir
page-with = { $game } avec { $players }
page-alone = { $game }
page-thinks = { $player } réfléchit
page-waits = attend des joueurs
page-over = finie
page-taken = { $game }, places prises : { $taken } sur { $all }
page-friends = Une table entre amis
page-which-game = Jeu
page-how-many = Places
page-seat = Place { $number }
page-kind-me = Vous
page-kind-here = Quelqu’un sur cet appareil
page-kind-open = Un ami, avec le lien
page-kind-bot = Bot : { $level }
page-level-bots = Force des bots
page-name = Votre nom
page-public = Publique : chacun peut jouer ou regarder
page-hints-allowed = Permettre les conseils
page-more-options = Plus d’options
page-open-table = Ouvrir la table
page-begin = Commencer
page-language = Langue
page-theme = Clair ou sombre
page-theme-auto = Comme l’appareil
page-theme-light = Clair
page-theme-dark = Sombre
page-waiting = En attente de joueurs
page-waiting-about = La partie commence d’elle-même dès que tout le monde est là.
page-invite = Envoyez ce lien, ou faites-le scanner
page-copy = Copier le lien
page-copied = Copié
page-free-seat = Libre
page-reserved-seat = Réservée
page-get-up = Se lever
page-give-to-bot = La donner à un bot
page-closed = Cette table est fermée.
page-settings = Réglages
page-calm = Sans animations
page-sound = Sons du plateau
page-call = Un son quand c’est à moi
page-notify = Une notification quand c’est à moi
page-keys = Touches
page-keys-about = Les flèches passent d’un choix à l’autre, Entrée choisit, Entrée encore confirme, Retour arrière annule. ? explique, Maj et flèches atteignent tout sur la table. + et - règlent le zoom, 0 montre tout, H demande un conseil.
page-resign = Abandonner
page-resign-about = Un bot continue à votre place. Vous ne pourrez pas revenir.
page-resign-sure = Oui, j’abandonne
page-me = Ma page
page-forget-me = M’oublier sur ce serveur
page-wins =
    { $points ->
        [one] { $player } gagne avec { $points } point
       *[other] { $player } gagne avec { $points } points
    }
page-shared = Victoire partagée : { $players }
page-place =
    { $rank ->
        [1] Première place
        [2] Deuxième place
        [3] Troisième place
        [4] Quatrième place
       *[other] Cinquième place
    }
page-not-scored = non compté
page-play-again = Rejouer
page-watch-replay = Revoir la partie
page-record = Enregistrement
page-one-page = Enregistrer en une page
page-see-board = Voir le plateau
page-show-all = Tout montrer
page-points = points
page-search = Chercher dans les règles
page-search-none = Les règles n’en disent rien.
page-contents = Sommaire
page-step = Étape { NUMBER($now, useGrouping: 0) } sur { NUMBER($all, useGrouping: 0) }
page-back = Reculer
page-forward = Avancer
page-previous-turn = Tour précédent
page-next-turn = Tour suivant
page-run = Lecture
page-pause = Pause
page-seen-by = Vu par
page-everybody = tous
page-skip = Passer
page-rematch = Vers la nouvelle table
page-by-place = D’où viennent les points
page-if-ended = Si la partie finissait maintenant
page-if-ended-exact = si elle finissait maintenant : { $points }
page-if-ended-least = si elle finissait maintenant : au moins { $points }
page-points-least = au moins { $points }
page-part-count = { $what } : { $have }
page-part-of = { $what } : { $have } sur { $least }
page-part-too-many = { $what } : { $have }, au plus { $most }
page-then = puis { $points }
page-lost-place = plus possible
page-lands-on = jusqu’à { $space }
page-course = Tour par tour
page-course-about = Points après chaque tour, et à la fin. { $lines }
page-course-line = { $player } : { $points }
page-course-table = La même chose en tableau
page-course-end = Fin
page-course-start = Début
page-course-from = D’où viennent les points de { $player }
page-course-whose = Les points de qui
page-course-lead =
    { $rounds ->
        [one] Le plus longtemps en tête : { $player }, un tour, le { $first }
       *[other] Le plus longtemps en tête : { $player }, { $rounds } tours de suite, du { $first } au { $last }
    }
page-course-leap =
    { $points ->
        [one] Meilleur tour : { $player }, { $points } point au tour { $round }
       *[other] Meilleur tour : { $player }, { $points } points au tour { $round }
    }
page-earlier = Vos parties précédentes
page-earlier-about =
    { $games ->
        [one] Une partie avant celle-ci : { $won ->
            [0] perdue,
           *[other] gagnée,
        } avec { $best } { $best ->
            [one] point.
           *[other] points.
        }
       *[other] { $games } parties avant celle-ci, { $won } gagnées. Meilleure { $best }, en moyenne { $average } points.
    }
page-earlier-better = Cette fois, vous avez eu plus que jamais.
page-won-by =
    { $points ->
        [one] { $players } a gagné avec { $points } point
       *[other] { $players } a gagné avec { $points } points
    }
page-colour-white = blanc
page-colour-brown = brun
page-colour-orange = orange
page-colour-grey = gris
page-colour-crimson = cramoisi
page-colour-mustard = moutarde
page-colour-ivory = ivoire
page-colour-black = noir
page-colour-rose = rose
page-colour-blue = bleu
page-colour-amber = ambre
page-colour-green = vert
page-colour-plum = prune
page-colour-teal = pétrole
page-you-play = Vous jouez { $colour }
page-notices = À propos des personnes à la table
page-from-host = De l’hôte :
page-ending = La fin de la partie
page-hint-close = Fermer le conseil
page-hint-thinking = Je réfléchis …
page-bot = bot
page-set-up = Mise en place
page-quick = Pas de validation pour ce qui peut être annulé
page-stepwise = Les tours des autres pas à pas
page-speed = Vitesse des autres tours et des rediffusions
page-speed-slow = Lente
page-speed-normal = Normale
page-speed-fast = Rapide

# People at the table

page-absent =
    { $minutes ->
        [one] { $player } est absent depuis une minute.
       *[other] { $player } est absent depuis { $minutes } minutes.
    }
page-away-for =
    { $minutes ->
        [one] absent depuis une minute
       *[other] absent depuis { $minutes } minutes
    }
page-bot-for = pour { $player }
page-bot-for-now = Laisser jouer un bot pour l’instant
page-free-for-person = Laisser la place à une autre personne
page-would-bot =
    { $count ->
        [one] { $names } laisserait un bot jouer pour { $player }.
       *[other] { $names } laisseraient un bot jouer pour { $player }.
    }
page-would-person =
    { $count ->
        [one] { $names } laisserait la place de { $player } à une autre personne ; il faut deux accords.
       *[other] { $names } laisseraient la place de { $player } à une autre personne.
    }
page-agree = Je suis d’accord
page-agree-not = Je ne suis plus d’accord
page-bot-for-me = Un bot joue pour vous.
page-my-seat-free = Votre place attend la personne qui a son lien.
page-show-link = Afficher le lien
page-take-back = Reprendre ma place
page-seat-free = La place { $number } est libre.
page-sat-in = En votre absence, un bot a joué pour vous :
page-sat-in-nothing = En votre absence, un bot avait votre place. Il n’a rien fait.
page-leave-to-bot = Laisser un bot jouer pour moi pour l’instant
page-leave-to-person = Céder ma place à quelqu’un
page-watched =
    { $count ->
        [one] 1 personne regarde
       *[other] { $count } personnes regardent
    }
page-watched-by = Regardent : { $names }
page-more = { $count } de plus
page-share = Partager
page-take-colour = Prendre cette couleur
page-plain-http = Copiez le lien à la main : cette page est venue en http simple, et les navigateurs ne lui permettent ni de copier ni de partager.
page-name-of = Nom de la personne à la place { $number }
page-pace = À quel rythme
page-pace-free = Quand on veut
page-pace-live = En direct
page-pace-today = Aujourd’hui
page-pace-week = Cette semaine
page-sitter = Bots remplaçants
page-choose-again = Choisir autrement
page-hand-only = Seulement ma main : le plateau est sur un autre écran
page-television = Afficher sur un téléviseur
page-living-room = Salon : le plateau ici, les mains sur les téléphones
page-scan = Scannez pour prendre la place { $number }. Valable une fois.
page-full-screen = Plein écran
page-code-used = Cette place est prise. Scannez le code affiché.
page-only-here = Ce lien ne marche que sur cet appareil. Pour d’autres : laguna serve --host 0.0.0.0
page-plain-notify = Les notifications demandent https ; cette page est venue en http simple.
page-plain-screen = Cette page est venue en http simple, l’écran peut donc se mettre en veille. La page sur l’hébergement montre le chemin court vers https.
page-lesson-back = Retour à la leçon
page-lesson-end = Terminer la leçon
page-lesson-slip = C’était un autre chemin. Continuez à jouer, ou revenez où en était la leçon.
page-lesson-next = Deuxième leçon
page-read-on = Lire les règles
page-sitter-about = Si quelqu’un est absent, un bot de cette force joue à sa place jusqu’à son retour.

# The plain board, for games that bring no drawing.
page-choice = choix
page-choices = Ce que vous pouvez choisir
page-drawing = La table sous forme de texte
page-drawing-none = Ce jeu n’a pas de dessin. Le journal raconte ce qui se passe.
page-previewed = Ce que cela donnerait
page-filter = Filtrer les choix
page-filter-none = Aucun choix ne correspond.
page-why-not = Pourquoi pas autre chose ?
page-why-not-field = Chercher parmi toutes les actions
page-no-rules = Les règles de ce jeu ne sont pas ici.
