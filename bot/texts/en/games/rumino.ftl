### Rumino. Its narrator sorts things for a living: drawers, shelves, other people's cards. Nothing that they say hints at
### a hand, or at a motive.

game-rumino = Rumino
    .about = Draw a card, throw a card, collect sets and runs. Low score wins; a meld of seven wins at once.

rumino-length =
    .usual = Six to eight rounds, about half an hour.
    .short = Three to five rounds, about a quarter of an hour.

## Options

rumino-group-rules-2 = 📜 Chips & length
rumino-option-limit = Out at
    .about = A player whose total reaches this is out.
    .told = out at { $value }
rumino-option-knock-max = Knock at
    .about = The most unmatched points with which you may knock.
    .told = knock at { $value } or less
rumino-option-gin-after-draw = Gin after the draw
    .about = Whether gin may be called after the draw, too.
    .on = Yes: before the draw or after it
    .off = No: only before the draw
    .told-on = gin before or after the draw
    .told-off = gin only before the draw
rumino-option-return-discard = Throw it back
    .about = Whether you may throw a card in the turn in which you took it.
    .on = Allowed
    .off = Not allowed
    .told-on = a taken card may be thrown back at once
    .told-off = a taken card stays for a turn
rumino-option-gin-streak = Three gins
    .about = Whether gin in each of the first three rounds wins the match.
    .on = Wins the match
    .off = Just score as usual
    .told-on = three opening gins win
    .told-off = no prize for opening gins
rumino-option-stake = Stake
    .about = Chips that each player puts into the pool. With 0 there are no chips at all.
    .told-0 = no chips
    .told = stake { $value }
rumino-option-stack = Chips
    .about = Chips that each player begins with, the stake included.
    .told = { $value } chips each
rumino-option-rebuys = Coming back
    .about = Whether players who are out may put in chips and come back.
    .on = While three others are in
    .off = Nobody comes back
    .told-on = coming back allowed
    .told-off = nobody comes back
rumino-option-max-rebuys = How often
    .about = How often one player may come back.
    .none = As long as the chips last
    .told-none = coming back as long as the chips last
    .told = coming back at most { $value } times
rumino-option-max-hands = Rounds
    .about = After this many rounds the lowest total wins.
    .told = at most { $value } rounds

## Names

rumino-phase-turn-start = the draw
rumino-phase-discard = the throw
    .waited = to throw
rumino-phase-rebuy = coming back
    .waited = to decide on coming back
rumino-phase-over = the count
rumino-ask-turn-start = Draw or take?
rumino-ask-discard = Which card do you throw?
rumino-ask-rebuy = You are out. Come back?
rumino-do-draw = Draw
rumino-do-take = Take
rumino-do-knock = Knock
rumino-do-gin = Gin
rumino-do-discard = Throw
rumino-do-rebuy = Come back
rumino-do-drop = Stay out
rumino-counter-score = score
rumino-counter-chips = chips
rumino-counter-pool = pool
rumino-zone-stock = Stock
rumino-zone-discards = Discards
rumino-zone-shown = Hand

## Panel

rumino-melds = **{ $melds }**
rumino-loose = Unmatched: { $cards } — **{ $points }** { $points ->
    [one] point
   *[other] points
}
rumino-matched = Unmatched: nothing. Every card is in a meld.
rumino-offered = Upcard { $card } — taking it would leave **{ $points }** after your best throw.
rumino-offered-rumino = Upcard { $card } — with it your seven cards are a rumino.
rumino-pile = On the pile, the newest first: { $cards }
rumino-got-stock = You drew **{ $card }**.
rumino-got-taken = You took **{ $card }**.
rumino-about-throw = The number on a button: the points that would stay unmatched.
rumino-about-rebuy = Your total is { $score }. For { $chips } of your { $own } chips you come back at { $back }.

rumino-button-draw = Draw
rumino-button-take = Take { $card }: { $points }
rumino-button-take-rumino = Take { $card }: rumino!
rumino-button-knock = Knock ({ $points })
rumino-button-knock-off = Knock: { $most } or less, you have { $points }
rumino-button-gin = Gin!
rumino-button-gin-throw = Gin, throw { $card }
rumino-button-throw = { $card }: { $points }
rumino-button-taken = { $card } just taken
rumino-button-drop = Stay out
rumino-button-rebuy = Come back ({ $chips })

## Table and result

