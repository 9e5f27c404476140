"""The choice of a card for computer players, from a view alone: by the cards that the other hands may still hold."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Self

from engine.cards.packs import suit
from engine.cards.tricks import SeatCard, beats, winning
from engine.contract import Action
from engine.tyzicha.cards import CARDS, MARRIAGES, POINTS, SEATS, couple, left, marriages, strength
from engine.tyzicha.state import TyzichaView, gifts_in

FEW = 3  # if fewer cards of a suit are out, somebody may well have none
TRUMP = 4  # points that a trump is thought to be worth beside its own
SHARE = 0.3  # the share of a marriage's worth that it costs to break it before it is shown


class Seen(NamedTuple):
    """The knowledge of a seat about the play. `held`: by seat, the cards that each of the others may hold."""

    seat: int
    hand: tuple[str, ...]
    trump: str
    trick: tuple[SeatCard, ...]
    declarer: int
    held: tuple[frozenset[str], ...]

    @classmethod
    def of(cls, view: TyzichaView) -> Self:
        """Read the knowledge from a view while tricks are played."""
        public, own = view.public, view.own_seat
        gone = {*view.hand, *(card for cards in public.tricks.laid for card in cards)}
        places = {card: whom for whom, card in gifts_in(view)}
        places |= {card: at for at, cards in enumerate(public.known) for card in cards}

        def held(at: int) -> Iterator[str]:
            """The cards that another seat may hold: it has not ruled them out, and they are not known elsewhere."""
            lacks = {*gone, *public.tricks.lacks[at]}
            return (card for card in CARDS if card not in lacks and places.get(card, at) == at)

        return cls(
            seat=own,
            hand=view.hand,
            trump=public.tricks.trump,
            trick=public.tricks.trick,
            declarer=public.declarer,
            held=tuple(frozenset(() if at == own else held(at)) for at in range(SEATS)),
        )

    def out(self, one: str) -> int:
        """The number of cards of a suit that the others may hold."""
        return sum(suit(card) == one for card in frozenset.union(*self.held))

    def master(self, card: str) -> bool:
        """True if nobody holds a higher card of its suit."""
        return not any(
            suit(other) == suit(card) and strength(other) > strength(card) for held in self.held for other in held
        )

    def safe(self, card: str) -> bool:
        """True if a card that is led will most likely take the trick."""
        if not self.master(card):
            return False
        trumped = self.trump and suit(card) != self.trump and self.out(self.trump)
        return not trumped or self.out(suit(card)) >= FEW

    def cost(self, card: str) -> float:
        """The cost of letting a card go: its points, and its use in the hand."""
        one = suit(card)
        broken = SHARE * MARRIAGES[one] if card in couple(one) and one in marriages(self.hand) else 0.0
        return POINTS[card] + broken + TRUMP * (one == self.trump)


def lead(view: TyzichaView, shown: Sequence[Action], plain: Sequence[Action]) -> Action:
    """The answer that leads to a trick. `shown`: marriages that may be shown, `plain`: cards that may be led.

    Cards that are safe are cashed, a marriage is shown when none is left beside it, and trumps are drawn.
    """
    seen = Seen.of(view)
    paired = {answer.values[0] for answer in shown}
    sure = [answer for answer in plain if seen.safe(answer.cards[0]) and suit(answer.cards[0]) not in paired]
    if shown and not (sure and not seen.trump):
        return max(shown, key=lambda answer: (MARRIAGES[answer.values[0]], -strength(answer.cards[0])))
    if sure:
        draws = seen.trump and seen.out(seen.trump)
        return max(sure, key=lambda one: (bool(draws) and suit(one.cards[0]) == seen.trump, POINTS[one.cards[0]]))
    return min(plain, key=lambda one: (seen.cost(one.cards[0]), -seen.out(suit(one.cards[0]))))


def follow(view: TyzichaView, answers: Sequence[Action]) -> Action:
    """The answer that follows to a trick that another seat has led."""
    seen = Seen.of(view)
    holder, best = winning(seen.trick, strength, seen.trump)
    if beats(answers[0].cards[0], best, strength, seen.trump):  # then all of them do
        return _takes(seen, answers)
    last = len(seen.trick) == SEATS - 1
    if last and seen.declarer not in (seen.seat, holder):
        return max(answers, key=lambda one: (not seen.master(one.cards[0]), POINTS[one.cards[0]]))
    return min(answers, key=lambda one: seen.cost(one.cards[0]))


def _takes(seen: Seen, answers: Sequence[Action]) -> Action:
    """A card that wins so far: from the last seat one that counts much but is no master, else one that lasts."""
    if len(seen.trick) == SEATS - 1:
        return max(answers, key=lambda one: (not seen.master(one.cards[0]), POINTS[one.cards[0]]))
    after = seen.held[left(seen.seat)]
    lasting = [one for one in answers if not any(beats(x, one.cards[0], strength, seen.trump) for x in after)]
    return min(lasting or answers, key=lambda one: seen.cost(one.cards[0]))
