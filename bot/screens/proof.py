"""A finished round opened: the hands as dealt, the taxes, and whether all came as promised. Only ever answered to who
asks for it, once the round is over.
"""

from collections.abc import Sequence

from discord import ui

from bot.replay.verification import Proof
from bot.ui import wording
from bot.ui.components import CRIMSON, GREEN, GREY, Item, line, screen, text
from bot.ui.texts import say
from engine.climbing.events import Dealt, TaxPaid, TaxReturned

COLOURS = {"kept": GREEN, "broken": CRIMSON, "older": GREY}
MARKS = {True: "✅", False: "❌", None: "▫️"}


def proof(proof: Proof, files: Sequence[str]) -> ui.LayoutView:
    """The opened round. `files`: the names of the files that come with it."""
    return screen(
        COLOURS[proof.verdict],
        text(say("proof-title", round=proof.round.number), say(f"proof-{proof.verdict}")),
        text(*_hands(proof), *_taxes(proof)),
        line(),
        text(
            *(
                f"{MARKS[passed]} {say(f'proof-{name}-{_outcome(passed)}', moves=proof.moves)}"
                for name, passed in proof.checks.items()
            ),
            f"-# {say('proof-seed', seed=proof.round.seed.hex())}",
            f"-# {say('proof-hash', hash=proof.hash)}",
            None if proof.checks["hash"] else f"-# {say('proof-shown', hash=proof.round.commitment)}",
        ),
        _by_yourself(files),
    )


def _outcome(passed: bool | None) -> str:
    return "unknown" if passed is None else "right" if passed else "wrong"


def _hands(proof: Proof) -> list[str]:
    dealt = [event for event in proof.events if isinstance(event, Dealt)]
    hands = [
        f"{event.seat + 1}. {wording.sign(proof.titles[event.seat])} {wording.name(proof.people[event.seat])} — "
        f"{wording.counted(event.cards or ())}"
        for event in dealt
    ]
    return [say("proof-hands"), *hands] if hands else [say("proof-no-hands")]


def _taxes(proof: Proof) -> list[str]:
    """Who paid what to whom, and what came back."""
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


def _by_yourself(files: Sequence[str]) -> list[Item]:
    """How to do the same without the bot."""
    if not files:
        return []
    shown: list[Item] = [ui.File(f"attachment://{name}") for name in files]
    return [line(), text(say("proof-yourself"), say("proof-recipe")), *shown]
