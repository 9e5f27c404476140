"""Rumino as players see it."""
