"""The screens of Indian Chief: worth and warnings before a meld is laid, the picture of a turn, sheets, reasons."""

import re

import pytest
from discord.ui import LayoutView

from bot.games.indian_chief.presenter import PRESENTER
from bot.interactions.errors import sentence
from bot.sandbox import seen
from bot.screens.table import present
from bot.table import acting, lobby
from bot.table.deadlines import PACES
from bot.ui import refusals
from bot.ui.custom_ids import ANSWER, NARROW, decode
from bot.ui.texts import listed
from data.store import Store
from engine.contract import Illegal, action
from engine.indian_chief.melds import CATEGORIES
from engine.indian_chief.round import IndianChiefRound
from tests.bot.making import NOW, table_of
from tests.bot.screens import NAMES, drawn_panel, lines_of, parts, scene, text, why_of
from tests.conformance.indian_chief import filled, game, in_meld, laid, steal_nothing
from tests.said import is_said, said

PHONE = 34  # characters of a line of code that fit a phone
CHIEF = "5H 6H 7H 8H 9H 4S 5C KD"


def panel(state: IndianChiefRound, partial: str = "", seat: int = 0) -> LayoutView:
    return drawn_panel(state, seat, **{"partial": partial} if partial else {})


def answers(view: LayoutView) -> list[str]:
    """The answers of the buttons of a panel."""
    sent = [decode(one["custom_id"]) for one in parts(view) if one["type"] == 2]
    return [press.argument for press in sent if press and press.verb == ANSWER]


def labels(view: LayoutView) -> list[str]:
    """The lines of the menu of cards."""
    (menu,) = (one for one in parts(view) if one["type"] == 3)
    return [option["label"] for option in menu["options"]]


def buttons(view: LayoutView) -> list[str]:
    """The labels of what leads on."""
    sent = {one["label"]: decode(one["custom_id"]) for one in parts(view) if one["type"] == 2}
    return [seen(label) for label, press in sent.items() if press and press.verb == NARROW]


def named(category: str) -> str:
    return said("indian-chief-category", category=category)


def worth(points: int) -> str:
    return said("indian-chief-points", points=points)


def test_the_free_melds_are_offered_with_what_the_hand_makes_of_them() -> None:
    state = game([CHIEF, ""])
    filled(state, 1, {"lawyer": 25, "thief": 10})
    beggar, *others = buttons(panel(state))
    assert is_said("indian-chief-offer-hoped", beggar, meld=f"2️⃣ {named('beggar_man')}")
    assert others == [
        said("indian-chief-offer", meld=f"{size}️⃣ {named(category)}", points=points)
        for size, category, points in ((3, "poor_man", 4), (5, "rich_man", -27), (6, "doctor", 0), (7, "", 54))
    ]


def test_a_meld_that_is_laid_as_proposed_takes_two_clicks() -> None:
    """IND: the seven melds are buttons, and each of them proposes its cards, a beggar too."""
    state = game([CHIEF, ""])
    for head in [f"meld~{number}" if number > 1 else "meld" for number in range(1, 8)]:
        assert len(answers(panel(state, head))) == 1


def test_the_best_cards_are_suggested_with_their_worth_and_others_may_be_chosen() -> None:
    state = game([CHIEF, ""])
    shown = panel(state, "meld~7")
    assert f"**{worth(54)}**" in text(shown)
    assert said("indian-chief-split", hand=8, five="5♥ 6♥ 7♥ 8♥ 9♥", worth=45, pair="4♠ 5♣", baccarat=9) in text(shown)
    assert answers(shown) == ["meld 4S 5H 6H 7H 8H 9H 5C"]
    other = panel(state, "meld~7 KD 5H 6H 7H 8H 4S 5C")
    assert f"**{worth(30)}**" in text(other)  # the straight 4 to 8, and 5 and K
    assert answers(other) == ["meld 4S 5H 6H 7H 8H KD 5C"]


def test_a_meld_that_scores_nothing_is_warned_of() -> None:
    state = game([CHIEF, ""])
    assert is_said("indian-chief-nothing", text(panel(state, "meld~6")))
    assert not is_said("indian-chief-nothing", text(panel(state, "meld~7")))
    assert not is_said("indian-chief-nothing", text(panel(state, "meld~5")))


