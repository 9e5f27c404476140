"""One live table: who sits, the round that is played, what the clock waits for.

Every method that changes something takes the table's lock, works on copies, commits them to the store in one
transaction, and only then lets them be the table. A failed commit leaves everything as it was.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from bot import house_rules, ids, orders
from bot.faces import Faces
from bot.house_rules import Value
from bot.orders import PASS, Order
from bot.people import away, coming, driven, filled, joined, key_of, left, less, promise, sits, with_, without
from bot.refusal import Refused
from bot.results import milestones, outcome, session_misery
from bot.scene import Scene
from bot.wishes import Wishes
from data.records import Move, Person, Results, RoundRecord, TableRecord
from data.tables import Conflict, Tables
from engine import stewards
from engine.contract import Event, Illegal, Result, Rules, Seeded, Standing, State
from engine.games import rules_of

log = logging.getLogger(__name__)

PACES = {"quick": 20.0, "lively": 45.0, "relaxed": 120.0, "slow": 12 * 3600.0}  # seconds for a decision
BREAKS = {"quick": 20.0, "lively": 30.0, "relaxed": 60.0, "slow": 12 * 3600.0}  # and between two rounds
HOST_SECONDS = 5 * 60.0  # how long a host alone may begin
DRAW_SECONDS = 5.0  # how long the draw for seats is shown
GRACE_SECONDS = 60.0  # what a clock has left, at least, after a restart
DEAL, DRAW = "deal", "draw"  # what a clock may wait for beside a seat


@dataclass(frozen=True, slots=True)
class Means:
    """What tables need from outside. `changed` is called after every commit, to redraw and to wind the clock, with the
    seats that have something to read beside those that are newly asked. `pass_seconds`: as `most` in `orders.due`.
    """

    store: Tables
    now: Callable[[], float]
    seed: Callable[[], bytes]
    steward_seconds: float
    changed: Callable[["Table", frozenset[int]], None]
    wishes: Wishes = field(default_factory=Wishes)
    pass_seconds: float = 0.0
    faces: Callable[[], Faces] = dict


class Table:
    """A live table. Read its fields freely; change it only by its methods."""

    def __init__(self, means: Means, record: TableRecord) -> None:
        self.means = means
        self.record = record
        self.round: RoundRecord | None = None
        self.state: State | None = None
        self.told: list[Event] = []  # every event of the round, the draw for seats first
        self.awake = False  # whether a person has acted in this round
        self.lock = asyncio.Lock()

    # ------------------------------------------------------------------ reading

    @property
    def rules(self) -> Rules:
        """The rules of the next deal."""
        return rules_of(self.record.game).read(self.record.options)

    @property
    def stamp(self) -> int:
        """Which pile lies on the table now."""
        return orders.stamp_of(self.record, self.state)

    @property
    def passing(self) -> dict[int, float]:
        """The seats whose pass is made for them, and when: a secret of theirs."""
        if self.state is None or self.round is None or self.record.phase != "round":
            return {}
        return orders.due(self.record, self.round, self.state, self.means.wishes.of, self.means.pass_seconds)

    @property
    def due(self) -> float | None:
        """When something is to be done next."""
        return min((*self.record.clock.values(), *self.passing.values()), default=None)

    def seat_of(self, user: int) -> int | None:
        """The user's seat in the current round."""
        order = self.round.standing.order if self.round else ()
        return order.index(key_of(user)) if key_of(user) in order else None

    def user_at(self, seat: int) -> int | None:
        """The person who plays this seat; None where a steward does."""
        if self.round is None or driven(self.record, self.round, seat):
            return None
        key = self.round.standing.order[seat]
        return next(person.user for person in self.record.people if person.key == key)

    def sits(self, user: int) -> bool:
        """Whether the user sits here, or waits for the next deal."""
        return sits(self.record, user)

    def asked(self, user: int) -> bool:
        """Whether the table waits for this user."""
        seat = self.seat_of(user)
        return self.state is not None and any(decision.seat == seat for decision in self.state.pending)

    def leads(self, user: int) -> bool:
        """Whether it is this user's turn with nothing on the pile."""
        view = self.state.view(None) if self.state is not None and self.asked(user) else None
        return view is not None and view.phase == "play" and not view.pile

    def scene(self, user: int | None = None) -> Scene:
        """The table as this user may see it, or as the whole channel may (None). No seed is in it."""
        seat = None if user is None else self.seat_of(user)
        wants = None if user is None else self.means.wishes.of(user)
        order = self.round.standing.order if self.round else ()
        by_key = {person.key: person for person in self.record.people}
        return Scene(
            record=with_(self.record, next_seed="", orders={}),
            rules=rules_of(self.record.game).read(self.round.options if self.round else self.record.options),
            round=with_(self.round, seed=b"") if self.round else None,
            view=self.state.view(seat) if self.state else None,
            seated=tuple(by_key.get(key) or Person(key=key, name="?") for key in order),
            told=tuple((number, event.seen_by(seat)) for number, event in enumerate(self.told)),
            stamp=self.stamp,
            faces={} if wants and wants.text_only else self.means.faces(),
            confirms=bool(wants and wants.confirm),
            order=None if user is None else self.record.orders.get(key_of(user)),
            passing=seat in self.passing,
        )

    # ------------------------------------------------------------------ the lobby, and who sits

    async def join(self, user: int, name: str) -> None:
        """Sit down: at once in the lobby, else with the next deal."""
        async with self.lock:
            self._check_open()
            if self.sits(user) and key_of(user) not in self.record.leaving:
                raise Refused("already_here")
            if not self.sits(user):
                self._check_room()
            await self.means.wishes.learn([user])
            back = joined(self.record, Person(key=key_of(user), name=name, user=user))
            await self._commit(back, acted=self.seat_of(user))  # for whom a steward sat in, the clock starts anew

    async def leave(self, user: int) -> None:
        """Get up: at once in the lobby; between rounds or during one, a steward plays on and the seat closes at the
        next deal.
        """
        async with self.lock:
            self._check_open()
            if not self.sits(user):
                raise Refused("not_seated")
            await self._commit(left(self.record, key_of(user), holding=self._holds_cards(user)))

    def _holds_cards(self, user: int) -> bool:
        """Whether this person's seat is still in the round that is played."""
        seat = self.seat_of(user)
        if self.state is None or seat is None or self.record.phase != "round":
            return False
        return self.state.view(None).seats[seat].place is None

    async def add_steward(self, user: int, count: int = 1) -> None:
        """Seat so many stewards. In the lobby only, by who sits there."""
        async with self.lock:
            self._check_lobby(user)
            wanted = len(self.record.people) + count
            if wanted > self.rules.seats()[1]:
                raise Refused("table_full")
            await self._commit(filled(self.record, wanted))

    async def remove_steward(self, user: int) -> None:
        """Send the last steward away."""
        async with self.lock:
            self._check_lobby(user)
            hired = [person for person in self.record.people if person.user is None]
            if not hired:
                raise Refused("no_steward")
            await self._commit(with_(self.record, people=without(self.record.people, hired[-1].key)))

    async def change_house_rules(self, user: int, changes: Mapping[str, Value], *, afresh: bool = False) -> None:
        """Change some house rules of the coming deal; `afresh`: and all others back to the default. The host's right.

        Raises as `house_rules.changed` does.
        """
        async with self.lock:
            self.check_rules_open(user)
            change = house_rules.replaced if afresh else house_rules.changed
            await self._commit(change(self.record, changes))

    def check_rules_open(self, user: int) -> None:
        """Raises Refused unless this user may change the house rules now."""
        self._check_lobby(user)
        if user != self.record.host:
            raise Refused("not_host")

    async def begin(self, user: int, *, fill: bool = False) -> None:
        """The first deal; `fill`: with stewards on the seats that are wanted and empty. The host's right, and after a
        while anybody's who sits here.
        """
        async with self.lock:
            self._check_lobby(user)
            free = self.record.created + HOST_SECONDS
            if user != self.record.host and self.means.now() < free:
                raise Refused("host_begins", when=f"<t:{int(free)}:R>")
            fewest, most = self.rules.seats()
            record = filled(self.record, min(max(self.record.seats, fewest), most)) if fill else self.record
            refusal = self.rules.refusal(len(record.people))
            if refusal:
                raise Refused("too_few" if len(record.people) < fewest else refusal)
            await self._deal(record)

    async def close(self, user: int, manager: bool) -> None:
        """End the table. The host's right, and a server manager's."""
        async with self.lock:
            self._check_open()
            if user != self.record.host and not manager:
                raise Refused("not_host")
            await self._commit(with_(self.record, phase="closed", clock={}))

    # ------------------------------------------------------------------ playing

    async def act(self, user: int, text: str, stamp: int | None = None) -> None:
        """Play an action by its text. `stamp`: which pile the player saw; None when that does not matter.

        Raises Illegal (of the rules) or Refused (of the table); then nothing has changed.
        """
        async with self.lock:
            seat = self._check_seat(user)
            if stamp is not None and stamp != self.stamp:
                raise Refused("stale")
            await self._play(seat, text, "person")

    async def order(self, user: int, order: Order | None, stamp: int | None = None) -> None:
        """Order a pass beforehand, or all of this trick, or none after all; on turn the first one is made at once.

        `stamp`: which pile the player saw; an order is good for its trick. Raises as `act` does.
        """
        async with self.lock:
            seat = self._check_seat(user)
            if self.state is None or self.state.result is not None:
                raise Refused("round_over")
            view = self.state.view(seat)
            if view.seats[seat].status != "in":
                raise Refused("out_of_round")
            if view.phase != "play" or (stamp is not None and not ids.same_trick(stamp, self.stamp)):
                raise Refused("stale")
            if self.leads(user):
                raise Refused("lead_is_yours")
            record = orders.given(self._back(self.record, key_of(user)), key_of(user), order)
            if order and view.decisions:
                await self._play(seat, PASS, "person", record)
                return
            if order:
                record = orders.taken(record, self.means.now() - record.piled)
            await self._commit(record, redraw=record.people != self.record.people)

    async def ready(self, user: int) -> None:
        """Wait no longer for the next deal, as far as this person is concerned."""
        async with self.lock:
            self._check_open()
            if not self.sits(user):
                raise Refused("not_seated")
            if self.record.phase != "between":
                raise Refused("stale")
            ready = (*less(self.record.ready, key_of(user)), key_of(user))
            waiting = {person.key for person in coming(self.record) if person.user}
            if waiting <= set(ready) and self._enough():
                await self._deal()
            else:
                await self._commit(with_(self.record, ready=ready))

    async def tick(self) -> None:
        """Do whatever is due: deal, let a steward act, make a pass that was ordered, play the default for a seat whose
        time is up.
        """
        async with self.lock:
            await self._pass()
            while due := [what for what, at in self.record.clock.items() if at <= self.means.now()]:
                if due[0] == DEAL:
                    await self._deal()
                elif due[0] == DRAW:
                    await self._commit(self.record)
                else:
                    await self._expire(int(due[0]))
                await self._pass()

    async def _pass(self) -> None:
        """Make the passes that are due."""
        while due := [seat for seat, at in self.passing.items() if at <= self.means.now()]:
            await self._play(due[0], PASS, "order")

    async def _expire(self, seat: int) -> None:
        """Answer for a seat: as a steward would, where one plays; else the engine's default."""
        if self.state is None or self.round is None:
            raise AssertionError("a seat is on the clock only during a round")
        decision = next(decision for decision in self.state.pending if decision.seat == seat)
        if not driven(self.record, self.round, seat):
            await self._play(seat, self.state.default(decision).text, "clock")
            return
        await self._play(seat, stewards.choose(self.state.view(seat), decision).text, "steward")
        extra = stewards.unasked(self.state.view(seat))
        if extra is not None:
            await self._play(seat, extra.text, "steward")

    async def _play(self, seat: int, text: str, by: str, record: TableRecord | None = None) -> None:
        if self.state is None or self.round is None or self.state.result is not None:
            raise Refused("round_over")
        state = self.state.copy()
        events = state.play(seat, state.action(text))
        record, number, key = record or self.record, len(self.state.log), self.round.standing.order[seat]
        ended: RoundRecord | None = None
        results: Results | None = None
        if by == "person":
            record = self._back(record, key)
            if text == PASS:
                record = orders.taken(record, self.means.now() - self._asked(seat))
        seen = by == "person" or (by == "order" and key not in record.orders)
        record = orders.used(record, key, text)
        if state.result is not None:
            record, ended, results = await self._finish(record, state.result, (*self.told, *events), by)
        move = Move(seat=seat, action=state.log[-1][1].text, by=by)
        # Whoever clicked sees the answer; for whom the clock or his last order has played is to see that.
        told = _addressed(events) - {seat} if seen else _addressed(events) | {seat}
        await self._commit(
            record,
            state=state,
            told=events,
            acted=seat,
            moves=[(number, move)],
            end=ended,
            results=results,
            readers=told,
        )
        self.awake = self.awake or by == "person"

    def _asked(self, seat: int) -> float:
        """Since when a seat is waited for."""
        return self.record.clock.get(str(seat), self.means.now()) - PACES[self.record.pace]

    def _back(self, record: TableRecord, key: str) -> TableRecord:
        """Who acts sits in his seat again, unless he is about to leave it."""
        return record if key in record.leaving else away(record, key, False)

    async def _finish(
        self, record: TableRecord, result: Result, events: Iterable[Event], by: str
    ) -> tuple[TableRecord, RoundRecord, Results]:
        """The round is over: places and misery are booked, and the next deal is awaited if anybody was awake."""
        played = self.round
        if played is None:
            raise AssertionError("only a round can end")
        awake = self.awake or by == "person"
        clock = {DEAL: self.means.now() + BREAKS[record.pace]} if awake else {}
        indices = session_misery(record, played, result)
        after = with_(record, phase="between", ready=(), clock=clock, misery=indices)
        results = outcome(after, played, result, events)
        users = [place.user for place in results.places]
        before = await self.means.store.annals.resumed(record.guild, record.game, users, record.id)
        worth_telling = milestones(before, record.misery, played, results)
        told = {"finish": result.finish, "left": result.left, "milestones": worth_telling}
        return after, with_(played, ended=self.means.now(), result=told), results

    # ------------------------------------------------------------------ dealing

    async def _deal(self, record: TableRecord | None = None) -> None:
        """Seat who comes and goes, and deal. With too few left the table waits."""
        record = record or self.record
        if not self._enough(record):
            await self._commit(with_(record, clock={}))
            return
        seed = bytes.fromhex(record.next_seed)
        join, leave = self._comers(record), record.leaving
        standing, drawn = self._next_standing(leave, join, seed)
        rules = self.rules
        state = rules.start(standing, Seeded(seed, "deal"))
        people = (*[person for person in record.people if person.key not in leave], *record.joining)
        opened = RoundRecord(
            table=record.id,
            number=record.round + 1,
            game=record.game,
            version=rules.VERSION,
            options=record.options,
            standing=standing,
            before=self.round.standing if self.round else None,
            outcome=self.round.result if self.round else None,
            leave=leave,
            join=join,
            seed=seed,
            commitment=record.next_hash,
            sealed=record.sealed,
            started=self.means.now(),
        )
        clock = {DRAW: self.means.now() + DRAW_SECONDS} if drawn and record.round == 0 else {}
        message = record.message if record.round == 0 else None  # every round has a message of its own
        record = with_(
            record,
            phase="round",
            message=message,
            people=people,
            joining=(),
            leaving=(),
            fled=(),
            ready=(),
            round=opened.number,
            clock=clock,
        )
        record = promise(record, self.means.seed())
        await self._commit(record, state=state, told=(*drawn, *state.opening), start=opened)

    def _comers(self, record: TableRecord) -> tuple[str, ...]:
        comers = record.people if self.round is None else record.joining
        return tuple(person.key for person in comers)

    def _next_standing(
        self, leave: tuple[str, ...], join: tuple[str, ...], seed: bytes
    ) -> tuple[Standing, tuple[Event, ...]]:
        before = self.round.standing if self.round else None
        result = self.state.result if self.state else None
        return self.rules.seat(before, result, leave, join, Seeded(seed, "seats"))

    # ------------------------------------------------------------------ committing

    async def _commit(
        self,
        record: TableRecord,
        *,
        state: State | None = None,
        told: Iterable[Event] = (),
        acted: int | None = None,
        start: RoundRecord | None = None,
        moves: Iterable[tuple[int, Move]] = (),
        end: RoundRecord | None = None,
        results: Results | None = None,
        redraw: bool = True,
        readers: frozenset[int] = frozenset(),
    ) -> None:
        """Make it so, on disk first. `acted`: whose clock starts anew even if he is asked again."""
        state, played = state or self.state, end or start or self.round
        record = orders.lapsed(record, played, state, self.stamp, self.means.now())
        record = with_(record, clock=self._clock(record, played, state, acted), changed=self.means.now())
        try:
            self.record = await self.means.store.save(record, start=start, moves=list(moves), end=end, results=results)
        except Conflict:
            await self.reload()
            raise Refused("try_again") from None
        self.state, self.round = state, played
        if start is not None:
            self.told, self.awake = [], False
        self.told += told
        if redraw:
            self.means.changed(self, readers)

    def _clock(
        self, record: TableRecord, played: RoundRecord | None, state: State | None, acted: int | None
    ) -> dict[str, float]:
        """What the table waits for from now on; what it waited for already keeps its time."""
        now = self.means.now()
        drawing = acted is None  # who plays while the draw is still shown has seen enough of it
        kept = {
            what: at for what, at in record.clock.items() if what == DEAL or (what == DRAW and drawing and at > now)
        }
        if record.phase == "between" and DEAL not in kept and self.awake and self._enough(record):
            kept[DEAL] = now + BREAKS[record.pace]
        if record.phase != "round" or state is None or played is None:
            return kept
        begin = kept.get(DRAW, now)
        for decision in state.pending:
            what = str(decision.seat)
            steward = driven(record, played, decision.seat)
            if what in record.clock and decision.seat != acted and not steward:
                kept[what] = record.clock[what]
            else:
                kept[what] = begin + (self.means.steward_seconds if steward else PACES[record.pace])
        return kept

    async def show_at(self, message: int) -> None:
        """The public message is this one now."""
        async with self.lock:
            await self._commit(with_(self.record, message=message), redraw=False)

    def grant_grace(self) -> None:
        """After a restart nobody has less than a minute; a steward goes on at once."""
        soon = self.means.now() + GRACE_SECONDS
        self.record = with_(
            self.record,
            clock={
                what: at
                if what.isdecimal() and self.round and driven(self.record, self.round, int(what))
                else max(at, soon)
                for what, at in self.record.clock.items()
            },
        )

    async def reload(self) -> None:
        """Read the table anew from the store, as after a restart. Raises KeyError when it is gone."""
        saved = await self.means.store.load(self.record.id)
        if saved is None:
            raise KeyError(self.record.id)
        self.record, self.round, moves = saved
        self.state, self.told, self.awake = None, [], False
        await self.means.wishes.learn([person.user for person in self.record.people if person.user is not None])
        if self.round is None:
            return
        try:
            self._replay(self.round, moves)
        except (Illegal, ValueError) as error:
            log.error("table %s: round %s does not replay: %s", self.record.id, self.round.number, error)
            self.state, self.told = None, []
            self.record = await self.means.store.save(with_(self.record, phase="closed", clock={}))
            self.means.changed(self, frozenset())

    def _replay(self, played: RoundRecord, moves: Iterable[Move]) -> None:
        rules = rules_of(played.game).read(played.options)
        if played.version != rules.VERSION:
            raise ValueError(f"a round of {played.game} {played.version}")
        drawn: tuple[Event, ...] = ()
        if played.number == 1:
            _, drawn = rules.seat(None, None, played.leave, played.join, Seeded(played.seed, "seats"))
        self.state = rules.start(played.standing, Seeded(played.seed, "deal"))
        self.told = [*drawn, *self.state.opening]
        for move in moves:
            self.told += self.state.play(move.seat, self.state.action(move.action))
            self.awake = self.awake or move.by == "person"

    # ------------------------------------------------------------------ checks

    def _enough(self, record: TableRecord | None = None) -> bool:
        record = record or self.record
        return len(coming(record)) >= self.rules.seats()[0]

    def _check_open(self) -> None:
        if self.record.phase == "closed":
            raise Refused("table_closed")

    def _check_lobby(self, user: int) -> None:
        self._check_open()
        if self.record.phase != "lobby":
            raise Refused("already_begun")
        if not self.sits(user):
            raise Refused("not_seated")

    def _check_room(self) -> None:
        if len(coming(self.record)) >= self.rules.seats()[1]:
            raise Refused("table_full")

    def _check_seat(self, user: int) -> int:
        self._check_open()
        seat = self.seat_of(user)
        if seat is None:
            raise Refused("not_seated")
        return seat


def _addressed(events: Iterable[Event]) -> frozenset[int]:
    """The seats to which one of these events tells a secret."""
    return frozenset(getattr(event, seat) for event in events for seats in event.SECRET.values() for seat in seats)
