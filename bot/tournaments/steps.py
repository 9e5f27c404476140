"""The steps of a tournament: it begins, the next round is drawn, it ends. Each is one transaction, decided on the
tournament's revision, so that of two who take one at once one does.
"""

import asyncio

from bot.refusal import Refused
from bot.tournaments import rounds
from data.store import Store
from data.tournament_records import Course
from data.tournaments import Stale

TRIES = 5  # of a step while people sign up and leave


async def begin(store: Store, number: int, now: float) -> None:
    """Draw the first round. Raises Refused where that cannot be, or was done."""
    for _ in range(TRIES):
        course = await known(store, number)
        if course.tournament.phase != "signup":
            raise Refused("tournament_begun")
        if len(course.complete) < course.tournament.fewest:
            raise Refused("tournament_few", fewest=course.tournament.fewest)
        try:
            await draw_next(store, course, now)
        except Stale:
            continue
        return
    raise Refused("tournament_again")


async def draw_next(store: Store, course: Course, now: float) -> None:
    """Draw the next round. Raises Stale where the tournament has gone on meanwhile."""
    before = course.tournament
    users = [one.user for one in rounds.contenders(course) if one.user is not None]
    apart = await store.tournaments.apart(users)
    drawn = await asyncio.to_thread(rounds.drawn, course, apart)  # which may take seconds
    closes = now + before.period if before.period is not None else None
    changes = {"phase": "round", "round": before.round + 1, "begins": None, "closes": closes}
    await store.tournaments.advance(before.model_copy(update=changes), drawn)


async def end(store: Store, number: int, now: float) -> None:
    """End a tournament before its last round is over. Raises Refused where it is over."""
    for _ in range(TRIES):
        course = await known(store, number)
        if course.tournament.phase == "over":
            raise Refused("tournament_over")
        try:
            await close(store, course, now, stopped=True)
        except Stale:
            continue
        return
    raise Refused("tournament_again")


async def close(store: Store, course: Course, now: float, *, stopped: bool = False) -> None:
    """The tournament is over, and its standings are final. Raises Stale as above."""
    changes = {"phase": "over", "ended": now, "begins": None, "stopped": stopped}
    await store.tournaments.advance(course.tournament.model_copy(update=changes))


async def known(store: Store, number: int) -> Course:
    """A tournament with all that has happened in it. Raises Refused("tournament_unknown")."""
    course = await store.tournaments.course(number)
    if course is None:
        raise Refused("tournament_unknown")
    return course
