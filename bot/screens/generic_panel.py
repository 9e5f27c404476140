"""The private panel of any game: the question, the viewer's own cards, and the buttons to click on. Only ever drawn
into an ephemeral answer to its owner.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from discord import ui

from bot.screens import answer_choices, answers, generic_result, generic_table, illustration, words
from bot.screens.answers import Half
from bot.screens.gate import done_tools, fled, leave_tool, leaving, ready_ahead, ready_tool, round_over, until
from bot.screens.illustration import Illustration, none_own
from bot.screens.waiting import awaited
from bot.table.scene import Scene
from bot.ui import names, naming, wording
from bot.ui.components import GOLD, GREEN, GREY, MOST_COMPONENTS, PER_ROW, Button, Item, button, rows, screen, text
from bot.ui.custom_ids import ANSWER, HAND, WHY, Press
from bot.ui.texts import say
from engine.contract import LEAVE, Decision, View, Zone

FRAME = 2  # components: the container and the text


def own_cards(scene: Scene, view: View) -> list[str | None]:
    """The hand with its text twin, and what else lies before the viewer."""
    seat = view.seat or 0
    others = [zone for zone in view.zones if zone.owner == seat and zone.name != "hand" and (zone.cards or zone.count)]
    return [
        wording.laid_out(view.hand, scene.faces, large=scene.large_cards) if view.hand else None,
        f"-# {wording.counted(view.hand)}" if view.hand else None,
        *(_zone(scene, zone) for zone in others),
    ]


def heading(scene: Scene, asked: Decision, half: Half) -> str:
    """The heading of a decision: what it is about."""
    return naming.decision_name(scene.record.game, asked.kind)


class PanelParts(NamedTuple):
    """Parts of a panel that a game may draw in its own way: the lines of what lies open on the table, which somebody
    who is asked reads above their cards; the lines of these cards; the heading of a decision, its question, and what to
    click on to answer it. (The last three get the half-made answer; the last one how many components there is room
    for.) `illustration`: that of the table, which a panel shows as text to those who want no pictures.
    `own_illustration`: one for the viewer alone, in its place while they are asked. `worth`: what the round that is
    over was to a seat.
    """

    table: Callable[[Scene, View], Sequence[str | None]] = generic_table.open_zones
    cards: Callable[[Scene, View], Sequence[str | None]] = own_cards
    heading: Callable[[Scene, Decision, Half], str] = heading
    question: Callable[[Scene, Decision, Half], str] = answer_choices.question
    choices: Callable[[Scene, Decision, Half, int], Sequence[Item]] = answer_choices.draw
    illustration: Callable[[Scene], Illustration | None] = illustration.none
    own_illustration: Callable[[Scene, Decision, Half], Illustration | None] = none_own
    worth: Callable[[Scene, int], Sequence[str]] = generic_result.worth


PLAIN = PanelParts()


def panel(
    scene: Scene,
    warning: str | None = None,
    *,
    parts: PanelParts = PLAIN,
    leave: bool = False,
    partial: str = "",
    rider: str = "",
    page: int = 0,
) -> ui.LayoutView:
    """The panel of the viewer: everything that they may do now. `warning`: one line about the click before. `leave`:
    the question before somebody leaves. `partial`, `rider`, `page`: the half-made answer.
    """
    view = scene.view
    if view is None or view.seat is None:
        return screen(GREY, text(warning, say("panel-no-round")))
    notice = f"⚠️ {warning}" if warning else None
    key = scene.person(view.seat).key
    if key in scene.record.fled and view.phase != "over":
        return fled(scene, notice)
    if leave and view.phase != "over":
        return leaving(scene, _about(scene, view, parts))
    asked = answers.asked(view)
    if asked is not None:
        return _asked(scene, view, asked, notice, Half(partial, rider, page), parts)
    if view.phase != "over" and view.seats[view.seat].status == "out" and view.seat not in view.standing.out:
        items = text(notice, _ended(scene, view, view.seat), ready_ahead(scene, key), *_about(scene, view, parts))
        return screen(GREEN, items, rows([*_rights(scene, view), *done_tools(scene, key)]))
    tools = rows([*ready_tool(scene, key), *_rights(scene, view), *_ways(scene, key, parts)])
    if view.phase == "over" or view.seats[view.seat].status != "in":
        items = text(notice, *_outcome(scene, view, parts), _ended(scene, view, view.seat), *_about(scene, view, parts))
        return screen(GREEN, items, tools)
    about = text(notice, f"## {_waiting(scene, view)}", table_line(scene), *_about(scene, view, parts))
    return screen(GREY, about, tools)


def _waiting(scene: Scene, view: View) -> str:
    """The heading of a viewer who is not asked: what they wait for."""
    waits = awaited(scene, view)
    return say("panel-waiting-for", names=waits[0]) if waits else say("generic-others")


def to_table(scene: Scene) -> str | None:
    """The way from a panel to the table's message, with all that goes on there. Whoever plays alone has none."""
    return None if scene.record.alone else say("panel-table", link=wording.link(scene.record, scene.messages))


