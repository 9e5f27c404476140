### Brazilian Portuguese: Pif Paf. The voice: the counter of a station bar, with a fan, a radio and a screen door that goes pif and paf.

game-pif-paf = Pif Paf
    .about = Também chamado Cacheta. Aposte nas suas nove cartas e bata antes dos outros.

pif-paf-length =
    .usual = Dez rodadas, uns 45 minutos.
    .short = Cinco rodadas, uns vinte minutos.

## Options

pif-paf-option-ante = Entrada
    .about = Fichas que cada pessoa põe no pote a cada rodada. As apostas sobem de entrada em entrada.
    .told = entrada de { $value }
pif-paf-option-stack = Cacife
    .about = Fichas com que cada pessoa começa: pelo menos dez entradas.
    .told = cacife de { $value } fichas
pif-paf-option-hands = Rodadas
    .about = Quantas rodadas se jogam. Depois vence quem tem mais fichas.
    .none = Até alguém ter todas as fichas
    .told-none = até alguém ter todas as fichas
    .told-1 = uma rodada
    .told = { $value } rodadas
pif-paf-option-max-hands = No máximo
    .about = O máximo de rodadas de uma partida que vai até alguém ter todas as fichas.
    .told = no máximo { $value } rodadas
pif-paf-option-betting = Apostas
    .about = Se cada rodada começa com apostas.
    .on = Primeiro as apostas
    .off = Só as entradas
    .told-on = com apostas
    .told-off = só entradas
pif-paf-option-return-discard = Devolver a carta
    .about = Se você pode descartar uma carta na mesma vez em que a pegou do lixo.
    .on = Pode
    .off = Não pode
    .told-on = a carta pega pode voltar logo ao lixo
    .told-off = a carta pega fica uma vez na mão

## Names

pif-paf-phase-bet = as apostas
    .waited = vai apostar
pif-paf-phase-draw = a compra
pif-paf-phase-discard = o descarte
    .waited = vai descartar
pif-paf-phase-over = o pote
pif-paf-ask-bet = Pagar, aumentar ou correr?
pif-paf-ask-bet-free = Apostar ou mesa?
pif-paf-ask-bet-top = Pagar ou correr?
pif-paf-ask-draw = Comprar ou pegar do lixo?
pif-paf-ask-discard = Qual carta você descarta?
pif-paf-do-check = Mesa
pif-paf-do-bet = Apostar
pif-paf-do-call = Pagar
pif-paf-do-fold = Correr
pif-paf-do-draw = Comprar
pif-paf-do-take = Pegar
pif-paf-do-discard = Descartar
pif-paf-do-out = Bater, descartar
pif-paf-counter-chips = fichas
pif-paf-counter-bet = aposta
pif-paf-counter-pot = pote
pif-paf-zone-stock = Monte
pif-paf-zone-discards = Lixo
pif-paf-zone-shown = Jogos

## Panel

pif-paf-melds = **{ $melds }**
pif-paf-loose = Soltas: { $cards } — **{ $count }** de { $hand }{ $halves ->
    [0] { "" }
    [1] , com um meio jogo
   *[other] , com { $halves } meios jogos
}
pif-paf-melded = Todas as { $hand } cartas estão em jogos.
pif-paf-got-stock = Você comprou **{ $card }**.
pif-paf-got-taken = Você pegou **{ $card }**.
pif-paf-about-throw = O número no botão conta as cartas que ficariam soltas; ½ vale por cada meio jogo entre elas.
pif-paf-offered = No lixo { $card } — com ela ficariam **{ $loose }** soltas depois do seu melhor descarte.
pif-paf-pile = No lixo, da mais nova à mais velha: { $cards }
pif-paf-about-out = As suas outras nove estão todas em jogos.
pif-paf-price-free = Não há nada a pagar. Você pode apostar até **{ $cap }**.
pif-paf-price = Ficar custa **{ $owes }** das suas { $chips } fichas. O pote tem **{ $pot }**.
pif-paf-price-top = É a aposta máxima desta rodada.
pif-paf-price-raise = Você pode aumentar até **{ $cap }**, no máximo.
pif-paf-own-fold = Você correu. As suas cartas ficam ocultas.

