### Spanish: Rumino. Its narrator sorts things for a living: drawers, shelves, other people's cards.

game-rumino = Rumino
    .about = Roba, tira, junta grupos y escaleras. Gana quien suma menos; siete en una ganan al instante.

rumino-length =
    .usual = De seis a ocho rondas, media hora más o menos.
    .short = De tres a cinco rondas, un cuarto de hora más o menos.

## Options

rumino-group-rules-2 = 📜 Fichas y duración
rumino-option-limit = Fuera con
    .about = Quien llega a este total está fuera.
    .told = fuera con { $value }
rumino-option-knock-max = Cerrar con
    .about = El máximo de puntos sueltos con que se puede cerrar.
    .told = se cierra con { $value } o menos
rumino-option-gin-after-draw = Gin tras robar
    .about = Si se puede cantar gin también después de robar.
    .on = Sí: antes de robar o después
    .off = No: solo antes de robar
    .told-on = gin antes o después de robar
    .told-off = gin solo antes de robar
rumino-option-return-discard = Devolverla
    .about = Si puedes tirar una carta en el mismo turno en que la tomaste.
    .on = Permitido
    .off = No permitido
    .told-on = la carta tomada se puede devolver al momento
    .told-off = la carta tomada se queda un turno
rumino-option-gin-streak = Tres gins
    .about = Si hacer gin en las tres primeras rondas gana la partida.
    .on = Gana la partida
    .off = Puntúa como siempre
    .told-on = tres gins de entrada ganan
    .told-off = los gins de entrada no dan premio
rumino-option-stake = Apuesta
    .about = Fichas que pone cada cual en el bote. Con 0 no hay fichas.
    .told-0 = sin fichas
    .told = apuesta { $value }
rumino-option-stack = Fichas
    .about = Fichas con que empieza cada cual, apuesta incluida.
    .told = { $value } fichas por persona
rumino-option-rebuys = Reenganche
    .about = Si quien está fuera puede poner fichas y volver.
    .on = Mientras sigan otras tres personas
    .off = No vuelve nadie
    .told-on = se permite el reenganche
    .told-off = sin reenganche
rumino-option-max-rebuys = Cuántas veces
    .about = Cuántas veces puede volver una misma persona.
    .none = Mientras duren las fichas
    .told-none = reenganche mientras duren las fichas
    .told = máximo de reenganches: { $value }
rumino-option-max-hands = Rondas
    .about = Tras estas rondas gana el total más bajo.
    .told = { $value } rondas como mucho

## Names

rumino-phase-turn-start = el robo
rumino-phase-discard = el descarte
    .waited = tirar
rumino-phase-rebuy = el reenganche
    .waited = decidir el reenganche
rumino-phase-over = el recuento
rumino-ask-turn-start = ¿Robas o tomas?
rumino-ask-discard = ¿Qué carta tiras?
rumino-ask-rebuy = Estás fuera. ¿Te reenganchas?
rumino-do-draw = Robar
rumino-do-take = Tomar
rumino-do-knock = Cerrar
rumino-do-gin = Gin
rumino-do-discard = Tirar
rumino-do-rebuy = Volver
rumino-do-drop = Quedarse fuera
rumino-counter-score = puntos
rumino-counter-chips = fichas
rumino-counter-pool = bote
rumino-zone-stock = Mazo
rumino-zone-discards = Descartes
rumino-zone-shown = Mano

## Panel

rumino-melds = **{ $melds }**
rumino-loose = Sueltas: { $cards } — **{ $points }** { $points ->
    [one] punto
   *[other] puntos
}
rumino-matched = Sueltas: ninguna. Cada carta está en una combinación.
rumino-offered = Carta vista { $card } — si la tomas, con tu mejor descarte te quedarían **{ $points }**.
rumino-offered-rumino = Carta vista { $card } — con ella, tus siete cartas son un rumino.
rumino-pile = En los descartes, la más reciente primero: { $cards }
rumino-got-stock = Has robado **{ $card }**.
rumino-got-taken = Has tomado **{ $card }**.
rumino-about-throw = El número del botón: los puntos que quedarían sueltos.
rumino-about-rebuy = Tu total es { $score }. Por { $chips } de tus { $own } fichas vuelves con { $back }.

