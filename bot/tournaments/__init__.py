"""Tournaments: how tables are drawn, what they are worth, and who stands where."""
