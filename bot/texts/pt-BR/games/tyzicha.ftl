### Brazilian Portuguese: Tyzicha. The voice: wedding season in a village, with a matchmaker and her notebook, an accordion, a samovar and many aunts.

game-tyzicha = Tyzicha
    .about = Dê lances pela viúva, mostre casamentos, faça vazas: um contra dois, até 1.001.
tyzicha-length =
    .usual = Umas 30 rodadas, uma hora e meia.
    .short = Umas oito rodadas, meia hora.
tyzicha-option-target = Pontos para vencer
    .about = Vence quem, declarando, chega primeiro a este placar. Os rivais param um ponto antes.
    .told = até { $value }
tyzicha-option-equal-makes = Exatamente o contrato
    .about = Se fazer exatamente o contrato o cumpre ou o quebra.
    .on = Cumpre
    .off = Quebra
    .told-on = o contrato exato cumpre
    .told-off = o contrato exato quebra
tyzicha-option-opponents-always-score = Pontos dos rivais
    .about = Se os rivais marcam seus totais mesmo quando o contrato é cumprido.
    .on = Marcam sempre
    .off = Só quando o contrato quebra
    .told-on = rivais marcam sempre
    .told-off = rivais marcam quando o contrato quebra
tyzicha-option-max-bid = Maior contrato
    .about = O maior lance ou aumento. Ninguém pode fazer mais de 400 numa rodada.
    .told = lances até { $value }
tyzicha-option-max-hands = Máximo de rodadas
    .about = Depois de tantas rodadas vence o maior placar.
    .none = Sem última rodada: só os pontos para vencer encerram
    .told-none = tantas rodadas quantas forem precisas
    .told = { $value ->
        [1] uma rodada
       *[other] no máximo { $value } rodadas
    }

## Lobby

tyzicha-lobby-title = ## 💍 { $table }
tyzicha-wanted = { $count ->
    [1] falta mais uma pessoa
   *[other] faltam mais { $count } pessoas
}
tyzicha-wanted-stewards = { $count ->
    [1] falta mais uma pessoa, ou um mordomo
   *[other] faltam mais { $count } pessoas, ou mordomos
}
tyzicha-lobby =
    .a = Três cadeiras, três xícaras. O samovar está quente; quem senta?
    .b = A casamenteira abriu o caderno e procura nomes.
    .c = São precisas três pessoas, nem mais nem menos. Puxe uma cadeira.
    .d = O acordeão está afinado. Ainda faltam convidados.
tyzicha-lobby-ready =
    .a = Três à mesa: quem comanda pode começar.
    .b = As três xícaras estão servidas. Quem comanda a mesa pode começar.
    .c = A casamenteira faz que sim: são três. Pode começar.

## What is going on, and what is asked

tyzicha-phase-bid = o leilão
    .waited = vai dar lance
tyzicha-phase-forced = alguém tem que jogar
    .waited = vai decidir
tyzicha-phase-exchange = a viúva
    .waited = vai distribuir cartas
tyzicha-phase-commit = o contrato
    .waited = vai decidir
tyzicha-phase-lead = as vazas
tyzicha-phase-follow = as vazas
tyzicha-phase-over = fim
tyzicha-ask-bid = Lance ou passe?
tyzicha-ask-forced = Você tem que jogar: por quanto?
tyzicha-ask-exchange = Qual carta para cada rival?
tyzicha-ask-commit = Jogar, aumentar ou desistir?
tyzicha-ask-lead = Com qual carta você sai?
tyzicha-ask-follow = Qual carta?
tyzicha-ask-left = Qual carta vai para { $name }, à sua esquerda?
tyzicha-ask-right = { $card } vai para { $left }. Qual carta vai para { $name }, à sua direita?
tyzicha-ask-raise = Aumentar o contrato para quanto?
tyzicha-zone-widow = Viúva
tyzicha-zone-trick = Na mesa
tyzicha-zone-last = Última vaza
tyzicha-zone-gone = Vazas anteriores
tyzicha-counter-score = placar
tyzicha-counter-tricks = vazas
tyzicha-counter-contract = contrato
tyzicha-counter-trump = trunfo
tyzicha-counter-bid = maior lance

