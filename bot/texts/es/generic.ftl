### Spanish: screens that every game has without a line of its own.

## Answers

answer-what = ¿Qué va a ser?
answer-card = { $said }: ¿qué carta?
answer-card-of = { $said }: ¿qué carta? ({ $count } en total)
answer-cards = { $said }: { $count } cartas
answer-card-for = { $said }: una carta para { $name }
answer-number = { $said }: ¿cuánto?
answer-suit = { $said }: ¿qué palo?
answer-rank = { $said }: ¿qué rango?
answer-seat = { $said }: ¿a quién?
answer-cell = { $said }: ¿dónde?
answer-range = { $least }–{ $most }
answer-some = Elige { $count } cartas…
answer-choose = Elige…
answer-page = Elige… (página { $page } de { $pages })
button-done = ✔ Listo
button-as-text = 🔡 Como texto
button-none = Ninguna
rider-on = ☑ { $name }
rider-off = ☐ { $name }
with-rider = { $said } + { $name }

verb-more = { $name }…

answer-to = { $said } a { $name }
answer-about = { $said }: { $name }
answer-swap = { $gives } por { $takes }

verb-asks = { $name }: { $kind ->
    [card] { $count ->
        [one] una carta
       *[other] { $amount } cartas
    }
    [number] un número
    [suit] un palo
    [rank] un rango
    [seat] una persona
   *[cell] un lugar
}
value-on = sí
value-off = no
value-none = nada

## Lobby

generic-lobby-title = ## 🎴 { $table }

generic-lobby =
    .a = Hay asientos libres: ven y siéntate.
    .b = Las cartas ya están. ¿Quién juega?
    .c = Una mesa, sillas y sitio para ti.
    .d = Toma asiento; las reglas están a un clic.

generic-lobby-ready =
    .a = Hay gente suficiente: ya se puede empezar.
    .b = La mesa está puesta. Aún cabe alguien más.
    .c = Todo preparado; falta la señal de empezar.
    .d = Ha venido bastante gente para empezar.

## Which game

games-title-open = 🎴 ¿A qué jugamos?
games-title-learn = 🎓 ¿Qué juego quieres aprender?
games-hint-open = Abrir una mesa de…
games-hint-learn = Aprender…
games-line = **{ $game }** ({ $count })
generic-how = 📖 `/cards rules`

## Panel

generic-facts = Ronda { $round } · { $phase }
generic-asked = 🎴 Te toca: { $what }
generic-asked-question = 🎴 { $what }
generic-given = ✔ Tu respuesta: **{ $answer }**
generic-change = Puedes cambiar de idea hasta que responda toda la mesa.
generic-others = ⏳ El resto está pensando
generic-out = 🏁 **Has terminado esta ronda.** Mira cómo suda el resto.
generic-out-match = 🏁 **Estás fuera de esta partida.** En la próxima vuelve a haber un asiento para ti.
generic-yours = Tú: { $scores }
generic-zone = **{ $zone }** { $cards }
generic-zone-count = **{ $zone }** { $back } { $count }
generic-zone-of = **{ $zone }** de { $name }: { $cards }
generic-empty = nada
generic-no-book = ## 📖 { $game }
    Nadie ha escrito todavía las reglas. Los botones solo ofrecen lo que está permitido, así que se aprende sobre la marcha.

## Table

table-name = { $game } de { $host }
generic-title = 🎴 { $table } — Ronda { $round } · { $phase }
generic-side = bando { $side }
generic-side-counts = **Bando { $side }** — { $counts }
generic-answered = ✔ ha respondido
generic-done = 🏁 ha terminado
generic-standard = reglas estándar

generic-did = { $name } { $what }.
generic-happened = { $what }: { $details }.
generic-happened-bare = { $what }.

past =
    .begun = empezó
    .bought = compró
    .broken = rompió
    .chosen = eligió
    .drawn = robó
    .drew = robó
    .gave = dio
    .given = dio
    .gone = se fue
    .hidden = escondió
    .laid = puso
    .lost = perdió
    .paid = pagó
    .put = puso
    .ran = corrió
    .showed = mostró
    .shown = mostró
    .stole = robó
    .stolen = robó
    .taken = tomó
    .threw = tiró
    .thrown = tiró
    .took = tomó
    .went = fue
    .won = ganó

## Result

generic-closed-title = ## 🕯️ La mesa está cerrada

generic-ends-after = acaba, como muy tarde, tras la ronda { $round }
generic-round-over = 📖 { $table } — La ronda { $round } ha terminado
generic-match-ended = 🏆 { $table } — La partida ha terminado tras { $round } rondas
generic-round-before-end = La última ronda:
generic-scored = { $sign } en esta ronda
generic-scored-last = { $sign } en la última ronda
generic-total = total { $score }
generic-chips = fichas { $sign } → { $chips }
generic-lives = { $count ->
    [0] sin vidas
    [one] una vida
   *[other] { $count } vidas
}
generic-match-on = La partida sigue.
generic-match-over = 🏆 **La partida ha terminado.** { $count ->
    [one] Gana { $names }.
   *[other] Ganan { $names }.
}
generic-match-drawn = **La partida ha terminado**, y nadie la ha ganado.
generic-drawn = Nadie ha ganado esta ronda.
generic-last = Así estaba:
button-play-again = ▶ Otra partida{ $count ->
    [0] { "" }
   *[other] { " " }{ $ready }/{ $count }
}

## Told again

generic-story-facts = { $game } · { $phase } · mesa { $table }

do-play = Jugar
do-pass = Pasar
do-pay = Pagar
do-give = Dar
do-call = Anunciar
do-catch = Atrapar
