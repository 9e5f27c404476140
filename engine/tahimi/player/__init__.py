"""Tahimi's part of the family's kernel (`engine.climbing.player`): `tables` has what the rules and a view come
to as numbers, `gifts` what is given back in the exchange, `endgame` the last two players, solved exactly; `search`
brings all together, on worlds of its own.

It serves every rule set of Tahimi and Mooseyard; only where a seat that was caught must pass the search of any game
answers. `tests/engine/tahimi/player` holds it against `engine.tahimi.round`.
"""
