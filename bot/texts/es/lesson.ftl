### Spanish: lessons, with a coach.

button-lesson = 🎓 Volver a la lección
button-lesson-begin = ▶ Empezar
button-lesson-next = ▶ Siguiente ronda
button-lesson-again = 🔁 Otra ronda
button-lesson-anew = 🎓 Empezar de nuevo
button-lesson-end = 🚪 Acabar la lección
button-learn = 🎓 Aprender jugando
lesson-title = 🎓 { $game } — una lección
lesson-begins = Juegas { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
} con { $others ->
    [one] un mayordomo
   *[other] { $others } mayordomos
}, que es como se llama aquí a la máquina cuando juega. El tutor 🎓 dice de qué trata cada decisión, y qué haría un visir, un mayordomo fuerte. No hay prisa, y nada cuenta.
lesson-goes-on = 🎓 Mira cómo acabó y sigue cuando quieras: a la lección { $left ->
    [one] le queda una ronda
   *[other] le quedan { $left } rondas
}.
lesson-missed = 🎓 Esta ronda terminó antes de que llegara tu turno. Sigue cuando quieras: a la lección { $left ->
    [one] le queda una ronda
   *[other] le quedan { $left } rondas
}.
lesson-over = 🎓 Esa era la lección, y nada de ella cuenta. Ahora ya puedes jugar: `/cards start` abre una mesa, y `/cards tables` muestra dónde hay gente. Todas las reglas están en `/cards rules`.
lesson-closed = 🎓 La lección ha terminado.
lesson-leave-title = 🚪 ¿Acabar la lección?
lesson-leave = Nada de esto cuenta. Puedes empezar otra cuando quieras.

coach-thinks = Un visir está mirando tus cartas…
coach-would = Quien juega bien elegiría **{ $answer }**.
coach-enough = 🎓 Desde aquí la ronda es solo tuya. `/cards hint` aún dice lo que yo haría, y ❓ explica las reglas.

## The climbing family

climbing-coach-lead = Abres tú: pon cualquier número de cartas de un mismo rango{ $passes ->
    [yes] , o cede la salida
   *[no] { "" }
}.
climbing-coach-start = Empiezas tú: pon cualquier número de cartas de un mismo rango, o tres o más seguidas de un palo{ $passes ->
    [yes] , o pasa
   *[no] { "" }
}.
climbing-coach-follow = Para superar { $what }, pon { $shape ->
    [run] { $number } cartas seguidas de un palo, todas más altas
   *[set] { $count ->
        [one] una carta de un rango más alto
       *[other] { $number } cartas de un mismo rango más alto
    }
}{ $passes ->
    [yes] , o pasa
   *[no] { "" }
}.
climbing-coach-arcana = Tus arcanos pueden permitir más; las líneas de arriba dicen cómo.
climbing-coach-beaten = Nada de lo tuyo supera { $what }, así que pasas.
climbing-coach-caught = Te atraparon con una carta, así que debes pasar.
climbing-coach-paid = Los tributos: { $name } está por debajo de ti y ha tenido que pagarte { $cards }. Devuelve otras tantas cartas, las que quieras.
climbing-coach-surrendered = Los tributos: { $name } está por encima de ti, así que tuviste que pagar lo mejor, { $cards }, y recibiste otras a cambio.
climbing-coach-pay = Debes pagar lo mejor que tengas. Estas valen lo mismo, así que eliges entre ellas.

## Rumino

rumino-coach-turn-start = Roba la carta de arriba del mazo, sin verla, o toma { $card }, que está a la vista.{ $ends ->
    [gin] { " " }Todas tus cartas están en combinaciones, así que puedes acabar la ronda con gin.
    [knock] { " " }Tienes { $points ->
        [one] un punto suelto
       *[other] { $points } puntos sueltos
    }, así que también puedes cerrar, y la ronda acaba.
   *[none] { "" }
}
rumino-coach-discard = Tira una carta. El número de cada botón es lo que contaría en tu contra si la ronda acabara entonces.
rumino-coach-rebuy = Has llegado al límite. Pon fichas y reengánchate, o quédate fuera de esta partida.

## Truc

truc-coach-lead = Abres esta baza, con la carta que quieras.
truc-coach-follow = La carta más alta hasta ahora es { $card }, { $whose ->
    [ours] y es de tu bando
    [theirs] y es del otro bando
   *[both] en los dos bandos, así que de momento la baza es parda
}. Pon la carta que quieras.
truc-coach-call = También puedes cantar { $call }, antes de tu carta o con ella.
truc-coach-last = { $card } es tu última carta.
truc-coach-answer = Respondes por tu bando, y sin conocer las cartas de tu pareja.
truc-coach-cut = Si cortas, se reparten tres cartas a cada cual. Si tocas, quien reparte elige entre tres y una.
truc-coach-size = Repartes tú, y han tocado: da tres cartas a cada cual, o una.
truc-coach-eleven = A tu bando le falta un punto para ganar la partida. Juega esta ronda por tres puntos, o déjala por uno.

## Indian Chief

indian-chief-coach-meld = Turno { $turn } de { $turns }: toda la mesa pone una combinación boca abajo. Aún libres en tu hoja: { $free }.
indian-chief-coach-steal = Has puesto un Ladrón, así que puedes llevarte a tu mano una carta de la combinación de alguien.