pif-paf-button-check = Mesa
pif-paf-button-call = Pagar { $owes }
pif-paf-button-fold = Correr
pif-paf-button-bet = Apostar { $level }
pif-paf-button-raise = Aumentar para { $level }
pif-paf-button-draw = Comprar
pif-paf-button-take = Pegar { $card }: { $loose }
pif-paf-button-throw = { $card }: { $loose }
pif-paf-button-taken = { $card } pega agora
pif-paf-button-out = Bater, descartar { $card }

## Table and result

pif-paf-upcard = # { $card }
pif-paf-piles = Topo do lixo · Monte { $back } { $stock }
pif-paf-stock = -# Monte { $back } { $stock } · lixo ainda vazio
pif-paf-below = Abaixo do topo do lixo: { $cards }
pif-paf-again = O monte é o lixo antigo, primeiro as cartas mais velhas.
pif-paf-pot = Pote **{ $pot }** fichas
pif-paf-waits = { $pot } delas de uma rodada que ninguém venceu
pif-paf-cap = apostas até **{ $cap }**
pif-paf-limited = porque faltam fichas a { $names }
pif-paf-no-bets = sem apostas: { $names } { $count ->
    [1] não tem
   *[other] não têm
} fichas de sobra
pif-paf-hand-of = Rodada { $hand } de { $hands }
pif-paf-has-taken = pegou { $cards }
pif-paf-has-drawn = comprou
pif-paf-has-folded = correu
pif-paf-has-bet = apostou { $bet }
pif-paf-has-chips = { $chips } fichas
pif-paf-out = 🏁 fora
pif-paf-shown = { $number }. **{ $name }** — { $cards }
pif-paf-line-chips = { $before } { $sign } → **{ $after }** fichas
pif-paf-line-folded = correu
pif-paf-line-broke = 🏁 sem fichas
pif-paf-line-out = 🏁 já fora: { $names }
pif-paf-line-claim = ⚡ **Na boca:** { $whom } descartou **{ $card }**, a última carta que faltava.
pif-paf-line-folds = O resto da mesa correu. Nenhuma carta foi mostrada.
pif-paf-line-ran-out = As cartas acabaram antes que alguém tivesse nove em jogos.
pif-paf-line-stays = O pote de **{ $pot }** fica para quem vencer a próxima.
pif-paf-line-shared = Ninguém venceu o último pote; quem ainda estava nele o divide.

## ❓

pif-paf-why-turn = É a vez de { $name }. Você aposta, compra ou descarta na sua.
pif-paf-why-folded = Você correu. Na próxima rodada está de volta.
pif-paf-why-check = **Mesa:** há uma aposta de { $bet }. Pague { $owes }, aumente ou corra.
pif-paf-why-cap = **Apostas:** { $cap } é a aposta máxima desta rodada, de { $ante } em { $ante }.
pif-paf-why-limited = **Apostas:** até { $cap } em vez de { $limit }: { $names } { $count ->
    [1] não tem
   *[other] não têm
} mais fichas para pagar uma aposta.
pif-paf-why-take = **Pegar:** o lixo ainda está vazio.
pif-paf-why-out = **Bater:** seja qual for o descarte, { $loose ->
    [1] fica { $loose } carta solta
   *[other] ficam { $loose } cartas soltas
}.
pif-paf-why-taken = **{ $card }:** você a pegou nesta vez. Descarte outra.
pif-paf-why-nothing = Tudo o que você pode fazer está agora no seu painel.

## Why a hint is a good one

