### Spanish: achievements.

achievements-title = ## 🏅 Lo que has logrado
achievements-of = ## 🏅 Lo que ha logrado { $name }
achievements-count = { $count } de { $most }. Los demás se presentan cuando llegan.
achievements-none = Nada todavía. Llegan por sí mismos, con lo que pasa en la mesa.
achievement-line = **{ $name }** · { $about } { $game }, { $when }.
achievement-earned = 🏅 **{ $name }.** { $about }
achievements-private = Solo tú ves esto. `/achievements` los muestra todos.

achievement-first-win = La primera
    .about = Has ganado, y eso ya no te lo quita nadie.
achievement-three-games = Tres sombreros
    .about = Has ganado en tres juegos distintos.
achievement-seven-games = Un perchero
    .about = Has ganado en siete juegos distintos.
achievement-crowd = Lleno total
    .about = Has ganado en una mesa de ocho o más.
achievement-upset = Contra pronóstico
    .about = Has ganado con la valoración más baja de la mesa.
achievement-rise = Del sótano al trono
    .about = Último lugar, y en la ronda siguiente el primero.
achievement-fall = Del trono al sótano
    .about = Primer lugar, y en la ronda siguiente el último. La vista era preciosa.
achievement-dynasty = Una pequeña dinastía
    .about = Has llevado la corona tres veces seguidas.
achievement-escape = Luz del día
    .about = Último lugar cinco veces seguidas, y luego ya no.
achievement-long-night = Una noche larga
    .about = Has jugado diez rondas sin corona, y a la décima también viniste.
achievement-abject = Violines
    .about = Tu miseria en una sesión ha pasado de cien.
achievement-champion = El nombre del mes
    .about = Has quedado en primer lugar en todo un mes del calendario.
achievement-cup = La copa
    .about = Has ganado un torneo que se jugó hasta el final.
