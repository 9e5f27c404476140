"""A second Tahimi for the search alone, which plays tens of thousands of rounds a second to their end.

`engine.tahimi.round` is the specification; `tests/engine/tahimi/kernel` holds this against it. `tables` has what the
rules come to as numbers, `course` the rules of play, `playout` the same in one quick loop, `habits` how seats play in
it; `known` what a view says, `clues` what plays and passes betray, `worlds` hands as they may be; `gifts` what is given
in the exchange; `search` brings all together. It serves every rule set of Tahimi and Mooseyard; only where a seat that
was caught must pass the search of any game answers.
"""
