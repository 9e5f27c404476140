### Coming late, sleeping, leaving, coming back.

## On the table

button-back-again = 🙋 I’m back
closed-standings = The ranks as they stood:
waits-until = Otherwise it closes { $when }.

## At the gate

gate-title = ## 🚪 At the gate
gate-choose = Join as a newcomer, or take a steward’s seat and rank? You play from the next deal.
gate-choose-full = Every chair is taken, but a steward would rise for you. You get the seat, and its rank, with the next deal.
gate-choose-match = Every chair of this match is taken, but one of these can be yours, with its score. You play from the next deal.
gate-waiting = You play from the next deal.
gate-takes = You take { $name }’s seat, and its rank, with the next deal.
gate-takes-match = You take { $name }’s seat, and its score, with the next deal.
gate-gone = That offer is gone.
button-gate-new = 🪑 A newcomer’s place
button-gate-take = Take { $name }’s seat
button-gate-leave = 🚪 Never mind

## Leaving

button-leave-ask = 🚪 Leave…
button-leave-now = 🚪 Now
button-leave-after = 🕯️ After this round
button-stay = 🪑 Stay after all
button-stay-here = ↩ Stay
leave-title = 🚪 Leave the table?
leave-now-steward = **Now**: a steward plays your hand to its end, and the round counts as last for you. The seat closes at the next deal.
leave-now-alone = **Now**: your hand goes face down, and the round counts as last for you. The seat closes at the next deal.
leave-now-forfeit = **Now**: you forfeit. A steward plays your hand to its end, and your seat can no longer win. It counts as last for you, and there is no way back to it.
leave-after-forfeit = **After this round**: you play it out. If the match goes on then, you forfeit it with the next deal; until then you may still stay.
leave-now-match = **Now**: a steward plays your seat to the end of the match, and the match counts as last for you. Until the next deal you may still stay.
leave-after-match = **After this round**: you play it out. If the match goes on then, a steward takes your seat with the next deal, and the match counts as last for you.
leave-after = **After this round**: you play it out.
panel-fled-steward = 🚪 **You have left.** A steward plays your hand to its end.
panel-fled-back = 🚪 You have left this round, and play again from the next deal.
panel-fled-forfeit = 🚪 **You have left this match for good.** A steward plays your hand to its end. The next match has a seat for you again.
panel-fled-replaced = 🔁 **{ $name } plays in your place from the next deal on.** A steward plays this hand to its end.
panel-away =
    ## 💤 A steward plays for you
    Your time ran out too often in a row. Your seat and your cards are still yours: press to go on.
panel-clock-played = Your time was up, so the clock played for you.
panel-closed = 🕯️ The table is closed.
panel-fled-alone = 🚪 **You have left this round.** Staying means a newcomer’s place in the next one.

## Going on from the last table

button-again = ⚜️ Continue last table
# The same in games with matches: its people and stewards, and a new match.
button-same-people = 👥 Same people again
lobby-again = ⚜️ This table continues the last one: { $names }. People who are not seated here at the first deal lose their place.

## Refusals

refused-left-round = You have left this round. 🪑 *Stay after all* is on your panel.
refused-forfeited = You have left this match for good. The next one has a seat for you again.
refused-not-away = You’re not away.
refused-seat-taken = Somebody else is taking that seat.
refused-no-stewards-here = This table plays without stewards.
refused-stewards-seated = Send the stewards away first.
refused-no-court = There is no last table to continue here.

## The chronicler, as in narration.ftl

# $name, who was about to leave, stays.
stays =
    .a = { $name } stays after all; the horse is unsaddled.
    .b = The coat goes back on its hook: { $name } stays.
    .c = A change of heart, and { $name } remains with us.
    .d = { $name } sits down again as if nothing had been said.
    .e = Strike that farewell: { $name } stays.
    .f = Bags are unpacked. { $name } plays on.
    .g = The road can wait, says { $name }.
    .h = No goodbye today from { $name }.
    .i = { $name } thinks better of the road.
    .j = Candles are trimmed again for { $name }, who stays.

# The time of $name was up; the line after it says what the table played. The words in brackets are asked for by G-3.
time-up =
    .a = The table plays for { $name } (time).
    .b = Nothing from { $name }; the table plays (time).
    .c = The clock plays for { $name } (time).
    .d = { $name } was silent, and the table was not (time).
    .e = For { $name }, the table answers (time).
    .f = { $name }’s sand has run out (time).
    .g = Silence from { $name }; the table goes on (time).
    .h = The table waits for { $name } no longer (time).

# $name waits at the gate for the seat of $whom, in a match that goes on.
joined-seat =
    .a = { $name } takes over the seat of { $whom } with the next deal.
    .b = With the next deal the seat of { $whom } goes to { $name }.
    .c = The chair of { $whom } is promised to { $name }.

# $name waits at the gate for the seat of the steward $whom.
joined-takes =
    .a = { $name } will take over from { $whom } at the next deal.
    .b = The chair of { $whom } is promised to { $name }.
    .c = After this round { $whom } rises, and { $name } sits down.
    .d = A steward bows out soon: { $whom } makes way for { $name }.
    .e = { $whom } polishes the seat for { $name }, who comes next round.
    .f = Gloves off after the round, { $whom }: here is { $name }.
    .g = Next deal, { $name } inherits the rank of { $whom }.
    .h = { $name } taps { $whom } on the shoulder: the next round is taken.
    .i = A steward’s rest is well earned: { $whom } hands over to { $name }.
    .j = Keys change hands at the deal, from { $whom } to { $name }.

# $seat leaves a match for good, where that is a forfeit; a steward plays the round to its end.
event-retired =
    .a = { $seat } leaves for good. A steward plays the round out; winning is for the others.
    .b = Farewell, { $seat }. The round is played to its end, the match is forfeited.
    .c = { $seat } has gone and forfeits. A steward sees to the cards until the round is over.
    .d = The coat of { $seat } is off its hook: forfeited. A steward finishes the round.

# Lots have put $seats on one side.
event-paired =
    .a = 🎲 The lots say: { $seats } play together.
    .b = 🎲 { $seats } draw the same colour.
    .c = 🎲 Partners by lot: { $seats }.
    .d = 🎲 Two slips match: { $seats }.

# $name is the host from now on.
host-passes =
    .a = The keys of the hall go to { $name }.
    .b = { $name } keeps the house from here on.
    .c = The house needed a host; it is { $name }.
    .d = From now on { $name } rings the bell.
    .e = The big key is heavy, and { $name } carries it now.
    .f = Asked who hosts, the herald now points at { $name }.
    .g = House and hearth are in the hands of { $name }.
    .h = { $name } finds the keys on the table, and hosts.
    .i = Absent hosts lose their keys: { $name } has them.
    .j = In the matter of the keys: { $name }.

# The bot was started anew in mid-round, or came back to its server: everybody has a minute at least.
restarted =
    .a = The scribe dropped the quill; clocks were stopped.
    .b = A candle went out, and time with it. Both are lit again.
    .c = The sand in the glass was turned back a little.
    .d = Someone wound the great clock; it strikes later now.
    .e = A short silence, a new page, and more time for all.
    .f = The scribe has returned from the cellar; the clocks have waited.
    .g = Ink was fetched. Nobody lost a minute by it.
    .h = The herald blinked. Time did, too.
    .i = A draught turned the pages back to the right one.
    .j = The bell-ringer overslept: every deadline is moved.
