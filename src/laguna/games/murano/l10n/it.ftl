# Murano in italiano. Le quattro lingue hanno gli stessi messaggi, attributi e variabili.
# “Gondola” è quella che gira sull’anello, rossa o nera; quelle stampate attorno alle isole sono “posti gondola”.

game-name = Murano
game-about = Commerci sulle isole del vetro della laguna di Venezia: otto gondole comuni decidono che cosa si può fare, e ciò che si costruisce resta per tutti. Alla fine sono soprattutto i personaggi, portati a terra dai tuoi gondolieri, a dare punti.

## The spaces of the ring

take-gold = Prendere 2 monete
    .about = Prendi 2 monete.
buy-factory = Comprare una fabbrica di vetro
    .about = Paghi 1 moneta e prendi una fabbrica di vetro, da costruire più tardi.
buy-shop = Comprare un negozio
    .about = 2 monete per il primo negozio della pila, oppure 4 monete per guardare tutta la pila e scegliere. Gli altri vedono quale negozio è solo quando lo costruisci.
buy-palace = Comprare un palazzo
    .about = 2 monete per il primo palazzo della pila, oppure 4 monete per guardare tutta la pila e scegliere. Gli altri vedono quale palazzo è solo quando lo costruisci.
buy-special = Comprare un edificio speciale
    .about = Paghi 2 monete e prendi un edificio speciale, da costruire più tardi. Una volta costruito ti porta una carta edificio speciale.
recruit = Reclutare un personaggio
    .about = Peschi 3 personaggi e ne tieni uno, o nessuno. Costa 1 moneta, più 1 per ogni personaggio che hai già.
place-gondolier = Piazzare un gondoliere
    .about = 2 monete per un posto gondola libero del tuo colore, 5 monete per un posto gondola libero di qualsiasi altro colore. Il gondoliere resta lì fino alla fine.
build = Costruire
    .about = Posi da 1 a 3 tessere: strade dalla pila, gratis, ed edifici che hai, ciascuno accanto a una strada già posata.
income = Introiti
    .about = Scegli un’isola. Per ogni colore di cui hai lì un negozio prendi 1 moneta per ciascun cliente di quel colore.
production = Produzione
    .about = Ogni fabbrica di vetro che usi costa 2 PV e dà 1 blocco di vetro dal sacchetto. Poi puoi vendere 1, 2 o 3 blocchi di un solo colore per 5, 12 o 20 monete.
hire-or-dismiss = Assumere o congedare
    .about = Assumi un gondoliere dalla riserva per 3 monete, oppure ne congedi uno che hai in mano e prendi 3 monete.

## Tiles

street = strada
    .about = Non costa nulla e non dà PV. Gli edifici stanno accanto alle strade, e i suoi clienti portano introiti.
    .end = strade esaurite
factory = fabbrica di vetro
    .about = 1 PV quando la costruisci, ed è tua. In una produzione dà 1 blocco di vetro e ti costa 2 PV.
    .end = fabbriche di vetro esaurite
shop = negozio
    .about = 2 PV quando lo costruisci, ed è tuo. Con gli introiti rende 1 moneta per ogni cliente del suo colore sulla sua isola.
    .end = negozi esauriti
palace = palazzo
    .about = 3 PV quando lo costruisci; non è di nessuno. Mostra da 1 a 3 stemmi, che contano per alcuni personaggi.
    .end = palazzi esauriti
special = edificio speciale
    .about = Nessun PV quando lo costruisci; non è di nessuno. Chi lo costruisce pesca 3 carte edificio speciale e ne tiene una.
    .end = edifici speciali esauriti

street-empty = strada senza clienti
    .about = Apre gli spazi edificabili accanto a sé. Non porta clienti.
street-red = strada con un cliente rosso
    .about = Porta 1 cliente rosso sulla sua isola.
street-blue = strada con un cliente blu
    .about = Porta 1 cliente blu sulla sua isola.
street-grey = strada con un cliente grigio
    .about = Porta 1 cliente grigio sulla sua isola.
street-red-red = strada con due clienti rossi
    .about = Porta 2 clienti rossi sulla sua isola.
street-blue-blue = strada con due clienti blu
    .about = Porta 2 clienti blu sulla sua isola.
street-grey-grey = strada con due clienti grigi
    .about = Porta 2 clienti grigi sulla sua isola.
street-red-blue = strada con un cliente rosso e uno blu
    .about = Porta 1 cliente rosso e 1 blu sulla sua isola.
street-red-grey = strada con un cliente rosso e uno grigio
    .about = Porta 1 cliente rosso e 1 grigio sulla sua isola.
street-blue-grey = strada con un cliente blu e uno grigio
    .about = Porta 1 cliente blu e 1 grigio sulla sua isola.
street-red-blue-grey = strada con un cliente rosso, uno blu e uno grigio
    .about = Porta 1 cliente di ogni colore sulla sua isola.

shop-red = negozio rosso
    .about = 2 PV quando lo costruisci. Vende ai clienti rossi della sua isola.
shop-blue = negozio blu
    .about = 2 PV quando lo costruisci. Vende ai clienti blu della sua isola.
shop-grey = negozio grigio
    .about = 2 PV quando lo costruisci. Vende ai clienti grigi della sua isola.

palace-1 = palazzo con 1 stemma
    .about = 3 PV quando lo costruisci. Aggiunge 1 stemma alla sua isola.
palace-2 = palazzo con 2 stemmi
    .about = 3 PV quando lo costruisci. Aggiunge 2 stemmi alla sua isola.
palace-3 = palazzo con 3 stemmi
    .about = 3 PV quando lo costruisci. Aggiunge 3 stemmi alla sua isola.

## Characters: “the island” is the one they are scored on

character-1 = 1 · Il curioso delle vetrine
    .about = 2 PV per ogni negozio sull’isola, di chiunque sia.
character-2 = 2 · L’ospite dei palazzi
    .about = 2 PV per ogni palazzo sull’isola.
character-3 = 3 · L’architetto
    .about = 3 PV per ogni edificio speciale sull’isola.
character-4 = 4 · La maestra delle fornaci
    .about = 2 PV per ogni fabbrica di vetro sull’isola, di chiunque sia.
character-5 = 5 · La baronessa del vetro
    .about = 12 PV se sull’isola hai almeno 1 fabbrica di vetro e nessun altro ne ha.
character-6 = 6 · Il mercante senza rivali
    .about = 12 PV se sull’isola hai almeno 1 negozio e nessun altro ne ha.
character-7 = 7 · Il banchiere in blu
    .about = Monete in PV, una volta sola: 2 monete per 1 PV, 4 per 3, 6 per 6, 7 per 8 oppure 8 per 12. Sull’isola ci vogliono almeno 2 clienti blu, 1 cliente grigio, 1 palazzo e 1 edificio speciale.
character-8 = 8 · Il banchiere in rosso
    .about = Monete in PV, una volta sola: 2 monete per 1 PV, 4 per 3, 6 per 6, 7 per 8 oppure 8 per 12. Sull’isola ci vogliono almeno 2 clienti rossi, 1 cliente grigio, 1 palazzo e 1 edificio speciale.
character-9 = 9 · L’amante della quiete
    .about = 10 PV se i clienti rossi e blu sull’isola sono insieme 3 al massimo; va bene anche nessuno.
