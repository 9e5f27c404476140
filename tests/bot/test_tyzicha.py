"""Tyzicha's own screens: the auction on the table, gifts by name, what a choice costs, marriages with their worth."""

from functools import partial

import pytest
from discord.ui import LayoutView

from bot.games.base import PanelState
from bot.games.shows import panel, presenter_of, public
from bot.interactions.errors import sentence
from bot.sandbox import seen
from bot.table.scene import Scene
from bot.ui.custom_ids import Stamp
from data.records import Person, TableRecord
from engine.contract import Illegal
from engine.tyzicha import Tyzicha
from engine.tyzicha.round import TyzichaRound
from tests.bot.screens import labels, parts
from tests.bot.screens import scene as seen_by
from tests.bot.screens import text as text_on
from tests.engine.tyzicha.test_hands import declared, hand, played_out, said

NAMES = ("Ann", "Bob", "Cem")
scene = partial(seen_by, names=NAMES)
CEM_HAS = ["2 bid 110", "0 pass", "1 pass"]


def text(view: LayoutView) -> str:
    return text_on(view).replace("**", "")


def why(state: TyzichaRound, seat: int) -> str:
    return text(presenter_of("tyzicha").why(scene(state, seat)))


def lobby(people: int, stewards: bool = True) -> str:
    seated = tuple(Person(key=name.lower(), name=name, user=at) for at, name in enumerate(NAMES[:people]))
    record = TableRecord(id=1, guild=1, channel=1, host=0, game="tyzicha", people=seated, stewards=stewards)
    return text(public(Scene(record=record, rules=Tyzicha(), round=None, view=None, seated=(), told=(), stamp=Stamp())))


def test_the_lobby_says_who_is_still_wanted() -> None:
    assert "2 more are wanted, or stewards" in lobby(1)
    assert "one more is wanted, or a steward" in lobby(2)
    assert "one more is wanted ·" in lobby(2, stewards=False)
    assert "wanted, or" not in lobby(3)
    assert "About 30 hands" in lobby(1)


def test_the_auction_is_on_the_table_and_can_be_answered_there() -> None:
    state = hand()
    said(state, "2 bid 110", "0 pass")
    table = public(scene(state, None))
    assert "High bid 110 by Cem · the next one is 120" in text(table)
    assert "Cem 110 · Ann passed" in text(table)
    assert "1. Ann — score 0 · deals · passed" in text(table)
    assert "3. Cem — score 0 · bid 110" in text(table)
    assert labels(table)[:2] == labels(panel(scene(state, 1)))[:2] == ["Pass", "Bid 120"]


def test_at_the_highest_bid_only_the_pass_is_there() -> None:
    state = hand(rules=Tyzicha(max_bid=300))
    said(state, *(f"{seat} bid {amount}" for seat, amount in zip([2, 0, 1] * 7, range(110, 301, 10), strict=False)))
    table = public(scene(state, None))
    assert "High bid 300 by Ann · nobody can go higher" in text(table)
    assert labels(table)[0] == "Pass"
    assert not any(label.startswith("Bid") for label in labels(table))


def test_the_player_who_must_play_is_told_what_each_contract_means() -> None:
    state = hand()
    said(state, "2 pass", "0 pass")
    assert "Two have passed: Bob must play" in text(public(scene(state, None)))
    mine = panel(scene(state, 1))
    assert labels(mine)[:2] == ["Play for 100", "Play for 110"]
    assert "100: widow and gifts stay closed" in text(mine)
    assert "110: an ordinary contract, with an open widow." in text(mine)


def test_gifts_are_chosen_for_the_left_and_then_for_the_right_by_name() -> None:
    state = hand()
    said(state, *CEM_HAS)
    first = panel(scene(state, 2))
    assert "Which card goes to Ann, on your left?" in text(first)
    cards = ["A♥", "10♥", "K♥", "Q♥", "J♥", "A♦", "10♦", "K♦", "Q♦", "A♣"]
    assert labels(first)[:10] == cards
    second = panel(scene(state, 2), PanelState(shown={"partial": "give TH>0"}))
    assert "10♥ goes to Ann. Which card goes to Bob, on your right?" in text(second)
    assert labels(second)[:10] == [*(card for card in cards if card != "10♥"), "↩ Back"]


