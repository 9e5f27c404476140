### Refusals: one private sentence for each code of the rules and of the table. Nothing has changed when one is read.

## Of the table

refused-not-seated = You’re not at this table yet. Press 🪑 to sit down.
refused-not-seated-full = You’re not at this table, and every chair is taken. When somebody leaves, press 🪑 to sit down.
refused-not-welcome = You can’t sit down at this table. `/cards tables` shows the others.
refused-not-seated-there = They don’t sit here any more.
refused-stale = That choice has already passed; here is the current one.
refused-revealed = Everybody has revealed; your choice stands.
refused-stale-pile = The pile changed while you reached for it; here is the new one.
refused-already-here = You already sit here.
refused-already-seated = You already sit in { $channel }: { $link } — one stool per person.
refused-too-many-tables = You have opened { $most } tables in the last hour. You can open another { $when }.
refused-too-many-tables-here = This server has opened { $most } tables in the last hour. It can open another { $when }.
refused-server-full = This server has { $most } open tables, as many as it can have. End one of them, or wait until one ends.
refused-already-posted = You have posted that already: { $link }. You can post it again { $when }.
refused-too-many-posts = You have posted { $most } messages within a minute. You can post another { $when }.
refused-too-fast = You ask faster than the scribe can write. Ask again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refused-not-begun = No cards have been dealt yet.
refused-already-begun = The first cards have been dealt already.
refused-no-game = I don’t know that game: choose one from the list.
refused-preset-of-no-game = Ready-made rules belong to a game: choose the game, too. No table was opened.
refused-no-book = The rules of { $game } aren’t written down here yet.
refused-match-goes-on = The match is under way: you can take the seat of a steward, or of somebody who leaves, or wait for the next match.
refused-not-offered = That can’t be done now.
refused-no-preset = { $game } has no such ready-made rules: choose from what is offered. No table was opened.
refused-table-full = Every chair is taken.
refused-deal-stays = One of today’s deals can’t be ended, only left for later: it waits for you until the day closes.
refused-daily-off = Whoever runs me has switched today’s deals off.
refused-daily-no-set = There is no such set.
refused-daily-over = That set has closed: `/daily` has today’s.
refused-daily-done = You have played all deals of this set.
refused-daily-forgotten = You have deleted your attempt at this set. There is no second one until the day has closed.
refused-daily-sealed = Others may still play this set: its proof is published when its day closes. Its hash is `{ $hash }`.
refused-daily-not-done = You can share a set when you have finished it.
refused-daily-other-version = This set was made by another version of me, and only that version can play it.
refused-daily-no-practice = A set can be practised once its day has closed.
refused-daily-too-old = This set is too old to be practised.
refused-other-version = This table is on hold: its cards were dealt by another version of me, and only that version can go on with it.
refused-table-closed = That table has been cleared.
refused-no-steward = There is no steward to send away.
refused-not-host = Only the host, { $host }, can do that.
refused-host-begins = Only the host, { $host }, can do that for now. Anybody who sits here can do it { $when }.
refused-no-sides = There are no sides to change here.
refused-sides-uneven = Too many play on one side: one of them has to change sides first.
refused-too-few = Too few people are seated to begin.
refused-still-seated = You still have a seat at a table here: `/cards leave` first. A seat in a round is yours until the next deal, or until the table is cleared. Nothing was deleted.
refused-no-table = You’re not sitting at a table here. `/cards start` opens one.
refused-needs-server = That needs a server where I am; whoever manages it can [add me]({ $link }). { $deals ->
    [off] Here you can use `/cards learn`, `/cards rules`, `/cards settings` and `/privacy`.
   *[played] Here you can use `/daily`, `/cards learn`, `/cards rules`, `/cards settings` and `/privacy`.
}
refused-malformed = I don’t know that choice: it may be from an older version of me. Nothing has changed.
refused-unknown-table = That table was cleared long ago. `/cards start` opens a new one.
refused-not-tahimi = Only the new Tahimi may issue decrees.
refused-no-decrees = The host has left no rules to decree here.
refused-decree-late = The cards have been dealt: it’s too late for a decree.
refused-decree-contradicts = Two of these are about the same thing: { $about }. Leave one out; nothing has changed.
refused-not-serf = Only the Serf may deal early.
refused-tahimi-ponders = The Tahimi is still choosing decrees. The cards are dealt { $when }.
refused-try-again = Somebody was faster. Press again.
refused-too-late-for-form = That took me too long: press again.
refused-no-such-round = Round { $round } has not been played at this table.
refused-round-not-dealt = Round { $round } has not been dealt, but it is fixed by this SHA-256: `{ $hash }`
refused-round-goes-on = Round { $round } is still being played: its cards and their proof are published when it is over. It is fixed by this SHA-256: `{ $hash }`
refused-round-broken-off = Round { $round } was broken off, so its cards stay hidden. It was fixed by this SHA-256: `{ $hash }`
refused-round-sealed = 🔒 Round { $round } was dealt under the house rule of sealed hands: its cards and their proof stay hidden for good. It was fixed by this SHA-256: `{ $hash }`
refused-rank-gone = There is no longer a rank to show.
refused-no-round-name = A round is named by its number, like 4, or by table and number, like 12.4. Nothing is shown.
refused-round-older = Round { $round } was played under an older version of the rules, which this bot no longer knows. It can’t be told again.
refused-round-doubtful = The record of round { $round } isn’t as it was promised, so the round isn’t told again. `/cards verify` shows where they differ.
refused-review-not-yours = You did not play round { $round }, so there are no decisions of yours to review.
refused-review-goes-on = Round { $round } is not over. Your decisions can be reviewed once it is.
refused-review-older = Round { $round } was played under an older version of the rules, which this bot no longer knows. It can’t be reviewed.
refused-review-day-open = Others may still play this deal, so it can be reviewed once its day has closed ({ $when }).
refused-review-not-made = There is no review of this round yet. Press 🔍 *Review* below its result.
refused-nothing-played = Nothing has been played at this table yet. Its chronicle begins with the first round.
refused-nothing-to-verify = Nothing has been played in this channel, and you’re not sitting at a table.
refused-missing-permission = I’m missing permissions here: *{ $names }*. Ask a server manager.
refused-ending = I’m being restarted, and the viziers think again in a minute. Nothing is lost and nothing has changed: press again then.
refused-draining = I’m about to be restarted, so nothing new begins. Nothing is lost: try again in a few minutes.
refused-disk-full = My disk is full, and my host has to make room. Nothing is lost: press again then.
refused-crash = The scribe spilled ink; nothing was lost. Press again. `ref { $reference }`
refused-otherwise = That isn’t possible now (`{ $code }`).

