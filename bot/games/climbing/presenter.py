"""The presenter of the climbing family: how it looks and sounds, the same for every game of it; a round that is over,
as its proof, its replay and its picture.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from discord import ui

from bot.games.climbing import hints, plays, series, table_screen
from bot.games.climbing.family import FAMILY
from bot.games.climbing.handlers import HANDLERS
from bot.games.climbing.narration import chronicle_line, milestone_lines, numbered_lines, revealed_line
from bot.games.climbing.panel import new_rank_line, panel, to_beat_line
from bot.games.climbing.plays import CONFIRM
from bot.games.climbing.table_screen import pile
from bot.games.climbing.why import reasons, refusal_words
from bot.games.climbing.words import is_unearned, next_titles, ranks_moved, rules_in_short
from bot.replay.story import Story
from bot.replay.verification import Proof
from bot.screens.memories.generic_replay import move_screen
from bot.screens.memories.round_picture import Rank
from bot.screens.table import answer_choices, generic_table
from bot.screens.table.answer_choices import Choices
from bot.screens.table.generic_result import Counted
from bot.screens.table.illustration import Illustration
from bot.screens.table.presenter import NumberedLines, PanelState, Presenter
from bot.screens.table.reasons import Reason
from bot.table.scene import Scene
from bot.ui import names, wording
from bot.ui.custom_ids import DECREE, PLAY, Press
from bot.ui.texts import say
from engine import misery
from engine.climbing.events import Dealt, TaxPaid, TaxReturned
from engine.climbing.play import Play
from engine.climbing.rules import climbing_rules
from engine.climbing.views import ClimbingView, climbing
from engine.contract import Action, View
from engine.misery import Misery


def proof_lines(proof: Proof) -> list[str]:
    """The hands, then who paid what to whom, and what came back."""
    return [*_hands(proof), *_taxes(proof)]


def _hands(proof: Proof) -> list[str]:
    dealt = [event for event in proof.events if isinstance(event, Dealt)]
    titles = climbing_rules(proof.record.rules).titles(proof.record.standing) if proof.record else ()
    hands = [
        f"{event.seat + 1}. {wording.sign(titles[event.seat])} {wording.name(proof.people[event.seat])} — "
        f"{wording.counted(event.cards or ())}"
        for event in dealt
    ]
    return [say("proof-hands"), *hands] if hands else [say("proof-no-hands")]


def _taxes(proof: Proof) -> list[str]:
    returned = {event.payer: event.cards for event in proof.events if isinstance(event, TaxReturned)}
    taxes = [
        say(
            "proof-tax",
            payer=wording.name(proof.people[event.payer]),
            paid=wording.counted(event.cards or ()),
            receiver=wording.name(proof.people[event.receiver]),
            returned=wording.counted(returned.get(event.receiver) or ()) or "…",
        )
        for event in proof.events
        if isinstance(event, TaxPaid)
    ]
    return [say("proof-taxes"), *taxes] if taxes else []


def replay(story: Story, illustration: Illustration | None) -> ui.LayoutView:
    """The round at one of its moves."""
    scene, view = story.scene, climbing(story.scene.seen)
    facts = say("story-facts", game=say(f"game-{scene.record.game}"), trick=view.trick, table=scene.record.id)
    seats = [_seat(story, view, seat) for seat in range(len(scene.seated))]
    return move_screen(story, facts, seats, pile(scene) if view.phase != "over" else [])


def _seat(story: Story, view: ClimbingView, at: int) -> str:
    """One line of the order, with the cards."""
    seat = view.seats[at]
    name = f"{at + 1}. {wording.sign(seat.title)} **{story.scene.name(at)}**"
    if seat.place is not None and seat.status == "out":
        return f"{name} — {say('seat-out', place=seat.place + 1)}"
    if seat.status == "left":
        return f"{name} — {say('seat-left')}"
    state = [wording.counted(story.hands[at]) or "…"]
    if seat.waited:
        state.append(f"  ◀ **{say('seat-owes' if view.phase == 'tax' else 'seat-to-play')}**")
    elif seat.passed:
        state.append(f" · {say('seat-passed')}")
    return f"{name} — {''.join(state)}"


def ranks(scene: Scene) -> list[Rank]:
    """The seats, the first out first."""
    titles = next_titles(scene)
    return [
        Rank(seat, place + 1, _misery(scene, seat), [*_title_lines(titles[place]), *_rank_lines(scene, seat - place)])
        for place, seat in enumerate(scene.finishing_order)
    ]


def _title_lines(title: str | None) -> list[str]:
    return [wording.plain(title)] if title else []


def _rank_lines(scene: Scene, up: int) -> list[str]:
    """The change of the rank, where there was one before."""
    if not up or is_unearned(scene):
        return []
    return [say("picture-up" if up > 0 else "picture-down", count=abs(up))]


def _misery(scene: Scene, seat: int) -> str:
    """The session's index after the round, where it is known."""
    known = scene.round.result.get("misery", []) if scene.round and scene.round.result else []
    return say("misery", index=misery.text(Misery(log=known[seat]))) if known and known[seat] is not None else ""


