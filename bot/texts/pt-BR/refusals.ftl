### Brazilian Portuguese: refusals, one private sentence for each code of the rules and of the table.

refused-not-seated = Você ainda não está nesta mesa. Aperte 🪑 para sentar.
refused-not-seated-full = Você não está nesta mesa, e todas as cadeiras estão ocupadas. Quando alguém sair, aperte 🪑 para sentar.
refused-not-welcome = Você não pode sentar a esta mesa. `/cards tables` mostra as outras.
refused-not-seated-there = Essa pessoa não está mais aqui.
refused-stale = Essa escolha já passou; aqui está a atual.
refused-revealed = Todo mundo já revelou; a sua escolha fica.
refused-stale-pile = A pilha mudou enquanto você esticava a mão; aqui está a nova.
refused-already-here = Você já está nesta mesa.
refused-already-seated = Você já está em { $channel }: { $link } — um banquinho por pessoa.
refused-too-many-tables = Você abriu { $most } mesas na última hora. Pode abrir outra { $when }.
refused-too-many-tables-here = Este servidor abriu { $most } mesas na última hora. Pode abrir outra { $when }.
refused-server-full = Este servidor tem { $most } mesas abertas, o máximo possível. Feche uma delas, ou espere até que uma acabe.
refused-already-posted = Você já publicou isso: { $link }. Poderá publicar de novo { $when }.
refused-too-many-posts = Você publicou { $most } mensagens em um minuto. Poderá publicar outra { $when }.
refused-too-fast = Você pergunta mais rápido do que o escriba escreve. Pergunte de novo em { $seconds ->
    [1] um segundo
   *[other] { $seconds } segundos
}.
refused-not-begun = Ainda não saíram cartas.
refused-already-begun = As primeiras cartas já foram dadas.
refused-no-game = Não conheço esse jogo: escolha um da lista.
refused-preset-of-no-game = Regras prontas são de um jogo: escolha também o jogo. Nenhuma mesa foi aberta.
refused-no-book = As regras de { $game } ainda não estão escritas aqui.
refused-match-goes-on = A partida está em andamento: você pode tomar o lugar de um mordomo, ou de alguém que saia, ou esperar a próxima partida.
refused-not-offered = Isso não dá para fazer agora.
refused-no-preset = { $game } não tem essas regras prontas: escolha entre as oferecidas. Nenhuma mesa foi aberta.
refused-table-full = Todas as cadeiras estão ocupadas.
refused-deal-stays = Uma das mãos do dia não pode ser fechada, só deixada para depois: ela espera por você até o dia acabar.
refused-daily-off = Quem me mantém no ar desligou as mãos do dia.
refused-daily-no-set = Essa série não existe.
refused-daily-over = Essa série já encerrou: `/daily` tem as de hoje.
refused-daily-done = Você já jogou todas as mãos desta série.
refused-daily-forgotten = Você apagou a sua tentativa nesta série. Não há outra até o dia acabar.
refused-daily-sealed = Ainda há quem possa jogar esta série: a prova só é publicada quando o dia dela acabar. O hash é `{ $hash }`.
refused-daily-not-done = Você pode compartilhar uma série depois de terminá-la.
refused-daily-other-version = Esta série foi feita por outra versão minha, e só ela pode jogá-la.
refused-daily-no-practice = Uma série pode ser treinada depois que o dia dela acabar.
refused-daily-too-old = Esta série é antiga demais para treinar.
refused-other-version = Esta mesa está em pausa: as cartas foram dadas por outra versão minha, e só ela pode continuar.
refused-table-closed = Essa mesa já foi desfeita.
refused-no-steward = Não há mordomo para mandar embora.
refused-not-host = Só quem comanda a mesa, { $host }, pode fazer isso.
refused-host-begins = Por enquanto, só quem comanda a mesa, { $host }, pode fazer isso. Qualquer pessoa da mesa pode { $when }.
refused-no-sides = Aqui não há lados para trocar.
refused-sides-uneven = Há gente demais de um lado: alguém tem que trocar antes.
refused-too-few = Há pouca gente à mesa para começar.
refused-still-seated = Você ainda tem lugar numa mesa daqui: primeiro `/cards leave`. Um lugar numa rodada é seu até a próxima distribuição, ou até a mesa ser desfeita. Nada foi apagado.
refused-no-table = Você não está em nenhuma mesa daqui. `/cards start` abre uma.
refused-needs-server = Isso precisa de um servidor em que eu esteja; quem o administra pode [me adicionar]({ $link }). { $deals ->
    [off] Aqui você pode usar `/cards learn`, `/cards rules`, `/cards settings` e `/privacy`.
   *[played] Aqui você pode usar `/daily`, `/cards learn`, `/cards rules`, `/cards settings` e `/privacy`.
}
refused-malformed = Não conheço essa escolha: pode ser de uma versão antiga minha. Nada mudou.
refused-unknown-table = Essa mesa foi desfeita há muito tempo. `/cards start` abre outra.
refused-not-tahimi = Só quem agora é Tahimi pode baixar decretos.
refused-no-decrees = Quem comanda a mesa não deixou regras para decretar.
refused-decree-late = As cartas já foram dadas: é tarde para um decreto.
refused-decree-contradicts = Dois destes tratam da mesma coisa: { $about }. Deixe um de fora; nada mudou.
refused-not-serf = Só quem é Servente pode dar as cartas antes da hora.
refused-tahimi-ponders = Tahimi ainda está escolhendo decretos. As cartas saem { $when }.
refused-try-again = Alguém chegou antes. Aperte de novo.
refused-too-late-for-form = Demorei demais: aperte de novo.
refused-no-such-round = A rodada { $round } não foi jogada nesta mesa.
refused-round-not-dealt = A rodada { $round } ainda não foi dada, mas está fixada por este SHA-256: `{ $hash }`
refused-round-goes-on = A rodada { $round } ainda está em jogo: as cartas e a prova são publicadas quando ela acabar. Está fixada por este SHA-256: `{ $hash }`
refused-round-broken-off = A rodada { $round } foi interrompida, então as cartas ficam ocultas. Estava fixada por este SHA-256: `{ $hash }`
refused-round-sealed = 🔒 A rodada { $round } foi dada com a regra das mãos lacradas: as cartas e a prova ficam ocultas para sempre. Estava fixada por este SHA-256: `{ $hash }`
refused-rank-gone = Não há mais o que mostrar aqui.
refused-no-round-name = Uma rodada se chama pelo número, como 4, ou por mesa e número, como 12.4. Nada é mostrado.
refused-round-older = A rodada { $round } foi jogada com uma versão antiga das regras, que este bot não conhece mais. Não dá para contá-la de novo.
refused-round-doubtful = O registro da rodada { $round } não é o que foi prometido, então ela não é contada de novo. `/cards verify` mostra a diferença.
refused-review-not-yours = Você não jogou a rodada { $round }, então não há decisões suas para analisar.
refused-review-goes-on = A rodada { $round } não acabou. As suas decisões podem ser analisadas depois.
refused-review-older = A rodada { $round } foi jogada com uma versão antiga das regras, que este bot não conhece mais. Não dá para analisá-la.
refused-review-day-open = Ainda há quem possa jogar esta mão, então a análise vem quando o dia acabar ({ $when }).
refused-review-not-made = Ainda não há análise desta rodada. Aperte 🔍 *Análise* abaixo do resultado.
refused-nothing-played = Nada foi jogado nesta mesa ainda. A crônica começa com a primeira rodada.
refused-nothing-to-verify = Nada foi jogado neste canal, e você não está em nenhuma mesa.
refused-missing-permission = Não tenho estas permissões aqui: *{ $names }*. Fale com quem administra o servidor.
refused-ending = Estou reiniciando, e os vizires voltam a pensar em um minuto. Nada se perdeu e nada mudou: aperte de novo daqui a pouco.
refused-draining = Vou reiniciar em breve, então nada novo começa. Nada se perde: tente de novo em alguns minutos.
refused-disk-full = Meu disco está cheio; quem me hospeda precisa liberar espaço. Nada se perdeu: aperte de novo depois disso.
refused-crash = O escriba derramou a tinta; nada se perdeu. Aperte de novo. `ref { $reference }`
refused-otherwise = Agora isso não é possível (`{ $code }`).

