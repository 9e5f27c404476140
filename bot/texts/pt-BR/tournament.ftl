### Brazilian Portuguese: tournaments. A round of a tournament is “fase”.

command-tournament = Torneios deste servidor
command-tournament-create = Crie um torneio neste canal
command-tournament-list = Os torneios deste servidor, o atual e os anteriores
command-tournament-standings = A classificação do torneio mais novo daqui
command-tournament-end = Encerre o torneio mais novo daqui antes da última fase

tournament-title = ## 🏆 { $game }: um torneio
tournament-rules = { $kind } · { $pairs ->
    [yes] { $seats } por mesa, em duplas
   *[no] { $seats } por mesa
} · { $pace } · mordomos: { $level }
tournament-signed-up = **{ $count ->
    [1] { $count } inscrição:
   *[other] { $count } inscrições:
}**
tournament-signed-up-pairs = { $count ->
    [1] **{ $count } dupla inscrita:**
   *[other] **{ $count } duplas inscritas:**
}
tournament-seeking = À procura de parceria: { $names }
tournament-waits-pairs = Para começar são precisas duas duplas.
tournament-nobody = ninguém ainda
tournament-more = e mais { $count }.
tournament-waits-people = { $count ->
    [1] Mais uma pessoa, e pode começar.
   *[other] Mais { $count } pessoas, e pode começar.
}
tournament-begins-at = As inscrições terminam { $when }, e então o torneio começa.
tournament-waits-button = O torneio começa quando quem o criou, ou outra pessoa que cuide de torneios aqui, apertar *Começar*.
tournament-least = Aberto a quem terminou { $least } rodadas que contem neste servidor.
tournament-held = ⏸️ Em espera: não posso escrever em { $place }. Assim que eu puder, o torneio continua sozinho.
tournament-hash = O acaso de cada sorteio já está fixado: { $hash }…

tournament-form-swiss = Suíço, { $rounds } fases
tournament-form-knock-out = Mata-mata
tournament-form-league = Liga, { $rounds } fases de { $period }
tournament-period = { $days ->
    [1] um dia
    [7] uma semana
    [14] duas semanas
   *[other] { $days } dias
}

tournament-round-title = ## 🏆 { $game }: { $stage ->
    [final] a final
    [knock-out] fase { $round }
   *[other] fase { $round } de { $rounds }
}
tournament-closes = A fase acaba no máximo { $when }.
tournament-laying = A mesa { $number } de { $count } está sendo posta.
tournament-waits-tables = { $count ->
    [0] A fase acabou. A próxima está sendo sorteada.
    [1] Uma mesa ainda não terminou.
   *[other] { $count } mesas ainda não terminaram.
}
tournament-late = Ainda dá para se inscrever: você joga a partir da próxima fase.
tournament-table = **{ $number }.** { $names } · { $told }
tournament-table-planned = ainda não foi posta
tournament-table-gathers = se reúne em { $place }
tournament-table-plays = joga em { $place }
tournament-table-won = 🏁 vitória de { $names }
tournament-table-over = 🏁 acabou, vitória de um mordomo
tournament-table-on = 🏁 { $count ->
    [1] { $names } segue.
   *[other] { $names } seguem.
}
tournament-table-out = { $count ->
    [1] { $names } está fora.
   *[other] { $names } estão fora.
}
tournament-table-broken = interrompida, sem pontos
tournament-table-struck = anulada, sem pontos: { $reason }
tournament-byes = { $count ->
    [1] { $names } folga nesta fase e ganha meio ponto.
   *[other] { $names } folgam nesta fase e ganham meio ponto por pessoa.
}
tournament-more-tables = … e mais { $count ->
    [1] uma mesa
   *[other] { $count } mesas
}. *Onde eu jogo?* acha a sua.

tournament-over-title = ## 🏆 { $game }: o torneio acabou
tournament-stopped = { $stage ->
    [knock-out] Encerrado na fase { $round }.
   *[other] Encerrado na fase { $round } de { $rounds }.
}
tournament-no-podium = Ninguém jogou.
tournament-podium = { $sign } **{ $name }** · { tournament-podium-points }

tournament-podium-title = { $game }: o pódio
tournament-podium-points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
tournament-podium-alt = { $place }º lugar: { $name }, { tournament-podium-points }.
tournament-course-title = ## 📄 { $game }: o torneio inteiro
tournament-course-about = Uma página para ler e um arquivo com as colocações e os pontos de cada mesa, o acaso de cada sorteio e o que a arbitragem fez. Com ele, qualquer pessoa pode conferir acaso, pontos e classificação.

tournament-standings-title = ## 📊 { $game }: classificação, { $stage ->
    [final] final
    [knock-out] fase { $round }
   *[other] fase { $round } de { $rounds }
}
tournament-no-standings = Nada foi jogado ainda.
tournament-line = { $name } · { $points } ({ $opponents })
tournament-left = saiu
tournament-out = fora na fase { $round }
tournament-standings-note = { $kind ->
    [knock-out] Quem chega mais longe fica mais acima; depois, quem se saiu melhor na última mesa. Cada linha tem os pontos da pessoa e, entre parênteses, os dos rivais.
   *[other] Cada linha tem os pontos da pessoa. Entre parênteses estão os dos rivais, que decidem os empates.
}

