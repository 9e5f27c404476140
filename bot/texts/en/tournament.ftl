### Tournaments: a server's evening. Short, dry, plain.

command-tournament = Tournaments of this server
command-tournament-create = Set up a tournament in this channel
command-tournament-list = The tournaments of this server, this one and those before
command-tournament-standings = The standings of the newest tournament here
command-tournament-end = End the newest tournament here before its last round

tournament-title = ## 🏆 { $game }: a tournament
tournament-rules = { $kind } · { $pairs ->
    [yes] { $seats } at a table, in pairs
   *[no] { $seats } at a table
} · { $pace } · stewards: { $level }
tournament-signed-up = **{ $count } signed up:**
tournament-signed-up-pairs = { $count ->
    [one] **{ $count } pair signed up:**
   *[other] **{ $count } pairs signed up:**
}
tournament-seeking = Looking for a partner: { $names }
tournament-waits-pairs = It takes two pairs to begin.
tournament-nobody = nobody yet
tournament-more = and { $count } more.
tournament-waits-people = { $count ->
    [one] One more person, and it can begin.
   *[other] { $count } more people, and it can begin.
}
tournament-begins-at = Sign-up ends { $when }, and then it begins.
tournament-waits-button = It begins when its host, or somebody else who runs tournaments here, presses Begin.
tournament-least = Open to people who have finished { $least } ranked rounds in this server.
tournament-held = ⏸️ It waits: I may not write in { $place }. It goes on by itself once I may again.
tournament-hash = The luck of every draw is fixed already: { $hash }…

tournament-form-swiss = Swiss, { $rounds } rounds
tournament-form-knock-out = Knock-out
tournament-form-league = League, { $rounds } rounds of { $period }
tournament-period = { $days ->
    [1] one day
    [7] one week
    [14] two weeks
   *[other] { $days } days
}

tournament-round-title = ## 🏆 { $game }: { $stage ->
    [final] the final
    [knock-out] round { $round }
   *[other] round { $round } of { $rounds }
}
tournament-closes = The round ends { $when } at the latest.
tournament-laying = Table { $number } of { $count } is being laid.
tournament-waits-tables = { $count ->
    [0] The round is over. The next one is being drawn.
    [one] One table is not done yet.
   *[other] { $count } tables are not done yet.
}
tournament-late = You can still sign up: you play from the next round on.
tournament-table = **{ $number }.** { $names } · { $told }
tournament-table-planned = not laid yet
tournament-table-gathers = gathers in { $place }
tournament-table-plays = plays in { $place }
tournament-table-won = 🏁 won by { $names }
tournament-table-over = 🏁 over, won by a steward
tournament-table-on = 🏁 { $count ->
    [one] { $names } goes on.
   *[other] { $names } go on.
}
tournament-table-out = { $count ->
    [one] { $names } is out.
   *[other] { $names } are out.
}
tournament-table-broken = broken off, no points
tournament-table-struck = struck, no points: { $reason }
tournament-byes = { $count ->
    [one] { $names } waits this round, for half a point.
   *[other] { $names } wait this round, for half a point each.
}
tournament-more-tables = … and { $count ->
    [one] one more table
   *[other] { $count } more tables
}. *Where do I play?* finds yours.

tournament-over-title = ## 🏆 { $game }: the tournament is over
tournament-stopped = { $stage ->
    [knock-out] Ended in round { $round }.
   *[other] Ended in round { $round } of { $rounds }.
}
tournament-no-podium = Nobody has played.
tournament-podium = { $sign } **{ $name }** · { tournament-podium-points }

tournament-podium-title = { $game }: the podium
tournament-podium-points = { $points ->
    [1] 1 point
   *[other] { $points } points
}
tournament-podium-alt = { $place }. { $name }, { tournament-podium-points }.
tournament-course-title = ## 📄 { $game }: the whole course
tournament-course-about = One page to read, and one file with every table’s places and points, the luck of each draw, and what referees did. Anybody can check luck, points and standings with it.

