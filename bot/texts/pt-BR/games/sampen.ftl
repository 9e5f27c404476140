### Brazilian Portuguese: Sampen. The voice: somebody who rows a small ferry, in which cards cross the river two by two.

game-sampen = Sampen
    .about = Cada carta tem uma gêmea. Case a carta aberta, escolha a próxima, esvazie a mão antes dos outros.

sampen-length =
    .usual = Uma rodada, alguns minutos.
    .series = Até três vitórias: quatro ou cinco rodadas a dois, umas oito com muita gente, uns quinze minutos.

## Options

sampen-option-deck = Baralho
    .about = Com quantas cartas se joga. 104 são dois baralhos inteiros, para até doze pessoas.
    .told-60 = 60 cartas
    .told-104 = 104 cartas
sampen-option-wins = Vitórias
    .about = Quantas rodadas é preciso vencer para vencer a partida.
    .told-1 = uma rodada
    .told = até { $value } vitórias

## Names

sampen-phase-choose-upcard = duas a duas
sampen-phase-open-lead = monte morto
sampen-phase-over = em terra
sampen-ask-choose-upcard = Qual é a próxima carta aberta?
sampen-ask-open-lead = Com qual carta você sai?
sampen-do-put = Abrir
sampen-zone-stock = Monte
sampen-zone-discards = Aberta
sampen-counter-wins = vitórias

## Table and panel

sampen-matched = { $from ->
    [stock] **{ $card }** veio do monte. **{ $name }** casou e escolhe a próxima carta aberta.
    [own] **{ $name }** abriu **{ $card }**, também casou, e escolhe de novo.
   *[other] { $other } abriu **{ $card }**. **{ $name }** casou e escolhe a próxima carta aberta.
}
sampen-leads = Ninguém tem **{ $card }**, e o monte está vazio, então cada carta numa mão tem a gêmea numa mão. **{ $name }** pode sair com qualquer carta.
sampen-chain = ⛵ { $chain }
sampen-chain-more = … { $chain }
sampen-stock = { $back } { $stock } no monte
sampen-stock-empty = o monte está vazio
sampen-stock-known = { $back } { $stock } no monte; ninguém tinha { $cards }, então { $count ->
    [1] a gêmea está
   *[other] as gêmeas estão
} entre elas
sampen-wins = venceu { $wins } de { $needed }
sampen-won = { $count ->
    [1] { $count } vitória
   *[other] { $count } vitórias
}
sampen-hold = { $back } **{ $count }** — { $names }

sampen-own-matched = { $from ->
    [stock] **{ $card }** veio do monte, e você casou.
    [own] Você abriu **{ $card }** e também casou.
   *[other] { $other } abriu **{ $card }**, e você casou.
}
sampen-own-lead = Ninguém tem **{ $card }**, e o monte está vazio. Você pode sair com qualquer carta: alguém tem a gêmea.
sampen-pairs = Pares: **{ $cards }**
sampen-singles = Avulsas: **{ $cards }**
sampen-about-pairs = Abra metade de um par, e a gêmea vai logo atrás. Depois você escolhe de novo.
sampen-waiting = Quando a gêmea de uma carta sua estiver aberta, o bot joga a sua, e você escolhe a próxima.
sampen-button-pair = { $card } { $card }: vão as duas
sampen-button-last-pair = { $card } { $card }: saiu!

sampen-recipe = -# Quem dá as cartas primeiro (`seats`): a pessoa no lugar “abaixo do número de pessoas”, sendo 0 a primeira a sentar; depois de cada rodada, o próximo lugar à esquerda. Distribuição (`deal`): Espadas, Copas, Ouros, Paus, cada um do Ás ao Rei e com as gêmeas juntas (no baralho pequeno: do Ás ao Nove, e de Paus também Valete, Dama e Rei), são embaralhados a partir do fim, a carta i com a carta “abaixo de i + 1”. Vai uma carta a cada lugar por vez, primeiro à esquerda de quem dá as cartas; o resto é o monte. Sorteio da saída (`lead`): “abaixo do número deles” entre os lugares com mais cartas.

## ❓

