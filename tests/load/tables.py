"""A database full of tables in mid-round, as a bot that was killed leaves it."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.games.shows import family_of
from bot.table import dealing
from bot.table.people import driven, key_of, promise, with_
from data import database
from data.database import Address
from data.records import Move, Person, RoundRecord, TableMessages, TableRecord
from data.store import Store
from engine.contract import State
from engine.games import game_of

GAME, STEWARDS = "tahimi", 2
MOVES = 8  # of the round that is played, at least


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table stands: its server and channel, its people (the first of them the host), and its public message, if
    any.
    """

    guild: int
    channel: int
    users: tuple[int, ...]
    message: int | None = None


async def fill(where: Address, places: Sequence[Place], now: float) -> None:
    """Store a table for each place: people and stewards in mid-round, a steward to move next."""
    async with database.open(where) as store:
        for number, place in enumerate(places):
            await _seat(store, place, hashlib.sha256(f"load:{number}".encode()).digest(), now)


async def _seat(store: Store, place: Place, seed: bytes, now: float) -> None:
    family = family_of(GAME)
    sitters = [Person(key=key_of(user), name=f"Person {user % 1000}", user=user) for user in place.users]
    sitters += [Person(key=f"s{number}", name=f"Steward {number}") for number in range(1, STEWARDS + 1)]
    lobby = TableRecord(
        guild=place.guild,
        channel=place.channel,
        host=place.users[0],
        game=GAME,
        seats=len(sitters),
        people=tuple(sitters),
        created=now,
        changed=now,
    )
    record = await store.create(promise(lobby, seed, family), TableMessages(message=place.message))
    dealt = dealing.deal(record, None, family, now)
    moves = [*_moves(dealt.record, dealt.round, dealt.state)]
    asked = dealt.state.pending[0].seat
    following = promise(dealt.record, hashlib.sha256(seed).digest(), family)
    await store.save(with_(following, deadlines={str(asked): now}), start=dealt.round, moves=moves)


def _moves(record: TableRecord, played: RoundRecord, state: State) -> Iterator[tuple[int, Move]]:
    """Moves as computer players make them, until it is a steward's turn."""
    game = game_of(record.game)
    while len(state.log) < MOVES or not driven(record, played, state.pending[0].seat):
        number, decision = len(state.log), state.pending[0]
        action = game.choose(state.view(decision.seat), decision)
        state.play(decision.seat, action)
        by = "steward" if driven(record, played, decision.seat) else "person"
        yield number, Move(seat=decision.seat, action=state.log[-1][1].text, by=by)
