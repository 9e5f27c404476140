### Spanish: refusals. Nothing has changed when one is read.

## Of the table

refused-not-seated = Aún no estás en esta mesa. Pulsa 🪑 para sentarte.
refused-not-seated-full = No estás en esta mesa, y todas las sillas están ocupadas. Cuando alguien se vaya, pulsa 🪑 para sentarte.
refused-not-welcome = No puedes sentarte en esta mesa. `/cards tables` muestra las demás.
refused-not-seated-there = Esa persona ya no está en la mesa.
refused-stale = Esa elección ya pasó; aquí está la de ahora.
refused-revealed = Ya se ha mostrado todo; tu elección se mantiene.
refused-stale-pile = El montón cambió mientras alargabas la mano; aquí está el nuevo.
refused-already-here = Ya estás en esta mesa.
refused-already-seated = Ya tienes asiento en { $channel }: { $link } — un taburete por persona.
refused-too-many-tables = En la última hora has abierto { $most } mesas. Podrás abrir otra { $when }.
refused-too-many-tables-here = En la última hora este servidor ha abierto { $most } mesas. Podrá abrir otra { $when }.
refused-server-full = Este servidor tiene { $most } mesas abiertas, tantas como puede tener. Cierra una, o espera a que acabe alguna.
refused-already-posted = Ya has publicado eso: { $link }. Podrás publicarlo otra vez { $when }.
refused-too-many-posts = Has publicado { $most } mensajes en un minuto. Podrás publicar otro { $when }.
refused-too-fast = Preguntas más rápido de lo que escribe el escriba. Vuelve a preguntar dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
refused-not-begun = Aún no se han repartido cartas.
refused-already-begun = Las primeras cartas ya se han repartido.
refused-no-game = No conozco ese juego: elige uno de la lista.
refused-preset-of-no-game = Las reglas predefinidas son de un juego: elige también el juego. No se ha abierto ninguna mesa.
refused-no-book = Las reglas de { $game } aún no están escritas aquí.
refused-match-goes-on = La partida está en marcha: puedes ocupar el asiento de un mayordomo, o de quien se vaya, o esperar a la próxima.
refused-not-offered = Eso no se puede hacer ahora.
refused-no-preset = { $game } no tiene esas reglas predefinidas: elige entre las que se ofrecen. No se ha abierto ninguna mesa.
refused-table-full = Todas las sillas están ocupadas.
refused-deal-stays = Un reparto de hoy no se puede cerrar, solo dejar a medias: te espera hasta que se cierre el día.
refused-daily-off = Quien me mantiene ha desactivado los repartos de hoy.
refused-daily-no-set = No existe esa serie.
refused-daily-over = Esa serie ya se cerró: `/daily` tiene las de hoy.
refused-daily-done = Ya has jugado todos los repartos de esta serie.
refused-daily-forgotten = Has borrado tu intento de esta serie. No hay otro hasta que se cierre el día.
refused-daily-sealed = Todavía hay quien puede jugar esta serie: su prueba se publica cuando se cierre su día. Su hash es `{ $hash }`.
refused-daily-not-done = Podrás compartir la serie cuando la termines.
refused-daily-other-version = Esta serie la hizo otra versión de mí, y solo esa versión puede jugarla.
refused-daily-no-practice = Una serie se puede practicar cuando su día está cerrado.
refused-daily-too-old = Esta serie es demasiado antigua para practicarla.
refused-other-version = Esta mesa está en pausa: sus cartas las repartió otra versión de mí, y solo esa versión puede seguir con ella.
refused-table-closed = Esa mesa ya se ha recogido.
refused-no-steward = No hay ningún mayordomo que despedir.
refused-not-host = Eso solo puede hacerlo quien dirige la mesa: { $host }.
refused-host-begins = De momento, eso solo puede hacerlo quien dirige la mesa: { $host }. Cualquiera de la mesa podrá hacerlo { $when }.
refused-no-sides = Aquí no hay bandos que cambiar.
refused-sides-uneven = Hay demasiada gente en un bando: alguien tiene que cambiar primero.
refused-too-few = Hay muy poca gente en la mesa para empezar.
refused-still-seated = Aún tienes un asiento en una mesa de aquí: primero `/cards leave`. El asiento en una ronda es tuyo hasta el próximo reparto, o hasta que se recoja la mesa. No se ha borrado nada.
refused-no-table = Aquí no estás en ninguna mesa. `/cards start` abre una.
refused-needs-server = Para eso hace falta un servidor en el que esté yo; quien lo administre puede [añadirme]({ $link }). { $deals ->
    [off] Aquí puedes usar `/cards learn`, `/cards rules`, `/cards settings` y `/privacy`.
   *[played] Aquí puedes usar `/daily`, `/cards learn`, `/cards rules`, `/cards settings` y `/privacy`.
}
refused-malformed = No conozco esa elección: puede ser de una versión anterior de mí. No ha cambiado nada.
refused-unknown-table = Esa mesa se recogió hace mucho. `/cards start` abre una nueva.
refused-not-tahimi = Los decretos son solo para quien acaba de llegar a Tahimi.
refused-no-decrees = Quien dirige la mesa no ha dejado reglas que decretar.
refused-decree-late = Las cartas ya se han repartido: es tarde para un decreto.
refused-decree-contradicts = Dos de estos tratan de lo mismo: { $about }. Quita uno; no ha cambiado nada.
refused-not-serf = Solo quien es Peón puede repartir antes de tiempo.
refused-tahimi-ponders = Tahimi aún está eligiendo decretos. Las cartas se reparten { $when }.
refused-try-again = Alguien se te adelantó. Pulsa otra vez.
refused-too-late-for-form = He tardado demasiado: pulsa otra vez.
refused-no-such-round = La ronda { $round } no se ha jugado en esta mesa.
refused-round-not-dealt = La ronda { $round } no se ha repartido, pero está fijada por este SHA-256: `{ $hash }`
refused-round-goes-on = La ronda { $round } aún se está jugando: sus cartas y su prueba se publican cuando termine. Está fijada por este SHA-256: `{ $hash }`
refused-round-broken-off = La ronda { $round } se interrumpió, así que sus cartas siguen ocultas. Estaba fijada por este SHA-256: `{ $hash }`
refused-round-sealed = 🔒 La ronda { $round } se repartió con la regla de manos selladas: sus cartas y su prueba quedan ocultas para siempre. Estaba fijada por este SHA-256: `{ $hash }`
refused-rank-gone = Ya no hay ninguna ficha que mostrar.
refused-no-round-name = Una ronda se nombra por su número, como 4, o por mesa y número, como 12.4. No se muestra nada.
refused-round-older = La ronda { $round } se jugó con una versión anterior de las reglas, que este bot ya no conoce. No se puede volver a contar.
refused-round-doubtful = El registro de la ronda { $round } no coincide con su compromiso, así que no se vuelve a contar. `/cards verify` muestra en qué difieren.
refused-review-not-yours = No jugaste la ronda { $round }, así que no hay decisiones tuyas que repasar.
refused-review-goes-on = La ronda { $round } no ha terminado. Tus decisiones se podrán repasar cuando termine.
refused-review-older = La ronda { $round } se jugó con una versión anterior de las reglas, que este bot ya no conoce. No se puede repasar.
refused-review-day-open = Todavía hay quien puede jugar este reparto, así que el repaso llega cuando se cierre su día ({ $when }).
refused-review-not-made = Aún no hay repaso de esta ronda. Pulsa 🔍 *Repaso* debajo de su resultado.
refused-nothing-played = En esta mesa aún no se ha jugado nada. Su crónica empieza con la primera ronda.
refused-nothing-to-verify = En este canal no se ha jugado nada, y no estás en ninguna mesa.
refused-missing-permission = Aquí me faltan permisos: *{ $names }*. Pídeselos a la administración del servidor.
refused-ending = Me están reiniciando, y los visires volverán a pensar dentro de un minuto. No se ha perdido ni ha cambiado nada: pulsa otra vez entonces.
refused-draining = Estoy a punto de reiniciarme, así que no empieza nada nuevo. No se ha perdido nada: vuelve a intentarlo en unos minutos.
refused-disk-full = Mi disco está lleno; quien me aloja tiene que hacer sitio. No se ha perdido nada: pulsa otra vez entonces.
refused-crash = Al escriba se le volcó el tintero; no se ha perdido nada. Pulsa otra vez. `ref { $reference }`
refused-otherwise = Eso no es posible ahora (`{ $code }`).

