### Tadmur. The voice: a caravanserai in an oasis, an evening without electricity, a night porter with a lantern and a
### camel with opinions. Nothing is said of cards that nobody saw.

game-tadmur = Tadmur
    .about = Two players, two chains, two secret targets: finish your chain, or guess the other target first.
tadmur-length =
    .usual = The best of three rounds, about twenty minutes.

## Options

tadmur-option-spaces = Spaces
    .about = How many spaces there are between starter and target at first.
    .told = { $value } spaces
tadmur-option-stuck = When no card fits
    .about = What happens to a player who can play no card.
    .lose = They lose the round
    .pass = They pass
    .told-lose = a stuck player loses
    .told-pass = a stuck player passes
tadmur-option-best-of = Rounds
    .about = The most rounds in a match. The player who wins more of them wins it.
    .told-1 = one round
    .told = best of { $value } rounds

## Names

tadmur-phase-turn = two chains
tadmur-phase-over = both targets are shown
tadmur-ask-turn = Which card?
tadmur-ask-stuck = No card fits. What now?
tadmur-do-play = Play
tadmur-do-guess = Guess
tadmur-do-concede = 🏳️ Concede the round
tadmur-do-pass = Pass
tadmur-zone-starter = Starter
tadmur-zone-chain = Chain
tadmur-zone-target = Target
tadmur-counter-score = rounds won
tadmur-counter-spaces = spaces

## Table and panel

tadmur-won-deals = { $count ->
    [one] 1 round won
   *[other] { $count } rounds won
}
tadmur-spaces = { $count ->
    [one] 1 space left
   *[other] { $count } spaces left
}
tadmur-complete = complete
tadmur-wrong = ❌ guessed { $ranks }
tadmur-deal-of = Round { $deal } of at most { $deals }
tadmur-barred = 🔒 Nobody may guess: { $name } has one space left.
tadmur-own-target = Your target: **{ $card }**
tadmur-their-chain = { $name }’s chain · { $facts }
tadmur-needs = After { $last } you need **{ $below }** or **{ $above }**.
tadmur-needs-last = Your last space needs **{ $below }** or **{ $above }** after { $last }, and the card must be next to your target { $target }, too.
tadmur-guess-costs = 🔮 You may guess the other target first. A right guess wins the round; a wrong one puts your own target { $spaces } spaces away.
tadmur-guess-often = Players who never guess rarely win.
tadmur-guessed = 🔮 You have already guessed this turn. Now play a card.
tadmur-dead-ends = ⚠️ After { $cards } no card of yours fits the last space, and you would lose the round on your next turn.
tadmur-dead-ends-pass = ⚠️ After { $cards } no card of yours fits the last space, and your chain would never be complete.
tadmur-about-stuck = You hold no card that fits. A right guess wins the round; a wrong one loses it, and so does conceding.
tadmur-about-stuck-pass = You hold no card that fits, and none ever will. A right guess wins the round; a wrong one ends your turn.
tadmur-button-completes = 🏁 { $card }
tadmur-button-dead-end = { $card } ⚠️ dead end
tadmur-guess-hint = 🔮 Guess the other target…
tadmur-rank-unseen = { $rank } · { $count ->
    [0] you have seen all four
    [one] 1 unseen
   *[other] { $count } unseen
}
tadmur-rank-far = { $rank } · { $count } unseen · ✗ not in { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}
tadmur-rank-wrong = { $rank } · you guessed it, and it was wrong

## Result

tadmur-ended-chain = 🏁 **{ $name }** has completed the chain.
tadmur-ended-guess = 🔮 **{ $name }** has guessed { $other }’s target.
tadmur-ended-cards = **{ $other }** played their last card before their chain was complete: the round is { $name }’s.
tadmur-ended-stuck = **{ $other }** had no card that fitted: the round is { $name }’s.
tadmur-ended-drawn = Neither chain can go on.

## ❓

