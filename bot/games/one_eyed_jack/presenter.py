"""The screens: chips and rows of every side, the board below them, what each card of the hand can do, and why an answer
is a good one.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.faces.boards import SIGNS
from bot.games.one_eyed_jack.board import illustration, own_illustration
from bot.games.one_eyed_jack.choices import (
    all_sides,
    choice_items,
    dead_cards,
    own_side,
    question,
    rows_of,
    side_names,
    side_sign,
    target_cells,
    view_of,
)
from bot.screens.table import answer_choices, generic_table
from bot.screens.table.answer_choices import Choices
from bot.screens.table.generic_result import Worth
from bot.screens.table.presenter import Presenter
from bot.screens.table.reasons import Reason, because
from bot.table.scene import Scene
from bot.ui import naming, wording
from bot.ui.refusals import Words
from bot.ui.texts import listed, say
from engine.contract import Action, Decision, Illegal, View
from engine.one_eyed_jack.board import GRID, Chips, claimed_cells, is_jack, is_one_eyed, rows
from engine.one_eyed_jack.events import BoardDrawn, BoardLocked
from engine.one_eyed_jack.state import Goal, OneEyedJackPublic, seats_of, side_of, sides

MANY = 3  # cells of a line that are worth a word


def reason(view: View[OneEyedJackPublic], action: Action, other: Action | None) -> Reason | None:
    """The reason for an answer, in one sentence; None if there is nothing to say but what the playouts say."""
    if action.verb == "swap":
        return because("one-eyed-jack-hint-dead")
    (card,), (cell,) = action.cards, action.values
    return _reason_of_removal(view, cell) if is_one_eyed(card) else _reason_of_chip(view, cell)


def _reason_of_chip(view: View[OneEyedJackPublic], cell: str) -> Reason | None:
    chips, side = view.public.chips, own_side(view)
    if _makes_row(chips, side, cell):
        return because("one-eyed-jack-hint-row")
    if any(_makes_row(chips, other, cell) for other in all_sides(view) if other != side):
        return because("one-eyed-jack-hint-blocks")
    own = list(_open_lines({**chips, cell: side}, side, cell))
    if max(own, default=0) >= MANY:
        return because("one-eyed-jack-hint-builds", count=max(own))
    theirs = max(
        (count for other in all_sides(view) if other != side for count in _open_lines(chips, other, cell)), default=0
    )
    if theirs >= MANY:
        return because("one-eyed-jack-hint-stops", count=theirs)
    return because("one-eyed-jack-hint-open", count=len(own)) if own else None


def _reason_of_removal(view: View[OneEyedJackPublic], cell: str) -> Reason | None:
    chips = view.public.chips
    owner = chips[cell]
    if owner == own_side(view):
        return None
    count = max(_open_lines(chips, owner, cell), default=0)
    if count >= MANY:
        return because("one-eyed-jack-hint-breaks", count=count)
    without = {one: side for one, side in chips.items() if one != cell}
    opened = len(list(_open_lines(without, own_side(view), cell)))
    return because("one-eyed-jack-hint-opens", count=opened) if opened else None


def _makes_row(chips: Chips, side: int, cell: str) -> bool:
    """True if a chip of that side on a cell makes a row more."""
    return len(rows({**chips, cell: side}, side)) > len(rows(chips, side))


def _open_lines(chips: Chips, side: int, cell: str) -> Iterator[int]:
    """The number of cells of that side in each line through a cell that can still become a row of it."""
    mine = claimed_cells(chips, side)
    for line in GRID.lines_through[cell]:
        count = len(mine.intersection(line))
        if count < GRID.length and all(one in mine or one not in chips for one in line):
            yield count


# ---------------------------------------------------------------------------- the table


def _seat(scene: Scene, view: View[OneEyedJackPublic], at: int) -> str:
    lines = [
        say("one-eyed-jack-seat", sign=side_sign(view, at), name=scene.name(at)),
        generic_table.cards_held(scene, view, at),
    ]
    return " · ".join(filter(None, lines)) + (generic_table.waiting_mark(scene, at) if view.seats[at].waited else "")


def _middle(scene: Scene, view: View[OneEyedJackPublic]) -> Sequence[str]:
    stock = view.zone("stock").count or 0
    facts = [
        say("one-eyed-jack-stock", back=wording.back(scene.faces), stock=stock)
        if stock
        else say("one-eyed-jack-stock-empty"),
        *_last(view),
    ]
    return [_rows(scene, view), f"-# {' · '.join(facts)}"]


# ---------------------------------------------------------------------------- the panel


def _open_table(scene: Scene, view: View[OneEyedJackPublic]) -> Sequence[str | None]:
    """The lines of the table that the picture beside them does not say."""
    return [f"-# {text}" for text in _last(view)]


def _cards(scene: Scene, view: View[OneEyedJackPublic]) -> Sequence[str | None]:
    dead = _dead(view)
    return [
        f"{'# ' if scene.large_cards else ''}**{wording.row(view.hand, scene.faces)}**" if view.hand else None,
        f"-# {wording.counted(view.hand)}" if view.hand and scene.faces else None,
        say("one-eyed-jack-dead", cards=wording.counted(dead), count=len(dead)) if dead else None,
        f"-# {_yours(scene, view)}",
        say("one-eyed-jack-only-swap") if view.decisions and not target_cells(view.decisions[0]) else None,
    ]


def _answer_name(scene: Scene, action: Action, choices: Choices) -> str:
    """The name of an answer as its button says it, but without the number, which is another cell's once a jack's
    cells are offered. Only beside a picture, where there are faces, do the buttons have numbers.
    """
    return answer_choices.answer_name(replace(scene, faces={}), action, choices)


def _coach_text(scene: Scene, asked: Decision) -> str | None:
    """The coach's text on a turn: the cards that place a chip, each kind of jack, and the dead cards."""
    may, dead, view = target_cells(asked), dead_cards(asked), scene.seen_as(OneEyedJackPublic)
    goal = view.public.goal.rows - rows_of(view, own_side(view))
    jacks = [card for card in may if is_jack(card)]
    one_eyed = [card for card in jacks if is_one_eyed(card)]
    two_eyed = [card for card in jacks if not is_one_eyed(card)]
    lines = [
        say("one-eyed-jack-coach-turn", rows=max(goal, 1)) if len(may) > len(jacks) else "",
        say("one-eyed-jack-coach-two-eyes", cards=wording.counted(two_eyed)) if two_eyed else "",
        say("one-eyed-jack-coach-one-eye", cards=wording.counted(one_eyed)) if one_eyed else "",
        say("one-eyed-jack-coach-dead", cards=wording.counted(dead)) if dead else "",
    ]
    return " ".join(filter(None, lines))


