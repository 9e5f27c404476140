### French: house rules.

option-default = { $label } (par défaut)
option-default-on = { $about } Par défaut : oui.
option-default-off = { $about } Par défaut : non.

option-numbers = un nombre de { $least } à { $most }{ $step ->
    [1] { "" }
   *[other] , de { $step } en { $step }
}
option-numbers-or-none = { $numbers }, ou rien pour aucun

option-preset = Règles toutes faites
    .told-mooseyard = règles de Mooseyard

## Deck

option-deck-mode = Jeu de cartes
    .about = Avec quelles cartes on joue à cinq ou plus. À trois ou quatre, c’est toujours 52.
    .expanded = Agrandi : 13 cartes par place, avec des valeurs (11 à 15) entre Dix et Valet
    .extra_suits = Couleurs en plus : 13 cartes par place, une couleur de plus par place au-delà de quatre
    .standard = Standard : 52 cartes, quel que soit le nombre
    .told-expanded = jeu agrandi
    .told-extra_suits = couleurs en plus
    .told-standard = 52 cartes quel que soit le nombre

option-removal-rank = Cartes retirées
    .about = La valeur à partir de laquelle on retire des cartes pour égaliser les jeux.
    .auto = Automatique : le milieu du jeu de cartes
    .told-auto = cartes du milieu retirées
    .told-rank = retirées d’abord : { $rank }

option-divide-evenly = Jeux égaux
    .about = On retire des cartes jusqu’à ce que tout le monde en reçoive autant.
    .told-on = jeux égaux
    .told-off = jeux inégaux

## Cards

option-jokers = Jokers
    .about = Y a-t-il deux jokers dans le jeu de cartes, et que valent-ils ?
    .none = Aucun
    .low = Petits : sous toutes les autres cartes quand ils ouvrent seuls
    .wild = Libres : n’importe quelle valeur
    .told-none = sans jokers
    .told-low = deux petits jokers
    .told-wild = deux jokers libres

option-joker-tax = Jokers et impôts
    .about = Un joker compte-t-il comme la meilleure carte ou comme la pire ?
    .auto = Selon le cas : libres les meilleurs, petits les pires
    .high = Les meilleurs : ils partent d’abord
    .low = Les pires : on les garde
    .told-auto = jokers taxés selon leur valeur
    .told-high = jokers taxés d’abord
    .told-low = jokers taxés en dernier

option-deuces-high = Deux forts
    .about = Le Deux est la plus haute valeur, au-dessus de l’As.
    .told-on = Deux forts
    .told-off = Deux faibles

option-instant-top = La plus haute met fin au pli
    .about = Une carte de la plus haute valeur ramasse le pli aussitôt.
    .told-on = la plus haute met fin au pli
    .told-off = on fait le tour même sur la plus haute

option-packs = Paquets
    .about = Combien de paquets de 52 cartes on mélange ensemble.
    .auto = Automatique : au moins huit cartes par place
    .told-auto = paquets selon le nombre
    .told-1 = un paquet
    .told-2 = deux paquets
    .told-3 = trois paquets
    .told-4 = quatre paquets

option-min-run = Suite la plus courte
    .about = Combien de cartes d’une couleur qui se suivent font une suite.
    .told-3 = suites de trois ou plus
    .told-4 = suites de quatre ou plus

option-exchange = Échange
    .about = Quelles cartes changent de place après la donne, dès la deuxième manche.
    .classic = Classique : deux cartes et une
    .scaled = Progressif : trois, deux et une à huit ou plus
    .none = Aucun
    .told-classic = échange classique
    .told-scaled = échange progressif
    .told-none = sans échange

option-revolution = Révolution
    .about = Quatre cartes ou plus d’une même valeur renversent l’ordre des valeurs.
    .told-on = révolutions
    .told-off = sans révolution

option-eight-stop = Les Huit arrêtent
    .about = Un coup qui contient un Huit ramasse le tas aussitôt.
    .told-on = les Huit ramassent le tas
    .told-off = les Huit sont des cartes comme les autres

option-suit-lock = Verrous
    .about = Quand un coup a les couleurs de celui du dessous, elles seules peuvent suivre.
    .told-on = les couleurs verrouillent
    .told-off = pas de verrou

option-spade-three = Trois de pique
    .about = Joué seul, il bat un Deux joué seul ; à trois, il n’y a pas de Trois.
    .told-on = le 3♠ bat un 2 seul
    .told-off = le 3♠ est un Trois

## Ranks and taxes

option-seating = Premières places
    .about = D’où viennent les premiers rangs. L’ordre d’arrivée exige une première manche sans rangs.
    .draw = Par tirage : la carte la plus haute est Tahimi
    .join_order = Dans l’ordre d’arrivée
    .told-draw = places tirées au sort
    .told-join_order = places par ordre d’arrivée

