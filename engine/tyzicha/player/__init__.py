"""The computer player: `policy`; for strong stewards `deals` and `calls` before the first card, then `search`, by
`belief`, in a `world`: the play in bits.
"""
