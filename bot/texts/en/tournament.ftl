### Tournaments: a server's evening. Short, dry, plain.

command-tournament = Tournaments of this server
command-tournament-create = Set up a tournament in this channel
command-tournament-list = The tournaments of this server, this one and those before
command-tournament-standings = The standings of the newest tournament here
command-tournament-end = End the newest tournament here before its last round

tournament-title = ## 🏆 { $game }: a tournament
tournament-rules = Swiss · { $rounds } rounds · { $seats } at a table · { $pace } · stewards: { $level }
tournament-signed-up = **{ $count } signed up:**
tournament-nobody = nobody yet
tournament-more = and { $count } more.
tournament-waits-people = { $count ->
    [one] One more person, and it can begin.
   *[other] { $count } more people, and it can begin.
}
tournament-begins-at = Sign-up ends { $when }, and then it begins.
tournament-waits-button = It begins when its host presses Begin.
tournament-hash = The luck of every draw is fixed already: { $hash }…

tournament-round-title = ## 🏆 { $game }: round { $round } of { $rounds }
tournament-laying = Table { $number } of { $count } is being laid.
tournament-waits-tables = { $count ->
    [0] The round is over. The next one is being drawn.
    [one] One table still plays.
   *[other] { $count } tables still play.
}
tournament-late = You can still sign up: you play from the next round on.
tournament-table = **{ $number }.** { $names } · { $told }
tournament-table-planned = not laid yet
tournament-table-gathers = gathers in { $place }
tournament-table-plays = plays in { $place }
tournament-table-won = 🏁 won by { $names }
tournament-table-over = 🏁 over, won by a steward
tournament-table-broken = broken off, no points
tournament-table-struck = struck by the referee, no points
tournament-more-tables = … and { $count } more tables. *Where do I play?* finds yours.

tournament-over-title = ## 🏆 { $game }: the tournament is over
tournament-stopped = Ended in round { $round } of { $rounds }.
tournament-no-podium = Nobody has played.
tournament-podium = { $sign } **{ $name }** · { $points } points

tournament-standings-title = ## 📊 { $game }: standings, round { $round } of { $rounds }
tournament-no-standings = Nothing has been played yet.
tournament-line = { $name } · { $points } ({ $opponents })
tournament-left = left
tournament-standings-note = Each line has the person’s points. In brackets are those of their opponents, which decide between equals.

tournament-own = ### 🏆 [{ $game }: the tournament]({ $link })
tournament-own-out = You’re not in it.
tournament-own-signed = You’re signed up. It begins { $when }.
tournament-own-waits = You’re signed up. It waits for the start.
tournament-own-next = You play from round { $round } on.
tournament-own-table = Round { $round }, table { $number }. You play { $names }.
tournament-own-stewards = stewards
tournament-own-state = Your table: { $told }

tournament-check-in-title = ## 🏆 { $game }: round { $round }, table { $number }
tournament-check-in-waits = Say that you’re here. It begins when all have come, { $when } at the latest. A steward plays for people who are missing.
tournament-check-in-begins = Everybody is here. It begins { $when }.
tournament-sign = 🏆 Round { $round }, table { $number }: { $names }
tournament-call = 🔔 { $mentions }: your table is laid. Time runs out { $when }. Press *I’m here*, or a steward begins for you.

tournament-help-title = ## ❓ How the tournament goes
tournament-help-play =
    Tables open by themselves, and you’re called to yours once. Press *I’m here* within { $minutes } minutes: a steward plays for people who are missing, until they come. The round is over when its last table is. Then the next one is drawn: it brings people together who have like points and have not met.
    You can sign up until half of the rounds are drawn, and leave at any time.
tournament-help-points =
    The first at a table gets 1 point, the last 0, the others in between. People who share a place share its points. Points that a steward has made for you count { $kept }. Between people with equal points, those of their opponents decide, then their own meetings, the margins, and the luck of the draw.
    The luck of all draws was fixed before the first person signed up. This is its SHA-256:
tournament-kept-half = half
tournament-kept-none = nothing

tournament-list-title = ## 🏆 Tournaments of this server
tournament-none = None yet. `/tournament create` sets one up.
tournament-listed-signup = **{ $game }** · { $when } · [sign-up is open]({ $link })
tournament-listed-round = **{ $game }** · { $when } · [round { $round } of { $rounds }]({ $link })
tournament-listed-over = **{ $game }** · { $when } · [over after { $round } rounds]({ $link })

tournament-form = A new tournament
tournament-field-game = Game
tournament-about-game = Played by its usual rules, several rounds where one is short
tournament-field-rounds = Rounds
tournament-about-rounds = Everybody plays in each of them
tournament-field-seats = Seats at a table
tournament-about-seats = Stewards fill what stays empty
tournament-field-pace = Pace
tournament-about-pace = How long a decision may take
tournament-field-begins = Begins
tournament-about-begins = When sign-up ends
tournament-rounds = { $count } rounds
tournament-seats = { $count } seats
tournament-seats-usual = The usual number for the game
tournament-begins-button = When I press Begin
tournament-begins = { $minutes ->
    [1440] Tomorrow at this time
    [60] In an hour
    [120] In two hours
    [240] In four hours
   *[other] In { $minutes } minutes
}

button-tournament-join = ✋ Join
button-tournament-leave = 🚪 Leave
button-tournament-begin = 🎲 Begin
button-tournament-where = 📍 Where do I play?
button-tournament-standings = 📊 Standings
button-tournament-help = ❓ How it goes
button-tournament-here = ✋ I’m here
button-tournament-before = ◀ Back
button-tournament-after = Next ▶
button-tournament-listed = 📊 { $number }. { $game }

tournament-made = 🏆 The tournament stands in this channel.
tournament-joined = ✋ You’re in. You’ll be called when your table is laid.
tournament-joined-late = ✋ You’re in. You play from round { $round } on.
tournament-gone = 🚪 You’re out. What you have played stays.
tournament-begun = 🎲 It begins. The tables are being laid.
tournament-ended = 🏁 The tournament is over.

table-name-tournament = { $game }, round { $round }, table { $number }

refused-tournament-table = This table belongs to a tournament: its people were drawn, and it ends with its result. Nothing has changed.
refused-tournament-unknown = There is no such tournament here.
refused-tournament-closed = Nobody can sign up any more. Nothing has changed.
refused-tournament-full = { $most } people are in it, and there are no more places.
refused-tournament-not-in = You’re not in it. Nothing has changed.
refused-tournament-begun = It has begun already.
refused-tournament-over = It is over already.
refused-tournament-few = It takes { $fewest } people to begin.
refused-tournament-host = Only its host, and people who may run tournaments here, can do that. Nothing has changed.
refused-tournament-starters = Tournaments are set up by server managers, and by a role that they name in `/tahimi-server`.
refused-tournament-seats = { $game } isn’t played by { $seats }. Nothing was set up.
refused-tournament-again = The tournament has just moved on. Press again.
refused-tournament-open = { $most } tournaments are open here. End one of them first.
