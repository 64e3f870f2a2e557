# Murano en français. Les quatre langues ont les mêmes messages, attributs et variables.
# Devant ; : ! ? et à l’intérieur des guillemets se trouve une espace fine insécable (U+202F).

game-name = Murano
game-about = Vous faites commerce sur les îles du verre de la lagune de Venise : huit gondoles communes décident de ce qui est possible, et ce que l’on construit reste pour tout le monde. À la fin, ce sont surtout les personnages amenés à terre par vos gondoliers qui donnent des points.

## The spaces of the ring

take-gold = Prendre 2 pièces d’or
    .about = Vous prenez 2 pièces d’or.
buy-factory = Acheter une verrerie
    .about = Vous payez 1 pièce d’or et prenez une verrerie, à construire plus tard.
buy-shop = Acheter une échoppe
    .about = 2 pièces d’or pour l’échoppe du dessus de la pile, ou 4 pièces d’or pour regarder toute la pile et choisir. Les autres ne voient de quelle échoppe il s’agit que lorsque vous la construisez.
buy-palace = Acheter un palais
    .about = 2 pièces d’or pour le palais du dessus de la pile, ou 4 pièces d’or pour regarder toute la pile et choisir. Les autres ne voient de quel palais il s’agit que lorsque vous le construisez.
buy-special = Acheter un bâtiment spécial
    .about = Vous payez 2 pièces d’or et prenez un bâtiment spécial, à construire plus tard. Une fois construit, il vous apporte une carte bâtiment spécial.
recruit = Recruter un personnage
    .about = Vous piochez 3 personnages et en gardez un, ou aucun. Il coûte 1 pièce d’or, plus 1 pour chaque personnage que vous avez déjà.
place-gondolier = Placer un gondolier
    .about = 2 pièces d’or pour un emplacement libre de votre couleur, 5 pièces d’or pour un emplacement libre de toute autre couleur. Le gondolier y reste jusqu’à la fin.
build = Construire
    .about = Vous posez de 1 à 3 tuiles : des rues de la pile, gratuitement, et des bâtiments que vous avez, chacun à côté d’une rue déjà posée.
income = Revenu
    .about = Vous choisissez une île. Pour chaque couleur dont vous y avez une échoppe, vous prenez 1 pièce d’or par client de cette couleur.
production = Production
    .about = Chaque verrerie utilisée coûte 2 PV et donne 1 perle de verre du sac. Ensuite, vous pouvez vendre 1, 2 ou 3 perles d’une seule couleur pour 5, 12 ou 20 pièces d’or.
hire-or-dismiss = Embaucher ou renvoyer
    .about = Vous embauchez un gondolier de la réserve pour 3 pièces d’or, ou vous en renvoyez un de votre main et prenez 3 pièces d’or.

## Tiles

street = rue
    .about = Ne coûte rien et ne donne pas de PV. Les bâtiments se placent à côté des rues, et ses clients apportent du revenu.
    .end = plus de rues
factory = verrerie
    .about = 1 PV à la construction, et elle est à vous. Lors d’une production, elle donne 1 perle de verre et vous coûte 2 PV.
    .end = plus de verreries
shop = échoppe
    .about = 2 PV à la construction, et elle est à vous. Avec le revenu, elle rapporte 1 pièce d’or par client de sa couleur sur son île.
    .end = plus d’échoppes
palace = palais
    .about = 3 PV à la construction ; il n’est à personne. Il montre de 1 à 3 blasons, qui comptent pour certains personnages.
    .end = plus de palais
special = bâtiment spécial
    .about = Pas de PV à la construction ; il n’est à personne. Qui le construit pioche 3 cartes bâtiment spécial et en garde une.
    .end = plus de bâtiments spéciaux

street-empty = rue sans client
    .about = Ouvre les terrains à côté d’elle. Elle n’amène aucun client.
street-red = rue avec un client rouge
    .about = Amène 1 client rouge sur son île.
street-blue = rue avec un client bleu
    .about = Amène 1 client bleu sur son île.
street-grey = rue avec un client gris
    .about = Amène 1 client gris sur son île.
street-red-red = rue avec deux clients rouges
    .about = Amène 2 clients rouges sur son île.
street-blue-blue = rue avec deux clients bleus
    .about = Amène 2 clients bleus sur son île.
street-grey-grey = rue avec deux clients gris
    .about = Amène 2 clients gris sur son île.
street-red-blue = rue avec un client rouge et un bleu
    .about = Amène 1 client rouge et 1 bleu sur son île.
street-red-grey = rue avec un client rouge et un gris
    .about = Amène 1 client rouge et 1 gris sur son île.
street-blue-grey = rue avec un client bleu et un gris
    .about = Amène 1 client bleu et 1 gris sur son île.
street-red-blue-grey = rue avec un client rouge, un bleu et un gris
    .about = Amène 1 client de chaque couleur sur son île.

shop-red = échoppe rouge
    .about = 2 PV à la construction. Elle vend aux clients rouges de son île.
shop-blue = échoppe bleue
    .about = 2 PV à la construction. Elle vend aux clients bleus de son île.
shop-grey = échoppe grise
    .about = 2 PV à la construction. Elle vend aux clients gris de son île.

palace-1 = palais à 1 blason
    .about = 3 PV à la construction. Il ajoute 1 blason à son île.
palace-2 = palais à 2 blasons
    .about = 3 PV à la construction. Il ajoute 2 blasons à son île.
palace-3 = palais à 3 blasons
    .about = 3 PV à la construction. Il ajoute 3 blasons à son île.

## Characters: “the island” is the one they are scored on

character-1 = 1 · Le flâneur des vitrines
    .about = 2 PV pour chaque échoppe de l’île, à qui qu’elle soit.
character-2 = 2 · L’invité des palais
    .about = 2 PV pour chaque palais de l’île.
character-3 = 3 · L’architecte
    .about = 3 PV pour chaque bâtiment spécial de l’île.
character-4 = 4 · La maîtresse des fours
    .about = 2 PV pour chaque verrerie de l’île, à qui qu’elle soit.
character-5 = 5 · La baronne du verre
    .about = 12 PV si vous avez au moins 1 verrerie sur l’île et que personne d’autre n’y en a.
character-6 = 6 · Le marchand sans rival
    .about = 12 PV si vous avez au moins 1 échoppe sur l’île et que personne d’autre n’y en a.
character-7 = 7 · Le banquier en bleu
    .about = De l’or contre des PV, une seule fois : 2 pièces pour 1 PV, 4 pour 3, 6 pour 6, 7 pour 8 ou 8 pour 12. Il faut sur l’île au moins 2 clients bleus, 1 client gris, 1 palais et 1 bâtiment spécial.
character-8 = 8 · Le banquier en rouge
    .about = De l’or contre des PV, une seule fois : 2 pièces pour 1 PV, 4 pour 3, 6 pour 6, 7 pour 8 ou 8 pour 12. Il faut sur l’île au moins 2 clients rouges, 1 client gris, 1 palais et 1 bâtiment spécial.
character-9 = 9 · L’amie du calme
    .about = 10 PV s’il y a sur l’île au plus 3 clients rouges et bleus en tout ; aucun convient aussi.
character-10 = 10 · La collectionneuse
    .about = 12 PV s’il y a sur l’île une verrerie, une échoppe, un palais, un bâtiment spécial et un client de chaque couleur.
