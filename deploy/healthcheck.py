"""The health check of a container: fails where the bot is not well, and kills one that does not answer at all.

Docker starts again what has ended, and never what is merely unhealthy. So a bot whose event loop stands still, or that
was stopped, is ended here; the container ends with it (`init: true`) and is started again.
"""

import os
import signal
import sys
import urllib.error
import urllib.request
from pathlib import Path

ATTEMPTS, SECONDS = 3, 15.0  # compose waits longer for all of them
CHILDREN = Path("/proc/1/task/1/children")  # of the container's init: the bot


def main(site: str, processes: Path = CHILDREN, attempts: int = ATTEMPTS, seconds: float = SECONDS) -> int:
    """The exit code: 0 where all is well."""
    for _ in range(attempts):
        try:
            urllib.request.urlopen(f"{site}/healthz", timeout=seconds).close()  # noqa: S310 -- our own address
        except urllib.error.HTTPError as error:
            sys.stdout.write(error.read().decode())
            return 1  # it answers: Discord or the database is away, and a new start would not help
        except urllib.error.URLError as error:
            if isinstance(error.reason, ConnectionRefusedError):
                return 1  # it is starting
        except TimeoutError:
            pass
        else:
            return 0
    for process in map(int, processes.read_text().split()):
        os.kill(process, signal.SIGKILL)
    sys.stdout.write("the bot did not answer, and was killed\n")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
