### Settings of a server, for those who manage it; and what follows from them.

server-title = ## 🏛️ Tables in this server
server-hint = Applies to new tables at once; open tables keep their pace and their stewards.
server-channels = **Where:** { $channels }, and threads in them
server-channels-all = **Where:** in every channel
server-threads-on = **Threads:** every table gets a thread of its own (needs *Create Public Threads* and *Send Messages in Threads*)
server-threads-off = **Threads:** tables stay in the channel
server-paces = **Paces:** { $paces }
server-stewards-on = **Stewards:** hosts may seat them
server-stewards-off = **Stewards:** none
server-starters-everyone = **Tables may be opened by:** everybody
server-starters-role = **Tables may be opened by:** { $role } and server managers
server-starters-role-none = **Tables may be opened by:** server managers only, until a role is chosen
server-starters-managers = **Tables may be opened by:** server managers only
server-narration-full = **The chronicler** writes everything
server-narration-trick = **The chronicler** writes one line per trick
server-narration-quiet = **The chronicler** writes only what people must know
server-turning-points-on = **Turning points:** shown after rounds of games that reveal all cards at the end (usual)
server-turning-points-off = **Turning points:** never shown
server-turning-points-quiet = **Turning points:** not shown, since the chronicler writes only what people must know
server-games = **Games:** { $games }
server-games-all = **Games:** all
server-chips-on = **Chips:** games that use them are played with table chips, which exist at one table alone and are worth nothing
server-chips-off = **Chips:** off; games that need them are not played
server-words-on = **Messages between partners:** allowed in games with sides; nobody else sees them
server-words-off = **Messages between partners:** none
server-call-role = **📣 Invite** pings { $role }
server-tournament-role = **🏆 Tournaments:** set up by { $role }, and by server managers
server-tournament-managers = **🏆 Tournaments:** set up by server managers only
server-call-list = **📣 Invite** pings people who asked for it with `/cards notify`

server-season = **Seasons:** when a calendar month is over, a line in { $channel } says who won
server-season-weekly = **Seasons:** when a calendar month or a week is over, a line in { $channel } says who won
server-season-off = **Seasons:** nothing is said when a calendar month is over
server-daily = **Today’s deals:** one message a day in { $channel }, which becomes the day’s result
server-daily-off = **Today’s deals:** no message about them; everybody plays them with `/daily`
server-hint-daily-channel = Channel for today’s deals (none: no message)
server-hint-season-channel = Channel for monthly champions (none: no line)
server-sign = **📌 Sign:** in { $channel }
server-sign-none = **📌 Sign:** none
server-hint-sign = Channel for a sign with ▶ Play (none: no sign)
server-zone = **Time zone:** { $zone }, for tables where weekends do not count
server-hint-language = Language of public messages
server-hint-zone = Time zone of the server
zone-option = Time zone: { $zone }
server-hint-channels = Channels for tables (none: all)
server-hint-paces = Which paces a host may choose
server-hint-starters = People who may open tables
server-hint-starter-role = Role that opens tables
server-hint-narration = How much the chronicler writes
server-hint-tournament-role = Role that runs tournaments (none: managers)
server-hint-call-role = Role to ping (none: people who opted in)
server-hint-games = Games (none: all)

server-threads = Threads
server-stewards = Stewards
server-chips = Chips
server-words = Messages between partners
server-weekly = Weekly line
server-turning-points = Turning points

starters-everyone = Tables may be opened by: everybody
starters-role = Tables may be opened by: members with a role
starters-managers = Tables may be opened by: server managers only
narration-full = Chronicler: everything
narration-trick = Chronicler: one line per trick
narration-quiet = Chronicler: only the essentials

## Refusals

refused-not-manager = Only server managers may do that.
refused-role-of-all = Everybody has that role. Choose another; nothing has changed.
refused-elsewhere = Tables in this server can be opened in { $channels }.
refused-starters-role = In this server { $role } and server managers may open tables.
refused-starters-managers = Only server managers may open tables in this server.
refused-pace-not-here = This server doesn’t allow that pace, only { $paces }.
refused-game-not-here = { $game } isn’t played in this server. These games are: { $games }.
refused-game-needs-chips = { $game } can’t be played without chips, and this server plays without them.
refused-chips-not-here = This server plays without chips.
refused-stewards-not-here = This server plays without stewards.

## The sign: a message in a channel, and everybody can press it.

sign-title = ## 🎴 Card games
sign-about = **▶ Play** opens a table: choose a game, and friends or stewards sit down. **🎓 Learn** teaches a game to you alone.
sign-tables = **Open tables**
sign-no-tables = No table is open. Open one!
sign-entry = **{ $table }** · { $place }
sign-room = People are playing. You can sit down with the next deal.
sign-full = People are playing, and every seat is taken.
button-sign-play = ▶ Play
button-sign-learn = 🎓 Learn
refused-sign-unsent = I can’t write in { $channel }, so there is no sign there. Nothing has changed.

## What the bot says when it has been invited: $owner is the owner of the server.

introduction-title = ## 👋 Card games for this server
introduction-about = { $owner }, everybody can play at once: `/cards start` opens a table, `/cards learn` teaches a game. You may want to choose the channels, and who opens tables. A sign with **▶ Play** and **🎓 Learn** saves everyone typing commands.
introduction-channels = Channels for tables (none: all)
introduction-starters = People who may open tables (usually everybody)
button-introduction-sign = 📌 Post a sign here
button-introduction-done = ✓ Done
introduction-sign-hangs = 📌 The sign is up in { $channel }. `/tahimi-server` moves it or takes it down.
introduction-more = Server managers change all this and more with `/tahimi-server`.
introduction-letter = 👋 You have invited me to **{ $server }**, but I can’t write in any of its text channels. Allow me *View Channel* and *Send Messages* in one of them; then /tahimi-server, typed there, sets where tables may be opened, and by whom.

## A table with a thread of its own

signpost = 🎴 { $host } has opened a { $game } table in the thread below. Come in!
signpost-closed = 🎴 { $table }, in the thread below, is closed.
thread-roll = 🪑 At this table: { $people }