## Of the rules that all games of the parlour have in common

refused-not-seated-hand = Você não joga nesta mesa.
refused-round-over-hand = Esta rodada acabou.
refused-not-offered-hand = Essa escolha já passou; aqui está a atual.
refused-not-your-turn-hand = É a vez de { $turn }.
refused-not-in-hand-hand = Você não tem { $card }.

## Of the rules: plays and passes

refused-round-over = Esta rodada acabou.
refused-out-of-round = Você não tem mais cartas nesta rodada.
refused-not-your-turn = Agora não se pede nada de você.
refused-one-card-penalty = Você caiu no flagra com a última carta e tem que passar nesta vez.
refused-no-cards = Escolha pelo menos uma carta.
refused-not-in-hand = Você não tem essas cartas.
refused-wrong-count = { $count ->
    [1] Escolha exatamente uma carta.
   *[other] Escolha exatamente { $count } cartas.
}
refused-not-a-set = Um grupo tem cartas do mesmo valor.
refused-bad-declaration = Essas cartas não podem contar como esse valor.
refused-wrong-size = A pilha pede { $size ->
    [1] uma carta
    [2] duas cartas do mesmo valor
   *[other] { $size } cartas do mesmo valor
}, não { $played ->
    [1] uma
    [2] duas
   *[other] { $played }
}.
refused-not-higher = É pouco: com { $played } não dá para cobrir { $under }.
refused-not-higher-run = É pouco: cada carta da sua sequência tem que ser mais alta que { FORM($under, "art") }.
refused-not-a-legal-play = Essas cartas não são grupo nem sequência: uma sequência tem { $shortest } ou mais cartas seguidas, todas do mesmo naipe.
refused-wrong-pattern = { $shape ->
    [run] A pilha pede uma sequência de { $size }.
   *[set] A pilha pede { $size ->
        [1] uma carta avulsa
        [2] duas cartas do mesmo valor
       *[other] { $size } cartas do mesmo valor
    }.
}
refused-locked = A pilha está travada: só { $suits } podem vir por cima.
refused-must-lead = Ninguém mais quer a saída: você tem que jogar alguma coisa.
refused-nothing-to-call = Não há nada a anunciar.
refused-nothing-to-catch = Não há flagra a dar.
refused-arcana-cannot-combine = Um Arcano Maior é jogado sozinho. Apenas O Louco se junta a outras cartas.
refused-wheel-cannot-be-played = A Roda da Fortuna nunca vai para a pilha.
refused-hanged-man-one-chance = O Enforcado dá uma chance por vaza, e você já teve a sua.
refused-lovers-no-singles = Os Enamorados não deixam você jogar carta avulsa, a não ser eles mesmos.
refused-hermit-no-sets = O Eremita só deixa você jogar cartas avulsas.
refused-not-on-first-lead = Essa carta não pode abrir a rodada.
refused-tower-margin = A Torre pede um salto maior.
refused-arcana-only-led = Essa carta só pode abrir uma vaza.
refused-death-best-play = A Morte pede a sua melhor jogada.
refused-mandatory = Você tem que jogar: alguma coisa na sua mão obriga.
refused-no-pile = Não há nada na pilha para desfazer.
refused-bad-target = Escolha outra pessoa que ainda tenha cartas.
refused-nothing-to-give = Você precisa de uma segunda carta para dar.
refused-arcana-tax-exempt = Arcanos Maiores não pagam tributo, em nenhum dos sentidos.
refused-wrong-number = Dê exatamente { $count }.
refused-not-due = Escolha entre as cartas mostradas; são todas do mesmo valor.
refused-unreadable = Isso não é uma jogada deste jogo.

