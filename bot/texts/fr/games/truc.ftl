### French: Truc. The voice: a village café, an old dog, a waiter who has seen it all.

game-truc = Truc
    .about = Deux contre deux : trois plis, et un enjeu que chaque camp peut relever. Le bluff, c’est la moitié.
truc-length =
    .usual = Environ onze manches, une demi-heure.
    .short = Environ six manches, un quart d’heure.
truc-option-target = Points pour gagner
    .about = Le premier camp à ce nombre de points gagne la partie.
    .told = en { $value } points
truc-option-one-card-hands = Manches courtes
    .about = Si l’on tape, qui distribue peut donner une carte par place au lieu de trois.
    .told-on = manches courtes
    .told-off = sans manches courtes
truc-option-partner-chat = Mots entre partenaires
    .about = Les partenaires peuvent s’envoyer des mots que personne d’autre ne voit.
    .told-on = mots entre partenaires
    .told-off = sans mots entre partenaires

## What is going on, and what is asked

truc-phase-cut = la coupe
    .waited = coupe
truc-phase-size = la donne
    .waited = distribue
truc-phase-eleven = jouer ou décliner
    .waited = décide
truc-phase-turn = les plis
truc-phase-answer = une annonce attend
    .waited = répond
truc-phase-over = fini
truc-ask-cut = Couper ou taper ?
truc-ask-size = Combien de cartes par place ?
truc-ask-eleven = À un point du but : jouer ou décliner ?
truc-ask-turn = Quelle carte ?
truc-ask-answer = Tenir ou refuser ?
truc-zone-deck = Le reste du paquet
truc-zone-trick = Sur la table
truc-zone-tricks = Plis
truc-counter-stake = enjeu
truc-counter-score = score
truc-counter-tricks = plis
truc-rider-truc = truc
truc-rider-retruc = retruc

## What can be done

truc-do-cut = ✂️ Couper
truc-do-tap = 👊 Taper
truc-do-deal = 🎴 Distribuer
truc-do-contest = ⚔️ Jouer
truc-do-decline = 🏳️ Décliner
truc-do-accept = ✔ Tenir
truc-do-reject = ✖ Refuser
truc-do-play = Poser
truc-do-truc = 📣 Truc
truc-do-retruc = 📣 Retruc
truc-button-deal = { $count ->
    [1] 🎴 Une carte par place
   *[other] 🎴 Trois cartes par place
}
truc-button-accept = ✔ Tenir : jouer pour { $stake }
truc-button-reject = ✖ Refuser : { $points } en face
truc-button-contest = ⚔️ Jouer pour { $points }
truc-button-decline = 🏳️ Décliner : 1 en face
truc-button-first = 📣 { $call ->
    [retruc] Retruc
   *[truc] Truc
} d’abord
truc-button-card = { $card } + { $call }
truc-rider-on = ☑ { $call } avec cette carte
truc-rider-off = ☐ { $call } avec cette carte

## The table

truc-state = Enjeu **{ $stake }** · ◆ **{ $first }** : **{ $second }** ◇ · en { $target }
truc-seat = { $sign } **{ $name }**
truc-dealer = distribue
truc-order = Les places suivent l’ordre du jeu, qui tourne avec la donne.
truc-tricks-of = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}
truc-table-empty = **Sur la table** rien encore
truc-table = **Sur la table** { $cards }
truc-line-taken = { $number }. { $cards } → { $sign } **{ $name }**
truc-line-drawn = { $number }. { $cards } → nul
truc-waits-cut = ✂️ **{ $name }** coupe le paquet pour trois cartes par place, ou tape dessus, et { $dealer } en donne une ou trois.
truc-waits-size = 👊 On a tapé sur le paquet. **{ $name }** donne une carte par place, ou trois.
truc-waits-eleven = 🔔 **{ $names }** : plus qu’un point. **{ $name }** a vu les cartes : jouer pour 3, ou décliner pour 1 ?
truc-waits-answer = 📣 **{ $caller } annonce { $call }**, pour { $stake }. À **{ $name }** de répondre.
truc-worth-truc = truc par { $sign }
truc-worth-retruc = retruc par { $sign }
truc-worth-eleven = sans relance

