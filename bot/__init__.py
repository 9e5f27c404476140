"""The process: settings, client, live tables, router, screens, narration."""
