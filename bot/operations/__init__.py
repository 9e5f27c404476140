"""Commands of the person who runs the bot, at the shell: start, back up, find out what is wrong, drain."""
