### Boards of misery and of wins, and the card of a person's rank.

## Boards

board-title = 🌧️ Misery { $scope }, { $span }
wins-title = 🏆 Wins { $scope }, { $span }
wins-line = won { $wins } of { $count }
wins-rating = { " " }· rating { $mu }
wins-empty = Nobody yet.
wins-none = You have finished no ranked game here yet.
scope-server = of this server
scope-table = of this table
span-session = this session
span-all = all time
month-1 = January { $year }
month-2 = February { $year }
month-3 = March { $year }
month-4 = April { $year }
month-5 = May { $year }
month-6 = June { $year }
month-7 = July { $year }
month-8 = August { $year }
month-9 = September { $year }
month-10 = October { $year }
month-11 = November { $year }
month-12 = December { $year }
board-people = { $count ->
    [one] 1 person
   *[other] { $count } people
}
board-least = at least { $count } rounds
board-page = page { $page } of { $pages }
board-empty = Nobody yet. Misery takes its time.
board-shared = Shared by { $name }.
button-share = 📣 Share
season-hint = Another period…
season-option = Shown: { $span }
season-over = ## 🏁 { $month } is over
season-crowns = **{ $game }:** 👑 { $name } came first { $wins ->
    [one] once
    [2] twice
   *[other] { $wins } times
} in { $count ->
    [one] 1 round
   *[other] { $count } rounds
}.
season-wins = **{ $game }:** 🏆 { $name } won { $wins } of { $count ->
    [one] 1 game
   *[other] { $count } games
}.
season-misery = { " " }🌧️ The deepest misery was { $name }’s.
button-season = { $game }

caption-bliss = bliss
caption-content = content
caption-grumbling = grumbling
caption-wretched = wretched
caption-abject = abject
caption-unspeakable = unspeakable
caption-astronomical = astronomical

## One's own line

own-title = 🌧️ Your misery
own-line = You: { $place }. { $line }
own-none = You have finished no ranked round of this game here yet.
own-short = You: { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} so far; { $more } more and you are listed.
own-no-round = no round yet
own-place = place { $place }
own-unlisted = { $rounds } of { $of } rounds to be listed
own-records = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} in total · worst session { $peak } · longest low streak { $low }

## The rank card

rank-portrait = Portrait of { $name }
rank-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} · first in { $crowns } of them
rank-won = { $count ->
    [one] 1 game
   *[other] { $count } games
} · { $wins } won, { $share }
rank-places = **Places:** { $places }
rank-place = { $place }. ×{ $count }
rank-games = -# All games here: { $games }
rank-game = { $game } ×{ $count }
rank-note-wins = Counts games in which people held at least half the seats. A match counts as a whole, and a person who leaves it comes last. ± is a 95 % range.
rank-streaks = Longest reign { $reign } · longest serfdom { $serfdom }
rank-rating = Rating { $mu } ± { $give }
rank-title = { $sign } { $title } ×{ $count }
rank-titles = **Titles:** { $titles }
rank-nemesis = **Nemesis:** { $name }, who took { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} of tax.
rank-nemesis-none = **Nemesis:** nobody has taxed this purse.
rank-benefactor = **Benefactor:** { $name }, who paid { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} of tax.
rank-benefactor-none = **Benefactor:** nobody has paid into this purse.
rank-note = Counts rounds in which people held at least half the seats. ± is a 95 % range.
rank-unknown = { $name } has finished no ranked round here.
