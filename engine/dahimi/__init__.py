"""Dahimi: a climbing game of sets and runs for up to thirteen (rules part C). `game` brings its parts together."""
