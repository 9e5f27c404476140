### Spanish: One-Eyed Jack. The voice: a harbour tavern where a retired captain with one eye keeps the chart, and his parrot the score.

game-one-eyed-jack = Jota Tuerta
    .about = Cada carta pone una ficha en un tablero de cartas, cinco en línea; las jotas son especiales.

one-eyed-jack-length =
    .usual = Una ronda de unos cuarenta turnos, media hora.

## Options

one-eyed-jack-option-rows-needed = Líneas para ganar
    .about = Cuántas líneas de cinco ganan la partida.
    .none = Lo habitual: una entre tres, si no dos
    .told-1 = gana una línea
    .told-2 = ganan dos líneas
    .told-none = gana el número habitual de líneas
one-eyed-jack-option-random-board = Tablero
    .about = Si el tablero es el habitual, o se pone al azar en cada reparto.
    .on = Al azar
    .off = El habitual
    .told-on = tablero al azar
    .told-off = tablero habitual
one-eyed-jack-option-protect-rows = Líneas hechas
    .about = Si una jota tuerta puede quitar una ficha de una línea hecha.
    .on = Están a salvo
    .off = Se pueden romper
    .told-on = las líneas hechas están a salvo
    .told-off = las líneas hechas se pueden romper
one-eyed-jack-option-dead-swaps = Cartas muertas
    .about = Cuántas cartas muertas se pueden cambiar en un turno.
    .none = Tantas como haya en la mano
    .told-0 = no se cambian cartas muertas
    .told-1 = se cambia una carta muerta por turno
    .told-none = se cambian tantas cartas muertas como haya
    .told = se cambian { $value } cartas muertas por turno

## Names

one-eyed-jack-phase-turn = en el tablero
one-eyed-jack-phase-over = la última mirada al mapa
one-eyed-jack-ask-turn = ¿Qué carta, y dónde?
one-eyed-jack-do-play = Jugar
one-eyed-jack-do-swap = ♻️ Cambiar
one-eyed-jack-zone-stock = Mazo
one-eyed-jack-zone-discards = Jugadas
one-eyed-jack-zone-board = Tablero
one-eyed-jack-counter-goal = líneas para ganar
one-eyed-jack-counter-rows = líneas

## The table

one-eyed-jack-seat = { $sign } **{ $name }**
one-eyed-jack-rows = { $sign } **{ $rows }**
one-eyed-jack-goal = Líneas { $rows } · { $goal ->
    [one] gana una línea
   *[other] ganan { $goal } líneas
}
one-eyed-jack-stock = { $back } { $stock } en el mazo
one-eyed-jack-stock-empty = el mazo está vacío
one-eyed-jack-last = última: { $sign } en **{ $cell }**
one-eyed-jack-last-removed = última: **{ $cell }** quedó libre
one-eyed-jack-locked = Ya nadie podía jugar una carta.
one-eyed-jack-standing = { $place } { $cup }{ $sign } **{ $names }** — { $rows ->
    [one] 1 línea
   *[other] { $rows } líneas
}

## The board, for those who cannot see it

one-eyed-jack-corner = ★
one-eyed-jack-signs = { $signs } · ★ de todo el mundo · < la última jugada
one-eyed-jack-signs-own = { $signs } · ★ de todo el mundo · < la última jugada · + donde puedes jugar
one-eyed-jack-alt-own = Casillas que puedes elegir: { $cells }.
one-eyed-jack-alt = Un tablero de diez por diez cartas con fichas encima.
one-eyed-jack-alt-last = La última ficha: { $name } en { $cell }.
one-eyed-jack-alt-removed = Lo último fue quitar la ficha de { $cell }.
one-eyed-jack-alt-none = en ninguna parte
one-eyed-jack-alt-side = { $name }: { $rows ->
    [0] ninguna línea
    [one] 1 línea
   *[other] { $rows } líneas
}, { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}: { $cells }.

