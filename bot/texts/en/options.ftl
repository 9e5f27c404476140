### House rules. Of each: its name, `.about` what it decides (one line), `.<value>` the value in a form, and `.told-<value>`
### how the lobby says it in one breath. Yes and no are `on` and `off`.

option-default = { $label } (default)
option-default-on = { $about } Default: yes.
option-default-off = { $about } Default: no.

# For an option with more numbers than a menu holds; and for one that may also be none of them.
option-numbers = a number from { $least } to { $most }{ $step ->
    [1] { "" }
   *[other] , in steps of { $step }
}
option-numbers-or-none = { $numbers }, or nothing for none

option-preset = Ready-made rules
    .told-mooseyard = Mooseyard rules

## Deck

option-deck-mode = Deck
    .about = What five or more players play with. Three or four always have 52 cards.
    .expanded = Expanded: 13 cards each, with extra ranks (11 to 15) between Ten and Jack
    .extra_suits = Extra suits: 13 cards each, one more suit for each player above four
    .standard = Standard: 52 cards, however many play
    .told-expanded = expanded deck
    .told-extra_suits = extra suits
    .told-standard = 52 cards for any number

option-removal-rank = Cards taken out
    .about = The rank from which cards are taken out until the hands are equal.
    .auto = Automatic: the middle of the deck
    .told-auto = middle cards taken out
    .told-rank = taken out first: { $rank }

option-divide-evenly = Equal hands
    .about = Cards are taken out until everybody gets the same number.
    .told-on = equal hands
    .told-off = uneven hands

## Cards

option-jokers = Jokers
    .about = Whether two jokers are in the deck, and what they count as.
    .none = None
    .low = Low: below every other card when led alone
    .wild = Wild: any rank
    .told-none = no jokers
    .told-low = two low jokers
    .told-wild = two wild jokers

option-joker-tax = Jokers at tax time
    .about = Whether a joker counts as the best card or as the worst one.
    .auto = As they are: wild ones best, low ones worst
    .high = Best: they are handed over first
    .low = Worst: they are kept
    .told-auto = jokers taxed as they count
    .told-high = jokers taxed first
    .told-low = jokers taxed last

option-deuces-high = Deuces high
    .about = The Two is the highest rank, above the Ace.
    .told-on = deuces high
    .told-off = deuces low

option-instant-top = The top card ends it
    .about = A play of the highest rank takes the trick at once.
    .told-on = a top card ends the trick
    .told-off = top cards are waited out

option-packs = Packs
    .about = How many packs of 52 cards are shuffled together.
    .auto = Automatic: at least eight cards each
    .told-auto = packs by players
    .told-1 = one pack
    .told-2 = two packs
    .told-3 = three packs
    .told-4 = four packs

option-min-run = Shortest run
    .about = How many cards of one suit in a row make a run.
    .told-3 = runs of three or more
    .told-4 = runs of four or more

option-exchange = Exchange
    .about = Which cards change hands after the deal, from the second round on.
    .classic = Classic: two cards and one
    .scaled = Scaled: three, two and one with eight or more
    .none = None
    .told-classic = classic exchange
    .told-scaled = scaled exchange
    .told-none = no exchange

option-revolution = Revolution
    .about = Four or more cards of one rank turn the order of ranks round.
    .told-on = revolutions
    .told-off = no revolutions

option-eight-stop = Eights stop
    .about = A play with an Eight in it takes the pile at once.
    .told-on = Eights take the pile
    .told-off = Eights are ranks like others

option-suit-lock = Locks
    .about = When a play has the suits of the one below, only these may follow.
    .told-on = suits lock
    .told-off = suits never lock

option-spade-three = Three of Spades
    .about = Played alone, it beats a Two that was played alone; three players have no Threes.
    .told-on = the 3♠ beats a lone 2
    .told-off = the 3♠ is a Three

## Ranks and taxes

