"""One-Eyed Jack's screens: clicks for a card, a jack, a swap; the board as a picture, in words, in letters."""

import io
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest
from discord.ui import LayoutView
from PIL import Image

from bot.faces import boards
from bot.games.one_eyed_jack.board import board_picture, own_illustration
from bot.games.one_eyed_jack.choices import BEST
from bot.games.one_eyed_jack.presenter import PRESENTER
from bot.games.shows import illustration_of, own_illustration_of
from bot.sandbox import JSON, seen
from bot.screens.table import answers, present
from bot.screens.table.answers import read
from bot.screens.table.illustration import FILE, Illustration
from bot.screens.table.presenter import NOTHING_OPEN, PanelState
from bot.table.scene import Scene
from bot.ui import refusals, wording
from bot.ui.custom_ids import ANSWER, NARROW, decode
from bot.ui.texts import listed
from engine.cards.packs import plain
from engine.contract import Event, Illegal, Seeded, Standing
from engine.one_eyed_jack import OneEyedJack
from engine.one_eyed_jack.board import GRID, INNER
from engine.one_eyed_jack.events import RowMade
from engine.one_eyed_jack.round import OneEyedJackRound
from tests.bot.screens import parts as parts_of
from tests.bot.screens import scene as seen_by
from tests.bot.screens import text as text_on
from tests.bot.screens import why_of
from tests.conformance.one_eyed_jack import game_in
from tests.said import is_said, said

NAMES = ("Ann", "Bob", "Cem", "Dora")
MOST = 100_000  # bytes of a picture
HANDS = {0: "AS 5H JD JS 9S", 1: "2S 3S"}
FACES = {"AS": "<:AceSpades:1>"}
FULL = {cell: at % 3 for at, cell in enumerate(INNER)}


def scene(
    state: OneEyedJackRound, seat: int | None = 0, events: Sequence[Event] = (), faces: Mapping[str, str] | None = None
) -> Scene:
    return seen_by(state, seat, events, NAMES, faces=faces or {})


def parts(view: LayoutView) -> list[JSON]:
    return parts_of(view, {FILE})


def text(view: LayoutView) -> str:
    return text_on(view, {FILE})


def panel(state: OneEyedJackRound, seat: int = 0, partial: str = "", *, illustrated: bool = False) -> Any:
    seen_by_seat = replace(scene(state, seat, faces=FACES if illustrated else {}), illustrated=illustrated)
    return present.panel(seen_by_seat, PRESENTER, PanelState(shown={"partial": partial} if partial else {}))


def offered(view: Any) -> dict[str, tuple[str, str]]:
    """The buttons that can be clicked on, by label: the verb, which answers or leads on, and the answer so far."""
    sent = {one["label"]: decode(one["custom_id"]) for one in parts(view) if one["type"] == 2}
    return {
        seen(label): (press.verb, read(press.argument).partial)
        for label, press in sent.items()
        if press and press.verb in (ANSWER, NARROW)
    }


def illustration(state: OneEyedJackRound) -> Illustration:
    found = illustration_of(scene(state, None))
    assert found is not None
    return found


def own_picture(state: OneEyedJackRound, partial: str = "") -> Illustration:
    """The picture on the panel of seat 0, who is asked."""
    asked = answers.open_decision(state.view(0))
    assert asked is not None
    return own_illustration(scene(state), asked, read(partial))


def marked(state: OneEyedJackRound, partial: str = "") -> list[str]:
    """The cells that are numbered on it."""
    board = own_picture(state, partial).key
    assert isinstance(board, boards.DrawnBoard)
    return [GRID.cells[cell] for cell in board.marked]


# ---------------------------------------------------------------------------- choosing


def test_a_card_with_its_cell_is_one_click() -> None:
    state = game_in({"hands": HANDS, "occupied": {"E5": 1}})
    assert (
        offered(panel(state))
        == {
            "A♠ → B1": (ANSWER, "play AS#1 B1"),
            "A♠ → G5": (ANSWER, "play AS#1 G5"),
            "5♥ → C7": (ANSWER, "play 5H#1 C7"),
            "5♥ → I10": (ANSWER, "play 5H#1 I10"),
            "9♠ → J2": (ANSWER, "play 9S#1 J2"),
            said("one-eyed-jack-jack-removes", card="J♠"): (NARROW, "play JS#1"),
            said("one-eyed-jack-jack-places", card="J♦"): (NARROW, "play JD#1"),
        }
        | {}
    )


