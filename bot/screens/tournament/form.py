"""The form of a new tournament: all of it is filled in with what works."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import discord
from discord import ui

from bot.stamp import Stamp
from bot.table.server_settings import playable
from bot.ui.components import form
from bot.ui.custom_ids import TOURNAMENT, Press
from bot.ui.naming import name_of_game
from bot.ui.texts import say
from data.settings_records import ServerSettings
from data.tournament_records import Form


class Plan(NamedTuple):
    """A choice in the form of a tournament. `rounds`: 0 in a knock-out. `days`: how long each round of a league lasts;
    0 in other forms.
    """

    form: Form
    rounds: int = 0
    days: int = 0


ROUNDS = (2, 3, 4, 5, 6, 7, 8)
LEAGUES = [(rounds, days) for days in (1, 3, 7, 14) for rounds in (3, 4, 6)]
PLANS: Mapping[str, Plan] = {
    **{str(rounds): Plan("swiss", rounds) for rounds in ROUNDS},
    "knock-out": Plan("knock-out"),
    **{f"{rounds}x{days}": Plan("league", rounds, days) for rounds, days in LEAGUES},
}
PAIRS = "pairs"  # the choice of pairs that sign up together, two to a table
SEATS = ("0", "2", "3", "4", "5", "6", PAIRS)  # 0: the usual number for the game
BEGINS = (0, 15, 30, 60, 120, 240, 1440)  # minutes; 0: by button
USUAL_PLAN, USUAL_PACE = "4", "lively"


def tournament_form(wanted: ServerSettings) -> ui.Modal:
    """The one form of a new tournament."""
    games = [(game, name_of_game(game)) for game in playable(wanted)]
    pace = USUAL_PACE if USUAL_PACE in wanted.paces else wanted.paces[0]
    return form(
        say("tournament-form"),
        Press(TOURNAMENT, 0, Stamp(), "made"),
        [
            _menu("game", games, games[0][0]),
            _menu("rounds", [(name, plan_in_words(*plan)) for name, plan in PLANS.items()], USUAL_PLAN),
            _menu("seats", [(one, _seats(one)) for one in SEATS], "0"),
            _menu("pace", [(one, say(f"pace-{one}")) for one in wanted.paces], pace),
            _menu("begins", [(str(one), _begins(one)) for one in BEGINS], "0"),
        ],
    )


def plan_in_words(form: Form, rounds: int, days: int) -> str:
    """The form of a tournament: "League, 4 rounds of a week"."""
    period = say("tournament-period", days=days) if days else ""
    return say(f"tournament-form-{form}", rounds=rounds, period=period)


def _seats(chosen: str) -> str:
    if chosen == PAIRS:
        return say("tournament-seats-pairs")
    return say("tournament-seats", count=int(chosen)) if int(chosen) else say("tournament-seats-usual")


def _begins(minutes: int) -> str:
    return say("tournament-begins", minutes=minutes) if minutes else say("tournament-begins-button")


def _menu(name: str, values: Sequence[tuple[str, str]], chosen: str) -> ui.Label[ui.Modal]:
    options = [discord.SelectOption(label=label, value=value, default=value == chosen) for value, label in values]
    menu: ui.Select[ui.Modal] = ui.Select(custom_id=name, options=options)
    return ui.Label(text=say(f"tournament-field-{name}"), description=say(f"tournament-about-{name}"), component=menu)
