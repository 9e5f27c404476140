"""The screens of Schwimmen: what every exchange makes of the hand, the table, the lives, and why things are refused."""

from dataclasses import replace

import pytest

from bot.games import shows
from bot.games.schwimmen.presenter import PRESENTER
from bot.interactions.errors import sentence
from bot.sandbox import seen
from bot.screens.table import present
from bot.screens.table.presenter import PanelState
from bot.ui.custom_ids import ANSWER, NARROW, decode
from engine.contract import Event, Illegal
from engine.schwimmen.game import Schwimmen
from engine.schwimmen.round import EXCHANGE, SchwimmenRound
from engine.schwimmen.state import HOUSE
from tests.bot.screens import NAMES, lines_of, panel, parts, public, scene, text, why
from tests.engine.schwimmen.scenes import act, dealt, standing, turned
from tests.said import heard, said

PHONE = 14  # characters of a label of which three stand in a row
PLAIN, CLOSING = PanelState(), PanelState(shown={"rider": "close"})


def buttons(state: SchwimmenRound, seat: int = 0, shown: PanelState = PLAIN) -> list[tuple[str, str]]:
    """The labels on the panel and what each answers; "" for one that cannot be pressed."""
    found = []
    for one in parts(present.panel(scene(state, seat), PRESENTER, shown)):
        press = decode(one["custom_id"]) if one["type"] == 2 else None
        if press is not None and press.verb in (ANSWER, NARROW):
            found.append((one["label"], "" if one.get("disabled") else press.argument))
    return found


def worth(points: int, suit: str) -> str:
    """The words on what a hand counts in its best suit."""
    return said("schwimmen-value", kind="suit", points=points, by=suit)


def take(what: str, then: str) -> str:
    """The label of an exchange."""
    return said("schwimmen-button-take", what=what, then=then)


# ---------------------------------------------------------------------- the panel


def test_every_exchange_says_what_it_makes_of_the_hand() -> None:
    state = turned()
    assert f"{said('schwimmen-panel-table', cards='K♥ 9♦ 7♠')}\n{said('schwimmen-own', cards='A♠ 7♦ K♦')}\n" + said(
        "schwimmen-worth", value=worth(17, "♦"), lives="🛟🛟🛟"
    ) in panel(state)
    assert buttons(state) == [
        (take("K♥", "17"), "exchange AS for KH"),
        (take("9♦", "26"), "exchange AS for 9D"),
        (take("7♠", "17"), "exchange AS for 7S"),
        (take("K♥", "11"), "exchange 7D for KH"),
        (take("9♦", "19"), "exchange 7D for 9D"),
        (take("7♠", "18"), "exchange 7D for 7S"),
        (take("K♥", "11"), "exchange KD for KH"),
        (take("9♦", "16"), "exchange KD for 9D"),
        (take("7♠", "18"), "exchange KD for 7S"),
        (take(said("schwimmen-all"), "10"), "exchange AS 7D KD for KH 9D 7S"),
        (said("schwimmen-button-pass"), "pass"),
        (f"☐ {said('schwimmen-rider-close')}", "|close"),
    ]
    assert all(len(label) <= PHONE for label, _ in buttons(state))
    assert heard("schwimmen-give", panel(state)) == [{"card": card} for card in ("A♠", "7♦", "K♦")]


def test_with_and_close_every_button_closes() -> None:
    found = buttons(turned(), shown=CLOSING)
    assert found[1] == (said("schwimmen-button-closing", button=take("9♦", "26")), "exchange AS for 9D|close")
    assert (said("schwimmen-button-closing", button=said("schwimmen-button-pass")), "pass|close") in found
    assert all(len(label) <= PHONE for label, answer in found if answer.endswith("|close"))
    assert (f"☑ {said('schwimmen-rider-close')}", "") in [
        (label, "" if "close" not in answer else answer) for label, answer in found
    ]


def test_three_of_a_kind_and_what_ends_the_hand_are_called_by_their_names() -> None:
    state = turned(["KS KD AH", "7S 8H 9D"], table="KH AS AD")
    assert take("K♥", "30½") in dict(buttons(state))
    assert said("schwimmen-value", points="30½", by="King", kind="three") in panel(
        turned(["KS KH KD", "7S 8H 9D"], table="AS 7H 8D")
    )
    for hand, kind in (("KS TS AH", "schnauz"), ("AD AH TS", "feuer")):
        found = dict(buttons(turned([hand, "7S 8H 9D"], table="AS 7H 8D")))
        assert take("A♠", said("schwimmen-then", kind=kind)) in found