character-11 = 11 · Le crieur public
    .about = Pour tous les clients de l’île réunis : 1 PV pour 1 ou 2, 3 PV pour 3 ou 4, 5 PV pour 5 ou 6, 8 PV pour 7 ou 8, 12 PV pour 9 ou plus.
character-12 = 12 · L’hôtesse en rouge
    .about = Pour les clients rouges de l’île : 1 PV pour 1 ou 2, 4 PV pour 3, 6 PV pour 4, 9 PV pour 5, 12 PV pour 6 ou plus.
character-13 = 13 · L’hôtesse en bleu
    .about = Pour les clients bleus de l’île : 1 PV pour 1 ou 2, 4 PV pour 3, 6 PV pour 4, 9 PV pour 5, 12 PV pour 6 ou plus.
character-14 = 14 · L’hôtesse en gris
    .about = Pour les clients gris de l’île : 1 PV pour 1 ou 2, 4 PV pour 3, 6 PV pour 4, 9 PV pour 5, 12 PV pour 6 ou plus.
character-15 = 15 · Le héraut
    .about = 1 PV pour chaque blason de l’île.
character-16 = 16 · La fière propriétaire
    .about = 2 PV pour chaque verrerie ou échoppe à vous sur l’île, 1 PV pour chacune qui appartient à quelqu’un d’autre.
character-17 = 17 · Le bon voisin
    .about = 1 PV pour chaque verrerie ou échoppe à vous sur l’île, 2 PV pour chacune qui appartient à quelqu’un d’autre.
character-18 = 18 · L’arpenteuse en rouge
    .about = 12 PV s’il y a sur l’île autant de bâtiments spéciaux que de clients rouges, au moins 1 de chaque.
character-19 = 19 · L’arpenteuse en bleu
    .about = 12 PV s’il y a sur l’île autant de bâtiments spéciaux que de clients bleus, au moins 1 de chaque.
character-20 = 20 · L’arpenteuse en gris
    .about = 12 PV s’il y a sur l’île autant de bâtiments spéciaux que de clients gris, au moins 1 de chaque.
character-21 = 21 · L’urbaniste
    .about = 16 PV s’il y a sur l’île autant de verreries que d’échoppes et que de palais, au moins 1 de chaque.
character-22 = 22 · Le fournisseur de la cour
    .about = 12 PV s’il y a sur l’île autant d’échoppes que de blasons, au moins 1 de chaque.
character-23 = 23 · La verrière de la cour
    .about = 12 PV s’il y a sur l’île autant de verreries que de blasons, au moins 1 de chaque.
character-24 = 24 · L’arbitre
    .about = 12 PV si vous avez sur l’île autant de verreries et d’échoppes que tous vos adversaires réunis. Aucune de part et d’autre vaut égalité, sauf si une option dit le contraire.
character-25 = 25 · La dernière de sa lignée
    .about = 12 PV s’il y a exactement 1 blason sur l’île.
character-26 = 26 · Le propriétaire de S. Teresa e S. Mattia
    .about = 10 PV si vous avez au moins 3 verreries et échoppes sur S. Teresa e S. Mattia. Ne compte que là.
character-27 = 27 · Le propriétaire de Sacca Mattia
    .about = 10 PV si vous avez au moins 3 verreries et échoppes sur Sacca Mattia. Ne compte que là.
character-28 = 28 · Le propriétaire de S. Chiara e S. Stefano
    .about = 10 PV si vous avez au moins 3 verreries et échoppes sur S. Chiara e S. Stefano. Ne compte que là.
character-29 = 29 · Le passeur de San Donato
    .about = 10 PV si au moins 2 de vos gondoliers sont à San Donato, celui de cette carte compris. Ne compte que là.
character-30 = 30 · Le passeur de Sacca Serenella
    .about = 10 PV si au moins 2 de vos gondoliers sont à Sacca Serenella, celui de cette carte compris. Ne compte que là.
character-31 = 31 · Le passeur de S. Pietro Martire
    .about = 10 PV si au moins 2 de vos gondoliers sont à S. Pietro Martire, celui de cette carte compris. Ne compte que là.
character-32 = 32 · La mécène du verre bleu, Sacca Mattia
    .about = 7 PV pour chaque perle de verre bleue que vous remettez, 3 au plus. Ne compte que sur Sacca Mattia.
character-33 = 33 · La mécène du verre bleu, S. Teresa e S. Mattia
    .about = 7 PV pour chaque perle de verre bleue que vous remettez, 3 au plus. Ne compte que sur S. Teresa e S. Mattia.
character-34 = 34 · La mécène du verre rouge, San Donato
    .about = 7 PV pour chaque perle de verre rouge que vous remettez, 3 au plus. Ne compte que sur San Donato.
character-35 = 35 · La mécène du verre rouge, S. Chiara e S. Stefano
    .about = 7 PV pour chaque perle de verre rouge que vous remettez, 3 au plus. Ne compte que sur S. Chiara e S. Stefano.
character-36 = 36 · La mécène du verre vert, S. Pietro Martire
    .about = 7 PV pour chaque perle de verre verte que vous remettez, 3 au plus. Ne compte que sur S. Pietro Martire.
character-37 = 37 · La mécène du verre vert, Sacca Serenella
    .about = 7 PV pour chaque perle de verre verte que vous remettez, 3 au plus. Ne compte que sur Sacca Serenella.
character-38 = 38 · L’intendante des échoppes rouges
    .about = 4 PV pour chaque échoppe rouge de l’île, à qui qu’elle soit.
character-39 = 39 · L’intendante des échoppes bleues
    .about = 4 PV pour chaque échoppe bleue de l’île, à qui qu’elle soit.
character-40 = 40 · L’intendante des échoppes grises
    .about = 4 PV pour chaque échoppe grise de l’île, à qui qu’elle soit.

## Special cards

bank = Banque
    .about = « Prendre 2 pièces d’or » vous en rapporte 2 de plus.
inn = Auberge
    .about = Un personnage vous coûte 2 pièces d’or de moins, mais jamais moins de 0.
harbour-pub = Bar du Quai
    .about = 1 PV pour chaque gondolier que vous placez.
crane-a = Grue de construction (palais, bâtiments spéciaux)
    .about = 1 PV de plus pour chaque palais ou bâtiment spécial que vous construisez.
crane-b = Grue de construction (échoppes, verreries)
    .about = 1 PV de plus pour chaque échoppe ou verrerie que vous construisez.
harbour = Port
    .about = Un gondolier vous coûte 1 pièce d’or sur un emplacement de votre couleur, 3 pièces d’or sur tout autre.
guild-hall = Guilde du commerce
    .about = 1 PV après une production où vous avez fait au moins 1 perle de verre. Vendre seulement ne rapporte rien.
hostel = Hostellerie
    .about = Vous choisissez parmi 5 personnages au lieu de 3.
basilica = Basilique
    .about = 5 PV tout de suite, quand vous prenez la carte.
studio-red-green = Atelier d’artiste (rouge–vert)
    .about = Vos perles de verre rouges et vertes valent les unes pour les autres, en nombre quelconque : à la vente et au décompte de vos personnages.
studio-blue-green = Atelier d’artiste (bleu–vert)
    .about = Vos perles de verre bleues et vertes valent les unes pour les autres, en nombre quelconque : à la vente et au décompte de vos personnages.
studio-red-blue = Atelier d’artiste (rouge–bleu)
    .about = Vos perles de verre rouges et bleues valent les unes pour les autres, en nombre quelconque : à la vente et au décompte de vos personnages.
