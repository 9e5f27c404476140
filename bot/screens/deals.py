"""One of the day's deals on the panel of whoever plays it: the table above their cards, and how it ended."""

from collections.abc import Callable, Sequence
from math import ceil
from typing import NamedTuple, Protocol

from discord import ui

from bot.table.scene import Scene
from bot.ui import names, naming, wording
from bot.ui.components import GREEN, GREY, MAIN, PLAIN, Item, button, fits, line, rows, screen, text
from bot.ui.custom_ids import DAILY, HAND, Press, Stamp
from bot.ui.texts import say
from data.daily_records import closes
from data.daily_worth import Worth
from data.records import DealRef
from engine.contract import Outcome
from engine.daily.rotation import DEALS

MOST_BARS, WIDTH = 8, 14  # of the chart of a field: its lines, and the characters of the longest bar


class Shown(Protocol):
    """The game, as its presenter shows it."""

    def table(self, scene: Scene) -> ui.LayoutView: ...
    def result(self, scene: Scene, frozen: bool = False) -> ui.LayoutView: ...


class Bar(NamedTuple):
    """A line of the chart of a field: the outcomes that it stands for, and who made one of them."""

    label: str
    people: int
    whose: tuple[str, ...]


def deal(scene: Scene, panel: Callable[[], ui.LayoutView], game: Shown, warning: str | None) -> ui.LayoutView:
    """`panel`: as at any table. `warning`: one line about the click before."""
    ref = scene.record.deal
    if ref is None:
        raise ValueError("this table is none of the day's deals")
    notice = f"⚠️ {warning}" if warning else None
    title = f"-# {_title(scene, ref)}"
    if scene.view is not None and scene.view.phase == "over":
        return _ended(scene, ref, game, notice)
    if scene.record.phase == "closed":
        return screen(GREY, text(notice, say("daily-closed")), rows([_way("button-daily", "show")]))
    drawn = panel()
    container = next(part for part in drawn.children if isinstance(part, ui.Container))
    above = [text(title), *texts(game.table(scene)), line()]
    shown = list(container.children)
    accent = int(container.accent_colour or GREEN)
    return screen(accent, above, shown) if fits([*above, *shown]) else screen(accent, text(title), shown)


def _title(scene: Scene, ref: DealRef) -> str:
    key = "daily-practice-deal" if ref.practice else "daily-deal"
    return say(key, number=ref.number, deals=DEALS, game=naming.name_of_game(scene.record.game))


def _ended(scene: Scene, ref: DealRef, game: Shown, notice: str | None) -> ui.LayoutView:
    """How a hand ended; where the deal is over with it, what it is worth."""
    result = texts(game.result(scene, frozen=True))
    if scene.record.phase != "closed":
        go_on = button(say("button-daily-hand"), Press(HAND, scene.record.id, scene.stamp, "again"), MAIN)
        return screen(GREEN, text(f"-# {_title(scene, ref)}", notice), result, rows([go_on]))
    last = ref.number >= DEALS
    onward = (
        _way("button-daily-practice-next", "practice", ref, str(ref.number + 1 if not last else 1))
        if ref.practice
        else _way("button-daily-result" if last else "button-daily-next", "set" if last else "play", ref)
    )
    told = worth_told(scene.worth, ref) if scene.worth is not None else [say("daily-unknown")]
    above = [text(f"-# {_title(scene, ref)}"), *result, line()]
    below = [text(notice, *told), *rows([onward, _way("button-daily-later", "show")])]
    return screen(GREEN, above if fits([*above, *below]) else [], below)


def _way(key: str, verb: str, ref: DealRef | None = None, argument: str = "") -> ui.Button[ui.LayoutView]:
    stamp = Stamp(ref.day, ref.slot) if ref is not None else Stamp()
    return button(say(key), Press(DAILY, 0, stamp, verb, argument), MAIN if ref is not None else PLAIN)


def texts(view: ui.LayoutView) -> list[Item]:
    """What a screen says, without its pictures and its buttons."""
    containers = [part for part in view.children if isinstance(part, ui.Container)]
    return [one for container in containers for one in container.children if isinstance(one, ui.TextDisplay)]


# ---------------------------------------------------------------------------- what it is worth


def worth_told(worth: Worth, ref: DealRef) -> list[str]:
    """The share of the field, and the field as a chart in letters."""
    shown = {"share": percent(float(worth.share)), "field": sum(worth.field.values()) - worth.counted}
    key = "daily-worth" if worth.counted else "daily-worth-practice"
    state = say("daily-final") if worth.final else say("daily-provisional", when=f"<t:{int(closes(ref.day))}:R>")
    return [say(key, **shown), chart(worth), f"-# {state}"]


def percent(share: float) -> int:
    """A share from 0 to 1 in whole percents."""
    return round(100 * share)


def chart(worth: Worth) -> str:
    """The field by what was made of the deal, the best first, in a block of letters."""
    drawn = bars(worth)
    wide, most = max(len(one.label) for one in drawn), max(one.people for one in drawn)
    lines = [
        f"{one.label.ljust(wide)} {'█' * ceil(WIDTH * one.people / most)} {one.people}"
        + (f"  ◀ {', '.join(one.whose)}" if one.whose else "")
        for one in drawn
    ]
    return "```\n" + "\n".join(lines) + "\n```"


def bars(worth: Worth) -> list[Bar]:
    """The field in few lines: one for each place, and for the margins of a place as many as there is room for."""
    outcomes = sorted({*worth.field, worth.made}, key=lambda one: one.merit, reverse=True)
    places = sorted({one.place for one in outcomes})
    room = max(MOST_BARS // len(places), 1)
    found = []
    for place in places:
        margins = sorted({one.margin for one in outcomes if one.place == place}, reverse=True)
        found += [_bar(worth, place, part) for part in _parts(margins, room)]
    return found


def _parts(margins: Sequence[int], most: int) -> list[Sequence[int]]:
    """The margins of a place in so many neighbouring groups at most."""
    size = ceil(len(margins) / most)
    return [margins[at : at + size] for at in range(0, len(margins), size)]


def _bar(worth: Worth, place: int, margins: Sequence[int]) -> Bar:
    theirs = [Outcome(place, margin) for margin in margins]
    span = "" if not any(margins) else f" {margins[-1]}" if len(margins) == 1 else f" {margins[-1]}…{margins[0]}"
    ghosts = [level for ghost in worth.ghosts if ghost.outcome in theirs for level in ghost.levels]
    you = [say("daily-you")] if worth.made in theirs else []
    named = (*you, *(say(f"level-{level}") for level in ghosts))
    label = names.in_code(f"{wording.place(place)}{span}")
    return Bar(label, sum(worth.field.get(one, 0) for one in theirs), named)
