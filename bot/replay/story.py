"""The story of a round that is over, move by move: with all hands open, or, in games that keep cards closed, as a
spectator saw it.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import NamedTuple, Protocol

from bot.faces import Faces
from bot.refusal import Malformed, Refused
from bot.replay.closed import RoundStep
from bot.replay.verification import Proof, meant, verify_round
from bot.stamp import Stamp
from bot.table import checks
from bot.table.checks import Asker
from bot.table.scene import Scene
from bot.ui import names, naming
from bot.ui.custom_ids import STORY, Press
from bot.ui.naming import name_of_game
from bot.ui.numbers import number_in
from bot.ui.texts import say
from data.records import Person, RoundRecord, TableRecord, with_
from data.store import Store
from engine.contract import RESULT, Event, State, View, Zone
from engine.contract.record import Record, seating_of, steps
from engine.games import rules_of

TRICK_TAKEN = "trick-taken"  # the event, in every game of tricks


class Narrator(Protocol):
    """Puts events into words: the game's presenter (`bot/screens/table/presenter.py`)."""

    def numbered_lines(self, scene: Scene, /) -> list[tuple[int, str]]: ...
    def revealed_line(self, scene: Scene, event: Event, /) -> str | None: ...
    def ending_lines(self, scene: Scene, /) -> Sequence[str]: ...


class RoundKey(NamedTuple):
    """A round by its table's number, and its own."""

    table: int
    round: int

    def press(self, verb: str, argument: int | str = "") -> Press:
        """A button about this round."""
        return Press(STORY, self.table, Stamp(self.round), verb, str(argument))


def key_in(press: Press) -> RoundKey:
    """The round that a button is about."""
    return RoundKey(press.table, press.stamp.round)


@dataclass(frozen=True, slots=True)
class Story:
    """A finished round as it stood after `at` of its `moves`; 0 is the deal.

    `scene`: what a spectator saw then. `hands`: what each seat held, seat 0 first; in games that keep cards closed,
    what is known of that. `lines`: what is told of this move. `tricks`: after how many moves each trick began.
    `revealed`: the zones that a game which keeps cards closed opens at the end of the round.
    """

    scene: Scene
    hands: tuple[tuple[str, ...], ...]
    lines: tuple[str, ...]
    at: int
    moves: int
    tricks: tuple[int, ...]
    revealed: tuple[Zone, ...] = ()

    @property
    def key(self) -> RoundKey:
        """The round that is told."""
        return RoundKey(self.scene.record.id, self.scene.record.round)

    @property
    def trick_before(self) -> int:
        """The number of the move with which the trick before this move began."""
        return self.tricks[max(bisect_left(self.tricks, self.at) - 1, 0)]

    @property
    def trick_after(self) -> int:
        """The number of the move with which the next trick begins, or of the last one."""
        return (*self.tricks, self.moves)[bisect_right(self.tricks, self.at)]


async def finished_here(store: Store, guild: int, channel: int, user: int) -> list[tuple[TableRecord, RoundRecord]]:
    """The newest finished rounds that may be opened: of this channel, and of the table where the person sits."""
    return await store.tables.finished(guild, channel, await store.tables.of_user(guild, user))


def choice(table: TableRecord, played: RoundRecord) -> tuple[str, str]:
    """A finished round as a choice: what it is called, and its name."""
    finish = RESULT.validate_python(played.result).order if played.result else ()
    first = next(
        (person.name for person in table.people if finish and person.key == played.standing.order[finish[0]]), "…"
    )
    label = say(
        "story-choice",
        round=played.number,
        table=table.id,
        game=name_of_game(played.game),
        name=names.in_plain(first),
        day=datetime.fromtimestamp(played.ended or 0.0, UTC).date().isoformat(),
    )
    return label, f"{table.id}.{played.number}"


async def find_round(store: Store, asker: Asker, channel: int, name: str = "") -> tuple[TableRecord, int | None]:
    """The table and the round that a person means in this channel: "" the newest that is finished, "4" of the table
    that they mean, "12.4" of table 12. Raises Refused.
    """
    where = (asker.server, channel, asker.user)
    table, _, round_ = name.rpartition(".")
    if not name:
        finished = await finished_here(store, *where)
        if finished:
            return finished[0][0], finished[0][1].number
        newest = await meant(store, *where)
        if not newest.round:
            raise Refused("nothing_played")
        return newest, None
    try:
        here, which = number_in(table or "0"), number_in(round_)
    except Malformed:
        raise Refused("no_round_name") from None
    if not table:
        return await meant(store, *where), which
    return await find_table(store, asker, here), which


