### The rules as a book, and ❓: why a card cannot be played. The chapters themselves are in docs/rules/.

rules-place = { $game } · chapter { $place } of { $count } · the rules as they are played here
hint-chapter = Another chapter…
button-chapter-open = 📖 { $title }
button-chapter-back = ◀ Back
button-chapter-next = Next ▶
button-books = 📚 All books
books-title = 📚 The rules, as they are played here
books-help = `/cards learn` teaches a game, with a coach. Where the host allows hints, `/cards hint` says what a vizier would do. After a round, 🔍 *Review* on your panel says what your decisions were worth. Stewards are pages, merchants, viziers or masters; the host chooses their level under 📜 House rules.
books-hint = Open a book…
button-how = 📖 How to play
button-why = ❓ Rules

## ❓. The reasons head the cards that they keep from being played.

why-title = ❓ What can I do?
why-tax-owed = Taxes first: you owe a gift, of any cards you like. Nobody plays before all gifts are given.
why-tax = Taxes first: nobody plays before all gifts are given.
why-must-pass = You were caught with one card: when your turn comes you must pass.
why-wait-for-lead = { $names } leads first. What you can play depends on that.
why-wait = It’s not your turn: { $names } to play. Against { $what }, as the pile lies now:
why-beat = To beat: { $what }.
why-lead = You lead: any number of cards of one rank.
why-lead-suited = You lead, and can’t pass: a set of one rank, or a run of one suit.
why-lead-forced = You lead, and can’t pass: any number of cards of one rank.
why-can = **These would do:** { $sets }.
why-none = **Nothing in your hand would do.** You can only pass.

# Part of a set: “two of your three Jacks”.
why-part = { number } of your { $held }
# With jokers in it: “two Queens (a joker among them)”.
why-with = { $what } ({ $jokers } among them)
why-as = { $jokers } as { $what }
why-jokers = { $count ->
    [one] a joker
   *[other] { number } jokers
}

why-group = - **{ $reason }:** { $cards }
why-wrong-size = You have { $count ->
    [2] only one
   *[other] fewer than { number }
}
why-not-higher = Not above { $top }
why-ties = Ties lose
why-joker-ties = At most { $what }, and ties lose
why-low-joker = Below every rank; alone it can only be led