## The panel

one-eyed-jack-yours = Llevas { $sign } · { $rows } { $rows ->
    [one] línea
   *[other] líneas
} (hacen falta { $goal })
one-eyed-jack-yours-with = Llevas { $sign } con { $name } · { $rows } { $rows ->
    [one] línea
   *[other] líneas
} (hacen falta { $goal })
one-eyed-jack-dead = { $count ->
    [one] ☠️ { $cards } es una carta muerta: sus dos casillas están ocupadas.
   *[other] ☠️ { $cards } son cartas muertas: todas sus casillas están ocupadas.
}
one-eyed-jack-only-swap = No se puede jugar nada, así que primero hay que cambiar una carta muerta.
one-eyed-jack-asks-cell = { $removes ->
    [yes] { $card } quita una ficha. ¿Cuál?
   *[no] { $card } va a cualquier parte. ¿Dónde?
}
one-eyed-jack-numbered = { $number } · { $play }
one-eyed-jack-asks-own = La ficha de { $cell } es de tu bando. ¿La quitas de todos modos?
one-eyed-jack-sure = Sí, quitar nuestra ficha de { $cell }
one-eyed-jack-own = { $cell } nuestra
one-eyed-jack-swap = ♻️ Cambiar { $card }
one-eyed-jack-jack-places = { $card } → donde sea…
one-eyed-jack-jack-removes = { $card } quita…
one-eyed-jack-makes-row = { $play } ★ línea

## Why not?

one-eyed-jack-why-turn = - Le toca a { $name }.
one-eyed-jack-why-dead = - **Cartas muertas:** las dos casillas de { $cards } están ocupadas, así que ahí no se puede poner ficha.
one-eyed-jack-why-swap = - **Cambiar:** antes de jugar puedes tirar una carta muerta y tomar otra. { $count ->
    [0] En este turno no quedan cambios.
    [one] En este turno queda un cambio.
   *[other] En este turno quedan { $count } cambios.
}
one-eyed-jack-why-no-swaps = - **Cambiar:** en esta mesa no se cambian cartas muertas.
one-eyed-jack-why-no-stock = - **Cambiar:** el mazo está vacío, así que no hay nada que tomar a cambio.
one-eyed-jack-why-jacks = - **Jotas:** J♦ y J♣ ponen una ficha en cualquier casilla libre; J♠ y J♥ quitan cualquier ficha.
one-eyed-jack-why-corners = - **Esquinas:** cuentan para todo el mundo, y ahí no se pone ni se quita ficha.
one-eyed-jack-why-safe = - **Líneas hechas:** en esta mesa sus fichas están a salvo.

## Why a hint is a good one

one-eyed-jack-hint-row = Hace una línea para tu bando.
one-eyed-jack-hint-blocks = Una ficha de otro bando en esa casilla habría hecho una línea.
one-eyed-jack-hint-builds = Tu bando tiene entonces { $count } casillas de una línea que nadie corta.
one-eyed-jack-hint-breaks = Quita una ficha de una línea en la que otro bando tenía { $count } casillas.
one-eyed-jack-hint-stops = Corta una línea en la que otro bando tiene { $count } casillas.
one-eyed-jack-hint-open = { $count ->
    [one] Por esa casilla pasa aún una línea de cinco abierta a tu bando.
   *[other] Por esa casilla pasan aún { $count } líneas de cinco abiertas a tu bando.
}
one-eyed-jack-hint-opens = { $count ->
    [one] Sin esa ficha, por su casilla pasa una línea abierta a tu bando.
   *[other] Sin esa ficha, por su casilla pasan { $count } líneas abiertas a tu bando.
}
one-eyed-jack-hint-dead = Las dos casillas de esa carta están ocupadas, y el cambio te trae otra.

## Refusals