rumino-so-many = { $chips ->
    [one] one chip
   *[other] { $chips } chips
}
rumino-upcard = # { $card }
rumino-no-upcard = The upcard has been taken · Stock { $back } { $stock }
rumino-piles = Upcard · Stock { $back } { $stock }
rumino-below = Below the upcard: { $cards }
rumino-pool = Pool **{ $chips }** chips
rumino-has-taken = took { $cards }
rumino-has-drawn = has drawn
rumino-out = 🏁 out
rumino-may-return = **{ $name }** may come back at { $back } for { rumino-so-many }.
rumino-ended-knock = ✊ **{ $name }** knocked with { $points }.
rumino-ended-gin = ✊ **{ $name }** went gin.
rumino-ended-rumino = ⚡ **{ $name }** had a rumino.
rumino-ended-claim = ⚡ **{ $name }** claimed { $card } from { $whom } for a rumino.
rumino-ended-stock = The cards ran out, so all hands were counted as they stood.
rumino-line-scored = { $before } { $sign } → **{ $after }**
rumino-line-stands = **{ $after }** as before
rumino-line-busted = 💥 out at { $limit }
rumino-line-back = 🎟️ back at { $after } for { rumino-so-many }
rumino-line-left = unmatched { $cards } = { $points }
rumino-line-all = all matched
rumino-line-out = 🏁 out already: { $names }
rumino-line-closed = { $back } closed
rumino-line-pool = The pool of { $chips } chips goes to { $names }.

## ❓

rumino-why-turn = It is { $name }’s turn. You draw, throw or call when it is yours.
rumino-why-draw = **Draw** from the stock, or take the upcard.
rumino-why-throw = **Throw** a card of your hand, which ends your turn.
rumino-why-knock = **Knock:** your unmatched cards add up to { $points }; you need { $most } or less.
rumino-why-knock-late = **Knock:** you may knock only before you draw.
rumino-why-gin = **Gin:** { $points } { $points ->
    [one] point is
   *[other] points are
} unmatched. Gin needs every card in a meld{ $thrown ->
    [yes] {" "}after your throw
   *[no] { "" }
}.
rumino-why-gin-late = **Gin:** at this table you may go gin only before you draw.
rumino-why-taken = **{ $card }:** you took it this turn. Throw a different card.
rumino-why-rebuy = **You are out.** { $reason }

## Why a hint is a good one

rumino-hint-left = { $points ->
    [0] Every card of yours is in a meld.
    [one] Your unmatched cards add up to one point.
   *[other] Your unmatched cards add up to { $points } points.
}

## Refusals

refused-rum-knock-late = You can only knock before you draw.
refused-rum-knock-high = Your unmatched cards add up to { $d }; you need { $most } or less to knock.
refused-rum-not-gin = You still have { $d } { $d ->
    [one] point
   *[other] points
} unmatched.
refused-rum-return = You took { $card } from the discard pile this turn; throw a different card.
refused-rum-no-rebuy = { $why ->
    [few] Nobody can come back now: fewer than three players would be left to play against.
    [chips] You are out of chips: coming back costs more than you have.
    [limit] You have come back as often as this table allows.
    [left] This seat was left for good.
    [off] At this table nobody comes back.
    [last] That was the last round: nobody comes back any more.
    [in] There is nothing to come back to: your total is below the limit.
   *[late] It is too late to come back after this round.
}
refused-stack-below-stake = The chips that each player begins with ({ $stack }) don’t cover the stake ({ $stake }).

## What happened

rumino-turned-up =
    .a = { $card } is turned up, and { $seat } begins.
    .b = The first card on the table is { $card }. { $seat } has the first turn.
    .c = A fresh pile starts with { $card }; { $seat } starts after it.
    .d = { $card } opens the pile, { $seat } opens the round.
    .e = Seven cards each, { $card } for everybody to look at. { $seat } begins.
    .f = The shelf is empty but for { $card }. { $seat } is first.
    .g = Up comes { $card }. The first word is { $seat }’s.
    .h = Dealt and squared: { $card } lies open, { $seat } begins.

