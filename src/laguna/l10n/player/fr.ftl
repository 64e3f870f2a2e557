# The words of the player's page, in French. They come apart from the others, when the page is opened.

me-title = Ma page
me-who = Qui je suis
me-guest-about = Vous pouvez jouer sans compte. Cette page sert à ce que vous voulez avoir sur plusieurs appareils.
me-name = Nom
me-save = Enregistrer
me-saved = Enregistré
me-colour = Couleur
me-language = Langue
me-tables = Mes tables
me-invitations = Invitations
me-invited-by = { $game } : { $player } vous invite
me-somebody = un ami
me-your-turn = M’attendent
me-running = En cours
me-over = Terminées
me-no-tables = Vous n’avez pas encore de table.
me-result =
    { $points ->
        [one] Place { $rank } sur { $all }, { NUMBER($points, useGrouping: 0) } point
       *[other] Place { $rank } sur { $all }, { NUMBER($points, useGrouping: 0) } points
    }
me-open = Ouvrir
me-devices = Mes appareils
me-devices-none = Seulement ce navigateur. Si vous effacez ses cookies, vous perdez vos places.
me-device-this = cet appareil
me-device-unknown = Un navigateur
me-device-seen = utilisé la dernière fois le { $date }
me-device-end = Retirer
me-device-end-of = Retirer { $device }
me-device-leave = Quitter sur cet appareil
me-also = Aussi sur mon téléphone
me-also-about = Scannez ceci avec l’autre appareil, ou ouvrez-y { $address } et tapez le code.
me-also-until =
    { $minutes ->
        [one] Valable une fois, encore une minute.
       *[other] Valable une fois, encore { $minutes } minutes.
    }
me-also-over = Le code n’est plus valable.
me-also-asked = { $device } veut se joindre à vous. Affiche-t-il ce nombre ?
me-also-wait = Acceptez maintenant aussi sur l’autre appareil.
me-also-done = L’autre appareil est maintenant le vôtre.
me-agree = Oui, joindre
me-refuse = Non
me-stop = Arrêter
me-join = Je suis déjà sur un autre appareil
me-join-code = Code de l’autre appareil
me-join-do = Joindre
me-join-asked = Joindre cet appareil à { $player } ? Les deux écrans doivent afficher ce nombre.
me-join-nobody = l’autre appareil
me-join-tables =
    { $tables ->
        [one] Ce que vous avez ici suit : une table.
       *[other] Ce que vous avez ici suit : { $tables } tables.
    }
