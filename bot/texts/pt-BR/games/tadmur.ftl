### Brazilian Portuguese: Tadmur. The voice: a caravanserai in an oasis, a night porter with a lantern and a camel with opinions.

game-tadmur = Tadmur
    .about = Duas pessoas, duas correntes, dois alvos secretos: complete a sua, ou adivinhe o outro alvo antes.
tadmur-length =
    .usual = Melhor de três rodadas, uns vinte minutos.

## Options

tadmur-option-spaces = Espaços
    .about = Quantos espaços há no começo entre a carta inicial e o alvo.
    .told = { $value } espaços
tadmur-option-stuck = Quando nada cabe
    .about = O que acontece a quem não pode jogar nenhuma carta.
    .lose = Perde a rodada
    .pass = Passa
    .told-lose = quem trava perde
    .told-pass = quem trava passa
tadmur-option-best-of = Rodadas
    .about = O máximo de rodadas numa partida. Vence quem ganhar mais delas.
    .told-1 = uma rodada
    .told = melhor de { $value } rodadas

## Names

tadmur-phase-turn = duas correntes
tadmur-phase-over = os dois alvos são mostrados
tadmur-ask-turn = Qual carta?
tadmur-ask-stuck = Nenhuma carta cabe. E agora?
tadmur-do-play = Jogar
tadmur-do-guess = Palpite
tadmur-do-concede = 🏳️ Entregar a rodada
tadmur-do-pass = Passar
tadmur-zone-starter = Carta inicial
tadmur-zone-chain = Corrente
tadmur-zone-target = Alvo
tadmur-counter-score = rodadas vencidas
tadmur-counter-spaces = espaços

## Table and panel

tadmur-won-deals = { $count ->
    [1] { $count } rodada vencida
   *[other] { $count } rodadas vencidas
}
tadmur-spaces = { $count ->
    [1] { $count } espaço livre
   *[other] { $count } espaços livres
}
tadmur-complete = completa
tadmur-wrong = ❌ palpite: { $ranks }
tadmur-deal-of = Rodada { $deal } de, no máximo, { $deals }
tadmur-barred = 🔒 Ninguém pode dar palpite: { $name } tem só um espaço livre.
tadmur-own-target = O seu alvo: **{ $card }**
tadmur-their-chain = Corrente de { $name } · { $facts }
tadmur-needs = Depois de { $last } é preciso **{ $below }** ou **{ $above }**.
tadmur-needs-last = O seu último espaço pede **{ $below }** ou **{ $above }** depois de { $last }, e a carta também tem que ser vizinha do seu alvo { $target }.
tadmur-guess-costs = 🔮 Antes você pode dar um palpite sobre o outro alvo. Certo, vence a rodada; errado, põe o seu alvo a { $spaces } espaços.
tadmur-guess-often = Quem nunca dá palpite raramente vence.
tadmur-guessed = 🔮 Você já deu palpite nesta vez. Agora jogue uma carta.
tadmur-dead-ends = ⚠️ Depois de { $cards } nenhuma carta sua cabe no último espaço, e você perderia a rodada na próxima vez.
tadmur-dead-ends-pass = ⚠️ Depois de { $cards } nenhuma carta sua cabe no último espaço, e a sua corrente nunca ficaria completa.
tadmur-about-stuck = Nenhuma carta sua cabe. Um palpite certo vence a rodada; um errado a perde, e entregar também.
tadmur-about-stuck-pass = Nenhuma carta sua cabe, nem vai caber. Um palpite certo vence a rodada; um errado encerra a sua vez.
tadmur-button-completes = 🏁 { $card }
tadmur-button-dead-end = { $card } ⚠️ beco sem saída
tadmur-guess-hint = 🔮 Palpite sobre o outro alvo…
tadmur-rank-unseen = { $rank } · { $count ->
    [0] você viu as quatro
    [1] { $count } não vista
   *[other] { $count } não vistas
}
tadmur-rank-far = { $rank } · { $count ->
    [1] { $count } não vista
   *[other] { $count } não vistas
} · ✗ não em { $spaces ->
    [1] { $spaces } espaço
   *[other] { $spaces } espaços
}
tadmur-rank-wrong = { $rank } · o seu palpite, e estava errado

