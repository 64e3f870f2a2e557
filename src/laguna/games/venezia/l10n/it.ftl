# Venezia in italiano. Le quattro lingue hanno gli stessi messaggi, attributi e variabili.
# I nomi degli edifici stanno senza articolo: «1 palazzo», «una carta palazzo».

game-name = Venezia
game-about = Costruisci la città sulla laguna: bonifichi paludi ed erigi case, palazzi, campi, basiliche e ponti, per conto tuo o insieme ad altri. Ogni edificio fa avanzare gondole lungo i canali, e vince la gondola che arriva più lontano.

## Buildings

house = casa
    .about = 1 carta, 1 spazio, 1 punto. Non ha mastro costruttore, e in un turno puoi costruirne più di una.
palazzo = palazzo
    .about = 3 carte, 2 spazi con un lato in comune. 1 punto per ogni spazio intorno senza edifici, con palude o vuoto.
campo = campo
    .about = 3 carte, 1 spazio. 1 punto per ogni spazio intorno con un edificio, o con una parte di esso.
basilica = basilica
    .about = 4 carte, 3 spazi che si toccano tutti tra loro. 7 punti.
bridge = ponte
    .about = 3 carte, i 2 spazi di un sito per ponti, che stanno in 2 quartieri. 1 punto per ogni casa di uno di questi quartieri, scelto insieme al posto.

## Cards and pieces

project = cantiere
    .about = Le carte di un tipo davanti ai giocatori, ancora troppo poche per l’edificio. Puoi aggiungerne, ma mai più di quante ne servono. Il mastro costruttore ottiene tutti i punti, chiunque altro vi abbia una carta, la metà, arrotondata per difetto.
solo = costruzione in proprio
    .about = Giochi in un solo turno tutte le carte che servono per un edificio. Tutti i punti sono tuoi. Le carte davanti agli altri e la pedina restano dove sono.
pawn = pedina del mastro costruttore
    .about = La prendi quando apri un cantiere, o quando vi hai più carte del mastro costruttore. Il mastro costruttore sceglie il posto e ottiene tutti i punti.
market = carte scoperte
    .about = Stanno accanto al mazzo, mai due dello stesso tipo. Prendi 1 carta, da qui o dal mazzo; oppure ne metti qui una delle tue e ne prendi 3. Se alla fine di un turno ce ne sono 4, vengono scartate.
gold = oro
    .about = Solo tu sai quanto valgono i tuoi gettoni. Nel tuo turno 5 monete d’oro fanno avanzare la tua gondola di 1 spazio; non si dà resto. Dopo la fine si può usare l’oro un’ultima volta.
swamp = gettone palude
    .about = Copre uno spazio, e lì non si può costruire. Nel tuo turno puoi bonificare fino a 2 spazi. Ogni gettone vale 0, 1 o 2 monete d’oro, e lo sai solo tu.
treasure = gettone tesoro
    .about = Vale 3, 4, 5 o 6 monete d’oro, e lo sai solo tu. Ne prendi uno se partecipi a un edificio e la tua gondola si trova lungo il suo quartiere; per un ponte basta uno dei suoi quartieri.
gondola = gondola
    .about = Avanza di 1 spazio per ogni punto. Gli spazi occupati si saltano e non si contano. Una gondola sul 60 o più avanti chiude la partita, e vince la più lontana.
imaginary = giocatore immaginario
    .about = Il terzo in una partita a due. In ogni turno riceve davanti a sé una carta del mazzo, all’inizio o alla fine. Partecipa ai cantieri come te, ma i suoi punti vanno persi, e non prende tesori.

## Quarters

cannaregio = Cannaregio
castello = Castello
san-polo = San Polo
san-marco = San Marco
dorsoduro = Dorsoduro

## Endings

all-house = l’ultima casa
all-palazzo = l’ultimo palazzo
all-campo = l’ultimo campo
all-basilica = l’ultima basilica
all-bridge = l’ultimo ponte
space-by-building = un edificio che ha portato una gondola al 60 o più avanti
space-by-gold = dell’oro che ha portato una gondola al 60 o più avanti
stall = stallo

## Questions

