"""People who answer at random."""

from itertools import islice
from random import Random

from bot.table import acting
from engine.contract import Decision, owed
from tests.e2e.house import House

LOOKED_AT = 40  # answers of one decision


def some_answer(decision: Decision, random: Random) -> str:
    """An answer at random, of the first ones."""
    return random.choice(list(islice(decision.enumerate(), LOOKED_AT))).text


async def answered(house: House, random: Random) -> bool:
    """Somebody who is asked answers. True if anybody was asked."""
    table = await house.table()
    owing = [one for one in owed(table.state.pending) if table.user_at(one.seat)] if table.state else []
    if not owing:
        return False
    one = random.choice(owing)
    user = table.user_at(one.seat)
    assert user is not None
    await acting.act(table, user, some_answer(one, random))
    await house.quiet()
    return True
