"""A database full of tables in mid-round, as a bot that was killed leaves it."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count

from bot.games.shows import family_of
from bot.table import dealing
from bot.table.commitment import commit_seed
from bot.table.people import key_of
from bot.table.stewards import is_driven
from data import database
from data.database import Address
from data.message_records import TableMessages
from data.records import Move, Person, RoundRecord, TableRecord, with_
from data.store import Store
from engine.contract import State, owed
from engine.games import game_of, rules_of

GAME = "tahimi"  # unless another is asked for
SEATS = 4  # at a table, unless its game has fewer
MOVES = 8  # of a round that is long enough, at least


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a table: its server and channel, its people (the first of them the host), and its public message, if
    any.
    """

    guild: int
    channel: int
    users: tuple[int, ...]
    message: int | None = None


async def fill(where: Address, places: Sequence[Place], now: float, game: str = GAME) -> None:
    """Store a table of a game for each place: people and stewards in mid-round, a steward to move next."""
    async with database.open(where) as store:
        for number, place in enumerate(places):
            await _seat(store, place, game, f"load:{number}", now)


async def _seat(store: Store, place: Place, game: str, name: str, now: float) -> None:
    family, (fewest, most) = family_of(game), rules_of(game)().seats()
    stewards = max(fewest, min(SEATS, most)) - len(place.users)
    sitters = [Person(key=key_of(user), name=f"Person {user % 1000}", user=user) for user in place.users]
    sitters += [Person(key=f"s{number}", name=f"Steward {number}") for number in range(1, stewards + 1)]
    lobby = TableRecord(
        guild=place.guild,
        channel=place.channel,
        host=place.users[0],
        game=game,
        seats=len(sitters),
        people=tuple(sitters),
        created=now,
        changed=now,
    )
    seeds = (hashlib.sha256(f"{name}:{number}".encode()).digest() for number in count())
    seed = next(
        seed for seed in seeds if owed(dealing.deal(commit_seed(lobby, seed, family), None, family, now).state.pending)
    )
    record = await store.create(commit_seed(lobby, seed, family), TableMessages(message=place.message))
    dealt = dealing.deal(record, None, family, now)
    moves, asked = _moves(dealt.record, dealt.round, dealt.state)
    following = commit_seed(dealt.record, hashlib.sha256(seed).digest(), family)
    await store.save(with_(following, deadlines={str(asked): now}), start=dealt.round, moves=moves)


def _moves(record: TableRecord, played: RoundRecord, state: State) -> tuple[list[tuple[int, Move]], int]:
    """Moves as computer players make them, until it is a steward's turn, and the seat that is asked then. None where
    the hand would end with them.
    """
    game, first, moves = game_of(record.game), owed(state.pending)[0].seat, list[tuple[int, Move]]()
    state = state.copy()
    while asked := owed(state.pending):
        seat = asked[0].seat
        steward = is_driven(record, played, seat)
        if len(moves) >= MOVES and steward:
            return moves, seat
        state.play(seat, game.choose(state.view(seat), asked[0]))
        move = Move(seat=seat, action=state.log[-1][1].text, by="steward" if steward else "person")
        moves.append((len(moves), move))
    return [], first
