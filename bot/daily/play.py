"""One person's way through a set: its deals in their order, each at a table of its own, once."""

from collections.abc import Callable
from typing import NamedTuple

from bot.daily.days import playable
from bot.refusal import Refused
from bot.table import checks, playing
from bot.table.modes.deal import table_of_deal
from bot.table.preferences import PreferencesCache
from bot.table.table import Table
from bot.table.tables import Tables
from data.daily.records import PRACTICE_DAYS, Attempt, DailySet, begins, closes, day_of
from data.daily.repository import Forgotten, Over
from data.message_records import TableMessages
from data.records import DealRef
from data.schema import NOWHERE
from data.store import Store
from engine.daily import DEALS, deal_seed
from engine.games import game_of


class Player(NamedTuple):
    """The person who plays: their id and name, and the server where they are, `NOWHERE` for none."""

    user: int
    name: str
    server: int


async def homes_to_ask(store: Store, preferences: PreferencesCache, player: Player, day: int, slot: int) -> int:
    """The number of servers in which a set could count, if the person is to be asked about that before they begin it;
    else 0. They are asked if they are in no server, have not been asked before, and have not begun the set.
    """
    if player.server != NOWHERE or await _at_home(preferences, player) is not None:
        return 0
    if any(one.slot == slot for one in await store.daily.attempts(player.user, [day])):
        return 0
    return len(await store.daily.homes(player.user))


async def _at_home(preferences: PreferencesCache, player: Player) -> bool | None:
    """True if the person wants their sets to count for their servers wherever they begin them; None where nobody has
    asked them.
    """
    await preferences.learn([player.user])
    return preferences.of(player.user).deals_home


async def go_on(
    tables: Tables,
    store: Store,
    now: Callable[[], float],
    preferences: PreferencesCache,
    player: Player,
    day: int,
    slot: int,
) -> Table:
    """Open the deal that this person is at in a set, or the next one. Their attempt begins with the first deal. Raises
    Refused if there is nothing to play.
    """
    daily, at = store.daily, now()
    played = await known(store, now, day, slot)
    own = next((one for one in await daily.attempts(player.user, [day]) if one.slot == slot), None)
    late = at >= begins(day + 1) if own is None else at >= closes(day)
    if at < begins(day) or late or played.ended is not None:
        raise Refused("daily_over")
    _check(played)
    fresh = Attempt(day=day, slot=slot, user=player.user, server=player.server, name=player.name, begun=at)
    try:
        attempt = await daily.begin(fresh, bool(await _at_home(preferences, player)))
        if attempt.table is None:
            attempt = await _lay_next_table(tables, store, player, played, attempt)
    except Over:
        raise Refused("daily_over") from None
    except Forgotten:
        raise Refused("daily_forgotten") from None
    return await _begin(tables, attempt.table)


async def _lay_next_table(tables: Tables, store: Store, player: Player, played: DailySet, attempt: Attempt) -> Attempt:
    """The attempt, with a table for its next deal. Raises Refused("daily_done") after the last one, and Over."""
    if attempt.dealt >= DEALS:
        raise Refused("daily_done")
    tables.check_opening()
    deal = DealRef(day=played.day, slot=played.slot, number=attempt.dealt + 1, thinks=played.thinks)
    record = table_of_deal(played.game, deal, deal_seed(played.secret, deal.number), player.user, player.name)
    table = await tables.open(record, TableMessages())
    return await store.daily.note_table(attempt, table.record.id)


async def practise(tables: Tables, store: Store, now: Callable[[], float], player: Player, ref: DealRef) -> Table:
    """Open a deal of a closed day once more, with the stewards of this program. It counts nowhere. Raises Refused if
    the day is not open for that.
    """
    played = await known(store, now, ref.day, ref.slot)
    if played.closed is None or not 1 <= ref.number <= DEALS:
        raise Refused("daily_no_practice")
    if day_of(now()) > ref.day + PRACTICE_DAYS:
        raise Refused("daily_too_old")
    tables.check_opening()
    deal = DealRef(day=ref.day, slot=ref.slot, number=ref.number, thinks=game_of(played.game).thinks, practice=True)
    seed = deal_seed(played.secret, ref.number)
    record = table_of_deal(played.game, deal, seed, player.user, player.name, player.server)
    table = await tables.open(record, TableMessages())
    return await _begin(tables, table.record.id)


async def known(store: Store, now: Callable[[], float], day: int, slot: int) -> DailySet:
    """The set of this day and slot, if it may be talked about: the day is today or an earlier one. Raises Refused if
    there is none.
    """
    played = await store.daily.find_set(day, slot)
    if played is None or day > day_of(now()):
        raise Refused("daily_no_set")
    return played


def _check(played: DailySet) -> None:
    """Raises Refused where this program has other rules, or another search, than the set was made with."""
    if not playable(played):
        raise Refused("daily_other_version")


async def _begin(tables: Tables, number: int | None) -> Table:
    """The table of a deal, with its cards dealt."""
    table = await tables.table(number) if number is not None else None
    if table is None:
        raise Refused("daily_over")
    await tables.follow(table)
    async with table.lock:
        checks.check_open(table)
        if table.record.phase == "lobby":
            await playing.deal_round(table)
    return table
