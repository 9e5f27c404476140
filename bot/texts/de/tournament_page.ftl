### German: the page of a tournament that is over.

course-page-title = { $game }: ein Turnier
course-page-facts = Angelegt am { $day } (UTC). { $kind ->
    [knock-out] K.-o.-System
    [league] Liga
   *[other] Schweizer System
}, { $people } Personen, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}.
course-page-standings = Tabelle
course-page-place = Platz
course-page-name = Person
course-page-person = { $place }. { $name }: { $points }
course-page-points = Punkte
course-page-opponents = Punkte der Gegenseite
course-page-round = Runde { $round }
course-page-table = Tisch
course-page-people = Plätze und Punkte
course-page-struck = Von der Turnierleitung gestrichen: keine Punkte.
course-page-byes = Freilos, für einen halben Punkt: { $names }.
course-page-remarks = Was die Turnierleitung tat
course-page-check = Zum Nachprüfen
course-page-luck = Bevor sich jemand anmeldete, zeigte der Bot diese Zusage für den Zufall aller Auslosungen. Die Datei neben dieser Seite legt ihn offen und enthält alles, woraus Tabelle und Punkte berechnet werden.
