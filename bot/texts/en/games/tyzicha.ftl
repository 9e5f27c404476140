### Tyzicha. The voice: wedding season in a village, with a matchmaker and her notebook, an accordion, a samovar and many
### aunts. Nothing is said of cards that nobody saw.

game-tyzicha = Tyzicha
    .about = Bid for the widow, show marriages, take tricks: one against two, to 1,001.
tyzicha-length =
    .usual = About 30 rounds, an hour and a half.
    .short = About eight rounds, half an hour.
tyzicha-option-target = Score to win
    .about = The first declarer with this score wins. Opponents stop one point below it.
    .told = to { $value }
tyzicha-option-equal-makes = Exactly the contract
    .about = Whether taking exactly the contract makes it, or breaks it.
    .on = Makes it
    .off = Breaks it
    .told-on = taking exactly the contract makes it
    .told-off = taking exactly the contract breaks it
tyzicha-option-opponents-always-score = Opponents’ points
    .about = Whether opponents score their totals even when the contract is made.
    .on = Always scored
    .off = Only when the contract is broken
    .told-on = opponents always score
    .told-off = opponents score when the contract is broken
tyzicha-option-max-bid = Highest contract
    .about = The highest bid or raise. Nobody can take more than 400 in a round.
    .told = bids to { $value }
tyzicha-option-max-hands = Most rounds
    .about = After this many rounds the highest score wins.
    .none = No last round: only the score to win ends a match
    .told-none = as many rounds as it takes
    .told = { $value ->
        [1] one round
       *[other] at most { $value } rounds
    }

## Lobby

tyzicha-lobby-title = ## 💍 { $table }
tyzicha-wanted = { $count ->
    [one] one more player is needed
   *[other] { $count } more players are needed
}
tyzicha-wanted-stewards = { $count ->
    [one] one more player is needed, or a steward
   *[other] { $count } more players are needed, or stewards
}
tyzicha-lobby =
    .a = Three chairs, three cups. The samovar is warm; who sits down?
    .b = The matchmaker has opened her notebook and is looking for names.
    .c = Three are needed for this, no more and no fewer. Take a chair.
    .d = The accordion is tuned. A few guests are still missing.
tyzicha-lobby-ready =
    .a = Three at the table: the host may begin.
    .b = All three cups are poured. The host may begin.
    .c = The matchmaker nods: three it is. The host may begin.

## What is going on, and what is asked

tyzicha-phase-bid = the auction
    .waited = to bid
tyzicha-phase-forced = somebody must play
    .waited = to decide
tyzicha-phase-exchange = the widow
    .waited = to hand out cards
tyzicha-phase-commit = the contract
    .waited = to decide
tyzicha-phase-lead = the tricks
tyzicha-phase-follow = the tricks
tyzicha-phase-over = over
tyzicha-ask-bid = Bid or pass?
tyzicha-ask-forced = You must play: for how much?
tyzicha-ask-exchange = Which card for each opponent?
tyzicha-ask-commit = Play, raise or concede?
tyzicha-ask-lead = Which card do you lead?
tyzicha-ask-follow = Which card?
tyzicha-ask-left = Which card goes to { $name }, on your left?
tyzicha-ask-right = { $card } goes to { $left }. Which card goes to { $name }, on your right?
tyzicha-ask-raise = Raise the contract to how much?
tyzicha-zone-widow = Widow
tyzicha-zone-trick = On the table
tyzicha-zone-last = Last trick
tyzicha-zone-gone = Earlier tricks
tyzicha-counter-score = score
tyzicha-counter-tricks = tricks
tyzicha-counter-contract = contract
tyzicha-counter-trump = trump
tyzicha-counter-bid = high bid

## What can be done

tyzicha-do-pass = Pass
tyzicha-do-bid = Bid
tyzicha-do-give = Give
tyzicha-do-stay = ▶ Play
tyzicha-do-raise = ▲ Raise to
tyzicha-do-concede = 🏳️ Concede
tyzicha-do-play = Play
tyzicha-do-marriage = 💍 Marriage
tyzicha-button-pass = Pass
tyzicha-button-bid = Bid { $amount }
tyzicha-button-forced = Play for { $amount }
tyzicha-button-stay = ▶ Play for { $contract }
tyzicha-button-raise = ▲ Raise…
tyzicha-button-concede = 🏳️ Concede: −{ $contract }, they +{ $count }
tyzicha-button-marriage = { $sign } Marriage { $worth }: lead { $card }

## The table

