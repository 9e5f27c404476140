### The chronicler: what the table's log says about each event. Every attribute of a message is one way to say it.
### Load it together with cards.ftl, whose `places` it uses.
###
### For writers:
### - At most 90 characters when names have ten.
### - No he or she: nobody's is known. $what and $under are one card or several, so never the subject of a verb, and
###   they begin in lower case, so never the first word.
### - A pass reads the same whether it was choice or necessity: no will in it, and no lack.
### - Nothing about a hand that the table does not know. Only an announced single card is ever counted.
### - Each way has a shape of its own: no two of a message begin alike, at most half of them with the name.

## Plays

# $name leads; $what is the set.
played-lead =
    .a = { $name } opens with { $what }. The candles lean in.
    .b = The boards are swept; { $name } puts { $what } on them.
    .c = A fresh trick, and { $what } from { $name } to season it.
    .d = “Let us begin somewhere,” says { $name }, and lays { $what }.
    .e = First word to { $name }: { $what }.
    .f = { $name } leads { $what }, as one tests the bathwater.
    .g = Silence, a cough, then { $what } from { $name }.
    .h = On the bare table, { $name } sets down { $what }.
    .i = With { $what }, { $name } declares the trick open.
    .j = The scribe dips the quill: { $name }, { $what }.
    .k = { $name } slides { $what } across the oak, unhurried.
    .l = For a start, { $what }. { $name } brushes the crumbs aside.
    .m = Every quarrel begins somewhere: { $name } leads { $what }.
    .n = { $name } sends out { $what } to see about the weather.
    .o = A door is held for { $what }. { $name } bows low.
    .p = Gently as a baker, { $name } lays { $what } on the board.

# $name leads two cards or more; $what is the set.
played-lead-set =
    .a = { $name } opens with { $what }, as one clears a cupboard.
    .b = A small procession: { $what }, led by { $name }.
    .c = Arm in arm: { $what }, presented by { $name }.
    .d = { $name } lays out { $what } like the good spoons.
    .e = Make room, please: { $what } from { $name }.
    .f = The table is bare until { $name } seats { $what } at it.
    .g = By the wagonload: { $name } delivers { $what }.
    .h = In close formation, { $what }. { $name } inspects the line.
    .i = “They travel together,” says { $name }, laying { $what }.
    .j = { $name } starts the trick with { $what }, neatly stacked.
    .k = Company is announced: { $what }, guests of { $name }.
    .l = From { $name }, { $what }, tied with a ribbon.
    .m = Like ducklings in a row: { $what } from { $name }.
    .n = No card walks alone here: { $name } leads { $what }.

# $name tops $under, which lay on the pile, with $what.
played-beat =
    .a = { $name } puts { $what } over { $under }, and that is that.
    .b = To { $under }, { $name } replies with { $what }.
    .c = And now { $what } from { $name }. The scribe nods.
    .d = Make way for { $what }, by order of { $name }.
    .e = { $name } covers { $under } with { $what }, as one covers soup.
    .f = So much for { $under }: { $name } brings { $what }.
    .g = A polite cough, and { $name } lays { $what }.
    .h = Neatly, { $name } files { $under } beneath { $what }.
    .i = “With respect,” says { $name }, and sets down { $what }.
    .j = The pile grows by { $what }. { $name } inspects the rafters.
    .k = Nobody weeps for { $under }. { $name } lays { $what }.
    .l = { $name } offers { $what } and a small bow.
    .m = Right over { $under }, { $name } plays { $what }.
    .n = A short reign for { $under }: { $name } plays { $what }.
    .o = A stair higher, or several: { $what }, by { $name }.
    .p = Enter { $what }, announced by { $name }.
    .q = { $name } raises the matter to { $what }.
    .r = Exit { $under }. { $name } has brought { $what }.
    .s = The court turns its head: { $what } from { $name }.
    .t = Without a word, { $name } tops { $under } with { $what }.
    .u = With { $what }, { $name } ends the career of { $under }.
    .v = Higher still: { $name }, with { $what }.

# $name tops $under, which lay on the pile, with $what, five ranks higher or more.
played-jump =
    .a = { $name } answers { $under } with { $what }. Somewhere a dog faints.
    .b = A catapult for a sparrow: { $name } lays { $what }.
    .c = Over { $under }, { $name } drops { $what }. Plaster falls.
    .d = Pity for { $under }: { $name } arrives with { $what } and thunder.
    .e = Hats fly off: { $what }, from { $name }.
    .f = The windows rattle. That was { $name }, with { $what }.
    .g = { $name } swats { $under } with { $what }.
    .h = From { $under } straight to { $what }: { $name } skips the stairs.
    .i = “Too much?” asks { $name }, setting { $what } on { $under }.
    .j = Nobody ordered { $what }. { $name } serves regardless.
    .k = With { $what }, { $name } sends { $under } into the moat.
    .l = A long shadow on { $under }: { $what }, cast by { $name }.
    .m = { $name } leaps from { $under } to { $what }. The scribe loses the line.
    .n = Like a bear entering a bakery, { $name } plays { $what }.

