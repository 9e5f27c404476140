### Indian Chief. The voice: somebody who counts cherry stones along the rim of a plate, on a long afternoon. The jokes
### are about cherries, sums and the afternoon, never about the people of the rhyme. Nothing is said of hidden cards.

game-indian-chief = Indian Chief
    .about = Also called Rich Man, Poor Man. Seven turns, seven sealed melds of one to seven cards.
indian-chief-length =
    .usual = Seven turns, about fifteen minutes.
indian-chief-option-decks = Decks
    .about = One deck is for two or three players; two decks are for any number.
    .auto = one for two or three players, else two
    .told-1 = one deck
    .told-2 = two decks
    .told-auto = decks by the number of players
indian-chief-option-show-sheets = Score sheets
    .about = Whether everybody sees all score sheets during the match. At its end everybody does.
    .on = shown
    .off = hidden until the end
    .told-on = score sheets shown
    .told-off = hidden score sheets

## What is going on, and what is asked

indian-chief-phase-meld = melds
indian-chief-phase-steal = thefts
    .waited = to steal
indian-chief-phase-over = over
indian-chief-ask-meld = Which meld will you play?
indian-chief-ask-steal = Which card will you steal?
indian-chief-do-meld = Play
indian-chief-do-steal = Steal
indian-chief-do-nothing = Steal nothing
indian-chief-zone-meld = Meld
indian-chief-zone-stub = Stub
indian-chief-zone-laid = Played so far
indian-chief-counter-score = total
indian-chief-counter-turn = turn

## The melds

indian-chief-category = { $category ->
    [thief] Thief
    [beggar_man] Beggar Man
    [poor_man] Poor Man
    [lawyer] Lawyer
    [rich_man] Rich Man
    [doctor] Doctor
   *[indian_chief] Indian Chief
}

# What a meld scores, in at most a hundred characters.
indian-chief-scores = { $category ->
    [thief] Its face value. { $last ->
        [yes] On the last turn nobody steals.
       *[no] Then you may steal a card.
    }
    [beggar_man] 2 for each card of its ranks that the others play.
    [poor_man] The face values of its spades.
    [lawyer] 25 if the face values add up to exactly 25.
    [rich_man] Minus its face values.
    [doctor] Six ranks, an ace and a heart among them: 10 for each card of the best suit.
   *[indian_chief] Five cards as a poker hand, two as in baccarat.
}
indian-chief-poker = { $hand ->
    [0] high card
    [1] a pair
    [2] two pair
    [3] three of a kind
    [4] a straight
    [5] a flush
    [6] a full house
    [7] four of a kind
    [8] a straight flush
   *[9] five of a kind
}
indian-chief-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## The table

indian-chief-turn = **Turn { $turn } of 7** · { $stub } cards in the stub
indian-chief-holds = holds { $cards }, stolen
indian-chief-melds = **Played in turn { $turn }**
indian-chief-meld = { $name }: { $meld } { $cards } → **{ $points }**
indian-chief-meld-stolen = (stolen by { $name }: { $card })
indian-chief-face-down = Everybody chooses a meld face down; all are revealed together.
indian-chief-sheet-total = all
indian-chief-sheet-key = 1 Thief · 2 Beggar Man · 3 Poor Man · 4 Lawyer · 5 Rich Man · 6 Doctor · 7 Indian Chief
indian-chief-sheet-hidden = -# The score sheets stay hidden until the end.

## The panel

indian-chief-panel-turn = Turn { $turn } of 7
indian-chief-sheet-own = Your sheet: **{ $total }** ({ $filled })
indian-chief-panel-given = It is your { $category }. Another meld instead?
indian-chief-hint-cards = { $count ->
    [one] Choose the card…
   *[other] Choose the { number } cards…
}
indian-chief-offer = { $meld }: { $points }
indian-chief-offer-hoped = { $meld }: ≈ { $points }
indian-chief-beggar-proposed = A proposal: the others may well play these ranks. Choose other cards if you like.
indian-chief-worth = { $cards } — **{ $points }**
indian-chief-split = { indian-chief-poker } { $five }: { $worth }, and { $pair } as in baccarat: { $baccarat }
indian-chief-best = The best that your hand can make of it. Choose other cards if you like.
indian-chief-nothing = ⚠️ **Played like this, it scores nothing**, and your { $category } is spent.
indian-chief-button-lay = ✔ Play face down
indian-chief-button-other = ↩ Another meld
indian-chief-ask-card = Which card of { $name }?
indian-chief-panel-keep = -# If you steal a card, you draw one card fewer. Everybody sees it in your hand until you play it.
indian-chief-panel-tied = 🔒 { $names } { $count ->
    [one] steals
   *[other] steal
} at the same moment, sealed. If several of you name the same card, nobody gets it.

## Why can't I?

indian-chief-why-size = - **Other numbers of cards:** the number decides the meld, and you play each meld once in a match.
indian-chief-why-filled = - **{ $category }** ({ $size }): you have scored it already, { $points }.
indian-chief-why-free = - **{ $category }** ({ $size }): free. { $rule }
indian-chief-why-wait = - You have chosen. Your choice stays hidden until everybody has chosen; until then you may change it.
indian-chief-why-own = - **Your own cards:** a thief steals from somebody else’s meld.
indian-chief-why-gone = - **{ $card }:** it has already been stolen.
indian-chief-why-order = - **Now:** thieves act from the lowest rank to the highest, the ace first. It is { $names }’s turn.
indian-chief-why-no-thief = - **Stealing:** only players who played a Thief this turn may steal.

## Why a hint is a good one. Points as on the panel, "12 points".

