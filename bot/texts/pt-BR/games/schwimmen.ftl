### Brazilian Portuguese: Schwimmen. The voice: a bath attendant at an open-air pool, with a whistle and a thermos.

game-schwimmen = Schwimmen
    .about = Troque com as três cartas da mesa; a pior mão perde uma vida.

schwimmen-length =
    .usual = Seis rodadas a dois, treze a quatro, vinte e cinco a oito: até meia hora.
    .short = Quatro rodadas a dois, umas dez com mais gente: no máximo quinze minutos.

## Options

schwimmen-option-chips = Vidas
    .about = Quantas vidas cada pessoa tem, além da última, a de nadar.
    .told-1 = uma vida
    .told = { $value } vidas
schwimmen-option-swim = Nadar
    .about = Se quem perdeu todas as vidas ainda nada até a próxima perda.
    .on = Sem vidas, você nada
    .off = Sem vidas, você está fora
    .told-on = com nado
    .told-off = sem nado
schwimmen-option-close-style = Fechar
    .about = Se você fecha além da sua jogada, ou em vez dela.
    .rider = Junto com a jogada
    .instead = Em vez da jogada
    .told-rider = fecha-se junto com a jogada
    .told-instead = fechar vale como jogada
schwimmen-option-close-from = Fechar a partir de
    .about = A primeira das suas vezes numa rodada em que você pode fechar.
    .told-1 = fecha-se desde a primeira vez
    .told-2 = fecha-se desde a segunda vez

## Names

schwimmen-phase-dealer = a escolha de quem dá as cartas
    .waited = vai escolher a mão
schwimmen-phase-turn = à mesa
schwimmen-phase-over = a contagem
schwimmen-ask-dealer = Ficar com a sua mão?
schwimmen-ask-turn = Trocar ou passar?
schwimmen-do-keep = Ficar
schwimmen-do-swap = Trocar no escuro
schwimmen-do-pass = Passar
schwimmen-do-close = Fechar
schwimmen-do-exchange = Trocar
schwimmen-rider-close = e fechar 🔒
schwimmen-counter-lives = vidas
schwimmen-counter-last = vezes restantes
schwimmen-zone-table = Mesa
schwimmen-zone-stock = Monte
schwimmen-zone-gone = Fora
schwimmen-zone-shown = Mão

## Values

schwimmen-half = { $points }½
schwimmen-value = { $kind ->
    [three] **{ $points }**, trinca ({ $by })
    [schnauz] **31** { $by }, um Schnauz!
    [feuer] **32**, um Feuer!
   *[suit] **{ $points }** { $by }
}
schwimmen-then = { $kind ->
    [schnauz] 31!
    [feuer] 32!
   *[plain] { $points }
}
schwimmen-life = 🛟
schwimmen-lives = { $signs }
schwimmen-swimming = 🏊 nada
schwimmen-out = 🏁 fora

## Panel

schwimmen-own = Mão **{ $cards }**
schwimmen-worth = Vale { $value } · { $lives }
schwimmen-panel-table = Mesa **{ $cards }**
schwimmen-panel-face-down = Mesa { $back }, fechada
schwimmen-about-dealer = Fique, e a mesa é aberta. Troque, e você a pega sem ver; a sua mão vira a mesa.
schwimmen-about-turn = Cada botão mostra quanto a sua mão passaria a valer.
schwimmen-last-turn = 🔒 { $name } fechou a rodada: esta é a sua última vez.
schwimmen-give = Dar **{ $card }** e pegar
schwimmen-for = { $card } por { $button }
schwimmen-all = As 3
schwimmen-button-take = { $what } → { $then }
schwimmen-button-pass = Passar
schwimmen-button-closing = { $button } 🔒
schwimmen-button-keep = Ficar: { $points }
schwimmen-button-swap = Trocar no escuro
schwimmen-button-close = Fechar
schwimmen-button-early = Fechar: na 2ª vez

## Table and result

