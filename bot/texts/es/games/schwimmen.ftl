### Spanish: Schwimmen. The voice: a bath attendant at an open-air pool, on a high chair, with a whistle and a thermos.

game-schwimmen = Schwimmen
    .about = Cambia cartas con las tres de la mesa; la peor mano pierde una vida.

schwimmen-length =
    .usual = Seis rondas entre dos, trece entre cuatro, veinticinco entre ocho: hasta media hora.
    .short = Cuatro rondas entre dos, unas diez entre más: un cuarto de hora como mucho.

## Options

schwimmen-option-chips = Vidas
    .about = Cuántas vidas tiene cada cual, además de la última, la de nadar.
    .told-1 = una vida
    .told = { $value } vidas
schwimmen-option-swim = Nadar
    .about = Si quien ha perdido todas las vidas sigue nadando hasta la próxima pérdida.
    .on = Sin vidas, nadas
    .off = Sin vidas, estás fuera
    .told-on = sin vidas, se sigue nadando
    .told-off = sin vidas, fuera
schwimmen-option-close-style = Cerrar
    .about = Si cierras además de tu jugada, o en vez de ella.
    .rider = Con el turno
    .instead = En vez del turno
    .told-rider = se cierra con el turno
    .told-instead = cerrar gasta el turno
schwimmen-option-close-from = Cerrar desde
    .about = Desde cuál de tus turnos de una ronda puedes cerrar.
    .told-1 = se cierra desde el primer turno
    .told-2 = se cierra desde el segundo turno

## Names

schwimmen-phase-dealer = elige quien reparte
    .waited = elegir mano
schwimmen-phase-turn = en la mesa
schwimmen-phase-over = el recuento
schwimmen-ask-dealer = ¿Te quedas tu mano?
schwimmen-ask-turn = ¿Cambias o pasas?
schwimmen-do-keep = Quedarse
schwimmen-do-swap = Cambiar a ciegas
schwimmen-do-pass = Pasar
schwimmen-do-close = Cerrar
schwimmen-do-exchange = Cambiar
schwimmen-rider-close = y cerrar 🔒
schwimmen-counter-lives = vidas
schwimmen-counter-last = turnos que quedan
schwimmen-zone-table = Mesa
schwimmen-zone-stock = Mazo
schwimmen-zone-gone = Apartadas
schwimmen-zone-shown = Mano

## Values

schwimmen-half = { $points }½
schwimmen-value = { $kind ->
    [three] **{ $points }**, un trío ({ $by })
    [schnauz] **31** { $by }, ¡un Schnauz!
    [feuer] **32**, ¡un Feuer!
   *[suit] **{ $points }** { $by }
}
schwimmen-then = { $kind ->
    [schnauz] ¡31!
    [feuer] ¡32!
   *[plain] { $points }
}
schwimmen-life = 🛟
schwimmen-lives = { $signs }
schwimmen-swimming = 🏊 nadando
schwimmen-out = 🏁 fuera

## Panel

schwimmen-own = Mano **{ $cards }**
schwimmen-worth = Vale { $value } · { $lives }
schwimmen-panel-table = Mesa **{ $cards }**
schwimmen-panel-face-down = Mesa { $back }, boca abajo
schwimmen-about-dealer = Si te quedas la mano, la mesa se descubre. Si cambias, tomas la mesa sin verla, y tu mano pasa a ser la mesa.
schwimmen-about-turn = Cada botón muestra cuánto valdría tu mano.
schwimmen-last-turn = 🔒 { $name } ha cerrado la ronda: este es tu último turno.
schwimmen-give = Das **{ $card }** y tomas
schwimmen-for = { $card } por { $button }
schwimmen-all = Las 3
schwimmen-button-take = { $what } → { $then }
schwimmen-button-pass = Pasar
schwimmen-button-closing = { $button } 🔒
schwimmen-button-keep = Quedarse: { $points }
schwimmen-button-swap = Cambiar a ciegas
schwimmen-button-close = Cerrar
schwimmen-button-early = Cerrar: desde el 2.º

