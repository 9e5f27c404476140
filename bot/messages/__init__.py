"""Everything that a table shows in its channel: the public message, private panels, calls, a thread of its own."""