question-first = Si sorteggia chi comincia.
question-draw-card = Si pesca una carta dal mazzo.
question-draw-swamp = Si gira il gettone palude.
question-draw-treasure = Si pesca un gettone tesoro.
question-imaginary = Il giocatore immaginario riceve una carta adesso o alla fine del tuo turno?
question-play = Quali carte giochi?
question-order = Che cosa si costruisce adesso?
question-place = Dove metti l’edificio?
question-discard = A quale tipo di carte rinunci?
question-drain = Quale spazio bonifichi?
question-draw = Prendi 1 carta, o ne metti una tra le carte scoperte e ne prendi 3?
question-take = Prendi un’altra carta scoperta, o il resto dal mazzo?
question-pause = Usi l’oro adesso?
question-tokens = Quali gettoni consegni?
question-last = Usi l’oro per l’ultima volta?
question-over = La partita è finita.

## Actions

action-now = Una carta per il giocatore immaginario adesso
action-later = Una carta per il giocatore immaginario alla fine del turno
action-house = Giocare una carta casa
action-project = Giocare una carta { $what } nel cantiere
action-solo = Giocare in proprio tutte le carte che servono: { $what }
action-done = Non giocare altre carte
action-stop-me = Fermarmi di nuovo nelle pause
action-build = Costruire 1 { $what }
action-build-solo = Costruire 1 { $what } in proprio
action-at = { $what } { $place }
    .drawn = A { $what }
action-bridge = Ponte a { $what } { $place }; contano le case di { $what }
    .drawn = Ponte a { $what }; contano le case di lì
action-discard = Rinunciare a tutte le tue carte { $what }
action-drain = Bonificare { $what } { $place }
    .drawn = Bonificare uno spazio a { $what }
action-drain-nothing = Non bonificare nulla
action-take = Prendere la carta { $what } scoperta
action-pile = Pescare dal mazzo
action-offer = Mettere una carta { $what } tra le carte scoperte e prenderne 3
action-go-on = Andare avanti
action-dont-stop = Andare avanti e non fermarmi più nelle pause
action-token = Un gettone di valore { $what }
action-cheapest = Far scegliere i gettoni meno cari
action-pay = Consegnare i gettoni scelti
action-gold = Spazi comprati con l’oro: { $what }
action-first = Primo turno: posto { $what }
action-card = Pesca: { $what }
action-swamp = Gettone palude: valore { $what }
action-treasure = Gettone tesoro: valore { $what }

## Events

event-first = { $seat } ha avuto il primo turno.
    .you = Hai avuto il primo turno.
event-drew = { $seat } ha pescato una carta dal mazzo.
    .you = Hai pescato una carta dal mazzo.
event-drew-seen = { $seat } ha pescato dal mazzo una carta { $card }.
    .you = Hai pescato dal mazzo una carta { $card }.
event-shuffled =
    { $number ->
        [one] Gli scarti sono diventati il nuovo mazzo: { $number } carta.
       *[other] Gli scarti sono diventati il nuovo mazzo: { $number } carte.
    }
event-imaginary-now = { $seat } ha scelto di pescare per il giocatore immaginario all’inizio del turno.
    .you = Hai scelto di pescare per il giocatore immaginario all’inizio del turno.
event-imaginary-later = { $seat } ha scelto di pescare per il giocatore immaginario alla fine del turno.
    .you = Hai scelto di pescare per il giocatore immaginario alla fine del turno.
event-imaginary-gets = Il giocatore immaginario ha ricevuto una carta { $card }.
event-imaginary-discards = Il giocatore immaginario ha pescato una carta { $card }. Sarebbe stata di un terzo tipo ed è finita tra gli scarti.
event-played = { $seat } ha giocato una carta { $card }.
    .you = Hai giocato una carta { $card }.
event-alone = { $seat } ha giocato in proprio tutte le carte che servono: { $number } × { $card }.
    .you = Hai giocato in proprio tutte le carte che servono: { $number } × { $card }.
event-master = { $seat } è ora mastro costruttore: { $kind }.
    .you = Sei ora mastro costruttore: { $kind }.
