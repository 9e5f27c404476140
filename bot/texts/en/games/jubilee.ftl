### Jubilee. The voice: the clerk of a small town's jubilee committee, with a brass band, bunting and a cake, for whom the
### total is the age of the town. Nothing is said of cards that nobody saw.

game-jubilee = Jubilee
    .about = One total for everybody: bring it to 25, 50, 75 or 100, and don’t run past.

jubilee-length =
    .usual = One round of 61 cards, about a quarter of an hour.

## Options

jubilee-option-club-ace = Ace of clubs
    .about = How much an ace of clubs counts. With 1 the total ends on 189 instead of 217.
    .told-15 = aces of clubs count 15
    .told-1 = aces of clubs count 1
jubilee-option-joker-rescores = Jokers on a jubilee
    .about = Whether a joker played on a jubilee scores it again.
    .on = Score it again
    .off = Score nothing
    .told-on = jokers score a jubilee again
    .told-off = jokers score nothing
jubilee-option-deals = Rounds
    .about = How many rounds are played. Their scores are added up.
    .told-1 = one round
    .told = { $value } rounds

## Names

jubilee-phase-play = on one total
jubilee-phase-over = the count
jubilee-ask-play = Which card?
jubilee-do-play = Play
jubilee-do-skip = Skip
jubilee-zone-stock = Stock
jubilee-zone-played = Played
jubilee-counter-total = total
jubilee-counter-score = score

## Table and panel

jubilee-stars = { $size ->
    [100] ★★
   *[25] ★
}
jubilee-total = Total **{ $total }**
jubilee-next = { jubilee-stars } { $at } is { $up } away
jubilee-next-two = { jubilee-stars } { $at } is { $up } away · { $below } lies { $down } below
jubilee-stock = { $back } { $stock } in the stock
jubilee-stock-empty = the stock is empty
jubilee-trail = Played: { $plays }
jubilee-trail-play = { $name } { $card } { $total }
jubilee-has-shown = 👁 { $cards }
jubilee-own-score = Your score is **{ $score }**.
jubilee-drew = You drew **{ $card }**.
jubilee-danger = Others could make a jubilee next: { $totals }
jubilee-danger-after = from **{ $total }** with { $count ->
    [one] one card
   *[other] { $count } cards
}
jubilee-no-danger = No card elsewhere would make a jubilee next, whatever you play.
jubilee-own-shown = Everybody has seen { $cards }.
jubilee-deal-of = round { $deal } of { $deals }
jubilee-opens = You open, with a club or a spade.
jubilee-button = { $points ->
    [20] { $card } → { $total } ★★ +20
    [10] { $card } → { $total } ★ +10
    [-5] { $card } → { $total } · −5
   *[0] { $card } → { $total }
}
jubilee-button-below = { $card } → below 0
jubilee-button-opening = { $card } cannot open

## Result

jubilee-line-points = **{ $points }** { $count ->
    [one] point
   *[other] points
}
jubilee-line-total = All { $cards } cards are on the table, and together they make { $total }.

# How seats and cards come out of the seed.
jubilee-recipe = -# First dealer (`seats`): the player at place “below the number of players”, the first to sit down being 0; after each round the next to the left. Deal (`deal`): spades, hearts, clubs, each from ace to king and equal cards together, then the jokers, are shuffled from the end, card i with card “below i + 1”. If the cards that are dealt have no club and no spade, it is shuffled again from that order with the numbers that follow. One card goes to each seat in turn, first to the dealer’s left, eight in all; the rest is the stock.

## ❓

jubilee-why-turn = It is { $name }’s turn. You play when it is yours.
jubilee-why-opening = **{ $cards }:** the first card must be a club or a spade.
jubilee-why-below = **{ $cards }:** the total is { $total }, and it may not go below zero.
jubilee-why-all = Any card of your hand can be played.
jubilee-why-skip = **Skipping:** you can play { $cards }, so you may not skip. The bot skips players who can play nothing.
jubilee-why-draw = **Drawing:** the bot draws for you after each play, as long as there is a stock.

## Why a hint is a good one

jubilee-hint-scores = It brings the total to { $total }, and scores { $points }.
jubilee-hint-safe = From { $total } no card that anybody else may hold makes a jubilee.
jubilee-hint-free = { $count ->
    [one] It costs nothing; another of your cards would pass a jubilee.
   *[other] It costs nothing; { $count } of your cards would pass a jubilee.
}
jubilee-hint-few = { $count ->
    [0] None
   *[other] { $count }
} of the { $unseen } cards that you have not seen would make a jubilee from { $total }.
jubilee-hint-all-pass = Every card that you can play now passes a jubilee.

## Refusals

refused-jub-open-black = The first card must be a club or a spade.
refused-jub-below-zero = { $card } would take the total from { $total } to { $after }; it may not go below zero.
refused-jub-must-play = You can play { $cards }, so you may not skip.

## Told

