### French: Rumino. The voice: somebody who sorts things for a living.

game-rumino = Rumino
    .about = Pioche, jette, assemble. Le plus bas score gagne ; une combinaison de sept gagne aussitôt.

rumino-length =
    .usual = Six à huit manches, environ une demi-heure.
    .short = Trois à cinq manches, environ un quart d’heure.

## Options

rumino-group-rules-2 = 📜 Jetons et durée
rumino-option-limit = Limite
    .about = Une place dont le total atteint cette limite est éliminée.
    .told = limite à { $value }
rumino-option-knock-max = Toquer à
    .about = Le plus de points hors combinaison avec lesquels on peut toquer.
    .told = toquer à { $value } ou moins
rumino-option-gin-after-draw = Gin après la pioche
    .about = Peut-on aussi faire gin après avoir pioché ?
    .on = Oui : avant la pioche ou après
    .off = Non : seulement avant la pioche
    .told-on = gin avant ou après la pioche
    .told-off = gin seulement avant la pioche
rumino-option-return-discard = Rejeter aussitôt
    .about = Peut-on jeter une carte au tour même où on l’a prise ?
    .on = Permis
    .off = Interdit
    .told-on = une carte prise peut être rejetée aussitôt
    .told-off = une carte prise reste un tour
rumino-option-gin-streak = Trois gins
    .about = Un gin à chacune des trois premières manches gagne-t-il la partie ?
    .on = Gagne la partie
    .off = Compte comme d’habitude
    .told-on = trois gins d’entrée gagnent
    .told-off = pas de prime aux gins d’entrée
rumino-option-stake = Mise
    .about = Jetons que chaque place met dans la cagnotte. À 0, il n’y a pas de jetons du tout.
    .told-0 = sans jetons
    .told = mise de { $value }
rumino-option-stack = Jetons
    .about = Jetons de départ de chaque place, mise comprise.
    .told = { $value } jetons par place
rumino-option-rebuys = Revenir
    .about = Une place éliminée peut-elle mettre des jetons et revenir ?
    .on = Tant que trois autres sont en jeu
    .off = Personne ne revient
    .told-on = retour permis
    .told-off = personne ne revient
rumino-option-max-rebuys = Combien de fois
    .about = Combien de fois une même place peut revenir.
    .none = Tant qu’il y a des jetons
    .told-none = retours tant qu’il y a des jetons
    .told = au plus { $value } retours
rumino-option-max-hands = Manches
    .about = Après ce nombre de manches, le plus petit total gagne.
    .told = au plus { $value } manches

## Names

rumino-phase-turn-start = la pioche
rumino-phase-discard = la défausse
    .waited = jette
rumino-phase-rebuy = le retour
    .waited = revient ou non
rumino-phase-over = le compte
rumino-ask-turn-start = Piocher ou prendre ?
rumino-ask-discard = Quelle carte jettes-tu ?
rumino-ask-rebuy = Limite atteinte. Revenir ?
rumino-do-draw = Piocher
rumino-do-take = Prendre
rumino-do-knock = Toquer
rumino-do-gin = Gin
rumino-do-discard = Jeter
rumino-do-rebuy = Revenir
rumino-do-drop = Rester dehors
rumino-counter-score = score
rumino-counter-chips = jetons
rumino-counter-pool = cagnotte
rumino-zone-stock = Pioche
rumino-zone-discards = Défausse
rumino-zone-shown = Jeu

## Panel

rumino-melds = **{ $melds }**
rumino-loose = Hors combinaison : { $cards } — **{ $points }** { $points ->
    [one] point
   *[other] points
}
rumino-matched = Hors combinaison : rien. Chaque carte a sa place.
rumino-offered = Carte retournée { $card } — la prendre laisserait **{ $points }** après ta meilleure défausse.
rumino-offered-rumino = Carte retournée { $card } — avec elle, tes sept cartes font un rumino.
rumino-pile = Dans la défausse, la plus récente d’abord : { $cards }
rumino-got-stock = Tu as pioché **{ $card }**.
rumino-got-taken = Tu as pris **{ $card }**.
rumino-about-throw = Le nombre sur un bouton : les points qui resteraient hors combinaison.
rumino-about-rebuy = Ton total est { $score }. Pour { $chips } de tes { $own } jetons, tu reviens à { $back }.