character-10 = 10 · La collezionista
    .about = 12 PV se sull’isola ci sono una fabbrica di vetro, un negozio, un palazzo, un edificio speciale e un cliente di ogni colore.
character-11 = 11 · Il banditore
    .about = Per tutti i clienti sull’isola insieme: 1 PV per 1 o 2, 3 PV per 3 o 4, 5 PV per 5 o 6, 8 PV per 7 o 8, 12 PV per 9 o più.
character-12 = 12 · L’oste in rosso
    .about = Per i clienti rossi sull’isola: 1 PV per 1 o 2, 4 PV per 3, 6 PV per 4, 9 PV per 5, 12 PV per 6 o più.
character-13 = 13 · L’oste in blu
    .about = Per i clienti blu sull’isola: 1 PV per 1 o 2, 4 PV per 3, 6 PV per 4, 9 PV per 5, 12 PV per 6 o più.
character-14 = 14 · L’oste in grigio
    .about = Per i clienti grigi sull’isola: 1 PV per 1 o 2, 4 PV per 3, 6 PV per 4, 9 PV per 5, 12 PV per 6 o più.
character-15 = 15 · L’araldo
    .about = 1 PV per ogni stemma sull’isola.
character-16 = 16 · La fiera proprietaria
    .about = 2 PV per ogni fabbrica di vetro o negozio che hai sull’isola, 1 PV per ciascuno che appartiene ad altri.
character-17 = 17 · Il buon vicino
    .about = 1 PV per ogni fabbrica di vetro o negozio che hai sull’isola, 2 PV per ciascuno che appartiene ad altri.
character-18 = 18 · L’agrimensora in rosso
    .about = 12 PV se gli edifici speciali sull’isola sono tanti quanti i clienti rossi, almeno 1 per tipo.
character-19 = 19 · L’agrimensora in blu
    .about = 12 PV se gli edifici speciali sull’isola sono tanti quanti i clienti blu, almeno 1 per tipo.
character-20 = 20 · L’agrimensora in grigio
    .about = 12 PV se gli edifici speciali sull’isola sono tanti quanti i clienti grigi, almeno 1 per tipo.
character-21 = 21 · L’urbanista
    .about = 16 PV se sull’isola fabbriche di vetro, negozi e palazzi sono in numero uguale, almeno 1 per tipo.
character-22 = 22 · Il fornitore di corte
    .about = 12 PV se i negozi sull’isola sono tanti quanti gli stemmi, almeno 1 per tipo.
character-23 = 23 · La vetraia di corte
    .about = 12 PV se le fabbriche di vetro sull’isola sono tante quanti gli stemmi, almeno 1 per tipo.
character-24 = 24 · Il paciere
    .about = 12 PV se sull’isola hai tante fabbriche di vetro e negozi quanti tutti gli avversari insieme. Zero da entrambe le parti vale come uguale, se un’opzione non dice altrimenti.
character-25 = 25 · L’ultima del casato
    .about = 12 PV se sull’isola c’è esattamente 1 stemma.
character-26 = 26 · Il padrone di casa di S. Teresa e S. Mattia
    .about = 10 PV se hai almeno 3 tra fabbriche di vetro e negozi a S. Teresa e S. Mattia. Vale solo lì.
character-27 = 27 · Il padrone di casa di Sacca Mattia
    .about = 10 PV se hai almeno 3 tra fabbriche di vetro e negozi a Sacca Mattia. Vale solo lì.
character-28 = 28 · Il padrone di casa di S. Chiara e S. Stefano
    .about = 10 PV se hai almeno 3 tra fabbriche di vetro e negozi a S. Chiara e S. Stefano. Vale solo lì.
character-29 = 29 · Il traghettatore di San Donato
    .about = 10 PV se almeno 2 tuoi gondolieri sono a San Donato, compreso quello per questa carta. Vale solo lì.
character-30 = 30 · Il traghettatore di Sacca Serenella
    .about = 10 PV se almeno 2 tuoi gondolieri sono a Sacca Serenella, compreso quello per questa carta. Vale solo lì.
character-31 = 31 · Il traghettatore di S. Pietro Martire
    .about = 10 PV se almeno 2 tuoi gondolieri sono a S. Pietro Martire, compreso quello per questa carta. Vale solo lì.
character-32 = 32 · La mecenate del vetro blu, Sacca Mattia
    .about = 7 PV per ogni blocco di vetro blu che consegni, 3 al massimo. Vale solo a Sacca Mattia.
character-33 = 33 · La mecenate del vetro blu, S. Teresa e S. Mattia
    .about = 7 PV per ogni blocco di vetro blu che consegni, 3 al massimo. Vale solo a S. Teresa e S. Mattia.
character-34 = 34 · La mecenate del vetro rosso, San Donato
    .about = 7 PV per ogni blocco di vetro rosso che consegni, 3 al massimo. Vale solo a San Donato.
character-35 = 35 · La mecenate del vetro rosso, S. Chiara e S. Stefano
    .about = 7 PV per ogni blocco di vetro rosso che consegni, 3 al massimo. Vale solo a S. Chiara e S. Stefano.
character-36 = 36 · La mecenate del vetro verde, S. Pietro Martire
    .about = 7 PV per ogni blocco di vetro verde che consegni, 3 al massimo. Vale solo a S. Pietro Martire.
character-37 = 37 · La mecenate del vetro verde, Sacca Serenella
    .about = 7 PV per ogni blocco di vetro verde che consegni, 3 al massimo. Vale solo a Sacca Serenella.
character-38 = 38 · La console dei negozi rossi
    .about = 4 PV per ogni negozio rosso sull’isola, di chiunque sia.
character-39 = 39 · La console dei negozi blu
    .about = 4 PV per ogni negozio blu sull’isola, di chiunque sia.
character-40 = 40 · La console dei negozi grigi
    .about = 4 PV per ogni negozio grigio sull’isola, di chiunque sia.

## Special cards

bank = Banca
    .about = «Prendere 2 monete» te ne porta 2 in più.
inn = Locanda
    .about = Un personaggio ti costa 2 monete in meno, ma mai meno di 0.
harbour-pub = Pub del Porto
    .about = 1 PV per ogni gondoliere che piazzi.
crane-a = Gru (palazzi, edifici speciali)
    .about = 1 PV in più per ogni palazzo o edificio speciale che costruisci.
crane-b = Gru (negozi, fabbriche di vetro)
    .about = 1 PV in più per ogni negozio o fabbrica di vetro che costruisci.
harbour = Porto
    .about = Un gondoliere ti costa 1 moneta su un posto gondola del tuo colore, 3 monete su ogni altro.
guild-hall = Sede della Gilda
    .about = 1 PV dopo una produzione in cui hai fatto almeno 1 blocco di vetro. Vendere soltanto non porta nulla.
hostel = Ostello
    .about = Scegli fra 5 personaggi invece che fra 3.
basilica = Basilica
    .about = 5 PV subito, quando prendi la carta.
studio-red-green = Studio (rosso–verde)
    .about = I tuoi blocchi di vetro rossi e verdi valgono gli uni per gli altri, quanti vuoi: quando vendi e quando contano i tuoi personaggi.
studio-blue-green = Studio (blu–verde)
    .about = I tuoi blocchi di vetro blu e verdi valgono gli uni per gli altri, quanti vuoi: quando vendi e quando contano i tuoi personaggi.
