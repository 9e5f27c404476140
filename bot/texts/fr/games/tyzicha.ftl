### French: Tyzicha. The voice: wedding season in a village; the widow is “le chien”, as French players say.

game-tyzicha = Tyzicha
    .about = Enchéris pour le chien, annonce des mariages, fais des plis : un contre deux, jusqu’à 1001.
tyzicha-length =
    .usual = Environ 30 manches, une heure et demie.
    .short = Environ huit manches, une demi-heure.
tyzicha-option-target = Score gagnant
    .about = Qui prend et atteint ce score gagne. Les adversaires s’arrêtent un point avant.
    .told = jusqu’à { $value }
tyzicha-option-equal-makes = Le contrat tout juste
    .about = Un contrat fait tout juste est-il réussi, ou chute-t-il ?
    .on = Réussit
    .off = Chute
    .told-on = le contrat tout juste réussit
    .told-off = le contrat tout juste chute
tyzicha-option-opponents-always-score = Points des adversaires
    .about = Les points des adversaires comptent-ils même quand le contrat est réussi ?
    .on = Toujours comptés
    .off = Seulement si le contrat chute
    .told-on = les adversaires marquent toujours
    .told-off = les adversaires marquent si le contrat chute
tyzicha-option-max-bid = Contrat maximal
    .about = L’enchère ou la relance la plus haute. Personne ne peut faire plus de 400 en une manche.
    .told = enchères jusqu’à { $value }
tyzicha-option-max-hands = Manches au plus
    .about = Après ce nombre de manches, le plus haut score gagne.
    .none = Pas de dernière manche : seul le score gagnant finit la partie
    .told-none = autant de manches qu’il faut
    .told = { $value ->
        [1] une manche
       *[other] au plus { $value } manches
    }

## Lobby

tyzicha-lobby-title = ## 💍 { $table }
tyzicha-wanted = { $count ->
    [one] il manque une personne
   *[other] il manque { $count } personnes
}
tyzicha-wanted-stewards = { $count ->
    [one] il manque une personne, ou un majordome
   *[other] il manque { $count } personnes, ou des majordomes
}
tyzicha-lobby =
    .a = Trois chaises, trois tasses. Le samovar est chaud ; qui s’assied ?
    .b = La marieuse a ouvert son carnet et cherche des noms.
    .c = Il faut être trois, ni plus ni moins. Prends une chaise.
    .d = L’accordéon est accordé. Il manque encore du monde à la noce.
tyzicha-lobby-ready =
    .a = Trois à table : l’hôte peut commencer.
    .b = Les trois tasses sont pleines. L’hôte peut commencer.
    .c = La marieuse opine : le compte y est. L’hôte peut commencer.

## What is going on, and what is asked

tyzicha-phase-bid = les enchères
    .waited = enchérit
tyzicha-phase-forced = quelqu’un doit jouer
    .waited = décide
tyzicha-phase-exchange = le chien
    .waited = donne des cartes
tyzicha-phase-commit = le contrat
    .waited = décide
tyzicha-phase-lead = les plis
tyzicha-phase-follow = les plis
tyzicha-phase-over = fini
tyzicha-ask-bid = Enchérir ou passer ?
tyzicha-ask-forced = Tu dois jouer : pour combien ?
tyzicha-ask-exchange = Quelle carte à chaque adversaire ?
tyzicha-ask-commit = Jouer, relancer ou abandonner ?
tyzicha-ask-lead = Avec quelle carte entames-tu ?
tyzicha-ask-follow = Quelle carte ?
tyzicha-ask-left = Quelle carte va à { $name }, à ta gauche ?
tyzicha-ask-right = { $card } va à { $left }. Quelle carte va à { $name }, à ta droite ?
tyzicha-ask-raise = Relever le contrat à combien ?
tyzicha-zone-widow = Chien
tyzicha-zone-trick = Sur la table
tyzicha-zone-last = Dernier pli
tyzicha-zone-gone = Plis précédents
tyzicha-counter-score = score
tyzicha-counter-tricks = plis
tyzicha-counter-contract = contrat
tyzicha-counter-trump = atout
tyzicha-counter-bid = enchère

## What can be done

