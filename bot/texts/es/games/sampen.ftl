### Spanish: Sampen. The voice: somebody who rows a small ferry, in which cards cross the river two by two, each with its twin.

game-sampen = Sampen
    .about = Cada carta tiene una gemela. Casa la carta vista, elige la siguiente, vacía tu mano antes que nadie.

sampen-length =
    .usual = Una ronda, unos minutos.
    .series = A tres victorias: cuatro o cinco rondas entre dos, unas ocho en mesas grandes, un cuarto de hora.

## Options

sampen-option-deck = Baraja
    .about = Con cuántas cartas se juega. 104 son dos barajas enteras, hasta para doce personas.
    .told-60 = 60 cartas
    .told-104 = 104 cartas
sampen-option-wins = Victorias
    .about = Cuántas rondas hay que ganar para ganar la partida.
    .told-1 = una ronda
    .told = a { $value } rondas ganadas

## Names

sampen-phase-choose-upcard = de dos en dos
sampen-phase-open-lead = mazo agotado
sampen-phase-over = en la otra orilla
sampen-ask-choose-upcard = ¿Qué carta pones a la vista?
sampen-ask-open-lead = ¿Con qué carta abres?
sampen-do-put = Poner a la vista
sampen-zone-stock = Mazo
sampen-zone-discards = A la vista
sampen-counter-wins = victorias

## Table and panel

sampen-matched = { $from ->
    [stock] **{ $card }** salió del mazo. **{ $name }** la ha casado y elige la siguiente.
    [own] **{ $name }** puso **{ $card }**, también la ha casado y elige de nuevo.
   *[other] { $other } puso **{ $card }**. **{ $name }** la ha casado y elige la siguiente.
}
sampen-leads = Nadie tiene **{ $card }**, y el mazo está vacío, así que cada carta de una mano tiene su gemela en otra o en la misma. **{ $name }** puede abrir con cualquiera.
sampen-chain = ⛵ { $chain }
sampen-chain-more = … { $chain }
sampen-stock = { $back } { $stock } en el mazo
sampen-stock-empty = el mazo está vacío
sampen-stock-known = { $back } { $stock } en el mazo; nadie tenía { $cards }, así que ahí { $count ->
    [one] está su gemela
   *[other] están sus gemelas
}
sampen-wins = { $wins } de { $needed } victorias
sampen-won = { $count ->
    [one] 1 victoria
   *[other] { $count } victorias
}
sampen-hold = { $back } **{ $count }** — { $names }

sampen-own-matched = { $from ->
    [stock] **{ $card }** salió del mazo, y la has casado tú.
    [own] Pusiste **{ $card }** y la has casado tú.
   *[other] { $other } puso **{ $card }**, y la has casado tú.
}
sampen-own-lead = Nadie tiene **{ $card }**, y el mazo está vacío. Puedes abrir con cualquiera: alguien tiene su gemela.
sampen-pairs = Parejas: **{ $cards }**
sampen-singles = Sueltas: **{ $cards }**
sampen-about-pairs = Pon media pareja y su gemela va detrás al momento. Después eliges otra vez.
sampen-waiting = Cuando esté a la vista la gemela de una carta tuya, el bot juega tu carta, y tú eliges la siguiente.
sampen-button-pair = { $card } { $card }: van las dos
sampen-button-last-pair = { $card } { $card }: ¡fin!

sampen-recipe = -# Primer reparto (`seats`): reparte quien está en el puesto “por debajo del número de participantes”, contando 0 para quien se sentó primero; después de cada ronda, el siguiente a la izquierda. Reparto (`deal`): picas, corazones, diamantes y tréboles, cada palo del as al rey y las gemelas juntas (la baraja pequeña: del as al nueve, y de tréboles jota, reina y rey), se barajan desde el final, la carta i con la carta “por debajo de i + 1”. Va una carta a cada asiento por turno, empezando a la izquierda de quien reparte; el resto es el mazo. Sorteo para abrir (`lead`): “por debajo de su número” entre los asientos con más cartas.

## ❓

