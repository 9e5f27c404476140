"""The end of a match is the end of the match: whatever shows it has everybody in it, in the order of the match, and the
cups with its winners; in whole matches of every game, played at random.
"""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import pytest

from bot.faces.endings import EndingPicture
from bot.games import shows
from bot.screens.memories.share import share
from bot.table.scene import Scene
from bot.ui import wording
from engine.contract import LEAVE, Dice, Event, Match, Round, Rules, SeatingRequest, WithForfeit
from engine.games import GAMES, rules_of
from tests.bot import screens
from tests.bot.moments import answer
from tests.said import heard, is_said, plain, said

CUP = "🏆"
# The options that make a match short, where a game has it: the least that makes it a match of several rounds.
SHORT = {"deals": 2, "wins": 2, "hands": 3, "max_hands": 3, "chips": 1, "best_of": 3}
MATCHES = [
    (game, players)
    for game in GAMES
    if rules_of(game).MATCH
    for players in sorted({*rules_of(game)().seats(), 4})
    if rules_of(game)().refusal(players) is None
]

Ended = tuple[Round[Any, Any, Any, Any], tuple[Event, ...], Match]  # the last round, what happened in it, and the match


def short(game: str, **options: object) -> Rules:
    """Rules by which a match is short."""
    rules = rules_of(game)
    known = {name: value for name, value in SHORT.items() if name in rules.model_fields}
    least = {name: min(rules().values(name)) for name in ("target", "limit") if name in rules.model_fields}
    return rules.model_validate(known | least | options)


@cache
def played(game: str, players: int, seed: int, leaves: bool = False) -> Ended:
    """A match to its end. `leaves`: somebody leaves it for good on the way."""
    random = Random(f"{game} {players} {seed}")
    rules = short(game, on_leave="forfeit") if leaves else short(game)
    order = tuple(f"p{seat}" for seat in range(players))
    standing = rules.seat(SeatingRequest(None, None, (), order), Dice(random)).standing
    while True:
        state = rules.start(standing, Dice(random))
        assert isinstance(state, Round)
        events: list[Event] = []
        while state.pending:
            decision = random.choice(state.pending)
            if leaves and LEAVE in state.rights(decision.seat) and random.random() < 0.05:
                events += state.play(decision.seat, LEAVE)
                leaves = False
                continue
            events += state.play(decision.seat, answer(decision, random))
        assert state.result is not None
        match = rules.match(standing, state.result)
        if match.over:
            return state, tuple(events), match
        standing = rules.seat(SeatingRequest(standing, state.result, (), ()), Dice(random)).standing


ALL = [
    pytest.param(game, players, seed, leaves, marks=[pytest.mark.long] * (seed > 0))
    for game, players in MATCHES
    for seed in range(4)
    for leaves in ((False, True) if issubclass(rules_of(game), WithForfeit) else (False,))
]
every_match = pytest.mark.parametrize(("game", "players", "seed", "leaves"), ALL)


def seen(ended: Ended, seat: int | None) -> Scene:
    return screens.scene(ended[0], seat, ended[1])


def named(text: str, players: int) -> list[int]:
    """The seats whose names stand there, in the order of the text."""
    found = [seat for seat in range(players) if screens.NAMES[seat] in text]
    return sorted(found, key=lambda seat: text.index(screens.NAMES[seat]))


def places_of(seats: Sequence[int], match: Match) -> list[int]:
    return [match.places[seat] for seat in seats]


def heads(ended: Ended) -> list[str]:
    """The lines of the seats in the result, as they follow each other there. A side shares one."""
    scene, state = seen(ended, None), ended[0]
    presenter = shows.presenter_of(state.rules.GAME)
    parts = [presenter.standing(scene, seat, presenter.worth) for seat in ended[2].order]
    lines = [plain(line.splitlines()[0]) for line in parts if line]
    shown = screens.text(shows.public(scene))
    assert lines == sorted(lines, key=shown.index)
    return lines


@every_match
def test_the_result_has_everybody_by_the_match_and_its_cups_are_the_winners(
    game: str, players: int, seed: int, leaves: bool
) -> None:
    ended = played(game, players, seed, leaves)
    match, shown = ended[2], screens.text(shows.public(seen(ended, None)))
    assert is_said("generic-match-over" if match.winners else "generic-match-drawn", shown)
    assert len(named(shown, players)) == players, "everybody is in it"
    order = [seat for line in heads(ended) for seat in named(line, players)]
    assert places_of(order, match) == sorted(places_of(order, match))
    assert {seat for line in heads(ended) if CUP in line for seat in named(line, players)} == set(match.winners)
    if ended[0].standing.round > 1:
        assert sorted(order) == list(range(players)), "everybody has a place"


@every_match
def test_the_line_and_the_picture_to_share_say_the_same(game: str, players: int, seed: int, leaves: bool) -> None:
    ended = played(game, players, seed, leaves)
    state, _, match = ended
    whole, scene = state.standing.round > 1, seen(ended, None)
    line = screens.text(share(scene, shows.presenter_of(game)))
    (texts,) = heard("share-line-match" if whole else "share-line", line)
    parts = texts["places"].split(" · ")
    assert [named(part, players) for part in parts] == [[seat] for seat in match.order]
    assert [int(part.partition(".")[0]) - 1 for part in parts] == places_of(match.order, match)
    assert [CUP in part for part in parts] == [seat in match.winners for seat in match.order]
    picture = shows.ending_of(scene)
    assert isinstance(picture.key, EndingPicture)
    rows = picture.key.rows
    assert [plain(row.name) for row in rows] == [screens.NAMES[seat] for seat in match.order]
    assert [row.place - 1 for row in rows] == places_of(match.order, match)
    won = [said("picture-winner") in row.facts.split(" · ") for row in rows]
    assert won == [seat in match.winners for seat in match.order]
    assert is_said("picture-about-match" if whole else "picture-about", picture.about())
    for row, part in zip(rows, parts, strict=True):
        assert row.counted in part


@every_match
def test_every_panel_says_where_its_owner_has_finished(game: str, players: int, seed: int, leaves: bool) -> None:
    ended = played(game, players, seed, leaves)
    for seat, place in enumerate(ended[2].places):
        line = screens.text(shows.panel(seen(ended, seat)))
        (mine,) = heard("generic-yours", line)
        assert mine["scores"].split(" · ")[0] == f"**{wording.place(place)}**"


@every_match
def test_the_panel_says_of_its_owner_what_the_result_says(game: str, players: int, seed: int, leaves: bool) -> None:
    ended = played(game, players, seed, leaves)
    presenter = shows.presenter_of(game)
    for seat in range(players):
        facts = plain(" · ".join(presenter.worth(seen(ended, seat), seat)))
        assert facts in screens.text(shows.panel(seen(ended, seat)))
        assert facts == plain(" · ".join(presenter.worth(seen(ended, None), seat)))
