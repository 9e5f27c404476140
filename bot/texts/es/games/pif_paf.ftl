### Spanish: Pif Paf. The voice: the counter of a coffee house beside a small railway station, with a fan, a radio and a screen door.

game-pif-paf = Pif Paf
    .about = También llamado Cacheta. Apuesta con nueve cartas y combínalas todas antes que nadie.

pif-paf-length =
    .usual = Diez rondas, unos tres cuartos de hora.
    .short = Cinco rondas, unos veinte minutos.

## Options

pif-paf-option-ante = Ante
    .about = Fichas que cada cual pone en el bote de una ronda. Las apuestas suben en los mismos pasos.
    .told = ante { $value }
pif-paf-option-stack = Fichas
    .about = Fichas con que empieza cada cual: al menos diez veces el ante.
    .told = { $value } fichas por persona
pif-paf-option-hands = Rondas
    .about = Cuántas rondas se juegan. Luego gana quien tenga más fichas.
    .none = Hasta que alguien tenga todas las fichas
    .told-none = hasta que alguien tenga todas las fichas
    .told-1 = una ronda
    .told = { $value } rondas
pif-paf-option-max-hands = Como mucho
    .about = El máximo de rondas de una partida que sigue hasta que alguien tenga todas las fichas.
    .told = { $value } rondas como mucho
pif-paf-option-betting = Apuestas
    .about = Si cada ronda empieza con apuestas.
    .on = Primero, apuestas
    .off = Solo el ante
    .told-on = con apuestas
    .told-off = solo el ante
pif-paf-option-return-discard = Devolverla
    .about = Si puedes tirar una carta en el mismo turno en que la tomaste.
    .on = Permitido
    .off = No permitido
    .told-on = la carta tomada se puede devolver al momento
    .told-off = la carta tomada se queda un turno

## Names

pif-paf-phase-bet = las apuestas
    .waited = apostar
pif-paf-phase-draw = el robo
pif-paf-phase-discard = el descarte
    .waited = tirar
pif-paf-phase-over = el bote
pif-paf-ask-bet = ¿Igualas, subes o te retiras?
pif-paf-ask-bet-free = ¿Apuestas o pasas?
pif-paf-ask-bet-top = ¿Igualas o te retiras?
pif-paf-ask-draw = ¿Robas o tomas?
pif-paf-ask-discard = ¿Qué carta tiras?
pif-paf-do-check = Pasar
pif-paf-do-bet = Apostar
pif-paf-do-call = Igualar
pif-paf-do-fold = Retirarse
pif-paf-do-draw = Robar
pif-paf-do-take = Tomar
pif-paf-do-discard = Tirar
pif-paf-do-out = Irse, tirar
pif-paf-counter-chips = fichas
pif-paf-counter-bet = apuesta
pif-paf-counter-pot = bote
pif-paf-zone-stock = Mazo
pif-paf-zone-discards = Descartes
pif-paf-zone-shown = Combinaciones

## Panel

pif-paf-melds = **{ $melds }**
pif-paf-loose = Sueltas: { $cards } — **{ $count }** de { $hand }{ $halves ->
    [0] { "" }
    [one] , con media combinación
   *[other] , con { $halves } medias combinaciones
}
pif-paf-melded = Las { $hand } cartas están en combinaciones.
pif-paf-got-stock = Has robado **{ $card }**.
pif-paf-got-taken = Has tomado **{ $card }**.
pif-paf-about-throw = El número del botón cuenta las cartas que quedarían sueltas; cada ½ es media combinación entre ellas.
pif-paf-offered = Último descarte { $card } — si la tomas, con tu mejor descarte te quedarían sueltas **{ $loose }**.
pif-paf-pile = En los descartes, la más reciente primero: { $cards }
pif-paf-about-out = Tus otras nueve están todas en combinaciones.
pif-paf-price-free = No hay nada que igualar. Puedes apostar hasta **{ $cap }**.
pif-paf-price = Seguir cuesta **{ $owes }** de tus { $chips } fichas. En el bote hay **{ $pot }**.
pif-paf-price-top = Es la apuesta más alta de esta ronda.
pif-paf-price-raise = Puedes subir hasta **{ $cap }**, como mucho.
pif-paf-own-fold = Te retiraste. Tus cartas quedan ocultas.