tyzicha-do-pass = Passer
tyzicha-do-bid = Enchérir
tyzicha-do-give = Donner
tyzicha-do-stay = ▶ Jouer
tyzicha-do-raise = ▲ Relever à
tyzicha-do-concede = 🏳️ Abandonner
tyzicha-do-play = Poser
tyzicha-do-marriage = 💍 Mariage
tyzicha-button-pass = Passer
tyzicha-button-bid = Enchérir à { $amount }
tyzicha-button-forced = Jouer pour { $amount }
tyzicha-button-stay = ▶ Jouer pour { $contract }
tyzicha-button-raise = ▲ Relever…
tyzicha-button-concede = 🏳️ Abandonner : −{ $contract }, +{ $count } en face
tyzicha-button-marriage = { $sign } Mariage { $worth } : jouer { $card }

## The table

tyzicha-score = score **{ $score }**
tyzicha-deals = distribue
tyzicha-declarer = 🎯 joue pour { $contract }
tyzicha-passed-short = a passé
tyzicha-bid-short = enchère **{ $amount }**
tyzicha-tricks = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}
tyzicha-marriage = 💍 { $sign } { $worth }
tyzicha-auction-open = 🔨 **Pas encore d’enchère.** On ouvre à { $amount }.
tyzicha-auction-high = 🔨 Plus haute enchère : **{ $amount }** par **{ $name }**
tyzicha-auction-next = enchère suivante : { $amount }
tyzicha-auction-top = personne ne peut monter plus haut
tyzicha-auction-forced = 🔨 Deux passes : **{ $name }** doit jouer, pour 100 ou pour 110.
tyzicha-call-bid = { $name } { $amount }
tyzicha-call-pass = { $name } a passé
tyzicha-widow-down = Chien { $back } { $count }, face cachée
tyzicha-plays = 🎯 **{ $name }** joue pour **{ $contract }**
tyzicha-trump = atout **{ $sign } { $suit }**
tyzicha-no-trump = pas encore d’atout
tyzicha-widow = Chien { $cards }
tyzicha-gift = { $card } à { $name }
tyzicha-secret = À 100, chien et cadeaux restent cachés
tyzicha-last = Dernier pli : { $cards } → **{ $name }**
tyzicha-table = **Sur la table** { $cards }
tyzicha-table-empty = **Sur la table** rien encore
tyzicha-aim = Jusqu’à { $target }

## The panel

tyzicha-needs = il faut plus de { $contract }
tyzicha-needs-equal = il faut { $contract }
tyzicha-so-far-own = Tu as fait **{ $points }** · { $needs }
tyzicha-so-far = { $name } a fait **{ $points }** · { $needs }
tyzicha-so-far-beside = toi **{ $points }**
tyzicha-yours = Dans ton jeu : { $pairs }
tyzicha-about-forced-100 = **100 :** chien et cadeaux restent cachés, et le contrat ne peut pas être relevé.
tyzicha-about-forced-110 = **110 :** un contrat ordinaire, avec le chien découvert. Tu peux le relever.
tyzicha-about-stay = ▶ **Jouer :** fais plus de { $contract } et marque { $contract } ; sinon, perds { $contract }.
tyzicha-about-stay-equal = ▶ **Jouer :** fais { $contract } ou plus et marque { $contract } ; sinon, perds { $contract }.
tyzicha-about-raise = ▲ **Relever :** joue pour davantage, par dizaines, jusqu’à { $most }. Une fois le contrat relevé, tu dois jouer.
tyzicha-about-locked = Un 100 forcé ne peut pas être relevé.
tyzicha-about-concede = 🏳️ **Abandonner :** aucune carte n’est jouée. Tu perds { $contract }, et chaque adversaire marque { $count }.
tyzicha-must-follow = Tu dois fournir à { $suit }.
tyzicha-must-follow-head = Tu dois fournir à { $suit }, et gagner le pli si tu peux.
tyzicha-must-trump = Tu n’as pas la couleur demandée ({ $led }) : tu dois couper ({ $suit }).
tyzicha-must-trump-head = Tu n’as pas la couleur demandée ({ $led }) : tu dois couper ({ $suit }) et gagner.

## The end of a round

tyzicha-line-made = 🎯 **{ $name }** réussit { $contract } avec **{ $total }**.
tyzicha-line-broken = 🎯 **{ $name }** jouait pour { $contract } et fait **{ $total }** : le contrat chute.
tyzicha-line-equal = 🎯 **{ $name }** fait exactement { $total }. Un contrat demande davantage : il chute.
tyzicha-line-conceded = 🏳️ **{ $name }** abandonne un contrat à { $contract }. Chaque adversaire marque { $count }.
tyzicha-total = a fait { $total }
tyzicha-total-married = a fait { $cards } + { $pairs } = { $total }

## Why can’t I?

