"""One live table: who sits, the round that is played, what its clock waits for. Nothing here knows Discord."""