## What can be done

tyzicha-do-pass = Passar
tyzicha-do-bid = Dar lance
tyzicha-do-give = Dar
tyzicha-do-stay = ▶ Jogar
tyzicha-do-raise = ▲ Aumentar para
tyzicha-do-concede = 🏳️ Desistir
tyzicha-do-play = Jogar
tyzicha-do-marriage = 💍 Casamento
tyzicha-button-pass = Passar
tyzicha-button-bid = Lance { $amount }
tyzicha-button-forced = Jogar por { $amount }
tyzicha-button-stay = ▶ Jogar por { $contract }
tyzicha-button-raise = ▲ Aumentar…
tyzicha-button-concede = 🏳️ Desistir: −{ $contract }, cada rival +{ $count }
tyzicha-button-marriage = { $sign } Casamento { $worth }: sair com { $card }

## The table

tyzicha-score = placar **{ $score }**
tyzicha-deals = dá as cartas
tyzicha-declarer = 🎯 joga por { $contract }
tyzicha-passed-short = passou
tyzicha-bid-short = lance **{ $amount }**
tyzicha-tricks = { $count ->
    [1] { $count } vaza
   *[other] { $count } vazas
}
tyzicha-marriage = 💍 { $sign } { $worth }
tyzicha-auction-open = 🔨 **Nenhum lance ainda.** O lance inicial é { $amount }.
tyzicha-auction-high = 🔨 Maior lance: **{ $amount }**, de **{ $name }**
tyzicha-auction-next = o próximo lance é { $amount }
tyzicha-auction-top = ninguém pode ir além
tyzicha-auction-forced = 🔨 Já houve dois passes: **{ $name }** tem que jogar, por 100 ou por 110.
tyzicha-call-bid = { $name } { $amount }
tyzicha-call-pass = { $name } passou
tyzicha-widow-down = Viúva { $back } { $count }, fechada
tyzicha-plays = 🎯 **{ $name }** joga por **{ $contract }**
tyzicha-trump = trunfo **{ $sign } { $suit }**
tyzicha-no-trump = sem trunfo ainda
tyzicha-widow = Viúva { $cards }
tyzicha-gift = { $card } para { $name }
tyzicha-secret = Com 100, viúva e presentes ficam fechados
tyzicha-last = Última vaza: { $cards } → **{ $name }**
tyzicha-table = **Na mesa** { $cards }
tyzicha-table-empty = **Na mesa** nada ainda
tyzicha-aim = Até { $target }

## The panel

tyzicha-needs = é preciso fazer mais de { $contract }
tyzicha-needs-equal = é preciso fazer { $contract }
tyzicha-so-far-own = Você já fez **{ $points }** · { $needs }
tyzicha-so-far = { $name } já fez **{ $points }** · { $needs }
tyzicha-so-far-beside = você **{ $points }**
tyzicha-yours = Na sua mão: { $pairs }
tyzicha-about-forced-100 = **100:** viúva e presentes ficam fechados, e o contrato não pode ser aumentado.
tyzicha-about-forced-110 = **110:** um contrato comum, com a viúva aberta. Você pode aumentá-lo.
tyzicha-about-stay = ▶ **Jogar:** faça mais de { $contract } e marque { $contract }; senão, perca { $contract }.
tyzicha-about-stay-equal = ▶ **Jogar:** faça { $contract } ou mais e marque { $contract }; senão, perca { $contract }.
tyzicha-about-raise = ▲ **Aumentar:** jogue por mais, de dez em dez, até { $most }. Depois de aumentar, você tem que jogar.
tyzicha-about-locked = Um 100 forçado não pode ser aumentado.
tyzicha-about-concede = 🏳️ **Desistir:** nenhuma carta é jogada. Você perde { $contract }, e cada rival marca { $count }.
tyzicha-must-follow = Você tem que seguir { $suit }.
tyzicha-must-follow-head = Você tem que seguir { $suit }, e ganhar a vaza se puder.
tyzicha-must-trump = Você não tem { $led }, então tem que jogar um trunfo ({ $suit }).
tyzicha-must-trump-head = Você não tem { $led }, então tem que jogar um trunfo ({ $suit }) que ganhe.

