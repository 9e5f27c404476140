"""The screens: chips and rows of every side, the board below them, and what each card of the hand can do."""

from collections.abc import Sequence

from discord import ui

from bot.faces.boards import SIGNS
from bot.games.base import Presenter
from bot.games.one_eyed_jack import hints
from bot.games.one_eyed_jack.board import illustration
from bot.games.one_eyed_jack.choices import choices, question, targets
from bot.games.one_eyed_jack.sides import chips, every, named, own_side, rows_of, sign, view_of
from bot.screens import generic_panel, generic_table
from bot.screens.answers import Half
from bot.screens.illustration import Illustration
from bot.screens.rules import answer
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.components import Item
from bot.ui.refusals import Words
from bot.ui.rulebook import chapter
from bot.ui.texts import say
from engine.contract import Decision, Illegal, Thought, View
from engine.one_eyed_jack import OneEyedJack
from engine.one_eyed_jack.board import is_dead, is_jack
from engine.one_eyed_jack.round import Goal
from engine.one_eyed_jack.sides import PARTNERS, seats_of, side_of, sides


class OneEyedJackPresenter(Presenter):
    """The generic screens, with a board."""

    def facts(self, scene: Scene) -> str:
        told = super().facts(scene)
        partners = scene.record.phase == "lobby" and scene.wanted == PARTNERS
        return " · ".join(filter(None, [told, say("one-eyed-jack-partners") if partners else ""]))

    # ------------------------------------------------------------------ the table

    def seat(self, scene: Scene, view: View, at: int) -> str:
        told = [
            say("one-eyed-jack-seat", sign=sign(view, at), name=wording.name(scene.person(at))),
            generic_table.held(scene, view, at),
        ]
        return " · ".join(filter(None, told)) + (generic_table.waited(scene, at) if view.seats[at].waited else "")

    def middle(self, scene: Scene, view: View) -> Sequence[str]:
        stock = view.zone("stock").count or 0
        facts = [
            say("one-eyed-jack-stock", back=wording.back(scene.faces), stock=stock)
            if stock
            else say("one-eyed-jack-stock-empty"),
            *_last(view),
        ]
        return [_rows(scene, view), f"-# {' · '.join(facts)}"]

    def illustration(self, scene: Scene) -> Illustration | None:
        return illustration(scene) if scene.view is not None else None

    # ------------------------------------------------------------------ the panel

    def cards(self, scene: Scene, view: View) -> Sequence[str | None]:
        dead = [card for card in view.hand if is_dead(card, chips(view))]
        return [
            f"{'# ' if scene.large_cards else ''}**{wording.row(view.hand, scene.faces)}**" if view.hand else None,
            f"-# {wording.counted(view.hand)}" if view.hand and scene.faces else None,
            say("one-eyed-jack-dead", cards=wording.counted(dead), count=len(dead)) if dead else None,
            f"-# {' · '.join([_yours(scene, view), *_last(view)])}",
            *_asked(scene, view),
        ]

    def question(self, scene: Scene, asked: Decision, half: Half) -> str:
        return question(asked, half)

    def choices(self, scene: Scene, asked: Decision, half: Half, room: int) -> Sequence[Item]:
        return choices(scene, asked, half)

    def reason(self, scene: Scene, thought: Thought) -> str | None:
        return hints.reason(view_of(scene), thought.action)

    # ------------------------------------------------------------------ the result

    def standing(self, scene: Scene, seat: int) -> str | None:
        """A line for each side, at the first of its seats."""
        view = view_of(scene)
        side = side_of(seat, len(view.seats))
        if seat != seats_of(side, len(view.seats))[0]:
            return None
        won = seat in scene.result.winners
        places = [scene.result.places[side] + 1 for side in sides(len(view.seats))]
        return say(
            "one-eyed-jack-standing",
            place=wording.numbered(places[side], places),
            cup="🏆 " if won else "",
            sign=SIGNS[side],
            names=named(scene, side),
            rows=rows_of(view, side),
        )

    # ------------------------------------------------------------------ why not

    def refused(self, refusal: Illegal) -> tuple[str | None, Words]:
        words: dict[str, str | int] = {}
        for name, value in refusal.values.items():
            if name in ("card", "played") and isinstance(value, str):
                words[name] = naming.card(value)
            elif name == "cells" and isinstance(value, tuple):
                words[name] = wording.together(value)
        jack = refusal.code == "oej_not_dead" and not refusal.values["cells"]
        return "refused-oej-not-dead-jack" if jack else None, words

    def why(self, scene: Scene) -> ui.LayoutView:
        view = scene.view
        if view is None or view.seat is None or view.phase == "over":
            return super().why(scene)
        return answer(chapter(scene.record.game, "a-turn"), _reasons(scene, view))


PRESENTER = OneEyedJackPresenter()


# ---------------------------------------------------------------------------- lines


def _rows(scene: Scene, view: View) -> str:
    """The rows of every side, and how many win."""
    told = [say("one-eyed-jack-rows", sign=SIGNS[side], rows=rows_of(view, side)) for side in every(view)]
    return say("one-eyed-jack-goal", rows=" : ".join(told), goal=int(view.counters["goal"]))


def _last(view: View) -> list[str]:
    """Where the last chip was placed or removed."""
    last, lie = view.memory["last"], chips(view)
    if not last:
        return []
    if last not in lie:
        return [say("one-eyed-jack-last-removed", cell=last)]
    return [say("one-eyed-jack-last", sign=SIGNS[lie[last]], cell=last)]


def _yours(scene: Scene, view: View) -> str:
    """Which side the viewer is on, with whom, and how many rows it has."""
    side, players = own_side(view), len(view.seats)
    partner = [wording.name(scene.person(seat)) for seat in seats_of(side, players) if seat != view.seat]
    facts: Words = {"sign": SIGNS[side], "rows": rows_of(view, side), "goal": int(view.counters["goal"])}
    return say("one-eyed-jack-yours-with", name=partner[0], **facts) if partner else say("one-eyed-jack-yours", **facts)


def _asked(scene: Scene, view: View) -> list[str]:
    """The way to the board, where a card is to be chosen; and that it can only be one to swap."""
    if not view.decisions:
        return []
    stuck = not targets(view.decisions[0])
    return [f"-# {generic_panel.to_table(scene)}", *([say("one-eyed-jack-only-swap")] if stuck else [])]


def _goal(scene: Scene, view: View) -> Goal:
    if not isinstance(scene.rules, OneEyedJack):
        raise TypeError(f"these are rules of another game: {scene.rules!r}")
    return scene.rules.goal(len(view.seats))


def _reasons(scene: Scene, view: View) -> list[str]:
    """What the viewer can do now, and why not the rest."""
    turn, goal = int(view.memory["turn"]), _goal(scene, view)
    told = []
    if turn != view.seat:
        told.append(say("one-eyed-jack-why-turn", name=wording.name(scene.person(turn))))
    dead = [card for card in view.hand if is_dead(card, chips(view))]
    if dead:
        left = goal.swaps - int(view.memory["swaps"]) if turn == view.seat else goal.swaps
        swap = "one-eyed-jack-why-swap" if view.zone("stock").count else "one-eyed-jack-why-no-stock"
        told.append(say("one-eyed-jack-why-dead", cards=wording.counted(dead)))
        told.append(say(swap, count=left))
    if any(map(is_jack, view.hand)):
        told.append(say("one-eyed-jack-why-jacks"))
    return [*told, say("one-eyed-jack-why-corners"), *([say("one-eyed-jack-why-safe")] if goal.protected else [])]
