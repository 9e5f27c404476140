### French: Jubilee. The voice: the clerk of a small town's jubilee committee, for whom the total is the age of the town.

game-jubilee = Jubilé
    .about = Un seul total pour tout le monde : amène-le à 25, 50, 75 ou 100, sans les enjamber.

jubilee-length =
    .usual = Une manche de 61 cartes, environ un quart d’heure.

## Options

jubilee-option-club-ace = As de trèfle
    .about = Ce que vaut un As de trèfle. Avec 1, le total finit à 189 au lieu de 217.
    .told-15 = les As de trèfle valent 15
    .told-1 = les As de trèfle valent 1
jubilee-option-joker-rescores = Jokers sur un jubilé
    .about = Un joker joué sur un jubilé le fait-il compter encore une fois ?
    .on = Le font recompter
    .off = Ne marquent rien
    .told-on = un joker refait compter un jubilé
    .told-off = un joker ne marque rien
jubilee-option-deals = Manches
    .about = Combien de manches on joue. Leurs scores s’additionnent.
    .told-1 = une manche
    .told = { $value } manches

## Names

jubilee-phase-play = sur un seul total
jubilee-phase-over = le compte
jubilee-ask-play = Quelle carte ?
jubilee-do-play = Jouer
jubilee-do-skip = Sauter
jubilee-zone-stock = Pioche
jubilee-zone-played = Jouées
jubilee-counter-total = total
jubilee-counter-score = score

## Table and panel

jubilee-stars = { $size ->
    [100] ★★
   *[25] ★
}
jubilee-total = Total **{ $total }**
jubilee-next = { jubilee-stars } { $at } : { $up } plus haut
jubilee-next-two = { jubilee-stars } { $at } : { $up } plus haut · { $below } : { $down } plus bas
jubilee-stock = { $back } { $stock } en pioche
jubilee-stock-empty = la pioche est vide
jubilee-trail = Jouées : { $plays }
jubilee-trail-play = { $name } { $card } { $total }
jubilee-has-shown = 👁 { $cards }
jubilee-own-score = Ton score est **{ $score }**.
jubilee-drew = Tu as pioché **{ $card }**.
jubilee-danger = D’autres pourraient faire un jubilé ensuite : { $totals }
jubilee-danger-after = depuis **{ $total }** avec { $count ->
    [one] une carte
   *[other] { $count } cartes
}
jubilee-no-danger = Aucune carte ailleurs ne ferait un jubilé ensuite, quoi que tu joues.
jubilee-own-shown = Tout le monde a vu { $cards }.
jubilee-deal-of = manche { $deal } sur { $deals }
jubilee-opens = Tu ouvres, avec un trèfle ou un pique.
jubilee-button = { $points ->
    [20] { $card } → { $total } ★★ +20
    [10] { $card } → { $total } ★ +10
    [-5] { $card } → { $total } · −5
   *[0] { $card } → { $total }
}
jubilee-button-below = { $card } → sous 0
jubilee-button-opening = { $card } ne peut pas ouvrir

## Result

jubilee-line-points = **{ $points }** { $count ->
    [one] point
   *[other] points
}
jubilee-line-total = Les { $cards } cartes sont toutes sur la table, et font ensemble { $total }.

jubilee-recipe = -# Qui distribue d’abord (`seats`) : la personne à la place « sous le nombre de places », la première assise étant 0 ; après chaque manche, la suivante à gauche. Donne (`deal`) : piques, cœurs, trèfles, chaque couleur de l’As au Roi et les cartes égales ensemble, puis les jokers, sont mélangés depuis la fin, la carte i avec la carte « sous i + 1 ». Si les cartes distribuées n’ont ni trèfle ni pique, on mélange de nouveau à partir de cet ordre avec les nombres suivants. Une carte va à chaque place à tour de rôle, d’abord à gauche de qui distribue, huit en tout ; le reste est la pioche.

## ❓

jubilee-why-turn = C’est à { $name } de jouer. Tu joues quand c’est ton tour.
jubilee-why-opening = **{ $cards } :** la première carte doit être un trèfle ou un pique.
jubilee-why-below = **{ $cards } :** le total est { $total }, et il ne peut pas passer sous zéro.
jubilee-why-all = Toute carte de ton jeu peut être jouée.
jubilee-why-skip = **Sauter :** tu peux jouer { $cards }, donc tu ne peux pas sauter. Le bot saute le tour de qui ne peut rien jouer.
jubilee-why-draw = **Piocher :** le bot pioche pour toi après chaque carte, tant qu’il y a une pioche.