def test_equal_cards_are_offered_once() -> None:
    assert list(offered(panel(game_in({"hands": {0: "AS AS", 1: "2S"}})))) == ["A♠ → B1", "A♠ → G5"]


def test_that_a_chip_makes_a_row_stands_on_it() -> None:
    state = game_in({"hands": {0: "4S", 1: "2S"}, "occupied": {"B1": 0, "C1": 0, "D1": 0}})
    assert list(offered(panel(state))) == [said("one-eyed-jack-makes-row", play="4♠ → E1"), "4♠ → F7"]


def test_the_two_cells_of_a_card_stand_in_a_row_of_their_own() -> None:
    """A phone breaks longer rows, and the two came to stand in different lines."""
    state = game_in({"hands": {0: "AS 5H 9S JD 2C 3C", 1: "2S"}, "occupied": {"J2": 1}})
    rows = [
        [seen(one["label"]).partition(" ")[0] for one in row["components"]]
        for row in parts(panel(state))
        if row["type"] == 1
    ]
    assert [row for row in rows if row[0] in ("A♠", "5♥", "2♣", "3♣")] == [
        [one, one] for one in ("A♠", "5♥", "2♣", "3♣")
    ]


def test_the_cells_of_a_two_eyed_jack_that_promise_most_come_first_and_the_others_by_column_and_row() -> None:
    row = {"B1": 0, "C1": 0, "D1": 0, "C8": 1, "D8": 1, "F8": 1}
    state = game_in({"hands": HANDS, "occupied": {"E5": 1, **row}})
    columns = offered(panel(state, partial="play JD#1"))
    first, *_ = columns
    assert first == said("one-eyed-jack-makes-row", play="E1")
    assert columns[first] == (ANSWER, "play JD#1 E1")
    assert "E8" in columns, "it blocks the other side"
    assert sum(verb == ANSWER for verb, _ in columns.values()) == BEST
    assert [label for label in columns if len(label) == 1] == [*"ABCDEFGHIJ"]
    assert columns["E"] == (NARROW, "play JD#1 E")
    cells = offered(panel(state, partial="play JD#1 E"))
    assert {answer for verb, answer in cells.values() if verb == ANSWER} == {
        f"play JD#1 E{at}" for at in range(1, 11) if at != 5
    }
    assert cells["E6"] == (ANSWER, "play JD#1 E6")
    assert cells[said("button-back")] == (NARROW, "")


def test_a_one_eyed_jack_shows_whose_chip_it_would_remove() -> None:
    state = game_in({"hands": HANDS, "occupied": {"E5": 1, "F6": 0}})
    chips = offered(panel(state, partial="play JS#1"))
    assert chips["🟧 E5"] == (ANSWER, "play JS#1 E5")
    assert chips[said("one-eyed-jack-own", cell="🔵 F6")] == (NARROW, "play JS#1 F6")


def test_chips_of_others_can_be_removed_first_and_those_of_long_lines_before_all() -> None:
    occupied = {"A2": 0, "B2": 0, "C3": 1, "F6": 1, "G6": 1, "H6": 1}
    state = game_in({"hands": HANDS, "occupied": occupied})
    chips = [label for label in offered(panel(state, partial="play JS#1")) if label != said("button-back")]
    assert chips[:3] == ["🟧 F6", "🟧 G6", "🟧 H6"]
    assert chips[3] == "🟧 C3"
    assert chips[4:] == [said("one-eyed-jack-own", cell=f"🔵 {cell}") for cell in ("A2", "B2")]
    full = panel(game_in({"players": 3, "hands": {0: "JS", 1: "2S"}, "occupied": FULL}), partial="play JS#1")
    assert not [label for label in offered(full) if is_said("one-eyed-jack-own", label)], "they are in their columns"


def test_an_own_chip_is_asked_about_once_more() -> None:
    state = game_in({"hands": HANDS, "occupied": {"E5": 1, "F6": 0}})
    sure = panel(state, partial="play JS#1 F6")
    assert said("one-eyed-jack-asks-own", cell="F6") in text(sure)
    assert offered(sure) == {
        said("one-eyed-jack-sure", cell="F6"): (ANSWER, "play JS#1 F6"),
        said("button-back"): (NARROW, ""),
    }


