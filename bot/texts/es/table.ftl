### Spanish: what the table says: lobby, public table, panel, round end.

game-tahimi = Tahimi
    .about = El juego de descarte feudal: quien está arriba cobra tributo a quien está abajo.
game-tarothimi = Tarot-himi
    .about = Tahimi con los arcanos mayores: 22 cartas, cada una con su poder.
game-mooseyard = Tahimi de Mooseyard
    .about = El sencillo: 52 cartas, y nadie empieza con título.
game-dahimi = Dahimi
    .about = Cartas iguales y escaleras de un palo; reparte quien pierde.

pace-quick = ritmo: rápido (20 s)
pace-lively = ritmo: ágil (45 s)
pace-reserve = ritmo: reserva de tiempo (15 s, y 2 min más por ronda)
pace-relaxed = ritmo: tranquilo (2 min)
pace-slow = ritmo: lento (12 h)

steward-names = Grimaldo, Odila, Vandelino, Perpetua, Baldrico, Ismenia, Crispín, Radegunda, Osrico, Matilde, Fulberto, Walburga, Otocar

level-page = paje
    .named = Paje { $name }
level-merchant = comerciante
level-vizier = visir
    .named = Visir { $name }
level-master = maestro
    .named = Maestro { $name }

table-stopping = 🔧 Me van a reiniciar { $when }, como muy tarde. Antes de eso no se reparte nada nuevo, y la ronda que esté en marcha sigue después.

nameless = Sin nombre

## Lobby and draw

lobby-title = ## 👑 { $table } — la corte se reúne
lobby-facts = { $seated } de { $wanted } asientos ocupados · dirige { $host }
lobby-players = de { $fewest } a { $most } participantes
lobby-side = { $sign } { $names }
lobby-side-empty = aún nadie
lobby-drawn = 🎲 Las parejas se sortean con el primer reparto.
lobby-crowded = Hay demasiada gente en { $sign }: alguien tiene que cambiar de bando.
lobby-waits-people = { $count ->
    [one] Falta una persona
   *[other] Faltan { $count } personas
}{ $stewards ->
    [yes] . O pulsa *Empezar con mayordomos*.
   *[no] .
}
lobby-waits-host = Solo falta que { $host } pulse *Empezar*.
lobby-waits-full = Empieza cuando se ocupen los { $wanted } asientos.
lobby-preset = 📜 **{ $preset }**
lobby-house = 📜 **{ $preset }**: { $rules }
lobby-house-own = Reglas de la casa
lobby-length-usual = Con las reglas habituales: { $length }
lobby-empty = Aún no hay nadie en la mesa.
lobby-hindered = No se puede empezar con { $seated } en la mesa: { $reason }
deck-cards = { $count } cartas
draw-title = ## 🎲 El sorteo de asientos

## Buttons

button-join = 🪑 Sentarse
button-leave = 🚪 Salir
button-sides = ⇄ Cambiar de bando
button-steward = ⚙️ Añadir mayordomo
button-steward-less = ⚙️ Un mayordomo menos
button-fill-begin = ⚙️ Empezar con mayordomos
button-rules = 📜 Reglas de la casa
button-rematch = 🔁 Revancha
button-lots = 🎲 Sortear parejas
button-agree = 🤝 Que cada cual elija pareja
button-last-time = ↺ Como la última vez
button-begin = 🎲 Empezar
button-hand = 🎴 Mi mano
button-pass = 🏳️ Pasar
button-pass-lead = 🏳️ Ceder la salida
button-join-next = 🪑 Entrar en la próxima
button-join-steward = 🪑 Relevar a un mayordomo
button-join-match = 🪑 Ocupar un asiento
button-ready = ▶ Adelante{ $count ->
    [0] { "" }
   *[other] { " " }{ $ready }/{ $count }
}
button-ready-ahead = ▶ Adelante con el próximo reparto
button-call = ☝️ ¡Una carta!
hint-catch = 👀 Atrapar a alguien…
button-unfold = 🎴 Desplegar
panel-folded = 🎴 Plegado.
button-back = ↩ Volver
panel-confirm-pass = 🏳️ ¿Ceder la salida? Abrirá quien te sigue.
hint-declared = 🃏 Que los comodines valgan…
option-declared = { $count ->
    [one] Un comodín como { $rank }
   *[other] { $count } comodines como { $rank }
}
button-go-out = 🏁 { $cards }
button-with-jokers = 🃏 Con { $jokers ->
    [1] un comodín
   *[other] { $jokers } comodines
}: { $plays }
button-with-named = 🃏 Con { $card }: { $plays }
button-without-jokers = 🃏 Sin comodines: { $plays }
button-wild-as = { $cards } como { $rank }
option-card-as = { $card } como { $rank }
play-shows = { $label } · muestra { $cards }
button-give = Dar las más bajas: { $cards }
button-pay = Dar { $cards }

