"""The end of a round as a picture to share: every game has one, small and legible, and its words say the same."""

import io
from dataclasses import replace
from functools import cache

import pytest
from PIL import Image, ImageColor

from bot.faces import boards, endings, lettering, podium
from bot.faces.endings import EndingPicture, EndingRow
from bot.faces.lettering import BOLD, MISSING, REGULAR, drawable, fitting, font, legible, wrap
from bot.games.shows import ending_of
from bot.replay.verification import seen_by_all
from bot.sandbox import seen
from bot.screens.table.illustration import MOST_ABOUT, Illustration
from bot.stamp import Stamp
from bot.table.scene import Scene
from bot.ui import names, wording
from bot.ui.naming import name_of_game
from data.records import Person, TableRecord, with_
from engine.contract import RESULT, Result
from engine.games import GAMES, rules_of
from engine.misery import LN_10
from tests.bot.nasty import EVERY_NAME, bare
from tests.bot.proven import played
from tests.said import is_said, said

MOST = 100_000  # bytes
WIDEST = "Ŵ" * 32
LARGEST = ("dahimi", 13)
ON_GREY = 4.5  # the least contrast at which small letters are legible


@cache
def finished(game: str, players: int) -> Scene:
    """The end of a first round of this number of players, as everybody saw it; a steward sits on one seat."""
    keys = (*(f"u{user}" for user in range(1, players)), "s0")
    record, moves = played(keys, game)
    known = seen_by_all(record, moves)
    assert known is not None
    people = {key: Person(key=key, name=f"Marie {key[1:]}", user=int(key[1:])) for key in keys[:-1]}
    people["s0"] = Person(key="s0", name="Odila")
    seated = tuple(people[key] for key in record.standing.order)
    table = TableRecord(id=1, guild=1, channel=1, host=1, game=game, people=seated, round=1, phase="between")
    events = tuple(enumerate(known[1]))
    return Scene(table, rules_of(game)(), with_(record, seed=b""), known[0], seated, events, Stamp())


def most(game: str) -> Scene:
    """The end of a first round with as many players as can be."""
    rules = rules_of(game)()
    return finished(game, max(count for count in range(2, 20) if rules.refusal(count) is None))


def renamed(scene: Scene, name: str) -> Scene:
    """The scene, with this name for all people."""
    seated = tuple(one if one.user is None else with_(one, name=name) for one in scene.seated)
    return replace(scene, seated=seated, record=with_(scene.record, people=seated))


def ended(scene: Scene, **result: object) -> Scene:
    """The round has ended otherwise."""
    assert scene.round is not None
    return replace(scene, round=with_(scene.round, result=(scene.round.result or {}) | result))


def drawn(scene: Scene) -> EndingPicture:
    """The ending that is drawn."""
    key = ending_of(scene).key
    assert isinstance(key, EndingPicture)
    return key


def size(illustration: Illustration) -> tuple[int, int]:
    """Fails where the picture is none, or too large."""
    png = illustration.draw()
    assert len(png) < MOST
    image = Image.open(io.BytesIO(png))
    assert image.format == "PNG"
    return image.size


def words(ending: EndingPicture) -> list[str]:
    return [ending.title, ending.facts, ending.text, *(part for row in ending.rows for part in (row.name, row.facts))]


# ---------------------------------------------------------------------------- every game


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_small_picture_that_its_words_describe(game: str) -> None:
    scene = most(game)
    illustration, ending = ending_of(scene), drawn(scene)
    about = seen(illustration.about())
    letters = seen(illustration.letters()).replace("\\.", ".")  # equal places make no list
    assert size(illustration)[0] == endings.WIDE
    assert len(ending.rows) == len(scene.seated)
    assert [row.place for row in ending.rows] == [scene.result.places[seat] + 1 for seat in scene.result.order]
    for row, seat in zip(ending.rows, scene.result.order, strict=True):
        assert seen(row.name) == scene.person(seat).name
        lines = [f"{row.place}. {seen(row.name)}", row.also, *row.facts.split(" · "), row.counted]
        assert ", ".join(part for part in lines if part) in about
        assert " · ".join(part for part in lines if part) in letters
        assert (row.also == said("picture-steward")) is (scene.person(seat).user is None)
    assert ending.text
    assert len(illustration.about()) <= MOST_ABOUT
    assert about.count(said("picture-steward")) >= 1
    assert "⚙" not in about + "".join(words(ending))
    assert ending.title.startswith(name_of_game(game))
    assert is_said("picture-about", about, round=1, table=seen(ending.title))
    assert ending.facts == said("picture-facts", round=1, count=len(scene.seated))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_known_of_a_round_but_what_everybody_saw(game: str) -> None:
    scene = most(game)
    assert scene.view is not None
    assert scene.view.seat is None
    assert all(event == event.seen_by(None) for _, event in scene.events)


