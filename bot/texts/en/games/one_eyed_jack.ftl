### One-Eyed Jack. The voice: a harbour tavern where a retired captain with one eye keeps the chart, and his parrot the
### score. Nothing is said of cards that nobody saw.

game-one-eyed-jack = One-Eyed Jack
    .about = Cards place chips on a board of cards, five in a row; jacks are special.

one-eyed-jack-length =
    .usual = One round of about forty turns, half an hour.

## Options

one-eyed-jack-option-rows-needed = Rows to win
    .about = How many rows of five win the match.
    .none = As usual: one for three players, otherwise two
    .told-1 = one row wins
    .told-2 = two rows win
    .told-none = the usual number of rows wins
one-eyed-jack-option-random-board = Board
    .about = Whether the board is the usual one, or arranged at random with every deal.
    .on = Arranged at random
    .off = The usual one
    .told-on = a board arranged at random
    .told-off = the usual board
one-eyed-jack-option-protect-rows = Finished rows
    .about = Whether a one-eyed jack may remove a chip of a finished row.
    .on = Are safe
    .off = Can be broken
    .told-on = finished rows are safe
    .told-off = finished rows can be broken
one-eyed-jack-option-dead-swaps = Dead cards
    .about = How many dead cards may be swapped in one turn.
    .none = As many as a hand holds
    .told-0 = no swaps of dead cards
    .told-1 = one swap of a dead card a turn
    .told-none = as many swaps of dead cards as a hand holds
    .told = { $value } swaps of dead cards a turn

## Names

one-eyed-jack-phase-turn = on the board
one-eyed-jack-phase-over = the last look at the chart
one-eyed-jack-ask-turn = Which card, and where?
one-eyed-jack-do-play = Play
one-eyed-jack-do-swap = ♻️ Swap
one-eyed-jack-zone-stock = Stock
one-eyed-jack-zone-discards = Played
one-eyed-jack-zone-board = Board
one-eyed-jack-counter-goal = rows to win
one-eyed-jack-counter-rows = rows

## The table

one-eyed-jack-seat = { $sign } **{ $name }**
one-eyed-jack-rows = { $sign } **{ $rows }**
one-eyed-jack-goal = Rows { $rows } · { $goal ->
    [one] one row wins
   *[other] { $goal } rows win
}
one-eyed-jack-stock = { $back } { $stock } in the stock
one-eyed-jack-stock-empty = the stock is empty
one-eyed-jack-last = last: { $sign } on **{ $cell }**
one-eyed-jack-last-removed = last: **{ $cell }** was cleared
one-eyed-jack-locked = Nobody could play a card any more.
one-eyed-jack-standing = { $place } { $cup }{ $sign } **{ $names }** — { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}

## The board, for those who cannot see it. A corner, in two characters.

one-eyed-jack-corner = ★
one-eyed-jack-signs = { $signs } · ★ everybody’s · < the last move
one-eyed-jack-signs-own = { $signs } · ★ everybody’s · < the last move · + yours to play on
one-eyed-jack-alt-own = Cells that you can choose: { $cells }.
one-eyed-jack-alt = A board of ten by ten cards with chips on it.
one-eyed-jack-alt-last = The last chip: { $name } on { $cell }.
one-eyed-jack-alt-removed = The chip on { $cell } was removed last.
one-eyed-jack-alt-none = nowhere
one-eyed-jack-alt-side = { $name }: { $rows ->
    [0] no row
    [one] 1 row
   *[other] { $rows } rows
}, { $count ->
    [one] 1 chip
   *[other] { $count } chips
}: { $cells }.

## The panel