tournament-standings-title = ## 📊 { $game }: standings, { $stage ->
    [final] the final
    [knock-out] round { $round }
   *[other] round { $round } of { $rounds }
}
tournament-no-standings = Nothing has been played yet.
tournament-line = { $name } · { $points } ({ $opponents })
tournament-left = left
tournament-out = out in round { $round }
tournament-standings-note = { $kind ->
    [knock-out] People who come further stand higher, then those who were better at their last table. Each line has the person’s points, and in brackets those of their opponents.
   *[other] Each line has the person’s points. In brackets are those of their opponents, which decide between equals.
}

tournament-own = ### 🏆 [{ $game }: the tournament]({ $link })
tournament-own-out = You’re not in it.
tournament-own-signed = You’re signed up. It begins { $when }.
tournament-own-waits = You’re signed up. It waits for the start.
tournament-own-fallen = You’re out: round { $round } was your last one.
tournament-own-until = It begins { $when } at the latest. A steward plays for people who are missing.
tournament-own-next = You play from round { $round } on.
tournament-own-table = Round { $round }, table { $number }. You play { $names }.
tournament-own-alone = You’re signed up, and still need a partner. Press *Join* to ask somebody.
tournament-own-undrawn = You’re signed up without a partner who is there, so you’re not drawn.
tournament-own-partner = You play together with { $name }.
tournament-own-stewards = stewards
tournament-own-state = Your table: { $told }

tournament-check-in-title = ## 🏆 { $game }: round { $round }, table { $number }
tournament-check-in-waits = Say that you’re here. It begins when all have come, { $when } at the latest. A steward plays for people who are missing.
tournament-check-in-begins = Everybody is here. It begins { $when }.
tournament-sign = 🏆 Round { $round }, table { $number }: { $names }
tournament-call = 🔔 { $mentions }: your table is laid. Time runs out { $when }. Press *I’m here*, or a steward begins for you.
tournament-reminder = 🔔 { $mentions }: your table in the league of { $game } is not over yet.

tournament-help-title = ## ❓ How the tournament goes
tournament-help-play =
    Tables open by themselves, and you’re called to yours once. Press *I’m here* within { $check_in }: a steward plays for people who are missing, until they come. The round is over when its last table is. Then the next one is drawn. You can leave at any time.
tournament-help-swiss = Each round brings people together who have like points and have not met. You can sign up until half of the rounds are drawn.
tournament-help-league = A round lasts as long as its period at most, and each table plays when its people like. When the period ends, stewards finish what is left, and points that they make count as below. Each round brings people together who have like points and have not met. You can sign up until half of the rounds are drawn.
tournament-help-knock-out = The better half of the people at each table goes on, the larger half where they are odd. Stewards take nobody’s place. People who did not come go on only where too few of the others can. The round in which all sit at one table is the final.
tournament-check-in = { $minutes ->
    [720] 12 hours
    [1440] a day
   *[other] { $minutes } minutes
}
tournament-help-pairs = You sign up with a partner, and stay together. Both must come: where a steward plays for one of you, your points count { $kept }.
tournament-help-points =
    The first at a table gets 1 point, the last 0, the others in between. People who share a place share its points. Points that a steward has made for you count { $kept }. Between people with equal points, those of their opponents decide, then their own meetings, the margins, and the luck of the draw.
tournament-help-luck = The luck of all draws was fixed before the first person signed up. This is its SHA-256:
tournament-kept-half = half
tournament-kept-none = nothing

tournament-list-title = ## 🏆 Tournaments of this server
tournament-none = None yet. `/tournament create` sets one up.
tournament-listed-signup = **{ $game }** · { $when } · [sign-up is open]({ $link })
tournament-listed-round = **{ $game }** · { $when } · [{ $stage ->
    [knock-out] knock-out, round { $round }
   *[other] round { $round } of { $rounds }
}]({ $link })
tournament-listed-over = **{ $game }** · { $when } · [{ $round ->
    [0] over before the first round
    [one] over after one round
   *[other] over after { $round } rounds
}]({ $link })