trading-post = Bureau de commerce
    .about = Quand vous produisez, vous pouvez piocher 1 perle de verre de plus. Dans ce cas, 1 de vos perles retourne dans le sac à la fin du tour : une doit donc rester invendue.
council-hall = Salle de l’assemblée
    .about = Renvoyer un gondolier vous rapporte 5 pièces d’or, en embaucher un vous en coûte 1.
lighthouse = Phare
    .about = Vous pouvez mener la gondole rouge sur la première case occupée devant elle et en faire l’action. C’est le dernier déplacement de votre tour, et elle ne dépasse personne.

## Islands

sacca-mattia = Sacca Mattia
    .about = Un bloc compact avec beaucoup de place pour les bâtiments et peu de rues.
s-teresa-e-s-mattia = S. Teresa e S. Mattia
    .about = Un réseau de ruelles : aucune île n’a de place pour plus de rues, et bien des clients peuvent y venir.
s-chiara-e-s-stefano = S. Chiara e S. Stefano
    .about = Un long quai avec à peu près autant de rues que de bâtiments.
san-donato = San Donato
    .about = Un croissant autour d’une baie, avec plus de rues que de bâtiments.
sacca-serenella = Sacca Serenella
    .about = Un escalier de ruelles, de taille moyenne ; on n’y construit qu’à 4 joueurs.
s-pietro-martire = S. Pietro Martire
    .about = La plus petite île : vite remplie, avec peu de clients.
s-giacomo-e-s-maffio = S. Giacomo e S. Maffio
    .about = Personne n’y construit : l’île garde les piles de tuiles.

## Colours, glass, docks

red = rouge
green = vert
blue = bleu
grey = gris
white = blanc
brown = marron
orange = orange

glass-red = perle de verre rouge
    .about = Se vend pour 5, 12 ou 20 pièces d’or, par 1, 2 ou 3 perles d’une couleur à la fois. Certains personnages donnent 7 PV pour chacune.
glass-green = perle de verre verte
    .about = Se vend pour 5, 12 ou 20 pièces d’or, par 1, 2 ou 3 perles d’une couleur à la fois. Certains personnages donnent 7 PV pour chacune.
glass-blue = perle de verre bleue
    .about = Se vend pour 5, 12 ou 20 pièces d’or, par 1, 2 ou 3 perles d’une couleur à la fois. Certains personnages donnent 7 PV pour chacune.

dock-white = l’emplacement blanc
dock-brown = l’emplacement marron
dock-orange = l’emplacement orange
dock-grey = l’emplacement gris

stall = blocage
    .end = plus aucune tuile ne quittait sa pile

## Questions

question-first = On tire au sort qui commence.
question-anchor-red = On tire au sort la place de la gondole rouge.
question-box = Un palais retourne dans la boîte sans être vu.
question-draw-tile = On pioche la tuile du dessus de la pile.
question-draw-characters = On pioche des personnages.
question-draw-street = On pioche une rue.
question-draw-cards = On pioche des cartes bâtiment spécial.
question-draw-glass = On tire des perles de verre du sac.
question-look = On regarde toute la pile.
question-show = On montre les personnages.
question-turn = Faites-vous une action, ou passez-vous ?
question-ship = Quelle gondole part ?
question-sail = Où la gondole s’arrête-t-elle ?
question-buy = Prenez-vous la tuile du dessus, ou regardez-vous toute la pile ?
question-take = Quelle tuile prenez-vous ?
question-character = Quel personnage gardez-vous ?
question-dock = Quel emplacement votre gondolier prend-il ?
question-hire = Embauchez-vous un gondolier, ou en renvoyez-vous un ?
question-build = Que construisez-vous ?
question-cell = Où va la tuile ?
question-card = Quelle carte bâtiment spécial gardez-vous ?
question-income = Quelle île vous apporte un revenu ?
question-produce = Combien de verreries utilisez-vous ?
question-extra = Piochez-vous une perle de verre de plus ?
question-sell = Quelle perle de verre vendez-vous ?
question-return = Quelle perle de verre retourne dans le sac ?
question-bought = Construisez-vous ce que vous venez d’acheter ?
question-score = Quel personnage décomptez-vous ?
question-visit = Sur quelle île le décomptez-vous ?
question-pay = Combien de pièces d’or payez-vous ?
question-give = Quelle perle de verre remettez-vous ?
question-over = La partie est finie.

## Actions

landmark = « { $what } »
landmark-after = « { $what } » (après « { $before } »)
action-act = Faire une action
action-pass = Passer et prendre 1 pièce d’or
action-do = Faire l’action de cette case
action-ship = La gondole noire de la case { $what }
    .drawn = La gondole noire de { $what }
action-red-ship = La gondole rouge
action-sail = Aller à la case { $what }
    .drawn = Aller à { $what }
action-top = Prendre la tuile du dessus pour 2 pièces d’or
action-search = Regarder toute la pile pour 4 pièces d’or
action-take = Prendre 1 { $what }
action-build = Construire 1 { $what }
action-at = { $what }, espace { $place }
    .drawn = Sur { $what }
action-keep = Garder { $what }
action-decline = N’en garder aucun
action-dock = { $what }, emplacement { $place }
action-hire = Embaucher un gondolier
action-dismiss = Renvoyer un gondolier
action-income = Revenu sur { $what }
action-produce = Verreries utilisées : { $what }
action-extra = Piocher une perle de verre de plus
action-no-extra = Ne pas piocher plus de verre
action-sell = Vendre du verre { $what }
action-return = Rendre du verre { $what }
action-score = Décompter { $what }
action-visit = Sur { $what }
action-pay = Payer { $what } pièces d’or
action-give = Remettre du verre { $what }
action-done = C’est tout
action-first = Premier tour : place { $what }
action-anchor-red = Gondole rouge : case { $what }
action-box = Dans la boîte : { $what }
action-left = Dans la pile : { $place } × { $what }
action-show = Montré : { $what }
action-draw = Pioche : { $what }

## Events

event-first = Le premier tour est revenu à { $seat }.
    .you = Vous avez eu le premier tour.
event-anchor-red = La gondole rouge a pris place sur la case { $space }.
    .drawn = La gondole rouge a pris place.
event-passed =
    { $gold ->
        [one] { $seat } a passé et a pris { $gold } pièce d’or.
       *[other] { $seat } a passé et a pris { $gold } pièces d’or.
    }
    .you =
        { $gold ->
            [one] Vous avez passé et avez pris { $gold } pièce d’or.
           *[other] Vous avez passé et avez pris { $gold } pièces d’or.
        }
event-sailed =
    { $cost ->
        [0] { $seat } a mené une gondole noire de la case { $from } à la case { $to } ({ $deed }).
        [one] { $seat } a payé { $cost } pièce d’or et a mené une gondole noire de la case { $from } à la case { $to } ({ $deed }).
       *[other] { $seat } a payé { $cost } pièces d’or et a mené une gondole noire de la case { $from } à la case { $to } ({ $deed }).
    }
    .you =
        { $cost ->
            [0] Vous avez mené une gondole noire de la case { $from } à la case { $to } ({ $deed }).
            [one] Vous avez payé { $cost } pièce d’or et avez mené une gondole noire de la case { $from } à la case { $to } ({ $deed }).
           *[other] Vous avez payé { $cost } pièces d’or et avez mené une gondole noire de la case { $from } à la case { $to } ({ $deed }).
        }
    .drawn =
        { $cost ->
            [0] { $seat } a mené une gondole noire à « { $deed } ».
            [one] { $seat } a payé { $cost } pièce d’or et a mené une gondole noire à « { $deed } ».
           *[other] { $seat } a payé { $cost } pièces d’or et a mené une gondole noire à « { $deed } ».
        }
    .drawn-you =
        { $cost ->
            [0] Vous avez mené une gondole noire à « { $deed } ».
            [one] Vous avez payé { $cost } pièce d’or et avez mené une gondole noire à « { $deed } ».
           *[other] Vous avez payé { $cost } pièces d’or et avez mené une gondole noire à « { $deed } ».
        }
