"""What the person who runs the bot does with it at the shell: start, back up, find out what is wrong, drain."""
