"""The review of a round, for one of its players: the summary, the chart of what they could expect, the walk through
their decisions, and how far it is. Private, and drawn from that player's own views alone.
"""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from discord import ui

from bot.replay.story import RoundKey
from bot.screens.daily.field import gallery
from bot.screens.table.generic_table import WIDEST
from bot.screens.table.illustration import Illustration
from bot.screens.table.presenter import Presenter
from bot.screens.table.reasons import Reason
from bot.stamp import Stamp
from bot.stats.values import Expectation
from bot.table.scene import Scene
from bot.ui.components import GOLD, GREEN, GREY, MAIN, VIOLET, Button, button, fits, line, rows, screen, text
from bot.ui.custom_ids import BOOK, REVIEW, Press
from bot.ui.naming import name_of_game
from bot.ui.texts import percent, say
from engine.contract import Decision
from engine.review.judging import Judgement, Summary, summed_up

MOST_LINES, FULL = 20, 20  # the chart in letters: its lines, and the letters of a full bar, which fit a phone
HUNDRED = 100  # values are told as parts of it
KEPT, LOST = "█", "░"


def expectations(judgements: Sequence[Judgement]) -> tuple[Expectation, ...]:
    """Every decision, in the order of the round."""
    return tuple(
        Expectation(number, percent(one.value), cost_in_points(one)) for number, one in enumerate(judgements, 1)
    )


def letters(found: Sequence[Expectation]) -> str:
    """The expectations in letters: a line for each decision, and behind it what the answer cost; where there are many,
    one line for several neighbours, with what could be expected after them, and what they cost together.
    """
    size = ceil(len(found) / MOST_LINES)
    parts = [found[at : at + size] for at in range(0, len(found), size)]
    wide = max(len(_numbers(part)) for part in parts)
    beside = max(len(_line(part, wide, 0)) for part in parts)
    return "\n".join(["```", *(_line(part, wide, min(FULL, WIDEST - beside)) for part in parts), "```"])


def _numbers(part: Sequence[Expectation]) -> str:
    first, last = part[0].number, part[-1].number
    return str(first) if first == last else f"{first}–{last}"


def _line(part: Sequence[Expectation], wide: int, bar: int) -> str:
    """The line of neighbours. `wide`: letters of its numbers, `bar`: letters of a full bar."""
    value, lost = part[-1].value, sum(one.lost for one in part)
    full = round(bar * value / HUNDRED)
    empty = min(ceil(bar * lost / HUNDRED), bar - full)
    cost = f" {say('review-chart-cost', cost=lost)}" if lost else ""
    return f"{_numbers(part).rjust(wide)} {(KEPT * full + LOST * empty).ljust(bar)} {value:>3}{cost}"


def illustration(found: tuple[Expectation, ...]) -> Illustration:
    """The expectations as a picture."""
    return Illustration(found, lambda: _draw(found), about=lambda: _about(found), letters=lambda: letters(found))


def _about(found: Sequence[Expectation]) -> str:
    values = (say("review-chart-told", number=one.number, value=one.value) for one in found)
    return f"{say('review-chart')}: {'; '.join(values)}"


def _draw(found: Sequence[Expectation]) -> bytes:
    """The chart as PNG. What draws it takes long to load, so that is done with the first one, in its thread."""
    from bot.stats.charts import draw_expectations

    return draw_expectations(found)


def cost_in_points(judgement: Judgement) -> int:
    """What an answer cost as it is told: the difference of the two values as they are told."""
    return percent(judgement.top) - percent(judgement.value) if judgement.cost else 0


class Judged(NamedTuple):
    """A decision with what its answer was worth. `scene`: what the player saw then."""

    scene: Scene
    decision: Decision
    judgement: Judgement


