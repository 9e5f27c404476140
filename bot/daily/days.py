"""The sets of a day: made ahead once for the whole bot, and which of them this process can play."""

from collections.abc import Callable

from data.daily.records import DailySet, day_of
from data.daily.repository import Daily
from engine.daily.rotation import games_of
from engine.daily.seeds import set_hash
from engine.games import GAMES, game_of

AHEAD = 2  # days whose sets are made: today and tomorrow, whose hashes are shown today


async def make_ahead(daily: Daily, seed: Callable[[], bytes], now: float) -> None:
    """Make today's and tomorrow's sets unless another process has made them. A set made by another version and not
    begun yet is adopted if its commitment still matches.
    """
    days = range(day_of(now), day_of(now) + AHEAD)
    there = await daily.of_days(days)
    known = {(one.day, one.slot) for one in there}
    missing = [one for day in days for one in the_sets(day, seed) if (one.day, one.slot) not in known]
    if missing:
        await daily.make(missing)
    for one in there:
        if not playable(one) and (game := GAMES.get(one.game)) is not None and set_hash(game, one.secret) == one.hash:
            await daily.adopt(one.model_copy(update={"rules": game.rules.VERSION, "thinks": game.thinks}))


def the_sets(day: int, seed: Callable[[], bytes]) -> list[DailySet]:
    """The sets that are played on a day, from fresh secrets, by the rules and searches of this program."""
    found = []
    for slot, name in enumerate(games_of(day, GAMES)):
        game, secret = game_of(name), seed()
        found.append(
            DailySet(
                day=day,
                slot=slot,
                game=name,
                rules=game.rules.VERSION,
                thinks=game.thinks,
                secret=secret,
                hash=set_hash(game, secret),
            )
        )
    return found


def playable(played: DailySet) -> bool:
    """True if this program has the rules and the search with which the set was made."""
    game = GAMES.get(played.game)
    return game is not None and (game.rules.VERSION, game.thinks) == (played.rules, played.thinks)