tyzicha-why-turn = C’est à { $name } de jouer. Tu joues quand c’est ton tour.
tyzicha-why-exchange = Tu as dix cartes et en gardes huit. Tu peux donner n’importe laquelle, même la moitié d’un mariage.
tyzicha-why-cards = **{ $cards } :** { $reason }
tyzicha-why-all = Toute carte de ton jeu peut être posée.
tyzicha-why-marriage = **Mariage { $sign } ({ $worth }) :** { $reason }

## Why a hint is a good one

tyzicha-hint-married = { $count ->
    [one] Ton mariage peut rapporter { $worth } en plus des plis.
   *[other] Tes mariages peuvent rapporter { $worth } en plus des plis.
}
tyzicha-hint-single = Sans mariage, il n’y a que { $total } points à faire, et ils se partagent à trois.
tyzicha-hint-holds = Tes cartes et mariages font { $have } à eux seuls ; le contrat serait { $contract }.
tyzicha-hint-concedes = Abandonner coûte { $contract } à coup sûr et donne { $count } à chaque adversaire.
tyzicha-hint-gives = Tu gardes tous les As et tous les mariages, et les deux cartes données comptent { $points }{ $safe ->
    [yes] { " " }sans compléter de mariage
   *[no] { "" }
}.
tyzicha-hint-shows = Ce coup montre un mariage à { $worth }, dont la couleur devient l’atout.
tyzicha-hint-master = Personne ne peut avoir de carte plus haute dans sa couleur.
tyzicha-hint-leads-least = Aucune de tes cartes ne compte moins.
tyzicha-hint-takes-most = Tu poses en dernier : le pli est à toi, et aucune carte permise ne compte davantage.
tyzicha-hint-adds-most = Ce pli échappe à qui a pris, et aucune carte permise ne compte davantage.
tyzicha-hint-least = Elle ne peut pas prendre le pli, et aucune carte permise ne compte moins.

## Refusals

refused-tyz-forced = Les deux autres ont passé : tu dois jouer, pour { $least } ou pour { $most }.
refused-tyz-open-110 = L’enchère d’ouverture est { $amount }.
refused-tyz-locked = Un 100 forcé ne peut pas être relevé.
refused-tyz-step = { $kind ->
    [bid] Tu peux enchérir à { $amount } ou passer.
    [raise] On relève par dizaines au-dessus de { $amount }, jusqu’à { $most }.
   *[top] Personne ne peut enchérir au-delà de { $amount } : tu ne peux que passer.
}
refused-tyz-follow = Tu dois fournir à { $suit }.
refused-tyz-trump = Tu n’as pas la couleur demandée ({ $suit }) : tu dois couper ({ $trump }).
refused-tyz-head = Tu peux battre { $card }, donc tu le dois : { $cards }.
refused-tyz-not-lead = Un mariage ne s’annonce qu’en entamant.
refused-tyz-no-marriage = Il te faut le Roi et la Dame de { $suit } dans ton jeu.
refused-tyz-lead-kq = Entame avec le Roi ou la Dame que tu viens de montrer.

## What is told

tyzicha-bid =
    .a = { $seat } enchérit à { $amount }.
    .b = « { $amount } », dit { $seat }, et se ressert de confiture.
    .c = { $amount } pour { $seat }. La marieuse le note.
    .d = Une main se lève : { $seat }, { $amount }.
    .e = Les tantes chuchotent : { $seat } a dit { $amount }.

tyzicha-passed =
    .a = { $seat } passe.
    .b = « Sans moi », dit { $seat }, et reprend du gâteau.
    .c = Un signe de tête : { $seat } passe.
    .d = { $seat } laisse le chien aux autres.
    .e = Pas d’enchère chez { $seat }. L’accordéon continue.

tyzicha-forced =
    .a = Personne ne veut du chien : { $seat } doit jouer.
    .b = Deux passes. Les tantes poussent { $seat } en avant.
    .c = Il faut bien quelqu’un : c’est { $seat }.
    .d = { $seat } regarde autour, et les autres chaises ont reculé.
    .e = La marieuse montre { $seat } du doigt. Pas de troisième passe.

tyzicha-declared =
    .a = Le contrat est à { $seat }, pour { $contract }.
    .b = { $seat } joue pour { $contract }.
    .c = Une fois, deux fois : adjugé à { $seat } pour { $contract }.
    .d = Le carnet dit : { $seat }, { $contract }.
    .e = { $seat } promet { $contract }. Les tantes s’en souviendront.