option-first-lead = Première manche
    .about = La première manche a-t-elle des rangs ? Sans rangs, les places suivent l’ordre d’arrivée.
    .top = Avec rangs : le Tahimi ouvre
    .after_dealer = Sans rangs : le sort dit qui distribue, la place suivante ouvre
    .told-top = première manche avec rangs
    .told-after_dealer = première manche sans rangs

option-progressive-taxes = Impôts
    .about = Paie-t-on davantage d’impôts à six ou plus ?
    .auto = Automatique : davantage, sauf avec le jeu standard
    .always = Toujours davantage
    .never = Jamais : deux cartes et une
    .told-auto = impôts selon le jeu de cartes
    .told-always = impôts forts avec tout jeu
    .told-never = impôts fixes

option-tax-first-round = Impôts dès la manche 1
    .about = Les impôts sont dus avant que quiconque ait mérité un rang.
    .told-on = impôts dès la manche 1
    .told-off = manche 1 sans impôts

option-rank-privilege = Privilège du rang
    .about = Quand rien ne couvre les dernières cartes de quelqu’un, le plus haut rang ouvre.
    .told-on = privilège du rang
    .told-off = sans privilège du rang

## Tricks and One Card

option-lead-pass = Passer la main
    .about = Peut-on passer quand on a la main ?
    .allowed = Permis, mais pas tout autour de la table
    .forbidden = Interdit : avec la main, on doit jouer
    .told-allowed = la main peut se passer
    .told-forbidden = avec la main, on doit jouer

option-one-card = Dernière carte
    .about = Comment la table apprend que quelqu’un n’a plus qu’une carte.
    .auto = Par le héraut, toujours
    .manual = Par qui la tient, au risque d’un oubli
    .told-auto = le héraut annonce « Dernière carte »
    .told-manual = annonce toi-même « Dernière carte »

option-one-card-penalty = Oubli de la dernière carte
    .about = Ce qui arrive quand un oubli se remarque. Seulement là où l’on annonce soi-même.
    .none = La honte
    .skip = Passer son prochain tour
    .told-none = oubli sans pénalité
    .told-skip = un oubli coûte un tour

option-show-counts = Nombre de cartes visible
    .about = Tout le monde voit combien de cartes tient chaque place.
    .told-on = nombre de cartes visible
    .told-off = nombre de cartes caché

## Table

option-seats = Places voulues
    .about = Les majordomes complètent la table jusqu’à ce nombre ; d’autres gens peuvent encore s’asseoir.

seats-wanted = { $count } places

option-pace = Rythme
    .about = Combien de temps peut prendre une décision avant que la table la prenne pour toi.
    .quick = Rapide : 20 secondes
    .lively = Vif : 45 secondes
    .reserve = Réserve de temps : 15 secondes, plus 2 minutes pour toute une manche
    .relaxed = Tranquille : 2 minutes
    .slow = Lent : 12 heures
    .told-quick = rythme rapide
    .told-lively = rythme vif
    .told-reserve = réserve de temps
    .told-relaxed = rythme tranquille
    .told-slow = rythme lent

option-join-policy = Nouvelles têtes
    .about = Où s’asseyent les nouvelles têtes qui arrivent entre deux manches.
    .middle = Au milieu
    .serf = Tout en bas
    .redraw = Tout le monde tire de nouveau sa place
    .pick = Où les envoie la carte qu’elles tirent
    .told-middle = nouvelles têtes au milieu
    .told-serf = nouvelles têtes en bas
    .told-redraw = nouveau tirage pour les nouvelles têtes
    .told-pick = les nouvelles têtes tirent une carte

option-best-of = Série
    .about = Plusieurs manches, et le meilleur total gagne. À chacune, un point par place derrière toi.
    .none = Sans fin : les manches se suivent
    .told-none = sans série
    .told-3 = série de 3 manches
    .told-5 = série de 5 manches
    .told-10 = série de 10 manches

option-sealed = Jeux scellés
    .about = Les jeux d’une manche ne sont jamais montrés, même une fois la manche terminée.
    .told-on = jeux scellés pour toujours
    .told-off = jeux montrés à la fin

option-decrees = Décrets
    .about = Avant chaque manche, le Tahimi peut changer des règles pour cette seule manche.
    .told-on = décrets
    .told-off = sans décrets

option-stewards = Majordomes
    .about = L’ordinateur peut remplir des places, et jouer à la place des personnes absentes.
    .told-on = majordomes permis
    .told-off = sans majordomes