async def read(store: Store, asker: Asker, key: RoundKey) -> tuple[TableRecord, Proof]:
    """A round that is over, for somebody who asks for it. Raises Refused as `find_table` and `verify_round` do."""
    table = await find_table(store, asker, key.table)
    return table, await verify_round(store, table, key.round)


async def find_table(store: Store, asker: Asker, number: int) -> TableRecord:
    """The table of this number as it is stored, open or closed. Raises Refused unless this person may ask for it."""
    saved = await store.load(number)
    if saved is None:
        raise Refused("unknown_table")
    checks.check_reach(saved[0], asker)
    return saved[0]


def tell_story(table: TableRecord, proof: Proof, at: int, faces: Faces, teller: Narrator) -> Story:
    """The round as it stood after `at` moves; its end where there are fewer. Raises Refused when it cannot be played
    again as it was.
    """
    if proof.verdict != "kept":
        raise Refused("round_older" if proof.verdict == "older" else "round_doubtful", round=proof.round.number)
    at = min(at, proof.moves)
    events = list(proof.spectated.drawn if proof.record is None else seating_of(proof.record).events)
    tricks, part, seen = [0], range(0), None
    for number, step in enumerate(proof.spectated.steps if proof.record is None else _open_steps(proof.record, at)):
        if number and not step.over and any(event.name == TRICK_TAKEN for event in step.happened):
            tricks.append(number)
        if number == at:
            part = range(len(events) if number else -1, len(events) + len(step.happened))
            seen = step
        events += step.happened
    if seen is None or seen.view is None:
        raise AssertionError("a round has its deal, and every move up to its last")
    scene = scene_then(table, proof.round, proof.people, seen.view, faces, events)
    lines = _lines(scene, part, seen, at == proof.moves, teller)
    revealed = proof.spectated.zones if seen.over else ()
    return Story(scene, seen.hands, tuple(lines), at, proof.moves, tuple(tricks), revealed)


def _open_steps(record: Record, at: int) -> Iterator[RoundStep]:
    """The round with all hands open; only after `at` moves somebody looks at it."""
    for number, (state, happened) in enumerate(steps(record)):
        seat, action = state.log[-1] if number else (None, None)
        view, hands = (state.view(None), _hands(state, len(record.standing.order))) if number == at else (None, ())
        yield RoundStep(view, hands, tuple(happened), seat, action, state.result is not None)


def _hands(state: State, seats: int) -> tuple[tuple[str, ...], ...]:
    """The cards before each seat, in its hand and on the table, as the seat itself sees them."""
    views = [state.view(seat) for seat in range(seats)]
    return tuple(
        tuple(card for zone in view.zones if zone.owner == view.seat for card in zone.cards or ()) for view in views
    )


def scene_then(
    table: TableRecord,
    played: RoundRecord,
    people: tuple[Person, ...],
    view: View,
    faces: Faces,
    events: Sequence[Event] = (),
) -> Scene:
    """The table as it stood then, for the viewer of this view. Of a decree and of what was no event, only the newest
    round is known.
    """
    newest = table.round == played.number
    then = with_(
        table,
        round=played.number,
        notes=table.notes if newest else (),
        family=table.family if newest else {},
        next_seed="",
    )
    return Scene(
        record=then,
        rules=rules_of(played.game).read(played.options),
        round=with_(played, seed=b""),
        view=view,
        seated=people,
        events=tuple(enumerate(events)),
        stamp=Stamp(),
        faces=faces,
    )


def _lines(scene: Scene, part: range, step: RoundStep, last: bool, teller: Narrator) -> list[str]:
    """The narrator's lines about these events, and those that nobody could say then; the bare move where there are
    none.
    """
    lines = [line for number, line in teller.numbered_lines(scene) if number in part]
    lines += [line for number, event in scene.events if number in part if (line := teller.revealed_line(scene, event))]
    if last:
        lines += teller.ending_lines(scene)
    if lines or step.seat is None:
        return lines
    name = scene.name(step.seat)
    if step.action is None:
        return [say("story-move-closed", name=name)]
    said = naming.option_name(scene.record.game, step.action, scene.name)
    return [say("story-move", name=name, action=said)]
