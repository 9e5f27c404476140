### Spanish: Tadmur. The voice: a caravanserai in an oasis, an evening without electricity, a night porter with a lantern and a camel with opinions.

game-tadmur = Tadmur
    .about = Entre dos: dos cadenas y dos destinos secretos. Completa tu cadena, o adivina antes el otro destino.
tadmur-length =
    .usual = Tres rondas como mucho, gana quien logra dos; unos veinte minutos.

## Options

tadmur-option-spaces = Huecos
    .about = Cuántos huecos hay al principio entre origen y destino.
    .told = { $value } huecos
tadmur-option-stuck = Si no encaja ninguna
    .about = Qué le pasa a quien no puede jugar ninguna carta.
    .lose = Pierde la ronda
    .pass = Pasa
    .told-lose = quien no puede jugar pierde
    .told-pass = quien no puede jugar pasa
tadmur-option-best-of = Rondas
    .about = El máximo de rondas de una partida. La gana quien gane más.
    .told-1 = una ronda
    .told = al mejor de { $value } rondas

## Names

tadmur-phase-turn = dos cadenas
tadmur-phase-over = se muestran los dos destinos
tadmur-ask-turn = ¿Qué carta?
tadmur-ask-stuck = No encaja ninguna carta. ¿Y ahora?
tadmur-do-play = Jugar
tadmur-do-guess = Adivinar
tadmur-do-concede = 🏳️ Ceder la ronda
tadmur-do-pass = Pasar
tadmur-zone-starter = Origen
tadmur-zone-chain = Cadena
tadmur-zone-target = Destino
tadmur-counter-score = rondas ganadas
tadmur-counter-spaces = huecos

## Table and panel

tadmur-won-deals = { $count ->
    [one] 1 ronda ganada
   *[other] { $count } rondas ganadas
}
tadmur-spaces = { $count ->
    [one] queda 1 hueco
   *[other] quedan { $count } huecos
}
tadmur-complete = completa
tadmur-wrong = ❌ probó { $ranks }
tadmur-deal-of = Ronda { $deal } de { $deals } como mucho
tadmur-barred = 🔒 Nadie puede adivinar: a { $name } le queda un hueco.
tadmur-own-target = Tu destino: **{ $card }**
tadmur-their-chain = Cadena de { $name } · { $facts }
tadmur-needs = Después de { $last } necesitas **{ $below }** o **{ $above }**.
tadmur-needs-last = Tu último hueco pide **{ $below }** o **{ $above }** después de { $last }, y la carta debe ir también junto a tu destino, { $target }.
tadmur-guess-costs = 🔮 Antes puedes adivinar el otro destino. Si aciertas, ganas la ronda; si fallas, tu propio destino queda a { $spaces } huecos.
tadmur-guess-often = Quien nunca intenta adivinar gana pocas veces.
tadmur-guessed = 🔮 Ya has probado en este turno. Ahora juega una carta.
tadmur-dead-ends = ⚠️ Después de { $cards } ninguna carta tuya encaja en el último hueco, y perderías la ronda en tu próximo turno.
tadmur-dead-ends-pass = ⚠️ Después de { $cards } ninguna carta tuya encaja en el último hueco, y tu cadena no se completaría nunca.
tadmur-about-stuck = No tienes ninguna carta que encaje. Adivinar gana la ronda; fallar la pierde, y cederla también.
tadmur-about-stuck-pass = No tienes ninguna carta que encaje, ni la tendrás. Adivinar gana la ronda; fallar acaba tu turno.
tadmur-button-completes = 🏁 { $card }
tadmur-button-dead-end = { $card } ⚠️ sin salida
tadmur-guess-hint = 🔮 Adivinar el otro destino…
tadmur-rank-unseen = { $rank } · { $count ->
    [0] ya has visto las cuatro cartas
    [one] 1 sin ver
   *[other] { $count } sin ver
}
tadmur-rank-far = { $rank } · { $count } sin ver · ✗ no en { $spaces ->
    [one] 1 hueco
   *[other] { $spaces } huecos
}
tadmur-rank-wrong = { $rank } · ya lo probaste, y no era