# ---------------------------------------------------------------------------- the result


def _standing(scene: Scene, seat: int, worth: Worth) -> str | None:
    """A line for each side, at the first of its seats."""
    view = view_of(scene)
    side = side_of(seat, len(view.seats))
    if seat != seats_of(side, len(view.seats))[0]:
        return None
    won = seat in scene.ended.winners
    places = [scene.ended.places[side] + 1 for side in sides(len(view.seats))]
    return say(
        "one-eyed-jack-standing",
        place=wording.number_line(places[side], places),
        cup="🏆 " if won else "",
        sign=SIGNS[side],
        names=side_names(scene, side),
        rows=rows_of(view, side),
    )


def _below(scene: Scene) -> Sequence[str]:
    """The reason why it is over, where nobody had the rows that win."""
    locked = any(isinstance(event, BoardLocked | BoardDrawn) for _, event in scene.events)
    return [say("one-eyed-jack-locked")] if locked else []


# ---------------------------------------------------------------------------- why not


def _refusal_words(refusal: Illegal) -> tuple[str | None, Words]:
    words: dict[str, str | int] = {}
    for name, value in refusal.values.items():
        if name == "played" and isinstance(value, str):
            words[name] = naming.card(value)
        elif name == "cells" and isinstance(value, tuple):
            words[name] = listed(value)
    jack = refusal.code == "oej_not_dead" and not refusal.values["cells"]
    return "refused-oej-not-dead-jack" if jack else None, words