## Table and result

schwimmen-house = La casa
schwimmen-closed-by = 🔒 **{ $name }** ha cerrado la ronda: { $left ->
    [0] no queda ningún turno.
    [one] queda un turno.
   *[other] quedan { $left } turnos.
}
schwimmen-has-closed = 🔒 ha cerrado
schwimmen-has-turn = un turno más
schwimmen-face-down = boca abajo hasta que elija quien reparte
schwimmen-stock = Mazo { $back } { $stock }
schwimmen-passes = pases seguidos: { $passes } de { $live }
schwimmen-renewed = ♻️ cartas nuevas: ha pasado toda la mesa
schwimmen-ended-special = ⚡ { $kind ->
    [feuer] Feuer
   *[schnauz] Schnauz
} de **{ $names }**: la ronda acabó al instante.
schwimmen-ended-closed = 🔒 La ha cerrado **{ $name }** con { $points }.
schwimmen-ended-house = 🔒 La ha cerrado la casa, porque nadie más lo hizo.
schwimmen-ended-stuck = Pasó todo el mundo, y al mazo le quedaban muy pocas cartas para una mesa nueva.
schwimmen-line-lost = { $what ->
    [out] 🌊 se ha hundido: fuera
    [swims] 💦 ha perdido el último salvavidas
   *[life] 💦 ha perdido una vida
}
schwimmen-line-spared = Se habría hundido a la vez toda la gente que queda, así que nadie pierde nada.
schwimmen-line-table = En la mesa: { $cards }
schwimmen-line-out = 🏁 ya fuera: { $names }

## ❓

schwimmen-why-turn = Le toca a { $name }. Cambias, pasas o cierras en tu turno.
schwimmen-why-dealer = **Cambiar:** todavía no. Como repartes tú, primero te quedas tu mano o la cambias a ciegas.
schwimmen-why-two = **Dos cartas:** se cambia exactamente una, o las tres.
schwimmen-why-closed = **Cerrar:** { $name } ya ha cerrado. Este es tu último turno.
schwimmen-why-early = **Cerrar:** en esta mesa se puede cerrar desde tu segundo turno de la ronda.

## Why a hint is a good one

schwimmen-hint-raises = Sube tu mano de { $before } a { $after }.
schwimmen-hint-schnauz = Eso son 31: la ronda acaba al instante, y solo la mano más baja pierde una vida.
schwimmen-hint-feuer = Tres ases acaban la ronda al instante, y el resto pierde una vida.
schwimmen-hint-nothing = Tu mano vale { $points }, y ningún cambio la haría valer más.
schwimmen-hint-beats = Con { $points }, tu mano gana a { $share } de cada 100 manos hechas con cartas que no has visto.
schwimmen-hint-hope = Después, { $after ->
    [one] una carta no vista mejoraría
   *[other] { $after } cartas no vistas mejorarían
} tu mano; tal como está, { $before ->
    [0] ninguna
    [one] una
   *[other] { $before }
}.

## Refusals

refused-sch-one-or-three = Cambia exactamente una carta, o las tres.
refused-sch-closed = { $by } ya ha cerrado la ronda; este es tu último turno.
refused-sch-too-early = Puedes cerrar desde tu segundo turno.

## What happened

schwimmen-kept =
    .a = { $seat } se queda la mano. Aparecen { $cards }.
    .b = Sin cambios para { $seat }, y la mesa se descubre: { $cards }.
    .c = En la orilla templada se queda { $seat }. En la piscina, { $cards }.
    .d = Se quita la lona de la piscina: { $cards }. { $seat } conserva su mano.
    .e = { $seat } deja pasar las otras tres: { $cards }.
    .f = Hoy { $seat } no se tira de cabeza. En la mesa, { $cards }.