def table_line(scene: Scene) -> str | None:
    """The way to the table as a line of its own; None where there is none."""
    way = to_table(scene)
    return f"-# {way}" if way else None


def no_book(scene: Scene) -> ui.LayoutView:
    """Instead of a book of rules, where none is written."""
    return screen(GREY, text(say("generic-no-book", game=naming.name_of_game(scene.record.game))))


def _asked(
    scene: Scene, view: View, asked: Decision, notice: str | None, half: Half, parts: PanelParts
) -> ui.LayoutView:
    """A decision with everything that may be answered."""
    what, question = parts.heading(scene, asked, half), parts.question(scene, asked, half)
    asks = what.endswith("?")
    heading, change = say("generic-asked-question" if asks else "generic-asked", what=what), None
    if asked.given is not None:
        answer = naming.option_name(scene.record.game, asked.given, lambda seat: wording.name(scene.person(seat)))
        heading, change = say("generic-given", answer=answer), f"{_waiting(scene, view)}. {say('generic-change')}"
    already = asks and asked.given is None and (not half.partial or what == question)  # the heading is the question
    tools = rows([*_rights(scene, view), *_ways(scene, scene.person(asked.seat).key, parts)])
    drawn = parts.own_illustration(scene, asked, half)
    picture = illustration.shown(scene, drawn) if scene.illustrated else []
    as_text = drawn or (None if scene.faces else parts.illustration(scene))  # an own one that could not be drawn, too
    letters = [as_text.letters] if as_text and not picture else []
    return screen(
        GOLD,
        text(
            notice,
            f"## {heading}",
            change,
            *_about(scene, view, parts, [*letters, *parts.table(scene, view)]),
            None if already else f"**{question}**",
        ),
        picture,
        parts.choices(scene, asked, half, _room([*picture, *tools])),
        tools,
    )


def _room(beside: Sequence[Item]) -> int:
    """The number of components that a message has left beside these."""
    nested = sum(len(row.children) for row in beside if isinstance(row, ui.ActionRow))
    return MOST_COMPONENTS - FRAME - len(beside) - nested


def _ended(scene: Scene, view: View, seat: int) -> str | None:
    """The reason why nothing is asked of this seat any more."""
    if view.phase == "over":
        return round_over(scene, scene.person(seat).key)
    if view.seats[seat].status == "left":
        return say("panel-left")
    return say("generic-out-match" if seat in view.standing.out else "generic-out")


def _outcome(scene: Scene, view: View, parts: PanelParts) -> list[str | None]:
    """The worth to the viewer of the round that is over, or of the match; and where the match stands."""
    if view.phase != "over" or scene.round is None or scene.round.result is None:
        return []
    seat = view.seat or 0
    place = [f"**{wording.place(scene.ended.places[seat])}**"] if scene.match.over else []
    lines = [*place, *parts.worth(scene, seat)]
    mine = say("generic-yours", scores=" · ".join(lines)) if lines else None
    return [mine, generic_result.outcome(scene)]


def _about(scene: Scene, view: View, parts: PanelParts, table: Sequence[str | None] = ()) -> list[str | None]:
    """The facts, and the viewer's cards. `table`: the lines of what lies open, for somebody who is asked."""
    game, seat = scene.record.game, view.seat or 0
    facts = [say("generic-facts", round=view.standing.round, phase=naming.phase_name(game, view.phase))]
    if view.decisions and (text := until(scene, seat)):
        facts.append(text)
    return [f"-# {' · '.join(facts)}", *table, *parts.cards(scene, view), *words.heard(scene)]


def _zone(scene: Scene, zone: Zone) -> str:
    name = naming.zone_name(scene.record.game, zone.name)
    if zone.cards:
        return say("generic-zone", zone=name, cards=wording.counted([card for card in zone.cards if card]))
    return say("generic-zone-count", zone=name, back=wording.back(scene.faces), count=zone.count or 0)


def _rights(scene: Scene, view: View) -> list[Button]:
    """Buttons for the viewer's rights, as many as fit beside an answer; leaving has a button of its own."""
    return [
        button(
            naming.option_name(scene.record.game, right, lambda seat: names.in_plain(scene.person(seat).name)),
            Press(HAND, scene.record.id, scene.stamp, ANSWER, answers.write(Half(right.text))),
        )
        for right in [right for right in view.rights if right != LEAVE][: 2 * PER_ROW]
    ]


def _ways(scene: Scene, key: str, parts: PanelParts) -> list[Button]:
    """The rules, the illustration as text, a word to the partner, and the way out."""
    over = scene.view is not None and scene.view.phase == "over"
    why = [] if over else [button(say("button-why"), Press(HAND, scene.record.id, scene.stamp, WHY))]
    as_text = illustration.text_tool(scene, parts.illustration(scene)) if scene.faces else []
    return [*why, *as_text, *words.open_words(scene), leave_tool(scene, key)]
