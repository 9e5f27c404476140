### A round revealed after its end (`/cards verify`), and the hashes that are shown before.

# $hash is its beginning; all of it is in the house rules, and answered to everybody who asks.
hash-first-short = 🔒 The first deal is fixed: `{ $hash }…`
hash-first = The first deal is fixed by this SHA-256: `{ $hash }`
hash-next-short = 🔒 The next deal is fixed: `{ $hash }…`
hash-next = The next deal is fixed by this SHA-256: `{ $hash }`
hash-round = This deal is fixed by this SHA-256: `{ $hash }`
hash-short = deal `{ $hash }…`
hands-sealed = 🔒 The hands of this round stay sealed.
button-open = 🔍 Show the hands
button-check-yourself = 🔏 Check it yourself
button-check = 🔍 Check the deal

proof-title = ## 🔍 Round { $round }, revealed
proof-kept = **As promised: seats and cards were fixed before anything was drawn.**
proof-broken = **Not as promised. The lines marked ❌ below do not fit the seed, or the hash that was shown.**
proof-older = **The hash was compared. The rest was played under an older version of the rules, which this bot no longer knows.**
proof-hands = **Hands as dealt**
proof-no-hands = No hands can be dealt from this seed.
proof-taxes = **Taxes**
proof-tax = { $payer } paid **{ $paid }** to { $receiver } and got **{ $returned }**.

proof-hash-right = The seed has the SHA-256 that was shown before anything was drawn.
proof-hash-wrong = The seed’s SHA-256 is not the one that was shown.
proof-seats-right = The seats follow from the seed.
proof-seats-wrong = The seats do not follow from the seed.
proof-seats-unknown = The seats were not computed.
proof-moves-right = The deal follows from the seed, and the { $moves } moves on it lead to the same end.
proof-moves-wrong = The moves cannot have been played on the deal that follows from the seed, or they lead to another end.
proof-moves-unknown = The deal was not computed.
proof-seed = Seed `{ $seed }`
proof-hash = SHA-256 `{ $hash }`
proof-shown = Shown before the deal `{ $hash }`

proof-yourself = **Without the bot:** compare this SHA-256 with the one that was shown before the deal (its beginning is in the lobby or at the end of the last round, all of it in the house rules or behind ⋯). Then run `python verify.py` followed by the record’s name; it needs nothing else. It computes the hash, and the seats and hands of every game whose deal it knows; it doesn’t look at the moves.
proof-recipe =
    -# In any language: the 32 bytes of the seed, the word `seats` or `deal`, and a count 0, 1, 2… in eight bytes go through SHA-256 together; each 64 bits of that are a number, the first byte the highest. “Below n” is the next number modulo n, where numbers at or above the largest multiple of n up to 2^64 are skipped.
proof-recipe-cards =
    -# Seats: in turn, each takes card “below what is left” of four times 2 to A, the first being 0 (the last rank is the 2 when deuces are high); those who are tied draw again. Deal: the deck from low to high, jokers last, is shuffled from its end, card i with card “below i + 1”; then one card goes to each seat in turn, first to the one after the dealer.

# Games that keep cards hidden: no seed is published, only the cards that were shown.
proof-closed-kept = **As promised: every card that was shown was in the deck at the place that was fixed before the deal.**
proof-closed-broken = **Not as promised. The lines marked ❌ below do not fit what was shown before the deal.**
proof-closed-older = **This round was played under an older version of the rules, which this bot no longer knows.**
proof-closed-hash-right = The deck has the SHA-256 that was shown before anything was drawn.
proof-closed-hash-wrong = The deck’s SHA-256 is not the one that was shown.
proof-closed-hash-unknown = The deck’s SHA-256 cannot be computed any more.
proof-closed-seats-right = The seats follow from the seed. The seed stays secret, so for this you have only the bot’s word.
proof-closed-seats-wrong = The seats do not follow from the seed.
proof-closed-seats-unknown = The seats were not computed.
proof-closed-moves-right = The deal follows from the seed, and the { $moves } moves on it lead to the same end. For this, too, you have only the bot’s word.
proof-closed-moves-wrong = The moves cannot have been played on the deal that follows from the seed, or they lead to another end.
proof-closed-moves-unknown = The deal was not computed.
proof-closed-yourself = **Without the bot:** compare this SHA-256 with the one that was shown before the deal (its beginning is in the lobby or at the end of the last round, all of it in the house rules or behind ⋯). Then run `python verify.py` followed by the proof’s name; it needs nothing else, and checks every card that was shown.
proof-closed-recipe =
    -# In any language: each card of the shuffled deck has a leaf, the SHA-256 of 32 bytes of salt and the card’s letters. The SHA-256 of all leaves, one after the other, is the list’s; the SHA-256 of all lists, one for each deck that could have been dealt, is the one that was shown. Cards that nobody has shown keep their salts, and stay hidden for good.