refused-oej-corner = Las esquinas son de todo el mundo; ahí no se pone ni se quita ficha.
refused-oej-no-chip = En { $cell } no hay ficha que quitar.
refused-oej-protected = Esa ficha es de una línea hecha.
refused-oej-occupied = { $cell } ya está ocupada.
refused-oej-wrong-cell = { $cell } es { $card }; tu { $played } va en { $cells }.
refused-oej-not-dead = { $card } todavía se puede jugar en { $cells }.
refused-oej-not-dead-jack = Una jota no es nunca una carta muerta.
refused-oej-no-stock = El mazo está vacío, así que ya no se pueden cambiar cartas muertas.
refused-oej-swap-limit = { $count ->
    [0] En esta mesa no se cambian cartas muertas.
    [one] En este turno ya has cambiado 1 carta muerta.
   *[other] En este turno ya has cambiado { $count } cartas muertas.
}

## What is told

one-eyed-jack-placed =
    .a = { $seat } juega { $card } y atraca en { $cell }.
    .b = Ficha en { $cell } para { $seat }, por la vía de { $card }.
    .c = { $cell } es de { $seat }: { $card }, dice el loro.
    .d = { $seat } echa el ancla en { $cell } con { $card }.
    .e = { $card } de { $seat }. El capitán clava una bandera en { $cell }.
    .f = Con { $card }, { $seat } toma { $cell }.
    .g = { $seat } pone { $card }; { $cell } cambia de bandera.
    .h = Marca nueva en el mapa, { $cell }. { $seat }, { $card }.
    .i = { $card } lleva a { $seat } hasta { $cell }.
    .j = Amarra en { $cell }: { $seat }, { $card }.
    .k = Una gaviota deja { $cell }; { $seat } llega con { $card }.

one-eyed-jack-placed-anywhere =
    .a = { $seat } juega { $card } y va donde sopla el viento: { $cell }.
    .b = Dos ojos ven más lejos: { $card }, y { $seat } está en { $cell }.
    .c = ¡{ $card }! De todo el mar, { $seat } elige { $cell }.
    .d = Nadie le guardaba amarre, pero { $seat } tiene { $card } y llega a { $cell }.
    .e = El capitán desconfía de quien tiene dos ojos. { $seat }, { $card }, { $cell }.
    .f = { $seat } enseña { $card } y va derecho a { $cell }.

one-eyed-jack-removed =
    .a = { $seat } juega { $card }, y la ficha de { $team } deja { $cell }.
    .b = { $card } guiña el ojo, y { $cell } es mar abierto. Cosa de { $seat } contra { $team }.
    .c = Con un ojo basta para encontrar { $cell }: { $seat }, con { $card }, la limpia de { $team }.
    .d = { $seat } devuelve al muelle la ficha de { $team } en { $cell }, con { $card }.
    .e = El capitán saluda a { $card }. { $seat } hunde la ficha de { $team } en { $cell }.
    .f = Chapoteo en { $cell }: { $card } de { $seat }, una ficha menos para { $team }.

one-eyed-jack-own-removed =
    .a = { $seat } juega { $card } y leva su propia ancla en { $cell }.
    .b = El loro pregunta dos veces: sí, { $seat } quita una ficha amiga de { $cell }, con { $card }.
    .c = { $card }, y { $seat } limpia { $cell } de sus colores.
    .d = Fuego amigo en { $cell }: { $seat }, { $card }.
    .e = { $seat } tendrá sus razones, y { $card }, y una ficha menos en { $cell }.
    .f = Retirada de { $cell }, por orden de { $seat } con { $card }.

one-eyed-jack-row-made =
    .a = **¡Línea!** { $team }, de { $start } a { $end }.
    .b = Cinco de frente para { $team }: de { $start } a { $end }. **Línea.**
    .c = El capitán traza una raya de { $start } a { $end }: **línea** de { $team }.
    .d = “¡Línea, línea!”, dice el loro, y mira a { $team }: **de { $start } a { $end }**.
    .e = **De { $start } a { $end }**: línea, y té para { $team }.
    .f = Toda una flota en fila de { $start } a { $end }. **Línea** de { $team }.

