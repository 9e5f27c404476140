"""Fits run, and name numbers of the engine. With few deals the values are rough, so these are not compared."""

import importlib

import pytest

from engine.truc.player.search import STAKES
from tests.tools.fits.__main__ import FITS, main

ENGINE = {
    "indian_chief": "engine.indian_chief.player.fitted",
    "pif_paf": "engine.pif_paf.player.policy",
    "pif_paf_outlook": "engine.pif_paf.player.outlook",
    "rumino": "engine.rumino.player.fitted",
    "truc": "engine.truc.player.search",
    "tyzicha": "engine.tyzicha.player.policy",
}


@pytest.mark.long
@pytest.mark.parametrize("game", FITS)
def test_a_fit_finds_numbers_of_the_engine(game: str) -> None:
    for constant, value in FITS[game](0).items():
        engines = getattr(importlib.import_module(ENGINE[game]), constant)
        assert type(value) is type(engines)
        if isinstance(value, dict | tuple):
            assert len(value) == len(engines)


@pytest.mark.long
def test_they_are_printed_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["truc"], 0) == 0
    assert capsys.readouterr().out.startswith("truc STAKES = {1: 0.")
    assert sum(STAKES.values()) == pytest.approx(1, abs=0.01)


def test_a_game_without_fitted_numbers_is_refused() -> None:
    assert main(["bezique"]) == 2
