### Today's deals (`/daily`): the same cards for everybody, once a day, on one's own panel. Nothing here says anything about a card.

command-daily = Today’s deals: the same cards for everybody, alone among stewards, whenever you like

daily-title = ## 📅 Today’s deals — { $date }
daily-about = Everybody gets the same cards, the same seat and the same stewards, and you play when you like. Closes { $closes }.
daily-late = ⏳ Yesterday’s set closes { $closes }. Until then you can finish it:
daily-set-new = **{ $game }** · { $deals } deals, not begun
daily-set-begun = **{ $game }** · { $dealt } of { $deals } deals played { $signs }
daily-set-done = **{ $game }** · { $share }% of the field beaten { $signs }
daily-streak = 🔥 { $days ->
    [one] One day with a finished set
   *[other] { $days } days in a row with a finished set
}
daily-yesterday = 🏆 **{ $game }** yesterday
daily-tomorrow = Fixed for tomorrow: { $sets }
daily-hash = SHA-256 that fixed this set the day before: `{ $hash }`

button-daily = 📅 Play today’s deals
button-daily-play = ▶ { $game }
button-daily-go-on = ▶ { $game }, deal { $number }
button-daily-seen = 🏁 { $game }
button-daily-look = 🏁 { $game }
button-daily-boards = 🏆 Boards
button-daily-days = 📈 My days
button-daily-help = ❓ How it works
button-books-tournaments = 🏆 How tournaments work
button-books-daily = 📅 How today’s deals work
button-books-review = 🔍 Reviews
button-daily-later = 📅 Today’s deals
button-daily-next = ▶ Next deal
button-daily-hand = ▶ Next round
button-daily-result = 🏁 Result of the set
button-daily-practice = 🔁 Play it for practice
button-daily-review = 🔍 Review deal { $number }
button-daily-hand-review = Round { $hand }
daily-hands = ## 🔍 { $game } · { $date }
    Which round of deal { $number } would you like reviewed?
button-daily-practice-next = 🔁 Next practice deal

daily-home-title = ## 🏠 Where should this count?
daily-home = You started this set outside any server. It counts on the board of all servers anyway. Should it also count for { $servers ->
    [one] the server where you have sat
   *[other] the { $servers } servers where you have sat
} at a table before? People there see your name, your score and your streak then.
daily-home-once = I ask this once. It applies to the sets that you begin from now on, and you can change it in `/cards settings`.
button-daily-home = 🏠 Count it there, too
button-daily-away = Only on the board of all servers

# One deal, on the panel of whoever plays it.
daily-deal = 📅 { $game }, deal { $number } of { $deals } · no clock, no hints
daily-practice-deal = 🔁 { $game }, deal { $number } of { $deals } · practice, counts nowhere
daily-queue = ⏳ Many people are playing: the stewards have { $before } moves to think about before yours. This panel goes on by itself.
daily-closed = 📅 The day is over, and this deal was not finished. `/daily` has today’s.
daily-worth = 📅 You beat **{ $share }%** of the field: { $field ->
    [one] one other has
   *[other] { $field } others have
} played this deal, computer players included.
daily-worth-practice = 🔁 With this result you would have beaten **{ $share }%** of the field of { $field }.
daily-unknown = 📅 What this deal was worth can’t be told any more.
daily-you = you
daily-field = Deal { $number }: how often each result came up
daily-final = Final.
daily-provisional = Provisional: others still play. Final { $when }.
daily-unranked = Unranked: I was updated while this set was under way, and its stewards might have played differently.

daily-set-title = ## 🏁 { $game } — { $date }
daily-set-none = You haven’t played this set.
daily-set-deal = { $sign } Deal { $number }: { $share }%
daily-set-total = **{ $share }% of the field beaten**
daily-rank = 🏅 Rank { $rank } of { $among } in this server
daily-line = 📅 Deals of { $date } · { $game } · **{ $share }%** · { $signs } · { $streak ->
    [0] no streak
   *[other] streak { $streak }
}

daily-proof-kept = 🔏 The bot has computed it again: the set is as it was fixed the day before.
daily-proof-broken = ⚠️ The set is **not** as it was fixed the day before. Don’t trust this game.
daily-proof-open = The file has the secret of the set, from which the seeds of all its deals follow, and the record of each deal that you played. `verify_set.py` in it checks both, and that they belong together; it says what it can’t prove. Compare the hash with the one that you saw.
daily-proof-closed = Some cards of this game stay hidden for good, so no seed is published. The file has the promise of each deal, and of each that you played the cards that were shown. `verify_set.py` in it checks both, and that they belong together; it says what it can’t prove. Compare the hash with the one that you saw.

daily-boards-title = ## 🏆 Boards of today’s deals — results of { $date }
daily-boards-empty = Nobody is here yet: a day counts once it has closed.
daily-boards-note = Boards are for fun: people who have played a set know its cards, and nobody checks for second accounts.
daily-board-day = **{ $game }**, this server
daily-board-everywhere = **{ $game }**, all servers
daily-board-month = **The month**, mean of at least { $sets } sets
daily-board-streaks = **Streaks** that go on
daily-board-line = { $rank }\. { $name } · { $share }%
daily-board-mean = { $rank }\. { $name } · { $share }% of { $sets } sets
daily-board-streak = { $rank }\. { $name } · { $days ->
    [one] one day
   *[other] { $days } days
}
daily-somebody = *somebody elsewhere*

daily-days-title = ## 📈 Your last thirty days
daily-days-none = You haven’t begun a set in the last thirty days.
daily-day = { $date } · { $game } · { $share }%
daily-day-open = { $date } · { $game } · { $dealt } of { $deals } deals, still running
daily-day-unfinished = { $date } · { $game } · { $dealt } of { $deals } deals, not finished

daily-call = The same cards for everybody today, alone among stewards, whenever you like: { $games }. Closes { $closes }; the result will then be here.
daily-closing-title = ## 📅 Today’s deals — result of { $date }
daily-closing-nobody = Nobody here has finished a set.