event-sailed-red =
    { $cost ->
        [0] { $seat } a mené la gondole rouge de la case { $from } à la case { $to } ({ $deed }).
        [one] { $seat } a payé { $cost } pièce d’or et a mené la gondole rouge de la case { $from } à la case { $to } ({ $deed }).
       *[other] { $seat } a payé { $cost } pièces d’or et a mené la gondole rouge de la case { $from } à la case { $to } ({ $deed }).
    }
    .you =
        { $cost ->
            [0] Vous avez mené la gondole rouge de la case { $from } à la case { $to } ({ $deed }).
            [one] Vous avez payé { $cost } pièce d’or et avez mené la gondole rouge de la case { $from } à la case { $to } ({ $deed }).
           *[other] Vous avez payé { $cost } pièces d’or et avez mené la gondole rouge de la case { $from } à la case { $to } ({ $deed }).
        }
    .drawn =
        { $cost ->
            [0] { $seat } a mené la gondole rouge à « { $deed } ».
            [one] { $seat } a payé { $cost } pièce d’or et a mené la gondole rouge à « { $deed } ».
           *[other] { $seat } a payé { $cost } pièces d’or et a mené la gondole rouge à « { $deed } ».
        }
    .drawn-you =
        { $cost ->
            [0] Vous avez mené la gondole rouge à « { $deed } ».
            [one] Vous avez payé { $cost } pièce d’or et avez mené la gondole rouge à « { $deed } ».
           *[other] Vous avez payé { $cost } pièces d’or et avez mené la gondole rouge à « { $deed } ».
        }
event-took-gold =
    { $gold ->
        [one] { $seat } a pris { $gold } pièce d’or.
       *[other] { $seat } a pris { $gold } pièces d’or.
    }
    .you =
        { $gold ->
            [one] Vous avez pris { $gold } pièce d’or.
           *[other] Vous avez pris { $gold } pièces d’or.
        }
event-bought =
    { $gold ->
        [one] { $seat } a acheté 1 { $kind } pour { $gold } pièce d’or.
       *[other] { $seat } a acheté 1 { $kind } pour { $gold } pièces d’or.
    }
    .you =
        { $gold ->
            [one] Vous avez acheté 1 { $kind } pour { $gold } pièce d’or.
           *[other] Vous avez acheté 1 { $kind } pour { $gold } pièces d’or.
        }
event-bought-seen =
    { $gold ->
        [one] { $seat } a acheté 1 { $tile } pour { $gold } pièce d’or.
       *[other] { $seat } a acheté 1 { $tile } pour { $gold } pièces d’or.
    }
    .you =
        { $gold ->
            [one] Vous avez acheté 1 { $tile } pour { $gold } pièce d’or.
           *[other] Vous avez acheté 1 { $tile } pour { $gold } pièces d’or.
        }
event-searches =
    { $gold ->
        [one] { $seat } a payé { $gold } pièce d’or et a regardé la pile « { $kind } ».
       *[other] { $seat } a payé { $gold } pièces d’or et a regardé la pile « { $kind } ».
    }
    .you =
        { $gold ->
            [one] Vous avez payé { $gold } pièce d’or et avez regardé la pile « { $kind } ».
           *[other] Vous avez payé { $gold } pièces d’or et avez regardé la pile « { $kind } ».
        }
event-found = { $seat } a trouvé dans la pile : { $number } × { $tile }.
    .you = Vous avez trouvé dans la pile : { $number } × { $tile }.
event-chose = { $seat } a choisi 1 { $kind } dans la pile.
    .you = Vous avez choisi 1 { $kind } dans la pile.
event-chose-seen = { $seat } a choisi 1 { $tile } dans la pile.
    .you = Vous avez choisi 1 { $tile } dans la pile.
event-drew-character = { $seat } a pioché un personnage.
    .you = Vous avez pioché un personnage.
event-drew-character-seen = { $seat } a pioché « { $character } ».
    .you = Vous avez pioché « { $character } ».
event-declined = { $seat } n’a gardé aucun des personnages et n’a rien payé.
    .you = Vous n’avez gardé aucun des personnages et n’avez rien payé.
event-recruited =
    { $gold ->
        [0] { $seat } a recruté un personnage gratuitement.
        [one] { $seat } a recruté un personnage pour { $gold } pièce d’or.
       *[other] { $seat } a recruté un personnage pour { $gold } pièces d’or.
    }
    .you =
        { $gold ->
            [0] Vous avez recruté un personnage gratuitement.
            [one] Vous avez recruté un personnage pour { $gold } pièce d’or.
           *[other] Vous avez recruté un personnage pour { $gold } pièces d’or.
        }
event-recruited-seen =
    { $gold ->
        [0] { $seat } a recruté « { $character } » gratuitement.
        [one] { $seat } a recruté « { $character } » pour { $gold } pièce d’or.
       *[other] { $seat } a recruté « { $character } » pour { $gold } pièces d’or.
    }
    .you =
        { $gold ->
            [0] Vous avez recruté « { $character } » gratuitement.
            [one] Vous avez recruté « { $character } » pour { $gold } pièce d’or.
           *[other] Vous avez recruté « { $character } » pour { $gold } pièces d’or.
        }
event-placed-gondolier =
    { $gold ->
        [one] { $seat } a placé un gondolier sur { $colour } de { $island } pour { $gold } pièce d’or.
       *[other] { $seat } a placé un gondolier sur { $colour } de { $island } pour { $gold } pièces d’or.
    }
    .you =
        { $gold ->
            [one] Vous avez placé un gondolier sur { $colour } de { $island } pour { $gold } pièce d’or.
           *[other] Vous avez placé un gondolier sur { $colour } de { $island } pour { $gold } pièces d’or.
        }
event-harbour-pub = { $seat } a marqué { $points } PV avec le Bar du Quai.
    .you = Vous avez marqué { $points } PV avec le Bar du Quai.
event-hired =
    { $gold ->
        [one] { $seat } a embauché un gondolier pour { $gold } pièce d’or.
       *[other] { $seat } a embauché un gondolier pour { $gold } pièces d’or.
    }
    .you =
        { $gold ->
            [one] Vous avez embauché un gondolier pour { $gold } pièce d’or.
           *[other] Vous avez embauché un gondolier pour { $gold } pièces d’or.
        }
event-dismissed =
    { $gold ->
        [one] { $seat } a renvoyé un gondolier et a pris { $gold } pièce d’or.
       *[other] { $seat } a renvoyé un gondolier et a pris { $gold } pièces d’or.
    }
    .you =
        { $gold ->
            [one] Vous avez renvoyé un gondolier et avez pris { $gold } pièce d’or.
           *[other] Vous avez renvoyé un gondolier et avez pris { $gold } pièces d’or.
        }
event-drew-street = { $seat } a pioché 1 { $tile }.
    .you = Vous avez pioché 1 { $tile }.