# $name lays $what, one joker or more in it or nothing else; on the lead or on the pile.
played-joker =
    .a = Bells! { $name } lays { $what }, and somebody in there giggles.
    .b = A jester slips in: { $what }, says { $name }, straight-faced.
    .c = { $name } plays { $what }, with motley showing at the hem.
    .d = Count the bells first, then the cards: { $name } lays { $what }.
    .e = By { $name }’s arithmetic, { $what }. The jester checks the sum.
    .f = Behold { $what }, says { $name }. Something winks.
    .g = With a jingle, { $name } presents { $what }.
    .h = The scribe writes “{ $what }”, looks at { $name }, adds a bell.
    .i = { $name } has hired a jester for the occasion: { $what }.
    .j = Laughter from the gallery: { $what }, by { $name } and company.
    .k = Something in motley takes a bow. { $name } calls it { $what }.
    .l = Juggled in by { $name }: { $what }.
    .m = Not every face here is a straight one: { $name } plays { $what }.

# $name lays $what, and nothing tops it. On the lead or on the pile.
played-top =
    .a = { $name } lays { $what }. There is no floor above this one.
    .b = The ceiling is reached: { $what }, by { $name }.
    .c = With { $what }, { $name } closes the discussion.
    .d = Nothing stands above { $what }, as { $name } points out.
    .e = “Anyone?” asks { $name } over { $what }, purely for form.
    .f = The ladder ends here: { $name }, with { $what }.
    .g = { $name } crowns the pile with { $what } and dusts both sleeves.
    .h = The final word: { $what }. { $name } speaks it softly.
    .i = Hats off for { $what }: { $name } plays the summit.
    .j = Only pigeons go higher than { $what }. Well laid, { $name }.
    .k = Door, bolt and key: { $name } plays { $what }.
    .l = From { $name }, { $what }; from the court, silence.

# $name has laid four or more of a rank, and the ranks run the other way from now on. For house rules that ask for it.
order-turned =
    .a = Revolution! { $name } has turned the ladder over; Threes are on top.
    .b = The world is upside down, thanks to { $name }. Twos go to the cellar.
    .c = { $name } shakes the table, and the order of ranks lands on its head.
    .d = Four of a kind, and a new age: by { $name }’s hand, the low are high.
    .e = Bells, smoke, { $name } on a chair: from now on the Three rules.
    .f = What was above is below. { $name } signs the decree with a flourish.
    .g = { $name } cries revolution, and the Twos take off their hats.
    .h = Up go the Threes, down go the Twos, and { $name } bows between them.
    .i = A revolution, says { $name }, and tips the whole staircase over.
    .j = The portraits are hung the other way up. { $name } holds the hammer.

# The same once more: the ranks run as usual again.
order-turned-back =
    .a = Revolution again! { $name } puts the ladder back on its feet.
    .b = The old order returns on the arm of { $name }. Twos are on top.
    .c = { $name } turns the world once more; it had hardly settled.
    .d = Back to the cellar with the Threes: { $name } restores the Twos.
    .e = Twice turned is straight. { $name } is thanked by every Ace.
    .f = A counter-revolution, led by { $name }. The Twos wave from a window.
    .g = { $name } sets the staircase upright and wipes the first step.
    .h = As you were, says { $name }; the ranks run as they used to.
    .i = The portraits are turned the right way up. { $name } hands out nails.
    .j = The Threes reigned briefly. { $name } sees them out.

# $suits followed the same suits: until the pile is taken only these may follow.
suits-locked =
    .a = A key turns: only { $suits } may follow.
    .b = The door is shut to all but { $suits }.
    .c = Locked! From here on it is { $suits } or nothing.
    .d = Twice running, so the pile is locked: { $suits }.
    .e = The guard lets in { $suits } and nobody else.
    .f = Bolts are drawn: { $suits }, and no other suit.
    .g = A sign goes up over the pile: { $suits } only.
    .h = The gatekeeper nods at { $suits } and folds both arms.
    .i = The tailor takes measure: { $suits }, and nothing off the peg.
    .j = Until this pile is gone, it answers to { $suits } alone.

# $name lays $what with an Eight in it, which takes the trick at once.
eight-stops =
    .a = { $name } lays { $what }, and an Eight stops everything.
    .b = Stop! With { $what }, { $name } ends the trick on the spot.
    .c = An Eight cuts the thread: { $what }, from { $name }.
    .d = { $name } shows { $what }. The trick is over; such are Eights.
    .e = Halfway through a sentence comes { $what }. { $name } has the floor.
    .f = The scissors go through at the Eight: { $name }, { $what }.
    .g = { $name } shuts the book with { $what }.
    .h = Curtain, and much too soon: { $what }, by { $name }.
    .i = A raised hand, an Eight in it: { $name } stops the pile with { $what }.
    .j = { $name } drops { $what } like a portcullis.

## Passes and tricks

