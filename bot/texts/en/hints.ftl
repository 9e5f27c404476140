### Hints: what a strong steward would do, said to the person who asks and to nobody else. Each is one line, and true.

command-hint = Ask a vizier what to do now, where the table allows hints; only you see the answer

button-hint = 💡 Hint

hint = 💡 { $said }
hint-in-lesson = 🎓 In your lesson: { $said }

# What is said, with one of the reasons below. $answer as the button says it.
hint-vizier = A vizier would choose **{ $answer }**.
hint-vizier-pass = A vizier would **pass**.
hint-only = **{ $answer }** is all that you can do.
hint-quick = There was no time to think it through, so this is a merchant’s quick advice: **{ $answer }**.

refused-no-hints-here = The host has not allowed hints at this table. A lesson has them: `/cards learn`.

## How it did when it was tried $count times, each time with other cards in the hands that are not seen. $other is the next
## best answer.

hint-tried-ahead = { $count ->
    [one] Tried out once
   *[other] Tried out { $count } times
}, it beat **{ $other }**.
hint-tried-level = { $count ->
    [one] Tried out once
   *[other] Tried out { $count } times
}, it did as well as **{ $other }**, and nothing did better.
hint-tried-best = { $count ->
    [one] Tried out once
   *[other] Tried out { $count } times
}, nothing did better.

## Why, in several games

hint-because-joker = It saves your joker.
hint-because-takes = It wins over the last play, and no lower card that you may play does.

# What lies in no meld: $before, and $after at the least with the open card; $count without the card that is thrown.
hint-because-melds = The face-up card can bring your { $loose ->
    [points] unmatched points
   *[cards] loose cards
} from { $before } down to { $after }.
hint-because-melds-not = The face-up card would leave you no fewer { $loose ->
    [points] points unmatched
   *[cards] loose cards
}.
hint-because-thrown = { $count ->
    [0] Without it, all your cards are in melds.
    [one] It leaves you one { $loose ->
        [points] unmatched point
       *[cards] loose card
    }, and no other card leaves fewer.
   *[other] It leaves you { $count } { $loose ->
        [points] unmatched points
       *[cards] loose cards
    }, and no other card leaves fewer.
}

hint-because-alone = It goes with none of your other loose cards.

## Why, in the climbing family

hint-because-out = These are your last cards, and you are out.
hint-because-keeps = It keeps your { $set } together.
hint-because-later = It keeps { $play } for later.
hint-because-lowest = { $count ->
    [one] Your lowest card goes first.
    [2] Your lowest cards go first, both at once.
   *[other] Your lowest cards go first, all { $count } at once.
}
hint-because-many = It gets rid of { $count } cards at once.
hint-because-cheapest = It is the lowest of your plays that beat the pile.
hint-because-next = The cards you keep are one set, and can all go at once.
# $count ranks are higher than the play’s.
hint-because-high = { $count ->
    [0] No rank is higher.
    [one] Only one rank is higher.
   *[other] Only { $count } ranks are higher.
}
hint-because-only = No other play of yours beats the pile.
hint-because-nothing = No play of yours beats the pile.
hint-because-close = The player you have to beat has at most one card left.
hint-because-owed = { $count ->
    [one] You owe your best card.
   *[other] You owe your best cards.
}
hint-because-lowest-gift = { $count ->
    [one] It is your lowest card.
   *[other] They are your lowest cards.
}
hint-because-whole = { $count ->
    [one] It breaks up no set.
   *[other] They break up no set that you keep.
}
