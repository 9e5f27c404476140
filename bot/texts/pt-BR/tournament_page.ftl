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
course-page-person = { $place }º { $name }: { $points }
course-page-points = Pontos
course-page-opponents = Pontos dos adversários
course-page-round = Fase { $round }
course-page-table = Mesa
course-page-people = Colocações e pontos
course-page-struck = Anulada pela arbitragem: sem pontos.
course-page-byes = De folga, por meio ponto: { $names }.
course-page-remarks = O que a arbitragem fez
course-page-check = Para conferir
course-page-luck = Antes de qualquer inscrição, o bot mostrou este compromisso com a sorte de cada sorteio. O arquivo ao lado desta página abre essa sorte, e tem tudo de que se calculam a classificação e os pontos.