# $name passes. Whether by choice or necessity is a secret.
passed =
    .a = { $name } passes.
    .b = A pass from { $name }, entered without comment.
    .c = { $name } studies the ceiling and passes.
    .d = With a nod to the next seat, { $name } passes.
    .e = Without incident, the turn goes past { $name }.
    .f = { $name } admires both sleeves, then passes.
    .g = “Pass,” says { $name }, and returns to the soup.
    .h = The scribe writes “{ $name }: pass” and blots it.
    .i = { $name } watches the turn roll by like a slow cart.
    .j = Quietly, { $name } passes.
    .k = One finger lifts: { $name } passes.
    .l = The turn visits { $name }, bows, and moves on.
    .m = { $name } straightens a candle and passes.
    .n = As for { $name }: pass.
    .o = Somewhere a chair creaks. { $name } passes.
    .p = From { $name }, a pass in good handwriting.
    .q = { $name } taps the table and passes.
    .r = Outside, a goose. Inside, { $name } passes.
    .s = The cat yawns, and { $name } passes.
    .t = { $name } consults the rafters and passes.
    .u = “Next,” murmurs { $name }.
    .v = A glance at the window: { $name } passes.
    .w = { $name } hums half a tune and passes.
    .x = Pass. It was { $name } who said it, and kindly.

# $names pass, one after the other; the line grows with each of them.
passed-together =
    .a = { $names } pass.
    .b = Passes from { $names }.
    .c = Round the table it goes: { $names } pass.
    .d = The turn strolls past { $names }.
    .e = “Pass,” say { $names }, each in turn.
    .f = A row of passes: { $names }.
    .g = The scribe brackets { $names } and writes “pass”.
    .h = In good order, { $names } pass.
    .i = Nods along the bench: { $names } pass.
    .j = The cat counts the passes: { $names }.
    .k = One by one, { $names } pass.
    .l = Down the table, { $names } pass.
    .m = Chairs creak, and { $names } pass.
    .n = Noted without comment: { $names } pass.

# $name passes the lead; $next is asked to lead now.
passed-lead =
    .a = { $name } passes the lead; { $next } is asked.
    .b = The lead strolls past { $name } and stops at { $next }.
    .c = “After you, { $next },” says { $name }, and passes the lead.
    .d = A bare table, and { $name } passes. If you please, { $next }.
    .e = With a bow, { $name } passes the lead on to { $next }.
    .f = { $name } leaves the bare boards bare. Over to { $next }.
    .g = All eyes move from { $name } to { $next }: the lead is passed.
    .h = The honour of starting moves from { $name } to { $next }.
    .i = A pass from { $name } is noted; { $next } is asked to lead.
    .j = Still warm, the lead travels past { $name } to { $next }.
    .k = Now { $next } may lead: { $name } passes.
    .l = One lap round the candle for the lead, from { $name } to { $next }.

# $name takes the trick and leads.
trick-taken =
    .a = The trick is { $name }’s, and the lead; the dust is everyone’s.
    .b = { $name } gathers up the pile and leads.
    .c = No answer comes. { $name } takes the trick and leads.
    .d = Swept up by { $name }, who leads next.
    .e = { $name } rakes it in like a careful gardener, and leads.
    .f = The echo belongs to { $name }, and so does the lead.
    .g = Court and cat look on as { $name } takes trick and lead.
    .h = One trick to { $name }, with the lead for change.
    .i = Nobody tops it: trick and lead to { $name }.
    .j = { $name } wins the trick, squares it tidily, and leads.
    .k = The pile goes under the table, the lead to { $name }.
    .l = Trick and lead go to { $name }, the crumbs to the broom.
    .m = With that, { $name } owns the pile and leads.
    .n = A line is ruled. { $name } takes the trick and leads.
    .o = Claimed, stacked, forgotten: { $name }’s trick, { $name }’s lead.
    .p = { $name } collects, bows slightly, and leads.

# $name is out of the round and nobody topped the play left behind; $next leads.
trick-inherited =
    .a = { $name } is gone and unanswered; { $next } inherits the lead.
    .b = Nobody tops the farewell of { $name }. { $next } leads.
    .c = No answer to the parting cards of { $name }. { $next } leads.
    .d = An empty chair wins: { $name }’s. { $next } leads.
    .e = By the will of { $name }, read aloud: { $next } leads.
    .f = { $next } picks up the lead that { $name } left on the chair.
    .g = An heir is found: { $next } leads where { $name } stopped.
    .h = { $name } waves from the door; { $next } takes the lead.
    .i = Gone, and still on top: { $name }. { $next } leads.
    .j = The trick was { $name }’s. The lead is { $next }’s.
    .k = In absence, { $name } wins the trick; { $next } leads.
    .l = What { $name } left untopped stays so. { $next } leads.

## One card

# $name holds exactly one card, and the herald says so.
one-card =
    .a = **One card!** The herald’s voice cracks: { $name }.
    .b = **One card!** That is all { $name } holds.
    .c = **One card!** { $name } holds it like a hot chestnut.
    .d = **One card!** Drums, please, for { $name }.
    .e = **One card!** The court edges its chairs away from { $name }.
    .f = **One card!** Hear ye: it is { $name }’s.
    .g = **One card!** { $name } fans it out, which takes no time.
    .h = **One card!** Even the cat looks at { $name }.
    .i = **One card!** A lonely one, and { $name } guards it.
    .j = **One card!** Trumpets for { $name }; the trumpeter is winded.
    .k = **One card!** In the ledger, { $name } is underlined twice.
    .l = **One card!** Whispers run round the hall: { $name }, { $name }.

