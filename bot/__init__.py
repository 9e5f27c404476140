"""The bot's process: settings, client, live tables, screens, and the sandbox."""
