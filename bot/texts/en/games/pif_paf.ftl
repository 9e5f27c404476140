### Pif Paf. The voice: the counter of a coffee house beside a small railway station, with a ceiling fan, a radio, and a
### screen door that goes pif when it opens and paf when it falls shut. Chips are points of the table and nothing else.
### Nothing that is said hints at a hand, or at a motive.

game-pif-paf = Pif Paf
    .about = Also called Cacheta. Bet on nine cards, then be the first to meld them all.

pif-paf-length =
    .usual = Ten rounds, about three quarters of an hour.
    .short = Five rounds, about twenty minutes.

## Options

pif-paf-option-ante = Ante
    .about = Chips that everybody puts into the pot for a round. Bets go up in the same steps.
    .told = ante { $value }
pif-paf-option-stack = Chips
    .about = Chips that each player begins with: at least ten antes.
    .told = { $value } chips each
pif-paf-option-hands = Rounds
    .about = How many rounds are played. Then the most chips win.
    .none = Until one player has all the chips
    .told-none = until one player has all the chips
    .told-1 = one round
    .told = { $value } rounds
pif-paf-option-max-hands = At most
    .about = The most rounds of a match that goes on until one player has all the chips.
    .told = at most { $value } rounds
pif-paf-option-betting = Betting
    .about = Whether betting opens each round.
    .on = Bets first
    .off = The antes alone
    .told-on = with bets
    .told-off = antes only
pif-paf-option-return-discard = Throw it back
    .about = Whether you may throw a card in the turn in which you took it.
    .on = Allowed
    .off = Not allowed
    .told-on = a taken card may be thrown back at once
    .told-off = a taken card stays for a turn

## Names

pif-paf-phase-bet = the bets
    .waited = to bet
pif-paf-phase-draw = the draw
pif-paf-phase-discard = the throw
    .waited = to throw
pif-paf-phase-over = the pot
pif-paf-ask-bet = Call, raise or fold?
pif-paf-ask-bet-free = Bet or check?
pif-paf-ask-bet-top = Call or fold?
pif-paf-ask-draw = Draw or take?
pif-paf-ask-discard = Which card do you throw?
pif-paf-do-check = Check
pif-paf-do-bet = Bet
pif-paf-do-call = Call
pif-paf-do-fold = Fold
pif-paf-do-draw = Draw
pif-paf-do-take = Take
pif-paf-do-discard = Throw
pif-paf-do-out = Go out, throw
pif-paf-counter-chips = chips
pif-paf-counter-bet = bet
pif-paf-counter-pot = pot
pif-paf-zone-stock = Stock
pif-paf-zone-discards = Discards
pif-paf-zone-shown = Melds

## Panel

pif-paf-melds = **{ $melds }**
pif-paf-loose = Loose: { $cards } — **{ $count }** of { $hand }{ $halves ->
    [0] { "" }
    [one] , with one half of a meld
   *[other] , with { $halves } halves of melds
}
pif-paf-melded = All { $hand } cards are in melds.
pif-paf-got-stock = You drew **{ $card }**.
pif-paf-got-taken = You took **{ $card }**.
pif-paf-about-throw = The number on a button counts the cards that would stay loose; ½ means each half of a meld among them.
pif-paf-offered = Top discard { $card } — taking it would leave **{ $loose }** loose after your best throw.
pif-paf-pile = On the pile, the newest first: { $cards }
pif-paf-about-out = Your other nine are all in melds.
pif-paf-price-free = Nothing to match. You may bet up to **{ $cap }**.
pif-paf-price = Staying in costs **{ $owes }** of your { $chips } chips. The pot holds **{ $pot }**.
pif-paf-price-top = That is the highest bet of this round.
pif-paf-price-raise = You may raise to **{ $cap }** at most.
pif-paf-own-fold = You have folded. Your cards stay hidden.

pif-paf-button-check = Check
pif-paf-button-call = Call { $owes }
pif-paf-button-fold = Fold
pif-paf-button-bet = Bet { $level }
pif-paf-button-raise = Raise to { $level }
pif-paf-button-draw = Draw
pif-paf-button-take = Take { $card }: { $loose }
pif-paf-button-throw = { $card }: { $loose }
pif-paf-button-taken = { $card } just taken
pif-paf-button-out = Out, throw { $card }