pif-paf-button-check = Pasar
pif-paf-button-call = Igualar { $owes }
pif-paf-button-fold = Retirarse
pif-paf-button-bet = Apostar { $level }
pif-paf-button-raise = Subir a { $level }
pif-paf-button-draw = Robar
pif-paf-button-take = Tomar { $card }: { $loose }
pif-paf-button-throw = { $card }: { $loose }
pif-paf-button-taken = { $card } recién tomada
pif-paf-button-out = Irse, tirar { $card }

## Table and result

pif-paf-upcard = # { $card }
pif-paf-piles = Último descarte · Mazo { $back } { $stock }
pif-paf-stock = -# Mazo { $back } { $stock } · aún sin descartes
pif-paf-below = Debajo del último descarte: { $cards }
pif-paf-again = El mazo son los descartes de antes, primero el más antiguo.
pif-paf-pot = Bote: **{ $pot }** fichas
pif-paf-waits = { $pot } vienen de una ronda que no ganó nadie
pif-paf-cap = apuestas hasta **{ $cap }**
pif-paf-limited = es el tope de { $names }
pif-paf-no-bets = sin apuestas: a { $names } no { $count ->
    [one] le
   *[other] les
} sobra nada
pif-paf-hand-of = Ronda { $hand } de { $hands }
pif-paf-has-taken = tomó { $cards }
pif-paf-has-drawn = ha robado
pif-paf-has-folded = se ha retirado
pif-paf-has-bet = apuesta { $bet }
pif-paf-has-chips = { $chips } fichas
pif-paf-out = 🏁 fuera
pif-paf-shown = { $number }. **{ $name }** — { $cards }
pif-paf-line-chips = { $before } { $sign } → **{ $after }** fichas
pif-paf-line-folded = se retiró
pif-paf-line-broke = 🏁 sin fichas
pif-paf-line-out = 🏁 ya fuera: { $names }
pif-paf-line-claim = ⚡ **Reclamada:** { $whom } tiró **{ $card }**, la última carta que faltaba.
pif-paf-line-folds = El resto se retiró. No se mostró ninguna carta.
pif-paf-line-ran-out = Se acabaron las cartas antes de que nadie tuviera nueve en combinaciones.
pif-paf-line-stays = El bote de **{ $pot }** queda para quien gane la próxima.
pif-paf-line-shared = El último bote no lo ganó nadie; lo comparte quien seguía en la ronda.

## ❓

pif-paf-why-turn = Le toca a { $name }. Apuestas, robas o tiras en tu turno.
pif-paf-why-folded = Te has retirado. Vuelves en la próxima ronda.
pif-paf-why-check = **Pasar:** hay una apuesta de { $bet }. Iguala { $owes }, sube o retírate.
pif-paf-why-cap = **Apuestas:** { $cap } es la apuesta más alta de esta ronda, en pasos de { $ante }.
pif-paf-why-limited = **Apuestas:** hasta { $cap } en vez de { $limit }: { $names } no { $count ->
    [one] tiene
   *[other] tienen
} más fichas para igualar.
pif-paf-why-take = **Tomar:** aún no hay descartes.
pif-paf-why-out = **Irse:** tires lo que tires, { $loose ->
    [one] queda { $loose } carta suelta
   *[other] quedan { $loose } cartas sueltas
}.
pif-paf-why-taken = **{ $card }:** la tomaste en este turno. Tira otra carta.
pif-paf-why-nothing = Todo lo que puedes hacer está ahora en tu panel.

## Why a hint is a good one

