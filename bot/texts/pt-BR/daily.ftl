### Brazilian Portuguese: today's deals (`/daily`).

command-daily = Mãos do dia: as mesmas cartas para todo mundo, só com mordomos, quando você quiser

daily-title = ## 📅 Mãos do dia — { $date }
daily-about = Todo mundo recebe as mesmas cartas, o mesmo lugar e os mesmos mordomos, e você joga quando quiser. Encerra { $closes }.
daily-late = ⏳ A sua série de ontem encerra { $closes }. Até lá você pode terminá-la:
daily-set-new = **{ $game }** · { $deals } mãos, nenhuma começada
daily-set-begun = **{ $game }** · { $dealt } de { $deals } mãos jogadas { $signs }
daily-set-done = **{ $game }** · superou { $share }% do campo { $signs }
daily-streak = 🔥 { $days ->
    [1] Um dia com uma série terminada
   *[other] { $days } dias seguidos com uma série terminada
}
daily-yesterday = 🏆 **{ $game }** ontem
daily-tomorrow = Já fixado para amanhã: { $sets }
daily-hash = SHA-256 que fixou esta série na véspera: `{ $hash }`

button-daily = 📅 Jogar as mãos do dia
button-daily-play = ▶ { $game }
button-daily-go-on = ▶ { $game }, mão { $number }
button-daily-seen = 🏁 { $game }
button-daily-look = 🏁 { $game }
button-daily-boards = 🏆 Quadros
button-daily-days = 📈 Meus dias
button-daily-help = ❓ Como funciona
button-books-tournaments = 🏆 Como funcionam os torneios
button-books-daily = 📅 Como funcionam as mãos do dia
button-books-review = 🔍 Análises
button-daily-later = 📅 Mãos do dia
button-daily-next = ▶ Próxima mão
button-daily-hand = ▶ Próxima rodada
button-daily-result = 🏁 Resultado da série
button-daily-practice = 🔁 Jogar como treino
button-daily-review = 🔍 Analisar a mão { $number }
button-daily-hand-review = Rodada { $hand }
daily-hands = ## 🔍 { $game } · { $date }
    Que rodada da mão { $number } vamos analisar?
button-daily-practice-next = 🔁 Próxima mão de treino

daily-home-title = ## 🏠 Onde isto conta?
daily-home = Você começou esta série fora de um servidor. No quadro de todos os servidores ela conta de qualquer jeito. Deve contar também para { $servers ->
    [1] o servidor em que você já sentou
   *[other] os { $servers } servidores em que você já sentou
} numa mesa? As pessoas de lá veem então o seu nome, o seu resultado e a sua sequência de dias.
daily-home-once = Pergunto só uma vez. Vale para as séries que você começar daqui em diante, e dá para mudar em `/cards settings`.
button-daily-home = 🏠 Contar lá também
button-daily-away = Só no quadro de todos os servidores

daily-deal = 📅 { $game }, mão { $number } de { $deals } · sem relógio, sem dicas
daily-practice-deal = 🔁 { $game }, mão { $number } de { $deals } · treino, não conta
daily-queue = ⏳ Muita gente joga agora: antes da sua próxima jogada, os mordomos ainda têm que pensar em outras: { $before }. Este painel segue sozinho.
daily-closed = 📅 O dia acabou, e esta mão não foi terminada. `/daily` tem as de hoje.
daily-worth = 📅 Você superou **{ $share }%** do campo: { $field ->
    [1] { $field } outro resultado
   *[other] { $field } outros resultados
} nesta mão, contando os do computador.
daily-worth-practice = 🔁 Com este resultado você teria superado **{ $share }%** do campo de { $field }.
daily-unknown = 📅 Não dá mais para dizer quanto valeu esta mão.
daily-you = você
daily-field = Mão { $number }: quantas vezes saiu cada resultado
daily-final = Final.
daily-provisional = Provisório: ainda há quem jogue. Final { $when }.
daily-unranked = Fora da classificação: passei por uma atualização com a série aberta, e os mordomos poderiam ter jogado de outro jeito.

daily-set-title = ## 🏁 { $game } — { $date }
daily-set-none = Você não jogou esta série.
daily-set-deal = { $sign } Mão { $number }: { $share }%
daily-set-total = **Superou { $share }% do campo**
daily-rank = 🏅 { $rank }º lugar entre { $among } neste servidor
daily-line = 📅 Mãos de { $date } · { $game } · **{ $share }%** · { $signs } · { $streak ->
    [0] sem sequência
    [1] 1 dia
   *[other] { $streak } dias seguidos
}

daily-proof-kept = 🔏 O bot calculou de novo: a série é como foi fixada na véspera.
daily-proof-broken = ⚠️ A série **não** é como foi fixada na véspera. Não confie neste jogo.
daily-proof-open = O arquivo tem o segredo da série, de que vêm as sementes de todas as mãos, e o registro de cada mão que você jogou. O `verify_set.py` que vem nele confere os dois, vê se combinam e diz o que não pode provar. Compare o hash com o que você viu.
daily-proof-closed = Algumas cartas deste jogo ficam ocultas para sempre, então nenhuma semente é revelada. O arquivo tem o compromisso de cada mão e, de cada uma que você jogou, as cartas que foram mostradas. O `verify_set.py` que vem nele confere os dois, vê se combinam e diz o que não pode provar. Compare o hash com o que você viu.

daily-boards-title = ## 🏆 Quadros das mãos do dia — encerradas em { $date }
daily-boards-empty = Ninguém está aqui ainda: um dia conta quando encerra.
daily-boards-note = Os quadros são por diversão: quem jogou uma série conhece as cartas, e ninguém procura segundas contas.
daily-board-day = **{ $game }**, este servidor
daily-board-everywhere = **{ $game }**, todos os servidores
daily-board-month = **O mês**, média de pelo menos { $sets } séries
daily-board-streaks = **Sequências de dias** em andamento
daily-board-line = { $rank }\. { $name } · { $share }%
daily-board-mean = { $rank }\. { $name } · { $share }% em { $sets } séries
daily-board-streak = { $rank }\. { $name } · { $days ->
    [1] um dia
   *[other] { $days } dias
}
daily-somebody = *alguém de outro lugar*

daily-days-title = ## 📈 Os seus últimos trinta dias
daily-days-none = Você não começou nenhuma série nos últimos trinta dias.
daily-day = { $date } · { $game } · { $share }%
daily-day-open = { $date } · { $game } · { $dealt } de { $deals } mãos, em andamento
daily-day-unfinished = { $date } · { $game } · { $dealt } de { $deals } mãos, não terminada

daily-call = As mesmas cartas para todo mundo hoje, só com mordomos, quando você quiser: { $games }. Encerra { $closes }, e então o resultado aparece aqui.
daily-closing-title = ## 📅 Mãos do dia — resultado de { $date }
daily-closing-nobody = Ninguém aqui terminou uma série.