pif-paf-hint-melded = { $count } das suas nove cartas já estão em jogos.
pif-paf-hint-none-melded = Nenhuma das suas cartas está em jogo ainda.
pif-paf-hint-halves = Nenhum outro descarte deixa menos cartas soltas, e este mantém { $count ->
    [1] um meio jogo
   *[other] { $count } meios jogos
}, o máximo que pode ficar.
pif-paf-hint-half-made = Ficam soltas outras tantas cartas, mas com ela você pode manter { $after ->
    [1] um meio jogo
   *[other] { $after } meios jogos
} em vez de { $before ->
    [0] nenhum
    [1] um
   *[other] { $before }
}.
pif-paf-hint-near = { $count } cartas que você não viu fariam um jogo com duas das suas.
pif-paf-hint-price = Ficar custa { $owes }, e o pote tem { $pot }.
pif-paf-hint-dear = { $count } das suas nove cartas ainda estão soltas, e ficar custa { $owes } por um pote de { $pot }.
pif-paf-hint-free = Não há nada a pagar, então ficar não custa nada.

## Refusals

refused-pif-cap = Você pode apostar até { $cap } nesta rodada (de { $ante } em { $ante }).
refused-pif-match = Há uma aposta de { $bet }: pague { $owes }, aumente ou corra.
refused-pif-no-discard = O lixo ainda está vazio; compre do monte.
refused-pif-not-out = Sem { $card }, as suas nove cartas não cabem todas em jogos.
refused-pif-folded = Você correu nesta rodada.
refused-pif-return = Você pegou { $card } nesta vez; descarte outra carta.
refused-stack-below-antes = As fichas com que cada pessoa começa ({ $stack }) têm que ser pelo menos dez entradas ({ $least }).

## What happened

pif-paf-antes-paid =
    .a = Cada um põe { $chips }. O pote tem { $pot }.
    .b = { $chips } de cada um de vocês, e { $pot } embaixo do ventilador.
    .c = Passa o pires: { $chips } por cabeça, { $pot } no pote.
    .d = Xícaras de lado, entradas na mesa: { $chips } cada. O pote está em { $pot }.
    .e = Nove cartas para cada, { $chips } de cada: um pote de { $pot }.
    .f = A entrada é { $chips }, o pote é { $pot }, o café já vem.
    .g = Balcão limpo, { $chips } de cada um, e { $pot } esperando.
    .h = O pote diz { $pot }, { $chips } de cada; o rádio diz chuva.

pif-paf-betting-limited =
    .a = Com as fichas de { $seats } não dá para pagar mais que { $cap }, então { $cap ->
        [0] ninguém aposta
       *[other] o máximo é esse, não { $limit }
    }.
    .b = { $cap ->
        [0] Desta vez sem apostas: faltariam fichas a { $seats }.
       *[other] As apostas param em { $cap }, não em { $limit }: é até onde vão as fichas de { $seats }.
    }
    .c = Aposta que nem todo mundo paga não vale. Com { $seats }, { $cap ->
        [0] não há apostas nesta rodada
       *[other] a maior é { $cap }, não { $limit }
    }.
    .d = { $cap ->
        [0] Não se aposta: as últimas fichas de { $seats } foram na entrada.
       *[other] As fichas de { $seats } vão até { $cap }, e as apostas também. Seriam até { $limit }.
    }
    .e = Ninguém cai por falta de ficha: por { $seats }, { $cap ->
        [0] nada de apostas
       *[other] as apostas param em { $cap }, antes de { $limit }
    }.
    .f = A lousa do balcão diz { $cap ->
        [0] sem apostas
       *[other] até { $cap } em vez de { $limit }
    }, em atenção a { $seats }.

pif-paf-checked =
    .a = { $seat } diz mesa.
    .b = Duas batidinhas no balcão: mesa de { $seat }.
    .c = Por ora, nada de { $seat }.
    .d = { $seat } mexe o café: mesa.
    .e = Mesa, diz { $seat }, e procura o açúcar.
    .f = { $seat } deixa rodar.
    .g = Um aceno de { $seat }: mesa.

pif-paf-bet =
    .a = { $seat } aposta { $level }.
    .b = { $seat } abre com { $level }.
    .c = { $level } no balcão, de { $seat }.
    .d = A porta faz pif: { $seat } aposta { $level }.
    .e = { $level }, diz { $seat }, e as colherinhas param.
    .f = Sai um { $level } sem leite, pedido de { $seat }.
    .g = Primeira aposta da rodada: { $seat }, { $level }.

