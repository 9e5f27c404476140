### Passing ahead, pings to slow players, and personal settings.

## On the panel

button-pass-ahead = 🏳️ Pass when it comes
button-sit-out = 💤 Sit out
button-ordered = ✔ { $order }
button-redraw = 🔄
order-once = -# You’ll pass once this trick. Press again to cancel.
order-trick = -# You’ll pass for the rest of this trick. Press again to cancel.
order-none = -# Know you’ll pass? Say so now: it looks the same as having nothing to play.
order-passing = -# You can only pass: the table does it for you in a few seconds (*auto-pass* in your settings).
order-coming = -# Your pass comes in a few seconds. Cancel it to choose again.
panel-confirm-play = { $what }: really?
button-confirm-play = Yes, { $cards }

## Refusals

refused-lead-is-yours = The lead is yours: passing ahead can’t give it away.
refused-nudge-nobody = The table isn’t waiting for anybody else.
refused-nudge-early = Give them a moment; they have only just been asked.
refused-no-sign-now = Nothing has happened yet that you could react to.
refused-sign-too-soon = One reaction at a time: wait a moment.
refused-nudge-quiet = Not now: they have just been pinged, or don’t want pings.

## Pings, and the menu behind ⋯

call = 🔔 { $mention }, it’s your turn at { $table }.
call-restarted = 🔔 { $mention }, it’s your turn at { $table }. I was restarted, and your old panel can’t be updated any more: press *My hand*.
button-more = ⋯
button-nudge = 🔔 Nudge
sign-hint = -# What do you say to the last trick? One reaction each, in the log.
# $line: of the log, as it is told there.
sign-given = -# { $sign } went into the log: “{ $line }”
sign-hurrah = 🎉 Hurrah
sign-gasp = 😱 Oh no
sign-bravo = 👏 Well played
sign-slow = 🐌 So slow
button-wishes = ⚙️ My settings
nudge-done = 🔔 Pinged.

option-pings = Pings
    .about = Whether slow players are pinged in the channel.
    .never = Never
    .idle = When somebody takes a long time
    .told-never = nobody is pinged
    .told-idle = slow players are pinged

letter = ⏳ **{ $table }** waits for you, in { $place }.
letter-stop = You get this because you asked for direct messages. In the server, /cards settings stops them.

## Personal settings

wishes-title = ## ⚙️ Your settings
    At every table, and nobody else’s business.
wish = **{ $name }**: { $about }
wish-on = ✔ { $name }
wish-off = ✘ { $name }
wish-auto-pass = Auto-pass
    .about = when you can only pass, the table does it after a few seconds. Off: you press Pass.
wish-pings = Pings
    .about = you may be pinged when a table has waited a while for you, at most once every two minutes.
wish-confirm = Ask twice
    .about = you confirm a play of four or more cards.
wish-four-colours = Four colours
    .about = each suit in your hand has a colour of its own. Off: two are red and two are black.
wish-large-cards = Large cards
    .about = your hand is drawn as large as a heading.
wish-words = Partner’s messages
    .about = you see what your partner says to you, in games with sides.
wish-letters = Direct messages
    .about = when a table at the slow pace waits for you, you get a direct message instead of a ping.
wish-named-abroad = Named everywhere
    .about = the board of today’s deals over all servers shows your name to everybody, not just here.
wish-deals-home = Sets count at home
    .about = a set of today’s deals that you begin in a direct message counts for the servers where you have sat at a table.
wish-text-only = Text hand
    .about = your hand is written as plain text, without card pictures.
