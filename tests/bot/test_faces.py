"""Card faces: one for every card of every deck, as Discord takes them, to be read at the size of a line of text."""

import io
import re
from functools import cache
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.faces import BACK, NAMES, RANKS, TRUMPS, drawing
from bot.games import shows
from bot.games.climbing.panel import panel as climbing_panel
from bot.stamp import Stamp
from bot.table.scene import Scene
from bot.ui import wording
from data.records import Person, RoundRecord, TableRecord
from engine.contract import Seeded, Standing
from engine.games import rules_of
from engine.tarothimi.arcana import NAMES as ARCANA

EMOJI_BYTES = 256 * 1024  # Discord's limit
IN_A_LINE = 22  # pixels
DARK, LIGHT = "#313338", "#ffffff"  # Discord's two backgrounds
FACES = {token: f"<:{name}:{'9' * 19}>" for token, name in NAMES.items()}


drawn = cache(drawing.face)  # each is drawn once, and once more where that must give the same


def face(token: str, size: int) -> Image.Image:
    image = Image.open(io.BytesIO(drawn(token)))
    return image.resize((size, size), Image.Resampling.LANCZOS)


def on(background: str, image: Image.Image) -> Image.Image:
    page = Image.new("RGB", image.size, background)
    page.paste(image, mask=image)
    return page


def brightness(colour: tuple[int, ...]) -> float:
    return sum(colour[:3]) / 3


@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("deck_mode", ["standard", "extra_suits", "expanded"])
@pytest.mark.parametrize("jokers", ["none", "low", "wild"])
def test_every_card_of_every_deck_has_a_face(players: int, deck_mode: str, jokers: str) -> None:
    rules = rules_of("tahimi").read({"deck_mode": deck_mode, "jokers": jokers})
    state = rules.start(Standing(order=tuple(f"u{seat}" for seat in range(players))), Seeded(bytes(32), "deal"))
    hands = [state.view(seat).zone("hand", seat).cards or () for seat in range(players)]
    assert {card for hand in hands for card in hand} <= set(NAMES) - {BACK}


def test_names_are_words_that_discord_takes_and_no_two_are_alike() -> None:
    assert all(re.fullmatch(r"[A-Za-z]{2,32}", name) for name in NAMES.values())
    assert len({name.lower() for name in NAMES.values()}) == len(NAMES)


@pytest.mark.parametrize("token", NAMES)
def test_a_face_is_what_discord_takes_and_always_the_same(token: str) -> None:
    png = drawn(token)
    image = Image.open(io.BytesIO(png))
    assert (image.format, image.size, image.mode) == ("PNG", (128, 128), "RGBA")
    assert len(png) <= EMOJI_BYTES
    assert drawing.face(token) == png
    assert image.getpixel((0, 0)) == (0, 0, 0, 0), "the corners are transparent"


@pytest.mark.long
def test_any_two_faces_are_told_apart_in_a_line_of_text() -> None:
    small = {token: on(LIGHT, face(token, IN_A_LINE)) for token in NAMES}
    for one, other in combinations(NAMES, 2):
        channels = ImageChops.difference(small[one], small[other]).split()
        most = ImageChops.lighter(channels[0], ImageChops.lighter(channels[1], channels[2]))
        different = most.point(lambda value: 255 * (value > 64))
        assert ImageStat.Stat(different).mean[0] / 255 > 0.012, f"{NAMES[one]} looks like {NAMES[other]}"


@pytest.mark.parametrize("token", [token for token in NAMES if token != BACK])
def test_a_face_is_a_light_card_on_a_dark_page_and_ends_in_a_dark_rim_on_a_light_one(token: str) -> None:
    middle = IN_A_LINE // 2
    dark, light = on(DARK, face(token, IN_A_LINE)), on(LIGHT, face(token, IN_A_LINE))
    inside = max(brightness(dark.getpixel((3, y))) for y in range(middle - 3, middle + 3))  # type: ignore[arg-type]  # RGB
    rim = min(brightness(light.getpixel((x, middle))) for x in range(4))  # type: ignore[arg-type]  # RGB
    assert inside > 200
    assert rim < 100


def test_a_hand_is_grouped_by_rank_and_is_text_without_faces() -> None:
    hand = ("3", "5", "5", "A")
    three, five, ace = FACES["3"], FACES["5"], FACES["A"]
    assert wording.laid_out(hand, FACES) == f"**{three}** · **{five} {five}** · **{ace}**"
    assert wording.laid_out(hand, {}) == "**3** · **5 5** · **A**"


def scene(players: int, options: dict[str, object], taxed: bool, seat: int | None = None) -> Scene:
    """The second round of people with the longest names, in its taxes or after them; everybody has a face for cards."""
    order = tuple(f"u{number}" for number in range(players))
    people = tuple(Person(key=key, name="W" * 32, user=number) for number, key in enumerate(order, 1))
    rules = rules_of("tahimi").read(options)
    standing = Standing(order=order, round=2)
    state = rules.start(standing, Seeded(bytes(32), "deal"))
    while not taxed and state.view(None).phase == "tax":
        state.play(state.pending[0].seat, state.default(state.pending[0]))
    return Scene(
        record=TableRecord(id=1, guild=1, channel=1, host=1, game="tahimi", people=people, phase="round", round=2),
        rules=rules,
        round=RoundRecord(
            table=1,
            number=2,
            game="tahimi",
            version=rules.VERSION,
            options=options,
            standing=standing,
            seed=b"",
            commitment="",
            started=0.0,
        ),
        view=state.view(seat),
        seated=people,
        events=tuple(enumerate(state.opening)),
        stamp=Stamp(0),
        faces=FACES,
    )


@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("jokers", ["none", "wild"])
@pytest.mark.parametrize("taxed", [True, False])
def test_screens_with_faces_keep_discords_limits(players: int, jokers: str, taxed: bool) -> None:
    options: dict[str, object] = {"jokers": jokers}
    views = [climbing_panel(scene(players, options, taxed, seat)) for seat in range(players)]
    for view in [shows.public(scene(players, options, taxed)), *views]:
        assert view.content_length() <= 4000
        assert view.total_children_count <= 40


def test_twenty_cards_leave_room_for_everything_else() -> None:
    assert len(wording.laid_out(("13",) * 4 + ("14",) * 4 + ("15",) * 4 + ("Q",) * 4 + ("K",) * 4, FACES)) < 800
    assert len(wording.laid_out(tuple(ARCANA)[-20:], FACES)) < 850


def test_trumps_have_numerals_of_their_own_which_no_rank_has() -> None:
    """A 9 beside a rank 9 would be taken for one."""
    numerals = [drawing.numeral(number) for number in range(len(TRUMPS))]
    assert [numerals[number] for number in (0, 1, 4, 9, 14, 18, 21)] == ["0", "I", "IV", "IX", "XIV", "XVIII", "XXI"]
    assert not set(numerals) & set(RANKS)


def test_the_named_cards_of_every_deck_have_faces_in_their_order() -> None:
    assert TRUMPS == ARCANA
