### Spanish: Tyzicha. The voice: wedding season in a village, with a matchmaker and her notebook, an accordion and many aunts.

game-tyzicha = Tyzicha
    .about = Puja por la viuda, canta matrimonios, gana bazas: una mano contra dos, hasta 1001.
tyzicha-length =
    .usual = Unas 30 rondas, hora y media.
    .short = Unas ocho rondas, media hora.
tyzicha-option-target = Puntos para ganar
    .about = Gana quien declara y llega antes a esta puntuación. Sus rivales se paran un punto por debajo.
    .told = a { $value }
tyzicha-option-equal-makes = Contrato justo
    .about = Si sacar exactamente el contrato lo cumple o lo rompe.
    .on = Se cumple
    .off = Se rompe
    .told-on = sacar justo el contrato lo cumple
    .told-off = sacar justo el contrato lo rompe
tyzicha-option-opponents-always-score = Puntos de cada rival
    .about = Si cada rival puntúa lo suyo también cuando el contrato se cumple.
    .on = Puntúa siempre
    .off = Solo si el contrato se rompe
    .told-on = cada rival puntúa siempre
    .told-off = cada rival puntúa solo si el contrato se rompe
tyzicha-option-max-bid = Contrato más alto
    .about = La puja o subida más alta. Nadie puede sacar más de 400 en una ronda.
    .told = pujas hasta { $value }
tyzicha-option-max-hands = Máximo de rondas
    .about = Tras estas rondas gana la puntuación más alta.
    .none = Sin última ronda: solo los puntos para ganar acaban la partida
    .told-none = tantas rondas como hagan falta
    .told = { $value ->
        [1] una ronda
       *[other] { $value } rondas como mucho
    }

## Lobby

tyzicha-lobby-title = ## 💍 { $table }
tyzicha-wanted = { $count ->
    [one] falta una persona
   *[other] faltan { $count } personas
}
tyzicha-wanted-stewards = { $count ->
    [one] falta una persona, o un mayordomo
   *[other] faltan { $count } personas, o mayordomos
}
tyzicha-lobby =
    .a = Tres sillas, tres tazas. El samovar está caliente; ¿quién se sienta?
    .b = La casamentera ha abierto su cuaderno y busca nombres.
    .c = Hacen falta tres, ni más ni menos. Toma una silla.
    .d = El acordeón está afinado. Aún falta gente.
tyzicha-lobby-ready =
    .a = Tres en la mesa: ya se puede empezar.
    .b = Las tres tazas están servidas. Se puede empezar.
    .c = La casamentera asiente: son tres. Se puede empezar.

## What is going on, and what is asked

tyzicha-phase-bid = la subasta
    .waited = pujar
tyzicha-phase-forced = alguien tiene que jugar
    .waited = decidir
tyzicha-phase-exchange = la viuda
    .waited = dar cartas
tyzicha-phase-commit = el contrato
    .waited = decidir
tyzicha-phase-lead = las bazas
tyzicha-phase-follow = las bazas
tyzicha-phase-over = fin
tyzicha-ask-bid = ¿Pujas o pasas?
tyzicha-ask-forced = Tienes que jugar: ¿por cuánto?
tyzicha-ask-exchange = ¿Qué carta para cada rival?
tyzicha-ask-commit = ¿Juegas, subes o te rindes?
tyzicha-ask-lead = ¿Con qué carta abres?
tyzicha-ask-follow = ¿Qué carta?
tyzicha-ask-left = ¿Qué carta va a { $name }, a tu izquierda?
tyzicha-ask-right = { $card } va a { $left }. ¿Qué carta va a { $name }, a tu derecha?
tyzicha-ask-raise = ¿Hasta cuánto subes el contrato?
tyzicha-zone-widow = Viuda
tyzicha-zone-trick = En la mesa
tyzicha-zone-last = Última baza
tyzicha-zone-gone = Bazas anteriores
tyzicha-counter-score = puntos
tyzicha-counter-tricks = bazas
tyzicha-counter-contract = contrato
tyzicha-counter-trump = triunfo
tyzicha-counter-bid = puja más alta

## What can be done

tyzicha-do-pass = Pasar
tyzicha-do-bid = Pujar
tyzicha-do-give = Dar
tyzicha-do-stay = ▶ Jugar
tyzicha-do-raise = ▲ Subir a
tyzicha-do-concede = 🏳️ Rendirse
tyzicha-do-play = Poner
tyzicha-do-marriage = 💍 Matrimonio
tyzicha-button-pass = Pasar
tyzicha-button-bid = Pujar { $amount }
tyzicha-button-forced = Jugar por { $amount }
tyzicha-button-stay = ▶ Jugar por { $contract }
tyzicha-button-raise = ▲ Subir…
tyzicha-button-concede = 🏳️ Rendirse: −{ $contract }, rivales +{ $count }
tyzicha-button-marriage = { $sign } Matrimonio { $worth }: abrir con { $card }

