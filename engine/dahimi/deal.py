"""The beginning of a round: the deal (DAH-1, DAH-2, DAH-7), or a position set up by hand."""

from collections.abc import Sequence

from engine.contract import Rng, Standing
from engine.dahimi import plays
from engine.dahimi.round import Round
from engine.dahimi.rules import DahimiRules


def deal(rules: DahimiRules, standing: Standing, rng: Rng) -> Round:
    """Shuffle, deal one card at a time from the dealer's neighbour on, and begin the exchange. Raises Illegal with the
    code of `rules.refusal`.
    """
    players = len(standing.order)
    rules.admit(players)
    cards = rng.shuffle(rules.deck(players).cards)
    first = standing.dealer + 1
    return begin(rules, standing, [cards[(seat - first) % players :: players] for seat in range(players)])


def begin(rules: DahimiRules, standing: Standing, hands: Sequence[Sequence[str]]) -> Round:
    """The round with these hands dealt."""
    state = Round(rules, standing, hands)
    state.begin()
    return state


def position(
    rules: DahimiRules,
    hands: Sequence[Sequence[str]],
    turn: int = 0,
    top: str | None = None,
    owner: int = 0,
) -> Round:
    """A round in mid-play: these hands, `turn` to act, and `owner`'s play `top` ("9CD", "6D-9D") to beat."""
    state = Round(rules, Standing(order=tuple(str(seat) for seat in range(len(hands)))), hands)
    state.set_up(turn, None if top is None else plays.of_text(top), owner)
    return state