# $name holds exactly one card and calls it in time.
one-card-called =
    .a = “**One card!**” calls { $name }, before anyone can ask.
    .b = { $name } rises and declares it: **one card!**
    .c = In a clear voice from { $name }: **one card!**
    .d = Honest as a milestone, { $name } calls **one card!**
    .e = The herald is spared the trouble: { $name } calls **one card!**
    .f = { $name } holds up a finger: **one card!**
    .g = Let it be known, says { $name }: **one card!**
    .h = Loud enough for the kitchen, { $name } calls **one card!**
    .i = It is { $name } who says it first: **one card!**
    .j = { $name } calls **one card!** and the whole hall sits up.
    .k = Properly announced, as custom asks: { $name }, **one card!**
    .l = A throat is cleared. Then, from { $name }: **one card!**

# $name held exactly one card without a call, and $by said so.
one-card-caught =
    .a = { $by } points at { $name }: **one card**, and not a word of it!
    .b = Caught! { $name } held **one card**, and { $by } counted.
    .c = “Forgetting something, { $name }?” asks { $by }. **One card!**
    .d = { $name } sat very quietly on **one card**. { $by } noticed.
    .e = Sharp eyes, { $by }: { $name } has **one card** and called none.
    .f = **One card!** It is { $by } who says it, and { $name } who blushes.
    .g = A tap on { $name }’s shoulder from { $by }: **one card**, no call.
    .h = Silence was a fair try, { $name }. { $by } saw the **one card**.
    .i = Nothing escapes { $by }, least of all { $name }’s **one card**.
    .j = { $by } coughs in the direction of { $name }. **One card**, uncalled!
    .k = The scribe takes note: { $by } caught { $name } with **one card**.
    .l = Uncalled at { $name }’s seat: **one card**. { $by } calls it instead.

## Leaving the round

# $name is the first to get rid of all cards.
went-out-first =
    .a = { $name } rises from the table without hurry: out first.
    .b = First out! { $name } leaves the rest to sort themselves.
    .c = An empty hand and first of all: { $name }.
    .d = Bring the good chair: { $name } is out first.
    .e = { $name } is done; the others have the dishes.
    .f = The crown clears its throat and looks at { $name }: first out.
    .g = Before anyone else, { $name } shows two empty palms.
    .h = First through the door and first at supper: { $name }.
    .i = { $name } finishes first, and the herald finds a trumpet.
    .j = All gone! { $name } is first, and asks after the pudding.
    .k = In the ledger a crown is already half drawn: { $name }, first.
    .l = With no cards and a light step, { $name } leads the way out.

# $name gets rid of all cards; $place is second, third and so on.
went-out =
    .a = { $name } is out, { $place } to the soup.
    .b = Chair pushed back, cards all gone: { $name }, { $place }.
    .c = In { $place } place, { $name } leaves the table.
    .d = The { $place } to go is { $name }, with a nod to the cook.
    .e = { $name } slips out { $place }, closing the door softly.
    .f = Note it down: { $name }, { $place } out.
    .g = Safe! { $name } is { $place } over the drawbridge.
    .h = No cards, no cares: { $name } finishes { $place }.
    .i = { $name } finishes { $place } and borrows a footstool.
    .j = Another empty hand; { $name } is out, { $place }.
    .k = The porter counts { $name } out, { $place }.
    .l = It is { $place } for { $name }, and a seat by the fire.

# $name is the last to hold cards: the round is over.
last-one =
    .a = { $name } is left holding the broom.
    .b = The round ends here, with { $name } still at the table.
    .c = Last of all, { $name } keeps the cards warm.
    .d = Everyone else has gone to supper. { $name } stacks the chairs.
    .e = { $name } has the table, the cards and the washing-up.
    .f = Here the round stops, and { $name } with it: last.
    .g = A broom is held out, kindly, to { $name }.
    .h = Somebody snuffs the candles, and it is { $name }.
    .i = Round over! { $name } may put the cards down now.
    .j = Only the cat stays to keep { $name } company, last of all.
    .k = The cards grew fond of { $name } and stayed to the end.
    .l = For the record, { $name }: last. The scribe pats a shoulder.

# $name leaves in mid-round; the cards lie face down.
left =
    .a = { $name } leaves the table, cards face down.
    .b = Cards go face down, and { $name } goes home.
    .c = { $name } has left; the cards keep their secret.
    .d = A chair scrapes: { $name } departs, cards face down.
    .e = Called away, { $name } lays the cards face down.
    .f = The cards of { $name } lie face down, and the seat is empty.
    .g = Safe travels, { $name }. The cards stay, face down.
    .h = { $name } takes cloak and leave; the cards lie face down.
    .i = One seat fewer: { $name } goes, cards face down.
    .j = The drawbridge lowers for { $name }. No card is shown.
    .k = Unseen, the cards of { $name } leave play. Their owner has gone.
    .l = Farewell to { $name }, whose cards stay face down.