tadmur-why-turn = It is { $name }’s turn. You guess and play when it is yours.
tadmur-why-cards = **Cards:** { $needs } The ace is next to the king and to the two, and suits count for nothing.
tadmur-why-way-open = **Your way:** your cards can fill the { $count ->
    [one] last space
   *[other] { $count } spaces
} and reach your target.
tadmur-why-way-longer = **Your way:** your cards can’t reach your target in exactly { $count ->
    [one] 1 space
   *[other] { $count } spaces
}, but they can in one more. A wrong guess gives you one more.
tadmur-why-way-closed = **Your way:** your cards can’t reach your target in exactly { $count ->
    [one] 1 space
   *[other] { $count } spaces
}, nor in one more. Guess.
tadmur-why-guess = **Guessing:** { $about }

## Why a hint is a good one

tadmur-hint-completes = It completes your chain.
tadmur-hint-only-way = After it your cards still lead to your target; after { $other } they would not.
tadmur-hint-way = After it your cards still fill every space up to your target.
tadmur-hint-longer = Your cards would then reach your target in one space more, which a wrong guess gives you.
# They guess by the viewer’s chain; $other is the other rank that fits.
tadmur-hint-hides = It tells them less about your target than { $other } would.
tadmur-hint-fits = { $count ->
    [one] A card of one rank fits after it.
   *[other] Cards of { $count } ranks fit after it.
}
# $share: so many times in a hundred.
tadmur-hint-betrayed = Going by their chain and the cards that you have not seen, it is the likeliest rank: { $share } in 100.
tadmur-hint-unseen = { $count ->
    [one] One card of that rank is unseen, and no other rank that you have not tried has more.
   *[other] { $count } cards of that rank are unseen, and no other rank that you have not tried has more.
}

## Refusals

refused-tad-not-adjacent = After { $last } you need { $below } or { $above }.
refused-tad-miss-target = This is your last space: the card must also touch your target.
refused-tad-guess-once = You may guess only once a turn.
refused-tad-guess-barred = Nobody may guess while somebody is one card from completing a chain.

## Told. At most 90 characters where names have ten.

# $seat has the starter $card, with $spaces spaces before the target.
tadmur-chain-begun =
    .a = { $seat } sets out from { $card }.
    .b = { $card } is where { $seat } starts, lantern in hand.
    .c = The porter puts { $card } before { $seat }, and lies about the distance.
    .d = { $seat } tightens a sandal and leaves { $card } behind.
    .e = { $seat } begins at { $card }, with { $spaces } spaces on the map.
    .f = A stone by the road says { $card }; { $seat } sits on it.
    .g = { $card } for { $seat }. The target lies face down, under a glass of tea.
    .h = { $seat }’s road begins at { $card }. The map is silent about its end.

# $seat played $card; $spaces are left.
tadmur-placed =
    .a = { $seat } plays { $card }.
    .b = { $card } from { $seat }.
    .c = One stone further: { $seat } lays { $card }.
    .d = { $seat } walks on to { $card }. The camel watches.
    .e = { $card }, says { $seat }, and the lantern moves along.
    .f = The chain of { $seat } grows by { $card }.
    .g = { $seat } puts down { $card } and pours some tea.
    .h = { $card } is the next column. It holds, and { $seat } nods.

# $seat guessed $rank of $whom in vain, and has $spaces spaces now.
tadmur-guessed-wrong =
    .a = ❌ { $seat } guesses { $rank }. Wrong: { $spaces } spaces to go.
    .b = ❌ “{ $rank }?” asks { $seat }. “No,” says { $whom }, and the road grows longer.
    .c = ❌ Not { $rank }. { $seat }’s target moves one column away.
    .d = ❌ { $seat } says { $rank }; { $whom } shakes their head. One more space for { $seat }.
    .e = ❌ { $whom } stirs the tea: it is not { $rank }. { $seat } now has { $spaces } spaces.
    .f = ❌ A mirage of { $rank } leads { $seat } astray: { $spaces } spaces.
    .g = ❌ The camel could have told { $seat } that it is not { $rank }.
    .h = ❌ { $rank } is wrong, and { $seat } has one more space to fill.

