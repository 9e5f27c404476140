### Schwimmen. The voice: a bath attendant at an open-air pool, on a high chair, with a whistle and a thermos. Chips are
### life belts here. Nothing that they say hints at a hand, or at a motive.

game-schwimmen = Schwimmen
    .about = Swap with three cards on the table; the worst hand loses a life.

schwimmen-length =
    .usual = Six rounds for two, thirteen for four, twenty-five for eight: up to half an hour.
    .short = Four rounds for two, about ten for more: at most a quarter of an hour.

## Options

schwimmen-option-chips = Lives
    .about = How many lives each player has, besides the last one, for swimming.
    .told-1 = one life
    .told = { $value } lives
schwimmen-option-swim = Swimming
    .about = Whether a player who has lost all lives swims on until the next loss.
    .on = With no life left you swim
    .off = With no life left you are out
    .told-on = with swimming
    .told-off = no swimming
schwimmen-option-close-style = Closing
    .about = Whether you close in addition to your move, or instead of it.
    .rider = With the turn
    .instead = Instead of the turn
    .told-rider = closing goes with the turn
    .told-instead = closing takes the turn
schwimmen-option-close-from = Closing from
    .about = The first of your turns in a round on which you may close.
    .told-1 = closing from the first turn
    .told-2 = closing from the second turn

## Names

schwimmen-phase-dealer = the dealer’s choice
    .waited = to choose a hand
schwimmen-phase-turn = at the table
schwimmen-phase-over = the count
schwimmen-ask-dealer = Keep your hand?
schwimmen-ask-turn = Exchange or pass?
schwimmen-do-keep = Keep
schwimmen-do-swap = Swap blind
schwimmen-do-pass = Pass
schwimmen-do-close = Close
schwimmen-do-exchange = Exchange
schwimmen-rider-close = and close 🔒
schwimmen-counter-lives = lives
schwimmen-counter-last = turns left
schwimmen-zone-table = Table
schwimmen-zone-stock = Stock
schwimmen-zone-gone = Gone
schwimmen-zone-shown = Hand

## Values

schwimmen-half = { $points }½
schwimmen-value = { $kind ->
    [three] **{ $points }**, three of a kind ({ $by })
    [schnauz] **31** { $by }, a Schnauz!
    [feuer] **32**, a Feuer!
   *[suit] **{ $points }** { $by }
}
schwimmen-then = { $kind ->
    [schnauz] 31!
    [feuer] 32!
   *[plain] { $points }
}
schwimmen-life = 🛟
schwimmen-lives = { $signs }
schwimmen-swimming = 🏊 swims
schwimmen-out = 🏁 out

## Panel

schwimmen-own = Hand **{ $cards }**
schwimmen-worth = Worth { $value } · { $lives }
schwimmen-panel-table = Table **{ $cards }**
schwimmen-panel-face-down = Table { $back }, face down
schwimmen-about-dealer = Keep, and the table is turned up. Swap, and you take it unseen; your hand becomes the table.
schwimmen-about-turn = Each button shows what your hand would be worth.
schwimmen-last-turn = 🔒 { $name } closed the round: this is your last turn.
schwimmen-give = Give **{ $card }** and take
# The same in a hint, with what the button says.
schwimmen-for = { $card } for { $button }
schwimmen-all = All 3
schwimmen-button-take = { $what } → { $then }
schwimmen-button-pass = Pass
# An answer with which the player closes.
schwimmen-button-closing = { $button } 🔒
schwimmen-button-keep = Keep: { $points }
schwimmen-button-swap = Swap blind
schwimmen-button-close = Close
schwimmen-button-early = Close: from turn 2

## Table and result