schwimmen-swapped-blind =
    .a = { $seat } cambia a ciegas, y deja { $cards } en la mesa.
    .b = Sin probar el agua salta { $seat }. Se quedan { $cards }.
    .c = Tres cartas desconocidas para { $seat }, y { $cards } para la mesa.
    .d = { $seat } deja { $cards } en el borde y se zambulle.
    .e = Ojos cerrados y nariz tapada: { $seat } toma la mesa y da { $cards }.
    .f = Fuera { $cards }, dentro lo que sea. { $seat } cambia a ciegas.

schwimmen-exchanged =
    .a = { $seat } da { $gave } y toma { $took }.
    .b = { $took } va a { $seat }; { $gave }, a la mesa.
    .c = De la mesa, { $seat } pesca { $took } y echa { $gave }.
    .d = { $seat } tira { $gave } al agua y saca { $took }.
    .e = Trueque de { $seat }: { $gave } por { $took }.
    .f = En el borde queda { $gave }; { $seat } recoge { $took }.
    .g = { $took } sale del agua junto a { $seat }; { $gave } se desliza dentro.
    .h = { $seat } cambia { $gave } por { $took } y se seca las manos.
    .i = Dentro { $gave }, fuera { $took }: { $seat }.
    .j = Cambio de toalla: { $took } para { $seat }, { $gave } a la percha.

schwimmen-exchanged-all =
    .a = { $seat } toma las tres: { $took }. En la mesa, ahora, { $gave }.
    .b = Lo cambia todo { $seat }: { $gave } por { $took }.
    .c = La mesa entera para { $seat }: { $took }. En su lugar, { $gave }.
    .d = { $seat } vacía la piscina de { $took } y la llena con { $gave }.
    .e = Traje de baño nuevo para { $seat }: { $gave } por { $took }.
    .f = { $seat } suelta { $gave } y se marcha con { $took }.

schwimmen-passed =
    .a = { $seat } pasa.
    .b = En seco: { $seat } pasa.
    .c = { $seat } mira el agua y pasa.
    .d = Nada para { $seat }, gracias.
    .e = { $seat } se ajusta la toalla y pasa.
    .f = Un dedo al agua, y { $seat } pasa.
    .g = La mesa queda como está: { $seat } pasa.

schwimmen-closed =
    .a = **¡Cerrado!** { $seat } deja al resto un turno más.
    .b = { $seat } **cierra** la ronda. Un turno más para el resto.
    .c = Suena el silbato: { $seat } **cierra**. Un último largo para el resto.
    .d = La verja la **cierra** { $seat }. El resto puede dar otra vuelta.
    .e = Una toalla para { $seat }, que **cierra**. Un turno para cada cual.
    .f = Esa era la campana, y **cierra** { $seat }. Últimos turnos, por favor.

schwimmen-house-closed =
    .a = Nadie cierra, así que cierra la casa. Un turno más, primero { $seat }.
    .b = La piscina va a cerrar: la casa **cierra**. { $seat } empieza los últimos turnos.
    .c = Desde la silla alta miran el reloj y **cierran**. Primero va { $seat }.
    .d = Basta de largos por una ronda. La casa cierra; empieza { $seat }.
    .e = Se vació el termo, y la casa cierra. Un turno más, primero { $seat }.
    .f = Veinte turnos son bastantes. La casa cierra, y va primero { $seat }.

schwimmen-table-renewed =
    .a = Toda la mesa ha pasado. Cartas nuevas: { $cards }.
    .b = Nadie se moja, así que se cambia el agua: { $cards }.
    .c = Todo seco, todo aburrido. Las siguientes tres: { $cards }.
    .d = Se barren las cartas viejas. Llegan { $cards }.
    .e = Piscina limpia: { $cards }.
    .f = Quitan el tapón y vuelven a llenar: { $cards }.

schwimmen-table-stuck =
    .a = Toda la mesa ha pasado, y el mazo no da para una mesa ({ $count }). Acaba la ronda.
    .b = No hay agua limpia: en el mazo quedan { $count }. Se cuentan las manos tal como están.
    .c = Se seca el grifo con { $count } en el mazo. La ronda ha terminado.
    .d = Ni un chapuzón, y no hay mesa nueva. Quedan { $count }: se acaba la ronda.
    .e = El mazo tiene { $count }, y una mesa pide tres. Fuera del agua, por favor.
    .f = Se agita el mazo y suenan { $count }. Eso no es una mesa: fin de la ronda.

