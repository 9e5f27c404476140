"""A family of games adds to the life of its tables by hooks that a table calls; each does nothing by default.

A table knows no game. What only one family needs (standing orders, decrees, an index) is the family's part of the
record, `TableRecord.family`, which nobody else reads.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
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


class Family:
    """The hooks. All are pure, but `finished` may read what is known of the people."""

    misery: bool = False  # whether its rounds are counted into an index of misery, with streaks and titles
    tells_time: bool = True  # whether all are told when the clock has played for somebody
    relieved_after: int = 3  # times up in a row until a steward sits in (G-3)
    fields: tuple[str, ...] = ()  # of its part, those that a host chooses, as house rules of the table
    beside: tuple[str, ...] = ()  # of these, those that no ready-made set is about

    def read(self, record: TableRecord) -> TableRecord:
        """The record as it was stored, its part read."""
        return record

    def part(self, record: TableRecord) -> Mapping[str, Any]:
        """Its part with every house rule in it, by name."""
        return {}

    def default(self, name: str) -> Any:
        """The value of a house rule that nobody changes."""
        raise KeyError(name)

    def values(self, name: str) -> tuple[Any, ...]:
        """All that one of its house rules may be."""
        raise KeyError(name)

    def changed(self, record: TableRecord, changes: Mapping[str, Any]) -> TableRecord:
        """The record with some of its house rules changed."""
        return record

    def titles(self, game: str) -> tuple[str, str] | None:
        """The titles of those who came in first and last, in a game of the family with titles."""
        return None

    def offer(self, game: str, players: int) -> HouseRules:
        """The house rules that are offered for one of its games, for this number of players."""
        return plain_offer(game, players)

    def options(self, record: TableRecord) -> Settings:
        """The options of the rules of the coming round."""
        return record.options

    def seated(self, record: TableRecord, standing: Standing) -> Standing:
        """The coming round's standing, when something decides on it beside the rules."""
        return standing

    def dealt(self, record: TableRecord) -> TableRecord:
        """The record when the coming round is dealt."""
        return record

    def due(
        self,
        record: TableRecord,
        played: RoundRecord,
        moment: Moment,
        wants: Callable[[int], Preferences],
        most: float,
    ) -> Mapping[int, Ordered]:
        """The acts that are done for people, and when, by seat. `most`: the most seconds that such an act takes."""
        return {}

    def moved(self, record: TableRecord, moved: Moved) -> TableRecord:
        """The record after an action."""
        return record

    def settled(
        self, record: TableRecord, played: RoundRecord | None, moment: Moment | None, before: Stamp, now: float
    ) -> TableRecord:
        """The record as it is to be stored, after anything has happened. `before`: the stamp until then."""
        return record

    async def finished(
        self,
        record: TableRecord,
        played: RoundRecord,
        result: Result,
        events: Iterable[Event],
        stats: StatsRepository,
    ) -> Finished:
        """The round is over; `record` is the table as it stands between two rounds."""
        return Finished(record, results=outcome(record, played, result))

    def corrected(self, record: TableRecord, now: float, back: float) -> TableRecord:
        """The record after the time of day was set back by `back` seconds (negative, or 0): no time in it may lie in
        the future.
        """
        return record

    def adds_up(self, record: TableRecord) -> bool:
        """True if several rounds at this table are one match, of which the rules know nothing (`matches.MATCH`)."""
        return False

    def session(self, record: TableRecord) -> Mapping[str, float]:
        """The index of this session that its boards show, by key."""
        return {}

    def shown(self, record: TableRecord) -> TableRecord:
        """The record without what is a secret of somebody."""
        return record

    def own(self, record: TableRecord, key: str) -> Mapping[str, Any]:
        """The fields of the family's part that are this person's alone to see."""
        return {}


NO_FAMILY = Family()