rumino-button-draw = Piocher
rumino-button-take = Prendre { $card } : { $points }
rumino-button-take-rumino = Prendre { $card } : rumino !
rumino-button-knock = Toquer ({ $points })
rumino-button-knock-off = Toquer : { $most } au plus, tu as { $points }
rumino-button-gin = Gin !
rumino-button-gin-throw = Gin, jeter { $card }
rumino-button-throw = { $card } : { $points }
rumino-button-taken = { $card } tout juste prise
rumino-button-drop = Rester dehors
rumino-button-rebuy = Revenir ({ $chips })

## Table and result

rumino-so-many = { $chips ->
    [one] un jeton
   *[other] { $chips } jetons
}
rumino-upcard = # { $card }
rumino-no-upcard = La carte retournée a été prise · Pioche { $back } { $stock }
rumino-piles = Carte retournée · Pioche { $back } { $stock }
rumino-below = Sous la carte retournée : { $cards }
rumino-pool = Cagnotte : **{ $chips }** jetons
rumino-has-taken = a pris { $cards }
rumino-has-drawn = a pioché
rumino-out = 🏁 hors jeu
rumino-may-return = **{ $name }** peut revenir à { $back } pour { rumino-so-many }.
rumino-ended-knock = ✊ **{ $name }** a toqué avec { $points }.
rumino-ended-gin = ✊ **{ $name }** a fait gin.
rumino-ended-rumino = ⚡ **{ $name }** avait un rumino.
rumino-ended-claim = ⚡ **{ $name }** a réclamé { $card }, jetée par { $whom }, pour un rumino.
rumino-ended-stock = Les cartes ont manqué : tous les jeux ont été comptés tels quels.
rumino-line-scored = { $before } { $sign } → **{ $after }**
rumino-line-stands = **{ $after }** comme avant
rumino-line-busted = 💥 hors jeu à { $limit }
rumino-line-back = 🎟️ de retour à { $after } pour { rumino-so-many }
rumino-line-left = hors combinaison { $cards } = { $points }
rumino-line-all = tout est combiné
rumino-line-out = 🏁 déjà hors jeu : { $names }
rumino-line-closed = { $back } cartes cachées
rumino-line-pool = La cagnotte de { $chips } jetons va à { $names }.

## ❓

rumino-why-turn = C’est à { $name } de jouer. Tu pioches, jettes ou annonces quand c’est ton tour.
rumino-why-draw = **Pioche**, ou prends la carte retournée.
rumino-why-throw = **Jette** une carte de ton jeu, ce qui finit ton tour.
rumino-why-knock = **Toquer :** tes cartes hors combinaison font { $points } ; il faut { $most } ou moins.
rumino-why-knock-late = **Toquer :** c’est possible avant de piocher, pas après.
rumino-why-gin = **Gin :** { $points } { $points ->
    [one] point reste
   *[other] points restent
} hors combinaison. Un gin veut que chaque carte soit combinée{ $thrown ->
    [yes] {" "}après ta défausse
   *[no] { "" }
}.
rumino-why-gin-late = **Gin :** à cette table, il s’annonce avant de piocher, pas après.
rumino-why-taken = **{ $card } :** tu l’as prise à ce tour. Jette une autre carte.
rumino-why-rebuy = **Limite atteinte.** { $reason }

## Why a hint is a good one

rumino-hint-left = { $points ->
    [0] Chacune de tes cartes est combinée.
    [one] Tes cartes hors combinaison font un point.
   *[other] Tes cartes hors combinaison font { $points } points.
}

## Refusals

