"""A finished round, opened: told again move by move, and verified."""
