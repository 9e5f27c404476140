### French: Schwimmen. The voice: a bath attendant on a high chair, with a whistle and a thermos.

game-schwimmen = Schwimmen
    .about = Échange avec trois cartes sur la table ; le plus mauvais jeu perd une vie.

schwimmen-length =
    .usual = Six manches à deux, treize à quatre, vingt-cinq à huit : jusqu’à une demi-heure.
    .short = Quatre manches à deux, une dizaine à plus : un quart d’heure au plus.

## Options

schwimmen-option-chips = Vies
    .about = Combien de vies a chaque place, en plus de la dernière, celle de la nage.
    .told-1 = une vie
    .told = { $value } vies
schwimmen-option-swim = Nage
    .about = Toutes ses vies perdues, nage-t-on encore jusqu’à la perte suivante ?
    .on = Sans vie, on nage
    .off = Sans vie, c’est fini
    .told-on = avec nage
    .told-off = sans nage
schwimmen-option-close-style = Fermer
    .about = Ferme-t-on en plus de son coup, ou à la place ?
    .rider = Avec le coup
    .instead = À la place du coup
    .told-rider = fermer va avec le coup
    .told-instead = fermer prend le tour
schwimmen-option-close-from = Fermer dès
    .about = Le premier de tes tours d’une manche où tu peux fermer.
    .told-1 = fermer dès le premier tour
    .told-2 = fermer dès le deuxième tour

## Names

schwimmen-phase-dealer = le choix de qui distribue
    .waited = choisit un jeu
schwimmen-phase-turn = à table
schwimmen-phase-over = le compte
schwimmen-ask-dealer = Garder ton jeu ?
schwimmen-ask-turn = Échanger ou passer ?
schwimmen-do-keep = Garder
schwimmen-do-swap = Échanger à l’aveugle
schwimmen-do-pass = Passer
schwimmen-do-close = Fermer
schwimmen-do-exchange = Échanger
schwimmen-rider-close = et fermer 🔒
schwimmen-counter-lives = vies
schwimmen-counter-last = tours restants
schwimmen-zone-table = Table
schwimmen-zone-stock = Pioche
schwimmen-zone-gone = Écartées
schwimmen-zone-shown = Jeu

## Values

schwimmen-half = { $points }½
schwimmen-value = { $kind ->
    [three] **{ $points }**, un brelan ({ $by })
    [schnauz] **31** { $by }, un trente-et-un !
    [feuer] **32**, un feu !
   *[suit] **{ $points }** { $by }
}
schwimmen-then = { $kind ->
    [schnauz] 31 !
    [feuer] 32 !
   *[plain] { $points }
}
schwimmen-life = 🛟
schwimmen-lives = { $signs }
schwimmen-swimming = 🏊 nage
schwimmen-out = 🏁 hors de l’eau

## Panel

schwimmen-own = Jeu **{ $cards }**
schwimmen-worth = Vaut { $value } · { $lives }
schwimmen-panel-table = Table **{ $cards }**
schwimmen-panel-face-down = Table { $back }, face cachée
schwimmen-about-dealer = Garde, et la table se découvre. Échange, et tu la prends sans la voir ; ton jeu devient la table.
schwimmen-about-turn = Chaque bouton montre ce que vaudrait ton jeu.
schwimmen-last-turn = 🔒 { $name } a fermé la manche : c’est ton dernier tour.
schwimmen-give = Donner **{ $card }** et prendre
schwimmen-for = { $card } contre { $button }
schwimmen-all = Les 3
schwimmen-button-take = { $what } → { $then }
schwimmen-button-pass = Passer
schwimmen-button-closing = { $button } 🔒
schwimmen-button-keep = Garder : { $points }
schwimmen-button-swap = Échanger à l’aveugle
schwimmen-button-close = Fermer
schwimmen-button-early = Fermer : dès le tour 2

## Table and result

schwimmen-house = La maison
schwimmen-closed-by = 🔒 **{ $name }** a fermé la manche : { $left ->
    [0] plus aucun tour.
    [one] encore un tour.
   *[other] encore { $left } tours.
}
schwimmen-has-closed = 🔒 a fermé
schwimmen-has-turn = encore un tour
schwimmen-face-down = face cachée tant que le choix n’est pas fait
schwimmen-stock = Pioche { $back } { $stock }
schwimmen-passes = { $passes ->
    [one] { $passes } passe de suite
   *[other] { $passes } passes de suite
} sur { $live }
schwimmen-renewed = ♻️ nouvelle table : tout le monde a passé
schwimmen-ended-special = ⚡ **{ $names }** : { $kind ->
    [feuer] un feu
   *[schnauz] un trente-et-un
}, et la manche s’est arrêtée là.
schwimmen-ended-closed = 🔒 Manche fermée par **{ $name }**, avec { $points }.
schwimmen-ended-house = 🔒 La maison a fermé la manche, puisque personne ne l’avait fait.
schwimmen-ended-stuck = Tout le monde a passé, et la pioche n’avait plus assez de cartes pour une nouvelle table.
schwimmen-line-lost = { $what ->
    [out] 🌊 coule, et c’est fini
    [swims] 💦 a perdu sa dernière bouée
   *[life] 💦 a perdu une vie
}
schwimmen-line-spared = Toutes les places restantes auraient coulé ensemble : personne ne perd rien.
schwimmen-line-table = Sur la table : { $cards }
schwimmen-line-out = 🏁 déjà hors de l’eau : { $names }

