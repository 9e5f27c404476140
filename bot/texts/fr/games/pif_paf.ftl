### French: Pif Paf. The voice: the counter of a station café, with a fan, a radio and a screen door.

game-pif-paf = Pif Paf
    .about = Aussi appelé Cacheta. Mise sur neuf cartes, puis combine-les toutes avant les autres.

pif-paf-length =
    .usual = Dix manches, environ trois quarts d’heure.
    .short = Cinq manches, environ vingt minutes.

## Options

pif-paf-option-ante = Mise de départ
    .about = Jetons que chaque place met au pot à chaque manche. Les mises montent par paliers égaux.
    .told = mise de départ { $value }
pif-paf-option-stack = Jetons
    .about = Jetons de chaque place au début : au moins dix mises de départ.
    .told = { $value } jetons par place
pif-paf-option-hands = Manches
    .about = Combien de manches on joue. Ensuite, le plus de jetons gagne.
    .none = Jusqu’à ce qu’une place ait tous les jetons
    .told-none = jusqu’à ce qu’une place ait tous les jetons
    .told-1 = une manche
    .told = { $value } manches
pif-paf-option-max-hands = Au plus
    .about = Le plus de manches d’une partie qui dure jusqu’à ce qu’une place ait tous les jetons.
    .told = au plus { $value } manches
pif-paf-option-betting = Mises
    .about = Chaque manche s’ouvre-t-elle par des mises ?
    .on = Les mises d’abord
    .off = Seulement les mises de départ
    .told-on = avec mises
    .told-off = mises de départ seulement
pif-paf-option-return-discard = Rejeter aussitôt
    .about = Peut-on jeter une carte au tour même où on l’a prise ?
    .on = Permis
    .off = Interdit
    .told-on = une carte prise peut être rejetée aussitôt
    .told-off = une carte prise reste un tour

## Names

pif-paf-phase-bet = les mises
    .waited = mise
pif-paf-phase-draw = la pioche
pif-paf-phase-discard = la défausse
    .waited = jette
pif-paf-phase-over = le pot
pif-paf-ask-bet = Suivre, relancer ou te coucher ?
pif-paf-ask-bet-free = Miser ou dire parole ?
pif-paf-ask-bet-top = Suivre ou te coucher ?
pif-paf-ask-draw = Piocher ou prendre ?
pif-paf-ask-discard = Quelle carte jettes-tu ?
pif-paf-do-check = Parole
pif-paf-do-bet = Miser
pif-paf-do-call = Suivre
pif-paf-do-fold = Se coucher
pif-paf-do-draw = Piocher
pif-paf-do-take = Prendre
pif-paf-do-discard = Jeter
pif-paf-do-out = Finir, jeter
pif-paf-counter-chips = jetons
pif-paf-counter-bet = mise
pif-paf-counter-pot = pot
pif-paf-zone-stock = Pioche
pif-paf-zone-discards = Défausse
pif-paf-zone-shown = Combinaisons

## Panel

pif-paf-melds = **{ $melds }**
pif-paf-loose = Libres : { $cards } — **{ $count }** sur { $hand }{ $halves ->
    [0] { "" }
    [one] , avec une moitié de combinaison
   *[other] , avec { $halves } moitiés de combinaison
}
pif-paf-melded = Les { $hand } cartes sont toutes en combinaisons.
pif-paf-got-stock = Tu as pioché **{ $card }**.
pif-paf-got-taken = Tu as pris **{ $card }**.
pif-paf-about-throw = Le nombre sur un bouton compte les cartes qui resteraient libres ; ½ marque chaque moitié de combinaison parmi elles.
pif-paf-offered = Dessus de la défausse { $card } — la prendre en laisserait **{ $loose }** libres après ta meilleure défausse.
pif-paf-pile = Dans la défausse, la plus récente d’abord : { $cards }
pif-paf-about-out = Tes neuf autres sont toutes en combinaisons.
pif-paf-price-free = Rien à suivre. Tu peux miser jusqu’à **{ $cap }**.
pif-paf-price = Rester coûte **{ $owes }** de tes { $chips } jetons. Le pot contient **{ $pot }**.
pif-paf-price-top = C’est la mise la plus haute de cette manche.
pif-paf-price-raise = Tu peux relancer jusqu’à **{ $cap }** au plus.
pif-paf-own-fold = Tu as couché tes cartes. Elles restent cachées.

pif-paf-button-check = Parole
pif-paf-button-call = Suivre { $owes }
pif-paf-button-fold = Se coucher
pif-paf-button-bet = Miser { $level }
pif-paf-button-raise = Relancer à { $level }
pif-paf-button-draw = Piocher
pif-paf-button-take = Prendre { $card } : { $loose }
pif-paf-button-throw = { $card } : { $loose }
pif-paf-button-taken = { $card } tout juste prise
pif-paf-button-out = Finir, jeter { $card }

