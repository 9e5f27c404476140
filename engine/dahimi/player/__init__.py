"""The computer player: `groups` (what had better stay together), `tables` (sets and runs as numbers, for the family's
kernel, `engine.climbing.player`), and `search`, on hands as they may be for what a view says.

A hand is parted into runs and sets as the policy parts it (`groups`), once, when its playout begins. Then its runs are
broken for sets of the highest ranks alone, and where the policy would break one, or a set, to answer a run, a playout
passes. Rules of DAH-10 are left to the search through rounds.
"""
