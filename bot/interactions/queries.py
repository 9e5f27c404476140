"""Reads boards and rank cards from what is remembered. People who have left the server are looked up first, for the
people shown only.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple, Protocol

import discord

from bot.games.shows import family_of, miserable
from bot.interactions.origin import asker_of
from bot.refusal import Refused
from bot.replay.verification import meant
from bot.stats.leaderboard import PER_PAGE, BoardKey, BoardPage, Own
from bot.table import checks
from bot.table.checks import Asker
from bot.table.people import user_of
from bot.table.table import Table
from bot.table.tables import Tables
from bot.trouble import FAILURES, UNKNOWN_MEMBER, UNKNOWN_USER, describe
from data.records import TableRecord
from data.stats.months import ALL_TIME, month_of
from data.stats.records import By, Line, Met, Page, Portrait, Step
from data.store import Store
from engine.games import GAMES

log = logging.getLogger(__name__)

LOOK_AGAIN = 24 * 3600.0  # how long somebody who was seen in the server is taken to be there
LOOK_SECONDS = 1.5  # how long a board waits for what is looked up: Discord waits three
NOBODY = (UNKNOWN_MEMBER, UNKNOWN_USER)

# The name that somebody bears in the server; None: they have left it.
Fetch = Callable[[int], Awaitable[str | None]]


class Viewer(NamedTuple):
    """The viewer of a board, and how others are looked up."""

    asker: Asker
    name: str
    fetch: Fetch

    @property
    def guild(self) -> int:
        """The server where they look at it."""
        return self.asker.server

    @property
    def user(self) -> int:
        return self.asker.user


def viewer_of(interaction: discord.Interaction) -> Viewer:
    """The viewer behind an interaction."""
    guild = interaction.guild

    async def fetch(user: int) -> str | None:
        if guild is None:
            raise LookupError("this server is not known yet")
        try:
            return (await guild.fetch_member(user)).display_name
        except discord.NotFound as error:
            if error.code not in NOBODY:
                raise
            return None

    return Viewer(asker_of(interaction), interaction.user.display_name, fetch)


class Process(Protocol):
    """The parts of the process that queries need: its store, the time, and a live table."""

    @property
    def store(self) -> Store: ...
    @property
    def now(self) -> Callable[[], float]: ...
    async def table(self, number: int) -> Table | None: ...


async def game_meant(store: Store, viewer: Viewer, channel: int, user: int, games: Collection[str]) -> str:
    """The game that is shown of a person if none is named. It is the game among these that was played last in this
    channel, if they have ranked rounds of it; else the game of which they have most. For a person without ranked
    rounds, the rounds of all people of the server count instead.
    """
    stats, here = store.stats, None
    with suppress(Refused):
        here = (await meant(store, viewer.guild, channel, viewer.user)).game
    theirs = [game for game in await stats.games(viewer.guild, user) if game in games]
    known = theirs or [game for game in await stats.played(viewer.guild, ALL_TIME) if game in games] or list(games)
    return here if here in known else known[0]


async def key_for(
    store: Store,
    now: Callable[[], float],
    viewer: Viewer,
    channel: int,
    scope: str,
    span: str,
    game: str,
    by: By = "misery",
) -> BoardKey:
    """The first page of the board that somebody asks for. "month" is the present one; "table" the viewer's, else the
    channel's newest. Raises Refused("no_table").
    """
    if span == "month":
        span = str(month_of(now()))
    if scope != "table":
        return BoardKey(scope, span, game, by=by)
    number = await store.tables.of_user(viewer.guild, viewer.user)
    if number is None:
        here = await store.tables.at_channel(channel)
        if not here:
            raise Refused("no_table")
        number = here[0].id
    return BoardKey(scope, span, game, number, by=by)


async def board(tables: Tables, store: Store, now: Callable[[], float], viewer: Viewer, key: BoardKey) -> BoardPage:
    """The page of a board, or its last one where it has fewer, without people who have left the server."""
    shown = await _read_board(tables, store, viewer, key)
    try:
        async with asyncio.timeout(LOOK_SECONDS):
            while await _look_up(store, now, viewer, [line.user for line in shown.page.lines]):
                shown = await _read_board(tables, store, viewer, key)  # people from the next page are looked up, too
    except TimeoutError:
        shown = await _read_board(tables, store, viewer, key)
    return shown


async def own(tables: Tables, store: Store, now: Callable[[], float], viewer: Viewer, game: str) -> Own:
    """The viewer's figures of the session, the month, and all time."""
    await _look_up(store, now, viewer, [])
    stats, month = store.stats, str(month_of(now()))
    session = (await _read_board(tables, store, viewer, BoardKey("server", "session", game))).page.own
    lines = {
        key.span: await stats.line(viewer.guild, game, key.month, viewer.user)
        for key in (BoardKey("server", span, game) for span in (month, "all"))
    }
    figures = await stats.figures(viewer.guild, game, [viewer.user])
    return Own(
        {"session": session} | lines, figures.get(viewer.user), await games_with_misery(store, viewer, viewer.user)
    )


