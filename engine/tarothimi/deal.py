"""The beginning of a round of Tarot-himi: the deal with its secret choice of arcana (TAR-1), or a position set up."""

from collections.abc import Sequence
from functools import cache

from engine.climbing.state import NOBODY
from engine.contract import Rng, Standing
from engine.tarothimi.arcana import NAMES
from engine.tarothimi.catalogue import TarotCatalogue
from engine.tarothimi.deck import arcana_count
from engine.tarothimi.round import TarotRound, catalogue_for
from engine.tarothimi.rules import TarotHimiRules


@cache
def _ready(rules: TarotHimiRules, players: int, later: bool) -> tuple[TarotCatalogue, tuple[int, ...]]:
    """The plays, and the lane of each minor in the deck's order. Raises Illegal with the code of `rules.refusal`."""
    refusal = rules.refusal(players)
    if refusal and not (refusal.code == "removal_rank_not_in_deck" and later):
        raise refusal
    plays = catalogue_for(players)
    return plays, tuple(map(plays.lane, rules.deck(players).ranks))


def deal(rules: TarotHimiRules, standing: Standing, rng: Rng) -> TarotRound:
    """Choose the arcana, shuffle, deal, collect taxes. Raises Illegal with the code of `rules.refusal`."""
    players = len(standing.order)
    plays, minors = _ready(rules, players, standing.round > 1)
    chosen = sorted(rng.shuffle(range(len(NAMES)))[: arcana_count(players)])
    cards = rng.shuffle((*minors, *[plays.lane(NAMES[number]) for number in chosen]))
    first = standing.dealer + 1
    hands = [plays.unpack(sum(cards[(seat - first) % players :: players])) for seat in range(players)]
    return to_first_decision(TarotRound(rules, standing, plays, hands, rng.seed()))


def begin(rules: TarotHimiRules, standing: Standing, hands: Sequence[Sequence[str]]) -> TarotRound:
    """The round with these hands dealt."""
    plays = catalogue_for(len(hands))
    return to_first_decision(TarotRound(rules, standing, plays, [plays.pack(hand) for hand in hands]))


def to_first_decision(state: TarotRound) -> TarotRound:
    """The round, dealt, comes to its first decision. Where nobody has an ordinary card to pay with, that is a lead."""
    state.begin()
    return state


def position(
    rules: TarotHimiRules,
    hands: Sequence[Sequence[str]],
    turn: int | None = None,
    top: str | None = None,
    owner: int = NOBODY,
    *,
    before: Sequence[tuple[int, str]] = (),
    since: Sequence[tuple[int, str]] = (),
    elsewhere: tuple[str, ...] = (),
) -> TarotRound:
    """A round in mid-play: these hands, `turn` to act (None: whom the rules say), and the play `top` ("Kx2") of
    `owner` to beat.

    `before`: what was done in earlier tricks, by whom, `since`: after the top was laid; `elsewhere`: further cards
    among the discards.
    """
    standing = Standing(order=tuple(str(seat) for seat in range(len(hands))))
    plays = catalogue_for(len(hands))
    state = TarotRound(rules, standing, plays, [plays.pack(hand) for hand in hands], elsewhere=elsewhere)
    if turn is None:
        state.open_play()
        return state
    earlier, later = ([(seat, state.action(text)) for seat, text in done] for done in (before, since))
    state.set_up_within(turn, None if top is None else plays.by_text[top], owner, earlier, later)
    return state
