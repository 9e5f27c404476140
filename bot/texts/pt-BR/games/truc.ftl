### Brazilian Portuguese: Truc. The voice: a village bar, an old dog, a waiter who has seen it all. The calls are truco and retruco.

game-truc = Truc
    .about = Dois contra dois: três vazas, e um valor que qualquer lado pode aumentar. Metade é blefe.
truc-length =
    .usual = Umas onze rodadas, meia hora.
    .short = Umas seis rodadas, uns quinze minutos.
truc-option-target = Pontos para vencer
    .about = O primeiro lado a chegar a tantos pontos vence a partida.
    .told = até { $value } pontos
truc-option-one-card-hands = Rodadas curtas
    .about = Quando batem no maço, quem dá as cartas pode dar uma a cada um, em vez de três.
    .told-on = rodadas curtas
    .told-off = sem rodadas curtas
truc-option-partner-chat = Recados à parceria
    .about = Parcerias podem trocar recados que mais ninguém vê.
    .told-on = recados à parceria
    .told-off = sem recados à parceria

## What is going on, and what is asked

truc-phase-cut = o corte
    .waited = vai cortar
truc-phase-size = a distribuição
    .waited = vai dar as cartas
truc-phase-eleven = jogar ou recusar a mão
    .waited = vai decidir
truc-phase-turn = as vazas
truc-phase-answer = há um pedido na mesa
    .waited = vai responder
truc-phase-over = fim
truc-ask-cut = Cortar ou bater?
truc-ask-size = Quantas cartas para cada?
truc-ask-eleven = Falta um ponto: jogar ou recusar?
truc-ask-turn = Qual carta?
truc-ask-answer = Você aceita?
truc-zone-deck = Resto do baralho
truc-zone-trick = Na mesa
truc-zone-tricks = Vazas
truc-counter-stake = valor
truc-counter-score = placar
truc-counter-tricks = vazas
truc-rider-truc = truco
truc-rider-retruc = retruco

## What can be done

truc-do-cut = ✂️ Cortar
truc-do-tap = 👊 Bater
truc-do-deal = 🎴 Dar as cartas
truc-do-contest = ⚔️ Jogar
truc-do-decline = 🏳️ Recusar a mão
truc-do-accept = ✔ Aceitar
truc-do-reject = ✖ Correr
truc-do-play = Jogar
truc-do-truc = 📣 Truco
truc-do-retruc = 📣 Retruco
truc-button-deal = { $count ->
    [1] 🎴 Uma carta para cada
   *[other] 🎴 Três cartas para cada
}
truc-button-accept = ✔ Aceitar: jogar por { $stake }
truc-button-reject = ✖ Correr: { $points } para o outro lado
truc-button-contest = ⚔️ Jogar por { $points }
truc-button-decline = 🏳️ Recusar: 1 para o outro lado
truc-button-first = 📣 { $call ->
    [retruc] Retruco
   *[truc] Truco
} antes
truc-button-card = { $card } + { $call }
truc-rider-on = ☑ { $call ->
    [Retruc] Retruco
    [Truc] Truco
   *[other] { $call }
} com esta carta
truc-rider-off = ☐ { $call ->
    [Retruc] Retruco
    [Truc] Truco
   *[other] { $call }
} com esta carta

## The table

truc-state = Vale **{ $stake }** · ◆ **{ $first }** : **{ $second }** ◇ · até { $target }
truc-seat = { $sign } **{ $name }**
truc-dealer = dá as cartas
truc-order = Os lugares estão na ordem de jogo, que gira com quem dá as cartas.
truc-tricks-of = { $count ->
    [1] { $count } vaza
   *[other] { $count } vazas
}
truc-table-empty = **Na mesa** nada ainda
truc-table = **Na mesa** { $cards }
truc-line-taken = { $number }. { $cards } → { $sign } **{ $name }**
truc-line-drawn = { $number }. { $cards } → empate
truc-waits-cut = ✂️ **{ $name }** corta, e saem três cartas para cada, ou bate no maço, e { $dealer } dá uma ou três.
truc-waits-size = 👊 Bateram no maço. **{ $name }** dá uma carta para cada, ou três.
truc-waits-eleven = 🔔 A **{ $names }** falta um ponto. **{ $name }** viu as cartas: jogar por 3, ou recusar por 1?
truc-waits-answer = 📣 **{ $caller } pediu { $call ->
    [retruc] retruco
    [truc] truco
   *[other] { $call }
}**, por { $stake }. **{ $name }** responde.
truc-worth-truc = truco de { $sign }
truc-worth-retruc = retruco de { $sign }
truc-worth-eleven = sem aumento