tournament-form = A new tournament
tournament-field-game = Game
tournament-about-game = Played by its usual rules, several rounds where one is short
tournament-field-rounds = Form
tournament-about-rounds = In a knock-out the better half goes on. A league is slow: its rounds take days
tournament-field-seats = Seats at a table
tournament-about-seats = Stewards fill what stays empty. Where a game has sides, partners are drawn
tournament-field-pace = Pace
tournament-about-pace = How long a decision may take
tournament-field-begins = Begins
tournament-about-begins = When sign-up ends
tournament-seats = { $count } seats
tournament-seats-pairs = Two pairs, who sign up together
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
button-tournament-settings = ⚙️ Choose
button-tournament-accept = 🤝 Play together
button-tournament-leave = 🚪 Leave
button-tournament-begin = 🎲 Begin
button-tournament-where = 📍 Where do I play?
button-tournament-standings = 📊 Standings
button-tournament-help = ❓ How it goes
button-tournament-here = ✋ I’m here
button-tournament-before = ◀ Back
button-tournament-after = Next ▶
button-tournament-course = 📄 The whole course
button-tournament-newer = ◀ Newer
button-tournament-older = Older ▶
button-tournament-listed = 📊 { $number }. { $game }

tournament-made = 🏆 The tournament stands in this channel.
tournament-joined = ✋ You’re in. You’ll be called when your table is laid.
tournament-joined-late = ✋ You’re in. You play from round { $round } on.
tournament-partner-question = ### 🤝 With whom do you play?
    You’re signed up. Choose your partner: they’re asked in the channel, and you’re in when they accept.
tournament-partner-hint = Your partner
tournament-partner-asked = 🤝 { $mention }: { $name } would like to play { $game } with you, in the [tournament]({ $link }) here.
tournament-partner-lapsed = 🤝 { $name } has asked somebody here to play along. The question has lapsed.
tournament-partnered = ✋ You’re in, together with { $name }. { $round ->
    [1] You’re both called when your table is laid.
   *[other] You play from round { $round } on.
}
tournament-settings-title = ## ⚙️ How the tournament goes
tournament-settings-note = You can change this until it begins.
tournament-hint-preset = House rules
tournament-hint-level = Stewards
tournament-hint-kept = Points that a steward makes for somebody
tournament-hint-fill = Seats that stay empty
tournament-fill-stewards = Stewards fill seats that stay empty
tournament-fill-byes = Nobody fills them: as few people as possible wait a round
tournament-level = Stewards: { $level }
tournament-keep-half = Points that a steward makes for somebody count half
tournament-keep-none = Points that a steward makes for somebody count nothing
tournament-gone = 🚪 You’re out. What you have played stays.
tournament-begun = 🎲 It begins. The tables are being laid.
tournament-ended = 🏁 The tournament is over.

table-name-tournament = { $game }, round { $round }, table { $number }

refused-tournament-table = This table belongs to a tournament: its people were drawn, and it ends with its result. Nothing has changed.
refused-tournament-unknown = There is no such tournament here.
refused-tournament-closed = Nobody can sign up any more. Nothing has changed.
refused-tournament-least = It is open to people who have finished { $least } ranked rounds in this server; you have { $played }.
refused-tournament-full = { $most } people are in it, and there are no more places.
refused-tournament-no-pairs = { $game } has no sides, so nobody has a partner. Nothing was set up.
refused-tournament-partner = This person can’t be your partner. Nothing has changed.
refused-tournament-bound = One of you has a partner already, or is out. Nothing has changed.
refused-tournament-not-asked = Somebody else is asked here.
refused-tournament-not-in = You’re not in it. Nothing has changed.
refused-tournament-begun = It has begun already.
refused-tournament-over = It is over already.
refused-tournament-goes-on = It goes on, and the luck of its next draws is closed until it is over.
refused-tournament-few = It takes { $fewest } people to begin.
refused-tournament-host = Only its host, and people who may run tournaments here, can do that. Nothing has changed.
refused-tournament-starters = Tournaments are set up by server managers, and by a role that they name in `/tahimi-server`.
refused-tournament-seats = { $game } isn’t played by { $seats }. Nothing was set up.
refused-tournament-again = The tournament has just moved on. Press again.
refused-tournament-open = { $most } tournaments are open here. End one of them first.
