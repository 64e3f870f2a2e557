# Ciò che si dice a chi non è qui, in italiano: nel browser, per e-mail e con altri servizi.

notice-turn = { $game }: tocca a te
notice-waiting = { $game }: tutti aspettano te
notice-began = { $game }: la partita è cominciata
notice-over = { $game }: la partita è finita
notice-invited = { $game }: { $player } ti invita
notice-bot = { $game }: un bot gioca per te
notice-with = Con { $players }
notice-alone = Un tuo tavolo
notice-invited-about = C’è un posto per te.
notice-bot-about = Il posto è di nuovo tuo appena torni.
notice-many =
    { $count ->
        [one] Laguna: un tavolo
       *[other] Laguna: { $count } tavoli
    }
notice-somebody = qualcuno
notice-test = Laguna: una prova
notice-test-about = Così ti arriveranno gli avvisi.
notice-code = Laguna: { $code } è il tuo codice
notice-code-about = Scrivi { $code } sulla tua pagina in Laguna e gli avvisi arriveranno a questo indirizzo. Se non l’hai chiesto tu, non devi fare nulla: non arriverà altro.
notice-stop = Se non vuoi più ricevere lettere:
hook-waiting = { $game }: mancano ancora giocatori.
hook-turn = { $game }: tocca a { $player }.
hook-playing = { $game }: si sta giocando.
hook-over = { $game }: la partita è finita.
hook-closed = { $game }: la partita non può continuare.
stop-ask = Laguna non deve più mandare avvisi a questo indirizzo?
stop-do = Niente più avvisi
stop-done = A questo indirizzo non arriveranno più avvisi.
feed-title = Laguna: i miei turni
