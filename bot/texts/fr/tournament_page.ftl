### French: the page of a tournament that is over.

course-page-title = { $game } : un tournoi
course-page-facts = Organisé le { $day } (UTC). { $kind ->
    [knock-out] Élimination directe
    [league] Championnat
   *[other] Système suisse
}, { $people } personnes, { $rounds ->
    [0] aucune ronde
    [one] une ronde
   *[other] { $rounds } rondes
}.
course-page-standings = Classement
course-page-place = Place
course-page-name = Nom
course-page-person = { $place }. { $name } : { $points }
course-page-points = Points
course-page-opponents = Points des adversaires
course-page-round = Ronde { $round }
course-page-table = Table
course-page-people = Places et points
course-page-struck = Annulée par l’arbitrage : sans points.
course-page-byes = Ronde d’exemption, pour un demi-point : { $names }.
course-page-remarks = Ce que l’arbitrage a fait
course-page-check = Pour vérifier
course-page-luck = Avant toute inscription, le bot a montré cet engagement sur le hasard de chaque tirage. Le fichier à côté de cette page dévoile ce hasard, et contient tout ce qui permet de calculer le classement et les points.
