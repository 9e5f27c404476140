### Brazilian Portuguese: One-Eyed Jack. The voice: a harbour tavern where a retired captain keeps the chart, and his parrot the score.

game-one-eyed-jack = Valete Caolho
    .about = Cartas põem fichas num tabuleiro de cartas, cinco em fila; os valetes são especiais.

one-eyed-jack-length =
    .usual = Uma rodada de umas quarenta vezes, meia hora.

## Options

one-eyed-jack-option-rows-needed = Filas para vencer
    .about = Quantas filas de cinco vencem a partida.
    .none = Como de costume: uma com três pessoas, senão duas
    .told-1 = uma fila vence
    .told-2 = duas filas vencem
    .told-none = vence o número de filas de costume
one-eyed-jack-option-random-board = Tabuleiro
    .about = Se o tabuleiro é o de costume, ou montado ao acaso a cada distribuição.
    .on = Montado ao acaso
    .off = O de costume
    .told-on = tabuleiro montado ao acaso
    .told-off = tabuleiro de costume
one-eyed-jack-option-protect-rows = Filas prontas
    .about = Se um valete caolho pode tirar uma ficha de uma fila pronta.
    .on = Estão seguras
    .off = Podem ser quebradas
    .told-on = filas prontas estão seguras
    .told-off = filas prontas podem ser quebradas
one-eyed-jack-option-dead-swaps = Cartas mortas
    .about = Quantas cartas mortas se podem trocar numa vez.
    .none = Tantas quantas houver na mão
    .told-0 = sem troca de cartas mortas
    .told-1 = uma troca de carta morta por vez
    .told-none = tantas trocas de cartas mortas quantas houver na mão
    .told = { $value } trocas de cartas mortas por vez

## Names

one-eyed-jack-phase-turn = no tabuleiro
one-eyed-jack-phase-over = a última olhada no mapa
one-eyed-jack-ask-turn = Qual carta, e onde?
one-eyed-jack-do-play = Jogar
one-eyed-jack-do-swap = ♻️ Trocar
one-eyed-jack-zone-stock = Monte
one-eyed-jack-zone-discards = Jogadas
one-eyed-jack-zone-board = Tabuleiro
one-eyed-jack-counter-goal = filas para vencer
one-eyed-jack-counter-rows = filas

## The table

one-eyed-jack-seat = { $sign } **{ $name }**
one-eyed-jack-rows = { $sign } **{ $rows }**
one-eyed-jack-goal = Filas { $rows } · { $goal ->
    [1] uma fila vence
   *[other] { $goal } filas vencem
}
one-eyed-jack-stock = { $back } { $stock } no monte
one-eyed-jack-stock-empty = o monte está vazio
one-eyed-jack-last = última: { $sign } em **{ $cell }**
one-eyed-jack-last-removed = última: **{ $cell }** ficou vazia
one-eyed-jack-locked = Ninguém podia jogar mais nenhuma carta.
one-eyed-jack-standing = { $place } { $cup }{ $sign } **{ $names }** — { $rows ->
    [1] { $rows } fila
   *[other] { $rows } filas
}

## The board, for those who cannot see it

one-eyed-jack-corner = ★
one-eyed-jack-signs = { $signs } · ★ de todos · < a última jogada
one-eyed-jack-signs-own = { $signs } · ★ de todos · < a última jogada · + onde você pode jogar
one-eyed-jack-alt-own = Casas que você pode escolher: { $cells }.
one-eyed-jack-alt = Um tabuleiro de dez por dez cartas, com fichas.
one-eyed-jack-alt-last = A última ficha: { $name } em { $cell }.
one-eyed-jack-alt-removed = A ficha em { $cell } foi a última a ser retirada.
one-eyed-jack-alt-none = em lugar nenhum
one-eyed-jack-alt-side = { $name }: { $rows ->
    [0] nenhuma fila
    [1] { $rows } fila
   *[other] { $rows } filas
}, { $count ->
    [1] { $count } ficha
   *[other] { $count } fichas
}: { $cells }.

## The panel

one-eyed-jack-yours = Você é { $sign } · { $rows } { $rows ->
    [1] fila
   *[other] filas
} (de { $goal })
one-eyed-jack-yours-with = Você é { $sign } com { $name } · { $rows } { $rows ->
    [1] fila
   *[other] filas
} (de { $goal })
one-eyed-jack-dead = { $count ->
    [1] ☠️ Morta: { $cards }. As duas casas estão ocupadas.
   *[other] ☠️ Mortas: { $cards }. Todas as casas estão ocupadas.
}
one-eyed-jack-only-swap = Nada pode ser jogado, então é preciso trocar antes uma carta morta.
one-eyed-jack-asks-cell = { $removes ->
    [yes] { $card } tira uma ficha. Qual?
   *[no] { $card } vai para qualquer casa. Onde?
}
one-eyed-jack-numbered = { $number } · { $play }
one-eyed-jack-asks-own = A ficha em { $cell } é do seu próprio lado. Tirar mesmo assim?
one-eyed-jack-sure = Sim, tirar a nossa ficha em { $cell }
one-eyed-jack-own = { $cell } nossa
one-eyed-jack-swap = ♻️ Trocar { $card }
one-eyed-jack-jack-places = { $card } → qualquer casa…
one-eyed-jack-jack-removes = { $card } tira…
one-eyed-jack-makes-row = { $play } ★ fila