schwimmen-house = A casa
schwimmen-closed-by = 🔒 **{ $name }** fechou a rodada: { $left ->
    [0] não resta nenhuma vez.
    [1] resta uma vez.
   *[other] restam { $left } vezes.
}
schwimmen-has-closed = 🔒 fechou
schwimmen-has-turn = mais uma vez
schwimmen-face-down = fechadas até quem dá as cartas escolher
schwimmen-stock = Monte { $back } { $stock }
schwimmen-passes = { $passes } de { $live } passaram em seguida
schwimmen-renewed = ♻️ novas na mesa, já que todo mundo passou
schwimmen-ended-special = ⚡ { $kind ->
    [feuer] Um Feuer
   *[schnauz] Um Schnauz
} de **{ $names }** acabou com a rodada na hora.
schwimmen-ended-closed = 🔒 **{ $name }** fechou com { $points }.
schwimmen-ended-house = 🔒 Fechada pela casa, porque ninguém mais fechou.
schwimmen-ended-stuck = Todo mundo passou, e o monte tinha poucas cartas para uma mesa nova.
schwimmen-line-lost = { $what ->
    [out] 🌊 afundou, e está fora
    [swims] 💦 perdeu a última boia
   *[life] 💦 perdeu uma vida
}
schwimmen-line-spared = Quem ainda restava afundaria ao mesmo tempo, então ninguém perde nada.
schwimmen-line-table = Na mesa: { $cards }
schwimmen-line-out = 🏁 já fora: { $names }

## ❓

schwimmen-why-turn = É a vez de { $name }. Você troca, passa ou fecha na sua.
schwimmen-why-dealer = **Trocar:** ainda não. Quem dá as cartas primeiro fica com a mão ou a troca no escuro.
schwimmen-why-two = **Duas cartas:** você troca exatamente uma, ou as três.
schwimmen-why-closed = **Fechar:** { $name } já fechou. Esta é a sua última vez.
schwimmen-why-early = **Fechar:** nesta mesa você pode fechar a partir da sua segunda vez na rodada.

## Why a hint is a good one

schwimmen-hint-raises = Leva a sua mão de { $before } para { $after }.
schwimmen-hint-schnauz = São 31: acaba com a rodada na hora, e só a mão mais baixa perde uma vida.
schwimmen-hint-feuer = Três ases acabam com a rodada na hora, e o resto da mesa perde uma vida.
schwimmen-hint-nothing = A sua mão vale { $points }, e nenhuma troca a faria valer mais.
schwimmen-hint-beats = Com { $points }, a sua mão vence { $share } de 100 mãos feitas de cartas que você não viu.
schwimmen-hint-hope = Depois disso { $after ->
    [0] nenhuma carta não vista faria
    [1] uma carta não vista faria
   *[other] { $after } cartas não vistas fariam
} a sua mão valer mais; do jeito que está, { $before ->
    [0] nenhuma
    [1] uma
   *[other] { $before }
}.

## Refusals

refused-sch-one-or-three = Troque exatamente uma carta, ou as três.
refused-sch-closed = { $by } já fechou a rodada; esta é a sua última vez.
refused-sch-too-early = Você pode fechar a partir da sua segunda vez.

## What happened

schwimmen-kept =
    .a = { $seat } fica com a mão. Aparecem { $cards }.
    .b = Contente com o que tem, { $seat } abre a mesa: { $cards }.
    .c = No lado quentinho fica { $seat }. A piscina tem { $cards }.
    .d = Sai a lona da piscina: { $cards }. { $seat } fica com o que veio.
    .e = Sem mergulho para { $seat }. Na mesa estão { $cards }.
    .f = Três cartas ignoradas por { $seat }. Eram { $cards }.

