"""A lesson: the panel of somebody who learns a game among stewards, with the table above it and a coach below."""

from typing import Protocol

from discord import ui

from bot.screens import answers
from bot.table.scene import COACHED, Scene
from bot.ui.components import GREEN, MAIN, Item, button, fits, line, rows, screen, text
from bot.ui.custom_ids import HAND, Press
from bot.ui.texts import has, say
from engine.contract import Action, Thought
from engine.games import game_of


class Taught(Protocol):
    """The game, as its presenter shows it. `coach`: the texts of its coach; "" the game's name."""

    coach: str

    def table(self, scene: Scene) -> ui.LayoutView: ...
    def answer_name(self, scene: Scene, action: Action) -> str: ...
    def hint(self, scene: Scene, thought: Thought) -> str: ...


def lesson(scene: Scene, panel: ui.LayoutView, game: Taught) -> ui.LayoutView:
    """`panel`: as at any table."""
    if scene.record.phase == "closed" or scene.view is None:
        return panel
    container = next(part for part in panel.children if isinstance(part, ui.Container))
    if scene.view.phase == "over":
        again = button(say("button-lesson-again"), Press(HAND, scene.record.id, scene.stamp, "again"), MAIN)
        return screen(GREEN, _texts(container), text(say("lesson-over")), rows([again]))
    coach = _coach(scene, game)
    below = [line(), text(coach)] if coach else []
    shown = [*container.children, *below]
    table = [one for part in game.table(scene).children if isinstance(part, ui.Container) for one in _texts(part)]
    colour = int(container.accent_colour or GREEN)
    above = [*table, line()]
    return screen(colour, above if fits([*above, *shown]) else [], shown)


def _coach(scene: Scene, game: Taught) -> str | None:
    """What may be done, and what a vizier would do and why, once it has thought about it; where there is none to think,
    what the game's policy would. None when nothing is asked.
    """
    view = scene.view
    asked = answers.asked(view)
    if view is None or asked is None:
        return None
    if scene.answers >= COACHED:
        return say("coach-enough") if scene.answers == COACHED else None
    may = f"{game.coach or scene.record.game}-coach-{asked.kind}".replace("_", "-")
    if scene.advising:
        return _spoken(*_said(may), say("coach-thinks"))
    if scene.advice is not None and scene.advice.candidates:
        return _spoken(*_said(may), game.hint(scene, scene.advice))
    chosen = game_of(scene.record.game).choose(view, asked)
    why = f"{may}-{chosen.verb}".replace("_", "-")
    return _spoken(*_said(may), say("coach-would", answer=game.answer_name(scene, chosen)), *_said(why))


def _spoken(*sentences: str) -> str:
    return f"🎓 {' '.join(sentences)}"


def _said(key: str) -> list[str]:
    """That text, where there is one."""
    return [say(key)] if has(key) else []


def _texts(container: ui.Container[ui.LayoutView]) -> list[Item]:
    return [one for one in container.children if isinstance(one, ui.TextDisplay)]
