### Brazilian Portuguese: Jubilee. The voice: the clerk of a small town's jubilee committee, with a brass band, bunting and a cake.

game-jubilee = Jubileu
    .about = Um só total para todos: leve-o a 25, 50, 75 ou 100, e não passe direto.

jubilee-length =
    .usual = Uma rodada de 61 cartas, uns quinze minutos.

## Options

jubilee-option-club-ace = Ás de Paus
    .about = Quanto vale um Ás de Paus. Com 1 o total acaba em 189, em vez de 217.
    .told-15 = o Ás de Paus vale 15
    .told-1 = o Ás de Paus vale 1
jubilee-option-joker-rescores = Curingas num jubileu
    .about = Se um curinga jogado num jubileu o marca de novo.
    .on = Marca de novo
    .off = Não marca nada
    .told-on = curingas marcam de novo um jubileu
    .told-off = curingas não marcam nada
jubilee-option-deals = Rodadas
    .about = Quantas rodadas se jogam. Os pontos delas se somam.
    .told-1 = uma rodada
    .told = { $value } rodadas

## Names

jubilee-phase-play = num só total
jubilee-phase-over = a contagem
jubilee-ask-play = Qual carta?
jubilee-do-play = Jogar
jubilee-do-skip = Pular
jubilee-zone-stock = Monte
jubilee-zone-played = Jogadas
jubilee-counter-total = total
jubilee-counter-score = pontos

## Table and panel

jubilee-stars = { $size ->
    [100] ★★
   *[25] ★
}
jubilee-total = Total **{ $total }**
jubilee-next = { jubilee-stars } { $at } está { $up } adiante
jubilee-next-two = { jubilee-stars } { $at } está { $up } adiante · { $below } está { $down } atrás
jubilee-stock = { $back } { $stock } no monte
jubilee-stock-empty = o monte está vazio
jubilee-trail = Jogadas: { $plays }
jubilee-trail-play = { $name } { $card } { $total }
jubilee-has-shown = 👁 { $cards }
jubilee-own-score = O seu placar é **{ $score }**.
jubilee-drew = Você comprou **{ $card }**.
jubilee-danger = Outra pessoa poderia fazer um jubileu em seguida: { $totals }
jubilee-danger-after = de **{ $total }** com { $count ->
    [1] uma carta
   *[other] { $count } cartas
}
jubilee-no-danger = Seja qual for a sua jogada, nenhuma carta alheia faria um jubileu em seguida.
jubilee-own-shown = Todo mundo viu { $cards }.
jubilee-deal-of = rodada { $deal } de { $deals }
jubilee-opens = Você abre, com uma carta de Paus ou de Espadas.
jubilee-button = { $points ->
    [20] { $card } → { $total } ★★ +20
    [10] { $card } → { $total } ★ +10
    [-5] { $card } → { $total } · −5
   *[0] { $card } → { $total }
}
jubilee-button-below = { $card } → abaixo de 0
jubilee-button-opening = { $card } não pode abrir

## Result

jubilee-line-points = **{ $points }** { $count ->
    [1] ponto
   *[other] pontos
}
jubilee-line-total = As { $cards } cartas estão todas na mesa, e juntas fazem { $total }.

jubilee-recipe = -# Quem dá as cartas primeiro (`seats`): a pessoa no lugar “abaixo do número de pessoas”, sendo 0 a primeira a sentar; depois de cada rodada, o próximo lugar à esquerda. Distribuição (`deal`): Espadas, Copas, Paus, cada um do Ás ao Rei e com as cartas iguais juntas, depois os curingas, são embaralhados a partir do fim, a carta i com a carta “abaixo de i + 1”. Se as cartas dadas não têm nem Paus nem Espadas, embaralha-se de novo a partir dessa ordem, com os números seguintes. Vai uma carta a cada lugar por vez, primeiro à esquerda de quem dá as cartas, oito ao todo; o resto é o monte.

## ❓

jubilee-why-turn = É a vez de { $name }. Você joga na sua.
jubilee-why-opening = **{ $cards }:** a primeira carta tem que ser de Paus ou de Espadas.
jubilee-why-below = **{ $cards }:** o total é { $total }, e não pode ficar abaixo de zero.
jubilee-why-all = Qualquer carta da sua mão pode ser jogada.
jubilee-why-skip = **Pular:** você pode jogar { $cards }, então não pode pular. O bot pula quem não pode jogar nada.
jubilee-why-draw = **Comprar:** o bot compra por você depois de cada jogada, enquanto houver monte.

## Why a hint is a good one

