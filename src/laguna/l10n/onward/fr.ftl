# Words for going on with another game, and for games that come and go as files, in French.

onward-go = Continuer d’ici
onward-from-earlier = Continuer depuis un coup précédent
onward-title = Continuer depuis l’étape { NUMBER($n, useGrouping: 0) }
onward-about = Une nouvelle table commence par cette position. La partie que vous regardez reste telle quelle.
onward-was = Telle qu’elle était
onward-was-about = Tout ce qui est caché reste ce qu’il était. Qui a revu la partie peut le connaître.
onward-known = Telle qu’un joueur la connaissait
onward-known-about = Ce que ce joueur ne pouvait pas savoir est redistribué. Ainsi, personne n’en sait plus qu’à ce moment-là.
onward-whose = Telle que la connaissait
onward-player = Joueur { $number }
onward-who = Qui continue à jouer ?
onward-begin = Commencer
onward-open = Ouvrir une partie depuis un fichier
onward-open-about = Un enregistrement (.rec), ou une partie enregistrée en une page (.html). Une partie terminée s’ouvre pour être revue, et vous pouvez alors continuer depuis n’importe quel coup. Toute autre continue là où elle en est.
onward-choose = Choisir un fichier
onward-found =
    { $length ->
        [one] { $game }, { $length } action
       *[other] { $game }, { $length } actions
    }
onward-go-on = Continuer cette partie
onward-watch = Revoir la partie
onward-unreadable = Ce fichier ne peut pas être lu.
onward-bad-link = Ce lien est endommagé : il ne contient aucune partie.
onward-save = Enregistrer dans un fichier
onward-send = L’envoyer ailleurs
onward-send-about = Sur un serveur, pour que d’autres puissent vous rejoindre, ou sur une page sans serveur. La partie voyage dans le lien ; une copie reste ici.
onward-address = Adresse de l’autre page
onward-bad-address = Donnez l’adresse entière, avec https au début.
onward-send-go = L’ouvrir là-bas
onward-copied = Une partie enregistrée ou envoyée emporte tout ce qui est caché. À partir de là, cette table ne compte dans aucune statistique, et personne d’autre ne peut s’y asseoir.
onward-kept = Pour continuer d’ici, ouvrez ce fichier dans Laguna : choisissez-y « Ouvrir une partie depuis un fichier ». Ou placez-le à côté de la page de Laguna sur un hébergement web, et ouvrez-le là.
