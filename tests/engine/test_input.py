"""Tests of what comes from outside, in every registered game: any text, any seat, any option. Whatever it is, it is
what it says or it is refused.
"""

import json
import re
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.climbing.play import powers
from engine.climbing.round import ClimbingRound
from engine.climbing.views import climbing_as
from engine.contract import Action, Decision, Illegal, SeatingRequest, Seeded
from engine.games import GAMES, rules_of
from engine.tarothimi.state import TarotPublic
from tests.engine.random_play import answer, everything, read_by, seeds, wander
from tests.engine.worlds import REGISTERED, Table, in_every_registered_game

LOOKS = 5  # at how many moments of a round
TRIES = 25  # how many texts are tried then

# ---------------------------------------------------------------------- what is named is what is played

JOKERS = {"tarothimi": "Fool"}
RANK_SET = re.compile(r"(\w+)x(\d+)(?:j(\d))?")
SUITED_SET = re.compile(r"(10|[2-9JQKA])([CDHS]+)")
SUITED_RUN = re.compile(r"(10|[2-9JQKA])([CDHS])-(10|[2-9JQKA])[CDHS]")
RUN_ORDER = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]


def named(game: str, text: str) -> Counter[str]:
    """The cards that a text names, read as docs/engine.md describes the texts."""
    verb, *words = text.split()
    if verb in ("play", "give", "pay", "wheel"):
        return Counter(words[:-2] if words[-2:-1] == ["as"] else words)
    if verb == "chariot":
        return Counter(words[1:])
    if found := RANK_SET.fullmatch(text):
        jokers = int(found[3] or 0)
        return Counter({found[1]: int(found[2]) - jokers}) + Counter({JOKERS.get(game, "Jo"): jokers})
    if found := SUITED_RUN.fullmatch(text):
        ranks = RUN_ORDER[RUN_ORDER.index(found[1]) : RUN_ORDER.index(found[3]) + 1]
        return Counter(rank + found[2] for rank in ranks)
    if found := SUITED_SET.fullmatch(text):
        return Counter(found[1] + suit for suit in found[2])
    return Counter({text.split("=")[0]: text[0].isupper()})


@in_every_registered_game
@given(st.data(), seeds)
def test_the_cards_that_are_played_are_the_cards_that_were_named(game: str, data: st.DataObject, seed: int) -> None:
    random = Random(seed)
    table = data.draw(REGISTERED[game])
    state = table.start(seed)
    looks = {0, *random.sample(range(60), LOOKS)}
    for at, _ in enumerate(wander(state, random)):
        before = everything(state) if at in looks else None
        for decision in state.pending if before else ():
            for _ in range(TRIES):
                try_text(game, state, decision, text_for(table, decision, random))
        assert before is None or everything(state) == before


def text_for(table: Table, decision: Decision, random: Random) -> str:
    """A legal answer, the same in full, one of these with something wrong, or anything that is ever written."""
    chosen = answer(decision, random)
    text = chosen.text
    if chosen.cards and random.random() < 0.7:
        text = " ".join(("play" if chosen.verb == "play" else chosen.verb, *chosen.cards))
    kind = random.random()
    return text if kind < 0.2 else table.words(random) if kind < 0.3 else mangled(text, table, random)


def mangled(text: str, table: Table, random: Random) -> str:
    """The text with a word, or a letter, more or fewer."""
    words = text.split()
    tokens = [*table.rules.ranks(len(table.standing.order)), *words, "QQ", "as", "Jo", "Fool", "Magician", "9C"]
    for _ in range(random.randint(1, 2)):
        at = random.randint(0, len(words))
        words[at : at + random.randint(0, 1)] = random.choice([[], [random.choice(tokens)]])
    if random.random() < 0.3:
        words += ["as", random.choice([*tokens, "lead"])]
    written = " ".join(words)
    at = random.randint(0, len(written))
    return written if random.random() < 0.7 else written[:at] + random.choice(" 29xj=-") + written[at + 1 :]


