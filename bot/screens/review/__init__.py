"""Reviews of one's own decisions, and where a round turned."""