## Result

tadmur-ended-chain = 🏁 **{ $name }** ha completado la cadena.
tadmur-ended-guess = 🔮 **{ $name }** ha adivinado el destino de { $other }.
tadmur-ended-cards = **{ $other }** jugó su última carta antes de completar la cadena: la ronda es de { $name }.
tadmur-ended-stuck = A **{ $other }** no le encajaba ninguna carta: la ronda es de { $name }.
tadmur-ended-drawn = Ninguna de las dos cadenas puede seguir.

## ❓

tadmur-why-turn = Le toca a { $name }. Adivinas y juegas en tu turno.
tadmur-why-cards = **Cartas:** { $needs } El as va junto al rey y junto al dos, y los palos no cuentan.
tadmur-why-way-open = **Tu camino:** tus cartas pueden llenar { $count ->
    [one] el último hueco
   *[other] los { $count } huecos
} y llegar a tu destino.
tadmur-why-way-longer = **Tu camino:** tus cartas no pueden llegar a tu destino en exactamente { $count ->
    [one] 1 hueco
   *[other] { $count } huecos
}, pero sí en uno más. Un intento fallido te da uno más.
tadmur-why-way-closed = **Tu camino:** tus cartas no pueden llegar a tu destino en exactamente { $count ->
    [one] 1 hueco
   *[other] { $count } huecos
}, ni en uno más. Adivina.
tadmur-why-guess = **Adivinar:** { $about }

## Why a hint is a good one

tadmur-hint-completes = Completa tu cadena.
tadmur-hint-only-way = Después de ella tus cartas aún llevan a tu destino; después de { $other } ya no.
tadmur-hint-way = Después de ella tus cartas aún llenan todos los huecos hasta tu destino.
tadmur-hint-longer = Tus cartas llegarían entonces a tu destino en un hueco más, que te da un intento fallido.
tadmur-hint-hides = Delata tu destino menos que { $other }.
tadmur-hint-fits = { $count ->
    [one] Después encajan cartas de un rango.
   *[other] Después encajan cartas de { $count } rangos.
}
tadmur-hint-betrayed = Por su cadena y por las cartas que no has visto, es el rango más probable: { $share } de 100.
tadmur-hint-unseen = { $count ->
    [one] Queda sin ver una carta de ese rango, y ningún otro rango que no hayas probado tiene más.
   *[other] Quedan sin ver { $count } cartas de ese rango, y ningún otro rango que no hayas probado tiene más.
}

## Refusals

refused-tad-not-adjacent = Después de { $last } necesitas { $below } o { $above }.
refused-tad-miss-target = Es tu último hueco: la carta debe tocar también tu destino.
refused-tad-guess-once = Solo puedes probar una vez por turno.
refused-tad-guess-barred = Nadie puede adivinar mientras a alguien le falte una carta para completar su cadena.

## Told

tadmur-chain-begun =
    .a = { $seat } parte de { $card }.
    .b = { $card } es donde empieza { $seat }, farol en mano.
    .c = Un farol, una piedra y { $card }: de ahí sale { $seat }.
    .d = { $seat } se ata la sandalia y deja atrás { $card }.
    .e = Una piedra del camino dice { $card }; en ella se sienta { $seat }.
    .f = El camino de { $seat } empieza en { $card }. Del final, el mapa calla.

tadmur-placed =
    .a = { $seat } juega { $card }.
    .b = { $card } de { $seat }.
    .c = Una piedra más: { $seat } pone { $card }.
    .d = { $seat } avanza hasta { $card }. El camello mira.
    .e = La cadena de { $seat } crece: { $card }.
    .f = { $seat } deja { $card } y se sirve té.
    .g = La siguiente columna es { $card }. Aguanta, y { $seat } asiente.