# A card that scores nothing.
jubilee-played =
    .a = { $seat } plays { $card }: { $total }.
    .b = { $card } from { $seat } makes { $total }.
    .c = The clerk writes { $total }: { $card }, { $seat }.
    .d = { $seat } lays { $card }. The town turns { $total }.
    .e = { $total }, says { $seat }’s { $card }, and nobody plays a march.
    .f = With { $card }, { $seat } moves the date to { $total }.
    .g = { $seat } tears { $card } off the calendar. It says { $total }.
    .h = { $card } by { $seat }; { $total } on the town hall clock.
    .i = The tuba counts along: { $card } by { $seat }, { $total }.
    .j = { $seat } adds { $card } to the minutes. { $total }.
    .k = A chair is moved for { $seat }: { $card }, { $total }.
    .l = Without ceremony, { $card } from { $seat }: { $total }.
    .m = { $total } candles now, thanks to { $seat }’s { $card }.
    .n = { $seat } hands in { $card }, and { $total } is read out.
    .o = Bunting sways over { $seat }: { $card }, { $total }.
    .p = Stamped and filed: { $card }, { $seat }, { $total }.

jubilee-jubilee =
    .a = ★ **{ $total }!** { $seat } plays { $card }, and the band strikes up. 10 points.
    .b = ★ Bunting for { $seat }: { $card } makes **{ $total }**, worth 10.
    .c = ★ { $card }, and the town turns **{ $total }**. The mayor shakes hands with { $seat }: 10.
    .d = ★ { $seat } cuts the cake at **{ $total }** with { $card }. 10 points, no crumbs.
    .e = ★ The tuba was waiting for this: **{ $total }**, { $card }, 10 for { $seat }.
    .f = ★ **{ $total }** on the dot. { $seat } and { $card } get 10 and a small flag.
    .g = ★ A commemorative plate for { $seat }: { $card }, **{ $total }**, 10 points.
    .h = ★ { $seat } rings the bell with { $card }: **{ $total }**. The committee grants 10.

jubilee-great-jubilee =
    .a = ★★ **{ $total }!** { $seat } plays { $card }: fireworks, two bands, 20 points.
    .b = ★★ A round hundred: { $card } makes **{ $total }**, and { $seat } is carried once round the square. 20.
    .c = ★★ { $seat } lays { $card }, and it is **{ $total }**. Even the clerk stands up. 20 points.
    .d = ★★ The big cake comes out at **{ $total }**: { $card }, { $seat }, 20.
    .e = ★★ **{ $total }**, says { $card }, and the schools are closed. 20 for { $seat }.
    .f = ★★ { $seat } has a street named after this { $card }: **{ $total }**, 20 points.
    .g = ★★ Church bells, town bells, bicycle bells: **{ $total }** by { $seat } with { $card }. 20.
    .h = ★★ They will put up a statue of { $card }. { $seat } makes **{ $total }** and 20 points.

jubilee-jubilee-passed =
    .a = { $seat } plays { $card } and runs past the band: { $total }, −5.
    .b = The cake was a little way back. { $seat } is at { $total } with { $card }: −5.
    .c = { $card }, { $total }: the parade turned left and { $seat } went on. −5.
    .d = { $seat } waves at a jubilee through the window: { $card } to { $total }, −5.
    .e = The trumpets were already raised. { $card } by { $seat } makes { $total }: −5.
    .f = { $total }, says { $card }; the committee looks at its watch. −5 for { $seat }.
    .g = { $seat } misses the date with { $card }: { $total }, and −5 for the postage.
    .h = Bunting down again: { $seat } passes it with { $card }, { $total }, −5.

jubilee-skipped =
    .a = { $seat } has nothing that fits and shows it: { $cards }.
    .b = No card for this total: { $seat } shows { $cards } and waits.
    .c = { $seat } lays the hand open for the committee: { $cards }. Skipped.
    .d = The parade passes { $seat } by, and everybody sees { $cards }.
    .e = { $seat } cannot play. On display in the town hall: { $cards }.
    .f = Not this time, { $seat }. The record shows { $cards }.
    .g = { $cards }, and none of them will do: { $seat } is skipped.
    .h = { $seat } turns the cards round, { $cards }, and the turn goes on.

jubilee-deal-ended =
    .a = The last card is down, and the town is { $total }: { $points }. The best seats were { $winners }’s.
    .b = The band packs up at { $total }. The clerk reads: { $points }. First: { $winners }.
    .c = { $total } years, and { $winners } kept the calendar best: { $points }.
    .d = The chairs are folded: { $points }. { $winners } may take the rest of the cake home.
    .e = The town hall locks up at { $total }: { $points }. The key to the town goes to { $winners }.
    .f = One last toast, at { $total }: { $points }. Everybody drinks to { $winners }.
    .g = The confetti is swept up, and the clerk has counted: { $points }. Most of it lay round { $winners }.
    .h = The calendar stops at { $total }: { $points }. The next holiday is named after { $winners }.
