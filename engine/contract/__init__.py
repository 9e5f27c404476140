"""The contract every game keeps: rules, standing, state, decision, action, event, view, chance, record.

`docs/engine.md` tells it as a story; each name's own docstring gives shapes, units and errors.
"""

from engine.contract.action import Action, action
from engine.contract.chance import Chance, Dice, Seeded
from engine.contract.decision import Decision, Menu, Options, Pick
from engine.contract.event import Event
from engine.contract.illegal import Illegal
from engine.contract.rules import Result, Rules, State
from engine.contract.standing import Standing
from engine.contract.verdict import Verdict
from engine.contract.view import Laid, Seat, View, Zone

__all__ = [
    "Action",
    "Chance",
    "Decision",
    "Dice",
    "Event",
    "Illegal",
    "Laid",
    "Menu",
    "Options",
    "Pick",
    "Result",
    "Rules",
    "Seat",
    "Seeded",
    "Standing",
    "State",
    "Verdict",
    "View",
    "Zone",
    "action",
]
