"""The match that a round belongs to: whether it is over, and its standing. Pure."""

from data.records import RoundRecord
from engine.contract import RESULT, Match
from engine.games import rules_of

MATCH = "match"  # the key in a stored result for the standing of a match that a family counts, and the rules do not


def match_of(played: RoundRecord) -> Match:
    """Return the standing of the match after a round. It is not over if the round is not, or if there is no match."""
    if played.result is None:
        return Match()
    if payload := played.result.get(MATCH):
        return Match(payload["over"], tuple(payload["places"]), tuple(payload["winners"]))
    rules = rules_of(played.game).read(played.options)
    return rules.match(played.standing, RESULT.validate_python(played.result))


def rounds_of(played: RoundRecord) -> int:
    """The number of rounds of the match so far, this one included."""
    payload = (played.result or {}).get(MATCH)
    return int(payload["rounds"]) if payload else played.standing.round


def match_goes_on(played: RoundRecord) -> bool:
    """True if the next hand belongs to the same match, so that its players keep their seats."""
    return rules_of(played.game).MATCH and not match_of(played).over


def match_is_over(played: RoundRecord | None) -> bool:
    """True if a match ended with this round."""
    return played is not None and match_of(played).over
