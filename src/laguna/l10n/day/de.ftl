# Die Wörter zur Partie des Tages, auf Deutsch. Sie kommen getrennt von den anderen.

day-title = Die Partie des Tages
day-about = Jeden Tag eine Partie von jedem Spiel, für alle gleich gemischt und gegen dieselben Bots. Du hast einen Versuch, ohne Tipps.
day-play = { $game } spielen
day-go-on = { $game } weiterspielen
day-page = Ergebnisse und frühere Tage
day-ends = Die nächsten Partien kommen in { $time }: { $date }.
day-late = Wer bis dahin begonnen hat, darf innerhalb einer Stunde zu Ende spielen.
day-bots = { $count } { $count ->
        [one] Bot
       *[other] Bots
    }, Stufe „{ $level }“
day-state-new = Noch nicht gespielt
day-state-open = Dein Versuch läuft.
day-state-counting = Deine Partie ist zu Ende und wird gewertet.
day-state-void = Dein Versuch zählt nicht.
day-state-missed = Nicht gespielt
day-result = { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    }, Platz { $rank } von { $seats }
day-par = Par: { $points }
day-par-about = Par ist, was der Bot „{ $level }“ von Laguna { $version } aus dieser Partie gemacht hat, mit { $iterations } Versuchen für jede Entscheidung.
day-par-above = { $points } über Par
day-par-below = { $points } unter Par
day-par-even = Genau Par
day-par-later = Par wird noch berechnet.
day-first-play = Nach deiner Partie siehst du Par und was andere erreicht haben.
day-players = { $count ->
        [0] Noch niemand hat sie zu Ende gespielt.
        [one] Eine Person hat sie zu Ende gespielt.
       *[other] { $count } Personen haben sie zu Ende gespielt.
    }
day-histogram = Was andere erreicht haben: { $game }
day-points = Punkte
day-range = { $first } bis { $last }
day-regulars = Stammspieler
day-guests = Gäste
day-guests-about = Stammspieler haben einen Passkey oder waren schon vor einer Woche hier. Gäste werden getrennt gezählt: Niemand weiß, ob sie zweimal gespielt haben.
day-mark-mine = du
day-mark-par = Par
day-week = Die Woche meiner Freunde: { $game }
day-nobody = –
day-not-played = nicht gespielt
day-me = Ich
day-streak = { $days ->
        [0] Noch keine Tage in Folge
        [one] Ein Tag in Folge
       *[other] { $days } Tage in Folge
    }
day-longest = Deine längste Folge: { $days }
day-freeze-yes = Einen Tag darfst du auslassen, ohne dass die Folge endet.
day-freeze-no = Der nächste ausgelassene Tag beendet deine Folge. Nach sieben weiteren Tagen darfst du wieder einen auslassen.
day-regular-later = Tage in Folge und die Woche deiner Freunde gibt es hier mit einem Passkey, oder wenn du schon vor einer Woche hier warst.
day-my-page = Meine Seite
day-past = Frühere Tage
day-past-about = Du kannst sie spielen, so oft du magst, auch mit Tipps. Das zählt nicht.
day-practise = { $game } üben
day-replay = Nachspielen
day-none = Heute ist der erste Tag.
day-table = Die Partie vom { $date }: dein einziger Versuch, ohne Tipps. Bis der Tag vorbei ist, sieht niemand sonst diesen Tisch.
day-table-practice = Die Partie vom { $date }, zum Üben.
