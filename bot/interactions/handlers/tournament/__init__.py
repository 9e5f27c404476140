"""Presses on a tournament's message, settings, pairs and referee's page."""
