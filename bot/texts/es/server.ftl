### Spanish: settings of a server.

server-title = ## 🏛️ Mesas de este servidor
server-hint = Vale enseguida para las mesas nuevas; las abiertas conservan su ritmo y sus mayordomos.
server-channels = **Dónde:** { $channels }, y en sus hilos
server-channels-all = **Dónde:** en todos los canales
server-threads-on = **Hilos:** cada mesa tiene su propio hilo (necesita *Crear hilos públicos* y *Enviar mensajes en hilos*)
server-threads-off = **Hilos:** las mesas se quedan en el canal
server-paces = **Ritmos:** { $paces }
server-stewards-on = **Mayordomos:** puede sentarlos quien dirige la mesa
server-stewards-off = **Mayordomos:** ninguno
server-starters-everyone = **Puede abrir mesas:** todo el mundo
server-starters-role = **Puede abrir mesas:** { $role } y la administración del servidor
server-starters-role-none = **Puede abrir mesas:** solo la administración del servidor, hasta que se elija un rol
server-starters-managers = **Puede abrir mesas:** solo la administración del servidor
server-narration-full = **El cronista** lo cuenta todo
server-narration-trick = **El cronista** escribe una línea por baza
server-narration-quiet = **El cronista** cuenta solo lo imprescindible
server-turning-points-on = **Puntos de inflexión:** se cuentan tras las rondas de juegos que muestran todas las cartas al final (lo habitual)
server-turning-points-off = **Puntos de inflexión:** no se cuentan nunca
server-turning-points-quiet = **Puntos de inflexión:** no se cuentan, porque el cronista cuenta solo lo imprescindible
server-games = **Juegos:** { $games }
server-games-all = **Juegos:** todos
server-chips-on = **Fichas:** los juegos que las usan se juegan con fichas de mesa, que existen en una sola mesa y no valen nada
server-chips-off = **Fichas:** no hay; los juegos que las necesitan no se juegan
server-words-on = **Palabras entre parejas:** permitidas en los juegos con bandos; nadie más las ve
server-words-off = **Palabras entre parejas:** ninguna
server-call-role = **📣 Llamada:** va a { $role }
server-tournament-role = **🏆 Torneos:** los organizan { $role } y la administración del servidor
server-tournament-managers = **🏆 Torneos:** los organiza solo la administración del servidor
server-call-list = **📣 Llamada:** va a quien la pidió con `/cards notify`

server-season = **Temporadas:** cuando acaba un mes, una línea en { $channel } dice quién ganó
server-season-weekly = **Temporadas:** cuando acaba un mes o una semana, una línea en { $channel } dice quién ganó
server-season-off = **Temporadas:** no se dice nada cuando acaba un mes
server-daily = **Repartos de hoy:** un mensaje al día en { $channel }, que acaba siendo el resultado del día
server-daily-off = **Repartos de hoy:** sin mensaje; se juegan con `/daily`
server-hint-daily-channel = Canal de los repartos de hoy (ninguno: sin mensaje)
server-hint-season-channel = Canal para quien gana el mes (ninguno: sin línea)
server-sign = **📌 Cartel:** en { $channel }
server-sign-none = **📌 Cartel:** ninguno
server-hint-sign = Canal para un cartel con ▶ Jugar (ninguno: sin cartel)
server-zone = **Zona horaria:** { $zone }, para las mesas en que los fines de semana no cuentan
server-hint-language = Idioma de los mensajes públicos
server-hint-zone = Zona horaria del servidor
zone-option = Zona horaria: { $zone }
server-hint-channels = Canales para las mesas (ninguno: todos)
server-hint-paces = Qué ritmos puede elegir quien dirige
server-hint-starters = Quién puede abrir mesas
server-hint-starter-role = Rol que abre mesas
server-hint-narration = Cuánto cuenta el cronista
server-hint-tournament-role = Rol que organiza torneos (ninguno: administración)
server-hint-call-role = Rol al que se avisa (ninguno: quien se apuntó)
server-hint-games = Juegos (ninguno: todos)

server-threads = Hilos
server-stewards = Mayordomos
server-chips = Fichas
server-words = Palabras de parejas
server-weekly = Línea semanal
server-turning-points = Puntos de inflexión

starters-everyone = Puede abrir mesas: todo el mundo
starters-role = Puede abrir mesas: quien tenga un rol
starters-managers = Puede abrir mesas: solo la administración
narration-full = Cronista: todo
narration-trick = Cronista: una línea por baza
narration-quiet = Cronista: solo lo esencial

## Refusals

refused-not-manager = Eso solo puede hacerlo la administración del servidor.
refused-role-of-all = Ese rol lo tiene todo el mundo. Elige otro; no ha cambiado nada.
refused-elsewhere = En este servidor las mesas se abren en { $channels }.
refused-starters-role = En este servidor pueden abrir mesas { $role } y la administración del servidor.
refused-starters-managers = En este servidor solo la administración puede abrir mesas.
refused-pace-not-here = Este servidor no permite ese ritmo, solo { $paces }.
refused-game-not-here = En este servidor no se juega a { $game }. Los juegos son: { $games }.
refused-game-needs-chips = No se puede jugar a { $game } sin fichas, y en este servidor se juega sin ellas.
refused-chips-not-here = En este servidor se juega sin fichas.
refused-stewards-not-here = En este servidor se juega sin mayordomos.

## The sign

sign-title = ## 🎴 Juegos de cartas
sign-about = **▶ Jugar** abre una mesa: elige un juego, y se sientan amistades o mayordomos. **🎓 Aprender** te enseña un juego solo a ti.
sign-tables = **Mesas abiertas**
sign-no-tables = No hay ninguna mesa abierta. ¡Abre una!
sign-entry = **{ $table }** · { $place }
sign-room = Hay gente jugando. Puedes sentarte con el próximo reparto.
sign-full = Hay gente jugando, y todos los asientos están ocupados.
button-sign-play = ▶ Jugar
button-sign-learn = 🎓 Aprender
refused-sign-unsent = No puedo escribir en { $channel }, así que ahí no hay cartel. No ha cambiado nada.

## The introduction

introduction-title = ## 👋 Juegos de cartas para este servidor
introduction-about = { $owner }, todo el mundo puede jugar ya: `/cards start` abre una mesa, `/cards learn` enseña un juego. Quizá quieras elegir los canales, y quién abre mesas. Un cartel con **▶ Jugar** y **🎓 Aprender** ahorra los comandos.
introduction-channels = Canales para las mesas (ninguno: todos)
introduction-starters = Quién puede abrir mesas (lo habitual: todo el mundo)
button-introduction-sign = 📌 Poner aquí un cartel
button-introduction-done = ✓ Listo
introduction-sign-hangs = 📌 El cartel está en { $channel }. `/tahimi-server` lo mueve o lo quita.
introduction-more = La administración del servidor cambia todo esto y más con `/tahimi-server`.
introduction-letter = 👋 Me has invitado a **{ $server }**, pero no puedo escribir en ninguno de sus canales de texto. Dame *Ver canal* y *Enviar mensajes* en alguno; después, /tahimi-server, escrito allí, fija dónde se abren mesas y quién puede hacerlo.

## A table with a thread of its own

signpost = 🎴 { $host } ha abierto una mesa de { $game } en el hilo de abajo. ¡Entra!
signpost-closed = 🎴 { $table }: la mesa del hilo de abajo está cerrada.
thread-roll = 🪑 En esta mesa: { $people }
