"""What is left of rounds: boards, rank cards, proofs, achievements, pictures to share."""
