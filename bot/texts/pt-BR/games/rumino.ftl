### Brazilian Portuguese: Rumino. Its narrator sorts things for a living: drawers, shelves, other people's cards.

game-rumino = Rumino
    .about = Compre uma, descarte uma, junte trincas e sequências. Menos pontos vencem; sete num jogo ganham já.

rumino-length =
    .usual = Seis a oito rodadas, cerca de meia hora.
    .short = Três a cinco rodadas, uns quinze minutos.

## Options

rumino-group-rules-2 = 📜 Fichas e duração
rumino-option-limit = Fora com
    .about = Quem chega a este total está fora.
    .told = fora com { $value }
rumino-option-knock-max = Bater com
    .about = O máximo de pontos de sobra com que você pode bater.
    .told = bate-se com { $value } ou menos
rumino-option-gin-after-draw = Gin depois da compra
    .about = Se o gin também vale depois da compra.
    .on = Sim: antes da compra ou depois
    .off = Não: só antes da compra
    .told-on = gin antes ou depois da compra
    .told-off = gin só antes da compra
rumino-option-return-discard = Devolver a carta
    .about = Se você pode descartar uma carta na mesma vez em que a pegou do lixo.
    .on = Pode
    .off = Não pode
    .told-on = a carta pega pode voltar logo ao lixo
    .told-off = a carta pega fica uma vez na mão
rumino-option-gin-streak = Três gins
    .about = Se fazer gin nas três primeiras rodadas vence a partida.
    .on = Vence a partida
    .off = Só contam como de costume
    .told-on = três gins de saída vencem
    .told-off = sem prêmio por gins de saída
rumino-option-stake = Entrada
    .about = Fichas que cada pessoa põe no bolo. Com 0 não há ficha nenhuma.
    .told-0 = sem fichas
    .told = entrada de { $value }
rumino-option-stack = Cacife
    .about = Fichas com que cada pessoa começa, contando a entrada.
    .told = cacife de { $value } fichas
rumino-option-rebuys = Volta
    .about = Se quem está fora pode pôr fichas e voltar.
    .on = Enquanto houver três outras pessoas
    .off = Ninguém volta
    .told-on = com volta
    .told-off = ninguém volta
rumino-option-max-rebuys = Quantas voltas
    .about = Quantas vezes a mesma pessoa pode voltar.
    .none = Enquanto houver fichas
    .told-none = volta enquanto houver fichas
    .told = no máximo { $value } voltas
rumino-option-max-hands = Rodadas
    .about = Depois de tantas rodadas vence o menor total.
    .told = no máximo { $value } rodadas

## Names

rumino-phase-turn-start = a compra
rumino-phase-discard = o descarte
    .waited = vai descartar
rumino-phase-rebuy = a volta
    .waited = decide se volta
rumino-phase-over = a contagem
rumino-ask-turn-start = Comprar ou pegar do lixo?
rumino-ask-discard = Qual carta você descarta?
rumino-ask-rebuy = Você está fora. Quer voltar?
rumino-do-draw = Comprar
rumino-do-take = Pegar
rumino-do-knock = Bater
rumino-do-gin = Gin
rumino-do-discard = Descartar
rumino-do-rebuy = Voltar
rumino-do-drop = Ficar fora
rumino-counter-score = placar
rumino-counter-chips = fichas
rumino-counter-pool = bolo
rumino-zone-stock = Monte
rumino-zone-discards = Lixo
rumino-zone-shown = Mão

## Panel

rumino-melds = **{ $melds }**
rumino-loose = Sobras: { $cards } — **{ $points }** { $points ->
    [1] ponto
   *[other] pontos
}
rumino-matched = Sobras: nada. Todas as cartas estão em jogos.
rumino-offered = No lixo { $card } — com ela ficariam **{ $points }** de sobra depois do seu melhor descarte.
rumino-offered-rumino = No lixo { $card } — com ela as suas sete cartas são um rumino.
rumino-pile = No lixo, da mais nova à mais velha: { $cards }
rumino-got-stock = Você comprou **{ $card }**.
rumino-got-taken = Você pegou **{ $card }**.
rumino-about-throw = O número no botão: os pontos que ficariam de sobra.
rumino-about-rebuy = O seu total é { $score }. Por { $chips } das suas { $own } fichas você volta com { $back }.

