"""Truc as players see it."""