def _reasons(scene: Scene) -> tuple[str, Sequence[str]]:
    return ("a-turn", _why_not(scene, scene.seen_as(OneEyedJackPublic))) if scene.plays else ("", ())


# ---------------------------------------------------------------------------- lines


def _rows(scene: Scene, view: View[OneEyedJackPublic]) -> str:
    """The rows of every side, and how many win."""
    lines = [say("one-eyed-jack-rows", sign=SIGNS[side], rows=rows_of(view, side)) for side in all_sides(view)]
    return say("one-eyed-jack-goal", rows=" : ".join(lines), goal=view.public.goal.rows)


def _last(view: View[OneEyedJackPublic]) -> list[str]:
    """The cell where the last chip was placed or removed."""
    last, chips = view.public.last, view.public.chips
    if not last:
        return []
    if last not in chips:
        return [say("one-eyed-jack-last-removed", cell=last)]
    return [say("one-eyed-jack-last", sign=SIGNS[chips[last]], cell=last)]


def _yours(scene: Scene, view: View[OneEyedJackPublic]) -> str:
    """The viewer's side, their partners, and the number of its rows."""
    side, players = own_side(view), len(view.seats)
    partner = [scene.name(seat) for seat in seats_of(side, players) if seat != view.seat]
    facts: Words = {"sign": SIGNS[side], "rows": rows_of(view, side), "goal": view.public.goal.rows}
    return say("one-eyed-jack-yours-with", name=partner[0], **facts) if partner else say("one-eyed-jack-yours", **facts)


def _dead(view: View[OneEyedJackPublic]) -> list[str]:
    """The viewer's cards whose cells are all taken."""
    board, chips = view.public.board, view.public.chips
    return [card for card in view.hand if board.is_dead(card, chips)]


def _why_not(scene: Scene, view: View[OneEyedJackPublic]) -> list[str]:
    """The actions that the viewer has now, and the reasons why others are not possible."""
    turn, goal = view.public.turn, view.public.goal
    lines = []
    if turn != view.seat:
        lines.append(say("one-eyed-jack-why-turn", name=scene.name(turn)))
    dead = _dead(view)
    if dead:
        lines.append(say("one-eyed-jack-why-dead", cards=wording.counted(dead)))
        lines.append(_swapping(view, goal))
    if any(map(is_jack, view.hand)):
        lines.append(say("one-eyed-jack-why-jacks"))
    return [*lines, say("one-eyed-jack-why-corners"), *([say("one-eyed-jack-why-safe")] if goal.protected else [])]


def _swapping(view: View[OneEyedJackPublic], goal: Goal) -> str:
    """A line that says if the viewer can swap a dead card, and how often."""
    if not goal.swaps:
        return say("one-eyed-jack-why-no-swaps")
    if not view.zone("stock").count:
        return say("one-eyed-jack-why-no-stock")
    done = view.public.swaps if view.public.turn == view.seat else 0
    return say("one-eyed-jack-why-swap", count=goal.swaps - done)


PRESENTER = Presenter(
    seat=_seat,
    middle=_middle,
    illustration=illustration,
    open_table=_open_table,
    own_illustration=own_illustration,
    cards=_cards,
    question=question,
    choices=choice_items,
    answer_name=_answer_name,
    reason=reason,
    taught=_coach_text,
    standing=_standing,
    below=_below,
    refused=_refusal_words,
    reasons=_reasons,
)
