"""A scene: all that screens and narration may look at. A snapshot, plain data, made by a table for one viewer."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from bot.faces import Faces
from bot.table.dealing import match_goes_on
from bot.table.people import coming, lost_seats, takeable
from bot.ui.custom_ids import Stamp
from data.records import Person, RoundRecord, ServerSettings, TableMessages, TableRecord
from engine.contract import RESULT, Event, Result, Rules, Thought, View

Kind = TypeVar("Kind", bound=Rules)

COACHED = 8  # answers of a pupil for which the coach of a lesson speaks


@dataclass(frozen=True, slots=True)
class Scene:
    """A table as one viewer may see it.

    `view` is that viewer's (a spectator's for the public message), None before the first round. `seated`: who sits on
    which seat in the current round. `told`: the public events of the round, numbered; a viewer's own scene has their
    private ones too. `faces`: how cards are drawn; empty: as text. `confirms`: the viewer wants plays of many cards
    asked once more; `large_cards`: and their hand large. `own`: what of the family's part of the record is the viewer's
    alone to see. `passing`: the viewer is on turn, and their action is made for them. `words`: what the viewer and
    their partner have said to each other, with the user who said it. `server`: what is wanted of tables there.
    `messages`: what of the table stands in the channel. `illustrated`: the illustration of the table is sent along.
    `kept`: what screens keep from one picture of the table to the next, as they can make it anew at any time.
    `earned`: what the viewer has achieved in the round that is over. `answers`: in a lesson, how often the viewer has
    answered; `advice`: what was thought about what the viewer is asked, where something was; `advising`: it is still
    being thought. `stopping`: when the bot ends at the latest, where no more rounds begin. `unreadable`: when the
    table closes, where this version of the bot cannot replay its round; its rules are of no meaning then.
    """

    record: TableRecord
    rules: Rules
    round: RoundRecord | None
    view: View | None
    seated: tuple[Person, ...]
    told: tuple[tuple[int, Event], ...]
    stamp: Stamp
    faces: Faces = field(default_factory=dict)
    confirms: bool = False
    large_cards: bool = False
    own: Mapping[str, Any] = field(default_factory=dict)
    passing: bool = False
    earned: tuple[str, ...] = ()
    answers: int = 0
    advice: Thought | None = None
    advising: bool = False
    words: tuple[tuple[int, str], ...] = ()
    server: ServerSettings = field(default_factory=ServerSettings)
    messages: TableMessages = field(default_factory=TableMessages)
    illustrated: bool = False
    stopping: float | None = None
    unreadable: float | None = None
    kept: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)

    @property
    def wanted(self) -> int:
        """How many the host wants to play, as far as the rules let them."""
        fewest, most = self.rules.seats()
        return min(max(self.record.seats, fewest), most)

    @property
    def match_goes_on(self) -> bool:
        """Whether the round belongs to a match that is not over: of its seats only those of stewards, and of people who
        leave, are to be had.
        """
        return self.record.phase in ("round", "between") and self.round is not None and match_goes_on(self.round)

    @property
    def persons(self) -> tuple[str, ...]:
        """The keys of the people, not stewards, who are here and stay for the next round."""
        return tuple(person.key for person in coming(self.record) if person.user and not person.away)

    @property
    def full(self) -> bool:
        """Whether nobody can come in for the next round, not even in a steward's place."""
        room = len(coming(self.record)) < self.rules.seats()[1] and not self.match_goes_on
        return not room and not self.takeable

    @property
    def takeable(self) -> tuple[Person, ...]:
        """Those whose seats a person may take over with the next deal."""
        return takeable(self.record, self.match_goes_on, lost_seats(self.round, self.view))

    @property
    def too_few(self) -> bool:
        """Whether the next round has too few players."""
        return not self.match_goes_on and len(coming(self.record)) < self.rules.seats()[0]

    @property
    def seen(self) -> View:
        """The viewer's view. Raises ValueError before the first round."""
        if self.view is None:
            raise ValueError("no round is played yet")
        return self.view

    def rules_as(self, kind: type[Kind]) -> Kind:
        """The rules, which are of this game. Raises TypeError for those of another."""
        if not isinstance(self.rules, kind):
            raise TypeError(f"these are rules of another game: {self.rules!r}")
        return self.rules

    @property
    def result(self) -> Result:
        """How the round ended. Raises ValueError while it goes on."""
        if self.round is None or self.round.result is None:
            raise ValueError("the round is not over")
        return RESULT.validate_python(self.round.result)

    @property
    def finishing_order(self) -> tuple[int, ...]:
        """The seats of a finished round, first out first; those who left come last."""
        return self.result.order

    @property
    def people(self) -> int:
        """How many sit here now, stewards included."""
        return len(self.record.people)

    def person(self, seat: int) -> Person:
        """The person or steward on a seat in the current round."""
        return self.seated[seat]
