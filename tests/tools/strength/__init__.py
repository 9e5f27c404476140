"""The strength of the computer players: `make tournament`, `make tournament-full`."""