def test_a_beggars_worth_is_not_foretold() -> None:
    state = game([CHIEF, ""])
    proposed, chosen = panel(state, "meld~2"), panel(state, "meld~2 5H KD")
    assert len(answers(proposed)) == 1
    assert said("indian-chief-beggar-proposed") in text(proposed)
    assert answers(chosen) == ["meld 5H KD"]
    assert said("indian-chief-beggar-proposed") not in text(chosen)
    assert "points**" not in text(proposed) + text(chosen)


def test_two_cards_that_look_alike_are_numbered() -> None:
    state = game(["KS KS 2H", "", "", ""])
    assert labels(panel(state, "meld"))[:2] == ["King of Spades (1/2)", "King of Spades (2/2)"]


def test_the_last_meld_is_not_asked_for_by_name() -> None:
    state = game([CHIEF, ""])
    filled(state, 7, dict.fromkeys(CATEGORIES[:6], 0))
    assert answers(panel(state)) == ["meld 4S 5H 6H 7H 8H 9H 5C"]


def test_what_was_chosen_for_an_older_hand_is_forgotten() -> None:
    state = game([CHIEF, ""])
    for partial in ("meld~7 AS 2S 3S 4S 5S 6S 7S", "meld~9 5H", "from 1", "sing", "meld~3 5H"):
        assert answers(panel(state, partial)) in ([], ["meld 4S 5H 6H 7H 8H 9H 5C"], ["meld 4S 5H 6H"])


def test_a_turn_is_one_picture_and_only_its_best_meld_is_told() -> None:
    state, events = laid({0: "KS", 1: "7D 8H", 2: "TS 9S 2S"})
    stolen = in_meld(state, "9S")
    events += state.play(0, action("steal", stolen))
    shown = text(present.table(scene(state, None, events), PRESENTER))
    assert said("indian-chief-melds", turn=1) in shown
    assert said("indian-chief-meld", name="Zoé", meld=f"1️⃣ {named('thief')}", cards="K♠", points=10) in shown
    bob = said("indian-chief-meld", name="Bob", meld=f"3️⃣ {named('poor_man')}", cards="2♠ 9♠ 10♠", points=21)
    assert f"{bob} {said('indian-chief-meld-stolen', name='Zoé', card='9♠')}" in shown
    assert said("indian-chief-holds", cards="9♠") in shown
    lines = lines_of(scene(state, None, events))
    assert len(lines) == 2
    assert "Bob" in lines[0]
    assert "21" in lines[0]


def test_equal_best_melds_are_told_together() -> None:
    state, events = laid({0: "KS", 1: "KD", 2: "2S"})
    lines = lines_of(scene(state, None, events))
    names = listed(["Marie", "Zoé"])
    assert [is_said("indian-chief-equal", line, names=names, points=10) for line in lines] == [True]


@pytest.mark.parametrize("players", [2, 8])
def test_the_sheets_fit_a_phone(players: int) -> None:
    state = game([""] * players)
    filled(state, 7, *[dict(zip(CATEGORIES, (10, 30, 30, 25, -50, 60, 59), strict=True))] * players)
    (table,) = re.findall(r"```\n(.*?)\n```", text(present.table(scene(state, None), PRESENTER)), flags=re.DOTALL)
    rows = table.splitlines()
    assert len(rows) == players + 1
    assert {len(row) for row in rows} == {len(rows[0])}
    assert len(rows[0]) <= PHONE
    assert rows[-1].split() == [NAMES[players - 1], "10", "30", "30", "25", "-50", "60", "59", "164"]


def test_hidden_sheets_are_shown_to_their_owner_alone() -> None:
    state, events = laid({0: "KS QS JS", 1: "7D 8H"}, {"show_sheets": False})
    table = text(present.table(scene(state, None, events), PRESENTER))
    assert said("indian-chief-sheet-hidden") in table
    assert "```" not in table
    assert said("indian-chief-sheet-own", total=30, filled=f"{named('poor_man')} 30") in text(
        present.panel(scene(state, 0, events), PRESENTER)
    )
    own = text(present.table(scene(state, 0, events), PRESENTER))
    assert re.search(r"```\n.*\nZoé ", own), "the own sheet"


