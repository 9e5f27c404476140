"""The reason why a card can or cannot be played, for its holder alone."""

from dataclasses import dataclass

from engine.contract.illegal import Illegal


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict of the rules on one token of a hand.

    `cards`: the play that was asked about, `rank`: what it counts as, None where `refusal` says why it cannot be
    played. `shows`: the cards of the hand that the play would show to all.
    """

    card: str
    cards: tuple[str, ...]
    rank: str | None = None
    refusal: Illegal | None = None
    shows: tuple[str, ...] = ()