def test_many_chips_are_found_by_their_column_and_back_leads_there() -> None:
    state = game_in({"players": 3, "hands": {0: "JS", 1: "2S"}, "occupied": FULL})
    assert offered(panel(state, partial="play JS#1"))["C"] == (NARROW, "play JS#1 C")
    own = next(cell for cell in FULL if cell[0] == "C" and FULL[cell] == 0)
    assert offered(panel(state, partial=f"play JS#1 {own}"))[said("button-back")] == (NARROW, "play JS#1 C")


def test_a_chip_of_the_partner_is_the_own_sides() -> None:
    state = game_in({"players": 4, "by": 2, "hands": {2: "JS", 1: "2S"}, "occupied": {"E5": 0, "F5": 3 % 2}})
    chips = offered(panel(state, 2, "play JS#1"))
    assert chips[said("one-eyed-jack-own", cell="🔵 E5")][0] == NARROW
    assert chips["🟧 F5"][0] == ANSWER


@pytest.mark.parametrize("partial", ["play JS#2", "play AS#1", "swap JS#1", "play JS#1 Z9", "play JS#1 A1"])
def test_a_step_that_fits_no_longer_begins_anew(partial: str) -> None:
    state = game_in({"hands": HANDS, "occupied": {"E5": 1}})
    known = offered(panel(state, partial=partial))
    assert known in (offered(panel(state)), offered(panel(state, partial="play JS#1")))


def test_dead_cards_are_named_and_swapped_with_a_button_each() -> None:
    state = game_in({"hands": {0: "AS AS 2S 5H", 1: "3S"}, "occupied": {"B1": 1, "G5": 0, "C1": 1, "G6": 1}})
    swaps = {label: sent for label, sent in offered(panel(state)).items() if "Swap" in label}
    assert swaps == {
        said("one-eyed-jack-swap", card="A♠"): (ANSWER, "swap AS#1"),
        said("one-eyed-jack-swap", card="2♠"): (ANSWER, "swap 2S#1"),
    }
    assert said("one-eyed-jack-dead", cards="A♠×2, 2♠", count=0) in text(panel(state))


def test_where_nothing_can_be_played_only_swaps_are_offered() -> None:
    state = game_in({"hands": {0: "AS", 1: "3S"}, "occupied": {"B1": 1, "G5": 0}})
    assert list(offered(panel(state))) == [said("one-eyed-jack-swap", card="A♠")]
    assert said("one-eyed-jack-only-swap") in text(panel(state))


@pytest.mark.parametrize("partial", ["", "play JD#1", "play JS#1", "play JS#1 C"])
def test_the_fullest_panel_keeps_discords_limits(partial: str) -> None:
    occupied = {cell: side for cell, side in FULL.items() if cell not in ("B1", "G5")}
    hand = "AS JD JC JS JH 2S 3S"
    full = game_in({"hands": {0: hand, 1: "9C"}, "occupied": occupied})
    assert parts(panel(full, partial=partial, illustrated=True))
    bare = game_in({"hands": {0: "AS 2S 3S 4S 5S JD JS", 1: "9C"}})
    assert parts(panel(bare, partial=partial, illustrated=True))
    assert parts(panel(game_in({"hands": {0: "AS 2S 3S 4S 5S 6S 7S", 1: "9C"}}), illustrated=True))


# ---------------------------------------------------------------------------- the board


@pytest.mark.long
def test_the_picture_is_small_and_changes_with_every_chip() -> None:
    bare, full = game_in({"hands": HANDS}), game_in({"players": 3, "hands": HANDS, "occupied": FULL})
    full.public = replace(full.public, last="E5")
    pictures = [illustration(state).draw() for state in (bare, full)]
    for picture in pictures:
        assert len(picture) < MOST
        image = Image.open(io.BytesIO(picture))
        assert (image.format, *image.size) == ("PNG", 804, 804)
    assert pictures[0] != pictures[1]
    assert illustration(bare).key == illustration(bare).key != illustration(full).key


