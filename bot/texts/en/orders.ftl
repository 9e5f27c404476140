### Standing orders, calls to who keeps the table waiting, and personal settings.

## On the panel

button-pass-ahead = 🏳️ Pass when it comes
button-sit-out = 💤 Sit out this trick
button-ordered = ✔ { $order }
button-redraw = 🔄
order-once = -# Your next pass in this trick is ordered; press again to take it back. It comes some seconds after a new pile, like every pass that is ordered or has no alternative.
order-trick = -# You sit this trick out; press again to take it back. Your passes come some seconds after a new pile, like every pass that is ordered or has no alternative.
order-none = -# A pass that is ordered looks like one that had no alternative. Who thinks for longer shows that there was a choice: if you know, order it.
order-passing = -# There is nothing to choose: your pass is made for you in some seconds (*auto-pass* in your settings).
order-coming = -# Your pass is ordered and comes in some seconds; take it back to choose anew.
order-noted = Noted: you pass when it comes. To take it back: 🎴 *My hand*.
panel-confirm-play = { $what }: really?
button-confirm-play = Yes, { $cards }

## Refusals

refused-lead-is-yours = The lead is yours: an order does not pass it.
