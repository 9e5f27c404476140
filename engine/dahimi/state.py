"""The facts that everybody sees of a round of Dahimi, beside those of any climbing game."""

from dataclasses import dataclass

from engine.climbing.views import ClimbingPublic


@dataclass(frozen=True, slots=True, kw_only=True)
class DahimiPublic(ClimbingPublic):
    """`asked`: the payers who had a choice of suits."""

    asked: tuple[int, ...]