studio-red-blue = Studio (rosso–blu)
    .about = I tuoi blocchi di vetro rossi e blu valgono gli uni per gli altri, quanti vuoi: quando vendi e quando contano i tuoi personaggi.
trading-post = Stazione Commerciale
    .about = Quando produci puoi pescare 1 blocco di vetro in più. Se lo fai, alla fine del turno 1 dei tuoi blocchi torna nel sacchetto: uno deve quindi restare invenduto.
council-hall = Sala Consiliare
    .about = Congedare un gondoliere ti porta 5 monete, assumerne uno te ne costa 1.
lighthouse = Faro
    .about = Puoi portare la gondola rossa sul primo spazio occupato davanti a lei e fare quell’azione. È l’ultimo movimento del tuo turno, e non si sorpassa nessuno.

## Islands

sacca-mattia = Sacca Mattia
    .about = Un blocco compatto con molto posto per gli edifici e poche strade.
s-teresa-e-s-mattia = S. Teresa e S. Mattia
    .about = Una rete di calli: nessuna isola ha posto per più strade, quindi possono arrivare molti clienti.
s-chiara-e-s-stefano = S. Chiara e S. Stefano
    .about = Una lunga riva con circa tante strade quanti edifici.
san-donato = San Donato
    .about = Una mezzaluna attorno a una baia, con più strade che edifici.
sacca-serenella = Sacca Serenella
    .about = Una scala di calli, di media grandezza; vi si costruisce solo in 4 giocatori.
s-pietro-martire = S. Pietro Martire
    .about = L’isola più piccola: presto piena, con pochi clienti.
s-giacomo-e-s-maffio = S. Giacomo e S. Maffio
    .about = Qui non costruisce nessuno: l’isola custodisce le pile di tessere.

## Colours, glass, docks

red = rosso
green = verde
blue = blu
grey = grigio
white = bianco
brown = marrone
orange = arancione

glass-red = blocco di vetro rosso
    .about = Vendi 1, 2 o 3 blocchi di un solo colore per 5, 12 o 20 monete. Alcuni personaggi danno 7 PV per ciascuno.
glass-green = blocco di vetro verde
    .about = Vendi 1, 2 o 3 blocchi di un solo colore per 5, 12 o 20 monete. Alcuni personaggi danno 7 PV per ciascuno.
glass-blue = blocco di vetro blu
    .about = Vendi 1, 2 o 3 blocchi di un solo colore per 5, 12 o 20 monete. Alcuni personaggi danno 7 PV per ciascuno.

dock-white = il posto gondola bianco
dock-brown = il posto gondola marrone
dock-orange = il posto gondola arancione
dock-grey = il posto gondola grigio

stall = stallo
    .end = nessuna tessera lasciava più la sua pila

## Questions

question-first = Si sorteggia chi comincia.
question-anchor-red = Si sorteggia il posto della gondola rossa.
question-box = Un palazzo torna nella scatola senza essere visto.
question-draw-tile = Si pesca la prima tessera della pila.
question-draw-characters = Si pescano personaggi.
question-draw-street = Si pesca una strada.
question-draw-cards = Si pescano carte edificio speciale.
question-draw-glass = Si pesca vetro dal sacchetto.
question-look = Si guarda tutta la pila.
question-show = Si mostrano i personaggi.
question-turn = Fai un’azione o passi?
question-ship = Quale gondola parte?
question-sail = Dove si ferma la gondola?
question-buy = Prendi la prima tessera o guardi tutta la pila?
question-take = Quale tessera prendi?
question-character = Quale personaggio tieni?
question-dock = Quale posto gondola occupa il tuo gondoliere?
question-hire = Assumi un gondoliere o ne congedi uno?
question-build = Che cosa costruisci?
question-cell = Dove va la tessera?
question-card = Quale carta edificio speciale tieni?
question-income = Quale isola ti porta introiti?
question-produce = Quante fabbriche di vetro usi?
question-extra = Peschi un blocco di vetro in più?
question-sell = Quale blocco di vetro vendi?
question-return = Quale blocco di vetro torna nel sacchetto?
question-bought = Costruisci quello che hai appena comprato?
question-score = Quale personaggio conteggi?
question-visit = Su quale isola lo conteggi?
question-pay = Quante monete paghi?
question-give = Quale blocco di vetro consegni?
question-over = La partita è finita.

## Actions

landmark = «{ $what }»
landmark-after = «{ $what }» (dopo «{ $before }»)
action-act = Fare un’azione
action-pass = Passare e prendere 1 moneta
action-do = Fare l’azione di questo spazio
action-ship = La gondola nera sullo spazio { $what }
    .drawn = La gondola nera su { $what }
action-red-ship = La gondola rossa
action-sail = Andare allo spazio { $what }
    .drawn = Andare fino a { $what }
action-top = Prendere la prima tessera per 2 monete
action-search = Guardare tutta la pila per 4 monete
action-take = Prendere 1 { $what }
action-build = Costruire 1 { $what }
action-at = { $what }, spazio { $place }
    .drawn = A { $what }
action-keep = Tenere { $what }
action-decline = Non tenerne nessuno
action-dock = { $what }, posto gondola di colore { $place }
action-hire = Assumere un gondoliere
action-dismiss = Congedare un gondoliere
action-income = Introiti a { $what }
action-produce = Fabbriche di vetro usate: { $what }
action-extra = Pescare un blocco di vetro in più
action-no-extra = Non pescare altro vetro
action-sell = Vendere vetro { $what }
action-return = Restituire vetro { $what }
action-score = Conteggiare { $what }
action-visit = A { $what }
action-pay = Pagare { $what } monete
action-give = Consegnare vetro { $what }
action-done = Basta così
action-first = Primo turno: posto { $what }
action-anchor-red = Gondola rossa: spazio { $what }
action-box = Nella scatola: { $what }
action-left = Nella pila: { $place } × { $what }
action-show = Mostrato: { $what }
action-draw = Pesca: { $what }

## Events

event-first = { $seat } ha avuto il primo turno.
    .you = Hai avuto il primo turno.
event-anchor-red = La gondola rossa ha trovato posto sullo spazio { $space }.
    .drawn = La gondola rossa ha trovato il suo posto.
event-passed =
    { $gold ->
        [one] { $seat } ha passato e ha preso { $gold } moneta.
       *[other] { $seat } ha passato e ha preso { $gold } monete.
    }
    .you =
        { $gold ->
            [one] Hai passato e hai preso { $gold } moneta.
           *[other] Hai passato e hai preso { $gold } monete.
        }
event-sailed =
    { $cost ->
        [0] { $seat } ha mosso una gondola nera dallo spazio { $from } allo spazio { $to } ({ $deed }).
        [one] { $seat } ha pagato { $cost } moneta e ha mosso una gondola nera dallo spazio { $from } allo spazio { $to } ({ $deed }).
       *[other] { $seat } ha pagato { $cost } monete e ha mosso una gondola nera dallo spazio { $from } allo spazio { $to } ({ $deed }).
    }
    .you =
        { $cost ->
            [0] Hai mosso una gondola nera dallo spazio { $from } allo spazio { $to } ({ $deed }).
            [one] Hai pagato { $cost } moneta e hai mosso una gondola nera dallo spazio { $from } allo spazio { $to } ({ $deed }).
           *[other] Hai pagato { $cost } monete e hai mosso una gondola nera dallo spazio { $from } allo spazio { $to } ({ $deed }).
        }
    .drawn =
        { $cost ->
            [0] { $seat } ha mosso una gondola nera fino a «{ $deed }».
            [one] { $seat } ha pagato { $cost } moneta e ha mosso una gondola nera fino a «{ $deed }».
           *[other] { $seat } ha pagato { $cost } monete e ha mosso una gondola nera fino a «{ $deed }».
        }
    .drawn-you =
        { $cost ->
            [0] Hai mosso una gondola nera fino a «{ $deed }».
            [one] Hai pagato { $cost } moneta e hai mosso una gondola nera fino a «{ $deed }».
           *[other] Hai pagato { $cost } monete e hai mosso una gondola nera fino a «{ $deed }».
        }
