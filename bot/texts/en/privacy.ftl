### What is stored of a person (`/privacy`), the same as in README.md; their own data, and its deletion.

privacy-title = ## 🗝️ What is kept about you
privacy-tables = **Tables and rounds:** who sits at them, their rules and deadlines; and the seed, seats, moves and end of each round. With them a game survives a restart, and everybody can verify every deal.
privacy-results = **Results:** your place and title in each round, how many cards you paid and took in taxes, and with whom. Your rank card shows them.
privacy-figures = **Figures from the results:** misery, reigns, rating. The boards show them.
privacy-achievements = **Achievements:** what you have done here for the first time, in which game, and when.
privacy-tournaments = **Tournaments:** which you have entered, with which partner, invitations to be one, your tables and places there, and what you did as a referee.
privacy-deals = **Today’s deals:** your attempts with their moves and scores, where you began them, for which servers they count, your months and streaks. They are yours, not a server’s. When you delete them, your results stay in their fields without a name, and nobody’s percentage moves. Until a set has closed, a mark that nobody can read keeps you from a second attempt.
privacy-reviews = **Reviews:** what your decisions in a round were worth, where you have asked for it. Each goes with its round.
privacy-wishes = **Your settings**, if you have changed any, and the language of your Discord, if it is not this server’s. They are the same in every server.
privacy-blocks = **Your blocks:** the ids of people you don’t want to meet at a table, in every server. Nobody is told, and the people you block can neither see nor delete them.
privacy-listeners = **Invitations:** your wish to be told when a table is forming here, if you asked for it; and the tables to which somebody has invited you by name.
privacy-server = **The server’s settings:** what its managers have chosen for its tables, and where its sign is.
privacy-name = **Your name** as it was last seen at a table, and your Discord id.
privacy-until = **Until when:** when a server is deleted or removes the bot, all of this is kept for 30 days, in case the bot is invited again. Then everything is deleted except your settings and blocks. A deleted channel or thread takes its tables and rounds with it; results belong to the server and stay.
privacy-not = No messages are read or stored. Tokens of clicks are kept in memory for less than fifteen minutes.
button-privacy-mine = 📄 My data
button-privacy-delete = 🗑 Delete my data

privacy-file = 📄 Everything that is kept about you in this server, your settings, and today’s deals as you have played them anywhere.

privacy-ask-title = ## 🗑 Delete your data?
privacy-ask = Your results, rank, misery, rating, achievements, reviews and wish for invitations in this server are deleted, and so are your settings, your blocks and all you have played of today’s deals, in every server. At old tables you become “Somebody”, and others’ tax records no longer name you. In tournaments you become “Somebody”, too.
privacy-stays = Rounds stay as they were played, under your Discord id: others played them, too, and may verify them. Messages in the channel also stay.
privacy-for-good = There is no way back.
button-privacy-keep = Keep it
button-privacy-sure = 🗑 Delete for good

privacy-done = 🗑 Done: your data here is deleted. If you sit down again, you start from scratch.
