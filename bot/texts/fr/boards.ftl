### French: boards of misery and of wins, and the card of a person's rank.

## Boards

board-title = 🌧️ Misère { $scope }, { $span }
wins-title = 🏆 Victoires { $scope }, { $span }
wins-line = { $wins } victoires sur { $count }
wins-rating = { " " }· cote { $mu }
wins-empty = Personne encore.
wins-none = Tu n’as pas encore fini ici de partie classée : { $game }.
scope-server = du serveur
scope-table = de cette table
span-session = cette session
span-all = depuis toujours
month-1 = janvier { $year }
month-2 = février { $year }
month-3 = mars { $year }
month-4 = avril { $year }
month-5 = mai { $year }
month-6 = juin { $year }
month-7 = juillet { $year }
month-8 = août { $year }
month-9 = septembre { $year }
month-10 = octobre { $year }
month-11 = novembre { $year }
month-12 = décembre { $year }
board-people = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
board-page = page { $page } sur { $pages }
board-empty = Personne encore. La misère prend son temps.
board-shared = Partagé par { $name }.
button-share = 📣 Partager
board-few = { " " }· seulement { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
games-hint = Un autre jeu…
season-hint = Une autre période…
season-option = Affiché : { $span }
season-over = ## 🏁 Bilan du mois : { $month }
season-crowns = **{ $game } :** 👑 { $name } prend la première place { $wins ->
    [one] une fois
    [2] deux fois
   *[other] { $wins } fois
} en { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}.
season-wins = **{ $game } :** 🏆 { $name } gagne { $wins } { $count ->
    [one] fois en { $count } partie
   *[other] fois en { $count } parties
}.
season-misery = { " " }🌧️ La misère la plus profonde : { $name }.
week-over = ## 🗓️ La semaine est finie
week-game = **{ $game } :** { $told }
week-crowns = 👑 { $name } prend la première place { $firsts ->
    [one] une fois
    [2] deux fois
   *[other] { $firsts } fois
} en { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}.
week-wins = 🏆 { $name } gagne { $firsts } fois en { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}.
week-last = { $sign } Le titre de la semaine, { $title }, va à { $name }, en dernière place { $lasts ->
    [one] une fois
    [2] deux fois
   *[other] { $lasts } fois
}.
button-season = { $game }

caption-bliss = félicité
caption-content = sérénité
caption-grumbling = grogne
caption-wretched = détresse
caption-abject = abîme
caption-unspeakable = indicible
caption-astronomical = astronomique

## One's own line

own-title = 🌧️ Ta misère
own-line = Toi : { $place }. { $line }
own-none = Tu n’as pas encore fini ici de manche classée : { $game }.
own-none-all = Tu n’as pas encore fini ici de manche classée.
own-no-round = aucune manche encore
own-place = place { $place }
own-records = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} en tout · pire session { $peak } · plus longue période en bas { $low }

## The rank card

rank-portrait = Portrait : { $name }
rank-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} · { $share } comme { $title }
rank-won = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} · victoires : { $wins }, { $share }
rank-trophies = **Tournois :** { $trophies }
rank-trophy = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} { $count }
rank-places = **Places :** { $places }
rank-place = { $place }. ×{ $count }
rank-games = -# Tous les jeux d’ici : { $games }
rank-game = { $game } ×{ $count }
rank-note-wins = Compte les parties où des personnes tenaient au moins la moitié des places et où deux d’entre elles au moins ont joué elles-mêmes. Chacune compte en entier, et partir vaut la dernière place. ± est un intervalle à 95 %.
rank-streaks = Plus long règne { $reign } · plus long servage { $serfdom }
rank-rating = Cote { $mu } ± { $give }
rank-title = { $sign } { $title } ×{ $count }
rank-titles = **Titres :** { $titles }
rank-nemesis = **Némésis :** { $name }, avec { $cards ->
    [one] { $cards } carte d’impôt reçue
   *[other] { $cards } cartes d’impôt reçues
}.
rank-nemesis-none = **Némésis :** personne n’a taxé cette bourse.
rank-benefactor = **Mécène :** { $name }, avec { $cards ->
    [one] { $cards } carte d’impôt payée
   *[other] { $cards } cartes d’impôt payées
}.
rank-benefactor-none = **Mécène :** personne n’a rempli cette bourse.
rank-note = Compte les manches où des personnes tenaient au moins la moitié des places et où deux d’entre elles au moins ont joué elles-mêmes. ± est un intervalle à 95 %.
rank-sizes = **Premières places selon la taille de la table :** { $sizes }
rank-size = à { $players } : { $firsts } sur { $count }
rank-met = **Vous deux :** { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} ensemble · toi devant : { $ahead }, { $name } devant : { $behind }
rank-unknown = { $name } n’a pas encore fini ici de manche classée : { $game }.
rank-unknown-all = { $name } n’a pas encore fini ici de manche classée.
ranked-note = Une manche ou une partie compte quand des personnes tiennent au moins la moitié des places et que deux d’entre elles au moins jouent elles-mêmes.
