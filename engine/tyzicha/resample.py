"""The closed cards of a hand of Tyzicha, dealt to where they may lie for all that one seat can tell."""

from collections.abc import Mapping
from random import Random

from engine.cards.hands import Cards
from engine.cards.packs import in_hand_order
from engine.contract import Dice
from engine.tyzicha.cards import CARDS, SEATS, others
from engine.tyzicha.round import WIDOW
from engine.tyzicha.state import Gift, TyzichaHidden, TyzichaPublic, TyzichaView, gifts_in, widow_in


def sample_hidden(view: TyzichaView, random: Random) -> TyzichaHidden:
    """Hands as they may be and, if the widow and the gifts are closed, cards that may have been in them."""
    public = view.public
    hands, rest = sample_hands(view, random)
    if public.step == "bid":
        return TyzichaHidden(tuple(hands), tuple(rest))
    if not public.closed:
        return TyzichaHidden(tuple(hands))
    gifts = _gifts(view, hands, random)
    given = [card for _, card in gifts]
    widow = widow_in(view) or random.sample([*_had(public, hands, public.declarer), *given], WIDOW)
    return TyzichaHidden(tuple(hands), in_hand_order(widow), gifts)


def sample_hands(view: TyzichaView, random: Random) -> tuple[list[Cards], Cards]:
    """Hands as they may be, and what is left of the pack.

    A card that everybody has seen, or that this seat has given, is where it went. A card that a seat cannot hold, by
    what that seat has laid, is elsewhere.
    """
    own, tricks = view.own_seat, view.public.tricks
    known = [list(cards) for cards in view.public.known]
    laid = {card for cards in tricks.laid for card in cards}
    for whom, card in gifts_in(view):
        if card not in laid and card not in known[whom]:
            known[whom].append(card)
    known[own] = list(view.hand)
    settled = laid.union(*known)
    rest = Dice(random).shuffle([card for card in CARDS if card not in settled])
    missing = {at: (view.zone("hand", at).count or 0) - len(known[at]) for at in range(SEATS) if at != own}
    for card in sorted(rest, key=lambda card: len(_open_to(card, missing, view.public))):
        at = next(iter(_open_to(card, missing, view.public)), None)
        if at is not None:
            known[at].append(card)
            missing[at] -= 1
    held = {card for hand in known for card in hand}
    return [in_hand_order(hand) for hand in known], in_hand_order(card for card in rest if card not in held)


def _open_to(card: str, missing: Mapping[int, int], public: TyzichaPublic) -> list[int]:
    """The seats that may hold a card and have room for it."""
    return [at for at, room in missing.items() if room and card not in public.tricks.lacks[at]]


def _gifts(view: TyzichaView, hands: list[Cards], random: Random) -> tuple[Gift, ...]:
    """The closed gifts; one that this seat has not seen is any card that its receiver has or had."""
    if view.public.step == "exchange":
        return ()
    seen, public = dict(gifts_in(view)), view.public
    return tuple(
        Gift(whom, seen.get(whom) or random.choice(_had(public, hands, whom))) for whom in others(public.declarer)
    )


def _had(public: TyzichaPublic, hands: list[Cards], seat: int) -> list[str]:
    """The cards that a seat holds or has laid."""
    return [*hands[seat], *in_hand_order(public.tricks.laid[seat])]