def test_a_round_that_cannot_be_played_again_is_shared_without_a_line() -> None:
    record, moves = played(("u1", "u2", "u3"))
    assert seen_by_all(with_(record, sealed=True), moves) == seen_by_all(record, moves) is not None
    assert seen_by_all(with_(record, version=record.version + 1), moves) is None
    assert seen_by_all(record, [with_(moves[0], action="no such thing"), *moves[1:]]) is None
    unseen = replace(most("schwimmen"), view=None, events=())
    assert drawn(unseen).text == ""
    assert size(ending_of(unseen))[0] == endings.WIDE


# ---------------------------------------------------------------------------- names


def test_the_largest_table_with_the_longest_names_is_small_and_told_whole() -> None:
    scene = renamed(finished(*LARGEST), WIDEST)
    grim = ended(scene, misery=[12.0 * LN_10] * len(scene.seated))
    illustration = ending_of(grim)
    assert size(illustration)[1] <= 1400  # thirteen rows, and four lines of the narrator's
    assert len(illustration.about()) <= MOST_ABOUT
    assert illustration.about().count("Ŵ…") >= len(scene.seated)
    assert illustration.about().count(said("misery", index="1.00×10^12")) == len(scene.seated)
    bare(illustration.about(), markdown=False)


@EVERY_NAME
def test_a_name_is_drawn_as_far_as_there_are_letters_for_it(name: str) -> None:
    scene = renamed(finished("tahimi", 3), name)
    ending = drawn(scene)
    assert all(legible(row.name) for row in ending.rows)
    assert all(drawable(part) == part for part in words(ending))
    bare(ending_of(scene).about(), markdown=False)
    bare(ending_of(scene).letters())
    assert size(ending_of(scene))[0] == endings.WIDE


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Zoë Łukasiewicz", "Zoë Łukasiewicz"),
        ("E\u0301lodie", "Élodie"),
        ("Ада", "Ада"),
        ("👑 Queen 👑", "Queen"),
        ("𝕹𝖎𝖌𝖍𝖙 Owl", "Night Owl"),
        ("ＫＩＭ", "KIM"),
        ("李 Wei", f"{MISSING} Wei"),
        ("a\u200bb\ufe0f", "ab"),
    ],
)
def test_what_the_font_has_not_takes_another_form_or_is_left_out(name: str, shown: str) -> None:
    assert drawable(name) == shown
    assert legible(name)


@pytest.mark.parametrize("name", ["王小明", "🔥🔥", "かな"])
def test_a_name_without_a_letter_that_can_be_drawn_is_a_seat_but_is_told_as_it_is(name: str) -> None:
    scene = renamed(finished("tahimi", 3), name)
    shown = [seen(row.name) for row in drawn(scene).rows if not row.also]
    assert sorted(shown) == sorted(
        said("picture-seat", seat=seat) for seat, one in enumerate(scene.seated, 1) if one.user is not None
    )
    assert name in ending_of(scene).about()
    assert name not in "".join(words(drawn(scene)))


def test_where_letters_cannot_be_set_from_the_right_they_are_not_set_in_the_wrong_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lettering, "ANY_DIRECTION", False)
    assert not legible("דוד")
    assert not legible("داود")
    assert drawable("\u2068Kim\u2069") == "Kim"


def test_words_are_cut_where_there_is_no_room_and_seen_to_be() -> None:
    letters = font(BOLD, 36)
    assert fitting("Kim", letters, 200) == "Kim"
    cut = fitting("Kim the Interminable", letters, 200)
    head, tail = cut.split("…")
    assert head
    assert tail
    assert "Kim the Interminable".startswith(head)
    assert "Kim the Interminable".endswith(tail)
    assert letters.getlength(cut) <= 200
    assert letters.getlength(fitting("e\u0301" * 40, letters, 200)) <= 200


def test_names_that_end_otherwise_are_told_apart_on_the_narrow_step_of_a_podium() -> None:
    letters = font(BOLD, podium.NAME)
    eins, zwei = (names.in_plain(f"Maximilian von Hohenburg-{end}") for end in ("Eins", "Zwei"))
    assert letters.getlength(eins) > podium.STEP
    assert fitting(eins, letters, podium.STEP) != fitting(zwei, letters, podium.STEP)


