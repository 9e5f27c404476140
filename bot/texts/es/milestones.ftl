### Spanish: what the chronicle adds when a round was a milestone.

milestone-reign =
    .a = { $name } lleva la corona por { FORM($times, "time") } consecutiva. Deja marca.
    .b = Por { FORM($times, "time") } seguida, el trono es de { $name }. Ya no lleva la cuenta.
    .c = Falta pared para el retrato de { $name }: reina por { FORM($times, "time") } seguida.
    .d = Sigue { $name }, por { FORM($times, "time") } seguida. Los escribanos lo llaman una era.
    .e = El trono conserva la forma de { $name }, por { FORM($times, "time") } seguida.
    .f = Con un bostezo en público, { $name } se pone la corona por { FORM($times, "time") } seguida.
    .g = { $name } pregunta qué es una escoba. Reina por { FORM($times, "time") } seguida.
    .h = La historia afila las plumas: { $name } reina por { FORM($times, "time") } seguida.

milestone-escape =
    .a = { $name } pasa la escoba a otras manos, por primera vez que se recuerde.
    .b = Sale de la bodega { $name }, y pregunta en qué año estamos.
    .c = El fondo ha perdido a { $name }. Le había tomado cariño.
    .d = Escaleras arriba, entornando los ojos: { $name } deja el sótano.
    .e = Por primera vez, { $name } ve la mesa desde arriba.
    .f = Que se escriba: hoy { $name } se libró de la escoba.
    .g = { $name } encuentra una silla con respaldo. Hay lágrimas.
    .h = Una escoba, con poco uso, queda libre: { $name } ha subido.

milestone-misery =
    .a = La miseria de { $name } pasa de { $power }. Llaman a los violines.
    .b = Ya más de { $power }: los escribanos abren un libro nuevo para { $name }.
    .c = { $name } supera { $power } de miseria y recibe una mantita.
    .d = Una campana dobla por { $name }: miseria por encima de { $power }.
    .e = Hacen cola los poetas ante { $name }. El índice ha pasado de { $power }.
    .f = Más de { $power }, y subiendo: { $name } pide un ábaco más largo.
    .g = Préstenle un pañuelo a { $name }: la miseria supera { $power }.
    .h = ¡Por encima de { $power }! Hasta la lluvia visita a { $name }.