rumino-button-draw = Comprar
rumino-button-take = Pegar { $card }: { $points }
rumino-button-take-rumino = Pegar { $card }: rumino!
rumino-button-knock = Bater ({ $points })
rumino-button-knock-off = Bater: só com { $most } ou menos, você tem { $points }
rumino-button-gin = Gin!
rumino-button-gin-throw = Gin, descartar { $card }
rumino-button-throw = { $card }: { $points }
rumino-button-taken = { $card } pega agora
rumino-button-drop = Ficar fora
rumino-button-rebuy = Voltar ({ $chips })

## Table and result

rumino-so-many = { $chips ->
    [1] uma ficha
   *[other] { $chips } fichas
}
rumino-upcard = # { $card }
rumino-no-upcard = A carta do lixo foi pega · Monte { $back } { $stock }
rumino-piles = Topo do lixo · Monte { $back } { $stock }
rumino-below = Abaixo do topo do lixo: { $cards }
rumino-pool = Bolo **{ $chips }** fichas
rumino-has-taken = pegou { $cards }
rumino-has-drawn = comprou
rumino-out = 🏁 fora
rumino-may-return = **{ $name }** pode voltar com { $back } por { rumino-so-many }.
rumino-ended-knock = ✊ **{ $name }** bateu com { $points }.
rumino-ended-gin = ✊ **{ $name }** fez gin.
rumino-ended-rumino = ⚡ **{ $name }** fez um rumino.
rumino-ended-claim = ⚡ **{ $name }** pegou { $card } de { $whom } na boca, para um rumino.
rumino-ended-stock = As cartas acabaram, então contaram-se todas as mãos como estavam.
rumino-line-scored = { $before } { $sign } → **{ $after }**
rumino-line-stands = **{ $after }** como antes
rumino-line-busted = 💥 fora com { $limit }
rumino-line-back = 🎟️ de volta com { $after } por { rumino-so-many }
rumino-line-left = sobras { $cards } = { $points }
rumino-line-all = sem sobras
rumino-line-out = 🏁 já fora: { $names }
rumino-line-closed = { $back } fechadas
rumino-line-pool = O bolo de { $chips } fichas vai para { $names }.

## ❓

rumino-why-turn = É a vez de { $name }. Você compra, descarta ou bate na sua.
rumino-why-draw = **Compre** do monte, ou pegue a carta do lixo.
rumino-why-throw = **Descarte** uma carta da sua mão, o que encerra a sua vez.
rumino-why-knock = **Bater:** as suas sobras somam { $points }; é preciso ter { $most } ou menos.
rumino-why-knock-late = **Bater:** só dá para bater antes de comprar.
rumino-why-gin = **Gin:** { $points ->
    [1] há { $points } ponto
   *[other] há { $points } pontos
} de sobra. Gin pede todas as cartas em jogos{ $thrown ->
    [yes] {" "}depois do descarte
   *[no] { "" }
}.
rumino-why-gin-late = **Gin:** nesta mesa só dá para fazer gin antes de comprar.
rumino-why-taken = **{ $card }:** você a pegou nesta vez. Descarte outra.
rumino-why-rebuy = **Você está fora.** { $reason }

## Why a hint is a good one

rumino-hint-left = { $points ->
    [0] Todas as suas cartas estão em jogos.
    [1] As suas sobras somam um ponto.
   *[other] As suas sobras somam { $points } pontos.
}

## Refusals

refused-rum-knock-late = Só dá para bater antes de comprar.
refused-rum-knock-high = As suas sobras somam { $d }; para bater é preciso ter { $most } ou menos.
refused-rum-not-gin = Você ainda tem { $d } { $d ->
    [1] ponto
   *[other] pontos
} de sobra.
refused-rum-return = Você pegou { $card } do lixo nesta vez; descarte outra carta.
refused-rum-no-rebuy = { $why ->
    [few] Ninguém pode voltar agora: sobrariam menos de três pessoas contra quem jogar.
    [chips] As suas fichas não bastam: voltar custa mais do que você tem.
    [limit] Você já voltou tantas vezes quanto esta mesa permite.
    [left] Este lugar foi deixado de vez.
    [off] Nesta mesa ninguém volta.
    [last] Foi a última rodada: ninguém volta mais.
    [in] Não há de onde voltar: o seu total está abaixo do limite.
   *[late] É tarde para voltar depois desta rodada.
}
refused-stack-below-stake = As fichas com que cada pessoa começa ({ $stack }) não cobrem a entrada ({ $stake }).

