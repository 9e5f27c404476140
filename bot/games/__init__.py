"""Games as players see them. `shows` finds the presenter of a game; `base` is what every game gets for nothing."""