def test_a_theft_takes_two_steps_and_nothing_may_be_stolen() -> None:
    state, _ = laid({0: "KS", 1: "7D 8H", 2: "TS 9S 2S"})
    first = panel(state)
    assert answers(first) == ["nothing"]
    assert answers(panel(state, "from 1")) == ["steal 8H", "steal 7D", "nothing"]
    assert answers(panel(state, "from 0")) == ["nothing"], "their own meld"
    two, _ = laid({0: "KS", 1: "7D 8H"})
    assert answers(panel(two)) == ["steal 8H", "steal 7D", "nothing"], "there is nobody else"


def test_on_the_last_turn_no_thief_is_promised_a_theft() -> None:
    state = game([CHIEF, ""])
    assert said("indian-chief-scores", last="no", category="thief") in text(why_of(scene(state, 0)))
    filled(state, 7, dict.fromkeys(CATEGORIES[1:], 0))
    for shown in (panel(state), why_of(scene(state, 0))):
        assert said("indian-chief-scores", last="yes", category="thief") in text(shown)
        assert said("indian-chief-scores", last="no", category="thief") not in text(shown)


async def test_a_theft_has_a_third_of_the_time_that_a_meld_has(store: Store) -> None:
    """IND-R11."""
    table = await table_of(store, 2, game="indian_chief", seats=2)
    await lobby.begin(table, 1)
    assert table.state is not None
    assert {seat: table.record.deadlines[seat] - NOW for seat in "01"} == {"0": PACES["lively"], "1": PACES["lively"]}
    for user, size in ((1, 1), (2, 5)):
        seat = table.seat_of(user)
        hand = table.state.view(seat).hand
        await acting.act(table, user, " ".join(["meld", *hand[:size]]), table.stamp)
    thief = str(table.seat_of(1))
    assert {what: at - NOW for what, at in table.record.deadlines.items()} == {thief: PACES["lively"] / 3}


def test_tied_thieves_are_told_of_each_other() -> None:
    state, _ = laid({0: "KS", 1: "KD", 2: "TS 9S 2S"})
    assert said("indian-chief-panel-tied", names="Marie", count=1) in text(panel(state))
    assert not is_said("indian-chief-panel-tied", text(panel(state, seat=2)))


def test_the_question_mark_says_what_is_filled_and_what_is_free() -> None:
    state, events = laid({0: "KS QS JS", 1: "7D 8H"})
    events += steal_nothing(state)
    asked = text(why_of(scene(state, 0, events)))
    assert said("indian-chief-why-filled", category=named("poor_man"), size=3, points=worth(30)) in asked
    assert "**Lawyer** (4): free." in asked
    thief, _ = laid({0: "KS", 1: "7D 8H"})
    assert said("indian-chief-why-own") in text(why_of(scene(thief, 0)))
    assert said("indian-chief-why-order", names="Zoé") in text(why_of(scene(thief, 1)))


@pytest.mark.parametrize(
    ("refusal", "text"),
    [
        (Illegal("ind_size"), said("refused-ind-size")),
        (Illegal("ind_steal_own"), said("refused-ind-steal-own")),
        (Illegal("ind_steal_gone", card="KS"), said("refused-ind-steal-gone")),
        (Illegal("revealed"), said("refused-revealed")),
        (Illegal("not_in_hand", card="TH#2"), said("refused-not-in-hand-hand", card="10♥")),
    ],
)
def test_every_refusal_has_its_sentence(refusal: Illegal, text: str) -> None:
    assert sentence(refusal, scene(game(["", ""]), 0)) == text


def test_a_filled_category_is_refused_by_its_name() -> None:
    refusal = Illegal("ind_filled", category="beggar_man", free="1, 3")
    key, words = PRESENTER.refused(refusal)
    text = said("refused-ind-filled", name=named("beggar_man"), free="1, 3")
    assert refusals.sentence(refusal, key, words) == text