event-imaginary-master = Il giocatore immaginario è ora mastro costruttore: { $kind }.
event-built =
    { $points ->
        [0] { $seat } ha messo 1 { $kind } a { $quarter } { $hexes }. Non vale punti.
        [one] { $seat } ha messo 1 { $kind } a { $quarter } { $hexes }. Vale { $points } punto.
       *[other] { $seat } ha messo 1 { $kind } a { $quarter } { $hexes }. Vale { $points } punti.
    }
    .you =
        { $points ->
            [0] Hai messo 1 { $kind } a { $quarter } { $hexes }. Non vale punti.
            [one] Hai messo 1 { $kind } a { $quarter } { $hexes }. Vale { $points } punto.
           *[other] Hai messo 1 { $kind } a { $quarter } { $hexes }. Vale { $points } punti.
        }
    .drawn =
        { $points ->
            [0] { $seat } ha messo 1 { $kind } a { $quarter }. Non vale punti.
            [one] { $seat } ha messo 1 { $kind } a { $quarter }. Vale { $points } punto.
           *[other] { $seat } ha messo 1 { $kind } a { $quarter }. Vale { $points } punti.
        }
    .drawn-you =
        { $points ->
            [0] Hai messo 1 { $kind } a { $quarter }. Non vale punti.
            [one] Hai messo 1 { $kind } a { $quarter }. Vale { $points } punto.
           *[other] Hai messo 1 { $kind } a { $quarter }. Vale { $points } punti.
        }
event-no-room = Non c’era posto per 1 { $kind }: le carte sono finite tra gli scarti.
event-treasure = { $seat } ha preso un gettone tesoro.
    .you = Hai preso un gettone tesoro.
event-treasure-seen =
    { $gold ->
        [one] { $seat } ha preso un gettone tesoro da { $gold } moneta d’oro.
       *[other] { $seat } ha preso un gettone tesoro da { $gold } monete d’oro.
    }
    .you =
        { $gold ->
            [one] Hai preso un gettone tesoro da { $gold } moneta d’oro.
           *[other] Hai preso un gettone tesoro da { $gold } monete d’oro.
        }
event-moved =
    { $spaces ->
        [one] { $seat } ha mosso la gondola di { $spaces } spazio, fino allo spazio { $space }.
       *[other] { $seat } ha mosso la gondola di { $spaces } spazi, fino allo spazio { $space }.
    }
    .you =
        { $spaces ->
            [one] Hai mosso la gondola di { $spaces } spazio, fino allo spazio { $space }.
           *[other] Hai mosso la gondola di { $spaces } spazi, fino allo spazio { $space }.
        }
event-gave-up =
    { $number ->
        [one] { $seat } ha rinunciato a { $number } carta { $card }.
       *[other] { $seat } ha rinunciato a { $number } carte { $card }.
    }
    .you =
        { $number ->
            [one] Hai rinunciato a { $number } carta { $card }.
           *[other] Hai rinunciato a { $number } carte { $card }.
        }
event-drained = { $seat } ha bonificato { $quarter } { $hex }.
    .you = Hai bonificato { $quarter } { $hex }.
    .drawn = { $seat } ha bonificato uno spazio a { $quarter }.
    .drawn-you = Hai bonificato uno spazio a { $quarter }.
event-swamp-seen =
    { $gold ->
        [0] Il gettone palude non vale nulla.
        [one] Il gettone palude vale { $gold } moneta d’oro.
       *[other] Il gettone palude vale { $gold } monete d’oro.
    }
event-drains-nothing = { $seat } ha concluso la bonifica.
    .you = Hai concluso la bonifica.
event-draws-nothing = { $seat } non ha pescato carte.
    .you = Non hai pescato carte.
event-took = { $seat } ha preso la carta { $card } scoperta.
    .you = Hai preso la carta { $card } scoperta.
event-offered = { $seat } ha messo una carta { $card } tra le carte scoperte.
    .you = Hai messo una carta { $card } tra le carte scoperte.
event-swept =
    { $number ->
        [one] C’era { $number } carta scoperta: è finita tra gli scarti.
       *[other] C’erano { $number } carte scoperte: sono finite tutte tra gli scarti.
    }
event-buys =
    { $spaces ->
        [one] { $seat } ha scelto di comprare { $spaces } spazio con l’oro.
       *[other] { $seat } ha scelto di comprare { $spaces } spazi con l’oro.
    }
    .you =
        { $spaces ->
            [one] Hai scelto di comprare { $spaces } spazio con l’oro.
           *[other] Hai scelto di comprare { $spaces } spazi con l’oro.
        }
