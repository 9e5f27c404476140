### The table call: those who want to know are told that a table is forming.

button-summon = 📣 Call
button-to-table = To the table
summons = 📣 { $mentions }: { $host } opens a table of { $game }, and there are seats.
summons-more = And { $count } more who asked for it; one message does not hold them.

notify-on = 📣 You are told when a table is forming in this server. `/tahimi notify` again, and you are not.
notify-on-role = 📣 You are on the list. But table calls go to { $role } in this server: whoever bears that role is told.
notify-off = You are no longer told when a table is forming in this server.

refused-already-called = This lobby has had its call.
refused-nobody-to-call = There is nobody to call. Whoever wants to be told uses `/tahimi notify`; whoever manages this server may choose a role.
refused-called-lately = People here have been called lately. The next call is free { $when }.
refused-call-unsent = The call could not be sent; it was this lobby's only one.
