### German: the table call.

button-summon = 📣 Ausrufen
button-to-table = Zum Tisch
summons = 📣 { $mentions }: { $host } hat einen Tisch für { $game } eröffnet, und es sind Plätze frei.
summons-more = Und { $count } weitere, die gefragt hatten; so viele Namen passen in keine Nachricht.

invitation = 📨 { $mentions }: { $name } lädt euch an einen Tisch für { $game } ein.
button-accept = 🪑 Hinsetzen
invited = 📨 Eingeladen an den Tisch **{ $table }**: { $people }. [↑ zum Tisch]({ $link })
menu-invite = An einen Tisch einladen

notify-on = 📣 Du erfährst es, wenn ein Tisch zusammenkommt. Derselbe Befehl stellt es wieder ab.
notify-on-role = 📣 Du stehst auf der Liste. Auf diesem Server gehen Tischrufe aber an { $role }: Wer diese Rolle hat, erfährt es.
notify-off = Du erfährst nicht mehr, wenn ein Tisch zusammenkommt.

refused-already-called = Diese Lobby hat schon einmal gerufen.
refused-nobody-to-call = Niemand hat darum gebeten, gerufen zu werden. Das geht mit `/cards notify`.
refused-called-lately = Hier wurde vor Kurzem gerufen. Der nächste Ruf ist { $when } möglich.
refused-call-unsent = Der Ruf ließ sich nicht senden; es war der einzige dieser Lobby.

refused-nobody-to-invite = Einladen kann man nur andere Menschen.
refused-names-nobody = Niemand hier heißt { $said }: Tippe @ und wähl die Leute aus.
refused-not-here = { $person } ist nicht auf diesem Server.
refused-too-many-named = Nenn höchstens { $most } Personen. Weitere lädst du mit einem Rechtsklick auf den Namen ein: *Apps*, dann *An einen Tisch einladen*.
refused-already-invited = Alle, die du nennst, sitzen schon an diesem Tisch oder sind eingeladen.
refused-no-room-to-invite = An diesem Tisch sind alle Plätze besetzt.
refused-too-many-invited = Das reicht vorerst an Einladungen. Andere finden den Tisch mit `/cards tables`.
refused-invitation-unsent = Die Einladung ließ sich nicht senden: In diesen Kanal darf ich nicht schreiben.