rumino-button-draw = Robar
rumino-button-take = Tomar { $card }: { $points }
rumino-button-take-rumino = Tomar { $card }: ¡rumino!
rumino-button-knock = Cerrar ({ $points })
rumino-button-knock-off = Cerrar: { $most } o menos, tienes { $points }
rumino-button-gin = ¡Gin!
rumino-button-gin-throw = Gin, tirar { $card }
rumino-button-throw = { $card }: { $points }
rumino-button-taken = { $card } recién tomada
rumino-button-drop = Quedarse fuera
rumino-button-rebuy = Volver ({ $chips })

## Table and result

rumino-so-many = { $chips ->
    [one] una ficha
   *[other] { $chips } fichas
}
rumino-upcard = # { $card }
rumino-no-upcard = Se han llevado la carta vista · Mazo { $back } { $stock }
rumino-piles = Carta vista · Mazo { $back } { $stock }
rumino-below = Debajo de la carta vista: { $cards }
rumino-pool = Bote: **{ $chips }** fichas
rumino-has-taken = tomó { $cards }
rumino-has-drawn = ha robado
rumino-out = 🏁 fuera
rumino-may-return = **{ $name }** puede volver con { $back } por { rumino-so-many }.
rumino-ended-knock = ✊ **{ $name }** ha cerrado con { $points }.
rumino-ended-gin = ✊ **{ $name }** ha hecho gin.
rumino-ended-rumino = ⚡ **{ $name }** tenía un rumino.
rumino-ended-claim = ⚡ **{ $name }** ha reclamado { $card } de { $whom } para un rumino.
rumino-ended-stock = Se acabaron las cartas, así que se contaron todas las manos tal como estaban.
rumino-line-scored = { $before } { $sign } → **{ $after }**
rumino-line-stands = **{ $after }** como antes
rumino-line-busted = 💥 fuera con { $limit }
rumino-line-back = 🎟️ vuelve con { $after } por { rumino-so-many }
rumino-line-left = sueltas { $cards } = { $points }
rumino-line-all = todo en combinaciones
rumino-line-out = 🏁 ya fuera: { $names }
rumino-line-closed = { $back } cerrada
rumino-line-pool = El bote de { $chips } fichas va a { $names }.

## ❓

rumino-why-turn = Le toca a { $name }. Robas, tiras o cantas en tu turno.
rumino-why-draw = **Robar** del mazo, o tomar la carta vista.
rumino-why-throw = **Tirar** una carta de tu mano, y con eso acaba tu turno.
rumino-why-knock = **Cerrar:** tus cartas sueltas suman { $points }; necesitas { $most } o menos.
rumino-why-knock-late = **Cerrar:** solo puedes cerrar antes de robar.
rumino-why-gin = **Gin:** { $points ->
    [one] hay { $points } punto suelto
   *[other] hay { $points } puntos sueltos
}. El gin pide todas las cartas en combinaciones{ $thrown ->
    [yes] {" "}después de tirar
   *[no] { "" }
}.
rumino-why-gin-late = **Gin:** en esta mesa solo se puede hacer gin antes de robar.
rumino-why-taken = **{ $card }:** la tomaste en este turno. Tira otra carta.
rumino-why-rebuy = **Estás fuera.** { $reason }

## Why a hint is a good one

rumino-hint-left = { $points ->
    [0] Todas tus cartas están en combinaciones.
    [one] Tus cartas sueltas suman un punto.
   *[other] Tus cartas sueltas suman { $points } puntos.
}

## Refusals

refused-rum-knock-late = Solo puedes cerrar antes de robar.
refused-rum-knock-high = Tus cartas sueltas suman { $d }; para cerrar necesitas { $most } o menos.
refused-rum-not-gin = Aún { $d ->
    [one] te queda { $d } punto suelto
   *[other] te quedan { $d } puntos sueltos
}.
refused-rum-return = Tomaste { $card } de los descartes en este turno; tira otra carta.
refused-rum-no-rebuy = { $why ->
    [few] Ahora no puede volver nadie: quedarían menos de tres rivales.
    [chips] No te llegan las fichas: volver cuesta más de las que tienes.
    [limit] Ya has vuelto tantas veces como permite esta mesa.
    [left] Este asiento se dejó para siempre.
    [off] En esta mesa no vuelve nadie.
    [last] Esa era la última ronda: ya no vuelve nadie.
    [in] No hay de dónde volver: tu total está por debajo del límite.
   *[late] Después de esta ronda es tarde para volver.
}
refused-stack-below-stake = Las fichas con que empieza cada cual ({ $stack }) no alcanzan para la apuesta ({ $stake }).

