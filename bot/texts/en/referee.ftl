### The referee of a tournament. Plain, and true to the letter: everybody reads it.

command-tournament-referee = The referee’s page of the newest tournament here

tournament-remark-extended = ⚖️ Round { $round }, table { $number }: { $name } lets it wait longer for its people.
tournament-remark-replaced = ⚖️ Round { $round }, table { $number }: { $came } plays in place of { $out }, as { $name } has decided.
tournament-remark-struck = ⚖️ Round { $round }, table { $number }: { $name } has struck its result, and it gives no points. { $reason }
tournament-remark-restored = ⚖️ Round { $round }, table { $number }: { $name } has taken the strike back, and its result counts again.
tournament-remark-called = 🔔 { $mention }: it waits for you, and time runs out { $when }. Press *I’m here*. You’re signed up with it, and can leave at any time.
tournament-remark-heir = 🔔 { $mention }: the seat is yours with the next deal, if another one comes. A steward plays until you press *I’m here*. You’re signed up with it, and can leave at any time.

referee-title = ## ⚖️ { $game }: referee, { $rounds ->
    [0] round { $round }
   *[other] round { $round } of { $rounds }
}
referee-table-title = ## ⚖️ Round { $round }, table { $number }
referee-none = No round has been drawn yet.
referee-note = Whatever you do here is told to everybody, with your name.
referee-hint-table = A table to look at
referee-option-table = Table { $number }: { $names }
referee-lapse = { $name }: { $told }
referee-lapse-gave-up = left the table
referee-lapse-silent = { $count ->
    [one] time ran out once
   *[other] time ran out { $count } times
}
referee-lapse-absent = did not come
referee-lapse-replaced = a steward finished it
referee-no-lapses = Nobody left, and nobody’s time ran out.
referee-lapses-title = ## ⚖️ { $game }: who left or ran out of time
referee-lapses-line = **{ $name }** · round { $round }, table { $number } with { $others } · { $told }
referee-more = … Look at a table by itself for the rest.
referee-lapses-more = … and { $count } more.

referee-means-title = ## 🚧 { $game }: who plays, and with whom
referee-means-apart = **Kept apart:** { $pairs }. They are not drawn for one table while it can be avoided, and nobody is told. Choose the same two again to take it back.
referee-means-nobody = nobody
referee-means-pair = { $one } and { $other }
referee-means-more = { $count } more
referee-means-least = **Rounds before sign-up:** { $least ->
    [0] none
   *[other] { $least } ranked ones in this server, which the message says
}.
referee-hint-apart = Two people who must not meet
referee-hint-least = Rounds that somebody must have finished here
referee-least = { $least ->
    [0] None: everybody can sign up
   *[other] { $least } ranked rounds
}

button-referee = ⚖️ Referee
button-referee-means = 🚧 Who plays
button-referee-lapses = 📋 Who left
button-referee-round-before = ◀ Round
button-referee-round-after = Round ▶
button-referee-back = ◀ All tables
button-referee-extend = ⏳ Wait longer
button-referee-replace = 🔁 Replace
button-referee-strike = 🚫 Strike
button-referee-restore = ↩️ Take it back

referee-form-strike = Strike the result of this table
referee-field-reason = Reason
referee-about-reason = Everybody reads it. The table gives no points, and its people have met.
referee-form-replace = Replace somebody at this table
referee-field-out = Who goes
referee-about-out = They stay signed up; in a knock-out they are out with it
referee-field-came = Who comes
referee-about-came = They are signed up with it, and called to the table

referee-extended = ⏳ The table waits longer. Everybody is told.
referee-replaced = 🔁 Done. They are called to the table, and everybody is told.
referee-struck = 🚫 The result is struck. Everybody is told.
referee-restored = ↩️ The result counts again. Everybody is told.

refused-tournament-two = Choose two people who have signed up. Nothing has changed.
refused-tournament-apart = { $most } pairs are kept apart already. Nothing has changed.
refused-tournament-no-result = This table has no result yet. Nothing has changed.
refused-tournament-moved = The table is not as it was. Look at it again.
refused-tournament-begun-table = This table waits for nobody any more. Nothing has changed.
refused-tournament-last-deal = No deal follows here in which this seat could go to somebody else: a hand is for whom it was dealt to. Nothing has changed.
refused-tournament-plays = { $name } plays in this round already. Nothing has changed.
refused-tournament-reason = A reason takes at least one letter. Nothing has changed.
refused-tournament-person = Only people of this server can play. Nothing has changed.
