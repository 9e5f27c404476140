"""One person's part in the tournaments of a server, to be exported or deleted. Each function is a part of a
transaction.
"""

from typing import Any

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema import entries, remarks, tournaments
from data.tournaments.rows import as_tournament, columns_of, read_course


async def export(connection: AsyncConnection, guild: int, user: int) -> dict[str, list[dict[str, Any]]]:
    """The entries of a person in the tournaments of a server, each with the name of the partner with whom they signed
    up; the invitations that stand to them and of them, by their tournament; and their remarks as a referee.
    """
    found: dict[str, list[dict[str, Any]]] = {}
    for table in (entries, remarks):
        query = select(table).join(tournaments).where(tournaments.c.guild == guild, table.c.user == user)
        rows = await connection.execute(query.order_by(table.c.tournament, table.c.number))
        found[table.name] = [row._asdict() for row in rows]
    invitations = []
    for entry in found[entries.name]:
        course = await read_course(connection, entry["tournament"])
        partner = course.partners.get(entry["number"]) if course is not None else None
        entry["partner"] = course.entries[partner - 1].name if course is not None and partner is not None else None
    rows = await connection.execute(select(tournaments).where(tournaments.c.guild == guild))
    own = {(entry["tournament"], entry["number"]) for entry in found[entries.name]}
    for one in [as_tournament(row) for row in rows]:
        invitations += [
            {"tournament": one.id, **invitation.model_dump()}
            for invitation in one.invitations
            if invitation.user == user or (one.id, invitation.inviter) in own
        ]
    return found | {"invitations": invitations}


async def forget(connection: AsyncConnection, guild: int, user: int, name: str) -> None:
    """Remove a person from the tournaments of a server: `name` stands in their place, and they have left those that go
    on.
    """
    rows = await connection.execute(select(tournaments).where(tournaments.c.guild == guild))
    for tournament in [as_tournament(row) for row in rows]:
        this = (entries.c.tournament == tournament.id, entries.c.user == user)
        left = func.coalesce(entries.c.left, tournament.round + 1)
        await connection.execute(update(entries).where(*this).values(user=None, name=name, left=left))
        this = (remarks.c.tournament == tournament.id, remarks.c.user == user)
        await connection.execute(update(remarks).where(*this).values(user=None, name=name))
        uninvited = tuple(one for one in tournament.invitations if one.user != user)
        if tournament.creator == user or uninvited != tournament.invitations:
            creator = 0 if tournament.creator == user else tournament.creator
            columns = columns_of(tournament.model_copy(update={"creator": creator, "invitations": uninvited}))
            await connection.execute(update(tournaments).where(tournaments.c.id == tournament.id).values(columns))
