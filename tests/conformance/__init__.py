"""Rule cases as data, asked of the real engine. This package translates, and holds no rules."""