event-sailed-red =
    { $cost ->
        [0] { $seat } ha mosso la gondola rossa dallo spazio { $from } allo spazio { $to } ({ $deed }).
        [one] { $seat } ha pagato { $cost } moneta e ha mosso la gondola rossa dallo spazio { $from } allo spazio { $to } ({ $deed }).
       *[other] { $seat } ha pagato { $cost } monete e ha mosso la gondola rossa dallo spazio { $from } allo spazio { $to } ({ $deed }).
    }
    .you =
        { $cost ->
            [0] Hai mosso la gondola rossa dallo spazio { $from } allo spazio { $to } ({ $deed }).
            [one] Hai pagato { $cost } moneta e hai mosso la gondola rossa dallo spazio { $from } allo spazio { $to } ({ $deed }).
           *[other] Hai pagato { $cost } monete e hai mosso la gondola rossa dallo spazio { $from } allo spazio { $to } ({ $deed }).
        }
    .drawn =
        { $cost ->
            [0] { $seat } ha mosso la gondola rossa fino a «{ $deed }».
            [one] { $seat } ha pagato { $cost } moneta e ha mosso la gondola rossa fino a «{ $deed }».
           *[other] { $seat } ha pagato { $cost } monete e ha mosso la gondola rossa fino a «{ $deed }».
        }
    .drawn-you =
        { $cost ->
            [0] Hai mosso la gondola rossa fino a «{ $deed }».
            [one] Hai pagato { $cost } moneta e hai mosso la gondola rossa fino a «{ $deed }».
           *[other] Hai pagato { $cost } monete e hai mosso la gondola rossa fino a «{ $deed }».
        }
event-took-gold =
    { $gold ->
        [one] { $seat } ha preso { $gold } moneta.
       *[other] { $seat } ha preso { $gold } monete.
    }
    .you =
        { $gold ->
            [one] Hai preso { $gold } moneta.
           *[other] Hai preso { $gold } monete.
        }
event-bought =
    { $gold ->
        [one] { $seat } ha comprato 1 { $kind } per { $gold } moneta.
       *[other] { $seat } ha comprato 1 { $kind } per { $gold } monete.
    }
    .you =
        { $gold ->
            [one] Hai comprato 1 { $kind } per { $gold } moneta.
           *[other] Hai comprato 1 { $kind } per { $gold } monete.
        }
event-bought-seen =
    { $gold ->
        [one] { $seat } ha comprato 1 { $tile } per { $gold } moneta.
       *[other] { $seat } ha comprato 1 { $tile } per { $gold } monete.
    }
    .you =
        { $gold ->
            [one] Hai comprato 1 { $tile } per { $gold } moneta.
           *[other] Hai comprato 1 { $tile } per { $gold } monete.
        }
event-searches =
    { $gold ->
        [one] { $seat } ha pagato { $gold } moneta e ha guardato la pila «{ $kind }».
       *[other] { $seat } ha pagato { $gold } monete e ha guardato la pila «{ $kind }».
    }
    .you =
        { $gold ->
            [one] Hai pagato { $gold } moneta e hai guardato la pila «{ $kind }».
           *[other] Hai pagato { $gold } monete e hai guardato la pila «{ $kind }».
        }
event-found = { $seat } ha trovato nella pila: { $number } × { $tile }.
    .you = Hai trovato nella pila: { $number } × { $tile }.
event-chose = { $seat } ha scelto 1 { $kind } dalla pila.
    .you = Hai scelto 1 { $kind } dalla pila.
event-chose-seen = { $seat } ha scelto 1 { $tile } dalla pila.
    .you = Hai scelto 1 { $tile } dalla pila.
event-drew-character = { $seat } ha pescato un personaggio.
    .you = Hai pescato un personaggio.
event-drew-character-seen = { $seat } ha pescato «{ $character }».
    .you = Hai pescato «{ $character }».
event-declined = { $seat } non ha tenuto nessuno dei personaggi e non ha pagato nulla.
    .you = Non hai tenuto nessuno dei personaggi e non hai pagato nulla.
event-recruited =
    { $gold ->
        [0] { $seat } ha reclutato gratis un personaggio.
        [one] { $seat } ha reclutato un personaggio per { $gold } moneta.
       *[other] { $seat } ha reclutato un personaggio per { $gold } monete.
    }
    .you =
        { $gold ->
            [0] Hai reclutato gratis un personaggio.
            [one] Hai reclutato un personaggio per { $gold } moneta.
           *[other] Hai reclutato un personaggio per { $gold } monete.
        }
event-recruited-seen =
    { $gold ->
        [0] { $seat } ha reclutato gratis «{ $character }».
        [one] { $seat } ha reclutato «{ $character }» per { $gold } moneta.
       *[other] { $seat } ha reclutato «{ $character }» per { $gold } monete.
    }
    .you =
        { $gold ->
            [0] Hai reclutato gratis «{ $character }».
            [one] Hai reclutato «{ $character }» per { $gold } moneta.
           *[other] Hai reclutato «{ $character }» per { $gold } monete.
        }
event-placed-gondolier =
    { $gold ->
        [one] { $seat } ha occupato con un gondoliere { $colour } di { $island } per { $gold } moneta.
       *[other] { $seat } ha occupato con un gondoliere { $colour } di { $island } per { $gold } monete.
    }
    .you =
        { $gold ->
            [one] Hai occupato con un gondoliere { $colour } di { $island } per { $gold } moneta.
           *[other] Hai occupato con un gondoliere { $colour } di { $island } per { $gold } monete.
        }
event-harbour-pub = { $seat } ha ottenuto { $points } PV con il Pub del Porto.
    .you = Hai ottenuto { $points } PV con il Pub del Porto.
event-hired =
    { $gold ->
        [one] { $seat } ha assunto un gondoliere per { $gold } moneta.
       *[other] { $seat } ha assunto un gondoliere per { $gold } monete.
    }
    .you =
        { $gold ->
            [one] Hai assunto un gondoliere per { $gold } moneta.
           *[other] Hai assunto un gondoliere per { $gold } monete.
        }
event-dismissed =
    { $gold ->
        [one] { $seat } ha congedato un gondoliere e ha preso { $gold } moneta.
       *[other] { $seat } ha congedato un gondoliere e ha preso { $gold } monete.
    }
    .you =
        { $gold ->
            [one] Hai congedato un gondoliere e hai preso { $gold } moneta.
           *[other] Hai congedato un gondoliere e hai preso { $gold } monete.
        }
event-drew-street = { $seat } ha pescato 1 { $tile }.
    .you = Hai pescato 1 { $tile }.
