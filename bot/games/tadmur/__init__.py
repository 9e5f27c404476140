"""Tadmur as players see it."""
