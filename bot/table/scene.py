"""A scene: all that screens and narration may look at. A snapshot, plain data, made by a table for one viewer."""

from dataclasses import dataclass, field

from bot.faces import Faces
from bot.games.climbing.orders import Order
from bot.table.people import coming, takeable
from data.records import Person, RoundRecord, ServerSettings, TableRecord
from engine.climbing.rules import climbing_rules
from engine.climbing.views import climbing
from engine.contract import RESULT, Event, Rules, View


@dataclass(frozen=True, slots=True)
class Scene:
    """A table as one viewer may see it.

    `view` is that viewer's (a spectator's for the public message), None before the first round. `seated`: who sits on
    which
    seat in the current round. `told`: the public events of the round, numbered; a viewer's own scene has his private
    ones too. `faces`: how cards are drawn; empty: as text. `confirms`: the viewer wants plays of many cards asked once
    more. `order`: the pass that he has ordered. `passing`: he is on turn, and his pass is made for him. `server`: what
    is wanted of tables there.
    """

    record: TableRecord
    rules: Rules
    round: RoundRecord | None
    view: View | None
    seated: tuple[Person, ...]
    told: tuple[tuple[int, Event], ...]
    stamp: int
    faces: Faces = field(default_factory=dict)
    confirms: bool = False
    order: Order | None = None
    passing: bool = False
    server: ServerSettings = field(default_factory=ServerSettings)

    @property
    def ranks(self) -> tuple[str, ...]:
        """The ranks in play, low to high."""
        return climbing_rules(self.rules).ranks(len(self.seated))

    @property
    def cards(self) -> int:
        """How many cards are dealt; in a lobby, to as many as are wanted."""
        return climbing_rules(self.rules).cards(len(self.seated) or max(self.people, self.wanted))

    @property
    def wanted(self) -> int:
        """How many the host wants to play, as far as the rules let him."""
        fewest, most = self.rules.seats()
        return min(max(self.record.seats, fewest), most)

    @property
    def persons(self) -> tuple[str, ...]:
        """The keys of the people, not stewards, who are here and stay for the next round."""
        return tuple(person.key for person in coming(self.record) if person.user and not person.away)

    @property
    def full(self) -> bool:
        """Whether nobody can come in for the next round, not even in a steward's place."""
        return len(coming(self.record)) >= self.rules.seats()[1] and not takeable(self.record)

    @property
    def too_few(self) -> bool:
        """Whether the next round has too few players."""
        return len(coming(self.record)) < self.rules.seats()[0]

    @property
    def finishing_order(self) -> tuple[int, ...]:
        """The seats of a finished round, first out first; who left comes last."""
        if self.round is None or self.round.result is None:
            raise ValueError("the round is not over")
        return RESULT.validate_python(self.round.result).order

    @property
    def unranked(self) -> bool:
        """Whether nobody has a title in this round."""
        return self.view is not None and not any(seat.title for seat in climbing(self.view).seats)

    @property
    def next_titles(self) -> tuple[str | None, ...]:
        """The titles that this order of finishing gives to so many players."""
        if self.round is None:
            return ()
        return climbing_rules(self.rules).titles(
            self.round.standing.model_copy(update={"round": self.round.number + 1})
        )

    @property
    def people(self) -> int:
        """How many sit here now, stewards included."""
        return len(self.record.people)

    def person(self, seat: int) -> Person:
        """Who sits on a seat in the current round."""
        return self.seated[seat]
