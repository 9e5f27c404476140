### The story of a round that is over (`/chronicle`), with every hand shown; and the line by which it is shared.

story-title = 📜 Round { $round }, told again
story-deal = The deal, and then { $moves } moves
story-at = Move { $at } of { $moves }
story-facts = { $game } · trick { $trick } · table { $table }
story-move = { $name }: { $action }
story-move-closed = { $name } made a move that stays hidden.
story-silence = Nobody has said a word yet.
story-record = 📄 The round as a record: rules, seats, seed and moves. The engine can replay the round from this alone.
story-proof = 📄 What can be proven about the round: its promise, and the cards that were shown. `verify.py` checks it.
story-choice = Round { $round } of table { $table } · { $game } · 👑 { $name } · { $day }
button-story = 📜 Chronicle
button-trick-back = ⏪ Trick
button-trick-on = Trick ⏩
button-record = 📄 Record

button-line = 📣 Share
button-misery = 📊 Misery
share-ask = A line to share (no cards shown):
share-line = { $game } · round { $round } · { $places }
share-line-match = { $game } · a match of { $round } rounds · { $places }
button-as-picture = 🖼️ As a picture
picture-ask = The round as a picture, for you alone until you share it:
picture-facts = Round { $round } · { $count } at the table
picture-facts-match = A match of { $round } rounds · { $count } at the table
picture-about-match = How the match of { $round } rounds at { $table } ended, with { $count } at the table:
picture-about = How round { $round } of { $table } ended, with { $count } at the table:
picture-steward = steward
picture-seat = Seat { $seat }
picture-up = up { $count }
picture-down = down { $count }
picture-winner = winner
picture-out = out of the match
picture-out-since = out since round { $round }
picture-left = left the table
picture-chips = { $sign } chips
picture-chips-left = { $count ->
    [one] 1 chip
   *[other] { $count } chips
}
picture-lives = { $count ->
    [one] a life lost
   *[other] { $count } lives lost
}
share-misery = 🌧️ { $name } { $index }, { $caption }

opened-tax-paid = { $payer } pays **{ $cards }** to { $receiver }.
opened-tax-returned = { $payer } gives **{ $cards }** to { $receiver }.
