### Brazilian Portuguese: the review of a round that is over.

button-review = 🔍 Análise
review-title = ## 🔍 Rodada { $round }, analisada para você
review-note = Ela olha o que você podia saber naquele momento, nunca cartas ocultas: uma boa resposta continua boa, dê no que der.
review-making = Um mestre repensa as suas decisões: { $done } de { $total } já foram. Você pode fechar isto e voltar; a análise fica guardada.
review-failed = A análise não pôde ser terminada agora. Nada se perdeu: tente de novo.
button-review-look = 🔄 Olhar de novo
button-review-again = 🔄 Tentar de novo
review-nothing = Você não teve o que escolher nesta rodada, então não há o que analisar.
review-facts = { $game } · { $count ->
    [1] 1 decisão sua
   *[other] { $count } decisões suas
 }
review-kept = Você guardou **{ $share }%** do que estava em jogo.
review-no-stake = Sem porcentagem: não havia nada em jogo nestas decisões.
review-good = Em { $good } de { $count ->
    [1] 1 decisão
   *[other] { $count } decisões
 }, nada era claramente melhor que a sua escolha.
review-costliest = **O que mais custou**
review-cost = **{ $number }.** Você escolheu { $answer }; { $best } valia { $cost ->
    [0] um pouco a mais.
   *[other] { $cost } a mais, de 100.
 }
review-chart = O que você podia esperar depois de cada decisão, de 100
review-chart-told = decisão { $number }: { $value }
review-chart-cost = −{ $cost }
review-finest = **Os seus melhores momentos**
review-fine = **{ $number }.** { $answer }: { $stake ->
    [0] a pior resposta valia um pouco menos.
   *[other] a pior resposta valia { $stake } a menos, de 100.
}
review-think = **Uma para pensar**
review-at = Decisão { $number } de { $count } · jogada { $move } de { $moves }
review-best = ✅ Você escolheu **{ $answer }**, e não se achou nada melhor. Resultado esperado: { $value } de 100.
review-as-good = 👍 Você escolheu **{ $answer }**, que até onde se vê é tão bom quanto **{ $best }**. Resultado esperado: { $value } de 100.
review-worse = 🔸 Você escolheu **{ $answer }**, que valia { $value } de 100. **{ $best }** valia { $cost ->
    [0] um pouco mais
   *[other] { $top }
 }.
review-reason = Por que { $best }: { $reason }
button-review-walk = ▶ Todas as decisões
button-review-to = Decisão { $number }
button-review-back = ◀
button-review-on = ▶
button-review-summary = 📋 Resumo
button-review-help = ❓
review-help-title = ## ❓ O que a análise diz
review-help-where = 🔍 aparece no seu painel no fim de uma rodada e de uma aula, em `/chronicle`, e numa série das mãos do dia cujo dia encerrou. Um mestre avalia então cada decisão que foi sua, e só você vê.
review-help-what = **Os valores.** Um mestre, com mais tempo que à mesa, parte do que você via em cada decisão, distribui de muitas maneiras o que você não podia ver e joga as suas respostas até o fim. 100 é o melhor resultado, 0 o pior.
review-help-share = **A porcentagem.** Para cada decisão: a distância entre a sua resposta e a pior que foi testada, dividida pela distância da melhor. Tudo isso se soma na rodada, de modo que uma decisão conta pelo que estava em jogo. Uma resposta tão boa quanto a melhor conta como a melhor.
review-help-good = **Tão bom quanto.** Uma diferença menor que o dobro do próprio erro não conta. O que parece pior é jogado até o fim quatro vezes mais antes de ser chamado de pior.
review-help-chart = **O gráfico.** Uma barra para cada decisão, pelo número dela na sequência: o que você podia esperar com a sua resposta. A parte clara e o número atrás são o que a melhor resposta valia além disso.
review-help-turning = **Onde virou.** Em jogos que revelam todas as cartas no fim, todo mundo pode ler abaixo do resultado depois de que três jogadas alguém podia esperar muito mais ou muito menos. Isso é visto com todas as cartas, como ninguém à mesa podia, e com todos jogando como mercantes dali em diante. Cartas ocultas ou lacradas nunca são olhadas, e um servidor pode desligar isso (`/tahimi-server`). Nas mãos do dia, isso fica na análise, depois que o dia delas é encerrado.
review-help-kept = **Guardada.** Uma análise é feita uma vez e é só sua. Ela some com a rodada, e com os seus dados quando você os apagar (`/privacy`).

review-tracing = Onde a rodada virou, visto com todas as cartas, ainda está sendo calculado: olhe de novo daqui a pouco.
turning-title = **Onde virou,** visto com todas as cartas (100 é primeiro lugar, 0 é último)
turning-rise = Jogada { $move }: { $name } escolheu *{ $action }*. { $whom } podia então esperar { $size ->
    [much] muito mais
   *[some] mais
 }: { $after } em vez de { $before }.
turning-fall = Jogada { $move }: { $name } escolheu *{ $action }*. { $whom } podia então esperar { $size ->
    [much] muito menos
   *[some] menos
 }: { $after } em vez de { $before }.
turning-own-rise = Jogada { $move }: { $name } escolheu *{ $action }* e podia então esperar { $size ->
    [much] muito mais
   *[some] mais
 }: { $after } em vez de { $before }.
turning-own-fall = Jogada { $move }: { $name } escolheu *{ $action }* e podia então esperar { $size ->
    [much] muito menos
   *[some] menos
 }: { $after } em vez de { $before }.