indian-chief-reason-best = { $count ->
    [one] It scores { $points }, and no other card of yours would score more.
   *[other] It scores { $points }, and no other { number } cards of yours would score more.
}
# A meld that a hint advises.
indian-chief-answer = { $category }: { $cards }
# The cards that stay in the hand.
indian-chief-reason-keeps = The cards that stay make a { $category } of { $points }.
indian-chief-reason-begs = { $count } cards of { $ranks ->
    [one] its rank
   *[other] its two ranks
} are not in your hand, and each that the others play now scores { $points }.
indian-chief-reason-none = No card that you could steal would raise a meld of yours.
indian-chief-reason-only = It is the only meld that is still free on your sheet.
indian-chief-reason-steals = With it your best { $category } would score { $after } instead of { $before }.

## Refusals

refused-ind-size = Play 1 to 7 cards; the number decides the meld.
refused-ind-filled = You have already scored your { $name }; choose another number of cards ({ $free }).
refused-ind-steal-own = Steal from somebody else’s meld.
refused-ind-steal-gone = That card has already been stolen.

## Told

# The best meld of a turn.
indian-chief-melded =
    .a = { $seat } counts the stones twice: { indian-chief-category }, { $points }. Nobody finds a mistake.
    .b = { indian-chief-category } for { $seat }, worth { $points }. Somebody passes the cherries in silence.
    .c = The best plate of the turn is { $seat }’s: { indian-chief-category }, { $points }.
    .d = { $seat } turns over { $cards }: { indian-chief-category }, { $points }. The rest of the table looks at the ceiling.
    .e = { $points } for { $seat }, as { indian-chief-category }. A wasp applauds.
    .f = { indian-chief-category }, { $points }: { $seat } writes it down before anybody can do the sum.
    .g = One stone after the other for { $seat }: { indian-chief-category }, { $points }.
    .h = Of all the melds on the table { $seat }’s shines most: { indian-chief-category }, { $points }.
# Several melds of a turn are the best.
indian-chief-equal =
    .a = The best plate of the turn is shared: { $names }, { $points } each.
    .b = { $points } stones, and { $points } again: { $names } are level.
    .c = { $names } count the same, { $points } each. The cherries are divided fairly.
    .d = Nobody is ahead of anybody: { $points } each for { $names }.
indian-chief-stole =
    .a = { $seat } takes { $card } from { $whom }, with two fingers, like the last cherry.
    .b = { $card } leaves { $whom }’s plate. { $seat } is already looking somewhere else.
    .c = { $whom } had { $card }. { $seat } has { $card }.
    .d = “You were not using this,” says { $seat } to { $whom }, and takes { $card }.
    .e = { $seat } weighs all the plates and helps themselves to { $whom }’s { $card }.
    .f = A small rustle: { $card } goes from { $whom } to { $seat }.
    .g = { $seat } needs { $card } more than { $whom } does, or says so.
    .h = { $whom } counts again and is one short. { $seat } holds { $card }, in plain sight.
indian-chief-stole-nothing =
    .a = { $seat } looks over every plate and takes nothing.
    .b = { $seat } keeps both hands on the table this time.
    .c = Nothing tempts { $seat }. The cherries are relieved.
    .d = { $seat } waves it away and will draw like everybody else.
    .e = { $seat } could have, and did not.
    .f = { $seat } sits on their hands, to be sure.
    .g = “No, thank you,” says { $seat }, which settles it.
    .h = { $seat } steals a glance, and only that.
indian-chief-clashed =
    .a = { $seats } reach for the same card and knock hands. Nobody gets it.
    .b = Two hands, one card: { $seats } both go without.
    .c = { $seats } want the same thing at the same moment, and so draw from the stub.
    .d = { $seats } collide over one card. It stays where it was, a little bent.
    .e = “After you.” “No, after you.” { $seats } end with nothing.
    .f = { $seats } have the same good taste and the same empty hands.
    .g = One card, too many wishes: { $seats } take nothing home.
    .h = { $seats } cancel each other out, as sums sometimes do.
indian-chief-nothing-left =
    .a = Nothing is left for { $seat } to steal.
    .b = { $seat } comes to the plates last and finds stones.
    .c = Every plate is clean when { $seat } reaches for one.
    .d = { $seat } looks from plate to plate, and there is no card on any.
    .e = The earlier thieves took it all: nothing is left for { $seat }.
    .f = A thief without a choice: { $seat } goes away with nothing.
    .g = { $seat } has come to an empty table.
    .h = Whatever { $seat } had in mind is gone already.
indian-chief-stub-ran-out =
    .a = The stub is empty. The melds are shuffled into a new one of { $count }.
    .b = Not a card is left to draw, so the melds go back: { $count } cards, well shuffled.
    .c = The bowl is empty before everybody is served. The melds fill it again with { $count }.
    .d = No stub is left. The laid cards are shuffled, { $count } of them, and the serving goes on.
    .e = The last card of the stub is out; { $count } come back from the plates.
    .f = More hands than cards: the melds become a new stub of { $count }.
    .g = The stub gives out in the middle of the turn, and { $count } cards take its place.
    .h = Somebody gathers the melds and shuffles: { $count } cards to draw from.
indian-chief-game-ended =
    .a = The last stone is counted: { $totals }. The afternoon belongs to { $winners }.
    .b = Seven turns, and the bowl is empty: { $totals }. { $winners } may keep the plate.
    .c = { $winners } can count, as it turns out: { $totals }.
    .d = All the stones lie in a row: { $totals }. Well counted, { $winners }.
    .e = The plates go back to the kitchen: { $totals }. The best count is { $winners }’s.
    .f = That was the seventh stone: { $totals }. Nobody counted higher than { $winners }.
    .g = The rhyme ends here, with { $winners } ahead: { $totals }.
    .h = No cherries are left. { $totals }, and the last word goes to { $winners }.
