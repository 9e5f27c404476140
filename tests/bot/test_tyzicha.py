"""Tyzicha's own screens: the auction on the table, gifts by name, what a choice costs, marriages with their worth."""

from dataclasses import replace
from functools import partial

import pytest

from bot.games.shows import panel, public
from bot.interactions.errors import sentence
from bot.sandbox import seen
from bot.screens.table.presenter import PanelState
from bot.stamp import Stamp
from bot.table.scene import Scene
from data.records import Person, TableRecord
from engine.contract import Illegal
from engine.tyzicha import Tyzicha
from engine.tyzicha.round import TyzichaRound
from tests.bot.screens import labels, lines_of, parts, text, why_of
from tests.bot.screens import scene as seen_by
from tests.engine.tyzicha.hands import declared, hand, played_out
from tests.engine.tyzicha.hands import said as moved
from tests.said import is_said, said

NAMES = ("Ann", "Bob", "Cem")
scene = partial(seen_by, names=NAMES)
CEM_HAS = ["2 bid 110", "0 pass", "1 pass"]


def why(state: TyzichaRound, seat: int) -> str:
    return text(why_of(scene(state, seat)))


def lobby(people: int, stewards: bool = True) -> str:
    seated = tuple(Person(key=name.lower(), name=name, user=at) for at, name in enumerate(NAMES[:people]))
    record = TableRecord(id=1, guild=1, channel=1, host=0, game="tyzicha", people=seated, stewards=stewards)
    return text(
        public(Scene(record=record, rules=Tyzicha(), round=None, view=None, seated=(), events=(), stamp=Stamp()))
    )


def test_the_lobby_says_who_is_still_wanted() -> None:
    assert said("tyzicha-wanted-stewards", count=2) in lobby(1)
    assert said("tyzicha-wanted-stewards", count=1) in lobby(2)
    assert said("tyzicha-wanted", count=1) in lobby(2, stewards=False)
    assert not is_said("tyzicha-wanted-stewards", lobby(3))
    assert said("tyzicha-length.usual") in lobby(1)


def test_the_auction_is_on_the_table_and_can_be_answered_there() -> None:
    state = hand()
    moved(state, "2 bid 110", "0 pass")
    table = public(scene(state, None))
    assert (
        f"{said('tyzicha-auction-high', amount=110, name='Cem')} · {said('tyzicha-auction-next', amount=120)}"
        in text(table)
    )
    assert f"Cem 110 · {said('tyzicha-call-pass', name='Ann')}" in text(table)
    assert (
        f"1. **Ann** — {said('tyzicha-score', score=0)} · {said('tyzicha-deals')} · {said('tyzicha-passed-short')}"
        in text(table)
    )
    assert f"3. **Cem** — {said('tyzicha-score', score=0)} · {said('tyzicha-bid-short', amount=110)}" in text(table)
    assert (
        labels(table)[:2]
        == labels(panel(scene(state, 1)))[:2]
        == [said("tyzicha-button-pass"), said("tyzicha-button-bid", amount=120)]
    )


def test_at_the_highest_bid_only_the_pass_is_there() -> None:
    state = hand(rules=Tyzicha(max_bid=300))
    moved(state, *(f"{seat} bid {amount}" for seat, amount in zip([2, 0, 1] * 7, range(110, 301, 10), strict=False)))
    table = public(scene(state, None))
    assert f"{said('tyzicha-auction-high', amount=300, name='Ann')} · {said('tyzicha-auction-top')}" in text(table)
    assert labels(table)[0] == said("tyzicha-button-pass")
    assert not any(is_said("tyzicha-button-bid", label) for label in labels(table))


def test_the_player_who_must_play_is_told_what_each_contract_means() -> None:
    state = hand()
    moved(state, "2 pass", "0 pass")
    assert said("tyzicha-auction-forced", name="Bob") in text(public(scene(state, None)))
    mine = panel(scene(state, 1))
    assert labels(mine)[:2] == [said("tyzicha-button-forced", amount=100), said("tyzicha-button-forced", amount=110)]
    assert said("tyzicha-about-forced-100") in text(mine)
    assert said("tyzicha-about-forced-110") in text(mine)


