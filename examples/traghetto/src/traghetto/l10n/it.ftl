# Le parole di Traghetto, in italiano.

game-name = Traghetto
game-about = I passeggeri aspettano a tre traghetti sul Canal Grande. Decidi chi sale e dove; chi ha portato il passeggero che paga di più incassa le tariffe di tutta la gondola.

## Ferries

san-toma = San Tomà
    .about = Una gondola con tre posti. Quando sale il terzo passeggero, attraversa.
san-samuele = San Samuele
    .about = Una gondola con tre posti. Quando sale il terzo passeggero, attraversa.
santa-sofia = Santa Sofia
    .about = Una gondola con tre posti. Quando sale il terzo passeggero, attraversa.
cast-off = Salpare
    .about = Se vuoi, una gondola con due passeggeri attraversa subito.
hands = Tutte le mani
    .end = nessuno ha più carte

## Questions

question-first = Si sorteggia chi comincia.
question-card = Si pesca una carta.
question-turn = Chi sale e dove, o quale gondola salpa?
question-over = La partita è finita.

## Actions

action-play = Un passeggero che paga { $what } sale a { $place }
action-cast-off = La gondola di { $what } salpa
action-first = Primo turno: posto { $what }
action-card = Carta: { $what }

## Events

event-first = Comincia { $seat }.
    .you = Cominci tu.
event-drew-seen = { $seat } pesca una carta: { $fare }.
    .you = Peschi una carta: { $fare }.
event-drew = { $seat } pesca una carta.
    .you = Peschi una carta.
event-played = { $seat } fa salire a { $ferry } un passeggero che paga { $fare }.
    .you = Fai salire a { $ferry } un passeggero che paga { $fare }.
event-cast-off = { $seat } fa salpare la gondola di { $ferry }.
    .you = Fai salpare la gondola di { $ferry }.
event-crossed = La gondola di { $ferry } attraversa: { $fares } a { $seat }.
    .you = Incassi { $fares }: la gondola di { $ferry } attraversa.
event-over = Nessuno ha più carte.

## Reasons

why-legal = Adesso puoi farlo.
why-over = La partita è finita.
why-draw = Lo decide il caso, non un giocatore.
why-draw-first = Prima si deve pescare una carta.
why-not-your-turn = Adesso decide { $seat }.
why-not-ready = Per salpare, a { $ferry } devono esserci esattamente { $room } passeggeri.
why-not-in-hand = Non hai in mano un passeggero che paga { $fare }.

## The account

item-crossing = Una traversata a { $ferry }
source-crossing = Traversate

## Drawing

draw-pile = Mazzo: { $n }
draw-hand = La tua mano: { $cards }
draw-player = { $name }: { $points } punti, { $cards } in mano
draw-legend = Ogni gondola mostra la tariffa e il proprietario dei passeggeri, in ordine di salita; un punto è un posto libero.