## What happened

rumino-turned-up =
    .a = { $card } é virada, e { $seat } começa.
    .b = A primeira carta na mesa é { $card }. A primeira vez é de { $seat }.
    .c = Um lixo novo começa com { $card }; { $seat } começa depois dela.
    .d = { $card } abre o lixo, { $seat } abre a rodada.
    .e = Sete cartas para cada, { $card } à vista. Começa { $seat }.
    .f = A prateleira está vazia, fora { $card }. { $seat } abre.

rumino-took =
    .a = { $seat } pega { $card }.
    .b = { $card } encontra casa com { $seat }.
    .c = O lixo perde { $card } para { $seat }.
    .d = Do topo: { $card }, para { $seat }.
    .e = Arquivada por { $seat }: { $card }.
    .f = Com dois dedos, { $seat } recolhe { $card }.
    .g = { $card } muda de gaveta; a chave é de { $seat }.
    .h = Alguém queria { $card }, afinal: { $seat }.
    .i = Para a coleção de { $seat }: { $card }.
    .j = { $seat } tem onde guardar { $card }.

rumino-discarded =
    .a = { $seat } descarta { $card }.
    .b = { $card } vai para o lixo, de { $seat }.
    .c = Fora da gaveta: { $card }, por { $seat }.
    .d = { $seat } se despede de { $card }.
    .e = “Alguém quer { $card }?”, diz { $seat }.
    .f = O lixo cresce: { $card }; { $seat } olha para o lado.
    .g = { $seat } pousa { $card } e endireita.
    .h = No topo agora: { $card }, com lembranças de { $seat }.
    .i = Faxina de { $seat }: lá se vai { $card }.
    .j = { $card } é posta para fora por { $seat }.

rumino-reshuffled =
    .a = O monte acabou. O lixo é virado e embaralhado: { $count } cartas.
    .b = Cartas velhas, ordem nova: { $count } delas voltam a ser o monte.
    .c = Tudo abaixo da carta de cima volta ao monte, { $count } cartas ao todo.
    .d = Alguém embaralha { $count } cartas como se nunca as tivessem visto.
    .e = Nesta casa nada se perde. { $count } cartas voltam à gaveta.
    .f = Lixo de ontem, monte de hoje: { $count } cartas.

rumino-stock-ran-out =
    .a = { $seat } estende a mão para o monte, e não há. A rodada acaba aqui.
    .b = Nem monte, nem embaralhada: { $seat } acha a prateleira vazia, e contam-se todas as mãos.
    .c = As cartas já rodaram bastante. { $seat } fecha a gaveta, e a rodada acabou.
    .d = Nada para { $seat } comprar. Cada um conta o que tem.
    .e = { $seat } abre a última gaveta e acha um lápis. Conta-se a rodada como está.

rumino-knocked =
    .a = **Bateu!** { $seat } para a rodada com { $deadwood } de sobra.
    .b = Duas batidas na mesa: { $seat } bate com { $deadwood }.
    .c = { $seat } bate. Sobras: { $deadwood }. Cartas na mesa, por favor.
    .d = Esse som foi { $seat }, e esse número é { $deadwood }.
    .e = Basta, diz { $seat }, com { $deadwood } de sobra.
    .f = Mesa arrumada, quase: { $seat } bate com { $deadwood }.

rumino-went-gin =
    .a = **Gin!** Cada carta de { $seat } tem o seu lugar.
    .b = { $seat } diz gin, e não há o que acrescentar.
    .c = Nem uma carta a mais: **gin** de { $seat }, dez pontos a menos.
    .d = { $seat } fecha o armário. Nenhuma sobra: **gin**.
    .e = Separado, etiquetado, pronto: { $seat } faz **gin**.
    .f = O inventário de { $seat } está completo. **Gin!**

