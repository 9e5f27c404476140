"""Tyzicha as players see it."""
