"""One live table: who sits, the round that is played, what the clock waits for.

Every method that changes something takes the table's lock, works on copies, commits them to the store in one
transaction, and only then lets them be the table. A failed commit leaves everything as it was.
"""

from collections.abc import Iterable, Mapping

from bot import customs, ids
from bot.refusal import Refused
from bot.table import dealing, decrees, house_rules, orders
from bot.table.decrees import Draft
from bot.table.house_rules import Value
from bot.table.live import LiveTable
from bot.table.orders import PASS, Order
from bot.table.people import (
    away,
    coming,
    driven,
    filled,
    hosted,
    joined,
    key_of,
    left,
    less,
    missed,
    promise,
    relief,
    seated,
    succeeded,
    takeable,
    with_,
    without,
)
from bot.table.results import milestones, outcome, session_misery
from bot.table.waiting import CLOSE, DEAL, DRAW, HOST, PACES
from data.records import Move, Person, Results, RoundRecord, TableRecord
from engine import stewards
from engine.contract import Event, Result

HOST_SECONDS = 5 * 60.0  # how long a host alone may begin
RELIEVED, GIVEN_UP = 2, 3  # times up in a row: a steward sits in; where there are none, the seat leaves
LEAVE = "leave"  # the action by which a seat leaves a round, in every game


