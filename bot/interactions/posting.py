"""The one way in which a press makes a message for everybody."""

from typing import Any

import discord
from discord.ui import LayoutView

from bot.limits import Posts
from bot.messages import first_answer
from bot.ui.custom_ids import Press

NOBODY = discord.AllowedMentions.none()


async def post(
    posts: Posts,
    interaction: discord.Interaction[Any],
    press: Press,
    view: LayoutView,
    *,
    files: list[discord.File] | None = None,
    mentions: discord.AllowedMentions = NOBODY,
) -> int:
    """Answer a press with a message that everybody sees, and return its id. Raises Refused where this person has posted
    the same by such a press, or too much of anything, within a minute; and `FAILURES`.
    """
    user = interaction.user.id
    place = f"https://discord.com/channels/{interaction.guild_id or '@me'}/{interaction.channel_id}"
    begun = posts.begin(user, press, place)
    try:
        message = await first_answer.send(
            interaction, ephemeral=False, view=view, files=files, allowed_mentions=mentions
        )
    except BaseException:
        posts.withdraw(user, begun)
        raise
    begun.link = f"{place}/{message}"
    return message
