# Les mots du classement, en français. Ils viennent à part.

rating-tick = Compte pour le classement
rating-about = Sans conseils, une seule place par personne. Si un bot joue pour quelqu’un, la partie ne compte pas.
rating-line = Cette table compte pour le classement. Il n’y a pas de conseils, chacun a une seule place, et si un bot joue pour quelqu’un, la partie ne compte pas.
rating-range = de { $low } à { $high }
rating-none = pas encore de cote
rating-title = Classement
rating-page-about = D’après les parties aux tables qui comptent pour le classement. La fourchette dit où vous vous situez dans 19 cas sur 20 ; elle se resserre à chaque partie.
rating-games = { $games ->
        [one] Une partie
       *[other] { $games } parties
    }
rating-hidden = { $games ->
        [one] Visible après encore une partie.
       *[other] Visible après encore { $games } parties.
    }
rating-bots = Bots :
