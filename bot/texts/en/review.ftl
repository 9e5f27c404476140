### The review of a round that is over: what one's own decisions were worth, from what one could know then.

button-review = 🔍 Review
review-title = ## 🔍 Round { $round }, reviewed for you
review-note = It looks at what you could know at that moment, never at hidden cards: a good answer stays good, however it went.
review-making = A master thinks about your decisions once more: { $done } of { $total } are done. You can close this and come back; the review is kept.
review-failed = The review could not be finished just now. Nothing is lost: try again.
button-review-look = 🔄 Look again
button-review-again = 🔄 Try again
review-nothing = You had nothing to choose in this round, so there is nothing to review.
review-facts = { $game } · { $count ->
    [one] 1 decision
   *[other] { $count } decisions
 } of yours
review-kept = You kept **{ $share }%** of what was at stake.
review-no-stake = No percentage: nothing was at stake in these decisions.
review-good = In { $good } of { $count ->
    [one] 1 decision
   *[other] { $count } decisions
 }, nothing was clearly better than your choice.
review-costliest = **What cost most**
review-cost = **{ $number }.** You chose { $answer }; { $best } was worth { $cost ->
    [0] a little more.
   *[other] { $cost } more, out of 100.
 }
review-chart = What you could expect after each decision, out of 100
review-chart-told = decision { $number }: { $value }
# Behind a bar of the chart: by how much the best answer was better.
review-chart-cost = −{ $cost }
# After a lesson.
review-finest = **Your best moments**
review-fine = **{ $number }.** { $answer }: { $stake ->
    [0] the worst answer was worth a little less.
   *[other] the worst answer was worth { $stake } less, out of 100.
}
review-think = **One to think about**
review-at = Decision { $number } of { $count } · move { $move } of { $moves }
review-best = ✅ You chose **{ $answer }**, and nothing better was found. Expected result: { $value } out of 100.
review-as-good = 👍 You chose **{ $answer }**, which is as good as **{ $best }** as far as can be told. Expected result: { $value } out of 100.
review-worse = 🔸 You chose **{ $answer }**, worth { $value } out of 100. **{ $best }** was worth { $cost ->
    [0] a little more
   *[other] { $top }
 }.
review-reason = Why { $best }: { $reason }
button-review-walk = ▶ All decisions
button-review-to = Decision { $number }
button-review-back = ◀
button-review-on = ▶
button-review-summary = 📋 Summary
button-review-help = ❓
review-help-title = ## ❓ What the review says
review-help-where = 🔍 is on your panel at the end of a round and of a lesson, in `/chronicle`, and at a set of today’s deals whose day is closed. A master then values each decision that you made yourself, and you alone see it.
review-help-what = **The values.** A master, with more time than at the table, takes your own view at each decision, deals what you could not see in many ways, and plays your answers out. 100 is the best result, 0 the worst.
review-help-share = **The percentage.** For each decision: how far your answer is from the worst that was tried, out of how far the best one is. These are added up over the round, so that a decision counts by what was at stake in it. An answer as good as the best counts as the best.
review-help-good = **As good.** A difference smaller than twice its own error does not count. What seems worse is played out four times as long before it is called so.
review-help-chart = **The chart.** A bar for each decision, by its number in the walk: what you could expect with your answer. The pale part and the number behind are what the best answer was worth beyond it.
review-help-turning = **Where it turned.** In games that reveal all cards at the end, everybody can read below the result after which three moves somebody could expect much more or much less. That is seen with all cards, as nobody at the table could, with everybody playing on as merchants do. Cards that stay hidden or sealed are never looked at, and a server can switch it off (`/tahimi-server`). For today’s deals it is in the review, once their day has closed.
review-help-kept = **Kept.** A review is made once and is yours alone. It goes with the round, and with your data when you delete them (`/privacy`).

## Where the round turned: for everybody, in games that reveal all cards at the end. 100 is the best result, 0 the worst.
## $size: "much" or "some".

# In the review of a deal of the day.
review-tracing = Where the round turned, seen with all cards, is still being worked out: look again in a moment.
turning-title = **Where it turned,** seen with all cards (100 is first, 0 is last)
turning-rise = Move { $move }: { $name } chose *{ $action }*. { $whom } could then hope for { $size ->
    [much] far more
   *[some] more
 }: { $after } instead of { $before }.
turning-fall = Move { $move }: { $name } chose *{ $action }*. { $whom } could then hope for { $size ->
    [much] far less
   *[some] less
 }: { $after } instead of { $before }.
turning-own-rise = Move { $move }: { $name } chose *{ $action }* and could then hope for { $size ->
    [much] far more
   *[some] more
 }: { $after } instead of { $before }.
turning-own-fall = Move { $move }: { $name } chose *{ $action }* and could then hope for { $size ->
    [much] far less
   *[some] less
 }: { $after } instead of { $before }.
