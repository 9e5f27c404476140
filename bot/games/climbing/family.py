"""The climbing family's hooks into the life of a table: decrees, standing orders, misery, what a round was worth."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, get_args

from bot.games.climbing import decrees, orders, series
from bot.games.climbing.house_rules import HOUSE_RULES
from bot.games.climbing.part import Part, part, with_part
from bot.games.climbing.results import milestones, outcome, session_misery
from bot.stamp import Stamp
from bot.table.family import Family, Finished, HouseRules, Moment, Moved, Ordered, Settings
from data.records import Preferences, RoundRecord, TableRecord
from data.stats import StatsRepository
from engine.climbing.rules import climbing_rules
from engine.contract import Event, Result, Standing
from engine.games import rules_of


class ClimbingFamily(Family):
    """The hooks of a table of the family, beside what every table does."""

    misery = True
    tells_time = False  # a pass is a pass: whether it was chosen, ordered or the clock's is nobody's business
    relieved_after = 2  # TAH-10
    fields = ("decrees", "best_of")
    beside = ("best_of",)

    def read(self, record: TableRecord) -> TableRecord:
        return with_part(record)

    def part(self, record: TableRecord) -> Mapping[str, Any]:
        return {name: getattr(part(record), name) for name in self.fields}

    def default(self, name: str) -> Any:
        return Part.model_fields[name].default

    def values(self, name: str) -> tuple[Any, ...]:
        annotation = Part.model_fields[name].annotation
        return (False, True) if annotation is bool else get_args(annotation)

    def changed(self, record: TableRecord, changes: Mapping[str, Any]) -> TableRecord:
        return with_part(record, **changes)

    def titles(self, game: str) -> tuple[str, str] | None:
        found = climbing_rules(rules_of(game)()).titles(
            Standing(order=("",) * 4, round=2)
        )  # four are all games' to play
        first, last = found[0], found[-1]
        return (first, last) if first and last else None

    def offer(self, game: str, players: int) -> HouseRules:
        return HOUSE_RULES[game]

    def options(self, record: TableRecord) -> Settings:
        return decrees.options(record)

    def seated(self, record: TableRecord, standing: Standing) -> Standing:
        return decrees.with_named_dealer(record, standing)

    def dealt(self, record: TableRecord) -> TableRecord:
        return decrees.put_in_force(record)

    def due(
        self,
        record: TableRecord,
        played: RoundRecord,
        moment: Moment,
        wants: Callable[[int], Preferences],
        most: float,
    ) -> Mapping[int, Ordered]:
        return orders.due_passes(record, played, moment, wants, most)

    def moved(self, record: TableRecord, moved: Moved) -> TableRecord:
        if moved.by == "person" and moved.action == orders.PASS:
            record = orders.add_pass_time(record, moved.seconds)
        return orders.use_order(record, moved.key, moved.action)

    def settled(
        self, record: TableRecord, played: RoundRecord | None, moment: Moment | None, before: Stamp, now: float
    ) -> TableRecord:
        return orders.drop_lapsed(record, played, moment, before, now)

    async def finished(
        self,
        record: TableRecord,
        played: RoundRecord,
        result: Result,
        events: Iterable[Event],
        stats: StatsRepository,
    ) -> Finished:
        """Places and misery are counted; what was a milestone for somebody is told."""
        misery, indices = part(record).misery, session_misery(record, played, result)
        after = with_part(record, misery=indices)
        results = outcome(after, played, result, events)
        users = [place.user for place in results.places]
        before = await stats.resumed(record.guild, record.game, users, record.id)
        after, payload = series.counted(after, played, result)
        payload = {
            "milestones": milestones(before, misery, played, results),
            "misery": [indices[key].log if key in indices else None for key in played.standing.order],
            **payload,
        }
        return Finished(after, payload, results)

    def corrected(self, record: TableRecord, now: float, back: float) -> TableRecord:
        return with_part(record, piled=min(part(record).piled + back, now))

    def adds_up(self, record: TableRecord) -> bool:
        return part(record).best_of != "none"

    def session(self, record: TableRecord) -> Mapping[str, float]:
        return {key: index.log for key, index in part(record).misery.items()}

    def shown(self, record: TableRecord) -> TableRecord:
        return with_part(record, orders={})

    def own(self, record: TableRecord, key: str) -> Mapping[str, Any]:
        return {"order": part(record).orders.get(key)}


FAMILY = ClimbingFamily()
