"""Truc, from rules 7 and 14."""
