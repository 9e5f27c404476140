"""The rules of Jubilee: its options, seats, deal and the end of a match (JUB-2, JUB-4, JUB-9)."""

from collections.abc import Sequence
from itertools import chain
from random import Random
from typing import ClassVar, Literal

from pydantic import Field

from engine.cards.hands import Cards, FaceDown, dealt_singly, face_down
from engine.cards.match import WithMatch, after_hands
from engine.cards.packs import in_hand_order
from engine.contract import Dice, Match, Result, Rng, Standing, View
from engine.jubilee.round import JubileeRound
from engine.jubilee.state import DECK, HAND, JubileePublic, Scoring, is_black

FEWEST, MOST = 2, 7


class Jubilee(WithMatch[JubileeRound]):
    """Everybody plays on one total, two to seven players."""

    GAME: ClassVar[str] = "jubilee"
    DECK: ClassVar[tuple[str, ...]] = DECK

    club_ace: Literal[15, 1] = Field(15, description="What an ace of clubs counts.")
    joker_rescores: bool = Field(False, description="A joker on a jubilee scores it again.")
    deals: int = Field(1, ge=1, le=5, description="How many deals are played; their scores are added up.")

    @property
    def scoring(self) -> Scoring:
        return Scoring(self.club_ace, self.joker_rescores)

    def seats(self) -> tuple[int, int]:
        return FEWEST, MOST

    def deal(self, standing: Standing, cards: Sequence[str], rng: Rng) -> JubileeRound:
        """One card at a time, first to the dealer's left. A deal in which nobody could open is dealt again (JUB-R2)."""
        players = len(standing.order)
        while not any(map(is_black, cards[: players * HAND])):
            cards = rng.shuffle(DECK)
        closed = face_down(*dealt_singly(cards, players, HAND, standing.dealer))
        return JubileeRound(self, standing, JubileePublic.dealt(self.scoring, standing), closed)

    def match(self, standing: Standing, result: Result) -> Match:
        return after_hands(self.deals, standing, result, self.totals(standing, result))

    def resample(self, view: View[JubileePublic], random: Random) -> JubileeRound:
        return JubileeRound.from_view(self, view, sample_hidden(view, random))


def sample_hidden(view: View[JubileePublic], random: Random) -> FaceDown:
    """The viewer's own hand, the cards that skips have shown, and the others at random."""
    own, public = view.own_seat, view.public
    known = {*view.hand, *public.played, *chain(*public.shown)}
    rest = Dice(random).shuffle([card for card in DECK if card not in known])
    counts = [view.zone("hand", at).count or 0 for at in range(len(view.seats))]
    if view.phase != "over" and public.turn != own:
        _let_play(rest, public, counts[public.turn])
    hands: dict[int, Cards] = {own: view.hand}
    for at in (at for at in _from_turn(view) if at != own):
        missing = counts[at] - len(public.shown[at])
        hands[at] = in_hand_order((*public.shown[at], *rest[:missing]))
        rest = rest[missing:]
    return FaceDown(tuple(hands[at] for at in range(len(hands))), tuple(rest))


def _from_turn(view: View[JubileePublic]) -> list[int]:
    """The seats, first the one that plays."""
    return [(view.public.turn + step) % len(view.seats) for step in range(len(view.seats))]


def _let_play(rest: list[str], public: JubileePublic, count: int) -> None:
    """Change the order of the unseen cards (`rest`) so that the seat on turn gets a card that it may play, since it is
    asked for one. If none of the cards that it is about to get may be played, the first other card that may be comes to
    the top. `count`: the number of cards that it holds.
    """
    shown = public.shown[public.turn]
    if public.playable((*shown, *rest[: count - len(shown)])):
        return
    fits = public.playable(tuple(rest))[0]
    rest.remove(fits)
    rest.insert(0, fits)