## The public table

table-title = 👑 { $table } — Ronda { $round } · Baza { $trick }
table-facts = { $count } en la mesa · { $rules }
seat-out = 🏁 { $place }.º
seats-out = 🏁 { $names }
seat-left = 🚪 se ha ido
seat-one-card = ☝️ Una carta
seat-to-play = le toca
seat-owes = debe un regalo
seat-passed = ha pasado
seat-skips = pierde un turno
pile-top = **El montón — { $what }**
pile-as = { " " }como { $rank }
pile-turned = 🔄 **Revolución:** los rangos van al revés, desde el 2, el más bajo, hasta el { $highest }, el más alto.
pile-locked = 🔒 **Cerrojo:** solo pueden seguir { $suits }.
pile-empty = **La mesa está vacía** — { $name } puede abrir con lo que quiera.
pile-empty-skips = **La mesa está vacía** — atraparon a { $name }, que debe pasar.
pile-tax = **Tributos** — las monedas cambian de manos tras una cortina.
at-the-gate = En la puerta: { $names }

chronicle-title = 📖 Ronda { $round } — { $line }
misery = miseria { $index }
series-round = ronda { $round } de { $rounds }
series-points = Tras la ronda { $round } de { $rounds }: { $points }
series-won = 🏆 { $names } { $count ->
    [one] gana
   *[other] ganan
} la serie de { $rounds } rondas
series-counted = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
series-yours = 🏆 **Has ganado la serie de { $rounds } rondas.**
series-place = La serie de { $rounds } rondas ha terminado: te quedas en **{ $place }**.
next-deal = Cartas nuevas { $when }, o cuando toda la mesa haya pulsado *Adelante*.
next-deal-after-restart = Las cartas nuevas se reparten tras el reinicio.
next-match = Una partida nueva empieza { $when }, o cuando toda la mesa haya pulsado *Otra partida*.
next-match-waits = Una partida nueva no empieza hasta que alguien pulse *Otra partida*.
next-deal-waits = El próximo reparto espera hasta que alguien pulse *Adelante*.
begins-by-itself = Las primeras cartas se reparten { $when }.
waits-for-people = La mesa espera hasta que vuelva a haber { $count } asientos ocupados.
closed-title = ## 🕯️ La corte se levanta
table-unreadable = ⏸️ **{ $table }** está en pausa. Sus cartas las repartió otra versión de mí, y solo esa versión puede seguir con ella. Mientras espera no se pierde nada. Quien dirige la mesa o la administración del servidor puede cerrarla con `/cards end`; si no, se cierra { $when }.
closed-unreadable = Las cartas de esta ronda no se pudieron recuperar: la mesa se ha cerrado y la ronda no cuenta. `/cards start` abre una nueva.
closed-unbegun = Esta mesa se cerró antes de repartir ninguna carta.
closed-early = Esta mesa se cerró antes de acabar su ronda.

## The panel

