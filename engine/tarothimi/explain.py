"""The reasons why each card of a hand can or cannot be played, from a view alone. They are for the holder only."""

from collections.abc import Sequence

from engine.climbing.views import ClimbingView
from engine.contract import Action, Illegal, Verdict
from engine.tahimi.catalogue import Play
from engine.tarothimi import actions, legal, pile_history
from engine.tarothimi.arcana import BY_NAME, FOOL, Spot, cards_of
from engine.tarothimi.catalogue import TarotCatalogue
from engine.tarothimi.round import catalogue_for


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
    laid = pile_history.read_pile(plays, view.log).laid
    pile = laid[len(laid) - len(view.pile) :]
    first = not any(text in plays.by_text and text != "pass" for _, text in view.log)
    acted = bool(pile) and pile_history.has_acted(view.log[pile[0].at :], plays, view.seat or 0)
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
    readings = actions.readings(plays, Action("", "play", near[0].cards), spot.top)
    return Verdict(token, near[0].cards, refusal=penalty or legal.refusal_of_all(readings, spot))


def _distance(play: Play, token: str, size: int) -> tuple[bool, int, bool, int]:
    """The distance of a play from the likeliest one with this token: without The Fool, with as many cards as are
    wanted; a mimic before a lead; The Fool alone before The Fool in a set, as the highest rank.
    """
    fool = FOOL.name in play.cards and (token != FOOL.name or len(play.cards) > 1)
    return fool, abs(len(play.cards) - size) if token not in BY_NAME else 0, play.shape == "arcana", -play.place