one-eyed-jack-row-broken =
    .a = Y con esa ficha se va una línea de { $team }.
    .b = Una línea de { $team } tiene ahora un agujero, y ya no cuenta.
    .c = El capitán borra una raya: una línea menos para { $team }.
    .d = Era parte de una línea, además. Mejor no mirar ahora a { $team }.
    .e = Se rompe con mar en calma una línea de { $team }.
    .f = Ficha de menos, línea de menos: { $team }.

one-eyed-jack-swapped =
    .a = { $seat } tira { $card } por la borda: no le quedaba amarre.
    .b = { $card } no tiene adónde ir. { $seat } toma otra.
    .c = Los dos amarres de { $card } están ocupados; { $seat } la cambia.
    .d = { $seat } da sepultura en el mar a { $card } y pesca algo mejor.
    .e = Carta muerta de { $seat }: { $card }. El loro guarda un minuto de silencio.
    .f = Fuera de los libros: { $card }. { $seat } toma la siguiente del mazo.

one-eyed-jack-passed =
    .a = { $seat } se queda sin viento y pasa.
    .b = Ni amarre ni cambio: { $seat } pasa.
    .c = Nada para este mar: { $seat } pasa.
    .d = La marea está baja para { $seat }, que pasa.
    .e = Nada encaja, dice el mapa. { $seat } pasa.
    .f = { $seat } mira el puerto, lo ve lleno y pasa.

one-eyed-jack-stuck =
    .a = { $seat } ha cambiado, en vano: se acabó el turno.
    .b = Carta nueva, mismo puerto: { $seat } no puede poner nada.
    .c = Tampoco la carta nueva de { $seat } encuentra amarre. Siguiente.
    .d = Tras el cambio, { $seat } está como antes, y sigue el turno.
    .e = Con cambio y todo, { $seat } sigue al ancla. Siguiente, por favor.
    .f = Sin suerte en el mazo: { $seat } no juega nada este turno.

one-eyed-jack-rows-won =
    .a = Con eso, victoria: { $winners }.
    .b = El mapa es de { $winners }.
    .c = El capitán cierra el tintero: victoria de { $winners }.
    .d = La partida, el puerto y la silla buena van a { $winners }.
    .e = Tres hurras y una galleta para { $winners }.
    .f = “A la orden, { $winners }”: el loro aprende una frase nueva.

one-eyed-jack-rows-of-left =
    .a = Las líneas son de { $seat }, que se fue para siempre: no gana nadie.
    .b = Un barco fantasma no gana premio: las líneas de { $seat } no son de nadie.
    .c = La partida acaba con { $seat }, con el puente vacío. No gana nadie.
    .d = Sería de { $seat }, pero no hay nadie a bordo. Sin victoria.
    .e = Gana una cubierta vacía: { $seat }. El capitán no anota nada.
    .f = Cruza la meta un barco abandonado, { $seat }. No gana nadie.

one-eyed-jack-board-locked =
    .a = Ya nadie puede mover. Más líneas, y la partida, para { $winners }.
    .b = El puerto está lleno, y las líneas dicen { $winners }.
    .c = Calma chicha. Por líneas, es de { $winners }.
    .d = El capitán cuenta las rayas: { $winners }.
    .e = Se acabó el mar. Por líneas, la partida va a { $winners }.
    .f = Contado por el loro, revisado por el capitán: { $winners }.

one-eyed-jack-board-drawn =
    .a = Nadie puede mover, y las líneas están igualadas: empate.
    .b = Puerto lleno, y no gana nadie. Empate.
    .c = El capitán cuenta dos veces y dice empate.
    .d = Pasa toda la mesa, nadie va por delante: empate.
    .e = “Empate”, dice el loro, y por una vez acierta.
    .f = Sin viento y con las mismas líneas: empate.
