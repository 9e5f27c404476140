### French: Tadmur. The voice: a night porter of a caravanserai, with a lantern and a camel.

game-tadmur = Tadmur
    .about = À deux : deux chaînes, deux cibles secrètes. Finis ta chaîne avant l’autre, ou devine sa cible.
tadmur-length =
    .usual = Au meilleur des trois manches, une vingtaine de minutes.

## Options

tadmur-option-spaces = Cases
    .about = Combien de cases séparent au début le départ et la cible.
    .told = { $value } cases
tadmur-option-stuck = Si rien ne convient
    .about = Ce qui arrive quand aucune carte ne peut se jouer.
    .lose = On perd la manche
    .pass = On passe
    .told-lose = sans carte, on perd
    .told-pass = sans carte, on passe
tadmur-option-best-of = Manches
    .about = Le plus de manches d’une partie. Qui en gagne le plus la gagne.
    .told-1 = une manche
    .told = au meilleur des { $value } manches

## Names

tadmur-phase-turn = deux chaînes
tadmur-phase-over = les deux cibles se montrent
tadmur-ask-turn = Quelle carte ?
tadmur-ask-stuck = Rien ne convient. Que faire ?
tadmur-do-play = Jouer
tadmur-do-guess = Deviner
tadmur-do-concede = 🏳️ Abandonner la manche
tadmur-do-pass = Passer
tadmur-zone-starter = Départ
tadmur-zone-chain = Chaîne
tadmur-zone-target = Cible
tadmur-counter-score = manches gagnées
tadmur-counter-spaces = cases

## Table and panel

tadmur-won-deals = { $count ->
    [one] { $count } manche gagnée
   *[other] { $count } manches gagnées
}
tadmur-spaces = { $count ->
    [one] encore { $count } case
   *[other] encore { $count } cases
}
tadmur-complete = complète
tadmur-wrong = ❌ essais faux : { $ranks }
tadmur-deal-of = Manche { $deal } sur { $deals } au plus
tadmur-barred = 🔒 Personne ne peut deviner : il reste une case à { $name }.
tadmur-own-target = Ta cible : **{ $card }**
tadmur-their-chain = Chaîne en face ({ $name }) · { $facts }
tadmur-needs = Après { $last }, il te faut **{ $below }** ou **{ $above }**.
tadmur-needs-last = Ta dernière case veut **{ $below }** ou **{ $above }** après { $last }, et la carte doit aussi toucher ta cible { $target }.
tadmur-guess-costs = 🔮 Tu peux d’abord deviner l’autre cible. Deviner juste gagne la manche ; deviner faux met ta propre cible à { $spaces } cases.
tadmur-guess-often = Qui ne devine jamais gagne rarement.
tadmur-guessed = 🔮 Tu as déjà deviné à ce tour. Joue maintenant une carte.
tadmur-dead-ends = ⚠️ Après { $cards }, aucune de tes cartes ne va dans la dernière case, et tu perdrais la manche à ton prochain tour.
tadmur-dead-ends-pass = ⚠️ Après { $cards }, aucune de tes cartes ne va dans la dernière case, et ta chaîne ne serait jamais complète.
tadmur-about-stuck = Aucune de tes cartes ne convient. Deviner juste gagne la manche ; deviner faux la perd, abandonner aussi.
tadmur-about-stuck-pass = Aucune de tes cartes ne convient, ni ne conviendra. Deviner juste gagne la manche ; deviner faux finit ton tour.
tadmur-button-completes = 🏁 { $card }
tadmur-button-dead-end = { $card } ⚠️ impasse
tadmur-guess-hint = 🔮 Deviner l’autre cible…
tadmur-rank-unseen = { $rank } · { $count ->
    [0] tu as vu les quatre
    [one] { $count } pas encore vue
   *[other] { $count } pas encore vues
}
tadmur-rank-far = { $rank } · { $count ->
    [one] { $count } pas encore vue
   *[other] { $count } pas encore vues
} · ✗ pas en { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}
tadmur-rank-wrong = { $rank } · déjà essayé, et c’était faux