## The end of a round

tyzicha-line-made = 🎯 **{ $name }** cumpriu { $contract } com **{ $total }**.
tyzicha-line-broken = 🎯 **{ $name }** jogou por { $contract } e fez **{ $total }**: contrato quebrado.
tyzicha-line-equal = 🎯 **{ $name }** fez exatamente { $total }. Um contrato pede mais que isso: quebrado.
tyzicha-line-conceded = 🏳️ **{ $name }** desistiu de um contrato de { $contract }. Cada rival marca { $count }.
tyzicha-total = fez { $total }
tyzicha-total-married = fez { $cards } + { $pairs } = { $total }

## Why can’t I?

tyzicha-why-turn = É a vez de { $name }. Você joga na sua.
tyzicha-why-exchange = Você tem dez cartas e fica com oito. Pode dar qualquer carta, até metade de um casamento.
tyzicha-why-cards = **{ $cards }:** { $reason }
tyzicha-why-all = Qualquer carta da sua mão pode ser jogada.
tyzicha-why-marriage = **casamento { $sign }, { $worth }:** { $reason }

## Why a hint is a good one

tyzicha-hint-married = { $count ->
    [1] O seu casamento pode trazer { $worth } além das vazas.
   *[other] Os seus casamentos podem trazer { $worth } além das vazas.
}
tyzicha-hint-single = Sem casamento há só { $total } pontos a fazer, divididos por três pessoas.
tyzicha-hint-holds = As suas cartas e casamentos chegam sozinhos a { $have }; o contrato seria { $contract }.
tyzicha-hint-concedes = Desistir custa { $contract } com certeza e dá { $count } a cada rival.
tyzicha-hint-gives = Você fica com todos os ases e casamentos, e as duas cartas que dá contam { $points }{ $safe ->
    [yes] { " " }e não completam casamento
   *[no] { "" }
}.
tyzicha-hint-shows = Mostra um casamento que vale { $worth }, e o naipe dele vira trunfo.
tyzicha-hint-master = Ninguém pode ter carta mais alta do naipe dela.
tyzicha-hint-leads-least = Nenhuma carta sua conta menos.
tyzicha-hint-takes-most = Você joga por último, então a vaza é sua, e nenhuma carta que possa jogar conta mais.
tyzicha-hint-adds-most = Quem declara não leva esta vaza, e nenhuma carta que você possa jogar conta mais.
tyzicha-hint-least = Ela não pode ganhar a vaza, e nenhuma carta que você possa jogar conta menos.

## Refusals

refused-tyz-forced = As outras duas pessoas passaram: você tem que jogar, por { $least } ou por { $most }.
refused-tyz-open-110 = O lance inicial é { $amount }.
refused-tyz-locked = Um 100 forçado não pode ser aumentado.
refused-tyz-step = { $kind ->
    [bid] Você pode dar lance de { $amount } ou passar.
    [raise] Os aumentos vão de dez em dez acima de { $amount }, até { $most }.
   *[top] Ninguém pode dar lance acima de { $amount }: você só pode passar.
}
refused-tyz-follow = Você tem que seguir com { $suit }.
refused-tyz-trump = Você não tem { $suit }: tem que jogar um trunfo ({ $trump }).
refused-tyz-head = Você pode vencer { $card }, então tem que vencer: { $cards }.
refused-tyz-not-lead = Só dá para mostrar um casamento ao abrir uma vaza.
refused-tyz-no-marriage = É preciso ter na mão o Rei e a Dama de { $suit }.
refused-tyz-lead-kq = Saia com o Rei ou a Dama que você acabou de mostrar.