## Of the rules that all games of the parlour have in common

refused-not-seated-hand = No juegas en esta mesa.
refused-round-over-hand = Esta ronda ha terminado.
refused-not-offered-hand = Esa elección ya pasó; aquí está la de ahora.
refused-not-your-turn-hand = Le toca a { $turn }.
refused-not-in-hand-hand = No tienes { $card }.

## Of the rules: plays and passes

refused-round-over = Esta ronda ha terminado.
refused-out-of-round = Ya no te quedan cartas en esta ronda.
refused-not-your-turn = Ahora no se te pide nada.
refused-one-card-penalty = Te atraparon con una carta y debes pasar en este turno.
refused-no-cards = Elige al menos una carta.
refused-not-in-hand = No tienes esas cartas.
refused-wrong-count = { $count ->
    [one] Elige exactamente una carta.
   *[other] Elige exactamente { $count } cartas.
}
refused-not-a-set = Las cartas tienen que ser de un mismo rango.
refused-bad-declaration = Esas cartas no pueden valer como ese rango.
refused-wrong-size = El montón pide { $size ->
    [one] una sola carta
   *[other] { $size } cartas iguales
}, no { $played }.
refused-not-higher = No basta con { $played } para superar { $under }.
refused-not-higher-run = No basta: todas las cartas de tu escalera deben ser más altas que { FORM($under, "the") }.
refused-not-a-legal-play = Esas cartas no son iguales ni forman escalera: una escalera son { $shortest } o más cartas seguidas de un mismo palo.
refused-wrong-pattern = { $shape ->
    [run] El montón pide una escalera de { $size }.
   *[set] El montón pide { $size ->
        [one] una sola carta.
       *[other] { $size } cartas iguales.
    }
}
refused-locked = El montón tiene cerrojo: solo pueden seguir { $suits }.
refused-must-lead = Nadie más quiere la salida: tienes que jugar algo.
refused-nothing-to-call = No hay nada que anunciar.
refused-nothing-to-catch = No hay a quién atrapar.
refused-arcana-cannot-combine = Un arcano mayor se juega sin otras cartas. Solo El Loco va con ellas.
refused-wheel-cannot-be-played = La Rueda de la Fortuna no se pone nunca en el montón.
refused-hanged-man-one-chance = El Colgado te da una oportunidad por baza, y ya la tuviste.
refused-lovers-no-singles = Los Enamorados no te dejan jugar una carta suelta, salvo la suya.
refused-hermit-no-sets = El Ermitaño solo te deja jugar cartas sueltas.
refused-not-on-first-lead = Esa carta no puede abrir la ronda.
refused-tower-margin = La Torre pide un salto mayor.
refused-arcana-only-led = Con esa carta solo se puede abrir.
refused-death-best-play = La Muerte pide lo mejor que tengas.
refused-mandatory = Debes jugar: algo en tu mano te obliga.
refused-no-pile = En el montón no hay nada que deshacer.
refused-bad-target = Elige a otra persona que aún tenga cartas.
refused-nothing-to-give = Necesitas una segunda carta para dar.
refused-arcana-tax-exempt = Los arcanos mayores no pagan tributo, ni de ida ni de vuelta.
refused-wrong-number = Da exactamente { $count }.
refused-not-due = Elige entre las cartas que se te mostraron; son todas de un mismo rango.
refused-unreadable = Eso no es una jugada de este juego.

