"""A person's own part in a finished round: which decisions were theirs, and what they saw then."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.refusal import Refused
from bot.replay.story import RoundKey, find_table
from bot.replay.verification import FAULTS, people_of, record_of
from bot.table.checks import Asker
from bot.table.modes import mode_of
from bot.table.people import key_of
from data.records import Move, Person, RoundRecord, TableRecord
from data.reviews import ReviewKey
from data.store import Store
from engine.games import rules_of
from engine.review.judging import Moment, moments

OWN = ("person", "order")  # the causes of a move that was this person's own


@dataclass(frozen=True, slots=True)
class OwnRound:
    """A finished round with the choices that `user` made in it, in their order. `people`: the players by seat."""

    user: int
    table: TableRecord
    round: RoundRecord
    people: tuple[Person, ...]
    moves: int
    moments: tuple[Moment, ...]

    @property
    def key(self) -> RoundKey:
        """The key of the round."""
        return RoundKey(self.table.id, self.round.number)

    @property
    def review(self) -> ReviewKey:
        """The key of this person's review of the round."""
        return ReviewKey(self.table.id, self.round.number, self.user)


async def own_round(store: Store, asker: Asker, key: RoundKey) -> OwnRound:
    """A round that this person has played. Raises Refused where they cannot ask for its table, where there is none,
    where it is not over, where they did not sit there, where it cannot be replayed as it was, and for a deal of a day
    that is not closed.
    """
    table, user = await find_table(store, asker, key.table), asker.user
    await mode_of(table).check_review(store, table)
    stored = await store.round(key.table, key.round)
    if stored is None:
        raise Refused("no_such_round", round=key.round)
    played, moves = stored
    if key_of(user) not in played.standing.order:
        raise Refused("review_not_yours", round=played.number)
    if played.ended is None:
        raise Refused("review_goes_on", round=played.number)
    seat = played.standing.order.index(key_of(user))
    found = tuple(_moments(played, moves, seat))
    return OwnRound(user, table, played, people_of(table, played), len(moves), found)


def _moments(played: RoundRecord, moves: Sequence[Move], seat: int) -> list[Moment]:
    """The choices of a seat that its person made, not the clock or a steward. Raises Refused."""
    if played.version != rules_of(played.game).VERSION:
        raise Refused("review_older", round=played.number)
    try:
        found = moments(record_of(played, moves), seat)
    except FAULTS:
        raise Refused("review_older", round=played.number) from None
    return [moment for moment in found if moves[moment.at].by in OWN]
