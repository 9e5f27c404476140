"""How the bot fares, for those who watch over it: systemd, a health check, Prometheus."""
