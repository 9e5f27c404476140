### Standing orders, calls to who keeps the table waiting, and personal settings.

## On the panel

button-pass-ahead = 🏳️ Pass when it comes
button-sit-out = 💤 Sit out
button-ordered = ✔ { $order }
button-redraw = 🔄
order-once = -# Your next pass in this trick is ordered; press again to take it back. It comes some seconds after a new pile, like every pass that is ordered or has no alternative.
order-trick = -# You sit this trick out; press again to take it back. Your passes come some seconds after a new pile, like every pass that is ordered or has no alternative.
order-none = -# A pass that is ordered looks like one that had no alternative. Whoever thinks for longer shows that there was a choice: if you know, order it.
order-passing = -# There is nothing to choose: your pass is made for you in some seconds (*auto-pass* in your settings).
order-coming = -# Your pass is ordered and comes in some seconds; take it back to choose anew.
order-noted = Noted: you pass when it comes. To take it back: 🎴 *My hand*.
panel-confirm-play = { $what }: really?
button-confirm-play = Yes, { $cards }

## Refusals

refused-lead-is-yours = The lead is yours: an order does not pass it.
refused-nudge-nobody = The table waits for nobody else.
refused-nudge-early = Give them a moment; they have only just been asked.
refused-nudge-quiet = Not now: who is waited for has been called lately, or is not to be called.

## Calls, and the menu behind ⋯

call = 🔔 { $mention }, the court waits on you.
button-more = ⋯
button-nudge = 🔔 Nudge
button-wishes = ⚙️ My settings
nudge-done = 🔔 Called.

option-pings = Calls
    .about = Whether who keeps the table waiting is called in the channel.
    .never = Never
    .idle = When somebody is long in coming
    .told-never = nobody is called
    .told-idle = who is late is called

## Personal settings

wishes-title = ## ⚙️ Your settings
    At every table, and nobody else’s business.
wish = **{ $name }**: { $about }
wish-on = ✔ { $name }
wish-off = ✘ { $name }
wish-auto-pass = Auto-pass
    .about = turns with nothing but a pass to choose are passed for you, some seconds after a new pile, like a pass you ordered. Switched off, a long thought tells nobody anything.
wish-pings = Calls
    .about = a table that waits long for you may call you, at most once in two minutes.
wish-confirm = Ask twice
    .about = a play of four or more cards is asked once more.
wish-four-colours = Four colours
    .about = each suit of your hand has a colour of its own; switched off, two are red and two black.
wish-text-only = Text hand
    .about = your hand is drawn in letters, without card pictures.