tyzicha-score = score **{ $score }**
tyzicha-deals = deals
tyzicha-declarer = 🎯 plays for { $contract }
tyzicha-passed-short = passed
tyzicha-bid-short = bid **{ $amount }**
tyzicha-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
tyzicha-marriage = 💍 { $sign } { $worth }
tyzicha-auction-open = 🔨 **No bid yet.** The opening bid is { $amount }.
tyzicha-auction-high = 🔨 High bid **{ $amount }** by **{ $name }**
tyzicha-auction-next = the next bid is { $amount }
tyzicha-auction-top = nobody can go higher
tyzicha-auction-forced = 🔨 Two have passed: **{ $name }** must play, for 100 or for 110.
tyzicha-call-bid = { $name } { $amount }
tyzicha-call-pass = { $name } passed
tyzicha-widow-down = Widow { $back } { $count }, face down
tyzicha-plays = 🎯 **{ $name }** plays for **{ $contract }**
tyzicha-trump = trump **{ $sign } { $suit }**
tyzicha-no-trump = no trump yet
tyzicha-widow = Widow { $cards }
tyzicha-gift = { $card } to { $name }
tyzicha-secret = At 100, widow and gifts stay face down
tyzicha-last = Last trick: { $cards } → **{ $name }**
tyzicha-table = **On the table** { $cards }
tyzicha-table-empty = **On the table** nothing yet
tyzicha-aim = To { $target }

## The panel

tyzicha-needs = more than { $contract } needed
tyzicha-needs-equal = { $contract } needed
tyzicha-so-far-own = You have taken **{ $points }** · { $needs }
tyzicha-so-far = { $name } has taken **{ $points }** · { $needs }
tyzicha-so-far-beside = you **{ $points }**
tyzicha-yours = In your hand: { $pairs }
tyzicha-about-forced-100 = **100:** widow and gifts stay face down, and the contract cannot be raised.
tyzicha-about-forced-110 = **110:** an ordinary contract, with the widow face up. You may raise it.
tyzicha-about-stay = ▶ **Play:** take more than { $contract } and score { $contract }; otherwise lose { $contract }.
tyzicha-about-stay-equal = ▶ **Play:** take { $contract } or more and score { $contract }; otherwise lose { $contract }.
tyzicha-about-raise = ▲ **Raise:** play for more, in tens, up to { $most }. Once you raise, you must play.
tyzicha-about-locked = A forced 100 cannot be raised.
tyzicha-about-concede = 🏳️ **Concede:** no card is played. You lose { $contract }, and each opponent scores { $count }.
tyzicha-must-follow = You must follow { $suit }.
tyzicha-must-follow-head = You must follow { $suit }, and win the trick if you can.
tyzicha-must-trump = You have no { $led }, so you must play a trump ({ $suit }).
tyzicha-must-trump-head = You have no { $led }, so you must play a trump ({ $suit }) that wins.

## The end of a round

tyzicha-line-made = 🎯 **{ $name }** made { $contract } with **{ $total }**.
tyzicha-line-broken = 🎯 **{ $name }** played for { $contract } and took **{ $total }**: the contract is broken.
tyzicha-line-equal = 🎯 **{ $name }** took exactly { $total }. A contract needs more than that: it is broken.
tyzicha-line-conceded = 🏳️ **{ $name }** conceded a contract of { $contract }. Each opponent scores { $count }.
tyzicha-total = took { $total }
tyzicha-total-married = took { $cards } + { $pairs } = { $total }

## Why can’t I?

tyzicha-why-turn = It is { $name }’s turn. You play when it is yours.
tyzicha-why-exchange = You have ten cards and keep eight. You may give away any card, even half a marriage.
tyzicha-why-cards = **{ $cards }:** { $reason }
tyzicha-why-all = You may play any card of your hand.
tyzicha-why-marriage = **{ $sign } marriage, { $worth }:** { $reason }

## Why a hint is a good one

tyzicha-hint-married = { $count ->
    [one] Your marriage can bring { $worth } beside the tricks.
   *[other] Your marriages can bring { $worth } beside the tricks.
}
tyzicha-hint-single = Without a marriage there are only { $total } points to take, and three players share them.
tyzicha-hint-holds = Your cards and marriages come to { $have } by themselves; the contract would be { $contract }.
tyzicha-hint-concedes = Conceding costs { $contract } for certain and gives each opponent { $count }.
tyzicha-hint-gives = You keep every ace and every marriage, and the two cards you give count { $points }{ $safe ->
    [yes] { " " }and complete no marriage
   *[no] { "" }
}.
tyzicha-hint-shows = It shows a marriage worth { $worth }, and its suit becomes trump.
tyzicha-hint-master = Nobody can hold a higher card of its suit.
tyzicha-hint-leads-least = No card of yours counts less.
tyzicha-hint-takes-most = You play last, so the trick is yours, and no card that you may play counts more.
tyzicha-hint-adds-most = The declarer does not get this trick, and no card that you may play counts more.
tyzicha-hint-least = It cannot take the trick, and no card that you may play counts less.

## Refusals

