"""The computer player: `policy`, cards and bets; `search` with `outlook` (how likely a hand wins), from `completions`
(what it lacks).
"""
