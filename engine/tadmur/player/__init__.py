"""The computer player: `suspicion` (what a chain betrays), `policy`, and `search` in `world`, the deal in numbers."""
