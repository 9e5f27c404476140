"""Rounds that turned at their first moves."""

from dataclasses import replace

from bot.replay.verification import Proof
from data.records import TURNING, RoundRecord, TableRecord, with_
from engine.contract.record import steps
from engine.games import GAMES
from engine.review.turning import POINTS, TurningPoint
from tests.bot.stories import opened


def few(game: str) -> tuple[str, ...]:
    """The names of as few people as play a game."""
    return ("Marie", "Bob", "Zoé", "Ahmed")[: GAMES[game].rules().seats()[0]]


def turned(game: str, *names: str) -> tuple[TableRecord, Proof]:
    """A round which turned at its first three moves: for the one who moved up, for them down, and for another up."""
    seated, proof = opened(*(names or few(game)), game=game)
    points = []
    for number, (at, rises) in enumerate(((0, True), (1, False), (2, True))):
        assert proof.record is not None
        *_, (state, _) = steps(replace(proof.record, moves=proof.record.moves[:at]))
        seat, text = proof.record.moves[at]
        whom = seat if number < 2 else 1 - min(seat, 1)
        points.append(TurningPoint(at, seat, state.action(text), whom, 0.25, 0.75 if rises else 0.125))
    return seated, replace(proof, round=with_told(proof, tuple(points)))


def with_told(proof: Proof, points: tuple[TurningPoint, ...]) -> RoundRecord:
    """The round, of which these are stored."""
    result = {**(proof.round.result or {}), TURNING: POINTS.dump_python(points, mode="json")}
    return with_(proof.round, result=result)