## Table and result

pif-paf-upcard = # { $card }
pif-paf-piles = Dessus de la défausse · Pioche { $back } { $stock }
pif-paf-stock = -# Pioche { $back } { $stock } · rien encore en défausse
pif-paf-below = Sous la carte du dessus : { $cards }
pif-paf-again = La pioche est l’ancienne défausse, la plus ancienne d’abord.
pif-paf-pot = Pot : **{ $pot }** jetons
pif-paf-waits = dont { $pot } d’une manche que personne n’a gagnée
pif-paf-cap = mises jusqu’à **{ $cap }**
pif-paf-limited = au-delà, plus de jetons pour suivre chez { $names }
pif-paf-no-bets = pas de mises : { $names } { $count ->
    [one] n’a
   *[other] n’ont
} rien de plus à mettre
pif-paf-hand-of = Manche { $hand } sur { $hands }
pif-paf-has-taken = a pris { $cards }
pif-paf-has-drawn = a pioché
pif-paf-has-folded = cartes couchées
pif-paf-has-bet = mise { $bet }
pif-paf-has-chips = { $chips } jetons
pif-paf-out = 🏁 hors jeu
pif-paf-shown = { $number }. **{ $name }** — { $cards }
pif-paf-line-chips = { $before } { $sign } → **{ $after }** jetons
pif-paf-line-folded = cartes couchées
pif-paf-line-broke = 🏁 plus de jetons
pif-paf-line-out = 🏁 déjà hors jeu : { $names }
pif-paf-line-claim = ⚡ **Réclamée :** { $whom } a jeté **{ $card }**, la dernière carte qui manquait.
pif-paf-line-folds = Toutes les autres places se sont couchées. Aucune carte n’a été montrée.
pif-paf-line-ran-out = Les cartes ont manqué avant que quelqu’un en ait neuf en combinaisons.
pif-paf-line-stays = Le pot de **{ $pot }** reste pour la prochaine victoire.
pif-paf-line-shared = Personne n’a gagné le dernier pot ; les places encore en jeu le partagent.

## ❓

pif-paf-why-turn = C’est à { $name } de jouer. Tu mises, pioches ou jettes quand c’est ton tour.
pif-paf-why-folded = Tu as couché tes cartes. Tu reviens à la prochaine manche.
pif-paf-why-check = **Parole :** il y a une mise de { $bet }. Suis pour { $owes }, relance ou couche-toi.
pif-paf-why-cap = **Mises :** { $cap } est la plus haute de cette manche, par paliers de { $ante }.
pif-paf-why-limited = **Mises :** jusqu’à { $cap } au lieu de { $limit } : { $names } { $count ->
    [one] n’a
   *[other] n’ont
} plus de jetons pour suivre.
pif-paf-why-take = **Prendre :** la défausse est encore vide.
pif-paf-why-out = **Finir :** quoi que tu jettes, { $loose } { $loose ->
    [one] carte reste libre.
   *[other] cartes restent libres.
}
pif-paf-why-taken = **{ $card } :** tu l’as prise à ce tour. Jette une autre carte.
pif-paf-why-nothing = Tout ce que tu peux faire est sur ton panneau en ce moment.

## Why a hint is a good one

pif-paf-hint-melded = { $count } de tes neuf cartes sont déjà en combinaisons.
pif-paf-hint-none-melded = Aucune de tes cartes n’est encore en combinaison.
pif-paf-hint-halves = Aucune autre défausse ne laisse moins de cartes libres, et celle-ci te garde { $count ->
    [one] une moitié de combinaison
   *[other] { $count } moitiés de combinaison
} : on ne peut pas en garder plus.
pif-paf-hint-half-made = Il reste autant de cartes libres, mais avec elle tu peux garder { $after ->
    [one] une moitié de combinaison
   *[other] { $after } moitiés de combinaison
}, contre { $before ->
    [0] aucune
    [one] une
   *[other] { $before }
} sinon.
pif-paf-hint-near = { $count } cartes que tu n’as pas vues feraient une combinaison avec deux des tiennes.
pif-paf-hint-price = Rester coûte { $owes }, et le pot contient { $pot }.
pif-paf-hint-dear = { $count } de tes neuf cartes sont encore libres, et rester coûte { $owes } pour un pot de { $pot }.
pif-paf-hint-free = Il n’y a rien à suivre : rester ne coûte rien.

## Refusals

