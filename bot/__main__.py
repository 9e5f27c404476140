"""`python -m bot`: starts the bot, or does what else is to be done with it. Settings come from the environment and
`.env`.
"""

import argparse
import sys
from pathlib import Path

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from bot.hosting import VERSION
from bot.operations import exits
from bot.operations.backup import back_up
from bot.operations.doctor import examine
from bot.operations.drain import DRAIN_MINUTES, drain
from bot.operations.move_database import move_database
from bot.operations.start import start
from bot.ownership import ADOPT
from bot.settings import Settings
from data import database
from data.database import Address

EPILOG = """Exit codes: 0 all is well, 75 the same may work later, 78 somebody must change something.

Settings come from the environment or from the file .env:

"""


def main() -> int:
    """Run the command that was given. Return the exit code: 0 after a clean end, 75 where the same may work later, 78
    where somebody must change something.
    """
    wanted = _parser().parse_args()
    try:
        settings = Settings()
    except ValidationError as error:
        return exits.refuse("\n".join(map(_refusal, error.errors())))
    match wanted.command:
        case "backup":
            return back_up(settings, wanted.file)
        case "doctor":
            return examine(settings)
        case "drain":
            return drain(settings, wanted.minutes)
        case "move-database":
            return move_database(wanted.source, wanted.target)
        case _:
            return start(settings, wanted.adopt)


def _refusal(error: ErrorDetails) -> str:
    """A sentence that says why one setting cannot be used."""
    return f"{'.'.join(map(str, error['loc'])).upper()}: {error['msg'].removeprefix('Value error, ')}"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot",
        description="Without a command: starts the bot.",
        epilog=EPILOG + _settings(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    adoption = "start with a database of another application, and make it this one's from now on"
    parser.add_argument("--version", action="version", version=VERSION)
    parser.add_argument(ADOPT, action="store_true", help=adoption)
    commands = parser.add_subparsers(dest="command", metavar="command")
    backup = commands.add_parser("backup", help="copy the database to a new file, while the bot runs or not")
    backup.add_argument("file", type=_file, help="the copy; nothing is overwritten")
    commands.add_parser("doctor", help="say what is wrong here, and what to do about it; nothing is changed")
    ending = commands.add_parser("drain", help="let the running bot end when the last round does; no new one begins")
    ending.add_argument(
        "--minutes", type=float, default=DRAIN_MINUTES, help=f"after which it ends anyway (default: {DRAIN_MINUTES})"
    )
    moving = commands.add_parser("move-database", help="carry everything over to another database; stop the bot first")
    address = "a file of SQLite, or postgresql://user:password@host/name"
    moving.add_argument("source", metavar="FROM", type=_address, help=address)
    moving.add_argument("target", metavar="TO", type=_address, help=f"{address}; it has to be empty")
    return parser


def _address(given: str) -> Address:
    try:
        return database.address(given)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _file(given: str) -> Path:
    if not isinstance(where := _address(given), Path):
        raise argparse.ArgumentTypeError("a copy is a file")
    return where


def _settings() -> str:
    """Every setting with its default and description."""
    lines = []
    for name, field in Settings.model_fields.items():
        default = "" if field.default is None or name == "discord_token" else f" (default: {field.default})"
        lines += [f"  {name.upper()}{default}", f"      {field.description}"]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
