"""Creates the day's sets, once for the whole bot, has ghosts (computer players of each level) play them in the person's
seat for reference, and closes them when the day is over. Ghosts think behind everybody else, one thought at a time.
Work that was cut off goes on.
"""

import logging
from collections.abc import Callable
from dataclasses import asdict, dataclass, field

from bot.games.shows import family_of
from bot.table.commitment import commit_seed
from bot.table.dealing import Deal, deal
from bot.table.modes.deal import STEWARDS, end_deal, table_of_deal
from bot.table.people import key_of
from bot.thinking.pool import Answer, Thinkers
from bot.thinking.task import Task, anonymous, luck_of
from data.daily.records import GRACE_SECONDS, PRACTICE_DAYS, DailySet, Ghost, begins, closes, day_of
from data.daily.repository import Daily
from data.records import DealRef, RoundRecord, with_
from data.store import Store
from engine.contract import Decision, Outcome, State, owed
from engine.daily import DEALS, deal_seed, games_of, next_seed, set_hash
from engine.games import GAMES, game_of
from engine.search import LEVELS, Level

AHEAD = 2  # days whose sets are made: today and tomorrow, whose hashes are shown today

Ponder = Callable[[Task], Answer | None]

SEATED = 1  # the user in whose seat a ghost plays: nobody's id

AGAIN_SECONDS = 60.0  # the pause before what could not be done is tried again

log = logging.getLogger(__name__)


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


class NobodyThinksError(Exception):
    """No worker could think about a decision, or none is there any more."""


@dataclass(slots=True)
class GhostPlay:
    """A deal as a ghost has played it: its own answers, and what came of it."""

    answers: list[str] = field(default_factory=list)
    outcome: Outcome | None = None


async def ghosts_of(played: DailySet, number: int, ponder: Ponder) -> tuple[Ghost, ...]:
    """The ghosts of a deal; those whose answers were the same are one. Raises NobodyThinksError."""
    return _together({level: await course(played, number, level, ponder) for level in LEVELS})


def _together(courses: dict[Level, GhostPlay]) -> tuple[Ghost, ...]:
    """The ghosts of a deal. Levels that have answered alike share one."""
    alike: dict[tuple[str, ...], list[Level]] = {}
    for level, one in courses.items():
        alike.setdefault(tuple(one.answers), []).append(level)
    return tuple(
        Ghost(levels=tuple(levels), place=made.place, margin=made.margin)
        for levels in alike.values()
        if (made := courses[levels[0]].outcome) is not None
    )


async def course(played: DailySet, number: int, level: Level, ponder: Ponder) -> GhostPlay:
    """Play a deal with a computer player of this level in the person's seat, at a table like any person's. Raises
    NobodyThinksError.
    """
    ref = DealRef(day=played.day, slot=played.slot, number=number, thinks=played.thinks)
    record = table_of_deal(played.game, ref, deal_seed(played.secret, number), SEATED, "")
    found, before = GhostPlay(), None
    while found.outcome is None:
        dealt = deal(record, before, family_of(played.game), 0.0)
        await _played_out(dealt, level, ponder, found)
        if dealt.state.result is None:
            raise NobodyThinksError
        before = with_(dealt.round, ended=0.0, result=asdict(dealt.state.result))
        record = commit_seed(dealt.record, next_seed(dealt.round.seed), family_of(played.game))
        record = with_(record, phase="between")
        found.outcome = end_deal(record, before, dealt.state.result)[1]
    return found


async def _played_out(dealt: Deal, level: Level, ponder: Ponder, found: GhostPlay) -> None:
    """Play one hand to its end. Stewards answer before the ghost, as before a person."""
    state, own = dealt.state, dealt.round.standing.order.index(key_of(SEATED))
    while asked := owed(state.pending):
        first = min(asked, key=lambda one: (one.seat == own, one.seat))
        text = await _answer(dealt.round, state, first, level if first.seat == own else STEWARDS, ponder)
        state.play(first.seat, state.action(text))
        if (extra := game_of(dealt.round.game).unasked(state.view(first.seat))) is not None:
            state.play(first.seat, extra)
        if first.seat == own:
            found.answers.append(text)


async def _answer(played: RoundRecord, state: State, asked: Decision, level: Level, ponder: Ponder) -> str:
    view = anonymous(state.view(asked.seat))
    luck = luck_of(played.seed, view.position, asked.seat, "thought")
    answer = ponder(Task(played.game, played.options, view, owed(view.decisions)[0], level, luck))
    thought = await answer if answer is not None else None
    if thought is None:
        raise NobodyThinksError
    return thought.action.text


def next_look(now: float) -> float:
    """The time of the next thing to do: a day begins, or the one before is closed."""
    day = day_of(now)
    return next(at for at in (closes(day - 1), begins(day + 1)) if at > now)


async def see_to(store: Store, now: Callable[[], float], thinkers: Thinkers, seed: Callable[[], bytes]) -> None:
    """Make what is played today and tomorrow, and close the days that are over. `seed`: fresh luck."""
    at = now()
    await make_ahead(store.daily, seed, at)
    for played in await store.daily.unclosed(day_of(at - GRACE_SECONDS)):
        await close(store, now, thinkers, played)
    await store.daily_closing.forget(day_of(at) - PRACTICE_DAYS - 1)


async def close(store: Store, now: Callable[[], float], thinkers: Thinkers, played: DailySet) -> None:
    """Close a set for good. Where this program would play it otherwise, it ends unranked; where its ghosts are not
    known yet, they are worked out first, since they are a part of the field.
    """
    closing = store.daily_closing
    await closing.end(played, now())
    if not playable(played):
        log.warning("the set %s of day %s was made by another version and ends unranked", played.game, played.day)
        await closing.finish(played, now())
        return
    if not _is_haunted(played):
        await haunt(store.daily, played, thinkers.ponder)
        played = await store.daily.find_set(played.day, played.slot) or played
    await closing.close(played, now())
    log.info("the set %s of day %s is closed", played.game, played.day)


async def haunt_today(store: Store, now: Callable[[], float], thinkers: Thinkers) -> None:
    """Work out the ghosts of today's sets. Raises NobodyThinksError."""
    for played in await store.daily.of_days([day_of(now())]):
        if not _is_haunted(played) and playable(played):
            await haunt(store.daily, played, thinkers.ponder)


async def haunt(daily: Daily, played: DailySet, ponder: Ponder) -> None:
    """Work out the ghosts that a set still lacks, at low priority. Those of each deal are stored at once, so that a
    process which ends meanwhile has not thought for nothing. Raises NobodyThinksError.
    """
    ghosts = played.ghosts or ()
    for number in range(len(ghosts) + 1, DEALS + 1):
        ghosts = (*ghosts, await ghosts_of(played, number, ponder))
        await daily.keep_ghosts(played.day, played.slot, ghosts)


def _is_haunted(played: DailySet) -> bool:
    """True if the ghosts of all deals are known."""
    return len(played.ghosts or ()) == DEALS
