"""PostgreSQL: its engines and address, and the ranges of shards that processes hold."""
