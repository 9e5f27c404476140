### Truc. The voice: a village café, an old dog, a waiter who has seen it all. Nothing is said of cards that nobody saw.

game-truc = Truc
    .about = Two against two: three tricks, and a stake that anybody may raise. Bluffing is half of it.
truc-length =
    .usual = About eleven rounds, half an hour.
    .short = About six rounds, a quarter of an hour.
truc-option-target = Points to win
    .about = The first side with this many points wins the match.
    .told = to { $value } points
truc-option-one-card-hands = Short rounds
    .about = After a tap, the dealer may deal one card each instead of three.
    .told-on = short rounds
    .told-off = no short rounds
truc-option-partner-chat = Words to the partner
    .about = Partners may send each other words that nobody else sees.
    .told-on = words to the partner
    .told-off = no words to the partner

## What is going on, and what is asked

truc-phase-cut = the cut
    .waited = to cut
truc-phase-size = the deal
    .waited = to deal
truc-phase-eleven = play or decline
    .waited = to decide
truc-phase-turn = the tricks
truc-phase-answer = a call to answer
    .waited = to answer
truc-phase-over = over
truc-ask-cut = Cut or tap?
truc-ask-size = How many cards each?
truc-ask-eleven = One point short: play or decline?
truc-ask-turn = Which card?
truc-ask-answer = Do you accept?
truc-zone-deck = The rest of the pack
truc-zone-trick = On the table
truc-zone-tricks = Tricks
truc-counter-stake = stake
truc-counter-score = score
truc-counter-tricks = tricks
truc-rider-truc = truc
truc-rider-retruc = retruc

## What can be done

truc-do-cut = ✂️ Cut
truc-do-tap = 👊 Tap
truc-do-deal = 🎴 Deal
truc-do-contest = ⚔️ Play
truc-do-decline = 🏳️ Decline
truc-do-accept = ✔ Accept
truc-do-reject = ✖ Reject
truc-do-play = Play
truc-do-truc = 📣 Truc
truc-do-retruc = 📣 Retruc
truc-button-deal = { $count ->
    [1] 🎴 One card each
   *[other] 🎴 Three cards each
}
truc-button-accept = ✔ Accept: play for { $stake }
truc-button-reject = ✖ Reject: they score { $points }
truc-button-contest = ⚔️ Play for { $points }
truc-button-decline = 🏳️ Decline: they score 1
truc-button-first = 📣 { $call ->
    [retruc] Retruc
   *[truc] Truc
} first
truc-button-card = { $card } + { $call }
truc-rider-on = ☑ { $call } with this card
truc-rider-off = ☐ { $call } with this card

## The table

truc-state = Stake **{ $stake }** · ◆ **{ $first }** : **{ $second }** ◇ · to { $target }
truc-seat = { $sign } **{ $name }**
truc-dealer = deals
truc-order = The seats are listed in the order of play, which turns with the dealer.
truc-tricks-of = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
truc-table-empty = **On the table** nothing yet
truc-table = **On the table** { $cards }
truc-line-taken = { $number }. { $cards } → { $sign } **{ $name }**
truc-line-drawn = { $number }. { $cards } → drawn
truc-waits-cut = ✂️ **{ $name }** cuts the pack for three cards each, or taps it, and { $dealer } deals one or three.
truc-waits-size = 👊 The pack was tapped. **{ $name }** deals one card each, or three.
truc-waits-eleven = 🔔 **{ $names }** need one point. **{ $name }** has seen the cards: play for 3, or decline for 1?
truc-waits-answer = 📣 **{ $caller } has called { $call }**, for { $stake }. **{ $name }** answers.
truc-worth-truc = truc by { $sign }
truc-worth-retruc = retruc by { $sign }
truc-worth-eleven = no raising

## The panel