def test_picture_letters_and_buttons_follow_a_board_that_was_laid_at_random() -> None:
    state = OneEyedJack(random_board=True).start(Standing(order=("ann", "bob")), Seeded(bytes(32), "deal"))
    state.public = replace(state.public, turn=0)
    printed, laid = illustration(game_in({})), illustration(state)
    assert laid.draw() != printed.draw()
    assert laid.letters() != printed.letters()
    top = (laid.letters().splitlines()[2]).split()
    assert top[1:3] == [said("one-eyed-jack-corner"), wording.card(state.public.board.card_at["B1"]).replace("10", "T")]
    cells = {
        cell for card in state.hidden.hands[0] if card[0] != "J" for cell in state.public.board.cells_of[plain(card)]
    }
    places = [sent for verb, sent in offered(panel(state)).values() if verb == ANSWER]
    assert {sent.split(" ")[-1] for sent in places} == cells


def test_sides_differ_in_shape_and_not_in_colour_alone() -> None:
    """The pixels of a chip that are not its card's and not its colour: what is left of the cell around it."""
    shapes = []
    for side in range(3):
        state = game_in({"players": 3, "hands": HANDS, "occupied": {"E5": side}})
        image = Image.open(io.BytesIO(boards.png(board_picture(state.view(None))))).convert("L")
        x, y = boards.RIM + 4 * boards.CELL, boards.RIM + 4 * boards.CELL
        cell = image.crop((x, y, x + boards.CELL, y + boards.CELL))
        shapes.append(cell.point(lambda shade: 255 if shade > 180 else 0).tobytes())
    assert len(set(shapes)) == 3


def test_the_last_move_and_finished_rows_are_marked() -> None:
    state = game_in({"hands": HANDS, "occupied": {"B1": 0, "C1": 0, "D1": 0, "E1": 0, "E5": 1}})
    plain_board = board_picture(state.view(None))
    assert (plain_board.last, len(plain_board.rows)) == (None, 5)
    state.public = replace(state.public, last="E5")
    assert board_picture(state.view(None)).last == 44
    assert boards.png(board_picture(state.view(None))) != boards.png(plain_board)


def test_whoever_cannot_see_it_reads_the_last_move_the_rows_and_the_chips() -> None:
    state = game_in({"hands": HANDS, "occupied": {"B1": 0, "C1": 0, "D1": 0, "E1": 0, "E5": 1}})
    state.public = replace(state.public, last="E5")
    about = seen(illustration(state).about())
    assert said("one-eyed-jack-alt-last", name="Bob", cell="E5") in about
    assert said("one-eyed-jack-alt-side", name="Ann", count=4, cells="B1, C1, D1, E1", rows=1) in about
    state.public = replace(state.public, last="F6")
    assert said("one-eyed-jack-alt-removed", cell="F6") in seen(illustration(state).about())


def test_in_letters_every_line_is_as_long_as_a_phone_is_wide() -> None:
    state = game_in({"players": 3, "hands": HANDS, "occupied": {"B2": 0, "C2": 1, "D2": 2}})
    state.public = replace(state.public, last="C2")
    grid = illustration(state).letters().split("```")[1].strip("\n").split("\n")
    assert len(grid) == 11
    assert grid[1].startswith(" 1 ★  A♠ 2♠ 3♠")
    assert grid[2] == " 2 8♦ ●  ■< ▲  K♦ A♣ 2♣ 3♣ 4♣ 9♠"
    assert max(map(len, grid)) <= 36
    assert "● Ann · ■ Bob · ▲ Cem" in seen(illustration(state).letters())


def test_the_picture_is_on_the_table_where_it_is_sent_along_and_letters_are_where_not() -> None:
    shown = scene(game_in({"hands": HANDS}), None)
    (gallery,) = [
        one
        for one in parts(present.table(Scene(**{**_fields(shown), "illustrated": True}), PRESENTER))
        if one["type"] == 12
    ]
    assert gallery["items"][0]["media"]["url"] == f"attachment://{FILE}"
    letters = present.table(shown, PRESENTER)
    assert not [one for one in parts(letters) if one["type"] == 12]
    assert " 1 ★  A♠" in text(letters)


def _fields(shown: Scene) -> dict[str, Any]:
    return {name: getattr(shown, name) for name in Scene.__dataclass_fields__}


def test_the_panel_of_whoever_is_asked_has_the_board_with_the_numbers_of_its_buttons() -> None:
    state = game_in({"hands": HANDS, "occupied": {"B1": 1, "E5": 1}})
    drawn_panel = panel(state, illustrated=True)
    (gallery,) = [one for one in parts(drawn_panel) if one["type"] == 12]
    assert gallery["items"][0]["media"]["url"] == f"attachment://{FILE}"
    labels = [label for label, (verb, _) in offered(drawn_panel).items() if verb == ANSWER]
    plays = ["5♥ → C7", "5♥ → I10", "A♠ → G5", "9♠ → J2"]
    assert labels == [said("one-eyed-jack-numbered", number=at, play=play) for at, play in enumerate(plays, 1)]
    assert marked(state) == ["C7", "I10", "G5", "J2"]
    assert "1 5♥ C7, 2 5♥ I10" in seen(own_picture(state).about())


