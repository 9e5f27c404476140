"""Chips are counters of a game: where a game may have some, no text lets anything look like money. (The titles of the
climbing family tell of the rich and the poor, and of their coins; no chips are played for there.)
"""

import re
from pathlib import Path

import pytest

from engine.games import GAMES, rules_of

TEXTS = Path(__file__).parents[2] / "bot" / "texts" / "en"
SHARED = [TEXTS / f"{name}.ftl" for name in ("generic", "options", "server", "refusals")]
FILES = [*SHARED, *sorted((TEXTS / "games").glob("*.ftl"))]
OPTIONS = [(game, name) for game in GAMES for name in rules_of(game).model_fields]
PLACEABLE = re.compile(r"\{[^{}]*\}|\$[a-z]\w*")  # values and what is chosen by them
MONEY = re.compile(
    r"[€£¥$¢₿💰💵💴💶💷💸🪙🤑💳🏦🎰]"
    r"|\b(money|cash|coins?|dollars?|euros?|pounds?|cents?|currency|payouts?|jackpots?|wallets?|credits?|bank(?:roll)?)\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_text_speaks_of_money(file: Path) -> None:
    lines = file.read_text("utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#") and MONEY.search(PLACEABLE.sub("", line))] == []


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_no_option_speaks_of_money(game: str, option: str) -> None:
    assert not MONEY.search(f"{option} {rules_of(game).model_fields[option].description}")


@pytest.mark.parametrize("line", ["You win $5.", "🪙 12", "a jackpot of 40", "12 coins"])
def test_money_is_noticed(line: str) -> None:
    assert MONEY.search(PLACEABLE.sub("", line))


@pytest.mark.parametrize("line", ["{ $seat } has { $count } chips.", "The chips go to { $seat }."])
def test_chips_are_no_money(line: str) -> None:
    assert not MONEY.search(PLACEABLE.sub("", line))
