"""Tahimi's part of the family's kernel (`engine.climbing.player`): `tables` has what the rules come to as numbers,
`known` what a view says, `worlds` hands as they may be; `gifts` what is given back in the exchange, `endgame` the last
two players, solved exactly; `search` brings all together.

It serves every rule set of Tahimi and Mooseyard; only where a seat that was caught must pass the search of any game
answers. `tests/engine/tahimi/player` holds it against `engine.tahimi.round`.
"""
