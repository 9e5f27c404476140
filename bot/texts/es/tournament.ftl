### Spanish: tournaments: a server's evening.

command-tournament = Torneos de este servidor
command-tournament-create = Convoca un torneo en este canal
command-tournament-list = Los torneos de este servidor, el de ahora y los anteriores
command-tournament-standings = La clasificación del torneo más reciente de aquí
command-tournament-end = Termina el torneo más reciente de aquí antes de su última ronda

tournament-title = ## 🏆 { $game }: un torneo
tournament-rules = { $kind } · { $pairs ->
    [yes] { $seats } por mesa, en parejas
   *[no] { $seats } por mesa
} · { $pace } · mayordomos: { $level }
tournament-signed-up = **{ $count ->
    [one] 1 inscripción:
   *[other] { $count } inscripciones:
}**
tournament-signed-up-pairs = { $count ->
    [one] **{ $count } pareja inscrita:**
   *[other] **{ $count } parejas inscritas:**
}
tournament-seeking = Sin pareja: { $names }
tournament-waits-pairs = Para empezar hacen falta dos parejas.
tournament-nobody = nadie todavía
tournament-more = y { $count } más.
tournament-waits-people = { $count ->
    [one] Falta una persona para empezar.
   *[other] Faltan { $count } personas para empezar.
}
tournament-begins-at = La inscripción acaba { $when }, y entonces empieza el torneo.
tournament-waits-button = El torneo empieza cuando pulse *Empezar* quien lo convocó, u otra persona que organice torneos aquí.
tournament-least = Abierto a quien haya terminado { $least } rondas puntuables en este servidor.
tournament-held = ⏸️ En espera: no puedo escribir en { $place }. En cuanto pueda, el torneo sigue por sí mismo.
tournament-hash = El azar de todos los sorteos ya está fijado: { $hash }…

tournament-form-swiss = Sistema suizo, { $rounds } rondas
tournament-form-knock-out = Eliminatoria
tournament-form-league = Liga, { $rounds } rondas de { $period }
tournament-period = { $days ->
    [1] un día
    [7] una semana
    [14] dos semanas
   *[other] { $days } días
}

tournament-round-title = ## 🏆 { $game }: { $stage ->
    [final] la final
    [knock-out] ronda { $round }
   *[other] ronda { $round } de { $rounds }
}
tournament-closes = La ronda acaba { $when }, como muy tarde.
tournament-laying = Se está poniendo la mesa { $number } de { $count }.
tournament-waits-tables = { $count ->
    [0] La ronda ha terminado. Se está sorteando la siguiente.
    [one] Falta una mesa por terminar.
   *[other] Faltan { $count } mesas por terminar.
}
tournament-late = Aún puedes apuntarte: jugarás desde la próxima ronda.
tournament-table = **{ $number }.** { $names } · { $told }
tournament-table-planned = aún sin poner
tournament-table-gathers = se reúne en { $place }
tournament-table-plays = juega en { $place }
tournament-table-won = 🏁 victoria de { $names }
tournament-table-over = 🏁 terminada, ganó un mayordomo
tournament-table-on = 🏁 { $count ->
    [one] Sigue { $names }.
   *[other] Siguen { $names }.
}
tournament-table-out = { $count ->
    [one] Queda fuera { $names }.
   *[other] Quedan fuera { $names }.
}
tournament-table-broken = interrumpida, sin puntos
tournament-table-struck = anulada, sin puntos: { $reason }
tournament-byes = { $count ->
    [one] { $names } descansa esta ronda y recibe medio punto.
   *[other] { $names } descansan esta ronda y reciben medio punto por persona.
}
tournament-more-tables = … y { $count ->
    [one] una mesa más
   *[other] { $count } mesas más
}. *¿Dónde juego?* encuentra la tuya.