## Result

tadmur-ended-chain = 🏁 **{ $name }** completou a corrente.
tadmur-ended-guess = 🔮 **{ $name }** adivinhou o alvo de { $other }.
tadmur-ended-cards = **{ $other }** jogou a última carta antes de completar a corrente: a rodada é de { $name }.
tadmur-ended-stuck = **{ $other }** não tinha carta que coubesse: a rodada é de { $name }.
tadmur-ended-drawn = Nenhuma das correntes pode continuar.

## ❓

tadmur-why-turn = É a vez de { $name }. Você dá palpite e joga na sua.
tadmur-why-cards = **Cartas:** { $needs } O Ás é vizinho do Rei e do Dois, e os naipes não contam.
tadmur-why-way-open = **O seu caminho:** as suas cartas podem preencher { $count ->
    [1] o último espaço
   *[other] os { $count } espaços
} e chegar ao seu alvo.
tadmur-why-way-longer = **O seu caminho:** as suas cartas não chegam ao seu alvo em exatamente { $count ->
    [1] { $count } espaço
   *[other] { $count } espaços
}, mas chegam com mais um. Um palpite errado dá mais um.
tadmur-why-way-closed = **O seu caminho:** as suas cartas não chegam ao seu alvo em exatamente { $count ->
    [1] { $count } espaço
   *[other] { $count } espaços
}, nem com mais um. Dê um palpite.
tadmur-why-guess = **Palpite:** { $about }

## Why a hint is a good one

tadmur-hint-completes = Completa a sua corrente.
tadmur-hint-only-way = Depois dela as suas cartas ainda levam ao seu alvo; depois de { $other }, não.
tadmur-hint-way = Depois dela as suas cartas ainda preenchem cada espaço até o seu alvo.
tadmur-hint-longer = As suas cartas chegariam então ao seu alvo com um espaço a mais, que um palpite errado dá.
tadmur-hint-hides = Revela menos do seu alvo do que { $other } revelaria.
tadmur-hint-fits = { $count ->
    [1] Depois dela cabem cartas de um valor.
   *[other] Depois dela cabem cartas de { $count } valores.
}
tadmur-hint-betrayed = Pela outra corrente e pelas cartas que você não viu, é o valor mais provável: { $share } em 100.
tadmur-hint-unseen = { $count ->
    [1] Uma carta desse valor não foi vista, e nenhum outro valor que você não tentou tem mais.
   *[other] { $count } cartas desse valor não foram vistas, e nenhum outro valor que você não tentou tem mais.
}

## Refusals

refused-tad-not-adjacent = Depois de { $last } é preciso { $below } ou { $above }.
refused-tad-miss-target = É o seu último espaço: a carta também tem que tocar o seu alvo.
refused-tad-guess-once = Só dá para dar um palpite por vez.
refused-tad-guess-barred = Ninguém pode dar palpite enquanto alguém está a uma carta de completar a corrente.

## Told

tadmur-chain-begun =
    .a = { $seat } parte de { $card }.
    .b = { $card } é onde { $seat } começa, de lanterna na mão.
    .c = O porteiro põe { $card } diante de { $seat }, e mente sobre a distância.
    .d = { $seat } aperta a sandália e deixa { $card } para trás.
    .e = Uma pedra à beira da estrada diz { $card }; { $seat } senta nela.
    .f = Para { $seat }, { $card }. O alvo fica fechado, embaixo de um copo de chá.

tadmur-placed =
    .a = { $seat } joga { $card }.
    .b = { $card }, de { $seat }.
    .c = Uma pedra adiante: { $seat } joga { $card }.
    .d = { $seat } segue até { $card }. O camelo observa.
    .e = { $card }, diz { $seat }, e a lanterna avança.
    .f = A corrente de { $seat } cresce: { $card }.
    .g = Mais uma coluna, { $card }. Aguenta, e { $seat } aprova.

