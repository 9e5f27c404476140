"""What a handler may take, by the names of its parameters: its press, and services of the bot."""

import inspect
from collections.abc import Awaitable, Callable, Collection
from functools import cache
from typing import Any, NamedTuple

import discord

from bot.faces import Faces
from bot.interactions.click import Click
from bot.limits import Posts
from bot.messages.signs import SignKeeper
from bot.messages.surfaces import Surfaces
from bot.runtime.background import BackgroundTasks
from bot.runtime.registry import TableRegistry
from bot.table.preferences import PreferencesCache
from bot.table.server_settings import ServerSettingsCache
from bot.table.tables import Tables
from bot.ui.custom_ids import Press
from data.store import Store

Handler = Callable[..., Awaitable[None]]


class Services(NamedTuple):
    """`click`: None where the press needs no table. `now`: the time, in seconds since the epoch; `seed`: fresh luck."""

    interaction: discord.Interaction[Any]
    press: Press
    click: Click | None
    registry: TableRegistry
    tables: Tables
    store: Store
    now: Callable[[], float]
    seed: Callable[[], bytes]
    preferences: PreferencesCache
    server_settings: ServerSettingsCache
    faces: Faces
    background: BackgroundTasks
    posts: Posts
    signs: SignKeeper
    surfaces: Surfaces
    tournament_changed: Callable[[int], None]
    paused_tournaments: Collection[int]


def services_of(
    registry: TableRegistry, interaction: discord.Interaction[Any], press: Press, click: Click | None = None
) -> Services:
    """What the handler of one press may take."""
    return Services(
        interaction=interaction,
        press=press,
        click=click,
        registry=registry,
        tables=registry,
        store=registry.store,
        now=registry.now,
        seed=registry.seed,
        preferences=registry.preferences,
        server_settings=registry.server_settings,
        faces=registry.faces,
        background=registry.background,
        posts=registry.posts,
        signs=registry.signs,
        surfaces=registry.surfaces,
        tournament_changed=registry.tournament_changed,
        paused_tournaments=registry.paused_tournaments,
    )


def call(handler: Handler, services: Services) -> Awaitable[None]:
    """Call a handler with what it takes."""
    return handler(**{name: getattr(services, name) for name in _taken(handler)})


@cache
def _taken(handler: Handler) -> tuple[str, ...]:
    return tuple(inspect.signature(handler).parameters)
