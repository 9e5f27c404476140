"""A finished round in one line, without a card: to be copied, or posted for everybody."""

from collections.abc import Callable

from discord import ui

from bot import names, words
from bot.memory.story import Key
from bot.screens.parts import GREY, VIOLET, button, rows, screen, text
from bot.table.scene import Scene
from bot.texts import say
from data.records import Person
from engine import misery
from engine.misery import Misery


def share(scene: Scene) -> ui.LayoutView:
    """The line for who asked for it."""
    key = Key(scene.record.id, scene.record.round)
    line = f"```\n{_line(scene, names.in_code)}\n```"
    return screen(GREY, text(say("share-ask"), line), rows([button(say("button-share"), key.press("post"))]))


def shared(scene: Scene, by: str) -> ui.LayoutView:
    """The line as everybody sees it."""
    told = _line(scene, names.in_markdown)
    return screen(VIOLET, text(told, f"-# {say('board-shared', name=names.in_markdown(by))}"))


def _line(scene: Scene, shown: Callable[[str], str]) -> str:
    """Who finished where, and who is the most miserable person now. `shown`: how names are."""
    places = [
        f"{words.sign(scene.next_titles[place])} {shown(scene.person(seat).name)} {words.moved(seat - place)}"
        for place, seat in enumerate(scene.finishing_order)
    ]
    game = say(f"game-{scene.record.game}")
    told = say("share-line", game=game, round=scene.record.round, places=" · ".join(places))
    worst = _most_miserable(scene)
    if worst is None:
        return told
    person, index = worst
    caption = say(f"caption-{misery.caption(index)}")
    return f"{told} · {say('share-misery', name=shown(person.name), index=misery.text(index), caption=caption)}"


def _most_miserable(scene: Scene) -> tuple[Person, Misery] | None:
    """By the session's index; None where that is not known, or only stewards played."""
    result = scene.round.result if scene.round else None
    indices = enumerate(result.get("misery", []) if result else [])
    people = [(scene.person(seat), Misery(log=index)) for seat, index in indices if scene.person(seat).user is not None]
    return max(people, key=lambda one: one[1].log, default=None)