# $name, a steward (a computer player), takes the cards of $whom.
steward-sits =
    .a = { $name } takes the chair of { $whom }; stewards never ask why.
    .b = The seat of { $whom } goes to { $name }, who wears gloves.
    .c = A steward’s work is never done: { $name } plays for { $whom }.
    .d = { $name } dusts off the chair of { $whom } and sits.
    .e = While { $whom } is away, { $name } keeps the seat warm.
    .f = Keys jingle: { $name } takes over for { $whom }.
    .g = The cards of { $whom } go to { $name }, who bows to them.
    .h = For { $whom }, and for no extra wages, { $name } plays on.
    .i = { $name } arrives with a cushion and plays for { $whom }.
    .j = Household matters: { $name } minds the cards of { $whom }.
    .k = Enter { $name }, sleeves rolled, in place of { $whom }.
    .l = Not for the first time, { $name } minds a chair: { $whom }’s.

# $name is back in the seat that a steward kept.
came-back =
    .a = { $name } is back, and the steward stands up at once.
    .b = Look who returns: { $name }, to a warm chair.
    .c = The seat is { $name }’s again; the steward left it tidy.
    .d = Back in the saddle: { $name }.
    .e = { $name } returns; the steward bows out backwards.
    .f = Welcome home, { $name }. Nothing was broken.
    .g = With a cough, { $name } reclaims the chair.
    .h = Footsteps in the hall, and { $name } sits down once more.
    .i = { $name } takes the cards back from careful gloves.
    .j = A steward is thanked with a nod: { $name } plays again.
    .k = Once more in person: { $name }.
    .l = As if never gone, { $name } is back at the table.

## The round begins

# Taxes are being collected.
taxes-open =
    .a = The taxes are due. Coins change hands behind a curtain.
    .b = A collector sets up a small table and a large scale.
    .c = By old custom, the low give their best. Sighs are free.
    .d = A curtain is drawn; behind it, taxes.
    .e = Tax time. The floorboards creak with generosity.
    .f = Ledgers open, purses follow.
    .g = The bell for taxes rings, slightly too cheerfully.
    .h = What goes up the stairs now is called a gift.
    .i = Behind the curtain: much counting, some sighing.
    .j = Quills out! The taxes are being collected.
    .k = Every crown needs upkeep. The collector makes the rounds.
    .l = Please have your taxes ready, and your faces straight.

# All taxes are exchanged; $name leads.
taxes-done =
    .a = The taxes are in. { $name } leads.
    .b = All debts are settled, and { $name } leads.
    .c = The curtain parts: { $name } has the lead.
    .d = { $name } leads, now that the scales are put away.
    .e = Paid, counted, forgiven. The lead is { $name }’s.
    .f = Ledgers shut with a thump; { $name } is asked to lead.
    .g = With the taxes done, { $name } takes the first lead.
    .h = Thanks were given with a nod. Lead on, { $name }.
    .i = { $name } may lead: every gift has found its owner.
    .j = So much for the taxes. Now { $name } leads.
    .k = The collector goes to lunch, and the lead to { $name }.
    .l = Everybody who owed has paid. { $name } leads.

# A round without taxes begins; $name leads.
round-opens =
    .a = No taxes this round. { $name } leads.
    .b = The collector has the day off; { $name } leads.
    .c = { $name } leads, and every purse stays shut.
    .d = Cards are dealt, taxes are not: { $name } leads.
    .e = A round begins, untaxed and hopeful. First lead: { $name }.
    .f = Fresh cards, clean slates. The lead is { $name }’s.
    .g = Trumpets! The round is open, and { $name } leads.
    .h = { $name } has the lead; the tax chest stays locked.
    .i = Untaxed, by rare good manners: { $name } leads.
    .j = Let the round begin, { $name } leading.
    .k = This time nobody pays. { $name } leads.
    .l = With no coin to count, { $name } leads at once.

## Tarot-himi

# $name shows all the table $card, an arcana, because its power is used. It stays in the hand.
shown =
    .a = { $name } holds up { $card }. So that is how.
    .b = Let the record show { $card }, says { $name }.
    .c = Behind the fan of { $name }, { $card } peeps out.
    .d = “By leave of { $card },” says { $name }, showing it round.
    .e = { $card } is held to the light by { $name }, and put away again.
    .f = A licence is asked for; { $name } produces { $card }.
    .g = { $name } has it in writing: { $card }.
    .h = The scribe looks up at { $name }, sees { $card }, and nods.
    .i = One glimpse of { $card }, by courtesy of { $name }.
    .j = { $name } lays a finger on { $card }. Objections cease.

# $name spends Justice: $whom takes $what back from the pile.
rescinded-one =
    .a = Justice is done by { $name }: { $whom } takes back { $what }.
    .b = { $name } calls the bailiff; { $what } returns to { $whom }.
    .c = The scales tip: { $name } sends { $what } back to { $whom }.
    .d = “One too many,” rules { $name }. { $whom } takes back { $what }.
    .e = A small correction by { $name }: { $what }, home to { $whom }.
    .f = { $whom } is handed { $what } again; { $name } signs for it.
    .g = Blindfolded, { $name } points: { $what }, back to { $whom }.
    .h = The court of { $name } has sat. { $whom } keeps { $what }.
    .i = Back from the pile: { $what }. { $whom } thanks { $name }, coldly.
    .j = { $name } finds against { $whom }, who takes { $what } home.

