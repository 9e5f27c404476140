"""The handlers of presses by which people sign up in pairs: somebody asks a partner, who accepts."""

from collections.abc import Callable
from typing import Any

import discord

from bot import screens
from bot.interactions.origin import channel_of, server_of
from bot.interactions.submitted import value
from bot.interactions.tournament_rights import check_entering, reached
from bot.limits import Posts
from bot.messages import first_answer
from bot.messages.first_answer import post
from bot.messages.surfaces import Surfaces
from bot.refusal import Malformed, Refused
from bot.table.server_settings import ServerSettingsCache
from bot.tournaments import steps
from bot.ui import names
from bot.ui.custom_ids import Press
from bot.ui.language import speaking
from bot.ui.numbers import number_in
from bot.ui.texts import say
from data.store import Store
from data.tournament_records import MOST, Course, Entry, Invitation
from data.tournaments.repository import Bound, Closed, Full


async def ask(store: Store, interaction: discord.Interaction[Any], number: int) -> None:
    """Ask somebody who has just signed up for their partner; or say who that is."""
    course = await steps.known(store, number)
    own = course.entry_of(interaction.user.id)
    if own is not None and course.is_bound(own.number):
        partner = course.entries[course.partners[own.number] - 1]
        await first_answer.send(interaction, content=_partnered(partner, own))
        return
    await first_answer.send(interaction, view=screens.partner_question(course.tournament))


async def invite(
    store: Store,
    server_settings: ServerSettingsCache,
    posts: Posts,
    surfaces: Surfaces,
    tournament_changed: Callable[[int], None],
    interaction: discord.Interaction,
    press: Press,
) -> None:
    """Ask the chosen person in the channel. Raises Refused for somebody who cannot be a partner."""
    course = await _open(store, interaction, press.table)
    own, user = course.entry_of(interaction.user.id), number_in(value(interaction))
    if own is None or own.left is not None:
        raise Refused("tournament_not_in")
    other = course.entry_of(user)
    if user == interaction.user.id or _is_bot(interaction, user):
        raise Refused("tournament_partner")
    if course.is_bound(own.number) or (other is not None and course.is_bound(other.number)):
        raise Refused("tournament_bound")
    reached = await surfaces.table_call.admit_invitations([user], interaction.user.id)
    mentions = discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(one) for one in reached] or False
    )
    with speaking(server_settings.language(server_of(interaction))):
        view = screens.partner_invitation(course.tournament, own, user)
    asked = press._replace(argument=str(user))
    sent = await post(posts, interaction, asked, view, mentions=mentions)
    invitation = Invitation(inviter=own.number, user=user, channel=channel_of(interaction), message=sent)
    await store.tournaments.invite(course.tournament.id, invitation)
    tournament_changed(course.tournament.id)


async def accept(
    store: Store, tournament_changed: Callable[[int], None], interaction: discord.Interaction, press: Press
) -> None:
    """Sign up as the partner of the person who asks. Raises Refused for everybody who was not asked."""
    course = await _open(store, interaction, press.table)
    inviter, _, asked = press.argument.partition(".")
    if number_in(asked, base=36) != interaction.user.id:
        raise Refused("tournament_not_asked")
    user, number = interaction.user, number_in(inviter, base=36)
    await check_entering(store, course.tournament, user.id)
    try:
        own = await store.tournaments.pair_up(press.table, number, user.id, user.display_name)
    except Closed:
        raise Refused("tournament_closed") from None
    except Full:
        raise Refused("tournament_full", most=MOST) from None
    except Bound:
        raise Refused("tournament_bound") from None
    tournament_changed(course.tournament.id)
    partner = course.entries[number - 1].model_copy(update={"since": own.since})
    await first_answer.send(interaction, content=_partnered(partner, own))


def _partnered(partner: Entry, own: Entry) -> str:
    return say("tournament-partnered", name=names.in_markdown(partner.name), round=max(partner.since, own.since))


async def _open(store: Store, interaction: discord.Interaction[Any], number: int) -> Course:
    """A tournament of pairs of this server that can still be entered. Raises Refused."""
    course = await reached(store, interaction, number)
    if not course.tournament.pairs:
        raise Refused("tournament_unknown")
    if not course.tournament.enters:
        raise Refused("tournament_closed")
    return course


def _is_bot(interaction: discord.Interaction[Any], user: int) -> bool:
    """True unless Discord says of the chosen user that they are a person."""
    data: dict[str, Any] = dict(interaction.data or {})
    users: dict[str, Any] = data.get("resolved", {}).get("users", {})
    if str(user) not in users:
        raise Malformed
    return bool(users[str(user)].get("bot"))
