"""S1, the lobby: who sits down, and what will be played. S2, the draw for seats."""

from discord import ui

from bot import words
from bot.ids import LOBBY, Press
from bot.narration import line_for
from bot.scene import Scene
from bot.screens.parts import DANGER, GOOD, MAIN, VIOLET, button, rows, screen, text
from bot.texts import say
from engine.tahimi.events import Drew


def lobby(scene: Scene) -> ui.LayoutView:
    """S1: the seats, the rules in short, and the buttons to sit down and begin."""
    record = scene.record
    fewest, most = scene.rules.seats()
    host = next((words.name(person) for person in record.people if person.user == record.host), "?")
    seated = "   ".join(f"{place}. {words.name(person)}" for place, person in enumerate(record.people, 1))
    facts = say("lobby-facts", host=host, seated=scene.people, fewest=fewest, most=most)
    herald = line_for("lobby-ready" if scene.people >= fewest else "lobby", f"{record.id}:{scene.people}")
    return screen(
        VIOLET,
        text(
            say("lobby-title", game=say(f"game-{record.game}")),
            f"-# {facts}",
            f"-# {rules_in_short(scene)} · {say(f'pace-{record.pace}')}",
            seated or say("lobby-empty"),
            f"> {herald}",
        ),
        rows(_buttons(scene)),
    )


def _buttons(scene: Scene) -> list[ui.Button[ui.LayoutView]]:
    fewest, most = scene.rules.seats()
    full = scene.people >= most
    short = scene.people < fewest

    def press(verb: str) -> Press:
        return Press(LOBBY, scene.record.id, 0, verb)

    return [
        button(say("button-join"), press("join"), GOOD, off=full),
        button(say("button-leave"), press("leave"), DANGER),
        button(say("button-steward"), press("bot"), off=full),
        button(say("button-fill"), press("fill"), off=scene.people >= scene.record.seats),
        button(say("button-begin-needs", count=fewest) if short else say("button-begin"), press("go"), MAIN, off=short),
    ]


def rules_in_short(scene: Scene) -> str:
    """The deck, and every house rule that is not the default."""
    options = scene.rules.model_dump(exclude_defaults=True)
    house = [say(f"option-{name.replace('_', '-')}") for name in options]
    return " · ".join([say("deck-cards", count=scene.cards), *house])


def draw(scene: Scene) -> ui.LayoutView:
    """S2: what everybody drew for a seat, the highest first."""
    drawn = {event.player: event for _, event in scene.told if isinstance(event, Drew)}
    shown = [(person, drawn[person.key]) for person in scene.seated if person.key in drawn]
    line = " · ".join(f"{words.name(person)} **{' → '.join(event.ranks)}**" for person, event in shown)
    best, worst = shown[0], shown[-1]
    seed = f"{scene.record.id}:draw"
    return screen(
        VIOLET,
        text(
            say("draw-title"),
            line,
            "> " + line_for("drawn-first", seed, name=words.name(best[0]), what=words.what(best[1].ranks[0], 1)),
            "> " + line_for("drawn-last", seed, name=words.name(worst[0]), what=words.what(worst[1].ranks[0], 1)),
        ),
    )
