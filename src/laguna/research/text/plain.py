"""Plain English, which a renamed world keeps: words that any board game could use, and no names of ours."""

_WORDS = """
about account act action actions add again ahead alike all allow alone along also always among and another any
anybody anyway are around ask asked asks assignment away back be became become been before began begin begins
behind below beside best better between board both bottom breaks bring brings but buy buying by can cannot card
cards cell cells chance change cheapest choice choose chooses chosen clear clears colour colours column come
comes complete compulsory could count counts deal decide decides decline declines did different disc discard
discarded discards do does done dont down draw drawer drawing drawn draws drew during each earn earned earnings
else empty end ended ender ends enough equal equals even every everybody everyone extra face far few fewer final
finished first follow follows for former found four fourth free from front full game gave get gets give given
gives giving go goes going gone good got had half hand handed hands has have held here hers higher his hold how
if in into is it its itself jumped jumps just keep keeps kept kind kinds know known laid large last later lay
lays least leave left leftover less lies like line look looked looking looks lose loses lost lot low lower
lowest made make makes many mark marks may me mean mine mix more most move moved moves moving much must my name
names need needed needs never new next no nobody none nor not nothing now number numbers occupied of off offer
offered offers often on once one ones only onto open option options or order other others our out over own owned
owner owners owns paid part party pass passed passes passing pauses pawn pay pays picked picks piece pieces pile
piles place placed places play played player players plays point points possible put puts question quiet reach
reached ready reason reconstruction reshuffle rest result return returned reverse round rounds row rule rules
same say says score scored scores scoring search searches searching seat seats second see seen sell sells set
several shares show shown shows side since small so sold some somebody something source sources space spaces
spent stall stalled stands standstill start started starts stay step steps still stop stopped such supply take
taken takes text texts than that the their them then there these they thing things third this those three
through tie tile tiles time to token tokens told too took top track true turn turned turns two type under until
up use used uses usual values version visit wait waits want was way went were what when where whether which
while who whole whom whose why will win winner wins with without won working worth would yes yet you your yours
"""

PLAIN = frozenset(_WORDS.split())
"""The words."""
