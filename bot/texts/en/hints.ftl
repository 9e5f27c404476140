### Hints: what a strong steward would do, said to the person who asks and to nobody else. Each is one line, and true.

command-hint = Ask a vizier what to do now, where the table allows hints; only you see the answer

button-hint = 💡 Hint

hint = 💡 { $said }
hint-in-lesson = 🎓 In your lesson: { $said }

# What is said. $answer in few words, $reason one of those below.
hint-vizier = A vizier would choose **{ $answer }**. { $reason }
hint-only = **{ $answer }** is all that you can do.
hint-merchant = A merchant would choose **{ $answer }**. { $reason }

refused-no-hints-here = The host has not allowed hints at this table. A lesson has them: `/cards learn`.

## Why, in any game. $other is the next best answer, $count how often the hand was played to its end.

hint-because-ahead = In { $count } imagined endings it came out ahead of **{ $other }**.
hint-because-level = In { $count } imagined endings nothing came out ahead of it; **{ $other }** did about as well.
hint-because-best = In { $count } imagined endings nothing came out ahead of it.
hint-because-usual = It is the sensible thing to do with these cards.

## Why, in several games

hint-because-joker = It saves your joker.
hint-because-takes = It beats what lies there, and no lower card that you may lay does.

# What lies in no meld: $before, and $after at the least with the open card; $count without the card that is thrown.
hint-because-melds = The open card can bring your { $loose ->
    [points] unmatched points
   *[cards] loose cards
} from { $before } down to { $after }.
hint-because-melds-not = The open card would leave you no fewer { $loose ->
    [points] points unmatched
   *[cards] loose cards
}.
hint-because-thrown = { $count ->
    [0] Without it every card of yours is in a meld.
    [one] It leaves you one { $loose ->
        [points] unmatched point
       *[cards] loose card
    }, and no other card leaves fewer.
   *[other] It leaves you { $count } { $loose ->
        [points] unmatched points
       *[cards] loose cards
    }, and no other card leaves fewer.
}

## Why, in the climbing family

hint-because-out = These are your last cards, and you are out.
# A play in which jokers stand for other cards.
hint-with-jokers = { $play } with { $count ->
    [one] a joker
   *[other] { $count } jokers
}
hint-because-keeps = It keeps your { $set } together.
hint-because-later = It keeps { $play } for later.
hint-because-lowest = { $count ->
    [one] Your lowest card goes first.
    [2] Your lowest cards go first, both at once.
   *[other] Your lowest cards go first, all { $count } at once.
}
hint-because-many = It gets rid of { $count } cards at once.
hint-because-cheapest = It is the lowest of your plays that beat the pile.
hint-because-lowest-gift = { $count ->
    [one] It is your lowest card.
   *[other] They are your lowest cards.
}
hint-because-whole = { $count ->
    [one] It comes out of no set.
   *[other] They come out of no set that you keep.
}
