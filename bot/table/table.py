"""One live table: who sits, the round that is played, what it waits for.

Every method that changes something takes the table's lock, works on copies, commits them to the store in one
transaction, and only then lets them be the table. A failed commit leaves everything as it was.
"""

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import asdict

from bot.table import dealing, deals, house_rules, pairings, server_settings, sides
from bot.table.deadlines import BEGIN, CLOSE, DEAL, DRAW, HOST, spent
from bot.table.family import Moved
from bot.table.house_rules import Value
from bot.table.live import LiveTable
from bot.table.manners import spoken
from bot.table.matches import match_is_over
from bot.table.outcome import sided
from bot.table.people import (
    coming_people,
    commit_seed,
    count_missed,
    ensure_host,
    fill_with_stewards,
    free_steward,
    host_alone,
    is_driven,
    join,
    key_of,
    leave,
    less,
    level_at,
    mark_answered,
    next_level,
    replace_host,
    seated,
    set_away,
    set_level,
    with_,
    without,
)
from bot.table.words import Word
from bot.thinking.task import LOOKING_AHEAD, answer
from bot.ui.custom_ids import Stamp
from bot.ui.refusal import Refused
from data.achievements import earned
from data.records import Move, Person, Results, RoundRecord, TableRecord
from engine.contract import LEAVE, Action, Decision, Event, Outcome, State
from engine.daily.seeds import next_seed
from engine.games import game_of
from engine.search import DEFAULT

HOST_SECONDS = 5 * 60.0  # how long a host alone may begin
GIVEN_UP = 3  # times up in a row: where there are no stewards, the seat leaves


