"""The private panel of any game: the question, the viewer's own cards, and the buttons to click on. Only ever drawn
into an ephemeral answer to its owner.
"""

from collections.abc import Sequence

from discord import ui

from bot.screens.table import answers, generic_result, illustration, words
from bot.screens.table.answers import Half
from bot.screens.table.gate import done_tools, fled, leave_tool, leaving, ready_ahead, ready_tool, round_over, until
from bot.screens.table.presenter import NOTHING_OPEN, PanelState, Presenter
from bot.table.scene import Scene
from bot.ui import names, naming, wording
from bot.ui.components import GOLD, GREEN, GREY, MOST_COMPONENTS, PER_ROW, Button, Item, button, rows, screen, text
from bot.ui.custom_ids import ANSWER, HAND, WHY, Press
from bot.ui.texts import listed, say
from engine.contract import LEAVE, Decision, View

MOST_PEOPLE = 6  # the people at a table beyond which the panels are too many to be drawn anew for that
MOST_NAMED = 2
FRAME = 2  # components: the container and the text
SMALL = "-# "  # the beginning of a line in small letters


def name_awaited(scene: Scene, view: View) -> tuple[str, int] | None:
    """The people for whom the table has waited for some time, in words, and how many they are. None where these are
    many, or stewards, who answer soon; or where too many people sit here.
    """
    if not scene.lingers:
        return None
    people = [person.user is not None and not person.away for person in scene.seated]
    waited = [scene.name(at) for at, seat in enumerate(view.seats) if seat.waited and people[at]]
    if not 1 <= len(waited) <= MOST_NAMED or sum(people) > MOST_PEOPLE:
        return None
    return listed(waited), len(waited)


def panel(scene: Scene, shown: Presenter, state: PanelState = NOTHING_OPEN) -> ui.LayoutView:
    """The panel of the viewer: everything that they may do now; before the first deal, what they may say to their
    partner.
    """
    if scene.round is None and scene.partner is not None:
        return words.words(scene, scene.partner, shown.phrases, state.warning)
    view = scene.view
    if view is None or view.seat is None:
        return screen(GREY, text(state.warning, say("panel-no-round")))
    notice = f"⚠️ {state.warning}" if state.warning else None
    key = scene.person(view.seat).key
    if key in scene.record.fled and view.phase != "over":
        return fled(scene, notice)
    if state.leave and view.phase != "over":
        return leaving(scene, _about(scene, view, shown))
    asked = answers.open_decision(view)
    if asked is not None:
        return _decision_panel(scene, view, asked, notice, half_of(state), shown)
    if view.phase != "over" and view.seats[view.seat].status == "out" and view.seat not in view.standing.out:
        items = text(notice, _why_idle(scene, view, view.seat), ready_ahead(scene, key), *_about(scene, view, shown))
        return screen(GREEN, items, rows([*_rights(scene, view), *done_tools(scene, key)]))
    tools = rows([*ready_tool(scene, key), *_rights(scene, view), *_ways(scene, key, shown)])
    if view.phase == "over" or view.seats[view.seat].status != "in":
        items = text(
            notice, *_outcome(scene, view, shown), _why_idle(scene, view, view.seat), *_about(scene, view, shown)
        )
        return screen(GREEN, items, tools)
    about = text(notice, f"## {_waiting(scene, view)}", table_line(scene), *_about(scene, view, shown))
    return screen(GREY, about, tools)


def _waiting(scene: Scene, view: View) -> str:
    """The heading of a viewer who is not asked: what they wait for."""
    waits = name_awaited(scene, view)
    return say("panel-waiting-for", names=waits[0]) if waits else say("generic-others")


def to_table(scene: Scene) -> str | None:
    """The way from a panel to the table's message, with all that goes on there. Whoever plays alone has none."""
    return say("panel-table", link=wording.link(scene.record, scene.messages)) if scene.mode.public else None


def table_line(scene: Scene) -> str | None:
    """The way to the table as a line of its own; None where there is none."""
    way = to_table(scene)
    return f"-# {way}" if way else None


