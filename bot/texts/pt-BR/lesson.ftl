### Brazilian Portuguese: lessons, with a coach who says what a decision is about.

button-lesson = 🎓 Voltar à aula
button-lesson-begin = ▶ Começar
button-lesson-next = ▶ Próxima rodada
button-lesson-again = 🔁 Mais uma rodada
button-lesson-anew = 🎓 Começar de novo
button-lesson-end = 🚪 Encerrar a aula
button-learn = 🎓 Aprender jogando
lesson-title = 🎓 { $game } — uma aula
lesson-begins = Você joga { $rounds ->
    [1] uma rodada
   *[other] { $rounds } rodadas
} com { $others ->
    [1] um mordomo
   *[other] { $others } mordomos
}, que é como se chamam aqui os jogadores controlados pelo computador. Na aula, 🎓 diz do que trata cada decisão, e o que faria um vizir, um mordomo forte. Ninguém apressa você, e nada conta.
lesson-goes-on = 🎓 Leia como acabou e siga quando quiser: a aula ainda tem { $left ->
    [1] uma rodada
   *[other] { $left } rodadas
}.
lesson-missed = 🎓 Esta rodada acabou antes da sua vez. Siga quando quiser: a aula ainda tem { $left ->
    [1] uma rodada
   *[other] { $left } rodadas
}.
lesson-over = 🎓 A aula foi esta, e nada disso conta. Agora você já pode jogar: `/cards start` abre uma mesa, e `/cards tables` mostra onde há gente. Todas as regras estão em `/cards rules`.
lesson-closed = 🎓 A aula acabou.
lesson-leave-title = 🚪 Encerrar a aula?
lesson-leave = Nada disso conta. Você pode começar outra quando quiser.

coach-thinks = Um vizir está olhando as suas cartas…
coach-would = Quem joga bem escolheria **{ $answer }**.
coach-enough = 🎓 Daqui em diante a rodada é só sua. `/cards hint` ainda diz o que eu faria, e ❓ explica as regras.

## The climbing family

climbing-coach-lead = Você abre: jogue quantas cartas quiser do mesmo valor{ $passes ->
    [yes] , ou passe a saída adiante
   *[no] { "" }
}.
climbing-coach-start = Você começa: jogue quantas cartas quiser do mesmo valor, ou três ou mais seguidas do mesmo naipe{ $passes ->
    [yes] , ou passe
   *[no] { "" }
}.
climbing-coach-follow = Para cobrir { $what }, jogue { $shape ->
    [run] { $number } cartas seguidas do mesmo naipe, todas acima
   *[set] { $count ->
        [1] uma carta de valor mais alto
        [2] duas cartas de um mesmo valor mais alto
       *[other] { $number } cartas de um mesmo valor mais alto
    }
}{ $passes ->
    [yes] , ou passe
   *[no] { "" }
}.
climbing-coach-arcana = Os seus arcanos podem permitir mais; as linhas acima dizem como.
climbing-coach-beaten = Nada do que você tem cobre { $what }, então você passa.
climbing-coach-caught = Você caiu no flagra com a última carta, então tem que passar.
climbing-coach-paid = Os tributos: { $name } está abaixo de você e teve que lhe pagar { $cards }. Devolva o mesmo número de cartas, as que quiser.
climbing-coach-surrendered = Os tributos: { $name } está acima de você, então você teve que pagar as suas melhores, { $cards }, e recebeu outras em troca.
climbing-coach-pay = Você tem que pagar as suas melhores cartas. Estas valem o mesmo, então a escolha é sua.

## Rumino

rumino-coach-turn-start = Compre a carta de cima do monte, sem ver, ou pegue { $card }, que está aberta.{ $ends ->
    [gin] { " " }Todas as suas cartas estão em jogos, então você pode encerrar a rodada com gin.
    [knock] { " " }Você tem { $points ->
        [1] um ponto
       *[other] { $points } pontos
    } fora dos jogos, então também pode bater, o que encerra a rodada.
   *[none] { "" }
}
rumino-coach-discard = Descarte uma carta. O número no botão contaria contra você se a rodada acabasse agora.
rumino-coach-rebuy = Você chegou ao limite. Ponha fichas e volte, ou fique fora desta partida.

## Truc

truc-coach-lead = Você abre esta vaza, com qualquer carta.
truc-coach-follow = A carta mais alta até agora é { $card }, { $whose ->
    [ours] e é do seu lado
    [theirs] e é do outro lado
   *[both] dos dois lados, então assim ninguém leva a vaza
}. Jogue qualquer carta.
truc-coach-call = Você também pode pedir { $call ->
    [retruc] retruco
    [truc] truco
   *[other] { $call }
}, antes da sua carta ou com ela.
truc-coach-last = { $card } é a sua última carta.
truc-coach-answer = Você responde pelo seu lado, e sem conhecer as cartas da sua parceria.
truc-coach-cut = Corte, e todo mundo recebe três cartas. Bata no maço, e quem dá as cartas escolhe entre três e uma.
truc-coach-size = Bateram no maço, e é você quem dá as cartas: dê três a cada pessoa, ou uma.
truc-coach-eleven = Falta um ponto para o seu lado vencer a partida. Jogue esta rodada por três pontos, ou recuse a mão por um.

## Indian Chief

