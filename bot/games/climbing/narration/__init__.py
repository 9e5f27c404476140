"""The narrator: events in, lines out. Pure: a redraw or a restart says the same, since a line's wording is chosen by
hash.
"""

from bot.games.climbing.narration.events import lines, numbered_lines
from bot.games.climbing.narration.milestones import milestone_lines
from bot.games.climbing.narration.opening import waiting
from bot.games.climbing.narration.ranks import chronicle_line
from bot.games.climbing.narration.revealed import revealed_line

__all__ = ["chronicle_line", "lines", "milestone_lines", "numbered_lines", "revealed_line", "waiting"]
