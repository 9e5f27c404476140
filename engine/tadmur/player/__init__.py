"""The computer player: `policy`, with what a chain betrays, and `search`, in the deal as numbers."""
