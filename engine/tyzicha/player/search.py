"""The search of strong computer players: worlds are drawn and played to the end; the last tricks are solved exactly."""

from functools import partial
from random import Random

from engine.contract import Action, Decision, Rules, Trial
from engine.tyzicha.game import Tyzicha
from engine.tyzicha.player.belief import sample_likely_worlds
from engine.tyzicha.player.calls import search_calls
from engine.tyzicha.player.endgame import last_tricks
from engine.tyzicha.player.policy import choose
from engine.tyzicha.player.world import BITS, SUIT_OF, TyzichaWorld
from engine.tyzicha.player.worlds import end_worth
from engine.tyzicha.scoring import Terms
from engine.tyzicha.state import TyzichaView


def search(rules: Rules, view: TyzichaView, decision: Decision, playouts: int, random: Random) -> Trial:
    """The answer that does best in the worlds that may be."""
    if not isinstance(rules, Tyzicha):
        raise TypeError(f"these are rules of {rules.GAME}")
    if decision.kind not in ("lead", "follow"):
        return search_calls(rules.terms, view, decision, playouts, random)
    chosen = choose(view, decision)
    answers = [chosen, *(answer for answer in decision.enumerate() if answer != chosen)]
    if exact := last_tricks(rules, view, decision):
        return Trial(answers, lambda answer, _: exact[answer])
    return Trial(answers, partial(_value, view, rules.terms), sample_likely_worlds(view, random), playouts)


def _value(view: TyzichaView, terms: Terms, answer: Action, drawn: tuple[TyzichaWorld, int]) -> float:
    """The value of an answer in a world."""
    world, luck = drawn[0].copy(), Random(drawn[1])
    bit = BITS[answer.cards[0]]
    if answer.verb == "marriage":
        world.show(SUIT_OF[bit])
    world.lay(bit)
    world.finish(luck)
    return end_worth(view, world, terms)