## Of the rules that all games of the parlour have in common

refused-not-seated-hand = You’re not playing at this table.
refused-round-over-hand = This round is over.
refused-not-offered-hand = That choice has already passed; here is the current one.
refused-not-your-turn-hand = It is { $turn }’s turn.
refused-not-in-hand-hand = You don’t hold { $card }.

## Of the rules: plays and passes

refused-round-over = This round is over.
refused-out-of-round = You have no cards in this round any more.
refused-not-your-turn = Nothing is asked of you just now.
refused-one-card-penalty = You were caught with one card and must pass this turn.
refused-no-cards = Choose at least one card.
refused-not-in-hand = You don’t hold those cards.
refused-wrong-count = { $count ->
    [one] Choose exactly one card.
   *[other] Choose exactly { $count } cards.
}
refused-not-a-set = A set has cards of one rank.
refused-bad-declaration = Those cards can’t count as that rank.
refused-wrong-size = The pile asks for { $size ->
    [one] a single card
   *[other] { $size } of a kind
}, not { $played }.
refused-not-higher = Not enough: { $played } can’t top { $under }.
refused-not-higher-run = Not enough: every card of your run must be higher than the { $under }.
refused-not-a-legal-play = Those cards are neither a set nor a run: a run is { $shortest } or more cards in a row, all of one suit.
refused-wrong-pattern = { $shape ->
    [run] The pile asks for a run of { $size }.
   *[set] The pile asks for { $size ->
        [one] a single card.
       *[other] { $size } of a kind.
    }
}
refused-locked = The pile is locked: only { $suits } may follow.
refused-must-lead = Nobody else wants the lead: you must play something.
refused-nothing-to-call = There is nothing to call.
refused-nothing-to-catch = There is nobody to catch.
refused-arcana-cannot-combine = A Major Arcana is played alone. Only The Fool goes with others.
refused-wheel-cannot-be-played = The Wheel of Fortune is never played on the pile.
refused-hanged-man-one-chance = The Hanged Man gives you one chance a trick, and you have had it.
refused-lovers-no-singles = The Lovers don’t let you play a single card, except themselves.
refused-hermit-no-sets = The Hermit lets you play only single cards.
refused-not-on-first-lead = That card may not open the round.
refused-tower-margin = The Tower asks for a bigger jump.
refused-arcana-only-led = That card can only be led.
refused-death-best-play = Death asks for your best.
refused-mandatory = You must play: something in your hand compels you.
refused-no-pile = There is nothing on the pile to undo.
refused-bad-target = Choose somebody else who still holds cards.
refused-nothing-to-give = You need a second card to give.
refused-arcana-tax-exempt = Major Arcana are exempt from taxes, both ways.
refused-wrong-number = Give exactly { $count }.
refused-not-due = Choose from the cards you were shown; they are all of one rank.
refused-unreadable = That isn’t a move in this game.

## Of the rules: options

refused-unknown-option = There is no house rule “{ $option }”.
refused-bad-value = “{ $option }” can’t have that value.
refused-no-such-number = “{ $option }” takes { $numbers }. Nothing has changed.
refused-too-many-seated = { $seated } players sit here, and these rules seat at most { $most }. Nothing has changed.
refused-too-many-wanted = These rules seat { $most } at most.
refused-bad-player-count = These rules don’t work for this number of players.
refused-preset-not-for-tarot = Tarot-himi has no ready-made rules of Tahimi.
refused-jokers-not-for-tarot = Tarot-himi has no jokers: The Fool is one.
refused-deuces-not-for-tarot = In Tarot-himi the Two is low and the Ace is high.
refused-deck-mode-not-for-tarot = Tarot-himi has one deck.
refused-instant-top-not-for-tarot = In Tarot-himi an Ace can be answered; it never ends a trick at once.
refused-unranked-first-round-cannot-be-taxed = A first round without ranks can’t be taxed.
refused-after-dealer-needs-join-order = An unranked first round needs seats in join order.
refused-join-order-needs-after-dealer = Seats in join order need an unranked first round.
refused-penalty-needs-manual-announcement = A penalty needs “call One card yourself”.
refused-removal-rank-not-in-deck = That rank isn’t in this deck.
