"""The computer player: `groups` (what had better stay together), `search`, and its part of the family's kernel
(`engine.climbing.player`): `tables` has sets and runs as numbers, `known` what a view says, `worlds` hands as they may
be.

A hand is parted into runs and sets as the policy parts it (`groups`), once, when its playout begins. Then its runs are
broken for sets of the highest ranks alone, and where the policy would break one, or a set, to answer a run, a playout
passes. Rules of DAH-10 are left to the search through rounds.
"""