pif-paf-hint-melded = De tus nueve cartas, { $count } ya están en combinaciones.
pif-paf-hint-none-melded = Ninguna de tus cartas está aún en una combinación.
pif-paf-hint-halves = Ningún otro descarte deja menos cartas sueltas, y conserva { $count ->
    [one] media combinación
   *[other] { $count } medias combinaciones
}, lo máximo que puede quedar.
pif-paf-hint-half-made = Quedan sueltas las mismas cartas, pero con ella puedes conservar { $after ->
    [one] media combinación
   *[other] { $after } medias combinaciones
} en vez de { $before ->
    [0] ninguna
    [one] una
   *[other] { $before }
}.
pif-paf-hint-near = { $count ->
    [one] Hay 1 carta que no has visto y que haría
   *[other] Hay { $count } cartas que no has visto y que harían
} una combinación con dos de las tuyas.
pif-paf-hint-price = Seguir cuesta { $owes }, y en el bote hay { $pot }.
pif-paf-hint-dear = De tus nueve cartas, { $count } siguen sueltas, y seguir cuesta { $owes } por un bote de { $pot }.
pif-paf-hint-free = No hay nada que igualar, así que seguir no cuesta nada.

## Refusals

refused-pif-cap = En esta ronda puedes apostar hasta { $cap } (en pasos de { $ante }).
refused-pif-match = Hay una apuesta de { $bet }: iguala { $owes }, sube o retírate.
refused-pif-no-discard = Aún no hay descartes; roba del mazo.
refused-pif-not-out = Sin { $card }, tus nueve cartas no caben todas en combinaciones.
refused-pif-folded = Te has retirado de esta ronda.
refused-pif-return = Tomaste { $card } en este turno; tira otra carta.
refused-stack-below-antes = Las fichas con que empieza cada cual ({ $stack }) tienen que ser al menos diez veces el ante ({ $least }).

## What happened

pif-paf-antes-paid =
    .a = Cada cual pone { $chips }. En el bote hay { $pot }.
    .b = { $chips } por persona, y { $pot } bajo el ventilador.
    .c = Pasa el platillo: { $chips } por cabeza, { $pot } en el bote.
    .d = Tazas a un lado, fichas dentro: { $chips } por persona. Bote: { $pot }.
    .e = Se limpia la barra, se ponen { $chips } por cabeza, y esperan { $pot }.
    .f = El ante es { $chips }, el bote es { $pot }, y el café casi está.

pif-paf-betting-limited =
    .a = El tope de { $seats } es { $cap }, así que { $cap ->
        [0] nadie apuesta en esta ronda
       *[other] nadie apuesta más en esta ronda; si no, el límite sería { $limit }
    }.
    .b = { $cap ->
        [0] Esta vez sin apuestas: no alcanza para { $seats }.
       *[other] Las apuestas acaban en { $cap } y no en { $limit }: hasta ahí alcanza para { $seats }.
    }
    .c = Apuesta que alguien no puede igualar, no vale. Con { $seats }, { $cap ->
        [0] no hay apuestas en esta ronda
       *[other] la más alta es { $cap }, no { $limit }
    }.
    .d = { $cap ->
        [0] No se apuesta: las últimas fichas de { $seats } fueron al ante.
       *[other] Las fichas de { $seats } llegan a { $cap }, y las apuestas también. Habría sido { $limit }.
    }
    .e = De aquí no se echa a nadie a golpe de apuesta: por { $seats }, { $cap ->
        [0] no hay apuestas
       *[other] se para en { $cap }, antes de { $limit }
    }.
    .f = La pizarra de la barra dice { $cap ->
        [0] sin apuestas
       *[other] hasta { $cap } en vez de { $limit }
    }, pensando en { $seats }.

pif-paf-checked =
    .a = { $seat } pasa.
    .b = Un golpecito en la barra: pasa { $seat }.
    .c = De momento, nada de { $seat }.
    .d = { $seat } remueve el café y pasa.
    .e = “Paso”, dice { $seat }, y busca el azúcar.
    .f = Con un gesto, { $seat } pasa.

pif-paf-bet =
    .a = { $seat } apuesta { $level }.
    .b = Abre { $seat } con { $level }.
    .c = { $level } a la barra, de { $seat }.
    .d = La puerta hace pif: { $seat } apuesta { $level }.
    .e = { $seat } desliza { $level } bajo el ventilador.
    .f = “{ $level }”, dice { $seat }, y se paran las cucharillas.
    .g = Una de { $level } para { $seat }, sin leche.

