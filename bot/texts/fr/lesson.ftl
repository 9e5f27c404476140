### French: lessons and the coach.

button-lesson = 🎓 Retour à la leçon
button-lesson-begin = ▶ Commencer
button-lesson-next = ▶ Manche suivante
button-lesson-again = 🔁 Encore une manche
button-lesson-anew = 🎓 Recommencer
button-lesson-end = 🚪 Finir la leçon
button-learn = 🎓 Apprendre en jouant
lesson-title = 🎓 { $game } — une leçon
lesson-begins = Tu joues { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
} avec { $others ->
    [one] un majordome : c’est ainsi qu’on appelle ici les places tenues par l’ordinateur
   *[other] { $others } majordomes : c’est ainsi qu’on appelle ici les places tenues par l’ordinateur
}. Le coach 🎓 dit de quoi il s’agit à chaque décision, et ce que ferait un vizir, un majordome de bon niveau. Rien ne presse, et rien ne compte.
lesson-goes-on = 🎓 Lis comment la manche s’est terminée, et continue quand tu veux : la leçon a encore { $left ->
    [one] une manche
   *[other] { $left } manches
}.
lesson-missed = 🎓 Cette manche s’est terminée avant ton tour. Continue quand tu veux : la leçon a encore { $left ->
    [one] une manche
   *[other] { $left } manches
}.
lesson-over = 🎓 C’était la leçon, et rien de tout cela ne compte. Tu sais jouer maintenant : `/cards start` ouvre une table, et `/cards tables` montre où les autres jouent. Toutes les règles sont dans `/cards rules`.
lesson-closed = 🎓 La leçon est finie.
lesson-leave-title = 🚪 Finir la leçon ?
lesson-leave = Rien de tout cela ne compte. Tu peux en commencer une autre à tout moment.

coach-thinks = Un vizir regarde tes cartes…
coach-would = Le bon choix serait **{ $answer }**.
coach-enough = 🎓 À partir d’ici, la manche est toute à toi. `/cards hint` dit toujours ce que je ferais, et ❓ explique les règles.

## The climbing family

climbing-coach-lead = Tu ouvres : pose autant de cartes que tu veux, d’une même valeur{ $passes ->
    [yes] , ou passe la main
   *[no] { "" }
}.
climbing-coach-start = Tu commences : pose autant de cartes que tu veux, d’une même valeur, ou trois cartes ou plus qui se suivent dans une couleur{ $passes ->
    [yes] , ou passe
   *[no] { "" }
}.
climbing-coach-follow = Pour battre { $what }, pose { $shape ->
    [run] { $number } cartes qui se suivent dans une couleur, toutes au-dessus
   *[set] { $count ->
        [one] une carte d’une valeur plus haute
       *[other] { $number } cartes d’une même valeur, plus haute
    }
}{ $passes ->
    [yes] , ou passe
   *[no] { "" }
}.
climbing-coach-arcana = Tes arcanes permettent peut-être davantage ; les lignes ci-dessus disent comment.
climbing-coach-beaten = Rien chez toi ne bat { $what } : tu passes.
climbing-coach-caught = Ta dernière carte n’a pas été annoncée, et cela s’est vu : tu dois passer.
climbing-coach-paid = Les impôts : { $name } siège plus bas que toi et a dû te payer { $cards }. Rends autant de cartes, celles que tu veux.
climbing-coach-surrendered = Les impôts : { $name } siège plus haut et a reçu tes meilleures cartes, { $cards } ; d’autres te sont revenues.
climbing-coach-pay = Tu dois payer la meilleure de tes cartes. Celles-ci se valent : à toi de choisir.

## Rumino

rumino-coach-turn-start = Pioche une carte sans la voir, ou prends { $card }, qui est à découvert.{ $ends ->
    [gin] { " " }Toutes tes cartes sont en combinaisons : tu peux finir la manche par un gin.
    [knock] { " " }Tu as { $points ->
        [one] un point
       *[other] { $points } points
    } hors combinaison : tu peux aussi toquer, ce qui met fin à la manche.
   *[none] { "" }
}
rumino-coach-discard = Jette une carte. Le nombre sur un bouton compterait contre toi si la manche finissait là.
rumino-coach-rebuy = Tu as atteint la limite. Mets des jetons et reviens, ou reste hors de cette partie.

## Truc

truc-coach-lead = Tu entames ce pli, avec n’importe quelle carte.
truc-coach-follow = La carte la plus haute jusqu’ici est { $card }, { $whose ->
    [ours] dans ton camp
    [theirs] dans l’autre camp
   *[both] dans les deux camps, et personne ne prend le pli en l’état
}. Pose n’importe quelle carte.
truc-coach-call = Tu peux aussi annoncer { $call }, avant ta carte ou avec elle.
truc-coach-last = { $card } est ta dernière carte.
truc-coach-answer = Tu réponds pour ton camp, et sans connaître les cartes de l’autre place de ton camp.
truc-coach-cut = Coupe, et tout le monde reçoit trois cartes. Tape, et qui distribue choisit entre trois et une.
truc-coach-size = Tu distribues, et l’on a tapé : donne trois cartes à tout le monde, ou une.
truc-coach-eleven = Il manque un point à ton camp pour gagner la partie. Joue cette manche pour trois points, ou laisse-la pour un.

## Indian Chief

indian-chief-coach-meld = Tour { $turn } sur { $turns } : tout le monde pose une combinaison, face cachée. Encore libre sur ta feuille : { $free }.
indian-chief-coach-steal = Tu as posé un Voleur : tu peux prendre dans ton jeu une carte de la combinaison de quelqu’un.

