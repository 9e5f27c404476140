"""The parts that two card games share at least: each module is pure, knows no game by name, and has tests of its own.

A part that one game alone needs stands in the rooms of that game.
"""