tournament-own = ### 🏆 [{ $game }: o torneio]({ $link })
tournament-own-out = Você não participa dele.
tournament-own-signed = A sua inscrição está feita. O torneio começa { $when }.
tournament-own-waits = A sua inscrição está feita. Falta o torneio começar.
tournament-own-fallen = Você está fora: a fase { $round } foi a última para você.
tournament-own-until = Começa no máximo { $when }. Um mordomo joga por quem faltar.
tournament-own-next = Você joga a partir da fase { $round }.
tournament-own-table = Fase { $round }, mesa { $number }. Você joga contra { $names }.
tournament-own-alone = A sua inscrição está feita, mas falta uma parceria. Aperte *Entrar* para convidar alguém.
tournament-own-undrawn = A sua inscrição está feita, mas sem parceria presente você fica fora do sorteio.
tournament-own-partner = Você joga em dupla com { $name }.
tournament-own-stewards = mordomos
tournament-own-state = Sua mesa: { $told }

tournament-check-in-title = ## 🏆 { $game }: fase { $round }, mesa { $number }
tournament-check-in-waits = Diga que está aqui. Começa quando todo mundo chegar, no máximo { $when }. Um mordomo joga por quem faltar.
tournament-check-in-begins = Todo mundo está aqui. Começa { $when }.
tournament-sign = 🏆 Fase { $round }, mesa { $number }: { $names }
tournament-call = 🔔 { $mentions }: a sua mesa está posta. O tempo acaba { $when }. Aperte *Estou aqui*, ou um mordomo começa por você.
tournament-reminder = 🔔 { $mentions }: a mesa de vocês na liga de { $game } ainda não acabou.

tournament-help-title = ## ❓ Como funciona o torneio
tournament-help-play =
    As mesas se abrem sozinhas, e você recebe um só chamado para a sua. Aperte *Estou aqui* em até { $check_in }: um mordomo joga por quem faltar, até a pessoa chegar. A fase acaba quando acaba a última mesa. Então a próxima é sorteada. Você pode sair quando quiser.
tournament-help-swiss = Cada fase reúne pessoas com pontos parecidos que ainda não se enfrentaram. Dá para se inscrever até que metade das fases tenha sido sorteada.
tournament-help-league = Uma fase dura no máximo o seu período, e cada mesa joga quando as pessoas dela quiserem. Quando o período acaba, mordomos terminam o que falta, e os pontos que eles fazem contam como dito abaixo. Cada fase reúne pessoas com pontos parecidos que ainda não se enfrentaram. Dá para se inscrever até que metade das fases tenha sido sorteada.
tournament-help-knock-out = De cada mesa segue a melhor metade; se o número for ímpar, a metade maior. Mordomos não tomam a vaga de ninguém. Quem não veio só segue onde faltarem outras pessoas que possam seguir. A fase em que todo mundo joga na mesma mesa é a final.
tournament-check-in = { $minutes ->
    [720] 12 horas
    [1440] um dia
   *[other] { $minutes } minutos
}
tournament-help-pairs = Você se inscreve com a sua parceria, e a dupla fica junta até o fim. As duas pessoas têm de vir: se um mordomo jogar por uma delas, os pontos da dupla contam { $kept }.
tournament-help-points =
    O primeiro lugar de uma mesa ganha 1 ponto, o último 0, os outros ficam no meio. Quem divide um lugar divide os pontos dele. Os pontos que um mordomo fez por você contam { $kept }. Em caso de empate, decidem os pontos dos rivais, depois os confrontos diretos, as diferenças e, por fim, o sorteio.
tournament-help-luck = O acaso de todos os sorteios foi fixado antes da primeira inscrição. Este é o SHA-256 dele:
tournament-kept-half = pela metade
tournament-kept-none = como zero

tournament-list-title = ## 🏆 Torneios deste servidor
tournament-none = Nenhum ainda. `/tournament create` cria um.
tournament-listed-signup = **{ $game }** · { $when } · [inscrições abertas]({ $link })
tournament-listed-round = **{ $game }** · { $when } · [{ $stage ->
    [knock-out] mata-mata, fase { $round }
   *[other] fase { $round } de { $rounds }
}]({ $link })
tournament-listed-over = **{ $game }** · { $when } · [{ $round ->
    [0] acabou antes da primeira fase
    [1] acabou depois de uma fase
   *[other] acabou depois de { $round } fases
}]({ $link })