## What is told

tyzicha-bid =
    .a = { $seat } dá lance de { $amount }.
    .b = “{ $amount }”, diz { $seat }, e alcança a geleia.
    .c = { $amount }, de { $seat }. A casamenteira anota.
    .d = Uma mão se ergue: { $seat }, { $amount }.
    .e = { $seat } oferece { $amount } sem olhar para ninguém.
    .f = As tias cochicham: { $seat } disse { $amount }.
    .g = Por { $amount }, { $seat } leva a viúva.

tyzicha-passed =
    .a = { $seat } passa.
    .b = “Eu, não”, diz { $seat }, e pega outro pastel.
    .c = { $seat } deixa a viúva para os outros.
    .d = Não com a cabeça, de { $seat }.
    .e = Sem lance de { $seat }. O acordeão continua.
    .f = Fora do leilão: { $seat }.
    .g = { $seat } fecha o caderno. Passa.

tyzicha-forced =
    .a = Ninguém quer a viúva, então { $seat } tem que jogar.
    .b = Dois passes. As tias empurram { $seat } para a frente.
    .c = { $seat } chegou por último à porta, e tem que dançar.
    .d = Alguém tem de ir: é { $seat }.
    .e = A casamenteira aponta para { $seat }. Não há terceiro passe.
    .f = { $seat } olha em volta: as outras cadeiras recuaram.

tyzicha-declared =
    .a = O contrato é de { $seat }, por { $contract }.
    .b = { $seat } joga por { $contract }.
    .c = Dou-lhe uma, dou-lhe duas: { $seat } leva por { $contract }.
    .d = São { $contract }, e { $seat } contra o resto da mesa.
    .e = O caderno diz: { $seat }, { $contract }.
    .f = { $seat } promete { $contract }. As tias vão se lembrar.
    .g = Um acorde para { $seat }: { $contract }.

tyzicha-widow-opened =
    .a = A viúva ergue o véu para { $seat }: { $cards }.
    .b = { $seat } abre { $cards }.
    .c = { $cards }, diz a viúva, e se muda para a casa de { $seat }.
    .d = À vista de todos: { $cards }. { $seat } recolhe.
    .e = { $seat } recebe a viúva e a bagagem dela: { $cards }.
    .f = As tias se inclinam para ver { $cards } indo para { $seat }.

tyzicha-widow-taken =
    .a = { $seat } leva a viúva, com véu e tudo.
    .b = A viúva vai para { $seat }, e ninguém vê seu rosto.
    .c = Fechadas, três cartas para { $seat }.
    .d = { $seat } faz a viúva entrar pela porta dos fundos.
    .e = As tias não veem nada: { $seat } leva a viúva de véu.
    .f = Uma carruagem fechada para diante de { $seat }: a viúva.

tyzicha-given =
    .a = { $seat } dá { $card } a { $whom }.
    .b = Um presente para { $whom }: { $card }, de { $seat }.
    .c = { $card } muda de mão, de { $seat } para { $whom }.
    .d = Com laço de fita, { $seat } dá a { $whom } { $card }.
    .e = “Para você”, diz { $seat } a { $whom }: { $card }.
    .f = { $whom } desembrulha { $card }, lembrança de { $seat }.

tyzicha-stayed =
    .a = { $seat } joga por { $contract }, como prometido.
    .b = Fica em { $contract } para { $seat }.
    .c = “{ $contract }”, repete { $seat }, e endireita as costas.
    .d = { $seat } mantém { $contract }.
    .e = Palavra dada: { $seat }, { $contract }.
    .f = Nem mais, nem menos: { $seat } joga por { $contract }.

