"""Schwimmen as players see it."""
