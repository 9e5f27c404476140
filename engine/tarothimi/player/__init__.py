"""The computer player: `search`, with `belief` of the deals from `clues`, and a second Tarot-himi for it alone, which
plays a round to its end some five times faster than the round does.

The round is the specification. `world` has the rules in a few numbers, `playout` how seats play in it, the usual turns
in one quick loop, and `search` samples worlds from a view. What is legal for a hand with arcana they ask of the game
itself (`engine.tarothimi.catalogue`).
"""
