"""The beginning of a round: the deal (TAH-3), or a position set up by hand."""

from collections.abc import Sequence
from functools import cache

from engine.climbing.state import NOBODY
from engine.contract import Rng, Standing
from engine.tahimi.catalogue import Catalogue
from engine.tahimi.round import Round, catalogue_for
from engine.tahimi.rules import TahimiRules


@cache
def _ready(rules: TahimiRules, players: int, later: bool) -> tuple[Catalogue, tuple[int, ...]]:
    """The plays, and the lane of each card in the deck's order. Raises Illegal with the code of `rules.refusal`."""
    refusal = rules.refusal(players)
    # TAH-10: a removal rank that the deck of a changed table lacks acts as "auto".
    if refusal and not (refusal.code == "removal_rank_not_in_deck" and later):
        raise refusal
    plays = catalogue_for(rules, players)
    return plays, tuple(map(plays.lane, rules.deck(players).ranks))


def deal(rules: TahimiRules, standing: Standing, rng: Rng) -> Round:
    """Shuffle, deal, collect taxes (TAH-3, TAH-6). Raises Illegal with the code of `rules.refusal`."""
    players = len(standing.order)
    plays, lanes = _ready(rules, players, standing.round > 1)
    cards = rng.shuffle(lanes)
    first = standing.dealer + 1
    hands = [plays.unpack(sum(cards[(seat - first) % players :: players])) for seat in range(players)]
    return _open(rules, standing, plays, hands)


def begin(rules: TahimiRules, standing: Standing, hands: Sequence[Sequence[str]]) -> Round:
    """The round with these hands dealt."""
    plays = catalogue_for(rules, len(hands))
    return _open(rules, standing, plays, [plays.pack(hand) for hand in hands])


def _open(rules: TahimiRules, standing: Standing, plays: Catalogue, hands: Sequence[tuple[int, int]]) -> Round:
    state = Round(rules, standing, plays, hands)
    state.begin()
    return state


def position(
    rules: TahimiRules,
    hands: Sequence[Sequence[str]],
    turn: int | None = None,
    top: str | None = None,
    owner: int = NOBODY,
) -> Round:
    """A round in mid-play: these hands, `turn` to act (None: whom the rules say), and the play `top` ("Kx2") of
    `owner` to beat.
    """
    standing = Standing(order=tuple(str(seat) for seat in range(len(hands))))
    plays = catalogue_for(rules, len(hands))
    state = Round(rules, standing, plays, [plays.pack(hand) for hand in hands])
    leader = rules.first_leader(standing)
    state.set_up(leader if turn is None else turn, None if top is None else plays.by_text[top], owner)
    return state