## Jubilee

jubilee-coach-open = Abres tú, con una pica o un trébol: su valor es el primer total.
jubilee-coach-play = El total es { $total }. Una carta que valga { $up } hace { $above }, un jubileo; la que se pasa de ahí cuesta puntos.
jubilee-coach-play-two = El total es { $total }. Una carta que valga { $up } hace { $above }, un jubileo, y un corazón que valga { $down } hace { $below }. Pasarse de cualquiera de los dos cuesta puntos.
jubilee-coach-last = { $card } es tu última carta.
jubilee-coach-only = { $card } es la única carta que puedes jugar: con cualquier otra el total bajaría de cero.
jubilee-coach-only-black = { $card } es tu única carta de picas o tréboles, y hay que empezar con una de ellas.

## Pif Paf

pif-paf-coach-bet = { $owes ->
    [0] Nadie ha apostado, así que sigues gratis. Si apuestas, el resto tiene que pagar para seguir.
    [one] Seguir cuesta una ficha. En el bote hay { $pot }.
   *[other] Seguir cuesta { $owes } fichas. En el bote hay { $pot }.
}
pif-paf-coach-draw = Roba la carta de arriba del mazo, sin verla, o toma { $card }, la última que se ha tirado.
pif-paf-coach-draws = Aún no se ha tirado nada, así que robas del mazo.
pif-paf-coach-discard = Tira una carta. El número de cada botón dice cuántas cartas quedarían fuera de tus combinaciones. Alguien puede reclamar tu carta.
pif-paf-coach-out = Nueve de tus cartas están en combinaciones: tira la décima y vete.

## Sampen

sampen-coach-choose-upcard = Tu carta ha encontrado a su gemela, así que pones a la vista la siguiente: cualquiera de tu mano.
sampen-coach-open-lead = Nadie tiene la gemela, y el mazo está vacío. Tú tienes más cartas que nadie, así que abres con una.

## One-Eyed Jack

one-eyed-jack-coach-turn = Juega una carta y pon una ficha en una casilla que la muestre. A tu bando { $rows ->
    [one] le falta una línea
   *[other] le faltan { $rows } líneas
} de cinco.
one-eyed-jack-coach-two-eyes = Con { $cards } puedes ocupar cualquier casilla libre.
one-eyed-jack-coach-one-eye = Con { $cards } puedes quitar cualquier ficha del tablero.
one-eyed-jack-coach-dead = Las dos casillas de { $cards } están ocupadas, así que antes puedes cambiarla.

## Tyzicha

tyzicha-coach-bid = { $amount ->
    [0] Nadie puede pujar más alto.
   *[other] La siguiente puja es { $amount }: quien gane la subasta debe sumar más puntos que eso, en bazas y con matrimonios.
}
tyzicha-coach-forced = Tus dos rivales han pasado, así que debes jugar, por 100 o por 110.
tyzicha-coach-exchange = Tienes diez cartas. Da una a cada rival, y quédate ocho para jugar.
tyzicha-coach-commit = Ya has visto todas tus cartas. Juega por lo que pujaste, súbelo, o ríndete y piérdelo sin lucha.
tyzicha-coach-lead = Abres tú, con la carta que quieras.{ $marriages ->
    [some] { " " }Puedes cantar un matrimonio y abrir con una de sus cartas: puntúa al momento, y su palo es triunfo desde ahora.
   *[none] { "" }
}
tyzicha-coach-follow = { $duty ->
    [suit] Tienes { $suit }, el palo de salida, así que debes asistir.
    [trump] No tienes { $led }, así que debes poner un triunfo, { $suit }.
   *[any] No tienes ni el palo de salida ni triunfos, así que puedes poner cualquier carta.
}{ $wins ->
    [yes] { " " }Puedes ganar la baza, así que debes.
   *[no] { "" }
}
tyzicha-coach-only = { $card } es la única carta que puedes poner: debes jugar { $suit }{ $wins ->
    [yes] { " " }y ganar la baza si puedes
   *[no] { "" }
}.
tyzicha-coach-last = { $card } es tu última carta.

## Schwimmen

schwimmen-coach-dealer = Repartes tú. Quédate estas tres, o toma las otras tres sin verlas y deja estas en la mesa.
schwimmen-coach-turn = Cambia una carta o las tres con la mesa, o pasa. Solo suman las cartas de un mismo palo. Si cierras, al resto le queda un turno más.
schwimmen-coach-last = Este es tu último turno: { $name } ha cerrado. Cambia o pasa, y después se muestran todas las manos.

## Tadmur

tadmur-coach-turn = Tu última carta es { $last }: juega una que esté un rango por encima o por debajo. La cadena debe acabar junto a tu destino, { $target }.
tadmur-coach-last = Este es el último hueco: la carta debe ir junto a { $last } y junto a tu destino, { $target }.
tadmur-coach-guess = Antes puedes adivinar el otro destino; un intento fallido cuesta un hueco.{ $count ->
    [0] { " " }Aún no hay nada que lo señale.
   *[other] { "" }
}
tadmur-coach-only = { $card } es la única de tus cartas que encaja.
tadmur-coach-stuck = Ninguna de tus cartas encaja. Si aciertas el otro destino, ganas igual.