def _middle(scene: Scene, view: View) -> Sequence[str]:
    seen = climbing(view)
    return [*([f"**{to_beat_line(seen)}**"] if seen.phase == "play" else []), *generic_table.middle(scene, view)]


def _panel(scene: Scene, state: PanelState) -> ui.LayoutView:
    return panel(scene, state.warning, leave=state.leave, **state.shown)


def _state_to_keep(press: Press) -> Mapping[str, Any]:
    return {"decree": press.argument} if press.surface == DECREE else {}


def _answer_name(scene: Scene, action: Action, choices: Choices) -> str:
    (container,) = [part for part in panel(scene).children if isinstance(part, ui.Container)]
    if label := answer_choices.on_button(container.children, _answer_of, action):
        return label
    if isinstance(action, Play) and action.size:
        return names.escape(plays.play_label(scene, action))
    return answer_choices.answer_name(scene, action, choices)


def _answer_of(press: Press) -> str | None:
    """The answer that a press on the panel gives, at once or once it is confirmed."""
    return press.argument if press.verb in (PLAY, CONFIRM) else None


def _reason(view: View, action: Action, other: Action | None) -> Reason | None:
    return hints.reason(climbing(view), action, other)


def _comes(scene: Scene) -> Sequence[str]:
    text = new_rank_line(scene, scene.seen.seat or 0)
    return [text] if text else []


def _places(scene: Scene, shown: Callable[[str], str], counted: Counted) -> Sequence[str]:
    titles = next_titles(scene)
    return series.place_lines(scene, shown) or [
        f"{wording.sign(title)} {wording.name(scene.person(seat), shown)} {ranks_moved(scene, seat, place)}".rstrip()
        for place, (title, seat) in enumerate(zip(titles, scene.finishing_order, strict=True))
    ]


def _ranks(scene: Scene, counted: Counted) -> Sequence[Rank]:
    return series.ranks(scene) or ranks(scene)


def _headline(scene: Scene, lines: NumberedLines) -> str | None:
    return series.heading(scene) or chronicle_line(scene)


PRESENTER = Presenter(
    family=FAMILY,
    lobby="lobby",
    lesson_rounds=2,  # the second begins with taxes
    general="",
    recipe="proof-recipe-cards",
    handlers=HANDLERS,
    table=table_screen.table,
    panel=_panel,
    result=table_screen.chronicle,
    broken_off=table_screen.broken_off,
    replay=replay,
    facts=rules_in_short,
    middle=_middle,
    kept=_state_to_keep,
    answer_name=_answer_name,
    reason=_reason,
    forced=hints.reason_when_forced,
    taught=hints.coach_text,
    comes=_comes,
    places=_places,
    ranks=_ranks,
    headline=_headline,
    numbered_lines=numbered_lines,
    revealed_line=revealed_line,
    ending_lines=milestone_lines,
    proof_lines=proof_lines,
    refused=refusal_words,
    reasons=reasons,
)