option-seating = First seats
    .about = How the first ranks are found. Join order needs an unranked first round.
    .draw = By a draw: the highest card is Tahimi
    .join_order = In join order
    .told-draw = seats drawn
    .told-join_order = seats in join order

option-first-lead = First round
    .about = Whether the first round has ranks. One without them needs seats in join order.
    .top = Ranked: the Tahimi leads
    .after_dealer = Unranked: the seat after a random dealer leads
    .told-top = first round ranked
    .told-after_dealer = first round unranked

option-progressive-taxes = Taxes
    .about = Whether six or more players pay higher taxes.
    .auto = Automatic: higher unless the deck is standard
    .always = Always higher
    .never = Never: two cards and one
    .told-auto = taxes by deck
    .told-always = higher taxes with any deck
    .told-never = flat taxes

option-tax-first-round = Taxes in round one
    .about = Taxes are due before anybody has earned a rank.
    .told-on = taxes in round one
    .told-off = round one untaxed

option-rank-privilege = Rank privilege
    .about = When nobody tops a player’s last cards, the highest rank leads.
    .told-on = rank privilege
    .told-off = no rank privilege

## Tricks and One Card

option-lead-pass = Passing the lead
    .about = Whether a player with the lead may pass it.
    .allowed = Allowed, but not all the way round
    .forbidden = Forbidden: the leader must play
    .told-allowed = the lead may be passed
    .told-forbidden = the lead must be played

option-one-card = One Card
    .about = How everybody learns that a player is down to one card.
    .auto = The herald, always
    .manual = The player, who may be caught forgetting it
    .told-auto = the herald calls “One card”
    .told-manual = call “One card” yourself

option-one-card-penalty = Caught with one card
    .about = What happens to a player who is caught. Only where players call it themselves.
    .none = Embarrassment
    .skip = Must pass the next turn
    .told-none = no penalty for silence
    .told-skip = caught players skip a turn

option-show-counts = Card counts
    .about = Everybody sees how many cards each player holds.
    .told-on = card counts shown
    .told-off = hidden counts

## Table

option-seats = Players wanted
    .about = Stewards fill the table up to this number; more people may still sit down.

# In the menu; the lobby has it among its facts.
seats-wanted = { $count } seats

option-pace = Pace
    .about = How long a decision may take before it is made for you.
    .quick = Quick: 20 seconds
    .lively = Lively: 45 seconds
    .reserve = Time reserve: 15 seconds, and 2 minutes more for a whole round
    .relaxed = Relaxed: 2 minutes
    .slow = Slow: 12 hours
    .told-quick = quick pace
    .told-lively = lively pace
    .told-reserve = time reserve
    .told-relaxed = relaxed pace
    .told-slow = slow pace

option-join-policy = Newcomers
    .about = Where newcomers sit when they come in between two rounds.
    .middle = In the middle
    .serf = At the bottom
    .redraw = Everybody draws for seats again
    .pick = Where the card they draw puts them
    .told-middle = newcomers in the middle
    .told-serf = newcomers at the bottom
    .told-redraw = everybody draws again for newcomers
    .told-pick = newcomers draw a card

option-best-of = Best of
    .about = A series of rounds with a winner. Each round, you get a point for every player behind you.
    .none = No end: round follows round
    .told-none = no series
    .told-3 = best of 3 rounds
    .told-5 = best of 5 rounds
    .told-10 = best of 10 rounds

option-sealed = Sealed hands
    .about = The hands of a round are never shown, not even after it.
    .told-on = hands stay sealed
    .told-off = hands shown at the end

option-decrees = Decrees
    .about = Before each round the Tahimi may change rules for that round alone.
    .told-on = decrees
    .told-off = no decrees

option-stewards = Stewards
    .about = Computer players may fill seats, and sit in for players who leave or fall asleep.
    .told-on = stewards allowed
    .told-off = no stewards

