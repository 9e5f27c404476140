"""Begin a game: `python -m tests.tools.new_game NAME` writes it, and registers it among the unfinished ones.

python -m tests.tools.new_game my_game            # engine/my_game/, a game that can be played at once
python -m tests.tools.new_game my_game --lacks    # what it still lacks before players get it, with places
"""

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SKELETON = Path(__file__).parent / "skeleton"
REGISTERED = re.compile(r"UNFINISHED: dict\[str, Game\] = \{(.*?)\}", re.DOTALL)
IMPORTS = re.compile(r"from engine import \((.*?)\)", re.DOTALL)


def refusal(name: str, root: Path = ROOT) -> str | None:
    """The reason why a game cannot have this name; None if it can."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name):
        return "a name is of lower-case letters and digits, with _ between words"
    if (root / "engine" / name).exists():
        return f"engine/{name} is there already"
    words = re.compile(rf"(?i)\b{name}\b")
    taken = (path for folder in ("engine", "bot", "cogs", "data") for path in sorted((root / folder).rglob("*.py")))
    found = next((path for path in taken if words.search(path.read_text(encoding="utf-8"))), None)
    return f"{name} is a word of the house's: {found.relative_to(root)}" if found else None


def write(name: str, root: Path = ROOT) -> list[Path]:
    """Write and register the game. Return the files, the registry last. Raises ValueError for a name that is none."""
    if reason := refusal(name, root):
        raise ValueError(reason)
    written = []
    for source in sorted(SKELETON.rglob("*.py")):
        target = root / "engine" / name / source.relative_to(SKELETON)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(source.read_text(encoding="utf-8"), name), encoding="utf-8")
        written.append(target)
    registry = root / "engine" / "games.py"
    registry.write_text(registered(registry.read_text(encoding="utf-8"), name), encoding="utf-8")
    return [*written, registry]


def renamed(source: str, name: str) -> str:
    """A module of the skeleton as one of this game, with its imports in their order."""
    title = "".join(word.capitalize() for word in name.split("_"))
    source = source.replace(", which `python -m tests.tools.new_game` copies", "")
    source = source.replace("A game to begin with:", f"{title}:")
    source = source.replace("tests.tools.skeleton", f"engine.{name}").replace("Skeleton", title)
    lines = source.replace('"skeleton"', f'"{name}"').split("\n")
    places = [at for at, line in enumerate(lines) if line.startswith("from engine")]
    for at, line in zip(places, sorted((lines[at] for at in places), key=_module), strict=True):
        lines[at] = line
    return "\n".join(lines)


def registered(registry: str, name: str) -> str:
    """The registry with this game among the unfinished ones."""
    games = {one.strip() for one in IMPORTS.findall(registry)[0].split(",") if one.strip()} | {name}
    imported = "".join(f"    {game},\n" for game in sorted(games))
    registry = IMPORTS.sub(f"from engine import (\n{imported})", registry, count=1)
    before = REGISTERED.findall(registry)[0].strip().rstrip(",")
    entries = ", ".join(filter(None, (before, f'"{name}": {name}.GAME')))
    return REGISTERED.sub(f"UNFINISHED: dict[str, Game] = {{{entries}}}", registry, count=1)


def _module(line: str) -> str:
    return line.split(" ")[1]


def tell(*lines: str) -> None:
    """Write lines to the terminal."""
    sys.stdout.write("".join(f"{line}\n" for line in lines))


def main() -> None:
    """Read the command line; write the game, or list what one lacks."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name")
    parser.add_argument("--lacks", action="store_true", help="list what the game lacks before players get it")
    said = parser.parse_args()
    if said.lacks:
        from engine.games import GAMES, UNFINISHED  # here, since a game that is being written may not be importable
        from tests.complete import lacks

        GAMES.update(UNFINISHED)
        tell(*([*lacks(said.name)] or ["It lacks nothing: move it from UNFINISHED to GAMES in engine/games.py."]))
        return
    try:
        written = write(said.name)
    except ValueError as error:
        parser.error(str(error))
    tell(*(f"wrote {path.relative_to(ROOT)}" for path in written))
    tell(f"Try it: python -m tests.tools.play {said.name}, then make play and /cards start.")


if __name__ == "__main__":
    main()
