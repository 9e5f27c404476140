"""Tournaments: who takes part, who meets whom, and what came of it."""
