"""The levels of computer players."""

from typing import Literal, get_args

Level = Literal["page", "merchant", "vizier", "master"]

LEVELS: tuple[Level, ...] = get_args(Level)  # the weakest first
DEFAULT: Level = "merchant"
