### The page of a tournament that is over: plain words, read outside Discord.

course-page-title = { $game }: a tournament
course-page-facts = Set up on { $day } (UTC). { $kind ->
    [knock-out] Knock-out
    [league] League
   *[other] Swiss
}, { $people } people, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
course-page-standings = Standings
course-page-place = Place
course-page-name = Person
course-page-person = { $place }. { $name }: { $points }
course-page-points = Points
course-page-opponents = Opponents’ points
course-page-round = Round { $round }
course-page-table = Table
course-page-people = Places and points
course-page-struck = Struck by the referee: no points.
course-page-byes = { $names } waited, for half a point.
course-page-remarks = What referees did
course-page-check = To check it
course-page-luck = Before anybody signed up, the bot showed this commitment to the luck of every draw. The file beside this page opens that luck, and has all that standings and points are computed from.
