"""What the bot shows of single games and families of games."""