refused-pif-cap = Tu peux miser jusqu’à { $cap } à cette manche (par paliers de { $ante }).
refused-pif-match = Il y a une mise de { $bet } : suis pour { $owes }, relance ou couche-toi.
refused-pif-no-discard = La défausse est encore vide ; pioche.
refused-pif-not-out = Sans { $card }, tes neuf cartes ne tiennent pas toutes en combinaisons.
refused-pif-folded = Tu as couché tes cartes pour cette manche.
refused-pif-return = Tu as pris { $card } à ce tour ; jette une autre carte.
refused-stack-below-antes = Les jetons de départ ({ $stack }) doivent faire au moins dix mises de départ ({ $least }).

## What happened

pif-paf-antes-paid =
    .a = Chaque place met { $chips }. Le pot contient { $pot }.
    .b = { $chips } par personne, et { $pot } attendent sous le ventilateur.
    .c = La soucoupe fait le tour : { $chips } par place, { $pot } au pot.
    .d = On essuie le comptoir, on pose { $chips } par place : { $pot } au pot.
    .e = Le pot dit { $pot }, à { $chips } par place, et la radio annonce la pluie.

pif-paf-betting-limited =
    .a = Chez { $seats }, { $cap ->
        [0] plus rien pour suivre : personne ne mise à cette manche
       *[other] pas plus de { $cap } pour suivre : c’est le plafond, au lieu de { $limit }
    }.
    .b = { $cap ->
        [0] Pas de mises cette fois, par égard pour { $seats }.
       *[other] Les mises s’arrêtent à { $cap } et non à { $limit }, par égard pour { $seats }.
    }
    .c = Tout le monde doit pouvoir suivre. Avec { $seats }, { $cap ->
        [0] il n’y a pas de mises
       *[other] le plafond est { $cap }, pas { $limit }
    }.
    .d = Pour { $seats }, les mises se font douces : { $cap ->
        [0] il n’y en a pas
       *[other] elles s’arrêtent à { $cap }, sous { $limit }
    }.
    .e = L’ardoise du comptoir dit { $cap ->
        [0] pas de mises
       *[other] jusqu’à { $cap } au lieu de { $limit }
    }, en pensant à { $seats }.

pif-paf-checked =
    .a = { $seat } dit parole.
    .b = Un doigt sur le comptoir : { $seat }, parole.
    .c = Rien pour l’instant chez { $seat }.
    .d = { $seat } tourne sa cuillère : parole.
    .e = Parole, dit { $seat }, et cherche le sucre.

pif-paf-bet =
    .a = { $seat } mise { $level }.
    .b = Sur le comptoir : { $level }, par { $seat }.
    .c = La porte fait pif : { $seat } mise { $level }.
    .d = { $seat } glisse { $level } sous le ventilateur.
    .e = Première mise de la manche : { $seat }, { $level }.

pif-paf-raised =
    .a = { $seat } relance à { $level }.
    .b = Et plus haut : { $seat } dit { $level }.
    .c = { $seat } monte la radio, et la mise à { $level }.
    .d = La porte fait paf : { $seat } relance à { $level }.
    .e = Une plus grande tasse pour { $seat } : { $level }.

pif-paf-called =
    .a = { $seat } suit.
    .b = La même chose pour { $seat }, s’il vous plaît.
    .c = { $seat } garde son tabouret, et suit.
    .d = « Je suis », dit { $seat }.
    .e = Encore des jetons au pot : { $seat } suit.

pif-paf-folded =
    .a = { $seat } se couche.
    .b = Cartes retournées, tasse aussi : { $seat } se couche.
    .c = Pas cette manche, dit { $seat }.
    .d = Les horaires en main, { $seat } se couche.
    .e = Neuf cartes face cachée : { $seat } laisse ce pot aux autres.

pif-paf-betting-closed =
    .a = Les mises sont faites : { $pot } au pot. { $seat } commence.
    .b = { $pot } en jeu, et la première carte est pour { $seat }.
    .c = La soucoupe est de côté, avec { $pot }. { $seat } ouvre la pioche.
    .d = Plus de mises. Le pot contient { $pot }, le tour est à { $seat }.
    .e = Aux cartes maintenant : { $seat } commence, pour { $pot }.

pif-paf-took =
    .a = { $seat } prend { $card }.
    .b = { $card } va à { $seat }.
    .c = Sur le dessus il y avait { $card } : c’est pour { $seat }.
    .d = Encore tiède : { $card }, pour { $seat }.
    .e = { $seat } prendra { $card }, merci.
    .f = Servie à table : { $card }, chez { $seat }.
    .g = { $seat } se penche et prend { $card }.

