"""One of the day's deals on the panel of whoever plays it: the table above their cards, and how it ended."""

from collections.abc import Callable

from discord import ui

from bot.replay.story import RoundKey
from bot.screens.daily import field
from bot.screens.table import present
from bot.screens.table.illustration import Illustration
from bot.screens.table.presenter import Presenter
from bot.stamp import Stamp
from bot.table.scene import Scene
from bot.ui import naming
from bot.ui.components import GREEN, GREY, MAIN, PLAIN, Item, button, fits, line, rows, screen, text
from bot.ui.custom_ids import DAILY, HAND, Press
from bot.ui.texts import percent, say
from data.daily.records import closes
from data.daily.worth import Worth
from data.records import DealRef
from engine.daily import DEALS

CROWDED = 5  # thoughts before one's own, from which on a person is told of them


def deal(scene: Scene, panel: Callable[[], ui.LayoutView], game: Presenter, warning: str | None) -> ui.LayoutView:
    """`panel`: as at any table. `warning`: one line about the click before."""
    ref = scene.record.deal
    if ref is None:
        raise ValueError("this table is none of the day's deals")
    notice = f"⚠️ {warning}" if warning else None
    title = f"-# {_title(scene, ref)}"
    if scene.view is not None and scene.view.phase == "over":
        return _ended_screen(scene, ref, game, notice)
    if scene.record.phase == "closed":
        return screen(GREY, text(notice, say("daily-closed")), rows([_way("button-daily", "show")]))
    drawn = panel()
    container = next(part for part in drawn.children if isinstance(part, ui.Container))
    title += f"\n{say('daily-queue', before=scene.queue)}" if scene.queue >= CROWDED else ""
    above = [text(title), *texts(present.table(scene, game)), line()]
    shown = list(container.children)
    accent = int(container.accent_colour or GREEN)
    return screen(accent, above, shown) if fits([*above, *shown]) else screen(accent, text(title), shown)


def _title(scene: Scene, ref: DealRef) -> str:
    key = "daily-practice-deal" if ref.practice else "daily-deal"
    return say(key, number=ref.number, deals=DEALS, game=naming.name_of_game(scene.record.game))


def _ended_screen(scene: Scene, ref: DealRef, game: Presenter, notice: str | None) -> ui.LayoutView:
    """The screen of a hand that is over: its result and, where the deal is over with it, what the deal is worth."""
    result = texts(present.result(scene, game, frozen=True))
    if scene.record.phase != "closed":
        go_on = button(say("button-daily-hand"), Press(HAND, scene.record.id, scene.stamp, "again"), MAIN)
        return screen(GREEN, text(f"-# {_title(scene, ref)}", notice), result, rows([go_on]))
    last = ref.number >= DEALS
    onward = (
        _way("button-daily-practice-next", "practice", ref, str(ref.number + 1 if not last else 1))
        if ref.practice
        else _way("button-daily-result" if last else "button-daily-next", "set" if last else "play", ref)
    )
    key = RoundKey(scene.record.id, scene.record.round)
    review = [button(say("button-review"), key.press("review"))] if ref.practice else []  # others still play a deal
    lines = worth_lines(scene.worth, ref) if scene.worth is not None else [say("daily-unknown")]
    above = [text(f"-# {_title(scene, ref)}"), *result, line()]
    drawn = illustration(scene, scene.worth) if scene.worth is not None else None
    picture = [field.gallery(drawn)] if drawn is not None and scene.illustrated else []
    below = [*picture, text(notice, *lines), *rows([onward, *review, _way("button-daily-later", "show")])]
    return screen(GREEN, above if fits([*above, *below]) else [], below)


def illustration(scene: Scene, worth: Worth) -> Illustration | None:
    """The field of a deal that is over, as a picture."""
    return field.illustration([(scene.record.deal.number, worth)]) if scene.record.deal is not None else None


def _way(key: str, verb: str, ref: DealRef | None = None, argument: str = "") -> ui.Button[ui.LayoutView]:
    stamp = Stamp(ref.day, ref.slot) if ref is not None else Stamp()
    return button(say(key), Press(DAILY, 0, stamp, verb, argument), MAIN if ref is not None else PLAIN)


def texts(view: ui.LayoutView) -> list[Item]:
    """The texts of a screen, without its pictures and its buttons."""
    containers = [part for part in view.children if isinstance(part, ui.Container)]
    return [one for container in containers for one in container.children if isinstance(one, ui.TextDisplay)]


# ---------------------------------------------------------------------------- what it is worth


def worth_lines(worth: Worth, ref: DealRef) -> list[str]:
    """The share of the field, and the field as a chart in letters."""
    shown = {"share": percent(float(worth.share)), "field": sum(worth.field.values()) - worth.counted}
    key = "daily-worth" if worth.counted else "daily-worth-practice"
    state = say("daily-final") if worth.final else say("daily-provisional", when=f"<t:{int(closes(ref.day))}:R>")
    return [say(key, **shown), field.letters(worth), f"-# {state}"]
