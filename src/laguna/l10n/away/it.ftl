# Le parole su come si gioca senza questo server, in italiano. Arrivano a parte, dove chi ospita lo offre.

away-title = Gioca senza server
away-about = Contro i bot o con altri su questo dispositivo, solo nel tuo browser. Una volta conservata per l’uso senza rete, la pagina si apre anche quando questo server non è raggiungibile.
away-lost = Il server non risponde da un po’. Questo tavolo ti aspetta lì.
away-open = Gioca in questo browser
