"""What a computer player makes of sets and runs."""

from engine import dahimi
from engine.dahimi.groups import groups
from engine.dahimi.round import Round
from tests.engine.acting import act
from tests.engine.dahimi.scenes import dealt, scene

OTHERS = ("3H 4H", "3S 4S")


def chosen(state: Round) -> str:
    decision = state.pending[0]
    return dahimi.GAME.choose(state.view(decision.seat), decision).text


def answer(hand: str, top: str) -> str:
    led = " ".join(scene("3C", *OTHERS).action(top).cards)
    state = scene(hand, f"{led} 3H 4H", "3S 4S", turn=1)
    act(state, f"1 {top}", "2 pass")
    return chosen(state)


def test_a_hand_is_kept_in_runs_and_sets() -> None:
    assert groups(scene("5D 6D 7D 8D 9C 9H KS", *OTHERS).view(0)) == (("5D", "6D", "7D", "8D"), ("9C", "9H"), ("KS",))
    # A run that takes pairs apart spares nothing.
    assert groups(scene("5C 5D 6C 6D 7C 7D", *OTHERS).view(0)) == (("5C", "5D"), ("6C", "6D"), ("7C", "7D"))
    assert groups(scene("5D 6D 7D KS", *OTHERS, min_run=4).view(0)) == (("5D",), ("6D",), ("7D",), ("KS",))


def test_it_starts_with_its_lowest_run_or_set() -> None:
    assert chosen(scene("5D 6D 7D 9C 9H KS", *OTHERS)) == "5D-7D"
    assert chosen(scene("4S 4H 5D 6D 7D 9C", *OTHERS)) == "4HS"


def test_it_breaks_no_run_for_a_trick_that_it_need_not_win() -> None:
    assert answer("5D 6D 7D 9C 9H KS", "4C") == "KS"
    assert answer("5D 6D 7D 8D 9C 9H", "4C") == "pass"
    assert answer("7D 8D 9D 10C 3S", "4C-6C") == "7D-9D"
    assert answer("7D 8D 9D 10D 3S 3C", "4C-6C") == "pass"


def test_it_pays_the_suit_that_lies_in_no_run() -> None:
    state = dealt("3C 4C 5C", "3H 4H 5H", "QC KC AC AS")
    assert [option.text for option in state.pending[0].options] == ["pay AC", "pay AS"]
    assert chosen(state) == "pay AS"


def test_it_gives_back_cards_that_stand_alone() -> None:
    state = dealt("3C 4C 5C 7D 9H", "3H 4H 5H", "QC KC 2S")
    assert chosen(state) == "give 7D"
