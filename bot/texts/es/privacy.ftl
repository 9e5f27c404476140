### Spanish: what is stored of a person (`/privacy`).

privacy-title = ## 🗝️ Qué se guarda de ti
privacy-tables = **Mesas y rondas:** quién está en ellas, sus reglas y plazos; y la semilla, los asientos, las jugadas y el final de cada ronda. Así una partida sobrevive a un reinicio, y cualquiera puede comprobar cada reparto.
privacy-results = **Resultados:** tu lugar y tu título en cada ronda, cuántas cartas pagaste y cobraste de tributo, y con quién. Los muestra tu ficha.
privacy-figures = **Cifras de los resultados:** miseria, reinados, valoración. Las muestran las clasificaciones.
privacy-achievements = **Logros:** lo que has hecho aquí por primera vez, en qué juego y cuándo.
privacy-tournaments = **Torneos:** en cuáles has participado, con qué pareja, las invitaciones a jugar en pareja, tus mesas y lugares en ellos, y lo que hiciste en el arbitraje.
privacy-deals = **Repartos de hoy:** tus intentos con sus jugadas y puntuaciones, dónde los empezaste, para qué servidores cuentan, tus meses y rachas. Son tuyos, no de un servidor. Si los borras, tus resultados quedan en sus grupos sin nombre, y no cambia el porcentaje de nadie. Hasta que se cierra una serie, una marca que nadie puede leer impide un segundo intento.
privacy-reviews = **Repasos:** cuánto valían tus decisiones de una ronda, donde lo has pedido. Cada uno se va con su ronda.
privacy-wishes = **Tus ajustes**, si has cambiado alguno, y el idioma de tu Discord, si no es el de este servidor. Son los mismos en todos los servidores.
privacy-blocks = **Tus bloqueos:** los identificadores de la gente con la que no quieres coincidir en una mesa, en ningún servidor. No se avisa a nadie, y la gente que bloqueas no puede verlos ni borrarlos.
privacy-listeners = **Llamadas a mesas:** tu deseo de saber cuándo se forma aquí una mesa, si lo pediste; y las mesas a las que alguien te ha invitado por tu nombre.
privacy-server = **Los ajustes del servidor:** lo que su administración ha elegido para sus mesas, y dónde está su cartel.
privacy-name = **Tu nombre** tal como se vio por última vez en una mesa, y tu identificador de Discord.
privacy-until = **Hasta cuándo:** si un servidor se borra o quita el bot, todo esto se guarda 30 días, por si se vuelve a invitar. Después se borra todo menos tus ajustes y bloqueos. Un canal o hilo borrado se lleva sus mesas y rondas; los resultados son del servidor y quedan.
privacy-not = No se lee ni se guarda ningún mensaje. Las claves de los clics se conservan en memoria menos de quince minutos.
button-privacy-mine = 📄 Mis datos
button-privacy-delete = 🗑 Borrar mis datos

privacy-file = 📄 Todo lo que se guarda de ti en este servidor, tus ajustes y los repartos de hoy tal como los has jugado en cualquier parte.

privacy-ask-title = ## 🗑 ¿Borrar tus datos?
privacy-ask = Se borran tus resultados, títulos, miseria, valoración, logros, repasos y llamadas en este servidor; y también tus ajustes, tus bloqueos y todo lo que has jugado de los repartos de hoy, en todos los servidores. En las mesas antiguas pasas a ser “Alguien”, y los registros de tributos de otra gente ya no te nombran. En los torneos también pasas a ser “Alguien”.
privacy-stays = Las rondas quedan como se jugaron, con tu identificador de Discord: también las jugó más gente, y puede comprobarlas. Los mensajes del canal también quedan.
privacy-for-good = No hay vuelta atrás.
button-privacy-keep = Conservarlos
button-privacy-sure = 🗑 Borrar para siempre

privacy-done = 🗑 Hecho: tus datos de aquí están borrados. Si vuelves a sentarte, empiezas de cero.