tournament-over-title = ## 🏆 { $game }: el torneo ha terminado
tournament-stopped = { $stage ->
    [knock-out] Acabó en la ronda { $round }.
   *[other] Acabó en la ronda { $round } de { $rounds }.
}
tournament-no-podium = No ha jugado nadie.
tournament-podium = { $sign } **{ $name }** · { tournament-podium-points }

tournament-podium-title = { $game }: el podio
tournament-podium-points = { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}
tournament-podium-alt = { $place }. { $name }, { tournament-podium-points }.
tournament-course-title = ## 📄 { $game }: el desarrollo entero
tournament-course-about = Una página para leer y un archivo con los lugares y puntos de cada mesa, el azar de cada sorteo y lo que hizo el arbitraje. Con él, cualquiera puede comprobar azar, puntos y clasificación.

tournament-standings-title = ## 📊 { $game }: clasificación, { $stage ->
    [final] final
    [knock-out] ronda { $round }
   *[other] ronda { $round } de { $rounds }
}
tournament-no-standings = Aún no se ha jugado nada.
tournament-line = { $name } · { $points } ({ $opponents })
tournament-left = se fue
tournament-out = fuera en la ronda { $round }
tournament-standings-note = { $kind ->
    [knock-out] Quien llega más lejos está más arriba; después, quien quedó mejor en su última mesa. Cada línea lleva los puntos de la persona y, entre paréntesis, los de sus rivales.
   *[other] Cada línea lleva los puntos de la persona. Entre paréntesis van los de sus rivales, que deciden los empates.
}

tournament-own = ### 🏆 [{ $game }: el torneo]({ $link })
tournament-own-out = No participas en él.
tournament-own-signed = Te has apuntado. Empieza { $when }.
tournament-own-waits = Te has apuntado. Falta que el torneo empiece.
tournament-own-fallen = Estás fuera: la ronda { $round } fue la última para ti.
tournament-own-until = Empieza { $when }, como muy tarde. Un mayordomo juega por quien falte.
tournament-own-next = Jugarás desde la ronda { $round }.
tournament-own-table = Ronda { $round }, mesa { $number }. Juegas contra { $names }.
tournament-own-alone = Te has apuntado, y aún te falta pareja. Pulsa *Apuntarse* para pedírselo a alguien.
tournament-own-undrawn = Te has apuntado, pero tu pareja no está, así que no entras en el sorteo.
tournament-own-partner = Juegas en pareja con { $name }.
tournament-own-stewards = mayordomos
tournament-own-state = Tu mesa: { $told }

tournament-check-in-title = ## 🏆 { $game }: ronda { $round }, mesa { $number }
tournament-check-in-waits = Di que estás aquí. Empieza cuando no falte nadie, { $when } como muy tarde. Un mayordomo juega por quien falte.
tournament-check-in-begins = No falta nadie. Empieza { $when }.
tournament-sign = 🏆 Ronda { $round }, mesa { $number }: { $names }
tournament-call = 🔔 { $mentions }: la mesa está puesta. El tiempo se acaba { $when }. Pulsa *Aquí estoy*, o un mayordomo empieza por ti.
tournament-reminder = 🔔 { $mentions }: su mesa de la liga de { $game } todavía no ha terminado.

tournament-help-title = ## ❓ Cómo funciona el torneo
tournament-help-play =
    Las mesas se abren por sí mismas, y se te llama a la tuya una sola vez. Pulsa *Aquí estoy* en un plazo de { $check_in }: un mayordomo juega por quien falte, hasta que llegue. La ronda acaba cuando acaba su última mesa. Entonces se sortea la siguiente. Puedes dejarlo cuando quieras.