tyzicha-widow-opened =
    .a = « Viens », dit { $seat }, et le chien montre { $cards }.
    .b = { $seat } retourne le chien : { $cards }.
    .c = Sous les yeux de la noce : { $cards }. { $seat } les prend.
    .d = Les tantes se penchent pour voir { $cards } aller à { $seat }.
    .e = Le chien remue la queue devant { $seat } : { $cards }.

tyzicha-widow-taken =
    .a = { $seat } emmène le chien, museau caché.
    .b = Le chien suit { $seat }, et personne ne voit sa tête.
    .c = Face cachée, trois cartes pour { $seat }.
    .d = { $seat } fait entrer le chien par la porte de derrière.
    .e = Les tantes ne voient rien : { $seat } prend le chien.

tyzicha-given =
    .a = { $seat } donne { $card } à { $whom }.
    .b = Un cadeau pour { $whom } : { $card }, signé { $seat }.
    .c = Par-dessus la table, { $seat } tend { $card } à { $whom }.
    .d = « Pour toi », dit { $seat } à { $whom } : { $card }.
    .e = { $whom } déballe { $card }, et remercie { $seat }.

tyzicha-stayed =
    .a = { $seat } joue pour { $contract }, comme promis.
    .b = On en reste à { $contract } pour { $seat }.
    .c = « { $contract } », répète { $seat }, le dos bien droit.
    .d = Ni plus ni moins : { $seat } joue pour { $contract }.
    .e = La danse commence. { $seat } doit { $contract }.

tyzicha-raised =
    .a = { $seat } relève : **{ $contract }**.
    .b = « Disons { $contract } », dit { $seat }. Une tante lâche sa cuillère.
    .c = On monte à { $contract } : { $seat } l’a voulu.
    .d = { $seat } raye l’ancien chiffre et écrit { $contract }.
    .e = L’accordéon s’arrête : { $seat } jouera pour { $contract }.

tyzicha-conceded =
    .a = { $seat } annule la noce, pour { $contract }.
    .b = La noce peut rentrer : { $seat } abandonne, et perd { $contract }.
    .c = « C’était un beau projet », dit { $seat }, et paie { $contract }.
    .d = { $seat } rend la bague. Cela coûte { $contract }.
    .e = L’orchestre remballe, et { $seat } perd { $contract }.

tyzicha-married =
    .a = 💍 { $seat } montre { $cards } : un mariage à **{ $worth }**.
    .b = 💍 Les cloches ! { $cards }, et **{ $worth }** pour { $seat }.
    .c = 💍 La marieuse rayonne : { $cards }, **{ $worth }** pour { $seat }.
    .d = 💍 Du riz pour { $cards } ! { $seat } note **{ $worth }**.
    .e = 💍 Une tante pleure : { $cards }, **{ $worth }** chez { $seat }.

tyzicha-laid =
    .a = { $seat } pose { $card }.
    .b = { $card }, signé { $seat }.
    .c = { $seat } envoie { $card } sur la piste.
    .d = Sur la table : { $card }, signé { $seat }.
    .e = { $seat } place { $card } près du samovar.
    .f = D’une révérence, { $seat } joue { $card }.
    .g = « Place à { $card } ! » dit { $seat }.
    .h = Le samovar ronronne, et { $seat } pose { $card }.

tyzicha-trick-taken =
    .a = { $seat } prend le pli.
    .b = Le pli est à { $seat }.
    .c = Les cartes vont à { $seat }, la main aussi.
    .d = Trois cartes au panier : { $seat } les emporte.
    .e = Cette danse revient à { $seat }.
    .f = { $seat } s’incline et ramasse.
    .g = Personne ne fait mieux : un pli pour { $seat }.

tyzicha-made =
    .a = { $seat } fait { $total } et réussit { $contract }.
    .b = Promesse tenue : { $seat } a { $total } pour { $contract }.
    .c = La marieuse coche : { $seat }, { $contract }, avec { $total }.
    .d = { $seat } promettait { $contract } et fait { $total }. Du gâteau !
    .e = Même les tantes applaudissent : { $seat }, { $total } pour { $contract }.

tyzicha-broken =
    .a = { $seat } fait { $total }, trop peu pour { $contract }.
    .b = Le contrat chute : { $seat } arrive à { $total }, pour { $contract }.
    .c = { $seat } promettait { $contract } et n’a que { $total }.
    .d = Le gâteau reste au four : { $seat }, { $total } pour { $contract }.
    .e = Les tantes le savaient : { $total } chez { $seat }, et { $contract } à payer.
