"""The computer player: `policy`; `search` with `outlook` (what a hand leads to), numbers in `fitted`."""
