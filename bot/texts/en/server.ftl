### Settings of a server, for those who manage it; and what follows from them.

server-title = ## 🏛️ Tables in this server
server-hint = Applies to new tables at once; open tables keep pace and stewards.
server-channels = **Where:** { $channels }, and threads in them
server-channels-all = **Where:** in every channel
server-threads-on = **Threads:** every table gets a thread of its own (needs *Create Public Threads* and *Send Messages in Threads*)
server-threads-off = **Threads:** tables stay in the channel
server-paces = **Paces:** { $paces }
server-stewards-on = **Stewards:** a host may have them
server-stewards-off = **Stewards:** none
server-starters-everyone = **Who opens tables:** everybody
server-starters-role = **Who opens tables:** { $role } and server managers
server-starters-role-none = **Who opens tables:** server managers only, until a role is chosen
server-starters-managers = **Who opens tables:** server managers only
server-narration-full = **The chronicler** tells everything
server-narration-trick = **The chronicler** tells one line a trick
server-narration-quiet = **The chronicler** tells only what people must know
server-games = **Games:** { $games }
server-games-all = **Games:** all
server-chips-on = **Chips:** games that use them are played with table chips, which exist at one table alone and are worth nothing
server-chips-off = **Chips:** off; games that need them are not played
server-words-on = **Words between partners:** games with sides may have them; nobody else sees them
server-words-off = **Words between partners:** none
server-call-role = **📣 Table call:** goes to { $role }
server-call-list = **📣 Table call:** goes to people who asked for it with `/tahimi notify`

server-season = **Seasons:** when a calendar month is over, a line in { $channel } says who won
server-season-off = **Seasons:** nothing is said when a calendar month is over
server-hint-season-channel = Channel for monthly champions (none: no line)
server-zone = **Time zone:** { $zone }, for tables where weekends do not count
server-hint-zone = Time zone of the server
zone-option = Time zone: { $zone }
server-hint-channels = Channels for tables (none: all)
server-hint-paces = Which paces a host may choose
server-hint-starters = Who may open tables
server-hint-starter-role = Role that opens tables
server-hint-narration = How much the chronicler tells
server-hint-call-role = Role to ping (none: people who opted in)
server-hint-games = Games (none: all)

server-threads = Threads
server-stewards = Stewards
server-chips = Chips
server-words = Partners’ words

starters-everyone = Opens tables: everybody
starters-role = Opens tables: members with a role
starters-managers = Opens tables: server managers only
narration-full = Chronicler: everything
narration-trick = Chronicler: one line a trick
narration-quiet = Chronicler: only the essentials

## Refusals

refused-not-manager = Only server managers may do that.
refused-role-of-all = Everybody has that role. Choose another; nothing has changed.
refused-elsewhere = Tables in this server are played in { $channels }.
refused-starters-role = In this server { $role } opens tables.
refused-starters-managers = Only server managers open tables in this server.
refused-pace-not-here = This server doesn’t allow that pace, only { $paces }. Nothing has changed.
refused-game-not-here = { $game } isn’t played in this server. These games are: { $games }. Nothing has changed.
refused-game-needs-chips = { $game } can’t be played without chips, and this server plays without them. Nothing has changed.
refused-chips-not-here = This server plays without chips. Nothing has changed.
refused-stewards-not-here = This server plays without stewards. Nothing has changed.

## A table with a thread of its own

signpost = 🎴 { $host } has opened a { $game } table in the thread below. Come in!
signpost-closed = 🎴 { $table }, in the thread below, is closed.
thread-roll = 🪑 At this table: { $people }
