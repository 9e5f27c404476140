### Brazilian Portuguese: the page of a tournament that is over.

course-page-title = { $game }: um torneio
course-page-facts = Criado em { $day } (UTC). { $kind ->
    [knock-out] Mata-mata
    [league] Liga
   *[other] Suíço
}, { $people } pessoas, { $rounds ->
    [1] uma fase
   *[other] { $rounds } fases
}.
course-page-standings = Classificação
course-page-place = Lugar
course-page-name = Pessoa
course-page-person = { $place }º lugar, { $name }: { $points }
course-page-points = Pontos
course-page-opponents = Pontos dos rivais
course-page-round = Fase { $round }
course-page-table = Mesa
course-page-people = Colocações e pontos
course-page-struck = Anulada pela arbitragem: sem pontos.
course-page-byes = De folga, por meio ponto: { $names }.
course-page-remarks = O que a arbitragem fez
course-page-check = Para conferir
course-page-luck = Antes de qualquer inscrição, o bot mostrou este compromisso com o acaso de cada sorteio. O arquivo ao lado desta página revela esse acaso, e tem tudo o que é preciso para calcular a classificação e os pontos.
