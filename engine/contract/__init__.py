"""The contract every game keeps: rules, standing, state, decision, action, event, view, rng and record.

`docs/engine.md` tells it as a story; each name's own docstring gives shapes, units and errors.
"""

from engine.contract.action import Action, action, naming
from engine.contract.answers import (
    Answers,
    Assign,
    CardThenTarget,
    Exchange,
    Menu,
    OneOf,
    PickCards,
    PickNumber,
    PickOne,
)
from engine.contract.daily import DailyDeal, Outcome
from engine.contract.decision import EVERYBODY, Decision, Illegal, Rider, Verdict, owed
from engine.contract.event import Event
from engine.contract.game import Game
from engine.contract.result import RESULT, Falls, Match, Result, fell_after, places_by_fall, ranked
from engine.contract.rng import Dice, Rng, Seeded
from engine.contract.round import Round
from engine.contract.rules import Rules, Seating, SeatingRequest, State
from engine.contract.seating import (
    LEAVE,
    Paired,
    Retired,
    WithForfeit,
    WithPartners,
    forfeited,
    kept_seats,
    next_hand,
    retired_after,
)
from engine.contract.standing import Carried, Standing
from engine.contract.thought import Candidate, Choose, Search, Thought, Trial
from engine.contract.view import AnyView, Heard, Seat, View, Zone

__all__ = [
    "EVERYBODY",
    "LEAVE",
    "RESULT",
    "Action",
    "Answers",
    "AnyView",
    "Assign",
    "Candidate",
    "CardThenTarget",
    "Carried",
    "Choose",
    "DailyDeal",
    "Decision",
    "Dice",
    "Event",
    "Exchange",
    "Falls",
    "Game",
    "Heard",
    "Illegal",
    "Match",
    "Menu",
    "OneOf",
    "Outcome",
    "Paired",
    "PickCards",
    "PickNumber",
    "PickOne",
    "Result",
    "Retired",
    "Rider",
    "Rng",
    "Round",
    "Rules",
    "Search",
    "Seat",
    "Seating",
    "SeatingRequest",
    "Seeded",
    "Standing",
    "State",
    "Thought",
    "Trial",
    "Verdict",
    "View",
    "WithForfeit",
    "WithPartners",
    "Zone",
    "action",
    "fell_after",
    "forfeited",
    "kept_seats",
    "naming",
    "next_hand",
    "owed",
    "places_by_fall",
    "ranked",
    "retired_after",
]
