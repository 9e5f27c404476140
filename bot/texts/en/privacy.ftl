### What is stored of a person (`/privacy`), the same as in README.md; their own data, and its deletion.

privacy-title = ## 🗝️ What is kept of you
privacy-tables = **Tables and rounds:** who sits, rules, deadlines; of each round its seed, seats, moves and end. So a game outlives a restart, and every deal can be verified.
privacy-results = **Results:** of each round your place and title, how many cards were taxed, and with whom. They make your rank card.
privacy-figures = **What that has come to:** misery, reigns, rating. They make the boards.
privacy-wishes = **Your settings**, the same in every server, where they differ from the usual.
privacy-blocks = **Whom you block:** the ids of people whom you do not want to meet at a table, in every server, if there are any. Nobody is told, and it is theirs neither to see nor to delete.
privacy-listeners = **Table calls:** that you want to be told when a table is forming here, if you asked for it.
privacy-server = **The server’s settings:** what those who manage it want of its tables.
privacy-name = **Your name** as it was last seen at a table, and your Discord id.
privacy-until = **Until when:** when a server is deleted or removes the bot, all of that is kept for 30 days, in case the bot is invited again, and then deleted, except your settings and blocks. A deleted channel or thread takes its tables and rounds; results are the server’s and stay.
privacy-not = Nobody’s messages are read or stored. Tokens of clicks are kept in memory for less than fifteen minutes.
button-privacy-mine = 📄 My data
button-privacy-delete = 🗑 Delete my data

privacy-file = 📄 All that is kept of you in this server, and your settings.

privacy-ask-title = ## 🗑 Delete your data?
privacy-ask = Your results, rank, misery, rating and table calls in this server go, and so do your settings and your blocks, in every server. At its old tables you become “Somebody”, and where you paid or took tax, nobody.
privacy-stays = Rounds stay as they were played, under your Discord id: others played them too and may verify them. Messages in the channel stay, too.
privacy-for-good = There is no way back.
button-privacy-keep = Keep it
button-privacy-sure = 🗑 Delete for good

privacy-done = 🗑 Done: your data here is deleted. Sit down again, and you begin anew.