event-built-street = { $seat } ha posato 1 { $tile } a { $island }, spazio { $cell }.
    .you = Hai posato 1 { $tile } a { $island }, spazio { $cell }.
    .drawn = { $seat } ha posato 1 { $tile } a { $island }.
    .drawn-you = Hai posato 1 { $tile } a { $island }.
event-built =
    { $points ->
        [0] { $seat } ha costruito 1 { $tile } a { $island }, spazio { $cell }.
       *[other] { $seat } ha costruito 1 { $tile } a { $island }, spazio { $cell }, e ha ottenuto { $points } PV.
    }
    .you =
        { $points ->
            [0] Hai costruito 1 { $tile } a { $island }, spazio { $cell }.
           *[other] Hai costruito 1 { $tile } a { $island }, spazio { $cell }, e hai ottenuto { $points } PV.
        }
    .drawn =
        { $points ->
            [0] { $seat } ha costruito 1 { $tile } a { $island }.
           *[other] { $seat } ha costruito 1 { $tile } a { $island } e ha ottenuto { $points } PV.
        }
    .drawn-you =
        { $points ->
            [0] Hai costruito 1 { $tile } a { $island }.
           *[other] Hai costruito 1 { $tile } a { $island } e hai ottenuto { $points } PV.
        }
event-drew-card = { $seat } ha pescato una carta edificio speciale.
    .you = Hai pescato una carta edificio speciale.
event-drew-card-seen = { $seat } ha pescato «{ $card }».
    .you = Hai pescato «{ $card }».
event-kept-card = { $seat } ha tenuto la carta edificio speciale «{ $card }».
    .you = Hai tenuto la carta edificio speciale «{ $card }».
event-basilica = { $seat } ha ottenuto { $points } PV per la Basilica.
    .you = Hai ottenuto { $points } PV per la Basilica.
event-income =
    { $gold ->
        [one] { $seat } ha preso { $gold } moneta di introiti a { $island }.
       *[other] { $seat } ha preso { $gold } monete di introiti a { $island }.
    }
    .you =
        { $gold ->
            [one] Hai preso { $gold } moneta di introiti a { $island }.
           *[other] Hai preso { $gold } monete di introiti a { $island }.
        }
event-produced =
    { $factories ->
        [one] { $seat } ha prodotto con { $factories } fabbrica di vetro e ha perso { $points } PV.
       *[other] { $seat } ha prodotto con { $factories } fabbriche di vetro e ha perso { $points } PV.
    }
    .you =
        { $factories ->
            [one] Hai prodotto con { $factories } fabbrica di vetro e hai perso { $points } PV.
           *[other] Hai prodotto con { $factories } fabbriche di vetro e hai perso { $points } PV.
        }
event-took-extra = { $seat } ha usato la Stazione Commerciale per pescare un blocco di vetro in più.
    .you = Hai usato la Stazione Commerciale per pescare un blocco di vetro in più.
event-drew-glass = { $seat } ha pescato 1 { $glass } dal sacchetto.
    .you = Hai pescato 1 { $glass } dal sacchetto.
event-guild-hall = { $seat } ha ottenuto { $points } PV con la Sede della Gilda.
    .you = Hai ottenuto { $points } PV con la Sede della Gilda.
event-sold =
    { $red ->
        [0] { $green ->
            [0] { $seat } ha venduto vetro per { $gold } monete: { $blue } in blu.
           *[other] { $blue ->
                [0] { $seat } ha venduto vetro per { $gold } monete: { $green } in verde.
               *[other] { $seat } ha venduto vetro per { $gold } monete: { $green } in verde e { $blue } in blu.
            }
        }
       *[other] { $green ->
            [0] { $blue ->
                [0] { $seat } ha venduto vetro per { $gold } monete: { $red } in rosso.
               *[other] { $seat } ha venduto vetro per { $gold } monete: { $red } in rosso e { $blue } in blu.
            }
           *[other] { $blue ->
                [0] { $seat } ha venduto vetro per { $gold } monete: { $red } in rosso e { $green } in verde.
               *[other] { $seat } ha venduto vetro per { $gold } monete: { $red } in rosso, { $green } in verde e { $blue } in blu.
            }
        }
    }
    .you =
        { $red ->
            [0] { $green ->
                [0] Hai venduto vetro per { $gold } monete: { $blue } in blu.
               *[other] { $blue ->
                    [0] Hai venduto vetro per { $gold } monete: { $green } in verde.
                   *[other] Hai venduto vetro per { $gold } monete: { $green } in verde e { $blue } in blu.
                }
            }
           *[other] { $green ->
                [0] { $blue ->
                    [0] Hai venduto vetro per { $gold } monete: { $red } in rosso.
                   *[other] Hai venduto vetro per { $gold } monete: { $red } in rosso e { $blue } in blu.
                }
               *[other] { $blue ->
                    [0] Hai venduto vetro per { $gold } monete: { $red } in rosso e { $green } in verde.
                   *[other] Hai venduto vetro per { $gold } monete: { $red } in rosso, { $green } in verde e { $blue } in blu.
                }
            }
        }
event-returned-glass = { $seat } ha rimesso 1 { $glass } nel sacchetto.
    .you = Hai rimesso 1 { $glass } nel sacchetto.
event-pile-empty = La pila «{ $kind }» ora è vuota.
event-last-turns = { $seat } ha svuotato una seconda pila: per { $seat } questo turno è l’ultimo, tutti gli altri ne hanno ancora uno.
    .you = Hai svuotato una seconda pila: per te questo turno è l’ultimo, tutti gli altri ne hanno ancora uno.
event-stalled =
    { $rounds ->
        [one] Per un giro intero nessuna tessera ha lasciato la sua pila: la partita finisce con il giro in corso.
       *[other] Per { $rounds } giri nessuna tessera ha lasciato la sua pila: la partita finisce con il giro in corso.
    }
event-scoring = Il conteggio finale ha avuto inizio.
event-scored = { $seat } ha conteggiato «{ $character }» a { $island } per { $points } PV.
    .you = Hai conteggiato «{ $character }» a { $island } per { $points } PV.
event-leftover =
    { $number ->
        [one] { $seat } ha ottenuto { $number } PV per { $number } gondoliere senza personaggio.
       *[other] { $seat } ha ottenuto { $number } PV per { $number } gondolieri senza personaggio.
    }
    .you =
        { $number ->
            [one] Hai ottenuto { $number } PV per { $number } gondoliere senza personaggio.
           *[other] Hai ottenuto { $number } PV per { $number } gondolieri senza personaggio.
        }
event-showed = { $seat } ha mostrato «{ $character }».
    .you = Hai mostrato «{ $character }».
event-final =
    { $gold ->
        [one] { $seat } ha chiuso con { $points } PV e { $gold } moneta.
       *[other] { $seat } ha chiuso con { $points } PV e { $gold } monete.
    }
    .you =
        { $gold ->
            [one] Hai chiuso con { $points } PV e { $gold } moneta.
           *[other] Hai chiuso con { $points } PV e { $gold } monete.
        }

## Why something is not legal

