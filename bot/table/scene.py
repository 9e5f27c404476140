"""A scene: all that screens and narration may look at. A snapshot, plain data, made by a table for one viewer."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

from bot.faces import Faces
from bot.stamp import Stamp
from bot.table.matches import match_goes_on, match_of, rounds_of
from bot.table.people import coming_people, lost_seats, takeable_seats
from bot.table.reactions import Reacted
from bot.ui import wording
from data.daily_worth import Worth
from data.records import Person, RoundRecord, ServerSettings, TableMessages, TableRecord
from engine.contract import RESULT, Event, Match, Result, Rules, Thought, View
from engine.games import GAMES

Kind = TypeVar("Kind", bound=Rules)
Public = TypeVar("Public")

UNUSED = next(iter(GAMES.values())).rules()  # of a table whose own rules cannot be read: no screen looks at them
COACHED = 12  # answers of a pupil for which the coach of a lesson speaks


@dataclass(frozen=True, slots=True)
class Scene:
    """A table as one viewer may see it.

    `view` is that viewer's (a spectator's for the public message), None before the first round. `seated`: who sits on
    which seat in the current round. `events`: the public events of the round, numbered; a viewer's own scene has their
    private ones too. `faces`: how cards are drawn; empty: as text. `confirms`: the viewer wants plays of many cards
    asked once more; `large_cards`: and their hand large. `own`: what of the family's part of the record is the viewer's
    alone to see. `passing`: the viewer is on turn, and their action is made for them. `words`: what the viewer and
    their partner have said to each other, with the user who said it; `partner`: who that is, where partners may speak
    to each other. `reactions`: signs that people gave to events of the round. `server`: what is wanted of tables there.
    `messages`: what of the table stands in the channel. `illustrated`: the illustration of the table is sent along.
    `kept`: what screens keep from one picture of the table to the next, as they can make it anew at any time.
    `earned`: what the viewer has achieved in the round that is over. `answers`: in a lesson, how often the viewer has
    answered; `advice`: what was thought about what the viewer is asked, where something was; `advising`: it is still
    being thought. `worth`: what the day's deal that is over was worth to the viewer; `queue`: how many
    thoughts for others come before the one that it waits for. `stopping`: when the bot ends at the latest, where no
    more rounds begin. `unreadable`: when the table closes, where this version of the bot cannot replay its round; its
    rules are of no meaning then. `lingers`: nothing has happened for some time.
    """

    record: TableRecord
    rules: Rules
    round: RoundRecord | None
    view: View | None
    seated: tuple[Person, ...]
    events: tuple[tuple[int, Event], ...]
    stamp: Stamp
    faces: Faces = field(default_factory=dict)
    confirms: bool = False
    large_cards: bool = False
    own: Mapping[str, Any] = field(default_factory=dict)
    passing: bool = False
    earned: tuple[str, ...] = ()
    answers: int = 0
    advice: Thought | None = None
    worth: Worth | None = None
    queue: int = 0
    advising: bool = False
    words: tuple[tuple[int, str], ...] = ()
    partner: Person | None = None
    reactions: Reacted = field(default_factory=dict)
    server: ServerSettings = field(default_factory=ServerSettings)
    messages: TableMessages = field(default_factory=TableMessages)
    illustrated: bool = False
    stopping: float | None = None
    unreadable: float | None = None
    lingers: bool = False
    kept: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)

    @property
    def wanted(self) -> int:
        """The number of players whom the host wants, as far as the rules let them."""
        fewest, most = self.rules.seats()
        return min(max(self.record.seats, fewest), most)

    @property
    def match_goes_on(self) -> bool:
        """True if the round belongs to a match that is not over: of its seats only those of stewards, and of people who
        leave, are to be had.
        """
        return self.record.phase in ("round", "between") and self.round is not None and match_goes_on(self.round)

    @property
    def persons(self) -> tuple[str, ...]:
        """The keys of the people, not stewards, who are here and stay for the next round."""
        return tuple(person.key for person in coming_people(self.record) if person.user and not person.away)

    @property
    def has_room(self) -> bool:
        """True if a chair is free for the next round."""
        return len(coming_people(self.record)) < self.rules.seats()[1] and not self.match_goes_on

    @property
    def full(self) -> bool:
        """True if nobody can come in for the next round, not even in a steward's place."""
        return not self.has_room and not self.takeable

    @property
    def takeable(self) -> tuple[Person, ...]:
        """The people whose seats a person may take over with the next deal."""
        return takeable_seats(self.record, self.match_goes_on, lost_seats(self.round, self.view))

    @property
    def too_few(self) -> bool:
        """True if the next round has too few players."""
        return not self.match_goes_on and len(coming_people(self.record)) < self.rules.seats()[0]

    def name(self, seat: int) -> str:
        """The name of whoever sits there, in markdown."""
        return wording.name(self.person(seat))

    @property
    def seen(self) -> View:
        """The viewer's view. Raises ValueError before the first round."""
        if self.view is None:
            raise ValueError("no round is played yet")
        return self.view

    @property
    def plays(self) -> bool:
        """True while a round goes on in which the viewer has a seat."""
        return self.view is not None and self.view.seat is not None and self.view.phase != "over"

    def seen_as(self, kind: type[Public]) -> View[Public, Any]:
        """The viewer's view of a game that states what everybody sees in this type. Raises TypeError for another."""
        if not isinstance(self.seen.public, kind):
            raise TypeError(f"this is the view of another game: {self.seen.game}")
        return cast("View[Public, Any]", self.seen)

    def rules_as(self, kind: type[Kind]) -> Kind:
        """The rules, which are of this game. Raises TypeError for those of another."""
        if not isinstance(self.rules, kind):
            raise TypeError(f"these are rules of another game: {self.rules!r}")
        return self.rules

    @property
    def result(self) -> Result:
        """The result of the round. Raises ValueError while it goes on."""
        if self.round is None or self.round.result is None:
            raise ValueError("the round is not over")
        return RESULT.validate_python(self.round.result)

    @property
    def match(self) -> Match:
        """The standing of the match after the round; it is never over in games that have none."""
        return match_of(self.round) if self.round is not None else Match()

    @property
    def ended(self) -> Result | Match:
        """The result whose places and winners are shown: that of the match, where it is over with this round, else that
        of the round. Raises ValueError while the round goes on.
        """
        match = self.match
        return match if match.over else self.result

    @property
    def ends_match(self) -> bool:
        """True if this round was the last of several of a match."""
        return self.round is not None and self.round.standing.round > 1 and self.match.over

    @property
    def match_rounds(self) -> int:
        """The number of rounds that the match has had. Raises ValueError before the first."""
        if self.round is None:
            raise ValueError("no round is played yet")
        return rounds_of(self.round)

    @property
    def finishing_order(self) -> tuple[int, ...]:
        """The seats of a finished round, first out first; those who left come last."""
        return self.result.order

    @property
    def people(self) -> int:
        """The number of players who sit here now, stewards included."""
        return len(self.record.people)

    def person(self, seat: int) -> Person:
        """The person or steward on a seat in the current round."""
        return self.seated[seat]


def standing_still(
    record: TableRecord, stamp: Stamp, server: ServerSettings, messages: TableMessages, until: float
) -> Scene:
    """The table where its round cannot be replayed, which closes then: the same for everybody, with nothing of the
    cards.
    """
    return Scene(
        record=record.model_copy(update={"next_seed": "", "family": {}}),
        rules=UNUSED,
        round=None,
        view=None,
        seated=(),
        events=(),
        stamp=stamp,
        server=server,
        messages=messages,
        unreadable=until,
    )
