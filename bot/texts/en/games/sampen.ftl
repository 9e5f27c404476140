### Sampen. The voice: somebody who rows a small ferry, in which cards cross the river two by two, each with its twin.
### What is told is what everybody saw; nothing is said of what a hand may hold.

game-sampen = Sampen
    .about = Every card has a twin. Match the upcard, choose the next, empty your hand first.

sampen-length =
    .usual = One round, a few minutes.
    .series = First to three: four or five rounds for two, about eight for many, a quarter of an hour.

## Options

sampen-option-deck = Pack
    .about = How many cards are played with. 104 are two full packs, for up to twelve players.
    .told-60 = 60 cards
    .told-104 = 104 cards
sampen-option-wins = Wins
    .about = How many rounds must be won to win the match.
    .told-1 = one round
    .told = first to { $value } rounds

## Names

sampen-phase-choose-upcard = two by two
sampen-phase-open-lead = dead stock
sampen-phase-over = ashore
sampen-ask-choose-upcard = Which card is the next upcard?
sampen-ask-open-lead = Which card do you lead?
sampen-do-put = Put up
sampen-zone-stock = Stock
sampen-zone-discards = Face up
sampen-counter-wins = won

## Table and panel

sampen-matched = { $from ->
    [stock] **{ $card }** came from the stock. **{ $name }** matched it and chooses the next upcard.
    [own] **{ $name }** put up **{ $card }**, matched it as well, and chooses again.
   *[other] { $other } put up **{ $card }**. **{ $name }** matched it and chooses the next upcard.
}
sampen-leads = Nobody holds **{ $card }**, and the stock is empty, so every card in a hand has its twin in a hand. **{ $name }** may lead any card.
sampen-chain = ⛵ { $chain }
sampen-chain-more = … { $chain }
sampen-stock = { $back } { $stock } in the stock
sampen-stock-empty = the stock is empty
sampen-stock-known = { $back } { $stock } in the stock; nobody held { $cards }, so { $count ->
    [one] its twin is
   *[other] their twins are
} among them
sampen-wins = won { $wins } of { $needed }
sampen-won = { $count ->
    [one] 1 win
   *[other] { $count } wins
}
sampen-hold = { $back } **{ $count }** — { $names }

sampen-own-matched = { $from ->
    [stock] **{ $card }** came from the stock, and you matched it.
    [own] You put up **{ $card }** and matched it yourself.
   *[other] { $other } put up **{ $card }**, and you matched it.
}
sampen-own-lead = Nobody holds **{ $card }**, and the stock is empty. You may lead any card: somebody holds its twin.
sampen-pairs = Pairs: **{ $cards }**
sampen-singles = Singles: **{ $cards }**
sampen-about-pairs = Put up half of a pair and its twin follows at once. Then you choose again.
sampen-waiting = When the twin of a card of yours is the upcard, the bot plays your card, and you choose the next.
sampen-button-pair = { $card } { $card }: both go
sampen-button-last-pair = { $card } { $card }: out!

# How seats and cards come out of the seed.
sampen-recipe = -# First dealer (`seats`): the player at place “below the number of players”, the first to sit down being 0; after each round the next to the left. Deal (`deal`): spades, hearts, diamonds, clubs, each from ace to king and twins together (the small pack: aces to nines, and of clubs jack, queen and king), are shuffled from the end, card i with card “below i + 1”. One card goes to each seat in turn, first to the dealer’s left; the rest is the stock. Lots for a lead (`lead`): “below their number” of the seats with the most cards.

## ❓

sampen-why-match = { $name } matched the upcard, { $card }, and chooses the next one. It is your turn when the twin of one of your cards is the upcard.
sampen-why-lead = Nobody holds the upcard’s twin, and the stock is empty. { $name } leads.
sampen-why-any = Any card of your hand can be put up.
sampen-why-matching = **Matching:** the bot does it, at once. Only one player can hold a twin, so nobody is ever too slow.
sampen-why-pairs = **{ $cards }:** you hold both, so nobody else can bring them out. They go when you choose the next upcard.
sampen-why-last = **Your last card:** if you have to put it up, the bot does it for you, and you are out.

## Why a hint is a good one