refused-rum-knock-late = Tu ne peux toquer qu’avant de piocher.
refused-rum-knock-high = Tes cartes hors combinaison font { $d } ; il faut { $most } ou moins pour toquer.
refused-rum-not-gin = Tu as encore { $d } { $d ->
    [one] point
   *[other] points
} hors combinaison.
refused-rum-return = Tu as pris { $card } dans la défausse à ce tour ; jette une autre carte.
refused-rum-no-rebuy = { $why ->
    [few] Personne ne peut revenir maintenant : il resterait moins de trois adversaires.
    [chips] Tes jetons ne suffisent pas : revenir coûte plus que tu n’as.
    [limit] Les retours permis à cette table sont épuisés pour toi.
    [left] Cette place a été quittée pour de bon.
    [off] À cette table, personne ne revient.
    [last] C’était la dernière manche : personne ne revient plus.
    [in] Tu n’as pas à revenir : ton total est sous la limite.
   *[late] Il est trop tard pour revenir après cette manche.
}
refused-stack-below-stake = Les jetons de départ ({ $stack }) ne couvrent pas la mise ({ $stake }).

## What happened

rumino-turned-up =
    .a = On retourne { $card }, et { $seat } commence.
    .b = La première carte sur la table est { $card }. À { $seat } le premier tour.
    .c = { $card } ouvre la défausse, { $seat } ouvre la manche.
    .d = Sept cartes par place, { $card } pour tous les yeux. { $seat } commence.
    .e = L’étagère est vide, sauf { $card }. Le premier tour est à { $seat }.

rumino-took =
    .a = { $seat } prend { $card }.
    .b = { $card } trouve un foyer chez { $seat }.
    .c = La défausse cède { $card } à { $seat }.
    .d = De deux doigts, { $seat } recueille { $card }.
    .e = { $seat } a un tiroir pour { $card }.
    .f = Prise, pas piochée : { $card }, signé { $seat }.
    .g = Un tiroir s’ouvre pour { $card } ; { $seat } a la clé.
    .h = Toute carte trouve preneur : { $seat } emporte { $card }.

rumino-discarded =
    .a = { $seat } jette { $card }.
    .b = { $card } va à la défausse, par { $seat }.
    .c = Hors du tiroir : { $card }, signé { $seat }.
    .d = « Adieu, { $card } », dit { $seat }.
    .e = « Qui veut { $card } ? » demande { $seat }.
    .f = La défausse grandit : { $card }. { $seat } regarde ailleurs.
    .g = { $seat } pose { $card } et la redresse.
    .h = Sur le dessus, maintenant : { $card }. { $seat } salue.

rumino-reshuffled =
    .a = La pioche est vide. On retourne la défausse et on mélange : { $count } cartes.
    .b = Vieilles cartes, ordre neuf : { $count } refont une pioche.
    .c = Tout ce qui est sous la carte du dessus retourne en pioche, { $count } cartes en tout.
    .d = Rien ne se perd dans cette maison. { $count } cartes rentrent au tiroir.
    .e = Une carte reste en haut ; les { $count } autres sont mélangées.

rumino-stock-ran-out =
    .a = { $seat } tend la main vers la pioche, et il n’y en a plus. La manche s’arrête.
    .b = Ni pioche ni mélange : { $seat } trouve l’étagère nue, et l’on compte tous les jeux.
    .c = Rien à piocher pour { $seat }. Chaque jeu est compté.
    .d = { $seat } ouvre le dernier tiroir et trouve un crayon. On compte les jeux tels quels.
    .e = Trois mélanges suffisent : quand { $seat } veut une carte, la manche est finie.

rumino-knocked =
    .a = **Toc !** { $seat } arrête la manche avec { $deadwood } hors combinaison.
    .b = Deux coups sur la table : { $seat } toque avec { $deadwood }.
    .c = { $seat } toque. Hors combinaison : { $deadwood }. Cartes sur table, s’il vous plaît.
    .d = Un bureau presque rangé : { $seat } toque avec { $deadwood }.
    .e = « Assez », dit { $seat }, avec { $deadwood } en trop.