def test_what_is_open_of_widow_and_gifts_is_told_to_all_and_what_is_not_to_those_who_know() -> None:
    everybody = "Widow 10♥, J♥, 10♦ · 10♥ to Ann · 10♦ to Bob"
    assert everybody in text(public(scene(declared(), None)))
    closed = declared(100)
    assert "Widow" not in text(public(scene(closed, None)))
    assert "At 100, widow and gifts stay closed" in text(public(scene(closed, None)))
    assert everybody in text(panel(scene(closed, 2)))
    assert "10♥ to Ann" in text(panel(scene(closed, 0)))
    assert "10♦ to Bob" not in text(panel(scene(closed, 0)))


def test_that_a_closed_widow_is_taken_is_told_without_a_card() -> None:
    state = hand(dealer=1)
    told = said(state, "0 pass", "1 pass", "2 bid 100", "2 give TH>0 TD>1")
    lines = presenter_of("tyzicha").lines(scene(state, None, told))
    assert len(lines) == 6  # two passes, who must play, the bid, the contract, the widow
    assert "Cem" in lines[-1]
    assert not any(card in line for line in lines for card in ("10♥", "J♥", "10♦"))


def test_a_contract_is_played_raised_or_conceded_with_what_it_costs() -> None:
    state = declared()
    mine = panel(scene(state, 2))
    assert labels(mine)[:3] == ["▶ Play for 110", "▲ Raise…", "🏳️ Concede: −110, they +40"]
    assert "take more than 110 and score 110; otherwise lose 110" in text(mine)
    assert labels(panel(scene(declared(100), 2)))[:2] == ["▶ Play for 100", "🏳️ Concede: −100, they +40"]
    equal = declared(rules=Tyzicha(equal_makes=True))
    assert "take 110 or more and score 110" in text(panel(scene(equal, 2)))


def test_the_raises_have_two_pages() -> None:
    pages = [panel(scene(declared(), 2), PanelState(shown={"partial": "raise", "page": page})) for page in (0, 1)]
    menus = [next(one["options"] for one in parts(page) if one["type"] == 3) for page in pages]
    assert [option["label"] for menu in menus for option in menu] == [str(amount) for amount in range(120, 401, 10)]
    assert "Raise the contract to how much?" in text(pages[0])
    assert ["▶" in labels(pages[0]), "◀" in labels(pages[1])] == [True, True]


def test_marriages_are_offered_with_their_worth_and_only_legal_cards_are_there() -> None:
    state = declared()
    said(state, "2 stay")
    assert labels(panel(scene(state, 2)))[:5] == [
        "♥ Marriage 100: lead K♥",
        "♥ Marriage 100: lead Q♥",
        "♦ Marriage 80: lead K♦",
        "♦ Marriage 80: lead Q♦",
        "A♥",
    ]
    told = said(state, "2 marriage H QH")
    follows = panel(scene(state, 0))
    assert labels(follows)[0] == "10♥"
    assert "❓" in labels(follows)[1]
    assert "You must follow ♥, and win the trick if you can." in text(follows)
    table = text(public(scene(state, None, told)))
    assert "Cem plays for 110 · trump ♥ Hearts" in table
    assert "💍 ♥ 100" in table


def test_the_last_trick_can_be_seen_and_no_other() -> None:
    state = declared()
    said(state, "2 stay", "2 play AH", "0 play TH", "1 play 9H", "2 play AD", "0 play 9S", "1 play TD")
    table = text(public(scene(state, None)))
    assert "Last trick: Cem A♦ · Ann 9♠ · Bob 10♦ → Cem" in table
    assert "9♥" not in table


