"""The computer player: `policy` with `wagers`; `search` with `outlook` (how likely a hand wins), from `completions`
(what it lacks) and `fitted` (numbers).
"""
