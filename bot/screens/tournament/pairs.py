"""A tournament in which people sign up in pairs: the question for a partner, and the invitation that they accept."""

from discord import ui

from bot.screens.tournament.page import link_to, press_on
from bot.ui import names
from bot.ui.components import GOOD, GREY, VIOLET, button, chooser, rows, screen, text
from bot.ui.custom_ids import base36, encode
from bot.ui.naming import name_of_game
from bot.ui.texts import say
from data.tournament_records import Entry, Tournament


def partner_question(tournament: Tournament) -> ui.LayoutView:
    """The answer to somebody who has signed up and has no partner yet."""
    menu: ui.UserSelect[ui.LayoutView] = ui.UserSelect(
        custom_id=encode(press_on(tournament, "partner")), placeholder=say("tournament-partner-hint")
    )
    return screen(VIOLET, text(say("tournament-partner-question")), chooser(menu))


def partner_invitation(tournament: Tournament, inviter: Entry, user: int) -> ui.LayoutView:
    """The message in which a person asks another to sign up with them. It can be accepted as long as sign-up is open
    and neither has a partner.
    """
    asked = say(
        "tournament-partner-asked",
        mention=f"<@{user}>",
        name=names.in_markdown(inviter.name),
        game=name_of_game(tournament.game),
        link=link_to(tournament),
    )
    accept = press_on(tournament, "accept", f"{base36(inviter.number)}.{base36(user)}")
    return screen(VIOLET, text(asked), rows([button(say("button-tournament-accept"), accept, GOOD)]))


def lapsed_invitation(inviter: Entry) -> ui.LayoutView:
    """The same message once it cannot be accepted any more."""
    return screen(GREY, text(say("tournament-partner-lapsed", name=names.in_markdown(inviter.name))))