why-legal = Adesso puoi farlo.
why-over = La partita è finita.
why-draw = Lo decide la sorte, non chi gioca.
why-draw-first = Prima bisogna pescare qualcosa.
why-not-your-turn = Adesso decide { $seat }.
why-other-question = Adesso la domanda è un’altra: «{ $question }»
why-too-little-gold =
    { $price ->
        [one] { $gold ->
            [0] Ci vuole { $price } moneta, e non ce n’è nessuna da spendere.
            [one] Ci vuole { $price } moneta, e da spendere ce n’è solo { $gold }.
           *[other] Ci vuole { $price } moneta, e da spendere ce ne sono solo { $gold }.
        }
       *[other] { $gold ->
            [0] Ci vogliono { $price } monete, e non ce n’è nessuna da spendere.
            [one] Ci vogliono { $price } monete, e da spendere ce n’è solo { $gold }.
           *[other] Ci vogliono { $price } monete, e da spendere ce ne sono solo { $gold }.
        }
    }
why-nothing-to-do = Nessuna azione raggiungibile si può fare per intero adesso: resta solo passare.
why-pile-empty = La pila «{ $kind }» è vuota.
why-no-gondolier-in-hand = Non hai gondolieri in mano.
why-no-dock = Non ci sono posti gondola liberi.
why-no-characters = Il mazzo dei personaggi è vuoto.
why-nothing-to-build = Adesso non puoi posare strade, e non hai edifici per cui ci sia posto accanto a una strada.
why-no-income = Nessuno dei tuoi negozi ha un cliente del suo colore sulla sua isola.
why-nothing-to-produce = Non hai vetro da vendere, e adesso non puoi usare nessuna fabbrica di vetro.
why-nobody-to-hire = Non hai gondolieri in mano da congedare, né nella riserva da assumere.
why-passing = Hai passato: non segue nessuna azione.
why-no-move-yet = Prima deve muoversi una gondola.
why-no-ship = Sullo spazio { $space } non c’è una gondola nera.
    .drawn = Su questo spazio non c’è una gondola nera.
why-lighthouse-last = La gondola rossa ha raggiunto un’altra gondola: era l’ultimo movimento di questo turno.
why-moved-already = Questa gondola si è già mossa. Ognuna si muove una volta sola per turno.
why-ship-blocked = Subito davanti a questa gondola ce n’è un’altra.
why-move-too-dear =
    { $price ->
        [one] Il prossimo movimento costa { $price } moneta, e non ce l’hai.
       *[other] Il prossimo movimento costa { $price } monete, e non ne hai abbastanza.
    }
why-leads-nowhere = Ovunque vada questa gondola, con le monete che restano non si potrebbe fare nessuna azione.
why-space-taken = Sullo spazio { $space } c’è una gondola.
    .drawn = Su questo spazio c’è una gondola.
why-ship-in-the-way = Tra questa gondola e lo spazio { $space } ce n’è un’altra.
    .drawn = Tra questa gondola e quello spazio ce n’è un’altra.
why-not-in-pile = In questa pila non ci sono tessere «{ $tile }».
why-not-drawn = «{ $card }» non è tra le carte che hai pescato.
why-island-not-in-play = { $island } si usa solo in 4 giocatori.
why-dock-taken = In questo posto gondola c’è già un gondoliere.
why-no-gondolier-in-supply = Non hai gondolieri nella riserva.
why-build-something = Bisogna costruire almeno una tessera.
why-no-street-room = Non ci sono spazi strada liberi.
why-not-held = Non hai tessere «{ $tile }».
why-no-site = Accanto alle strade non c’è nessuno spazio edificabile libero.
why-only-bought = Adesso si può piazzare solo la tessera appena comprata.
why-not-a-street-space = Le strade vanno sugli spazi strada, e questo è uno spazio edificabile.
why-not-a-building-space = Gli edifici vanno sugli spazi edificabili, e questo è uno spazio strada.
why-cell-taken = Su questo spazio c’è già una tessera.
why-no-street-beside = Accanto a questo spazio non c’è nessuna strada.
why-no-shop-there = Non hai negozi a { $island }.
why-no-customers = I tuoi negozi a { $island } non hanno lì clienti dei loro colori.
why-nothing-to-sell = Senza usare fabbriche dovresti vendere qualcosa, e non hai vetro.
why-too-few-factories =
    { $number ->
        [0] Non hai costruito nessuna fabbrica di vetro.
        [one] Hai costruito solo { $number } fabbrica di vetro.
       *[other] Hai costruito solo { $number } fabbriche di vetro.
    }
why-too-few-points =
    { $points ->
        [0] Costa { $price } PV, e non ne hai nessuno.
       *[other] Costa { $price } PV, e ne hai solo { $points }.
    }
why-too-little-in-bag =
    { $number ->
        [0] Il sacchetto è vuoto.
        [one] Nel sacchetto c’è solo { $number } blocco di vetro.
       *[other] Nel sacchetto ci sono solo { $number } blocchi di vetro.
    }
why-no-such-glass = Non hai più nessun { $glass }.
why-sell-something = Non hai usato fabbriche, quindi bisogna vendere almeno un blocco di vetro.
why-keep-one = Un blocco di vetro deve restare invenduto: la Stazione Commerciale ne riprende uno.
why-one-colour = In un turno si vende vetro di un solo colore.
why-not-your-character = Non hai «{ $character }».
why-scored-already = «{ $character }» è già nel conteggio.
why-scores-nowhere = «{ $character }» non rende nulla su nessuna isola dove hai ancora un gondoliere libero.
why-no-gondolier-there = Non hai gondolieri liberi a { $island }.
why-only-at-home = Questo personaggio si conteggia solo a { $island }.
why-scores-nothing-there = Questo personaggio non rende nulla a { $island }.
why-give-something = Bisogna consegnare almeno un blocco di vetro.
why-wrong-glass = «{ $character }» prende vetro di un altro colore.
why-studio-too-late = Hai ottenuto lo Studio nel tuo ultimo turno: in questa partita non vale nel conteggio.

## Lines of the account

item-start = All’inizio
item-factories = Fabbriche di vetro costruite
item-shops = Negozi costruiti
item-palaces = Palazzi costruiti
item-cranes = Gru
item-harbour-pub = Pub del Porto
item-guild-hall = Sede della Gilda
item-basilica = Basilica
item-production = Produzione di vetro
item-character = «{ $character }» a { $island }, con { $colour }{ $gold ->
        [0] {""}
        [one] , per { $gold } moneta
       *[other] , per { $gold } monete
    }{ $red ->
        [0] {""}
        [one] , per { $red } blocco di vetro rosso
       *[other] , per { $red } blocchi di vetro rossi
    }{ $green ->
        [0] {""}
        [one] , per { $green } blocco di vetro verde
       *[other] , per { $green } blocchi di vetro verdi
    }{ $blue ->
        [0] {""}
        [one] , per { $blue } blocco di vetro blu
       *[other] , per { $blue } blocchi di vetro blu
    }
item-leftover =
    { $number ->
        [one] { $number } gondoliere senza personaggio
       *[other] { $number } gondolieri senza personaggio
    }

## What a position is worth: the parts that bots give as reasons

term-characters = personaggi con un gondoliere
term-gondoliers = gondolieri da piazzare
term-gold = monete
term-tiles = edifici da costruire
term-earnings = guadagni di negozi e fabbriche
term-glass = vetro
term-cards = carte edificio speciale
term-tempo = turni che restano

## Options

option-leftover-gondoliers = Gondolieri rimasti
    .about = Quali gondolieri senza personaggio portano 1 PV ciascuno alla fine.
