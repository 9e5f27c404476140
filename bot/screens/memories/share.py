"""A finished round to share: in one line, without a card, to be copied or posted for everybody; and as a picture."""

from collections.abc import Callable

from discord import ui

from bot.replay.story import Key
from bot.screens.memories.round_picture import what_ended
from bot.screens.table import illustration
from bot.screens.table.illustration import Illustration
from bot.screens.table.presenter import Presenter
from bot.table.scene import Scene
from bot.ui import names, wording
from bot.ui.components import GREY, VIOLET, button, rows, screen, text
from bot.ui.naming import name_of_game
from bot.ui.texts import say
from data.records import Person
from engine import misery
from engine.misery import Misery

Written = Callable[[str], str]  # a person's name as the line may hold it


def share(scene: Scene, shown: Presenter) -> ui.LayoutView:
    """The line for the person who asked for it."""
    key = Key(scene.record.id, scene.record.round)
    line = f"```\n{_line(scene, shown, names.in_code)}\n```"
    buttons = [
        button(say("button-share"), key.press("post")),
        button(say("button-as-picture"), key.press("picture")),
    ]
    return screen(GREY, text(say("share-ask"), line), rows(buttons))


def shared(scene: Scene, shown: Presenter, by: str) -> ui.LayoutView:
    """The line as everybody sees it."""
    line = _line(scene, shown, names.in_markdown)
    return screen(VIOLET, text(line, _by(by)))


def share_picture(scene: Scene, picture: Illustration) -> ui.LayoutView:
    """The picture for the person who asked for it."""
    key = Key(scene.record.id, scene.record.round)
    post = button(say("button-share"), key.press("post-picture"))
    return screen(GREY, text(say("picture-ask")), illustration.shown(scene, picture), rows([post]))


def shared_picture(scene: Scene, picture: Illustration, by: str) -> ui.LayoutView:
    """The picture as everybody sees it."""
    return screen(VIOLET, illustration.shown(scene, picture), text(_by(by)))


def _by(name: str) -> str:
    return f"-# {say('board-shared', name=names.in_markdown(name))}"


def _line(scene: Scene, shown: Presenter, written: Written) -> str:
    """The places, and the most miserable person now."""
    game = name_of_game(scene.record.game)
    key, number = what_ended("share-line", scene)
    text = say(key, game=game, round=number, places=" · ".join(shown.places(scene, written, shown.counted)))
    worst = _most_miserable(scene)
    if worst is None:
        return text
    person, index = worst
    caption = say(f"caption-{misery.caption(index)}")
    return (
        f"{text} · {say('share-misery', name=written(person.name), index=wording.misery_index(index), caption=caption)}"
    )


def _most_miserable(scene: Scene) -> tuple[Person, Misery] | None:
    """The most miserable person by the session's index; None where that is not known, or only stewards played."""
    result = scene.round.result if scene.round else None
    indices = enumerate(result.get("misery", []) if result else [])
    people = [
        (scene.person(seat), Misery(log=index))
        for seat, index in indices
        if index is not None and scene.person(seat).user is not None
    ]
    return max(people, key=lambda one: one[1].log, default=None)
