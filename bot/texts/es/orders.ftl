### Spanish: standing orders, calls to slow players, and personal settings.

## On the panel

button-pass-ahead = 🏳️ Pasar cuando toque
button-sit-out = 💤 No jugar la baza
button-ordered = ✔ { $order }
button-redraw = 🔄
order-once = -# Pasarás una vez en esta baza. Pulsa otra vez para anularlo.
order-trick = -# Pasarás durante el resto de esta baza. Pulsa otra vez para anularlo.
order-none = -# ¿Vas a pasar de todos modos? Dilo ya: parecerá que no tenías nada que jugar.
order-passing = -# Solo puedes pasar: la mesa lo hace por ti en unos segundos (*pase automático* en tus ajustes).
order-coming = -# Tu pase llega en unos segundos. Anúlalo para elegir de nuevo.
panel-confirm-play = { $what }: ¿seguro?
button-confirm-play = Sí, { $cards }

## Refusals

refused-lead-is-yours = La salida es tuya: un pase programado no puede cederla.
refused-nudge-nobody = La mesa no espera a nadie más.
refused-nudge-early = Dale un momento; se le acaba de preguntar.
refused-no-sign-now = Aún no ha pasado nada a lo que puedas reaccionar.
refused-sign-too-soon = Los gestos, de uno en uno: espera un momento.
refused-nudge-quiet = Ahora no: acaba de recibir un aviso, o no quiere avisos.

## Calls, and the menu behind ⋯

call = 🔔 { $mention }, te toca en { $table }.
call-restarted = 🔔 { $mention }, te toca en { $table }. Me han reiniciado y tu panel de antes ya no se puede actualizar: pulsa *Mi mano*.
button-more = ⋯
button-nudge = 🔔 Avisar
sign-hint = -# ¿Qué dices de la última baza? Un gesto por persona, en la crónica.
sign-given = -# { $sign } ha pasado a la crónica: “{ $line }”
sign-hurrah = 🎉 Viva
sign-gasp = 😱 Ay, no
sign-bravo = 👏 Bien jugado
sign-slow = 🐌 Qué lentitud
button-wishes = ⚙️ Mis ajustes
nudge-done = 🔔 Aviso enviado.

option-pings = Avisos
    .about = Si en el canal se menciona a quien tarda.
    .never = Nunca
    .idle = Cuando alguien tarda mucho
    .told-never = sin avisos
    .told-idle = se avisa a quien tarda

letter = ⏳ **{ $table }** te espera, en { $place }.
letter-stop = Recibes esto porque pediste mensajes directos. En el servidor, /cards settings los quita.

## Personal settings

wishes-title = ## ⚙️ Tus ajustes
    Valen en todas las mesas, y no son asunto de nadie más.
wish = **{ $name }**: { $about }
wish-on = ✔ { $name }
wish-off = ✘ { $name }
wish-auto-pass = Pase automático
    .about = cuando solo puedes pasar, la mesa lo hace al cabo de unos segundos. Sin él, pulsas tú.
wish-pings = Avisos
    .about = se te puede mencionar cuando una mesa lleva un rato esperándote, como mucho cada dos minutos.
wish-confirm = Preguntar dos veces
    .about = confirmas las jugadas de cuatro cartas o más.
wish-four-colours = Cuatro colores
    .about = cada palo de tu mano tiene un color propio. Si no, dos son rojos y dos negros.
wish-large-cards = Cartas grandes
    .about = tu mano se dibuja tan grande como un título.
wish-words = Mensajes de tu pareja
    .about = ves lo que te dice tu pareja, en los juegos con bandos.
wish-letters = Mensajes directos
    .about = cuando te espera una mesa de ritmo lento, recibes un mensaje directo en vez de un aviso.
wish-named-abroad = Nombre en todas partes
    .about = la clasificación de los repartos de hoy entre todos los servidores muestra tu nombre a cualquiera, no solo aquí.
wish-deals-home = Las series cuentan en casa
    .about = una serie de repartos de hoy que empiezas en un mensaje directo cuenta para los servidores en cuyas mesas has jugado.
wish-text-only = Mano en texto
    .about = tu mano se escribe como texto, sin imágenes de cartas.
