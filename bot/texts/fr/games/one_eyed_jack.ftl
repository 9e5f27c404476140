### French: One-Eyed Jack. The voice: a harbour tavern, a retired captain with one eye, and his parrot.

game-one-eyed-jack = Valet borgne
    .about = Tes cartes posent des jetons sur un plateau de cartes : aligne-en cinq. Les Valets sont spéciaux.

one-eyed-jack-length =
    .usual = Une manche d’une quarantaine de tours, une demi-heure.

## Options

one-eyed-jack-option-rows-needed = Rangées pour gagner
    .about = Combien de rangées de cinq gagnent la partie.
    .none = Comme d’habitude : une à trois, sinon deux
    .told-1 = une rangée gagne
    .told-2 = deux rangées gagnent
    .told-none = le nombre habituel de rangées gagne
one-eyed-jack-option-random-board = Plateau
    .about = Le plateau habituel, ou un autre, composé au hasard à chaque donne.
    .on = Composé au hasard
    .off = L’habituel
    .told-on = plateau au hasard
    .told-off = plateau habituel
one-eyed-jack-option-protect-rows = Rangées finies
    .about = Un Valet borgne peut-il retirer un jeton d’une rangée finie ?
    .on = À l’abri
    .off = Peuvent être brisées
    .told-on = rangées finies à l’abri
    .told-off = rangées finies à la merci des borgnes
one-eyed-jack-option-dead-swaps = Cartes mortes
    .about = Combien de cartes mortes on peut échanger en un tour.
    .none = Autant qu’on en tient
    .told-0 = pas d’échange de cartes mortes
    .told-1 = un échange de carte morte par tour
    .told-none = échange libre des cartes mortes
    .told = { $value } échanges de cartes mortes par tour

## Names

one-eyed-jack-phase-turn = sur le plateau
one-eyed-jack-phase-over = le dernier coup d’œil à la carte marine
one-eyed-jack-ask-turn = Quelle carte, et où ?
one-eyed-jack-do-play = Jouer
one-eyed-jack-do-swap = ♻️ Échanger
one-eyed-jack-zone-stock = Pioche
one-eyed-jack-zone-discards = Jouées
one-eyed-jack-zone-board = Plateau
one-eyed-jack-counter-goal = rangées pour gagner
one-eyed-jack-counter-rows = rangées

## The table

one-eyed-jack-seat = { $sign } **{ $name }**
one-eyed-jack-rows = { $sign } **{ $rows }**
one-eyed-jack-goal = Rangées { $rows } · { $goal ->
    [one] une rangée gagne
   *[other] { $goal } rangées gagnent
}
one-eyed-jack-stock = { $back } { $stock } en pioche
one-eyed-jack-stock-empty = la pioche est vide
one-eyed-jack-last = dernier coup : { $sign } en **{ $cell }**
one-eyed-jack-last-removed = dernier coup : **{ $cell }** s’est vidée
one-eyed-jack-locked = Personne ne pouvait plus jouer de carte.
one-eyed-jack-standing = { $place } { $cup }{ $sign } **{ $names }** — { $rows ->
    [one] { $rows } rangée
   *[other] { $rows } rangées
}

## The board, for those who cannot see it

one-eyed-jack-corner = ★
one-eyed-jack-signs = { $signs } · ★ à tout le monde · < le dernier coup
one-eyed-jack-signs-own = { $signs } · ★ à tout le monde · < le dernier coup · + jouable pour toi
one-eyed-jack-alt-own = Cases que tu peux choisir : { $cells }.
one-eyed-jack-alt = Un plateau de dix cartes sur dix, avec des jetons.
one-eyed-jack-alt-last = Le dernier jeton : { $name } en { $cell }.
one-eyed-jack-alt-removed = Le jeton en { $cell } vient d’être retiré.
one-eyed-jack-alt-none = nulle part
one-eyed-jack-alt-side = { $name } : { $rows ->
    [0] aucune rangée
    [one] { $rows } rangée
   *[other] { $rows } rangées
}, { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} : { $cells }.

## The panel

one-eyed-jack-yours = Tu es { $sign } · { $rows } { $rows ->
    [one] rangée
   *[other] rangées
} (il en faut { $goal })
one-eyed-jack-yours-with = Tu es { $sign } avec { $name } · { $rows } { $rows ->
    [one] rangée
   *[other] rangées
} (il en faut { $goal })
one-eyed-jack-dead = { $count ->
    [one] ☠️ Carte morte : { $cards }, dont les deux cases sont prises.
   *[other] ☠️ Cartes mortes : { $cards }, dont toutes les cases sont prises.
}
one-eyed-jack-only-swap = Rien ne peut se jouer : il faut d’abord échanger une carte morte.
one-eyed-jack-asks-cell = { $removes ->
    [yes] { $card } retire un jeton. Lequel ?
   *[no] { $card } va partout. Où ?
}
one-eyed-jack-numbered = { $number } · { $play }
one-eyed-jack-asks-own = Le jeton en { $cell } est à ton propre camp. Le retirer quand même ?
one-eyed-jack-sure = Oui, retirer notre jeton en { $cell }
one-eyed-jack-own = { $cell } à nous
one-eyed-jack-swap = ♻️ Échanger { $card }
one-eyed-jack-jack-places = { $card } → partout…
one-eyed-jack-jack-removes = { $card } retire…
one-eyed-jack-makes-row = { $play } ★ rangée

