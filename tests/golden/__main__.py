"""Write the golden records that are missing; with `--again` also those that are told otherwise now."""

import sys
from pathlib import Path

from tests.golden import FOLDER, files, head_of, played, recorded, told, wanted


def main(folder: Path, again: bool) -> list[str]:
    """The names of the files that were written."""
    there = {name: path.read_text(encoding="utf-8") for name, path in files(folder).items()}
    written = {name: told(played(name, rules, players)) for name, rules, players in wanted() if name not in there}
    if again:
        now = {name: told(recorded(text), head_of(text)) for name, text in there.items()}
        written |= {name: text for name, text in now.items() if text != there[name]}
    for name, text in written.items():
        (folder / f"{name}.txt").write_text(text, encoding="utf-8")
    return list(written)


if __name__ == "__main__":
    sys.stdout.writelines(f"{name}\n" for name in main(FOLDER, "--again" in sys.argv[1:]))
