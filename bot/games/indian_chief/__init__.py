"""Indian Chief as players see it."""