## ❓

schwimmen-why-turn = C’est à { $name } de jouer. Tu échanges, passes ou fermes quand c’est ton tour.
schwimmen-why-dealer = **Échanger :** pas encore. Comme tu distribues, tu gardes d’abord ton jeu ou l’échanges à l’aveugle.
schwimmen-why-two = **Deux cartes :** on en échange exactement une, ou les trois.
schwimmen-why-closed = **Fermer :** { $name } a déjà fermé. C’est ton dernier tour.
schwimmen-why-early = **Fermer :** à cette table, c’est possible dès ton deuxième tour de la manche.

## Why a hint is a good one.

schwimmen-hint-raises = Ton jeu passe de { $before } à { $after }.
schwimmen-hint-schnauz = Cela fait 31 : la manche finit aussitôt, et seul le plus mauvais jeu perd une vie.
schwimmen-hint-feuer = Trois As finissent la manche aussitôt, et toutes les autres places perdent une vie.
schwimmen-hint-nothing = Ton jeu vaut { $points }, et aucun échange ne l’améliorerait.
schwimmen-hint-beats = Avec { $points }, ton jeu bat { $share } jeux sur 100, faits de cartes que tu n’as pas vues.
schwimmen-hint-hope = Ensuite, { $after ->
    [one] une seule des cartes que tu n’as pas vues améliorerait
   *[other] { $after } des cartes que tu n’as pas vues amélioreraient
} ton jeu ; en l’état, { $before ->
    [0] aucune
    [one] une seule
   *[other] { $before }
}.

## Refusals

refused-sch-one-or-three = Échange exactement une carte, ou les trois.
refused-sch-closed = { $by } a déjà fermé la manche ; c’est ton dernier tour.
refused-sch-too-early = Tu peux fermer à partir de ton deuxième tour.

## What happened

schwimmen-kept =
    .a = { $seat } garde son jeu. La table se découvre : { $cards }.
    .b = La bâche quitte le bassin : { $cards }. { $seat } garde sa donne.
    .c = { $seat } reste du côté chaud. Dans le bassin : { $cards }.
    .d = Pas de plongeon pour { $seat }. Sur la table : { $cards }.
    .e = D’un geste, { $seat } laisse passer les trois autres : { $cards }.

schwimmen-swapped-blind =
    .a = { $seat } échange à l’aveugle, et laisse { $cards } sur la table.
    .b = Sans tâter l’eau, { $seat } saute. { $cards } restent au bord.
    .c = Trois inconnues pour { $seat }, et { $cards } en retour.
    .d = { $seat } pose { $cards } sur le carrelage et plonge.
    .e = Yeux fermés, nez pincé : { $seat } prend la table et donne { $cards }.

schwimmen-exchanged =
    .a = { $seat } donne { $gave } et prend { $took }.
    .b = { $took } va chez { $seat }, { $gave } sur la table.
    .c = { $seat } repêche { $took } et lâche { $gave }.
    .d = Un plouf : { $seat } a { $took }, la table a { $gave }.
    .e = { $seat } laisse { $gave } au bord et emporte { $took }.
    .f = À l’eau { $gave }, au sec { $took } : c’est signé { $seat }.
    .g = Changement de serviette : { $took } pour { $seat }, { $gave } au crochet.
    .h = Va pour { $took }, dit { $seat }, et tant pis pour { $gave }.
    .i = On échange { $gave } contre { $took }, et { $seat } s’essuie les mains.

schwimmen-exchanged-all =
    .a = { $seat } prend les trois : { $took }. Sur la table maintenant : { $gave }.
    .b = Toute la table va chez { $seat } : { $took }. À la place : { $gave }.
    .c = { $seat } vide le bassin, { $took }, et le remplit : { $gave }.
    .d = Nouveau maillot pour { $seat } : { $took } au lieu de { $gave }.
    .e = Au revoir { $gave }, bonjour { $took } : { $seat } change tout.

schwimmen-passed =
    .a = { $seat } passe.
    .b = Bien au sec, { $seat } passe.
    .c = { $seat } regarde l’eau et passe.
    .d = La table reste comme elle est : { $seat } passe.
    .e = Un orteil dans l’eau, et { $seat } passe.