schwimmen-swapped-blind =
    .a = { $seat } troca no escuro, e deixa { $cards } na mesa.
    .b = Sem pôr o pé na água, { $seat } pula. Ficam { $cards }.
    .c = Três cartas desconhecidas vão para { $seat }, e voltam { $cards }.
    .d = { $seat } deixa { $cards } na borda e mergulha.
    .e = De olho fechado e nariz tapado, { $seat } pega a mesa e dá { $cards }.
    .f = Fora { $cards }, e venha o que vier: { $seat } troca no escuro.

schwimmen-exchanged =
    .a = { $seat } dá { $gave } e pega { $took }.
    .b = { $took } vai para { $seat }, { $gave } para a mesa.
    .c = { $seat } pesca { $took } e solta { $gave }.
    .d = { $seat } joga { $gave } na água e puxa { $took }.
    .e = Sai { $gave }, entra { $took }: { $seat }.
    .f = { $seat } deixa { $gave } na borda e leva { $took }.
    .g = Um respingo só: { $seat } tem { $took }, a mesa tem { $gave }.
    .h = { $seat } trocou { $gave } por { $took }, e seca as mãos.
    .i = Troca de toalhas: { $took } para { $seat }, { $gave } para o varal.
    .j = Boiando se vai { $gave }; { $seat } fica com { $took }.

schwimmen-exchanged-all =
    .a = { $seat } pega as três: { $took }. Na mesa agora: { $gave }.
    .b = Tudo novo para { $seat }: { $gave } por { $took }.
    .c = A mesa inteira vai para { $seat }: { $took }. No lugar ficam { $gave }.
    .d = { $seat } esvazia a piscina de { $took } e a enche com { $gave }.
    .e = Roupa de banho trocada: { $seat } larga { $gave } e sai com { $took }.
    .f = { $seat } prefere { $took } a { $gave }, sem exceção.

schwimmen-passed =
    .a = { $seat } passa.
    .b = { $seat } fica no seco.
    .c = Uma olhada na água, e { $seat } passa.
    .d = Por ora nada, diz { $seat }.
    .e = De toalha ajeitada, { $seat } passa.
    .f = A mesa fica como está: { $seat } passa.
    .g = { $seat } molha o dedão e passa.

schwimmen-closed =
    .a = **Fechou!** { $seat } deixa cada um dos outros jogar mais uma vez.
    .b = { $seat } **fecha** a rodada. Mais uma vez para os outros.
    .c = Soa o apito: { $seat } **fechou**. Uma última braçada para cada um.
    .d = { $seat } tranca o portão. Os outros ainda dão uma volta.
    .e = De toalha na mão, { $seat } **fecha**. Uma vez para cada um dos outros.
    .f = Já chega, diz { $seat }, e **fecha**. Últimas vezes, por favor.

schwimmen-house-closed =
    .a = Ninguém fecha, então a casa fecha. Mais uma vez para cada, { $seat } primeiro.
    .b = O clube já vai fechar, e a casa **fecha**. { $seat } abre as últimas vezes.
    .c = O salva-vidas olha o relógio e **fecha** por vocês. { $seat } vai antes.
    .d = Acabou a garrafa térmica, e a casa fecha. Uma vez para cada, { $seat } primeiro.
    .e = As luzes da piscina se apagam. A casa fecha; a próxima vez é de { $seat }.
    .f = Vinte vezes cada já bastam. A casa fecha, e { $seat } vai primeiro.

schwimmen-table-renewed =
    .a = Todo mundo passou. Novas na mesa: { $cards }.
    .b = Ninguém quer entrar, então troca-se a água: { $cards }.
    .c = Tudo seco, tudo com sono. As próximas três são { $cards }.
    .d = Varridas as velhas, aí vêm { $cards }.
    .e = Uma volta sem respingo. A mesa agora é { $cards }.
    .f = O salva-vidas puxa o ralo e enche de novo: { $cards }.