## Jubilee

jubilee-coach-open = Tu ouvres, avec un pique ou un trèfle : sa valeur est le premier total.
jubilee-coach-play = Le total est { $total }. Une carte de { $up } fait { $above }, un jubilé ; une carte qui l’enjambe coûte des points.
jubilee-coach-play-two = Le total est { $total }. Une carte de { $up } fait { $above }, un jubilé, et un cœur de { $down } fait { $below }. Enjamber l’un ou l’autre coûte des points.
jubilee-coach-last = { $card } est ta dernière carte.
jubilee-coach-only = { $card } est la seule carte que tu puisses jouer : avec toute autre, le total tomberait sous zéro.
jubilee-coach-only-black = { $card } est ton seul pique ou trèfle, et c’est par là qu’il faut commencer.

## Pif Paf

pif-paf-coach-bet = { $owes ->
    [0] Personne n’a misé : rester ne coûte rien. Mise, et les autres doivent payer pour rester.
    [one] Rester coûte un jeton. Il y en a { $pot } dans le pot.
   *[other] Rester coûte { $owes } jetons. Il y en a { $pot } dans le pot.
}
pif-paf-coach-draw = Pioche une carte sans la voir, ou prends { $card }, la dernière jetée.
pif-paf-coach-draws = Rien n’a encore été jeté : tu pioches.
pif-paf-coach-discard = Jette une carte. Le nombre sur un bouton dit combien de cartes resteraient hors de tes combinaisons. Quelqu’un peut réclamer ta carte.
pif-paf-coach-out = Neuf de tes cartes sont toutes en combinaisons : jette la dixième et finis.

## Sampen

sampen-coach-choose-upcard = Ta carte a trouvé sa jumelle : tu mets en vue la suivante, n’importe quelle carte de ton jeu.
sampen-coach-open-lead = Personne n’a la jumelle, et la pioche est vide. C’est toi qui as le plus de cartes : tu en mets une en vue.

## One-Eyed Jack

one-eyed-jack-coach-turn = Joue une carte et pose un jeton sur une case qui la montre. Il faut encore à ton camp { $rows ->
    [one] une rangée
   *[other] { $rows } rangées
} de cinq.
one-eyed-jack-coach-two-eyes = Avec { $cards }, toute case libre convient.
one-eyed-jack-coach-one-eye = Avec { $cards }, tu peux retirer n’importe quel jeton.
one-eyed-jack-coach-dead = Les deux cases sont prises pour { $cards } : tu peux d’abord l’échanger.

## Tyzicha

tyzicha-coach-bid = { $amount ->
    [0] Personne ne peut enchérir plus haut.
   *[other] L’enchère suivante est { $amount } : l’attaque doit faire plus de points que cela, en plis et en mariages.
}
tyzicha-coach-forced = Les deux autres ont passé : tu dois jouer, pour 100 ou pour 110.
tyzicha-coach-exchange = Tu as dix cartes. Donnes-en une à chaque adversaire, et gardes-en huit pour jouer.
tyzicha-coach-commit = Tu as vu toutes tes cartes. Joue pour ton enchère, relève-la, ou abandonne et perds-la sans combat.
tyzicha-coach-lead = Tu entames, avec n’importe quelle carte.{ $marriages ->
    [some] { " " }Tu peux annoncer un mariage et en jouer une carte : il compte aussitôt, et sa couleur est désormais l’atout.
   *[none] { "" }
}
tyzicha-coach-follow = { $duty ->
    [suit] Tu as la couleur demandée, { $suit } : tu dois fournir.
    [trump] Tu n’as pas la couleur demandée, { $led } : tu dois couper à l’atout, { $suit }.
   *[any] Tu n’as ni la couleur demandée ni atout : pose n’importe quelle carte.
}{ $wins ->
    [yes] { " " }Tu peux gagner le pli : tu le dois.
   *[no] { "" }
}
tyzicha-coach-only = { $card } est la seule carte que tu puisses poser : tu dois jouer { $suit }{ $wins ->
    [yes] { " " }et gagner le pli si tu peux
   *[no] { "" }
}.
tyzicha-coach-last = { $card } est ta dernière carte.

## Schwimmen

schwimmen-coach-dealer = Tu distribues. Garde ces trois cartes, ou prends les trois autres sans les voir et laisse celles-ci sur la table.
schwimmen-coach-turn = Échange une carte ou les trois avec la table, ou passe. Seules les cartes d’une même couleur s’additionnent. Si tu fermes, tout le monde a encore un tour, sauf toi.
schwimmen-coach-last = C’est ton dernier tour : { $name } a fermé. Échange ou passe, et puis tous les jeux se montrent.

## Tadmur

tadmur-coach-turn = Ta dernière carte est { $last } : joues-en une d’une valeur juste au-dessus ou juste au-dessous. La chaîne doit finir à côté de ta cible, { $target }.
tadmur-coach-last = C’est la dernière case : la carte doit toucher { $last } et aussi ta cible, { $target }.
tadmur-coach-guess = Avant cela, tu peux deviner l’autre cible ; une erreur coûte une case.{ $count ->
    [0] { " " }Rien ne l’indique encore.
   *[other] { "" }
}
tadmur-coach-only = { $card } est la seule de tes cartes qui convienne.
tadmur-coach-stuck = Aucune de tes cartes ne convient. Si tu devines l’autre cible, tu gagnes quand même.
