### Settings of a server, for those who manage it; and what follows from them.

server-title = ## 🏛️ Tables in this server
server-hint = What you choose holds at once for new tables and new house rules; a table that is open keeps its pace and its stewards.
server-channels = **Where:** { $channels }, and threads in them
server-channels-all = **Where:** in every channel
server-threads-on = **Threads:** every table gets a thread of its own (needs *Create Public Threads* and *Send Messages in Threads*)
server-threads-off = **Threads:** tables stay in the channel
server-paces = **Paces:** { $paces }
server-stewards-on = **Stewards:** a host may have them
server-stewards-off = **Stewards:** none
server-starters-everyone = **Who opens tables:** everybody
server-starters-role = **Who opens tables:** { $role }, and who manages the server
server-starters-role-none = **Who opens tables:** nobody but who manages the server, until a role is chosen
server-starters-managers = **Who opens tables:** who manages the server
server-narration-full = **The chronicler** tells everything
server-narration-trick = **The chronicler** tells one line a trick
server-narration-quiet = **The chronicler** keeps to what one must know
server-call-role = **📣 Table call:** goes to { $role }
server-call-list = **📣 Table call:** goes to whoever has asked for it by `/tahimi notify`

server-hint-channels = Channels for tables (none: all)
server-hint-paces = Which paces a host may choose
server-hint-starters = Who may open tables
server-hint-starter-role = Role that opens tables
server-hint-narration = How much the chronicler tells
server-hint-call-role = Role for table calls (none: a list)

server-threads = Threads
server-stewards = Stewards

starters-everyone = Everybody
starters-role = Members with a role
starters-managers = Who manages the server
narration-full = Everything
narration-trick = One line a trick
narration-quiet = Only what one must know

## Refusals

refused-not-manager = That is for those who manage this server.
refused-role-of-all = Everybody has that role. Choose another; nothing has changed.
refused-elsewhere = Tables have their places in this server: { $channels }.
refused-starters-role = In this server { $role } opens tables.
refused-starters-managers = In this server only those who manage it open tables.
refused-pace-not-here = This server does not allow that pace, but: { $paces }. Nothing has changed.
refused-stewards-not-here = This server plays without stewards. Nothing has changed.

## A table with a thread of its own

thread-name = { $game } at { $host }’s
signpost = 👑 { $host } opens a table of { $game }: it stands in the thread below, and everybody may come in.
thread-roll = 🪑 At this table: { $people }
