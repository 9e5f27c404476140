### What the table says: lobby, public table, panel, round end.

game-tahimi = Tahimi
    .about = The feudal climbing game: the top taxes the bottom.
game-tarothimi = Tarot-himi
    .about = Tahimi with the Major Arcana: 22 cards, each with a power.
game-mooseyard = Mooseyard Tahimi
    .about = The simple one: 52 cards, and nobody starts with a rank.
game-dahimi = Dahimi
    .about = Sets, and runs of one suit; the loser deals.

pace-quick = pace: quick (20 s)
pace-lively = pace: lively (45 s)
pace-reserve = pace: time reserve (15 s, and 2 min more a round)
pace-relaxed = pace: relaxed (2 min)
pace-slow = pace: slow (12 h)

# As many stewards as can sit at one table, separated by commas.
steward-names = Grimbald, Odila, Wendelin, Perpetua, Baldric, Ismenia, Crispin, Radegund, Osric, Mechtild, Fulbert, Walburga, Ottokar

# The levels of stewards, and how one of them is called. A merchant, as most are, has no title.
level-page = page
    .named = Page { $name }
level-merchant = merchant
level-vizier = vizier
    .named = Vizier { $name }
level-master = master
    .named = Master { $name }

table-stopping = 🔧 I’ll be restarted { $when } at the latest. Nothing new is dealt before that, and a round that is still running goes on afterwards.

# Instead of a name of which nothing can be seen.
nameless = Nameless

## Lobby and draw

lobby-title = ## 👑 { $table } — the court assembles
lobby-facts = { $seated } of { $wanted } seats taken · host { $host }
lobby-players = for { $fewest } to { $most } players
# One side: its sign, and who plays on it. And where lots decide instead.
lobby-side = { $sign } { $names }
lobby-side-empty = nobody yet
lobby-drawn = 🎲 Partners are drawn with the first deal.
lobby-crowded = Too many play on { $sign }: one of them has to change sides first.
lobby-waits-people = Waiting for { $count ->
    [one] one more player
   *[other] { $count } more players
}{ $stewards ->
    [yes] , or press *Begin with stewards*.
   *[no] .
}
lobby-waits-host = Waiting for { $host } to begin.
lobby-waits-full = It begins when all { $wanted } seats are taken.
lobby-preset = 📜 **{ $preset }**
lobby-house = 📜 **{ $preset }**: { $rules }
lobby-house-own = House rules
lobby-length-usual = By the usual rules: { $length }
lobby-empty = Nobody sits here yet.
lobby-hindered = Cannot begin with { $seated } at the table: { $reason }
deck-cards = { $count } cards
draw-title = ## 🎲 The draw for seats

## Buttons

button-join = 🪑 Take a seat
button-leave = 🚪 Leave
button-sides = ⇄ Change sides
button-steward = ⚙️ Add steward
button-steward-less = ⚙️ Fewer stewards
button-fill-begin = ⚙️ Begin with stewards
button-rules = 📜 House rules
button-rematch = 🔁 Rematch
button-lots = 🎲 Draw partners
button-agree = 🤝 Let people choose partners
button-last-time = ↺ As last time
button-begin = 🎲 Begin
button-hand = 🎴 My hand
button-pass = 🏳️ Pass
button-pass-lead = 🏳️ Pass the lead
button-join-next = 🪑 Join next round
button-join-steward = 🪑 Take a steward’s seat
button-join-match = 🪑 Take over a seat
button-ready = ▶ Ready{ $count ->
    [0] { "" }
   *[other] { " " }{ $ready }/{ $count }
}
button-ready-ahead = ▶ Ready for the next deal
button-call = ☝️ One card!
hint-catch = 👀 Catch somebody…
button-unfold = 🎴 Unfold
panel-folded = 🎴 Folded.
button-back = ↩ Back
panel-confirm-pass = 🏳️ Pass the lead? The next player leads instead.
hint-declared = 🃏 Let jokers count as…
option-declared = { $count ->
    [one] A joker as { $rank }
   *[other] { $count } jokers as { $rank }
}
button-go-out = 🏁 { $cards }
button-with-jokers = 🃏 With { $jokers ->
    [1] a joker
   *[other] { $jokers } jokers
}: { $plays }
button-with-named = 🃏 With { $card }: { $plays }
button-without-jokers = 🃏 Without jokers: { $plays }
button-wild-as = { $cards } as { $rank }
option-card-as = { $card } as { $rank }
play-shows = { $label } · shows { $cards }
button-give = Give your lowest: { $cards }
button-pay = Give { $cards }

## The public table

table-title = 👑 { $table } — Round { $round } · Trick { $trick }
table-facts = { $count } at the table · { $rules }
seat-out = 🏁 { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
seats-out = 🏁 { $names }
seat-left = 🚪 left
seat-one-card = ☝️ One card
seat-to-play = to play
seat-owes = owes a gift
seat-passed = passed
seat-skips = skips a turn
pile-top = **The pile — { $what }**
pile-as = { " " }as { $rank }
pile-turned = 🔄 **Revolution:** the ranks run the other way, from 2, the lowest, to { $highest }, the highest.
pile-locked = 🔒 **Locked:** only { $suits } may follow.
pile-empty = **The table is bare** — { $name } may lead anything.
pile-empty-skips = **The table is bare** — { $name } was caught and must pass.
pile-tax = **Taxes** — coins change hands behind a curtain.
at-the-gate = At the gate: { $names }

chronicle-title = 📖 Round { $round } — { $line }
misery = misery { $index }
series-round = round { $round } of { $rounds }
series-points = After round { $round } of { $rounds }: { $points }
series-won = 🏆 { $names } { $count ->
    [one] wins
   *[other] win
} the best of { $rounds } rounds
series-counted = { $count ->
    [one] 1 point
   *[other] { $count } points
}
series-yours = 🏆 **You have won the best of { $rounds } rounds.**
series-place = The best of { $rounds } rounds is over: you came **{ $place }**.
next-deal = New cards { $when }, or when everybody is ready.
next-deal-after-restart = New cards are dealt after the restart.
next-match = A new match begins { $when }, or when everybody has pressed *Play again*.
next-match-waits = A new match begins only when somebody presses *Play again*.
next-deal-waits = The next deal waits until somebody presses Ready.
begins-by-itself = The first cards are dealt { $when }.
waits-for-people = The table waits until { $count } sit here again.
closed-title = ## 🕯️ The court has risen
table-unreadable = ⏸️ **{ $table }** is on hold. Its cards were dealt by another version of me, and only that version can go on with it. Nothing is lost while it waits. The host or a server manager can close the table with `/cards end`; otherwise it closes { $when }.
closed-unreadable = The cards of this round could not be restored, so the table was closed, and the round does not count. `/cards start` opens a new one.
closed-unbegun = This table was closed before any cards were dealt.
closed-early = This table was closed before its round was over.

## The panel

panel-facts = Round { $round }
panel-beat = 🎴 Beat { $what }
panel-lead = 🎴 You lead
panel-waiting = ⏳ Not your turn
panel-waiting-for = ⏳ Waiting for { $names }
panel-waiting-tax = 📜 The gifts are being chosen
panel-waiting-gift = 📜 { $names } { $count ->
    [one] owes
   *[other] owe
} a gift
panel-until = the table answers for you { $when }
panel-until-reserve = the table answers for you { $when }, with the { $seconds } s of your time reserve
panel-are-out = 🏁 { $names }
panel-have-one-card = ☝️ One card: { $names }
panel-table = [↑ the table]({ $link })
panel-no-round = No cards have been dealt yet.
panel-out = 🏁 **You are out, { $place }.** Watch the others toil.
panel-ready-ahead = ✔ You are ready: the next deal doesn’t wait for you.
panel-left = 🚪 You have left this round.
panel-over = 📖 The round is over. { $next }
panel-over-match = 📖 { $next }
panel-ready = ✔ You are ready for the next one.
panel-ready-match = ✔ You’re ready to play again. A new match begins when the others are, too, or a little later.
panel-over-leaving = 🚪 The round is over. You leave with the next deal.
panel-over-leaving-match = 🚪 You leave with the next deal, and the match counts as last for you.
panel-became = You finished **{ $place }**: next round you are **{ $title }** (unless the seats change).
panel-became-pays = You finished **{ $place }**: next round you are **{ $title }** and pay { $name } { $count ->
    [one] one card
   *[other] { $count } cards
} (unless the seats change).
panel-became-receives = You finished **{ $place }**: next round you are **{ $title }**, and { $name } pays you { $count ->
    [one] one card; you give one
   *[other] { $count } cards; you give as many
} back (unless the seats change).
option-fewer = Only { $what }
hint-fewer = Play fewer…
hint-more = More…
hint-suits = Other suits…
tab-singles = Singles { $count }
tab-sets = Sets { $count }
tab-runs = Runs { $count }
hint-give = Or choose { $count } of your own…
tax-title = 📜 { $name } paid you { $cards }. Give { $count ->
    [1] one card
    [2] two cards
    [3] three cards
   *[other] { $count } cards
} back
tax-due = 📜 You owe { $count ->
    [one] one of these
   *[other] { $count } of these
}. Which?
tax-surrendered = You surrendered **{ $cards }** to { $name }. *Such is the custom.*
tax-got = ✨ In return came **{ $cards }**.
tax-received = ✨ **{ $cards }** came from { $name } as taxes.
tax-gift-comes = A gift will come back.
joker = Joker
    .sign = 🃏
    .what = { $count ->
        [one] a Joker
       *[other] { number } Jokers
    }

left-table = You have left the table. If a round is on, a steward plays your hand to its end.
table-ended = The table is closed.
answer-unshown = That is done, but Discord would not let me show it here. You don’t need to press again: *My hand* shows what is going on. `ref { $reference }`
answer-unshown-look = Discord would not let me show that here. Try again, or in another channel. `ref { $reference }`
answer-comes-for-all = ⏳ It appears below, for everybody.
end-asked = ## Close { $table }?
end-costs = A round is on. Closing the table cuts it short for everybody, and it won’t count; rounds that are over stay.
end-costs-match = A match is on. Closing the table cuts it short for everybody, and it won’t count.
end-lobby = Nobody else sits here, so the table closes when you leave.
button-end = 🕯️ Close the table
button-keep = 🪑 Keep it
table-kept = The table stays open.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
