### The invitation to all who asked for it: people who want to know are told that a table is forming.

button-summon = 📣 Invite
button-to-table = To the table
summons = 📣 { $mentions }: { $host } has opened a { $game } table, and there are free seats.
summons-more = And { $count } more who asked for it; one message cannot name them all.

# $name, who sits there, invites $mentions by name.
invitation = 📨 { $mentions }: { $name } invites you to a { $game } table.
button-accept = 🪑 Sit down
invited = 📨 { $people } invited to **{ $table }**: [↑ the table]({ $link })
menu-invite = Invite to a table

notify-on = 📣 You’ll be told when a table forms. Run the command again to stop.
notify-on-role = 📣 You are on the list. But in this server invitations to tables go to { $role }: people with that role are told.
notify-off = You’ll no longer be told when a table forms.

refused-already-called = This lobby has already sent its invitation.
refused-nobody-to-call = Nobody has asked to be invited. Opt in with `/cards notify`.
refused-called-lately = People here have just been invited. The next invitation can go out { $when }.
refused-call-unsent = The invitation couldn’t be sent; it was this lobby’s only one.

refused-nobody-to-invite = Only other people can be invited.
refused-names-nobody = Nobody here is called { $said }: type @ and choose the people.
refused-not-here = { $person } isn’t in this server.
refused-too-many-named = Name at most { $most } people. To invite others, right-click somebody’s name and choose *Apps*, then *Invite to a table*.
refused-already-invited = Everybody you name is at this table already, or has been invited.
refused-no-room-to-invite = Every seat at this table is taken.
refused-too-many-invited = That’s enough invitations for now. Others can find the table with `/cards tables`.
refused-invitation-unsent = The invitation couldn’t be sent: I’m not allowed to write in that channel.