tournament-form = Um torneio novo
tournament-field-game = Jogo
tournament-about-game = Pelas regras de costume, com várias rodadas se forem curtas
tournament-field-rounds = Formato
tournament-about-rounds = No mata-mata segue a melhor metade. A liga é lenta: cada fase dura dias
tournament-field-seats = Lugares por mesa
tournament-about-seats = Mordomos ocupam os que ficam vazios. Onde há lados, as parcerias são sorteadas
tournament-field-pace = Ritmo
tournament-about-pace = Quanto pode durar uma decisão
tournament-field-begins = Começo
tournament-about-begins = Quando terminam as inscrições
tournament-seats = { $count } lugares
tournament-seats-pairs = Duas duplas, com inscrição conjunta
tournament-seats-usual = O número de costume do jogo
tournament-begins-button = Quando eu apertar Começar
tournament-begins = { $minutes ->
    [1440] Amanhã a esta hora
    [60] Em uma hora
    [120] Em duas horas
    [240] Em quatro horas
   *[other] Em { $minutes } minutos
}

button-tournament-join = ✋ Entrar
button-tournament-settings = ⚙️ Ajustar
button-tournament-accept = 🤝 Jogar em dupla
button-tournament-leave = 🚪 Sair
button-tournament-begin = 🎲 Começar
button-tournament-where = 📍 Onde eu jogo?
button-tournament-standings = 📊 Classificação
button-tournament-help = ❓ Como funciona
button-tournament-here = ✋ Estou aqui
button-tournament-before = ◀ Voltar
button-tournament-after = Adiante ▶
button-tournament-course = 📄 O torneio inteiro
button-tournament-newer = ◀ Mais novos
button-tournament-older = Mais antigos ▶
button-tournament-listed = 📊 { $number }. { $game }

tournament-made = 🏆 O torneio está neste canal.
tournament-joined = ✋ Inscrição feita. Você recebe um chamado quando a sua mesa estiver posta.
tournament-joined-late = ✋ Inscrição feita. Você joga a partir da fase { $round }.
tournament-partner-question = ### 🤝 Com quem você joga?
    A sua inscrição está feita. Escolha a sua parceria: o convite aparece no canal, e você entra quando a pessoa aceitar.
tournament-partner-hint = Sua parceria
tournament-partner-asked = 🤝 { $mention }: { $name } gostaria de jogar { $game } em dupla com você, no [torneio]({ $link }) daqui.
tournament-partner-lapsed = 🤝 { $name } convidou alguém aqui para jogar em dupla. O convite já não vale.
tournament-partnered = ✋ Inscrição feita, em dupla com { $name }. { $round ->
    [1] O chamado vem quando a mesa de vocês estiver posta.
   *[other] Vocês jogam a partir da fase { $round }.
}
tournament-settings-title = ## ⚙️ Como funciona o torneio
tournament-settings-note = Você pode mudar isto até o torneio começar.
tournament-hint-preset = Regras da casa
tournament-hint-level = Mordomos
tournament-hint-kept = Pontos que um mordomo faz por alguém
tournament-hint-fill = Lugares que ficam vazios
tournament-fill-stewards = Mordomos ocupam os lugares vazios
tournament-fill-byes = Ninguém os ocupa: o mínimo de pessoas folga a cada fase
tournament-level = Mordomos: { $level }
tournament-keep-half = Pontos que um mordomo faz por alguém contam pela metade
tournament-keep-none = Pontos que um mordomo faz por alguém não contam
tournament-gone = 🚪 Você saiu do torneio. O que jogou fica.
tournament-begun = 🎲 Começou. As mesas estão sendo postas.
tournament-ended = 🏁 O torneio acabou.

table-name-tournament = { $game }, fase { $round }, mesa { $number }

refused-tournament-table = Esta mesa é de um torneio: as pessoas foram sorteadas, e ela acaba com o resultado. Nada mudou.
refused-tournament-unknown = Esse torneio não existe aqui.
refused-tournament-closed = As inscrições já terminaram. Nada mudou.
refused-tournament-least = Ele é aberto a quem terminou { $least } rodadas que contem neste servidor; você tem { $played }.
refused-tournament-full = Já há { $most } pessoas nele, e não há mais vagas.
refused-tournament-no-pairs = { $game } não tem lados, então ninguém tem parceria. Nada foi criado.
refused-tournament-partner = Essa pessoa não pode ser sua parceria. Nada mudou.
refused-tournament-bound = Uma das duas pessoas já tem parceria, ou está fora. Nada mudou.
refused-tournament-not-asked = O convite aqui é para outra pessoa.
refused-tournament-not-in = Você não participa dele. Nada mudou.
refused-tournament-begun = Já começou.
refused-tournament-over = Já acabou.
refused-tournament-goes-on = Ele continua, e o acaso dos próximos sorteios fica oculto até ele acabar.
refused-tournament-few = Para começar são precisas { $fewest } pessoas.
refused-tournament-host = Só quem o criou, e quem pode cuidar de torneios aqui, pode fazer isso. Nada mudou.
refused-tournament-starters = Torneios são criados por quem administra o servidor, e por quem tem o cargo escolhido em `/tahimi-server`.
refused-tournament-seats = { $game } não se joga com { $seats } pessoas. Nada foi criado.
refused-tournament-again = O torneio acabou de avançar. Aperte de novo.
refused-tournament-open = Há { $most } torneios abertos aqui. Encerre um deles antes.
