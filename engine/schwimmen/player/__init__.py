"""The computer player: `policy`; `search` in `world`, a hand played out, with `belief` of hands."""