jubilee-hint-scores = Leva o total a { $total }, e marca { $points }.
jubilee-hint-safe = A partir de { $total }, nenhuma carta que outra pessoa possa ter faz um jubileu.
jubilee-hint-free = { $count ->
    [1] Não custa nada; outra das suas cartas passaria de um jubileu.
   *[other] Não custa nada; { $count } das suas cartas passariam de um jubileu.
}
jubilee-hint-few = { $count ->
    [0] Nenhuma
   *[other] { $count }
} das { $unseen } cartas que você não viu { $count ->
    [0] faria
    [1] faria
   *[other] fariam
} um jubileu a partir de { $total }.
jubilee-hint-all-pass = Toda carta que você pode jogar agora passa de um jubileu.

## Refusals

refused-jub-open-black = A primeira carta tem que ser de Paus ou de Espadas.
refused-jub-below-zero = { $card } levaria o total de { $total } a { $after }; ele não pode ficar abaixo de zero.
refused-jub-must-play = Você pode jogar { $cards }, então não pode pular.

## Told

jubilee-played =
    .a = { $seat } joga { $card }: { $total }.
    .b = { $card } de { $seat } dá { $total }.
    .c = O escrivão anota { $total }: { $card }, { $seat }.
    .d = A cidade faz { $total }: { $seat } joga { $card }.
    .e = { $total }, diz { $card } de { $seat }, e ninguém toca marcha.
    .f = Com { $card }, { $seat } passa a data para { $total }.
    .g = { $seat } arranca { $card } do calendário. Marca { $total }.
    .h = A tuba conta junto: { $card } de { $seat }, { $total }.
    .i = Sem cerimônia, { $card } de { $seat }: { $total }.
    .j = Velinhas agora: { $total }, graças a { $card } de { $seat }.
    .k = Carimbado e arquivado: { $card }, { $seat }, { $total }.
    .l = Balançam as bandeirinhas sobre { $seat }: { $card }, { $total }.

jubilee-jubilee =
    .a = ★ **{ $total }!** { $seat } joga { $card }, e a banda ataca. 10 pontos.
    .b = ★ Bandeirinhas para { $seat }: { $card } dá **{ $total }**, que vale 10.
    .c = ★ Com { $card }, a cidade faz **{ $total }**. A prefeitura aperta a mão de { $seat }: 10.
    .d = ★ { $seat } corta o bolo em **{ $total }** com { $card }. 10 pontos, nenhuma migalha.
    .e = ★ A tuba esperava por isto: **{ $total }**, { $card }, 10 para { $seat }.
    .f = ★ Na mosca, **{ $total }**. { $seat } e { $card } ganham 10 e uma bandeirinha.

jubilee-great-jubilee =
    .a = ★★ **{ $total }!** { $seat } joga { $card }: fogos, duas bandas, 20 pontos.
    .b = ★★ Conta redonda: { $card } dá **{ $total }**, e { $seat } dá a volta na praça nos ombros do povo. 20.
    .c = ★★ { $seat } joga { $card }, e são **{ $total }**. Até o escrivão se levanta. 20 pontos.
    .d = ★★ Sai o bolo grande, com **{ $total }** velas: { $card }, { $seat }, 20.
    .e = ★★ Feriado nas escolas: **{ $total }**, com { $card }. 20 para { $seat }.
    .f = ★★ Vão erguer uma estátua a { $card }. { $seat } faz **{ $total }** e 20 pontos.

jubilee-jubilee-passed =
    .a = { $seat } joga { $card } e passa direto pela banda: { $total }, −5.
    .b = O bolo ficou um pouco para trás. { $seat } está em { $total } com { $card }: −5.
    .c = { $card }, { $total }: o desfile virou à esquerda, { $seat } seguiu reto. −5.
    .d = { $seat } acena para um jubileu pela janela: { $card } até { $total }, −5.
    .e = As trombetas já estavam no ar. { $card } de { $seat } dá { $total }: −5.
    .f = Recolham as bandeirinhas: { $seat } passa com { $card }, { $total }, −5.

jubilee-skipped =
    .a = { $seat } não tem nada que sirva e mostra: { $cards }.
    .b = Nenhuma carta para este total: { $seat } mostra { $cards } e espera.
    .c = { $seat } abre a mão diante da comissão: { $cards }. Vez pulada.
    .d = O desfile passa por { $seat }, e todo mundo vê { $cards }.
    .e = Fica para a próxima, { $seat }. Consta em ata: { $cards }.
    .f = Em exposição na prefeitura, as cartas de { $seat }: { $cards }.

jubilee-deal-ended =
    .a = Caiu a última carta, e a cidade faz { $total }: { $points }. O melhor palanque foi de { $winners }.
    .b = A banda guarda tudo em { $total }. O escrivão lê: { $points }. Em primeiro: { $winners }.
    .c = São { $total } anos, e o melhor calendário é o de { $winners }: { $points }.
    .d = Dobram-se as cadeiras em { $total }: { $points }. O resto do bolo é de { $winners }.
    .e = A prefeitura fecha em { $total }: { $points }. A chave da cidade vai para { $winners }.
    .f = Um último brinde, em { $total }: { $points }. Viva { $winners }!
