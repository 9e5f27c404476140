### Spanish: finding a table.

tables-title = ## 🔎 Mesas abiertas
tables-none = No hay mesas abiertas que puedas ver. `/cards start` abre una.
tables-more = { $count ->
    [one] Hay una mesa abierta más.
   *[other] Hay { $count } mesas abiertas más.
}
tables-entry = **{ $table }** · { $place } · [↑ la mesa]({ $link })
tables-lobby = En la antesala: { $seated } de { $wanted } asientos ocupados.
tables-room = La ronda { $round } { $phase ->
    [between] ha terminado
   *[on] está en marcha
}. Puedes sentarte con el próximo reparto.
tables-full = La ronda { $round } { $phase ->
    [between] ha terminado
   *[on] está en marcha
}. Todos los asientos están ocupados.
tables-yours = Es tu mesa.
button-sit-down = 🪑 Sentarse · { $table }
tables-joined = Tienes asiento en **{ $table }**: [↑ la mesa]({ $link })

blocked = 🚫 Bloqueas a { $person }. No puede sentarse en las mesas que diriges, y no hay llamadas entre sus mesas y las tuyas. Aun así, un torneo puede sentarte en su misma mesa. No se entera nadie. El mismo comando lo deshace.
unblocked = { $person } ya no está en tu lista de bloqueos.
blocks = 🚫 Bloqueas a { $people }.
blocks-nobody = No bloqueas a nadie.
refused-nobody-to-block = Solo se puede bloquear a otras personas.
refused-too-many-blocks = Ya bloqueas a { $most } personas. Deshaz antes alguno de los bloqueos.

mine-title = ## 🪑 Tus mesas
mine-none = No estás en ninguna mesa. `/cards tables` muestra dónde hay sitio.
mine-waits = ⏳ Te espera. Tu tiempo se acaba { $when }.
mine-asks = ⏳ Te espera.
mine-rests = Ahora mismo no tienes que hacer nada.