def test_the_dealer_keeps_or_swaps_and_sees_no_more_than_their_hand() -> None:
    state = dealt()
    shown = panel(state, 3)
    assert said("schwimmen-panel-face-down", back="🎴 🎴 🎴") in shown
    assert buttons(state, 3) == [
        (said("schwimmen-button-keep", points=20), "keep"),
        (said("schwimmen-button-swap"), "swap"),
    ]
    for card in ("K♥", "9♦", "A♠"):
        assert card not in shown


def test_what_a_hand_is_worth_stands_beside_it_and_the_table_above_it_for_whoever_is_asked() -> None:
    state = turned()
    table = said("schwimmen-panel-table", cards="K♥ 9♦ 7♠")
    assert f"{table}\n" in panel(state, 0)
    assert table not in panel(state, 1), "a panel that waits would keep it"
    own = f"{said('schwimmen-own', cards='9♠ 8♥ 10♥')}\n"
    assert own + said("schwimmen-worth", value=worth(18, "♥"), lives="🛟🛟🛟") in panel(state, 1)
    assert not buttons(state, 1)


def test_after_a_close_the_last_turn_is_announced_and_nobody_can_close() -> None:
    state = turned()
    act(state, "0 close")
    assert said("schwimmen-last-turn", name="Zoé") in panel(state, 1)
    closing = [said(f"schwimmen-{key}") for key in ("button-close", "button-early", "rider-close")]
    found = buttons(state, 1)
    assert not [label for label, answer in found if "close" in answer or any(one in label for one in closing)]
    assert said("schwimmen-closed-by", name="Zoé", left=3) in public(state)


def test_closing_instead_of_the_turn_has_a_button_and_one_that_is_too_early_says_so() -> None:
    instead = turned(rules=Schwimmen(close_style="instead"))
    assert (said("schwimmen-button-close"), "close") in buttons(instead)
    early = turned(rules=Schwimmen(close_from=2))
    assert (said("schwimmen-button-early"), "") in buttons(early)
    act(early, "0 close" if early.public.turns else "0 pass", "1 pass", "2 pass", "3 pass")
    assert (f"☐ {said('schwimmen-rider-close')}", "|close") in buttons(early)


# ---------------------------------------------------------------------- the table


def test_the_table_shows_the_open_cards_large_and_no_hand() -> None:
    state = dealt()
    assert "# 🎴 🎴 🎴" in public(state)
    assert said("schwimmen-face-down") in public(state)
    events = act(state, "3 keep", "0 pass", "1 pass")
    shown = public(state, events)
    assert "# K♥ 9♦ 7♠" in shown
    assert said("schwimmen-passes", passes=2, live=4) in shown
    assert said("schwimmen-stock", back="🎴", stock=17) in shown
    for card in ("A♠", "8♥", "J♣", "Q♥"):
        assert card not in shown


def test_the_table_says_who_swims_who_is_out_and_who_has_a_turn_left() -> None:
    before = standing(4, lives=(3, 1, 4, 0), out=(3,), dealer=2)
    state = turned([*("AS KD 7D", "TH 8H 9S", "JC 9C KS"), ""], before=before)
    act(state, "0 close")
    shown = public(state)
    assert f"**Zoé** — 🛟🛟 · {said('schwimmen-has-closed')}" in shown
    assert f"**Marie** — {said('schwimmen-swimming')}  ◀" in shown
    assert f"**Bob** — 🛟🛟🛟 · {said('schwimmen-has-turn')}" in shown
    assert f"**Léo** — {said('schwimmen-out')}" in shown
    assert said("schwimmen-closed-by", name="Zoé", left=2) in shown


def test_without_swimming_all_lives_are_belts() -> None:
    rules = Schwimmen(swim=False)
    state = turned(rules=rules, before=standing(4, rules, chips=(1, 2, 3, 3)))
    assert "**Zoé** — 🛟  ◀" in public(state)
    assert said("schwimmen-swimming") not in public(state)


# ---------------------------------------------------------------------- the end


def ended(chips: tuple[int, ...] = (1, 2, 3, 3)) -> tuple[SchwimmenRound, list[Event]]:
    state = turned(before=standing(4, chips=chips))
    return state, act(state, "0 pass +close", "1 pass", "2 pass", "3 pass")


def test_the_result_shows_every_hand_its_worth_and_what_it_cost() -> None:
    state, events = ended()
    shown = public(state, events)
    assert f"1. 🏆 **Léo** · 🛟🛟🛟\n> Q♥ 10♦ J♦ = {worth(20, '♦')}" in shown
    assert (
        f"4. **Zoé** · {said('schwimmen-swimming')} · {said('schwimmen-line-lost', what='swims')}\n"
        f"> A♠ 7♦ K♦ = {worth(17, '♦')}" in shown
    )
    assert said("schwimmen-line-table", cards="K♥, 9♦, 7♠") in shown
    assert said("generic-match-on") in shown
    assert f"A♠ 7♦ K♦ = {worth(17, '♦')}" in panel(state, 2)


