"""`python -m tests.conformance FILE…`: one line for each failing case, and the count at the end."""

import sys
from collections.abc import Sequence
from pathlib import Path

import yaml

from tests.conformance.cases import Unfit, complaints, read
from tests.conformance.games import GAMES


def main(paths: Sequence[str]) -> int:
    """Ask every case of the files. 0 when all pass, 1 when some fail, 2 when a file cannot be read."""
    if not paths:
        sys.stderr.write("usage: python -m tests.conformance FILE…\n")
        return 2
    passed = failed = 0
    for path in paths:
        try:
            cases = read(Path(path))
        except (OSError, yaml.YAMLError, Unfit) as error:
            sys.stderr.write(f"{error}\n")
            return 2
        for case in cases:
            found = "; ".join(complaints(case, GAMES))
            if found:
                sys.stdout.write(f"{case.id} {case.rule}: {found}\n")
                failed += 1
            else:
                passed += 1
    sys.stdout.write(f"{passed} passed, {failed} failed\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