pif-paf-raised =
    .a = { $seat } aumenta para { $level }.
    .b = E sobe: { $seat } põe { $level }.
    .c = Sobe o volume do rádio, e a aposta: { $seat }, { $level }.
    .d = { $level }, diz { $seat }. O ventilador acelera um pouco.
    .e = A porta faz paf: { $seat } aumenta para { $level }.
    .f = Um café maior para { $seat }: { $level }.
    .g = Pouco, achou { $seat }, e disse { $level }.

pif-paf-called =
    .a = { $seat } paga.
    .b = { $seat } fica, por { $chips }.
    .c = Mais { $chips } de { $seat }.
    .d = { $seat } cobre a aposta.
    .e = O mesmo para { $seat }, por favor.
    .f = Pago, diz { $seat }.
    .g = Por { $chips }, { $seat } não larga o banquinho.

pif-paf-folded =
    .a = { $seat } corre.
    .b = { $seat } vira as cartas, e a xícara também.
    .c = Nesta não, diz { $seat }.
    .d = Corre { $seat }, e vai ler a tabela de horários.
    .e = Nove cartas viradas: { $seat } está fora da rodada.
    .f = Levanta-se { $seat } para olhar os trens.
    .g = A porta de tela bate atrás de { $seat }, até as próximas cartas.

pif-paf-betting-closed =
    .a = Apostas feitas: { $pot } no pote. { $seat } começa.
    .b = Valem { $pot }, e a primeira carta é de { $seat }.
    .c = Fechadas as apostas. { $seat } compra primeiro, por um pote de { $pot }.
    .d = O pires fica de lado, com { $pot }. { $seat } abre o monte.
    .e = Chega de apostas. O pote tem { $pot }, a vez é de { $seat }.
    .f = { $pot } embaixo do ventilador. { $seat }, por favor.

pif-paf-took =
    .a = { $seat } pega { $card }.
    .b = { $card } vai para { $seat }.
    .c = Do topo do lixo: { $card }, para { $seat }.
    .d = { $seat } tira { $card } do pires.
    .e = { $card } nem esfriou: já é de { $seat }.
    .f = { $seat } aceita { $card }, com gosto.
    .g = Lixo de uns, { $card } de { $seat }.
    .h = Sai { $card } para { $seat }, para consumir aqui.
    .i = Ainda morna: { $card }, para { $seat }.
    .j = No prato de { $seat }: { $card }.

pif-paf-discarded =
    .a = { $seat } descarta { $card }.
    .b = { $card } no lixo, de { $seat }.
    .c = { $seat } põe { $card } no balcão.
    .d = { $seat } devolve { $card } à cozinha.
    .e = Paf: { $card }, de { $seat }.
    .f = { $card } para quem gostar, diz { $seat }.
    .g = No topo agora: { $card }, de { $seat }.
    .h = Sobras de { $seat }: { $card }.
    .i = { $card } sai pela porta de serviço; { $seat } segura a maçaneta.
    .j = Já vai tarde { $card }, e { $seat } se recosta.

pif-paf-turned-over =
    .a = O monte acabou. O lixo é virado como está: { $count } cartas, a mais velha primeiro.
    .b = { $count } cartas velhas voltam, na ordem em que foram descartadas.
    .c = Ninguém embaralha: { $count } cartas do lixo viram monte. Memória ajuda.
    .d = As { $count } de ontem são requentadas e servidas na mesma ordem.
    .e = O lixo vira de ponta-cabeça: { $count } cartas, a começar pela primeira.
    .f = O segundo trem leva { $count } cartas, na ordem dos bilhetes.

pif-paf-stock-ran-out =
    .a = { $seat } estende a mão, e o monte acabou de vez. Ninguém vence esta rodada.
    .b = Três voltas bastam: não há carta para { $seat }, e a rodada não tem dono.
    .c = A cozinha fechou. { $seat } não acha carta, e ninguém venceu.
    .d = O último trem partiu, e ninguém venceu. { $seat } fica na plataforma.
    .e = { $seat } sacode o bule, sacode o monte, e nada. A rodada fica sem dono.
    .f = Nada para { $seat } comprar, nada para ninguém ganhar.

