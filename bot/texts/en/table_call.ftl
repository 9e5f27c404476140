### The table call: people who want to know are told that a table is forming.

button-summon = 📣 Call
button-to-table = To the table
summons = 📣 { $mentions }: { $host } has opened a { $game } table, and there are seats.
summons-more = And { $count } more who asked for it; one message cannot name them all.

notify-on = 📣 You’ll be told when a table forms. Run it again to stop.
notify-on-role = 📣 You are on the list. But table calls go to { $role } in this server: people with that role are told.
notify-off = You won’t be told any more when a table forms.

refused-already-called = This lobby has had its call.
refused-nobody-to-call = Nobody has asked to be called. Opt in with `/tahimi notify`.
refused-called-lately = People here have been called recently. The next call is possible { $when }.
refused-call-unsent = The call couldn’t be sent; it was this lobby’s only one.
