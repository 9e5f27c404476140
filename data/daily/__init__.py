"""Today's deals: sets, attempts, boards, and how a day is closed."""
