"""The standing of a round's match. Pure."""

from data.records import RoundRecord
from engine.contract import RESULT, Match
from engine.games import rules_of

MATCH = "match"  # in a round's result: what a family of games says of a match that its rules know nothing of


def match_of(played: RoundRecord) -> Match:
    """Return the standing of the match after a round; a match that is not over yet goes on."""
    if played.result is None:
        return Match()
    if payload := played.result.get(MATCH):
        return Match(payload["over"], tuple(payload["places"]), tuple(payload["winners"]))
    rules = rules_of(played.game).read(played.options)
    return rules.match(played.standing, RESULT.validate_python(played.result))


def rounds_of(played: RoundRecord) -> int:
    """The number of rounds that a match has had with this one."""
    payload = (played.result or {}).get(MATCH)
    return int(payload["rounds"]) if payload else played.standing.round


def match_goes_on(played: RoundRecord) -> bool:
    """True if further hands belong to the same match, for the same seats."""
    return rules_of(played.game).MATCH and not match_of(played).over


def match_is_over(played: RoundRecord | None) -> bool:
    """True if a match has ended with this round."""
    return played is not None and match_of(played).over