def test_gifts_are_chosen_for_the_left_and_then_for_the_right_by_name() -> None:
    state = hand()
    moved(state, *CEM_HAS)
    first = panel(scene(state, 2))
    assert said("generic-asked-question", what=said("tyzicha-ask-left", name="Ann")) in text(first)
    cards = ["A♥", "10♥", "K♥", "Q♥", "J♥", "A♦", "10♦", "K♦", "Q♦", "A♣"]
    assert labels(first)[:10] == cards
    second = panel(scene(state, 2), PanelState(shown={"partial": "give TH>0"}))
    assert text(second).count(said("tyzicha-ask-right", card="10♥", left="Ann", name="Bob")) == 1
    assert labels(second)[:10] == [*(card for card in cards if card != "10♥"), said("button-back")]


def test_what_is_open_of_widow_and_gifts_is_told_to_all_and_what_is_not_to_those_who_know() -> None:
    gifts = [said("tyzicha-gift", card=card, name=name) for card, name in (("10♥", "Ann"), ("10♦", "Bob"))]
    everybody = " · ".join([said("tyzicha-widow", cards="10♥, J♥, 10♦"), *gifts])
    assert everybody in text(public(scene(declared(), None)))
    closed = declared(100)
    assert not is_said("tyzicha-widow", text(public(scene(closed, None))))
    assert said("tyzicha-secret") in text(public(scene(closed, None)))
    assert everybody in text(panel(scene(closed, 2)))
    assert said("tyzicha-gift", card="10♥", name="Ann") in text(panel(scene(closed, 0)))
    assert said("tyzicha-gift", card="10♦", name="Bob") not in text(panel(scene(closed, 0)))


def test_that_a_closed_widow_is_taken_is_told_without_a_card() -> None:
    state = hand(dealer=1)
    events = moved(state, "0 pass", "1 pass", "2 bid 100", "2 give TH>0 TD>1")
    lines = lines_of(scene(state, None, events))
    assert len(lines) == 6  # two passes, who must play, the bid, the contract, the widow
    assert "Cem" in lines[-1]
    assert not any(card in line for line in lines for card in ("10♥", "J♥", "10♦"))


def test_a_contract_is_played_raised_or_conceded_with_what_it_costs() -> None:
    state = declared()
    mine = panel(scene(state, 2))
    assert labels(mine)[:3] == [
        said("tyzicha-button-stay", contract=110),
        said("tyzicha-button-raise"),
        said("tyzicha-button-concede", contract=110, count=40),
    ]
    assert said("tyzicha-about-stay", contract=110) in text(mine)
    assert labels(panel(scene(declared(100), 2)))[:2] == [
        said("tyzicha-button-stay", contract=100),
        said("tyzicha-button-concede", contract=100, count=40),
    ]
    equal = declared(rules=Tyzicha(equal_makes=True))
    assert said("tyzicha-about-stay-equal", contract=110) in text(panel(scene(equal, 2)))


def test_the_raises_have_two_pages() -> None:
    pages = [panel(scene(declared(), 2), PanelState(shown={"partial": "raise", "page": page})) for page in (0, 1)]
    menus = [next(one["options"] for one in parts(page) if one["type"] == 3) for page in pages]
    assert [option["label"] for menu in menus for option in menu] == [str(amount) for amount in range(120, 401, 10)]
    assert said("tyzicha-ask-raise") in text(pages[0])
    assert ["▶" in labels(pages[0]), "◀" in labels(pages[1])] == [True, True]


def test_every_raise_can_be_chosen_where_a_house_rule_lets_bids_go_on() -> None:
    state = hand(rules=Tyzicha(max_bid=1000))
    moved(state, *CEM_HAS, "2 give TH>0 TD>1")
    pages = [panel(scene(state, 2), PanelState(shown={"partial": "raise", "page": page})) for page in range(4)]
    menus = [next(one["options"] for one in parts(page) if one["type"] == 3) for page in pages]
    assert [option["label"] for menu in menus for option in menu] == [str(amount) for amount in range(120, 1001, 10)]
    assert said("tyzicha-about-raise", most=1000) in text(panel(scene(state, 2)))


