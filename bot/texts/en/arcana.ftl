### The Major Arcana, by the engine's tokens. `.held` says in one line what the card does to who holds it (at most 100
### characters).

arcana-Fool = The Fool
    .held = a joker: one more card of a set, or alone any rank from Two to Ace
arcana-Magician = The Magician
    .held = on any single it is the next rank up, at most an Ace
arcana-Priestess = The High Priestess
    .held = on any pair it is a pair of the next rank up, at most Aces
arcana-Empress = The Empress
    .held = on any three of a kind it is three of the next rank up, at most Aces
arcana-Emperor = The Emperor
    .held = on any four of a kind it is four of the next rank up, at most Aces
arcana-Hierophant = The Hierophant
    .held = you lead the first trick, and inherit the lead from whoever goes out untopped
arcana-Lovers = The Lovers
    .held = you may play no single card, but you may lead this one
arcana-Chariot = The Chariot
    .held = instead of your turn: discard it, take somebody’s best card and give one of yours
arcana-Strength = Strength
    .held = you may play on your equals: ties win
arcana-Hermit = The Hermit
    .held = you may play single cards only
arcana-Wheel = The Wheel of Fortune
    .held = instead of your turn: swap it and any of your cards for as many discards, unseen
arcana-Justice = Justice
    .held = at the start of your turn: discard it, and the last player takes one card back
arcana-HangedMan = The Hanged Man
    .held = one action a trick: once you have played or passed, you may not play
arcana-Death = Death
    .held = if you can play you must, and it must be your best
arcana-Temperance = Temperance
    .held = on an Ace you may play whatever you could lead
arcana-Devil = The Devil
    .held = if you can play you must
arcana-Tower = The Tower
    .held = what you put on the pile must be three ranks higher
arcana-Star = The Star
    .held = you may answer with a smaller set
arcana-Moon = The Moon
    .held = at tax time the two of you swap roles: the high one pays
arcana-Sun = The Sun
    .held = a single Ace may be put on anything
arcana-Judgement = Judgement
    .held = at the start of your turn: discard it, and the last play goes back to its hand
arcana-World = The World
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