me-join-wait = Acceptez maintenant aussi sur l’autre appareil.
me-keys = Clés d’accès
me-keys-about = Avec une clé d’accès, vous revenez depuis n’importe quel navigateur : sans e-mail, sans mot de passe. Seuls son identifiant, sa clé publique et un compteur restent ici.
me-keys-plain = Les clés d’accès demandent une adresse avec un nom, en https.
me-key = Clé d’accès { $id }
me-key-end = Supprimer
me-key-add = Ajouter une clé d’accès
me-key-use = Revenir avec une clé d’accès
me-key-failed = Cela n’a pas marché ou a été interrompu.
me-paper = Mots sur papier
me-paper-about = Cinq mots à imprimer et à garder. Ils ramènent ici une fois, même si tous les appareils sont perdus.
me-paper-make = Créer un code de secours
me-paper-again = En créer un nouveau
me-paper-there = Il y en a un. Il ne peut pas être montré une seconde fois.
me-paper-now = Notez ces mots maintenant : ils ne sont montrés qu’une fois.
me-paper-print = Imprimer
me-paper-end = L’annuler
me-paper-use = Cinq mots d’un code de secours
me-paper-do = Revenir
me-friends = Amis
me-friends-about = Les gens avec qui vous avez joué. Envoyez-leur votre lien : qui le suit et accepte est votre ami.
me-friends-link = Créer un lien
me-friends-until = Valable jusqu’au { $date }.
me-friends-end = Annuler le lien
me-friend-add = Quelqu’un avec qui vous avez joué veut être votre ami. Vous pourrez alors vous inviter.
me-friend-yes = Accepter
me-friend-invite = Inviter
me-friend-invite-who = Inviter { $player }
me-friend-invited = Invité
me-friend-no-table = Pour inviter quelqu’un, créez d’abord une table avec une place libre.
me-friend-end = Retirer { $player }
me-notices = Avis
me-notices-about = Soyez averti quand c’est à vous de jouer et que cette page est fermée. Au plus une fois en dix minutes, jamais quand la table est ouverte chez vous, et pas aux tables en direct.
me-notices-push = Navigateur
me-notices-mail = E-mail
me-notices-ntfy = ntfy
me-notices-push-add = M’avertir dans ce navigateur
me-notices-add = Ajouter
me-notices-test = Envoyer un essai
me-notices-end = Supprimer { $channel }
me-notices-sent = Envoyé.
me-notices-later = Injoignable. On réessaiera plus tard.
me-notices-gone = Là, plus rien n’est accepté : c’est supprimé.
me-notices-failed = Cela n’a pas marché ou n’a pas été permis.
me-notices-plain = Les avis dans le navigateur demandent une adresse qui commence par https.
me-notices-install = Sur iPhone ou iPad, ajoutez d’abord cette page à l’écran d’accueil : partager, puis « Sur l’écran d’accueil ».
me-notices-forbidden = Ce navigateur interdit les notifications pour ce site. Autorisez-les dans ses réglages.
me-notices-code = Code de la lettre
me-notices-ntfy-about = L’adresse d’un sujet que vous seul connaissez. L’application ntfy du téléphone montre ce qui y arrive.
me-notices-quiet = Heures de silence
me-notices-from = De
me-notices-until = à
me-notices-always = Pas d’heures de silence
me-notices-quiet-is = Rien n’arrive de { $first } à { $last } ({ $zone }).
me-hook = Un message dans un salon
me-hook-about = Pour une de vos tables : un message qui dit toujours à qui c’est de jouer, pour tous ceux qui y sont.
me-hook-table = Table
me-hook-service = Où
me-hook-address = Adresse du webhook
me-hook-matrix = L’adresse du salon, avec access_token=… à la fin.
me-hook-there = Il va à { $service } ({ $place }).
me-hook-end = Arrêter
me-kept = Ce qui est conservé de moi
me-kept-nothing = Rien.
me-kept-name = Nom, et ma dernière visite
me-kept-taste = Couleur et langue
me-kept-recovery = L’existence d’un code de secours
me-kept-link = L’existence d’un lien pour les amis
me-kept-devices = Appareils : navigateur, système, depuis quand, dernier jour
me-kept-joins = Un code pour un autre appareil, pour quelques minutes
me-kept-passkeys = Clés d’accès : identifiant, clé publique, compteur
me-kept-challenges = Ce qu’une clé d’accès doit signer, pour quelques minutes
me-kept-friends = Amis
me-kept-invited = Invitations reçues
me-kept-invitations = Invitations envoyées
me-kept-tables = Tables dont je suis propriétaire
me-kept-seats = Places, avec mon nom
me-kept-left = Places qu’un bot garde pour moi
me-kept-hands = Quelles mains j’ai vues
me-kept-chat = Ce que j’ai dit
me-kept-mutes = Places que je ne veux pas entendre
me-kept-votes = Mes votes sur des places
me-kept-hours = Quand je joue, et mon fuseau horaire
me-kept-days-off = Jours de congé
me-kept-due = Ce qui reste à faire pour moi, comme un avis
me-kept-channels = Moyens de recevoir des avis : adresse, navigateur, langue
me-kept-quiet = Heures de silence
me-kept-untold = Ce qu’on ne m’a pas encore dit
me-kept-webhooks = Webhooks de tables
me-kept-watched = Tables que je regarde en ce moment
me-export = Tout télécharger
me-delete = Tout effacer
me-delete-about = Nom, appareils, clés d’accès, amis et messages disparaissent aussitôt, et des bots prennent vos places. C’est sans retour.
me-delete-sure = Oui, tout effacer
me-off = L’hôte de ce site a désactivé cette fonction.
