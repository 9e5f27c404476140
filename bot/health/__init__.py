"""The bot's health, for those who watch over it: systemd, a health check, Prometheus."""