tadmur-guessed-wrong =
    .a = ❌ { $seat } prueba { $rank }. No es: un hueco más.
    .b = ❌ “¿{ FORM($rank, "cap") }?”, pregunta { $seat }. “No”, dice { $whom }, y el camino se alarga.
    .c = ❌ No era { $rank }. El destino de { $seat } se aleja una columna.
    .d = ❌ Dice { $seat }: { $rank }. { $whom } niega con la cabeza. Un hueco más.
    .e = ❌ { $whom } remueve el té: no es { $rank }. Un hueco más para { $seat }.
    .f = ❌ Un espejismo, { $rank }, extravía a { $seat }.
    .g = ❌ El camello podría habérselo dicho a { $seat }: no es { $rank }.

tadmur-guessed-right =
    .a = 🔮 “{ FORM($rank, "cap") }”, dice { $seat }, y { $whom } gira la carta. Lo es.
    .b = 🔮 { $seat } nombra { $rank }. { $whom } busca otro farol. Es eso.
    .c = 🔮 ¡{ FORM($rank, "cap") }! { $seat } ha leído la arena, y la cara de { $whom }.
    .d = 🔮 Aplaude el portero: { $seat } dice { $rank } a { $whom }, y así es.
    .e = 🔮 { $whom } guardaba bien el secreto. { $seat } dice { $rank } igualmente.
    .f = 🔮 Acierto: { $rank }. { $whom } saluda a { $seat }; el camello no.

tadmur-chain-completed =
    .a = 🏁 { $seat } ha llegado: la cadena está completa.
    .b = 🏁 No queda hueco entre origen y destino. { $seat } puede deshacer el equipaje.
    .c = 🏁 Encaja la última piedra, y { $seat } está ahí.
    .d = 🏁 { $seat } llama a la puerta; el portero tiene que abrir.
    .e = 🏁 La columnata está en pie, de punta a punta. La firma { $seat }.
    .f = 🏁 El viaje de { $seat } termina. El camello pide su paga.

tadmur-ran-out =
    .a = La mano de { $seat } está vacía, y el camino sigue.
    .b = A { $seat } no le quedan cartas, solo arena.
    .c = Se acabaron las piedras de { $seat }, y falta camino por hacer.
    .d = Las alforjas de { $seat } están vacías, a poco de la puerta.
    .e = { $seat } se vacía los bolsillos. El camino es más largo.
    .f = Ni con todas las piedras: a { $seat } no le ha bastado.

tadmur-stuck =
    .a = Ya no encaja ninguna carta de { $seat }.
    .b = El camino de { $seat } acaba en la arena.
    .c = { $seat } está ante un hueco que nada llena.
    .d = La columnata se detiene aquí. { $seat } no tiene piedra para ella.
    .e = Nada encaja: { $seat } da media vuelta, y el camello ya lo sabía.
    .f = A la luz del farol, { $seat } repasa toda la mano y no encuentra nada.

tadmur-conceded =
    .a = { $seat } cede la ronda.
    .b = Mapa plegado: { $seat } cede la ronda.
    .c = “Basta de andar”, dice { $seat }, y cede.
    .d = { $seat } apaga el farol: ronda cedida.
    .e = Se echa el camello de { $seat }. La ronda también.
    .f = Anota el portero: { $seat } ha cedido.

tadmur-turn-passed =
    .a = { $seat } pasa.
    .b = Ninguna carta de { $seat } encaja; el turno cruza.
    .c = En su piedra se queda { $seat } y deja pasar el turno.
    .d = { $seat } espera al borde del camino.
    .e = Nada se mueve en el camino de { $seat }.
    .f = { $seat } toma té en vez de jugar.

tadmur-deal-drawn =
    .a = Ya no se mueve nadie. La ronda queda en empate.
    .b = Dos caminos, los dos en la arena: empate.
    .c = El portero apaga la luz. Esta no la gana nadie.
    .d = Las dos caravanas se han parado. Empate.
    .e = Empate, y para el camello es la mejor ronda hasta ahora.
    .f = Se acabó el té, y la ronda. No ha ganado nadie.

tadmur-target-shown =
    .a = El destino de { $seat } era { $card }.
    .b = Bajo el vaso de { $seat } está { $card }.
    .c = { $card }: ese era el secreto de { $seat }.
    .d = { $seat } gira { $card }.
    .e = La luz cae sobre el destino de { $seat }: { $card }.
    .f = Así que { $seat } iba camino de { $card }.
