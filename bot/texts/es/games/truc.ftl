### Spanish: Truc. The voice: a village café, an old dog, a waiter who has seen it all.

game-truc = Truc
    .about = Dos contra dos: tres bazas, y un valor que cualquiera puede subir. La mitad del juego es el farol.
truc-length =
    .usual = Unas once rondas, media hora.
    .short = Unas seis rondas, un cuarto de hora.
truc-option-target = Puntos para ganar
    .about = El primer bando que llega a estos puntos gana la partida.
    .told = a { $value } puntos
truc-option-one-card-hands = Rondas cortas
    .about = Si se toca la baraja, quien reparte puede dar una sola carta en vez de tres.
    .told-on = rondas cortas
    .told-off = sin rondas cortas
truc-option-partner-chat = Palabras a la pareja
    .about = En cada pareja se pueden mandar palabras que nadie más ve.
    .told-on = palabras a la pareja
    .told-off = sin palabras a la pareja

## What is going on, and what is asked

truc-phase-cut = el corte
    .waited = cortar
truc-phase-size = el reparto
    .waited = repartir
truc-phase-eleven = ir o no ir
    .waited = decidir
truc-phase-turn = las bazas
truc-phase-answer = hay un canto en el aire
    .waited = responder
truc-phase-over = fin
truc-ask-cut = ¿Cortas o tocas?
truc-ask-size = ¿Cuántas cartas por mano?
truc-ask-eleven = Falta un punto: ¿vas o no vas?
truc-ask-turn = ¿Qué carta?
truc-ask-answer = ¿Quieres?
truc-zone-deck = El resto de la baraja
truc-zone-trick = En la mesa
truc-zone-tricks = Bazas
truc-counter-stake = valor
truc-counter-score = puntos
truc-counter-tricks = bazas
truc-rider-truc = truc
truc-rider-retruc = retruc

## What can be done

truc-do-cut = ✂️ Cortar
truc-do-tap = 👊 Tocar
truc-do-deal = 🎴 Repartir
truc-do-contest = ⚔️ Ir
truc-do-decline = 🏳️ No ir
truc-do-accept = ✔ Quiero
truc-do-reject = ✖ No quiero
truc-do-play = Poner
truc-do-truc = 📣 Truc
truc-do-retruc = 📣 Retruc
truc-button-deal = { $count ->
    [1] 🎴 Una carta por mano
   *[other] 🎴 Tres cartas por mano
}
truc-button-accept = ✔ Quiero: se juegan { $stake }
truc-button-reject = ✖ No quiero: se apuntan { $points }
truc-button-contest = ⚔️ Ir: se juegan { $points }
truc-button-decline = 🏳️ No ir: se apuntan 1
truc-button-first = 📣 { $call ->
    [retruc] Retruc
   *[truc] Truc
} primero
truc-button-card = { $card } + { $call }
truc-rider-on = ☑ { $call } con esta carta
truc-rider-off = ☐ { $call } con esta carta

## The table

truc-state = Valor **{ $stake }** · ◆ **{ $first }** : **{ $second }** ◇ · a { $target }
truc-seat = { $sign } **{ $name }**
truc-dealer = reparte
truc-order = Los asientos van por orden de juego, que gira con el reparto.
truc-tricks-of = { $count ->
    [one] 1 baza
   *[other] { $count } bazas
}
truc-table-empty = **En la mesa** nada todavía
truc-table = **En la mesa** { $cards }
truc-line-taken = { $number }. { $cards } → { $sign } **{ $name }**
truc-line-drawn = { $number }. { $cards } → parda
truc-waits-cut = ✂️ **{ $name }** corta, y van tres cartas por mano, o toca la baraja, y { $dealer } da una o tres.
truc-waits-size = 👊 Han tocado la baraja. **{ $name }** da una carta por mano, o tres.
truc-waits-eleven = 🔔 A **{ $names }** les falta un punto. **{ $name }** ha visto sus cartas: ¿va por 3, o no va y da 1?
truc-waits-answer = 📣 **{ $caller } ha cantado { $call }**, por { $stake }. Responde **{ $name }**.
truc-worth-truc = truc de { $sign }
truc-worth-retruc = retruc de { $sign }
truc-worth-eleven = no se puede subir

## The panel