panel-facts = Ronda { $round }
panel-beat = 🎴 Supera { $what }
panel-lead = 🎴 Abres tú
panel-waiting = ⏳ No es tu turno
panel-waiting-for = ⏳ Esperando a { $names }
panel-waiting-tax = 📜 Se están eligiendo los regalos
panel-waiting-gift = 📜 { $names } { $count ->
    [one] debe
   *[other] deben
} un regalo
panel-until = la mesa responde por ti { $when }
panel-until-reserve = la mesa responde por ti { $when }, contando los { $seconds } s de tu reserva
panel-are-out = 🏁 { $names }
panel-have-one-card = ☝️ Una carta: { $names }
panel-table = [↑ la mesa]({ $link })
panel-no-round = Aún no se han repartido cartas.
panel-out = 🏁 **Ya no te quedan cartas: { $place }.** Mira cómo suda el resto.
panel-ready-ahead = ✔ De acuerdo: el próximo reparto no te espera.
panel-left = 🚪 Has dejado esta ronda.
panel-over = 📖 La ronda ha terminado. { $next }
panel-over-match = 📖 { $next }
panel-ready = ✔ Por ti puede empezar la próxima.
panel-ready-match = ✔ Por ti puede haber otra partida. Empieza cuando el resto también quiera, o un poco después.
panel-over-leaving = 🚪 La ronda ha terminado. Te vas con el próximo reparto.
panel-over-leaving-match = 🚪 Te vas con el próximo reparto, y la partida te cuenta como último lugar.
panel-became = Has terminado en **{ $place }**: en la próxima ronda eres **{ $title }** (si no cambian los asientos).
panel-became-pays = Has terminado en **{ $place }**: en la próxima ronda eres **{ $title }** y le pagas a { $name } { $count ->
    [one] una carta
   *[other] { $count } cartas
} (si no cambian los asientos).
panel-became-receives = Has terminado en **{ $place }**: en la próxima ronda eres **{ $title }**; { $name } te paga { $count ->
    [one] una carta, y tú devuelves una
   *[other] { $count } cartas, y tú devuelves otras tantas
} (si no cambian los asientos).
option-fewer = Solo { $what }
hint-fewer = Jugar menos…
hint-more = Más…
hint-suits = Otros palos…
tab-singles = Sueltas { $count }
tab-sets = Juegos { $count }
tab-runs = Escaleras { $count }
hint-give = O elige tú { $count }…
tax-title = 📜 { $name } te ha pagado { $cards }. Devuelve { $count ->
    [1] una carta
    [2] dos cartas
    [3] tres cartas
   *[other] { $count } cartas
}
tax-due = 📜 Debes { $count ->
    [one] una de estas. ¿Cuál?
   *[other] { $count } de estas. ¿Cuáles?
}
tax-surrendered = Le has entregado **{ $cards }** a { $name }. *Es la costumbre.*
tax-got = ✨ A cambio has recibido **{ $cards }**.
tax-received = ✨ Tributo de { $name }: **{ $cards }**.
tax-gift-comes = Llegará un regalo a cambio.
joker = comodín
    .sign = 🃏
    .what = { $count ->
        [one] un comodín
       *[other] { number } comodines
    }

left-table = Has dejado la mesa. Si hay una ronda en marcha, un mayordomo juega tu mano hasta el final.
table-ended = La mesa está cerrada.
answer-unshown = Hecho, pero Discord no me dejó mostrarlo aquí. No hace falta pulsar de nuevo: *Mi mano* muestra cómo va todo. `ref { $reference }`
answer-unshown-look = Discord no me dejó mostrarlo aquí. Inténtalo otra vez, o en otro canal. `ref { $reference }`
answer-comes-for-all = ⏳ Aparece más abajo, a la vista de la mesa.
end-asked = ## ¿Cerrar { $table }?
end-costs = Hay una ronda en marcha. Si cierras la mesa, se corta para todo el mundo y no cuenta; las rondas terminadas quedan.
end-costs-match = Hay una partida en marcha. Si cierras la mesa, se corta para todo el mundo y no cuenta.
end-lobby = No hay nadie más en la mesa, así que se cierra cuando te vayas.
button-end = 🕯️ Cerrar la mesa
button-keep = 🪑 Dejarla abierta
table-kept = La mesa sigue abierta.

permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-create-public-threads = Crear hilos públicos
