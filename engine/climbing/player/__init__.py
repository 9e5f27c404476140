"""The computer players of the family: `policy`, `search` where a game's own rounds are quick enough for playouts, and
the kernel: a second climbing game for searches alone, which plays tens of thousands of rounds a second to their end.

Each game's own round is the specification; the kernel knows the rules that its `Tables` state, and a game whose options
go beyond these searches without it. `course` has the rules of play, `playout` the same in one quick loop and how seats
play in it; `clues` what plays and passes betray, `worlds` what a view says and hands as they may be. A game adds its
tables, and joins all of it in its search.
"""