tadmur-guessed-wrong =
    .a = ❌ { $seat } arrisca { $rank }. Errado: mais um espaço pela frente.
    .b = ❌ “{ $rank }?”, pergunta { $seat }. “Não”, diz { $whom }, e a estrada cresce.
    .c = ❌ Não é { $rank }. O alvo de { $seat } recua uma coluna.
    .d = ❌ { $whom } mexe o chá: não é { $rank }. Para { $seat }, agora { $spaces } espaços.
    .e = ❌ Uma miragem de { $rank } desvia { $seat }: { $spaces } espaços.
    .f = ❌ O camelo poderia ter dito a { $seat } que não é { $rank }.

tadmur-guessed-right =
    .a = 🔮 “{ $rank }”, diz { $seat }, e { $whom } vira a carta. É.
    .b = 🔮 { $seat } diz { $rank }. { $whom } procura outra lanterna. Está certo.
    .c = 🔮 { $rank }! { $seat } leu a areia, e o rosto de { $whom }.
    .d = 🔮 O porteiro aplaude: { $seat } diz { $rank } a { $whom }, e é.
    .e = 🔮 { $whom } guardou bem o segredo. { $seat } diz { $rank } assim mesmo.
    .f = 🔮 Certo: { $rank }. { $whom } se curva para { $seat }; o camelo, não.

tadmur-chain-completed =
    .a = 🏁 { $seat } chegou: a corrente está completa.
    .b = 🏁 Nenhuma falha do começo ao alvo. { $seat } pode desfazer as malas.
    .c = 🏁 A última pedra cabe, e { $seat } está lá.
    .d = 🏁 { $seat } bate ao portão; o porteiro tem que abrir.
    .e = 🏁 A colunata está de pé, de ponta a ponta. Projeto de { $seat }.
    .f = 🏁 Acabou a viagem de { $seat }. O camelo cobra o salário.

tadmur-ran-out =
    .a = A mão de { $seat } está vazia, e a estrada continua.
    .b = { $seat } não tem mais cartas, só areia.
    .c = Acabaram as pedras de { $seat }, antes da obra.
    .d = O alforje de { $seat } está vazio, pertinho do portão.
    .e = { $seat } revira os bolsos. A estrada é mais comprida.

tadmur-stuck =
    .a = Nenhuma carta de { $seat } cabe mais.
    .b = A estrada de { $seat } acaba na areia.
    .c = Diante de { $seat }, um vão que nada preenche.
    .d = A colunata para aqui. { $seat } não tem pedra para ela.
    .e = Beco sem saída, diz o porteiro a { $seat }. Acontece com caravanas.

tadmur-conceded =
    .a = { $seat } entrega a rodada.
    .b = O mapa se dobra: { $seat } entrega.
    .c = “Chega de andar”, diz { $seat }, e entrega.
    .d = { $seat } apaga a lanterna: rodada entregue.
    .e = O camelo de { $seat } se deita. A rodada também.

tadmur-turn-passed =
    .a = { $seat } passa.
    .b = Nenhuma carta de { $seat } cabe; a vez atravessa a mesa.
    .c = { $seat } fica na pedra e deixa a vez passar.
    .d = À beira da estrada, { $seat } espera.
    .e = A lanterna passa por { $seat } e segue.

tadmur-deal-drawn =
    .a = Ninguém anda mais. A rodada empatou.
    .b = Duas estradas, as duas na areia: empate.
    .c = O porteiro apaga a luz. Esta ninguém vence.
    .d = As duas caravanas pararam. Empate.
    .e = Empate, e o camelo acha que foi a melhor rodada até agora.

tadmur-target-shown =
    .a = O alvo de { $seat } era { $card }.
    .b = Embaixo do copo de { $seat } estava { $card }.
    .c = { $card }: era esse o segredo de { $seat }.
    .d = { $seat } vira { $card }.
    .e = A lanterna ilumina o alvo de { $seat }: { $card }.
    .f = Então { $seat } ia para { $card }.
