"""The chart of a person's misery: its picture and its words, for one round and for very many, however miserable."""

import io
from math import log

import pytest
from discord.ui import LayoutView
from PIL import Image

from bot import screens
from bot.sandbox import JSON, seen
from bot.sandbox.components import component_problems, walk
from bot.sandbox.limits import Setting
from bot.screens.memories.boards import FILE
from bot.stats import charts
from bot.stats.charts import LONG_REIGN, draw_history
from bot.stats.leaderboard import history_menu
from bot.stats.values import MiseryHistory
from data.stats.records import Step
from engine.misery import LN_10, Misery, after
from tests.said import is_said, said

PLAYERS = 4
MOST_ALT = 1024


def history(*places: int, breaks: tuple[int, ...] = (), name: str = "Léo") -> MiseryHistory:
    """Somebody who finished so; at `breaks` they had been elsewhere."""
    steps, index = [], Misery()
    for at, place in enumerate(places):
        index = after(index, place, PLAYERS)
        steps.append(Step(misery=index.log, place=place, players=PLAYERS, unbroken=at > 0 and at not in breaks))
    return MiseryHistory(name, tuple(steps))


def flat(*miseries: float) -> MiseryHistory:
    """A history of these logarithms."""
    return MiseryHistory("Léo", tuple(Step(misery=one, place=1, players=PLAYERS, unbroken=True) for one in miseries))


def drawn(shown: MiseryHistory) -> Image.Image:
    image = Image.open(io.BytesIO(draw_history(shown)))
    assert (image.format, image.size) == ("PNG", (900, 500))
    return image.convert("RGB")


def has(image: Image.Image, colour: str) -> bool:
    """True if there is a pixel of exactly this colour."""
    wanted = tuple(bytes.fromhex(colour[1:]))
    return any(pixel == wanted for _, pixel in image.getcolors(900 * 500) or [])


def payload(view: LayoutView) -> list[JSON]:
    return list(view.to_components())  # type: ignore[no-untyped-call]  # discord.py leaves it so


def told(shown: MiseryHistory) -> tuple[str, str]:
    """The screen's text and its alt text. Fails where Discord would refuse the screen."""
    parts = payload(screens.history(shown, "tahimi", ["tahimi", "dahimi"], history_menu("100", 10**18), drawn=True))
    assert not list(component_problems(parts, Setting(v2=True, files=frozenset({FILE}))))
    (item,) = [item for _, one in walk(parts) if one["type"] == 12 for item in one["items"]]
    assert item["media"]["url"] == f"attachment://{FILE}"
    return seen("\n".join(one["content"] for _, one in walk(parts) if one["type"] == 10)), seen(item["description"])


@pytest.mark.long
@pytest.mark.parametrize("rounds", [1, 2, 60, 1000])
def test_the_picture_has_its_size_and_shows_first_and_last_places(rounds: int) -> None:
    for place, firsts, lasts in ((0, True, False), (1, False, False), (3, False, True)):
        image = drawn(history(*[place] * rounds))
        assert (has(image, charts.GOLD), has(image, charts.RED)) == (firsts, lasts)


@pytest.mark.parametrize(
    "miseries",
    [(log(1e300),), (0.0, log(1e300)), (-2570 * LN_10, 2570 * LN_10), (0.0,), (0.0, 0.0), (log(10), log(10))],
)
def test_misery_beyond_all_floats_is_drawn_and_told(miseries: tuple[float, ...]) -> None:
    drawn(flat(*miseries))
    told(flat(*miseries))


def test_the_peak_of_1e300_is_told_as_such() -> None:
    assert "from 1.00 to 1.00, peak 1.00×10^300" in told(flat(0.0, log(1e300), 0.0))[1]


def test_a_reign_is_first_places_in_a_row_without_a_break() -> None:
    assert history(0, 0, 1, 0, 0, 0, 3).reigns == [range(2), range(3, 6)]
    assert history(0, 0, 0, breaks=(2,)).reigns == [range(2), range(2, 3)]
    assert history(1, 2, 3).longest_reign == 0


def test_between_the_signs_there_is_a_line() -> None:
    assert has(drawn(history(*[1, 2] * 30)), charts.LINE)


def test_only_a_long_reign_is_shaded() -> None:
    for reign, shaded in ((LONG_REIGN - 1, False), (LONG_REIGN, True)):
        image = drawn(history(*[3] * 10, *[0] * reign, *[3] * 10))
        gold, back = (bytes.fromhex(colour[1:]) for colour in (charts.GOLD, charts.BACK))
        shade = tuple(round(b + 0.18 * (g - b)) for g, b in zip(gold, back, strict=True))
        near = [
            count
            for count, pixel in image.getcolors(900 * 500) or []
            if isinstance(pixel, tuple) and all(abs(a - b) <= 1 for a, b in zip(pixel, shade, strict=True))
        ]
        assert (sum(near) > 1000) == shaded


def test_the_numbers_are_told_in_the_alt_text_and_below() -> None:
    text, alt = told(history(3, 3, 1, 0, 0))
    facts = said("history-facts", rounds=5, start="3.00", end="0.0391", peak="10.0", reign=2)
    assert alt == said("history-alt", name="Léo", facts=facts)
    assert text.splitlines() == [f"## {said('history-title', name='Léo')}", f"-# {said('game-tahimi')}", f"-# {facts}"]
    assert is_said("history-facts", told(history(1))[1], rounds=1)


def test_the_longest_names_fit_and_are_harmless() -> None:
    name = "𝕹𝖎𝖌𝖍𝖙*_~`|<@1>" * 100
    text, alt = told(history(0, name=name))
    assert 0 < len(alt) <= MOST_ALT
    assert "\\*" in text
