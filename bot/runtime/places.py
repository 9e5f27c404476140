"""The live tables of servers that go and come back, and of channels and tables that are deleted."""

import logging
from collections.abc import Collection

import discord

from bot.runtime.registry import TableRegistry
from bot.table import committing

log = logging.getLogger(__name__)


async def suspend_server(client: discord.Client, registry: TableRegistry, guild: int) -> None:
    """Let the tables of a server that is gone stand still. Nothing is lost, since it may come back."""
    async with registry.servers_lock:
        if client.get_guild(guild) is not None:
            return  # it has come back meanwhile
        registry.gone.add(guild)
        async with registry.hold_still(lambda record: record.guild == guild):
            await registry.store.cleaning.mark_gone(guild, registry.now())


async def revive_server(registry: TableRegistry, guild: int) -> bool:
    """Let the tables of a server that was gone go on, as after a restart. Return True if it was gone."""
    async with registry.servers_lock:
        if guild not in registry.gone:
            return False
        async with registry.hold_still(lambda record: record.guild == guild):
            await registry.store.cleaning.unmark(guild)
            registry.gone.remove(guild)
        registry.signs.mark(guild)
        for record in await registry.unattended():
            if record.guild == guild:
                registry.background.later(registry.revive(record.id))
        return True


async def forget_server(registry: TableRegistry, guild: int) -> dict[str, int]:
    """Delete all that is stored of a server that is gone for good. Return the number of rows deleted, by table."""
    async with registry.hold_still(lambda record: record.guild == guild) as tables:
        deleted = await registry.store.cleaning.forget_guild(guild)
        for table in tables:
            committing.vanish(table)
    registry.server_settings.forget(guild)
    registry.signs.forget(guild)
    return deleted


async def forget_channel(registry: TableRegistry, channel: int) -> None:
    """Delete the tables of a channel or thread that is no more. What they led to stays."""
    async with registry.hold_still(lambda record: record.channel == channel) as tables:
        await registry.store.cleaning.forget_channel(channel)
        for table in tables:
            committing.vanish(table)
    for guild in {table.record.guild for table in tables}:
        registry.signs.mark(guild)


async def forget_closed(registry: TableRegistry, before: float) -> None:
    """Delete the tables that were closed before then, with their rounds; what they led to stays."""
    if deleted := await registry.store.cleaning.forget_closed(before):
        log.info("%d closed tables were old enough to be deleted", deleted)
    registry.let_go(before)


async def forget_tables(registry: TableRegistry, numbers: Collection[int]) -> None:
    """Forget these tables, which are deleted in the store."""
    async with registry.hold_still(lambda record: record.id in numbers) as tables:
        for table in tables:
            committing.vanish(table)
