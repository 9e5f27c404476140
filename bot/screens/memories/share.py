"""A finished round to be sent on: as a file, with its proof, in one line without a card, and as a picture."""

from collections.abc import Callable, Sequence

from discord import ui

from bot.replay.story import RoundKey
from bot.replay.verification import Proof
from bot.screens.memories.boards import sharer_line
from bot.screens.memories.round_picture import what_ended
from bot.screens.table import illustration
from bot.screens.table.illustration import Illustration
from bot.screens.table.presenter import Presenter
from bot.table.scene import Scene
from bot.ui import names, wording
from bot.ui.components import CRIMSON, GREEN, GREY, VIOLET, Item, button, line, rows, screen, text
from bot.ui.naming import name_of_game
from bot.ui.texts import say
from data.records import Person
from engine import misery
from engine.misery import Misery

COLOURS = {"kept": GREEN, "broken": CRIMSON, "older": GREY}
MARKS = {True: "✅", False: "❌", None: "▫️"}
Written = Callable[[str], str]  # a person's name as the line may hold it


def record(name: str, closed: bool) -> ui.LayoutView:
    """The round as a file, which is sent along under this name. `closed`: its proof, since some cards stay closed."""
    return screen(VIOLET, text(say("story-proof" if closed else "story-record")), ui.File(f"attachment://{name}"))


def verified_hands(proof: Proof, opened: Sequence[str]) -> ui.LayoutView:
    """The hands of a round that came as promised, and the way to check that."""
    check = button(say("button-check-yourself"), RoundKey(proof.round.table, proof.round.number).press("check"))
    return screen(GREEN, text(say("proof-title", round=proof.round.number), *opened, say("proof-kept")), rows([check]))


def proof(proof: Proof, opened: Sequence[str], files: Sequence[str], recipe: str | None = None) -> ui.LayoutView:
    """The opened round. `opened`: its cards in words, if any are; `files`: the names of the files that come with it.
    `recipe`: how this game seats and deals, for a person who computes it without the bot.
    """
    words = "proof-closed" if proof.closed else "proof"
    return screen(
        COLOURS[proof.verdict],
        text(say("proof-title", round=proof.round.number), say(f"{words}-{proof.verdict}")),
        text(*opened) if opened else [],
        line(),
        text(
            *(
                f"{MARKS[passed]} {say(f'{words}-{name}-{_outcome(passed)}', moves=proof.moves)}"
                for name, passed in proof.checks.items()
            ),
            None if proof.closed else f"-# {say('proof-seed', seed=proof.round.seed.hex())}",
            f"-# {say('proof-hash', hash=proof.hash)}" if proof.hash else None,
            None if proof.checks["hash"] else f"-# {say('proof-shown', hash=proof.round.commitment)}",
        ),
        _by_yourself(words, files, recipe),
    )


def _outcome(passed: bool | None) -> str:
    return "unknown" if passed is None else "right" if passed else "wrong"


def _by_yourself(words: str, files: Sequence[str], recipe: str | None) -> list[Item]:
    """The way to do the same without the bot."""
    if not files:
        return []
    shown: list[Item] = [ui.File(f"attachment://{name}") for name in files]
    return [line(), text(say(f"{words}-yourself"), say(f"{words}-recipe"), recipe), *shown]


def share(scene: Scene, shown: Presenter) -> ui.LayoutView:
    """The line for the person who asked for it."""
    key = RoundKey(scene.record.id, scene.record.round)
    line = f"```\n{_line(scene, shown, names.in_code)}\n```"
    buttons = [
        button(say("button-share"), key.press("post")),
        button(say("button-as-picture"), key.press("picture")),
    ]
    return screen(GREY, text(say("share-ask"), line), rows(buttons))


def shared(scene: Scene, shown: Presenter, by: str) -> ui.LayoutView:
    """The line as everybody sees it."""
    line = _line(scene, shown, names.in_markdown)
    return screen(VIOLET, text(line, sharer_line(by)))


def share_picture(scene: Scene, picture: Illustration) -> ui.LayoutView:
    """The picture for the person who asked for it."""
    key = RoundKey(scene.record.id, scene.record.round)
    post = button(say("button-share"), key.press("post-picture"))
    return screen(GREY, text(say("picture-ask")), illustration.as_items(scene, picture), rows([post]))


def shared_picture(scene: Scene, picture: Illustration, by: str) -> ui.LayoutView:
    """The picture as everybody sees it."""
    return screen(VIOLET, illustration.as_items(scene, picture), text(sharer_line(by)))


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