pif-paf-went-out =
    .a = **Pif paf!** { $seat } descarta { $card } e **bate**.
    .b = Nove cartas, nenhuma solta: { $seat } **bate** e descarta { $card }.
    .c = { $seat } larga { $card }, e depois todo o resto. **Bateu!**
    .d = A porta faz pif, depois paf: { $seat } **bateu**. { $card } fica no lixo.
    .e = Vai-se { $card }, e { $seat } põe a mesa inteira. **Pif paf!**
    .f = O pedido de { $seat } está completo, e { $card } volta. **Bateu!**
    .g = O ventilador para um instante. { $seat } **bate**; { $card } vai para o lixo.

pif-paf-claimed-out =
    .a = ⚡ **Pif paf!** { $whom } descarta { $card }, e { $seat } pega na boca. Sai { $thrown }, e acabou a rodada.
    .b = ⚡ { $card } sai da mão de { $whom } e nem chega ao lixo. { $seat } pede, descarta { $thrown } e **bate**.
    .c = ⚡ Faltava uma carta, e { $whom } a descartou: { $card }. { $seat } **bate** e descarta { $thrown }.
    .d = ⚡ A porta faz pif com { $card } de { $whom }, e { $seat } faz **paf**. Sobra { $thrown }.
    .e = ⚡ { $whom } põe { $card } no balcão. { $seat } diz **minha**, larga { $thrown } e mostra nove em jogos.
    .f = ⚡ Fora da vez, e **bateu**: { $seat } pega { $card } de { $whom } na boca. O troco é { $thrown }.

pif-paf-pot-taken =
    .a = O pote de { $chips } vai para { $seat }.
    .b = { $seat } recolhe { $chips } e dá as próximas cartas.
    .c = { $chips } deslizam pelo balcão até { $seat }.
    .d = { $seat } leva o pires com { $chips }.
    .e = { $chips } para { $seat }. E o café, enfim, ficou pronto.
    .f = O ventilador sopra { $chips } para { $seat }.

pif-paf-pot-stays =
    .a = O pote de { $chips } fica onde está, para quem vencer a próxima.
    .b = { $chips } esperam embaixo do ventilador por quem as ganhe.
    .c = Ninguém mexe nas { $chips }. Vão junto com o próximo pote.
    .d = O pires continua no balcão, com { $chips } dentro.
    .e = As { $chips } ficam na estufa, quentinhas.
    .f = { $chips } perdem este trem e pegam o próximo.

pif-paf-pot-shared =
    .a = { $seats } ainda estavam na rodada e dividem as { $chips } do pote.
    .b = As últimas { $chips } são divididas: { $seats }.
    .c = Hora de fechar. { $chips } vão para { $seats }, em partes iguais.
    .d = Ninguém as ganhou, então { $seats } repartem as { $chips }.
    .e = Esvazia-se o pires: { $chips } para { $seats }.

pif-paf-out-of-chips =
    .a = Sem fichas para outra entrada, só para assistir: { $seats }.
    .b = Não dá para a próxima entrada: { $seats }.
    .c = O café fica, as cartas se vão: { $seats }.
    .d = A próxima rodada sai sem { $seats }: a entrada é alta demais.
    .e = Um lugar à janela para { $seats }, com vista para a mesa.
    .f = Para { $seats } o trem chegou. Sem entrada, sem cartas.

pif-paf-won =
    .a = A partida acabou: { $winners }, com { $chips } fichas.
    .b = Cadeiras em cima das mesas. Vitória de { $winners }, com { $chips } fichas.
    .c = A maior pilha, { $chips }, está com { $winners }.
    .d = Último pote, último café: { $winners }, { $chips } fichas.
    .e = A porta faz pif, depois paf, depois { $winners }: { $chips } fichas.
    .f = { $chips } fichas, e a casa aplaude { $winners }.
