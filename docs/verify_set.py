"""Checks a set of today's deals without the bot: unpack its archive, and run `python verify_set.py` in that folder, or
with the folder's name (Python 3.10 or newer).

It runs verify.py, which lies beside it, on each file, and says whether the file of each hand belongs to the set: at its
place, of the same game and rules, by the seed or the promise that the set has for it. The last line says what is not
proved. It ends with 1 where anything does not agree, and with a sentence where a file cannot be read.
"""

import hashlib
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

DEALS = 3  # of a set
NAME = re.compile(r"deal-([0-9]+)-([0-9]+)\.txt")
NOT_PROVED = (
    "that day, slot and hash are those that you saw (compare them); that these are all the hands that you played; of "
    "each hand the moves, the result, and what it carries along: scores, chips, lives, who is out, a dealer whom a "
    "winner named; and where cards stay closed, which they are, and how the deck was shuffled and dealt"
)


class Hand(NamedTuple):
    """The file of a hand: the deal, and the number of the hand in it, each from 1, and what the file's lines say."""

    deal: int
    number: int
    says: dict[str, Any]


def read(path: Path) -> tuple[dict[str, Any], list[list[str]]]:
    """The head of a file, with its JSON read, and the words of the lines that follow. Raises ValueError and others."""
    top, _, rest = path.read_text(encoding="utf-8").strip().partition("\n\n")
    lines = dict(line.strip().split(": ", 1) for line in top.split("\n"))
    head = {key: json.loads(value) if value[0] in "[{" else value for key, value in lines.items()}
    return head, [line.split() for line in rest.split("\n") if line]


def seed_of(seed: str, number: int) -> str:
    """The seed of a hand, in hex. `seed`: of the first hand of its deal."""
    digest = bytes.fromhex(seed)
    for _ in range(number - 1):
        digest = hashlib.sha256(digest + b"next hand").digest()
    return digest.hex()


def faults(hand: Hand, before: Hand | None, head: dict[str, Any], rows: list[list[str]]) -> Iterator[str]:
    """All in a hand that is not as in its set. `before`: the hand before it in the same deal."""
    deal, number, says = hand
    many = len(rows) // DEALS  # of the hands of each deal that are promised, where cards stay closed
    if "secret" in head and 1 <= deal <= DEALS:
        if says.get("seed") != seed_of(rows[deal - 1][3], number):
            yield "its seed"
        if says.get("before") != (before.says.get("standing") if before else None):
            yield "the standing before it"
        players = str(len(says["standing"]["order"]))
    else:
        if not 1 <= deal <= DEALS or number > many or says.get("promise") != rows[(deal - 1) * many + number - 1][1]:
            yield "its promise"
        players = says["players"]
    yield from (f"its {key}" for key in ("game", "rules") if says[key] != head[key])
    if players != head["players"]:
        yield "its number of players"
    if (before is None) != (number == 1):
        yield "its place: the hand before it is not here"


def check(folder: Path) -> bool:
    """True if all files agree by themselves and with each other. It is printed."""
    head, rows = read(folder / "set.txt")
    named = [match for match in map(NAME.fullmatch, (path.name for path in folder.iterdir())) if match]
    places = {(int(match[1]), int(match[2])): match[0] for match in named}
    hands = {place: Hand(*place, read(folder / name)[0]) for place, name in sorted(places.items())}
    agrees = len(rows) % DEALS == 0 and len(rows) > 0 and len(places) == len(named)
    for name in ("set.txt", *(places[place] for place in hands)):
        command = [sys.executable, "-X", "utf8", str(Path(__file__).parent / "verify.py"), str(folder / name)]
        alone = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
        said = (alone.stdout + alone.stderr).splitlines()
        print(f"{name}:", *(line for line in said if not line.startswith("What this does not prove")), sep="\n  ")
        agrees = agrees and alone.returncode == 0
    for (deal, number), hand in hands.items():
        wrong = [*faults(hand, hands.get((deal, number - 1)), head, rows)]
        print(
            places[deal, number], f"does NOT belong to this set: {', '.join(wrong)}" if wrong else "belongs to this set"
        )
        agrees = agrees and not wrong
    print("All agrees." if agrees else "It does NOT agree.")
    return agrees


if __name__ == "__main__":
    try:
        fine = check(Path(sys.argv[1] if len(sys.argv) > 1 else "."))
    except (AttributeError, LookupError, OSError, RecursionError, TypeError, ValueError) as error:
        sys.exit(f"These files cannot be read as a set and its hands ({type(error).__name__}: {error}).")
    print(f"What this does not prove: {NOT_PROVED}.")
    sys.exit(not fine)
