"""Today's deals, as pure functions: which games are played, what is dealt, and what everybody's result is worth."""
