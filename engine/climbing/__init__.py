"""The parts that the games of the climbing family share: seats, turns, tricks, going out, One Card, taxes, leaving."""