truc-yours = tu bando es { $sign }
truc-ranks = De más a menos: **3 2 A K Q J 7 6 5 4**. Los palos no cuentan.
truc-about-cut = Nadie ha visto una carta. Si cortas, se reparten tres por mano. Si tocas, { $name } da una o tres.
truc-about-size = Nadie ha visto una carta. La ronda empatada es del otro bando, y con una sola carta se empata a menudo.
truc-about-eleven-play = ⚔️ **Ir:** la ronda vale 3. Ganarla es ganar la partida; si se pierde, el otro bando llega a { $score }.
truc-about-eleven-play-lost = ⚔️ **Ir:** la ronda vale 3. Quien la gane se lleva la partida.
truc-about-eleven-decline = 🏳️ **No ir:** el otro bando se apunta 1 y llega a { $score }. Se reparte la siguiente ronda.
truc-about-eleven-decline-lost = 🏳️ **No ir:** el otro bando se apunta 1, y con eso gana la partida.
truc-about-accept = ✔ **Quiero:** la ronda sigue por { $stake }.
truc-about-reject = ✖ **No quiero:** se acaba aquí. El otro bando se apunta { $points } y llega a { $score }.
truc-about-reject-lost = ✖ **No quiero:** se acaba aquí. El otro bando se apunta { $points }, y gana la partida.
truc-about-call = 📣 { $call ->
    [retruc] **Retruc** sube la ronda a 3. Si no lo quieren, tu bando se apunta 2.
   *[truc] **Truc** sube la ronda a 2. Si no lo quieren, tu bando se apunta 1.
}

## Ready-made words to the partner

truc-words =
    .a = Tengo un 3
    .b = Llevo un 2
    .c = Voy a ciegas
    .d = Esta es mía
    .e = Mata tú, por favor
    .f = Ven a pequeña
    .g = Canta truc
    .h = Sin cantos, por favor
    .i = ¡Quiero!
    .j = ¡No quiero!
    .k = Vamos
    .l = Mejor no ir
    .m = Tengo un as

## The end of a round

truc-won-tricks = { $sign } **{ $names }** ganan la ronda y { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}: { $mine } a { $theirs } en bazas.
truc-won-drawn = { $count ->
    [one] Una baza fue parda: la mejor carta de los dos bandos era igual.
   *[other] { $count } bazas fueron pardas: la mejor carta de los dos bandos era igual.
}
truc-won-even = Si las bazas quedan igualadas, la ronda es del bando que no repartió.
truc-won-early = Lo que quedaba ya no podía cambiar nada; las últimas cartas no se muestran.
truc-won-rejected = { $sign } **{ $names }** cantaron, y nadie quiso verlo: { $count ->
    [one] 1 punto.
   *[other] { $count } puntos.
}
truc-won-declined = { $sign } **{ $names }** se apuntan 1: el otro bando no fue.
truc-score = { $cup }{ $sign } { $names } — { $before } → **{ $after }**

## Why can't I?

truc-why-card = - **Cartas:** puedes poner cualquiera de las tuyas. Los palos no cuentan.
truc-why-ranks = - **Rangos:** 3 2 A K Q J 7 6 5 4, de más a menos.
truc-why-call = - **{ $call }:** { $reason }
truc-why-call-yes = - **{ $call }:** puedes cantarlo, antes de tu carta o junto con ella.
truc-why-call-last = - **{ $call }:** puedes cantarlo antes de tu carta. Con la última carta de la ronda llegaría tarde.
truc-why-turn = - No es tu turno. Solo puedes cantar en tu turno.
truc-why-asked = - Hay un canto en el aire: primero responde. Hasta entonces nadie juega ni canta.
truc-why-answer = - Hay un canto en el aire. Responde { $name }; hasta entonces nadie juega ni canta.
truc-why-no-cards = - Las cartas llegan después del corte.

## Why a hint is a good one

