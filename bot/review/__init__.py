"""Reviews of finished rounds: a person's own decisions, valued again beside the event loop, stored and found again."""
