### German: finding a table.

tables-title = ## 🔎 Offene Tische
tables-none = Kein offener Tisch, den du sehen kannst. `/cards start` eröffnet einen.
tables-more = { $count ->
    [one] Ein weiterer Tisch ist offen.
   *[other] { $count } weitere Tische sind offen.
}
tables-entry = **{ $table }** · { $place } · [↑ zum Tisch]({ $link })
tables-lobby = In der Lobby: { $seated } von { $wanted } Plätzen besetzt.
tables-room = Runde { $round } { $phase ->
    [between] ist vorbei
   *[on] läuft
}. Du kannst dich beim nächsten Geben setzen.
tables-full = Runde { $round } { $phase ->
    [between] ist vorbei
   *[on] läuft
}. Alle Plätze sind besetzt.
tables-yours = Hier sitzt du.
button-sit-down = 🪑 Hinsetzen · { $table }
tables-joined = Du sitzt am Tisch **{ $table }**: [↑ zum Tisch]({ $link })

blocked = 🚫 Du blockierst { $person }. An Tische unter deiner Leitung kommt diese Person nicht, und ihr werdet gegenseitig nicht an eure Tische gerufen. Ein Turnier kann euch trotzdem an einen Tisch setzen. Niemand erfährt es. Derselbe Befehl hebt es auf.
unblocked = { $person } ist nicht mehr blockiert.
blocks = 🚫 Du blockierst { $people }.
blocks-nobody = Du blockierst niemanden.
refused-nobody-to-block = Blockieren kann man nur andere Menschen.
refused-too-many-blocks = Du blockierst schon { $most } Personen. Heb zuerst eine Blockade auf.

mine-title = ## 🪑 Deine Tische
mine-none = Du sitzt an keinem Tisch. `/cards tables` zeigt, wo Platz ist.
mine-waits = ⏳ Er wartet auf dich. Deine Zeit endet { $when }.
mine-asks = ⏳ Er wartet auf dich.
mine-rests = Gerade gibt es für dich nichts zu tun.
