### Spanish: the page of a tournament that is over, read outside Discord.

course-page-title = { $game }: un torneo
course-page-facts = Convocado el { $day } (UTC). { $kind ->
    [knock-out] Eliminatoria
    [league] Liga
   *[other] Sistema suizo
}, { $people } personas, { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}.
course-page-standings = Clasificación
course-page-place = Puesto
course-page-name = Persona
course-page-person = { $place }. { $name }: { $points }
course-page-points = Puntos
course-page-opponents = Puntos de sus rivales
course-page-round = Ronda { $round }
course-page-table = Mesa
course-page-people = Puestos y puntos
course-page-struck = Anulada por el arbitraje: sin puntos.
course-page-byes = Descanso, por medio punto: { $names }.
course-page-remarks = Lo que hizo el arbitraje
course-page-check = Para comprobarlo
course-page-luck = Antes de que se apuntara nadie, el bot mostró este compromiso con el azar de todos los sorteos. El archivo que acompaña a esta página revela ese azar, y contiene todo lo necesario para calcular la clasificación y los puntos.