event-token = { $seat } ha consegnato un gettone di valore { $gold }.
    .you = Hai consegnato un gettone di valore { $gold }.
event-no-pauses = { $seat } ha rinunciato alle pause.
    .you = Hai rinunciato alle pause.
event-pauses = { $seat } ha voluto di nuovo le pause.
    .you = Hai voluto di nuovo le pause.
event-ending = Questo chiude la partita: { $end }.

## Why something is not legal

why-legal = Adesso puoi farlo.
why-over = La partita è finita.
why-draw = Lo decide la sorte, non chi gioca.
why-draw-first = Prima bisogna pescare qualcosa.
why-not-your-turn = Adesso decide { $seat }.
why-other-question = Adesso la domanda è un’altra: «{ $question }»
why-gold-on-own-turn = Puoi usare l’oro solo nel tuo turno.
why-too-little-gold =
    { $gold ->
        [0] Ci vogliono { $price } monete d’oro, e non ne hai nessuna.
       *[other] Ci vogliono { $price } monete d’oro, e ne hai solo { $gold }.
    }
why-not-in-hand = Non hai in mano nessuna carta { $card }.
why-stop-me-first = Puoi chiederlo solo all’inizio del tuo turno, prima di fare altro.
why-stops-anyway = Nelle pause il gioco si ferma già.
why-whole-set-alone = Hai aperto il cantiere in questo turno, e questa carta non può completarlo. Tutte le carte di 1 { $kind } in un solo turno sono una costruzione in proprio.
why-project-full =
    { $number ->
        [one] Per 1 { $kind } serve { $number } carta, e il cantiere ce l’ha già.
       *[other] Per 1 { $kind } servono { $number } carte, e il cantiere le ha già tutte.
    }
why-no-new-project = In questo turno le tue carte completano 1 { $kind }, quindi non puoi aprire un nuovo cantiere dello stesso tipo.
why-begun-this-turn = In questo turno hai aperto il cantiere «{ $kind }», quindi non puoi costruire in proprio lo stesso tipo.
why-too-few-cards =
    { $number ->
        [one] Per costruire in proprio serve { $number } carta { $kind }, e non ce l’hai in mano.
       *[other] Per costruire in proprio servono { $number } carte { $kind }, e in mano non ne hai abbastanza.
    }
why-not-complete = Le carte per 1 { $kind } non sono al completo.
why-wrong-shape = Per 1 { $kind } ci vuole un posto di un’altra forma.
why-under-swamp = Questo posto, o una sua parte, è sotto la palude.
why-built-on = In questo posto c’è già un edificio.
why-not-in-front = Non hai davanti a te nessuna carta { $card }.
why-no-swamp = Su questo spazio non c’è palude.
why-not-in-market = Tra le carte scoperte non c’è nessuna carta { $card }.
why-hand-too-full =
    { $number ->
        [one] Con più di { $number } carta in mano non puoi metterne una tra le carte scoperte.
       *[other] Con più di { $number } carte in mano non puoi metterne una tra le carte scoperte.
    }
why-must-draw = A questo tavolo devi pescare finché hai posto in mano.
why-in-market-already = Tra le carte scoperte c’è già una carta { $card }.
why-just-offered = Hai appena messo tu la carta { $card } tra le carte scoperte.
why-pay-more =
    { $gold ->
        [0] Costa { $price } monete d’oro, e non ne hai ancora scelta nessuna.
        [one] Costa { $price } monete d’oro, e per ora ne hai scelta solo { $gold }.
       *[other] Costa { $price } monete d’oro, e per ora ne hai scelte solo { $gold }.
    }
why-paid-enough = I gettoni scelti bastano per { $price } monete d’oro.
why-no-such-token = Non hai più gettoni di valore { $gold }.
why-superfluous = Con un gettone di valore { $gold } ci sarebbe un gettone superfluo.

## Lines of the account

item-house = Case costruite
item-palazzo = Palazzi costruiti
item-campo = Campi costruiti
item-basilica = Basiliche costruite
item-bridge = Ponti costruiti
item-shares = Quote negli edifici degli altri
item-gold = Oro
item-jumps = Spazi occupati saltati