## Why not?

one-eyed-jack-why-turn = - É a vez de { $name }.
one-eyed-jack-why-dead = - **Cartas mortas:** as duas casas de { $cards } estão ocupadas, então não cabe ficha lá.
one-eyed-jack-why-swap = - **Trocar:** antes de jogar, você pode trocar uma carta morta por outra. { $count ->
    [0] Nesta vez não há mais trocas.
    [1] Nesta vez resta uma troca.
   *[other] Nesta vez restam { $count } trocas.
}
one-eyed-jack-why-no-swaps = - **Trocar:** nesta mesa não se trocam cartas mortas.
one-eyed-jack-why-no-stock = - **Trocar:** o monte está vazio, então não há outra para pegar.
one-eyed-jack-why-jacks = - **Valetes:** J♦ e J♣ põem uma ficha em qualquer casa livre; J♠ e J♥ tiram qualquer ficha.
one-eyed-jack-why-corners = - **Cantos:** contam para todos, e ninguém pode pôr nem tirar ficha ali.
one-eyed-jack-why-safe = - **Filas prontas:** nesta mesa as fichas delas estão seguras.

## Why a hint is a good one

one-eyed-jack-hint-row = Faz uma fila para o seu lado.
one-eyed-jack-hint-blocks = A ficha de outro lado nessa casa teria feito uma fila.
one-eyed-jack-hint-builds = O seu lado fica com { $count } casas de uma linha que ninguém bloqueia.
one-eyed-jack-hint-breaks = Tira uma ficha de uma linha em que outro lado tinha { $count } casas.
one-eyed-jack-hint-stops = Barra uma linha em que outro lado tem { $count } casas.
one-eyed-jack-hint-open = { $count ->
    [1] Uma linha de cinco por essa casa ainda está aberta ao seu lado.
   *[other] { $count } linhas de cinco por essa casa ainda estão abertas ao seu lado.
}
one-eyed-jack-hint-opens = { $count ->
    [1] Sem aquela ficha, uma linha pela casa dela fica aberta ao seu lado.
   *[other] Sem aquela ficha, { $count } linhas pela casa dela ficam abertas ao seu lado.
}
one-eyed-jack-hint-dead = As duas casas dessa carta estão ocupadas, e a troca dá outra a você.

## Refusals

refused-oej-corner = Os cantos são de todos; ali não se põe nem se tira ficha.
refused-oej-no-chip = Não há ficha em { $cell } para tirar.
refused-oej-protected = Essa ficha faz parte de uma fila pronta.
refused-oej-occupied = { $cell } já está ocupada.
refused-oej-wrong-cell = { $cell } é { $card }; a sua { $played } vai em { $cells }.
refused-oej-not-dead = { $card } ainda pode ser jogada em { $cells }.
refused-oej-not-dead-jack = Um valete nunca está morto.
refused-oej-no-stock = O monte está vazio, então cartas mortas não podem mais ser trocadas.
refused-oej-swap-limit = { $count ->
    [0] Nesta mesa não se trocam cartas mortas.
    [1] Você já trocou { $count } carta morta nesta vez.
   *[other] Você já trocou { $count } cartas mortas nesta vez.
}

## What is told

one-eyed-jack-placed =
    .a = { $seat } joga { $card } e atraca em { $cell }.
    .b = Uma ficha em { $cell } para { $seat }, por meio de { $card }.
    .c = { $cell } é de { $seat }: { $card }, diz o papagaio.
    .d = { $seat } lança âncora em { $cell } com { $card }.
    .e = { $card } de { $seat }. O capitão espeta uma bandeira em { $cell }.
    .f = Com { $card }, { $seat } toma { $cell }.
    .g = O mapa tem marca nova em { $cell }. { $seat }, { $card }.
    .h = Corda no cais de { $cell }: { $seat }, { $card }.
    .i = Uma gaivota sai de { $cell }; { $seat } tem { $card } para isso.
    .j = Em terra, em { $cell }: { $seat }, com { $card }.

one-eyed-jack-placed-anywhere =
    .a = { $seat } joga { $card } e vai para onde o vento quer: { $cell }.
    .b = Dois olhos veem mais longe: { $card }, e { $seat } está em { $cell }.
    .c = { $card }! { $seat } escolhe { $cell } no mar inteiro.
    .d = O capitão desconfia de quem tem dois olhos. { $seat }, { $card }, { $cell }.
    .e = Onde bem quiser { $seat }: com { $card }, é { $cell }.
    .f = “Qualquer porto”, diz { $card } por { $seat }, e é { $cell }.

