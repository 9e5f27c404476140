"""The story of a round that is over: all hands open, move by move."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import NamedTuple

from bot import names, words
from bot.faces import Faces
from bot.ids import STORY, Press
from bot.memory.proof import Proof, meant, opened
from bot.narration import milestone_lines, numbered_lines, opened_line
from bot.numbers import number_in
from bot.refusal import Malformed, Refused
from bot.table.people import with_
from bot.table.scene import Scene
from bot.texts import say
from data.records import Decree, RoundRecord, TableRecord
from data.tables import Tables
from engine.contract import Event, State, View
from engine.contract.record import Record, seats, steps

TRICK_TAKEN = "trick-taken"  # the event, in every game of tricks


class Key(NamedTuple):
    """Which round: its table's number, and its own."""

    table: int
    round: int

    def press(self, verb: str, argument: int | str = "") -> Press:
        """A button about this round."""
        return Press(STORY, self.table, self.round, verb, str(argument))


def key_in(press: Press) -> Key:
    """Which round a button is about."""
    return Key(press.table, press.stamp)


@dataclass(frozen=True, slots=True)
class Story:
    """A finished round as it stood after `at` of its `moves`; 0 is the deal.

    `scene`: as a spectator saw it then. `hands`: what each seat held, seat 0 first. `lines`: what is told of this move.
    `tricks`: after how many moves each trick began.
    """

    scene: Scene
    hands: tuple[tuple[str, ...], ...]
    lines: tuple[str, ...]
    at: int
    moves: int
    tricks: tuple[int, ...]

    @property
    def key(self) -> Key:
        """Which round it is."""
        return Key(self.scene.record.id, self.scene.record.round)

    @property
    def trick_before(self) -> int:
        """Where the trick before this move began."""
        return self.tricks[max(bisect_left(self.tricks, self.at) - 1, 0)]

    @property
    def trick_after(self) -> int:
        """Where the next trick begins, or the end."""
        return (*self.tricks, self.moves)[bisect_right(self.tricks, self.at)]


async def finished_here(store: Tables, guild: int, channel: int, user: int) -> list[tuple[TableRecord, RoundRecord]]:
    """The newest finished rounds that may be opened: of this channel, and of the table where the person sits."""
    return await store.finished(guild, channel, await store.of_user(guild, user))


def choice(table: TableRecord, played: RoundRecord) -> tuple[str, str]:
    """A finished round as a choice: what it is called, and its name."""
    finish = played.result["finish"] if played.result else ()
    first = next(
        (person.name for person in table.people if finish and person.key == played.standing.order[finish[0]]), "…"
    )
    label = say(
        "story-choice",
        round=played.number,
        table=table.id,
        game=say(f"game-{played.game}"),
        name=names.in_plain(first),
        day=datetime.fromtimestamp(played.ended or 0.0, UTC).date().isoformat(),
    )
    return label, f"{table.id}.{played.number}"


async def named(store: Tables, guild: int, channel: int, user: int, name: str = "") -> tuple[TableRecord, int | None]:
    """Which table and round a person means here: "" the newest that is finished, "4" of the table that he means, "12.4"
    of table 12, if it is of this channel or his own. Raises Refused.
    """
    table, _, round_ = name.rpartition(".")
    if not name:
        finished = await finished_here(store, guild, channel, user)
        if finished:
            return finished[0][0], finished[0][1].number
        return await meant(store, guild, channel, user), None
    try:
        here, which = number_in(table or "0"), number_in(round_)
    except Malformed:
        raise Refused("no_round_name") from None
    if not table:
        return await meant(store, guild, channel, user), which
    saved = await store.load(here)
    own = await store.of_user(guild, user)
    if saved is None or saved[0].guild != guild or (saved[0].channel != channel and saved[0].id != own):
        raise Refused("unknown_table")
    return saved[0], which


async def read(store: Tables, guild: int, key: Key) -> tuple[TableRecord, Proof]:
    """A round that is over, of a table of this server. Raises Refused("unknown_table"), and as `opened` does."""
    saved = await store.load(key.table)
    if saved is None or saved[0].guild != guild:
        raise Refused("unknown_table")
    return saved[0], await opened(store, saved[0], key.round)


def told(table: TableRecord, proof: Proof, at: int, faces: Faces) -> Story:
    """The round as it stood after so many moves; its end where there are not so many. Raises Refused when it cannot be
    played again as it was.
    """
    record = proof.record
    if record is None or proof.verdict != "kept":
        raise Refused("round_older" if proof.verdict == "older" else "round_doubtful", round=proof.round.number)
    at = min(at, len(record.moves))
    events: list[Event] = list(seats(record)[1])
    tricks, part, hands, view = [0], range(0), tuple[tuple[str, ...], ...](), None
    for number, (state, happened) in enumerate(steps(record)):
        if number and state.result is None and any(event.name == TRICK_TAKEN for event in happened):
            tricks.append(number)
        if number == at:
            part = range(len(events) if number else -1, len(events) + len(happened))
            hands, view = _hands(state, len(proof.people)), state.view(None)
        events += happened
    if view is None:
        raise AssertionError("a round has its deal, and every move up to its last")
    scene = _scene(table, proof, record, view, events, faces)
    return Story(scene, hands, tuple(_lines(scene, part, record, at)), at, len(record.moves), tuple(tricks))


def _hands(state: State, seats: int) -> tuple[tuple[str, ...], ...]:
    """All that lies before each seat."""
    views = [state.view(seat) for seat in range(seats)]
    return tuple(
        tuple(card for zone in view.zones if zone.owner == view.seat for card in zone.cards or ()) for view in views
    )


def _scene(
    table: TableRecord, proof: Proof, record: Record, view: View, events: Sequence[Event], faces: Faces
) -> Scene:
    """What stood at the table then. Of a decree and of what was no event, only the newest round is known."""
    played = proof.round
    newest = table.round == played.number
    then = with_(
        table,
        round=played.number,
        notes=table.notes if newest else (),
        decree=table.decree if newest else Decree(),
        next_seed="",
        orders={},
    )
    return Scene(
        record=then,
        rules=record.rules,
        round=with_(played, seed=b""),
        view=view,
        seated=proof.people,
        told=tuple(enumerate(events)),
        stamp=0,
        faces=faces,
    )


def _lines(scene: Scene, part: range, record: Record, at: int) -> list[str]:
    """What the narrator said of these events, and what nobody could say then; the bare move where that is nothing."""
    lines = [line for number, line in numbered_lines(scene) if number in part]
    lines += [line for number, event in scene.told if number in part if (line := opened_line(scene, event))]
    if at == len(record.moves):
        lines += milestone_lines(scene)
    if lines or not at:
        return lines
    seat, action = record.moves[at - 1]
    return [say("story-move", name=words.name(scene.person(seat)), action=action)]