event-built-street = { $seat } a posé 1 { $tile } sur { $island }, espace { $cell }.
    .you = Vous avez posé 1 { $tile } sur { $island }, espace { $cell }.
    .drawn = { $seat } a posé 1 { $tile } sur { $island }.
    .drawn-you = Vous avez posé 1 { $tile } sur { $island }.
event-built =
    { $points ->
        [0] { $seat } a construit 1 { $tile } sur { $island }, espace { $cell }.
       *[other] { $seat } a construit 1 { $tile } sur { $island }, espace { $cell }, et a marqué { $points } PV.
    }
    .you =
        { $points ->
            [0] Vous avez construit 1 { $tile } sur { $island }, espace { $cell }.
           *[other] Vous avez construit 1 { $tile } sur { $island }, espace { $cell }, et avez marqué { $points } PV.
        }
    .drawn =
        { $points ->
            [0] { $seat } a construit 1 { $tile } sur { $island }.
           *[other] { $seat } a construit 1 { $tile } sur { $island } et a marqué { $points } PV.
        }
    .drawn-you =
        { $points ->
            [0] Vous avez construit 1 { $tile } sur { $island }.
           *[other] Vous avez construit 1 { $tile } sur { $island } et avez marqué { $points } PV.
        }
event-drew-card = { $seat } a pioché une carte bâtiment spécial.
    .you = Vous avez pioché une carte bâtiment spécial.
event-drew-card-seen = { $seat } a pioché « { $card } ».
    .you = Vous avez pioché « { $card } ».
event-kept-card = { $seat } a gardé la carte bâtiment spécial « { $card } ».
    .you = Vous avez gardé la carte bâtiment spécial « { $card } ».
event-basilica = { $seat } a marqué { $points } PV pour la Basilique.
    .you = Vous avez marqué { $points } PV pour la Basilique.
event-income =
    { $gold ->
        [one] { $seat } a pris { $gold } pièce d’or de revenu sur { $island }.
       *[other] { $seat } a pris { $gold } pièces d’or de revenu sur { $island }.
    }
    .you =
        { $gold ->
            [one] Vous avez pris { $gold } pièce d’or de revenu sur { $island }.
           *[other] Vous avez pris { $gold } pièces d’or de revenu sur { $island }.
        }
event-produced =
    { $factories ->
        [one] { $seat } a produit avec { $factories } verrerie et a perdu { $points } PV.
       *[other] { $seat } a produit avec { $factories } verreries et a perdu { $points } PV.
    }
    .you =
        { $factories ->
            [one] Vous avez produit avec { $factories } verrerie et avez perdu { $points } PV.
           *[other] Vous avez produit avec { $factories } verreries et avez perdu { $points } PV.
        }
event-took-extra = { $seat } a utilisé le Bureau de commerce pour piocher une perle de verre de plus.
    .you = Vous avez utilisé le Bureau de commerce pour piocher une perle de verre de plus.
event-drew-glass = { $seat } a tiré 1 { $glass } du sac.
    .you = Vous avez tiré 1 { $glass } du sac.
event-guild-hall = { $seat } a marqué { $points } PV avec la Guilde du commerce.
    .you = Vous avez marqué { $points } PV avec la Guilde du commerce.
event-sold =
    { $red ->
        [0] { $green ->
            [0] { $seat } a vendu du verre pour { $gold } pièces d’or : { $blue } en bleu.
           *[other] { $blue ->
                [0] { $seat } a vendu du verre pour { $gold } pièces d’or : { $green } en vert.
               *[other] { $seat } a vendu du verre pour { $gold } pièces d’or : { $green } en vert et { $blue } en bleu.
            }
        }
       *[other] { $green ->
            [0] { $blue ->
                [0] { $seat } a vendu du verre pour { $gold } pièces d’or : { $red } en rouge.
               *[other] { $seat } a vendu du verre pour { $gold } pièces d’or : { $red } en rouge et { $blue } en bleu.
            }
           *[other] { $blue ->
                [0] { $seat } a vendu du verre pour { $gold } pièces d’or : { $red } en rouge et { $green } en vert.
               *[other] { $seat } a vendu du verre pour { $gold } pièces d’or : { $red } en rouge, { $green } en vert et { $blue } en bleu.
            }
        }
    }
    .you =
        { $red ->
            [0] { $green ->
                [0] Vous avez vendu du verre pour { $gold } pièces d’or : { $blue } en bleu.
               *[other] { $blue ->
                    [0] Vous avez vendu du verre pour { $gold } pièces d’or : { $green } en vert.
                   *[other] Vous avez vendu du verre pour { $gold } pièces d’or : { $green } en vert et { $blue } en bleu.
                }
            }
           *[other] { $green ->
                [0] { $blue ->
                    [0] Vous avez vendu du verre pour { $gold } pièces d’or : { $red } en rouge.
                   *[other] Vous avez vendu du verre pour { $gold } pièces d’or : { $red } en rouge et { $blue } en bleu.
                }
               *[other] { $blue ->
                    [0] Vous avez vendu du verre pour { $gold } pièces d’or : { $red } en rouge et { $green } en vert.
                   *[other] Vous avez vendu du verre pour { $gold } pièces d’or : { $red } en rouge, { $green } en vert et { $blue } en bleu.
                }
            }
        }
event-returned-glass = { $seat } a remis 1 { $glass } dans le sac.
    .you = Vous avez remis 1 { $glass } dans le sac.
event-pile-empty = La pile « { $kind } » est maintenant vide.
event-last-turns = { $seat } a vidé une deuxième pile : pour { $seat } ce tour est le dernier, tous les autres en ont encore un.
    .you = Vous avez vidé une deuxième pile : ce tour est votre dernier, tous les autres en ont encore un.
event-stalled =
    { $rounds ->
        [one] Pendant toute une manche, aucune tuile n’a quitté sa pile : la partie finit avec la manche en cours.
       *[other] Pendant { $rounds } manches, aucune tuile n’a quitté sa pile : la partie finit avec la manche en cours.
    }
event-scoring = Le décompte final a commencé.
event-scored = { $seat } a décompté « { $character } » sur { $island } pour { $points } PV.
    .you = Vous avez décompté « { $character } » sur { $island } pour { $points } PV.
event-leftover =
    { $number ->
        [one] { $seat } a marqué { $number } PV pour { $number } gondolier sans personnage.
       *[other] { $seat } a marqué { $number } PV pour { $number } gondoliers sans personnage.
    }
    .you =
        { $number ->
            [one] Vous avez marqué { $number } PV pour { $number } gondolier sans personnage.
           *[other] Vous avez marqué { $number } PV pour { $number } gondoliers sans personnage.
        }
event-showed = { $seat } a montré « { $character } ».
    .you = Vous avez montré « { $character } ».
event-final =
    { $gold ->
        [one] { $seat } a fini avec { $points } PV et { $gold } pièce d’or.
       *[other] { $seat } a fini avec { $points } PV et { $gold } pièces d’or.
    }
    .you =
        { $gold ->
            [one] Vous avez fini avec { $points } PV et { $gold } pièce d’or.
           *[other] Vous avez fini avec { $points } PV et { $gold } pièces d’or.
        }

## Why something is not legal