rumino-took =
    .a = { $seat } takes { $card }.
    .b = { $card } finds a home with { $seat }.
    .c = The pile loses { $card } to { $seat }.
    .d = Off the top: { $card }, for { $seat }.
    .e = { $seat } picks { $card } up and files it away.
    .f = With two fingers, { $seat } collects { $card }.
    .g = { $card } changes drawers; { $seat } has the key.
    .h = Somebody wanted { $card } after all: { $seat }.
    .i = { $seat } has a place for { $card }.
    .j = Taken, not drawn: { $card }, by { $seat }.
    .k = { $seat } reaches across for { $card }.
    .l = Into { $seat }’s collection: { $card }.
    .m = { $card } did not lie there long; { $seat } has it.
    .n = One careful owner for { $card }: { $seat }.

rumino-discarded =
    .a = { $seat } throws { $card }.
    .b = { $card } goes on the pile, from { $seat }.
    .c = Out of the drawer: { $card }, by { $seat }.
    .d = { $seat } parts with { $card }.
    .e = “Anybody want { $card }?” says { $seat }.
    .f = The pile grows by { $card }; { $seat } looks elsewhere.
    .g = { $seat } lays { $card } down and straightens it.
    .h = On top now: { $card }, with regards from { $seat }.
    .i = No use for { $card }, it seems, at { $seat }’s.
    .j = { $seat } clears out { $card }.
    .k = Going spare: { $card }, from { $seat }.
    .l = { $card } is shown the door by { $seat }.
    .m = Next in the heap, { $card } from { $seat }.
    .n = { $seat } turns { $card } loose.

rumino-reshuffled =
    .a = The stock is empty. The pile is turned over and shuffled: { $count } cards.
    .b = Old cards, new order: { $count } of them are the stock again.
    .c = Everything below the top card goes back into the stock, { $count } cards in all.
    .d = Somebody shuffles { $count } cards as if they had never been seen.
    .e = The pile has its corners knocked straight and becomes a stock of { $count }.
    .f = What was thrown away is worth having again: { $count } cards go round once more.
    .g = Nothing is lost in this house. { $count } cards come back into the drawer.
    .h = One card stays on top; the other { $count } are shuffled, and the stock is full.

rumino-stock-ran-out =
    .a = { $seat } reaches for the stock, and there is none. The round ends here.
    .b = No stock, no more shuffles: { $seat } finds the shelf bare, and all hands are counted.
    .c = The cards have been around often enough. { $seat } closes the drawer, and the round is over.
    .d = Nothing to draw for { $seat }. Everybody counts what they have.
    .e = { $seat } opens the last drawer and finds a pencil. The round is counted as it stands.
    .f = Three times shuffled is enough: when { $seat } wants a card, the round is over.
    .g = The stock gives out under the fingers of { $seat }. All hands are counted.
    .h = { $seat } would draw, but there is nothing left to put in order. Now everybody counts.

rumino-knocked =
    .a = **Knock!** { $seat } stops the round with { $deadwood } unmatched.
    .b = Two raps on the table: { $seat } knocks with { $deadwood }.
    .c = { $seat } knocks. Unmatched: { $deadwood }. Cards on the table, please.
    .d = That sound was { $seat }, and that number is { $deadwood }.
    .e = Enough, says { $seat }, with { $deadwood } left over.
    .f = Hands down, everybody: { $seat } knocks with { $deadwood }.
    .g = A tidy desk, nearly: { $seat } knocks with { $deadwood }.
    .h = The table shakes a little. { $seat } knocks, { $deadwood } unmatched.

rumino-went-gin =
    .a = **Gin!** Every card of { $seat } has its place.
    .b = { $seat } says gin, and there is nothing to add.
    .c = Not a card too many: **gin** for { $seat }, ten off the score.
    .d = { $seat } closes the cabinet. All matched: **gin**.
    .e = Sorted, labelled, done: { $seat } goes **gin**.
    .f = Seven cards, seven places. { $seat } has **gin**.
    .g = The inventory of { $seat } is complete. **Gin!**
    .h = Ten points lighter and very calm: { $seat } goes **gin**.

rumino-rumino-shown =
    .a = **Rumino!** { $seat } lays down { $cards }, and the match is over.
    .b = Seven of a piece: { $cards }. **Rumino**, and { $seat } wins it all.
    .c = { $cards }, without a gap. { $seat } has a **rumino** and the match.
    .d = Nobody counts any more. { $seat } shows a **rumino**: { $cards }.
    .e = One meld, seven cards, no questions: **rumino** for { $seat } with { $cards }.
    .f = { $seat } needs a longer shelf: { $cards }. **Rumino!**
    .g = The whole row belongs to { $seat }: { $cards }. **Rumino**, and the match is over.
    .h = A collector’s dream: { $cards }. { $seat } wins with a **rumino**.