truc-hint-lowest = Es tu carta más baja, y las mejores se quedan en tu mano.
truc-hint-highest = Es tu carta más alta.
truc-hint-partner = De momento la baza es de tu pareja, así que basta con tu carta más baja.
truc-hint-no-cards = Nadie ha visto aún una carta, así que ninguna respuesta es mejor que otra.
truc-hint-three = La ronda empatada es del otro bando, y con tres cartas se empata menos.
truc-hint-ahead = Tu bando va por delante en bazas.
truc-hint-behind = El otro bando va por delante en bazas.
truc-hint-higher = { $count ->
    [0] De las { $unseen } cartas que no has visto, ninguna es más alta que { $card }.
    [one] De las { $unseen } cartas que no has visto, solo una es más alta que { $card }.
   *[other] De las { $unseen } cartas que no has visto, { $count } son más altas que { $card }.
}
truc-hint-bluff = Es un farol: de las { $unseen } cartas que no has visto, { $count } superan a la mejor tuya. Si no quieren, tu bando se apunta { $points } al momento.
truc-hint-gives = Si no, se apuntan { $points } al momento.
truc-hint-costs = Cuesta { $points }; perder la ronda costaría { $stake }.

## Refusals

refused-tru-answer-first = { $by } ha cantado { $call }; primero debe responder { $whom }.
refused-tru-eleven = Una ronda que se juega con { $score } no se puede subir.
refused-tru-max = Tres puntos es lo máximo.
refused-tru-already = Ya se ha cantado truc; el valor es { $stake }.
refused-tru-no-truc = El retruc solo puede seguir a un truc querido.
refused-tru-own-raise = Tu bando cantó truc; el retruc solo puede cantarlo el otro.

## What is told

truc-cut =
    .a = { $seat } corta. Tres cartas por mano.
    .b = Corte limpio de { $seat }, y van tres cartas por mano.
    .c = Tres para cada cual: { $seat } ha cortado.
    .d = La baraja la parte { $seat }. Tres por mano.
    .e = “Tres”, dice el corte, y { $seat } se recuesta.
    .f = { $seat } levanta medio mazo y lo pone debajo del otro medio.
    .g = Con dos dedos corta { $seat }. Se reparten tres.

truc-tapped =
    .a = { $seat } toca la baraja. Que { $whom } decida.
    .b = Un golpecito de { $seat } en la baraja: elige { $whom }.
    .c = “Tal como está”, toca { $seat }. { $whom } dirá cuántas.
    .d = Toc, toc, hace { $seat }. El perro alza la vista; elige { $whom }.
    .e = Sin corte: { $seat } se lo deja a { $whom }.
    .f = { $whom } puede elegir, por un toque de { $seat }.

truc-size-chosen =
    .a = { $count ->
        [1] { $seat } da una carta por mano. Será rápido.
       *[other] { $seat } da tres cartas por mano.
    }
    .b = { $count ->
        [1] Una por mano, dice { $seat }; el café no llegará a enfriarse.
       *[other] Tres por mano, dice { $seat }; hay tiempo para el café.
    }
    .c = { $count ->
        [1] Una sola carta para cada cual, de { $seat }.
       *[other] Tres cartas para cada cual, de { $seat }.
    }
    .d = { $count ->
        [1] Hoy { $seat } tiene prisa: una carta por mano.
       *[other] Hoy { $seat } no tiene prisa: tres cartas por mano.
    }
    .e = { $count ->
        [1] “Con una basta”, dice { $seat }.
       *[other] “Tres, como siempre”, dice { $seat }.
    }
    .f = { $count ->
        [1] El perro se incorpora: { $seat } da una carta por mano.
       *[other] El perro se vuelve a echar: { $seat } da tres cartas por mano.
    }

truc-contested =
    .a = { $seat } va, y la ronda vale { $points }.
    .b = “Vamos”, dice { $seat }. Hay { $points } puntos en la mesa.
    .c = Quien va por delante no se esconde: { $seat } juega por { $points }.
    .d = A falta de un punto, { $seat } aún juega por { $points }.
    .e = { $seat } hace una seña al camarero: esta se juega, y vale { $points }.
    .f = El perro levanta la cabeza. Va { $seat }, por { $points }.

truc-declined =
    .a = { $seat } no va. Un punto cruza la mesa.
    .b = “Esta no”, dice { $seat }, y cuesta un punto.
    .c = La mano vuelve sin jugar; { $seat } no va.
    .d = Niega con la cabeza { $seat }: un punto para el otro bando.
    .e = { $seat } mira, suspira y no va. El otro bando apunta uno.
    .f = “A repartir otra vez”, dice { $seat }, y le cuesta un punto.

