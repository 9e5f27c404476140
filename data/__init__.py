"""What lasts: tables, their rounds and moves, in a database. Knows nothing of Discord: ids are plain integers."""
