"""The memory of finished rounds, as people ask for it: leaderboards, ranks, charts."""