## The panel

truc-yours = você é { $sign }
truc-ranks = Da mais alta à mais baixa: **3 2 A K Q J 7 6 5 4**. Os naipes não contam.
truc-about-cut = Ninguém viu carta nenhuma. Corte, e cada um recebe três. Bata, e { $name } dá uma ou três.
truc-about-size = Ninguém viu carta nenhuma. O outro lado ganha rodadas empatadas, e as de uma carta empatam muito.
truc-about-eleven-play = ⚔️ **Jogar:** a rodada vale 3. Ganhando, a partida é sua; perdendo, o outro lado vai a { $score }.
truc-about-eleven-play-lost = ⚔️ **Jogar:** a rodada vale 3. Ganhando, a partida é sua; perdendo, é do outro lado.
truc-about-eleven-decline = 🏳️ **Recusar a mão:** o outro lado marca 1 e vai a { $score }. Vem a próxima rodada.
truc-about-eleven-decline-lost = 🏳️ **Recusar a mão:** o outro lado marca 1, e com isso vence a partida.
truc-about-accept = ✔ **Aceitar:** a rodada continua, valendo { $stake }.
truc-about-reject = ✖ **Correr:** acaba aqui. O outro lado marca { $points } e vai a { $score }.
truc-about-reject-lost = ✖ **Correr:** acaba aqui. O outro lado marca { $points }, e é a partida.
truc-about-call = 📣 { $call ->
    [retruc] **Retruco** aumenta a rodada para 3. Se correrem, o seu lado marca 2.
   *[truc] **Truco** aumenta a rodada para 2. Se correrem, o seu lado marca 1.
}

## Ready-made words to the partner

truc-words =
    .a = Tenho um 3
    .b = Um 2 eu tenho
    .c = Não tenho nada
    .d = Esta é minha
    .e = Mate esta, por favor
    .f = Jogue baixo
    .g = Peça truco
    .h = Não peça nada
    .i = Aceite!
    .j = Corra!
    .k = Vamos jogar
    .l = Vamos recusar
    .m = Tenho um ás

## The end of a round

truc-won-tricks = { $sign } **{ $names }** levam a rodada e { $count ->
    [1] { $count } ponto
   *[other] { $count } pontos
}: { $mine } a { $theirs } em vazas.
truc-won-drawn = { $count ->
    [1] Uma vaza empatou: as melhores cartas dos dois lados eram iguais.
   *[other] { $count } vazas empataram: as melhores cartas dos dois lados eram iguais.
}
truc-won-even = Com vazas iguais, a rodada é do lado que não deu as cartas.
truc-won-early = Nada do que faltava podia mudar o resultado; as últimas cartas ficam ocultas.
truc-won-rejected = { $sign } **{ $names }** pediram, e ninguém quis ver: { $count ->
    [1] { $count } ponto.
   *[other] { $count } pontos.
}
truc-won-declined = { $sign } **{ $names }** marcam 1: o outro lado recusou a mão.
truc-score = { $cup }{ $sign } { $names } — { $before } → **{ $after }**

## Why can't I?

truc-why-card = - **Cartas:** você pode jogar qualquer uma das suas. Os naipes não contam.
truc-why-ranks = - **Valores:** 3 2 A K Q J 7 6 5 4, do mais alto ao mais baixo.
truc-why-call = - **{ $call ->
    [Retruc] Retruco
    [Truc] Truco
   *[other] { $call }
}:** { $reason }
truc-why-call-yes = - **{ $call ->
    [Retruc] Retruco
    [Truc] Truco
   *[other] { $call }
}:** você pode pedir, antes da sua carta ou com ela.
truc-why-call-last = - **{ $call ->
    [Retruc] Retruco
    [Truc] Truco
   *[other] { $call }
}:** você pode pedir antes da sua carta. Com a última carta da rodada seria tarde.
truc-why-turn = - Não é a sua vez. Só dá para pedir na sua vez.
truc-why-asked = - Há um pedido na mesa: responda antes. Até lá ninguém joga nem pede.
truc-why-answer = - Há um pedido na mesa. { $name } responde; até lá ninguém joga nem pede.
truc-why-no-cards = - As cartas vêm depois do corte.

## Why a hint is a good one