def with_review(drawn: ui.LayoutView, key: RoundKey) -> ui.LayoutView:
    """A screen about a round that is over, with the way to its review below, where there is room for it."""
    (container,) = [part for part in drawn.children if isinstance(part, ui.Container)]
    way = button(say("button-review"), key.press("review"))
    items = [*container.children]
    last = items[-1] if items else None
    if isinstance(last, ui.ActionRow) and all(isinstance(one, ui.Button) for one in last.children):
        tools = [one for one in last.children if isinstance(one, ui.Button)]
        items = [*items[:-1], *rows([*tools, way])]
    else:
        items += rows([way])
    return screen(int(container.accent_colour or 0), items) if fits(items) else drawn


def making(key: RoundKey, done: int, total: int, *, failed: bool = False) -> ui.LayoutView:
    """The screen that says how far the review is."""
    progress = say("review-failed") if failed else say("review-making", done=done, total=total)
    label = say("button-review-again" if failed else "button-review-look")
    return screen(
        GREY,
        text(say("review-title", round=key.round), progress, f"-# {say('review-note')}"),
        rows([button(label, _press(key, "look"), MAIN), _help(key)]),
    )


def chart(found: Sequence[Judged]) -> Illustration | None:
    """The chart of what could be expected over the round; None where fewer than two decisions have a value."""
    expected = expectations([one.judgement for one in found])
    return illustration(expected) if len(expected) > 1 else None


def summary(
    key: RoundKey,
    game: str,
    found: Sequence[Judged],
    shown: Presenter,
    *,
    drawn: bool = False,
    lesson: bool = False,
    turning: Sequence[str] = (),
    tracing: bool = False,
) -> ui.LayoutView:
    """The review in short: what was kept, the answers that cost most, and what could be expected over the round.
    `drawn`: the picture of that is sent along. `lesson`: one of these answers, and the best moments before it.
    `turning`: the lines about where the round turned for everybody; `tracing`: that is still being worked out.
    """
    course, cost = chart(found), "review-think" if lesson else "review-costliest"
    summed = summed_up([one.judgement for one in found])
    fine = [(at, one) for at, one in enumerate(found) if one.judgement in summed.finest] if lesson else []
    worst = summed.costliest[:1] if lesson else summed.costliest
    costly = [(at, one) for at, one in enumerate(found) if one.judgement in worst]
    costly.sort(key=lambda pair: -pair[1].judgement.cost)
    return screen(
        VIOLET,
        text(
            say("review-title", round=key.round),
            f"-# {say('review-facts', game=name_of_game(game), count=len(found))}",
            *_figures(summed),
        ),
        [line(), text(say("review-finest"), *(_fine(at, one, shown) for at, one in fine))] if fine else [],
        [line(), text(say(cost), *(_costly(at, one, shown) for at, one in costly))] if costly else [],
        [line(), text(f"**{say('review-chart')}**", course.letters())] if course is not None else [],
        [gallery(course)] if course is not None and drawn else [],
        text(f"-# {say('review-note')}"),
        [line(), text(*turning)] if turning else [],
        text(say("review-tracing")) if tracing else [],
        rows([_walk(key, at, str(at + 1)) for at, _ in sorted([*fine, *costly], key=lambda pair: pair[0])]),
        rows(
            [
                *([_step(key, "first", 0, "button-review-walk")] if found else []),
                *([button(say("button-review-look"), _press(key, "look"))] if tracing else []),
                _help(key),
            ]
        ),
    )


def _figures(summed: Summary) -> list[str]:
    """The lines about the percentage and what is in it."""
    return [
        say("review-no-stake") if summed.kept is None else say("review-kept", share=percent(summed.kept)),
        say("review-good", good=summed.good, count=summed.decisions),
    ]


def nothing(key: RoundKey) -> ui.LayoutView:
    """The screen of a review of a round in which there was nothing to choose."""
    return screen(GREY, text(say("review-title", round=key.round), say("review-nothing")))