# $name spends Judgement: $whom takes $what, all of it, back from the pile.
rescinded-all =
    .a = A trumpet from { $name }: { $whom } takes back { $what }.
    .b = { $name } undoes it all and sends { $what } home to { $whom }.
    .c = As if never played: { $what }, back to { $whom }, thanks to { $name }.
    .d = Judgement, cries { $name }, and { $whom } gathers up { $what }.
    .e = The last page is torn out by { $name }. { $whom }: { $what }.
    .f = { $whom } is given { $what } once more. { $name } looks innocent.
    .g = { $name } clears the top of the pile: { $what }, to { $whom }.
    .h = With { $what } in hand again, { $whom } blames { $name }.
    .i = Let { $whom } have { $what } again, rules { $name }.
    .j = With one blast { $name } returns { $what } to { $whom }.

# $name was out and holds cards again.
recalled =
    .a = { $name } had gone home, and is fetched back in slippers.
    .b = Not so fast: { $name } still has work to do.
    .c = A knock at the door of { $name }: the round wants company.
    .d = { $name } returns to the table, hat still on.
    .e = The place of { $name } is struck out; the chair is still warm.
    .f = Back among the players: { $name }, who had said goodbye.
    .g = Supper waits: { $name } is wanted. Another chair, please.
    .h = Out is not always out, learns { $name }.
    .i = The carriage is turned round, and { $name } steps down.
    .j = Once more unto the table, dear { $name }.

# $name spends The Chariot and swaps a card with $whom, unseen.
swapped =
    .a = Wheels on gravel: { $name } calls on { $whom } and swaps a card.
    .b = { $name } rides up to { $whom }. Something changes hands.
    .c = A brisk exchange, with { $whom }, at the suggestion of { $name }.
    .d = { $whom } is visited by { $name }, who did not come to stay.
    .e = The Chariot stops at { $whom }. { $name } leans out.
    .f = Hoofbeats; { $name } and { $whom } have traded in the dust.
    .g = { $name } pays { $whom } a call, and leaves a card.
    .h = Under the cloak of { $name }, a card goes to { $whom }, and another comes back.
    .i = “A fair swap,” says { $name }. { $whom } is still looking.
    .j = { $name } takes from { $whom } and gives, in that order.

# $name spends The Wheel of Fortune: $cards (“three cards”) go into the discards, as many come back, unseen.
spun =
    .a = { $name } gives the Wheel a push: { $cards } in, as many out.
    .b = Round it goes: { $cards } for { $name }, from the heap.
    .c = The heap is stirred; { $name } draws { $cards }.
    .d = Fortune deals again: { $cards }, to { $name }.
    .e = { $name } trusts the spokes, for { $cards } this time.
    .f = With closed eyes { $name } swaps { $cards }.
    .g = What is gone comes back: { $name } fishes out { $cards }.
    .h = A creak, a turn, and { $cards } for { $name }.
    .i = { $name } asks the Wheel, and the Wheel hands over { $cards }.
    .j = Luck is put to work by { $name }: { $cards } changed.

## Coming and going

# $name sits down between two rounds.
joined =
    .a = { $name } sits down and is given a napkin.
    .b = A chair is found for { $name }.
    .c = Room for one more: { $name } joins the table.
    .d = The court gains { $name } and loses a little elbow room.
    .e = { $name } joins, wiping good boots on a better mat.
    .f = Welcome, { $name }. The soup is to the left.
    .g = In walks { $name }, and the bench shuffles along.
    .h = { $name } takes a seat among us.
    .i = Onto the list, in fair ink: { $name }.
    .j = Make the bench longer: { $name } is here.
    .k = Newly seated, napkin still folded: { $name }.
    .l = Another cup is set out, for { $name }.

# $name drew the card $what, in the open, and it gave the seat.
joined-pick =
    .a = { $name } draws { $what }, and is shown the chair that goes with it.
    .b = For a seat { $name } draws { $what }; the bench shuffles along.
    .c = Fortune seats { $name } by { $what }.
    .d = Up comes { $what }, and { $name } sits where it says.
    .e = A strange pack yields { $what }, and { $name } a place.
    .f = With { $what } in hand, { $name } counts the chairs and sits.
    .g = Chairs are dealt by the card: { $what } for { $name }.
    .h = Drawn at the door by { $name }: { $what }. The herald points to a seat.
    .i = As { $what } would have it, { $name } sits down here.
    .j = Coming in, { $name } shows { $what } and is seated by it.
    .k = Nobody argues with { $what }: that seat is { $name }’s.
    .l = The usher reads out { $what }, and { $name } goes to a chair.

