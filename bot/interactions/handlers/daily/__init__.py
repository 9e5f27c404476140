"""Presses on the pages of today's deals."""