truc-laid =
    .a = { $seat } pone { $card }.
    .b = { $card } de { $seat }.
    .c = A la mesa: { $card }, de { $seat }.
    .d = Tras el café, { $seat } sirve { $card }.
    .e = Ahí va { $card }. { $seat } mira a otro lado.
    .f = Sin darle importancia, { $seat } juega { $card }.
    .g = { $seat } descubre { $card } y espera.
    .h = Sin ruido, { $card }, de { $seat }.

truc-truc-called =
    .a = **¡Truc!** { $seat } la quiere por { $stake }. ¿{ $whom }?
    .b = “Truc”, dice { $seat }, como quien pide otro café: por { $stake }. ¿{ $whom }?
    .c = { $seat } canta **truc**, por { $stake }. El perro mira a { $whom }.
    .d = Ha caído la palabra: **truc** de { $seat }, por { $stake }. Responde { $whom }.
    .e = Por { $stake }, dice { $seat }. **Truc.** La palabra es de { $whom }.
    .f = Palma en la mesa: **truc** de { $seat }, por { $stake }. { $whom } piensa.

truc-retruc-called =
    .a = **¡Retruc!** { $seat } la quiere por { $stake }. ¿{ $whom }?
    .b = “Y retruc”, dice { $seat } con calma: por { $stake }. ¿{ $whom }?
    .c = { $seat } devuelve el golpe: **retruc**, por { $stake }. ¿{ $whom }?
    .d = ¿Sabe a poco? **Retruc** de { $seat } para { $whom }, por { $stake }.
    .e = El camarero deja de servir: **retruc** de { $seat }, por { $stake }. ¿{ $whom }?
    .f = Hacia arriba: **retruc** de { $seat }, por { $stake }. ¿{ $whom }? El perro ya no está.

truc-accepted =
    .a = { $seat } quiere: la ronda vale { $stake }.
    .b = “Quiero verlo”, dice { $seat }. Por { $stake }.
    .c = Asiente { $seat }, y va por { $stake }.
    .d = Son { $stake } puntos; { $seat } quiere verlo.
    .e = “Quiero”, dice { $seat }. Se juegan { $stake }.
    .f = Ni parpadea { $seat }: { $stake } puntos.

truc-rejected =
    .a = { $seat } no quiere. { $whom } no enseña nada.
    .b = “Para ti”, dice { $seat } a { $whom }, y nadie ve una carta.
    .c = Hoy no: { $seat } no quiere, y las cartas de { $whom } siguen boca abajo.
    .d = { $whom } cobra por una palabra; { $seat } prefiere no mirar.
    .e = Suspira { $seat }, y la ronda es de { $whom }.
    .f = Nunca se sabrá: { $seat } no quiere el canto de { $whom }.

truc-call-void =
    .a = La ronda ya está decidida; el canto de { $seat } se va con las tazas.
    .b = Demasiado tarde: con esa carta se acabó, y { $seat } ha cantado para nada.
    .c = { $seat } canta, pero ya no hay nada que subir. No cuenta.
    .d = Canto de última hora: nulo, le dice el camarero a { $seat }.
    .e = Suena la campana y luego canta { $seat }. El valor queda como estaba.
    .f = Hasta el perro sabe que se acabó. El canto de { $seat } no cuenta.

truc-trick-taken =
    .a = La baza es de { $seat }.
    .b = { $seat } se lleva la baza.
    .c = Va para { $seat }, y con ella la salida.
    .d = Cuatro cartas y un solo destino: { $seat }.
    .e = { $seat } la recoge con el dorso de la mano.
    .f = Esa, para { $seat }.
    .g = El camarero apuesta una galleta, y la pierde: gana { $seat }.

truc-trick-drawn =
    .a = Parda. Abre otra vez { $seat }.
    .b = Iguales en los dos bandos: baza de nadie, y { $seat } abre de nuevo.
    .c = Ningún bando la gana; la salida sigue con { $seat }.
    .d = Una baza para el perro: parda. Abre { $seat }.
    .e = De nadie. La salida vuelve a { $seat }.
    .f = Baza parda, como algunas tardes. Abre { $seat }.

truc-hand-won =
    .a = { $winners } se llevan la ronda.
    .b = La ronda va para { $winners }.
    .c = Tiza para { $winners }, dice el camarero.
    .d = Hasta aquí la ronda: { $winners }.
    .e = Miradas entre { $winners }. Es de su bando.
    .f = La pizarra gira hacia { $winners }.