def try_text(game: str, state: ClimbingRound, decision: Decision, text: str) -> None:
    """Check that a text, if it is accepted, is an answer, takes from the hand the cards that it names, and that the log
    says so.
    """
    world, before = state.copy(), Counter(state.hand(decision.seat))
    try:
        world.play(decision.seat, world.action(text))
    except Illegal:
        with pytest.raises(Illegal):
            state.play(decision.seat, state.action(text))
        return
    seat, done = next(entry for entry in reversed(world.log) if entry[0] == decision.seat)
    assert done in state.rights(seat) or any(done in answers for answers in (decision.answers, *powers(decision)))
    cards, lost = named(game, text), before - Counter(world.hand(seat))
    assert Counter(done.cards) == +cards, text
    if done.verb in ("chariot", "wheel"):
        assert Counter(climbing_as(world.view(seat), TarotPublic).own.swaps[-1].gave) == +cards, text
    elif done.verb == "pay":  # cards about which there is no choice go, too (DAH-7)
        assert lost >= cards, text
    elif done.verb in ("play", "give"):
        assert lost == +cards, text


# ---------------------------------------------------------------------- any text, any seat

NUMBERS = ["-1", "0", "007", "99", "9" * 5000, "1" * 10_000, "²", "٣", "1.5", "1e9", "\u2028"]
VERBS = ["catch", "chariot", "wheel", "give", "pay", "play", "call", "leave", "justice", "pass", "sing", ""]
NUMBERED = [f"{verb} {number}{card}" for verb in ("catch", "chariot") for number in NUMBERS for card in ("", " 3")]
odd_words = st.one_of(st.sampled_from(NUMBERS), st.sampled_from(["K", "Fool", "as", "9C", "Moon"]), st.text(max_size=9))
odd_texts = st.one_of(
    st.text(),
    st.builds(lambda verb, words: " ".join((verb, *words)), st.sampled_from(VERBS), st.lists(odd_words, max_size=4)),
)


@in_every_registered_game
@given(st.data(), seeds, st.lists(odd_texts, min_size=10, max_size=10))
def test_any_text_is_an_action_or_unreadable(game: str, data: st.DataObject, seed: int, texts: list[str]) -> None:
    state = data.draw(REGISTERED[game]).start(seed)
    for text in (*NUMBERED, *texts):
        read = read_by(state, text)
        if read is None:
            continue
        assert isinstance(read, Action)
        with suppress(Illegal):
            state.copy().play(state.pending[0].seat, read)


# ---------------------------------------------------------------------- any option

WRONG: tuple[Any, ...] = (
    True,
    False,
    0,
    1,
    -1,
    3.0,
    10**5000,
    None,
    "",
    "x" * 5000,
    "\ud800",
    b"auto",
    [],
    ["auto"],
    {},
    {"auto": 1},
    (),
    float("nan"),
    object(),
)
OPTIONS = [(game, option) for game in GAMES for option in rules_of(game).model_fields]


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_an_option_takes_the_values_of_its_own_type_and_nothing_else(game: str, option: str) -> None:
    """One that is accepted stays what it was, to its very type: True is no number of packs, and 1 is no truth."""
    accepted = []
    for value in WRONG:
        try:
            rules = rules_of(game).read({option: value})
        except Illegal as refusal:
            assert refusal.code == f"bad_value:{option}"  # noqa: PT017  # whether it is refused is not what is tested
        else:
            accepted.append(value)
            assert type(getattr(rules, option)) is type(value)
    values = [(type(value), value) for value in rules_of(game)().values(option)]
    assert [value for value in accepted if (type(value), value) not in values] == []
    assert [value for value in WRONG if (type(value), value) in values] == accepted


WRITTEN = ["true", "false", "0", "1", "3.0", "1e0", "null", '""', '"auto"', "[]", '{"auto": 1}', "NaN", "9" * 5000]


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_an_option_in_a_record_is_what_is_written_there_or_refused(game: str, option: str) -> None:
    for written in WRITTEN:
        with suppress(ValueError):
            rules = rules_of(game).model_validate_json(f'{{"{option}": {written}}}')
            assert type(getattr(rules, option)) is type(json.loads(written))


# ---------------------------------------------------------------------- any number of people


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_a_number_of_players_that_is_refused(game: str) -> None:
    rules = rules_of(game)()
    seed = bytes(range(32))
    nobody = rules.seat(SeatingRequest(None, None, (), ()), Seeded(seed, "seats")).standing
    with pytest.raises(Illegal, match="bad_player_count"):
        rules.start(nobody, Seeded(seed, "deal"))