indian-chief-coach-meld = Vez { $turn } de { $turns }: todo mundo baixa um jogo, fechado. Ainda livres na sua ficha: { $free }.
indian-chief-coach-steal = Você baixou um Ladrão, então pode pegar uma carta do jogo de alguém para a sua mão.

## Jubilee

jubilee-coach-open = Você abre, com uma carta de Espadas ou de Paus: o valor dela é o primeiro total.
jubilee-coach-play = O total é { $total }. Uma carta que vale { $up } faz { $above }, um jubileu; uma que passa por cima custa pontos.
jubilee-coach-play-two = O total é { $total }. Uma carta que vale { $up } faz { $above }, um jubileu, e uma de Copas que vale { $down } faz { $below }. Passar por cima de qualquer um custa pontos.
jubilee-coach-last = { $card } é a sua última carta.
jubilee-coach-only = { $card } é a única carta que você pode jogar: com qualquer outra o total cairia abaixo de zero.
jubilee-coach-only-black = { $card } é a única carta de Espadas ou Paus que você tem, e uma delas tem que vir primeiro.

## Pif Paf

pif-paf-coach-bet = { $owes ->
    [0] Ninguém apostou, então ficar não custa nada. Aposte, e os outros têm que pagar para ficar.
    [1] Ficar custa uma ficha. Há { $pot } no pote.
   *[other] Ficar custa { $owes } fichas. Há { $pot } no pote.
}
pif-paf-coach-draw = Compre a carta de cima do monte, sem ver, ou pegue { $card }, a última do lixo.
pif-paf-coach-draws = O lixo ainda está vazio, então você compra do monte.
pif-paf-coach-discard = Descarte uma carta. O número no botão diz quantas cartas ficariam fora dos seus jogos. Alguém pode pegar a sua carta na boca.
pif-paf-coach-out = Nove das suas cartas já formam jogos: descarte a décima e bata.

## Sampen

sampen-coach-choose-upcard = A sua carta achou a gêmea, então você abre a próxima: qualquer carta da sua mão.
sampen-coach-open-lead = Ninguém tem a gêmea, e o monte está vazio. Você tem mais cartas que os outros, então abre uma.

## One-Eyed Jack

one-eyed-jack-coach-turn = Jogue uma carta e ponha uma ficha numa casa que a mostra. O seu lado ainda precisa de { $rows ->
    [1] uma fila
   *[other] { $rows } filas
} de cinco.
one-eyed-jack-coach-two-eyes = { $cards }: serve para qualquer casa livre.
one-eyed-jack-coach-one-eye = { $cards }: tira qualquer ficha do tabuleiro.
one-eyed-jack-coach-dead = { $cards }: as duas casas estão ocupadas, então você pode trocá-la antes.

## Tyzicha

tyzicha-coach-bid = { $amount ->
    [0] Ninguém pode dar lance maior.
   *[other] O próximo lance é { $amount }: quem declara tem que fazer mais pontos que isso, em vazas e com casamentos.
}
tyzicha-coach-forced = As outras duas pessoas passaram, então você tem que jogar, por 100 ou por 110.
tyzicha-coach-exchange = Você tem dez cartas. Dê uma a cada rival, e fique com oito para jogar.
tyzicha-coach-commit = Você já viu todas as suas cartas. Jogue pelo seu lance, aumente, ou desista e perca o contrato sem lutar.
tyzicha-coach-lead = Você abre, com qualquer carta.{ $marriages ->
    [some] { " " }Pode mostrar um casamento e sair com uma carta dele: ele conta na hora, e o naipe dele é trunfo daqui em diante.
   *[none] { "" }
}
tyzicha-coach-follow = { $duty ->
    [suit] Você tem { $suit }, o naipe da saída, então tem que seguir.
    [trump] Você não tem { $led }, então tem que jogar um trunfo, { $suit }.
   *[any] Você não tem nem o naipe da saída nem trunfo, então pode jogar qualquer carta.
}{ $wins ->
    [yes] { " " }Pode ganhar a vaza, então tem que ganhar.
   *[no] { "" }
}
tyzicha-coach-only = { $card } é a única carta que você pode jogar: tem que jogar { $suit }{ $wins ->
    [yes] { " " }e, se puder, ganhar a vaza
   *[no] { "" }
}.
tyzicha-coach-last = { $card } é a sua última carta.

## Schwimmen

schwimmen-coach-dealer = Você dá as cartas. Fique com estas três, ou pegue as outras três sem ver e deixe estas na mesa.
schwimmen-coach-turn = Troque uma carta ou as três com a mesa, ou passe. Só se somam cartas do mesmo naipe. Se você fechar, cada um dos outros ainda joga uma vez.
schwimmen-coach-last = É a sua última vez: { $name } fechou. Troque ou passe, e então todas as mãos são mostradas.

## Tadmur

tadmur-coach-turn = A sua última carta é { $last }: jogue uma de valor logo acima ou logo abaixo. A corrente tem que acabar ao lado do seu alvo, { $target }.
tadmur-coach-last = Este é o último espaço: a carta tem que ser vizinha de { $last } e do seu alvo, { $target }.
tadmur-coach-guess = Antes disso você pode dar um palpite sobre o outro alvo; um palpite errado custa um espaço.{ $count ->
    [0] { " " }Ainda não há pistas.
   *[other] { "" }
}
tadmur-coach-only = { $card } é a única das suas cartas que cabe.
tadmur-coach-stuck = Nenhuma carta sua cabe. Se você acertar o outro alvo, ainda vence.
