"""The reasons to refuse an answer, in the order of the rules (TYZ-6, TYZ-R9, TYZ-R10)."""

from collections.abc import Sequence

from engine.cards.packs import SUITS, suit
from engine.cards.tricks import SeatCard, winning
from engine.contract import Illegal
from engine.tyzicha.cards import CARDS, couple, marriages, strength
from engine.tyzicha.state import Auction, Play


def of_bid(auction: Auction, words: Sequence[str], forced: Sequence[int]) -> Illegal | None:
    """The reason why this cannot be bid now; None for a text that is no bid or pass at all. `forced`: the bids of the
    forced seat.
    """
    match words:
        case ["pass"]:
            return Illegal("tyz_forced", least=forced[0], most=forced[-1])
        case ["bid", amount] if _is_number(amount):
            if auction.alone is not None:
                return Illegal("tyz_forced", least=forced[0], most=forced[-1])
            if auction.high is None:
                return Illegal("tyz_open_110", amount=auction.opening)
            return Illegal("tyz_step", kind="bid" if auction.amount else "top", amount=auction.amount or auction.most)
        case _:
            return None


def of_raise(contract: int, most: int, locked: bool, words: Sequence[str]) -> Illegal | None:
    """The reason why a contract cannot be raised to this; None for a text that is no raise at all."""
    match words:
        case ["raise", amount] if _is_number(amount):
            return Illegal("tyz_locked") if locked else Illegal("tyz_step", kind="raise", amount=contract, most=most)
        case _:
            return None


def of_gifts(hand: Sequence[str], words: Sequence[str]) -> Illegal | None:
    """The reason why these cannot be given; None for a text that gives no cards at all."""
    verb, *gifts = words
    cards = [gift.rpartition(">")[0] for gift in gifts]
    if verb != "give" or not set(cards) <= set(CARDS):
        return None
    strange = next((card for card in cards if card not in hand), None)
    if strange is not None:
        return Illegal("not_in_hand", card=strange)
    return Illegal("wrong_count", count=2) if len(set(cards)) != 2 or len(cards) != 2 else None


def of_play(play: Play, hand: Sequence[str], words: Sequence[str]) -> Illegal | None:
    """The reason why this card cannot be laid now, or this marriage cannot be shown; None for a text that is
    neither.
    """
    match words:
        case ["play", card] if card in CARDS:
            return _of_card(play, hand, card)
        case ["marriage", shown, card] if shown in SUITS and card in CARDS:
            if play.trick:
                return Illegal("tyz_not_lead")
            if shown not in marriages(hand):
                return Illegal("tyz_no_marriage", suit=shown)
            if card not in hand:
                return Illegal("not_in_hand", card=card)
            return None if card in couple(shown) else Illegal("tyz_lead_kq", suit=shown)
        case _:
            return None


def _of_card(play: Play, hand: Sequence[str], card: str) -> Illegal | None:
    if card not in hand:
        return Illegal("not_in_hand", card=card)
    duty = play.duty(hand)
    if card in duty.legal:
        return None
    led = suit(play.trick[0][1])
    if card in duty.pool:
        return Illegal("tyz_head", card=best(play.trick, play.trump), cards=duty.heads)
    return Illegal("tyz_follow", suit=led) if duty.suit == led else Illegal("tyz_trump", suit=led, trump=play.trump)


def best(trick: Sequence[SeatCard], trump: str) -> str:
    """The card that wins a trick as it lies there."""
    return winning(trick, strength, trump)[1]


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal()