def test_a_loss_is_told_by_what_it_leads_to() -> None:
    assert f"🛟🛟 · {said('schwimmen-line-lost', what='life')}" in public(*ended((3, 2, 3, 3)))
    assert f"**Zoé** · {said('schwimmen-line-lost', what='out')}\n" in public(*ended((0, 2, 3, 3)))


def test_a_table_that_was_never_turned_up_is_not_shown() -> None:
    state = dealt(["AS KS TS", "TH 8H 9S", "JC 9C KD", "QH JD TD"])
    shown = public(state)
    assert said("truc-zone-trick") not in shown
    assert f"A♠ 10♠ K♠ = {said('schwimmen-value', kind='schnauz', by='♠')}" in shown


def test_the_result_says_why_the_hand_ended_whatever_was_told_after_it() -> None:
    assert said("schwimmen-ended-closed", name="Zoé", points="17") in public(*ended())
    special = dealt(["AS KS TS", "TH 8H 9S", "JC 9C KD", "QH JD TD"])
    assert said("schwimmen-ended-special", names="Zoé", kind="schnauz") in public(special)
    stuck = turned(last=2)
    events = act(stuck, "0 pass", "1 pass", "2 pass", "3 pass")
    assert said("schwimmen-ended-stuck") in public(stuck, events)
    house = turned()
    house.public = replace(house.public, closer=HOUSE, last=(0, 1, 2, 3))
    events = act(house, "0 pass", "1 pass", "2 pass", "3 pass")
    assert said("schwimmen-ended-house") in public(house, events)


def test_a_renewed_table_is_said_to_be_new_until_somebody_takes_of_it() -> None:
    state = turned()
    events = act(state, "0 pass", "1 pass", "2 pass", "3 pass")
    assert said("schwimmen-renewed") in public(state, events)
    asked = state.pending[0].seat
    assert said("schwimmen-renewed") in text(shows.panel(scene(state, asked, events)))
    exchange = next(one for one in state.pending[0].enumerate() if one.verb == EXCHANGE)
    events += state.play(asked, exchange)
    assert said("schwimmen-renewed") not in public(state, events)


def test_lives_are_counted_the_same_on_the_panel_and_in_the_result() -> None:
    for chips in ((1, 2, 3, 3), (3, 2, 3, 3), (0, 2, 3, 3)):
        state, events = ended(chips)
        for seat in range(4):
            (mine,) = heard("generic-yours", panel(state, seat))
            lines = [line for line in public(state, events).splitlines() if NAMES[seat] in line]
            assert any(line.endswith(mine["scores"]) for line in lines)


def test_where_nobody_loses_the_result_says_why() -> None:
    state = turned(["TS 7H 7D", "KS 8H 7C"], table="8C 9D JH", before=standing(2, chips=(0, 0)))
    events = act(state, "0 close", "1 pass")
    assert said("schwimmen-line-spared") in public(state, events)


def test_a_match_that_is_over_names_its_winner() -> None:
    state = turned(["7S 8H 9D", "KS QS 8C"], table="9C TD JH", before=standing(2, chips=(0, 0)))
    events = act(state, "0 close", "1 pass")
    assert said("generic-match-over", names="Marie", count=1) in public(state, events)


# ---------------------------------------------------------------------- why not


def test_what_cannot_be_done_now_is_explained() -> None:
    state = dealt()
    assert said("schwimmen-why-dealer") in why(state, 3)
    assert said("schwimmen-why-turn", name="Léo") in why(state)
    act(state, "3 keep")
    assert said("schwimmen-why-two") in why(state)
    act(state, "0 close")
    assert said("schwimmen-why-closed", name="Zoé") in why(state, 1)
    assert said("schwimmen-why-early") in why(turned(rules=Schwimmen(close_from=2)))


@pytest.mark.parametrize(
    ("refusal", "said"),
    [
        (Illegal("sch_one_or_three"), said("refused-sch-one-or-three")),
        (Illegal("sch_closed", by=1), said("refused-sch-closed", by="Marie")),
        (Illegal("sch_closed", by=HOUSE), said("refused-sch-closed", by=said("schwimmen-house"))),
        (Illegal("sch_too_early"), said("refused-sch-too-early")),
    ],
)
def test_refusals_in_words(refusal: Illegal, said: str) -> None:
    assert seen(sentence(refusal, scene(turned(), 0))) == said


def test_what_hands_are_worth_is_shown_beside_them_and_not_told() -> None:
    state, events = ended()
    assert not any("18" in line and "20" in line for line in lines_of(scene(state, None, events)))
    assert "Marie" in public(state, events)