## Why a hint is a good one

jubilee-hint-scores = Elle amène le total à { $total }, et marque { $points }.
jubilee-hint-safe = Depuis { $total }, aucune carte que d’autres puissent tenir ne fait un jubilé.
jubilee-hint-free = { $count ->
    [one] Elle ne coûte rien ; une autre de tes cartes enjamberait un jubilé.
   *[other] Elle ne coûte rien ; { $count } de tes cartes enjamberaient un jubilé.
}
jubilee-hint-few = Sur les { $unseen } cartes que tu n’as pas vues, { $count ->
    [0] aucune ne ferait
    [one] une seule ferait
   *[other] { $count } feraient
} un jubilé depuis { $total }.
jubilee-hint-all-pass = Toutes les cartes que tu peux jouer enjambent un jubilé.

## Refusals

refused-jub-open-black = La première carte doit être un trèfle ou un pique.
refused-jub-below-zero = { $card } mènerait le total de { $total } à { $after } ; il ne peut pas passer sous zéro.
refused-jub-must-play = Tu peux jouer { $cards }, donc tu ne peux pas sauter.

## Told

jubilee-played =
    .a = { $seat } joue { $card } : { $total }.
    .b = { $card }, signé { $seat }, fait { $total }.
    .c = Le secrétaire inscrit { $total } : { $card }, { $seat }.
    .d = { $seat } pose { $card }. La ville a { $total } ans.
    .e = Avec { $card }, { $seat } avance la date à { $total }.
    .f = { $seat } arrache { $card } du calendrier : { $total }.
    .g = Le tuba compte aussi : { $card }, signé { $seat }, { $total }.
    .h = Sans cérémonie, { $card }, signé { $seat } : { $total }.

jubilee-jubilee =
    .a = ★ **{ $total } !** { $seat } joue { $card }, et la fanfare éclate. 10 points.
    .b = ★ Guirlandes pour { $seat } : { $card } fait **{ $total }**, donc 10.
    .c = ★ { $card }, et la ville a **{ $total }** ans. Le maire salue { $seat } : 10.
    .d = ★ À **{ $total }**, { $seat } coupe le gâteau avec { $card }. 10 points, pas une miette.
    .e = ★ Le tuba n’attendait que cela : **{ $total }**, { $card }, 10 pour { $seat }.

jubilee-great-jubilee =
    .a = ★★ **{ $total } !** { $seat } joue { $card } : feu d’artifice, deux fanfares, 20 points.
    .b = ★★ Compte rond : { $card } fait **{ $total }**, et la place porte { $seat } en triomphe. 20.
    .c = ★★ Même le secrétaire se lève : { $seat }, { $card }, **{ $total }**. 20 points.
    .d = ★★ Le grand gâteau sort à **{ $total }** : { $card }, { $seat }, 20.
    .e = ★★ Les écoles ferment : **{ $total }** par { $card }. 20 pour { $seat }.

jubilee-jubilee-passed =
    .a = { $seat } joue { $card } et dépasse la fanfare : { $total }, −5.
    .b = Le gâteau était un peu plus tôt. { $seat } en est à { $total } avec { $card } : −5.
    .c = Le défilé tournait à gauche, { $seat } va tout droit : { $card }, { $total }, −5.
    .d = Les trompettes étaient levées. { $card }, signé { $seat } fait { $total } : −5.
    .e = { $seat } rate la date avec { $card } : { $total }, et −5 pour le timbre.

jubilee-skipped =
    .a = { $seat } n’a rien qui convienne et le montre : { $cards }.
    .b = Pas de carte pour ce total : { $seat } montre { $cards } et attend.
    .c = { $seat } ouvre son jeu au comité : { $cards }. Tour sauté.
    .d = Le défilé passe devant { $seat }, et tout le monde voit { $cards }.
    .e = Exposées à la mairie : { $cards }. { $seat } ne peut pas jouer.

jubilee-deal-ended =
    .a = La dernière carte est posée, la ville a { $total } ans : { $points }. La meilleure place était à { $winners }.
    .b = La fanfare remballe à { $total }. Le secrétaire lit : { $points }. En tête : { $winners }.
    .c = On plie les chaises à { $total } : { $points }. Le reste du gâteau est pour { $winners }.
    .d = La mairie ferme à { $total } : { $points }. La clé de la ville va à { $winners }.
    .e = Le calendrier s’arrête à { $total } : { $points }. Le prochain jour férié s’appelle { $winners }.