option-leftover-gondoliers-board = solo quelli nei posti gondola
option-leftover-gondoliers-all = anche quelli non piazzati
option-empty-equal = Niente è uguale a niente
    .about = Il personaggio 24 dà punti su un’isola dove nessuno possiede nulla?
option-empty-equal-yes = sì
option-empty-equal-no = no
option-stall-rounds = Stallo
    .about = Dopo quanti giri senza che una tessera lasci la sua pila finisce la partita.
option-stall-rounds-0 = mai
option-stall-rounds-value =
    { $n ->
        [0] mai
        [one] dopo { $n } giro
       *[other] dopo { $n } giri
    }
option-scoring = Conteggio finale
    .about = Chi assegna i personaggi alle isole e ai gondolieri.
option-scoring-best = l’assegnazione migliore, in automatico
option-scoring-hand = ognuno la propria, a mano
option-last-studio = Studio dell’ultimo turno
    .about = Uno Studio ottenuto nel tuo ultimo turno vale quando contano i tuoi personaggi?
option-last-studio-counts = vale
option-last-studio-not = non vale

### The drawing

# The spaces of the ring: at most two lines of ten letters.

draw-take-gold = Prendere monete
draw-buy-factory = Comprare fabbrica
draw-buy-shop = Comprare negozio
draw-buy-palace = Comprare palazzo
draw-buy-special = Comprare speciale
draw-recruit = Reclutare
draw-place-gondolier = Piazzare gondoliere
draw-build = Costruire
draw-income = Introiti
draw-production = Produzione
draw-hire-or-dismiss = Assumere, congedare

# Letters on the islands: buildings, customers and shops, glass.

draw-mark-factory = F
draw-mark-shop = N
draw-mark-palace = P
draw-red = r
draw-blue = b
draw-grey = g
draw-glass-red = R
draw-glass-green = V
draw-glass-blue = B
draw-customers = clienti

# Inside the ring.

draw-turn = Turno { NUMBER($turn, useGrouping: 0) }: { $player }
draw-last-turns = Turno { NUMBER($turn, useGrouping: 0) }, ultimo giro: { $player }
draw-over = La partita è finita
draw-pile-street =
    { $number ->
        [one] { $number } strada
       *[other] { $number } strade
    }
draw-pile-factory =
    { $number ->
        [one] { $number } fabbrica
       *[other] { $number } fabbriche
    }
draw-pile-shop =
    { $number ->
        [one] { $number } negozio
       *[other] { $number } negozi
    }
draw-pile-palace =
    { $number ->
        [one] { $number } palazzo
       *[other] { $number } palazzi
    }
draw-pile-special =
    { $number ->
        [one] { $number } edificio speciale
       *[other] { $number } edifici speciali
    }
draw-pile-characters =
    { $number ->
        [one] { $number } personaggio
       *[other] { $number } personaggi
    }
draw-pile-cards =
    { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }
draw-bag = Vetro nel sacchetto:
draw-head-gold = Oro
draw-head-points = PV
draw-head-gondoliers = Gond.
draw-head-glass = Vetro
draw-head-tiles = Tessere
draw-head-characters = Per

# Cards and hand.

draw-not-yet = { $card } (dal prossimo turno)
draw-nothing = –
draw-my-characters = I tuoi personaggi:
draw-my-tiles = Le tue tessere:
draw-drawn = Stai guardando:
draw-searching = Nella pila:
draw-left-shops = Negozi che hai lasciato nella pila:
draw-left-palaces = Palazzi che hai lasciato nella pila:
draw-put-back = Carte che sai in fondo al loro mazzo:
draw-customers-left = Clienti sulle strade ancora nella pila:

draw-legend =
    Come si legge il tabellone
      ●  ◆        una gondola nera, la gondola rossa; ●' si è già mossa, (●) parte
      ◄  ►        la rotta delle gondole: da ogni spazio al numero seguente
      ○ ◇ △ □     chi gioca: bianco, marrone, arancione, grigio
      ·  [ ]      uno spazio strada libero, uno spazio edificabile libero
      b2          lo spazio nella colonna b, riga 2
      ═══  rb═    una strada; una con un cliente rosso e uno blu (g: grigio)
      { draw-mark-factory }○  { draw-mark-shop }r○     una fabbrica di vetro e un negozio rosso di ○
      { draw-mark-palace }2  ★       un palazzo con 2 stemmi, un edificio speciale: di nessuno
      ○─·  ○─◇    un posto gondola nel colore di ○: libero, o occupato da ◇
      5+2         gondolieri in mano e nella riserva
      { draw-glass-red } { draw-glass-green } { draw-glass-blue }       vetro: rosso, verde, blu
      { draw-mark-factory } { draw-mark-shop } { draw-mark-palace } ★     da costruire: fabbriche, negozi, palazzi, edifici speciali

draw-own-board = Il tabellone e l’assortimento delle tessere sono una nostra ricostruzione, non quelli stampati.

# What items of the account are called together.

source-character = Personaggi
source-leftover = Gondolieri senza personaggio

## Quello che conta per un personaggio

part-shops = negozi
part-factories = fabbriche di vetro
part-palaces = palazzi
part-specials = edifici speciali
part-crests = stemmi
part-red-shops = negozi rossi
part-blue-shops = negozi blu
part-grey-shops = negozi grigi
part-own-shops = negozi tuoi
part-others-shops = negozi di altri
part-own-factories = fabbriche tue
part-others-factories = fabbriche di altri
part-own-buildings = edifici tuoi
part-others-buildings = edifici di altri
part-customers = clienti
part-red-customers = clienti rossi
part-blue-customers = clienti blu
part-grey-customers = clienti grigi
part-red-and-blue-customers = clienti rossi e blu
part-own-gondoliers = gondolieri tuoi
part-gold = il tuo oro
part-glass-red = vetro rosso tuo
part-glass-green = vetro verde tuo
part-glass-blue = vetro blu tuo

## La pagina

murano-space = Spazio { $number }
murano-black-ship = gondola nera
murano-red-ship = gondola rossa
murano-free = libero
murano-supply = { $player }, nella riserva: { $number }
murano-kind-space = spazio dell’anello
murano-kind-ship = gondola
murano-kind-tile = tessera
murano-kind-island = isola
murano-kind-pile = pila
murano-kind-character = personaggio
murano-kind-card = carta edificio speciale
murano-kind-glass = vetro
murano-kind-supply = gondolieri nella riserva
murano-ship-about = Queste gondole sono di tutti. Fai l’azione dello spazio dove si ferma l’ultima che muovi. Il primo movimento del turno è gratis, ogni altra gondola costa di più.
murano-street-space = spazio strada
murano-street-space-about = Qui si posano solo strade. Una strada non costa niente.
murano-building-space = spazio edificabile
murano-building-space-about = Qui va un edificio, appena c’è una strada accanto.
murano-owner = Proprietario
murano-gondolier-of = Gondoliere
murano-points-so-far = Punti finora
murano-my-tiles = Le mie tessere
murano-my-characters = I miei personaggi, li vedi solo tu
murano-my-characters-shown = I miei personaggi
murano-in-hand = In mano
murano-placing = Da posare
murano-in-the-pile = Nella pila
murano-no-tiles = Nessuna. Comprane sull’anello.
murano-no-characters = Nessuno. Reclutane uno sull’anello.
murano-ready =
    { $number ->
        [one] { $number } pronto
       *[other] { $number } pronti
    }
