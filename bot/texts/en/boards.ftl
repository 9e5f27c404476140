### Boards of misery and of wins, and the card of a person's rank.

## Boards

board-title = 🌧️ Misery { $scope }, { $span }
wins-title = 🏆 Wins { $scope }, { $span }
wins-line = won { $wins } of { $count }
wins-rating = { " " }· rating { $mu }
wins-empty = Nobody yet.
wins-none = You haven’t finished a ranked match of { $game } here yet.
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
board-page = page { $page } of { $pages }
board-empty = Nobody yet. Misery takes its time.
board-shared = Shared by { $name }.
button-share = 📣 Share
board-few = { " " }· only { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
games-hint = Another game…
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
    [one] 1 match
   *[other] { $count } matches
}.
season-misery = { " " }🌧️ The deepest misery was { $name }’s.
week-over = ## 🗓️ The week is over
week-game = **{ $game }:** { $told }
week-crowns = 👑 { $name } came first { $firsts ->
    [one] once
    [2] twice
   *[other] { $firsts } times
} in { $count ->
    [one] 1 round
   *[other] { $count } rounds
}.
week-wins = 🏆 { $name } came first in { $firsts } of { $count ->
    [one] 1 match
   *[other] { $count } matches
}.
week-last = { $sign } This week’s { $title } is { $name }, last { $lasts ->
    [one] once
    [2] twice
   *[other] { $lasts } times
}.
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
own-none = You haven’t finished a ranked round of { $game } here yet.
own-none-all = You haven’t finished a ranked round here yet.
own-no-round = no round yet
own-place = place { $place }
own-records = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} in total · worst session { $peak } · longest low streak { $low }

## The rank card

rank-portrait = Portrait of { $name }
rank-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} · { $share } as { $title }
rank-won = { $count ->
    [one] 1 match
   *[other] { $count } matches
} · { $wins } won, { $share }
rank-trophies = **Tournaments:** { $trophies }
rank-trophy = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} { $count }
rank-places = **Places:** { $places }
rank-place = { $place }. ×{ $count }
rank-games = -# All games here: { $games }
rank-game = { $game } ×{ $count }
rank-note-wins = Counts matches in which people held at least half the seats and at least two of them made moves of their own. Each counts as a whole, and a person who leaves it comes last. ± is a 95% range.
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
rank-note = Counts rounds in which people held at least half the seats and at least two of them made moves of their own. ± is a 95% range.
rank-sizes = **First by table size:** { $sizes }
rank-size = { $players } players: { $firsts } of { $count }
rank-met = **You two:** { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} together · you finished ahead in { $ahead }, { $name } in { $behind }
rank-unknown = { $name } hasn’t finished a ranked round of { $game } here.
rank-unknown-all = { $name } hasn’t finished a ranked round here yet.
ranked-note = A round or match counts when people hold at least half the seats and at least two of them make moves of their own.