def _decision_panel(
    scene: Scene, view: View, asked: Decision, notice: str | None, half: Half, shown: Presenter
) -> ui.LayoutView:
    """A decision with everything that may be answered."""
    what, question = shown.heading(scene, asked, half), shown.question(scene, asked, half)
    asks = what.endswith("?")
    heading, change = say("generic-asked-question" if asks else "generic-asked", what=what), None
    if asked.given is not None:
        answer = naming.option_name(scene.record.game, asked.given, scene.name)
        heading, change = say("generic-given", answer=answer), f"{_waiting(scene, view)}. {say('generic-change')}"
    already = asks and asked.given is None and (not half.partial or what == question)  # the heading is the question
    tools = rows([*_rights(scene, view), *_ways(scene, scene.person(asked.seat).key, shown)])
    drawn = shown.own_illustration(scene, asked, half)
    picture = illustration.as_items(scene, drawn) if scene.illustrated else []
    as_text = drawn or (None if scene.faces else shown.illustration(scene))  # an own one that could not be drawn, too
    letters = [as_text.letters()] if as_text and not picture else []
    return screen(
        GOLD,
        text(
            notice,
            f"## {heading}",
            change,
            *_about(scene, view, shown, [*letters, *_not_above(scene, view, shown)]),
            None if already else f"**{question}**",
        ),
        picture,
        shown.choices(scene, asked, half, _room([*picture, *tools])),
        tools,
    )


def _room(beside: Sequence[Item]) -> int:
    """The number of components that a message has left beside these."""
    nested = sum(len(row.children) for row in beside if isinstance(row, ui.ActionRow))
    return MOST_COMPONENTS - FRAME - len(beside) - nested


def half_of(state: PanelState) -> Half:
    """The half-made answer on a panel."""
    return Half(**{name: value for name, value in state.shown.items() if name in Half._fields})


def _not_above(scene: Scene, view: View, shown: Presenter) -> Sequence[str | None]:
    """The lines on what lies open. The panel of a lesson has the table above it, so only the lines that are not there
    are left.
    """
    lines = shown.open_table(scene, view)
    if not scene.mode.taught:
        return lines
    above = {line.removeprefix(SMALL) for line in shown.middle(scene, view)}
    return [line for line in lines if line is None or line.removeprefix(SMALL) not in above]


def _why_idle(scene: Scene, view: View, seat: int) -> str | None:
    """The reason why nothing is asked of this seat any more."""
    if view.phase == "over":
        return round_over(scene, scene.person(seat).key)
    if view.seats[seat].status == "left":
        return say("panel-left")
    return say("generic-out-match" if seat in view.standing.out else "generic-out")


def _outcome(scene: Scene, view: View, shown: Presenter) -> list[str | None]:
    """The worth to the viewer of the round that is over, or of the match; and where the match stands."""
    if view.phase != "over" or scene.round is None or scene.round.result is None:
        return []
    seat = view.seat or 0
    place = [f"**{wording.place(scene.ended.places[seat])}**"] if scene.match.over else []
    lines = [*place, *shown.worth(scene, seat)]
    mine = say("generic-yours", scores=" · ".join(lines)) if lines else None
    return [mine, generic_result.outcome(scene)]


def _about(scene: Scene, view: View, shown: Presenter, table: Sequence[str | None] = ()) -> list[str | None]:
    """The facts, and the viewer's cards. `table`: the lines of what lies open, for somebody who is asked."""
    game, seat = scene.record.game, view.seat or 0
    facts = [say("generic-facts", round=view.standing.round, phase=naming.phase_name(game, view.phase))]
    if view.decisions and (text := until(scene, seat)):
        facts.append(text)
    return [f"-# {' · '.join(facts)}", *table, *shown.cards(scene, view), *words.heard_words(scene)]


def _rights(scene: Scene, view: View) -> list[Button]:
    """The buttons for the viewer's rights, as many as fit beside an answer. Leaving has a button of its own."""
    return [
        button(
            naming.option_name(scene.record.game, right, lambda seat: names.in_plain(scene.person(seat).name)),
            Press(HAND, scene.record.id, scene.stamp, ANSWER, answers.write(Half(right.text))),
        )
        for right in [right for right in view.rights if right != LEAVE][: 2 * PER_ROW]
    ]


def _ways(scene: Scene, key: str, shown: Presenter) -> list[Button]:
    """The rules, the illustration as text, a word to the partner, and the way out."""
    over = scene.view is not None and scene.view.phase == "over"
    why = [] if over else [button(say("button-why"), Press(HAND, scene.record.id, scene.stamp, WHY))]
    as_text = illustration.text_tool(scene, shown.illustration(scene)) if scene.faces else []
    return [*why, *as_text, *words.open_words(scene), leave_tool(scene, key)]