tadmur-guessed-right =
    .a = 🔮 “{ $rank },” says { $seat }, and { $whom } turns the card. It is.
    .b = 🔮 { $seat } names { $rank }. { $whom } looks for another lantern. It is right.
    .c = 🔮 { $rank }! { $seat } has read the sand, and { $whom }’s face.
    .d = 🔮 The porter applauds: { $seat } says { $rank }, and so it is.
    .e = 🔮 { $whom } kept a secret well. { $seat } says { $rank } all the same.
    .f = 🔮 { $seat } guesses { $rank }, and the evening has a winner before the tea is cold.
    .g = 🔮 Right: { $rank }. { $whom } bows to { $seat }; the camel does not.
    .h = 🔮 { $seat } points over the ruins at { $rank }. { $whom } nods slowly.

tadmur-chain-completed =
    .a = 🏁 { $seat } has arrived: the chain is complete.
    .b = 🏁 There is no gap from starter to target. { $seat } may unpack.
    .c = 🏁 The last stone fits, and { $seat } is there.
    .d = 🏁 { $seat } knocks at the gate; the porter has to open.
    .e = 🏁 The colonnade stands, from one end to the other. Architect: { $seat }.
    .f = 🏁 { $seat } closes the chain and takes off both sandals.
    .g = 🏁 The journey of { $seat } is over. The camel asks for its wages.
    .h = 🏁 No space is left, and everything touches: { $seat } is home.

tadmur-ran-out =
    .a = The hand of { $seat } is empty, and the road goes on.
    .b = { $seat } has no cards left, only sand.
    .c = { $seat } is out of stones and cannot build to the end.
    .d = The saddlebag of { $seat } is empty, a little short of the gate.
    .e = { $seat } turns out both pockets. The road is longer.
    .f = The last card is down and the target is not reached. { $seat } sits down, too.
    .g = All cards are played, and { $seat } sees no oasis.
    .h = { $seat } has built with everything, and it was not enough.

tadmur-stuck =
    .a = No card of { $seat } fits any more.
    .b = The road ends in the sand for { $seat }.
    .c = { $seat } stands before a gap that nothing fills.
    .d = The colonnade stops here. { $seat } has no stone for it.
    .e = Nothing fits: { $seat } turns round, and the camel knew it.
    .f = { $seat } looks through the whole hand by lantern light and finds nothing.
    .g = A dead end, says the porter to { $seat }. It happens to caravans, too.
    .h = { $seat } is stuck, and no guessing helps now.

tadmur-conceded =
    .a = { $seat } concedes the round.
    .b = { $seat } folds the map and gives the round away.
    .c = “Enough walking,” says { $seat }, and concedes.
    .d = { $seat } blows out the lantern: conceded.
    .e = The camel of { $seat } lies down. So does the round.
    .f = { $seat } stops here and hands over the round, with tea.
    .g = The porter notes: { $seat } has conceded.
    .h = { $seat } says that no card fits. The round is over.

tadmur-turn-passed =
    .a = { $seat } passes.
    .b = No card of { $seat } fits; the turn goes across.
    .c = { $seat } stays on the stone and lets the turn go by.
    .d = { $seat } waits by the roadside.
    .e = Nothing moves on { $seat }’s road.
    .f = { $seat } drinks tea instead of playing.
    .g = The lantern goes past { $seat }.
    .h = { $seat } is stuck, and passes.

tadmur-deal-drawn =
    .a = Nobody moves any more. The round is drawn.
    .b = Two roads, both in the sand: a draw.
    .c = The porter puts out the light. Nobody wins this one.
    .d = Both caravans have stopped. Drawn.
    .e = A draw, and the camel calls it the best round so far.
    .f = Neither road leads anywhere: drawn.
    .g = They look at each other over the ruins. It is a draw.
    .h = The tea is finished, and so is the round. Nobody has won.

# The target of $seat is turned up.
tadmur-target-shown =
    .a = { $seat }’s target was { $card }.
    .b = The card under { $seat }’s glass is { $card }.
    .c = { $card }: that was the secret of { $seat }.
    .d = { $seat } turns over { $card }.
    .e = The lantern falls on { $seat }’s target: { $card }.
    .f = So { $seat } was on the way to { $card }.
    .g = The target of { $seat } lies open now: { $card }.
    .h = The porter lifts { $seat }’s target. It is { $card }.
