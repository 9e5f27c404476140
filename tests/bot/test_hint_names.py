"""The names that hints give to answers, and their words on how the answer did, in every game."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from discord import ButtonStyle

from bot.games import shows
from bot.games.climbing.plays import CONFIRM
from bot.sandbox.components import walk
from bot.screens.table import answers, present
from bot.screens.table.hint import lone
from bot.table.scene import Scene
from bot.ui import names
from bot.ui.components import GOOD
from bot.ui.custom_ids import ANSWER, PLAY, decode
from engine.cards.packs import plain as uncopied
from engine.contract import Action, Decision, Dice, SeatingRequest, owed
from engine.games import GAMES, game_of
from engine.search import think
from engine.search.generic import anything
from tests.bot.moments import moments, payload, scene
from tests.said import is_said, plain, said

LOOKS, FEW = 12, 24  # moments of a round; playouts
ROUNDS, ASTRAY = 3, 0.2  # and how often somebody answers anything
NAMES = ("Ann", "Bob", "Cem", "Dan")
SUITLESS = {"tadmur"}
IN_STEPS = {"indian_chief"}  # no answer is given by the first press
NUMBER = re.compile(r"^\d+ · ")  # of a cell on the picture, which changes with what is offered
TRIED = ("hint-tried-ahead", "hint-tried-level", "hint-tried-best")


def players(game: str) -> int:
    return max(count for count in (2, 3, 4) if game_of(game).rules().refusal(count) is None)


def on_buttons(mine: Scene, asked: Decision, style: ButtonStyle | None = None) -> Iterator[tuple[str, Action]]:
    """The labels of the panel that give an answer at one press, each with this answer; of one style, or of all."""
    for _, part in walk(payload(shows.panel(mine))):
        press = decode(part.get("custom_id", "")) if part["type"] == 2 and not part.get("disabled") else None
        if press is None or press.verb not in (ANSWER, PLAY, CONFIRM) or part["style"] != (style or part["style"]):
            continue
        half = answers.read(press.argument)
        text = answers.complete(asked, half.partial, rider=half.rider) if press.verb == ANSWER else press.argument
        if text and (answer := asked.read(text)):
            yield part["label"], answer


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_called_what_its_button_says(game: str) -> None:
    seen, presenter = 0, shows.presenter_of(game)
    for state, events, standing in moments(game, players(game), Random(game), LOOKS):
        for asked in state.pending:
            mine = scene(game, state, events, standing, asked.seat)
            for label, answer in on_buttons(mine, asked):
                seen += 1
                assert presenter.answer_name(mine, answer, presenter.choices).endswith(
                    names.escape(NUMBER.sub("", label))
                )
    assert seen or game in IN_STEPS


@pytest.mark.parametrize("game", GAMES)
def test_no_two_answers_are_called_the_same(game: str) -> None:
    """The name of an answer has what is said with it, too. Copies of a card are alike; so are suits, in a game where
    they count for nothing.
    """
    presenter = shows.presenter_of(game)
    for state, events, standing in moments(game, players(game), Random(game), LOOKS):
        for asked in owed(state.pending):
            mine = scene(game, state, events, standing, asked.seat)
            plain_ones = list(islice(asked.enumerate(), FEW))
            said_with = [one.saying(rider.name) for one in plain_ones for rider in asked.riders]
            names: dict[str, set[str]] = {}
            for answer in (*plain_ones, *filter(asked.allows, said_with)):
                names.setdefault(presenter.answer_name(mine, answer, presenter.choices), set()).add(_uncopied(answer))
            for name, alike in names.items():
                assert len(alike) == 1 or game in SUITLESS, (name, alike)


@pytest.mark.parametrize("game", GAMES)
def test_a_green_button_is_no_worse_than_what_is_advised(game: str) -> None:
    """A green answer is sure to be good; where there are any, the policy gives one of them."""
    random, rules = Random(game), game_of(game).rules()
    for _ in range(ROUNDS):
        standing = rules.seat(SeatingRequest(None, None, (), NAMES[: players(game)]), Dice(random)).standing
        state = rules.start(standing, Dice(random))
        events = list(state.opening)
        while asked := next(iter(owed(state.pending)), None):
            mine = scene(game, state, events, standing, asked.seat)
            chosen = game_of(game).choose(mine.seen, asked)
            green = {_uncopied(answer) for _, answer in on_buttons(mine, asked, GOOD)}
            assert not green or _uncopied(chosen) in green, (chosen.text, green)
            events += state.play(asked.seat, anything(asked, random) if random.random() < ASTRAY else chosen)


def _uncopied(answer: Action) -> str:
    return " ".join(map(uncopied, answer.text.split(" ")))


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_says_what_was_tried_only_where_something_was(game: str) -> None:
    presenter, quick = shows.presenter_of(game), replace(game_of(game), playouts={"vizier": FEW})
    for state, events, standing in moments(game, players(game), Random(game), LOOKS):
        for asked in state.pending:
            mine = scene(game, state, events, standing, asked.seat)
            thought = think(quick, mine.rules, mine.seen, asked, "vizier", Random(1))
            words = present.hint(mine, presenter, thought)
            if lone(asked):
                continue
            name = presenter.answer_name(mine, thought.action, presenter.choices)
            passes = thought.action.verb == "pass"
            assert plain(words).startswith(said("hint-vizier-pass") if passes else said("hint-vizier", answer=name))
            assert any(is_said(key, words) for key in TRIED) == bool(thought.playouts)
            reason = presenter.reason(mine.seen, thought.action, thought.second)
            assert reason is None or plain(reason.words) in plain(words)
