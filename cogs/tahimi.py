"""`/tahimi`: open a table, look at one's hand, read the rules, verify a round, leave, end."""

from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands
from discord.ui import LayoutView

from bot import screens
from bot.client import Client
from bot.games.shows import family_of
from bot.interactions.errors import seated_elsewhere, sentence
from bot.interactions.handlers import proof
from bot.interactions.open_table import open_table
from bot.interactions.origin import home_of
from bot.replay.verification import meant
from bot.table.family import Settings
from bot.table.server_settings import checked, fitted
from bot.table.table import Table
from bot.ui.refusal import Refused
from bot.ui.rulebook import chapter as chapter_of
from bot.ui.rulebook import chapters
from bot.ui.texts import say
from data.records import ServerSettings
from data.store import Seated
from engine.contract import Illegal
from engine.games import GAMES

STARTING = ("game", "seats", "deck", "pace", "preset")
GAME_CHOICES = [app_commands.Choice(name=say(f"game-{game}"), value=game) for game in GAMES]
MOST_CHOICES = 25


class TahimiCog(commands.GroupCog, group_name="tahimi", group_description=say("command-tahimi")):
    """The commands of a Tahimi table."""

    def __init__(self, client: Client) -> None:
        self._client = client

    @app_commands.command(description=say("command-start"))
    @app_commands.describe(**{option: say(f"command-start.{option}") for option in STARTING})
    @app_commands.choices(game=GAME_CHOICES)
    async def start(
        self,
        interaction: discord.Interaction,
        game: str = "tahimi",
        seats: app_commands.Range[int, 3, 13] | None = None,
        deck: Literal["expanded", "extra_suits", "standard"] | None = None,
        pace: Literal["quick", "lively", "relaxed", "slow"] | None = None,
        preset: str | None = None,
    ) -> None:
        registry = self._client.registry
        options = {"seats": seats, "deck_mode": deck, "pace": pace}
        said = {name: value for name, value in options.items() if value is not None}

        def chosen(wanted: ServerSettings) -> Settings:
            return fitted(wanted, ready_made(game, preset)) | dict(checked(wanted, said))

        async def send(view: LayoutView) -> int | None:
            return (await interaction.response.send_message(view=view)).message_id

        try:
            await open_table(registry, interaction, game, chosen, send)
        except Seated as seated:
            other = await registry.table(seated.table)
            await whisper(interaction, seated_elsewhere(other))
        except Illegal as refusal:
            await whisper(interaction, sentence(refusal))

    @start.autocomplete("preset")
    async def presets(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The ready-made sets of the game that is chosen beside them."""
        names = family_of(interaction.namespace.game or "tahimi").offer(interaction.namespace.game or "tahimi").presets
        return offered({name: say(f"preset-{name}") for name in names}, typed)

    @app_commands.command(description=say("command-hand"))
    async def hand(self, interaction: discord.Interaction) -> None:
        table = await self._own(interaction)
        if table is not None:
            await table.back(interaction.user.id)
            await self._client.registry.show_panel(interaction, table)

    @app_commands.command(description=say("command-leave"))
    async def leave(self, interaction: discord.Interaction) -> None:
        table = await self._own(interaction)
        if table is None:
            return
        if table.holds_cards(interaction.user.id):
            await self._client.registry.show_panel(interaction, table, leave=True)
            return
        await table.leave(interaction.user.id)
        await whisper(interaction, say("left-table"))

    @app_commands.command(description=say("command-end"))
    async def end(self, interaction: discord.Interaction) -> None:
        table = await self._ending(interaction)
        if table is None:
            return
        try:
            await table.close(interaction.user.id, interaction.permissions.manage_guild)
        except Illegal as refusal:
            await whisper(interaction, sentence(refusal))
            return
        await whisper(interaction, say("table-ended"))

    @app_commands.command(description=say("command-settings"))
    async def settings(self, interaction: discord.Interaction) -> None:
        preferences = self._client.registry.preferences
        await preferences.learn([interaction.user.id])
        await interaction.response.send_message(
            view=screens.settings(preferences.of(interaction.user.id)), ephemeral=True
        )

    @app_commands.command(description=say("command-notify"))
    async def notify(self, interaction: discord.Interaction) -> None:
        registry, guild = self._client.registry, interaction.guild_id or 0
        role = (await registry.server_settings.learn(guild)).call_role
        if not await registry.store.servers.listen(guild, interaction.user.id, registry.now()):
            await whisper(interaction, say("notify-off"))
        else:
            await whisper(interaction, say("notify-on-role", role=f"<@&{role}>") if role else say("notify-on"))

    @app_commands.command(description=say("command-rules"))
    @app_commands.describe(game=say("command-rules.game"), chapter=say("command-rules.chapter"))
    @app_commands.choices(game=GAME_CHOICES)
    async def rules(self, interaction: discord.Interaction, game: str | None = None, chapter: str = "") -> None:
        book = game or await self._game_here(interaction)
        await interaction.response.send_message(view=screens.page(chapter_of(book, chapter)), ephemeral=True)

    @rules.autocomplete("chapter")
    async def chapters(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The chapters of the game that is chosen beside them, or is played here."""
        book = interaction.namespace.game or await self._game_here(interaction)
        return offered({one.name: one.title for one in chapters(book)}, typed)

    async def _game_here(self, interaction: discord.Interaction) -> str:
        """The game of the newest table in this channel; Tahimi where there is none."""
        here = await self._client.registry.store.at_channel(home_of(interaction))
        return here[0].game if here else "tahimi"

    @app_commands.command(description=say("command-verify"))
    @app_commands.rename(number="round")
    @app_commands.describe(number=say("command-verify.number"))
    async def verify(
        self, interaction: discord.Interaction, number: app_commands.Range[int, 1, 1_000_000] | None = None
    ) -> None:
        try:
            store = self._client.registry.store
            table = await meant(store, interaction.guild_id or 0, home_of(interaction), interaction.user.id)
            await proof.answer(interaction, store, table, number)
        except Illegal as refusal:
            await whisper(interaction, sentence(refusal))

    async def _own(self, interaction: discord.Interaction) -> Table | None:
        """The person's table; without one he is told, and the answer is None."""
        table = await self._client.registry.table_of(interaction.guild_id or 0, interaction.user.id)
        if table is None:
            await whisper(interaction, sentence(Refused("no_table")))
        return table

    async def _ending(self, interaction: discord.Interaction) -> Table | None:
        """The person's table, or for a server manager the newest one of the channel."""
        registry = self._client.registry
        if interaction.permissions.manage_guild:
            own = await registry.table_of(interaction.guild_id or 0, interaction.user.id)
            here = await registry.store.at_channel(home_of(interaction))
            if own is None and here:
                return await registry.table(here[0].id)
        return await self._own(interaction)


def ready_made(game: str, preset: str | None) -> Settings:
    """A ready-made set of house rules; None: the usual one. Raises Refused("no_preset") for one of another game."""
    sets = family_of(game).offer(game).presets
    if preset is not None and preset not in sets:
        raise Refused("no_preset", game=game)
    return dict(sets[preset]) if preset is not None else {}


def offered(names: dict[str, str], typed: str) -> list[app_commands.Choice[str]]:
    """What to choose from while somebody types: value -> name, those that hold what was typed."""
    found = [(name, shown) for name, shown in names.items() if typed.casefold() in shown.casefold()]
    return [app_commands.Choice(name=shown, value=name) for name, shown in found[:MOST_CHOICES]]


async def whisper(interaction: discord.Interaction, sentence_: str) -> None:
    """Answer a command privately."""
    await interaction.response.send_message(sentence_, ephemeral=True)


async def setup(client: Client) -> None:
    """Called by discord.py when it loads the extension."""
    await client.add_cog(TahimiCog(client))