class Table(LiveTable):
    """A live table with all that can be done at it. Read its fields freely; change it only by its methods."""

    # ------------------------------------------------------------------ the lobby, and who sits

    async def join(self, user: int, name: str, takes: str = "") -> None:
        """Sit down: at once in the lobby, else with the next deal. `takes`: the key of a steward whose seat it is to
        be. Who was about to leave stays.
        """
        async with self.lock:
            self._check_open()
            if key_of(user) in self.record.leaving and not any(one.user == user for one in self.record.joining):
                self._check_room()
                await self.means.wishes.learn([user])
                await self._stay(user, name)
                return
            if self.sits(user):
                raise Refused("already_here")
            steward = next((one for one in takeable(self.record) if one.key == takes), None)
            if takes and (steward is None or self.record.phase == "lobby"):
                raise Refused("seat_taken")
            if steward is None:
                self._check_room()
                record = self._noted(self.record, "joined-gate", name=name)
            else:
                record = self._noted(self.record, "joined-takes", name=name, whom=steward.name)
            await self.means.wishes.learn([user])
            await self._commit(joined(record, Person(key=key_of(user), name=name, user=user, takes=takes)), awake=True)

    async def _stay(self, user: int, name: str) -> None:
        person = seated(self.record, key_of(user))
        record = joined(self.record, Person(key=key_of(user), name=name, user=user))
        key = "joined-gate" if record.joining != self.record.joining else "stays"
        if person is not None and person.away:
            key = "came-back"
        # For whom a steward sat in, the clock starts anew.
        await self._commit(self._noted(record, key, name=name), acted=self.seat_of(user), awake=True)

    async def leave(self, user: int, *, at_once: bool = True) -> None:
        """Get up: at once in the lobby, else the seat closes at the next deal. In mid-round, `at_once`: a steward plays
        on, or where there are none the seat leaves the round; otherwise the person plays it out.
        """
        async with self.lock:
            self._check_open()
            if not self.sits(user):
                raise Refused("not_seated")
            seat, key = self.seat_of(user), key_of(user)
            holding = at_once and self.holds_cards(user) and key not in self.record.fled
            record = left(self.record, key, holding=holding, order=self._order())
            person = seated(record, key)
            if seat is not None and holding and not record.stewards and record.phase == "round":
                await self._play(seat, LEAVE, "person", record)
                return
            if person is not None and person.away and holding:
                record = self._noted(record, "steward-sits", name=relief(self.record), whom=person.name)
            elif person is not None:
                record = self._noted(record, "leaves-after", name=person.name)
            await self._commit(self._host_noted(record))

    async def back(self, user: int) -> bool:
        """The person is here: a steward who sat in gets up at once. Whether one did."""
        person = seated(self.record, key_of(user))
        if person is None or not (person.away or person.missed):
            return False
        async with self.lock:
            person = seated(self.record, key_of(user))
            if person is None or self.record.phase == "closed" or person.key in self.record.leaving:
                return False
            record = away(self.record, person.key, False)
            if not person.away:
                await self._commit(record, redraw=False)
                return False
            seat = self.seat_of(user)
            readers = frozenset() if seat is None else frozenset({seat})
            record = self._noted(record, "came-back", name=person.name)
            await self._commit(record, acted=seat, readers=readers, awake=True)
            return True

    async def add_steward(self, user: int, count: int = 1) -> None:
        """Seat so many stewards. In the lobby only, by who sits there."""
        async with self.lock:
            self._check_lobby(user)
            self._check_stewards()
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

        Raises as `house_rules.changed` does, and Refused for what the server does not allow; a set is made to fit.
        """
        async with self.lock:
            self.check_rules_open(user)
            if afresh:
                record = house_rules.replaced(self.record, customs.fitted(self.server, changes))
            else:
                record = house_rules.changed(self.record, customs.checked(self.server, changes))
            await self._commit(record)

    async def change_game(self, user: int, game: str) -> None:
        """Play another game, by its default rules. The host's right. Raises as `house_rules.changed` does."""
        async with self.lock:
            self.check_rules_open(user)
            await self._commit(house_rules.changed_game(self.record, game))

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
            if fill:
                self._check_stewards()
            fewest, most = self.rules.seats()
            record = filled(self.record, min(max(self.record.seats, fewest), most)) if fill else self.record
            refusal = self.rules.refusal(len(record.people))
            if refusal:
                raise Refused("too_few" if len(record.people) < fewest else refusal)
            await self._deal(record)

    async def reconvene(self, user: int) -> None:
        """Go on from where the last court of this channel stood: with its house rules, its stewards, and at the first
        deal its ranks. The host's right. Raises as `house_rules.replaced` does.
        """
        async with self.lock:
            self.check_rules_open(user)
            court = self.record.court
            if court is None:
                raise Refused("no_court")
            record = house_rules.replaced(self.record, customs.fitted(self.server, self.record.previous))
            hired = [one for one in court.people if one.user is None and not seated(record, one.key)]
            free = self.rules.seats()[1] - len(record.people) if record.stewards else 0
            await self._commit(with_(record, people=(*record.people, *hired[: max(free, 0)]), reconvened=True))

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
            if key_of(user) in self.record.fled:
                raise Refused("left_round")
            if stamp is not None and stamp != self.stamp and not self._timeless(seat, text, stamp):
                raise Refused("stale")
            await self._play(seat, text, "person")

    def _timeless(self, seat: int, text: str, stamp: int) -> bool:
        """Whether an action may come from a screen with an older pile: a right of the seat depends on no pile. But on a
        screen of an earlier round, a seat may be somebody else's than it is now.
        """
        rights = self.state.rights(seat) if self.state is not None else ()
        return ids.same_round(stamp, self.stamp) and any(right.text == text for right in rights)

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
            record = with_(self._back(self.record, key_of(user)), ready=ready)
            awaited = {person.key for person in coming(record) if person.user and not person.away}
            if awaited <= set(ready) and self._enough():
                await self._deal(record)
            else:
                await self._commit(record, awake=True)

    async def deal(self, user: int) -> None:
        """The serf deals, and need not wait for the clock."""
        async with self.lock:
            self._check_open()
            decrees.check_deal(self.record, self.round, key_of(user))
            if not self._enough():
                raise Refused("too_few")
            await self._deal(self._back(self.record, key_of(user)))

    def check_decree(self, user: int) -> None:
        """Raises Refused unless this user may decree now."""
        decrees.check(self.record, self.round, key_of(user))

    async def decree(self, user: int, draft: Draft | None) -> None:
        """Wish this for the coming round, or nothing. The new Tahimi's right; raises as `decrees.proclaimed` does."""
        async with self.lock:
            self._check_open()
            wished = decrees.proclaimed(self.record, self.round, key_of(user), draft)
            await self._commit(self._back(wished, key_of(user)), awake=True)

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
                elif due[0] == CLOSE:
                    await self._commit(with_(self.record, phase="closed", clock={}))
                elif due[0] == HOST:
                    await self._commit(self._host_noted(succeeded(self.record, self._order())))
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
            await self._sleep(seat, self.state.default(decision).text)
            return
        await self._play(seat, stewards.choose(self.state.view(seat), decision).text, "steward")
        extra = stewards.unasked(self.state.view(seat))
        if extra is not None:
            await self._play(seat, extra.text, "steward")

    async def _sleep(self, seat: int, text: str) -> None:
        """The clock plays for a person; after a few times in a row a steward sits in, or the seat leaves."""
        key = self._order()[seat]
        record = missed(self.record, key)
        times = next(person.missed for person in record.people if person.key == key)
        if not record.stewards and times >= GIVEN_UP:
            await self._play(seat, LEAVE, "clock", left(record, key, holding=True, order=self._order()))
        else:
            await self._play(seat, text, "clock", record)

    def _relieved(self, record: TableRecord, key: str, told: int) -> TableRecord:
        """A steward sits in for whom the clock has played twice in a row."""
        person = seated(record, key)
        if person is None or person.away or person.missed < RELIEVED or not record.stewards:
            return record
        name = relief(record)
        return self._noted(away(record, key, True), "steward-sits", told, name=name, whom=person.name)

    async def _play(self, seat: int, text: str, by: str, record: TableRecord | None = None) -> None:
        """`record`: the table, changed already by what comes with this action."""
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
        elif by == "clock":
            record = self._relieved(record, key, len(events))
        seen = by == "person" or (by == "order" and key not in record.orders)
        record = orders.used(record, key, text)
        if state.result is not None:
            record, ended, results = await self._finish(record, state.result, (*self.told, *events))
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
            awake=by == "person",
        )

    def _asked(self, seat: int) -> float:
        """Since when a seat is waited for."""
        return self.record.clock.get(str(seat), self.means.now()) - PACES[self.record.pace]

    async def _finish(
        self, record: TableRecord, result: Result, events: Iterable[Event]
    ) -> tuple[TableRecord, RoundRecord, Results]:
        """The round is over: places and misery are booked, and the next deal is awaited if anybody was awake."""
        played = self.round
        if played is None:
            raise AssertionError("only a round can end")
        indices = session_misery(record, played, result)
        after = hosted(with_(record, phase="between", ready=(), clock={}, misery=indices), self._order())
        results = outcome(after, played, result, events)
        users = [place.user for place in results.places]
        before = await self.means.store.annals.resumed(record.guild, record.game, users, record.id)
        worth_telling = milestones(before, record.misery, played, results)
        told = {
            "finish": result.finish,
            "left": result.left,
            "milestones": worth_telling,
            "misery": [indices[key].log for key in played.standing.order],
        }
        return after, with_(played, ended=self.means.now(), result=told), results

    # ------------------------------------------------------------------ dealing

    async def _deal(self, record: TableRecord | None = None) -> None:
        """Seat who comes and goes, and deal. With too few left the table waits."""
        record = record or self.record
        if not self._enough(record):
            await self._commit(with_(record, clock={}))
            return
        dealt = dealing.deal(record, self.round, self.means.now())
        record = promise(dealt.record, self.means.seed())
        await self._commit(record, state=dealt.state, told=dealt.told, start=dealt.round)


def _addressed(events: Iterable[Event]) -> frozenset[int]:
    """The seats to which one of these events tells a secret."""
    return frozenset(getattr(event, seat) for event in events for seats in event.SECRET.values() for seat in seats)