# $name waits for the next round.
joined-gate =
    .a = At the gate: { $name }, for the next round.
    .b = { $name } waits at the gate until the next deal.
    .c = Someone knocks. It is { $name }, who will play next round.
    .d = The porter lets { $name } in as far as the bench, until the deal.
    .e = { $name } has a place in the next round, and a stool till then.
    .f = Next round brings us { $name }.
    .g = A cloak is hung in the hall: { $name } joins at the next deal.
    .h = Soon to be seated: { $name }.
    .i = The list for the next round gains a name: { $name }.
    .j = { $name } looks in, nods, and will join next round.
    .k = Save a chair for { $name } when this round is done.
    .l = Already on the drawbridge: { $name }, early for the next round.

# $name will leave after this round.
leaves-after =
    .a = { $name } will leave us after this round.
    .b = To the end of this round, then home: { $name }.
    .c = A horse is being saddled for { $name }, for after the round.
    .d = { $name } has sent for a coat, and plays the round out.
    .e = When this round ends, { $name } takes leave.
    .f = This is { $name }’s last round for now.
    .g = The carriage of { $name } will wait until the round is over.
    .h = { $name } plays on to the end of the round, then goes.
    .i = After the round a chair falls free: { $name }’s.
    .j = Fair notice from { $name }: this round, then the road.
    .k = Pencilled in for after the round: a farewell to { $name }.
    .l = Bags packed, { $name } stays for the rest of this round.

## Seats and ranks

# $name drew the highest card, $what, and takes the first seat.
drawn-first =
    .a = { $name } draws { $what }, and with it the first seat.
    .b = Fortune winks: { $what }, and { $name } sits first.
    .c = With { $what }, { $name } takes the tallest chair.
    .d = The crown goes on loan to { $name }, against { $what }.
    .e = High draw: { $what }. A cushion for { $name }!
    .f = No draw beats { $what }; { $name } sits first.
    .g = { $name } turns up { $what }, and the best chair turns too.
    .h = By nothing but luck, { $name }: { $what }, and the top seat.
    .i = Drawn highest: { $what }. { $name } tries to look surprised.
    .j = It takes { $what } to sit first, and { $name } drew it.
    .k = A herald reads out { $what } and bows to { $name }.
    .l = One look at { $what }, and the whole hall bows to { $name }.

# $name drew the lowest card and takes the last seat.
drawn-last =
    .a = { $name } draws lowest, and is shown the broom.
    .b = Lowest card, lowest chair: { $name }.
    .c = Fortune looks out of the window: { $name } sits last.
    .d = The far end of the table awaits { $name }.
    .e = { $name } starts at the bottom, where the view is upward.
    .f = Somebody draws lowest, and this time it is { $name }.
    .g = A broom introduces itself to { $name }.
    .h = Nearest the door, furthest from the soup: { $name }.
    .i = A small stool, a low card: { $name }.
    .j = Of all the cards the humblest goes to { $name }.
    .k = From the last seat, { $name } has only stairs ahead.
    .l = The cat shares its corner with { $name }, who drew lowest.

# $name finished higher than before, by $count seats.
rise =
    .a = { $name } climbs { places } and thanks the ladder.
    .b = Up { places }: { $name }, slightly out of breath.
    .c = Rising by { places }, { $name } sends for the tailor.
    .d = The ladder held: { $name } is up { places }.
    .e = { $name } moves up { places }, nearer the fire.
    .f = Better soup for { $name }, up { places }.
    .g = A rise of { places } for { $name }, in fair ink.
    .h = New hat for { $name }, who gains { places }.
    .i = { $name } goes up { places } and still greets the cook.
    .j = Note the posture: { $name } sits { places } higher.
    .k = Humming, { $name } goes up by { places }.
    .l = Chairs are moved: { $name } is up by { places }.

# $name finished lower than before, by $count seats.
fall =
    .a = { $name } comes down { places }, holding the banister.
    .b = The stairs are well waxed: { $name } is down { places }.
    .c = A cooler seat for { $name }, { places } lower.
    .d = In good order, { $name } descends { places }.
    .e = { $name } drops { places } and meets old friends there.
    .f = The soup comes later now for { $name }, down { places }.
    .g = Somebody moved the ladder: { $name } is { places } lower.
    .h = { $name } slips { places }. The cat looks away, out of tact.
    .i = Mind the step, { $name }: it was { places } deep.
    .j = In the ledger { $name } moves down { places }, in small script.
    .k = { $name } gives up { places } and keeps a straight back.
    .l = Lower by { places }, { $name } praises the new view.

# $name was last and is first now.
rise-crown =
    .a = From broom to crown in one round: { $name }. The tutors reel.
    .b = { $name } puts down the broom and picks up the crown.
    .c = The scribe checks twice: { $name }, from last to first.
    .d = All the stairs at once: { $name } is crowned.
    .e = { $name } went to sweep the throne room and stayed.
    .f = Who will sweep now? { $name } has the crown.
    .g = Bottom to top without a landing: { $name }.
    .h = A ballad is begun at once: *{ $name } and the Flying Broom*.
    .i = { $name } climbs from the very last seat to the very first.
    .j = Out of the kitchen and into the crown: { $name }.
    .k = Nobody saw the ladder, yet there sits { $name }, first.
    .l = One round ago, a broom; now, a crown. { $name } keeps both.