## What happened

rumino-turned-up =
    .a = Se descubre { $card }, y empieza { $seat }.
    .b = La primera carta de la mesa es { $card }. Primer turno para { $seat }.
    .c = Empiezan los descartes con { $card }; después va { $seat }.
    .d = { $card } abre los descartes, { $seat } abre la ronda.
    .e = Siete cartas por mano, y { $card } a la vista. Empieza { $seat }.
    .f = En el estante solo está { $card }. Le toca a { $seat }.

rumino-took =
    .a = { $seat } toma { $card }.
    .b = { $card } encuentra casa con { $seat }.
    .c = Los descartes pierden { $card }; la gana { $seat }.
    .d = De lo alto, { $card }, para { $seat }.
    .e = { $seat } recoge { $card } y la archiva.
    .f = Con dos dedos, { $seat } se lleva { $card }.
    .g = Alguien quería { $card }, después de todo: { $seat }.
    .h = { $seat } tiene un sitio para { $card }.
    .i = A la colección de { $seat }: { $card }.
    .j = Poco duró ahí { $card }; la tiene { $seat }.

rumino-discarded =
    .a = { $seat } tira { $card }.
    .b = { $card } va a los descartes, de { $seat }.
    .c = Fuera del cajón: { $card }, de { $seat }.
    .d = Se despide { $seat } de { $card }.
    .e = “¿Alguien quiere { $card }?”, dice { $seat }.
    .f = Los descartes crecen: { $card }. { $seat } mira a otro lado.
    .g = { $seat } deja { $card } y la endereza.
    .h = Arriba del todo, ahora, { $card }, con saludos de { $seat }.
    .i = { $seat } hace limpieza: { $card }.
    .j = Se regala { $card }, de parte de { $seat }.

rumino-reshuffled =
    .a = El mazo está vacío. Los descartes se dan la vuelta y se barajan: { $count } cartas.
    .b = Cartas viejas, orden nuevo: { $count } vuelven a ser el mazo.
    .c = Menos la de arriba, todas vuelven al mazo: { $count } cartas.
    .d = Alguien baraja { $count } cartas como si nadie las hubiera visto.
    .e = Lo que se tiró vuelve a valer: { $count } cartas dan otra vuelta.
    .f = En esta casa no se pierde nada. { $count } cartas vuelven al cajón.

rumino-stock-ran-out =
    .a = { $seat } busca el mazo, y no hay. Aquí acaba la ronda.
    .b = Ni mazo ni más barajar: { $seat } encuentra el estante vacío, y se cuentan las manos.
    .c = Bastantes vueltas dieron las cartas. { $seat } cierra el cajón: fin de la ronda.
    .d = Nada que robar para { $seat }. Cada cual cuenta lo suyo.
    .e = En el último cajón { $seat } encuentra un lápiz. Se cuenta todo tal como está.
    .f = Tres veces barajado es bastante: { $seat } pide carta, y la ronda se acaba.

rumino-knocked =
    .a = **¡Cierro!** { $seat } para la ronda con { $deadwood } sueltos.
    .b = Dos golpes en la mesa: { $seat } cierra con { $deadwood }.
    .c = Cierra { $seat }. Sueltos: { $deadwood }. Cartas a la mesa, por favor.
    .d = Ese ruido era { $seat }, y esa cuenta es { $deadwood }.
    .e = “Basta”, dice { $seat }, con { $deadwood } sueltos.
    .f = Un escritorio casi en orden: { $seat } cierra con { $deadwood }.

rumino-went-gin =
    .a = **¡Gin!** Cada carta de { $seat } tiene su sitio.
    .b = { $seat } dice **gin**, y no hay nada que añadir.
    .c = Ni una carta de más: **gin** de { $seat }, diez puntos menos.
    .d = Se cierra el armario de { $seat }. Todo en orden: **gin**.
    .e = Siete cartas, siete sitios. { $seat } tiene **gin**.
    .f = El inventario de { $seat } está completo. **¡Gin!**