why-legal = Vous pouvez le faire maintenant.
why-over = La partie est finie.
why-draw = C’est le sort qui en décide, pas un joueur.
why-draw-first = Il faut d’abord piocher quelque chose.
why-not-your-turn = C’est à { $seat } de décider maintenant.
why-other-question = La question est autre maintenant : « { $question } »
why-too-little-gold =
    { $price ->
        [one] { $gold ->
            [0] Il faut { $price } pièce d’or, et il n’y en a aucune à dépenser.
            [one] Il faut { $price } pièce d’or, et il n’y en a qu’une à dépenser.
           *[other] Il faut { $price } pièce d’or, et il n’y en a que { $gold } à dépenser.
        }
       *[other] { $gold ->
            [0] Il faut { $price } pièces d’or, et il n’y en a aucune à dépenser.
            [one] Il faut { $price } pièces d’or, et il n’y en a qu’une à dépenser.
           *[other] Il faut { $price } pièces d’or, et il n’y en a que { $gold } à dépenser.
        }
    }
why-nothing-to-do = Aucune action à portée ne peut être faite en entier maintenant : il ne reste qu’à passer.
why-pile-empty = La pile « { $kind } » est vide.
why-no-gondolier-in-hand = Vous n’avez pas de gondolier en main.
why-no-dock = Il n’y a pas d’emplacement libre.
why-no-characters = La pile des personnages est vide.
why-nothing-to-build = Vous ne pouvez pas poser de rue maintenant, et vous n’avez pas de bâtiment pour lequel il y ait de la place à côté d’une rue.
why-no-income = Aucune de vos échoppes n’a de client de sa couleur sur son île.
why-nothing-to-produce = Vous n’avez pas de verre à vendre, et vous ne pouvez utiliser aucune verrerie maintenant.
why-nobody-to-hire = Vous n’avez ni gondolier en main à renvoyer, ni gondolier dans la réserve à embaucher.
why-passing = Vous avez passé : aucune action ne suit.
why-no-move-yet = Une gondole doit d’abord se déplacer.
why-no-ship = Il n’y a pas de gondole noire sur la case { $space }.
    .drawn = Il n’y a pas de gondole noire sur cette case.
why-lighthouse-last = La gondole rouge a rejoint une autre gondole : c’était le dernier déplacement de ce tour.
why-moved-already = Cette gondole s’est déjà déplacée. Chacune ne se déplace qu’une fois par tour.
why-ship-blocked = Il y a une autre gondole juste devant celle-ci.
why-move-too-dear =
    { $price ->
        [one] Le prochain déplacement coûte { $price } pièce d’or, et vous ne l’avez pas.
       *[other] Le prochain déplacement coûte { $price } pièces d’or, et vous n’en avez pas autant.
    }
why-leads-nowhere = Où que cette gondole aille, aucune action ne serait possible avec l’or qui resterait.
why-space-taken = Il y a une gondole sur la case { $space }.
    .drawn = Il y a une gondole sur cette case.
why-ship-in-the-way = Il y a une autre gondole entre celle-ci et la case { $space }.
    .drawn = Il y a une autre gondole entre celle-ci et cette case.
why-not-in-pile = Il n’y a aucune tuile « { $tile } » dans cette pile.
why-not-drawn = « { $card } » n’est pas parmi les cartes que vous avez piochées.
why-island-not-in-play = { $island } ne sert qu’à 4 joueurs.
why-dock-taken = Il y a déjà un gondolier sur cet emplacement.
why-no-gondolier-in-supply = Vous n’avez pas de gondolier dans la réserve.
why-build-something = Il faut construire au moins une tuile.
why-no-street-room = Il n’y a plus d’espace de rue libre.
why-not-held = Vous n’avez aucune tuile « { $tile } ».
why-no-site = Aucun terrain libre ne se trouve à côté d’une rue.
why-only-bought = Seule la tuile que vous venez d’acheter peut être placée maintenant.
why-not-a-street-space = Les rues vont sur les espaces de rue, et ceci est un terrain à bâtir.
why-not-a-building-space = Les bâtiments vont sur les terrains à bâtir, et ceci est un espace de rue.
why-cell-taken = Il y a déjà une tuile à cet endroit.
why-no-street-beside = Aucune rue ne se trouve à côté de cet endroit.
why-no-shop-there = Vous n’avez pas d’échoppe sur { $island }.
why-no-customers = Vos échoppes sur { $island } n’y ont aucun client de leurs couleurs.
why-nothing-to-sell = Sans verrerie, il faudrait vendre quelque chose, et vous n’avez pas de verre.
why-too-few-factories =
    { $number ->
        [0] Vous n’avez construit aucune verrerie.
        [one] Vous n’avez construit qu’une verrerie.
       *[other] Vous n’avez construit que { $number } verreries.
    }
why-too-few-points =
    { $points ->
        [0] Cela coûte { $price } PV, et vous n’en avez aucun.
       *[other] Cela coûte { $price } PV, et vous n’en avez que { $points }.
    }
why-too-little-in-bag =
    { $number ->
        [0] Le sac est vide.
        [one] Il n’y a qu’une perle de verre dans le sac.
       *[other] Il n’y a que { $number } perles de verre dans le sac.
    }
why-no-such-glass = Vous n’avez plus aucune { $glass }.
why-sell-something = Vous n’avez utilisé aucune verrerie : il faut donc vendre au moins une perle de verre.
why-keep-one = Une perle de verre doit rester invendue : le Bureau de commerce en reprend une.
why-one-colour = On ne vend que du verre d’une seule couleur par tour.
why-not-your-character = Vous n’avez pas « { $character } ».
why-scored-already = Le décompte de « { $character } » est déjà fait.
why-scores-nowhere = « { $character } » ne rapporte rien sur aucune île où vous avez encore un gondolier libre.
why-no-gondolier-there = Vous n’avez pas de gondolier libre à { $island }.
why-only-at-home = Ce personnage ne se décompte que sur { $island }.
why-scores-nothing-there = Ce personnage ne rapporte rien sur { $island }.
why-give-something = Il faut remettre au moins une perle de verre.
why-wrong-glass = « { $character } » prend du verre d’une autre couleur.
why-studio-too-late = Vous avez obtenu l’Atelier d’artiste à votre dernier tour : dans cette partie, il ne compte pas au décompte.

## Lines of the account

item-start = Au début
item-factories = Verreries construites
item-shops = Échoppes construites
item-palaces = Palais construits
item-cranes = Grues de construction
item-harbour-pub = Bar du Quai
item-guild-hall = Guilde du commerce
item-basilica = Basilique
item-production = Production de verre
item-character = « { $character } » sur { $island }, depuis { $colour }{ $gold ->
        [0] {""}
        [one] , pour { $gold } pièce d’or
       *[other] , pour { $gold } pièces d’or
    }{ $red ->
        [0] {""}
        [one] , pour { $red } perle de verre rouge
       *[other] , pour { $red } perles de verre rouges
    }{ $green ->
        [0] {""}
        [one] , pour { $green } perle de verre verte
       *[other] , pour { $green } perles de verre vertes
    }{ $blue ->
        [0] {""}
        [one] , pour { $blue } perle de verre bleue
       *[other] , pour { $blue } perles de verre bleues
    }
item-leftover =
    { $number ->
        [one] { $number } gondolier sans personnage
       *[other] { $number } gondoliers sans personnage
    }

## What a position is worth: the parts that bots give as reasons

term-characters = personnages avec un gondolier
term-gondoliers = gondoliers à placer
term-gold = or
term-tiles = bâtiments à construire
term-earnings = revenus des échoppes et des verreries
term-glass = verre
term-cards = cartes bâtiment spécial
term-tempo = tours à venir

## Options

option-leftover-gondoliers = Gondoliers restants
    .about = Quels gondoliers sans personnage rapportent chacun 1 PV à la fin.
