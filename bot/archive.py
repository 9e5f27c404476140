"""Reads boards and rank cards from the court's memory. Who has left the server is looked up first, for the people shown
only.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import NamedTuple

import discord

from bot.boards import PER_PAGE, Board, Card, Key, Own
from bot.people import user_of
from bot.refusal import Refused
from bot.tables import Court
from data.court import Line, month_of
from data.records import TableRecord

LOOK_AGAIN = 24 * 3600.0  # how long somebody who was seen in the server is taken to be there
LOOK_SECONDS = 1.5  # how long a board waits for what is looked up: Discord waits three
GONE = (10007, 10013)  # unknown member, unknown user

# The name that somebody bears in the server; None: he has left it.
Fetch = Callable[[int], Awaitable[str | None]]


class Viewer(NamedTuple):
    """Who looks at a board, where, and how others are looked up."""

    guild: int
    user: int
    name: str
    fetch: Fetch


def viewer_of(interaction: discord.Interaction) -> Viewer:
    """Whoever clicked or typed."""
    guild = interaction.guild

    async def fetch(user: int) -> str | None:
        if guild is None:
            raise LookupError("this server is not known yet")
        try:
            return (await guild.fetch_member(user)).display_name
        except discord.NotFound as error:
            if error.code not in GONE:
                raise
            return None

    return Viewer(interaction.guild_id or 0, interaction.user.id, interaction.user.display_name, fetch)


async def key_for(court: Court, viewer: Viewer, channel: int, scope: str, span: str, game: str) -> Key:
    """The first page of the board that somebody asks for. "month" is the present one; "table" the viewer's, else the
    channel's newest. Raises Refused("no_table").
    """
    if span == "month":
        span = str(month_of(court.now()))
    if scope != "table":
        return Key(scope, span, game)
    number = await court.store.of_user(viewer.guild, viewer.user)
    if number is None:
        here = await court.store.at_channel(channel)
        if not here:
            raise Refused("no_table")
        number = here[0].id
    return Key(scope, span, game, number)


async def board(court: Court, viewer: Viewer, key: Key) -> Board:
    """That page, or the last one where there are not so many, without people who have left the server."""
    await _welcome(court, viewer)
    with suppress(TimeoutError):
        async with asyncio.timeout(LOOK_SECONDS):
            while await _look_up(court, viewer, [line.user for line in (await _read(court, viewer, key)).lines]):
                pass  # those who come up from the next page are looked up, too
    return await _read(court, viewer, key)


async def own(court: Court, viewer: Viewer, game: str) -> Own:
    """The viewer's figures of the session, the month, and all time."""
    await _welcome(court, viewer)
    annals, month = court.store.annals, str(month_of(court.now()))
    keys = [Key("server", span, game) for span in ("session", month, "all")]
    figures = await annals.figures(viewer.guild, game, [viewer.user])
    return Own({key.span: (await _read(court, viewer, key)).own for key in keys}, figures.get(viewer.user))


async def card(court: Court, viewer: Viewer, user: int, game: str) -> Card | None:
    """What the court knows of a person; None without a ranked round, and for who has left the server."""
    await _welcome(court, viewer)
    annals, guild = court.store.annals, viewer.guild
    figures = (await annals.figures(guild, game, [user])).get(user)
    rating = await annals.rating(guild, game, user)
    if figures is None or rating is None or (await annals.known(guild, [user]))[user].hidden:
        return None
    nemesis, benefactor = await annals.rivals(guild, game, user)
    return Card(figures, await annals.titles(guild, game, user), rating, nemesis, benefactor)


async def _read(court: Court, viewer: Viewer, key: Key) -> Board:
    """The page as it is known now."""
    annals, guild = court.store.annals, viewer.guild
    table = await court.table(key.table) if key.scope == "table" else None
    if key.scope == "table" and (table is None or table.record.guild != guild):
        raise Refused("unknown_table")
    if key.span == "session":
        records = [table.record] if table else await court.store.at_guild(guild)
        lines = await _session(court, guild, key.game, records)
        mine = next((line for line in lines if line.user == viewer.user), None)
        key = _clamped(key, len(lines))
        return Board(key, tuple(lines[key.page * PER_PAGE :][:PER_PAGE]), len(lines), mine)
    among = [person.user for person in table.record.people if person.user] if table else None
    total = await annals.listed(guild, key.game, key.month, least=key.least, among=among)
    key = _clamped(key, total)
    lines = await annals.board(
        guild, key.game, key.month, least=key.least, among=among, offset=key.page * PER_PAGE, count=PER_PAGE
    )
    mine = await annals.line(guild, key.game, key.month, viewer.user, least=key.least, among=among)
    return Board(key, tuple(lines), total, mine)


def _clamped(key: Key, total: int) -> Key:
    return key._replace(page=max(0, min(key.page, (total - 1) // PER_PAGE)))


async def _session(court: Court, guild: int, game: str, records: Iterable[TableRecord]) -> list[Line]:
    """Everybody in the sessions of these tables, newest first, by the index that their chronicles show."""
    found: dict[int, float] = {}
    for record in records:
        if record.game == game:
            by_user = {user_of(key): index.log for key, index in record.misery.items()}
            found = {user: index for user, index in by_user.items() if user is not None} | found
    known = await court.store.annals.known(guild, found)
    figures = await court.store.annals.figures(guild, game, found)
    listed = [user for user in found if user in known and not known[user].hidden]
    listed.sort(key=lambda user: (found[user], user), reverse=True)
    return [
        Line(
            user=user,
            name=known[user].name,
            title=figures[user].title if user in figures else None,
            misery=found[user],
            rounds=figures[user].rounds if user in figures else 0,
            place=place,
        )
        for place, user in enumerate(listed, 1)
    ]


async def _welcome(court: Court, viewer: Viewer) -> None:
    """Who looks at a board is in the server, whatever was known before."""
    known = (await court.store.annals.known(viewer.guild, [viewer.user])).get(viewer.user)
    if known is not None and known.hidden:
        await court.store.annals.looked_up(viewer.guild, viewer.user, court.now(), viewer.name)


async def _look_up(court: Court, viewer: Viewer, users: Sequence[int]) -> bool:
    """Look up those of these people who were not seen for a day; whether any of them has left."""
    known = await court.store.annals.known(viewer.guild, users)
    before = court.now() - LOOK_AGAIN
    due = [user for user, person in known.items() if person.checked <= before and not person.hidden]
    gone = await asyncio.gather(*(_look_up_one(court, viewer, user) for user in due if user != viewer.user))
    return any(gone)


async def _look_up_one(court: Court, viewer: Viewer, user: int) -> bool:
    try:
        name = await viewer.fetch(user)
    except (discord.HTTPException, LookupError):
        return False  # not known; he stays as he was, and is looked up another time
    await court.store.annals.looked_up(viewer.guild, user, court.now(), name)
    return name is None