one-eyed-jack-yours = You are { $sign } · { $rows } { $rows ->
    [one] row
   *[other] rows
} ({ $goal } needed)
one-eyed-jack-yours-with = You are { $sign } with { $name } · { $rows } { $rows ->
    [one] row
   *[other] rows
} ({ $goal } needed)
one-eyed-jack-dead = { $count ->
    [one] ☠️ { $cards } is dead: both its cells are taken.
   *[other] ☠️ { $cards } are dead: all their cells are taken.
}
one-eyed-jack-only-swap = Nothing can be played, so a dead card has to be swapped first.
one-eyed-jack-asks-cell = { $removes ->
    [yes] { $card } removes a chip. Which one?
   *[no] { $card } goes anywhere. Where?
}
one-eyed-jack-numbered = { $number } · { $play }
one-eyed-jack-asks-own = The chip on { $cell } is your own side’s. Remove it all the same?
one-eyed-jack-sure = Yes, remove our chip on { $cell }
one-eyed-jack-own = { $cell } ours
one-eyed-jack-swap = ♻️ Swap { $card }
one-eyed-jack-jack-places = { $card } → anywhere…
one-eyed-jack-jack-removes = { $card } removes…
one-eyed-jack-makes-row = { $play } ★ row

## Why not?

one-eyed-jack-why-turn = - It is { $name }’s turn.
one-eyed-jack-why-dead = - **Dead cards:** both cells of { $cards } are taken, so no chip can be placed there.
one-eyed-jack-why-swap = - **Swapping:** before you play, you may throw a dead card for another. { $count ->
    [0] No swap is left this turn.
    [one] One swap is left this turn.
   *[other] { $count } swaps are left this turn.
}
one-eyed-jack-why-no-swaps = - **Swapping:** dead cards are not swapped at this table.
one-eyed-jack-why-no-stock = - **Swapping:** the stock is empty, so there is nothing to swap for.
one-eyed-jack-why-jacks = - **Jacks:** J♦ and J♣ place a chip on any free cell; J♠ and J♥ remove any chip.
one-eyed-jack-why-corners = - **Corners:** they count for everybody, and nobody can place or remove a chip there.
one-eyed-jack-why-safe = - **Finished rows:** at this table their chips are safe.

## Why a hint is a good one

one-eyed-jack-hint-row = It makes a row for your side.
one-eyed-jack-hint-blocks = Another side’s chip on that cell would have made a row.
one-eyed-jack-hint-builds = Your side then has { $count } cells of a line that nobody blocks.
one-eyed-jack-hint-breaks = It takes a chip out of a line in which another side had { $count } cells.
one-eyed-jack-hint-stops = It stops a line in which another side has { $count } cells.
one-eyed-jack-hint-open = { $count ->
    [one] One line of five through that cell is still open to your side.
   *[other] { $count } lines of five through that cell are still open to your side.
}
one-eyed-jack-hint-opens = { $count ->
    [one] Without that chip one line through its cell is open to your side.
   *[other] Without that chip { $count } lines through its cell are open to your side.
}
one-eyed-jack-hint-dead = Both cells of that card are taken, and a swap brings you another card.

## Refusals

refused-oej-corner = The corners belong to everybody; no chip is placed or removed there.
refused-oej-no-chip = There is no chip on { $cell } to remove.
refused-oej-protected = That chip is part of a finished row.
refused-oej-occupied = { $cell } is already taken.
refused-oej-wrong-cell = { $cell } is { $card }; your { $played } goes on { $cells }.
refused-oej-not-dead = { $card } can still be played on { $cells }.
refused-oej-not-dead-jack = A jack is never dead.
refused-oej-no-stock = The stock is empty, so dead cards can no longer be swapped.
refused-oej-swap-limit = { $count ->
    [0] Dead cards are not swapped at this table.
    [one] You have already swapped 1 dead card this turn.
   *[other] You have already swapped { $count } dead cards this turn.
}

## What is told. At most 90 characters where names have ten; each way has a shape of its own.

# $seat played $card on $cell.
one-eyed-jack-placed =
    .a = { $seat } plays { $card } and moors at { $cell }.
    .b = A chip on { $cell } for { $seat }, by way of { $card }.
    .c = { $cell } is { $seat }’s: { $card }, says the parrot.
    .d = { $seat } drops anchor on { $cell } with { $card }.
    .e = { $card } from { $seat }. The captain pins a flag on { $cell }.
    .f = With { $card }, { $seat } takes { $cell }.
    .g = { $seat } lays { $card }; { $cell } changes its flag.
    .h = The chart has a new mark on { $cell }. { $seat }, { $card }.
    .i = { $card } bears { $seat } to { $cell }.
    .j = Rope over the post at { $cell }: { $seat }, { $card }.
    .k = { $seat } claims { $cell } for { $card }.
    .l = A gull leaves { $cell }; { $seat } has { $card } for it.
    .m = Ashore at { $cell }: { $seat }, with { $card }.
    .n = { $seat } spends { $card } on { $cell }.