## What a position is worth, by the parts that a bot explains its move with

term-space = spazio sul percorso
term-gold = oro
term-projects = cantieri come mastro costruttore
term-shares = quote nei cantieri degli altri
term-cards = carte in mano
term-sites = posti per costruire
term-treasure = tesori in arrivo
term-turns = turni a venire

## Options

option-stall-rounds = Stallo
    .about = Dopo quanti giri in cui nessuno gioca carte, bonifica, pesca o usa oro finisce la partita.
option-stall-rounds-value =
    { $n ->
        [0] mai
        [one] dopo { $n } giro
       *[other] dopo { $n } giri
    }
option-imaginary-house = Case del giocatore immaginario
    .about = In due giocatori: che cosa succede a una carta casa mentre davanti al giocatore immaginario ci sono due tipi.
option-imaginary-house-discard = la carta si scarta
option-imaginary-house-build = la casa si costruisce
option-draw = Pesca
    .about = Chi ha posto in mano deve pescare alla fine del turno?
option-draw-must = obbligatoria
option-draw-may = si può saltare
option-reshuffle = Nuovo mazzo
    .about = Quando si mescolano gli scarti per farne il mazzo.
option-reshuffle-needed = quando serve una carta
option-reshuffle-at-once = appena è pescata l’ultima carta

## The drawing

# Over the map: what is going on.

draw-turn = Turno { NUMBER($turn, useGrouping: 0) }: { $player }
draw-last-exchange = L’ultimo uso dell’oro: { $player }
draw-over = La partita è finita
draw-building = In costruzione: { $kind } ({ $player })
draw-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
draw-alone = Costruzione in proprio: { $kinds }
draw-later = Carta al giocatore immaginario a fine turno
draw-to-take = Carte ancora da prendere: { $number }
draw-buying = Spazi comprati con l’oro: { $number }

# Heads of columns: the first three stand in the water and have at most 16 letters together, space has at most 6.

draw-head-left = resta
draw-head-project = carte
draw-head-discards = scarti
draw-head-space = Spazio
draw-head-along = Lungo
draw-head-hand = Mano
draw-head-front = Davanti

# Where a gondola lies, at most 21 letters.

draw-start = partenza
draw-all-but = tutti meno { $quarters }
draw-open-water = acque aperte
draw-post = palo { $number }

# Cards and tokens.

draw-market = Carte scoperte: { $cards }
draw-pile =
    { $number ->
        [one] Mazzo: { $number } carta
       *[other] Mazzo: { $number } carte
    }
draw-treasure =
    { $number ->
        [one] Resta { $number } gettone tesoro
       *[other] Restano { $number } gettoni tesoro
    }
draw-nothing = –
draw-my-cards = Le tue carte:
draw-my-tokens = I tuoi gettoni:
draw-picked = Scelti per pagare:
draw-gold =
    { $number ->
        [one] { $number } moneta d’oro
       *[other] { $number } monete d’oro
    }

draw-legend =
    Come si legge il tabellone
      ~1  _2      spazi con palude e vuoti; il numero è il posto nella fila
      c2          il secondo spazio della fila c; la lettera sta prima della fila
      ⌂ P C B =   casa, palazzo, campo, basilica, ponte
      (~1) (_2)   estremità di siti per ponti su cui non c’è ancora un edificio
      ⌂3          accanto al nome di un quartiere: le sue case
      • 5 10/45   il percorso da 0 a 60; 10 e 45 sono lo stesso spazio
      ¦           i pali d’ormeggio dopo il 60
      ● ◆ ▲ ■ ★   le gondole dei giocatori: rosso, blu, verde, giallo, nero
      17 2.       sullo spazio 17, al secondo posto
      3 PC        3 carte in mano; palazzo e campo erano tra le carte scoperte
      ~ ¤         quanti gettoni palude e tesoro
      P2*         2 carte palazzo davanti; * è la pedina del mastro costruttore
      1/3         carte in un cantiere, e quante ne servono
      (campo)     tra le carte scoperte: messa in questo turno

draw-own-board = Il tabellone, gli edifici che vi stanno all’inizio e i valori dei gettoni sono una nostra ricostruzione, non quelli stampati.