def test_marriages_are_offered_with_their_worth_and_only_legal_cards_are_there() -> None:
    state = declared()
    moved(state, "2 stay")
    assert labels(panel(scene(state, 2)))[:5] == [
        said("tyzicha-button-marriage", sign="♥", worth=100, card="K♥"),
        said("tyzicha-button-marriage", sign="♥", worth=100, card="Q♥"),
        said("tyzicha-button-marriage", sign="♦", worth=80, card="K♦"),
        said("tyzicha-button-marriage", sign="♦", worth=80, card="Q♦"),
        "A♥",
    ]
    events = moved(state, "2 marriage H QH")
    follows = panel(scene(state, 0))
    assert labels(follows)[0] == "10♥"
    assert "❓" in labels(follows)[1]
    assert said("tyzicha-must-follow-head", suit="♥") in text(follows)
    table = text(public(scene(state, None, events)))
    assert (
        f"{said('tyzicha-plays', name='Cem', contract=110)} · {said('tyzicha-trump', sign='♥', suit=said('suit-H'))}"
        in table
    )
    assert said("tyzicha-marriage", sign="♥", worth=100) in table


def test_what_was_taken_so_far_stands_against_the_contract() -> None:
    state = declared()
    moved(state, "2 stay", "2 marriage H QH", "0 play TH", "1 play 9H")
    needs = said("tyzicha-needs", contract=110)
    assert said("tyzicha-so-far", name="Cem", points="0 + 💍 ♥ 100 = 100", needs=needs) in text(panel(scene(state, 0)))
    assert is_said("tyzicha-so-far-beside", text(panel(scene(state, 0))), points=13)
    moved(state, "0 play 9S", "1 play AS", "2 play AH")
    assert is_said("tyzicha-so-far-own", text(panel(scene(state, 2))), needs=needs) == (state.public.tricks.turn == 2)
    equal = declared(rules=Tyzicha(equal_makes=True))
    moved(equal, "2 stay")
    assert said("tyzicha-so-far-own", points=0, needs=said("tyzicha-needs-equal", contract=110)) in text(
        panel(scene(equal, 2))
    )


def test_the_last_round_is_said_near_the_end() -> None:
    state = hand()
    assert is_said("tyzicha-aim", text(public(scene(state, None))))
    assert not is_said("generic-ends-after", text(public(scene(state, None))))
    state.standing = state.standing.model_copy(update={"round": 59})
    assert is_said("generic-ends-after", text(public(scene(state, None))), round=60)


def test_where_there_is_no_last_round_none_is_said() -> None:
    state = hand(rules=Tyzicha(max_hands=None))
    state.standing = state.standing.model_copy(update={"round": 59})
    assert is_said("tyzicha-aim", text(public(scene(state, None))))
    assert not is_said("generic-ends-after", text(public(scene(state, None))))


def test_the_last_trick_can_be_seen_and_no_other() -> None:
    state = declared()
    moved(state, "2 stay", "2 play AH", "0 play TH", "1 play 9H", "2 play AD", "0 play 9S", "1 play TD")
    table = text(public(scene(state, None)))
    assert said("tyzicha-last", cards="Cem A♦ · Ann 9♠ · Bob 10♦", name="Cem") in table
    assert "9♥" not in table


def test_the_end_says_what_was_taken_and_what_came_of_it() -> None:
    state = declared(scores=(0, 20, 0))
    moved(state, "2 stay", "2 marriage H QH")
    events = played_out(state)
    shown = text(public(scene(state, None, events)))
    assert said("tyzicha-line-made", name="Cem", contract=110, total=194) in shown
    assert "3. " not in shown
    assert (
        f"**Cem** · {said('generic-scored', sign='+110')} · {said('generic-total', score=110)} · "
        f"{said('tyzicha-total-married', cards=94, pairs='💍 ♥ 100', total=194)}" in shown
    )
    assert (
        f"**Bob** · {said('generic-scored', sign='±0')} · {said('generic-total', score=20)} · "
        f"{said('tyzicha-total', total=13)}" in shown
    )
    assert said("tyzicha-line-made", name="Cem", contract=110, total=194) in text(panel(scene(state, 0)))