rumino-rumino-claimed =
    .a = **Rumino!** { $whom } throws { $card }, and { $seat } has been keeping its place: { $cards }.
    .b = { $card } from { $whom } is the seventh of { $cards }. **Rumino** for { $seat }.
    .c = Of all cards { $card }, of all people { $whom }: { $seat } completes { $cards }. **Rumino!**
    .d = { $seat } claims { $card } from { $whom } and lays down { $cards }. **Rumino!**
    .e = { $whom } delivers { $card } to the door. { $seat } signs with a **rumino**: { $cards }.
    .f = The gap had the shape of { $card }. Thanks to { $whom }, { $seat } shows a **rumino**: { $cards }.
    .g = Before anybody draws, { $card } of { $whom } goes to { $seat }: { $cards }. **Rumino!**
    .h = { $whom } lets go of { $card }; { $seat } ends the match with { $cards }. **Rumino!**

rumino-counted =
    .a = The count: { $scores }.
    .b = On the slate: { $scores }.
    .c = Points of this round: { $scores }.
    .d = Added up: { $scores }.
    .e = The ledger says { $scores }.
    .f = Counted twice: { $scores }.
    .g = Left over: { $scores }.
    .h = The sums: { $scores }.

rumino-busted =
    .a = { $seat } is at { $score }. That is over the edge.
    .b = At { $score } the slate of { $seat } is full.
    .c = { $score } points: { $seat } runs out of shelf.
    .d = No more room on the page of { $seat }: { $score }.
    .e = { $seat } reaches { $score } and the end of the line.
    .f = Too many leftovers: { $score } for { $seat }.
    .g = The counting stops for { $seat } at { $score }.
    .h = { $score }. { $seat } has collected enough.

rumino-bought-back =
    .a = { $seat } puts { rumino-so-many } into the pool and is back at { $score }.
    .b = Back through the side door: { $seat }, at { $score }, for { rumino-so-many }.
    .c = For { rumino-so-many }, { $seat } gets a new page. It starts at { $score }.
    .d = With { rumino-so-many }, { $seat } says: not yet. The score is { $score }.
    .e = The chair was still warm: { $seat } returns at { $score } for { rumino-so-many }.
    .f = Not done yet, says { $seat }: { rumino-so-many }, { $score } points.
    .g = A second helping for { $seat }: { rumino-so-many } in, { $score } on the slate.
    .h = { $seat } moves back in at { $score }; the pool grows by { $chips }.

rumino-dropped-out =
    .a = { $seat } stays out and watches.
    .b = That was it for { $seat }, with thanks.
    .c = { $seat } pulls the chair back and stays for the view.
    .d = The cards go on without { $seat }.
    .e = { $seat } hands in the pencil.
    .f = From here on, { $seat } only gives advice.
    .g = One chair fewer at the table: { $seat } is out.
    .h = { $seat } puts the drawer back and says good night.

rumino-won =
    .a = The match goes to { $winners }{ $chips ->
        [0] { "" }
       *[other] , with the pool of { $chips } chips
    }.
    .b = Everything is in its place, and first place is for { $winners }.{ $chips ->
        [0] { "" }
       *[other] {" "}The { $chips } chips of the pool lie beside it.
    }
    .c = The last label reads { $winners }.{ $chips ->
        [0] { "" }
       *[other] {" "}It hangs on a pool of { $chips } chips.
    }
    .d = Lights out, drawers shut: the match is for { $winners }{ $chips ->
        [0] { "" }
       *[other] {" "}and so are the { $chips } chips of the pool
    }.
    .e = One name is left on the list: { $winners }.{ $chips ->
        [0] { "" }
       *[other] {" "}The pool of { $chips } chips goes with it.
    }
    .f = The tidiest drawers of the evening belong to { $winners }{ $chips ->
        [0] { "" }
       *[other] , and the pool of { $chips } chips fits in, too
    }.
    .g = It is done, and well done, { $winners }.{ $chips ->
        [0] { "" }
       *[other] {" "}The { $chips } chips of the pool change shelves.
    }
    .h = The match is filed under { $winners }{ $chips ->
        [0] { "" }
       *[other] , together with { $chips } chips
    }.