## Of the rules: options

refused-unknown-option = Não há regra da casa “{ $option }”.
refused-bad-value = “{ $option }” não pode ter esse valor.
refused-no-such-number = “{ $option }” aceita { $numbers }. Nada mudou.
refused-too-many-seated = Há { $seated } pessoas aqui, e com estas regras cabem no máximo { $most }. Nada mudou.
refused-too-many-wanted = Com estas regras cabem no máximo { $most }.
refused-bad-player-count = Estas regras não servem para este número de pessoas.
refused-preset-not-for-tarot = Tarot-himi não tem regras prontas de Tahimi.
refused-jokers-not-for-tarot = Tarot-himi não tem curingas: O Louco é um.
refused-deuces-not-for-tarot = No Tarot-himi o Dois é baixo e o Ás é alto.
refused-deck-mode-not-for-tarot = Tarot-himi tem um só baralho.
refused-instant-top-not-for-tarot = No Tarot-himi um Ás pode ter resposta; nunca encerra uma vaza na hora.
refused-unranked-first-round-cannot-be-taxed = Uma primeira rodada sem postos não pode ter tributos.
refused-after-dealer-needs-join-order = Uma primeira rodada sem postos pede lugares na ordem de chegada.
refused-join-order-needs-after-dealer = Lugares na ordem de chegada pedem uma primeira rodada sem postos.
refused-penalty-needs-manual-announcement = Um castigo pede que “cada um anuncie a própria Última carta”.
refused-removal-rank-not-in-deck = Esse valor não existe neste baralho.
