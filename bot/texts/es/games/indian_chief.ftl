### Spanish: Indian Chief. The voice: somebody who counts cherry stones along the rim of a plate, on a long afternoon.

game-indian-chief = Jefe Indio
    .about = Siete turnos, siete combinaciones a escondidas, de una a siete cartas.
indian-chief-length =
    .usual = Siete turnos, unos quince minutos.
indian-chief-option-decks = Barajas
    .about = Con una baraja juegan dos o tres; con dos, cualquier número.
    .auto = una entre dos o tres, si no dos
    .told-1 = una baraja
    .told-2 = dos barajas
    .told-auto = barajas según participantes
indian-chief-option-show-sheets = Hojas de puntos
    .about = Si las hojas están a la vista durante la partida. Al final lo están siempre.
    .on = a la vista
    .off = ocultas hasta el final
    .told-on = hojas a la vista
    .told-off = hojas ocultas

## What is going on, and what is asked

indian-chief-phase-meld = combinaciones
indian-chief-phase-steal = robos
    .waited = robar
indian-chief-phase-over = fin
indian-chief-ask-meld = ¿Qué combinación pones?
indian-chief-ask-steal = ¿Qué carta robas?
indian-chief-do-meld = Poner
indian-chief-do-steal = Robar
indian-chief-do-nothing = No robar nada
indian-chief-zone-meld = Combinación
indian-chief-zone-stub = Mazo
indian-chief-zone-laid = Puestas en algún turno
indian-chief-counter-score = total
indian-chief-counter-turn = turno

## The melds

indian-chief-category = { $category ->
    [thief] Ladrón
    [beggar_man] Mendigo
    [poor_man] Pobre
    [lawyer] Abogado
    [rich_man] Rico
    [doctor] Médico
   *[indian_chief] Jefe Indio
}

indian-chief-scores = { $category ->
    [thief] Su valor. { $last ->
        [yes] En el último turno nadie roba.
       *[no] Después puedes robar una carta.
    }
    [beggar_man] 2 por cada carta de sus rangos que ponga el resto.
    [poor_man] El valor de sus picas.
    [lawyer] 25 si los valores suman exactamente 25.
    [rich_man] Menos la suma de sus valores.
    [doctor] Seis rangos, con un as y un corazón: 10 por cada carta de su mejor palo.
   *[indian_chief] Cinco cartas como mano de póker, dos como en el bacará.
}
indian-chief-poker = { $hand ->
    [0] carta alta
    [1] una pareja
    [2] doble pareja
    [3] un trío
    [4] una escalera
    [5] un color
    [6] un full
    [7] un póker
    [8] una escalera de color
   *[9] cinco iguales
}
indian-chief-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

## The table

indian-chief-turn = **Turno { $turn } de 7** · { $stub } cartas en el mazo
indian-chief-holds = tiene { $cards }, del robo
indian-chief-melds = **Puestas en el turno { $turn }**
indian-chief-meld = { $name }: { $meld } { $cards } → **{ $points }**
indian-chief-meld-stolen = (robo de { $name }: { $card })
indian-chief-face-down = Cada cual elige una combinación boca abajo; se muestran todas a la vez.
indian-chief-sheet-total = total
indian-chief-sheet-key = 1 Ladrón · 2 Mendigo · 3 Pobre · 4 Abogado · 5 Rico · 6 Médico · 7 Jefe Indio
indian-chief-sheet-hidden = -# Las hojas de puntos quedan ocultas hasta el final.

## The panel

indian-chief-panel-turn = Turno { $turn } de 7
indian-chief-sheet-own = Tu hoja: **{ $total }** ({ $filled })
indian-chief-panel-given = Es tu { $category }. ¿Mejor otra combinación?
indian-chief-hint-cards = { $count ->
    [one] Elige la carta…
   *[other] Elige las { number } cartas…
}
indian-chief-offer = { $meld }: { $points }
indian-chief-offer-hoped = { $meld }: ≈ { $points }
indian-chief-beggar-proposed = Una propuesta: puede que el resto ponga estos rangos. Elige otras cartas si quieres.
indian-chief-worth = { $cards } — **{ $points }**
indian-chief-split = { indian-chief-poker } { $five }: { $worth }, y { $pair } como en el bacará: { $baccarat }
indian-chief-best = Lo mejor que puede dar tu mano. Elige otras cartas si quieres.
indian-chief-nothing = ⚠️ **Puesta así no puntúa nada**, y gastas tu { $category }.
indian-chief-button-lay = ✔ Poner boca abajo
indian-chief-button-other = ↩ Otra combinación
indian-chief-ask-card = ¿Qué carta de { $name }?
indian-chief-panel-keep = -# Si robas una carta, del mazo tomas una menos. Toda la mesa la ve en tu mano hasta que la pongas.
indian-chief-panel-tied = 🔒 { $names } { $count ->
    [one] roba
   *[other] roban
} a la vez que tú, en secreto. Si alguien nombra la misma carta que otra persona, no se la lleva nadie.

## Why can't I?

indian-chief-why-size = - **Otro número de cartas:** el número decide la combinación, y cada una se pone una vez por partida.
indian-chief-why-filled = - **{ $category }** ({ $size }): ya lo has puntuado, { $points }.
indian-chief-why-free = - **{ $category }** ({ $size }): libre. { $rule }
indian-chief-why-wait = - Ya has elegido. Tu elección queda oculta hasta que elija toda la mesa; hasta entonces puedes cambiarla.
indian-chief-why-own = - **Tus propias cartas:** un ladrón roba de la combinación de otra persona.
indian-chief-why-gone = - **{ $card }:** ya la han robado.
indian-chief-why-order = - **Ahora:** los ladrones actúan del rango más bajo al más alto, primero el as. Le toca a { $names }.
indian-chief-why-no-thief = - **Robar:** solo puede robar quien ha puesto un Ladrón en este turno.

