### Brazilian Portuguese: Indian Chief. The voice: somebody who counts cherry stones along the rim of a plate, on a long afternoon.

game-indian-chief = Cacique
    .about = Também chamado Rich Man, Poor Man. Sete vezes, sete jogos lacrados de uma a sete cartas.
indian-chief-length =
    .usual = Sete vezes, uns quinze minutos.
indian-chief-option-decks = Baralhos
    .about = Um baralho serve a duas ou três pessoas; dois baralhos, a qualquer número.
    .auto = um para duas ou três pessoas, senão dois
    .told-1 = um baralho
    .told-2 = dois baralhos
    .told-auto = baralhos conforme o número de pessoas
indian-chief-option-show-sheets = Fichas de pontos
    .about = Se as fichas de pontos ficam abertas durante a partida. No fim sempre ficam.
    .on = abertas
    .off = ocultas até o fim
    .told-on = fichas de pontos abertas
    .told-off = fichas de pontos ocultas

## What is going on, and what is asked

indian-chief-phase-meld = jogos
indian-chief-phase-steal = roubos
    .waited = vai roubar
indian-chief-phase-over = fim
indian-chief-ask-meld = Que jogo você baixa?
indian-chief-ask-steal = Que carta você rouba?
indian-chief-do-meld = Baixar
indian-chief-do-steal = Roubar
indian-chief-do-nothing = Não roubar nada
indian-chief-zone-meld = Jogo
indian-chief-zone-stub = Monte
indian-chief-zone-laid = Já baixadas
indian-chief-counter-score = total
indian-chief-counter-turn = vez

## The melds

indian-chief-category = { $category ->
    [thief] Ladrão
    [beggar_man] Mendigo
    [poor_man] Pobre
    [lawyer] Advogado
    [rich_man] Ricaço
    [doctor] Doutor
   *[indian_chief] Cacique
}

indian-chief-scores = { $category ->
    [thief] O seu valor de face. { $last ->
        [yes] Na última vez ninguém rouba.
       *[no] Depois você pode roubar uma carta.
    }
    [beggar_man] 2 por carta dos valores dele que outras pessoas baixarem.
    [poor_man] Os valores de face das cartas de Espadas.
    [lawyer] 25 se os valores de face somarem exatamente 25.
    [rich_man] Menos os seus valores de face.
    [doctor] Seis valores, com um Ás e uma de Copas: 10 por carta do melhor naipe.
   *[indian_chief] Cinco cartas como mão de pôquer, duas como no bacará.
}
indian-chief-poker = { $hand ->
    [0] carta alta
    [1] um par
    [2] dois pares
    [3] uma trinca
    [4] uma sequência
    [5] um flush
    [6] um full house
    [7] uma quadra
    [8] um straight flush
   *[9] uma quina
}
indian-chief-points = { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}

## The table

indian-chief-turn = **Vez { $turn } de 7** · { $stub } cartas no monte
indian-chief-holds = tem { $cards }, de roubo
indian-chief-melds = **Baixados na vez { $turn }**
indian-chief-meld = { $name }: { $meld } { $cards } → **{ $points }**
indian-chief-meld-stolen = (roubo de { $name }: { $card })
indian-chief-face-down = Todo mundo escolhe um jogo fechado; todos se abrem ao mesmo tempo.
indian-chief-sheet-total = tudo
indian-chief-sheet-key = 1 Ladrão · 2 Mendigo · 3 Pobre · 4 Advogado · 5 Ricaço · 6 Doutor · 7 Cacique
indian-chief-sheet-hidden = -# As fichas de pontos ficam ocultas até o fim.

## The panel

indian-chief-panel-turn = Vez { $turn } de 7
indian-chief-sheet-own = A sua ficha: **{ $total }** ({ $filled })
indian-chief-panel-given = É o seu { $category }. Prefere outro jogo?
indian-chief-hint-cards = { $count ->
    [1] Escolha a carta…
    [2] Escolha as duas cartas…
   *[other] Escolha as { number } cartas…
}
indian-chief-offer = { $meld }: { $points }
indian-chief-offer-hoped = { $meld }: ≈ { $points }
indian-chief-beggar-proposed = Uma sugestão: os outros podem bem baixar estes valores. Escolha outras cartas, se quiser.
indian-chief-worth = { $cards } — **{ $points }**
indian-chief-split = { indian-chief-poker } { $five }: { $worth }, e { $pair } como no bacará: { $baccarat }
indian-chief-best = O melhor que a sua mão pode fazer dele. Escolha outras cartas, se quiser.
indian-chief-nothing = ⚠️ **Baixado assim, não vale nada**, e o seu { $category } está gasto.
indian-chief-button-lay = ✔ Baixar fechado
indian-chief-button-other = ↩ Outro jogo
indian-chief-ask-card = Qual carta de { $name }?
indian-chief-panel-keep = -# Se você roubar uma carta, compra uma a menos. Todo mundo a vê na sua mão até você baixá-la.
indian-chief-panel-tied = 🔒 { $names } { $count ->
    [1] rouba
   *[other] roubam
} no mesmo momento, com escolha lacrada. Se mais de um disser a mesma carta, ninguém a leva.

## Why can't I?

indian-chief-why-size = - **Outro número de cartas:** o número decide o jogo, e cada jogo se baixa uma vez por partida.
indian-chief-why-filled = - **{ $category }** ({ $size }): você já marcou, { $points }.
indian-chief-why-free = - **{ $category }** ({ $size }): livre. { $rule }
indian-chief-why-wait = - Você já escolheu. A escolha fica oculta até todo mundo escolher; até lá você pode mudá-la.
indian-chief-why-own = - **As suas cartas:** um Ladrão rouba do jogo de outra pessoa.
indian-chief-why-gone = - **{ $card }:** já foi roubada.
indian-chief-why-order = - **Agora:** os Ladrões agem do valor mais baixo ao mais alto, o Ás primeiro. É a vez de { $names }.
indian-chief-why-no-thief = - **Roubar:** só pode quem baixou um Ladrão nesta vez.