sampen-hint-pair = Its twin is in your hand: both go at once, and you choose again.
sampen-hint-last = Its twin is your only other card, so your hand is empty at once.
sampen-hint-single = With pairs alone in your hand, no card of anybody else’s would bring the turn back to you.
sampen-hint-alike = You hold no pair, and one single card is as good as another.
sampen-hint-keeps = { $count ->
    [one] Your pair stays: both its cards go at once whenever you choose.
   *[other] Your { $count } pairs stay: each goes at once whenever you choose.
}

## Refusals

refused-sampen-not-your-turn = It is { $turn }’s turn: whoever matches the upcard, { $card }, chooses the next one.

## Told

# A chain of matches, whole: who matched what, in order.
sampen-chain-ended =
    .a = ⛵ { $chain }.
    .b = ⛵ One crossing: { $chain }.
    .c = ⛵ Across they go: { $chain }.
    .d = ⛵ The ferry takes { $chain }.
    .e = ⛵ Two by two: { $chain }.
    .f = ⛵ Ropes off, { $chain }, ropes on.
    .g = ⛵ A good wind for { $chain }.
    .h = ⛵ Rowed over: { $chain }.

sampen-nobody-held =
    .a = Nobody holds { $cards }.
    .b = { $cards } on the landing, and nobody waves.
    .c = The ferry calls { $cards }. Nobody answers.
    .d = No twin in any hand for { $cards }.
    .e = Left on the shore: { $cards }.
    .f = { $cards }? The river is quiet.
    .g = The bell rings for { $cards }, and nobody comes down the hill.
    .h = { $cards } will have to wait for the next boat.

sampen-stock-ran-dry =
    .a = The stock is empty, and nobody holds the upcard. The longest hand leads: { $seats }.
    .b = No more passengers from the stock. The fullest hand goes first: { $seats }.
    .c = Low water: the stock has run dry. The most cards are with { $seats }.
    .d = The landing is empty. Every card left has its twin in a hand, and the most are with { $seats }.
    .e = Nothing is left to turn. The heaviest luggage goes first: { $seats }.
    .f = The stock has sailed, and the upcard stays alone. Most cards: { $seats }.
    .g = A calm on the river: nobody holds the upcard, and the stock is gone. The longest hand rows: { $seats }.
    .h = The last card of the stock found no twin. Somebody has to push off, and the most cards are with { $seats }.

sampen-lots-drawn =
    .a = The lot falls on { $seat }.
    .b = They draw straws on the jetty: { $seat } leads.
    .c = An oar is spun, and it points to { $seat }.
    .d = Equal loads, so a pebble decides: { $seat } leads.
    .e = { $seat } finds the marked oar and leads.
    .f = Lots are drawn from a wet hat: { $seat }.
    .g = Somebody has to push off, and it is { $seat }.
    .h = The short straw is with { $seat }, who leads.

sampen-deal-won =
    .a = 🏁 **{ $seat } steps ashore.** { $card } was the last card.
    .b = 🏁 { $card }, and **{ $seat } has empty hands** and dry feet.
    .c = 🏁 **{ $seat } is across** with { $card }. The others may keep the oars.
    .d = 🏁 The last of **{ $seat }’s luggage** was { $card }. The round is won.
    .e = 🏁 **{ $seat } ties up the boat:** { $card }, and nothing is left to carry.
    .f = 🏁 With { $card } **{ $seat } reaches the far side** and orders tea.
    .g = 🏁 { $card } goes first, and **{ $seat } follows it home.**
    .h = 🏁 A wave from the far side: **{ $seat }**, thanks to { $card }.

sampen-deal-unwon =
    .a = 🏁 { $card } was the last card of { $seat }’s seat, but nobody sits in it. The round has no winner.
    .b = 🏁 { $seat }’s boat arrives with { $card }, and without { $seat }. Nobody wins this round.
    .c = 🏁 { $card } empties the hand that { $seat } left behind. The round goes to nobody.
    .d = 🏁 First across is an empty boat: { $seat }’s, thanks to { $card }. No winner this time.
    .e = 🏁 { $card } was the last, and { $seat } is not there to see it. Nobody wins this round.
    .f = 🏁 The seat that { $seat } left is out of cards with { $card }. The round goes to nobody.
    .g = 🏁 { $card } lands first, and nobody steps off { $seat }’s boat. No winner.
    .h = 🏁 With { $card } the hand of { $seat } is empty, like the seat. Nobody wins.