## Why a hint is a good one

indian-chief-reason-best = { $count ->
    [one] Puntúa { $points }, y ninguna otra carta tuya puntuaría más.
   *[other] Puntúa { $points }, y con otras { number } cartas tuyas no sacarías más.
}
indian-chief-answer = { $category }: { $cards }
indian-chief-reason-keeps = Con las cartas que quedan haces un { $category } de { $points }.
indian-chief-reason-begs = Hay { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} de { $ranks ->
    [one] su rango
   *[other] sus dos rangos
} fuera de tu mano, y cada una que ponga ahora el resto puntúa { $points }.
indian-chief-reason-none = Ninguna carta que puedas robar mejoraría una combinación tuya.
indian-chief-reason-only = Es la única combinación que aún está libre en tu hoja.
indian-chief-reason-steals = Con ella tu mejor { $category } puntuaría { $after } en vez de { $before }.

## Refusals

refused-ind-size = Pon de 1 a 7 cartas; el número decide la combinación.
refused-ind-filled = Ya has puntuado tu { $name }; elige otro número de cartas ({ $free }).
refused-ind-steal-own = Roba de la combinación de otra persona.
refused-ind-steal-gone = Esa carta ya la han robado.

## Told

indian-chief-melded =
    .a = { $seat } cuenta los huesos dos veces: { indian-chief-category }, { $points }. Nadie encuentra un error.
    .b = { indian-chief-category } de { $seat }: { $points }. Alguien pasa las cerezas en silencio.
    .c = El mejor plato del turno es de { $seat }: { indian-chief-category }, { $points }.
    .d = { $seat } descubre { $cards }: { indian-chief-category }, { $points }. El resto mira al techo.
    .e = { $points } para { $seat }, con su { indian-chief-category }. Aplaude una avispa.
    .f = Hueso tras hueso suma { $seat }: { indian-chief-category }, { $points }.
indian-chief-equal =
    .a = El mejor plato del turno se comparte: { $names }, { $points } por cabeza.
    .b = { $points } huesos, y otra vez { $points }: empatan { $names }.
    .c = { $names } cuentan lo mismo, { $points }. Las cerezas se reparten con justicia.
    .d = Nadie va por delante de nadie: { $points } para { $names }.
indian-chief-stole =
    .a = { $seat } le quita { $card } a { $whom }, con dos dedos, como la última cereza.
    .b = { $card } deja el plato de { $whom }. { $seat } ya mira a otro lado.
    .c = Antes { $whom } tenía { $card }. Ahora la tiene { $seat }.
    .d = “Esto no lo usabas”, dice { $seat } a { $whom }, y se lleva { $card }.
    .e = { $seat } mira todos los platos y se sirve { $card }, de { $whom }.
    .f = Un leve susurro: { $card } pasa de { $whom } a { $seat }.
indian-chief-stole-nothing =
    .a = { $seat } repasa todos los platos y no toma nada.
    .b = Esta vez { $seat } deja las manos en la mesa.
    .c = Nada tienta a { $seat }. Las cerezas respiran.
    .d = { $seat } lo deja pasar y tomará del mazo como el resto.
    .e = Podía, y no quiso: { $seat }.
    .f = “No, gracias”, dice { $seat }, y asunto cerrado.
indian-chief-clashed =
    .a = { $seats } van por la misma carta y chocan los nudillos. Nadie se la lleva.
    .b = Muchas manos, una carta: { $seats } se quedan sin ella.
    .c = { $seats } quieren lo mismo en el mismo instante, y toman del mazo.
    .d = Choque por una sola carta: { $seats }. Se queda donde estaba, algo doblada.
    .e = “Después de ti.” “No, después de ti.” { $seats } acaban sin nada.
    .f = { $seats } tienen el mismo buen gusto y las mismas manos vacías.
indian-chief-nothing-left =
    .a = A { $seat } no le queda nada que robar.
    .b = Tarde llega { $seat } a los platos, y encuentra huesos.
    .c = Todos los platos están limpios cuando { $seat } alarga la mano.
    .d = { $seat } mira de plato en plato, y no hay carta en ninguno.
    .e = Se lo llevaron todo antes: nada para { $seat }.
    .f = Un Ladrón sin elección: { $seat } se va sin nada.
indian-chief-stub-ran-out =
    .a = El mazo está vacío. Las combinaciones se barajan en uno nuevo de { $count }.
    .b = No queda carta que tomar, y las combinaciones vuelven: { $count }, bien barajadas.
    .c = El cuenco se vació antes de servir a toda la mesa. Se llena otra vez con { $count }.
    .d = Sale la última carta del mazo; vuelven { $count } desde los platos.
    .e = Más manos que cartas: de los platos sale un mazo nuevo de { $count }.
    .f = Alguien recoge las combinaciones y baraja: { $count } cartas para tomar.
indian-chief-game-ended =
    .a = Se cuenta el último hueso: { $totals }. La tarde es de { $winners }.
    .b = Siete turnos, y el cuenco vacío: { $totals }. El plato, para { $winners }.
    .c = Quién cuenta mejor ya se sabe: { $winners }. { $totals }.
    .d = Los huesos están en fila: { $totals }. Bien contado, { $winners }.
    .e = Los platos vuelven a la cocina: { $totals }. La mejor cuenta es la de { $winners }.
    .f = No quedan cerezas. { $totals }, y la última palabra es de { $winners }.