## The panel

truc-yours = tu es { $sign }
truc-ranks = De haut en bas : **3 2 A K Q J 7 6 5 4**. Les couleurs ne comptent pas.
truc-about-cut = Personne n’a vu de carte. Coupe, et tout le monde en reçoit trois. Tape, et { $name } en donne une ou trois.
truc-about-size = Personne n’a vu de carte. L’autre camp gagne les manches nulles, et les manches d’une carte le sont souvent.
truc-about-eleven-play = ⚔️ **Jouer :** la manche vaut 3. Si vous la gagnez, la partie est à vous ; sinon, l’autre camp passe à { $score }.
truc-about-eleven-play-lost = ⚔️ **Jouer :** la manche vaut 3. Si vous la gagnez, la partie est à vous ; sinon, elle est à l’autre camp.
truc-about-eleven-decline = 🏳️ **Décliner :** l’autre camp marque 1 et passe à { $score }. On redistribue.
truc-about-eleven-decline-lost = 🏳️ **Décliner :** l’autre camp marque 1, et gagne ainsi la partie.
truc-about-accept = ✔ **Tenir :** la manche continue pour { $stake }.
truc-about-reject = ✖ **Refuser :** elle finit ici. L’autre camp marque { $points } et passe à { $score }.
truc-about-reject-lost = ✖ **Refuser :** elle finit ici. L’autre camp marque { $points }, et c’est la partie.
truc-about-call = 📣 { $call ->
    [retruc] **Retruc** porte la manche à 3. En cas de refus, ton camp marque 2.
   *[truc] **Truc** porte la manche à 2. En cas de refus, ton camp marque 1.
}

## Ready-made words to the partner

truc-words =
    .a = J’ai un 3
    .b = J’ai un 2
    .c = Je n’ai rien
    .d = Celui-ci est à moi
    .e = Prends-le, s’il te plaît
    .f = Joue petit
    .g = Annonce truc
    .h = Pas d’annonce, s’il te plaît
    .i = Tiens !
    .j = Refuse !
    .k = Jouons-la
    .l = Déclinons
    .m = J’ai un as

## The end of a round

