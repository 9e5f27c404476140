"""SQLite: its engines, one writer thread, its lock, and whether a file is sound."""
