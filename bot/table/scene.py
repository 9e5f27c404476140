"""A scene: a snapshot of a table for one viewer, as plain data. Screens and narration may look at nothing else."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

from bot.faces import Faces
from bot.stamp import Stamp
from bot.table.mode import Mode
from bot.table.modes import mode_of
from bot.table.outcome import match_goes_on, match_of, rounds_of
from bot.table.people import coming_people, lost_seats, takeable_seats
from bot.table.reactions import Reacted
from bot.ui import wording
from data.daily.worth import Worth
from data.message_records import TableMessages
from data.records import Person, RoundRecord, TableRecord
from data.settings_records import ServerSettings
from engine.contract import RESULT, Event, Match, Result, Rules, Thought, View
from engine.games import GAMES

Kind = TypeVar("Kind", bound=Rules)
Public = TypeVar("Public")

UNUSED = next(iter(GAMES.values())).rules()  # stands for rules that cannot be read; no screen looks at them
COACHED = 12  # the number of a pupil's answers for which the coach of a lesson speaks


@dataclass(frozen=True, slots=True)
class Scene:
    """A table as one viewer may see it.

    The round: `view` is the viewer's, or a spectator's for the public message; None before the first round. `seated`:
    by seat, the person or steward in the current round. `events`: the events of the round as the viewer saw them,
    numbered. `own`: the fields of the family's part that the viewer alone may see. `passing`: True if the viewer is on
    turn and has ordered their action beforehand. `earned`: the viewer's first achievements in the round that is over.

    The viewer's preferences: `faces`: the card faces, empty for cards as text. `confirms`: True if they want to be
    asked once more before a play of many cards. `large_cards`: True if they want their hand large.

    Talk: `partner`: the viewer's partner, if partners may speak to each other. `listens`: True if they listen now.
    `words`: what the two have said to each other, each with the user who said it, or `STEWARD`. `reactions`: the signs
    that people gave to events of the round.

    Thoughts: `answers`: the number of answers that the viewer has given in a lesson. `advice`: the coach's thought
    about the viewer's decision, and `advising`: True while it is still being thought out. `worth`: the worth of a
    finished deal of the day to the viewer. `queue`: the number of thoughts before the one that such a deal waits for.

    The table: `server`: the settings of its server. `messages`: what stands in Discord of it. `illustrated`: True if an
    illustration is sent along. `screen_cache`: what screens that the whole channel sees keep between two drawings; they
    can fill it again at any time. `lingers`: True if nothing has happened for some time. `stopping`: the latest moment
    at which the bot ends, if it is about to; no round begins any more then. `unreadable`: the moment at which the table
    closes, if this version of the bot cannot replay its round; `rules` mean nothing then.
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
    listens: bool = False
    reactions: Reacted = field(default_factory=dict)
    server: ServerSettings = field(default_factory=ServerSettings)
    messages: TableMessages = field(default_factory=TableMessages)
    illustrated: bool = False
    stopping: float | None = None
    unreadable: float | None = None
    lingers: bool = False
    screen_cache: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)

    @property
    def mode(self) -> Mode:
        """The mode of the table."""
        return mode_of(self.record)

    @property
    def players_wanted(self) -> int:
        """The number of players that the host wants, within the bounds of the rules."""
        fewest, most = self.rules.seats()
        return min(max(self.record.seats, fewest), most)

    @property
    def match_goes_on(self) -> bool:
        """True if the round belongs to a match that is not over. A newcomer can then take over the seat of a steward or
        of somebody who leaves, and no other.
        """
        return self.record.phase in ("round", "between") and self.round is not None and match_goes_on(self.round)

    @property
    def keys_of_people(self) -> tuple[str, ...]:
        """The keys of the people, not stewards, who are here and stay for the next round."""
        return tuple(person.key for person in coming_people(self.record) if person.user and not person.away)

    @property
    def has_room(self) -> bool:
        """True if a seat is free for the next round."""
        return len(coming_people(self.record)) < self.rules.seats()[1] and not self.match_goes_on

    @property
    def full(self) -> bool:
        """True if nobody can come in for the next round, not even in the place of a steward."""
        return not self.has_room and not self.takeable

    @property
    def takeable(self) -> tuple[Person, ...]:
        """The players whose seats a person may take over with the next deal."""
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
        """The viewer's view, typed by the class of its `public` part. Raises TypeError if that is of another class."""
        if not isinstance(self.seen.public, kind):
            raise TypeError(f"this is the view of another game: {self.seen.game}")
        return cast("View[Public, Any]", self.seen)

    def rules_as(self, kind: type[Kind]) -> Kind:
        """The rules, typed as those of one game. Raises TypeError if they are of another."""
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
        """The standing of the match after the round. In games without matches it is never over."""
        return match_of(self.round) if self.round is not None else Match()

    @property
    def ended(self) -> Result | Match:
        """The result whose places and winners are shown: that of the match if it is over with this round, else that of
        the round. Raises ValueError while the round goes on.
        """
        match = self.match
        return match if match.over else self.result

    @property
    def ends_match(self) -> bool:
        """True if this round ended a match of several rounds."""
        return self.round is not None and self.round.standing.round > 1 and self.match.over

    @property
    def match_rounds(self) -> int:
        """The number of rounds of the match so far. Raises ValueError before the first."""
        if self.round is None:
            raise ValueError("no round is played yet")
        return rounds_of(self.round)

    @property
    def finishing_order(self) -> tuple[int, ...]:
        """The seats of a finished round, first out first; those who left come last."""
        return self.result.order

    @property
    def players_here(self) -> int:
        """The number of players who sit here now, stewards included."""
        return len(self.record.people)

    def person(self, seat: int) -> Person:
        """The person or steward on a seat in the current round."""
        return self.seated[seat]


def standing_still(
    record: TableRecord, stamp: Stamp, server: ServerSettings, messages: TableMessages, until: float
) -> Scene:
    """The scene of a table whose round cannot be replayed. It is the same for everybody and shows no cards. `until`:
    the moment at which the table closes.
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
