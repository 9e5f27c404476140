"""Tarot-himi as a game: seated as Tahimi is, dealt with its secret choice of arcana (TAR-1), or set up as a position;
and the reasons why each card of a hand can or cannot be played, from a view alone, for its holder only.
"""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import ClassVar

from engine.climbing.state import NOBODY
from engine.climbing.views import ClimbingView, climbing, climbing_as
from engine.contract import Action, Illegal, Rng, Standing, Verdict, View
from engine.tahimi.catalogue import Play
from engine.tarothimi import legal
from engine.tarothimi.arcana import BY_NAME, FOOL, NAMES, Spot, cards_of
from engine.tarothimi.catalogue import TarotCatalogue, has_acted, possible_plays, read_pile
from engine.tarothimi.resample import resample
from engine.tarothimi.round import TarotRound, catalogue_for
from engine.tarothimi.rules import TarotHimiRules, arcana_count
from engine.tarothimi.state import TarotPublic


class TarotHimi(TarotHimiRules):
    """Tarot-himi, 3 to 8 players."""

    GAME: ClassVar[str] = "tarothimi"

    def resample(self, view: View, random: Random) -> TarotRound:
        return resample(self, climbing_as(view, TarotPublic), random)

    def explain(self, view: View) -> tuple[Verdict, ...]:
        return verdicts(climbing(view))

    def start(self, standing: Standing, rng: Rng) -> TarotRound:
        return deal(self, standing, rng)


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


def verdicts(view: ClimbingView) -> tuple[Verdict, ...]:
    """One verdict for each token of the viewer's hand, minors low to high, then arcana (TAR-4 to TAR-7). None before
    the taxes are paid.

    Each is about the present pile, while it is somebody else's turn too: that alone is never the reason.
    """
    if view.seat is None or view.phase != "play":
        return ()
    plays = catalogue_for(len(view.seats))
    hand = view.hand
    naturals, beside = plays.pack(hand)
    spot = _spot(view, plays, beside)
    candidates = plays.candidates(naturals, beside, spot.top)
    chosen = legal.choices(candidates, spot)
    penalty = Illegal("one_card_penalty") if view.seat in view.public.must_pass else None
    return tuple(_verdict(token, hand, plays, candidates, chosen, spot, penalty) for token in dict.fromkeys(hand))


def _spot(view: ClimbingView, plays: TarotCatalogue, beside: int) -> Spot:
    laid = read_pile(plays, view.log).laid
    pile = laid[len(laid) - len(view.pile) :]
    first = not any(text in plays.by_text and text != "pass" for _, text in view.log)
    acted = bool(pile) and has_acted(view.log[pile[0].at :], plays, view.seat or 0)
    return Spot(pile[-1].play if pile else None, cards_of(beside), acted, first)


def _verdict(
    token: str,
    hand: tuple[str, ...],
    plays: TarotCatalogue,
    candidates: Sequence[Play],
    chosen: Sequence[Play],
    spot: Spot,
    penalty: Illegal | None,
) -> Verdict:
    size = hand.count(token) if spot.top is None else spot.top.size
    near = sorted((play for play in candidates if token in play.cards), key=lambda play: _distance(play, token, size))
    good = next((play for play in near if play in chosen), None)
    if good is not None and penalty is None:
        return Verdict(token, good.cards, good.rank, shows=legal.shows(good, spot))
    if not near:
        return Verdict(token, (token,), refusal=penalty or legal.shape((token,), (token,), None, ()))
    readings = possible_plays(plays, Action("", "play", near[0].cards), spot.top)
    return Verdict(token, near[0].cards, refusal=penalty or legal.refusal_of_all(readings, spot))


def _distance(play: Play, token: str, size: int) -> tuple[bool, int, bool, int]:
    """The distance of a play from the likeliest one with this token: without The Fool, with as many cards as are
    wanted; a mimic before a lead; The Fool alone before The Fool in a set, as the highest rank.
    """
    fool = FOOL.name in play.cards and (token != FOOL.name or len(play.cards) > 1)
    return fool, abs(len(play.cards) - size) if token not in BY_NAME else 0, play.shape == "arcana", -play.place