pif-paf-raised =
    .a = { $seat } sube a { $level }.
    .b = Y arriba: { $seat } la pone en { $level }.
    .c = La radio más alta, y la apuesta también: { $seat }, { $level }.
    .d = “{ $level }”, dice { $seat }. El ventilador gira más rápido.
    .e = La puerta hace paf: { $seat } sube a { $level }.
    .f = Una taza más grande para { $seat }: { $level }.

pif-paf-called =
    .a = { $seat } iguala con { $chips }.
    .b = Sigue { $seat }, por { $chips }.
    .c = { $chips } más de { $seat }.
    .d = Lo mismo para { $seat }, por favor: { $chips }.
    .e = { $seat } añade { $chips } y se queda en su silla.
    .f = “Voy”, dice { $seat }: { $chips }.

pif-paf-folded =
    .a = { $seat } se retira.
    .b = Las cartas y la taza, boca abajo: { $seat } se retira.
    .c = “Esta ronda no”, dice { $seat }.
    .d = { $seat } deja las cartas y lee el horario de trenes.
    .e = Nueve cartas boca abajo: { $seat } deja la ronda.
    .f = Hora de mirar los trenes para { $seat }.

pif-paf-betting-closed =
    .a = Apuestas cerradas: { $pot } en el bote. Empieza { $seat }.
    .b = Se juegan { $pot }, y la primera carta es para { $seat }.
    .c = Hasta ahí las apuestas. { $seat } roba primero, por un bote de { $pot }.
    .d = Se aparta el platillo con { $pot }. { $seat } abre el mazo.
    .e = { $pot } bajo el ventilador. { $seat }, por favor.
    .f = Ahora las cartas: empieza { $seat }, y { $pot } esperan a quien gane.

pif-paf-took =
    .a = { $seat } toma { $card }.
    .b = { $card } va a { $seat }.
    .c = De lo alto, { $card }, para { $seat }.
    .d = { $seat } recoge { $card } del platillo.
    .e = Aún no se había enfriado { $card }: la tiene { $seat }.
    .f = { $card } para { $seat }, gracias.
    .g = Se inclina { $seat } y toma { $card }.
    .h = Marche { $card } para { $seat }, para tomar aquí.
    .i = { $seat } pide { $card } y se la sirven.
    .j = En el plato de { $seat }: { $card }.

pif-paf-discarded =
    .a = { $seat } tira { $card }.
    .b = { $card } a los descartes, de { $seat }.
    .c = En la barra, { $seat } deja { $card }.
    .d = { $seat } devuelve { $card } a la cocina.
    .e = Paf: { $card }, de { $seat }.
    .f = “{ $card }, para quien guste”, dice { $seat }.
    .g = Arriba, ahora, { $card }, de { $seat }.
    .h = { $seat } no tiene mesa para { $card }.
    .i = Sobras de { $seat }: { $card }.
    .j = Fuera { $card }, y { $seat } se recuesta.

pif-paf-turned-over =
    .a = El mazo está vacío. Se da la vuelta a los descartes: { $count } cartas, la más antigua primero.
    .b = Vuelven { $count } cartas viejas, en el orden en que se tiraron.
    .c = Nadie baraja: { $count } descartes se dan la vuelta y son el mazo. Ayuda la memoria.
    .d = Se recalientan { $count } cartas y se sirven en el mismo orden.
    .e = Otro tren para { $count } cartas, en el mismo orden de vagones.
    .f = Quien recuerde los descartes conoce el mazo: { $count } cartas, vueltas del revés.

pif-paf-stock-ran-out =
    .a = { $seat } busca el mazo, y está vacío por última vez. Esta ronda no la gana nadie.
    .b = Tres vueltas son bastantes: no queda carta para { $seat }, y la ronda es nula.
    .c = Cocina cerrada. { $seat } no encuentra carta, y no ha ganado nadie.
    .d = El último tren salió vacío. { $seat } se queda en el andén, y nadie gana la ronda.
    .e = { $seat } agita la cafetera, agita el mazo, y no suena nada. Ronda nula.
    .f = Nada que robar para { $seat }, y nada ganado para nadie.