schwimmen-schnauz-shown =
    .a = **¡Schnauz!** { $seat } muestra { $cards }: 31, y la ronda ha terminado.
    .b = Treinta y uno en el acto: { $cards }. **Schnauz** de { $seat }.
    .c = { $seat } emerge con { $cards }. **¡Schnauz!** Todo el mundo fuera del agua.
    .d = { $cards }, de un solo palo, 31 puntos: **Schnauz** de { $seat }.
    .e = Un largo perfecto de { $seat }: { $cards }, un **Schnauz**.
    .f = Ya no hay más turnos. { $seat } tiene un **Schnauz**: { $cards }.

schwimmen-feuer-shown =
    .a = **¡Feuer!** { $seat } muestra tres ases, { $cards }. El resto pierde una vida.
    .b = Fuego en la piscina: { $cards } junto a { $seat }. **Feuer**, y el resto lo paga.
    .c = { $cards }: un **Feuer** para { $seat }, y agua fría para el resto.
    .d = Tres ases, treinta y dos puntos: **Feuer** de { $seat } con { $cards }.
    .e = { $seat } enciende { $cards }. **¡Feuer!** El resto pierde una vida.
    .f = Y nadie tiene un cubo: **Feuer**, { $cards }, { $seat }.

schwimmen-life-lost =
    .a = { $seat } pierde una vida. Le quedan: { $left }.
    .b = Un salvavidas menos para { $seat }. Quedan: { $left }.
    .c = De la cuenta de { $seat } sale una vida. Quedan: { $left }.
    .d = Se aleja un salvavidas sin { $seat }. Todavía quedan: { $left }.
    .e = { $seat } traga un poco de agua, y le { $left ->
        [one] queda { $left } vida
       *[other] quedan { $left } vidas
    }.
    .f = Splash. Vidas de { $seat }: { $left }.

schwimmen-swims =
    .a = A { $seat } no le queda salvavidas, y **nada**.
    .b = De aquí en adelante, { $seat } **nada**.
    .c = Adiós al último salvavidas: { $seat } **nada**. La próxima pérdida es la última.
    .d = { $seat } se suelta del borde y **nada**.
    .e = Aguas profundas para { $seat }: desde ahora **nada**.
    .f = Ya **nada** { $seat }. Casi parece a propósito.

schwimmen-went-under =
    .a = { $seat } se hunde: fuera.
    .b = Unas burbujas, luego una toalla: { $seat }, fuera.
    .c = Ese fue el último largo de { $seat } en esta partida.
    .d = Sacan a { $seat }, con toalla y té caliente. Fuera de la partida.
    .e = Echan una cuerda: { $seat } está fuera, y a salvo.
    .f = { $seat } deja la piscina por la escalerilla. Fuera.

schwimmen-all-spared =
    .a = { $seats } se hundirían a la vez. Nadie pierde nada, y se reparte de nuevo.
    .b = Alguien tiene que quedar: { $seats } conservan lo que tienen.
    .c = Empate perfecto bajo el agua: { $seats }. Nadie pierde, y se juega otra ronda.
    .d = No se puede rescatar a tanta gente a la vez: { $seats } repiten.
    .e = A la misma velocidad se hunden { $seats }, así que no cuenta.
    .f = La cuerda aguanta por igual a { $seats }. Decide otra ronda.

schwimmen-last-afloat =
    .a = Solo { $seat } sigue a flote, y gana la partida.
    .b = La piscina está vacía salvo por { $seat }, que gana.
    .c = Ya solo nada { $seat }: gana la partida.
    .d = { $seat } gana, y puede flotar un rato boca arriba.
    .e = Queda una toalla. Es de { $seat }, que gana la partida.
    .f = Medalla de goma y corcho para { $seat }, que gana.
