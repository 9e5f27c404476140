### Spanish: Jubilee. The voice: the clerk of a small town's jubilee committee, with a brass band, bunting and a cake.

game-jubilee = Jubileo
    .about = Un total para toda la mesa: llévalo a 25, 50, 75 o 100, y no te pases.

jubilee-length =
    .usual = Una ronda de 61 cartas, un cuarto de hora más o menos.

## Options

jubilee-option-club-ace = As de tréboles
    .about = Cuánto vale un as de tréboles. Con 1, el total acaba en 189 en vez de 217.
    .told-15 = los ases de tréboles valen 15
    .told-1 = los ases de tréboles valen 1
jubilee-option-joker-rescores = Comodines en un jubileo
    .about = Si un comodín jugado en un jubileo lo puntúa otra vez.
    .on = Lo puntúan otra vez
    .off = No puntúan
    .told-on = los comodines puntúan otra vez el jubileo
    .told-off = los comodines no puntúan
jubilee-option-deals = Rondas
    .about = Cuántas rondas se juegan. Sus puntos se suman.
    .told-1 = una ronda
    .told = { $value } rondas

## Names

jubilee-phase-play = con un solo total
jubilee-phase-over = el recuento
jubilee-ask-play = ¿Qué carta?
jubilee-do-play = Jugar
jubilee-do-skip = Saltar
jubilee-zone-stock = Mazo
jubilee-zone-played = Jugadas
jubilee-counter-total = total
jubilee-counter-score = puntos

## Table and panel

jubilee-stars = { $size ->
    [100] ★★
   *[25] ★
}
jubilee-total = Total **{ $total }**
jubilee-next = { jubilee-stars } { $at } está a { $up }
jubilee-next-two = { jubilee-stars } { $at } está a { $up } · { $below } queda { $down } por debajo
jubilee-stock = { $back } { $stock } en el mazo
jubilee-stock-empty = el mazo está vacío
jubilee-trail = Jugadas: { $plays }
jubilee-trail-play = { $name } { $card } { $total }
jubilee-has-shown = 👁 { $cards }
jubilee-own-score = Llevas **{ $score }**.
jubilee-drew = Has robado **{ $card }**.
jubilee-danger = Otra persona podría hacer jubileo después: { $totals }
jubilee-danger-after = desde **{ $total }** con { $count ->
    [one] una carta
   *[other] { $count } cartas
}
jubilee-no-danger = Juegues lo que juegues, ninguna carta ajena haría jubileo después.
jubilee-own-shown = Toda la mesa ha visto { $cards }.
jubilee-deal-of = ronda { $deal } de { $deals }
jubilee-opens = Abres tú, con un trébol o una pica.
jubilee-button = { $points ->
    [20] { $card } → { $total } ★★ +20
    [10] { $card } → { $total } ★ +10
    [-5] { $card } → { $total } · −5
   *[0] { $card } → { $total }
}
jubilee-button-below = { $card } → menos de 0
jubilee-button-opening = { $card } no puede abrir

## Result

jubilee-line-points = **{ $points }** { $count ->
    [one] punto
   *[other] puntos
}
jubilee-line-total = Las { $cards } cartas están en la mesa, y suman { $total }.

jubilee-recipe = -# Primer reparto (`seats`): reparte quien está en el puesto “por debajo del número de participantes”, contando 0 para quien se sentó primero; después de cada ronda, el siguiente a la izquierda. Reparto (`deal`): picas, corazones y tréboles, cada palo del as al rey y las cartas iguales juntas, y luego los comodines, se barajan desde el final, la carta i con la carta “por debajo de i + 1”. Si entre las cartas repartidas no hay ningún trébol ni ninguna pica, se baraja otra vez desde ese orden con los números que siguen. Va una carta a cada asiento por turno, empezando a la izquierda de quien reparte, ocho en total; el resto es el mazo.

## ❓

jubilee-why-turn = Le toca a { $name }. Juegas en tu turno.
jubilee-why-opening = **{ $cards }:** la primera carta debe ser un trébol o una pica.
jubilee-why-below = **{ $cards }:** el total es { $total }, y no puede bajar de cero.
jubilee-why-all = Puedes jugar cualquier carta de tu mano.
jubilee-why-skip = **Saltar:** puedes jugar { $cards }, así que no puedes saltar. El bot salta a quien no puede jugar nada.
jubilee-why-draw = **Robar:** el bot roba por ti después de cada jugada, mientras haya mazo.

## Why a hint is a good one

