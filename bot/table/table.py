"""A live table as it stands: its record, its round, and everything that can be read from them.

No method of `Table` changes anything. Changes are functions, in one module for each topic: `seating`, `lobby`,
`playing`, `acting`, `clock`, `talking`, `resuming`, `shown`. They hold the table's lock, work on copies and pass these
to `committing.commit`. It stores the copies in one transaction and only then puts them in their places, so a failed
commit leaves everything as it was.
"""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.faces import Faces
from bot.stamp import Stamp
from bot.table.family import NO_FAMILY, Family, OpenMoment, Ordered
from bot.table.mode import Mode
from bot.table.modes import mode_of
from bot.table.outcome import match_goes_on
from bot.table.people import is_here, key_of, lost_seats, seated, takeable_seats
from bot.table.preferences import PreferencesCache
from bot.table.reactions import Reactions
from bot.table.server_settings import ServerSettingsCache
from bot.table.stewards import is_driven
from bot.table.thoughts import Ask, Thoughts, ask_nobody
from bot.table.words import Words
from bot.thinking.pool import Answer
from data.daily.worth import Worth
from data.message_records import TableMessages
from data.records import Person, RoundRecord, TableRecord
from data.settings_records import ServerSettings
from data.store import Store
from engine.contract import Event, Rules, State, View, owed
from engine.games import rules_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Means:
    """Everything that tables get from outside.

    `now`: the time of day in seconds. `seed`: makes a new seed for a deal. `steward_seconds`: the longest time that a
    steward takes to decide. `changed`: called after every commit, to redraw the table and to schedule its next
    deadline. `pass_seconds`: the longest delay of an act that was ordered beforehand (`Family.due`). `faces`: the card
    faces. `family`: finds the family of a game.

    `think`: hands a steward's task to the workers. `ponder`: hands over a task of a deal of the day, whose thoughts may
    take as long as they need. `thoughts_before`: the number of thoughts in the queue before one of these. `stopping`:
    None, or, once the bot is to end, the latest moment at which it does; no round begins any more then.
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
    think: Ask = ask_nobody
    ponder: Ask = ask_nobody
    stopping: Callable[[], float | None] = lambda: None
    thoughts_before: Callable[[Answer], int] = lambda _: 0

    def language(self, record: TableRecord, user: int | None = None) -> str:
        """The language of a table's public messages, or in which this person reads. Of people who read the server's own
        it need not be known, whatever their table speaks.
        """
        if user is None:
            return self.server_settings.language(record.guild, record.language)
        return self.preferences.language(user) or self.server_settings.language(record.guild)


class Table:
    """A table in memory. Its record, round and state are those that the store has."""

    def __init__(self, means: Means, record: TableRecord, messages: TableMessages | None = None) -> None:
        self.means = means
        self.record = means.family(record.game).read(record)
        self.messages = messages or TableMessages()
        self.round: RoundRecord | None = None
        self.state: State | None = None
        self.events: list[Event] = []  # every event of the round, the draw for seats first
        self.awake = False  # True if a person has acted in this round; else the next deal does not come by itself
        # When this process took the table over from an earlier one, which had dealt the round; 0.0 if it did not.
        self.resumed = 0.0
        # The keys of people whose panels the earlier process drew. Their panels cannot be edited until they press
        # something, so they may not see that it is their turn. A key goes when they press, or their seat acts or runs
        # out of time.
        self.cut_off: frozenset[str] = frozenset()
        # Set if this version of the bot cannot replay the round: when the table closes. Nothing is written until then.
        self.unreadable: float | None = None
        self.thoughts = Thoughts(means.ponder if self.mode.even else means.think)
        self.advice = Thoughts(means.think)  # for people: the last thought for each of them, for a hint or a lesson
        self.worth: Worth | None = None  # the worth of a finished deal of the day, as it was looked up last
        self.words = Words(means.now)
        self.reactions = Reactions(means.now)
        self.earned: Mapping[int, tuple[str, ...]] = {}  # by user, what they have achieved in the round that is over
        self._seen: tuple[State | None, dict[int | None, View]] = (None, {})  # a cache: a state, and its views by seat
        self._ordered: tuple[tuple[object, ...], Mapping[int, Ordered]] = ((), {})  # a cache: its inputs, and the value
        # A cache, which `scenes` fills: the list of events that it is of, and by seat each event as that seat saw it,
        # with its number. Every round has another list.
        self.event_cache: tuple[list[Event], dict[int | None, list[tuple[int, Event]]]] = (self.events, {})
        self.screen_cache: dict[str, Any] = {}  # what screens for the whole channel keep between two drawings
        self.lock = asyncio.Lock()
        self.messages_lock = (
            asyncio.Lock()
        )  # for `messages`: held for one small save, never while Discord is waited for

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
        """The channel of its messages: the table's own thread if it has one, else the channel where it was opened."""
        return self.record.place(self.messages)

    @property
    def busy(self) -> bool:
        """True if the table or its messages are being changed or saved."""
        return self.lock.locked() or self.messages_lock.locked()

    @property
    def stamp(self) -> Stamp:
        """The round and position now. A screen that is drawn now is stale at any other stamp."""
        return Stamp(self.record.round, self.state.position if self.state else 0)

    @property
    def mode(self) -> Mode:
        """The mode of this table."""
        return mode_of(self.record)

    @property
    def family(self) -> Family:
        """The family of this game, which adds to the table."""
        return self.means.family(self.record.game)

    @property
    def ordered_acts(self) -> Mapping[int, Ordered]:
        """By seat, the act that is done next for a person who ordered it beforehand, and its time. Only that person may
        know of it.
        """
        if self.state is None or self.round is None or self.record.phase != "round":
            return {}
        wants = self.means.preferences.of
        wanted = (wants(person.user) for person in self.record.people if person.user is not None)
        basis = (self.record, self.round, self.state, *wanted)
        if [*map(id, basis)] != [*map(id, self._ordered[0])]:  # compared by identity, since these values never change
            moment = self.moment(self.state)
            most = 0.0 if self.mode.even else self.means.pass_seconds
            due = self.family.due(self.record, self.round, moment, wants, most)
            self._ordered = (basis, due)
        return self._ordered[1]

    @property
    def due(self) -> float | None:
        """The earliest moment at which `clock.tick` has something to do; None if it has nothing."""
        if self.unreadable is not None:
            return self.unreadable
        return min((*self.record.deadlines.values(), *(one.at for one in self.ordered_acts.values())), default=None)

    @property
    def match_goes_on(self) -> bool:
        """True if the current or last round belongs to a match that is not over. Its players keep their seats."""
        playing = self.record.phase in ("round", "between") and self.round is not None
        return playing and self.round is not None and match_goes_on(self.round)

    @property
    def takeable(self) -> tuple[Person, ...]:
        """The players whose seats a person may take over with the next deal."""
        view = self.view(None) if self.state is not None else None
        return takeable_seats(self.record, self.match_goes_on, lost_seats(self.round, view))

    def forfeited(self, user: int) -> bool:
        """True if this person's seat cannot win any more, because they left the round or the match that goes on."""
        seat, gone = self.seat_of(user), [person.key for _, person in self.record.gone]
        retired = self.state is not None and seat is not None and self.view(None).seats[seat].retired
        return retired or (self.rules.forfeits and self.match_goes_on and key_of(user) in gone)

    def seat_of(self, user: int) -> int | None:
        """The user's seat in the current round."""
        order = self.round.standing.order if self.round else ()
        return order.index(key_of(user)) if key_of(user) in order else None

    def user_at(self, seat: int) -> int | None:
        """The user who plays this seat now; None if a steward plays it."""
        if self.round is None or is_driven(self.record, self.round, seat):
            return None
        key = self.round.standing.order[seat]
        return next(person.user for person in self.record.people if person.key == key)

    @property
    def match_number(self) -> int:
        """A number that changes when another match begins, and in a game without matches with every round. The lobby
        before the first match has the number of that match. Words to a partner are kept under it.
        """
        played = self.round
        return 0 if played is None else played.number - (played.standing.round if self.rules.MATCH else 0)

    def sits(self, user: int) -> bool:
        """True if the user sits here, or waits for the next deal."""
        return is_here(self.record, user)

    def waits_for(self, user: int) -> bool:
        """True if the table waits for this user."""
        seat = self.seat_of(user)
        return self.state is not None and any(decision.seat == seat for decision in self.state.pending)

    def view(self, seat: int | None, state: State | None = None) -> View:
        """The view of a seat, or of a spectator (None). `state`: a state to look at in place of the current one."""
        state = state or self.state
        if state is None:
            raise ValueError("no cards have been dealt")
        if self._seen[0] is not state:
            self._seen = (state, {})
        views = self._seen[1]
        if seat not in views:
            views[seat] = state.view(seat)
        return views[seat]

    def moment(self, state: State) -> OpenMoment:
        """The state as the hooks of a family get it."""
        return OpenMoment(self.view(None, state), state.pending)

    @property
    def order(self) -> tuple[str, ...]:
        """The keys of the newest round in the order of its seats. Where players have ranks, that is their order."""
        return self.round.standing.order if self.round else ()

    def holds_cards(self, user: int) -> bool:
        """True if this person's seat is still in the round that is played."""
        seat = self.seat_of(user)
        if self.state is None or seat is None or self.record.phase != "round":
            return False
        return self.view(None).seats[seat].status == "in"

    def slept(self, user: int) -> bool:
        """True if the clock gave this person's last answer."""
        person = seated(self.record, key_of(user))
        return person is not None and person.missed > 0

    @property
    def steward_asked(self) -> int | None:
        """The lowest seat that is asked and that a steward plays; None if there is none. In a deal of the day, stewards
        answer one after the other and before the person, so that everybody who plays it alike meets the same answers.
        """
        if self.state is None or self.round is None or self.record.phase != "round":
            return None
        return min((one.seat for one in owed(self.state.pending) if self.user_at(one.seat) is None), default=None)

    @property
    def in_play(self) -> bool:
        """True if closing the table now would break off a round or a match, or might, since it cannot be read."""
        return self.unreadable is not None or self.record.phase == "round" or self.match_goes_on