# $name was first and still is.
reign =
    .a = { $name } keeps the crown. It has begun to fit.
    .b = The crown stays where it is: on { $name }.
    .c = Nobody asks { $name } to get up.
    .d = Another round, same crown, same { $name }.
    .e = { $name } reigns on; the portrait painter is paid again.
    .f = No change at the top: { $name }.
    .g = By now the throne has taken the shape of { $name }.
    .h = Crown polished, not moved: { $name } remains.
    .i = { $name } was asked about the crown, and laughed.
    .j = Still { $name }. The coins need no new face.
    .k = With the crown a little heavier, { $name } sits first again.
    .l = A herald reads the old proclamation once more: { $name }.

# $name was first and is not any more; $next is.
fall-crown =
    .a = { $name } loses the crown; { $next } has it.
    .b = The crown rolls from { $name } to { $next }.
    .c = { $next } tries on the crown. { $name } gives advice.
    .d = The reign of { $name } is over. The crown is { $next }’s.
    .e = { $name } hands crown, keys and cat to { $next }.
    .f = A new face on the coins: { $next }, where { $name } was.
    .g = From { $name } to { $next }: one crown, lightly used.
    .h = The throne is dusted for { $next }; { $name } keeps the cushion.
    .i = { $next } reigns, and { $name } has the afternoons free.
    .j = Portraits are changed: out { $name }, in { $next }.
    .k = One crown, four hands: { $name } lets go, { $next } holds.
    .l = Exit { $name } with dignity; enter { $next } with the crown.

# $name was last and still is.
stuck =
    .a = { $name } stays last. The broom is glad of it.
    .b = The broom keeps { $name }, or the other way round.
    .c = Last again: { $name }, who knows where everything is kept.
    .d = { $name } keeps the last seat; the floor has never been cleaner.
    .e = No stairs this time for { $name }, last again.
    .f = Same stool, same draught: { $name }.
    .g = How the kitchen would have missed { $name }!
    .h = { $name } is last once more, and takes it like a poet.
    .i = Patience, { $name }. The ladder is being mended.
    .j = Loyal to the last seat: { $name }.
    .k = Once more the far end of the table goes to { $name }.
    .l = A cushion, at least, for { $name }, last again.

## Decrees

# $name is the Tahimi and decrees; the decree follows below the line.
proclaimed =
    .a = { $name } clears a royal throat: be it known!
    .b = Hear what pleases { $name }, and mind it.
    .c = A scroll unrolls across the floor, sealed by { $name }.
    .d = By the will of { $name }, for one round only, all is new.
    .e = { $name } has had a thought in the bath.
    .f = Trumpets, slightly late, for the word of { $name }.
    .g = New custom, warm from the hand of { $name }!
    .h = Ink still wet, { $name } proclaims.
    .i = { $name } waves a ring at the old custom.
    .j = Let it be nailed to the door, says { $name }.
    .k = The herald bows, unrolls, and reads out for { $name }.
    .l = What { $name } dreamt last night is law today.

## Waiting

# Players are called to a new table.
lobby =
    .a = A herald unrolls a long list and wets a short pencil.
    .b = The benches are out and the candles lit. Who plays?
    .c = Hear ye! The court seeks players of any rank.
    .d = A crown, a broom, and chairs for all between.
    .e = The table is laid. Come and be sorted.
    .f = Wanted: players. Offered: a crown, or a broom.
    .g = Mind the goose: the drawbridge is down.
    .h = Titles are being given out. Some of them are good.
    .i = Step up! Ranks by luck now, by wit later.
    .j = Somewhere on this list is room for your name.
    .k = Seats are free, manners appreciated.
    .l = Somebody will wear the crown. Come and see who.

# Enough players have come; the host may begin.
lobby-ready =
    .a = There are enough of us. The herald tunes the trumpet.
    .b = The court is large enough to begin.
    .c = Enough chairs are warm: the game may start.
    .d = We are enough for a quarrel, and so for a game.
    .e = The cards are shuffled twice, in case we start.
    .f = Say the word, and the game begins.
    .g = Ready when the host is. Late guests are welcome still.
    .h = A scribe counts heads and is content.
    .i = The table fills; the cat gives up its chair.
    .j = All it takes now is one word from the host.
    .k = Enough have come. More may.
    .l = Candles lit, company good: we could begin.

# The next deal is awaited.
between =
    .a = The cards are being shuffled; legs may be stretched.
    .b = A short rest. Somebody sweeps, and we know who.
    .c = Between rounds the whole court is equal, briefly.
    .d = Soup is served, in order of rank.
    .e = The dealer blows on cold fingers.
    .f = Stretch, sip, forgive. The next deal is near.
    .g = Quills are sharpened, and so are wits.
    .h = New chairs, new grudges, next deal soon.
    .i = The cat inspects the deck and finds it complete.
    .j = In a moment, cards. For now, gossip.
    .k = Thrones are dusted while you wait.
    .l = Pause. The herald gargles.