option-level = Niveau des majordomes
    .about = Leur force au jeu. Un changement vaut pour tous les majordomes de la table.
    .page = Pages : des débutants, qui se trompent parfois
    .merchant = Marchands : un jeu sensé
    .vizier = Vizirs : ils comptent les cartes et voient loin
    .master = Maîtres : des vizirs qui réfléchissent plus longtemps
    .told-page = majordomes : pages
    .told-merchant = majordomes : marchands
    .told-vizier = majordomes : vizirs
    .told-master = majordomes : maîtres

option-hints = Conseils
    .about = On peut demander à un vizir quoi jouer, avec /cards hint.
    .told-on = conseils permis
    .told-off = sans conseils

option-begins = Début
    .about = Quand les premières cartes sont distribuées.
    .host = Quand l’hôte commence
    .full = Quand toutes les places voulues par l’hôte sont prises
    .told-host = l’hôte commence
    .told-full = début à table pleine

option-weekends = Week-ends
    .about = Samedis et dimanches comptent-ils au rythme lent, selon le fuseau horaire du serveur ?
    .told-on = les week-ends comptent
    .told-off = les week-ends ne comptent pas

option-partners = Partenaires
    .about = Comment les partenaires se trouvent, dans les jeux à camps.
    .agreed = D’un commun accord : chaque personne choisit un camp avant le début
    .drawn = Par tirage, à la première donne d’une partie
    .told-agreed = partenaires d’un commun accord
    .told-drawn = partenaires par tirage

option-on-leave = Départs
    .about = Ce que devient une place quittée en cours de partie.
    .bot = Un majordome la reprend, et peut gagner
    .forfeit = Forfait, une fois la manche comptée
    .told-bot = un majordome peut gagner pour une personne partie
    .told-forfeit = partir vaut forfait

## The groups

group-deck = 🃏 Jeu de cartes
group-cards = ✨ Jokers et hautes cartes
group-ranks = 👑 Rangs et impôts
group-tricks = ☝️ Plis et dernière carte
group-cousin = 🔄 Comme au Daifugō
group-court = 🖋️ Cour
group-table = 🪑 Table
group-company = ⚙️ Majordomes et appels
group-rules = 📜 Règles
group-of = 📜 { $titles }{ $more ->
    [yes] …
   *[no] { "" }
}

## Ready-made sets

preset-court = Règles de la cour
    .about = Rangs par tirage, 13 cartes par place, impôts dès la manche 2.
preset-mooseyard = Mooseyard
    .about = Un jeu simple de trois à cinq : sans privilège, impôts fixes, première manche sans rangs.
preset-usual = Règles standard
    .about = Les règles telles qu’elles sont écrites.
preset-short = Partie courte
    .about = Les règles telles qu’elles sont écrites, mais plus vite finies.
preset-series = Trois victoires
    .about = Les manches se suivent jusqu’à ce que quelqu’un en ait gagné trois.
preset-hasty = En hâte
    .about = Vingt secondes par tour, et qui a la main doit jouer.
preset-cheeky = Table effrontée
    .about = Annonce toi-même « Dernière carte », avant qu’on te prenne sur le fait.
preset-equal = Chances égales
    .about = Aucune carte ne change de place après la donne.
preset-steep = Impôts salés
    .about = À huit ou plus, trois paires de places échangent trois, deux et une carte.
preset-daifugo = Comme au Daifugō
    .about = Révolutions, Huit qui arrêtent, verrous, et un Trois de pique qui bat un Deux.
preset-quick = Cour pressée
    .about = Vingt secondes par tour, 52 cartes, et qui a la main doit jouer.
preset-cruel = Cour cruelle
    .about = Impôts dès la manche 1, nouvelles têtes en bas, et gare aux dernières cartes muettes.

## The menu

house-title = ## 📜 Règles de la maison
house-hint = Voici les règles actuelles ; celles en **gras** ne sont pas les règles habituelles.
house-host = { $host }, l’hôte, peut les changer jusqu’à la première donne. Les règles en **gras** ne sont pas les règles habituelles.
house-fixed = Les cartes sont distribuées : voici les règles de la maison à cette table. Celles en **gras** ne sont pas les règles habituelles.
house-levels = Niveau d’un majordome…
house-level = { $name } : { $level } → { $next }
house-send-away = Renvoyer quelqu’un…
house-group = **{ $group }** — { $told }
house-seats = **👥 À la table** — { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}, { $stewards ->
    [one] { $stewards } majordome
   *[other] { $stewards } majordomes
}
house-game = Jeu : { $game }
house-preset = Règles : { $preset }
house-games = Un autre jeu…
house-presets = Règles toutes faites…
