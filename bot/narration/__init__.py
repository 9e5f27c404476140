"""The narrator: events in, lines out. Pure: a redraw or a restart says the same, since a line's wording is chosen by
hash.
"""

from bot.narration.court import lines, numbered_lines
from bot.narration.milestones import milestone_lines
from bot.narration.opened import opened_line
from bot.narration.ranks import chronicle_line
from bot.narration.voice import line_for

__all__ = ["chronicle_line", "line_for", "lines", "milestone_lines", "numbered_lines", "opened_line"]
