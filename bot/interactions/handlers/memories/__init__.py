"""Presses on boards, rank cards, chronicles, proofs and what is shared of them."""
