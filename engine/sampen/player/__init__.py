"""The computer player: `policy`. Nothing is searched."""
