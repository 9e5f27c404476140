"""A live table as it stands: its record, its round, and what can be read of them.

No method of it changes anything. Each topic of its life is a module of functions: `seating`, `lobby`, `playing`,
`acting`, `clock`, `talking`, `resuming`, `shown`. Those that change something hold the table's lock, work on copies and
pass them to `committing.commit`, which stores them in one transaction before they are the table: a failed commit leaves
everything as it was.
"""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.faces import Faces
from bot.stamp import Stamp
from bot.table.family import NO_FAMILY, Family, Moment, Ordered
from bot.table.matches import match_goes_on
from bot.table.people import is_here, key_of, lost_seats, seated, takeable_seats
from bot.table.preferences import PreferencesCache
from bot.table.reactions import Reactions
from bot.table.server_settings import ServerSettingsCache
from bot.table.stewards import is_driven
from bot.table.thoughts import Ask, Thoughts, nobody
from bot.table.words import Words
from bot.thinking.pool import Answer
from data.daily_worth import Worth
from data.records import Person, RoundRecord, ServerSettings, TableMessages, TableRecord
from data.store import Store
from engine.contract import Event, Rules, State, View, owed
from engine.games import rules_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Means:
    """The means that tables get from outside. `changed` is called after every commit, to redraw and to schedule the
    next deadline. `steward_seconds`: how long a steward takes to decide, at most. `pass_seconds`: as `most` in
    `orders.due_passes`. `think`: asks those who think for stewards; `ponder`: for the day's deals, however long they
    take; `before`: how many thoughts come before one of those. `stopping`: when the bot ends at the latest, where no
    more rounds begin.
    """

    store: Store
    now: Callable[[], float]
    seed: Callable[[], bytes]
    steward_seconds: float
    changed: Callable[["Table"], None]
    preferences: PreferencesCache = field(default_factory=PreferencesCache)
    server_settings: ServerSettingsCache = field(default_factory=ServerSettingsCache)
    pass_seconds: float = 0.0
    faces: Callable[[], Faces] = dict
    family: Callable[[str], Family] = lambda _: NO_FAMILY
    think: Ask = nobody
    ponder: Ask = nobody
    stopping: Callable[[], float | None] = lambda: None
    before: Callable[[Answer], int] = lambda _: 0


