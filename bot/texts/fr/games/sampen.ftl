### French: Sampen. The voice: somebody who rows a small ferry; cards cross two by two.

game-sampen = Sampen
    .about = Chaque carte a une jumelle. Apparie la carte retournée, choisis la suivante, finis en premier.

sampen-length =
    .usual = Une manche, quelques minutes.
    .series = Trois victoires : quatre ou cinq manches à deux, environ huit à une grande table, un quart d’heure.

## Options

sampen-option-deck = Paquet
    .about = Avec combien de cartes on joue. 104 sont deux jeux complets, jusqu’à douze places.
    .told-60 = 60 cartes
    .told-104 = 104 cartes
sampen-option-wins = Victoires
    .about = Combien de manches il faut gagner pour gagner la partie.
    .told-1 = une manche
    .told = en { $value } manches gagnées

## Names

sampen-phase-choose-upcard = deux par deux
sampen-phase-open-lead = pioche épuisée
sampen-phase-over = à terre
sampen-ask-choose-upcard = Quelle carte est retournée ensuite ?
sampen-ask-open-lead = Quelle carte mets-tu en vue ?
sampen-do-put = Mettre en vue
sampen-zone-stock = Pioche
sampen-zone-discards = En vue
sampen-counter-wins = gagnées

## Table and panel

sampen-matched = { $from ->
    [stock] **{ $card }** est sortie de la pioche. **{ $name }** l’a appariée et choisit la carte suivante.
    [own] **{ $name }** a mis en vue **{ $card }**, l’a appariée aussi, et choisit encore.
   *[other] { $other } a mis en vue **{ $card }**. **{ $name }** l’a appariée et choisit la carte suivante.
}
sampen-leads = Personne n’a **{ $card }**, et la pioche est vide : chaque carte en jeu a donc sa jumelle en jeu. **{ $name }** peut mettre en vue ce qui lui plaît.
sampen-chain = ⛵ { $chain }
sampen-chain-more = … { $chain }
sampen-stock = { $back } { $stock } en pioche
sampen-stock-empty = la pioche est vide
sampen-stock-known = { $back } { $stock } en pioche ; personne n’avait { $cards } : { $count ->
    [one] la jumelle est
   *[other] les jumelles sont
} donc parmi elles
sampen-wins = gagnées : { $wins } sur { $needed }
sampen-won = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
sampen-hold = { $back } **{ $count }** — { $names }

sampen-own-matched = { $from ->
    [stock] **{ $card }** est sortie de la pioche, et tu l’as appariée.
    [own] Tu as mis en vue **{ $card }** et l’as appariée toi-même.
   *[other] { $other } a mis en vue **{ $card }**, et tu l’as appariée.
}
sampen-own-lead = Personne n’a **{ $card }**, et la pioche est vide. Mets en vue ce que tu veux : quelqu’un a la jumelle.
sampen-pairs = Paires : **{ $cards }**
sampen-singles = Seules : **{ $cards }**
sampen-about-pairs = Mets en vue la moitié d’une paire, et sa jumelle suit aussitôt. Ensuite, tu choisis encore.
sampen-waiting = Quand la jumelle d’une de tes cartes est retournée, le bot joue ta carte, et tu choisis la suivante.
sampen-button-pair = { $card } { $card } : les deux partent
sampen-button-last-pair = { $card } { $card } : fini !

sampen-recipe = -# Qui distribue d’abord (`seats`) : la personne à la place « sous le nombre de places », la première assise étant 0 ; après chaque manche, la suivante à gauche. Donne (`deal`) : piques, cœurs, carreaux, trèfles, chaque couleur de l’As au Roi et les jumelles ensemble (le petit paquet : de l’As au Neuf, et en trèfle Valet, Dame et Roi), sont mélangés depuis la fin, la carte i avec la carte « sous i + 1 ». Une carte va à chaque place à tour de rôle, d’abord à gauche de qui distribue ; le reste est la pioche. Tirage d’une ouverture (`lead`) : « sous leur nombre » parmi les places qui ont le plus de cartes.

## ❓

