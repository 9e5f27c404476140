"""A finished round of any game, one move a picture; and what a proof may open of it. Only ever answered to those who
ask for it.
"""

from collections.abc import Sequence

from discord import ui

from bot.replay.story import Story
from bot.replay.verification import FAULTS, Proof
from bot.screens.table.generic_table import seat_counters, seat_name, zones
from bot.screens.table.illustration import Illustration, as_items
from bot.ui import naming, wording
from bot.ui.components import VIOLET, Button, Item, button, line, rows, screen, text
from bot.ui.texts import say
from engine.contract import View, Zone
from engine.contract.record import replay as replayed


def replay(story: Story, illustration: Illustration | None) -> ui.LayoutView:
    """The round at one of its moves; an illustration as text."""
    scene, view = story.scene, story.scene.seen
    game = scene.record.game
    phase = naming.phase_name(game, view.phase)
    facts = say("generic-story-facts", game=naming.name_of_game(game), phase=phase, table=scene.record.id)
    seats = [_seat(story, view, at) for at in range(len(view.seats))]
    return move_screen(story, facts, seats, zones(scene, view), as_items(scene, illustration))


def move_screen(
    story: Story, facts: str, seats: Sequence[str], public: Sequence[str], picture: Sequence[Item] = ()
) -> ui.LayoutView:
    """A move of a round with these lines: what is played, the seats, what lies on the table. `picture`: below them."""
    where = say("story-at", at=story.at, moves=story.moves) if story.at else say("story-deal", moves=story.moves)
    return screen(
        VIOLET,
        text(f"## {say('story-title', round=story.scene.record.round)}", f"**{where}**", f"-# {facts}", *seats),
        [line(), text(*public)] if public else [],
        picture,
        line(),
        text(*[f"> {sentence}" for sentence in story.lines] or [f"> {say('story-silence')}"]),
        rows(_turning(story)),
        rows(_further(story)),
    )


def proof_lines(proof: Proof) -> list[str]:
    """The lines that a finished round may open to all: zones with all their cards, a line each. A board was open all
    along.
    """
    if proof.closed:
        return [_zone_line(proof, zone) for zone in proof.spectated.zones if zone.columns is None]
    if proof.record is None:
        return []
    try:
        state, _ = replayed(proof.record)
    except FAULTS:
        return []
    return [_zone_line(proof, zone) for zone in state.revealed_zones()]


def _zone_line(proof: Proof, zone: Zone) -> str:
    name = naming.zone_name(proof.round.game, zone.name)
    cards = wording.counted([card for card in zone.cards or () if card]) or say("generic-empty")
    if zone.owner is None:
        return say("generic-zone", zone=name, cards=cards)
    return say("generic-zone-of", zone=name, name=wording.name(proof.people[zone.owner]), cards=cards)


def _seat(story: Story, view: View, at: int) -> str:
    """One line of the seats, with the cards or, if some stay closed for good, with their number."""
    name = seat_name(story.scene, view, at)
    if view.seats[at].status == "left":
        return f"{name} — {say('seat-left')}"
    if story.scene.rules.CLOSED and not story.hands[at]:
        count = next((zone.count for zone in view.zones if zone.name == "hand" and zone.owner == at), None)
        cards = f"{wording.back(story.scene.faces)} {count}" if count else "…"
    else:
        cards = (
            wording.counted(story.hands[at]) or seat_counters(story.scene.record.game, view.seats[at].counters) or "…"
        )
    does = naming.waited_name(story.scene.record.game, view.phase)
    return f"{name} — {cards}" + (f" ◀ **{does}**" if view.seats[at].waited else "")


def _turning(story: Story) -> list[Button]:
    """Move by move. Each button has a verb of its own: no two of a message may send the same."""
    begun, over = story.at == 0, story.at == story.moves
    return [
        button("⏮", story.key.press("first", 0), off=begun),
        button("◀", story.key.press("back", max(story.at - 1, 0)), off=begun),
        button("▶", story.key.press("on", min(story.at + 1, story.moves)), off=over),
        button("⏭", story.key.press("last", story.moves), off=over),
    ]


def _further(story: Story) -> list[Button]:
    """Trick by trick, where there are tricks; and the whole round as a file."""
    begun, over = story.at == 0, story.at == story.moves
    tricks = [
        button(say("button-trick-back"), story.key.press("trick-back", story.trick_before), off=begun),
        button(say("button-trick-on"), story.key.press("trick-on", story.trick_after), off=over),
    ]
    return [*(tricks if len(story.tricks) > 1 else []), button(say("button-record"), story.key.press("record"))]
