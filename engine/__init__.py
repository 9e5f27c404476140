"""The rules: pure and synchronous. No I/O, no clock, no Discord, no randomness but what is handed in."""
