"""The search of strong computer players: worlds are drawn and played to the end. The last two tricks are solved
exactly, over all deals that may be; there everybody sees all cards and wants to be ahead.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from random import Random

from engine.contract import Action, Decision, Rules, Trial
from engine.tyzicha.cards import SEATS
from engine.tyzicha.game import Tyzicha
from engine.tyzicha.player.belief import sample_likely_worlds
from engine.tyzicha.player.calls import search_calls
from engine.tyzicha.player.policy import choose
from engine.tyzicha.player.world import BITS, COUPLE, SUIT_OF, Card, TyzichaWorld, bits, end_worth, sample_worlds
from engine.tyzicha.state import Terms, TyzichaView, scored

TRICKS = 2  # the tricks that are left when an ending is solved; before them too many deals may be possible
DRAWS = 64  # the draws from which all deals of an ending are found: there are six at most


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


def last_tricks(rules: Rules, view: TyzichaView, decision: Decision) -> Mapping[Action, float] | None:
    """The worth of each card on the average of all deals that the view leaves, as the search has it; None before the
    last two tricks, and where no card is asked for.
    """
    if not isinstance(rules, Tyzicha):
        raise TypeError(f"these are rules of {rules.GAME}")
    if decision.kind not in ("lead", "follow") or len(view.hand) > TRICKS:
        return None
    drawn = [world for world, _ in islice(sample_worlds(view, Random(0)), DRAWS)]
    return ends_of(rules.terms, view, decision, list({tuple(world.hands): world for world in drawn}.values()))


def ends_of(
    terms: Terms, view: TyzichaView, decision: Decision, worlds: Sequence[TyzichaWorld]
) -> Mapping[Action, float]:
    """The worth of each card on the average of these worlds."""
    found = dict[Action, float]()
    for answer in decision.enumerate():
        card = Card(BITS[answer.cards[0]], answer.verb == "marriage")
        ends = [_end(_after(world, card), view, terms) for world in worlds]
        found[answer] = sum(end_worth(view, end, terms) for end in ends) / len(ends)
    return found


def _after(world: TyzichaWorld, card: Card) -> TyzichaWorld:
    then = world.copy()
    if card.shown:
        then.show(SUIT_OF[card.bit])
    then.lay(card.bit)
    return then


def _end(world: TyzichaWorld, view: TyzichaView, terms: Terms) -> TyzichaWorld:
    """The end to which everybody plays."""
    if not any(world.hands):
        return world
    seat = world.turn
    ends = [_end(_after(world, card), view, terms) for card in _cards(world)]
    return max(ends, key=lambda end: _lead(end, seat, view, terms))


def _cards(world: TyzichaWorld) -> Iterator[Card]:
    """The cards that the seat on turn may lay."""
    hand = world.hands[world.turn]
    for bit in bits(hand if not world.laid else world.legal()[0]):
        yield Card(bit)
        pair = COUPLE[SUIT_OF[bit]]
        if not world.laid and bit & pair and hand & pair == pair:
            yield Card(bit, shown=True)


def _lead(end: TyzichaWorld, seat: int, view: TyzichaView, terms: Terms) -> float:
    """The points that a seat has scored more than the others, on the average."""
    before = view.standing.scores or (0,) * SEATS
    gains = scored(end.declarer, view.public.contract, end.sums, before, terms).gains
    return gains[seat] - (sum(gains) - gains[seat]) / (SEATS - 1)