def step(key: RoundKey, found: Sequence[Judged], at: int, moves: int, shown: Presenter) -> ui.LayoutView:
    """One decision, as its player saw it, and what the answer was worth."""
    one = found[at]
    scene, judgement = one.scene, one.judgement
    where = say("review-at", number=at + 1, count=len(found), move=judgement.at + 1, moves=moves)
    seen = scene.seen
    return screen(
        GOLD if judgement.cost else GREEN,
        text(say("review-title", round=key.round), f"**{where}**", *shown.seats(scene, seen, shown.seat)),
        text(*_lines(shown.middle(scene, seen)), *_lines(shown.cards(scene, seen))),
        line(),
        text(*_verdict(one, shown)),
        rows(
            [
                _step(key, "back", max(at - 1, 0), "button-review-back", off=at == 0),
                _step(key, "on", min(at + 1, len(found) - 1), "button-review-on", off=at == len(found) - 1),
                button(say("button-review-summary"), _press(key, "look")),
                _help(key),
            ]
        ),
    )


def help_(key: RoundKey | None) -> ui.LayoutView:
    """The explanation of the figures, and the way back to the review; where none was open (None), to the books of
    rules.
    """
    lines = [say(f"review-help-{part}") for part in ("what", "share", "good", "chart", "turning", "kept")]
    if key is None:
        lines = [say("review-help-where"), *lines]
        back = button(say("button-books"), Press(BOOK, 0, Stamp(), "books"))
    else:
        back = button(say("button-review-summary"), _press(key, "look"))
    return screen(VIOLET, text(say("review-help-title"), *lines), rows([back]))


def _lines(lines: Sequence[str | None]) -> list[str]:
    return [one for one in lines if one]


def _costly(at: int, one: Judged, shown: Presenter) -> str:
    """An answer that cost much, in a line."""
    answer, best = _name_answers(one, shown)
    return say("review-cost", number=at + 1, answer=answer, best=best, cost=cost_in_points(one.judgement))


def _fine(at: int, one: Judged, shown: Presenter) -> str:
    """A best answer where much was at stake, in a line."""
    stake = percent(one.judgement.top) - percent(one.judgement.bottom)
    return say("review-fine", number=at + 1, answer=_name_answers(one, shown)[0], stake=stake)


def _verdict(one: Judged, shown: Presenter) -> list[str]:
    """The lines on what was chosen, what was best, and why."""
    judgement, (answer, best) = one.judgement, _name_answers(one, shown)
    key = f"review-{judgement.verdict.replace('_', '-')}"
    value, top = percent(judgement.value), percent(judgement.top)
    cost = say(key, answer=answer, best=best, value=value, top=top, cost=cost_in_points(judgement))
    reason = _reason(one, shown)
    return [cost, *([say("review-reason", best=best, reason=reason.words)] if reason is not None else [])]


def _reason(one: Judged, shown: Presenter) -> Reason | None:
    """The reason why the best answer is a good one; None where there is none."""
    best, other = one.decision.read(one.judgement.best), one.decision.read(one.judgement.answer)
    return shown.reason(one.scene.seen, best, other if other != best else None) if best is not None else None


def _name_answers(one: Judged, shown: Presenter) -> tuple[str, str]:
    """The answer that was given and the best one, in few words; where these are the same, in the game's own text."""
    answers = [one.decision.read(text) for text in (one.judgement.answer, one.judgement.best)]
    given, best = (
        shown.answer_name(one.scene, answer, shown.choices) if answer is not None else "?" for answer in answers
    )
    return given, best


def _press(key: RoundKey, verb: str, argument: str = "") -> Press:
    return Press(REVIEW, key.table, Stamp(key.round), verb, argument)


def _step(key: RoundKey, verb: str, at: int, label: str, *, off: bool = False) -> Button:
    return button(say(label), _press(key, verb, str(at)), off=off)


def _walk(key: RoundKey, at: int, label: str) -> Button:
    """The way from the summary to a decision: each has a verb of its own, for no two of a message may send the same."""
    return button(say("button-review-to", number=label), _press(key, "at", str(at)))


def _help(key: RoundKey) -> Button:
    return button(say("button-review-help"), _press(key, "help"))