schwimmen-closed =
    .a = **Fermé !** { $seat } laisse encore un tour aux autres.
    .b = { $seat } **ferme** la manche. Encore un tour pour les autres.
    .c = Coup de sifflet : { $seat } **ferme**. Une dernière longueur par place.
    .d = { $seat } pousse le portillon et **ferme**. À vous, une dernière fois.
    .e = Bientôt hors de l’eau : { $seat } **ferme**. Derniers tours, je vous prie.

schwimmen-house-closed =
    .a = Personne ne ferme, donc la maison ferme. Encore un tour par place, { $seat } d’abord.
    .b = Le bain va fermer : la maison **ferme**. { $seat } commence les derniers tours.
    .c = Le thermos est vide, et la maison ferme. Un dernier tour pour tout le monde, d’abord { $seat }.
    .d = Vingt tours par place, cela suffit. La maison ferme, et { $seat } commence.
    .e = Long coup de sifflet depuis la chaise haute : la maison ferme. { $seat } passe à l’eau en premier.

schwimmen-table-renewed =
    .a = Tout le monde a passé. Nouvelle table : { $cards }.
    .b = Personne à l’eau, donc on la change : { $cards }.
    .c = Un tour entier sans éclaboussure. Voici { $cards }.
    .d = On tire le bouchon, on remplit : { $cards }.
    .e = Trois cartes dehors, trois dedans : { $cards }.

schwimmen-table-stuck =
    .a = Tout le monde a passé, et la pioche ({ $count }) ne suffit plus pour une table. Fin de manche.
    .b = Plus d’eau fraîche : il reste { $count } en pioche. On compte les jeux tels quels.
    .c = Le robinet tarit, reste { $count } : la manche est finie.
    .d = Une table demande trois cartes, la pioche dit { $count }. Tout le monde sort, merci.
    .e = La pioche, secouée, répond { $count }. Ce n’est pas une table : la manche est finie.

schwimmen-schnauz-shown =
    .a = **Trente-et-un !** { $seat } montre { $cards }, et la manche est finie.
    .b = { $seat } fait surface avec { $cards }. **Trente-et-un !** Tout le monde sort.
    .c = Une longueur parfaite par { $seat } : { $cards }, **trente-et-un**.
    .d = Personne n’a plus de tour. { $seat } a un **trente-et-un** : { $cards }.
    .e = { $seat } pose { $cards } et dit **trente-et-un**.

schwimmen-feuer-shown =
    .a = **Feu !** { $seat } montre trois As, { $cards }. Les autres perdent une vie.
    .b = Le feu dans une piscine : { $cards } chez { $seat }. **Feu**, et les autres paient.
    .c = { $seat } allume { $cards }. **Feu !** Une vie de moins pour les autres.
    .d = L’alerte est réelle : { $seat } a un **feu**, { $cards }.
    .e = Personne n’a de seau : **feu**, { $cards }, chez { $seat }.

schwimmen-life-lost =
    .a = { $seat } perd une vie et en a encore { $left }.
    .b = Une bouée de moins : reste { $left } chez { $seat }.
    .c = { $seat } rend une bouée. Il en reste { $left }.
    .d = L’eau emporte une bouée : chez { $seat }, encore { $left }.
    .e = Plouf. { $seat } n’en a plus que { $left }.

schwimmen-swims =
    .a = { $seat } n’a plus de bouée, et **nage**.
    .b = À partir d’ici, { $seat } **nage**.
    .c = La dernière bouée est partie : { $seat } **nage**. La prochaine perte est la dernière.
    .d = { $seat } lâche le bord et **nage**.
    .e = Regardez { $seat }, qui **nage**. On dirait presque que c’est voulu.

schwimmen-went-under =
    .a = { $seat } coule : c’est fini.
    .b = Quelques bulles, puis une serviette : c’est fini pour { $seat }.
    .c = C’était la dernière longueur pour { $seat }, qui quitte la partie.
    .d = { $seat } reçoit une couverture et un thé. Hors de la partie.
    .e = On lance une corde : { $seat } regagne le bord, hors de la partie.

schwimmen-all-spared =
    .a = { $seats } couleraient en même temps. Personne ne perd rien, et l’on redistribue.
    .b = Il faut bien que quelqu’un reste : { $seats } gardent leurs bouées.
    .c = Égalité parfaite dans la noyade : { $seats } s’en tirent, encore une manche.
    .d = Impossible de repêcher tout le monde à la fois : { $seats } rejouent.
    .e = { $seats } coulent à la même vitesse : cela ne compte pas.

schwimmen-last-afloat =
    .a = { $seat } flotte encore, et gagne la partie.
    .b = Le bassin est vide, à part { $seat } : victoire.
    .c = Toutes les serviettes sont prises sauf une. { $seat } gagne la partie.
    .d = { $seat } gagne, et peut faire la planche un moment.
    .e = Le bain ferme, et la victoire est à { $seat }.