def test_a_line_is_wrapped_and_its_last_part_cut() -> None:
    letters = font(REGULAR, 31)
    assert wrap("", letters, 400, 4) == []
    assert wrap("a short line", letters, 400, 4) == ["a short line"]
    lines = wrap("word " * 60, letters, 400, 4)
    assert len(lines) == 4
    assert ["…" in line for line in lines] == [False, False, False, True]
    assert all(letters.getlength(line) <= 400 for line in (*lines, *wrap("x" * 99, letters, 400, 4)))


# ---------------------------------------------------------------------------- what is said


def test_the_climbing_family_says_titles_how_ranks_moved_and_misery() -> None:
    scene = finished("tahimi", 3)
    assert scene.round is not None
    earned = with_(scene.round.standing, carried={})
    result = RESULT.dump_python(Result.of_finish((2, 0, 1)), mode="json")
    scene = ended(replace(scene, round=with_(scene.round, standing=earned)), **result, misery=[0.0, LN_10, -LN_10])
    rows = [(row.facts, row.counted) for row in drawn(scene).rows]
    assert rows == [
        (f"{said('tahimi.plain')} · {said('picture-up', count=2)}", said("misery", index="0.100")),
        (f"{said('vice-tahimi.plain')} · {said('picture-down', count=1)}", said("misery", index="1.00")),
        (f"{said('serf.plain')} · {said('picture-down', count=1)}", said("misery", index="10.0")),
    ]


def test_after_a_mere_draw_for_seats_nobody_has_risen_or_fallen() -> None:
    moved = ("picture-up", "picture-down")
    assert not any(is_said(key, row.facts) for key in moved for row in drawn(finished("tahimi", 3)).rows)


def test_what_a_game_counts_stands_beside_the_name() -> None:
    def told(scene: Scene, **result: object) -> list[tuple[str, str]]:
        usual = {"places": [0, 1, 1], "winners": [0], "scores": [], "lives": [], "chips": [], "left": []}
        return [(row.facts, row.counted) for row in drawn(ended(scene, **usual | result)).rows]

    assert told(finished("schwimmen", 3), lives=[0, 1, 2]) == [
        (said("picture-winner"), ""),
        ("", said("picture-lives", count=1)),
        ("", said("picture-lives", count=2)),
    ]
    assert told(finished("pif_paf", 3), chips=[10, -5, -5]) == [
        (said("picture-winner"), said("picture-chips", sign="+10")),
        ("", said("picture-chips", sign="−5")),
        ("", said("picture-chips", sign="−5")),
    ]
    scene = finished("rumino", 3)
    assert told(scene, scores=[3, 0, -2], left=[2]) == [
        (said("picture-winner"), "+3"),
        ("", "±0"),
        (said("picture-left"), "−2"),
    ]
    assert scene.round is not None
    later = with_(scene.round.standing, scores=(1, 2, 3), out=(1,))
    scene = replace(scene, round=with_(scene.round, standing=later))
    shown = told(scene, scores=[3, 0, -2], winners=[])
    assert shown == [
        (said("generic-total", score=4), "+3"),
        (f"{said('picture-out')} · {said('generic-total', score=2)}", "±0"),
        (said("generic-total", score=1), "−2"),
    ]


def test_a_line_of_markdown_is_told_plainly() -> None:
    line = "⚙️ \u2068Odila\u2069 beats **\u2068a\\*b\\_c\u2069**, and ⚙️ \u2068Osric\u2069 sighs."
    text = wording.plainly(line, "steward")
    assert seen(text) == "Steward Odila beats a*b_c, and steward Osric sighs."
    assert wording.plainly("> -# *so*", "steward") == "-# so"


# ---------------------------------------------------------------------------- how it looks


def _light(colour: str) -> float:
    """Relative luminance, as the guidelines for accessible content define it."""
    parts = [part / 255 for part in ImageColor.getrgb(colour)[:3]]
    red, green, blue = (one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("ground", [boards.GROUND, endings.BAND])
@pytest.mark.parametrize("ink", [boards.INK, endings.QUIET, boards.RING])
def test_its_letters_stand_out_from_its_own_ground_whatever_is_around_it(ground: str, ink: str) -> None:
    assert (_light(ink) + 0.05) / (_light(ground) + 0.05) >= ON_GREY
    image = Image.open(io.BytesIO(endings.png(EndingPicture("T", "f", (EndingRow(1, "Kim"),))))).convert("RGBA")
    assert image.getpixel((0, 0)) == (*ImageColor.getrgb(boards.GROUND), 255)
