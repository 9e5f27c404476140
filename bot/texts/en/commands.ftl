### Slash commands, as Discord lists them: each at most 100 characters. Attributes are their options.

command-tahimi = Tahimi, the feudal card game
command-start = Open a table in this channel
    .game = Which game (Tahimi)
    .seats = How many shall play (4)
    .deck = What five or more players of Tahimi play with (expanded)
    .pace = How long a decision may take (lively: 45 seconds)
    .preset = A ready-made set of house rules; what you say beside it goes first
command-hand = Show your hand again, to you alone
command-leave = Leave your table, now or after this round
command-end = End your table
command-settings = Your own settings: auto-pass, calls, confirmations, a hand in letters
command-rules = Read the rules
    .game = Of which game (the one that is played here)
    .chapter = Where to open them
command-verify = Open a finished round: hands, taxes, seed, and the proof that all was fixed
    .number = Which round (the newest finished one)
command-misery = Who is most miserable: the server's board, a table's, or your own figures
    .scope = Whose misery (the server's)
    .span = Over which rounds (all)
command-privacy = What is stored of you here: read why, take it with you, or delete it
command-rank = Titles, reigns, rating and rivals of a person
    .person = Whose rank (yours)
command-history = How a person's misery went, round by round, as a chart
    .person = Whose misery (yours)
    .range = Over how many of the newest rounds (100)
