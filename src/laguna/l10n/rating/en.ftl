# The words of ratings, in English. They come apart from the others.

rating-tick = Counts for ratings
rating-about = No hints, and one seat for each person. It does not count if a bot plays for somebody.
rating-line = This table counts for ratings. Nobody gets hints, everybody has one seat, and it does not count if a bot plays for somebody.
rating-range = { $low } to { $high }
rating-none = no rating yet
rating-title = Ratings
rating-page-about = From games at tables that count for ratings. The range says where you stand in 19 of 20 cases; it narrows with every game.
rating-games = { $games ->
        [one] One game
       *[other] { $games } games
    }
rating-hidden = { $games ->
        [one] Shown after one more game.
       *[other] Shown after { $games } more games.
    }
rating-bots = Bots:
