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

# Stands for a name of which nothing can be seen.
nameless = Nameless

## Lobby and draw

lobby-title = ## 👑 { $table } — the court assembles
lobby-facts = Host { $host } · { $seated } seated of { $wanted } wanted · { $fewest } to { $most } can play
lobby-preset = 📜 **{ $preset }**
lobby-house = 📜 **{ $preset }**: { $rules }
lobby-house-own = House rules
lobby-empty = Nobody sits here yet.
lobby-hindered = Cannot begin with { $seated } at the table: { $reason }
deck-cards = { $count } cards
draw-title = ## 🎲 The draw for seats

## Buttons

button-join = 🪑 Take a seat
button-leave = 🚪 Leave
button-steward = ⚙️ Add steward
button-steward-less = ⚙️ Fewer stewards
button-fill-begin = ⚙️ Begin with stewards
button-rules = 📜 House rules
button-rematch = 🔁 Rematch
button-last-time = ↺ As last time
button-begin = 🎲 Begin
button-hand = 🎴 My hand
button-pass = 🏳️ Pass
button-pass-lead = 🏳️ Pass the lead
button-join-next = 🪑 Join next round
button-join-match = 🪑 Take over a seat
button-ready = ▶ Ready{ $count ->
    [0] { "" }
   *[other] { " " }{ $ready }/{ $count }
}
button-ready-ahead = ▶ Ready for the next deal
button-call = ☝️ One card!
hint-catch = 👀 Caught! Whom?
button-unfold = 🎴 Unfold
panel-folded = 🂠 Folded.
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
pile-top = **The pile — { $what }**
pile-as = { " " }as { $rank }
pile-empty = **The table is bare** — { $name } may lead anything.
pile-tax = **Taxes** — coins change hands behind a curtain.
at-the-gate = At the gate: { $names }

chronicle-title = 📖 Round { $round } — { $line }
misery = misery { $index }
next-deal = Next deal { $when }, sooner if everybody is ready.
next-deal-after-restart = The next deal comes after the restart.
next-deal-waits = The next deal waits until somebody presses Ready.
begins-by-itself = The game starts { $when }.
waits-for-people = The table waits until { $count } sit here again.
closed-title = ## 🕯️ The court has risen
table-unreadable = ⏸️ **{ $table }** stands still. Its cards were dealt by another version of me, and only that version can go on with it. Nothing is lost until then. The host or a server manager can close the table with `/cards end`; otherwise it closes { $when }.
closed-unreadable = This round could not be read again and was closed, unranked. `/cards start` opens a new table.
closed-unbegun = This table was closed before any cards were dealt.
closed-early = This table was closed before its round was over.

## The panel

panel-facts = Round { $round } · Trick { $trick }
panel-beat = 🎴 Beat { $what }
panel-lead = 🎴 You lead
panel-waiting = ⏳ Not your turn
panel-waiting-tax = 📜 The gifts are being chosen
panel-laid = { $name }: **{ $cards }**
panel-are-out = 🏁 { $names }
panel-have-one-card = ☝️ One card: { $names }
panel-table = [↑ the table]({ $link })
panel-no-round = No cards have been dealt yet.
panel-out = 🏁 **You are out, { $place }.** Watch the others toil.
panel-ready-ahead = ✔ You are ready: the next deal doesn’t wait for you.
panel-left = 🚪 You have left this round.
panel-over = 📖 The round is over. The table shows how it ended, and when the next one begins.
panel-over-leaving = 🚪 The round is over. You leave with the next deal.
panel-over-leaving-match = 🚪 You leave with the next deal, and the match counts as last for you.
panel-became = You finished **{ $place }**: next round you are **{ $title }**, unless the seats change.
panel-will-pay = You then pay { $count ->
    [one] one card
   *[other] { $count } cards
} to { $name }.
panel-will-receive = { $name } then pays you { $count ->
    [one] one card, and you give one
   *[other] { $count } cards, and you give as many
} back.
option-fewer = Only { $what }
hint-fewer = Play fewer…
hint-more = More…
hint-suits = Other suits…
tab-singles = Singles { $count }
tab-sets = Sets { $count }
tab-runs = Runs { $count }
hint-give = Or choose { $count } of your own…
tax-title = 📜 { $name } paid you { $cards }. What do you give back?
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

left-table = You have left the table. If a round is on, a steward plays your hand to its end.
table-ended = The table is closed.
answer-unshown = That is done, but Discord would not let me show it here. You need not press again: *My hand* shows where you stand. `ref { $reference }`
answer-comes-for-all = ⏳ It appears below, for everybody.
end-asked = ## Close { $table }?
end-costs = A game is on. Closing the table cuts it short for everybody, and it won’t count. To keep the table, just don’t press this.
button-end = 🕯️ Close the table

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