## Table and result

pif-paf-upcard = # { $card }
pif-paf-piles = Top discard · Stock { $back } { $stock }
pif-paf-stock = -# Stock { $back } { $stock } · no discards yet
pif-paf-below = Below the top discard: { $cards }
pif-paf-again = The stock is the old discards, the oldest first.
pif-paf-pot = Pot **{ $pot }** chips
pif-paf-waits = { $pot } of them from a round that nobody won
pif-paf-cap = bets up to **{ $cap }**
pif-paf-limited = because { $names } can match no more
pif-paf-no-bets = no bets: { $names } { $count ->
    [one] has
   *[other] have
} nothing to spare
pif-paf-hand-of = Round { $hand } of { $hands }
pif-paf-has-taken = took { $cards }
pif-paf-has-drawn = has drawn
pif-paf-has-folded = folded
pif-paf-has-bet = bet { $bet }
pif-paf-has-chips = { $chips } chips
pif-paf-out = 🏁 out
pif-paf-shown = { $number }. **{ $name }** — { $cards }
pif-paf-line-chips = { $before } { $sign } → **{ $after }** chips
pif-paf-line-folded = folded
pif-paf-line-broke = 🏁 out of chips
pif-paf-line-out = 🏁 out already: { $names }
pif-paf-line-claim = ⚡ **Claimed:** { $whom } threw **{ $card }**, the last card that was missing.
pif-paf-line-folds = All others folded. No card was shown.
pif-paf-line-ran-out = The cards ran out before anybody had nine in melds.
pif-paf-line-stays = The pot of **{ $pot }** stays for the next winner.
pif-paf-line-shared = Nobody won the last pot; the players who were still in share it.

## ❓

pif-paf-why-turn = It is { $name }’s turn. You bet, draw or throw when it is yours.
pif-paf-why-folded = You have folded. You are back in the next round.
pif-paf-why-check = **Check:** there is a bet of { $bet }. Call { $owes }, raise or fold.
pif-paf-why-cap = **Bets:** { $cap } is the highest bet of this round, in steps of { $ante }.
pif-paf-why-limited = **Bets:** up to { $cap } instead of { $limit }: { $names } { $count ->
    [one] has
   *[other] have
} no more chips to match a bet.
pif-paf-why-take = **Take:** there is no discard yet.
pif-paf-why-out = **Going out:** whatever you throw, { $loose } { $loose ->
    [one] card stays
   *[other] cards stay
} loose.
pif-paf-why-taken = **{ $card }:** you took it this turn. Throw a different card.
pif-paf-why-nothing = Everything that you can do is on your panel now.

## Why a hint is a good one

pif-paf-hint-melded = { $count } of your nine cards are in melds already.
pif-paf-hint-none-melded = None of your cards is in a meld yet.
pif-paf-hint-halves = No other throw leaves fewer cards loose, and it keeps { $count ->
    [one] one half of a meld
   *[other] { $count } halves of melds
}, the most that can stay.
pif-paf-hint-half-made = As many cards stay loose, but with it you can keep { $after ->
    [one] one half of a meld
   *[other] { $after } halves of melds
} instead of { $before ->
    [0] none
    [one] one
   *[other] { $before }
}.
pif-paf-hint-near = { $count } cards that you have not seen would make a meld with two of yours.
pif-paf-hint-price = Staying costs { $owes }, and the pot holds { $pot }.
pif-paf-hint-dear = { $count } of your nine cards are still loose, and staying costs { $owes } for a pot of { $pot }.
pif-paf-hint-free = There is nothing to match, so staying costs nothing.

## Refusals

refused-pif-cap = You can bet up to { $cap } this round (in steps of { $ante }).
refused-pif-match = There is a bet of { $bet }: call { $owes }, raise or fold.
refused-pif-no-discard = There is no discard yet; draw from the stock.
refused-pif-not-out = Without { $card } your nine cards don’t all fit into melds.
refused-pif-folded = You have folded this round.
refused-pif-return = You took { $card } this turn; throw a different card.
refused-stack-below-antes = The chips that each player begins with ({ $stack }) have to be at least ten antes ({ $least }).

