"""The labels of the buttons on a generic screen."""

from discord.ui import LayoutView

from bot.sandbox import JSON
from bot.sandbox.components import component_problems, walk
from bot.sandbox.limits import Setting
from bot.ui import custom_ids


def payload(view: LayoutView) -> list[JSON]:
    """The components that are sent of a screen. Fails where Discord would refuse them."""
    components: list[JSON] = view.to_components()  # type: ignore[no-untyped-call]  # discord.py's
    assert not list(component_problems(components, Setting(v2=True)))
    for _, part in walk(components):
        if custom_id := part.get("custom_id"):
            press = custom_ids.decode(custom_id)
            assert press is not None
            assert custom_ids.encode(press) == custom_id
    return components


def labels(view: LayoutView) -> list[str]:
    return [part["label"] for _, part in walk(payload(view)) if part["type"] == 2]
