"""Finished rounds, counted on: figures, ratings, boards, rank cards, achievements."""
