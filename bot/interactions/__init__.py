"""From a click or a command to one call at a table, and the ways to answer."""