truc-yours = you are { $sign }
truc-ranks = High to low: **3 2 A K Q J 7 6 5 4**. Suits count for nothing.
truc-about-cut = Nobody has seen a card. Cut, and everybody gets three. Tap, and { $name } deals one or three.
truc-about-size = Nobody has seen a card. The other side wins drawn rounds, and rounds of one card are often drawn.
truc-about-eleven-play = ⚔️ **Play:** the round is worth 3. Win it and the match is yours; lose it and they have { $score }.
truc-about-eleven-play-lost = ⚔️ **Play:** the round is worth 3. Win it and the match is yours; lose it and it is theirs.
truc-about-eleven-decline = 🏳️ **Decline:** they score 1 and have { $score }. The next round is dealt.
truc-about-eleven-decline-lost = 🏳️ **Decline:** they score 1, and that wins them the match.
truc-about-accept = ✔ **Accept:** the round goes on for { $stake }.
truc-about-reject = ✖ **Reject:** it ends here. They score { $points } and have { $score }.
truc-about-reject-lost = ✖ **Reject:** it ends here. They score { $points }, and that is the match.
truc-about-call = 📣 { $call ->
    [retruc] **Retruc** raises the round to 3. If they refuse, your side scores 2.
   *[truc] **Truc** raises the round to 2. If they refuse, your side scores 1.
}

## Ready-made words to the partner

truc-words =
    .a = I hold a 3
    .b = I hold a 2
    .c = I hold nothing
    .d = This one is mine
    .e = Take it, please
    .f = Play low
    .g = Call truc
    .h = No calls, please
    .i = Accept!
    .j = Reject!
    .k = Let us play it
    .l = Let us decline
    .m = I hold an ace

## The end of a round

truc-won-tricks = { $sign } **{ $names }** take the round for { $count ->
    [one] 1 point
   *[other] { $count } points
}: { $mine } to { $theirs } in tricks.
truc-won-drawn = { $count ->
    [one] One trick was drawn: the best cards of both sides were equal.
   *[other] { $count } tricks were drawn: the best cards of both sides were equal.
}
truc-won-even = When tricks are level, the round goes to the side that did not deal.
truc-won-early = Nothing that was left could change it; the last cards stay hidden.
truc-won-rejected = { $sign } **{ $names }** called, and nobody wanted to see: { $count ->
    [one] 1 point.
   *[other] { $count } points.
}
truc-won-declined = { $sign } **{ $names }** score 1: the other side declined the round.
truc-score = { $cup }{ $sign } { $names } — { $before } → **{ $after }**

## Why can't I?

truc-why-card = - **Cards:** you may play any card you hold. Suits count for nothing.
truc-why-ranks = - **Ranks:** 3 2 A K Q J 7 6 5 4, high to low.
truc-why-call = - **{ $call }:** { $reason }
truc-why-call-yes = - **{ $call }:** you may call, before your card or together with it.
truc-why-call-last = - **{ $call }:** you may call before your card. With the last card of the round it would come too late.
truc-why-turn = - It’s not your turn. You can only call on your own turn.
truc-why-asked = - There is a call to answer first. Until then nobody plays or calls.
truc-why-answer = - { $name } has a call to answer; until then nobody plays or calls.
truc-why-no-cards = - The cards come after the cut.

## Why a hint is a good one

truc-hint-lowest = It is your lowest card, and the better ones stay in your hand.
truc-hint-highest = It is your highest card.
truc-hint-partner = Your partner has the trick so far, so your lowest card is enough.
truc-hint-no-cards = Nobody has seen a card yet, so neither answer is better.
truc-hint-three = The other side wins drawn rounds, and with three cards each fewer are drawn.
truc-hint-ahead = Your side is ahead in tricks.
truc-hint-behind = The other side is ahead in tricks.
# $card is the viewer’s, or the best of theirs.
truc-hint-higher = { $count ->
    [0] None of the { $unseen } cards that you have not seen is higher than your { $card }.
    [one] Only one of the { $unseen } cards that you have not seen is higher than your { $card }.
   *[other] { $count } of the { $unseen } cards that you have not seen are higher than your { $card }.
}
truc-hint-bluff = It is a bluff: { $count } of the { $unseen } cards that you have not seen are higher than your best. If they reject it, your side scores { $points } at once.
truc-hint-gives = Otherwise they score { $points } at once.
truc-hint-costs = It costs { $points }; a lost round would cost { $stake }.

## Refusals

refused-tru-answer-first = { $by } has called { $call }; { $whom } must answer first.
refused-tru-eleven = A round played at { $score } can’t be raised.
refused-tru-max = Three points is the maximum.
refused-tru-already = Truc has already been called; the stake is { $stake }.
refused-tru-no-truc = Retruc can only follow an accepted truc.
refused-tru-own-raise = Your side called truc; only the other side may retruc.