one-eyed-jack-removed =
    .a = { $seat } joga { $card }, e a ficha de { $team } sai de { $cell }.
    .b = { $card } pisca, e { $cell } é mar aberto. { $team } que agradeça a { $seat }.
    .c = Um olho basta para achar { $cell }: com { $card }, { $seat } tira a ficha de { $team }.
    .d = { $seat } manda { $team } de { $cell } de volta ao píer, com { $card }.
    .e = O capitão saúda { $card }. { $seat } afunda a ficha de { $team } em { $cell }.
    .f = Splash em { $cell }: { $card } de { $seat }, uma ficha a menos para { $team }.

one-eyed-jack-own-removed =
    .a = { $seat } joga { $card } e recolhe a própria âncora em { $cell }.
    .b = O papagaio pergunta de novo: sim, { $seat } tira ficha amiga de { $cell } com { $card }.
    .c = Fogo amigo em { $cell }: { $seat }, { $card }.
    .d = { $seat } tem motivos, tem { $card }, e uma ficha a menos em { $cell }.
    .e = Retirada de { $cell }, por ordem de { $seat }, com { $card }.
    .f = Ninguém pediu, mas { $seat } esvazia { $cell } com { $card }.

one-eyed-jack-row-made =
    .a = **Fila!** { $team }, de { $start } a { $end }.
    .b = Cinco lado a lado para { $team }: { $start } a { $end }. **Fila.**
    .c = O capitão risca de { $start } a { $end }: **uma fila** de { $team }.
    .d = “Fila, fila”, diz o papagaio, e fala de { $team }, **{ $start } a { $end }**.
    .e = Uma linha reta no mapa, { $start } a { $end }: **fila** de { $team }.
    .f = A frota em ordem, de { $start } a { $end }. **Fila** para { $team }.

one-eyed-jack-row-broken =
    .a = E com essa ficha se foi uma fila de { $team }.
    .b = Uma fila de { $team } tem um buraco, e não conta mais.
    .c = O capitão apaga um risco: uma fila a menos para { $team }.
    .d = Uma ficha a menos, uma fila a menos: { $team }.
    .e = O papagaio retira uma fila de { $team }, com pesar.
    .f = Quatro em linha são só fila de padaria: uma a menos para { $team }.

one-eyed-jack-swapped =
    .a = { $seat } joga { $card } ao mar: não havia cais para ela.
    .b = { $card } não tem para onde ir. { $seat } compra outra.
    .c = Os dois cais de { $card } estão ocupados; { $seat } troca.
    .d = Carta morta de { $seat }: { $card }. O papagaio faz um minuto de silêncio.
    .e = { $seat } troca { $card }, que perdeu os dois barcos.
    .f = O capitão confere { $card } no mapa. Morta; { $seat } pode trocar.

one-eyed-jack-passed =
    .a = { $seat } está sem vento e passa.
    .b = Nem cais, nem troca: { $seat } passa.
    .c = { $seat } não tem nada para este mar. A vez passa.
    .d = A maré baixou para { $seat }, que passa.
    .e = Nada cabe, diz o mapa. { $seat } passa.
    .f = { $seat } olha o porto, acha-o cheio e passa.

one-eyed-jack-stuck =
    .a = { $seat } trocou, e não adiantou: a vez acabou.
    .b = Carta nova, porto velho: { $seat } não pode pôr nada.
    .c = A carta fresca de { $seat } também não acha cais. Próxima vez.
    .d = Depois da troca, { $seat } segue à deriva, e a vez anda.
    .e = Sem sorte no monte: { $seat } não pode jogar nesta vez.

one-eyed-jack-rows-won =
    .a = Com isso a vitória é de { $winners }.
    .b = O mapa pertence a { $winners }.
    .c = O capitão fecha o tinteiro: vitória de { $winners }.
    .d = A partida, o porto e a cadeira boa vão para { $winners }.
    .e = Três vivas e um biscoito para { $winners }.
    .f = O papagaio aprende frase nova: “Às ordens, { $winners }.”

one-eyed-jack-rows-of-left =
    .a = As filas são de { $seat }, que saiu de vez: ninguém vence.
    .b = Navio fantasma não ganha prêmio: as filas de { $seat } não contam para ninguém.
    .c = Seria de { $seat }, mas não há ninguém a bordo. Ninguém vence.
    .d = A linha de chegada é de { $seat }, que já está em terra. Ninguém vence.
    .e = Convés vazio, o de { $seat }. O capitão não anota nada: ninguém vence.

one-eyed-jack-board-locked =
    .a = Ninguém pode mais jogar. Com mais filas, a partida é de { $winners }.
    .b = O porto está cheio, e as filas dizem { $winners }.
    .c = Calmaria geral. Pelas filas, a vitória é de { $winners }.
    .d = O capitão conta os riscos: { $winners }.
    .e = Acabou o mar. Contadas as filas, a partida vai para { $winners }.
    .f = Contado pelo papagaio, conferido pelo capitão: { $winners }.

one-eyed-jack-board-drawn =
    .a = Ninguém pode jogar, e as filas são iguais: empate.
    .b = Porto cheio e nenhuma vitória. Empate.
    .c = O capitão conta duas vezes e declara empate.
    .d = Todo mundo passa, ninguém está na frente: empate.
    .e = O papagaio diz “empate”, e desta vez acerta.
