"""Forms and menus of the lobby."""

from bot.sandbox import JSON, Person, buttons_of, text_of
from bot.sandbox.modals import Value
from tests.e2e.people import (
    panels,
    press,
)


async def menu(host: Person) -> JSON:
    """The host's menu of house rules, freshly opened."""
    answer = await press(host, "rules")
    assert answer.message is not None
    return answer.message


async def form(host: Person, group: str, message: JSON | None = None) -> JSON:
    """The form of a group."""
    message = message or panels(host)[-1]
    (button,) = [one for one in buttons_of(message) if one.custom_id.endswith(f":form:{group}")]
    answer = await host.click(message, button.custom_id)
    assert answer.modal is not None
    return answer.modal


async def fill_in(host: Person, group: str, **values: Value) -> str:
    """Change house rules by a form; return the text of the menu after that."""
    answer = await host.submit(await form(host, group), values)
    assert answer.message is not None
    return text_of(answer.message)
