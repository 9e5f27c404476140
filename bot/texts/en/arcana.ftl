### The Major Arcana, by the engine's tokens. `.held` says in one line what the card does to its holder (at most 100
### characters).

card-Fool = The Fool
    .held = a joker: one more card of a set, or alone any rank from Two to Ace
card-Magician = The Magician
    .held = on any single it is the next rank up, at most an Ace
card-Priestess = The High Priestess
    .held = on any pair it is a pair of the next rank up, at most Aces
card-Empress = The Empress
    .held = on any three of a kind it is three of the next rank up, at most Aces
card-Emperor = The Emperor
    .held = on any four of a kind it is four of the next rank up, at most Aces
card-Hierophant = The Hierophant
    .held = you lead the first trick, and inherit the lead from anybody who goes out untopped
card-Lovers = The Lovers
    .held = you may not play a single card, except to lead this one
card-Chariot = The Chariot
    .held = instead of your turn: discard it, take somebody’s best card and give one of yours
card-Strength = Strength
    .held = you may play on your equals: ties win
card-Hermit = The Hermit
    .held = you may play single cards only
card-Wheel = The Wheel of Fortune
    .held = instead of your turn: swap it and any of your cards for as many discards, unseen
card-Justice = Justice
    .held = at the start of your turn: discard it, and the last player takes back one card
card-HangedMan = The Hanged Man
    .held = one chance a trick: once you have played or passed, you may only use powers
card-Death = Death
    .held = if you can play you must, and it must be your best
card-Temperance = Temperance
    .held = on an Ace you may play anything that you could lead
card-Devil = The Devil
    .held = if you can play you must
card-Tower = The Tower
    .held = what you play on the pile must be three ranks higher
card-Star = The Star
    .held = you may answer with a smaller set
card-Moon = The Moon
    .held = at tax time you and your counterpart swap roles: the high one pays
card-Sun = The Sun
    .held = you may play a single Ace on anything
card-Judgement = Judgement
    .held = at the start of your turn: discard it, and the last player takes the whole play back
card-World = The World
    .held = you may answer with a larger set

## What the panel says of them

power-held = ✨ *{ $card }* — { $does }

power-justice = ⚖️ Justice
power-judgement = 📯 Judgement
power-chariot = 🐎 Chariot…
    .whom = 🐎 The Chariot: whose best card?
    .cards = 🐎 The Chariot: what does { $name } get?
power-wheel = 🎡 Wheel…
    .cards = 🎡 The Wheel: what goes with it? As many cards come back.
    .none = 🎡 The Wheel alone
hint-whom = Whom…
hint-cards = Which cards…

## The powers as actions, in a list of what was done.

do-judgement = Judgement
do-justice = Justice
do-chariot = The Chariot
do-wheel = The Wheel of Fortune
