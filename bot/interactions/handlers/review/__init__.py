"""Presses on reviews of one's own decisions."""
