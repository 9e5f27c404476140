### French: Indian Chief. The voice: somebody who counts cherry stones on the rim of a plate.

game-indian-chief = Chef indien
    .about = Riche, pauvre, mendiant, voleur : sept tours, sept combinaisons cachées d’une à sept cartes.
indian-chief-length =
    .usual = Sept tours, environ quinze minutes.
indian-chief-option-decks = Paquets
    .about = Un paquet convient à deux ou trois ; deux paquets à tout nombre.
    .auto = un à deux ou trois, sinon deux
    .told-1 = un paquet
    .told-2 = deux paquets
    .told-auto = paquets selon le nombre de places
indian-chief-option-show-sheets = Feuilles de score
    .about = Les feuilles de score sont-elles toutes visibles pendant la partie ? À la fin, elles le sont.
    .on = ouvertes
    .off = cachées jusqu’à la fin
    .told-on = feuilles de score ouvertes
    .told-off = feuilles de score cachées

## What is going on, and what is asked

indian-chief-phase-meld = les combinaisons
indian-chief-phase-steal = les vols
    .waited = peut voler
indian-chief-phase-over = fini
indian-chief-ask-meld = Quelle combinaison poses-tu ?
indian-chief-ask-steal = Quelle carte voles-tu ?
indian-chief-do-meld = Poser
indian-chief-do-steal = Voler
indian-chief-do-nothing = Ne rien voler
indian-chief-zone-meld = Combinaison
indian-chief-zone-stub = Reste du paquet
indian-chief-zone-laid = Posées lors d’un tour
indian-chief-counter-score = total
indian-chief-counter-turn = tour

## The melds

indian-chief-category = { $category ->
    [thief] Voleur
    [beggar_man] Mendiant
    [poor_man] Pauvre
    [lawyer] Avocat
    [rich_man] Riche
    [doctor] Médecin
   *[indian_chief] Chef indien
}

indian-chief-scores = { $category ->
    [thief] Sa valeur. { $last ->
        [yes] Au dernier tour, personne ne vole.
       *[no] Ensuite, tu peux voler une carte.
    }
    [beggar_man] 2 pour chaque carte de ses valeurs que posent les autres.
    [poor_man] La valeur de ses piques.
    [lawyer] 25 si les valeurs font exactement 25.
    [rich_man] Sa valeur, en négatif.
    [doctor] Six valeurs différentes, dont un As et un cœur : 10 par carte de la meilleure couleur.
   *[indian_chief] Cinq cartes comme au poker, deux comme au baccara.
}
indian-chief-poker = { $hand ->
    [0] hauteur
    [1] une paire
    [2] deux paires
    [3] un brelan
    [4] une quinte
    [5] une couleur
    [6] un full
    [7] un carré
    [8] une quinte flush
   *[9] cinq identiques
}
indian-chief-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The table

indian-chief-turn = **Tour { $turn } sur 7** · { $stub } cartes restent au paquet
indian-chief-holds = tient { $cards }, butin d’un vol
indian-chief-melds = **Posées au tour { $turn }**
indian-chief-meld = { $name } : { $meld } { $cards } → **{ $points }**
indian-chief-meld-stolen = (volée par { $name } : { $card })
indian-chief-face-down = Tout le monde choisit une combinaison, face cachée ; toutes se découvrent ensemble.
indian-chief-sheet-total = tout
indian-chief-sheet-key = 1 Voleur · 2 Mendiant · 3 Pauvre · 4 Avocat · 5 Riche · 6 Médecin · 7 Chef indien
indian-chief-sheet-hidden = -# Les feuilles de score restent cachées jusqu’à la fin.

## The panel

indian-chief-panel-turn = Tour { $turn } sur 7
indian-chief-sheet-own = Ta feuille : **{ $total }** ({ $filled })
indian-chief-panel-given = C’est ton { $category }. Une autre combinaison plutôt ?
indian-chief-hint-cards = { $count ->
    [one] Choisis la carte…
   *[other] Choisis les { number } cartes…
}
indian-chief-offer = { $meld } : { $points }
indian-chief-offer-hoped = { $meld } : ≈ { $points }
indian-chief-beggar-proposed = Une proposition : les autres pourraient bien poser ces valeurs. Choisis d’autres cartes si tu veux.
indian-chief-worth = { $cards } — **{ $points }**
indian-chief-split = { indian-chief-poker } { $five } : { $worth }, et { $pair } comme au baccara : { $baccarat }
indian-chief-best = Le mieux que ton jeu puisse en faire. Choisis d’autres cartes si tu veux.
indian-chief-nothing = ⚠️ **Posée ainsi, elle ne marque rien**, et ton { $category } est dépensé.
indian-chief-button-lay = ✔ Poser face cachée
indian-chief-button-other = ↩ Une autre combinaison
indian-chief-ask-card = Quelle carte chez { $name } ?
indian-chief-panel-keep = -# Si tu voles une carte, tu en pioches une de moins. Tout le monde la voit dans ton jeu jusqu’à ce que tu la poses.
indian-chief-panel-tied = 🔒 { $names } { $count ->
    [one] vole
   *[other] volent
} au même moment, à couvert. Si vous nommez la même carte, personne ne l’a.

## Why can't I?

