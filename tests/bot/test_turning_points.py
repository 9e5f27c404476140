"""The turning points of a round: told below its result and in its story, of open cards alone, where the server wants
it.
"""

from dataclasses import replace

import pytest

from bot.games.shows import picture, presenter_of
from bot.replay.story import tell_story
from bot.replay.verification import Proof
from bot.screens.review import turning
from bot.screens.settings.server import describe, server
from bot.screens.table import present
from bot.table.scene import Scene
from bot.table.server_settings import USUAL
from bot.table.turning import are_told
from bot.ui.texts import has
from data.records import TURNING, DealRef, TableRecord, with_
from data.settings_records import ServerSettings
from engine.contract.record import steps
from engine.games import GAMES
from tests.bot.moments import LONG, shown
from tests.bot.stories import opened
from tests.bot.turned import few, turned
from tests.said import heard, is_said, said

OPEN = [name for name, game in GAMES.items() if not game.rules.CLOSED]
CLOSED = [name for name in GAMES if name not in OPEN]
OFF, QUIET = ServerSettings(turning_points=False), ServerSettings(narration="quiet")
WAYS = ("turning-rise", "turning-fall", "turning-own-rise", "turning-own-fall")


def result_of(seated: TableRecord, proof: Proof, server: ServerSettings = USUAL) -> Scene:
    """The end of the round, as everybody sees it."""
    scene = tell_story(seated, proof, proof.moves, {}, presenter_of(seated.game)).scene
    return replace(scene, record=with_(scene.record, phase="between"), server=server)


@pytest.mark.parametrize("game", OPEN)
def test_the_result_tells_who_did_what_and_for_whom_that_changed_much(game: str) -> None:
    seated, proof = turned(game)
    assert proof.round.turning_points is not None
    scene = result_of(seated, proof)
    for frozen in (False, True):
        told = shown(present.result(scene, presenter_of(game), frozen=frozen))
        assert said("turning-title") in told
        assert sum(len(heard(way, told)) for way in WAYS) == len(proof.round.turning_points)
        assert is_said("turning-own-rise", told, before=25, after=75, move=1, size="much")
        assert is_said("turning-own-fall", told, before=25, after=13, move=2, size="some")
        assert is_said("turning-rise", told, before=25, after=75, move=3)


@pytest.mark.parametrize("game", OPEN)
def test_every_move_of_a_round_is_named_by_a_text(game: str) -> None:
    """What has no text would stand there in English, whatever the language."""
    _, proof = turned(game)
    assert proof.record is not None
    for (state, _), (_, move) in zip(steps(proof.record), proof.record.moves, strict=False):
        verb = state.action(move).verb
        assert has(f"{game}-do-{verb}".replace("_", "-")) or has(f"do-{verb}")


@pytest.mark.parametrize("game", OPEN)
def test_results_with_the_longest_names_still_fit_a_message(game: str) -> None:
    names = [f"{LONG}{at}" for at in range(GAMES[game].rules().seats()[1])]
    if GAMES[game].rules().refusal(len(names)) is not None:
        names = names[:4]
    scene = result_of(*turned(game, *names))
    for frozen in (False, True):
        assert said("turning-title") in shown(present.result(scene, presenter_of(game), frozen=frozen))


@pytest.mark.long
@pytest.mark.parametrize("game", OPEN)
def test_the_story_tells_of_each_at_its_move_and_of_all_at_the_end(game: str) -> None:
    seated, proof = turned(game)
    assert proof.round.turning_points is not None
    where = {one.at + 1 for one in proof.round.turning_points}
    for at in range(proof.moves):
        told = shown(picture(seated, proof, at, {}, ServerSettings()))
        assert sum(len(heard(way, told)) for way in WAYS) == (at in where)
        assert not is_said("turning-title", told)
    last = shown(picture(seated, proof, proof.moves, {}, ServerSettings()))
    assert said("turning-title") in last
    assert sum(len(heard(way, last)) for way in WAYS) == len(where)


@pytest.mark.parametrize("wanted", [OFF, QUIET])
def test_a_server_that_does_not_want_them_is_told_none(wanted: ServerSettings) -> None:
    seated, proof = turned("tahimi")
    scene = result_of(seated, proof, wanted)
    assert not are_told(seated, proof.round, wanted)
    for told in (
        shown(present.result(scene, presenter_of("tahimi"))),
        shown(picture(seated, proof, proof.moves, {}, wanted)),
    ):
        assert not is_said("turning-title", told)


def test_they_are_told_where_a_server_has_chosen_nothing_and_its_settings_say_so() -> None:
    keys = ("server-turning-points-on", "server-turning-points-off", "server-turning-points-quiet")
    for wanted, key in zip((ServerSettings(), OFF, QUIET), keys, strict=True):
        assert [one for one in keys if said(one) in "\n".join(describe(wanted))] == [key]
        assert said(key) in shown(server(wanted, (), ()))
    assert ServerSettings().tells_turning_points


def test_hands_that_stay_sealed_and_what_somebody_plays_alone_are_never_told_of() -> None:
    seated, proof = turned("tahimi")
    usual, deal = ServerSettings(), DealRef(day=1, slot=0, number=1)
    assert are_told(seated, proof.round, usual)
    assert not are_told(seated, with_(proof.round, sealed=True), usual)
    assert not are_told(seated, with_(proof.round, ended=None, result=None), usual)
    for alone in (with_(seated, lesson=True), with_(seated, deal=deal), with_(seated, deal=with_(deal, practice=True))):
        assert not are_told(alone, proof.round, usual)
        assert are_told(alone, with_(proof.round, sealed=True), usual, day_closed=True) == (alone.deal is not None)
        for wanted in (OFF, QUIET):
            assert not are_told(alone, proof.round, wanted, day_closed=True)
    sealed = replace(result_of(seated, proof), round=with_(proof.round, sealed=True))
    assert turning.lines(sealed) == []


@pytest.mark.parametrize("game", CLOSED)
def test_games_that_keep_cards_closed_are_never_told_of_whatever_is_stored(game: str) -> None:
    seated, proof = opened(*few(game), game=game)
    open_ = turned("tahimi")[1].round
    stored = with_(proof.round, result={**(proof.round.result or {}), TURNING: (open_.result or {})[TURNING]})
    assert not are_told(seated, stored, ServerSettings())
    deal = with_(seated, deal=DealRef(day=1, slot=0, number=1))
    assert not are_told(deal, stored, ServerSettings(), day_closed=True)
