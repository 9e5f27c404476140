"""Tahimi: a feudal climbing game (rules part A). `rules` holds the options, `round` the play of one round."""
