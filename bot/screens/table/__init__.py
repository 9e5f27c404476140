"""A table as it is played: its message, panels, lobby, house rules, sign and calls."""