## The table

tyzicha-score = lleva **{ $score }**
tyzicha-deals = reparte
tyzicha-declarer = 🎯 juega por { $contract }
tyzicha-passed-short = pasó
tyzicha-bid-short = pujó **{ $amount }**
tyzicha-tricks = { $count ->
    [one] 1 baza
   *[other] { $count } bazas
}
tyzicha-marriage = 💍 { $sign } { $worth }
tyzicha-auction-open = 🔨 **Aún no hay pujas.** Se abre con { $amount }.
tyzicha-auction-high = 🔨 Puja más alta: **{ $amount }** de **{ $name }**
tyzicha-auction-next = la siguiente puja es { $amount }
tyzicha-auction-top = nadie puede subir más
tyzicha-auction-forced = 🔨 Dos han pasado: **{ $name }** debe jugar, por 100 o por 110.
tyzicha-call-bid = { $name } { $amount }
tyzicha-call-pass = { $name } pasó
tyzicha-widow-down = Viuda { $back } { $count }, boca abajo
tyzicha-plays = 🎯 **{ $name }** juega por **{ $contract }**
tyzicha-trump = triunfo: **{ $sign } { $suit }**
tyzicha-no-trump = aún sin triunfo
tyzicha-widow = Viuda { $cards }
tyzicha-gift = { $card } para { $name }
tyzicha-secret = Con 100, la viuda y los regalos quedan boca abajo
tyzicha-last = Última baza: { $cards } → **{ $name }**
tyzicha-table = **En la mesa** { $cards }
tyzicha-table-empty = **En la mesa** nada todavía
tyzicha-aim = A { $target }

## The panel

tyzicha-needs = hacen falta más de { $contract }
tyzicha-needs-equal = hacen falta { $contract }
tyzicha-so-far-own = Llevas **{ $points }** · { $needs }
tyzicha-so-far = { $name } lleva **{ $points }** · { $needs }
tyzicha-so-far-beside = tú **{ $points }**
tyzicha-yours = En tu mano: { $pairs }
tyzicha-about-forced-100 = **100:** la viuda y los regalos quedan boca abajo, y el contrato no se puede subir.
tyzicha-about-forced-110 = **110:** un contrato corriente, con la viuda a la vista. Puedes subirlo.
tyzicha-about-stay = ▶ **Jugar:** saca más de { $contract } y te apuntas { $contract }; si no, pierdes { $contract }.
tyzicha-about-stay-equal = ▶ **Jugar:** saca { $contract } o más y te apuntas { $contract }; si no, pierdes { $contract }.
tyzicha-about-raise = ▲ **Subir:** juegas por más, de diez en diez, hasta { $most }. Si subes, tienes que jugar.
tyzicha-about-locked = Un 100 obligado no se puede subir.
tyzicha-about-concede = 🏳️ **Rendirse:** no se juega ninguna carta. Pierdes { $contract }, y cada rival se apunta { $count }.
tyzicha-must-follow = Debes asistir a { $suit }.
tyzicha-must-follow-head = Debes asistir a { $suit }, y ganar la baza si puedes.
tyzicha-must-trump = No tienes { $led }, así que debes poner un triunfo ({ $suit }).
tyzicha-must-trump-head = No tienes { $led }, así que debes poner un triunfo ({ $suit }) que gane.

## The end of a round

tyzicha-line-made = 🎯 **{ $name }** ha cumplido { $contract } con **{ $total }**.
tyzicha-line-broken = 🎯 **{ $name }** jugaba por { $contract } y ha sacado **{ $total }**: contrato roto.
tyzicha-line-equal = 🎯 **{ $name }** ha sacado { $total } justos. Un contrato pide más: está roto.
tyzicha-line-conceded = 🏳️ **{ $name }** se ha rendido con un contrato de { $contract }. Cada rival se apunta { $count }.
tyzicha-total = sacó { $total }
tyzicha-total-married = sacó { $cards } + { $pairs } = { $total }

## Why can’t I?

tyzicha-why-turn = Le toca a { $name }. Juegas en tu turno.
tyzicha-why-exchange = Tienes diez cartas y te quedas ocho. Puedes dar cualquiera, hasta medio matrimonio.
tyzicha-why-cards = **{ $cards }:** { $reason }
tyzicha-why-all = Puedes poner cualquier carta de tu mano.
tyzicha-why-marriage = **Matrimonio de { $sign }, { $worth }:** { $reason }

## Why a hint is a good one