tyzicha-raised =
    .a = { $seat } aumenta: **{ $contract }**.
    .b = “Que sejam { $contract }”, diz { $seat }. Uma tia deixa cair a colher.
    .c = Sobe a { $contract }, com { $seat }.
    .d = { $seat } risca o número e escreve { $contract }.
    .e = O acordeão para: { $seat } vai jogar por { $contract }.
    .f = Encomenda-se um bolo maior: { $seat } vai a { $contract }.

tyzicha-conceded =
    .a = { $seat } cancela o casamento, por { $contract }.
    .b = Os convidados podem ir: { $seat } desiste de { $contract }.
    .c = “Era um belo plano”, diz { $seat }, e perde { $contract }.
    .d = { $seat } devolve o anel. Custa { $contract }.
    .e = Nenhuma carta se joga: { $seat } entrega { $contract }.
    .f = A banda guarda tudo, e { $seat } perde { $contract }. O bolo se divide.

tyzicha-married =
    .a = 💍 { $seat } mostra { $cards }: um casamento, que vale **{ $worth }**.
    .b = 💍 Sinos! { $cards }, e **{ $worth }** para { $seat }.
    .c = 💍 A casamenteira sorri: { $cards }, **{ $worth }** para { $seat }.
    .d = 💍 { $seat } traz { $cards } diante dos convidados: **{ $worth }**.
    .e = 💍 Arroz em { $cards }! { $seat } anota **{ $worth }**.
    .f = 💍 Uma tia chora: { $cards }, **{ $worth }** para { $seat }.
    .g = 💍 Valsa de { $cards }. **{ $worth }** para { $seat }.

tyzicha-laid =
    .a = { $seat } joga { $card }.
    .b = { $card }, de { $seat }.
    .c = { $seat } manda { $card } para o salão.
    .d = Na mesa: { $card }, por { $seat }.
    .e = { $seat } pousa { $card } ao lado do samovar.
    .f = Com uma reverência, { $card } de { $seat }.
    .g = { $card } entra na dança, por { $seat }.
    .h = E { $card }, do lado de { $seat }.
    .i = { $seat } põe { $card } na bandeja.
    .j = O samovar chia, e { $seat } joga { $card }.
    .k = Lá vem { $card }, de braço com { $seat }.

tyzicha-trick-taken =
    .a = { $seat } leva a vaza.
    .b = A vaza é de { $seat }.
    .c = As cartas vão para { $seat }, e a saída também.
    .d = { $seat } recolhe.
    .e = Três cartas na cesta de { $seat }.
    .f = Essa dança fica com { $seat }.
    .g = Vaza e saída: { $seat }.
    .h = As tias empurram as cartas para { $seat }.
    .i = Ninguém faz melhor: vaza de { $seat }.
    .j = Bem dançado por { $seat }, que abre a próxima.

tyzicha-made =
    .a = { $seat } fez { $total } e cumpre { $contract }.
    .b = Promessa cumprida: { $seat } tem { $total } para { $contract }.
    .c = A casamenteira risca da lista: { $seat }, { $contract }, com { $total }.
    .d = O acordeão toca para { $seat }: { $total }, e { $contract } cumpridos.
    .e = { $seat } prometeu { $contract } e fez { $total }. Bolo!
    .f = Até as tias aplaudem: { $seat }, { $total } para { $contract }.

tyzicha-broken =
    .a = { $seat } fez { $total }, pouco para { $contract }.
    .b = Quebraram-se os { $contract }: { $seat } chega a { $total }.
    .c = { $total } de { $contract }, conta a casamenteira, e fecha a página de { $seat }.
    .d = { $seat } prometeu { $contract } e tem { $total }.
    .e = O bolo fica no forno: { $seat }, { $total } de { $contract }.
    .f = As tias já sabiam: { $total } para { $seat }, e { $contract } perdidos.