## La pagina

venezia-space = Spazio { $number }
venezia-stone = spazio di pietra
    .about = È lastricato e senza palude fin dall’inizio. Qui può sorgere qualsiasi edificio.
venezia-empty = spazio bonificato
    .about = La palude non c’è più e ancora non c’è un edificio. Qui può sorgere qualsiasi edificio.
venezia-track = Il percorso
venezia-lies-along = Una gondola qui sta lungo { $quarters }. Se il suo giocatore partecipa lì a un edificio, ottiene un tesoro.
venezia-lies-along-none = Una gondola qui non sta lungo nessun quartiere.
venezia-of-the-track = su 60
venezia-in-hand = { $number } in mano
venezia-known = presa scoperta: { $card }
venezia-needs =
    { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }
venezia-alone = in proprio
venezia-complete = completo
venezia-is-complete = Carte complete: { $what }.
venezia-cards-of = { $number } su { $all }
venezia-master = mastro costruttore
venezia-in-project = Carte nel cantiere
venezia-left = Da costruire
venezia-discards = Scarti
venezia-projects = Cantieri e mastri costruttori
venezia-my-hand = La mia mano, { $number } su { $most }
venezia-no-cards = Nessuna carta. Si pesca alla fine del turno.
venezia-market = Carte scoperte
venezia-clears = la quarta le scarta
venezia-pile = Mazzo
venezia-my-gold = Il mio oro
venezia-no-tokens = Nessun gettone. Li danno paludi e tesori.
venezia-price = uno spazio costa { $gold }
venezia-picked = scelte: { $gold }
venezia-buy =
    { $spaces ->
        [one] Compra { $spaces } spazio
       *[other] Compra { $spaces } spazi
    }
venezia-cheapest = I meno cari
venezia-this-turn = Questo turno
venezia-in-front = Davanti a te
venezia-to-build = Da costruire
venezia-phase-build = Costruire
venezia-phase-drain = Bonificare
venezia-phase-draw = Pescare
venezia-step-build = costruire: { $kind }
venezia-the-house = la casa
venezia-the-palazzo = il palazzo
venezia-the-campo = il campo
venezia-the-basilica = la basilica
venezia-the-bridge = il ponte
venezia-where = Dove va { $what }?
venezia-where-mine = Tutti i punti sono tuoi. Chi partecipa ne ha la metà.
venezia-where-alone = Tutti i punti sono tuoi.
venezia-where-other = Scegli tu il posto, ma i punti non sono tuoi.
venezia-build-here = Costruire qui { $what }?
venezia-worth =
    { $points ->
        [0] Non vale punti.
        [one] Vale { $points } punto.
       *[other] Vale { $points } punti.
    }
venezia-you-go = Avanzi di { $spaces }, fino allo spazio { $space }.
venezia-goes = { $player } avanza di { $spaces }, fino a { $space }.
venezia-treasure-first = Prima che le gondole si muovano si pesca un tesoro.
venezia-drain-here =
    { $number ->
        [one] Bonificare questo spazio?
       *[other] Bonificare questi { $number } spazi?
    }
venezia-drain-aside =
    { $number ->
        [one] Prendi il suo gettone, e solo tu vedi quanto vale.
       *[other] Prendi i loro gettoni, e solo tu vedi quanto valgono.
    }
venezia-drains-left =
    { $number ->
        [one] Puoi bonificarne ancora { $number }.
       *[other] Puoi bonificarne fino a { $number }.
    }
venezia-ask-draw-one = Quale carta prendi?
venezia-draw-aside =
    { $number ->
        [0] Non hai carte in mano.
        [one] Hai { $number } carta in mano; sceglila per metterla.
       *[other] Hai { $number } carte in mano; scegli quella da mettere.
    }
venezia-to-take =
    { $number ->
        [one] Ancora { $number } carta.
       *[other] Ancora { $number } carte.
    }
venezia-discard-aside = Puoi tenere due tipi davanti a te.
venezia-play-aside = Scegli carte della tua mano, oppure nessuna.
venezia-tokens-aside = Scegli i gettoni, o lascia prendere i meno cari.
venezia-play-none = Nessuna carta
venezia-play-enough = Basta così
venezia-drain-enough = Basta così
venezia-do-play =
    { $number ->
        [one] Gioca { $number } carta
       *[other] Gioca { $number } carte
    }
