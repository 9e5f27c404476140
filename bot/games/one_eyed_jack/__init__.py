"""One-Eyed Jack as players see it."""