## Why a hint is a good one

indian-chief-reason-best = { $count ->
    [1] Marca { $points }, e nenhuma outra carta sua marcaria mais.
   [2] Marca { $points }, e nenhum outro grupo de duas cartas suas marcaria mais.
   *[other] Marca { $points }, e nenhum outro grupo de { number } cartas suas marcaria mais.
}
indian-chief-answer = { $category }: { $cards }
indian-chief-reason-keeps = As cartas que ficam fazem um { $category } de { $points }.
indian-chief-reason-begs = { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
} { $ranks ->
    [1] do valor dele
   *[other] dos dois valores dele
} { $count ->
    [1] não está
   *[other] não estão
} na sua mão, e cada uma que os outros baixarem agora marca { $points }.
indian-chief-reason-none = Nenhuma carta que você pudesse roubar melhoraria um jogo seu.
indian-chief-reason-only = É o único jogo ainda livre na sua ficha.
indian-chief-reason-steals = Com ela, o seu melhor { $category } marcaria { $after } em vez de { $before }.

## Refusals

refused-ind-size = Baixe de 1 a 7 cartas; o número decide o jogo.
refused-ind-filled = Você já marcou o seu { $name }; escolha outro número de cartas ({ $free }).
refused-ind-steal-own = Roube do jogo de outra pessoa.
refused-ind-steal-gone = Essa carta já foi roubada.

## Told

indian-chief-melded =
    .a = { $seat } conta os caroços duas vezes: { indian-chief-category }, { $points }. Ninguém acha erro.
    .b = { indian-chief-category } de { $seat }, valendo { $points }. Alguém passa as cerejas, em silêncio.
    .c = O melhor prato da vez é o de { $seat }: { indian-chief-category }, { $points }.
    .d = { $seat } põe { indian-chief-category } na mesa, { $points }. O resto olha para o teto.
    .e = De { $seat }, { indian-chief-category }: { $points }. Uma vespa aplaude.
    .f = Um caroço atrás do outro para { $seat }: { indian-chief-category }, { $points }.
indian-chief-equal =
    .a = O melhor prato da vez tem mais de um nome: { $names }, { $points } cada.
    .b = { $points }, e outra vez { $points } de caroços: { $names } empatam.
    .c = { $names } contam o mesmo, { $points } cada. Dividem-se as cerejas.
    .d = Ninguém à frente de ninguém: { $points } cada para { $names }.
indian-chief-stole =
    .a = { $seat } tira { $card } de { $whom }, com dois dedos, como a última cereja.
    .b = { $card } sai do prato de { $whom }. { $seat } já olha para o outro lado.
    .c = Era de { $whom }, agora é de { $seat }: { $card }.
    .d = “Você não estava usando”, diz { $seat } a { $whom }, e leva { $card }.
    .e = Um farfalhar: { $card } passa de { $whom } para { $seat }.
    .f = { $whom } conta de novo e falta uma. { $seat } tem { $card }, à vista de todos.
indian-chief-stole-nothing =
    .a = { $seat } olha prato por prato e não leva nada.
    .b = Desta vez { $seat } fica com as mãos na mesa.
    .c = Nada tenta { $seat }. As cerejas respiram.
    .d = { $seat } dispensa e vai comprar como todo mundo.
    .e = Podia, mas não quis: { $seat }.
    .f = “Deixa para lá”, diz { $seat }, e está dito.
indian-chief-clashed =
    .a = { $seats } querem a mesma carta e batem as mãos. Ninguém leva.
    .b = Mãos demais, uma carta só: { $seats } ficam sem.
    .c = Ao mesmo tempo, { $seats } querem o mesmo, e compram do monte.
    .d = Uma carta no meio de { $seats }: fica onde estava, meio amassada.
    .e = “Você primeiro.” “Não, você.” { $seats } acabam sem nada.
    .f = { $seats } se anulam, como às vezes as contas.
indian-chief-nothing-left =
    .a = Não sobrou nada para { $seat } roubar.
    .b = { $seat } chega aos pratos por último e acha caroços.
    .c = Cada prato está limpo quando { $seat } estende a mão.
    .d = Um Ladrão sem escolha: { $seat } vai embora sem nada.
    .e = { $seat } olha de prato em prato, e não há carta em nenhum.
indian-chief-stub-ran-out =
    .a = O monte acabou. Os jogos são embaralhados num novo, de { $count }.
    .b = Nem uma carta para comprar, então os jogos voltam: { $count } cartas, bem embaralhadas.
    .c = A tigela se esvazia antes de servir a todos. Os jogos a enchem de novo com { $count }.
    .d = Foi-se a última do monte; { $count } voltam dos pratos.
    .e = Alguém recolhe os jogos e embaralha: { $count } cartas para comprar.
indian-chief-game-ended =
    .a = Contado o último caroço: { $totals }. A tarde é de { $winners }.
    .b = Sete vezes, e a tigela está vazia: { $totals }. O prato fica com { $winners }.
    .c = Quem sabe contar, no fim das contas: { $winners }. { $totals }.
    .d = Os caroços todos em fila: { $totals }. Bem contado, { $winners }.
    .e = Os pratos voltam para a cozinha: { $totals }. A melhor conta é a de { $winners }.
    .f = Aqui acaba a rima, com { $winners } à frente: { $totals }.
