"""The rules of One-Eyed Jack: its options, seats, deal and its end (OEJ-2, OEJ-4, OEJ-9)."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Literal

from pydantic import Field

from engine.cards.hands import Cards, FaceDown, dealt_singly, face_down
from engine.cards.match import WithMatch
from engine.cards.packs import in_hand_order
from engine.contract import Dice, Match, Result, Rng, Standing, View, WithPartners, forfeited
from engine.one_eyed_jack.board import DECK, LAID, cards_by_cell
from engine.one_eyed_jack.round import OneEyedJackRound
from engine.one_eyed_jack.state import HAND, PARTNERS, ROWS, Goal, OneEyedJackPublic, side_of, sides

_LAID = frozenset(LAID)


class OneEyedJack(WithPartners, WithMatch[OneEyedJackRound]):
    """Two or three players, each for themselves, or four in partnerships. One deal is a match."""

    GAME: ClassVar[str] = "one_eyed_jack"
    CLOSED: ClassVar[bool] = True

    rows_needed: Literal[1, 2] | None = Field(
        None, description="How many rows win; if nothing is chosen, one for three players and two for two or four."
    )
    random_board: bool = Field(False, description="The cards of the board are laid at random before each deal.")
    protect_rows: bool = Field(False, description="Chips in a finished row cannot be removed.")
    dead_swaps: int | None = Field(
        None, ge=0, le=7, description="How many dead cards may be swapped in a turn; otherwise as many as a hand holds."
    )

    def seats(self) -> tuple[int, int]:
        return min(HAND), max(HAND)

    def sides(self, players: int) -> tuple[int, ...]:
        return tuple(side_of(seat, players) for seat in range(players)) if players == PARTNERS else ()

    def goal(self, players: int) -> Goal:
        """The goal that the options set for `players` players."""
        rows = ROWS[players] if self.rows_needed is None else self.rows_needed
        swaps = HAND[players] if self.dead_swaps is None else self.dead_swaps
        return Goal(rows, swaps, self.protect_rows)

    def next_standing(self, before: Standing, result: Result) -> Standing:
        return before

    def pack_for(self, players: int) -> tuple[str, ...]:
        """The cards that are shuffled and committed to before a game: the pack, and the cards of the board if that is
        laid at random.
        """
        return (*DECK, *LAID) if self.random_board else DECK

    def deal(self, standing: Standing, cards: Sequence[str], rng: Rng) -> OneEyedJackRound:
        """Deal one card at a time, first to the dealer's left. With a random board, the shuffled cards are parted into
        those of the board, which are laid, and those of the pack, which are dealt; each part keeps its order.
        """
        players = len(standing.order)
        laid = cards_by_cell(card for card in cards if card in _LAID) if self.random_board else ()
        pack = [card for card in cards if card not in _LAID]
        hands, stock = dealt_singly(pack, players, HAND[players], standing.dealer)
        public = OneEyedJackPublic(players, self.goal(players), standing.dealer, laid)
        return OneEyedJackRound(self, standing, public, face_down(hands, stock))

    def match(self, standing: Standing, result: Result) -> Match:
        players = len(standing.order)
        if result.left and len(sides(players)) == 2:
            return forfeited([side_of(seat, players) for seat in range(players)], result.left)
        return Match(True, result.places, result.winners)

    def resample(self, view: View[OneEyedJackPublic], random: Random) -> OneEyedJackRound:
        return OneEyedJackRound.from_view(self, view, sample_hidden(view, random))


def sample_hidden(view: View[OneEyedJackPublic], random: Random) -> FaceDown:
    """Hidden cards that fit the view: the viewer's own hand as it is, and all unseen cards shuffled into the other
    hands and the stock. The seat on turn is dealt first, because it must be able to act.
    """
    own, public, seats = view.own_seat, view.public, range(len(view.seats))
    seen = {*view.hand, *public.gone}
    rest = Dice(random).shuffle([card for card in DECK if card not in seen])
    counts = [view.zone("hand", at).count or 0 for at in seats]
    if view.phase != "over" and public.turn != own:
        _let_act(rest, public, counts[public.turn], view.zone("stock").count or 0)
    hands: dict[int, Cards] = {own: view.hand}
    for at in (public.turn, *(other for other in seats if other != public.turn)):
        if at != own:
            hands[at] = in_hand_order(rest[: counts[at]])
            rest = rest[counts[at] :]
    return FaceDown(tuple(hands[at] for at in seats), tuple(rest))


def _let_act(rest: list[str], public: OneEyedJackPublic, held: int, stock: int) -> None:
    """Change the order of the unseen cards (`rest`) so that the seat on turn gets a card that it can play or swap.

    The seat is being asked, so it holds one. It will get the first `held` cards. If none of them is of use, the first
    card behind them that is of use moves to the top.
    """
    fits = next(card for card in rest if public.is_of_use(card, stock))
    if fits not in rest[:held]:
        rest.remove(fits)
        rest.insert(0, fits)