@pytest.mark.parametrize("partial", ["play JD#1", "play JD#1 E", "play JS#1", "play JS#1 F6"])
def test_the_cells_of_a_jack_are_numbered_as_its_buttons(partial: str) -> None:
    state = game_in({"hands": HANDS, "occupied": {"E5": 1, "F6": 0}})
    shown = [label for label in offered(panel(state, partial=partial, illustrated=True)) if " · " in label]
    cells = marked(state, partial)
    assert cells
    assert all(cell in label for cell, label in zip(cells, shown, strict=False))
    assert partial == "play JS#1 F6" or len(shown) == len(cells)


def test_a_play_is_named_without_a_number_that_belongs_to_another_cell_once_a_jacks_cells_are_offered() -> None:
    state = game_in({"hands": HANDS, "occupied": {"B1": 1, "E5": 1}})
    play = state.action("play 5H#1 C7")
    assert PRESENTER.answer_name(scene(state, faces=FACES), play, PRESENTER.choices) == "5♥ → C7"


def test_nobody_but_its_player_sees_the_cells_that_they_choose_among() -> None:
    """They would tell the hand: the table's picture has none, nor has the panel of anybody who waits."""
    state = game_in({"hands": HANDS, "occupied": {"E5": 1}})
    for seat in (None, 0, 1):
        assert not board_picture(state.view(seat)).marked
        public = illustration_of(scene(state, seat))
        assert public is not None
        assert public.key == illustration(state).key
    waiting = replace(scene(state, 1), illustrated=True)
    assert not [one for one in parts(present.panel(waiting, PRESENTER)) if one["type"] == 12]
    assert own_illustration_of(scene(state, 1, faces=FACES), NOTHING_OPEN) is None
    assert own_illustration_of(scene(state, 0, faces=FACES), NOTHING_OPEN) is not None
    assert own_illustration_of(scene(state, 0), NOTHING_OPEN) is None, "they want no pictures"


def test_an_own_picture_that_cannot_be_drawn_stands_there_in_letters() -> None:
    state = game_in({"hands": HANDS})
    line = text(present.panel(scene(state, faces=FACES), PRESENTER))
    assert " 1 ★  A♠+" in line
    assert is_said("one-eyed-jack-signs-own", line)


def test_a_lesson_has_no_way_to_a_table_that_is_not_there() -> None:
    shown = scene(game_in({"hands": HANDS}))
    lesson = replace(shown, record=shown.record.model_copy(update={"lesson": True}))
    assert "None" not in text(present.panel(lesson, PRESENTER))


def test_a_panel_has_letters_for_those_who_want_no_pictures_and_else_the_way_to_them() -> None:
    state = game_in({"hands": HANDS})
    without = present.panel(scene(state), PRESENTER)
    assert " 1 ★  A♠+" in text(without)
    with_faces = replace(scene(state, faces=FACES), illustrated=True)
    drawn_cards = present.panel(with_faces, PRESENTER)
    assert " 1 ★  A♠" not in text(drawn_cards)
    assert said("button-as-text") in [one["label"] for one in parts(drawn_cards) if one["type"] == 2]


# ---------------------------------------------------------------------------- lines


def test_the_table_says_the_rows_the_stock_and_the_last_move() -> None:
    state = game_in({"hands": HANDS, "occupied": {"B1": 0, "C1": 0, "D1": 0, "E1": 0}, "stock": 12})
    state.public = replace(state.public, last="E1")
    line = text(present.table(scene(state, None), PRESENTER))
    rows = " : ".join(said("one-eyed-jack-rows", sign=sign, rows=made) for sign, made in (("🔵", 1), ("🟧", 0)))
    assert said("one-eyed-jack-goal", rows=rows, goal=2) in line
    stock, last = said("one-eyed-jack-stock", back="🎴", stock=12), said("one-eyed-jack-last", sign="🔵", cell="E1")
    assert f"{stock} · {last}" in line
    assert said("one-eyed-jack-stock-empty") in text(
        present.table(scene(game_in({"hands": HANDS, "stock": 0}), None), PRESENTER)
    )