## Of the rules: options

refused-unknown-option = No hay ninguna regla de la casa llamada “{ $option }”.
refused-bad-value = “{ $option }” no admite ese valor.
refused-no-such-number = “{ $option }” admite { $numbers }. No ha cambiado nada.
refused-too-many-seated = En la mesa hay { $seated } y con estas reglas caben { $most } como mucho. No ha cambiado nada.
refused-too-many-wanted = Con estas reglas caben { $most } como mucho.
refused-bad-player-count = Estas reglas no sirven para ese número de participantes.
refused-preset-not-for-tarot = Tarot-himi no tiene reglas predefinidas de Tahimi.
refused-jokers-not-for-tarot = Tarot-himi no tiene comodines: El Loco es uno.
refused-deuces-not-for-tarot = En Tarot-himi el dos es bajo y el as es alto.
refused-deck-mode-not-for-tarot = Tarot-himi tiene una sola baraja.
refused-instant-top-not-for-tarot = En Tarot-himi se puede responder a un as; nunca cierra la baza al instante.
refused-unranked-first-round-cannot-be-taxed = Una primera ronda sin títulos no puede tener tributos.
refused-after-dealer-needs-join-order = Una primera ronda sin títulos necesita asientos por orden de llegada.
refused-join-order-needs-after-dealer = Los asientos por orden de llegada necesitan una primera ronda sin títulos.
refused-penalty-needs-manual-announcement = Para castigar hace falta que “Una carta” la anuncie cada cual.
refused-removal-rank-not-in-deck = Ese rango no está en esta baraja.