rumino-rumino-shown =
    .a = **Rumino!** { $seat } baixa { $cards }, e a partida acabou.
    .b = Sete de uma peça só: { $cards }. **Rumino**, e { $seat } leva tudo.
    .c = Sem uma falha sequer, { $cards }: { $seat } tem um **rumino** e a partida.
    .d = Ninguém conta mais nada. { $seat } mostra um **rumino**: { $cards }.
    .e = { $seat } precisa de prateleira maior: { $cards }. **Rumino!**
    .f = Sonho de colecionador: { $cards }. { $seat } vence com um **rumino**.

rumino-rumino-claimed =
    .a = **Rumino!** { $whom } descarta { $card }, e { $seat } guardava o lugar dela: { $cards }.
    .b = { $card } de { $whom } é a sétima de { $cards }. **Rumino** de { $seat }.
    .c = De todas as cartas, { $card }, e logo de { $whom }: { $seat } completa { $cards }. **Rumino!**
    .d = { $seat } pega { $card } de { $whom } na boca e baixa { $cards }. **Rumino!**
    .e = { $whom } entrega { $card } em domicílio. { $seat } assina com um **rumino**: { $cards }.
    .f = A falha tinha a forma de { $card }. Graças a { $whom }, { $seat } mostra um **rumino**: { $cards }.

rumino-counted =
    .a = A contagem: { $scores }.
    .b = Na lousa: { $scores }.
    .c = Pontos desta rodada: { $scores }.
    .d = Somado: { $scores }.
    .e = O livro diz { $scores }.
    .f = Sobrou isto: { $scores }.

rumino-busted =
    .a = { $seat } está com { $score }. Passou da conta.
    .b = Com { $score }, a lousa de { $seat } está cheia.
    .c = { $score } pontos: acabou a prateleira de { $seat }.
    .d = Não cabe mais na página de { $seat }: { $score }.
    .e = Sobras demais: { $score } para { $seat }.
    .f = A conta de { $seat } para em { $score }.

rumino-bought-back =
    .a = { $seat } põe { rumino-so-many } no bolo e volta com { $score }.
    .b = De volta pela porta dos fundos: { $seat }, com { $score }, por { rumino-so-many }.
    .c = Por { rumino-so-many }, { $seat } ganha uma página nova. Ela começa em { $score }.
    .d = Com { rumino-so-many }, { $seat } diz: ainda não. O placar é { $score }.
    .e = A cadeira ainda estava quente: { $seat } volta com { $score } por { rumino-so-many }.
    .f = Repeteco para { $seat }: { rumino-so-many } no bolo, { $score } na lousa.

rumino-dropped-out =
    .a = { $seat } fica fora e assiste.
    .b = Por hoje foi isso para { $seat }, com agradecimentos.
    .c = { $seat } afasta a cadeira e fica pela vista.
    .d = As cartas seguem sem { $seat }.
    .e = { $seat } devolve o lápis.
    .f = Uma cadeira a menos à mesa: { $seat } está fora.

rumino-won =
    .a = A partida vai para { $winners }{ $chips ->
        [0] { "" }
       *[other] , com o bolo de { $chips } fichas
    }.
    .b = Tudo no lugar, e o primeiro é de { $winners }.{ $chips ->
        [0] { "" }
       *[other] {" "}As { $chips } fichas do bolo ficam ao lado.
    }
    .c = A última etiqueta diz { $winners }.{ $chips ->
        [0] { "" }
       *[other] {" "}Vem colada num bolo de { $chips } fichas.
    }
    .d = Luz apagada, gavetas fechadas: a partida é de { $winners }{ $chips ->
        [0] { "" }
       *[other] {" "}e as { $chips } fichas do bolo também
    }.
    .e = Só um nome fica na lista: { $winners }.{ $chips ->
        [0] { "" }
       *[other] {" "}O bolo de { $chips } fichas vai junto.
    }
    .f = Arquive-se a partida em { $winners }{ $chips ->
        [0] { "" }
       *[other] , com { $chips } fichas
    }.