schwimmen-house = The house
schwimmen-closed-by = 🔒 **{ $name }** closed the round: { $left ->
    [0] no turn is left.
    [one] one turn is left.
   *[other] { $left } turns are left.
}
schwimmen-has-closed = 🔒 closed
schwimmen-has-turn = one more turn
schwimmen-face-down = face down until the dealer has chosen
schwimmen-stock = Stock { $back } { $stock }
schwimmen-passes = { $passes } of { $live } have passed in a row
schwimmen-renewed = ♻️ new on the table, since everybody passed
schwimmen-ended-special = ⚡ **{ $names }** showed { $kind ->
    [feuer] a Feuer
   *[schnauz] a Schnauz
}, and that ended the round at once.
schwimmen-ended-closed = 🔒 Closed by **{ $name }** with { $points }.
schwimmen-ended-house = 🔒 Closed by the house, because nobody else had.
schwimmen-ended-stuck = Everybody passed, and the stock had too few cards left for a new table.
schwimmen-line-lost = { $what ->
    [out] 🌊 went under, and is out
    [swims] 💦 lost the last life belt
   *[life] 💦 lost a life
}
schwimmen-line-spared = All who are left would have gone under together, so nobody loses anything.
schwimmen-line-table = On the table: { $cards }
schwimmen-line-out = 🏁 out already: { $names }

## ❓

schwimmen-why-turn = It is { $name }’s turn. You exchange, pass or close when it is yours.
schwimmen-why-dealer = **Exchange:** not yet. As the dealer you first keep your hand or swap it blind.
schwimmen-why-two = **Two cards:** you exchange exactly one, or all three.
schwimmen-why-closed = **Close:** { $name } has closed already. This is your last turn.
schwimmen-why-early = **Close:** at this table you may close from your second turn of the round on.

## Why a hint is a good one. Points as on the panel, "28" or "30½".

schwimmen-hint-raises = It raises your hand from { $before } to { $after }.
schwimmen-hint-schnauz = That is 31: it ends the round at once, and only the lowest hand loses a life.
schwimmen-hint-feuer = Three aces end the round at once, and everybody else loses a life.
schwimmen-hint-nothing = Your hand is worth { $points }, and no exchange would make it worth more.
# Of a hundred hands of cards that the player has not seen, $share are worth less.
schwimmen-hint-beats = With { $points } your hand beats { $share } of 100 hands made of cards that you have not seen.
schwimmen-hint-hope = Then { $after ->
    [one] one unseen card
   *[other] { $after } unseen cards
} would make your hand worth more; as it is, { $before ->
    [0] none would
    [one] one would
   *[other] { $before } would
}.

## Refusals

refused-sch-one-or-three = Exchange exactly one card, or all three.
refused-sch-closed = { $by } has already closed the round; this is your last turn.
refused-sch-too-early = You may close from your second turn on.

## What happened

schwimmen-kept =
    .a = { $seat } keeps the hand. Up come { $cards }.
    .b = { $seat } is content and turns the table: { $cards }.
    .c = { $seat } stays on the warm side. The pool holds { $cards }.
    .d = The cover comes off the pool: { $cards }. { $seat } keeps what was dealt.
    .e = { $seat } waves the other three through: { $cards }.
    .f = { $seat } shakes their head at three unknown cards. They were { $cards }.
    .g = No dive for { $seat }. On the table lie { $cards }.
    .h = { $seat } has looked and has decided to keep. The table: { $cards }.

schwimmen-swapped-blind =
    .a = { $seat } swaps blind, and leaves { $cards } on the table.
    .b = { $seat } jumps without testing the water. { $cards } stay behind.
    .c = Three unknown cards go to { $seat }, and { $cards } come back.
    .d = { $seat } leaves { $cards } at the edge and dives.
    .e = Eyes shut, nose held: { $seat } takes the table and gives { $cards }.
    .f = { $seat } parts with { $cards } for three backs.
    .g = { $seat } changes lanes unseen. The table is { $cards } now.
    .h = Out with { $cards }, in with whatever it is. { $seat } swaps blind.

schwimmen-exchanged =
    .a = { $seat } gives { $gave } and takes { $took }.
    .b = { $took } goes to { $seat }, { $gave } to the table.
    .c = { $seat } fishes { $took } out and drops { $gave } in.
    .d = { $seat } throws { $gave } into the water and pulls { $took } out.
    .e = { $seat } trades { $gave } for { $took }.
    .f = { $seat } leaves { $gave } on the edge and picks up { $took }.
    .g = { $took } climbs out at { $seat }’s place; { $gave } slides in.
    .h = { $seat } has swapped { $gave } for { $took }, and dries both hands.
    .i = In with { $gave }, out with { $took }: { $seat }.
    .j = { $seat } lets { $gave } float off and keeps { $took }.
    .k = One splash: { $seat } has { $took }, the table has { $gave }.
    .l = { $seat } tows { $took } in and casts { $gave } adrift.
    .m = A change of towels: { $took } for { $seat }, { $gave } for the rack.
    .n = { $seat } prefers { $took } and leaves { $gave }.