## What is told. At most 90 characters where names have ten; each way has a shape of its own.

# $seat cut the pack.
truc-cut =
    .a = { $seat } cuts. Three cards each.
    .b = A clean cut by { $seat }, and three cards go round.
    .c = Three each: { $seat } has cut the pack.
    .d = The pack is parted by { $seat }. Three each.
    .e = “Three,” the cut says, and { $seat } leans back.
    .f = { $seat } lifts half the pack and puts it under the other half.
    .g = Nothing fancy: { $seat } cuts, three cards each.
    .h = With two fingers, { $seat } cuts. The dealer deals three.

# $seat tapped it; $whom deals and chooses.
truc-tapped =
    .a = { $seat } taps the pack. As { $whom } likes, then.
    .b = A knock on the pack from { $seat }: { $whom } may choose.
    .c = “As it lies,” taps { $seat }. { $whom } decides how many.
    .d = Tap, tap. The dog looks up; { $whom } may choose.
    .e = No cut: { $seat } leaves it to { $whom }.
    .f = { $whom } gets the choice, by one tap of { $seat }.
    .g = One knuckle on the pack: { $seat } passes the choice to { $whom }.
    .h = Instead of a cut, a tap from { $seat }.

# $seat deals $count cards each, one or three.
truc-size-chosen =
    .a = { $count ->
        [1] { $seat } deals one card each. It will be quick.
       *[other] { $seat } deals three cards each.
    }
    .b = { $count ->
        [1] One card each, says { $seat }; the coffee will still be warm.
       *[other] Three cards each, says { $seat }; there is time for coffee.
    }
    .c = { $count ->
        [1] A single card for everybody, from { $seat }.
       *[other] Three for everybody, from { $seat }.
    }
    .d = { $count ->
        [1] { $seat } is in a hurry: one card each.
       *[other] { $seat } is in no hurry: three cards each.
    }
    .e = { $count ->
        [1] Once round the table, and { $seat } puts the pack down.
       *[other] Three times round the table, and { $seat } puts the pack down.
    }
    .f = { $count ->
        [1] “One is enough,” says { $seat }.
       *[other] “Three, as ever,” says { $seat }.
    }
    .g = { $count ->
        [1] The dog sits up: { $seat } deals one card each.
       *[other] The dog lies down again: { $seat } deals three cards each.
    }
    .h = { $count ->
        [1] { $seat } holds up one finger, and deals.
       *[other] { $seat } holds up three fingers, and deals.
    }

# $seat plays a round for $points though one point would do.
truc-contested =
    .a = { $seat } plays, and the round is worth { $points }.
    .b = “We play,” says { $seat }. { $points } points lie on the table.
    .c = No shelter for the leaders: { $seat } plays for { $points }.
    .d = One point short, and still { $seat } plays for { $points }.
    .e = { $seat } nods to the waiter: this one is played, and it is worth { $points }.
    .f = Cards on the table for { $points }, says { $seat }, and moves the cups aside.
    .g = The dog lifts its head. { $seat } plays, for { $points }.
    .h = Nobody came here to decline: { $seat } plays for { $points }.

truc-declined =
    .a = { $seat } declines. One point crosses the table.
    .b = “Not this one,” says { $seat }, and it costs a point.
    .c = The hand goes back unplayed; { $seat } declines.
    .d = A shake of the head from { $seat }: one point for the others.
    .e = { $seat } looks, sighs and declines. The others note a point.
    .f = “Deal again,” says { $seat }, and pays a point for it.
    .g = The waiter has seen this before: { $seat } declines, and a point goes across.
    .h = { $seat } lays three cards face down. The point is for the other side.

truc-laid =
    .a = { $seat } lays { $card }.
    .b = { $card } from { $seat }.
    .c = On the table: { $card }, by { $seat }.
    .d = { $seat } follows the coffee with { $card }.
    .e = Here comes { $card }. { $seat } looks elsewhere.
    .f = With a shrug, { $seat } plays { $card }.
    .g = { $seat } turns over { $card } and waits.
    .h = Quietly, { $card } by { $seat }.
    .i = The table gets { $card } from { $seat }.
    .j = { $seat } puts down { $card }; the waiter steps around it.