def test_the_end_says_what_was_taken_and_what_came_of_it() -> None:
    state = declared(scores=(0, 20, 0))
    said(state, "2 stay", "2 marriage H QH")
    told = played_out(state)
    shown = text(public(scene(state, None, told)))
    assert "Cem made 110 with 194." in shown
    assert "3. " not in shown
    assert "Cem · took 94 + 💍 ♥ 100 = 194 · +110 this round · total 110" in shown
    assert "Bob · took 13 · ±0 this round · total 20" in shown
    assert "Cem made 110 with 194." in text(panel(scene(state, 0)))


def test_exactly_the_contract_is_explained_where_it_breaks() -> None:
    state = declared()
    said(state, "2 raise 120")
    state.tricks.points = [0, 0, 120 - still_to_come(state)]
    played_out(state)
    assert "took exactly 120. A contract needs more than that" in text(public(scene(state, None)))


def still_to_come(state: TyzichaRound) -> int:
    """What the declarer takes from here on."""
    copy = state.copy()
    played_out(copy)
    return copy.totals()[2]


def test_a_concession_is_told_with_its_price() -> None:
    state = declared()
    told = said(state, "2 concede")
    shown = text(public(scene(state, None, told)))
    assert "Cem conceded a contract of 110. Each opponent scores 40." in shown
    assert "took" not in shown


@pytest.mark.parametrize(
    ("moves", "seat", "reason"),
    [
        ((), 2, "The opening bid is 110."),
        ((), 0, "It is Cem’s turn."),
        (("2 bid 110",), 0, "You may bid 120 or pass."),
        (("2 pass", "0 pass"), 1, "you must play, for 100 or for 110"),
        (CEM_HAS, 2, "You have ten cards and keep eight."),
        ((*CEM_HAS, "2 give TH>0 TD>1"), 2, "Raises go in tens above 110, up to 400."),
        ((*CEM_HAS, "2 give TH>0 TD>1", "2 stay"), 2, "Any card of your hand can be laid."),
        ((*CEM_HAS, "2 give TH>0 TD>1", "2 stay", "2 play KH"), 0, "You must follow with ♥ Hearts."),
        ((*CEM_HAS, "2 give TH>0 TD>1", "2 stay", "2 play KH"), 0, "♠ marriage, 40: You can show a marriage only when"),
        ((*CEM_HAS, "2 give QH>0 TD>1", "2 stay"), 2, "♥ marriage, 100: You need both the king and the queen of"),
    ],
)
def test_the_question_why_not_is_answered(moves: tuple[str, ...], seat: int, reason: str) -> None:
    state = hand()
    said(state, *moves)
    assert reason in why(state, seat)


def test_a_card_that_could_win_is_named_where_another_is_refused() -> None:
    state = declared()
    said(state, "2 stay", "2 play QD", "0 play 9S")
    assert "J♦, 9♦: You can beat Q♦, so you must: 10♦." in why(state, 1)


@pytest.mark.parametrize(
    ("refusal", "told"),
    [
        (Illegal("tyz_head", card="QD", cards=("TD", "KD")), "You can beat Q♦, so you must: 10♦, K♦."),
        (Illegal("tyz_trump", suit="H", trump="S"), "You have no ♥ Hearts: you must play a trump (♠ Spades)."),
        (Illegal("tyz_step", kind="top", amount=400), "Nobody may bid more than 400: you may only pass."),
        (Illegal("tyz_lead_kq", suit="C"), "Lead the king or the queen you have just shown."),
    ],
)
def test_a_refusal_is_a_sentence(refusal: Illegal, told: str) -> None:
    assert seen(sentence(refusal, scene(hand(), 2))) == told


def test_scores_below_zero_have_a_minus_sign() -> None:
    state = hand(scores=(-120, 0, 40))
    assert "score −120" in text(public(scene(state, None)))
