### Screens that every game has without a line of its own. A game's own words stand in its own file.

## Answers

answer-what = What will it be?
answer-card = { $said }: which card?
answer-cards = { $said }: { $count } cards
answer-card-for = { $said }: a card for { $name }
answer-number = { $said }: how many?
answer-suit = { $said }: which suit?
answer-rank = { $said }: which rank?
answer-seat = { $said }: whom?
answer-cell = { $said }: where?
answer-some = Choose { $count } cards…
answer-choose = Choose…
answer-page = Choose… (page { $page } of { $pages })
button-done = ✔ Done
button-none = None
rider-on = ☑ { $name }
rider-off = ☐ { $name }
with-rider = { $said } + { $name }

verb-more = { $name }…

# Several answers begin with the verb $name; this one asks for things of a kind, $amount in words and at most $count.
verb-asks = { $name }: { $kind ->
    [card] { $count ->
        [one] a card
       *[other] { $amount } cards
    }
    [number] a number
    [suit] a suit
    [rank] a rank
    [seat] a player
   *[cell] a place
}
value-on = on
value-off = off

## Panel

generic-facts = Round { $round } · { $phase }
generic-asked = 🎴 { $what }: your call
generic-given = ✔ { $what }: you said **{ $answer }**
generic-change = You may change your mind until everybody has answered.
generic-waiting = { $back } Waiting for { $names }
generic-others = { $back } The others are thinking
generic-out = 🏁 **You are done for this round.** Watch the others toil.
generic-over = 📖 The round is over. The next hand comes with the next deal.
generic-zone = **{ $zone }** { $cards }
generic-zone-count = **{ $zone }** { $back } { $count }
generic-zone-of = **{ $zone }** of { $name }: { $cards }
generic-empty = nothing
generic-no-book = ## 📖 { $game }
    Nobody has written down the rules yet. The buttons offer only what is legal, so you can learn as you go.

## Table

generic-title = 🎴 { $game } — Round { $round } · { $phase }
generic-side = side { $side }
generic-answered = ✔ answered
generic-done = 🏁 done
generic-standard = standard rules

# Something happened ($what), by or to $name.
generic-did = { $name }: { $what }

## Result

generic-round-over = 📖 { $game } — Round { $round } is over
generic-scored = { $sign } this round
generic-total = total { $score }
generic-match-on = The match goes on.
generic-match-over = 🏆 **The match is over.** { $names } { $count ->
    [one] wins.
   *[other] win.
}
generic-match-drawn = **The match is over**, and nobody won it.
generic-drawn = Nobody won this round.
generic-last = As it stood:
button-play-again = ▶ Play again { $ready }/{ $count }

## Told again

generic-story-facts = { $game } · { $phase } · table { $table }