# $seat called, and $whom answers.
truc-truc-called =
    .a = **Truc!** { $seat } wants it for { $stake }. { $whom }?
    .b = “Truc,” says { $seat }, as one orders a second coffee. { $whom }?
    .c = { $seat } calls **truc**. The dog lifts one ear at { $whom }.
    .d = The word falls: **truc**, from { $seat } to { $whom }.
    .e = For { $stake } points, says { $seat }. **Truc.** { $whom } has the floor.
    .f = A hand flat on the table: **truc** from { $seat }. { $whom } thinks.
    .g = { $whom } is asked a question by { $seat }. It is **truc**.
    .h = Chairs creak. { $seat } has called **truc** on { $whom }.

truc-retruc-called =
    .a = **Retruc!** { $seat } wants it for { $stake }. { $whom }?
    .b = “And retruc,” says { $seat }, mildly. { $whom }?
    .c = { $seat } answers in kind: **retruc**, for { $stake }. { $whom }?
    .d = Not enough? **Retruc**, says { $seat } to { $whom }.
    .e = The waiter stops pouring: **retruc** from { $seat }. { $whom }?
    .f = Three points, or two and goodbye: { $seat } calls **retruc**.
    .g = { $whom } hears a **retruc** from { $seat }, and no further news.
    .h = Up it goes: **retruc** by { $seat }. The dog has left the room.

truc-accepted =
    .a = { $seat } accepts: the round is worth { $stake }.
    .b = “Let us see it,” says { $seat }. For { $stake }.
    .c = A nod from { $seat }, and it is for { $stake }.
    .d = { $stake } points it is; { $seat } wants to see.
    .e = Seen, says { $seat }. They play for { $stake }.
    .f = { $seat } does not blink: { $stake } points.
    .g = Agreed by { $seat }: the stake is { $stake }.
    .h = No retreat from { $seat }; the round is worth { $stake }.

# $seat rejected the call of $whom, whose side scores $points.
truc-rejected =
    .a = { $seat } lets it go. { $whom } shows nothing.
    .b = “Keep it,” says { $seat } to { $whom }, and nobody sees a card.
    .c = Not today: { $seat } rejects, and the cards go back face down.
    .d = { $whom } is paid for a word; { $seat } preferred not to look.
    .e = A sigh from { $seat }, and the round is { $whom }’s.
    .f = { $seat } folds the cards and reaches for the bread.
    .g = Nobody will ever know: { $seat } rejects the call of { $whom }.
    .h = The round ends on a word. { $seat } rejects.

truc-call-void =
    .a = The round is decided already; the call of { $seat } goes with the coffee cups.
    .b = Too late: with that card it was over, and { $seat } has called for nothing.
    .c = { $seat } calls, but there is nothing left to raise. It does not count.
    .d = A call on the last word: void, says the waiter to { $seat }.
    .e = { $seat } calls after the bell. The stake stays where it was.
    .f = { $seat }’s call comes when the bill is already on the table. It is void.
    .g = The card of { $seat } ended the round before the call could raise it.
    .h = Even the dog knows that it was over. The call of { $seat } does not count.

truc-trick-taken =
    .a = The trick is { $seat }’s.
    .b = { $seat } takes the trick.
    .c = It goes to { $seat }, and the lead with it.
    .d = Four cards, one owner: { $seat }.
    .e = { $seat } gathers it in with the back of a hand.
    .f = That one is for { $seat }.
    .g = The waiter bets a biscuit, and loses: { $seat } takes it.
    .h = { $seat } has it, and leads.

truc-trick-drawn =
    .a = Drawn. { $seat } leads again.
    .b = Equals on both sides: nobody’s trick, and { $seat } leads once more.
    .c = Neither side takes it; the lead stays with { $seat }.
    .d = A trick for the dog: drawn. { $seat } leads.
    .e = High met high. { $seat } has another go.
    .f = Nobody’s. The lead goes back to { $seat }.
    .g = The trick is drawn, as some afternoons are. { $seat } leads.
    .h = { $seat } leads again, since this one was nobody’s.

truc-hand-won =
    .a = { $winners } take the round.
    .b = The round goes to { $winners }.
    .c = Chalk for { $winners }, says the waiter.
    .d = That is the round: { $winners }.
    .e = { $winners } nod at each other. It is theirs.
    .f = Settled, and for { $winners }.
    .g = The slate is turned towards { $winners }.
    .h = It is over, and { $winners } write it down.
