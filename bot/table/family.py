"""A family of games adds to the life of its tables by hooks that a table calls; each does nothing by default, and a
family states those that it needs.

A table knows no game. What only one family needs (standing orders, decrees, an index) is the family's part of the
record, `TableRecord.family`, which nobody else reads.
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from bot.stamp import Stamp
from bot.table.outcome import outcome
from data.records import Preferences, Results, RoundRecord, TableRecord
from data.stats import StatsRepository
from engine.contract import Decision, Event, Result, Standing, View, WithForfeit
from engine.games import rules_of

Settings = dict[str, Any]  # name of a house rule -> its value

# The house rules that are every table's own.
TABLE_GROUPS: Mapping[str, tuple[str, ...]] = {
    "table": ("seats", "begins", "pace", "weekends", "sealed"),
    "company": ("stewards", "level", "hints", "pings"),
}
TABLE_RULES = tuple(name for group in TABLE_GROUPS.values() for name in group)
MOST_IN_GROUP = 5  # a form holds no more
USUAL = "usual"  # the ready-made set in which nothing is changed
SERIES = "series"  # that of a game of which one round is short: lessons and most tables begin with it


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The house rules of a game, by groups. `groups`: name -> at most five house rules. `presets`: the ready-made sets,
    by name what differs from the default; the first is the default. `keeps`: of the table's own, what a set leaves as
    it is.
    """

    groups: Mapping[str, tuple[str, ...]]
    presets: Mapping[str, Settings]
    keeps: tuple[str, ...] = ("seats", "level", "hints")


def plain_offer(game: str, players: int) -> HouseRules:
    """The game's own options, as many to a group as fit; then what is the table's own, which no set touches. With the
    stewards is what becomes of the seat of a player who leaves.
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


class Moment(NamedTuple):
    """A round as it stands: what spectators see, and every decision that is open."""

    view: View
    pending: Sequence[Decision]


class Ordered(NamedTuple):
    """An action that a person has ordered beforehand, or that is made for them: when, and its text."""

    at: float
    action: str


class Moved(NamedTuple):
    """An action that was accepted: whose (their key at the table), its text, by whom ("person", "clock", "steward",
    "order"), and for how many seconds its seat had been waited for.
    """

    key: str
    action: str
    by: str
    seconds: float


class Finished(NamedTuple):
    """A round that is over. `payload`: JSON kept beside its result, where a match has ended with it of
    which the rules know nothing that, too (`matches.MATCH`); `results`: what it was to the people
    in it, None where nothing is kept of that.
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


async def _finished(
    record: TableRecord, played: RoundRecord, result: Result, events: Iterable[Event], stats: StatsRepository
) -> Finished:
    return Finished(record, results=outcome(record, played, result))


@dataclass(frozen=True, slots=True, kw_only=True)
class Family:
    """The hooks, as functions. All are pure, but `finished` may read what is known of the people."""

    misery: bool = False  # whether its rounds are counted into an index of misery, with streaks and titles
    tells_time: bool = True  # whether all are told when the clock has played for somebody
    relieved_after: int = 3  # times up in a row until a steward sits in (G-3)
    fields: tuple[str, ...] = ()  # of its part, those that a host chooses, as house rules of the table
    beside: tuple[str, ...] = ()  # of these, those that no ready-made set is about

    # Its part of the record: the record as it was stored, that part read; and without what is a secret of somebody; the
    # fields that one person alone may see, by their key; the index of this session that its boards show, by key.
    read: Callable[[TableRecord], TableRecord] = _same
    shown: Callable[[TableRecord], TableRecord] = _same
    own: Callable[[TableRecord, str], Mapping[str, Any]] = _nothing
    session: Callable[[TableRecord], Mapping[str, float]] = _nothing

    # House rules: those that are offered for one of its games and a number of players; every one of the part, by name;
    # the value that nobody changes, and all values, of one (KeyError for others); the record with some of them changed.
    offer: Callable[[str, int], HouseRules] = plain_offer
    part: Callable[[TableRecord], Mapping[str, Any]] = _nothing
    default: Callable[[str], Any] = _unknown
    values: Callable[[str], tuple[Any, ...]] = _unknown
    changed: Callable[[TableRecord, Mapping[str, Any]], TableRecord] = _same

    # The titles of those who came in first and last, in a game of the family with titles.
    titles: Callable[[str], tuple[str, str] | None] = lambda game: None

    # The coming round: the options of its rules; its standing, when something decides on it beside the rules; and the
    # record when it is dealt.
    options: Callable[[TableRecord], Settings] = lambda record: record.options
    seated: Callable[[TableRecord, Standing], Standing] = lambda record, standing: standing
    dealt: Callable[[TableRecord], TableRecord] = _same

    # While it is played: the acts that are done for people, and when, by seat, in at most so many seconds each; the
    # record after an action; and as it is to be stored, after anything has happened since the stamp before it.
    due: Callable[[TableRecord, RoundRecord, Moment, Callable[[int], Preferences], float], Mapping[int, Ordered]] = (
        _nothing
    )
    moved: Callable[[TableRecord, Moved], TableRecord] = _same
    settled: Callable[[TableRecord, RoundRecord | None, Moment | None, Stamp, float], TableRecord] = _same

    # The round is over, and the table as it stands between two rounds; is it one of several that are one match, of
    # which the rules know nothing (`matches.MATCH`)?
    finished: Callable[[TableRecord, RoundRecord, Result, Iterable[Event], StatsRepository], Awaitable[Finished]] = (
        _finished
    )
    adds_up: Callable[[TableRecord], bool] = lambda record: False

    # The record now, after the time of day was set back by some seconds (negative, or 0): no time in it may lie in the
    # future.
    corrected: Callable[[TableRecord, float, float], TableRecord] = _same


NO_FAMILY = Family()