class Table(LiveTable):
    """A live table with all that can be done at it. Read its fields freely; change it only by its methods."""

    # ------------------------------------------------------------------ the lobby, and the seats

    async def join(self, user: int, name: str, takes: str = "") -> None:
        """Sit down: at once in the lobby, else with the next deal, since a hand is for those alone who have seen it.
        `takes`: the key of the person or steward whose seat it is to be. A person who was about to leave stays.
        """
        async with self.lock:
            self.check_open()
            if self.match_goes_on and self.forfeited(user):
                raise Refused("forfeited")
            if key_of(user) in self.record.leaving and not any(one.user == user for one in self.record.joining):
                if not self.match_goes_on:
                    self._check_room()
                await self.means.preferences.learn([user])
                await self._stay(user, name)
                return
            if self.sits(user):
                raise Refused("already_here")
            await self._check_welcome(user)
            before = next((one for one in self.takeable if one.key == takes), None)
            if takes and (before is None or self.record.phase == "lobby"):
                raise Refused("seat_taken")
            if before is None:
                if self.match_goes_on:
                    raise Refused("match_goes_on")
                self._check_room()
                record = self._noted(self.record, "joined-gate", name=name)
            else:
                key = "joined-seat" if self.match_goes_on else "joined-takes"
                record = self._noted(self.record, key, name=name, whom=before.name)
            await self.means.preferences.learn([user])
            await self.commit(join(record, Person(key=key_of(user), name=name, user=user, takes=takes)), awake=True)

    async def _stay(self, user: int, name: str) -> None:
        person = seated(self.record, key_of(user))
        newcomer, forfeited = Person(key=key_of(user), name=name, user=user), self.forfeited(user)
        record = join(self.record, newcomer, self.match_goes_on, forfeited)
        key = "came-back" if person is not None and person.away else "stays"
        if record.joining != self.record.joining:
            key = "joined-gate"
        # If a steward sat in for them, their deadline restarts.
        await self.commit(self._noted(record, key, name=name), acted=self.seat_of(user), awake=True)

    async def leave(self, user: int, *, at_once: bool = True) -> None:
        """Get up: at once in the lobby, else the seat closes at the next deal. In mid-round, `at_once`: a steward plays
        on, for good where that forfeits; or where there are none the seat leaves the round. Otherwise the person plays
        it out.
        """
        async with self.lock:
            self.check_open()
            self._check_can_end()
            if not self.sits(user):
                raise Refused("not_seated")
            if self.record.pairing is not None:
                await self._hand_over(user)
                return
            seat, key = self.seat_of(user), key_of(user)
            holding = at_once and self.holds_cards(user) and key not in self.record.fled
            record = leave(self.record, key, holding=holding, order=self._order())
            person = seated(record, key)
            if holding or (seat is not None and self.match_goes_on):
                record = mark_answered(record, key)
            forfeits = self.rules.forfeits and record.phase != "closed"
            if seat is not None and holding and (forfeits or not record.stewards) and self._may_leave(seat):
                record = set_away(record, key, True) if forfeits else record
                await self.play(seat, LEAVE.text, "person", self._host_noted(record))
                return
            if person is not None and person.away and holding:
                record = self._noted(record, "steward-sits", name=free_steward(self.record), whom=person.name)
            elif person is not None:
                record = self._noted(record, "leaves-after", name=person.name)
            await self.commit(self._host_noted(record))

    async def _hand_over(self, user: int) -> None:
        """Leave a table of a tournament: a steward sits in until the person is back, and no seat is lost."""
        key = key_of(user)
        person = seated(self.record, key)
        if person is None or person.away:
            return
        record = mark_answered(set_away(self.record, key, True), key)
        record = self._noted(record, "steward-sits", name=free_steward(self.record), whom=person.name)
        await self.commit(record, acted=self.seat_of(user))

    async def back(self, user: int) -> bool:
        """The person is here: a steward who sat in gets up at once. Whether one did. Raises Refused as
        `check_readable` does.
        """
        self.check_readable()
        person = seated(self.record, key_of(user))
        if person is None or not (person.away or person.missed):
            return False
        async with self.lock:
            person = seated(self.record, key_of(user))
            if person is None or self.record.phase == "closed" or person.key in self.record.leaving:
                return False
            record = set_away(self.record, person.key, False)
            if not person.away:
                await self.commit(record, redraw=False)
                return False
            seat = self.seat_of(user)
            record = self._noted(record, "came-back", name=person.name)
            await self.commit(record, acted=seat, awake=True)
            return True

    async def change_sides(self, user: int) -> None:
        """Play on the next side. In the lobby only; everybody decides for themselves. Raises Refused("no_sides")."""
        async with self.lock:
            self._check_lobby(user)
            if not sides.sides(self.record, self.rules):
                raise Refused("no_sides")
            await self.commit(sides.changed(self.record, key_of(user), self.rules))

    async def add_steward(self, user: int, count: int = 1) -> None:
        """Seat so many stewards. In the lobby only, by somebody who sits there."""
        async with self.lock:
            self._check_lobby(user)
            self._check_stewards()
            wanted = len(self.record.people) + count
            if wanted > self.rules.seats()[1]:
                raise Refused("table_full")
            await self.commit(fill_with_stewards(self.record, wanted))

    async def send_away(self, user: int, key: str) -> None:
        """Take a person's seat in the lobby from them; they cannot sit down there again. The host's right. Raises
        Refused("not_seated") when nobody of that key sits there beside the host.
        """
        async with self.lock:
            self.check_rules_open(user)
            person = seated(self.record, key)
            if person is None or person.user in (None, user):
                raise Refused("not_seated_there")
            away_ = (*self.record.sent_away, person.user)
            await self.commit(with_(leave(self.record, key), sent_away=away_))

    async def _check_welcome(self, user: int) -> None:
        """Raises Refused for somebody whom the host has sent away or blocks, which it does not say; where somebody
        plays alone; and at a table of a tournament, whose people were drawn.
        """
        if self.record.pairing is not None:
            raise Refused("tournament_table")
        if (
            self.record.alone
            or user in self.record.sent_away
            or await self.means.store.people.blocks(self.record.host, user)
        ):
            raise Refused("not_welcome")

    async def change_level(self, user: int, key: str) -> None:
        """Let a steward in the lobby play at the next level, after the highest at the lowest. The host's right. Raises
        Refused("no_steward") when no steward of that key sits there.
        """
        async with self.lock:
            self.check_rules_open(user)
            steward = seated(self.record, key)
            if steward is None or steward.user is not None:
                raise Refused("no_steward")
            await self.commit(set_level(self.record, next_level(steward.level), key))

    async def remove_steward(self, user: int) -> None:
        """Send the last steward away."""
        async with self.lock:
            self._check_lobby(user)
            hired = [person for person in self.record.people if person.user is None]
            if not hired:
                raise Refused("no_steward")
            await self.commit(with_(self.record, people=without(self.record.people, hired[-1].key)))

    async def change_house_rules(self, user: int, changes: Mapping[str, Value], *, afresh: bool = False) -> None:
        """Change some house rules of the coming deal; `afresh`: and all others back to the default. The host's right.

        Raises as `house_rules.changed` does, and Refused for what the server does not allow; a set is made to fit.
        """
        async with self.lock:
            self.check_rules_open(user)
            if afresh:
                fits = server_settings.fitted(self.server, changes)
                record = house_rules.replaced(self.record, fits, self.family)
                record = server_settings.admitted(self.server, record, self.family)
            else:
                wanted = house_rules.slowed(self.record, changes, self.family)
                checked = server_settings.checked(self.server, wanted)
                record = house_rules.changed(self.record, checked, self.family)
                record = server_settings.chipless(self.server, record)
            if record.level != self.record.level:
                record = set_level(record, record.level)
            await self.commit(record)

    async def change_game(self, user: int, game: str) -> None:
        """Play another game, by its default rules. The host's right. Raises as `house_rules.changed` does, and Refused
        for a game that the server does not allow.
        """
        async with self.lock:
            self.check_rules_open(user)
            family = self.means.family(game)
            record = house_rules.changed_game(self.record, game, family)
            await self.commit(server_settings.admitted(self.server, record, family))

    def check_rules_open(self, user: int) -> None:
        """Raises Refused unless this user may change the house rules now."""
        self._check_lobby(user)
        if user != self.record.host:
            raise host_alone(self.record)

    async def begin(self, user: int, *, fill: bool = False) -> None:
        """The first deal; `fill`: with stewards on the seats that are wanted and empty. The host's right, and after a
        while anybody's who sits here.
        """
        async with self.lock:
            self._check_lobby(user)
            free = self.record.created + HOST_SECONDS
            if user != self.record.host and self.means.now() < free:
                raise host_alone(self.record, "host_begins", when=f"<t:{int(free)}:R>")
            if fill:
                self._check_stewards()
            fewest, most = self.rules.seats()
            record = fill_with_stewards(self.record, min(max(self.record.seats, fewest), most)) if fill else self.record
            refusal = self.rules.refusal(len(record.people))
            if refusal:
                raise Refused("too_few") if len(record.people) < fewest else refusal
            if sides.crowded(record, self.rules):
                raise Refused("sides_uneven")
            await self.deal_round(record)

    async def begin_deal(self) -> None:
        """The first hand of one of the day's deals, where it was not dealt yet."""
        async with self.lock:
            self.check_open()
            if self.record.phase == "lobby" and self.record.deal is not None:
                await self.deal_round()

    async def reconvene(self, user: int) -> None:
        """Go on from where the last table of this channel stood: with its house rules, its stewards, and at the first
        deal its ranks. The host's right. Raises as `house_rules.replaced` does.
        """
        async with self.lock:
            self.check_rules_open(user)
            rematch = self.record.rematch
            if rematch is None:
                raise Refused("no_court")
            fits = server_settings.fitted(self.server, self.record.previous)
            record = house_rules.replaced(self.record, fits, self.family)
            record = server_settings.admitted(self.server, record, self.family)
            hired = [one for one in rematch.people if one.user is None and not seated(record, one.key)]
            free = self.rules.seats()[1] - len(record.people) if record.stewards else 0
            await self.commit(with_(record, people=(*record.people, *hired[: max(free, 0)]), reconvened=True))

    def check_closing(self, user: int, manager: bool) -> None:
        """Raises Refused unless this user may end the table: the host's right, and a server manager's."""
        self._check_not_closed()
        self._check_can_end()
        if self.record.pairing is not None and self.unreadable is None:
            raise Refused("tournament_table")
        if user != self.record.host and not manager:
            raise host_alone(self.record)

    @property
    def in_play(self) -> bool:
        """True if there is a round, or a match, that closing would break off."""
        return self.unreadable is not None or self.record.phase == "round" or self.match_goes_on

    async def close(self, user: int, manager: bool) -> None:
        """End the table. Raises as `check_closing` does."""
        async with self.lock:
            self.check_closing(user, manager)
            await self._close()

    async def break_off(self) -> None:
        """Close a table of a tournament that is over before it."""
        async with self.lock:
            if self.record.phase != "closed":
                await self._close()

    async def _close(self) -> None:
        closed = with_(self.record, phase="closed", deadlines={})
        if self.unreadable is None:
            await self.commit(closed)
            return
        # Of a table that another version plays nothing else is touched.
        self.record = await self.means.store.save(with_(closed, changed=self.means.now()))
        self.unreadable = None
        self.means.changed(self)

    # ------------------------------------------------------------------ playing

    async def act(self, user: int, text: str, stamp: Stamp | None = None) -> None:
        """Play an action by its text. `stamp`: which pile the player saw; None when that does not matter.

        Raises Illegal (of the rules) or Refused (of the table); then nothing has changed.
        """
        await self._stewards_first()
        async with self.lock:
            seat = self.check_seat(user)
            if key_of(user) in self.record.fled:
                raise Refused("forfeited" if self.match_goes_on and self.forfeited(user) else "left_round")
            if self.record.phase == "between":
                raise Refused("stale" if self.match_goes_on else "round_over")
            if stamp is not None and not self._timeless(seat, text, stamp):
                self.check_current(seat, stamp)
            await self.play(seat, text, "person")

    async def _stewards_first(self) -> None:
        """In one of the day's deals, stewards who are asked at the same time as the person answer before them."""
        while self.record.deal is not None and (seat := self.steward_asked) is not None:
            coming_people = self.thoughts.coming(seat)
            if coming_people is not None:
                await asyncio.wait([coming_people])
            await self.tick()

    def check_current(self, seat: int, stamp: Stamp) -> None:
        """Raises Refused for what was drawn before the round came to where it is: "revealed" where a sealed choice was
        to be made that is public by now, else "stale".
        """
        if stamp == self.stamp:
            return
        same_round = self.state is not None and stamp.round == self.stamp.round
        revealed = same_round and self.state is not None and self.state.revealed(seat, stamp.position)
        raise Refused("revealed" if revealed else "stale")

    def _timeless(self, seat: int, text: str, stamp: Stamp) -> bool:
        """True if an action may come from an older screen: a right of the seat depends on no position. But on a screen
        of an earlier round, a seat may be somebody else's than it is now.
        """
        rights = self.state.rights(seat) if self.state is not None else ()
        return stamp.round == self.stamp.round and any(right.text == text for right in rights)

    def whisper(self, user: int, text: str) -> int:
        """Say something to one's partner, for whom alone it is; that user. No move, and nothing of it is kept. Raises
        Refused.
        """
        if not self.sits(user):
            raise Refused("not_seated")
        if key_of(user) in self.record.fled:
            raise Refused("left_round")
        partner = self.partner_of(user)
        if partner is None:
            raise Refused("no_words_here")
        if partner.user is None or partner.away or partner.key in self.record.fled:
            raise Refused("word_to_steward")
        if not self.means.preferences.of(partner.user).words:
            raise Refused("word_unwanted")
        self.words.say(self.match_number, Word(user, partner.user, text))
        return partner.user

    def react(self, user: int, event: int, sign: str) -> None:
        """Give a sign to an event of the round, by whoever reads along. No move, and nothing of it is kept. Raises
        Refused.
        """
        self.check_open()
        self.reactions.give(self.record.round, event, user, sign)

    async def ready(self, user: int, *, ahead: bool = False) -> None:
        """Wait no longer for the next deal, as far as this person is concerned. `ahead`: before the round is over, if
        they are done with it.
        """
        async with self.lock:
            self.check_open()
            if not self.sits(user):
                raise Refused("not_seated")
            done = ahead and self.record.phase == "round" and not self.holds_cards(user)
            if self.record.phase != "between" and not done:
                raise Refused("stale")
            ready = (*less(self.record.ready, key_of(user)), key_of(user))
            record = with_(self.returned(self.record, key_of(user)), ready=ready)
            if self.record.phase == "between" and self.all_ready(record) and self.enough():
                await self.deal_round(record)
            else:
                await self.commit(record, awake=True)

    async def tick(self) -> None:
        """Do whatever is due: deal, let a steward act who has thought enough, make a pass that was ordered, play the
        default for a seat whose time is up.
        """
        async with self.lock:
            if self.unreadable is not None:
                if self.unreadable <= self.means.now():
                    await self._close()
                return
            await self._do_ordered()
            while due := self._due_now():
                if due[0] in (BEGIN, DEAL):
                    await self.deal_round()
                elif due[0] == DRAW:
                    await self.commit(self.record)
                elif due[0] == CLOSE:
                    await self._close()
                elif due[0] == HOST:
                    await self.commit(self._host_noted(replace_host(self.record, self._order())))
                else:
                    await self._expire(int(due[0]))
                await self._do_ordered()

    def _due_now(self) -> list[str]:
        """The names of what there is to do, without stewards who still think."""
        due = [what for what, at in self.record.deadlines.items() if at <= self.means.now()]
        if self.record.deal is not None:
            due = [what for what in due if not what.isdecimal() or int(what) == self.steward_asked]
        return [what for what in due if not what.isdecimal() or self.thoughts.coming(int(what)) is None]

    async def _do_ordered(self) -> None:
        """Do what was ordered beforehand and is due."""
        while due := [(seat, one.action) for seat, one in self.ordered.items() if one.at <= self.means.now()]:
            await self.play(*due[0], "order")

    async def _expire(self, seat: int) -> None:
        """Answer for a seat: as a steward would, where one plays; else the engine's default."""
        if self.state is None or self.round is None:
            raise AssertionError("a seat has a deadline only during a round")
        decision = next(decision for decision in self.state.pending if decision.seat == seat)
        key = self._order()[seat]
        if not is_driven(self.record, self.round, seat):
            if key in self.cut_off:  # their panel could not tell them: once they have the same time again
                self.cut_off -= {key}
                await self.commit(self.record, acted=seat)
            else:
                await self._sleep(seat, decision)
            return
        if self.record.deal is not None and self.thoughts.of(seat, self.view_asked(seat)) is None:
            self._think_again(seat)  # never by a policy: everybody is to meet the same answers
            return
        await self.play(seat, self._by_steward(seat, decision).text, "steward")
        extra = game_of(self.round.game).unasked(self.view(seat))
        if extra is not None:
            await self.play(seat, extra.text, "steward")

    def _think_again(self, seat: int) -> None:
        """Ask again for a steward's thought that did not come. Raises Refused("ending") where nobody thinks any more:
        the next process of the bot goes on.
        """
        self.thoughts.begin(())
        self._think()
        if self.thoughts.coming(seat) is None and self.thoughts.of(seat, self.view_asked(seat)) is None:
            raise Refused("ending")

    def _by_steward(self, seat: int, decision: Decision) -> Action:
        """The action that the steward of a seat plays: the one that it has thought of, or one by its policy where it
        could not think in time.
        """
        if self.round is None:
            raise AssertionError("a steward plays only during a round")
        level = level_at(self.record, self.round, seat)
        thought = self.thoughts.of(seat, self.view_asked(seat))
        if thought is None or not decision.allows(thought.action):
            thought = answer(self.task_of(seat, DEFAULT if level in LOOKING_AHEAD else level))
        return thought.action

    def _may_leave(self, seat: int) -> bool:
        """True if the rules let a seat out of the round that is played; else a steward has to play it on."""
        state = self.state
        return state is not None and LEAVE in state.rights(seat)

    async def _sleep(self, seat: int, decision: Decision) -> None:
        """Time is up: play for a person; after a few times in a row a steward sits in, or the seat leaves."""
        key = self._order()[seat]
        text, record = self._by_clock(seat, decision), count_missed(self.record, key, decision.costly)
        person = next(person for person in record.people if person.key == key)
        if decision.open and self.family.tells_time:
            record = self._noted(record, "time-up", name=person.name)
        # To sleep forfeits nothing.
        gives_up = not record.stewards and person.missed >= GIVEN_UP and not self.rules.forfeits
        if gives_up and self._may_leave(seat):
            await self.play(seat, LEAVE.text, "clock", leave(record, key, holding=True, order=self._order()))
        else:
            await self.play(seat, text, "clock", record)

    def _by_clock(self, seat: int, decision: Decision) -> str:
        """The answer that the clock gives: the engine's default; but where silence is costly, the second time the one
        that a computer player would give.
        """
        if self.state is None or self.round is None:
            raise AssertionError("the clock plays only during a round")
        person = seated(self.record, self._order()[seat])
        if decision.costly and person is not None and person.answered_for:
            return game_of(self.round.game).choose(self.view(seat), decision).text
        return game_of(self.round.game).default(self.state, decision).text

    def _relieved(self, record: TableRecord, key: str, count: int) -> TableRecord:
        """A steward sits in for somebody whose time was up too often in a row."""
        person = seated(record, key)
        if person is None or person.away or person.missed < self.family.relieved_after or not record.stewards:
            return record
        name = free_steward(record)
        return self._noted(set_away(record, key, True), "steward-sits", count, name=name, whom=person.name)

    async def play(self, seat: int, text: str, by: str, record: TableRecord | None = None) -> None:
        """`record`: the table, changed already by what comes with this action."""
        if self.state is None or self.round is None or self.state.result is not None:
            raise Refused("round_over")
        state = self.state.copy()
        events = state.play(seat, state.action(text))
        record, number, key = record or self.record, len(self.state.log), self.round.standing.order[seat]
        ended: RoundRecord | None = None
        results: Results | None = None
        made: Outcome | None = None
        if by == "person":
            record = mark_answered(self.returned(record, key), key)
        elif by == "clock":
            record = self._relieved(record, key, len(events))
        seconds = self.means.now() - self.asked_since(seat)
        if by != "steward" and str(seat) in self.record.deadlines:
            record = spent(record, key, seconds, self.share_of(seat))
        record = self.family.moved(record, Moved(key, text, by, seconds))
        if state.result is not None:
            record, ended, results = await self._finish(record, self.round, state, (*self.events, *events))
            record, made = deals.over(record, self.round, state.result)
            record = pairings.over(record, ended, self.family)
        move = Move(seat=seat, action=state.log[-1][1].text, by=by)
        self.cut_off -= {key}  # whoever has played for them, or it would show who did
        await self.commit(
            record,
            state=state,
            happened=events,
            acted=seat,
            moves=[(number, move)],
            end=ended,
            results=results,
            made=made,
            awake=by == "person",
        )

    async def _finish(
        self, record: TableRecord, played: RoundRecord, state: State, events: Iterable[Event]
    ) -> tuple[TableRecord, RoundRecord, Results | None]:
        """The round is over: what it was to the people in it is counted, and the next deal is awaited if anybody was
        awake.
        """
        result = state.result
        if result is None:
            raise ValueError("the round is not over")
        after = ensure_host(with_(record, phase="between", deadlines={}), played.standing.order)
        events = tuple(events)
        done = await self.family.finished(after, played, result, events, self.means.store.stats)
        payload = asdict(result) | dict(done.payload)
        if match_is_over(
            with_(played, result=payload)
        ):  # whoever was ready for the next round has not asked for a match
            done = done._replace(record=with_(done.record, ready=()))
        results = None if record.alone else sided(done.results, [seat.team for seat in self.view(None, state).seats])
        results = await self._with_earned(played, results) if results is not None else None
        self.earned = results.earned if results is not None else {}
        ended = with_(played, ended=self.means.now(), result=payload)
        talks = self.server.narration == "full" and not record.alone
        return spoken(done.record, ended, result, len(events)) if talks else done.record, ended, results

    async def _with_earned(self, played: RoundRecord, results: Results) -> Results:
        """The results with what people have achieved for the first time."""
        users = [place.user for place in results.places]
        past = await self.means.store.stats.past(self.record.guild, played.game, users, played.table)
        return with_(results, earned=earned(played, results, past))

    # ------------------------------------------------------------------ dealing

    async def deal_round(self, record: TableRecord | None = None) -> None:
        """Seat those who come, let go those who leave, and deal. With too few left the table waits. Raises
        Refused("draining") where no more rounds begin.
        """
        if self.means.stopping() is not None:
            raise Refused("draining")
        record = record or self.record
        if not self.enough(record):
            await self.commit(with_(record, deadlines={}))
            return
        if not self.match_goes_on:
            record = house_rules.refitted(self.record, record, len(coming_people(record)), self.family)
        dealt = dealing.deal(record, self.round, self.family, self.means.now())
        seed = self.means.seed() if record.deal is None else next_seed(dealt.round.seed)
        record = commit_seed(dealt.record, seed, self.family)
        ended: RoundRecord | None = None
        results: Results | None = None
        made: Outcome | None = None
        if dealt.state.result is not None:  # some cards end a round as they are dealt
            record, ended, results = await self._finish(record, dealt.round, dealt.state, dealt.events)
            record, made = deals.over(record, dealt.round, dealt.state.result)
            record = pairings.over(record, ended, self.family)
        await self.commit(
            record,
            state=dealt.state,
            happened=dealt.events,
            start=dealt.round,
            moves=dealt.moves,
            end=ended,
            results=results,
            made=made,
            awake=self.awake and ended is not None,
        )