schwimmen-exchanged-all =
    .a = { $seat } takes all three: { $took }. On the table now: { $gave }.
    .b = { $seat } changes everything, { $gave } for { $took }.
    .c = The whole table goes to { $seat }: { $took }. In its place lie { $gave }.
    .d = { $seat } empties the pool of { $took } and fills it with { $gave }.
    .e = { $seat } changes trunks completely, { $gave } for { $took }.
    .f = { $seat } drops { $gave } and leaves with { $took }.
    .g = { $took }, all of it, for { $seat }. { $gave } stay behind.
    .h = { $seat } prefers { $took } to { $gave }, without exception.

schwimmen-passed =
    .a = { $seat } passes.
    .b = { $seat } stays dry.
    .c = { $seat } looks at the water and passes.
    .d = { $seat } wants nothing, thank you.
    .e = { $seat } adjusts the towel and passes.
    .f = { $seat } lets the table be.
    .g = { $seat } dips a toe and passes.
    .h = The table stays as it is: { $seat } passes.

schwimmen-closed =
    .a = **Closed!** { $seat } gives everybody else one more turn.
    .b = { $seat } **closes** the round. One more turn for the others.
    .c = The whistle blows: { $seat } has **closed**. One last length each.
    .d = { $seat } shuts the gate. The others may go round once.
    .e = Out of the water soon: { $seat } **closes**.
    .f = { $seat } **closes** and reaches for the towel. One turn each for the rest.
    .g = That was the bell, and { $seat } rang it. One more turn for the others.
    .h = { $seat } has seen enough and **closes**. Last turns, please.

schwimmen-house-closed =
    .a = Nobody closes, so the house does. One more turn each, { $seat } first.
    .b = The bath is about to shut: the house closes. { $seat } begins the last turns.
    .c = The attendant looks at the clock and **closes** for you. { $seat } is first.
    .d = Enough lengths for one round. The house closes; { $seat } has the first of the last turns.
    .e = The thermos is empty, and the house closes. Everybody has one more turn, { $seat } first.
    .f = The lights over the pool go out one by one. The house closes; { $seat } has the next turn.
    .g = Twenty turns each are plenty. The house closes, and { $seat } goes first.
    .h = A long whistle from the high chair: the house closes. One more turn for all, first for { $seat }.

schwimmen-table-renewed =
    .a = Everybody passed. New on the table: { $cards }.
    .b = Nobody wants in, so the water is changed: { $cards }.
    .c = All dry, all bored. The next three are { $cards }.
    .d = The old cards are swept away. Here come { $cards }.
    .e = A fresh pool: { $cards }.
    .f = Once round without a splash. The table is { $cards } now.
    .g = The attendant pulls the plug and fills up again: { $cards }.
    .h = Three cards out, three in: { $cards }.

schwimmen-table-stuck =
    .a = Everybody passed, and the stock has too few cards for a table ({ $count }). The round ends here.
    .b = No fresh water: only { $count } in the stock. Hands are counted as they are.
    .c = The tap runs dry with { $count } left in the stock. The round is over.
    .d = Not one splash, and no new table to be had. { $count } left: the round ends.
    .e = The stock holds { $count }, and a table needs three. All out of the water, please.
    .f = There is no further table in this stock ({ $count } left). Everybody shows.
    .g = All pass, nothing comes after it: { $count } left in the stock. The round is counted.
    .h = The attendant shakes the stock and hears { $count }. That is no table, so the round is over.