def test_every_row_that_one_chip_makes_is_told() -> None:
    across, down = ("C5", "D5", "F5", "G5"), ("E3", "E4", "E6", "E7")
    state = game_in({"hands": {0: "JD", 1: "2S"}, "occupied": dict.fromkeys((*across, *down), 0)})
    events = state.play(0, state.action("play JD#1 E5"))
    made = [event for event in events if isinstance(event, RowMade)]
    assert {(row.start, row.end) for row in made} == {("C5", "G5"), ("E3", "E7")}
    assert [row.rows for row in made] == [1, 2]


def test_partners_stand_in_one_line_of_the_result() -> None:
    state = game_in({"players": 4, "by": 3, "hands": {3: "4S"}, "options": {"rows_needed": 1}})
    state.public = replace(state.public, chips=dict.fromkeys(("B1", "C1", "D1"), 1))
    events = state.play(3, state.action("play 4S#1 E1"))
    shown = text(present.result(scene(state, None, events), PRESENTER))
    first = said("one-eyed-jack-standing", place="1.", cup="🏆 ", sign="🟧", names=listed(["Bob", "Dora"]), rows=1)
    last = said("one-eyed-jack-standing", place="2.", cup="", sign="🔵", names=listed(["Ann", "Cem"]), rows=0)
    assert first in shown
    assert last in shown


@pytest.mark.parametrize(
    ("given", "text_of_answer", "text"),
    [
        (
            {"hand": "AS 5H"},
            "play AS#1 C1",
            said("refused-oej-wrong-cell", cell="C1", card="2♠", played="A♠", cells=listed(["B1", "G5"])),
        ),
        ({"hand": "AS 5H"}, "play AS#1 A1", said("refused-oej-corner")),
        ({"hand": "JS 5H"}, "play JS#1 E5", said("refused-oej-no-chip", cell="E5")),
        ({"hand": "AS 5H", "occupied": {"B1": 1}}, "play AS#1 B1", said("refused-oej-occupied", cell="B1")),
        ({"hand": "AS 5H", "occupied": {"B1": 1}}, "swap AS#1", said("refused-oej-not-dead", card="A♠", cells="G5")),
        ({"hand": "JS 5H"}, "swap JS#1", said("refused-oej-not-dead-jack")),
        (
            {"hand": "AS 5H", "occupied": {"B1": 1, "G5": 0}, "stock": 0},
            "swap AS#1",
            said("refused-oej-no-stock"),
        ),
        (
            {"hand": "AS 5H", "occupied": {"B1": 1, "G5": 0}, "swapped": 7},
            "swap AS#1",
            said("refused-oej-swap-limit", count=7),
        ),
    ],
)
def test_a_refusal_says_why(given: dict[str, Any], text_of_answer: str, text: str) -> None:
    state = game_in(given)
    with pytest.raises(Illegal) as refused:
        state.play(0, state.action(text_of_answer))
    key, words = PRESENTER.refused(refused.value)
    assert seen(refusals.sentence(refused.value, key, words)) == text


def test_a_table_without_swaps_says_that_there_are_none() -> None:
    given = {"hand": "AS 5H", "occupied": {"B1": 1, "G5": 0}, "options": {"dead_swaps": 0}}
    state = game_in(given)
    with pytest.raises(Illegal) as refused:
        state.play(0, state.action("swap AS#1"))
    key, words = PRESENTER.refused(refused.value)
    line = seen(refusals.sentence(refused.value, key, words))
    assert "0" not in line  # nobody has swapped anything
    assert said("one-eyed-jack-why-no-swaps") in text(why_of(scene(state)))


def test_why_not_names_dead_cards_jacks_and_corners() -> None:
    given = {"hands": {0: "AS JD 5H", 1: "2S"}, "occupied": {"B1": 1, "G5": 0}, "options": {"protect_rows": True}}
    line = text(why_of(scene(game_in(given))))
    assert said("one-eyed-jack-why-dead", cards="A♠") in line
    assert said("one-eyed-jack-why-swap", count=7) in line
    assert said("one-eyed-jack-why-jacks") in line
    assert said("one-eyed-jack-why-safe") in line
    assert said("one-eyed-jack-why-turn", name="Ann") in text(why_of(scene(game_in(given), 1)))