schwimmen-table-stuck =
    .a = Todo mundo passou, e no monte não há cartas para outra mesa ({ $count }). A rodada acaba aqui.
    .b = Água nova não há: só { $count } no monte. Contam-se as mãos como estão.
    .c = A torneira secou, com { $count } no monte. A rodada acabou.
    .d = O monte tem { $count }, e uma mesa pede três. Todo mundo fora da água, por favor.
    .e = O salva-vidas sacode o monte e ouve { $count }. Não dá mesa, então a rodada acabou.

schwimmen-schnauz-shown =
    .a = **Schnauz!** { $seat } mostra { $cards }: 31, e acabou a rodada.
    .b = Trinta e um, de pronto: { $cards }. **Schnauz** de { $seat }.
    .c = { $seat } vem à tona com { $cards }. **Schnauz!** Todo mundo fora da água.
    .d = Um naipe só, 31 pontos, { $cards }: { $seat } encerra a rodada com um **Schnauz**.
    .e = Nado perfeito de { $seat }: { $cards }, um **Schnauz**.
    .f = Ninguém joga mais. { $seat } tem um **Schnauz**: { $cards }.

schwimmen-feuer-shown =
    .a = **Feuer!** { $seat } mostra três ases, { $cards }. O resto da mesa perde uma vida.
    .b = Fogo na piscina: { $cards } no lugar de { $seat }. **Feuer**, e custa aos outros.
    .c = Com { $cards }, é **Feuer** de { $seat }, e água fria para o resto.
    .d = Três ases, trinta e dois pontos, nenhuma piedade: **Feuer** de { $seat } com { $cards }.
    .e = O alarme é de verdade: { $seat } tem um **Feuer**, { $cards }.
    .f = Ninguém trouxe balde: **Feuer**, { $cards }, { $seat }.

schwimmen-life-lost =
    .a = { $seat } perde uma vida; { $left ->
        [0] não resta nenhuma
        [1] resta uma
       *[other] restam { $left }
    }.
    .b = Uma boia a menos: { $left } para { $seat }.
    .c = { $seat } devolve uma boia. Ficam { $left }.
    .d = Vai-se uma boia sem { $seat }. Ainda ali: { $left }.
    .e = Splash. { $seat } agora tem { $left }.
    .f = O salva-vidas recolhe uma boia de { $seat } e conta { $left }.

schwimmen-swims =
    .a = { $seat } não tem mais boia, e **nada**.
    .b = Daqui em diante, { $seat } **nada**.
    .c = Foi-se a última boia: { $seat } **nada**. A próxima perda é a última.
    .d = { $seat } larga a borda e **nada**.
    .e = Água funda para { $seat }: agora é **nadar**.
    .f = Até parece de propósito: { $seat } **nada**, e com estilo.

schwimmen-went-under =
    .a = { $seat } afunda, e está fora.
    .b = Umas bolhas, depois uma toalha: { $seat } está fora.
    .c = Foi a última braçada de { $seat }, que está fora da partida.
    .d = Chá quente e cobertor para { $seat }. Fora da partida.
    .e = O salva-vidas joga a corda: { $seat } está fora, e a salvo.
    .f = { $seat } sai da piscina pela escadinha. Fora.

schwimmen-all-spared =
    .a = { $seats } afundariam de uma vez. Ninguém perde nada, e dão-se as cartas de novo.
    .b = Alguém tem que sobrar: { $seats } ficam com o que têm.
    .c = Empate perfeito no fundo. { $seats } escapam, e sai outra rodada.
    .d = O salva-vidas não tem tantos braços: { $seats } jogam de novo.
    .e = Na mesma velocidade afundam { $seats }, então não conta.

schwimmen-last-afloat =
    .a = { $seat } fica à tona por último, e vence a partida.
    .b = Piscina vazia, a não ser por { $seat }, que vence.
    .c = Só resta uma touca na água: { $seat } vence a partida.
    .d = { $seat } vence, e pode boiar de costas um pouco.
    .e = O clube fecha, e quem venceu foi { $seat }.
    .f = Medalha de borracha e cortiça para { $seat }, que vence.
