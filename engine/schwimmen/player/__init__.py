"""The computer player: `policy`; `search` in `world`, a hand played out in `bits`, with `belief` of hands."""
