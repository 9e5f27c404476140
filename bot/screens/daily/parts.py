"""The parts that several screens of today's deals share: days, podiums, and buttons."""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.stamp import Stamp
from bot.ui import names
from bot.ui.components import MAIN, PLAIN, Button, button
from bot.ui.custom_ids import DAILY, SIGN, Press
from bot.ui.naming import name_of_game
from bot.ui.texts import percent, say
from data.daily.records import Attempt, DailySet, begins
from data.schema import NOWHERE


def date(day: int) -> str:
    """A day as everybody's own Discord writes it; it is a day of UTC, so its noon is named."""
    return f"<t:{int(begins(day)) + 43_200}:D>"


def way_in() -> Button:
    """The way in on a message that everybody sees."""
    return button(say("button-daily"), Press(SIGN, 0, Stamp(), "daily"), MAIN)


def press(played: DailySet, verb: str, argument: str = "") -> Press:
    """The press of a button about a set."""
    return Press(DAILY, 0, Stamp(played.day, played.slot), verb, argument)


def way(verb: str, style: ButtonStyle = PLAIN) -> Button:
    key = "button-daily-later" if verb == "show" else f"button-daily-{verb}"
    return button(say(key), Press(DAILY, 0, Stamp(), verb), style)


def podiums(
    sets: Sequence[tuple[DailySet, Sequence[Attempt]]],
    key: str,
    named: frozenset[int] | None = None,
    server: int = NOWHERE,
) -> list[str]:
    """The best of some sets. `named`: who of other servers may be named; None: everybody."""
    lines = [
        (one, [_placed(at, attempt, named, server) for at, attempt in enumerate(people)])
        for one, people in sets
        if people
    ]
    return [line for one, more in lines for line in (say(key, game=name_of_game(one.game)), *more)]


def _placed(at: int, attempt: Attempt, named: frozenset[int] | None, server: int) -> str:
    shown = named is None or attempt.user in named or (attempt.server == server and server != NOWHERE)
    name = names.in_markdown(attempt.name) if shown else say("daily-somebody")
    return say("daily-board-line", rank=at + 1, name=name, share=percent(attempt.score or 0.0))
