"""Tests of rulings: what is remembered of the legal plays is what `legal` says of them."""

from random import Random

import pytest

from engine.tarothimi import legal
from engine.tarothimi.arcana import NAMES, Spot, cards_of
from engine.tarothimi.catalogue import TarotCatalogue, key
from engine.tarothimi.legal import MEMORY
from engine.tarothimi.rules import COPIES, ORDER

HANDS = 400


@pytest.mark.parametrize("memory", [MEMORY, 3])
def test_rulings_say_what_the_rule_says(memory: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Any hands with arcana on any top: also where much is remembered, and where all was forgotten meanwhile."""
    monkeypatch.setattr(legal, "MEMORY", memory)
    plays = TarotCatalogue(*key(4))
    random = Random(5)
    tops = [None, *(play for play in plays.by_text.values() if play.size)]
    for _ in range(HANDS):
        minors = random.sample(ORDER * COPIES, random.randint(0, 8))
        naturals, beside = plays.pack([*minors, *random.sample(NAMES, random.randint(1, 4))])
        top, acted, first = random.choice(tops), random.random() < 0.3, random.random() < 0.3
        spot = Spot(top, cards_of(beside), acted, first)
        candidates = plays.candidates(naturals, beside, top)
        allowed = plays.rulings.allowed(plays.shapes(naturals, beside, top), beside, top, acted, first)
        expected = legal.choices(candidates, spot)
        assert plays.list_plays(allowed.legal) == tuple(expected)
        assert plays.list_plays(allowed.quiet) == tuple(play for play in expected if not legal.shows(play, spot))
