"""What the court remembers, as people ask for it: boards, ranks, charts, stories of rounds, proofs."""
