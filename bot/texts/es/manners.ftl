### Spanish: manners of stewards, by level.

manner-sits-page =
    .a = { $name } ha contado las cartas y espera que cincuenta esté bien.
    .b = Se sienta { $name } y pregunta por qué lado se leen las cartas.
    .c = A { $name } le dijeron que esto es más fácil que llevar bandejas.
    .d = { $name } promete jugar algo, sea lo que sea.
    .e = Por saludar a todo el mundo, a { $name } se le caen dos cartas.

manner-wins-page =
    .a = { $name } ha ganado y quisiera saber cómo.
    .b = Detrás de la silla, { $name } busca a quien ha ganado de verdad.
    .c = Gana { $name } con un método que nadie podrá enseñar.
    .d = { $name } pregunta si ganar es bueno. Lo es.
    .e = Ha ganado { $name }, y los preceptores reescriben sus libros.

manner-last-page =
    .a = { $name } queda en último lugar y da las gracias por la partida.
    .b = En último lugar, { $name } lo ha pasado de maravilla.
    .c = Según { $name }, el último lugar tiene la mejor vista.
    .d = { $name } quería hacer justo eso, más o menos.
    .e = Último lugar para { $name }, que ya baraja para otra ronda.

manner-sits-merchant =
    .a = { $name } cuenta las velas y pregunta quién las paga.
    .b = Por una hora, quizá dos, { $name } ha cerrado la tienda.
    .c = Apretón de manos de { $name } a toda la mesa: por la suerte y por el negocio.
    .d = { $name } guarda la balanza bajo la silla y se sienta.
    .e = Llega { $name } con pastelitos de miel para todo el mundo, a un precio justo.

manner-wins-merchant =
    .a = { $name } gana y lo anota en el libro, con un subrayado.
    .b = Gana { $name } e invita a sidra, en los vasos pequeños.
    .c = Buen día de ventas, dice { $name }, y gracias a la clientela.
    .d = Un segundo lugar con recibo le bastaba a { $name }, pero gana.
    .e = Ha ganado { $name }, y ya le está dando una parte a la cocina.

manner-last-merchant =
    .a = { $name } queda en último lugar y lo apunta como publicidad.
    .b = Último lugar para { $name }. Hay años en que llueve en la feria.
    .c = Desde el último lugar, { $name } admira el buen oficio.
    .d = { $name } acaba en último lugar y no pide reembolso.
    .e = La mercancía de { $name } era buena; el mercado, no. Último lugar.

manner-sits-vizier =
    .a = { $name } se sienta, mira tu silla y luego te mira a ti.
    .b = Tintero, arenilla y silencio: { $name } lo ordena todo.
    .c = Saluda { $name }, y recuerda cada carta del año pasado.
    .d = { $name } ha leído las reglas dos veces y a la mesa una.
    .e = Es solo un juego, dice { $name }, y afila la pluma.

manner-wins-vizier =
    .a = { $name } gana y cierra un cuaderno que nadie había visto.
    .b = Desde la tercera carta lo esperaba { $name }.
    .c = Gana { $name }, y elogia la resistencia de la mesa.
    .d = { $name } se inclina exactamente lo que pide la victoria.
    .e = Ha ganado { $name }, y la vela no ha bajado ni un dedo.

manner-last-vizier =
    .a = { $name } queda en último lugar y pide ver las cuentas.
    .b = El último lugar, para { $name }, es un error de redondeo.
    .c = Último lugar para { $name }; el cuaderno gana una página entera.
    .d = { $name } felicita a la fortuna, que hoy jugó mejor.
    .e = En último lugar, { $name } pide a la vela un recuento.

manner-sits-master =
    .a = { $name } se sienta, y la sala se endereza.
    .b = Ni cojín ni vela, y poco tiempo: así juega { $name }.
    .c = A toda la mesa la saluda { $name } por su nombre, cartas incluidas.
    .d = { $name } cierra los ojos un momento. El juego ha empezado.
    .e = Con las manos quietas como una biblioteca espera { $name }.

manner-wins-master =
    .a = { $name } gana, da las gracias a las cartas y las devuelve en orden.
    .b = Estuvo reñido, dice { $name }, y es una amabilidad.
    .c = Gana { $name }, tan en silencio que se tarda en notarlo.
    .d = { $name } sirve té a la mesa que acaba de perder.
    .e = Ha ganado { $name }, con buenas palabras para cada jugada menos una.

manner-last-master =
    .a = { $name } queda en último lugar, se ríe una vez y va en serio.
    .b = Se levanta { $name } y saluda a la mesa: qué bien jugado.
    .c = Último lugar, hoy, para { $name }. Se contará durante generaciones.
    .d = { $name } pide que le enseñen esa última baza.
    .e = Al último lugar llega { $name }, y le sienta de maravilla.