schwimmen-schnauz-shown =
    .a = **Schnauz!** { $seat } shows { $cards }: 31, and the round is over.
    .b = Thirty-one on the spot: { $cards }. **Schnauz** for { $seat }.
    .c = { $seat } surfaces with { $cards }. **Schnauz!** Everybody out of the water.
    .d = { $cards }, all one suit, 31 points: { $seat } ends the round with a **Schnauz**.
    .e = A perfect length by { $seat }: { $cards }, a **Schnauz**.
    .f = Nobody gets another turn. { $seat } has a **Schnauz**: { $cards }.
    .g = { $seat } lays down { $cards } and says **Schnauz**.
    .h = { $seat } has three cards, one suit, 31 points: { $cards }. **Schnauz!**

schwimmen-feuer-shown =
    .a = **Feuer!** { $seat } shows three aces, { $cards }. All others lose a life.
    .b = Fire in a swimming bath: { $cards } at { $seat }’s place. **Feuer**, and it costs everybody else.
    .c = { $cards }: that is a **Feuer** for { $seat }, and cold water for the rest.
    .d = Three aces, thirty-two points, no mercy: **Feuer** for { $seat } with { $cards }.
    .e = { $seat } lights { $cards }. **Feuer!** Everybody else pays with a life.
    .f = The alarm is real: { $seat } has a **Feuer**, { $cards }.
    .g = { $cards } glow at { $seat }’s place. **Feuer!** All others lose one.
    .h = Nobody has a bucket: **Feuer**, { $cards }, { $seat }.

schwimmen-life-lost =
    .a = { $seat } loses a life and has { $left } left.
    .b = One belt gone: { $left } left for { $seat }.
    .c = { $seat } hands in a life belt. { $left } left.
    .d = A belt drifts off without { $seat }. Still there: { $left }.
    .e = { $seat } swallows some water, and has { $left } { $left ->
        [one] life
       *[other] lives
    } left.
    .f = That costs { $seat } a life, which leaves { $left }.
    .g = Splash. { $seat } is down to { $left }.
    .h = The attendant takes one belt back from { $seat } and counts { $left }.

schwimmen-swims =
    .a = { $seat } has no life belt left, and **swims**.
    .b = From here on, { $seat } **swims**.
    .c = The last belt is gone: { $seat } **swims**. The next loss is the last.
    .d = { $seat } lets go of the edge and **swims**.
    .e = No more belts for { $seat }, who **swims** now, with some style.
    .f = Deep water for { $seat }: **swimming** from now on.
    .g = { $seat } is **swimming**. It looks almost intended.
    .h = Nothing holds { $seat } up any more but { $seat }: **swimming**!

schwimmen-went-under =
    .a = { $seat } goes under, and is out.
    .b = There are a few bubbles, then a towel: { $seat } is out.
    .c = That was the last length for { $seat }, who is out of the match.
    .d = { $seat } is pulled out, wrapped up and given tea. Out of the match.
    .e = The attendant throws a rope: { $seat } is out, and safe.
    .f = { $seat } leaves the pool by the ladder. Out.
    .g = No belt, no breath, no more rounds for { $seat }.
    .h = { $seat } goes under and comes up as a spectator.

schwimmen-all-spared =
    .a = { $seats } would all go under at once. Nobody loses anything, and the cards are dealt again.
    .b = Somebody has to be left: { $seats } keep what they have.
    .c = A perfect tie of the drowning. { $seats } are spared, and another round is dealt.
    .d = The attendant cannot rescue everybody at once: { $seats } play it again.
    .e = { $seats } sink at the same speed, so it does not count.
    .f = No winner would come ashore. { $seats } stay in the water for another round.
    .g = All down together is nobody down: { $seats } go on.
    .h = The rope holds { $seats } alike. Another round decides.

schwimmen-last-afloat =
    .a = { $seat } is the last one afloat, and wins the match.
    .b = The pool is empty but for { $seat }, who wins.
    .c = One swimmer left: { $seat } wins the match.
    .d = { $seat } wins, and may float on their back for a while.
    .e = All towels are taken but one. { $seat } wins the match.
    .f = The bath closes, and { $seat } has won it.
    .g = A medal of rubber and cork for { $seat }, who wins.
    .h = Still above water, and alone there: { $seat } wins the match.