truc-hint-lowest = É a sua carta mais baixa, e as melhores ficam na mão.
truc-hint-highest = É a sua carta mais alta.
truc-hint-partner = Por enquanto a vaza é da sua parceria, então basta a sua carta mais baixa.
truc-hint-no-cards = Ninguém viu carta ainda, então uma resposta vale tanto quanto a outra.
truc-hint-three = O outro lado ganha rodadas empatadas, e com três cartas cada há menos empates.
truc-hint-ahead = O seu lado está na frente em vazas.
truc-hint-behind = O outro lado está na frente em vazas.
truc-hint-higher = { $count ->
    [0] Nenhuma das { $unseen } cartas que você não viu é mais alta que { $card }.
    [1] Só uma das { $unseen } cartas que você não viu é mais alta que { $card }.
   *[other] { $count } das { $unseen } cartas que você não viu são mais altas que { $card }.
}
truc-hint-bluff = É um blefe: { $count ->
    [0] nenhuma das { $unseen } cartas que você não viu é mais alta
    [1] uma das { $unseen } cartas que você não viu é mais alta
   *[other] { $count } das { $unseen } cartas que você não viu são mais altas
} que a sua melhor. Se correrem, o seu lado marca { $points } na hora.
truc-hint-gives = Senão o outro lado marca { $points } na hora.
truc-hint-costs = Custa { $points }; uma rodada perdida custaria { $stake }.

## Refusals

refused-tru-answer-first = { $by } pediu { $call ->
    [retruc] retruco
    [truc] truco
   *[other] { $call }
}; { $whom } tem que responder antes.
refused-tru-eleven = Uma rodada jogada com { $score } não pode ser aumentada.
refused-tru-max = Três pontos é o máximo.
refused-tru-already = Truco já foi pedido; a rodada vale { $stake }.
refused-tru-no-truc = Retruco só depois de um truco aceito.
refused-tru-own-raise = O seu lado pediu truco; só o outro pode pedir retruco.

## What is told

truc-cut =
    .a = { $seat } corta. Três cartas para cada.
    .b = Um corte limpo de { $seat }, e saem três cartas para cada.
    .c = Três para cada: { $seat } cortou o baralho.
    .d = “Três”, diz o corte, e { $seat } se recosta.
    .e = { $seat } passa metade do baralho para baixo da outra.
    .f = Sem firula: { $seat } corta, três cartas para cada.

truc-tapped =
    .a = { $seat } bate no maço. Como { $whom } quiser, então.
    .b = Um toque no maço, de { $seat }: { $whom } escolhe.
    .c = “Como está”, bate { $seat }. Quantas, { $whom } decide.
    .d = Toc, toc, faz { $seat }. O cachorro olha; { $whom } escolhe.
    .e = Nada de corte: { $seat } deixa com { $whom }.
    .f = { $whom } ganha a escolha, por uma batida de { $seat }.

truc-size-chosen =
    .a = { $count ->
        [1] { $seat } dá uma carta para cada. Vai ser rápido.
       *[other] { $seat } dá três cartas para cada.
    }
    .b = { $count ->
        [1] Uma carta cada, diz { $seat }; o café nem esfria.
       *[other] Três cartas cada, diz { $seat }; dá tempo de um café.
    }
    .c = { $count ->
        [1] Uma só carta para cada um, de { $seat }.
       *[other] Três para cada um, de { $seat }.
    }
    .d = { $count ->
        [1] “Uma basta”, diz { $seat }.
       *[other] “Três, como sempre”, diz { $seat }.
    }
    .e = { $count ->
        [1] O cachorro levanta: { $seat } dá uma carta para cada.
       *[other] O cachorro deita de novo: { $seat } dá três cartas para cada.
    }
    .f = { $count ->
        [1] { $seat } mostra um dedo, e dá as cartas.
       *[other] { $seat } mostra três dedos, e dá as cartas.
    }

truc-contested =
    .a = { $seat } joga, e a rodada vale { $points }.
    .b = “Vamos jogar”, diz { $seat }. Há { $points } pontos na mesa.
    .c = Falta um ponto, e mesmo assim { $seat } joga por { $points }.
    .d = { $seat } acena para o garçom: esta se joga, e vale { $points }.
    .e = O cachorro ergue a cabeça. { $seat } joga, por { $points }.
    .f = Ninguém veio aqui recusar: { $seat } joga por { $points }.

truc-declined =
    .a = { $seat } recusa a mão. Um ponto atravessa a mesa.
    .b = “Esta não”, diz { $seat }, e custa um ponto.
    .c = As cartas voltam sem jogo; { $seat } recusa.
    .d = Não com a cabeça, de { $seat }: um ponto para o outro lado.
    .e = “Dê de novo”, diz { $seat }, e paga um ponto por isso.
    .f = O garçom já viu isso: { $seat } recusa, e um ponto muda de lado.

