"""Binds a database to one application. With the token of another one, every server in it would look gone."""

import logging

from bot import remembered
from data.errors import DatabaseError
from data.store import Store

log = logging.getLogger(__name__)

ADOPT = "--adopt"  # what hands a database over to another application
FACT = "application"  # under which the id of the database's application is kept


async def claim(store: Store, name: str, application: int, adopt: bool) -> None:
    """Make sure that the database belongs to this application. One that belongs to nobody yet becomes its own; one of
    another application does so only to `adopt` it. `name`: the database's name in sentences. Raises DatabaseError when
    it may not be used.
    """
    ours, owner = str(application), await store.facts.read(FACT)
    if owner == ours:
        return
    if owner is not None and not adopt:
        raise DatabaseError(
            f"{name} belongs to application {owner}, and this token to application {ours}: use the token of {owner}, "
            f"set DATABASE to another one, or hand this one over with python -m bot {ADOPT}"
        )
    if owner is not None:
        await remembered.forget(store.facts)
    await store.facts.write(FACT, ours)
    if owner is not None:
        log.info("%s belonged to application %s and now belongs to application %s", name, owner, ours)
