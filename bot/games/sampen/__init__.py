"""Sampen as players see it."""
