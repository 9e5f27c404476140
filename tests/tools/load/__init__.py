"""Many busy tables at once: what they cost the bot, and how long people and stewards wait."""