## Result

tadmur-ended-chain = 🏁 **{ $name }** a complété sa chaîne.
tadmur-ended-guess = 🔮 **{ $name }** a deviné la cible en face ({ $other }).
tadmur-ended-cards = **{ $other }** a joué sa dernière carte avant la fin de sa chaîne : la manche est à { $name }.
tadmur-ended-stuck = **{ $other }** n’avait aucune carte qui pouvait convenir : la manche est à { $name }.
tadmur-ended-drawn = Aucune des deux chaînes ne peut continuer.

## ❓

tadmur-why-turn = C’est à { $name } de jouer. Tu devines et joues quand c’est ton tour.
tadmur-why-cards = **Cartes :** { $needs } L’As touche le Roi et le Deux, et les couleurs ne comptent pas.
tadmur-why-way-open = **Ton chemin :** tes cartes peuvent remplir { $count ->
    [one] la dernière case
   *[other] les { $count } cases
} et atteindre ta cible.
tadmur-why-way-longer = **Ton chemin :** tes cartes ne peuvent pas atteindre ta cible en exactement { $count ->
    [one] { $count } case
   *[other] { $count } cases
}, mais elles le peuvent avec une de plus. Une erreur en devinant te la donne.
tadmur-why-way-closed = **Ton chemin :** tes cartes ne peuvent pas atteindre ta cible en exactement { $count ->
    [one] { $count } case
   *[other] { $count } cases
}, ni avec une de plus. Devine.
tadmur-why-guess = **Deviner :** { $about }

## Why a hint is a good one

tadmur-hint-completes = Elle complète ta chaîne.
tadmur-hint-only-way = Après elle, tes cartes mènent encore à ta cible ; après { $other }, ce ne serait plus le cas.
tadmur-hint-way = Après elle, tes cartes remplissent encore chaque case jusqu’à ta cible.
tadmur-hint-longer = Tes cartes atteindraient alors ta cible avec une case de plus, ce que donne une erreur en devinant.
tadmur-hint-hides = Elle en dit moins sur ta cible que { $other }.
tadmur-hint-fits = { $count ->
    [one] Après elle, une seule valeur convient.
   *[other] Après elle, { $count } valeurs conviennent.
}
tadmur-hint-betrayed = D’après sa chaîne et les cartes que tu n’as pas vues, c’est la valeur la plus probable : { $share } sur 100.
tadmur-hint-unseen = { $count ->
    [one] Une carte de cette valeur n’a pas été vue, et aucune autre valeur à essayer n’en a davantage.
   *[other] { $count } cartes de cette valeur n’ont pas été vues, et aucune autre valeur à essayer n’en a davantage.
}

## Refusals

refused-tad-not-adjacent = Après { $last }, il te faut { $below } ou { $above }.
refused-tad-miss-target = C’est ta dernière case : la carte doit aussi toucher ta cible.
refused-tad-guess-once = Tu ne peux deviner qu’une fois par tour.
refused-tad-guess-barred = Personne ne peut deviner tant qu’une chaîne n’est qu’à une carte de sa fin.

## Told

tadmur-chain-begun =
    .a = { $seat } part depuis { $card }.
    .b = Départ en { $card } : { $seat } allume sa lanterne.
    .c = Le portier montre { $card } à { $seat }, et ment sur la distance.
    .d = Une borne au bord de la route dit { $card } ; { $seat } s’assied dessus.
    .e = { $seat } resserre une sandale et quitte { $card }.

tadmur-placed =
    .a = { $seat } joue { $card }.
    .b = { $card }, signé { $seat }.
    .c = Une pierre plus loin : { $seat } pose { $card }.
    .d = { $seat } marche jusqu’à { $card }. Le chameau regarde.
    .e = La chaîne s’allonge chez { $seat } : { $card }.

