### Screens that every game has without a line of its own. A game's own words stand in its own file.

## Answers

answer-what = What will it be?
answer-card = { $said }: which card?
answer-card-of = { $said }: which card? ({ $count } in all)
answer-cards = { $said }: { $count } cards
answer-card-for = { $said }: a card for { $name }
answer-number = { $said }: how many?
answer-suit = { $said }: which suit?
answer-rank = { $said }: which rank?
answer-seat = { $said }: whom?
answer-cell = { $said }: where?
answer-range = { $least }–{ $most }
answer-some = Choose { $count } cards…
answer-choose = Choose…
answer-page = Choose… (page { $page } of { $pages })
button-done = ✔ Done
button-as-text = 🔡 As text
button-none = None
rider-on = ☑ { $name }
rider-off = ☐ { $name }
with-rider = { $said } + { $name }

verb-more = { $name }…

# An answer, to a player that it is about: “Give 3♠ 4♠ to Kim”, “Catch: Kim”. A verb may say it better, as its `.whom`.
answer-to = { $said } to { $name }
answer-about = { $said }: { $name }
answer-swap = { $gives } for { $takes }

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
value-none = none

## Lobby

generic-lobby-title = ## 🎴 { $table }

# Players are called to a new table.
generic-lobby =
    .a = The seats are free: sit down, whoever you are.
    .b = The cards are here. Who plays?
    .c = A table, chairs, and room for you.
    .d = Take a seat; the rules are a click away.

# Enough players have come; the host may begin.
generic-lobby-ready =
    .a = There are enough of you: the host may begin.
    .b = The table is set. More may still sit down.
    .c = Ready when the host is.
    .d = Enough people have come to begin.

## Which game

games-title-open = 🎴 Which game shall it be?
games-title-learn = 🎓 Which game would you like to learn?
games-hint-open = Open a table of…
games-hint-learn = Learn…
games-line = **{ $game }** ({ $count })
generic-how = 📖 `/cards rules`

## Panel

generic-facts = Round { $round } · { $phase }
generic-asked = 🎴 Your turn: { $what }
generic-asked-question = 🎴 { $what }
generic-given = ✔ Your answer: **{ $answer }**
generic-change = You may change your mind until everybody has answered.
generic-others = ⏳ The others are thinking
generic-out = 🏁 **You’re done for this round.** Watch the others toil.
generic-out-match = 🏁 **You are out of this match.** The next one has a seat for you again.
generic-yours = You: { $scores }
generic-zone = **{ $zone }** { $cards }
generic-zone-count = **{ $zone }** { $back } { $count }
generic-zone-of = **{ $zone }** of { $name }: { $cards }
generic-empty = nothing
generic-no-book = ## 📖 { $game }
    Nobody has written down the rules yet. The buttons offer only legal choices, so you can learn as you go.

## Table

table-name = { $game } at { $host }’s
generic-title = 🎴 { $table } — Round { $round } · { $phase }
generic-side = side { $side }
generic-side-counts = **Side { $side }** — { $counts }
generic-answered = ✔ answered
generic-done = 🏁 done
generic-standard = standard rules

# An event without a text of its own, by or to $name: “Kim laid K♠.”, or where it has several words “Trick taken: Ada.”
generic-did = { $name } { $what }.
generic-happened = { $what }: { $details }.
generic-happened-bare = { $what }.

# What somebody did, of an event that is called by a participle or by an irregular past: "Laid down".
past =
    .begun = began
    .bought = bought
    .broken = broke
    .chosen = chose
    .drawn = drew
    .drew = drew
    .gave = gave
    .given = gave
    .gone = went
    .hidden = hid
    .laid = laid
    .lost = lost
    .paid = paid
    .put = put
    .ran = ran
    .showed = showed
    .shown = showed
    .stole = stole
    .stolen = stole
    .taken = took
    .threw = threw
    .thrown = threw
    .took = took
    .went = went
    .won = won

## Result

generic-closed-title = ## 🕯️ The table is closed

generic-ends-after = ends after round { $round } at the latest
generic-round-over = 📖 { $table } — Round { $round } is over
generic-match-ended = 🏆 { $table } — The match is over after { $round } rounds
generic-round-before-end = The last round:
generic-scored = { $sign } this round
generic-scored-last = { $sign } in the last round
generic-total = total { $score }
generic-chips = chips { $sign } → { $chips }
generic-lives = { $count ->
    [0] no life left
    [one] one life left
   *[other] { $count } lives left
}
generic-match-on = The match goes on.
generic-match-over = 🏆 **The match is over.** { $names } { $count ->
    [one] wins.
   *[other] win.
}
generic-match-drawn = **The match is over**, and nobody won it.
generic-drawn = Nobody won this round.
generic-last = As it stood:
button-play-again = ▶ Play again{ $count ->
    [0] { "" }
   *[other] { " " }{ $ready }/{ $count }
}

## Told again

generic-story-facts = { $game } · { $phase } · table { $table }

## What an action is called where its game has no name of its own for it.

do-play = Play
do-pass = Pass
do-pay = Pay
do-give = Give
do-call = Call
do-catch = Catch
