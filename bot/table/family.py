"""The hooks by which a family of games adds to its tables. A table calls them. By default each does nothing, and a
family states those that it needs.

A table knows no game. Data that only one family needs (standing orders, decrees, an index) is the family's *part* of
the record, `TableRecord.family`, which nobody else reads.
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from bot.stamp import Stamp
from bot.table.outcome import outcome
from data.records import RoundRecord, TableRecord
from data.settings_records import Preferences
from data.stats.repository import StatsRepository
from data.stats.result_records import Results
from engine.contract import Decision, Event, Result, Standing, View, WithForfeit
from engine.games import rules_of

Settings = dict[str, Any]  # name of a house rule -> its value

# The house rules that belong to every table, whatever its game, by group.
TABLE_GROUPS: Mapping[str, tuple[str, ...]] = {
    "table": ("seats", "begins", "pace", "weekends", "sealed"),
    "company": ("stewards", "level", "hints", "pings"),
}
TABLE_RULES = tuple(name for group in TABLE_GROUPS.values() for name in group)
MOST_IN_GROUP = 5  # a form of Discord's holds no more
USUAL = "usual"  # the name of the ready-made set that changes nothing
SERIES = "series"  # the name of the ready-made set with which lessons and most tables begin in games of short rounds


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The house rules that are offered for a game. `groups`: at most five house rules by name of a group. `presets`: by
    name of a ready-made set, the values that differ from the default; the first set is the default. `keeps`: the
    table's own house rules that stay as they are when a ready-made set is chosen.
    """

    groups: Mapping[str, tuple[str, ...]]
    presets: Mapping[str, Settings]
    keeps: tuple[str, ...] = ("seats", "level", "hints")


def plain_offer(game: str, players: int) -> HouseRules:
    """The offer of a game whose family adds nothing: its options, in groups that fit into a form, then the table's own
    house rules, which no ready-made set touches. The option for players who leave stands beside those for stewards.
    """
    kind = rules_of(game)
    fields = [name for name in kind.model_fields if name not in kind.FIXED]
    leaving = tuple(name for name in fields if name in WithForfeit.model_fields)
    options = [name for name in fields if name not in leaving]
    parts = [tuple(options[at : at + MOST_IN_GROUP]) for at in range(0, len(options), MOST_IN_GROUP)]
    groups = {"rules" if not number else f"rules-{number + 1}": part for number, part in enumerate(parts)}
    presets = {name: dict(chosen) for name, chosen in kind.presets(players).items()}
    company = {"company": (*TABLE_GROUPS["company"], *leaving)}
    return HouseRules({**groups, **TABLE_GROUPS, **company}, {USUAL: {}, **presets}, TABLE_RULES)


class OpenMoment(NamedTuple):
    """A round at one moment: a spectator's view, and every decision that it waits for."""

    view: View
    pending: Sequence[Decision]


class Ordered(NamedTuple):
    """An action that a person has ordered beforehand, or that is done for them: the moment (`at`), and its text."""

    at: float
    action: str


class Moved(NamedTuple):
    """An action that was accepted. `key`: the key of the seat's player. `action`: its text. `by`: the cause ("person",
    "clock", "steward" or "order"). `seconds`: how long the seat had been waited for.
    """

    key: str
    action: str
    by: str
    seconds: float


class Finished(NamedTuple):
    """A round that is over. `record`: the table after it. `payload`: JSON that is stored with its result; it includes
    the standing of a match that the rules know nothing of (`matches.MATCH`). `results`: the places that statistics
    count, None if they count nothing.
    """

    record: TableRecord
    payload: Mapping[str, Any] = {}
    results: Results | None = None


def _same(record: TableRecord, *_: object) -> TableRecord:
    """The record as it is."""
    return record


def _nothing(*_: object) -> dict[Any, Any]:
    """No fields, no acts, no figures."""
    return {}


def _unknown(name: str) -> Any:
    raise KeyError(name)


async def _finish(
    record: TableRecord, played: RoundRecord, result: Result, events: Iterable[Event], stats: StatsRepository
) -> Finished:
    return Finished(record, results=outcome(record, played, result))


@dataclass(frozen=True, slots=True, kw_only=True)
class Family:
    """The hooks, as functions. All are pure, except that `finished` may read statistics. *The part* is the family's
    part of the record.
    """

    misery: bool = False  # True if its rounds count for an index of misery, with streaks and titles
    tells_time: bool = True  # True if everybody is told when the clock has played for somebody
    relieved_after: int = 3  # how often in a row a person's time may run out until a steward sits in for them (G-3)
    fields: tuple[str, ...] = ()  # the fields of the family's part that a host chooses, as house rules
    beside: tuple[str, ...] = ()  # those of `fields` that do not count when a table is compared with ready-made sets

    # The record with the part read from its stored JSON.
    read: Callable[[TableRecord], TableRecord] = _same
    # The record without the secrets in the part.
    shown: Callable[[TableRecord], TableRecord] = _same
    # The fields of the part that the person of this key alone may see.
    own: Callable[[TableRecord, str], Mapping[str, Any]] = _nothing
    # By key, the index that the table's boards show for this session.
    session: Callable[[TableRecord], Mapping[str, float]] = _nothing

    # The house rules that are offered for one of the family's games and a number of players.
    offer: Callable[[str, int], HouseRules] = plain_offer
    # The house rules in the part, by name.
    part: Callable[[TableRecord], Mapping[str, Any]] = _nothing
    # The default, and all values, of one of these house rules. Raise KeyError if there is none of that name.
    default: Callable[[str], Any] = _unknown
    values: Callable[[str], tuple[Any, ...]] = _unknown
    # The record with some of these house rules changed.
    changed: Callable[[TableRecord, Mapping[str, Any]], TableRecord] = _same

    # The titles of the first and of the last in a round of this game; None if it has no titles.
    titles: Callable[[str], tuple[str, str] | None] = lambda game: None

    # The options by which the coming round is played.
    options: Callable[[TableRecord], Settings] = lambda record: record.options
    # The standing of the coming round, for a family that changes the one that the rules give.
    seated: Callable[[TableRecord, Standing], Standing] = lambda record, standing: standing
    # The record when the coming round is dealt.
    dealt: Callable[[TableRecord], TableRecord] = _same

    # By seat, the act that is done next for a person who ordered it, and its time. The function finds the preferences
    # of a user; the number is the longest delay of such an act in seconds.
    due: Callable[
        [TableRecord, RoundRecord, OpenMoment, Callable[[int], Preferences], float], Mapping[int, Ordered]
    ] = _nothing
    # The record after an action.
    moved: Callable[[TableRecord, Moved], TableRecord] = _same
    # The record as it is to be stored, after anything has happened. The stamp is the one from before; the number is
    # the time now.
    settled: Callable[[TableRecord, RoundRecord | None, OpenMoment | None, Stamp, float], TableRecord] = _same

    # Everything that a round which is over leaves behind. The record is the table as it is between two rounds.
    finished: Callable[[TableRecord, RoundRecord, Result, Iterable[Event], StatsRepository], Awaitable[Finished]] = (
        _finish
    )
    # True if several rounds at this table are one match, of which the rules know nothing (`matches.MATCH`).
    adds_up: Callable[[TableRecord], bool] = lambda record: False

    # The record after the time of day was corrected. The numbers are the time now, and the seconds by which it was set
    # back, as a negative number, or 0. No time in the part may lie in the future.
    corrected: Callable[[TableRecord, float, float], TableRecord] = _same


NO_FAMILY = Family()
