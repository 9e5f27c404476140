"""Invitations to be a partner in a tournament, taken back once nobody can accept them any more."""

import logging

import discord

from bot import screens
from bot.trouble import FAILURES, UNKNOWN_MESSAGE, code_of, describe, may_pass
from data.tournament_records import Course, Invitation

log = logging.getLogger(__name__)


async def taken_back(client: discord.Client, course: Course, invitation: Invitation) -> bool:
    """Let an invitation say that it has lapsed; one that was accepted goes, as the message of the tournament names the
    pair. False where that may go well another time.
    """
    message = client.get_partial_messageable(invitation.channel).get_partial_message(invitation.message)
    try:
        if course.has_accepted(invitation):
            await message.delete()
        else:
            await message.edit(view=screens.lapsed_invitation(course.entries[invitation.inviter - 1]))
    except FAILURES as error:
        if code_of(error) == UNKNOWN_MESSAGE:  # somebody has deleted it
            return True
        log.warning("tournament %s: an invitation could not be taken back: %s", course.tournament.id, describe(error))
        return not may_pass(error) or course.tournament.phase == "over"
    return True
