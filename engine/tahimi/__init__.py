"""Tahimi: a feudal climbing game (rules part A). `game` brings its parts together, `round` is the play of one round."""