class Table:
    """A table that is in memory, true to the store."""

    def __init__(self, means: Means, record: TableRecord, messages: TableMessages | None = None) -> None:
        self.means = means
        self.record = means.family(record.game).read(record)
        self.messages = messages or TableMessages()
        self.round: RoundRecord | None = None
        self.state: State | None = None
        self.events: list[Event] = []  # every event of the round, the draw for seats first
        self.awake = False  # whether a person has acted in this round
        self.resumed = 0.0  # when this process took over a table that an earlier one had begun
        # The keys of those whose panel that one drew, and who cannot be shown anything until they press something; each
        # until the first time that it is their turn.
        self.cut_off: frozenset[str] = frozenset()
        self.unreadable: float | None = None  # when it closes, where this version cannot replay it; nothing is written
        self.thoughts = Thoughts(means.ponder if record.deal is not None else means.think)
        self.advice = Thoughts(means.think)  # for people: of each, what was last thought for a hint, or in a lesson
        self.worth: Worth | None = None  # what the day's deal that is over was worth, when that was looked up last
        self.words = Words(means.now)
        self.reactions = Reactions(means.now)
        self.earned: Mapping[int, tuple[str, ...]] = {}  # by user, what they have achieved in the round that is over
        self._seen: tuple[State | None, dict[int | None, View]] = (None, {})  # views of a state, which never changes
        self._ordered: tuple[tuple[object, ...], Mapping[int, Ordered]] = ((), {})  # and what it depends on
        self.heard: tuple[list[Event], dict[int | None, list[tuple[int, Event]]]] = (self.events, {})  # as each saw it
        self.kept: dict[str, Any] = {}  # by screens of the whole channel
        self.lock = asyncio.Lock()
        self.keeping = asyncio.Lock()  # of messages: held for one small save, never while Discord is waited for

    @property
    def rules(self) -> Rules:
        """The rules of the next deal."""
        return rules_of(self.record.game).read(self.record.options)

    @property
    def server(self) -> ServerSettings:
        """The settings of this table's server."""
        return self.means.server_settings.of(self.record.guild)

    @property
    def place(self) -> int:
        """The channel of its messages: the thread of its own, or the table's channel."""
        return self.record.place(self.messages)

    @property
    def busy(self) -> bool:
        """True if something of it is being changed or saved."""
        return self.lock.locked() or self.keeping.locked()

    @property
    def stamp(self) -> Stamp:
        """The point where the round stands: a screen that is drawn now is stale at any other."""
        return Stamp(self.record.round, self.state.position if self.state else 0)

    @property
    def family(self) -> Family:
        """The family of this game, which adds to the table."""
        return self.means.family(self.record.game)

    @property
    def ordered(self) -> Mapping[int, Ordered]:
        """The acts that are done for people, and when, by seat: a secret of theirs."""
        if self.state is None or self.round is None or self.record.phase != "round":
            return {}
        wants = self.means.preferences.of
        wanted = (wants(person.user) for person in self.record.people if person.user is not None)
        basis = (self.record, self.round, self.state, *wanted)
        if [*map(id, basis)] != [*map(id, self._ordered[0])]:  # all of them are values that never change
            moment = self.moment(self.state)
            most = 0.0 if self.record.deal is not None else self.means.pass_seconds
            due = self.family.due(self.record, self.round, moment, wants, most)
            self._ordered = (basis, due)
        return self._ordered[1]

    @property
    def due(self) -> float | None:
        """The moment at which something is to be done next."""
        if self.unreadable is not None:
            return self.unreadable
        return min((*self.record.deadlines.values(), *(one.at for one in self.ordered.values())), default=None)

    @property
    def match_goes_on(self) -> bool:
        """True if the round that is played, or was, belongs to a match that is not over: its seats are taken."""
        playing = self.record.phase in ("round", "between") and self.round is not None
        return playing and self.round is not None and match_goes_on(self.round)

    @property
    def takeable(self) -> tuple[Person, ...]:
        """The people whose seats a person may take over with the next deal."""
        view = self.view(None) if self.state is not None else None
        return takeable_seats(self.record, self.match_goes_on, lost_seats(self.round, view))

    def forfeited(self, user: int) -> bool:
        """True if this person has left the match that goes on, or the round, so that their seat cannot win it."""
        seat, gone = self.seat_of(user), [person.key for _, person in self.record.gone]
        retired = self.state is not None and seat is not None and self.view(None).seats[seat].retired
        return retired or (self.rules.forfeits and self.match_goes_on and key_of(user) in gone)

    def seat_of(self, user: int) -> int | None:
        """The user's seat in the current round."""
        order = self.round.standing.order if self.round else ()
        return order.index(key_of(user)) if key_of(user) in order else None

    def user_at(self, seat: int) -> int | None:
        """The person who plays this seat; None where a steward does."""
        if self.round is None or is_driven(self.record, self.round, seat):
            return None
        key = self.round.standing.order[seat]
        return next(person.user for person in self.record.people if person.key == key)

    @property
    def match_number(self) -> int:
        """A number of the match that is played, the lobby before the first one included: what was said in it is
        forgotten with the next. In a game without matches every round has its own.
        """
        played = self.round
        return 0 if played is None else played.number - (played.standing.round if self.rules.MATCH else 0)

    def sits(self, user: int) -> bool:
        """True if the user sits here, or waits for the next deal."""
        return is_here(self.record, user)

    def asked(self, user: int) -> bool:
        """True if the table waits for this user."""
        seat = self.seat_of(user)
        return self.state is not None and any(decision.seat == seat for decision in self.state.pending)

    def view(self, seat: int | None, state: State | None = None) -> View:
        """The view of a seat, or of a spectator; kept until the round changes. `state`: what it is about to be."""
        state = state or self.state
        if state is None:
            raise ValueError("no cards have been dealt")
        if self._seen[0] is not state:
            self._seen = (state, {})
        views = self._seen[1]
        if seat not in views:
            views[seat] = state.view(seat)
        return views[seat]

    def moment(self, state: State) -> Moment:
        """The moment of the round that its family looks at."""
        return Moment(self.view(None, state), state.pending)

    @property
    def order(self) -> tuple[str, ...]:
        """The keys by rank in the newest round."""
        return self.round.standing.order if self.round else ()

    def holds_cards(self, user: int) -> bool:
        """True if this person's seat is still in the round that is played."""
        seat = self.seat_of(user)
        if self.state is None or seat is None or self.record.phase != "round":
            return False
        return self.view(None).seats[seat].status == "in"

    def slept(self, user: int) -> bool:
        """True if this person's last answer was the clock's."""
        person = seated(self.record, key_of(user))
        return person is not None and person.missed > 0

    @property
    def steward_asked(self) -> int | None:
        """The first steward who is asked: in the day's deals they answer one after the other, and before the person
        does, so that the same answers always meet the same.
        """
        if self.state is None or self.round is None or self.record.phase != "round":
            return None
        return min((one.seat for one in owed(self.state.pending) if self.user_at(one.seat) is None), default=None)

    @property
    def in_play(self) -> bool:
        """True if there is a round, or a match, that closing would break off."""
        return self.unreadable is not None or self.record.phase == "round" or self.match_goes_on