tyzicha-hint-married = { $count ->
    [one] Tu matrimonio puede traer { $worth } además de las bazas.
   *[other] Tus matrimonios pueden traer { $worth } además de las bazas.
}
tyzicha-hint-single = Sin un matrimonio solo hay { $total } puntos en juego, y se reparten entre tres.
tyzicha-hint-holds = Tus cartas y matrimonios llegan solos a { $have }; el contrato sería { $contract }.
tyzicha-hint-concedes = Rendirse cuesta { $contract } seguros y da { $count } a cada rival.
tyzicha-hint-gives = Conservas todos los ases y matrimonios, y las dos cartas que das cuentan { $points }{ $safe ->
    [yes] { " " }y no completan ningún matrimonio
   *[no] { "" }
}.
tyzicha-hint-shows = Canta un matrimonio que vale { $worth }, y su palo pasa a ser triunfo.
tyzicha-hint-master = Nadie puede tener una carta más alta de su palo.
tyzicha-hint-leads-least = Ninguna carta tuya cuenta menos.
tyzicha-hint-takes-most = Pones en último lugar, así que la baza es tuya, y ninguna carta que puedas poner cuenta más.
tyzicha-hint-adds-most = Esta baza no es para quien declara, y ninguna carta que puedas poner cuenta más.
tyzicha-hint-least = No puede ganar la baza, y ninguna carta que puedas poner cuenta menos.

## Refusals

refused-tyz-forced = Los dos asientos rivales han pasado: debes jugar, por { $least } o por { $most }.
refused-tyz-open-110 = La puja inicial es { $amount }.
refused-tyz-locked = Un 100 obligado no se puede subir.
refused-tyz-step = { $kind ->
    [bid] Puedes pujar { $amount } o pasar.
    [raise] Se sube de diez en diez por encima de { $amount }, hasta { $most }.
   *[top] Nadie puede pujar más de { $amount }: solo puedes pasar.
}
refused-tyz-follow = Debes asistir a { $suit }.
refused-tyz-trump = No tienes { $suit }: debes jugar un triunfo ({ $trump }).
refused-tyz-head = Puedes ganar a { $card }, así que debes: { $cards }.
refused-tyz-not-lead = Solo puedes cantar un matrimonio cuando abres.
refused-tyz-no-marriage = Necesitas en la mano el rey y la reina de { $suit }.
refused-tyz-lead-kq = Abre con el rey o la reina que acabas de mostrar.

## What is told

tyzicha-bid =
    .a = { $seat } puja { $amount }.
    .b = “{ $amount }”, dice { $seat }, y alcanza la mermelada.
    .c = { $amount } de { $seat }. La casamentera toma nota.
    .d = Se alza una mano: { $seat }, { $amount }.
    .e = { $seat } ofrece { $amount } y no mira a nadie.
    .f = Cuchichean las tías: { $seat } ha dicho { $amount }.

tyzicha-passed =
    .a = { $seat } pasa.
    .b = “Yo no”, dice { $seat }, y toma otro pastel.
    .c = { $seat } deja la viuda a otras manos.
    .d = Niega con la cabeza { $seat }.
    .e = Sin puja de { $seat }. El acordeón sigue.
    .f = Fuera de la subasta: { $seat }.

tyzicha-forced =
    .a = Nadie quiere a la viuda, así que debe jugar { $seat }.
    .b = Dos pases. Las tías empujan a { $seat } al centro.
    .c = { $seat } llegó tarde a la puerta, y le toca bailar.
    .d = Alguien debe hacerlo: { $seat }.
    .e = La casamentera señala a { $seat }. No hay tercer pase.
    .f = Mira alrededor { $seat }, y las otras sillas están más lejos.

tyzicha-declared =
    .a = El contrato es de { $seat }, por { $contract }.
    .b = { $seat } juega por { $contract }.
    .c = A la una, a las dos: para { $seat }, por { $contract }.
    .d = Queda en { $contract }, y { $seat } contra el resto.
    .e = Dice el cuaderno: { $seat }, { $contract }.
    .f = { $seat } promete { $contract }. Las tías lo recordarán.

tyzicha-widow-opened =
    .a = La viuda se alza el velo ante { $seat }: { $cards }.
    .b = { $seat } descubre { $cards }.
    .c = { $cards }, dice la viuda, y se muda con { $seat }.
    .d = A la vista de la mesa: { $cards }. Para { $seat }.
    .e = { $seat } recibe a la viuda y su equipaje: { $cards }.
    .f = Se asoman las tías: { $cards } van con { $seat }.

tyzicha-widow-taken =
    .a = { $seat } se lleva a la viuda, con velo y todo.
    .b = La viuda va con { $seat }, y nadie le ve la cara.
    .c = Boca abajo, tres cartas para { $seat }.
    .d = { $seat } hace entrar a la viuda por la puerta de atrás.
    .e = Un coche cerrado se detiene ante { $seat }: la viuda.
    .f = Las tías no ven nada: { $seat } se lleva a la viuda.