tournament-help-swiss = Cada ronda junta a gente con puntos parecidos que aún no ha coincidido. Puedes apuntarte hasta que se haya sorteado la mitad de las rondas.
tournament-help-league = Una ronda dura, como mucho, lo que dura su plazo, y cada mesa juega cuando quiera su gente. Cuando acaba el plazo, los mayordomos terminan lo que quede, y los puntos que hacen cuentan como se dice abajo. Cada ronda junta a gente con puntos parecidos que aún no ha coincidido. Puedes apuntarte hasta que se haya sorteado la mitad de las rondas.
tournament-help-knock-out = De cada mesa sigue la mejor mitad; si el número es impar, la mitad mayor. Los mayordomos no le quitan la plaza a nadie. Quien no vino solo sigue donde no haya bastantes personas más que puedan seguir. La ronda en que todo el mundo cabe en una mesa es la final.
tournament-check-in = { $minutes ->
    [720] 12 horas
    [1440] un día
   *[other] { $minutes } minutos
}
tournament-help-pairs = Te apuntas con tu pareja, y juegas con ella todo el torneo. Tienen que venir las dos personas: si un mayordomo juega por una de ellas, los puntos de la pareja cuentan { $kept }.
tournament-help-points =
    El primer lugar de una mesa recibe 1 punto, el último 0, y los demás algo intermedio. Quienes comparten lugar comparten sus puntos. Los puntos que un mayordomo hizo por ti cuentan { $kept }. Si hay empate a puntos, deciden los de sus rivales, luego los enfrentamientos directos, las diferencias y, por último, el sorteo.
tournament-help-luck = El azar de todos los sorteos se fijó antes de que se apuntara nadie. Este es su SHA-256:
tournament-kept-half = la mitad
tournament-kept-none = como cero

tournament-list-title = ## 🏆 Torneos de este servidor
tournament-none = Ninguno todavía. `/tournament create` convoca uno.
tournament-listed-signup = **{ $game }** · { $when } · [inscripción abierta]({ $link })
tournament-listed-round = **{ $game }** · { $when } · [{ $stage ->
    [knock-out] eliminatoria, ronda { $round }
   *[other] ronda { $round } de { $rounds }
}]({ $link })
tournament-listed-over = **{ $game }** · { $when } · [{ $round ->
    [0] terminó antes de la primera ronda
    [one] terminó tras una ronda
   *[other] terminó tras { $round } rondas
}]({ $link })

tournament-form = Un torneo nuevo
tournament-field-game = Juego
tournament-about-game = Con sus reglas habituales; si las rondas son cortas, se juegan varias
tournament-field-rounds = Formato
tournament-about-rounds = En la eliminatoria sigue la mejor mitad. La liga es lenta: sus rondas duran días
tournament-field-seats = Asientos por mesa
tournament-about-seats = Los mayordomos ocupan los libres. Donde hay bandos, las parejas se sortean
tournament-field-pace = Ritmo
tournament-about-pace = Cuánto puede durar una decisión
tournament-field-begins = Comienzo
tournament-about-begins = Cuándo acaba la inscripción
tournament-seats = { $count } asientos
tournament-seats-pairs = Dos parejas, que se apuntan juntas
tournament-seats-usual = El número habitual del juego
tournament-begins-button = Cuando pulse Empezar
tournament-begins = { $minutes ->
    [1440] Mañana a esta hora
    [60] Dentro de una hora
    [120] Dentro de dos horas
    [240] Dentro de cuatro horas
   *[other] Dentro de { $minutes } minutos
}

button-tournament-join = ✋ Apuntarse
button-tournament-settings = ⚙️ Elegir
button-tournament-accept = 🤝 Jugar en pareja
button-tournament-leave = 🚪 Dejarlo
button-tournament-begin = 🎲 Empezar
button-tournament-where = 📍 ¿Dónde juego?
button-tournament-standings = 📊 Clasificación
button-tournament-help = ❓ Cómo funciona
button-tournament-here = ✋ Aquí estoy
button-tournament-before = ◀ Atrás
button-tournament-after = Siguiente ▶
button-tournament-course = 📄 El desarrollo entero
button-tournament-newer = ◀ Más nuevos
button-tournament-older = Más antiguos ▶
button-tournament-listed = 📊 { $number }. { $game }

