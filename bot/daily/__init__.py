"""Today's deals: what is played on a day, one person's way through it, and how the day is closed."""