refused-tyz-forced = Both others passed: you must play, for { $least } or for { $most }.
refused-tyz-open-110 = The opening bid is { $amount }.
refused-tyz-locked = A forced 100 can’t be raised.
refused-tyz-step = { $kind ->
    [bid] You may bid { $amount } or pass.
    [raise] Raises go in tens above { $amount }, up to { $most }.
   *[top] Nobody may bid more than { $amount }: you may only pass.
}
refused-tyz-follow = You must follow with { $suit }.
refused-tyz-trump = You have no { $suit }: you must play a trump ({ $trump }).
refused-tyz-head = You can beat { $card }, so you must: { $cards }.
refused-tyz-not-lead = You can show a marriage only when you lead.
refused-tyz-no-marriage = You need both the king and the queen of { $suit } in your hand.
refused-tyz-lead-kq = Lead the king or the queen you have just shown.

## What is told. At most 90 characters where names have ten; each way has a shape of its own.

tyzicha-bid =
    .a = { $seat } bids { $amount }.
    .b = “{ $amount },” says { $seat }, and reaches for the jam.
    .c = { $amount } from { $seat }. The matchmaker writes it down.
    .d = A hand goes up: { $seat }, { $amount }.
    .e = { $seat } offers { $amount } and looks at nobody.
    .f = For { $amount }, { $seat } would take the widow.
    .g = The aunts whisper: { $seat } has said { $amount }.
    .h = { $seat } puts down the cup. { $amount }.

tyzicha-passed =
    .a = { $seat } passes.
    .b = “Not I,” says { $seat }, and takes another pie.
    .c = { $seat } leaves the widow to others.
    .d = A shake of the head from { $seat }.
    .e = { $seat } steps back from the bidding and pours tea.
    .f = No bid from { $seat }. The accordion plays on.
    .g = Out of the bidding: { $seat }.
    .h = { $seat } closes the notebook. Pass.

tyzicha-forced =
    .a = Nobody wants the widow, so { $seat } must play.
    .b = Two passes. The aunts push { $seat } forward.
    .c = { $seat } was last at the door, and has to dance.
    .d = Somebody must: it is { $seat }.
    .e = The matchmaker points at { $seat }. There is no third pass.
    .f = All eyes on { $seat }, who has to play this one.
    .g = It falls to { $seat }, as such things do.
    .h = { $seat } looks round, and finds the other chairs moved back.

tyzicha-declared =
    .a = The contract is { $seat }’s, for { $contract }.
    .b = { $seat } plays for { $contract }.
    .c = Going, going: { $seat } has it for { $contract }.
    .d = { $contract } it is, and { $seat } against the other two.
    .e = The notebook says: { $seat }, { $contract }.
    .f = { $seat } promises { $contract }. The aunts will remember.
    .g = For { $contract }, the dance is { $seat }’s.
    .h = The accordion gives a chord for { $seat }: { $contract }.

tyzicha-widow-opened =
    .a = The widow lifts her veil for { $seat }: { $cards }.
    .b = { $seat } turns up { $cards }.
    .c = { $cards }, says the widow, and moves in with { $seat }.
    .d = Face up for everybody: { $cards }. { $seat } takes them.
    .e = { $seat } welcomes the widow and her luggage: { $cards }.
    .f = Three cards for { $seat }: { $cards }.
    .g = The aunts lean over to see { $cards } go to { $seat }.
    .h = With a curtsy to { $seat }, the widow brings { $cards }.

tyzicha-widow-taken =
    .a = { $seat } takes the widow, veil and all.
    .b = The widow goes to { $seat }, and nobody sees her face.
    .c = Face down, three cards for { $seat }.
    .d = { $seat } leads the widow in by the back door.
    .e = The aunts see nothing: { $seat } takes the widow unseen.
    .f = A closed carriage stops at { $seat }’s: the widow.
    .g = { $seat } has the widow. Her luggage stays shut.
    .h = No veil is lifted: the widow is { $seat }’s.

tyzicha-given =
    .a = { $seat } gives { $card } to { $whom }.
    .b = A present for { $whom }: { $card }, from { $seat }.
    .c = { $card } changes hands, from { $seat } to { $whom }.
    .d = { $whom } is handed { $card } by { $seat }.
    .e = With a ribbon round it, { $seat } gives { $whom } { $card }.
    .f = { $card } moves out of { $seat }’s house and into { $whom }’s.
    .g = “For you,” says { $seat } to { $whom }: { $card }.
    .h = { $whom } unwraps { $card }, with compliments of { $seat }.

tyzicha-stayed =
    .a = { $seat } plays for { $contract }, as promised.
    .b = It stays at { $contract } for { $seat }.
    .c = “{ $contract },” repeats { $seat }, and sits up straight.
    .d = { $seat } keeps to { $contract }.
    .e = The word holds: { $seat }, { $contract }.
    .f = No more and no less: { $seat } plays for { $contract }.
    .g = { $seat } nods at the notebook: { $contract }.
    .h = The dance begins. { $seat } owes { $contract }.