tournament-made = 🏆 El torneo está en este canal.
tournament-joined = ✋ Estás dentro. Se te llamará cuando tu mesa esté puesta.
tournament-joined-late = ✋ Estás dentro. Jugarás desde la ronda { $round }.
tournament-partner-question = ### 🤝 ¿Con quién juegas?
    Te has apuntado. Elige a tu pareja: se le pregunta en el canal, y estás dentro cuando acepte.
tournament-partner-hint = Tu pareja
tournament-partner-asked = 🤝 { $mention }: { $name } quiere jugar contigo a { $game }, en el [torneo]({ $link }) de aquí.
tournament-partner-lapsed = 🤝 { $name } ha propuesto aquí a alguien jugar en pareja. La propuesta ha caducado.
tournament-partnered = ✋ Estás dentro, en pareja con { $name }. { $round ->
    [1] Se llamará a la pareja cuando su mesa esté puesta.
   *[other] La pareja jugará desde la ronda { $round }.
}
tournament-settings-title = ## ⚙️ Cómo funciona el torneo
tournament-settings-note = Puedes cambiarlo hasta que empiece.
tournament-hint-preset = Reglas de la casa
tournament-hint-level = Mayordomos
tournament-hint-kept = Puntos que un mayordomo hace por alguien
tournament-hint-fill = Asientos que quedan libres
tournament-fill-stewards = Los mayordomos ocupan los asientos libres
tournament-fill-byes = Nadie los ocupa: descansa una ronda el mínimo de personas
tournament-level = Mayordomos: { $level }
tournament-keep-half = Los puntos que un mayordomo hace por alguien cuentan la mitad
tournament-keep-none = Los puntos que un mayordomo hace por alguien no cuentan
tournament-gone = 🚪 Has dejado el torneo. Lo que has jugado se queda.
tournament-begun = 🎲 Empieza. Se están poniendo las mesas.
tournament-ended = 🏁 El torneo ha terminado.

table-name-tournament = { $game }, ronda { $round }, mesa { $number }

refused-tournament-table = Esta mesa es de un torneo: su gente se decidió por sorteo, y acaba con su resultado. No ha cambiado nada.
refused-tournament-unknown = Aquí no existe ese torneo.
refused-tournament-closed = Ya no puede apuntarse nadie. No ha cambiado nada.
refused-tournament-least = Está abierto a quien haya terminado { $least } rondas puntuables en este servidor; tú llevas { $played }.
refused-tournament-full = Ya hay { $most } personas, y no quedan plazas.
refused-tournament-no-pairs = { $game } no tiene bandos, así que no hay parejas. No se ha convocado nada.
refused-tournament-partner = Esa persona no puede ser tu pareja. No ha cambiado nada.
refused-tournament-bound = Una de las dos personas ya tiene pareja, o está fuera. No ha cambiado nada.
refused-tournament-not-asked = La pregunta es para otra persona.
refused-tournament-not-in = No participas en él. No ha cambiado nada.
refused-tournament-begun = Ya ha empezado.
refused-tournament-over = Ya ha terminado.
refused-tournament-goes-on = Sigue en marcha, y el azar de sus próximos sorteos queda oculto hasta que termine.
refused-tournament-few = Para empezar hacen falta { $fewest } personas.
refused-tournament-host = Eso solo puede hacerlo quien lo convocó, y quien puede organizar torneos aquí. No ha cambiado nada.
refused-tournament-starters = Los torneos los convoca la administración del servidor, o quien tenga el rol que esta nombra en `/tahimi-server`.
refused-tournament-seats = { $game } no se juega entre { $seats }. No se ha convocado nada.
refused-tournament-again = El torneo acaba de avanzar. Pulsa otra vez.
refused-tournament-open = Aquí hay { $most } torneos abiertos. Termina uno primero.
