"""The computer player: `policy`, and `search` with `reading` (what plays tell of a hand)."""