def test_exactly_the_contract_is_explained_where_it_breaks() -> None:
    state = declared()
    moved(state, "2 raise 120")
    state.public = replace(state.public, tricks=replace(state.public.tricks, points=(0, 0, 120 - still_to_come(state))))
    played_out(state)
    assert is_said("tyzicha-line-equal", text(public(scene(state, None))), total=120)


def still_to_come(state: TyzichaRound) -> int:
    """The points that the declarer takes from here on."""
    copy = state.copy()
    played_out(copy)
    return copy.totals()[2]


def test_a_concession_is_told_with_its_price() -> None:
    state = declared()
    events = moved(state, "2 concede")
    shown = text(public(scene(state, None, events)))
    assert said("tyzicha-line-conceded", name="Cem", contract=110, count=40) in shown
    assert not is_said("tyzicha-total", shown)


def married(sign: str, worth: int, reason: str) -> str:
    """The reason why a marriage cannot be shown."""
    return said("tyzicha-why-marriage", sign=sign, worth=worth, reason=reason)


@pytest.mark.parametrize(
    ("moves", "seat", "reason"),
    [
        ((), 2, said("refused-tyz-open-110", amount=110)),
        ((), 0, said("tyzicha-why-turn", name="Cem")),
        (("2 bid 110",), 0, said("refused-tyz-step", amount=120, kind="bid")),
        (("2 pass", "0 pass"), 1, said("refused-tyz-forced", least=100, most=110)),
        (CEM_HAS, 2, said("tyzicha-why-exchange")),
        ((*CEM_HAS, "2 give TH>0 TD>1"), 2, said("refused-tyz-step", amount=110, most=400, kind="raise")),
        ((*CEM_HAS, "2 give TH>0 TD>1", "2 stay"), 2, said("tyzicha-why-all")),
        (
            (*CEM_HAS, "2 give TH>0 TD>1", "2 stay", "2 play KH"),
            0,
            said("refused-tyz-follow", suit=f"♥ {said('suit-H')}"),
        ),
        (
            (*CEM_HAS, "2 give TH>0 TD>1", "2 stay", "2 play KH"),
            0,
            said("tyzicha-why-marriage", sign="♠", worth=40, reason=said("refused-tyz-not-lead")),
        ),
        (
            (*CEM_HAS, "2 give QH>0 TD>1", "2 stay"),
            2,
            said(
                "tyzicha-why-marriage",
                sign="♥",
                worth=100,
                reason=said("refused-tyz-no-marriage", suit=f"♥ {said('suit-H')}"),
            ),
        ),
    ],
)
def test_the_question_why_not_is_answered(moves: tuple[str, ...], seat: int, reason: str) -> None:
    state = hand()
    moved(state, *moves)
    assert reason in why(state, seat)


def test_a_card_that_could_win_is_named_where_another_is_refused() -> None:
    state = declared()
    moved(state, "2 stay", "2 play QD", "0 play 9S")
    assert said("tyzicha-why-cards", cards="J♦, 9♦", reason=said("refused-tyz-head", card="Q♦", cards="10♦")) in why(
        state, 1
    )


@pytest.mark.parametrize(
    ("refusal", "text"),
    [
        (Illegal("tyz_head", card="QD", cards=("TD", "KD")), said("refused-tyz-head", card="Q♦", cards="10♦, K♦")),
        (
            Illegal("tyz_trump", suit="H", trump="S"),
            said("refused-tyz-trump", suit=f"♥ {said('suit-H')}", trump=f"♠ {said('suit-S')}"),
        ),
        (Illegal("tyz_step", kind="top", amount=400), said("refused-tyz-step", amount=400, kind="top")),
        (Illegal("tyz_lead_kq", suit="C"), said("refused-tyz-lead-kq")),
    ],
)
def test_a_refusal_is_a_sentence(refusal: Illegal, text: str) -> None:
    assert seen(sentence(refusal, scene(hand(), 2))) == text


def test_scores_below_zero_have_a_minus_sign() -> None:
    state = hand(scores=(-120, 0, 40))
    assert said("tyzicha-score", score=-120) in text(public(scene(state, None)))
