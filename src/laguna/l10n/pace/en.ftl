# The words of paces and clocks, in English. They come apart from the others, when a table has a clock.

pace-live-about = Ten minutes each, and one more with every turn.
pace-today-about = Two hours each, and 20 minutes more with every turn. At night clocks stand still.
pace-week-about = About two days each, and one more with every turn. At night clocks stand still, and everybody has three days off a month.
pace-zero = When somebody’s time has run out
pace-zero-bot = a bot plays for them until they are back
pace-zero-wait = we wait for them
pace-zero-vote = the others decide whether a bot plays on
pace-line-zero = When somebody’s time has run out, { $zero }.
pace-left = { $time } left
pace-bank = { $time } in hand
pace-up = time is up
pace-off = day off until { $date }
pace-until = Until { $date }
pace-hours = When I play
pace-hours-about = At tables that are played over days my clock runs only then. Nobody else sees this.
pace-zone = Time zone
pace-opens = From
pace-closes = Until
pace-weekends = At weekends as well
pace-all-day = The same time twice means all day.
pace-days-off = { $days ->
        [0] No day off is left this month.
        [one] One day off is left this month. It is taken by itself before your time runs out.
       *[other] { $days } days off are left this month. They are taken by themselves before your time runs out.
    }
pace-save = Save
pace-saved = Saved