pif-paf-discarded =
    .a = { $seat } jette { $card }.
    .b = { $card } à la défausse, par { $seat }.
    .c = { $seat } renvoie { $card } en cuisine.
    .d = Paf : { $card }, signé { $seat }.
    .e = Pour qui la veut : { $card }, dit { $seat }.
    .f = { $seat } n’a pas de table pour { $card }.
    .g = Sur le dessus maintenant : { $card }, signé { $seat }.

pif-paf-turned-over =
    .a = La pioche est vide. On retourne la défausse, la plus ancienne d’abord : { $count } cartes.
    .b = { $count } vieilles cartes refont un tour, dans l’ordre où elles sont tombées.
    .c = Personne ne mélange : { $count } cartes retournées font la pioche. La mémoire aide.
    .d = Les { $count } cartes d’hier, réchauffées et servies dans le même ordre.
    .e = Qui se rappelle la défausse connaît la pioche : { $count } cartes, retournées.

pif-paf-stock-ran-out =
    .a = { $seat } tend la main, et la pioche est vide pour la dernière fois. Personne ne gagne.
    .b = Trois passages suffisent : plus de carte pour { $seat }, manche sans victoire.
    .c = La cuisine est fermée. { $seat } ne trouve pas de carte, et personne n’a gagné.
    .d = Le dernier train part sans victoire. { $seat } reste sur le quai.
    .e = Rien à piocher pour { $seat }, rien à gagner pour personne.

pif-paf-went-out =
    .a = **Pif paf !** { $seat } jette { $card } et **finit**.
    .b = Neuf cartes, rien qui dépasse : { $seat } **finit** et jette { $card }.
    .c = { $seat } pose { $card }, puis tout le reste. **Fini !**
    .d = La porte fait pif, puis paf : { $seat } **finit**. { $card } reste en défausse.
    .e = La commande est complète chez { $seat }, et { $card } repart. **Fini !**

pif-paf-claimed-out =
    .a = ⚡ **Pif paf !** { $whom } jette { $card }, { $seat } la réclame et **finit**. { $thrown } part.
    .b = ⚡ { $card } quitte { $whom } pour { $seat }, qui jette { $thrown } et **finit**.
    .c = ⚡ Il ne manquait que { $card } : merci, { $whom }. { $seat } **finit** et jette { $thrown }.
    .d = ⚡ La porte dit pif pour { $card } et { $whom } ; { $seat } dit **paf**. { $thrown } reste là.
    .e = ⚡ Servie par { $whom }, { $card } est pour { $seat }. La monnaie : { $thrown }. **Fini !**

pif-paf-pot-taken =
    .a = Le pot de { $chips } va à { $seat }.
    .b = { $seat } ramasse { $chips } et distribue ensuite.
    .c = { $chips } glissent le long du comptoir jusque chez { $seat }.
    .d = { $seat } prend la soucoupe, avec { $chips } dedans.
    .e = Le ventilateur souffle { $chips } vers { $seat }.

pif-paf-pot-stays =
    .a = Le pot de { $chips } reste là, pour la prochaine victoire.
    .b = { $chips } attendent sous le ventilateur qu’on les gagne.
    .c = Personne ne touche aux { $chips }. Ils vont avec le prochain pot.
    .d = La soucoupe reste sur le comptoir, avec { $chips } dedans.
    .e = Les { $chips } ratent ce train et prennent le suivant.

pif-paf-pot-shared =
    .a = { $seats } restaient en jeu et partagent les { $chips } du pot.
    .b = Les derniers { $chips } se partagent : { $seats }.
    .c = On ferme. { $chips } vont à { $seats }, à parts égales.
    .d = Personne n’a gagné le pot : { $seats } divisent les { $chips }.
    .e = La soucoupe se vide : { $chips } pour { $seats }.

pif-paf-out-of-chips =
    .a = Plus de quoi payer une mise de départ : { $seats }.
    .b = { $seats } : trop peu pour la mise de départ, assez pour un café.
    .c = La prochaine donne se fait sans { $seats } : la mise de départ est trop haute.
    .d = Une place à la fenêtre pour { $seats }, avec vue sur la table.
    .e = Le train est en gare pour { $seats } : sans mise de départ, pas de cartes.

pif-paf-won =
    .a = La partie est finie : { $winners }, avec { $chips } jetons.
    .b = Chaises sur les tables. Victoire à { $winners }, { $chips } jetons.
    .c = Le plus de jetons, { $chips }, est chez { $winners }.
    .d = La porte dit pif, puis paf, puis { $winners } : { $chips } jetons.
    .e = Compté deux fois : { $chips } jetons, le plus gros tas, chez { $winners }.