indian-chief-why-size = - **D’autres nombres de cartes :** le nombre décide de la combinaison, et on pose chacune une fois par partie.
indian-chief-why-filled = - **{ $category }** ({ $size }) : déjà compté, { $points }.
indian-chief-why-free = - **{ $category }** ({ $size }) : libre. { $rule }
indian-chief-why-wait = - Tu as choisi. Ton choix reste caché jusqu’à ce que tout le monde ait choisi ; d’ici là, tu peux le changer.
indian-chief-why-own = - **Tes propres cartes :** un voleur vole dans la combinaison de quelqu’un d’autre.
indian-chief-why-gone = - **{ $card } :** déjà volée.
indian-chief-why-order = - **Maintenant :** les voleurs agissent de la plus basse valeur à la plus haute, l’As d’abord. C’est à { $names }.
indian-chief-why-no-thief = - **Voler :** seulement après avoir posé un Voleur à ce tour.

## Why a hint is a good one

indian-chief-reason-best = { $count ->
    [one] Elle marque { $points }, et aucune autre de tes cartes ne marquerait davantage.
   *[other] Elles marquent { $points }, et aucun autre choix de { number } cartes ne marquerait davantage.
}
indian-chief-answer = { $category } : { $cards }
indian-chief-reason-keeps = Les cartes qui restent font { $points } avec cette combinaison : { $category }.
indian-chief-reason-begs = { $count } cartes de { $ranks ->
    [one] sa valeur
   *[other] ses deux valeurs
} ne sont pas dans ton jeu, et chacune que posent maintenant les autres rapporte { $points }.
indian-chief-reason-none = Aucune carte à voler n’améliorerait une de tes combinaisons.
indian-chief-reason-only = C’est la seule combinaison encore libre sur ta feuille.
indian-chief-reason-steals = Avec elle, ton meilleur { $category } marquerait { $after } au lieu de { $before }.

## Refusals

refused-ind-size = Pose de 1 à 7 cartes ; leur nombre décide de la combinaison.
refused-ind-filled = Ton { $name } est déjà compté ; choisis un autre nombre de cartes ({ $free }).
refused-ind-steal-own = Vole dans la combinaison de quelqu’un d’autre.
refused-ind-steal-gone = Cette carte a déjà été volée.

## Told

indian-chief-melded =
    .a = { $seat } compte ses noyaux deux fois : { indian-chief-category }, { $points }. Aucune erreur.
    .b = { indian-chief-category } pour { $seat }, { $points }. On passe les cerises en silence.
    .c = La plus belle assiette du tour est chez { $seat } : { indian-chief-category }, { $points }.
    .d = Une guêpe applaudit : { $points } pour { $seat }, en { indian-chief-category }.
    .e = Noyau après noyau, { $seat } : { indian-chief-category }, { $points }.
indian-chief-equal =
    .a = La plus belle assiette du tour se partage : { $names }, { $points } par assiette.
    .b = { $points }, et encore { $points } : { $names } font jeu égal.
    .c = { $names } comptent pareil, { $points }. Les cerises se partagent équitablement.
    .d = Personne ne devance personne : { $points } pour { $names }.
indian-chief-stole =
    .a = { $seat } prend { $card } chez { $whom }, de deux doigts, comme la dernière cerise.
    .b = { $card } quitte une assiette sans bruit : { $whom } compte, { $seat } regarde déjà ailleurs.
    .c = Hier à { $whom }, aujourd’hui à { $seat } : { $card }.
    .d = « Tu ne t’en servais pas », dit { $seat } à { $whom }, et prend { $card }.
    .e = Un petit bruissement : { $card } change d’assiette, { $whom } soupire, { $seat } sourit.
indian-chief-stole-nothing =
    .a = { $seat } inspecte toutes les assiettes et ne prend rien.
    .b = Rien ne tente { $seat }. Les cerises respirent.
    .c = Les assiettes restent pleines : { $seat } ne vole rien.
    .d = « Non merci », dit { $seat }, et l’affaire est close.
    .e = { $seat } garde les deux mains sur la table cette fois.
indian-chief-clashed =
    .a = { $seats } tendent la main vers la même carte. Personne ne l’a.
    .b = Plusieurs mains, une carte : { $seats } s’en passent.
    .c = { $seats } veulent la même chose au même moment, et piochent donc au paquet.
    .d = « Après toi. » « Non, après toi. » { $seats } restent sans rien.
    .e = Comme un plus et un moins, { $seats } s’annulent.
indian-chief-nothing-left =
    .a = Il ne reste rien à voler pour { $seat }.
    .b = { $seat } arrive aux assiettes et trouve des noyaux.
    .c = Toutes les assiettes sont propres quand { $seat } tend la main.
    .d = Les voleurs d’avant ont tout pris : plus rien pour { $seat }.
    .e = { $seat } s’assied devant une table vide.
indian-chief-stub-ran-out =
    .a = Le paquet est vide. Les combinaisons, mélangées, en refont un de { $count }.
    .b = Plus une carte à piocher : les combinaisons reviennent, { $count } cartes bien mélangées.
    .c = Le saladier est vide avant la fin du service. On y remet { $count } cartes.
    .d = La dernière carte est sortie ; { $count } reviennent des assiettes.
    .e = On ramasse les combinaisons et on mélange : { $count } cartes à piocher.
indian-chief-game-ended =
    .a = Le dernier noyau est compté : { $totals }. L’après-midi est à { $winners }.
    .b = Sept tours, et le saladier est vide : { $totals }. L’assiette revient à { $winners }.
    .c = Tous les noyaux sont alignés : { $totals }. Bien compté, { $winners }.
    .d = C’était le septième noyau : { $totals }. En tête : { $winners }.
    .e = Plus de cerises. { $totals }, et le dernier mot est à { $winners }.
