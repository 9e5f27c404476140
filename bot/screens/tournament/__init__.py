"""Tournaments: their message, form, tables, standings, podium and referee."""