option-level = Level of stewards
    .about = How well they play. A change applies to every steward at the table.
    .page = Pages: beginners, who slip now and then
    .merchant = Merchants: sensible play
    .vizier = Viziers: they count cards and think ahead
    .master = Masters: viziers who think for longer
    .told-page = stewards are pages
    .told-merchant = stewards are merchants
    .told-vizier = stewards are viziers
    .told-master = stewards are masters

option-hints = Hints
    .about = Players may ask a vizier what to do, with /cards hint.
    .told-on = hints allowed
    .told-off = no hints

option-begins = Beginning
    .about = When the first cards are dealt.
    .host = When the host begins
    .full = When every seat that the host wants is taken
    .told-host = the host begins
    .told-full = begins when all seats are taken

option-weekends = Weekends
    .about = Whether Saturdays and Sundays count at the slow pace, by the server’s time zone.
    .told-on = weekends count
    .told-off = weekends do not count

option-partners = Partners
    .about = How partners find each other, where players have partners.
    .agreed = By agreement: everybody chooses a side in the lobby
    .drawn = By lot, with the first deal of a match
    .told-agreed = partners by agreement
    .told-drawn = partners drawn by lot

option-on-leave = Leaving
    .about = What happens to the seat of a player who leaves the match.
    .bot = A steward plays it on, and may win
    .forfeit = It is forfeited once the round is scored
    .told-bot = stewards may win for people who leave
    .told-forfeit = leaving forfeits

## The groups, as buttons and as headings of their forms

group-deck = 🃏 Deck
group-cards = ✨ Jokers & high cards
group-ranks = 👑 Ranks & taxes
group-tricks = ☝️ Tricks & One Card
group-cousin = 🔄 As in Daifugō
group-court = 🖋️ Court
group-table = 🪑 Table
group-company = ⚙️ Stewards & calls
group-rules = 📜 Rules
# A group that has no name of its own, by the first of its house rules.
group-of = 📜 { $titles }{ $more ->
    [yes] …
   *[no] { "" }
}

## Ready-made sets

preset-court = Court rules
    .about = Ranks by a draw, 13 cards each, taxes from round two.
preset-mooseyard = Mooseyard
    .about = A plain deck for three to five: no privilege, flat taxes, first round unranked.
preset-usual = Standard rules
    .about = The rules as written.
preset-short = Short match
    .about = The rules as written, but over sooner.
preset-series = First to three
    .about = Round follows round, until somebody has won three.
preset-hasty = In haste
    .about = Twenty seconds a turn, and the leader must play.
preset-cheeky = Cheeky table
    .about = Call “One card” yourself, before somebody catches you.
preset-equal = Equal chances
    .about = Nothing changes hands after the deal.
preset-steep = Steep taxes
    .about = With eight or more players, three pairs exchange three, two and one card.
preset-daifugo = As in Daifugō
    .about = Revolutions, Eights that stop, locks, and a Three of Spades that beats a Two.
preset-quick = Quick court
    .about = Twenty seconds a turn, 52 cards, and the leader must play.
preset-cruel = Cruel court
    .about = Taxes from round one, newcomers at the bottom, and woe to a silent last card.

## The menu

house-title = ## 📜 House rules
house-hint = These are the rules at this table; the ones in **bold** are not the usual ones.
house-host = { $host }, the host, can change them until the first deal. The rules in **bold** are not the usual ones.
house-fixed = Cards have been dealt: these are the house rules of this table. The rules in **bold** are not the usual ones.
house-levels = Change the level of a steward…
house-level = { $name }: { $level } → { $next }
house-send-away = Send somebody away…
house-group = **{ $group }** — { $told }
house-seats = **👥 At the table** — { $people ->
    [one] 1 person
   *[other] { $people } people
}, { $stewards ->
    [one] 1 steward
   *[other] { $stewards } stewards
}
house-game = Game: { $game }
house-preset = Rules: { $preset }
house-games = Another game…
house-presets = Ready-made rules…
