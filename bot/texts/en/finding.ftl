### Finding a table: the open ones, with a way in, and one's own.

tables-title = ## 🔎 Open tables
tables-none = No open tables that you can see. `/cards start` opens one.
tables-more = { $count ->
    [one] One more table is open.
   *[other] { $count } more tables are open.
}
tables-entry = **{ $table }** · { $place } · [↑ the table]({ $link })
tables-lobby = In the lobby: { $seated } of { $wanted } seats taken.
# $phase: whether the round is played, or over and the next one not dealt yet.
tables-room = Round { $round } is { $phase ->
    [between] over
   *[on] on
}. You can sit down with the next deal.
tables-full = Round { $round } is { $phase ->
    [between] over
   *[on] on
}. Every seat is taken.
tables-yours = You sit here.
button-sit-down = 🪑 Sit down · { $table }
tables-joined = You sit at **{ $table }**: [↑ the table]({ $link })

blocked = 🚫 You block { $person }. They can’t sit down at tables that you host, and neither of you is called to the other’s tables. A tournament may still put you at one table. Nobody is told. The same command undoes it.
unblocked = { $person } is unblocked.
blocks = 🚫 You block { $people }.
blocks-nobody = You aren’t blocking anyone.
refused-nobody-to-block = Only other people can be blocked.
refused-too-many-blocks = You block { $most } people already. Undo one of them first.

mine-title = ## 🪑 Your tables
mine-none = You’re not sitting at a table. `/cards tables` shows where there is room.
mine-waits = ⏳ It waits for you. Your time is up { $when }.
mine-asks = ⏳ It waits for you.
mine-rests = Nothing for you to do right now.
