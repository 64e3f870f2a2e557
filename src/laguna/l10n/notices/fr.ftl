# Ce que l’on dit à qui n’est pas là, en français : dans le navigateur, par e-mail et par d’autres services.

notice-turn = { $game } : c’est à vous de jouer
notice-waiting = { $game } : tout le monde vous attend
notice-began = { $game } : la partie a commencé
notice-over = { $game } : la partie est terminée
notice-invited = { $game } : { $player } vous invite
notice-bot = { $game } : un bot joue pour vous
notice-with = Avec { $players }
notice-alone = Une de vos tables
notice-invited-about = Il y a une place pour vous.
notice-bot-about = La place est de nouveau à vous dès que vous revenez.
notice-many =
    { $count ->
        [one] Laguna : une table
       *[other] Laguna : { $count } tables
    }
notice-somebody = quelqu’un
notice-test = Laguna : un essai
notice-test-about = C’est ainsi que les avis vous parviendront.
notice-code = Laguna : { $code } est votre code
notice-code-about = Tapez { $code } sur votre page dans Laguna, et les avis arriveront à cette adresse. Si vous n’avez rien demandé, vous n’avez rien à faire : rien d’autre n’arrivera.
notice-stop = Si vous ne voulez plus de lettres :
hook-waiting = { $game } : il manque encore des joueurs.
hook-turn = { $game } : c’est à { $player } de jouer.
hook-playing = { $game } : la partie est en cours.
hook-over = { $game } : la partie est terminée.
hook-closed = { $game } : la partie ne peut pas continuer.
stop-ask = Laguna ne doit plus rien envoyer à cette adresse ?
stop-do = Plus d’avis
stop-done = Plus aucun avis n’arrivera à cette adresse.
feed-title = Laguna : mes tours