## What happened

pif-paf-antes-paid =
    .a = Everybody puts in { $chips }. The pot holds { $pot }.
    .b = { $chips } from each of you, and { $pot } lie under the fan.
    .c = The saucer goes round: { $chips } each, { $pot } in the pot.
    .d = Cups aside, antes in: { $chips } a head. The pot stands at { $pot }.
    .e = The counter is wiped, { $chips } each are laid down, and { $pot } wait there.
    .f = { $chips } each. The pot says { $pot }, the radio says rain.
    .g = Nine cards for everybody, { $chips } from everybody: a pot of { $pot }.
    .h = The ante is { $chips }, the pot is { $pot }, the coffee is nearly ready.

pif-paf-betting-limited =
    .a = { $seats } cannot match more than { $cap }, so { $cap ->
        [0] nobody bets in this round
       *[other] nobody bets more than that in this round, instead of { $limit }
    }.
    .b = { $cap ->
        [0] No bets this time: { $seats } could not match one.
       *[other] Bets end at { $cap } and not at { $limit }: that is as far as { $seats } can go.
    }
    .c = A bet that not everybody can match does not count. With { $seats } at the table { $cap ->
        [0] there are no bets in this round
       *[other] the highest is { $cap }, not { $limit }
    }.
    .d = { $cap ->
        [0] There is no betting, since { $seats } put the last chips into the ante.
       *[other] The chips of { $seats } reach to { $cap }, and so does the betting. It would have been { $limit }.
    }
    .e = Nobody is bet out of the house: for the sake of { $seats } { $cap ->
        [0] there are no bets
       *[other] bets stop at { $cap }, short of { $limit }
    }.
    .f = The slate behind the counter says { $cap ->
        [0] no bets
       *[other] up to { $cap } instead of { $limit }
    }, with a thought for { $seats }.
    .g = { $seats } can spare { $cap ->
        [0] nothing beyond the ante, so the cards come at once
       *[other] { $cap }, so that is the limit for everybody; { $limit } is the usual one
    }.
    .h = { $cap ->
        [0] No bets, says the house: { $seats } would have to fold for want of chips.
       *[other] The limit is { $cap } and not { $limit }, or { $seats } would have to fold for want of chips.
    }

pif-paf-checked =
    .a = { $seat } checks.
    .b = { $seat } taps the counter. Check.
    .c = Nothing from { $seat } for now.
    .d = { $seat } stirs and checks.
    .e = Check, says { $seat }, and looks for the sugar.
    .f = { $seat } lets it go round.
    .g = A nod from { $seat }: check.
    .h = { $seat } waits for the others.

pif-paf-bet =
    .a = { $seat } bets { $level }.
    .b = { $seat } opens with { $level }.
    .c = { $level } on the counter, from { $seat }.
    .d = The door goes pif: { $seat } bets { $level }.
    .e = { $seat } slides { $level } under the fan.
    .f = { $level }, says { $seat }, and the spoons stop.
    .g = { $seat } orders { $level }, without milk.
    .h = First bet of the round: { $seat }, { $level }.

pif-paf-raised =
    .a = { $seat } raises to { $level }.
    .b = And up: { $seat } makes it { $level }.
    .c = { $seat } turns the radio up, and the bet to { $level }.
    .d = { $level }, says { $seat }. The fan turns a little faster.
    .e = The door goes paf: { $seat } raises to { $level }.
    .f = A larger cup for { $seat }: { $level }.
    .g = { $seat } finds the old bet small and says { $level }.
    .h = { $level } it is, since { $seat } came round.

pif-paf-called =
    .a = { $seat } calls.
    .b = { $seat } stays in for { $chips }.
    .c = { $chips } more from { $seat }.
    .d = { $seat } matches it.
    .e = The same for { $seat }, please.
    .f = { $seat } adds { $chips } and stays seated.
    .g = Call, says { $seat }.
    .h = { $seat } keeps the stool, for { $chips }.

