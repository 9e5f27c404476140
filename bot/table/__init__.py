"""One live table: who sits, the round that is played, what it waits for. Nothing here knows Discord."""
