"""The computer player: `gifts`, `tactics` and `policy`; for strong stewards `deals` and `calls` before the first card,
then `search` in `worlds` by `belief` and `reading`, to the `worth` of a score, and `endgame`. `world` is the play in
bits.
"""