pif-paf-folded =
    .a = { $seat } folds.
    .b = { $seat } turns the cards over and the cup upside down.
    .c = Not this round, says { $seat }.
    .d = { $seat } folds and reads the timetable.
    .e = Nine cards face down: { $seat } is out of the round.
    .f = { $seat } gets up to look at the trains.
    .g = The screen door falls shut behind { $seat }, until the next deal.
    .h = { $seat } leaves this pot to the others.

pif-paf-betting-closed =
    .a = The bets are in: { $pot } in the pot. { $seat } begins.
    .b = { $pot } to play for, and the first card is for { $seat }.
    .c = That settles the bets. { $seat } draws first, for a pot of { $pot }.
    .d = The saucer is put aside with { $pot } in it. { $seat } opens the stock.
    .e = No more bets. The pot holds { $pot }, the turn is { $seat }’s.
    .f = { $pot } under the fan. { $seat }, please.
    .g = All matched, { $pot } in all. { $seat } reaches for the stock.
    .h = Now the cards: { $seat } begins, and { $pot } wait for the winner.

pif-paf-took =
    .a = { $seat } takes { $card }.
    .b = { $card } goes to { $seat }.
    .c = Off the top: { $card }, for { $seat }.
    .d = { $seat } picks { $card } from the saucer.
    .e = { $card } was not cold yet: { $seat } has it.
    .f = { $seat } will have { $card }, thank you.
    .g = { $seat } leans over and takes { $card }.
    .h = One { $card } for { $seat }, to stay.
    .i = { $seat } calls for { $card } and gets it.
    .j = Still warm: { $card }, for { $seat }.
    .k = { $card } is served at { $seat }’s place.
    .l = { $seat } asks nobody and has { $card }.
    .m = On { $seat }’s plate: { $card }.
    .n = { $seat } spares the pile { $card }.

pif-paf-discarded =
    .a = { $seat } throws { $card }.
    .b = { $card } on the pile, from { $seat }.
    .c = { $seat } puts { $card } on the counter.
    .d = { $seat } sends { $card } back to the kitchen.
    .e = Paf: { $card }, by { $seat }.
    .f = { $card } for anybody who likes it, says { $seat }.
    .g = { $seat } wipes { $card } off the table.
    .h = On top now: { $card }, from { $seat }.
    .i = { $seat } has no table for { $card }.
    .j = Leftovers from { $seat }: { $card }.
    .k = { $card } leaves by the side door; { $seat } holds it open.
    .l = { $seat } slides { $card } over.
    .m = Somebody else’s now, says the look of { $seat }: { $card }.
    .n = Away with { $card }, and { $seat } sits back.

pif-paf-turned-over =
    .a = The stock is empty. The discards are turned over as they lie: { $count } cards, the oldest first.
    .b = { $count } old cards come round again, in the order in which they were thrown.
    .c = Nobody shuffles: { $count } discards are turned over and become the stock. Memory helps.
    .d = Yesterday’s { $count } cards are warmed up and served in the same order.
    .e = The pile goes bottom up: { $count } cards to draw, the first thrown first.
    .f = { $count } cards get a second train, in the order of their tickets.
    .g = The stock is made of the discards again, { $count } of them, unshuffled.
    .h = Anybody who remembers the pile knows the stock: { $count } cards, turned over.

pif-paf-stock-ran-out =
    .a = { $seat } reaches for the stock, and it is empty for the last time. Nobody wins this round.
    .b = Three times through is enough: there is no card left for { $seat }, and the round is void.
    .c = The kitchen is closed. { $seat } finds no card, and nobody has won.
    .d = No stock, no more turning: with { $seat } at the counter nobody wins the round.
    .e = The last train has left without a winner. { $seat } stands on the platform.
    .f = { $seat } shakes the pot of coffee, the pot of cards, and hears nothing. The round is void.
    .g = The cards have made the trip three times. When { $seat } wants one more, the round is over.
    .h = Nothing to draw for { $seat }, and nothing won for anybody.

