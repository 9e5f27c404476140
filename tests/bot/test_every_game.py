"""Every screen of every game, in rounds that wander at random: Discord takes it, and it says what can be done."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from discord.ui import LayoutView

from bot.faces import NAMES
from bot.games import shows
from bot.games.base import PanelState
from bot.games.climbing.narration import lines
from bot.games.climbing.panel import panel as climbing_panel
from bot.games.climbing.plays import TABS
from bot.games.climbing.why import why
from bot.sandbox import JSON
from bot.sandbox.components import component_problems, walk
from bot.sandbox.limits import Setting
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.custom_ids import HINT, Stamp
from bot.ui.texts import say
from data.records import Person, RoundRecord, TableRecord
from engine.climbing.play import powers
from engine.climbing.rules import ClimbingRules
from engine.climbing.views import ClimbingView
from engine.contract import (
    RESULT,
    Action,
    Decision,
    Dice,
    Event,
    Menu,
    PickCards,
    SeatingRequest,
    Standing,
    State,
    owed,
)
from engine.games import GAMES, rules_of
from tests.engine.tarothimi.scenes import scene as position
from tests.said import said

LONG = "*_" * 16  # each of its characters is escaped
FACES = {token: f"<:{name}:{'9' * 19}>" for token, name in NAMES.items()}
TABLES = [
    (game, players)
    for game in GAMES
    for players in sorted({*rules_of(game)().seats(), 5})
    if rules_of(game)().refusal(players) is None
]
LOOKS = 80  # so many moments of a round are looked at, each, and then now and then one
FEW = LOOKS // 4


FENCED = re.compile(r"^```.+$", re.MULTILINE)  # Discord draws "-#" and "##" only where a line begins


def payload(view: LayoutView) -> list[JSON]:
    return list(view.to_components())  # type: ignore[no-untyped-call]  # discord.py leaves it so


def shown(view: LayoutView) -> str:
    """The screen's text. Fails where Discord would refuse the screen."""
    assert not list(component_problems(payload(view), Setting(v2=True)))
    texts = [one["content"] for _, one in walk(payload(view)) if one["type"] == 10]
    assert not any(FENCED.search(text) for text in texts), "what follows a block of code begins a line"
    return "\n".join(texts)


def sent(view: LayoutView) -> set[str]:
    """All that its buttons send, and the values of its menus."""
    parts = [one for _, one in walk(payload(view)) if "custom_id" in one]
    menus = [option["value"] for part in parts for option in part.get("options", [])]
    return {part["custom_id"].split(":", 4)[-1] for part in parts} | set(menus)


def answer(decision: Decision, random: Random) -> Action:
    answers = [*powers(decision), decision.answers] if random.random() < 0.3 else [decision.answers]
    chosen = random.choice(answers)
    if isinstance(chosen, PickCards):
        cards = tuple(random.sample(chosen.cards, random.randint(chosen.least, chosen.most)))
        return chosen.action(cards, random.choice(chosen.whom) if chosen.whom else None)
    return random.choice(tuple(chosen))


def moments(
    game: str, players: int, random: Random, looks: int = LOOKS, **options: object
) -> Iterator[tuple[State, list[Event], Standing]]:
    """A second round of so many players, before each of its actions and at its end."""
    rules, order = rules_of(game).model_validate(options), tuple(f"u{seat}" for seat in range(players))
    standing = Standing(order=order, round=2, dealer=players - 1)
    if not issubclass(rules_of(game), ClimbingRules):
        standing = rules.seat(SeatingRequest(None, None, (), order), Dice(random)).standing
    state = rules.start(standing, Dice(random))
    events = list(state.opening)
    while state.pending:
        if len(state.log) < looks or random.random() < looks / len(state.log) / 10:
            yield state, events, standing
        decision = random.choice(state.pending)
        events += state.play(decision.seat, answer(decision, random))
    yield state, events, standing


def scene(
    game: str, state: State, events: list[Event], standing: Standing, seat: int | None, **options: object
) -> Scene:
    people = tuple(Person(key=key, name=LONG, user=at) for at, key in enumerate(standing.order, 1))
    rules = rules_of(game).model_validate(options)
    result = RESULT.dump_python(state.result, mode="json") if state.result else None
    view = state.view(seat)
    return Scene(
        record=TableRecord(
            id=1,
            guild=1,
            channel=1,
            host=1,
            game=game,
            people=people,
            phase="between" if result else "round",
            round=2,
        ),
        rules=rules,
        round=RoundRecord(
            table=1,
            number=2,
            game=game,
            version=rules.VERSION,
            options={},
            standing=standing,
            seed=b"",
            commitment="0" * 64,
            started=0.0,
            result=result,
        ),
        view=view,
        seated=people,
        events=tuple((number, event.seen_by(seat)) for number, event in enumerate(events)),
        stamp=Stamp(2, view.position),
        faces=FACES,
    )


