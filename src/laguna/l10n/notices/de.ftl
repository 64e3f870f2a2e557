# Was Leuten gesagt wird, die nicht da sind, auf Deutsch: im Browser, per E-Mail und über andere Dienste.

notice-turn = { $game }: du bist am Zug
notice-waiting = { $game }: alle warten auf dich
notice-began = { $game }: das Spiel hat begonnen
notice-over = { $game }: das Spiel ist zu Ende
notice-invited = { $game }: { $player } lädt dich ein
notice-bot = { $game }: ein Bot spielt für dich
notice-with = Mit { $players }
notice-alone = Einer deiner Tische
notice-invited-about = Ein Platz ist für dich frei.
notice-bot-about = Der Platz gehört wieder dir, sobald du zurückkommst.
notice-many =
    { $count ->
        [one] Laguna: ein Tisch
       *[other] Laguna: { $count } Tische
    }
notice-somebody = jemand
notice-test = Laguna: ein Test
notice-test-about = So erreichen dich Benachrichtigungen.
notice-code = Laguna: { $code } ist dein Code
notice-code-about = Tippe { $code } auf deiner Seite in Laguna ein, dann kommen Benachrichtigungen an diese Adresse. Wenn du nicht darum gebeten hast, brauchst du nichts zu tun: Es kommt kein weiterer Brief.
notice-stop = Wenn du keine Briefe mehr möchtest:
hook-waiting = { $game }: es fehlen noch Leute.
hook-turn = { $game }: { $player } ist am Zug.
hook-playing = { $game } wird gespielt.
hook-over = { $game } ist zu Ende.
hook-closed = { $game } kann nicht weitergehen.
stop-ask = Soll Laguna nichts mehr an diese Adresse schicken?
stop-do = Keine Benachrichtigungen mehr
stop-done = An diese Adresse kommt nichts mehr.
feed-title = Laguna: meine Züge