option-leftover-gondoliers-board = seulement ceux sur les emplacements
option-leftover-gondoliers-all = aussi ceux qui ne sont pas placés
option-empty-equal = Rien égale rien
    .about = Le personnage 24 rapporte-t-il des points sur une île où personne ne possède rien ?
option-empty-equal-yes = oui
option-empty-equal-no = non
option-stall-rounds = Blocage
    .about = Après combien de manches sans qu’une tuile quitte sa pile la partie se termine.
option-stall-rounds-0 = jamais
option-stall-rounds-value =
    { $n ->
        [0] jamais
        [one] après { $n } manche
       *[other] après { $n } manches
    }
option-scoring = Décompte final
    .about = Qui attribue les personnages aux îles et aux gondoliers.
option-scoring-best = la meilleure attribution, automatique
option-scoring-hand = chacun la sienne, à la main
option-last-studio = Atelier d’artiste du dernier tour
    .about = Un Atelier d’artiste obtenu à votre dernier tour compte-t-il au décompte de vos personnages ?
option-last-studio-counts = il compte
option-last-studio-not = il ne compte pas

### The drawing

# The spaces of the ring: at most two lines of ten letters.

draw-take-gold = Prendre de l’or
draw-buy-factory = Acheter verrerie
draw-buy-shop = Acheter échoppe
draw-buy-palace = Acheter palais
draw-buy-special = Acheter spécial
draw-recruit = Recruter
draw-place-gondolier = Placer gondolier
draw-build = Construire
draw-income = Revenu
draw-production = Production
draw-hire-or-dismiss = Embaucher, renvoyer

# Letters on the islands: buildings, customers and shops, glass.

draw-mark-factory = V
draw-mark-shop = É
draw-mark-palace = P
draw-red = r
draw-blue = b
draw-grey = g
draw-glass-red = R
draw-glass-green = V
draw-glass-blue = B
draw-customers = clients

# Inside the ring.

draw-turn = Tour { NUMBER($turn, useGrouping: 0) } : { $player }
draw-last-turns = Tour { NUMBER($turn, useGrouping: 0) }, dernière manche : { $player }
draw-over = La partie est finie
draw-pile-street =
    { $number ->
        [one] { $number } rue
       *[other] { $number } rues
    }
draw-pile-factory =
    { $number ->
        [one] { $number } verrerie
       *[other] { $number } verreries
    }
draw-pile-shop =
    { $number ->
        [one] { $number } échoppe
       *[other] { $number } échoppes
    }
draw-pile-palace =
    { $number ->
        [one] { $number } palais
       *[other] { $number } palais
    }
draw-pile-special =
    { $number ->
        [one] { $number } bâtiment spécial
       *[other] { $number } bâtiments spéciaux
    }
draw-pile-characters =
    { $number ->
        [one] { $number } personnage
       *[other] { $number } personnages
    }
draw-pile-cards =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
draw-bag = Verre dans le sac :
draw-head-gold = Or
draw-head-points = PV
draw-head-gondoliers = Gond.
draw-head-glass = Verre
draw-head-tiles = Tuiles
draw-head-characters = Per

# Cards and hand.

draw-not-yet = { $card } (dès le prochain tour)
draw-nothing = –
draw-my-characters = Vos personnages :
draw-my-tiles = Vos tuiles :
draw-drawn = Vous regardez :
draw-searching = Dans la pile :
draw-left-shops = Échoppes que vous avez laissées dans la pile :
draw-left-palaces = Palais que vous avez laissés dans la pile :
draw-put-back = Cartes que vous savez au fond de leur pile :
draw-customers-left = Clients sur les rues encore dans la pile :

draw-legend =
    Comment lire le plateau
      ●  ◆        une gondole noire, la gondole rouge ; ●' a déjà bougé, (●) part
      ◄  ►        le sens des gondoles : de chaque case au numéro suivant
      ○ ◇ △ □     les joueurs : blanc, marron, orange, gris
      ·  [ ]      un espace de rue libre, un terrain libre
      b2          l’espace de la colonne b, ligne 2
      ═══  rb═    une rue ; une rue avec un client rouge et un bleu (g : gris)
      { draw-mark-factory }○  { draw-mark-shop }r○     une verrerie et une échoppe rouge, toutes deux à ○
      { draw-mark-palace }2  ★       un palais à 2 blasons, un bâtiment spécial : à personne
      ○─·  ○─◇    un emplacement de la couleur de ○ : libre, ou pris par ◇
      5+2         gondoliers en main et dans la réserve
      { draw-glass-red } { draw-glass-green } { draw-glass-blue }       verre : rouge, vert, bleu
      { draw-mark-factory } { draw-mark-shop } { draw-mark-palace } ★     à construire : verreries, échoppes, palais, bâtiments spéciaux

draw-own-board = Le plateau et l’assortiment des tuiles sont notre propre reconstitution, non ceux qui sont imprimés.

# What items of the account are called together.

source-character = Personnages
source-leftover = Gondoliers sans personnage

## Ce qui compte pour un personnage

part-shops = échoppes
part-factories = verreries
part-palaces = palais
part-specials = bâtiments spéciaux
part-crests = blasons
part-red-shops = échoppes rouges
part-blue-shops = échoppes bleues
part-grey-shops = échoppes grises
part-own-shops = vos échoppes
part-others-shops = échoppes des autres
part-own-factories = vos verreries
part-others-factories = verreries des autres
part-own-buildings = vos bâtiments
part-others-buildings = bâtiments des autres
part-customers = clients
part-red-customers = clients rouges
part-blue-customers = clients bleus
part-grey-customers = clients gris
part-red-and-blue-customers = clients rouges et bleus
part-own-gondoliers = vos gondoliers
part-gold = votre or
part-glass-red = votre verre rouge
part-glass-green = votre verre vert
part-glass-blue = votre verre bleu

## La page

murano-space = Case { $number }
murano-black-ship = gondole noire
murano-red-ship = gondole rouge
murano-free = libre
murano-supply = { $player }, dans la réserve : { $number }
murano-kind-space = case de l’anneau
murano-kind-ship = gondole
murano-kind-tile = tuile
murano-kind-island = île
murano-kind-pile = pile
murano-kind-character = personnage
murano-kind-card = carte bâtiment spécial
murano-kind-glass = verre
murano-kind-supply = gondoliers dans la réserve
murano-ship-about = Ces gondoles sont à tous. Vous faites l’action de la case où s’arrête la dernière que vous déplacez. Le premier déplacement du tour est gratuit, chaque autre gondole coûte plus cher.
murano-street-space = espace de rue
murano-street-space-about = On n’y pose que des rues. Une rue ne coûte rien.
murano-building-space = terrain à bâtir
murano-building-space-about = Un bâtiment s’y pose dès qu’une rue se trouve à côté.
murano-owner = Propriétaire
murano-gondolier-of = Gondolier
murano-points-so-far = Points jusqu’ici
murano-my-tiles = Mes tuiles
murano-my-characters = Mes personnages, vous seul les voyez
murano-my-characters-shown = Mes personnages
murano-in-hand = En main
murano-placing = À poser
murano-in-the-pile = Dans la pile
murano-no-tiles = Aucune. Achetez-en sur l’anneau.
murano-no-characters = Aucun. Recrutez-en un sur l’anneau.
murano-ready =
    { $number ->
        [one] { $number } prêt
       *[other] { $number } prêts
    }
murano-gondoliers =
    { $out ->
        [one] { $out } placé, { $hand } en main
       *[other] { $out } placés, { $hand } en main
    }
