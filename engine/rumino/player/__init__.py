"""The computer player: `policy`; `search` with `outlook` (what a hand leads to), in `bits`, numbers in `fitted`."""