# $seat played a two-eyed jack on $cell.
one-eyed-jack-placed-anywhere =
    .a = { $seat } plays { $card } and goes where the wind is: { $cell }.
    .b = Two eyes see further: { $card }, and { $seat } is on { $cell }.
    .c = { $card }! { $seat } picks { $cell } out of the whole sea.
    .d = No berth was promised, but { $seat } has { $card } and lands on { $cell }.
    .e = The captain frowns at anything with two eyes. { $seat }, { $card }, { $cell }.
    .f = Wherever it pleases { $seat }: { $card } makes it { $cell }.
    .g = { $seat } shows { $card } and walks straight to { $cell }.
    .h = “Any port,” says { $card } for { $seat }, and it is { $cell }.

# $seat removed a chip of $team from $cell.
one-eyed-jack-removed =
    .a = { $seat } plays { $card }, and the chip of { $team } leaves { $cell }.
    .b = { $card } winks, and { $cell } is open sea again. { $team } may thank { $seat }.
    .c = One eye is enough to find { $cell }: { $seat } clears it of { $team }.
    .d = { $seat } sends { $team } back to the jetty from { $cell }, with { $card }.
    .e = The captain salutes { $card }. { $seat } sinks the chip of { $team } on { $cell }.
    .f = A splash at { $cell }: { $card } by { $seat }, a chip less for { $team }.
    .g = { $team } had plans for { $cell }. { $seat } had { $card }.
    .h = { $seat } reaches over with { $card } and lifts the chip of { $team } off { $cell }.

# $seat removed a chip of the own side from $cell.
one-eyed-jack-own-removed =
    .a = { $seat } plays { $card } and takes up their own anchor on { $cell }.
    .b = The parrot asks twice: yes, { $seat } removes a friendly chip from { $cell }.
    .c = { $card }, and { $seat } clears { $cell } of their own colours.
    .d = Friendly fire on { $cell }: { $seat }, { $card }.
    .e = { $seat } has reasons, and { $card }, and one chip less on { $cell }.
    .f = A retreat from { $cell }, ordered by { $seat } with { $card }.
    .g = { $cell } is open again. It was { $seat }’s own chip that { $card } took.
    .h = Nobody had asked, but { $seat } empties { $cell } with { $card }.

# $team has a row from $start to $end, and so many $rows now.
one-eyed-jack-row-made =
    .a = **A row!** { $team }, from { $start } to { $end }.
    .b = Five abreast for { $team }: { $start } to { $end }. **A row.**
    .c = The captain draws a line from { $start } to { $end }: **a row** for { $team }.
    .d = “Row, row,” says the parrot, and means { $team }, **{ $start } to { $end }**.
    .e = **{ $start } to { $end }**: a row, and a round of tea for { $team }.
    .f = The chart has a straight line now, { $start } to { $end }: **a row** by { $team }.
    .g = **A row** of { $team }. It runs from { $start } to { $end }.
    .h = A whole fleet in line from { $start } to { $end }. **Row** for { $team }.

# A chip of $team was removed, and with it a row.
one-eyed-jack-row-broken =
    .a = And with that chip a row of { $team } is gone.
    .b = A row of { $team } has a hole in it now, and counts no more.
    .c = The captain rubs out a line: a row less for { $team }.
    .d = It was part of a row, too. Somebody had better not look at { $team } now.
    .e = A row of { $team } breaks up in calm weather.
    .f = One chip less, one row less: { $team }.
    .g = The parrot takes back a row of { $team }, with regret.
    .h = No row for { $team } any more; four in a line are only a queue.

