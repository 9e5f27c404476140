"""The parts that card games share: each module is pure, knows no game by name, and has tests of its own."""