pif-paf-went-out =
    .a = **¡Pif paf!** { $seat } tira { $card } y **se va**.
    .b = Nueve cartas y ningún cabo suelto: { $seat } **se va** y tira { $card }.
    .c = { $seat } deja { $card }, y luego todo lo demás. **¡Se va!**
    .d = La puerta hace pif, luego paf: { $seat } **se va**. Queda { $card }.
    .e = Fuera { $card }, y { $seat } pone toda la mesa. **¡Pif paf!**
    .f = El pedido de { $seat } está completo, y { $card } se devuelve. **¡Se va!**

pif-paf-claimed-out =
    .a = ⚡ **¡Pif paf!** { $whom } tira { $card }, y es de { $seat } antes de que nadie robe. Sale { $thrown }, y la ronda acaba.
    .b = ⚡ { $card } deja la mano de { $whom } y no llega a los descartes. { $seat } la reclama, tira { $thrown } y **se va**.
    .c = ⚡ Faltaba una carta, y la tiró { $whom }: { $card }. { $seat } **se va** y tira { $thrown }.
    .d = ⚡ La puerta dice pif por { $card } de { $whom }, y { $seat } dice **paf**. Se queda { $thrown }.
    .e = ⚡ **¡Reclamada!** Con { $card } de { $whom } lo combina todo { $seat }. Sobra { $thrown }.
    .f = ⚡ { $card }, servida por { $whom }, la recoge { $seat }. De cambio, { $thrown }. **¡Se va!**

pif-paf-pot-taken =
    .a = El bote de { $chips } es para { $seat }.
    .b = { $seat } recoge { $chips } y reparte la próxima.
    .c = Por la barra resbalan { $chips } hasta { $seat }.
    .d = { $seat } se lleva el platillo con { $chips }.
    .e = Un bote de { $chips } para { $seat }, y con él el próximo reparto.
    .f = { $chips } para { $seat }. Por fin está el café.

pif-paf-pot-stays =
    .a = El bote de { $chips } se queda donde está, para quien gane la próxima.
    .b = { $chips } esperan bajo el ventilador a que alguien las gane.
    .c = Nadie toca esas { $chips }. Van con el próximo bote.
    .d = El platillo se queda en la barra con { $chips }.
    .e = Se guardan calientes { $chips } para quien gane la próxima.
    .f = Pierden este tren { $chips } y toman el siguiente.

pif-paf-pot-shared =
    .a = { $seats } seguían en la ronda y comparten { $chips } del bote.
    .b = Se reparten las últimas { $chips }: { $seats }.
    .c = Hora de cerrar. { $chips } van a { $seats }, a partes iguales.
    .d = No las ganó nadie, así que { $chips } se dividen: { $seats }.
    .e = Se vacía el platillo: { $chips } para { $seats }.
    .f = Lo que queda se reparte: { $chips }, para { $seats }.

pif-paf-out-of-chips =
    .a = No alcanza para otro ante: { $seats }, a mirar desde aquí.
    .b = Muy poco para el próximo ante: { $seats }.
    .c = Café sí, cartas no, para { $seats }.
    .d = La próxima ronda se reparte sin { $seats }: el ante es alto.
    .e = Asiento junto a la ventana para { $seats }, con vistas a la mesa.
    .f = Para { $seats } llega el tren. Sin ante no hay cartas.

pif-paf-won =
    .a = La partida ha terminado: { $winners }, con { $chips } fichas.
    .b = Sillas sobre las mesas. Victoria de { $winners } con { $chips } fichas.
    .c = El montón más grande, { $chips } fichas, es de { $winners }.
    .d = Último bote, última taza: victoria de { $winners } con { $chips } fichas.
    .e = La puerta dice pif, luego paf, luego { $winners }: { $chips } fichas.
    .f = Contado dos veces: { $chips } fichas, más que nadie, { $winners }.