@pytest.mark.parametrize("looks", [FEW, pytest.param(LOOKS, marks=pytest.mark.long)])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_screens_keep_discords_limits_offer_every_listed_answer_and_explain_every_card(
    game: str, players: int, looks: int
) -> None:
    random = Random(f"{game} {players}")
    for state, events, standing in moments(game, players, random, looks):
        shown(shows.public(scene(game, state, events, standing, None)))
        for decision in state.pending:
            mine = scene(game, state, events, standing, decision.seat)
            shown(shows.panel(mine))
            if decision.kind != "play" or not isinstance(mine.view, ClimbingView):
                continue
            views = [
                climbing_panel(mine),
                climbing_panel(mine, jokers=1),
                *(climbing_panel(mine, tab=tab) for tab in TABS),
            ]
            offered = set().union(*map(sent, views))
            assert {answer.text for answer in decision.answers} <= offered
            assert {power.verb for power in powers(decision)} <= offered
            for view in views:
                shown(view)
            for power in powers(decision):
                shown(climbing_panel(mine, power=power.verb))
                for whom in power.whom:
                    shown(climbing_panel(mine, power=power.verb, whom=whom))
            reasons = shown(why(mine))
            lists = [line.rpartition(":** ")[2] for line in reasons.splitlines() if line.startswith("- **")]
            explained = Counter(card.partition("×")[0] for cards in lists for card in cards.split(", "))
            verdicts = mine.rules.explain(state.view(decision.seat))
            assert explained == Counter(wording.card(one.card) for one in verdicts if one.refusal), "each card once"
        waiting = next((seat for seat in range(players) if seat not in {one.seat for one in state.pending}), None)
        if waiting is not None:
            mine = scene(game, state, events, standing, waiting)
            shown(shows.panel(mine))
            if isinstance(mine.view, ClimbingView):
                shown(why(mine))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_panel_that_asks_has_a_hint_where_the_table_has_hints(game: str, players: int) -> None:
    random, advice = Random(f"{game} {players}"), f"💡 {LONG * 8}"
    for state, events, standing in moments(game, players, random, FEW):
        for seat in range(players):
            plain = scene(game, state, events, standing, seat)
            assert HINT not in sent(shows.panel(plain, PanelState(advice=advice)))
            for faces in (FACES, {}):
                record = plain.record.model_copy(update={"hints": True})
                panel = shows.panel(replace(plain, record=record, faces=faces), PanelState(advice=advice))
                asked = any(one.seat == seat for one in owed(state.pending))
                assert (HINT in sent(panel)) == asked
                assert (advice in shown(panel)) == asked


def test_what_lies_on_top_again_after_a_judgement_is_called_by_its_name() -> None:
    state = position("Star 5 5 9", "2 3 K", "Judgement 4 6 9")
    moves = ((0, "Star"), (1, "2x1"), (2, "judgement"), (2, "4x1"))
    events = [event for seat, text in moves for event in state.play(seat, state.action(text))]
    seen = scene("tarothimi", state, events, Standing(order=("u0", "u1", "u2"), round=2), None)
    tellings = [lines(replace(seen, record=seen.record.model_copy(update={"id": number}))) for number in range(20)]
    assert any(said("card-Star") in parts[-1] for parts in tellings)
    assert not any("joker" in line for parts in tellings for line in parts)


def test_a_play_that_shows_an_arcana_says_so_before_it_is_made() -> None:
    state = position("6 6 9 World", "2 2 2 2", "3 3 3 3", top="5x1")
    mine = scene("tarothimi", state, [], state.standing, 0)
    panel = climbing_panel(mine)
    labels = {part["label"] for _, part in walk(payload(panel)) if part["type"] == 2}
    assert said("play-shows", label="6 6", cards=said("card-World")) in labels
    assert "9" in labels, "an ordinary play shows nothing"
    assert f"*{said('card-World')}* — {say('card-World.held')}" in shown(panel)


def test_other_suits_of_a_set_are_a_menu_away() -> None:
    rules = rules_of("dahimi")()
    standing = Standing(order=("a", "b", "c"), round=1, dealer=2)
    state = rules.start(standing, Dice(Random(7)))
    mine = scene("dahimi", state, [], standing, state.pending[0].seat)
    reached = set().union(*(sent(climbing_panel(mine, tab=tab)) for tab in TABS))
    answers = state.pending[0].answers
    assert isinstance(answers, Menu)
    singles = {one.text for one in answers.enumerate() if len(one.cards) == 1}
    assert len(singles) == 16, "one for each card of the hand"
    assert singles <= reached