tyzicha-given =
    .a = { $seat } le da { $card } a { $whom }.
    .b = Un regalo para { $whom }: { $card }, de { $seat }.
    .c = { $card } cambia de manos, de { $seat } a { $whom }.
    .d = Con un lazo, { $seat } le da { $card } a { $whom }.
    .e = “Para ti”, dice { $seat } a { $whom }: { $card }.
    .f = { $whom } desenvuelve { $card }, cortesía de { $seat }.

tyzicha-stayed =
    .a = { $seat } juega por { $contract }, como prometió.
    .b = En { $contract } se queda { $seat }.
    .c = “{ $contract }”, repite { $seat }, y se endereza.
    .d = La palabra vale: { $seat }, { $contract }.
    .e = Ni más ni menos: { $seat } juega por { $contract }.
    .f = Empieza el baile. { $seat } debe { $contract }.

tyzicha-raised =
    .a = { $seat } sube: **{ $contract }**.
    .b = “Que sean { $contract }”, dice { $seat }. A una tía se le cae la cuchara.
    .c = Hasta { $contract } llega { $seat }.
    .d = { $seat } tacha la cifra y escribe { $contract }.
    .e = El acordeón se calla: { $seat } jugará por { $contract }.
    .f = Se encarga un pastel mayor: { $seat } va por { $contract }.

tyzicha-conceded =
    .a = { $seat } cancela la boda, por { $contract }.
    .b = Ya pueden apagar el horno: { $seat } se rinde y pierde { $contract }.
    .c = “Era un plan precioso”, dice { $seat }, y pierde { $contract }.
    .d = { $seat } devuelve el anillo. Cuesta { $contract }.
    .e = La banda recoge, y { $seat } pierde { $contract }.
    .f = Mejor ahora que luego: { $seat } deja ir { $contract }.

tyzicha-married =
    .a = 💍 { $seat } canta { $cards }: un matrimonio, **{ $worth }**.
    .b = 💍 ¡Campanas! { $cards }, y **{ $worth }** para { $seat }.
    .c = 💍 La casamentera sonríe: { $cards }, **{ $worth }** para { $seat }.
    .d = 💍 { $seat } presenta { $cards } a la concurrencia: **{ $worth }**.
    .e = 💍 ¡Arroz para { $cards }! { $seat } apunta **{ $worth }**.
    .f = 💍 Llora una tía: { $cards }, **{ $worth }** para { $seat }.

tyzicha-laid =
    .a = { $seat } pone { $card }.
    .b = { $card } de { $seat }.
    .c = A la pista, de parte de { $seat }: { $card }.
    .d = En la mesa: { $card }, de { $seat }.
    .e = { $seat } deja { $card } junto al samovar.
    .f = Con una reverencia, { $card }, de { $seat }.
    .g = { $seat } juega { $card }.
    .h = Y { $card }, del lado de { $seat }.
    .i = Otra carta en la bandeja: { $card }, de { $seat }.
    .j = Del brazo de { $seat }: { $card }.
    .k = El samovar zumba, y { $seat } pone { $card }.

tyzicha-trick-taken =
    .a = { $seat } se lleva la baza.
    .b = La baza es de { $seat }.
    .c = Las cartas van a { $seat }, y la salida también.
    .d = { $seat } la recoge.
    .e = Tres cartas a la cesta de { $seat }.
    .f = Ese baile es de { $seat }.
    .g = Para { $seat }, que abre.
    .h = Las tías acercan las cartas a { $seat }.
    .i = Nadie lo mejora: baza para { $seat }.
    .j = Bien bailado, { $seat }, que abre ahora.

tyzicha-made =
    .a = { $seat } saca { $total } y cumple { $contract }.
    .b = Promesa cumplida: { $seat } tiene { $total } para { $contract }.
    .c = La casamentera lo marca: { $seat }, { $contract }, con { $total }.
    .d = { $seat } prometió { $contract } y saca { $total }. ¡Pastel!
    .e = Con { $total }, { $seat } cumple sus { $contract }.
    .f = Hasta las tías aplauden: { $seat }, { $total } para { $contract }.

tyzicha-broken =
    .a = { $seat } saca { $total }, muy poco para { $contract }.
    .b = Se rompen los { $contract }: { $seat } llega a { $total }.
    .c = { $total }, cuenta la casamentera, y cierra { $contract } en la página de { $seat }.
    .d = { $seat } prometió { $contract } y tiene { $total }.
    .e = El pastel se queda en el horno: { $seat }, { $total } de { $contract }.
    .f = Lo sabían las tías: { $total } de { $seat }, y { $contract } de menos.
