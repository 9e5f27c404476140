"""Renews `tests/discord/openapi.json`: Discord's published description of its API (MIT), without its prose.

python -m tests.tools.discord_document              # as it is published today
python -m tests.tools.discord_document FILE         # from a file
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from tests.openapi import DOCUMENT

PROSE = ("description", "title")  # of a schema; where a name of a field is meant, its value is a schema


def bare(part: Any) -> Any:
    """A part of the document without prose."""
    if isinstance(part, list):
        return [bare(one) for one in part]
    if not isinstance(part, dict):
        return part
    return {key: bare(value) for key, value in part.items() if not (key in PROSE and isinstance(value, str))}


def lines(part: Any, depth: int = 3) -> str:
    """JSON with a line for each schema and operation, so that a renewal can be read."""
    if not depth or not isinstance(part, dict) or not part:
        return json.dumps(part, sort_keys=True)
    return "{\n" + ",\n".join(f"{json.dumps(key)}: {lines(part[key], depth - 1)}" for key in sorted(part)) + "\n}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="?", type=Path)
    file = parser.parse_args().file
    if file:
        text = file.read_text("utf-8")
    else:
        with urlopen("https://raw.githubusercontent.com/discord/discord-api-spec/main/specs/openapi.json") as answer:
            text = answer.read().decode()
    DOCUMENT.write_text(lines(bare(json.loads(text))) + "\n", "utf-8")
    sys.stderr.write(f"{DOCUMENT}: {DOCUMENT.stat().st_size:,} bytes\n")


if __name__ == "__main__":
    main()