murano-characters = Personnages
murano-now = { $points } PV pour l’instant, { $island }
murano-now-nothing = rien pour l’instant
murano-now-unserved = { $points } PV, { $island }, sans gondolier
murano-would-bring = { $points } PV maintenant, { $island }
murano-lacks = { $island }, { $part }
murano-special-cards = Cartes bâtiment spécial
murano-door-tiles = tuiles
murano-door-purse = or, verre
murano-door-looking = au choix
murano-short-factory = verrerie
murano-short-special = spécial
murano-short-shop-red = échoppe rouge
murano-short-shop-blue = échoppe bleue
murano-short-shop-grey = échoppe grise
murano-short-palace-1 = palais, 1
murano-short-palace-2 = palais, 2
murano-short-palace-3 = palais, 3
murano-ask-turn = Où allez-vous ?
murano-ask-turn-aside = Choisissez une case : la gondole qui l’atteint part. Ou choisissez d’abord une gondole.
murano-ask-sail = S’arrêter ici : { $deed } ?
murano-or-other-ship = Ou choisissez une autre case, ou déplacez d’abord une autre gondole.
murano-pays = Pièces d’or à payer : { $paid }. Il vous en reste { $left }.
murano-costs = Pièces d’or pour y aller : { $gold }.
murano-ships-moved =
    { $number ->
        [one] 1 gondole déplacée
       *[other] { $number } gondoles déplacées
    }
murano-tiles-left =
    { $number ->
        [one] Vous pouvez encore poser 1 tuile.
       *[other] Vous pouvez encore poser { $number } tuiles.
    }
murano-lay-street = Piocher une rue, reste { $number }
murano-do-sail = Y aller, puis une autre
murano-sail-then = Partir, puis { $deed }
murano-then-take-gold = prendre de l’or
murano-then-buy-factory = acheter une verrerie
murano-then-buy-shop = acheter une échoppe
murano-then-buy-palace = acheter un palais
murano-then-buy-special = acheter un bâtiment spécial
murano-then-recruit = recruter
murano-then-place-gondolier = placer un gondolier
murano-then-build = construire
murano-then-income = toucher le revenu
murano-then-production = produire
murano-then-hire-or-dismiss = embaucher ou renvoyer
murano-do-at = Construire ici
murano-do-dock = Le placer ici
murano-do-keep = Garder cette carte
murano-do-take = Prendre cette tuile
murano-do-income = Toucher le revenu ici
murano-do-sell = Vendre
murano-do-return = Rendre
murano-do-give = Remettre
murano-on-the-track = Sur la piste
murano-during-the-game = points pendant la partie
murano-gold-left = Or restant, départage les ex æquo
worth-ready = votre gondolier y est
worth-not-ready = aucun de vos gondoliers n’y est
murano-all-islands = Sur chaque île, en l’état
murano-on-this-island = Vos personnages sur cette île, en l’état
murano-ask-only-pass = Aucune action n’est possible : vous ne pouvez que passer.
murano-ask-pass = Vous passez : +1 pièce d’or. Quelle gondole déplacez-vous ?
murano-ask-pass-aside = Aucune action ne suit. Cela ne compte que si vous validez.
murano-ask-pass-here = Passer et laisser la gondole ici ?
murano-step-pass = vous passez
murano-do-pass = Passer, +1 pièce
murano-ask-decline = Ne garder aucun de ces personnages ?
murano-ask-decline-aside = Vous ne payez rien et votre tour se termine.
murano-do-decline = N’en garder aucun
murano-ask-on-the-way = { $deed } : seulement une étape
murano-ask-top = Prenez-vous la tuile du dessus ?
murano-ask-search = Regardez-vous toute la pile ?
murano-ask-hire = Embauchez-vous un gondolier ?
murano-ask-dismiss = Renvoyez-vous un gondolier ?
murano-not-top = La tuile du dessus ? { $why }
murano-not-search = Regarder toute la pile ? { $why }
murano-not-hire = En embaucher un ? { $why }
murano-not-dismiss = En renvoyer un ? { $why }
murano-about = { $what } : { $question }
murano-ask-at = Construire ici ?
murano-ask-street = Posez d’abord une rue : il en faut une à côté des bâtiments
murano-ask-street-more = Posez-vous une rue ?
murano-character-price =
    { $gold ->
        [0] Vous ne payez rien.
        [one] Vous payez { $gold } pièce d’or.
       *[other] Vous payez { $gold } pièces d’or.
    }
murano-glass-prices = Or pour du verre d’une couleur : { $prices }.
murano-do-keep-for = Garder, pièces : { $gold }
murano-do-dock-for = Placer, pièces : { $gold }
murano-do-take-for = Prendre, pièces : { $gold }
murano-do-sell-for = Vendre, pièces : { $gold }
murano-sell-none = Ne rien vendre
murano-produce-for = En utiliser { $number } : −{ $points } PV
murano-produce-none = N’en utiliser aucune
murano-hire-for = Embaucher, pièces : { $gold }
murano-dismiss-for = Renvoyer, pièces : +{ $gold }
murano-end-piles =
    { $empty ->
        [0] Deux piles vides terminent la partie. La plus basse : { $name }
       *[other] Une pile est vide, une deuxième termine la partie. La plus basse : { $name }
    }
murano-end-last =
    { $number ->
        [one] Dernière manche, votre dernier tour est passé : encore { $number } tour
       *[other] Dernière manche, votre dernier tour est passé : encore { $number } tours
    }
murano-end-last-mine =
    { $number ->
        [one] Dernière manche : c’est votre dernier tour
       *[other] Dernière manche : encore un tour pour vous, { $number } en tout
    }
murano-end-stalled = La partie se termine avec cette manche
murano-beside = Vos gondoliers
murano-beside-docks = À terre sur : { $islands }. Prêts : { $number }.
murano-beside-none = Aucun à terre. Prêts : { $number }.
murano-where-gondoliers = Vos gondoliers : { $islands } ; { $number } prêts.
murano-no-gondoliers-ashore = Vos gondoliers : aucun à terre, { $number } prêts.
guide-others = C’est maintenant aux autres de jouer. Ce qu’ils changent reçoit un anneau clair, et le journal le raconte.
guide-turn = Les gondoles au trait rouge peuvent partir. Choisissez-en une : les cases qu’elle peut atteindre s’allument.
guide-ship = Les gondoles au trait rouge peuvent partir. Choisissez-en une : les cases qu’elle peut atteindre s’allument.
guide-sail = Une gondole avance jusqu’à la suivante. Pointez une case pour savoir ce que fait son action.
guide-buy = La tuile du dessus coûte 2 pièces d’or. Pour 4, vous regardez toute la pile et choisissez.
guide-build = Vous pouvez poser jusqu’à trois tuiles. Les rues viennent de la pile, gratuitement ; un bâtiment veut une rue à côté.
guide-cell = Les espaces marqués accueillent cette tuile. Les clients des rues rapporteront de l’or aux échoppes de leur couleur.
guide-character = À la fin, un personnage regarde une île. Choisissez-en un qui va avec ce que vous bâtirez, ou aucun.
guide-dock = Sans gondolier sur son île, un personnage ne marque rien. Un emplacement de votre couleur coûte moins.
guide-income = Choisissez l’île où vos échoppes ont le plus de clients de leur couleur.
guide-produce = Chaque verrerie utilisée coûte 2 points et donne une perle de verre. Le verre se vend bien, surtout trois perles d’une même couleur.