sampen-why-match = { $name } a apparié la carte retournée, { $card }, et choisit la suivante. C’est ton tour quand la jumelle d’une de tes cartes est retournée.
sampen-why-lead = Personne n’a la jumelle de la carte retournée, et la pioche est vide. { $name } ouvre.
sampen-why-any = Toute carte de ton jeu peut être mise en vue.
sampen-why-matching = **Apparier :** le bot le fait, aussitôt. La jumelle n’est jamais qu’à une place : personne n’arrive donc trop tard.
sampen-why-pairs = **{ $cards } :** tu as les deux, personne d’autre ne peut donc les faire sortir. Elles partent quand tu choisis la carte suivante.
sampen-why-last = **Ta dernière carte :** si tu dois la mettre en vue, le bot le fait pour toi, et tu as fini.

## Why a hint is a good one

sampen-hint-pair = Sa jumelle est dans ton jeu : les deux partent aussitôt, et tu choisis encore.
sampen-hint-last = Sa jumelle est ta seule autre carte : ton jeu se vide aussitôt.
sampen-hint-single = Avec des paires seulement, aucune carte des autres ne te rendrait le tour.
sampen-hint-alike = Tu n’as pas de paire, et une carte seule en vaut une autre.
sampen-hint-keeps = { $count ->
    [one] Ta paire reste : ses deux cartes partent d’un coup dès que tu choisis.
   *[other] Tes { $count } paires restent : chacune part d’un coup dès que tu choisis.
}

## Refusals

refused-sampen-not-your-turn = C’est à { $turn } de jouer : qui apparie la carte retournée, { $card }, choisit la suivante.

## Told

sampen-chain-ended =
    .a = ⛵ { $chain }.
    .b = ⛵ Une traversée : { $chain }.
    .c = ⛵ Et hop, en face : { $chain }.
    .d = ⛵ Deux par deux : { $chain }.
    .e = ⛵ Bon vent : { $chain }.

sampen-nobody-held =
    .a = Personne n’a { $cards }.
    .b = { $cards } au ponton, et personne ne fait signe.
    .c = Le bac appelle { $cards }. Pas de réponse.
    .d = Pas de jumelle en face pour { $cards }.
    .e = Au prochain bateau : { $cards }.

sampen-stock-ran-dry =
    .a = La pioche est vide, et personne n’a la jumelle. Qui a le plus de cartes ouvre : { $seats }.
    .b = Plus de passagers en pioche. Le bagage le plus lourd d’abord : { $seats }.
    .c = Basses eaux : la pioche est à sec. Le plus de cartes est chez { $seats }.
    .d = Le ponton est désert ; chaque carte a sa jumelle en jeu. Les plus gros jeux : { $seats }.
    .e = Calme plat : plus de pioche, plus de jumelle. Aux rames, la plus lourde charge : { $seats }.

sampen-lots-drawn =
    .a = Le sort tombe sur { $seat }.
    .b = On tire à la courte paille au ponton : { $seat } ouvre.
    .c = Une rame tourne et montre { $seat }.
    .d = Charges égales, un caillou décide : { $seat } ouvre.
    .e = { $seat } trouve la rame marquée et ouvre.

sampen-deal-won =
    .a = 🏁 **{ $seat } touche terre.** { $card } était la dernière carte.
    .b = 🏁 { $card }, et **{ $seat } a les mains vides** et les pieds secs.
    .c = 🏁 En face, **{ $seat } accoste** avec { $card }. Les autres gardent les rames.
    .d = 🏁 Avec { $card }, **{ $seat } atteint l’autre rive** et commande un thé.
    .e = 🏁 Signe de la main depuis l’autre rive : **{ $seat }**, grâce à { $card }.

sampen-deal-unwon =
    .a = 🏁 { $card } finit le jeu, mais { $seat } n’est plus là. Personne ne gagne la manche.
    .b = 🏁 Un bateau arrive avec { $card }, et sans { $seat }. Personne ne gagne.
    .c = 🏁 En tête, un bateau vide : { $seat } l’a quitté avant { $card }. Pas de victoire.
    .d = 🏁 Dernière carte : { $card }, et { $seat } n’est pas là pour le voir. Personne ne gagne.
    .e = 🏁 Plus rien à bord avec { $card }, pas même { $seat }. La manche n’est à personne.
