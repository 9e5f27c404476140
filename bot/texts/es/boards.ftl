### Spanish: boards of misery and of wins, and the card of a person's rank.

board-title = 🌧️ Miseria { $scope }, { $span }
wins-title = 🏆 Victorias { $scope }, { $span }
wins-line = { $wins ->
    [one] 1 victoria
   *[other] { $wins } victorias
} en { $count }
wins-rating = { " " }· valoración { $mu }
wins-empty = Nadie todavía.
wins-none = Aún no has terminado aquí ninguna partida puntuable de { $game }.
scope-server = en este servidor
scope-table = en esta mesa
span-session = esta sesión
span-all = desde siempre
month-1 = enero de { $year }
month-2 = febrero de { $year }
month-3 = marzo de { $year }
month-4 = abril de { $year }
month-5 = mayo de { $year }
month-6 = junio de { $year }
month-7 = julio de { $year }
month-8 = agosto de { $year }
month-9 = septiembre de { $year }
month-10 = octubre de { $year }
month-11 = noviembre de { $year }
month-12 = diciembre de { $year }
board-people = { $count ->
    [one] 1 persona
   *[other] { $count } personas
}
board-page = página { $page } de { $pages }
board-empty = Nadie todavía. La miseria se toma su tiempo.
board-shared = Lo comparte { $name }.
button-share = 📣 Compartir
board-few = { " " }· solo { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}
games-hint = Otro juego…
season-hint = Otro periodo…
season-option = Se muestra: { $span }
season-over = ## 🏁 Se acabó { $month }
season-crowns = **{ $game }:** 👑 { $name } quedó en primer lugar { $wins ->
    [one] una vez
    [2] dos veces
   *[other] { $wins } veces
} en { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}.
season-wins = **{ $game }:** 🏆 { $name } ganó { $wins } de { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}.
season-misery = { " " }🌧️ La miseria más honda fue la de { $name }.
week-over = ## 🗓️ Se acabó la semana
week-game = **{ $game }:** { $told }
week-crowns = 👑 { $name } quedó en primer lugar { $firsts ->
    [one] una vez
    [2] dos veces
   *[other] { $firsts } veces
} en { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}.
week-wins = 🏆 { $name } quedó en primer lugar en { $firsts } de { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}.
week-last = { $sign } { $title } de la semana: { $name }, { $lasts ->
    [one] una vez
    [2] dos veces
   *[other] { $lasts } veces
} en último lugar.
button-season = { $game }

caption-bliss = dicha
caption-content = calma
caption-grumbling = rezongos
caption-wretched = desdicha
caption-abject = ruina
caption-unspeakable = indecible
caption-astronomical = astronómica

## One's own line

own-title = 🌧️ Tu miseria
own-line = Tú: { $place }. { $line }
own-none = Aún no has terminado aquí ninguna ronda puntuable de { $game }.
own-none-all = Aún no has terminado aquí ninguna ronda puntuable.
own-no-round = ninguna ronda aún
own-place = puesto { $place }
own-records = { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
} en total · peor sesión { $peak } · racha baja más larga { $low }

## The rank card

rank-portrait = Retrato de { $name }
rank-rounds = { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
} · { $share } como { $title }
rank-won = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
} · { $wins ->
    [one] 1 victoria
   *[other] { $wins } victorias
}, { $share }
rank-trophies = **Torneos:** { $trophies }
rank-trophy = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} { $count }
rank-places = **Lugares:** { $places }
rank-place = { $place }.º ×{ $count }
rank-games = -# Todos los juegos de aquí: { $games }
rank-game = { $game } ×{ $count }
rank-note-wins = Cuentan las partidas en las que al menos la mitad de los asientos eran de personas y al menos dos hicieron jugadas propias. Cada una cuenta entera, y quien la deja queda en último lugar. ± es un margen del 95 %.
rank-streaks = Reinado más largo { $reign } · racha más larga de Peón { $serfdom }
rank-rating = Valoración { $mu } ± { $give }
rank-title = { $sign } { $title } ×{ $count }
rank-titles = **Títulos:** { $titles }
rank-nemesis = **Némesis:** { $name }, que se llevó { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} de tributo.
rank-nemesis-none = **Némesis:** nadie ha cobrado tributo de esta bolsa.
rank-benefactor = **Mano amiga:** { $name }, que pagó { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} de tributo.
rank-benefactor-none = **Mano amiga:** nadie ha pagado nada a esta bolsa.
rank-note = Cuentan las rondas en las que al menos la mitad de los asientos eran de personas y al menos dos hicieron jugadas propias. ± es un margen del 95 %.
rank-sizes = **Primer lugar según la mesa:** { $sizes }
rank-size = con { $players }: { $firsts } de { $count }
rank-met = **Tú y { $name }:** { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
} en la misma mesa · por delante tú en { $ahead }, { $name } en { $behind }
rank-unknown = { $name } no ha terminado aquí ninguna ronda puntuable de { $game }.
rank-unknown-all = { $name } no ha terminado aquí ninguna ronda puntuable.
ranked-note = Una ronda o partida cuenta cuando al menos la mitad de los asientos son de personas y al menos dos hacen jugadas propias.
