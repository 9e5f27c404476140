"""A live table as it stands: what can be read of it, and how every change of it is committed.

What a table waits for, and how a round comes about, are pure functions elsewhere; this holds their results together.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from bot.faces import Faces, in_two_colours
from bot.health import measures
from bot.table import deadlines, dealing, deals, house_rules, sides, weekdays
from bot.table.family import NO_FAMILY, Family, Moment, Ordered
from bot.table.matches import match_goes_on, match_is_over
from bot.table.people import (
    add_note,
    coming_people,
    is_driven,
    is_here,
    key_of,
    level_at,
    lost_seats,
    mark_answered,
    renew_commitment,
    seated,
    set_away,
    takeable_seats,
    with_,
)
from bot.table.preferences import PreferencesCache
from bot.table.reactions import Reactions
from bot.table.scene import COACHED, Scene, standing_still
from bot.table.server_settings import ServerSettingsCache
from bot.table.thoughts import Ask, Thoughts, nobody
from bot.table.words import Words
from bot.thinking.pool import Answer
from bot.thinking.task import Task, anonymous, luck_of, takes_time
from bot.ui.custom_ids import Stamp
from bot.ui.refusal import Refused
from data.daily_worth import Worth
from data.records import (
    Call,
    Move,
    Person,
    Preferences,
    Results,
    RoundRecord,
    ServerSettings,
    Summons,
    TableMessages,
    TableRecord,
    Thread,
)
from data.store import Conflict, Store
from engine.contract import Event, Illegal, Outcome, Rules, State, Thought, View, owed
from engine.games import game_of, rules_of
from engine.search import Level

ADVISER: Level = "vizier"  # who gives people hints, and teaches them

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
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
    changed: Callable[["LiveTable"], None]
    preferences: PreferencesCache = field(default_factory=PreferencesCache)
    server_settings: ServerSettingsCache = field(default_factory=ServerSettingsCache)
    pass_seconds: float = 0.0
    faces: Callable[[], Faces] = dict
    family: Callable[[str], Family] = lambda _: NO_FAMILY
    think: Ask = nobody
    ponder: Ask = nobody
    stopping: Callable[[], float | None] = lambda: None
    before: Callable[[Answer], int] = lambda _: 0


class LiveTable:
    """A table that is in memory, true to the store. `bot.table.table` has what people do at it."""

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
        self._heard: tuple[list[Event], dict[int | None, list[tuple[int, Event]]]] = (self.events, {})  # as each saw it
        self._kept: dict[str, Any] = {}  # by screens of the whole channel
        self.lock = asyncio.Lock()
        self.keeping = asyncio.Lock()  # of messages: held for one small save, never while Discord is waited for

    # ------------------------------------------------------------------ reading

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
        """By seat, what is done for it and when: a secret of theirs."""
        if self.state is None or self.round is None or self.record.phase != "round":
            return {}
        wants = self.means.preferences.of
        wanted = (wants(person.user) for person in self.record.people if person.user is not None)
        basis = (self.record, self.round, self.state, *wanted)
        if [*map(id, basis)] != [*map(id, self._ordered[0])]:  # all of them are values that never change
            moment = self._moment(self.state)
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
        """Those whose seats a person may take over with the next deal."""
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

    def partner_of(self, user: int) -> Person | None:
        """The partner of this person, where partners may say something to each other; None for nobody."""
        if not self.server.words or self.record.phase == "closed":
            return None
        rules, order = self.rules, self._order()
        if not rules.talks:
            return None
        if self.round is None:
            found = sides.side_of_each(self.record.people, sides.sides(self.record, rules))
        else:
            found = dict(zip(order, rules.sides(len(order)), strict=True))
        key = sides.partner(found, key_of(user))
        return None if key is None else seated(self.record, key)

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

    def _moment(self, state: State) -> Moment:
        return Moment(self.view(None, state), state.pending)

    def scene(self, user: int | None = None) -> Scene:
        """The table as this user may see it, or as the whole channel may (None). No seed is in it."""
        if self.unreadable is not None:
            return standing_still(self.record, self.stamp, self.server, self.messages, self.unreadable)
        seat = None if user is None else self.seat_of(user)
        wants = None if user is None else self.means.preferences.of(user)
        order = self.round.standing.order if self.round else ()
        by_key = {person.key: person for person in self.record.people}
        partner = None if user is None else self.partner_of(user)
        return Scene(
            record=self.family.shown(with_(self.record, next_seed="")),
            rules=rules_of(self.record.game).read(self.round.options if self.round else self.record.options),
            round=with_(self.round, seed=b"") if self.round else None,
            view=self.view(seat) if self.state else None,
            seated=tuple(by_key.get(key) or Person(key=key, name="?") for key in order),
            events=self._seen_events(seat),
            stamp=self.stamp,
            faces=self._faces(wants),
            confirms=bool(wants and wants.confirm),
            large_cards=bool(wants and wants.large_cards),
            own={} if user is None else self.family.own(self.record, key_of(user)),
            passing=seat in self.ordered,
            words=self._words(user, partner),
            partner=partner,
            reactions=self.reactions.of(self.record.round),
            server=self.server,
            messages=self.messages,
            stopping=self.means.stopping(),
            earned=self.earned.get(user, ()) if user is not None and self.record.phase == "between" else (),
            answers=self._answers(seat),
            worth=self.worth,
            queue=self._queue,
            advice=self._coached if user is not None else None,
            advising=user is not None and self.coaching is not None,
            kept=self._kept if user is None else {},
        )

    @property
    def _queue(self) -> int:
        """How many thoughts for others come before the one that this deal of the day waits for."""
        seat = self.steward_asked if self.record.deal is not None else None
        coming = self.thoughts.coming(seat) if seat is not None else None
        return self.means.before(coming) if coming is not None else 0

    def _answers(self, seat: int | None) -> int:
        """The number of times that a pupil has answered in this round."""
        return sum(1 for by, _ in self.state.log if by == seat) if self.state and self.record.lesson else 0

    def _seen_events(self, seat: int | None) -> tuple[tuple[int, Event], ...]:
        """The events of the round as a seat, or a spectator, sees them, numbered."""
        if self._heard[0] is not self.events:
            self._heard = (self.events, {})
        heard = self._heard[1].setdefault(seat, [])
        if len(heard) < len(self.events):
            public = self._seen_events(None) if seat is not None else ()
            for number in range(len(heard), len(self.events)):
                seen = self.events[number].seen_by(seat)
                same = bool(public) and public[number][1] == seen  # all who see the same share it: rounds are long
                heard.append(public[number] if same else (number, seen))
        return tuple(heard)

    def _words(self, user: int | None, partner: Person | None) -> tuple[tuple[int, str], ...]:
        """The words that this person and their partner have said to each other, where they want to hear them."""
        if user is None or partner is None or not self.means.preferences.of(user).words:
            return ()
        said = self.words.of(self.match_number, user)
        return tuple((word.by, word.text) for word in said if partner.user in (word.by, word.to))

    def _faces(self, wants: Preferences | None) -> Faces:
        """The faces as a viewer wants them; as they are for the whole channel."""
        if wants and wants.text_only:
            return {}
        return in_two_colours(self.means.faces()) if wants and not wants.four_colours else self.means.faces()

    def _order(self) -> tuple[str, ...]:
        """The keys by rank in the newest round."""
        return self.round.standing.order if self.round else ()

    def _noted(self, record: TableRecord, key: str, after: int = 0, **values: str) -> TableRecord:
        """With a line for the log, after `after` events that are yet to be told."""
        return add_note(record, len(self.events) + after, key, **values)

    def _host_noted(self, record: TableRecord) -> TableRecord:
        """With a line for a new host."""
        host = seated(record, key_of(record.host))
        if record.host == self.record.host or host is None or record.phase == "closed":
            return record
        return self._noted(record, "host-passes", name=host.name)

    def holds_cards(self, user: int) -> bool:
        """True if this person's seat is still in the round that is played."""
        seat = self.seat_of(user)
        if self.state is None or seat is None or self.record.phase != "round":
            return False
        return self.view(None).seats[seat].status == "in"

    def returned(self, record: TableRecord, key: str) -> TableRecord:
        """A person who acts sits in their seat again, unless they have left it."""
        person = seated(record, key)
        if person is None or key in record.fled or not (person.away or person.missed):
            return record
        back = set_away(record, key, False)
        return self._noted(back, "came-back", name=person.name) if person.away else back

    # ------------------------------------------------------------------ committing

    async def commit(
        self,
        record: TableRecord,
        *,
        state: State | None = None,
        happened: Iterable[Event] = (),
        acted: int | None = None,
        start: RoundRecord | None = None,
        moves: Iterable[tuple[int, Move]] = (),
        end: RoundRecord | None = None,
        results: Results | None = None,
        made: Outcome | None = None,
        redraw: bool = True,
        awake: bool = False,
    ) -> None:
        """Persist the transition, then publish it. `acted`: the seat whose deadline restarts even if it is asked again.
        `awake`: somebody has shown to be here. `made`: what the person made of the day's deal that is over.
        """
        state, played = state or self.state, end or start or self.round
        awake = awake or (self.awake and start is None)
        if self.record.phase == record.phase == "lobby":
            record = house_rules.refitted(self.record, record, house_rules.players_of(record), self.family)
            record = sides.settled(record, rules_of(record.game).read(record.options))
        moment = self._moment(state) if state else None
        record = self.family.settled(record, played, moment, self.stamp, self.means.now())
        if record.game == self.record.game and self.family.options(record) != self.family.options(self.record):
            record = renew_commitment(record, self.family)
        record = with_(
            record, deadlines=self._next_deadlines(record, played, state, acted, awake), changed=self.means.now()
        )
        moves = list(moves)
        save = partial(self.means.store.save, record, start=start, moves=moves, end=end, results=results, made=made)
        try:
            if start is not None and self.round is not None:  # every round has a message of its own
                async with self.keeping:
                    self.record = await save(messages={"message": None})
                    self.messages = with_(self.messages, message=None)
            else:
                self.record = await save()
        except Conflict:
            await self.reload()
            raise Refused("try_again") from None
        for _, move in moves:
            measures.MOVES.labels(move.by).inc()
        self.state, self.round = state, played
        if start is not None:
            self.events = []
        self.events += happened
        self.awake = awake
        if made is not None:
            await self.weigh()
        self._think()
        if redraw:
            self.means.changed(self)

    def _next_deadlines(
        self, record: TableRecord, played: RoundRecord | None, state: State | None, acted: int | None, awake: bool
    ) -> dict[str, float]:
        view = self.view(None, state) if state is not None else None
        return deadlines.next_deadlines(
            record,
            played,
            state,
            acted,
            now=self.means.now(),
            steward_seconds=deadlines.pauses(record, played, state, view, self.means.steward_seconds),
            later=partial(self._later, record),
            deals=lambda: self._deals(record, played, awake),
            enough=lambda: self.enough(record),
            ready=lambda: self.all_ready(record),
        )

    def _deals(self, record: TableRecord, played: RoundRecord | None, awake: bool) -> bool:
        """True if the next deal comes by itself: somebody was awake, or all people are out of the match that goes on.
        After a match somebody must want another one. A table of a tournament is played to its end whoever is there.
        """
        if record.pairing is not None:
            return True
        people = {one.key for one in coming_people(record) if one.user}
        if match_is_over(played):
            return not people.isdisjoint(record.ready)
        return awake or (bool(people) and people <= self._out_of_match())

    def _later(self, record: TableRecord, begin: float, seconds: float) -> float:
        """The moment at which so many seconds have passed for people."""
        if not deadlines.rests(record):
            return begin + seconds
        return weekdays.after(begin, seconds, self.server.zone)

    def slept(self, user: int) -> bool:
        """True if this person's last answer was the clock's."""
        person = seated(self.record, key_of(user))
        return person is not None and person.missed > 0

    def share_of(self, seat: int) -> float:
        """The share of the pace that a seat's decision takes."""
        asked = self.state.pending if self.state is not None else ()
        return next((decision.pace for decision in asked if decision.seat == seat), 1.0)

    def asked_since(self, seat: int) -> float:
        """The moment at which this seat's decision was put to it."""
        at = self.record.deadlines.get(str(seat), self.means.now())
        seconds = deadlines.allowed(self.record, self._order()[seat], self.share_of(seat))
        return weekdays.before(at, seconds, self.server.zone) if deadlines.rests(self.record) else at - seconds

    def _think(self) -> None:
        """Let the stewards think who are asked, and the coach for a pupil who is."""
        self.thoughts.begin(self._tasks())
        pupil = self._pupil
        if pupil is not None and owed(self.view(pupil).decisions) and self._answers(pupil) < COACHED:
            self.advice.ask(self.task_of(pupil, ADVISER))

    def _tasks(self) -> list[Task]:
        """The tasks of the stewards who are asked, as far as they think at all."""
        if self.state is None or self.round is None or self.record.phase != "round":
            return []
        asked = {decision.seat for decision in owed(self.state.pending)}
        if self.record.deal is not None:
            asked = {seat for seat in (self.steward_asked,) if seat is not None}
        levels = {seat: level_at(self.record, self.round, seat) for seat in asked if self.user_at(seat) is None}
        return [self.task_of(seat, level) for seat, level in levels.items() if takes_time(self.round.game, level)]

    @property
    def steward_asked(self) -> int | None:
        """The first steward who is asked: in the day's deals they answer one after the other, and before the person
        does, so that the same answers always meet the same.
        """
        if self.state is None or self.round is None or self.record.phase != "round":
            return None
        return min((one.seat for one in owed(self.state.pending) if self.user_at(one.seat) is None), default=None)

    def task_of(self, seat: int, level: Level) -> Task:
        """The task of somebody of that level who sits there and is asked."""
        if self.round is None:
            raise ValueError("no cards have been dealt")
        view = self.view_asked(seat)
        luck = luck_of(self.round.seed, view.position, seat, "thought")
        return Task(self.round.game, self.round.options, view, owed(view.decisions)[0], level, luck)

    def view_asked(self, seat: int) -> View:
        """The view of a seat as those who think for it get it: in the day's deals, nobody's name is in it."""
        view = self.view(seat)
        return anonymous(view) if self.record.deal is not None else view

    @property
    def thinking(self) -> list[Answer]:
        """The answers that stewards whose time to move has come are still thinking about."""
        due = [what for what, at in self.record.deadlines.items() if what.isdecimal() and at <= self.means.now()]
        coming_people = [self.thoughts.coming(int(what)) for what in due]
        return [answer for answer in coming_people if answer is not None]

    @property
    def _pupil(self) -> int | None:
        """The seat of the person who is taught; None outside of lessons."""
        return self.seat_of(self.record.host) if self.record.lesson and self.state else None

    @property
    def coaching(self) -> Answer | None:
        """The answer that is still being thought out for a pupil."""
        return self.advice.coming(self._pupil) if self._pupil is not None else None

    @property
    def _coached(self) -> Thought | None:
        """The thought of a pupil's coach about the decision that the pupil owes."""
        return self.advice.of(self._pupil, self.view(self._pupil)) if self._pupil is not None else None

    # What stands in Discord is recorded beside the game: no revision, no deadline, no redraw, and no wait for a move.

    async def keep_call(self, call: Call | None, called: int | None = None) -> None:
        """Keep which call stands in the channel; `called`: the person it is about to go to."""
        async with self.keeping:
            last = {key_of(called): self.means.now()} if called is not None else {}
            await self._keep(call=call, called=self.messages.called | last)

    async def show_at(self, message: int) -> None:
        """The public message is this one now."""
        async with self.keeping:
            await self._keep(message=message)

    async def keep_thread(self, thread: Thread | None) -> None:
        """Keep which thread is the table's own, and who is in it. Where that is another, its message is yet to come."""
        async with self.keeping:
            before = self.messages.thread
            moved = {} if thread and before and thread.id == before.id else {"message": None}
            await self._keep(thread=thread, **moved)

    async def keep_summons(self, summons: Summons | None) -> None:
        """Keep which table call stands in the channel; from the first one on, none more is made for this lobby."""
        async with self.keeping:
            await self._keep(summons=summons, summoned=True)

    async def keep_invitations(self, standing: tuple[Summons, ...], invited: Iterable[int] = ()) -> None:
        """Keep which invitations stand in the channel; `invited`: the people to whom another one is about to go."""
        async with self.keeping:
            await self._keep(invitations=standing, invited=(*self.messages.invited, *invited))

    async def _keep(self, **messages: Any) -> None:
        """Change some of the messages, on disk first. Raises Refused("unknown_table") when the table is gone."""
        saved = await self.means.store.messages.save(self.record.id, messages)
        if saved is None:
            self.vanish()
            raise Refused("unknown_table")
        self.messages = saved

    def grant_grace(self) -> None:
        """After a restart nobody has less than a minute, and the log says so; a steward goes on at once. Those who are
        asked only later are cut off: those who are asked already see that on the panel that they have.
        """
        if self.unreadable is not None:
            return
        if self.record.phase in ("round", "between"):
            asked = {self._order()[decision.seat] for decision in (owed(self.state.pending) if self.state else ())}
            self.resumed = self.means.now()
            self.cut_off = frozenset(one.key for one in self.record.people if one.user is not None) - asked
        self.record = deadlines.graced(self.record, self.round, self.means.now(), self.means.steward_seconds)
        if self.record.phase == "round":
            self.record = add_note(self.record, len(self.events), "restarted")

    async def learn_turning_points(self, played: RoundRecord) -> bool:
        """Take over what was stored of a round beside the game; whether it is the one that was played last."""
        async with self.lock:
            newest = self.round is not None and self.round.number == played.number
            if newest:
                self.round = played
            return newest

    def reached(self, user: int) -> None:
        """From now on this person can be shown what happens."""
        self.cut_off -= {key_of(user)}

    async def correct(self, step: float) -> None:
        """The time of day was corrected by `step`: the deadlines follow, and so does every picture of them."""
        async with self.lock:
            if self.unreadable is not None:
                return
            now = self.means.now()
            record = deadlines.corrected(self.record, self.round, now, step, self.means.steward_seconds)
            record = self.family.corrected(record, now, min(step, 0.0))
            if record != self.record and record.phase != "closed":
                await self._correct_calls(now, step)  # first, since their deadlines are scheduled after the commit
                await self.commit(record)

    async def _correct_calls(self, now: float, step: float) -> None:
        async with self.keeping:
            called = {key: deadlines.happened(at, now, step) for key, at in self.messages.called.items()}
            summons = self.messages.summons
            if summons is not None:
                summons = with_(summons, until=summons.until + min(step, 0.0))
            invitations = tuple(with_(one, until=one.until + min(step, 0.0)) for one in self.messages.invitations)
            changes = {"called": called, "summons": summons, "invitations": invitations}
            if changes != {name: getattr(self.messages, name) for name in changes}:
                await self._keep(**changes)

    async def reload(self) -> None:
        """Read the table anew from the store, as after a restart. Raises Refused("unknown_table") when it is gone."""
        async with self.keeping:  # or a message that is recorded meanwhile would be forgotten
            saved = await self.means.store.load(self.record.id)
            self.messages = await self.means.store.messages.load(self.record.id) or TableMessages()
        if saved is None:
            self.vanish()
            raise Refused("unknown_table")
        record, self.round, moves = saved
        self.record = self.means.family(record.game).read(record)
        self.state, self.events, self.awake, self.unreadable = None, [], False, None
        await self.means.server_settings.learn(self.record.guild)
        await self.means.preferences.learn([person.user for person in self.record.people if person.user is not None])
        try:
            rules_of(self.record.game).read(self.record.options)
            if self.record.deal is not None and self.record.deal.thinks != game_of(self.record.game).thinks:
                raise ValueError("another version of the search began this deal")
            if self.round is not None:
                self.state, self.events = dealing.replay(self.round, moves)
        except (Illegal, ValueError) as error:  # whoever only looks at another version's table writes nothing
            if self.record.phase != "closed":
                log.info("table %s cannot be replayed: %s", self.record.id, error)
                self.unreadable = deadlines.abandoned(self.record, self.means.now())
            return
        by_people = [self._order()[move.seat] for move in moves if move.by == "person"]
        self.awake = bool(by_people)
        if self.record.phase == "round":  # an older program has not noted who answered
            self.record = mark_answered(self.record, *by_people)
        self._think()

    async def weigh(self) -> None:
        """Look up what the day's deal is worth, where it is over."""
        deal, made = self.record.deal, deals.made(self.record, self.round)
        if deal is not None and made is not None:
            self.worth = await self.means.store.daily.worth(deal, self.record.host, made)

    def vanish(self) -> None:
        """The table is no more, in the store either: nothing is to be done at it, and nobody to be called."""
        self.unreadable = None
        self.record = with_(self.record, phase="closed", deadlines={})
        self.messages = with_(self.messages, call=None, summons=None, invitations=())
        self.state, self.events = None, []

    # ------------------------------------------------------------------ checks

    def enough(self, record: TableRecord | None = None) -> bool:
        record = record or self.record
        if self.match_goes_on:
            return any(person.user for person in coming_people(record))
        rules = rules_of(record.game).read(record.options)
        if rules.MATCH or record.phase == "lobby":  # such a game may be for two or four, but not for three
            return rules.refusal(len(coming_people(record))) is None and not self._crowded(record, rules)
        return len(coming_people(record)) >= rules.seats()[0]

    def _crowded(self, record: TableRecord, rules: Rules) -> bool:
        """True if a lobby cannot begin because too many people want to play on one side."""
        return record.phase == "lobby" and bool(sides.crowded(record, rules))

    def all_ready(self, record: TableRecord) -> bool:
        """True if nobody need be waited for before the next deal."""
        out = self._out_of_match()
        awaited = {one.key for one in coming_people(record) if one.user and not one.away and one.key not in out}
        return awaited <= set(record.ready)

    def _out_of_match(self) -> set[str]:
        """The keys of those who are out of the match that goes on: they are not waited for."""
        if self.round is None or not self.match_goes_on:
            return set()
        standing = self.round.standing
        return {standing.order[seat] for seat in standing.out}

    def check_open(self) -> None:
        self._check_not_closed()
        self.check_readable()

    def _check_can_end(self) -> None:
        """Raises Refused for one of the day's deals that counts: there is one attempt, which can only be left lying."""
        if self.record.deal is not None and not self.record.deal.practice:
            raise Refused("deal_stays")

    def check_readable(self) -> None:
        """Raises Refused where another version of the bot plays here."""
        if self.unreadable is not None:
            raise Refused("other-version")

    def _check_not_closed(self) -> None:
        if self.record.phase == "closed":
            raise Refused("table_closed")

    def _check_lobby(self, user: int) -> None:
        self.check_open()
        if self.record.phase != "lobby" or self.record.deal is not None:
            raise Refused("already_begun")
        if self.record.pairing is not None:
            raise Refused("tournament_table")
        if not self.sits(user):
            raise Refused("not_seated")

    def _check_stewards(self) -> None:
        if not self.record.stewards:
            raise Refused("no_stewards_here")

    def _check_room(self) -> None:
        if len(coming_people(self.record)) >= self.rules.seats()[1]:
            raise Refused("table_full")

    def check_seat(self, user: int) -> int:
        self.check_open()
        seat = self.seat_of(user)
        if seat is None:
            raise Refused("not_seated")
        return seat