tadmur-guessed-wrong =
    .a = ❌ { $seat } devine { FORM($rank, "un") }. Faux : la route s’allonge.
    .b = ❌ « { $rank } ? » demande { $seat }. « Non », et le sable s’étend.
    .c = ❌ Ce n’est pas { FORM($rank, "un") } : la cible recule d’une colonne pour { $seat }.
    .d = ❌ Un mirage : { $seat } a vu { FORM($rank, "un") }. Une case de plus.
    .e = ❌ Pour { $seat }, c’était { FORM($rank, "un") }. Le chameau savait que non.

tadmur-guessed-right =
    .a = 🔮 « { $rank } », dit { $seat }, et { $whom } retourne la carte. C’est elle.
    .b = 🔮 { $seat } nomme { FORM($rank, "le") }. { $whom } cherche une autre lanterne. C’est juste.
    .c = 🔮 Le portier applaudit : { $seat } dit « { $rank } », et { $whom } l’avoue.
    .d = 🔮 Un secret bien gardé par { $whom }. { $seat } dit « { $rank } » quand même.
    .e = 🔮 Juste, c’était { FORM($rank, "un") }. { $whom } s’incline devant { $seat } ; le chameau, non.

tadmur-chain-completed =
    .a = 🏁 { $seat } touche au but : la chaîne est complète.
    .b = 🏁 Pas un trou du départ à la cible. { $seat } peut défaire ses sacs.
    .c = 🏁 La dernière pierre tient, et le voyage finit : { $seat }.
    .d = 🏁 On frappe à la porte : { $seat }, et le portier doit ouvrir.
    .e = 🏁 D’un bout à l’autre, la colonnade tient debout. Plans : { $seat }.

tadmur-ran-out =
    .a = Plus une carte chez { $seat }, et la route continue.
    .b = { $seat } n’a plus de cartes, seulement du sable.
    .c = Les pierres manquent : { $seat } ne peut pas bâtir jusqu’au bout.
    .d = { $seat } retourne ses deux poches. La route est plus longue.
    .e = Toutes les cartes sont jouées, et { $seat } ne voit toujours pas d’oasis.

tadmur-stuck =
    .a = Plus aucune carte ne convient chez { $seat }.
    .b = La route finit dans le sable pour { $seat }.
    .c = { $seat } s’arrête devant un trou que rien ne comble.
    .d = Rien ne va : { $seat } fait demi-tour, et le chameau le savait.
    .e = Une impasse, dit le portier à { $seat }. Cela arrive aux caravanes aussi.

tadmur-conceded =
    .a = { $seat } abandonne la manche.
    .b = { $seat } replie la carte et laisse la manche.
    .c = « Assez marché », dit { $seat }, et abandonne.
    .d = Une lanterne s’éteint : { $seat } abandonne.
    .e = Le portier note : abandon, { $seat }.

tadmur-turn-passed =
    .a = { $seat } passe.
    .b = Rien ne convient chez { $seat } ; le tour va en face.
    .c = { $seat } attend au bord de la route.
    .d = La lanterne passe devant { $seat }.
    .e = Du thé au lieu d’une carte : { $seat } passe.

tadmur-deal-drawn =
    .a = Plus personne n’avance. La manche est nulle.
    .b = Deux routes, toutes deux ensablées : nulle.
    .c = Le portier éteint la lampe. Personne ne gagne celle-ci.
    .d = Une nulle, et le chameau y voit la meilleure manche du soir.
    .e = Le thé est fini, la manche aussi. Personne n’a gagné.

tadmur-target-shown =
    .a = La cible était { $card }, chez { $seat }.
    .b = Sous le verre, chez { $seat } : { $card }.
    .c = { $card } : voilà le secret que gardait { $seat }.
    .d = { $seat } retourne { $card }.
    .e = Ainsi { $seat } marchait vers { $card }.