## Why not?

one-eyed-jack-why-turn = - C’est à { $name } de jouer.
one-eyed-jack-why-dead = - **Cartes mortes :** { $cards }. Les deux cases sont prises, aucun jeton ne peut s’y poser.
one-eyed-jack-why-swap = - **Échanger :** avant de jouer, tu peux jeter une carte morte contre une autre. { $count ->
    [0] Plus d’échange à ce tour.
    [one] Encore un échange à ce tour.
   *[other] Encore { $count } échanges à ce tour.
}
one-eyed-jack-why-no-swaps = - **Échanger :** à cette table, les cartes mortes ne s’échangent pas.
one-eyed-jack-why-no-stock = - **Échanger :** la pioche est vide, il n’y a rien contre quoi échanger.
one-eyed-jack-why-jacks = - **Valets :** J♦ et J♣ posent un jeton sur toute case libre ; J♠ et J♥ retirent n’importe quel jeton.
one-eyed-jack-why-corners = - **Coins :** ils comptent pour tout le monde, et personne ne peut y poser ni en retirer de jeton.
one-eyed-jack-why-safe = - **Rangées finies :** à cette table, leurs jetons sont à l’abri.

## Why a hint is a good one

one-eyed-jack-hint-row = Cela fait une rangée pour ton camp.
one-eyed-jack-hint-blocks = Un jeton d’un autre camp sur cette case aurait fait une rangée.
one-eyed-jack-hint-builds = Ton camp tient alors { $count } cases d’une ligne que personne ne bloque.
one-eyed-jack-hint-breaks = Cela retire un jeton d’une ligne où un autre camp tenait { $count } cases.
one-eyed-jack-hint-stops = Cela arrête une ligne où un autre camp tient { $count } cases.
one-eyed-jack-hint-open = { $count ->
    [one] Une ligne de cinq passant par cette case est encore ouverte à ton camp.
   *[other] { $count } lignes de cinq passant par cette case sont encore ouvertes à ton camp.
}
one-eyed-jack-hint-opens = { $count ->
    [one] Sans ce jeton, une ligne passant par sa case est ouverte à ton camp.
   *[other] Sans ce jeton, { $count } lignes passant par sa case sont ouvertes à ton camp.
}
one-eyed-jack-hint-dead = Les deux cases de cette carte sont prises, et un échange t’en donne une autre.

## Refusals

refused-oej-corner = Les coins sont à tout le monde ; aucun jeton ne s’y pose ni ne s’y retire.
refused-oej-no-chip = Il n’y a pas de jeton à retirer en { $cell }.
refused-oej-protected = Ce jeton fait partie d’une rangée finie.
refused-oej-occupied = La case { $cell } est déjà prise.
refused-oej-wrong-cell = La case { $cell } montre { $card } ; ta carte { $played } va en { $cells }.
refused-oej-not-dead = { $card } peut encore se jouer en { $cells }.
refused-oej-not-dead-jack = Un Valet n’est jamais mort.
refused-oej-no-stock = La pioche est vide : les cartes mortes ne s’échangent plus.
refused-oej-swap-limit = { $count ->
    [0] À cette table, les cartes mortes ne s’échangent pas.
    [one] Tu as déjà échangé { $count } carte morte à ce tour.
   *[other] Tu as déjà échangé { $count } cartes mortes à ce tour.
}

## What is told

one-eyed-jack-placed =
    .a = { $seat } joue { $card } et accoste en { $cell }.
    .b = Un jeton en { $cell } pour { $seat }, grâce à { $card }.
    .c = « { $cell } est à { $seat } : { $card } », dit le perroquet.
    .d = { $seat } jette l’ancre en { $cell } avec { $card }.
    .e = Avec { $card }, { $seat } prend { $cell }.
    .f = La carte marine a une marque neuve en { $cell } : { $seat }, { $card }.
    .g = Une mouette quitte { $cell } ; { $seat } a montré { $card }.
    .h = À terre en { $cell } : { $seat }, avec { $card }.

one-eyed-jack-placed-anywhere =
    .a = { $seat } joue { $card } et va où souffle le vent : { $cell }.
    .b = Deux yeux voient plus loin : { $card }, et { $seat } est en { $cell }.
    .c = { $card } ! { $seat } choisit { $cell } dans toute la mer.
    .d = Le capitaine fronce le sourcil devant deux yeux. { $seat }, { $card }, { $cell }.
    .e = « N’importe quel port », dit { $card } pour { $seat } : ce sera { $cell }.