truc-won-tricks = { $sign } **{ $names }** prennent la manche pour { $count ->
    [one] { $count } point
   *[other] { $count } points
} : { $mine ->
    [one] { $mine } pli
   *[other] { $mine } plis
} à { $theirs }.
truc-won-drawn = { $count ->
    [one] Un pli a été nul : les meilleures cartes des deux camps étaient égales.
   *[other] { $count } plis ont été nuls : les meilleures cartes des deux camps étaient égales.
}
truc-won-even = À plis égaux, la manche va au camp qui n’a pas distribué.
truc-won-early = Le reste ne pouvait plus rien changer ; les dernières cartes restent cachées.
truc-won-rejected = { $sign } **{ $names }** ont annoncé, et personne n’a voulu voir : { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
truc-won-declined = { $sign } **{ $names }** marquent 1 : l’autre camp a décliné la manche.
truc-score = { $cup }{ $sign } { $names } — { $before } → **{ $after }**

## Why can't I?

truc-why-card = - **Cartes :** tu peux poser n’importe laquelle. Les couleurs ne comptent pas.
truc-why-ranks = - **Valeurs :** 3 2 A K Q J 7 6 5 4, de haut en bas.
truc-why-call = - **{ $call } :** { $reason }
truc-why-call-yes = - **{ $call } :** tu peux l’annoncer, avant ta carte ou avec elle.
truc-why-call-last = - **{ $call } :** tu peux l’annoncer avant ta carte. Avec la dernière carte de la manche, ce serait trop tard.
truc-why-turn = - Ce n’est pas ton tour. On n’annonce qu’à son propre tour.
truc-why-asked = - Une annonce attend : réponds d’abord. D’ici là, personne ne joue ni n’annonce.
truc-why-answer = - Une annonce attend. { $name } y répond ; d’ici là, personne ne joue ni n’annonce.
truc-why-no-cards = - Les cartes viennent après la coupe.

## Why a hint is a good one

truc-hint-lowest = C’est ta carte la plus basse, et les meilleures te restent.
truc-hint-highest = C’est ta carte la plus haute.
truc-hint-partner = Ton camp tient déjà le pli : ta carte la plus basse suffit.
truc-hint-no-cards = Personne n’a encore vu de carte : aucune réponse n’est meilleure.
truc-hint-three = L’autre camp gagne les manches nulles, et à trois cartes par place il y en a moins.
truc-hint-ahead = Ton camp mène aux plis.
truc-hint-behind = L’autre camp mène aux plis.
truc-hint-higher = { $count ->
    [0] Aucune des { $unseen } cartes que tu n’as pas vues ne bat { $card }.
    [one] Une seule des { $unseen } cartes que tu n’as pas vues bat { $card }.
   *[other] { $count } des { $unseen } cartes que tu n’as pas vues battent { $card }.
}
truc-hint-bluff = C’est un bluff : { $count } des { $unseen } cartes que tu n’as pas vues dépassent ta meilleure. En cas de refus, ton camp marque aussitôt { $points }.
truc-hint-gives = Sinon, l’autre camp marque { $points } aussitôt.
truc-hint-costs = Cela coûte { $points } ; une manche perdue coûterait { $stake }.

## Refusals

refused-tru-answer-first = { $by } a annoncé { $call } ; à { $whom } de répondre d’abord.
refused-tru-eleven = Une manche jouée à { $score } ne se relève pas.
refused-tru-max = Trois points, c’est le maximum.
refused-tru-already = Truc est déjà annoncé ; l’enjeu est { $stake }.
refused-tru-no-truc = Retruc ne peut venir qu’après un truc tenu.
refused-tru-own-raise = Ton camp a annoncé truc ; seul l’autre peut dire retruc.

## What is told

truc-cut =
    .a = { $seat } coupe. Trois cartes par place.
    .b = Coupe nette par { $seat }, et trois cartes font le tour.
    .c = « Trois », dit la coupe, et { $seat } s’adosse.
    .d = { $seat } glisse une moitié du paquet sous l’autre.
    .e = De deux doigts, { $seat } coupe. Ce sera trois.

truc-tapped =
    .a = { $seat } tape sur le paquet. Comme il plaira à { $whom }.
    .b = Un coup sec par { $seat } : { $whom } choisit.
    .c = « Tel quel », tape { $seat }. { $whom } décide combien.
    .d = Toc, toc. Le chien lève la tête : { $seat } laisse choisir { $whom }.
    .e = Pas de coupe : { $seat } s’en remet à { $whom }.

truc-size-chosen =
    .a = { $count ->
        [1] { $seat } donne une carte par place. Ce sera bref.
       *[other] { $seat } donne trois cartes par place.
    }
    .b = { $count ->
        [1] Une carte, dit { $seat } ; le café sera encore chaud.
       *[other] Trois cartes, dit { $seat } ; on a le temps d’un café.
    }
    .c = { $count ->
        [1] Une seule à chaque place, dit { $seat }.
       *[other] Trois à chaque place, dit { $seat }.
    }
    .d = { $count ->
        [1] « Une suffit », dit { $seat }.
       *[other] « Trois, comme toujours », dit { $seat }.
    }
    .e = { $count ->
        [1] Le chien se redresse : { $seat } donne une carte par place.
       *[other] Le chien se recouche : { $seat } donne trois cartes par place.
    }

truc-contested =
    .a = { $seat } joue, et la manche vaut { $points }.
    .b = « On joue », dit { $seat }. { $points } points sont sur la table.
    .c = À un point du but, { $seat } joue quand même pour { $points }.
    .d = { $seat } fait signe au garçon : celle-ci se joue, pour { $points }.
    .e = Cartes sur table pour { $points }, dit { $seat }, et pousse les tasses.

truc-declined =
    .a = { $seat } décline. Un point traverse la table.
    .b = « Pas celle-ci », dit { $seat }, et cela coûte un point.
    .c = Les cartes repartent sans avoir servi ; { $seat } décline.
    .d = Un signe de tête chez { $seat } : un point en face.
    .e = Le garçon connaît : { $seat } décline, et un point change de camp.

truc-laid =
    .a = { $seat } pose { $card }.
    .b = { $card }, signé { $seat }.
    .c = Sur la table : { $card }, signé { $seat }.
    .d = Avec le café, { $seat } sert { $card }.
    .e = D’un haussement d’épaules, { $seat } joue { $card }.
    .f = Voici { $card }. { $seat } regarde ailleurs.

truc-truc-called =
    .a = **Truc !** { $seat } le veut pour { $stake }. { $whom } ?
    .b = « Truc », dit { $seat }, comme on commande un autre café. { $whom } ?
    .c = { $seat } annonce **truc**. Le chien dresse une oreille vers { $whom }.
    .d = Le mot tombe : **truc**, et { $seat } regarde { $whom }.
    .e = Une main à plat sur la table : **truc** par { $seat }. À { $whom } de répondre.

truc-retruc-called =
    .a = **Retruc !** { $seat } le veut pour { $stake }.
    .b = « Et retruc », dit { $seat }, tout doucement.
    .c = { $seat } répond du même ton : **retruc**, pour { $stake }.
    .d = Le garçon cesse de verser : **retruc** par { $seat }.
    .e = Toujours plus haut : **retruc** par { $seat }. Le chien a quitté la salle.

truc-accepted =
    .a = { $seat } tient : la manche vaut { $stake }.
    .b = « Voyons cela », dit { $seat }. Pour { $stake }.
    .c = Un signe de tête, et { $seat } joue pour { $stake }.
    .d = { $seat } ne cille pas : { $stake } points.
    .e = Tenu, dit { $seat } : l’enjeu est { $stake }.

truc-rejected =
    .a = { $seat } laisse filer. { $whom } ne montre rien.
    .b = « Garde-la », dit { $seat } à { $whom }, et personne ne voit de carte.
    .c = Pas aujourd’hui : { $seat } refuse, et { $whom } ramasse.
    .d = Un soupir chez { $seat }, et la manche est à { $whom }.
    .e = Personne ne saura jamais : { $seat } refuse, { $whom } se tait.

truc-call-void =
    .a = La manche est déjà jouée : { $seat } annonce, et le mot part avec les tasses.
    .b = Cette carte a tout réglé, et { $seat } annonce pour rien.
    .c = { $seat } annonce, mais il n’y a plus rien à relever. Cela ne compte pas.
    .d = Une annonce après le dernier mot : trop tard, dit le garçon à { $seat }.
    .e = { $seat } annonce après la cloche. L’enjeu reste où il était.

truc-trick-taken =
    .a = Le pli est à { $seat }.
    .b = { $seat } prend le pli.
    .c = Quatre cartes, et tout pour { $seat }.
    .d = { $seat } ramasse d’un revers de main.
    .e = Le garçon pariait un biscuit, et perd : { $seat } le prend.

truc-trick-drawn =
    .a = Pli nul. { $seat } entame encore.
    .b = Égalité des deux côtés : le pli n’est à personne, et { $seat } rejoue.
    .c = Aucun camp ne le prend ; la main reste à { $seat }.
    .d = Un pli pour le chien : nul. { $seat } entame.
    .e = { $seat } entame de nouveau, puisque celui-ci n’est à personne.

truc-hand-won =
    .a = { $winners } prennent la manche.
    .b = La manche va à { $winners }.
    .c = De la craie pour { $winners }, dit le garçon.
    .d = L’ardoise se tourne vers { $winners }.
    .e = C’est fini, et { $winners } l’inscrivent.
