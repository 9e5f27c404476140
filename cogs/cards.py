"""`/cards`: tables of every game in the registry."""

from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot import screens
from bot.client import Client
from bot.interactions import invitations, queries
from bot.interactions.handlers.memories import proof
from bot.interactions.handlers.table import finding, hints, opening
from bot.interactions.localized import PACE_KEYS, localized, localized_choices
from bot.interactions.origin import home_of, server_of
from bot.limits import costly
from bot.messages import first_answer
from bot.refusal import Refused
from bot.replay.verification import meant
from bot.table import checks, lobby, seating
from bot.table.scenes import scene_of
from bot.table.table import Table
from bot.ui.naming import name_of_game
from bot.ui.texts import say
from cogs.table_commands import TableCommands, known, offered
from data.records import Pace

STARTING = ("game", "seats", "pace", "preset", "company")
MOST_BLOCKS = 50  # people that one person blocks
ROUNDS = app_commands.Range[int, 1, 1_000_000]


class CardsCog(TableCommands, commands.GroupCog, group_name="cards", group_description=localized("command-cards")):
    """The commands of any table."""

    def __init__(self, client: Client) -> None:
        self._client = client
        client.tree.add_command(app_commands.ContextMenu(name=localized("menu-invite"), callback=self.invite))

    async def invite(self, interaction: discord.Interaction, person: discord.User) -> None:
        """Invite a person, from their menu, to the table of whoever asks, or to a new one."""
        registry = self._client.registry
        if person.bot or person.id == interaction.user.id:
            raise Refused("nobody_to_invite")
        await invitations.invite(registry, registry.server_settings, interaction, [person.id])

    @app_commands.command(description=localized("command-cards-start"))
    @app_commands.rename(company="with")
    @app_commands.describe(**{option: localized(f"command-cards-start.{option}") for option in STARTING})
    @app_commands.choices(pace=localized_choices(PACE_KEYS))
    async def start(
        self,
        interaction: discord.Interaction,
        game: str | None = None,
        seats: app_commands.Range[int, 1, 25] | None = None,
        pace: Pace | None = None,
        preset: str | None = None,
        company: str | None = None,
    ) -> None:
        if game:
            await self.open(interaction, game, preset, {"seats": seats, "pace": pace}, company)
        elif preset:
            raise Refused("preset_of_no_game")
        else:
            invited = await invitations.read_people(interaction, company) if company else ()
            await opening.ask(self._client.registry.server_settings, interaction, seats, pace, invited)

    @start.autocomplete("game")
    async def names(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer every game that may be played here."""
        return offered(await self.allowed(interaction), typed)

    @app_commands.command(description=localized("command-hint"))
    async def hint(self, interaction: discord.Interaction) -> None:
        registry = self._client.registry
        table = await finding.adviser(registry, registry.store, server_of(interaction), interaction.user.id)
        await seating.back(table, interaction.user.id)
        await hints.answer(interaction, table)

    @app_commands.command(description=localized("command-leave"))
    async def leave(self, interaction: discord.Interaction) -> None:
        table = await self._own(interaction)
        if table.holds_cards(interaction.user.id):
            await self._client.registry.surfaces.show_panel(interaction, table, leave=True)
            return
        await seating.leave(table, interaction.user.id)
        await first_answer.send(interaction, content=say("left-table"))

    @app_commands.command(description=localized("command-end"))
    async def end(self, interaction: discord.Interaction) -> None:
        table, manager = await self._ending(interaction), interaction.permissions.manage_guild
        checks.check_closing(table, interaction.user.id, manager)
        if table.in_play:
            await first_answer.send(interaction, view=screens.ending(scene_of(table)))
            return
        await lobby.close(table, interaction.user.id, manager)
        await first_answer.send(interaction, content=say("table-ended"))

    @app_commands.command(description=localized("command-tables"))
    async def tables(self, interaction: discord.Interaction) -> None:
        registry = self._client.registry
        view = await finding.found(registry, registry.store, interaction)
        await first_answer.send(interaction, view=view)

    @app_commands.command(description=localized("command-mine"))
    async def mine(self, interaction: discord.Interaction) -> None:
        registry = self._client.registry
        view = await finding.own(
            registry, registry.store, registry.paused_tournaments, server_of(interaction), interaction.user.id
        )
        await first_answer.send(interaction, view=view)

    @app_commands.command(description=localized("command-settings"))
    async def settings(self, interaction: discord.Interaction) -> None:
        preferences = self._client.registry.preferences
        await preferences.learn([interaction.user.id])
        await first_answer.send(interaction, view=screens.settings(preferences.of(interaction.user.id)))

    @app_commands.command(description=localized("command-block"))
    @app_commands.describe(person=localized("command-block.person"))
    async def block(self, interaction: discord.Interaction, person: discord.User | None = None) -> None:
        people, user = self._client.registry.store.people, interaction.user
        if person is None:
            blocked = ", ".join(f"<@{one}>" for one in await people.blocked_by(user.id))
            await first_answer.send(
                interaction, content=say("blocks", people=blocked) if blocked else say("blocks-nobody")
            )
            return
        if person.bot or person.id == user.id:
            raise Refused("nobody_to_block")
        now = await people.toggle_block(user.id, person.id, MOST_BLOCKS)
        if now is None:
            raise Refused("too_many_blocks", most=MOST_BLOCKS)
        await first_answer.send(interaction, content=say("blocked" if now else "unblocked", person=f"<@{person.id}>"))

    @app_commands.command(description=localized("command-notify"))
    async def notify(self, interaction: discord.Interaction) -> None:
        registry, guild = self._client.registry, server_of(interaction)
        role = (await registry.server_settings.learn(guild)).call_role
        if not await registry.store.servers.toggle_listening(guild, interaction.user.id, registry.now()):
            await first_answer.send(interaction, content=say("notify-off"))
        else:
            await first_answer.send(
                interaction, content=say("notify-on-role", role=f"<@&{role}>") if role else say("notify-on")
            )

    @app_commands.command(description=localized("command-verify"))
    @costly
    @app_commands.rename(number="round")
    @app_commands.describe(number=localized("command-verify.number"))
    async def verify(self, interaction: discord.Interaction, number: ROUNDS | None = None) -> None:
        store = self._client.registry.store
        table = await meant(store, server_of(interaction), home_of(interaction), interaction.user.id)
        await proof.answer(interaction, store, table, number)

    @app_commands.command(description=localized("command-boards"))
    @app_commands.describe(**{option: localized(f"command-boards.{option}") for option in ("game", "scope", "span")})
    @app_commands.choices(
        scope=localized_choices({one: f"choice-scope.{one}" for one in ("server", "table")}),
        span=localized_choices({one: f"choice-span.{one}" for one in ("month", "all")}),
    )
    async def boards(
        self,
        interaction: discord.Interaction,
        game: str | None = None,
        scope: Literal["server", "table"] = "server",
        span: Literal["month", "all"] = "all",
    ) -> None:
        registry, viewer = self._client.registry, queries.viewer_of(interaction)
        home, games = home_of(interaction), self.games()
        played = (
            known(game, games) if game else await queries.game_meant(registry.store, viewer, home, viewer.user, games)
        )
        key = await queries.key_for(registry.store, registry.now, viewer, home, scope, span, played, "wins")
        view = screens.board(await queries.board(registry, registry.store, registry.now, viewer, key))
        await first_answer.send(interaction, view=view)

    @boards.autocomplete("game")
    async def counted(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The choices of a game, among all of them."""
        return offered({game: name_of_game(game) for game in self.games()}, typed)

    @start.autocomplete("preset")
    async def presets(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.presets_of(interaction, typed)

    async def _ending(self, interaction: discord.Interaction) -> Table:
        """The person's table, or for a server manager the newest one of the channel. Raises Refused."""
        registry = self._client.registry
        if interaction.permissions.manage_guild:
            own = await registry.table_of(server_of(interaction), interaction.user.id)
            here = await registry.store.tables.at_channel(home_of(interaction))
            if own is None and here and (table := await registry.table(here[0].id)):
                return table
        return await self._own(interaction)


async def setup(client: Client) -> None:
    """Add the commands; discord.py calls it when it loads the extension."""
    await client.add_cog(CardsCog(client))
