"""The computer player: `policy`, and `search` in `world`, the same game in numbers."""