truc-laid =
    .a = { $seat } joga { $card }.
    .b = { $card }, de { $seat }.
    .c = Na mesa: { $card }, por { $seat }.
    .d = { $seat } põe { $card } ao lado do café.
    .e = Lá vem { $card }. { $seat } olha para o outro lado.
    .f = Dando de ombros, { $seat } joga { $card }.
    .g = { $seat } vira { $card } e espera.
    .h = Baixinho, { $card }, por { $seat }.

truc-truc-called =
    .a = **Truco!** { $seat } quer { $stake }. E aí, { $whom }?
    .b = “Truco”, diz { $seat }, como quem pede outro café. { $whom }?
    .c = { $seat } pede **truco**. O cachorro ergue uma orelha para { $whom }.
    .d = Caiu a palavra: **truco**, de { $seat } para { $whom }.
    .e = Por { $stake } pontos, diz { $seat }. **Truco.** Responda, { $whom }.
    .f = Mão espalmada na mesa: **truco** de { $seat }. { $whom } pensa.
    .g = Rangem cadeiras. { $seat } pediu **truco** a { $whom }.

truc-retruc-called =
    .a = **Retruco!** { $seat } quer { $stake }. E agora, { $whom }?
    .b = “E retruco”, diz { $seat }, com calma, para { $whom }.
    .c = { $seat } responde à altura: **retruco**, por { $stake }. { $whom }?
    .d = Achou pouco? **Retruco**, diz { $seat } a { $whom }.
    .e = O garçom para de servir: **retruco** de { $seat } para { $whom }.
    .f = Três pontos, ou dois e até logo: **retruco** de { $seat } a { $whom }.
    .g = Mais para cima: **retruco** de { $seat } a { $whom }. O cachorro saiu da sala.

truc-accepted =
    .a = { $seat } aceita: a rodada vale { $stake }.
    .b = “Quero ver”, diz { $seat }. Por { $stake }.
    .c = Um sim de { $seat }, e vale { $stake }.
    .d = Que sejam { $stake } pontos; { $seat } quer ver.
    .e = { $seat } nem pisca: { $stake } pontos.
    .f = Cai! { $seat } topa, e a rodada vale { $stake }.

truc-rejected =
    .a = { $seat } corre. { $whom } não mostra nada.
    .b = “Fique com ela”, diz { $seat } a { $whom }, e ninguém vê carta.
    .c = Hoje não: { $seat } corre, e { $whom } guarda as cartas fechadas.
    .d = { $whom } ganha por uma palavra; { $seat } preferiu não ver.
    .e = Um suspiro de { $seat }, e a rodada é de { $whom }.
    .f = Nunca se vai saber: { $seat } corre do pedido de { $whom }.

truc-call-void =
    .a = A rodada já está decidida; o pedido de { $seat } vai embora com as xícaras.
    .b = Tarde: com aquela carta acabou, e { $seat } pediu à toa.
    .c = { $seat } pede, mas não há mais o que aumentar. Não vale.
    .d = Pedido na última palavra: sem efeito, diz o garçom a { $seat }.
    .e = O pedido de { $seat } chega quando a conta já está na mesa. Não vale.
    .f = Até o cachorro sabe que acabou. O pedido de { $seat } não conta.

truc-trick-taken =
    .a = A vaza é de { $seat }.
    .b = { $seat } leva a vaza.
    .c = Vai para { $seat }, e a saída junto.
    .d = Quatro cartas, um só destino: { $seat }.
    .e = { $seat } recolhe com as costas da mão.
    .f = Essa é de { $seat }.
    .g = O garçom apostou um biscoito, e perdeu: leva { $seat }.

truc-trick-drawn =
    .a = Empatou. { $seat } abre de novo.
    .b = Igual dos dois lados: de ninguém, e { $seat } abre mais uma.
    .c = Nenhum lado leva; a saída fica com { $seat }.
    .d = Uma vaza para o cachorro: empate. { $seat } abre.
    .e = Alta contra alta. { $seat } tem outra chance.
    .f = { $seat } abre outra vez, que esta não foi de ninguém.

truc-hand-won =
    .a = { $winners } levam a rodada.
    .b = A rodada vai para { $winners }.
    .c = Giz para { $winners }, diz o garçom.
    .d = É esta a rodada: { $winners }.
    .e = Acertado, e a favor de { $winners }.
    .f = A lousa se vira para { $winners }.
