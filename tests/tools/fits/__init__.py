"""The source of the fitted numbers of computer players: `python -m tests.tools.fits [GAME …]` finds them again.

Each module fits the numbers of one game, from deals of a seed, and names them as the engine does. Its `fit` takes the
share of the deals to be played, so that a test can run it with few.
"""
