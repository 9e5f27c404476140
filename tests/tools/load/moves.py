"""A comparison of what people were told is done with the log."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from bot.table import dealing
from bot.table.people import user_of
from data import database
from data.database import Address
from tests.tools.load.players import Play


async def logged(where: Address) -> dict[int, list[str]]:
    """The actions that each person has played, in order, at all tables. Raises Illegal where a round cannot be played
    as logged.
    """
    found: dict[int, list[str]] = defaultdict(list)
    async with database.open(where, as_it_is=True) as store:
        for record in await store.tables.open_tables():
            for number in range(1, record.round + 1):
                played = await store.round(record.id, number)
                if played is None:
                    continue
                dealing.replay(*played)
                users = [user_of(key) for key in played[0].standing.order]
                for move in played[1]:
                    user = users[move.seat]
                    if user is not None and move.by == "person":
                        found[user].append(move.action)
    return found


def lost_and_doubled(
    tried: Mapping[int, Sequence[Play]], before: Mapping[int, Sequence[str]], after: Mapping[int, Sequence[str]]
) -> tuple[int, int]:
    """The number of plays that people were told are done and that are not in the log, and the number of those in the
    log that nobody has made, or that stand there one more time than somebody has made them. `before`, `after`: the log.
    """
    every = [
        _differences(tried.get(user, ()), after.get(user, ())[len(before.get(user, ())) :]) for user in {*tried, *after}
    ]
    return sum(lost for lost, _ in every), sum(doubled for _, doubled in every)


def _differences(tried: Sequence[Play], logged: Sequence[str]) -> tuple[int, int]:
    """The fewest plays that can be missing, and be too many, with both in their order: what was tried without an answer
    may be in the log or not.
    """
    best = [(0, number) for number in range(len(logged) + 1)]  # with nothing tried, all of the log is too much
    for play in tried:
        above, best = best, [(best[0][0] + play.done, 0)]
        for number, action in enumerate(logged):
            missing, extra = above[number + 1], best[number]
            ways = [(missing[0] + play.done, missing[1]), (extra[0], extra[1] + 1)]
            ways += [above[number]] if action == play.action else []
            best.append(min(ways, key=sum))
    return best[-1]