sampen-why-match = { $name } casou a carta aberta, { $card }, e escolhe a próxima. É a sua vez quando a carta aberta for gêmea de uma das suas.
sampen-why-lead = Ninguém tem a gêmea da carta aberta, e o monte está vazio. A saída é de { $name }.
sampen-why-any = Qualquer carta da sua mão pode ser aberta.
sampen-why-matching = **Casar:** o bot faz isso na hora. Só uma pessoa pode ter a gêmea, então ninguém chega tarde.
sampen-why-pairs = **{ $cards }:** você tem as duas, então mais ninguém pode tirá-las daí. Elas vão quando você escolher a próxima carta aberta.
sampen-why-last = **A sua última carta:** se você tem de abri-la, o bot faz isso por você, e você sai.

## Why a hint is a good one

sampen-hint-pair = A gêmea está na sua mão: vão as duas de uma vez, e você escolhe de novo.
sampen-hint-last = A gêmea é a sua única outra carta, então a sua mão se esvazia na hora.
sampen-hint-single = Com só pares na mão, nenhuma carta de outra pessoa traria a vez de volta a você.
sampen-hint-alike = Você não tem par, e uma carta avulsa vale tanto quanto a outra.
sampen-hint-keeps = { $count ->
    [1] O seu par fica: as duas cartas vão de uma vez quando você escolher.
   *[other] Os seus { $count } pares ficam: cada um vai de uma vez quando você escolher.
}

## Refusals

refused-sampen-not-your-turn = É a vez de { $turn }: quem casa a carta aberta, { $card }, escolhe a próxima.

## Told

sampen-chain-ended =
    .a = ⛵ { $chain }.
    .b = ⛵ Uma travessia: { $chain }.
    .c = ⛵ Lá vão elas: { $chain }.
    .d = ⛵ A balsa leva { $chain }.
    .e = ⛵ Duas a duas: { $chain }.
    .f = ⛵ Corda solta, { $chain }, corda presa.
    .g = ⛵ Vento bom para { $chain }.

sampen-nobody-held =
    .a = Ninguém tem { $cards }.
    .b = { $cards } no cais, e ninguém acena.
    .c = A balsa chama { $cards }. Ninguém responde.
    .d = Sem gêmea em mão nenhuma: { $cards }.
    .e = Na margem, à espera: { $cards }.
    .f = { $cards }? O rio está quieto.

sampen-stock-ran-dry =
    .a = O monte acabou, e ninguém tem a gêmea da carta aberta. A saída é da mão mais cheia: { $seats }.
    .b = Acabaram os passageiros do monte. A mão mais cheia vai primeiro: { $seats }.
    .c = Maré baixa: o monte secou. A mão mais pesada é a de { $seats }.
    .d = O cais está vazio. Cada carta que resta tem a gêmea numa mão, e quem tem mais cartas é { $seats }.
    .e = Nada mais para virar. A bagagem mais pesada vai primeiro: { $seats }.
    .f = Zarpou o monte, e a carta aberta ficou só. Quem tem mais cartas: { $seats }.

sampen-lots-drawn =
    .a = A sorte cai em { $seat }.
    .b = Tiram palitinhos no píer: a saída é de { $seat }.
    .c = Um remo gira e aponta para { $seat }.
    .d = Carga igual, decide uma pedrinha: abre { $seat }.
    .e = Alguém tem que empurrar a balsa, e é { $seat }.
    .f = O palitinho curto ficou com { $seat }, que abre.

sampen-deal-won =
    .a = 🏁 **{ $seat } põe o pé em terra.** { $card } era a última carta.
    .b = 🏁 { $card }, e **{ $seat } está de mãos vazias** e pés secos.
    .c = 🏁 **{ $seat } atravessou** com { $card }. Os remos ficam para os outros.
    .d = 🏁 O resto da **bagagem de { $seat }** era { $card }. A rodada está ganha.
    .e = 🏁 **{ $seat } amarra o barco:** { $card }, e nada mais a carregar.
    .f = 🏁 Com { $card } **{ $seat } chega à outra margem** e pede um café.

sampen-deal-unwon =
    .a = 🏁 { $card } era a última carta do lugar de { $seat }, mas não há ninguém nele. Ninguém vence a rodada.
    .b = 🏁 O barco de { $seat } chega com { $card }, e sem { $seat }. Ninguém vence esta rodada.
    .c = 🏁 Com { $card } se esvazia a mão que { $seat } deixou. A rodada não é de ninguém.
    .d = 🏁 Chega primeiro um barco vazio, o de { $seat }, graças a { $card }. Desta vez ninguém vence.
    .e = 🏁 A mão de { $seat } se esvazia com { $card }, como o lugar. Ninguém vence.