tyzicha-raised =
    .a = { $seat } raises: **{ $contract }**.
    .b = “Make that { $contract },” says { $seat }. An aunt drops a spoon.
    .c = Up to { $contract } by { $seat }.
    .d = { $seat } crosses out the old figure and writes { $contract }.
    .e = The accordion stops: { $seat } will play for { $contract }.
    .f = { $contract }, says { $seat }, who has counted twice.
    .g = A bigger cake is ordered: { $seat } goes to { $contract }.
    .h = Not enough for { $seat }, who now promises { $contract }.

tyzicha-conceded =
    .a = { $seat } calls the wedding off, for { $contract }.
    .b = The guests may go home: { $seat } concedes { $contract }.
    .c = “It was a lovely plan,” says { $seat }, and pays { $contract }.
    .d = { $seat } returns the ring. It costs { $contract }.
    .e = No card is played: { $seat } gives up { $contract }.
    .f = The band packs up, and { $seat } loses { $contract }.
    .g = { $seat } concedes. The cake is shared all the same.
    .h = Rather now than later: { $seat } lets { $contract } go.

tyzicha-married =
    .a = 💍 { $seat } shows { $cards }: a marriage, worth **{ $worth }**.
    .b = 💍 Bells! { $cards }, and **{ $worth }** for { $seat }.
    .c = 💍 The matchmaker beams: { $cards }, **{ $worth }** for { $seat }.
    .d = 💍 { $seat } brings { $cards } before the guests: **{ $worth }**.
    .e = 💍 Rice for { $cards }! { $seat } notes **{ $worth }**.
    .f = 💍 { $cards } dance the first dance. **{ $worth }** for { $seat }.
    .g = 💍 An aunt weeps: { $cards }, worth **{ $worth }** to { $seat }.
    .h = 💍 **{ $worth }** for { $seat }: { $cards } have said yes.

tyzicha-laid =
    .a = { $seat } lays { $card }.
    .b = { $card } from { $seat }.
    .c = { $seat } sends { $card } to the dance floor.
    .d = On the table: { $card }, by { $seat }.
    .e = { $seat } puts { $card } beside the samovar.
    .f = With a bow, { $card } by { $seat }.
    .g = { $card } steps in, for { $seat }.
    .h = { $seat } plays { $card }.
    .i = And { $card }, from { $seat }’s side of the table.
    .j = { $seat } adds { $card } to the tray.
    .k = { $seat } parts with { $card }.
    .l = A plate is moved for { $seat }’s { $card }.
    .m = Arm in arm with { $seat }: { $card }.
    .n = The samovar hums, and { $seat } lays { $card }.
    .o = Out of { $seat }’s hand: { $card }.
    .p = Here comes { $card }, for { $seat }.

tyzicha-trick-taken =
    .a = { $seat } takes the trick.
    .b = The trick is { $seat }’s.
    .c = The cards go to { $seat }, and the lead, too.
    .d = { $seat } gathers it in.
    .e = Three cards for { $seat }’s basket.
    .f = That dance goes to { $seat }.
    .g = { $seat } has it, and leads.
    .h = The aunts move the cards over to { $seat }.
    .i = { $seat } bows and sweeps it up.
    .j = Nobody does better: a trick for { $seat }.
    .k = The tray is passed to { $seat }.
    .l = Well danced by { $seat }, who leads next.
    .m = One trick more on { $seat }’s side.
    .n = { $seat } claps once and takes it.

tyzicha-made =
    .a = { $seat } took { $total } and makes { $contract }.
    .b = Promise kept: { $seat } has { $total } for { $contract }.
    .c = The matchmaker ticks it off: { $seat }, { $contract }, with { $total }.
    .d = { $total } for { $seat }. The { $contract } are theirs.
    .e = The accordion plays for { $seat }: { $total }, and { $contract } made.
    .f = { $seat } promised { $contract } and took { $total }. Cake!
    .g = With { $total }, { $seat } makes good on { $contract }.
    .h = Even the aunts applaud: { $seat }, { $total } for { $contract }.

tyzicha-broken =
    .a = { $seat } took { $total }, too little for { $contract }.
    .b = The { $contract } are broken: { $seat } comes to { $total }.
    .c = { $total }, counts the matchmaker, and closes { $seat }’s page.
    .d = { $seat } promised { $contract } and has { $total }.
    .e = No wedding at { $total }: { $seat } needed more than that.
    .f = The cake stays in the oven: { $seat }, { $total } of { $contract }.
    .g = { $seat } ends on { $total }. It costs { $contract }.
    .h = The aunts knew it: { $total } for { $seat }, and { $contract } to pay.
