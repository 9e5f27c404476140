"""A refusal's code and values into its sentence."""

from bot.table.live import LiveTable
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.texts import has, say
from engine.contract import Illegal


def sentence(refusal: Illegal, scene: Scene | None = None) -> str:
    """The private sentence for a refusal."""
    code, _, option = refusal.code.partition(":")
    key = f"refused-{code.replace('_', '-')}"
    if code == "not_seated" and scene and scene.full:
        key = f"{key}-full"
    values: dict[str, str | int] = {"option": option}
    for name, value in refusal.values.items():
        if isinstance(value, int) and name == "turn":
            values[name] = wording.name(scene.person(value)) if scene and 0 <= value < len(scene.seated) else "…"
        elif name == "game":
            values[name] = say(f"game-{value}")
        elif isinstance(value, str | int):
            values[name] = value
    if code == "not_higher" and refusal.values.get("shape") == "run":
        key, values["under"] = f"{key}-run", wording.rank(str(refusal.values["top"]))
    elif code == "not_higher":
        values["played"] = wording.what(str(refusal.values["rank"]), int(str(values["size"])))
        values["under"] = wording.what(str(refusal.values["top"]), int(str(values["size"])))
    if code == "decree_contradicts":
        values["about"] = say(wording.option_key(str(refusal.values["option"])))
    return say(key, **values) if has(key) else say("refused-otherwise", code=refusal.code)


def seated_elsewhere(table: LiveTable | None) -> str:
    """The private sentence for somebody who sits at that table and wants to sit at another one."""
    channel = f"<#{table.place}>" if table else "…"
    link = wording.link(table.record, table.messages) if table else "…"
    return say("refused-already-seated", channel=channel, link=link)