rumino-went-gin =
    .a = **Gin !** Chez { $seat }, chaque carte a sa place.
    .b = { $seat } dit gin, et il n’y a rien à ajouter.
    .c = Pas une carte de trop : **gin** pour { $seat }, dix de moins au score.
    .d = Trié, étiqueté, fini : { $seat } fait **gin**.
    .e = Sept cartes, sept tiroirs. { $seat } a un **gin**.

rumino-rumino-shown =
    .a = **Rumino !** { $seat } pose { $cards }, et la partie est finie.
    .b = Sept d’un seul tenant : { $cards }. **Rumino**, et { $seat } gagne tout.
    .c = { $cards }, sans un trou. { $seat } a un **rumino** et la partie.
    .d = { $seat } a besoin d’une étagère plus longue : { $cards }. **Rumino !**
    .e = Plus personne ne compte. { $seat } montre un **rumino** : { $cards }.

rumino-rumino-claimed =
    .a = **Rumino !** { $whom } jette { $card }, et { $seat } lui gardait une place : { $cards }.
    .b = { $card }, venue par { $whom }, est la septième : { $cards }. **Rumino** pour { $seat }.
    .c = Réclamée à { $whom }, { $card } complète { $cards } chez { $seat }. **Rumino !**
    .d = { $whom } livre { $card } à domicile. { $seat } signe d’un **rumino** : { $cards }.
    .e = Il manquait justement { $card }. Merci, { $whom } : { $seat } a un **rumino**, { $cards }.

rumino-counted =
    .a = Le compte : { $scores }.
    .b = Sur l’ardoise : { $scores }.
    .c = Points de cette manche : { $scores }.
    .d = Additionné : { $scores }.
    .e = Compté deux fois : { $scores }.

rumino-busted =
    .a = { $seat } en est à { $score }. C’est la goutte de trop.
    .b = À { $score }, l’ardoise est pleine pour { $seat }.
    .c = { $score } points : { $seat } n’a plus d’étagère.
    .d = Trop de restes : { $score } pour { $seat }.
    .e = Terminus à { $score } pour { $seat }.

rumino-bought-back =
    .a = { $seat } met { rumino-so-many } dans la cagnotte et revient à { $score }.
    .b = Retour par la petite porte : { $seat }, à { $score }, pour { rumino-so-many }.
    .c = Pour { rumino-so-many }, { $seat } reçoit une page neuve. Elle commence à { $score }.
    .d = La chaise était encore tiède : { $seat } revient à { $score } pour { rumino-so-many }.
    .e = « Pas encore », dit { $seat } : { rumino-so-many }, et retour à { $score }.

rumino-dropped-out =
    .a = { $seat } reste dehors et regarde.
    .b = Voilà, c’était tout pour { $seat }, avec nos remerciements.
    .c = { $seat } recule sa chaise et reste pour la vue.
    .d = La partie continue sans { $seat }.
    .e = Un crayon revient au tiroir : celui que tenait { $seat }.

rumino-won =
    .a = La partie est à { $winners }{ $chips ->
        [0] { "" }
       *[other] , avec la cagnotte de { $chips } jetons
    }.
    .b = Tout est rangé ; la première place est à { $winners }.{ $chips ->
        [0] { "" }
       *[other] {" "}Les { $chips } jetons sont à côté.
    }
    .c = La dernière étiquette dit : { $winners }.{ $chips ->
        [0] { "" }
       *[other] {" "}Elle pend à une cagnotte de { $chips } jetons.
    }
    .d = Lumière éteinte, tiroirs fermés : la partie est à { $winners }{ $chips ->
        [0] { "" }
       *[other] , les { $chips } jetons aussi
    }.
    .e = L’inventaire est clos en bas de page : { $winners }.{ $chips ->
        [0] { "" }
       *[other] {" "}La cagnotte de { $chips } jetons va avec.
    }