sampen-why-match = { $name } ha casado la carta vista, { $card }, y elige la siguiente. Te toca cuando está a la vista la gemela de una carta tuya.
sampen-why-lead = Nadie tiene la gemela de la carta vista, y el mazo está vacío. Abre { $name }.
sampen-why-any = Puedes poner a la vista cualquier carta de tu mano.
sampen-why-matching = **Casar:** lo hace el bot, al momento. La gemela solo puede tenerla una persona, así que nadie llega nunca tarde.
sampen-why-pairs = **{ $cards }:** tienes las dos, así que nadie más puede sacarlas. Se van cuando eliges la siguiente carta vista.
sampen-why-last = **Tu última carta:** si tienes que ponerla a la vista, el bot lo hace por ti, y has terminado.

## Why a hint is a good one

sampen-hint-pair = Su gemela está en tu mano: van las dos al momento, y eliges otra vez.
sampen-hint-last = Su gemela es tu única otra carta, así que tu mano queda vacía al momento.
sampen-hint-single = Si solo te quedan parejas, ninguna carta ajena te devolvería el turno.
sampen-hint-alike = No tienes ninguna pareja, y una carta suelta vale tanto como otra.
sampen-hint-keeps = { $count ->
    [one] Tu pareja se queda: sus dos cartas se van de golpe cuando tú elijas.
   *[other] Tus { $count } parejas se quedan: cada una se va de golpe cuando tú elijas.
}

## Refusals

refused-sampen-not-your-turn = Le toca a { $turn }: quien casa la carta vista, { $card }, elige la siguiente.

## Told

sampen-chain-ended =
    .a = ⛵ { $chain }.
    .b = ⛵ Una travesía: { $chain }.
    .c = ⛵ Allá van: { $chain }.
    .d = ⛵ La barca lleva { $chain }.
    .e = ⛵ De dos en dos: { $chain }.
    .f = ⛵ Suelten amarras: { $chain }. Y a tierra.

sampen-nobody-held =
    .a = Nadie tiene { $cards }.
    .b = { $cards } en el embarcadero, y nadie saluda.
    .c = La barca llama: { $cards }. Nadie responde.
    .d = Ninguna gemela en mano alguna para { $cards }.
    .e = Para otra barca: { $cards }.
    .f = ¿{ $cards }? El río calla.

sampen-stock-ran-dry =
    .a = El mazo está vacío, y nadie tiene la carta vista. Abre la mano más larga: { $seats }.
    .b = Ya no hay pasaje en el mazo. Va primero la mano más llena: { $seats }.
    .c = Aguas bajas: el mazo se ha secado. Más cartas, { $seats }.
    .d = El embarcadero está vacío. Cada carta que queda tiene su gemela en una mano; más cartas, { $seats }.
    .e = No queda nada que descubrir. Primero, el equipaje más pesado: { $seats }.
    .f = Calma en el río: la carta vista se queda sola, y el mazo se fue. Rema la mano más larga: { $seats }.

sampen-lots-drawn =
    .a = La suerte cae en { $seat }.
    .b = Se echan suertes en el muelle: abre { $seat }.
    .c = Gira un remo, y señala a { $seat }.
    .d = Cargas iguales, decide una piedrecita: abre { $seat }.
    .e = { $seat } saca el remo marcado y abre.
    .f = Alguien tiene que desatracar, y es { $seat }.

sampen-deal-won =
    .a = 🏁 **{ $seat } pisa la orilla.** { $card } era la última carta.
    .b = 🏁 { $card }, y **{ $seat } tiene las manos vacías** y los pies secos.
    .c = 🏁 **{ $seat } ha cruzado** con { $card }. Los remos, para el resto.
    .d = 🏁 Lo último del **equipaje de { $seat }** era { $card }. Ronda ganada.
    .e = 🏁 **{ $seat } amarra la barca:** { $card }, y ya no hay nada que llevar.
    .f = 🏁 Con { $card }, **{ $seat } llega al otro lado** y pide té.

sampen-deal-unwon =
    .a = 🏁 { $card } era la última carta del asiento de { $seat }, pero ahí no hay nadie. La ronda no la gana nadie.
    .b = 🏁 La barca de { $seat } llega con { $card }, y sin { $seat }. Esta ronda no la gana nadie.
    .c = 🏁 { $card } vacía la mano que dejó { $seat }. La ronda no es de nadie.
    .d = 🏁 Llega primero una barca vacía, la de { $seat }, con { $card }. Esta vez no gana nadie.
    .e = 🏁 El asiento que dejó { $seat } se queda sin cartas con { $card }. La ronda no es de nadie.
    .f = 🏁 Con { $card }, la mano de { $seat } está vacía, como el asiento. No gana nadie.