one-eyed-jack-removed =
    .a = { $seat } joue { $card } et vide { $cell } : un jeton perdu pour { $team }.
    .b = { $card } fait un clin d’œil, { $cell } redevient mer : { $seat } salue { $team }.
    .c = Un œil suffit pour trouver { $cell } : { $seat } en déloge { $team }.
    .d = Le capitaine salue { $card }. { $seat } coule { $team } en { $cell }.
    .e = Plouf en { $cell } : { $card }, signé { $seat }, un jeton de moins pour { $team }.

one-eyed-jack-own-removed =
    .a = { $seat } joue { $card } et relève sa propre ancre en { $cell }.
    .b = Le perroquet demande deux fois : oui, { $seat } retire un jeton ami en { $cell }.
    .c = Tir ami en { $cell } : { $seat }, { $card }.
    .d = { $seat } a ses raisons, { $card }, et un jeton ami de moins en { $cell }.
    .e = Retraite en { $cell } : { $seat } l’ordonne avec { $card }.

one-eyed-jack-row-made =
    .a = **Une rangée !** { $team } : { $start }–{ $end }.
    .b = Cinq de front pour { $team } : { $start }–{ $end }. **Une rangée.**
    .c = Le capitaine tire un trait ({ $start }–{ $end }) : **une rangée** pour { $team }.
    .d = **{ $start }–{ $end }** : une rangée, et une tournée de thé pour { $team }.
    .e = Toute une flotte en ligne ({ $start }–{ $end }) : **rangée** pour { $team }.

one-eyed-jack-row-broken =
    .a = Et avec ce jeton, une rangée s’en va : { $team }.
    .b = Une rangée a désormais un trou et ne compte plus : { $team }.
    .c = Le capitaine gomme un trait : une rangée de moins pour { $team }.
    .d = Un jeton de moins, une rangée de moins : { $team }.
    .e = Plus de rangée pour { $team } ; quatre en ligne ne sont qu’une file d’attente.

one-eyed-jack-swapped =
    .a = { $seat } jette { $card } par-dessus bord : plus de mouillage.
    .b = { $card } n’a nulle part où aller. { $seat } en pioche une autre.
    .c = Une carte morte chez { $seat } : { $card }. Le perroquet fait une minute de silence.
    .d = Les deux bateaux sont partis sans { $card } ; { $seat } l’échange.
    .e = Rayée du rôle : { $card }. { $seat } prend la suivante en pioche.

one-eyed-jack-passed =
    .a = { $seat } n’a pas de vent et passe.
    .b = Ni mouillage ni échange : { $seat } passe.
    .c = Marée basse : { $seat } passe.
    .d = Rien ne convient, dit la carte marine. { $seat } passe.
    .e = { $seat } regarde le port, le trouve plein, et passe.

one-eyed-jack-stuck =
    .a = { $seat } a échangé, sans effet : le tour est fini.
    .b = Nouvelle carte, même port : { $seat } ne peut rien poser.
    .c = Après l’échange, { $seat } reste à l’ancre, et la barre passe.
    .d = Pas de chance en pioche : { $seat } ne peut rien jouer à ce tour.
    .e = L’échange est fait, la mer est toujours pleine, et { $seat } attend.

one-eyed-jack-rows-won =
    .a = C’est gagné : { $winners }.
    .b = La carte marine revient à { $winners }.
    .c = Le capitaine ferme l’encrier : victoire à { $winners }.
    .d = La partie, le port et la bonne chaise vont à { $winners }.
    .e = Trois hourras et un biscuit pour { $winners }.

one-eyed-jack-rows-of-left =
    .a = Les rangées étaient à { $seat }, qui a quitté la partie : personne ne gagne.
    .b = Un vaisseau fantôme ne gagne pas de prix : { $seat } n’est plus à bord, et personne ne gagne.
    .c = La partie finit sur { $seat }, dont le capitaine est à terre. Pas de victoire.
    .d = Gagné par un pont désert : { $seat }. Le capitaine n’écrit rien.
    .e = { $seat } franchirait la ligne, mais il n’y a personne à bord. Pas de victoire.

one-eyed-jack-board-locked =
    .a = Plus personne ne peut jouer. Le plus de rangées, et la partie, à { $winners }.
    .b = Le port est plein, et les rangées disent { $winners }.
    .c = Calme plat partout. Le plus de rangées : { $winners }.
    .d = Le capitaine compte les lignes : { $winners }.
    .e = Compté par le perroquet, vérifié par le capitaine : { $winners }.

one-eyed-jack-board-drawn =
    .a = Plus personne ne peut jouer, et les rangées sont à égalité : partie nulle.
    .b = Un port plein et pas de victoire. Nulle.
    .c = Le capitaine compte deux fois et déclare la nulle.
    .d = Tout le monde passe, personne ne mène : partie nulle.
    .e = Le perroquet dit « nulle », et pour une fois il a raison.
