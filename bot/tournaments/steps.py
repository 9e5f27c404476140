"""The steps of a tournament: it begins, the next round is drawn, a table is struck, it ends. Each is one transaction,
decided on the tournament's revision, so that of two who take one at once one does.
"""

import asyncio
from collections.abc import Callable

from bot.refusal import Refused
from bot.tournaments import rounds
from data.store import Store
from data.tournament_records import Course, Remark, Tournament
from data.tournaments.repository import Stale

TRIES = 5  # the attempts at a step while people sign up and leave


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
    apart = await store.tournaments.apart(users) | kept_apart(course)
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
    """End the tournament and make its standings final. Raises Stale as above."""
    changes = {"phase": "over", "ended": now, "begins": None, "stopped": stopped}
    over = course._replace(tournament=course.tournament.model_copy(update=changes))
    await store.tournaments.advance(over.tournament, places=rounds.places(over))


async def rule(store: Store, number: int, remark: Remark) -> None:
    """Strike a table's result, or take that back, as the remark says; where the tournament is over, its places follow.
    Raises Refused where there is nothing to strike or to take back.
    """
    for _ in range(TRIES):
        course = await known(store, number)
        pairing = course.pairing(remark.round, remark.table)
        if pairing is None or pairing.scores is None:
            raise Refused("tournament_no_result")
        if (pairing.struck is None) != (remark.act == "struck"):
            raise Refused("tournament_moved")
        ruled = pairing.model_copy(update={"struck": remark.reason})
        after = course._replace(pairings=tuple(ruled if one is pairing else one for one in course.pairings))
        try:
            await store.tournaments.advance(course.tournament, places=rounds.places(after), remark=remark)
        except Stale:
            continue
        return
    raise Refused("tournament_again")


async def change(store: Store, number: int, changed: Callable[[Course], Tournament]) -> None:
    """Change what a host wants of a tournament. Raises Refused where it is over."""
    for _ in range(TRIES):
        course = await known(store, number)
        if course.tournament.phase == "over":
            raise Refused("tournament_over")
        try:
            await store.tournaments.advance(changed(course))
        except Stale:
            continue
        return
    raise Refused("tournament_again")


def kept_apart(course: Course) -> set[frozenset[int]]:
    """The pairs of users whom the host keeps apart."""
    users = {one.number: one.user for one in course.entries}
    pairs = ((users[one], users[other]) for one, other in course.tournament.apart)
    return {frozenset((one, other)) for one, other in pairs if one is not None and other is not None}


async def known(store: Store, number: int) -> Course:
    """A tournament with all that has happened in it. Raises Refused("tournament_unknown")."""
    course = await store.tournaments.course(number)
    if course is None:
        raise Refused("tournament_unknown")
    return course
