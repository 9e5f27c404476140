"""The search of strong computer players: worlds are drawn and played to the end."""

from collections.abc import Iterator
from functools import partial
from random import Random

from engine.cards.packs import SUITS
from engine.contract import Action, Decision, Rules, Trial
from engine.tyzicha.calls import search_calls
from engine.tyzicha.cards import MARRIAGES
from engine.tyzicha.game import Tyzicha
from engine.tyzicha.places import SEATS
from engine.tyzicha.policy import choose
from engine.tyzicha.resample import sample_hands
from engine.tyzicha.scoring import Terms, scored
from engine.tyzicha.state import TyzichaView
from engine.tyzicha.world import BITS, NOTHING, SUIT_OF, TyzichaWorld, mask
from engine.tyzicha.worth import worth


def search(rules: Rules, view: TyzichaView, decision: Decision, playouts: int, random: Random) -> Trial:
    """The answer that does best in the worlds that may be."""
    if not isinstance(rules, Tyzicha):
        raise TypeError(f"these are rules of {rules.GAME}")
    if decision.kind not in ("lead", "follow"):
        return search_calls(rules.terms, view, decision, playouts, random)
    chosen = choose(view, decision)
    answers = [chosen, *(answer for answer in decision.enumerate() if answer != chosen)]
    return Trial(answers, partial(_value, view, rules.terms), sample_worlds(view, random), playouts)


def sample_worlds(view: TyzichaView, random: Random) -> Iterator[tuple[TyzichaWorld, int]]:
    """Hands as they may be at this moment, each with the luck of its playouts."""
    tricks, declarer = view.public.tricks, view.public.declarer
    sums = [
        points + sum(MARRIAGES[one] for one in suits)
        for points, suits in zip(tricks.points, tricks.marriages, strict=True)
    ]
    trump = SUITS.index(tricks.trump) if tricks.trump else NOTHING
    while True:
        hands = list(map(mask, sample_hands(view, random)[0]))
        first = tricks.trick[0][0] if tricks.trick else tricks.turn
        world = TyzichaWorld(hands, sums.copy(), trump, first, declarer)
        for seat, card in tricks.trick:
            world.hands[seat] |= BITS[card]
            world.lay(BITS[card])
        yield world, random.getrandbits(32)


def _value(view: TyzichaView, terms: Terms, answer: Action, drawn: tuple[TyzichaWorld, int]) -> float:
    """The value of an answer in a world."""
    world, luck = drawn[0].copy(), Random(drawn[1])
    bit = BITS[answer.cards[0]]
    if answer.verb == "marriage":
        world.show(SUIT_OF[bit])
    world.lay(bit)
    world.finish(luck)
    return end_worth(view, world, terms)


def end_worth(view: TyzichaView, world: TyzichaWorld, terms: Terms) -> float:
    """The value to the viewer's seat of a world that is played to its end."""
    before, declarer = view.standing.scores or (0,) * SEATS, world.declarer
    return worth(view, declarer, scored(declarer, view.public.contract, world.sums, before, terms).gains, terms)
