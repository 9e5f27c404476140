### Lessons: some rounds with stewards on one's own panel. First a page of the rules in short, from docs/rules/; then a coach, who
### says what a decision is about, and a reason only where one was computed for it.

button-lesson = 🎓 Back to the lesson
button-lesson-begin = ▶ Begin
button-lesson-next = ▶ Next round
button-lesson-again = 🔁 Another round
button-lesson-anew = 🎓 Begin again
button-lesson-end = 🚪 End the lesson
button-learn = 🎓 Learn it by playing
lesson-title = 🎓 { $game } — a lesson
lesson-begins = You play { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} with { $others ->
    [one] a steward
   *[other] { $others } stewards
}, as computer players are called here. The coach 🎓 says what each decision is about, and what a vizier, a strong steward, would do. Nobody hurries you, and nothing counts.
lesson-goes-on = 🎓 Read how it ended, and go on when you like: the lesson has { $left ->
    [one] one more round
   *[other] { $left } more rounds
}.
lesson-missed = 🎓 This round was over before your turn came. Go on when you like: the lesson has { $left ->
    [one] one more round
   *[other] { $left } more rounds
}.
lesson-over = 🎓 That was the lesson, and none of it counts. Now you can play: `/cards start` opens a table, and `/cards tables` shows where others sit. All the rules are in `/cards rules`.
lesson-closed = 🎓 The lesson is over.
lesson-leave-title = 🚪 End the lesson?
lesson-leave = None of it counts. You can begin another at any time.

coach-thinks = A vizier is looking at your cards…
coach-would = A good player would choose **{ $answer }**.
coach-enough = 🎓 From here on the round is yours alone. `/cards hint` still says what I would do, and ❓ explains the rules.

## The climbing family

# $passes: whether one may pass.
climbing-coach-lead = You lead: play any number of cards of one rank{ $passes ->
    [yes] , or pass the lead on
   *[no] { "" }
}.
climbing-coach-start = You start: play any number of cards of one rank, or three or more in a row of one suit{ $passes ->
    [yes] , or pass
   *[no] { "" }
}.
climbing-coach-follow = To beat { $what }, play { $shape ->
    [run] { $number } cards in a row of one suit, all above it
   *[set] { $count ->
        [one] one card of a higher rank
       *[other] { $number } cards of one higher rank
    }
}{ $passes ->
    [yes] , or pass
   *[no] { "" }
}.
climbing-coach-arcana = Your arcana may allow more; the lines above say how.
climbing-coach-beaten = Nothing of yours beats { $what }, so you pass.
climbing-coach-caught = You were caught with one card, so you must pass.
climbing-coach-paid = The taxes: { $name } sits below you and had to pay you { $cards }. Give back the same number of cards, any you like.
climbing-coach-surrendered = The taxes: { $name } sits above you, so you had to pay your best, { $cards }, and got others back.
climbing-coach-pay = You must pay the best of your cards. These are equally good, so you choose among them.

## Rumino

rumino-coach-turn-start = Draw the top card of the stock, unseen, or take { $card }, which is face up.{ $ends ->
    [gin] { " " }All your cards are in melds, so you may end the round with gin.
    [knock] { " " }You have { $points ->
        [one] one point
       *[other] { $points } points
    } outside your melds, so you may also knock, which ends the round.
   *[none] { "" }
}
rumino-coach-discard = Throw one card. The number on a button would count against you if the round ended then.
rumino-coach-rebuy = You have reached the limit. Put in chips and come back, or stay out of this match.

## Truc

truc-coach-lead = You lead to this trick, with any card.
truc-coach-follow = The highest card so far is { $card }, { $whose ->
    [ours] and your side’s
    [theirs] and theirs
   *[both] on both sides, so nobody takes the trick as it is
}. Play any card.
truc-coach-call = You may also call { $call }, before your card or with it.
truc-coach-last = { $card } is your last card.
truc-coach-answer = You answer for your side, and without knowing your partner’s cards.
truc-coach-cut = Cut, and everybody gets three cards. Tap, and the dealer chooses between three and one.
truc-coach-size = You are the dealer and were tapped: deal three cards to everybody, or one.
truc-coach-eleven = Your side is one point short of the match. Play this round for three points, or give it up for one.

## Indian Chief

indian-chief-coach-meld = Turn { $turn } of { $turns }: everybody plays a meld, face down. Still free on your sheet: { $free }.
indian-chief-coach-steal = You played a Thief, so you may take one card from somebody’s meld into your hand.

