"""A finished round told again: every card is somewhere at every move, and the screen fits any table."""

from collections import Counter
from typing import Any

import pytest

from bot.games.climbing.narration import lines
from bot.games.climbing.presenter import PRESENTER
from bot.games.shows import presenter_of
from bot.refusal import Refused
from bot.replay.story import Story, tell_story
from bot.replay.verification import Proof, prove
from bot.sandbox import JSON
from bot.sandbox.components import component_problems, walk
from bot.sandbox.limits import Setting
from bot.ui import naming, wording
from data.records import Note, TableRecord, with_
from engine.climbing.views import climbing
from engine.games import GAMES, rules_of
from tests.bot.stories import opened
from tests.said import is_said, said

pytestmark = pytest.mark.long

NAMES = ("Marie", "Bob", "Zoé", "Ahmed")


def every(seated: TableRecord, proof: Proof) -> list[Story]:
    """The story at each move."""
    return [tell_story(seated, proof, at, {}, presenter_of(seated.game)) for at in range(proof.moves + 1)]


def shown(story: Story) -> str:
    """The screen's text. Fails where Discord would refuse the screen."""
    presenter = presenter_of(story.scene.record.game)
    view = presenter.replay(story, presenter.illustration(story.scene))
    payload: list[JSON] = list(view.to_components())  # type: ignore[no-untyped-call]  # discord.py leaves it so
    assert not list(component_problems(payload, Setting(v2=True)))
    return "\n".join(one["content"] for _, one in walk(payload) if one["type"] == 10)


def test_at_every_move_each_card_is_in_a_hand_on_the_pile_or_gone() -> None:
    stories = every(*opened(*NAMES, tax_first_round=True))
    decks = set()
    for story in stories:
        view = story.scene.view
        assert view is not None
        cards = Counter(card for hand in story.hands for card in hand)
        cards += Counter(card for laid in climbing(view).pile for card in laid.cards)
        cards += Counter(view.zone("discards").cards or ())
        decks.add(tuple(sorted(cards.items())))
    assert len(decks) == 1
    assert sum(count for _, count in decks.pop()) == 52


def test_a_move_takes_its_cards_from_one_hand() -> None:
    seated, proof = opened(*NAMES)
    stories = every(seated, proof)
    assert proof.record is not None
    for (seat, action), before, after in zip(proof.record.moves, stories[:-1], stories[1:], strict=True):
        for at in range(4):
            gone = Counter(before.hands[at]) - Counter(after.hands[at])
            assert not Counter(after.hands[at]) - Counter(before.hands[at])
            played_here = at == seat and action != "pass"
            assert (sum(gone.values()) > 0) == played_here


@pytest.mark.parametrize("options", [{}, {"deck_mode": "extra_suits", "jokers": "wild"}, {"deck_mode": "standard"}])
def test_every_move_of_eight_players_with_the_longest_names_fits_a_message(options: dict[str, Any]) -> None:
    faces = dict.fromkeys((*map(str, range(2, 16)), *"JQKA", "Jo"), f"<:{'Thirteen' * 3}:{10**18}>")
    seated, proof = opened(*["_*" * 16] * 8, tax_first_round=True, **options)
    for at in range(proof.moves + 1):
        assert is_said("story-title", shown(tell_story(seated, proof, at, faces, PRESENTER)))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("full", [False, True])
def test_every_move_of_every_game_fits_a_message_and_is_told(game: str, full: bool) -> None:
    players = rules_of(game).read({}).seats()[full]
    seated, proof = opened(*["_*" * 16] * players, game=game)
    for story in every(seated, proof):
        text = shown(story)
        assert naming.name_of_game(game) in text
        assert not story.at or story.lines
        assert all(wording.counted(hand) in text for hand in story.hands)


def test_what_lies_before_a_seat_is_no_part_of_its_hand() -> None:
    """Where hands stay closed, a line of the seats says how many cards are held; the melds are told below, and once."""
    seated, proof = opened(*NAMES, game="indian_chief")
    for story in every(seated, proof):
        view = story.scene.view
        assert view is not None
        assert all(hand == () for hand in story.hands)
        rows = [row for row in shown(story).splitlines() if " — " in row and "**" in row][: len(view.seats)]
        held = [zone.count for zone in view.zones if zone.name == "hand"]
        assert all(f" {count}" in row for row, count in zip(rows, held, strict=True) if count)


def test_a_move_of_which_nothing_is_told_is_named_in_words() -> None:
    """Sampen tells a chain when it is over; before that there is the move alone."""
    seated, proof = opened(*NAMES, game="sampen")
    moves = [line for story in every(seated, proof) for line in story.lines if said("sampen-do-put") in line]
    assert moves
    assert not any("#" in line for line in moves), "no copy's number is shown"


def test_each_line_of_the_table_is_told_once_and_in_its_order() -> None:
    seated, proof = opened(*NAMES, tax_first_round=True)
    seated = with_(seated, notes=(Note(after=9, key="came-back", values={"name": "Bob"}),))
    stories = every(seated, proof)
    at_the_table = lines(stories[-1].scene)
    retold = [line for story in stories for line in story.lines if line in at_the_table]
    assert retold == at_the_table
    assert all(story.lines for story in stories[1:])


def test_taxes_are_told_with_their_cards() -> None:
    seated, proof = opened(*NAMES, tax_first_round=True)
    stories = every(seated, proof)
    assert proof.record is not None
    gifts = [at for at, (_, action) in enumerate(proof.record.moves, 1) if action.startswith("give")]
    assert sum("pays **" in line for line in stories[0].lines) == 2
    for at in gifts:
        assert any("gives **" in line for line in stories[at].lines)


def test_trick_by_trick_one_comes_from_the_deal_to_the_end_and_back() -> None:
    seated, proof = opened(*NAMES)
    story, seen = tell_story(seated, proof, 0, {}, PRESENTER), [0]
    while story.at < story.moves:
        story = tell_story(seated, proof, story.trick_after, {}, PRESENTER)
        seen.append(story.at)
    assert seen == [*story.tricks, story.moves]
    for at in story.tricks[1:]:
        view = tell_story(seated, proof, at, {}, PRESENTER).scene.view
        assert view is not None
        assert climbing(view).pile == ()
    back = [story.at]
    while story.at:
        story = tell_story(seated, proof, story.trick_before, {}, PRESENTER)
        back.append(story.at)
    assert back == seen[::-1]


def test_beyond_the_end_is_the_end() -> None:
    seated, proof = opened(*NAMES)
    assert tell_story(seated, proof, 10**6, {}, PRESENTER) == tell_story(seated, proof, proof.moves, {}, PRESENTER)
    assert "has the broom" not in shown(tell_story(seated, proof, 0, {}, PRESENTER))


def test_a_scene_of_the_story_has_no_seed() -> None:
    seated, proof = opened(*NAMES)
    scene = tell_story(with_(seated, next_seed="ab" * 32), proof, 3, {}, PRESENTER).scene
    assert scene.round is not None
    assert (scene.round.seed, scene.record.next_seed) == (b"", "")


def test_what_is_not_as_promised_or_of_older_rules_is_not_told() -> None:
    seated, proof = opened(*NAMES)
    doubtful = prove(seated, with_(proof.round, commitment="00" * 32), [], None)
    older = prove(seated, with_(proof.round, version=0), [], None)
    for proof, code in ((doubtful, "round_doubtful"), (older, "round_older")):
        with pytest.raises(Refused) as refused:
            tell_story(seated, proof, 0, {}, PRESENTER)
        assert refused.value.code == code
