"""`tests.e2e.dated_bot`, whose tables have no grace after a restart: what was due meanwhile is due at once, and each
process gets on: `python -m tests.e2e.hasty_bot`.
"""

import sys

import tests.e2e.dated_bot  # noqa: F401 -- it sets the time of day, and so comes first
from bot import __main__ as bot
from bot.table import deadlines
from bot.ui.language import silently

deadlines.GRACE_SECONDS = 0.0

if __name__ == "__main__":
    sys.exit(silently().run(bot.main))  # it speaks no language by itself
