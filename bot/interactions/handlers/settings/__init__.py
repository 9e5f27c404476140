"""Presses on settings, rules and what is stored about people."""
