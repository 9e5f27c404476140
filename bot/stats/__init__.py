"""What is remembered of finished rounds, as people ask for it: leaderboards, ranks, charts."""