async def portrait(store: Store, now: Callable[[], float], viewer: Viewer, user: int, game: str) -> Portrait | None:
    """A person's figures; None without a ranked round, and for somebody who has left the server."""
    await _look_up(store, now, viewer, [])
    return await store.stats.portrait(viewer.guild, game, user)


async def games_with_misery(store: Store, viewer: Viewer, user: int) -> list[str]:
    """The games in which a person has any misery."""
    return known_games(await store.stats.games(viewer.guild, user), miserable())


async def find_record_against(store: Store, viewer: Viewer, user: int, game: str) -> Met | None:
    """The viewer's record against this person; None against oneself, and where they have not met."""
    if user == viewer.user:
        return None
    found = await store.stats.met(viewer.guild, game, viewer.user, user)
    return found if found.rounds else None


async def history(
    store: Store, now: Callable[[], float], viewer: Viewer, user: int, game: str, most: int | None
) -> list[Step]:
    """A person's newest ranked rounds, the oldest of them first; none of a person who has left the server."""
    await _look_up(store, now, viewer, [])
    return await store.stats.history(viewer.guild, game, user, most)


async def _read_board(tables: Tables, store: Store, viewer: Viewer, key: BoardKey) -> BoardPage:
    """The page as it is known now. Raises Refused("unknown_table")."""
    table = await tables.table(key.table) if key.scope == "table" else None
    if key.scope == "table" and table is None:
        raise Refused("unknown_table")
    if table is not None:
        checks.check_reach(table.record, viewer.asker)
    if key.span == "session":
        records = [table.record] if table else await store.tables.at_guild(viewer.guild)
        page = _page(await _session(store, viewer.guild, key.game, records), key.page, viewer.user)
    else:
        page = await store.stats.board(
            viewer.guild,
            key.game,
            key.month,
            reader=viewer.user,
            page=key.page,
            size=PER_PAGE,
            among=[person.user for person in table.record.people if person.user] if table else None,
            by=key.by,
        )
    months = await store.stats.months(viewer.guild, key.game)
    games = known_games(await store.stats.counted(viewer.guild), miserable() if key.by == "misery" else GAMES)
    return BoardPage(key._replace(page=page.number), page, months, games)


def known_games(known: Collection[str], games: Iterable[str] = GAMES) -> list[str]:
    """The games among these that are known, in the order in which games are always listed."""
    return [game for game in games if game in known]


def _page(lines: Sequence[Line], number: int, reader: int) -> Page:
    """A page of a board that is known whole."""
    number = min(number, max(0, len(lines) - 1) // PER_PAGE)
    own = next((line for line in lines if line.user == reader), None)
    return Page(lines=tuple(lines[number * PER_PAGE :][:PER_PAGE]), number=number, total=len(lines), own=own)


def _session_misery(record: TableRecord) -> Mapping[str, float]:
    """The index of misery in a table's session, by key."""
    family = family_of(record.game)
    return family.session(family.read(record))


async def _session(store: Store, guild: int, game: str, records: Iterable[TableRecord]) -> list[Line]:
    """The lines of everybody in the sessions of these tables, newest first, by the index that their chronicles show."""
    found: dict[int, float] = {}
    for record in records:
        if record.game == game:
            by_user = {user_of(key): index for key, index in _session_misery(record).items()}
            found = {user: index for user, index in by_user.items() if user is not None} | found
    known = await store.stats.known(guild, found)
    figures = await store.stats.figures(guild, game, found)
    listed = [user for user in found if user in known and not known[user].hidden]
    listed.sort(key=lambda user: (found[user], user), reverse=True)
    return [
        Line(
            user=user,
            name=known[user].name,
            title=figures[user].title if user in figures else None,
            misery=found[user],
            rounds=figures[user].rounds if user in figures else 0,
            place=1 + sum(found[other] > found[user] for other in listed),
        )
        for user in listed
    ]


async def _look_up(store: Store, now: Callable[[], float], viewer: Viewer, users: Sequence[int]) -> bool:
    """Look up those of these people who were not seen for a day. Return True if anything is new. The viewer is in the
    server, whatever was known before.
    """
    known = await store.stats.known(viewer.guild, {viewer.user, *users})
    before = now() - LOOK_AGAIN
    due = [user for user, person in known.items() if person.checked <= before and not person.hidden]
    found = await asyncio.gather(*(_fetch_people(viewer, user) for user in due if user != viewer.user))
    names = {user: name for one in found for user, name in one.items()}
    if viewer.user in known and known[viewer.user].hidden:
        names[viewer.user] = viewer.name
    if names:
        await store.stats.looked_up(viewer.guild, now(), names)
    return bool(names)


async def _fetch_people(viewer: Viewer, user: int) -> dict[int, str | None]:
    """The people for `StatsRepository.looked_up`; none where Discord does not say: they are looked up another time."""
    try:
        return {user: await viewer.fetch(user)}
    except (*FAILURES, LookupError) as error:
        log.warning("user %s could not be looked up: %s", user, describe(error))
        return {}