jubilee-hint-scores = Lleva el total a { $total }, y puntúa { $points }.
jubilee-hint-safe = Desde { $total }, ninguna carta que pueda tener otra persona hace jubileo.
jubilee-hint-free = { $count ->
    [one] No cuesta nada; otra de tus cartas se pasaría de un jubileo.
   *[other] No cuesta nada; { $count } de tus cartas se pasarían de un jubileo.
}
jubilee-hint-few = De las { $unseen } cartas que no has visto, { $count ->
    [0] ninguna haría
    [one] una haría
   *[other] { $count } harían
} jubileo desde { $total }.
jubilee-hint-all-pass = Todas las cartas que puedes jugar ahora se pasan de un jubileo.

## Refusals

refused-jub-open-black = La primera carta debe ser un trébol o una pica.
refused-jub-below-zero = { $card } llevaría el total de { $total } a { $after }; no puede bajar de cero.
refused-jub-must-play = Puedes jugar { $cards }, así que no puedes saltar.

## Told

jubilee-played =
    .a = { $seat } juega { $card }: { $total }.
    .b = { $card } de { $seat } hace { $total }.
    .c = El secretario anota { $total }: { $card }, { $seat }.
    .d = { $seat } pone { $card }. El pueblo cumple { $total }.
    .e = Con { $card }, { $seat } mueve la fecha a { $total }.
    .f = { $seat } arranca { $card } del calendario. Marca { $total }.
    .g = En el reloj del ayuntamiento, { $total }: { $card } de { $seat }.
    .h = La tuba lleva la cuenta: { $card } de { $seat }, { $total }.
    .i = { $seat } añade { $card } al acta. { $total }.
    .j = Sin ceremonia, { $card } de { $seat }: { $total }.
    .k = Ya son { $total } velas, con { $card } de { $seat }.
    .l = Sellado y archivado: { $card }, { $seat }, { $total }.

jubilee-jubilee =
    .a = ★ **¡{ $total }!** { $seat } juega { $card }, y arranca la banda. 10 puntos.
    .b = ★ Banderines para { $seat }: { $card } hace **{ $total }**, y vale 10.
    .c = ★ { $card }, y el pueblo cumple **{ $total }**. El ayuntamiento saluda a { $seat }: 10.
    .d = ★ { $seat } corta el pastel en **{ $total }** con { $card }. 10 puntos, sin migas.
    .e = ★ La tuba esperaba esto: **{ $total }**, { $card }, 10 para { $seat }.
    .f = ★ Suena la campana de { $seat } con { $card }: **{ $total }**. El comité concede 10.

jubilee-great-jubilee =
    .a = ★★ **¡{ $total }!** { $seat } juega { $card }: fuegos artificiales, dos bandas, 20 puntos.
    .b = ★★ Cifra redonda: { $card } hace **{ $total }**, y { $seat } da la vuelta a la plaza a hombros. 20.
    .c = ★★ { $seat } pone { $card }, y son **{ $total }**. Hasta el secretario se levanta. 20 puntos.
    .d = ★★ Sale el pastel grande en **{ $total }**: { $card }, { $seat }, 20.
    .e = ★★ Campanas, timbres y bicicletas: **{ $total }** de { $seat } con { $card }. 20.
    .f = ★★ Habrá una estatua de { $card }. { $seat } hace **{ $total }** y 20 puntos.

jubilee-jubilee-passed =
    .a = { $seat } juega { $card } y se pasa de la banda: { $total }, −5.
    .b = El pastel estaba un poco más atrás. { $seat } está en { $total } con { $card }: −5.
    .c = { $card }, { $total }: el desfile giró y { $seat } siguió recto. −5.
    .d = { $seat } saluda a un jubileo por la ventanilla: { $card }, { $total }, −5.
    .e = Ya estaban en alto las trompetas. { $card } de { $seat } hace { $total }: −5.
    .f = { $total }, dice { $card }; el comité mira el reloj. −5 para { $seat }.

jubilee-skipped =
    .a = { $seat } no tiene nada que encaje, y lo enseña: { $cards }.
    .b = Ninguna carta para este total: { $seat } enseña { $cards } y espera.
    .c = Mano abierta ante el comité: { $cards }. { $seat } pierde el turno.
    .d = El desfile pasa de largo ante { $seat }, y la mesa ve { $cards }.
    .e = Sin jugada posible, { $seat }. En la vitrina del ayuntamiento: { $cards }.
    .f = Consta en acta: { $cards }. Ninguna sirve: { $seat } pierde el turno.

jubilee-deal-ended =
    .a = Última carta, y el pueblo tiene { $total }: { $points }. Mejores asientos, los de { $winners }.
    .b = La banda recoge en { $total }. El acta dice: { $points }. Primer puesto: { $winners }.
    .c = { $total } años, y nadie llevó mejor el calendario que { $winners }: { $points }.
    .d = Se pliegan las sillas en { $total }: { $points }. El resto del pastel, para { $winners }.
    .e = El ayuntamiento cierra en { $total }: { $points }. La llave del pueblo va a { $winners }.
    .f = Un último brindis, en { $total }: { $points }. Se bebe por { $winners }.
