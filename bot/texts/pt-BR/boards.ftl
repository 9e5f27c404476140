### Brazilian Portuguese: boards of misery and of wins, and the card of a person's rank.

board-title = 🌧️ Miséria { $scope }, { $span }
wins-title = 🏆 Vitórias { $scope }, { $span }
wins-line = venceu { $wins } de { $count }
wins-rating = { " " }· rating { $mu }
wins-empty = Ninguém ainda.
wins-none = Você ainda não terminou aqui nenhuma partida de { $game } que conte.
scope-server = deste servidor
scope-table = desta mesa
span-session = nesta sessão
span-all = desde sempre
month-1 = janeiro de { $year }
month-2 = fevereiro de { $year }
month-3 = março de { $year }
month-4 = abril de { $year }
month-5 = maio de { $year }
month-6 = junho de { $year }
month-7 = julho de { $year }
month-8 = agosto de { $year }
month-9 = setembro de { $year }
month-10 = outubro de { $year }
month-11 = novembro de { $year }
month-12 = dezembro de { $year }
board-people = { $count ->
    [1] 1 pessoa
   *[other] { $count } pessoas
}
board-page = página { $page } de { $pages }
board-empty = Ninguém ainda. A miséria não tem pressa.
board-shared = Compartilhado por { $name }.
button-share = 📣 Compartilhar
board-few = { " " }· só { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
}
games-hint = Outro jogo…
season-hint = Outro período…
season-option = Na tela: { $span }
season-over = ## 🏁 Acabou { $month }
season-crowns = **{ $game }:** 👑 { $name } ficou em primeiro { $wins ->
    [1] uma vez
    [2] duas vezes
   *[other] { $wins } vezes
} em { $count ->
    [1] 1 rodada
   *[other] { $count } rodadas
}.
season-wins = **{ $game }:** 🏆 { $name } venceu { $wins } de { $count ->
    [1] 1 partida
   *[other] { $count } partidas
}.
season-misery = { " " }🌧️ A miséria mais funda foi a de { $name }.
week-over = ## 🗓️ A semana acabou
week-game = **{ $game }:** { $told }
week-crowns = 👑 { $name } ficou em primeiro { $firsts ->
    [1] uma vez
    [2] duas vezes
   *[other] { $firsts } vezes
} em { $count ->
    [1] 1 rodada
   *[other] { $count } rodadas
}.
week-wins = 🏆 { $name } ficou em primeiro em { $firsts } de { $count ->
    [1] 1 partida
   *[other] { $count } partidas
}.
week-last = { $sign } { $title } da semana: { $name }, em último { $lasts ->
    [1] uma vez
    [2] duas vezes
   *[other] { $lasts } vezes
}.
button-season = { $game }

caption-bliss = felicidade
caption-content = sossego
caption-grumbling = resmungos
caption-wretched = sofrimento
caption-abject = desolação
caption-unspeakable = horror indizível
caption-astronomical = fora de escala

## One's own line

own-title = 🌧️ Sua miséria
own-line = Você: { $place }. { $line }
own-none = Você ainda não terminou aqui nenhuma rodada de { $game } que conte.
own-none-all = Você ainda não terminou aqui nenhuma rodada que conte.
own-no-round = nenhuma rodada ainda
own-place = { $place }º lugar
own-records = { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
} ao todo · pior sessão { $peak } · maior temporada embaixo { $low }

## The rank card

rank-portrait = Retrato de { $name }
rank-rounds = { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
} · { $share } como { $title }
rank-won = { $count ->
    [1] 1 partida
   *[other] { $count } partidas
} · { $wins ->
    [1] { $wins } vitória
   *[other] { $wins } vitórias
}, { $share }
rank-trophies = **Torneios:** { $trophies }
rank-trophy = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} { $count }
rank-places = **Colocações:** { $places }
rank-place = { $place }º ×{ $count }
rank-games = -# Todos os jogos daqui: { $games }
rank-game = { $game } ×{ $count }
rank-note-wins = Contam as partidas em que pessoas tinham pelo menos metade dos lugares e pelo menos duas delas fizeram as próprias jogadas. Cada uma conta inteira, e quem sai dela fica em último. ± é uma faixa de 95%.
rank-streaks = Maior reinado { $reign } · maior servidão { $serfdom }
rank-rating = Rating { $mu } ± { $give }
rank-title = { $sign } { $title } ×{ $count }
rank-titles = **Títulos:** { $titles }
rank-nemesis = **Nêmesis:** { $name }, que levou { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
} em tributos.
rank-nemesis-none = **Nêmesis:** ninguém cobrou desta bolsa.
rank-benefactor = **Mecenas:** { $name }, que pagou { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
} em tributos.
rank-benefactor-none = **Mecenas:** ninguém pagou a esta bolsa.
rank-note = Contam as rodadas em que pessoas tinham pelo menos metade dos lugares e pelo menos duas delas fizeram as próprias jogadas. ± é uma faixa de 95%.
rank-sizes = **Primeiros lugares por tamanho da mesa:** { $sizes }
rank-size = com { $players }: { $firsts } de { $count }
rank-met = **Vocês na mesma mesa:** { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
} · você ficou na frente em { $ahead }, { $name } em { $behind }
rank-unknown = { $name } ainda não terminou aqui nenhuma rodada de { $game } que conte.
rank-unknown-all = { $name } ainda não terminou aqui nenhuma rodada que conte.
ranked-note = Uma rodada ou partida conta quando pessoas têm pelo menos metade dos lugares e pelo menos duas delas fazem as próprias jogadas.
