"""`python -m bot` with a time of day that is `AHEAD` seconds ahead, and with stewards that answer by their policy:
`python -m tests.e2e.dated_bot`.
"""

import os
import sys
import time

_real, _ahead = time.time, float(os.environ["AHEAD"])
time.time = lambda: _real() + _ahead  # before anybody has taken hold of it

from bot import __main__ as bot  # noqa: E402 -- see above
from bot.messages import first_answer  # noqa: E402 -- see above
from bot.thinking import pool  # noqa: E402 -- see above
from bot.ui.language import silently  # noqa: E402 -- see above
from tests.e2e import deals  # noqa: E402 -- see above
from tests.e2e.house import PATIENCE  # noqa: E402 -- see above

first_answer.ANSWER_SECONDS = PATIENCE  # as long as the sandbox waits for an answer
pool.Thinkers.ponder = deals.by_policy  # type: ignore[assignment, method-assign]  # this process is a test's own

if __name__ == "__main__":
    sys.exit(silently().run(bot.main))  # it speaks no language by itself
