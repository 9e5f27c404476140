### Brazilian Portuguese: screens that every game has without a line of its own.

answer-what = O que vai ser?
answer-card = { $said }: qual carta?
answer-card-of = { $said }: qual carta? ({ $count } ao todo)
answer-cards = { $said }: { $count } cartas
answer-card-for = { $said }: uma carta para { $name }
answer-number = { $said }: quanto?
answer-suit = { $said }: qual naipe?
answer-rank = { $said }: qual valor?
answer-seat = { $said }: quem?
answer-cell = { $said }: onde?
answer-range = { $least }–{ $most }
answer-some = Escolha { $count } cartas…
answer-choose = Escolha…
answer-page = Escolha… (página { $page } de { $pages })
button-done = ✔ Pronto
button-as-text = 🔡 Como texto
button-none = Nada
rider-on = ☑ { $name }
rider-off = ☐ { $name }
with-rider = { $said } + { $name }

verb-more = { $name }…

answer-to = { $said } para { $name }
answer-about = { $said }: { $name }
answer-swap = { $gives } por { $takes }

verb-asks = { $name }: { $kind ->
    [card] { $count ->
        [1] uma carta
        [2] duas cartas
       *[other] { $amount } cartas
    }
    [number] um número
    [suit] um naipe
    [rank] um valor
    [seat] alguém da mesa
   *[cell] uma casa
}
value-on = sim
value-off = não
value-none = nenhum

## Lobby

generic-lobby-title = ## 🎴 { $table }

generic-lobby =
    .a = Há lugar: sente, seja você quem for.
    .b = As cartas estão aqui. Quem joga?
    .c = Uma mesa, cadeiras e espaço para você.
    .d = Puxe uma cadeira; as regras estão a um clique.

generic-lobby-ready =
    .a = Já há gente bastante: quem comanda a mesa pode começar.
    .b = A mesa está posta. Ainda cabe mais gente.
    .c = Por nós, pode começar: falta só o sinal de quem comanda a mesa.
    .d = Chegou gente suficiente para uma partida.

## Which game

games-title-open = 🎴 Qual jogo vai ser?
games-title-learn = 🎓 Qual jogo você quer aprender?
games-hint-open = Abrir uma mesa de…
games-hint-learn = Aprender…
games-line = **{ $game }** ({ $count })
generic-how = 📖 `/cards rules`

## Panel

generic-facts = Rodada { $round } · { $phase }
generic-asked = 🎴 Sua vez: { $what }
generic-asked-question = 🎴 { $what }
generic-given = ✔ Sua resposta: **{ $answer }**
generic-change = Você pode mudar de ideia até todo mundo ter respondido.
generic-others = ⏳ Os outros estão pensando
generic-out = 🏁 **Por esta rodada, você terminou.** Agora é ver os outros suarem.
generic-out-match = 🏁 **Você está fora desta partida.** Na próxima há um lugar para você de novo.
generic-yours = Você: { $scores }
generic-zone = **{ $zone }** { $cards }
generic-zone-count = **{ $zone }** { $back } { $count }
generic-zone-of = **{ $zone }** de { $name }: { $cards }
generic-empty = nada
generic-no-book = ## 📖 { $game }
    Ninguém escreveu as regras ainda. Os botões só oferecem o que é permitido, então dá para aprender jogando.

## Table

table-name = { $game } de { $host }
generic-title = 🎴 { $table } — Rodada { $round } · { $phase }
generic-side = lado { $side }
generic-side-counts = **Lado { $side }** — { $counts }
generic-answered = ✔ respondeu
generic-done = 🏁 terminou
generic-standard = regras padrão

generic-did = { $name }: { $what }.
generic-happened = { $what }: { $details }.
generic-happened-bare = { $what }.

past =
    .begun = começou
    .bought = comprou
    .broken = quebrou
    .chosen = escolheu
    .drawn = comprou
    .drew = comprou
    .gave = deu
    .given = deu
    .gone = foi
    .hidden = escondeu
    .laid = baixou
    .lost = perdeu
    .paid = pagou
    .put = pôs
    .ran = correu
    .showed = mostrou
    .shown = mostrou
    .stole = roubou
    .stolen = roubou
    .taken = pegou
    .threw = descartou
    .thrown = descartou
    .took = pegou
    .went = foi
    .won = ganhou

## Result

generic-closed-title = ## 🕯️ A mesa está fechada

generic-ends-after = acaba, no máximo, depois da rodada { $round }
generic-round-over = 📖 { $table } — A rodada { $round } acabou
generic-match-ended = 🏆 { $table } — A partida acabou depois de { $round } rodadas
generic-round-before-end = A última rodada:
generic-scored = { $sign } nesta rodada
generic-scored-last = { $sign } na última rodada
generic-total = total { $score }
generic-chips = fichas { $sign } → { $chips }
generic-lives = { $count ->
    [0] nenhuma vida
    [1] uma vida
   *[other] { $count } vidas
}
generic-match-on = A partida continua.
generic-match-over = 🏆 **A partida acabou.** { $names } { $count ->
    [1] vence.
   *[other] vencem.
}
generic-match-drawn = **A partida acabou**, e ninguém venceu.
generic-drawn = Ninguém venceu esta rodada.
generic-last = Como estava:
button-play-again = ▶ Jogar de novo{ $count ->
    [0] { "" }
   *[other] { " " }{ $ready }/{ $count }
}

## Told again

generic-story-facts = { $game } · { $phase } · mesa { $table }

do-play = Jogar
do-pass = Passar
do-pay = Pagar
do-give = Dar
do-call = Anunciar
do-catch = Flagrar