## Jubilee

jubilee-coach-open = You open, with a spade or a club: its value is the first total.
jubilee-coach-play = The total is { $total }. A card worth { $up } makes { $above }, a jubilee; one that steps over it costs points.
jubilee-coach-play-two = The total is { $total }. A card worth { $up } makes { $above }, a jubilee, and a heart worth { $down } makes { $below }. Stepping over either costs points.
jubilee-coach-last = { $card } is your last card.
jubilee-coach-only = { $card } is the only card that you may play: with any other the total would fall below zero.
jubilee-coach-only-black = { $card } is the only spade or club that you hold, and one of those must come first.

## Pif Paf

pif-paf-coach-bet = { $owes ->
    [0] Nobody has bet, so you stay in for nothing. Bet, and the others must pay to stay.
    [one] It costs one chip to stay in. There are { $pot } in the pot.
   *[other] It costs { $owes } chips to stay in. There are { $pot } in the pot.
}
pif-paf-coach-draw = Draw the top card of the stock, unseen, or take { $card }, which was thrown last.
pif-paf-coach-draws = Nothing has been thrown yet, so you draw from the stock.
pif-paf-coach-discard = Throw one card. The number on a button says how many cards would stay outside your melds. Somebody may claim your card.
pif-paf-coach-out = Nine of your cards are all in melds: throw the tenth and go out.

## Sampen

sampen-coach-choose-upcard = Your card has found its twin, so you put up the next one: any card of your hand.
sampen-coach-open-lead = Nobody holds the twin, and the stock is empty. You have the most cards, so you lead one.

## One-Eyed Jack

one-eyed-jack-coach-turn = Play a card and place a chip on a cell that shows it. Your side needs { $rows ->
    [one] one more row
   *[other] { $rows } more rows
} of five.
one-eyed-jack-coach-two-eyes = { $cards } may go on any free cell.
one-eyed-jack-coach-one-eye = { $cards } may take any chip off the board.
one-eyed-jack-coach-dead = Both cells of { $cards } are taken, so you may swap it first.

## Tyzicha

tyzicha-coach-bid = { $amount ->
    [0] Nobody may bid higher.
   *[other] The next bid is { $amount }: a declarer must take more points than that, in tricks and with marriages.
}
tyzicha-coach-forced = Both others have passed, so you must play, for 100 or for 110.
tyzicha-coach-exchange = You have ten cards. Give each opponent one, and keep eight to play with.
tyzicha-coach-commit = You have seen all your cards. Play for what you bid, raise it, or concede and lose it without a fight.
tyzicha-coach-lead = You lead, with any card.{ $marriages ->
    [some] { " " }You may show a marriage and lead a card of it: it scores at once, and its suit is trump from now on.
   *[none] { "" }
}
tyzicha-coach-follow = { $duty ->
    [suit] You have { $suit }, the suit that was led, so you must follow.
    [trump] You have no { $led }, so you must play a trump, { $suit }.
   *[any] You have neither the suit that was led nor a trump, so you may play any card.
}{ $wins ->
    [yes] { " " }You can win the trick, so you must.
   *[no] { "" }
}
tyzicha-coach-only = { $card } is the only card that you may play: you must play { $suit }{ $wins ->
    [yes] { " " }and win the trick if you can
   *[no] { "" }
}.
tyzicha-coach-last = { $card } is your last card.

## Schwimmen

schwimmen-coach-dealer = You are the dealer. Keep these three, or take the other three unseen and leave these on the table.
schwimmen-coach-turn = Exchange one card or all three with the table, or pass. Only cards of one suit add up. If you close, everybody else has one more turn.
schwimmen-coach-last = This is your last turn: { $name } has closed. Exchange or pass, and then all hands are shown.

## Tadmur

tadmur-coach-turn = Your last card is { $last }: play one that is a rank above it or below it. The chain must end beside your target, { $target }.
tadmur-coach-last = This is the last space: the card must be next to { $last } and to your target, { $target }.
# $count: the cards of the other chain.
tadmur-coach-guess = Before that you may guess the other target; a wrong guess costs a space.{ $count ->
    [0] { " " }Nothing points to it yet.
   *[other] { "" }
}
tadmur-coach-only = { $card } is the only card of yours that fits.
tadmur-coach-stuck = No card of yours fits. A right guess of the other target still wins.