# $seat swapped a dead card.
one-eyed-jack-swapped =
    .a = { $seat } throws { $card } overboard: no berth was left for it.
    .b = { $card } has nowhere to go. { $seat } draws another.
    .c = Both moorings of { $card } are taken; { $seat } swaps it.
    .d = { $seat } buries { $card } at sea and fishes for a better one.
    .e = A dead card from { $seat }: { $card }. The parrot keeps a minute’s silence.
    .f = { $seat } trades in { $card }, which had missed both boats.
    .g = The captain checks { $card } against the chart. Dead; { $seat } may swap.
    .h = Off the books: { $card }. { $seat } takes the next from the stock.

# $seat could neither play nor swap.
one-eyed-jack-passed =
    .a = { $seat } is becalmed and passes.
    .b = No berth, no swap: { $seat } passes.
    .c = { $seat } has nothing for this sea. The turn passes.
    .d = The tide is out for { $seat }, who passes.
    .e = Nothing fits, says the chart. { $seat } passes.
    .f = { $seat } orders tea and passes.
    .g = A pass for { $seat }: every card is without a berth.
    .h = { $seat } looks at the harbour, finds it full, and passes.

# $seat has swapped, and can do nothing with what it drew.
one-eyed-jack-stuck =
    .a = { $seat } has swapped, to no avail: the turn is over.
    .b = New card, same harbour: { $seat } can place nothing.
    .c = The fresh card of { $seat } finds no berth either. Next.
    .d = After the swap { $seat } is as stuck as before, and the turn goes on.
    .e = { $seat } swapped and still lies at anchor. Next, please.
    .f = No luck at the stock: { $seat } can play nothing this turn.
    .g = The swap is made, the sea is still full, and { $seat } waits.
    .h = Even with another card, { $seat } has nowhere to land.

# $winners have the rows that win.
one-eyed-jack-rows-won =
    .a = That wins it: { $winners }.
    .b = The chart belongs to { $winners }.
    .c = The captain shuts the inkwell: { $winners } won.
    .d = The match, the harbour and the good chair go to { $winners }.
    .e = Nothing more to row for. Victory for { $winners }.
    .f = Three cheers and a biscuit for { $winners }.
    .g = The parrot learns a new phrase: “Aye aye, { $winners }.”
    .h = All hands on deck, and all flags up for { $winners }.

# A seat whose player has left for good has the rows.
one-eyed-jack-rows-of-left =
    .a = The rows are { $seat }’s, who left for good: nobody wins.
    .b = A ghost ship wins no prize: the rows of { $seat } count for nobody.
    .c = The match ends with { $seat }, whose captain is ashore. No winner.
    .d = { $seat } would have it, but nobody is aboard. No winner.
    .e = Won by an empty deck: { $seat }. The captain writes down nothing.
    .f = The rows stand for { $seat }, who cannot win any more. It is over.
    .g = No winner: the line is drawn by { $seat }, who has gone ashore.
    .h = An abandoned ship, { $seat }, crosses the line. Nobody wins.

# Nobody can do anything any more, and $winners have most rows.
one-eyed-jack-board-locked =
    .a = Nobody can move any more. Most rows, and the match, for { $winners }.
    .b = The harbour is full, and the rows say { $winners }.
    .c = Becalmed all round. On rows it is { $winners }’s.
    .d = The captain counts the lines: { $winners }.
    .e = No card will land now. Most rows: { $winners }.
    .f = The sea has run out. On rows the match goes to { $winners }.
    .g = Everybody passes, and the chart gives it to { $winners }.
    .h = Counted by the parrot, checked by the captain: { $winners }.

# Nobody can do anything any more, and all sides have as many rows.
one-eyed-jack-board-drawn =
    .a = Nobody can move, and the rows are level: a draw.
    .b = A full harbour and no winner. Drawn.
    .c = The captain counts twice and calls it a draw.
    .d = Everybody passes, nobody leads: a draw.
    .e = Level on rows, and no wind left. It is drawn.
    .f = The parrot says “draw”, which for once is right.
    .g = No side has more lines on the chart than another. A draw.
    .h = All becalmed, all equal: drawn.
