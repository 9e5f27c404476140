"""Every handler of a press takes services that there are, each by its name and of its type."""

import inspect
from typing import get_type_hints

import pytest

from bot.games.shows import PRESENTERS
from bot.interactions.handlers import HANDLERS, TABLELESS
from bot.interactions.services import Handler, Services

PRESSED = ("interaction", "press", "click")  # games know a click by less than there is to it
EVERY = {**HANDLERS, **TABLELESS} | {
    kind: handler for shown in PRESENTERS.values() for kind, handler in shown.handlers.items()
}


@pytest.mark.parametrize("handler", EVERY.values(), ids=EVERY)
def test_a_handler_takes_services_by_their_names(handler: Handler) -> None:
    there, taken = get_type_hints(Services), get_type_hints(handler)
    names = [*inspect.signature(handler).parameters]
    assert not [name for name in names if name not in there]
    assert not [name for name in names if name not in PRESSED and taken[name] != there[name]]


def test_a_press_without_a_table_has_no_click() -> None:
    assert not [kind for kind, handler in TABLELESS.items() if "click" in inspect.signature(handler).parameters]
