"""The state of today's deals, gathered for its screens; and the files that prove a set once its day is closed: its own,
and those of the deals that a person has played.
"""

import io
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path

from bot.refusal import Refused
from bot.replay.story import RoundKey
from bot.replay.verification import prove
from bot.screens.daily.boards import Boards, SetSeen, Today
from data.daily.records import PRACTICE_DAYS, Attempt, DailySet, begins, closes, day_of, month_of_day
from data.daily.worth import Fields, score_of, worth_of
from data.schema import NOWHERE
from data.store import Store
from engine.daily import DEALS, set_hash, write_set
from engine.games import game_of

SCRIPTS = [Path(__file__).parents[2] / "docs" / name for name in ("verify_set.py", "verify.py")]

PODIUM = 3  # the people on the podium of a set in a server
BOARD = 10  # lines of a board


def kept(played: DailySet) -> bool:
    """True if the secret of the set gives the hash that was shown the day before."""
    return set_hash(game_of(played.game), played.secret) == played.hash


async def files_of(store: Store, user: int, played: DailySet) -> dict[str, str]:
    """The file of the set, and of each hand that this person has played in it, by name. Raises Refused while others may
    still play it.
    """
    if played.closed is None:
        raise Refused("daily_sealed", hash=played.hash)
    found = {"set.txt": write_set(game_of(played.game), played.day, played.slot, played.hash, played.secret)}
    own = await store.daily.attempts(user, [played.day])
    deals = next((one.deals for one in own if one.slot == played.slot), ())
    for number, deal in enumerate(deals, 1):
        found |= {f"deal-{number}-{hand}.txt": text for hand, text in await _hands(store, deal.table)}
    return found


async def _hands(store: Store, table: int) -> list[tuple[int, str]]:
    """The hands of a deal that are over, each with its record or its proof file."""
    saved, found, last = await store.load(table), [], None
    if saved is None:
        return []
    for number in range(1, saved[0].round + 1):
        stored = await store.round(table, number)
        if stored is None or stored[0].ended is None:
            break
        text = prove(saved[0], *stored, last).text
        if text is not None:
            found.append((number, text))
        last = stored[0]
    return found


def pack(files: dict[str, str]) -> bytes:
    """The files, and the scripts that check them, as one archive."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packing:
        for name, text in files.items():
            packing.writestr(zipfile.ZipInfo(name), text)
        for script in SCRIPTS:
            packing.writestr(zipfile.ZipInfo(script.name), script.read_bytes())
    return archive.getvalue()


async def today(store: Store, now: Callable[[], float], user: int, server: int) -> Today:
    """The page of the day."""
    daily, at = store.daily, now()
    day = day_of(at)
    sets = await daily.of_days([day - 1, day, day + 1])
    own = {(one.day, one.slot): one for one in await daily.attempts(user, [day - 1, day])}
    seen = [await _see_set(store, one, own.get((one.day, one.slot)), server) for one in sets if one.day == day]
    late = [await _see_set(store, one, own[one.day, one.slot], server) for one in sets if _late(one, own, at)]
    closed = [one for one in sets if one.day == day - 1 and one.closed is not None]
    podiums = [(one, await _podium(store, server, one, PODIUM)) for one in closed if server != NOWHERE]
    streak = await daily.streak(NOWHERE, user)
    return Today(
        day,
        tuple(seen),
        tuple(late),
        tuple(one for one in sets if one.day > day),
        tuple((one, people) for one, people in podiums if people),
        streak.on(day) if streak is not None else 0,
        server,
    )


def _late(played: DailySet, own: Mapping[tuple[int, int], Attempt], now: float) -> bool:
    """True if it is a set of yesterday that the person has begun, and may still finish."""
    attempt = own.get((played.day, played.slot))
    over = attempt is None or attempt.finished is not None or played.ended is not None
    return not over and begins(played.day + 1) <= now < closes(played.day)


async def a_set(store: Store, user: int, server: int, played: DailySet) -> SetSeen:
    """One set as this person sees it."""
    own = await store.daily.attempts(user, [played.day])
    return await _see_set(store, played, next((one for one in own if one.slot == played.slot), None), server)


async def hands_of(store: Store, user: int, played: DailySet, number: int) -> list[RoundKey]:
    """The hands of a deal that this person has played to its end, in their order; none where they have not."""
    attempts = await store.daily.attempts(user, [played.day])
    deals = [deal for one in attempts if one.slot == played.slot for deal in one.deals]
    if not 1 <= number <= len(deals) or deals[number - 1].outcome is None:
        return []
    table = deals[number - 1].table
    saved = await store.load(table)
    return [RoundKey(table, at) for at in range(1, saved[0].round + 1)] if saved is not None else []


async def history(store: Store, now: Callable[[], float], user: int) -> list[tuple[DailySet, Attempt]]:
    """A person's attempts of the last thirty days, the newest first."""
    since = day_of(now()) - PRACTICE_DAYS
    found = await store.daily_boards.history(user, since)
    sets = {(one.day, one.slot): one for one in await store.daily.of_days({one.day for one in found})}
    return [(sets[one.day, one.slot], one) for one in found if (one.day, one.slot) in sets]


async def boards(store: Store, now: Callable[[], float], server: int) -> Boards:
    """The boards as they stand."""
    day = day_of(now())
    sets = [one for one in await store.daily.of_days([day - 1]) if one.closed is not None]
    everywhere = [(one, await _podium(store, None, one, BOARD)) for one in sets]
    users = {attempt.user for _, people in everywhere for attempt in people if attempt.server != server}
    wants = await store.people.preferences(users)
    here = server != NOWHERE
    return Boards(
        day - 1,
        month_of_day(day),
        tuple([(one, await _podium(store, server, one, BOARD)) for one in sets] if here else ()),
        tuple(everywhere),
        tuple(await store.daily_boards.month(server, month_of_day(day), BOARD)),
        tuple(await store.daily_boards.streaks(server, BOARD)),
        frozenset(user for user, wanted in wants.items() if wanted.named_abroad),
    )


async def _podium(store: Store, server: int | None, played: DailySet, most: int) -> tuple[Attempt, ...]:
    return tuple(await store.daily_boards.podium(server, played.day, played.slot, most))


async def _see_set(store: Store, played: DailySet, attempt: Attempt | None, server: int) -> SetSeen:
    if attempt is None or not attempt.dealt:
        return SetSeen(played, attempt)
    fields = await store.daily.fields(played.day, played.slot)
    worths = tuple(
        worth_of(made, fields, played.ghosts or (), number, final=played.closed is not None)
        for number, made in enumerate(attempt.outcomes, 1)
    )
    if attempt.dealt < DEALS:
        return SetSeen(played, attempt, worths)
    score = (
        attempt.score if attempt.score is not None else float(score_of(attempt.outcomes, fields, played.ghosts or ()))
    )
    here = server != NOWHERE and server in await store.daily.servers(attempt)
    rank = await _rank(store, played, attempt, fields, score, server) if here else None
    return SetSeen(played, attempt, worths, score, rank)


async def _rank(
    store: Store, played: DailySet, attempt: Attempt, fields: Fields, score: float, server: int
) -> tuple[int, int] | None:
    """The rank in the server: final where the set is closed, else among those who have finished it so far."""
    if played.closed is not None and attempt.score is None:
        return None
    if attempt.score is not None:
        return await store.daily_boards.rank(server, played.day, played.slot, score)
    others = await store.daily_boards.finished(server, played.day, played.slot)
    scores = [float(score_of(one.outcomes, fields, played.ghosts or ())) for one in others]
    return 1 + sum(one > score for one in scores), len(scores)
