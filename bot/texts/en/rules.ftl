### The rules as a book, and ❓: why a card cannot be played. The chapters themselves are in docs/rules/.

rules-place = { $game } · chapter { $place } of { $count } · the rules as they are played here
hint-chapter = Another chapter…
button-chapter-back = ◀ Back
button-chapter-next = Next ▶
button-books = 📚 All books
books-title = 📚 The rules, as they are played here
books-hint = Open a book…
button-how = 📖 How to play
button-why = ❓ Rules

## ❓. The reasons stand after “**9** — ”.

why-title = ❓ What can I play?
why-tax-owed = Taxes first: you owe a gift, of any cards you like. Nobody plays before all gifts are given.
why-tax = Taxes first: nobody plays before all gifts are given.
why-must-pass = You were caught with one card: when your turn comes you must pass.
why-wait-for-lead = { $names } leads first. What you can play depends on that.
why-wait = It is not your turn: { $names } to play. Against { $what }, as the pile lies now:
why-beat = To beat: { $what }.
why-lead = You lead: any one rank, as many cards of it as you like.
why-lead-suited = You lead, and cannot pass: a set of one rank, or a run of one suit.
why-lead-forced = You lead, and cannot pass: any one rank, as many cards of it as you like.
why-can = **These would do:** { $sets }.
why-none = **Nothing in your hand would do.** You can only pass.

# Part of a set: “two of your three Jacks”.
why-part = { number } of your { $held }
# With jokers in it: “two Queens (a joker among them)”.
why-with = { $what } ({ $jokers } among them)
why-as = { $jokers } as { $what }
why-and = { $first } and { $second }
why-jokers = { $count ->
    [one] a joker
   *[other] { number } jokers
}

why-wrong-size = the pile asks for { number } of a kind; you hold { $held }.
why-not-higher = { $rank } is not above { $top }.
why-ties = { $rank } is not above { $rank }: ties lose.
why-joker-ties = at most that makes { $what }, and ties lose.
why-low-joker = a low joker is below every rank. Alone it can only be led.
