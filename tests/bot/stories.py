"""A played round with its proof, as the chronicle tells it."""

from bot.replay.verification import Proof, prove
from data.records import TableRecord, with_
from tests.bot.proven import person, played, table


def opened(*names: str, game: str = "tahimi", **options: object) -> tuple[TableRecord, Proof]:
    """A round of these people."""
    people = [person(10**18 + at, name) for at, name in enumerate(names)]
    record, moves = played(tuple(one.key for one in people), game, **options)
    seated = with_(table(*people), id=1, round=1, game=game)
    return seated, prove(seated, record, moves, None)
