### Spanish: today's deals (`/daily`).

command-daily = Los repartos de hoy: las mismas cartas para todo el mundo, a solas con mayordomos, cuando quieras

daily-title = ## 📅 Los repartos de hoy — { $date }
daily-about = Todo el mundo recibe las mismas cartas, el mismo asiento y los mismos mayordomos, y juegas cuando quieras. Se cierra { $closes }.
daily-late = ⏳ Tu serie de ayer se cierra { $closes }. Hasta entonces puedes terminarla:
daily-set-new = **{ $game }** · { $deals } repartos, sin empezar
daily-set-begun = **{ $game }** · jugados { $dealt } de { $deals } repartos { $signs }
daily-set-done = **{ $game }** · superas al { $share } % { $signs }
daily-streak = 🔥 { $days ->
    [one] Un día con una serie terminada
   *[other] { $days } días seguidos con una serie terminada
}
daily-yesterday = 🏆 **{ $game }** ayer
daily-tomorrow = Fijado para mañana: { $sets }
daily-hash = SHA-256 que fijó esta serie el día anterior: `{ $hash }`

button-daily = 📅 Jugar los repartos de hoy
button-daily-play = ▶ { $game }
button-daily-go-on = ▶ { $game }, reparto { $number }
button-daily-seen = 🏁 { $game }
button-daily-look = 🏁 { $game }
button-daily-boards = 🏆 Clasificaciones
button-daily-days = 📈 Mis días
button-daily-help = ❓ Cómo funciona
button-books-tournaments = 🏆 Cómo funcionan los torneos
button-books-daily = 📅 Reglas de los repartos de hoy
button-books-review = 🔍 Repasos
button-daily-later = 📅 Repartos de hoy
button-daily-next = ▶ Otro reparto
button-daily-hand = ▶ Otra ronda
button-daily-result = 🏁 Resultado de la serie
button-daily-practice = 🔁 Jugarla para practicar
button-daily-review = 🔍 Repasar reparto { $number }
button-daily-hand-review = Ronda { $hand }
daily-hands = ## 🔍 { $game } · { $date }
    ¿Qué ronda del reparto { $number } se repasa?
button-daily-practice-next = 🔁 Otro reparto de práctica

daily-home-title = ## 🏠 ¿Dónde debe contar?
daily-home = Empezaste esta serie fuera de un servidor. En la clasificación de todos los servidores cuenta de todos modos. ¿Debe contar también en { $servers ->
    [one] el servidor en cuyas mesas has jugado
   *[other] los { $servers } servidores en cuyas mesas has jugado
}? Ahí la gente verá tu nombre, tu puntuación y tu racha.
daily-home-once = Solo lo pregunto una vez. Vale para las series que empieces desde ahora, y puedes cambiarlo en `/cards settings`.
button-daily-home = 🏠 Que cuente también ahí
button-daily-away = Solo en la de todos los servidores

daily-deal = 📅 { $game }, reparto { $number } de { $deals } · sin reloj, sin consejos
daily-practice-deal = 🔁 { $game }, reparto { $number } de { $deals } · práctica, no cuenta
daily-queue = ⏳ Ahora juega mucha gente, y otras decisiones van antes que la tuya: { $before }. Este panel sigue por sí mismo.
daily-closed = 📅 El día ha terminado, y este reparto quedó a medias. `/daily` tiene los de hoy.
daily-worth = 📅 Superas al **{ $share } %**: { $field ->
    [one] otra persona ha jugado
   *[other] otras { $field } personas han jugado
} este reparto, contando mayordomos.
daily-worth-practice = 🔁 Con este resultado habrías superado al **{ $share } %** de { $field }.
daily-unknown = 📅 Ya no se puede saber cuánto valía este reparto.
daily-you = tú
daily-field = Reparto { $number }: cuántas veces salió cada resultado
daily-final = Definitivo.
daily-provisional = Provisional: aún hay quien juega. Definitivo { $when }.
daily-unranked = No puntúa: me actualizaron mientras esta serie estaba abierta, y sus mayordomos podrían haber jugado de otro modo.

daily-set-title = ## 🏁 { $game } — { $date }
daily-set-none = No has jugado esta serie.
daily-set-deal = { $sign } Reparto { $number }: { $share } %
daily-set-total = **Superas al { $share } % de la competencia**
daily-rank = 🏅 Puesto { $rank } de { $among } en este servidor
daily-line = 📅 Repartos del { $date } · { $game } · **{ $share } %** · { $signs } · { $streak ->
    [0] sin racha
   *[other] racha { $streak }
}

daily-proof-kept = 🔏 El bot lo ha vuelto a calcular: la serie es como se fijó el día anterior.
daily-proof-broken = ⚠️ La serie **no** es como se fijó el día anterior. No te fíes de este juego.
daily-proof-open = El archivo tiene el secreto de la serie, del que salen las semillas de todos sus repartos, y el registro de cada reparto que jugaste. `verify_set.py`, ahí dentro, comprueba las dos cosas y que van juntas, y dice lo que no puede probar. Compara el hash con el que viste.
daily-proof-closed = Algunas cartas de este juego quedan ocultas para siempre, así que no se revela ninguna semilla. El archivo tiene el compromiso de cada reparto y, de los que jugaste, las cartas que se mostraron. `verify_set.py`, ahí dentro, comprueba las dos cosas y que van juntas, y dice lo que no puede probar. Compara el hash con el que viste.

daily-boards-title = ## 🏆 Clasificaciones de los repartos de hoy — cerrado el { $date }
daily-boards-empty = Aquí no hay nadie todavía: un día cuenta cuando se cierra.
daily-boards-note = Las clasificaciones son por diversión: quien ha jugado una serie conoce sus cartas, y nadie vigila las segundas cuentas.
daily-board-day = **{ $game }**, este servidor
daily-board-everywhere = **{ $game }**, todos los servidores
daily-board-month = **El mes**, media de al menos { $sets } series
daily-board-streaks = **Rachas** en marcha
daily-board-line = { $rank }\. { $name } · { $share } %
daily-board-mean = { $rank }\. { $name } · { $share } % en { $sets } series
daily-board-streak = { $rank }\. { $name } · { $days ->
    [one] un día
   *[other] { $days } días
}
daily-somebody = *alguien de otro lugar*

daily-days-title = ## 📈 Tus últimos treinta días
daily-days-none = No has empezado ninguna serie en los últimos treinta días.
daily-day = { $date } · { $game } · { $share } %
daily-day-open = { $date } · { $game } · { $dealt } de { $deals } repartos, abierta
daily-day-unfinished = { $date } · { $game } · { $dealt } de { $deals } repartos, sin terminar

daily-call = Hoy, las mismas cartas para todo el mundo, a solas con mayordomos, cuando quieras: { $games }. Se cierra { $closes }, y entonces el resultado queda aquí.
daily-closing-title = ## 📅 Los repartos de hoy — resultado del { $date }
daily-closing-nobody = Aquí nadie ha terminado una serie.