rumino-rumino-shown =
    .a = **¡Rumino!** { $seat } enseña { $cards }, y la partida ha terminado.
    .b = Siete de una pieza: { $cards }. **Rumino**, y { $seat } lo gana todo.
    .c = { $cards }, sin un hueco. **Rumino** y partida para { $seat }.
    .d = Ya nadie cuenta. { $seat } muestra un **rumino**: { $cards }.
    .e = A { $seat } le falta estante: { $cards }. **¡Rumino!**
    .f = Sueño de coleccionista: { $cards }. { $seat } gana con un **rumino**.

rumino-rumino-claimed =
    .a = **¡Rumino!** { $whom } tira { $card }, y { $seat } le guardaba sitio: { $cards }.
    .b = { $card } de { $whom } es la séptima de { $cards }. **Rumino** de { $seat }.
    .c = De todas las cartas, { $card }; de toda la mesa, { $whom }: { $seat } completa { $cards }. **¡Rumino!**
    .d = { $seat } reclama { $card } de { $whom } y enseña { $cards }. **¡Rumino!**
    .e = { $whom } entrega { $card } a domicilio. { $seat } firma con un **rumino**: { $cards }.
    .f = El hueco tenía la forma de { $card }. Gracias a { $whom }, **rumino** de { $seat }: { $cards }.

rumino-counted =
    .a = El recuento: { $scores }.
    .b = En la pizarra: { $scores }.
    .c = Puntos de esta ronda: { $scores }.
    .d = Sumado todo: { $scores }.
    .e = Dice el libro: { $scores }.
    .f = Contado dos veces: { $scores }.

rumino-busted =
    .a = { $seat } llega a { $score }. Eso pasa del borde.
    .b = Con { $score }, la pizarra de { $seat } está llena.
    .c = { $score } puntos: a { $seat } se le acaba el estante.
    .d = No cabe más en la página de { $seat }: { $score }.
    .e = Demasiadas sobras: { $score } para { $seat }.
    .f = La cuenta de { $seat } se detiene en { $score }.

rumino-bought-back =
    .a = { $seat } pone { rumino-so-many } en el bote y vuelve con { $score }.
    .b = Por la puerta lateral, { $seat }, con { $score }, por { rumino-so-many }.
    .c = Por { rumino-so-many }, { $seat } estrena página. Empieza en { $score }.
    .d = Con { rumino-so-many }, { $seat } dice que aún no. Lleva { $score }.
    .e = La silla seguía caliente: { $seat } vuelve con { $score } por { rumino-so-many }.
    .f = Segundo plato para { $seat }: { rumino-so-many } al bote, { $score } en la pizarra.

rumino-dropped-out =
    .a = { $seat } se queda fuera y mira.
    .b = Hasta aquí llegó { $seat }, y gracias.
    .c = Echa la silla atrás { $seat } y se queda por las vistas.
    .d = Las cartas siguen sin { $seat }.
    .e = { $seat } devuelve el lápiz.
    .f = De ahora en adelante, { $seat } solo da consejos.

rumino-won =
    .a = La partida es para { $winners }{ $chips ->
        [0] { "" }
       *[other] , con el bote de { $chips } fichas
    }.
    .b = Todo está en su sitio, y el primer puesto es de { $winners }.{ $chips ->
        [0] { "" }
       *[other] {" "}Al lado están las { $chips } fichas del bote.
    }
    .c = En la última etiqueta se lee { $winners }.{ $chips ->
        [0] { "" }
       *[other] {" "}Cuelga de un bote de { $chips } fichas.
    }
    .d = Luces apagadas, cajones cerrados: la partida es para { $winners }{ $chips ->
        [0] { "" }
       *[other] , y también las { $chips } fichas del bote
    }.
    .e = Los cajones mejor ordenados de la noche son de { $winners }{ $chips ->
        [0] { "" }
       *[other] , y el bote de { $chips } fichas también cabe
    }.
    .f = Archívese la partida en { $winners }{ $chips ->
        [0] { "" }
       *[other] , junto con { $chips } fichas
    }.
