# The words of the deal of the day, in English. They come apart from the others.

day-title = The deal of the day
day-about = One deal of each game a day, the same for everybody and against the same bots. You have one try, without hints.
day-play = Play { $game }
day-go-on = Go on with { $game }
day-page = Results and past days
day-ends = New deals come in { $time }: { $date }.
day-late = Whoever has begun by then may finish within an hour.
day-bots = { $count } { $count ->
        [one] bot
       *[other] bots
    }, level “{ $level }”
day-state-new = Not played yet
day-state-open = Your try is running.
day-state-counting = Your game is over and is being counted.
day-state-void = Your try does not count.
day-state-missed = Not played
day-result = { $points ->
        [one] One point
       *[other] { $points } points
    }, place { $rank } of { $seats }
day-par = Par: { $points }
day-par-about = Par is what the bot “{ $level }” of Laguna { $version } made of this deal, with { $iterations } trials for each decision.
day-par-above = { $points } above par
day-par-below = { $points } below par
day-par-even = Exactly par
day-par-later = Par is still being computed.
day-first-play = After your game you see par, and what others made of this deal.
day-players = { $count ->
        [0] Nobody has finished it yet.
        [one] One person has finished it.
       *[other] { $count } people have finished it.
    }
day-histogram = What others made of it: { $game }
day-points = Points
day-range = { $first } to { $last }
day-regulars = Regulars
day-guests = Guests
day-guests-about = Regulars have a passkey, or were here a week ago already. Guests are counted apart: nobody knows whether they have played twice.
day-mark-mine = you
day-mark-par = par
day-week = The week of my friends: { $game }
day-nobody = –
day-not-played = not played
day-me = Me
day-streak = { $days ->
        [0] No days in a row yet
        [one] One day in a row
       *[other] { $days } days in a row
    }
day-longest = Your longest row: { $days }
day-freeze-yes = You may miss one day without losing your row.
day-freeze-no = The next missed day ends your row. After seven further days you may miss one again.
day-regular-later = Days in a row, and the week of your friends, are here for those who have a passkey or were here a week ago already.
day-my-page = My page
day-past = Past days
day-past-about = You can play them as often as you like, with hints. It does not count.
day-practise = Practise { $game }
day-replay = Replay
day-none = This is the first day.
day-table = The deal of { $date }: your one try, without hints. Until the day is over, nobody else sees this table.
day-table-practice = The deal of { $date }, for practice.
