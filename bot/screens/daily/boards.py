"""The boards of today's deals, a person's days, and the messages of a day in a server's channel; values and parts that
the screens of today's deals share.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from discord import ButtonStyle, ui

from bot.stamp import Stamp
from bot.ui import names
from bot.ui.components import MAIN, PLAIN, VIOLET, Button, button, rows, screen, text
from bot.ui.custom_ids import DAILY, SIGN, Press
from bot.ui.naming import name_of_game
from bot.ui.texts import percent, say
from data.daily.records import BOARD_SETS, Attempt, DailySet, Mean, Streak, begins, closes
from data.daily.worth import Worth
from data.schema import NOWHERE
from engine.daily import DEALS

MOST_DAYS = 20  # lines of a person's days


@dataclass(frozen=True, slots=True)
class SetSeen:
    """A set as one person sees it: what they have made of it, and what it is worth as far as it is over. `worths`: the
    worths of deals that they have finished. `rank`: their rank in the server, and among how many; None where they have
    none.
    """

    played: DailySet
    attempt: Attempt | None = None
    worths: tuple[Worth, ...] = ()
    score: float | None = None
    rank: tuple[int, int] | None = None

    @property
    def shares(self) -> tuple[float, ...]:
        """The share of the field that they have beaten in each of these deals."""
        return tuple(float(one.share) for one in self.worths)


@dataclass(frozen=True, slots=True)
class Today:
    """The page of a day: its sets as one person sees them, those of yesterday that they may still finish, those of
    tomorrow by their hashes, the podium of yesterday in the server, and their streak.
    """

    day: int
    sets: tuple[SetSeen, ...]
    late: tuple[SetSeen, ...]
    tomorrow: tuple[DailySet, ...]
    yesterday: tuple[tuple[DailySet, tuple[Attempt, ...]], ...]
    streak: int
    server: int


@dataclass(frozen=True, slots=True)
class Boards:
    """The boards of a server, and one over all servers: of the newest closed day, of the month, and streaks."""

    day: int
    month: int
    podiums: tuple[tuple[DailySet, tuple[Attempt, ...]], ...] = ()
    everywhere: tuple[tuple[DailySet, tuple[Attempt, ...]], ...] = ()
    means: tuple[Mean, ...] = ()
    streaks: tuple[Streak, ...] = ()
    named: frozenset[int] = field(default_factory=frozenset)  # who may be named to people of other servers


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
    """The best of some sets. `named`: people of other servers who may be named; None: everybody."""
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


def boards(shown: Boards, server: int) -> ui.LayoutView:
    """The newest closed day, the month and the streaks of a server; and the day over all servers."""
    here = server != NOWHERE
    parts = [
        podiums(shown.podiums, "daily-board-day") if here else [],
        podiums(shown.everywhere, "daily-board-everywhere", shown.named, server),
        [say("daily-board-month", sets=BOARD_SETS), *_means(shown)] if shown.means else [],
        [say("daily-board-streaks"), *_streaks(shown)] if shown.streaks else [],
    ]
    filled = [text(*lines) for lines in parts if lines]
    return screen(
        VIOLET,
        text(say("daily-boards-title", date=date(shown.day))),
        *(filled or [text(say("daily-boards-empty"))]),
        text(f"-# {say('daily-boards-note')}"),
        rows([way("show"), way("days")]),
    )


def _means(shown: Boards) -> list[str]:
    return [
        say("daily-board-mean", rank=at + 1, name=names.in_markdown(one.name), share=percent(one.mean), sets=one.sets)
        for at, one in enumerate(shown.means)
    ]


def _streaks(shown: Boards) -> list[str]:
    return [
        say("daily-board-streak", rank=at + 1, name=names.in_markdown(one.name), days=one.days)
        for at, one in enumerate(shown.streaks)
    ]


def days(found: Sequence[tuple[DailySet, Attempt]]) -> ui.LayoutView:
    """A person's last thirty days, and the way to each set that can be played again."""
    lines = [_day(played, attempt) for played, attempt in found[:MOST_DAYS]]
    closed = [played for played, _ in found if played.closed is not None][:4]
    ways = [button(say("button-daily-look", game=name_of_game(played.game)), press(played, "set")) for played in closed]
    return screen(
        VIOLET, text(say("daily-days-title"), *(lines or [say("daily-days-none")])), rows([*ways, way("show")])
    )


def _day(played: DailySet, attempt: Attempt) -> str:
    values = {"date": date(played.day), "game": name_of_game(played.game)}
    if attempt.score is not None:
        return say("daily-day", share=percent(attempt.score), **values)
    key = "daily-day-open" if played.closed is None else "daily-day-unfinished"
    return say(key, dealt=attempt.dealt, deals=DEALS, **values)


def call(sets: Sequence[DailySet], day: int) -> ui.LayoutView:
    """The message of a day in a server's channel, until the day is closed."""
    games = " · ".join(f"**{name_of_game(one.game)}**" for one in sets)
    call = say("daily-call", games=games, closes=f"<t:{int(closes(day))}:R>")
    return screen(VIOLET, text(say("daily-title", date=date(day)), call), rows([way_in()]))


def closing(sets: Sequence[tuple[DailySet, Sequence[Attempt]]], day: int) -> ui.LayoutView:
    """The message in a server's channel: the podium of the day that is closed, and the way to today's deals."""
    lines = podiums(sets, "daily-board-day")
    title = say("daily-closing-title", date=date(day))
    return screen(VIOLET, text(title, *(lines or [say("daily-closing-nobody")])), rows([way_in()]))