pif-paf-went-out =
    .a = **Pif paf!** { $seat } throws { $card } and is **out**.
    .b = Nine cards, no loose ends: { $seat } goes **out** and throws { $card }.
    .c = { $seat } puts { $card } down, then everything else. **Out!**
    .d = The door goes pif, then paf: { $seat } is **out**. { $card } stays on the pile.
    .e = { $card } goes away, and { $seat } lays the whole table. **Pif paf!**
    .f = The order of { $seat } is complete, and { $card } goes back. **Out!**
    .g = All nine are on the counter. { $seat } throws { $card } and is **out**.
    .h = The fan stops for a moment. { $seat } is **out**; { $card } goes on the pile.

pif-paf-claimed-out =
    .a = ⚡ **Pif paf!** { $whom } throws { $card }, and { $seat } has it before anybody draws. { $thrown } goes, and the round is over.
    .b = ⚡ { $card } leaves the hand of { $whom } and never reaches the pile. { $seat } claims it, throws { $thrown } and is **out**.
    .c = ⚡ One card was missing, and { $whom } threw it: { $card }. { $seat } goes **out** and throws { $thrown }.
    .d = ⚡ The door says pif for { $card } of { $whom }, and { $seat } says **paf**. { $thrown } stays behind.
    .e = ⚡ { $whom } puts { $card } on the counter. { $seat } says **mine**, throws { $thrown }, and shows nine melded cards.
    .f = ⚡ **Claimed!** With { $card } from { $whom } all is melded for { $seat }. { $thrown } is one too many.
    .g = ⚡ Out of turn, and **out**: { $seat } claims { $card } from { $whom } and throws { $thrown }. **Pif paf!**
    .h = ⚡ { $card }, served by { $whom }, is picked up by { $seat }. The change is { $thrown }. **Out!**

pif-paf-pot-taken =
    .a = The pot of { $chips } goes to { $seat }.
    .b = { $seat } collects { $chips } and deals next.
    .c = { $chips } slide along the counter to { $seat }.
    .d = { $seat } takes the saucer with { $chips } in it.
    .e = A pot of { $chips } for { $seat }, and the next deal with it.
    .f = { $chips } for { $seat }. The coffee is ready at last.
    .g = { $seat } counts out { $chips } and shuffles.
    .h = The fan blows { $chips } over to { $seat }.

pif-paf-pot-stays =
    .a = The pot of { $chips } stays where it is, for the next winner.
    .b = { $chips } wait under the fan for somebody to win them.
    .c = Nobody touches the { $chips }. They go with the next pot.
    .d = The saucer stays on the counter with { $chips } in it.
    .e = { $chips } are kept warm for the next winner.
    .f = No winner, no movement: { $chips } lie there until the next round is won.
    .g = The { $chips } miss this train and take the next.
    .h = { $chips } stay overnight.

pif-paf-pot-shared =
    .a = { $seats } were still in and share the { $chips } of the pot.
    .b = The last { $chips } are shared out: { $seats }.
    .c = Closing time. { $chips } go to { $seats }, in equal parts.
    .d = Nobody won them, so { $seats } divide the { $chips }.
    .e = { $chips }, split between { $seats }.
    .f = The saucer is emptied: { $chips } for { $seats }.
    .g = { $seats } stayed to the end, and { $chips } are shared among them.
    .h = What is left goes round: { $chips }, for { $seats }.

pif-paf-out-of-chips =
    .a = { $seats } cannot pay another ante, and watch from here.
    .b = Not enough for the next ante: { $seats }.
    .c = { $seats } keep the coffee and leave the cards.
    .d = The next round is dealt without { $seats }: the ante is too high.
    .e = A seat by the window for { $seats }, with a view of the table.
    .f = For { $seats } the train is in. No ante, no cards.
    .g = { $seats } have played their last ante.
    .h = No chips left that make an ante: { $seats }.

pif-paf-won =
    .a = The match is over: { $winners }, with { $chips } chips.
    .b = Chairs on the tables. { $winners } won with { $chips } chips.
    .c = The most chips, { $chips }, lie with { $winners }.
    .d = Last pot, last cup: { $winners } won with { $chips } chips.
    .e = The screen door says pif, then paf, then { $winners }: { $chips } chips.
    .f = { $chips } chips, and the house applauds { $winners }.
    .g = The fan is switched off over { $winners } and { $chips } chips.
    .h = Counted twice: { $chips } chips, the most of all, for { $winners }.