murano-gondoliers =
    { $out ->
        [one] { $out } piazzato, { $hand } in mano
       *[other] { $out } piazzati, { $hand } in mano
    }
murano-characters = Personaggi
murano-now = ora { $points } PV, { $island }
murano-now-nothing = per ora niente
murano-now-unserved = { $points } PV, { $island }, senza gondoliere
murano-would-bring = ora { $points } PV, { $island }
murano-lacks = { $island }, { $part }
murano-special-cards = Carte edificio speciale
murano-door-tiles = tessere
murano-door-purse = monete, vetro
murano-door-looking = da scegliere
murano-short-factory = fabbrica
murano-short-special = speciale
murano-short-shop-red = negozio rosso
murano-short-shop-blue = negozio blu
murano-short-shop-grey = negozio grigio
murano-short-palace-1 = palazzo, 1
murano-short-palace-2 = palazzo, 2
murano-short-palace-3 = palazzo, 3
murano-ask-turn = Dove vai?
murano-ask-turn-aside = Scegli uno spazio: parte la gondola che ci arriva. O scegli prima una gondola.
murano-ask-sail = Fermarsi qui: { $deed }?
murano-or-other-ship = Oppure scegli un altro spazio, o muovi prima un’altra gondola.
murano-pays = Monete: ne paghi { $paid } e ne tieni { $left }.
murano-costs = Monete per arrivarci: { $gold }.
murano-ships-moved =
    { $number ->
        [one] 1 gondola mossa
       *[other] { $number } gondole mosse
    }
murano-tiles-left =
    { $number ->
        [one] Puoi posare ancora 1 tessera.
       *[other] Puoi posare ancora { $number } tessere.
    }
murano-lay-street = Pesca una strada, ne restano { $number }
murano-do-sail = Vai lì, poi un’altra
murano-sail-then = Parti, poi { $deed }
murano-then-take-gold = prendi monete
murano-then-buy-factory = compra una fabbrica
murano-then-buy-shop = compra un negozio
murano-then-buy-palace = compra un palazzo
murano-then-buy-special = compra un edificio speciale
murano-then-recruit = recluta
murano-then-place-gondolier = piazza un gondoliere
murano-then-build = costruisci
murano-then-income = prendi gli introiti
murano-then-production = produci
murano-then-hire-or-dismiss = assumi o congeda
murano-do-at = Costruisci qui
murano-do-dock = Piazzalo qui
murano-do-keep = Tieni questa carta
murano-do-take = Prendi questa tessera
murano-do-income = Introiti da qui
murano-do-sell = Vendilo
murano-do-return = Restituiscilo
murano-do-give = Consegnalo
murano-on-the-track = Sul tracciato
murano-during-the-game = punti durante la partita
murano-gold-left = Monete rimaste, decidono in caso di parità
worth-ready = c’è un tuo gondoliere
worth-not-ready = non c’è un tuo gondoliere
murano-all-islands = Su ogni isola, così com’è
murano-on-this-island = I tuoi personaggi su quest’isola, così com’è
murano-ask-only-pass = Nessuna azione è possibile: puoi solo passare.
murano-ask-pass = Passi: +1 moneta. Quale gondola muovi?
murano-ask-pass-aside = Non segue nessuna azione. Vale solo quando confermi.
murano-ask-pass-here = Passare e lasciare qui la gondola?
murano-step-pass = passi
murano-do-pass = Passa, +1 moneta
murano-ask-decline = Non tenere nessuno di questi personaggi?
murano-ask-decline-aside = Non paghi nulla e il tuo turno finisce.
murano-do-decline = Nessuno
murano-ask-on-the-way = { $deed }: solo una tappa
murano-ask-top = Prendi la prima tessera?
murano-ask-search = Guardi tutta la pila?
murano-ask-hire = Assumi un gondoliere?
murano-ask-dismiss = Congedi un gondoliere?
murano-not-top = La prima tessera? { $why }
murano-not-search = Guardare tutta la pila? { $why }
murano-not-hire = Assumerne uno? { $why }
murano-not-dismiss = Congedarne uno? { $why }
murano-about = { $what }: { $question }
murano-ask-at = Costruire qui?
murano-ask-street = Posa prima una strada: gli edifici la vogliono accanto
murano-ask-street-more = Posi una strada?
murano-character-price =
    { $gold ->
        [0] Non paghi nulla.
        [one] Paghi { $gold } moneta.
       *[other] Paghi { $gold } monete.
    }
murano-glass-prices = Monete per vetro di un colore: { $prices }.
murano-do-keep-for = Tieni, monete: { $gold }
murano-do-dock-for = Piazza, monete: { $gold }
murano-do-take-for = Prendi, monete: { $gold }
murano-do-sell-for = Vendi, monete: { $gold }
murano-sell-none = Non vendere nulla
murano-produce-for = Usarne { $number }: −{ $points } PV
murano-produce-none = Non usarne
murano-hire-for = Assumine uno, monete: { $gold }
murano-dismiss-for = Congedane uno, monete: +{ $gold }
murano-end-piles =
    { $empty ->
        [0] Due pile vuote chiudono la partita. La più bassa: { $name }
       *[other] Una pila è vuota, la seconda chiude la partita. La più bassa: { $name }
    }
murano-end-last =
    { $number ->
        [one] Ultimo giro, il tuo è finito: ancora { $number } turno
       *[other] Ultimo giro, il tuo è finito: ancora { $number } turni
    }
murano-end-last-mine =
    { $number ->
        [one] Ultimo giro: questo è il tuo ultimo turno
       *[other] Ultimo giro: ancora un turno per te, { $number } in tutto
    }
murano-end-stalled = La partita finisce con questo giro
murano-beside = I tuoi gondolieri
murano-beside-docks = A terra su: { $islands }. Pronti: { $number }.
murano-beside-none = Nessuno ancora a terra. Pronti: { $number }.
murano-where-gondoliers = I tuoi gondolieri: { $islands }; { $number } pronti.
murano-no-gondoliers-ashore = I tuoi gondolieri: nessuno a terra, { $number } pronti.
guide-others = Ora tocca agli altri. Ciò che cambiano riceve un anello chiaro, e la cronaca lo racconta.
guide-turn = Le gondole con la linea rossa possono partire. Scegline una: gli spazi raggiungibili si illuminano.
guide-ship = Le gondole con la linea rossa possono partire. Scegline una: gli spazi raggiungibili si illuminano.
guide-sail = Una gondola avanza fino alla prossima. Indica uno spazio per sapere che cosa fa la sua azione.
guide-buy = La prima tessera costa 2 monete. Per 4 monete guardi tutta la pila e scegli.
guide-build = Puoi posare fino a tre tessere. Le strade sono gratis dalla pila; gli edifici vogliono una strada accanto.
guide-cell = Gli spazi segnati accolgono questa tessera. I clienti sulle strade porteranno monete ai negozi del loro colore.
guide-character = Alla fine ogni personaggio guarda un’isola. Scegline uno adatto a ciò che costruirai, o nessuno.
guide-dock = Senza un gondoliere sulla sua isola nessun personaggio dà punti. Un posto gondola del tuo colore costa meno.
guide-income = Scegli l’isola dove i tuoi negozi hanno più clienti del loro colore.
guide-produce = Ogni fabbrica usata costa 2 punti e dà un blocco di vetro. Il vetro si vende bene, soprattutto tre blocchi dello stesso colore.
