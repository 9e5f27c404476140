"""The end of a round that every game has for nothing: a toy game, for every seat and for spectators."""

from dataclasses import replace

import pytest

from bot.screens.table import generic_panel, generic_result, present
from bot.ui import wording
from data.records import Person
from engine.contract import Result, Standing
from tests.bot.labels import labels
from tests.bot.toy_hands import PLAIN, SILENT, Hand, hands, scene, seat_lines, shown
from tests.said import is_said, said
from tests.toy import Toy

GOES_ON = ("button-ready", "button-ready-ahead", "button-play-again")


pytestmark = pytest.mark.usefixtures("toy_game")


def ended(seed: int = 0, players: int = 4) -> Hand:
    return list(hands(players, seed))[-1]


def test_the_result_has_places_scores_totals_and_the_match() -> None:
    for seed in range(8):
        hand = ended(seed)
        result = hand.state.result
        assert result is not None
        text = shown(present.result(scene(hand, None), SILENT))
        lines, first_seats = seat_lines(text), sorted((0, 1), key=lambda side: result.order.index(side))
        # Sides may share a place: as a list in Markdown they would be numbered one after the other.
        assert [line.split(" ")[0] for line in lines] == [rf"{result.places[seat] + 1}\." for seat in first_seats]
        assert ["🏆" in line for line in lines] == [seat in result.winners for seat in first_seats]
        assert all(
            said("generic-total", score=3 + result.scores[seat]) in line
            for line, seat in zip(lines, first_seats, strict=True)
        )
        over = Toy().match(hand.standing, result).over
        assert is_said("generic-match-over", text) is over
        assert (said("generic-match-on") in text) is not over
        assert (said("button-play-again", ready=0, count=4) in text) is over
        places = generic_result.places(scene(hand, None), str, generic_result.counted)
        first = result.order[0]
        cup = "🏆 " if first in result.winners else ""
        assert places[0].startswith(
            f"{result.places[first] + 1}. {cup}{wording.name(scene(hand, None).person(first), str)} "
        )


def test_a_side_has_one_line_of_the_result_unless_the_round_was_not_the_same_to_all_of_it() -> None:
    hand = ended()
    assert hand.state.result is not None
    assert lined_up(hand) == [["Ann", "Cem"], ["Bob", "Dora"]]
    hand.state.result = replace(hand.state.result, left=(2,))
    assert lined_up(hand) == [["Ann"], ["Bob", "Dora"], ["Cem"]]


def lined_up(hand: Hand) -> list[list[str]]:
    """The names in each line of the result, by the first of them."""
    names = ("Ann", "Bob", "Cem", "Dora")
    people = tuple(Person(key=f"u{at}", name=name, user=at) for at, name in enumerate(names, 1))
    seen = replace(scene(hand, None), seated=people)
    lines = seat_lines(shown(present.result(seen, SILENT)))
    return sorted([name for name in names if name in line] for line in lines)


def test_the_end_of_a_round_tells_each_player_what_it_was_to_them() -> None:
    for seed in range(8):
        hand = ended(seed)
        result = hand.state.result
        assert result is not None
        for seat in range(4):
            text = shown(generic_panel.panel(scene(hand, seat), PLAIN))
            points = result.scores[seat]
            sign = f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "±0"
            match = Toy().match(hand.standing, result)
            over, total = match.over, said("generic-total", score=3 + points)
            mine = f"{said('generic-scored', sign=sign)} · {total}"
            if over:
                last = said("generic-scored-last", sign=sign)
                mine = f"**{wording.place(match.places[seat])}** · {total} · {last}"
            assert said("generic-yours", scores=mine) in text
            assert is_said("generic-match-over" if over else "generic-match-on", text)


def gained(points: str, sign: str, chips: int, lost: int, lives: int) -> str:
    """The line of somebody with these points, chips and lives, and `lost` lives lost."""
    lines = [said("generic-scored", sign=points), said("generic-chips", sign=sign, chips=chips)]
    lines += [said("picture-lives", count=lost)] * bool(lost)
    return " · ".join([*lines, said("generic-lives", count=lives)])


def test_the_end_of_a_round_tells_chips_and_lives_and_no_total_where_scores_are_not_added_up() -> None:
    standing = Standing(order=("u1", "u2", "u3", "u4"), round=2, chips=(9, 5, 7, 0), lives=(2, 1, 3, 0), out=(3,))
    result = Result((0, 2, 1, 3), (0,), (27, 4, 15, 0), chips=(6, -3, -3, 0), lives=(0, 1, 1, 0))
    hand = ended()
    hand.state.standing, hand.state.result = standing, result
    seen = scene(Hand(hand.state, (), standing), 1)
    text = shown(present.result(seen, SILENT))
    lines = [line.rpartition("** ")[2].partition(" · ")[2] for line in seat_lines(text)]
    assert lines == [
        gained("+27", "+6", 15, 0, 2),
        gained("+15", "−3", 4, 1, 2),
        gained("+4", "−3", 2, 1, 0),
        f"{said('picture-out')} · {said('picture-chips-left', count=0)}",
    ]
    mine = f"**{wording.place(2)}** · {gained('+4', '−3', 2, 1, 0)}"
    assert said("generic-yours", scores=mine) in shown(generic_panel.panel(seen, PLAIN))


def test_a_closed_table_offers_a_rematch_and_nothing_that_goes_on() -> None:
    seen = scene(ended(), None, phase="closed")
    offered = labels(present.result(seen, SILENT, frozen=True))
    assert said("button-rematch") in offered
    assert not [label for label in offered for key in GOES_ON if is_said(key, label)]
    assert said("button-rematch") in labels(generic_result.broken_off(seen))
