"""Instructions per action, which no busy machine disturbs: a loop under Valgrind, counted once it is warm.

`python -m tests.tools.bench.instructions NAME` is what runs under Valgrind.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from shutil import which

from tests.tools.bench.rows import COUNTED

NEEDED = ("valgrind", "callgrind_control")
WARM_SECONDS, SECONDS = 8.0, 4.0  # under Valgrind, where all is some fifty times slower once it counts


def available() -> bool:
    """True if instructions can be counted here."""
    return all(map(which, NEEDED))


def per_action(name: str) -> float | None:
    """Instructions for one action of a loop of `COUNTED`; None where Valgrind cannot run it."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out"
        valgrind = ["valgrind", "--quiet", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={out}"]
        child = [sys.executable, "-m", __spec__.name, name]
        environment = os.environ | {"PYTHONHASHSEED": "0"}
        done = subprocess.run([*valgrind, *child], capture_output=True, text=True, env=environment)  # noqa: S603  # our own words
        counted = re.search(r"^totals: (\d+)", out.read_text() if out.exists() else "", re.MULTILINE)
        if done.returncode or not counted:
            return None
        return int(counted[1]) / int(done.stdout)


def main() -> int:
    made, _ = COUNTED[sys.argv[1]]
    loop = made()
    loop(WARM_SECONDS)
    _instrument("on")
    actions = loop(SECONDS)
    _instrument("off")
    sys.stdout.write(str(actions))
    return 0


def _instrument(state: str) -> None:
    command = [str(which("callgrind_control")), f"--instr={state}", str(os.getpid())]
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)  # noqa: S603  # our own words


if __name__ == "__main__":
    sys.exit(main())