venezia-do-next = Costruisci questo
venezia-do-at = Costruisci qui
venezia-do-drain =
    { $number ->
        [one] Bonifica 1 spazio
       *[other] Bonifica { $number } spazi
    }
venezia-do-discard = Rinuncia
venezia-do-take = Prendi
venezia-do-take-rest = Prendi, e { $number } dal mazzo
venezia-do-pile = Pesca
venezia-do-offer = Mettila lì, pescane 3
venezia-do-pay = Paga
venezia-do-cheapest = Paga con i meno cari
venezia-do-go-on = Avanti
venezia-do-dont-stop = Non chiedermi più dell’oro
venezia-do-stop-me = Chiedimi di nuovo dell’oro
venezia-do-now = Adesso
venezia-do-later = Alla fine
venezia-kind-hand = Carta della tua mano
venezia-kind-building = Edificio
venezia-houses-in = Case a { $quarter }
venezia-open-in = Spazi senza edificio a { $quarter }
venezia-spaces-so-far = Spazi finora
venezia-tokens-left = Gettoni rimasti
venezia-gain-you = Tu +{ $points }, fino a { $space }.
venezia-gain = { $player } +{ $points }, fino a { $space }.
venezia-gain-treasure = Un tesoro per { $players }.
venezia-gain-treasure-you = te
venezia-best-places = Dove renderebbe di più, così com’è
venezia-at-this-place = In questo posto
venezia-door-next = da scegliere
venezia-door-hand = mano
venezia-door-projects = cantieri
venezia-door-market = scoperte
venezia-door-gold = oro
venezia-drain-more = Puoi sceglierne ancora uno. Solo tu vedi quanto valgono i gettoni.
venezia-do-done = Nessuna carta
venezia-do-drain-nothing = Non bonificare
venezia-ask-done = Nessuna carta in questo turno?
venezia-ask-done-aside = Poi bonifichi le paludi.
venezia-ask-drain-nothing = Non bonificare nulla in questo turno?
venezia-ask-drain-nothing-aside = Potresti bonificare fino a 2 spazi e prenderne i gettoni.
venezia-end = Fine: spazio { $space } (prima gondola: { $first }) o un tipo esaurito ({ $left })
venezia-end-short = Fine: spazio { $space } (primo: { $first }) o { $left }
venezia-end-left = { $kind }: ne restano { $number }
venezia-end-last = La partita è finita: l’oro conta per l’ultima volta
venezia-takes-you =
    { $spaces ->
        [one] Il turno di { $player } ti porta avanti di { $spaces } spazio, fino a { $space }.
       *[other] Il turno di { $player } ti porta avanti di { $spaces } spazi, fino a { $space }.
    }
guide-others = Ora tocca agli altri. Ciò che cambiano riceve un anello chiaro, e la cronaca lo racconta.
guide-play = Le carte con la linea rossa si possono giocare. Una carta apre un cantiere o vi si unisce; chi ha più carte è mastro costruttore. Puoi anche aspettare e non giocarne.
guide-order = Più edifici sono completi. Scegli quale si costruisce per primo.
guide-place = I posti segnati accolgono questo edificio, e i cartellini dicono quanti punti porta lì. Se la tua gondola sta lungo quel quartiere, prendi anche un tesoro.
guide-discard = Davanti a te possono restare solo due tipi di carte. Scegli a quale rinunciare.
guide-drain = I gettoni con la linea rossa si possono bonificare, fino a due per turno. Così c’è posto per gli edifici, e l’oro che c’è sotto è tuo.
guide-draw = Prendi una carta, scoperta o dal mazzo. Oppure metti una tua carta tra quelle scoperte e prendine tre.
guide-take = Prendi carte scoperte finché ti servono. Il resto viene dal mazzo.
guide-pause = Cinque monete d’oro muovono la gondola di uno spazio. Puoi aspettare: l’oro resta tuo fino alla fine.
guide-last = La partita è finita, e l’oro conta per l’ultima volta. Cinque monete d’oro sono uno spazio.
