"""Pif Paf as players see it."""
