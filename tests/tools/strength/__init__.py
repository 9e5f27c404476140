"""How strong the computer players are: `make tournament`, `make tournament-full`."""
