### Words for numbers, places and cards.

## Numbers

# A whole number, $count, in words up to fifteen: no set is larger.
number = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
    [15] fifteen
   *[other] { $count }
}

# How many seats up or down: $count.
places = { $count ->
    [one] one place
   *[other] { number } places
}

# The finishing place, $place: 1 is the first out. Thirteen players at most.
ordinal = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
    [11] eleventh
    [12] twelfth
    [13] thirteenth
   *[other] { $place }th
}

## Ranks, by the engine's rank. `.what` is a set of $count cards of it: “an Eight”, “two Eights”.

rank-2 = Two
    .plural = Twos
    .what = { $count ->
        [one] a Two
       *[other] { number } Twos
    }

rank-3 = Three
    .plural = Threes
    .what = { $count ->
        [one] a Three
       *[other] { number } Threes
    }

rank-4 = Four
    .plural = Fours
    .what = { $count ->
        [one] a Four
       *[other] { number } Fours
    }

rank-5 = Five
    .plural = Fives
    .what = { $count ->
        [one] a Five
       *[other] { number } Fives
    }

rank-6 = Six
    .plural = Sixes
    .what = { $count ->
        [one] a Six
       *[other] { number } Sixes
    }

rank-7 = Seven
    .plural = Sevens
    .what = { $count ->
        [one] a Seven
       *[other] { number } Sevens
    }

rank-8 = Eight
    .plural = Eights
    .what = { $count ->
        [one] an Eight
       *[other] { number } Eights
    }

rank-9 = Nine
    .plural = Nines
    .what = { $count ->
        [one] a Nine
       *[other] { number } Nines
    }

rank-10 = Ten
    .plural = Tens
    .what = { $count ->
        [one] a Ten
       *[other] { number } Tens
    }

rank-11 = Eleven
    .plural = Elevens
    .what = { $count ->
        [one] an Eleven
       *[other] { number } Elevens
    }

rank-12 = Twelve
    .plural = Twelves
    .what = { $count ->
        [one] a Twelve
       *[other] { number } Twelves
    }

rank-13 = Thirteen
    .plural = Thirteens
    .what = { $count ->
        [one] a Thirteen
       *[other] { number } Thirteens
    }

rank-14 = Fourteen
    .plural = Fourteens
    .what = { $count ->
        [one] a Fourteen
       *[other] { number } Fourteens
    }

rank-15 = Fifteen
    .plural = Fifteens
    .what = { $count ->
        [one] a Fifteen
       *[other] { number } Fifteens
    }

rank-P = Page
    .plural = Pages
    .what = { $count ->
        [one] a Page
       *[other] { number } Pages
    }

rank-N = Knight
    .plural = Knights
    .what = { $count ->
        [one] a Knight
       *[other] { number } Knights
    }

rank-J = Jack
    .plural = Jacks
    .what = { $count ->
        [one] a Jack
       *[other] { number } Jacks
    }

rank-Q = Queen
    .plural = Queens
    .what = { $count ->
        [one] a Queen
       *[other] { number } Queens
    }

rank-K = King
    .plural = Kings
    .what = { $count ->
        [one] a King
       *[other] { number } Kings
    }

rank-A = Ace
    .plural = Aces
    .what = { $count ->
        [one] an Ace
       *[other] { number } Aces
    }

# A joker played low, below every rank. There are two.
rank-low = low joker
    .plural = low jokers
    .what = { $count ->
        [one] a low joker
       *[other] a pair of low jokers
    }

# So many cards: $count.
some-cards = { $count ->
    [one] a card
   *[other] { number } cards
}

## Suits, where they matter

suit-C = Clubs
    .sign = ♣
suit-D = Diamonds
    .sign = ♦
suit-H = Hearts
    .sign = ♥
suit-S = Spades
    .sign = ♠

# One card: “Five of Diamonds”.
card-suited = { $rank } of { $suit }

# A run of one suit, its lowest and its highest rank.
what-run = a run of { $suit }, { $low } to { $high }

## Tarot-himi

# $card, an arcana, is put on the pile and counts as $what.
what-made = { $what } made by { $card }

# $card is one of the cards of the set $what.
what-with = { $what }, { $card } among them
