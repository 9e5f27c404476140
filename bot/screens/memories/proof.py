"""A finished round opened: the hands as dealt, the taxes, and whether all came as promised. Only ever answered to the
person who asks for it, once the round is over.
"""

from collections.abc import Sequence

from discord import ui

from bot.replay.story import Key
from bot.replay.verification import Proof
from bot.ui.components import CRIMSON, GREEN, GREY, Item, button, line, rows, screen, text
from bot.ui.texts import say

COLOURS = {"kept": GREEN, "broken": CRIMSON, "older": GREY}
MARKS = {True: "✅", False: "❌", None: "▫️"}


def verified_hands(proof: Proof, opened: Sequence[str]) -> ui.LayoutView:
    """The hands of a round that came as promised, and the way to check that."""
    check = button(say("button-check-yourself"), Key(proof.round.table, proof.round.number).press("check"))
    return screen(GREEN, text(say("proof-title", round=proof.round.number), *opened, say("proof-kept")), rows([check]))


def proof(proof: Proof, opened: Sequence[str], files: Sequence[str], recipe: str | None = None) -> ui.LayoutView:
    """The opened round. `opened`: its cards in words, if any are; `files`: the names of the files that come with it.
    `recipe`: how this game seats and deals, for a person who computes it without the bot.
    """
    words = "proof-closed" if proof.closed else "proof"
    return screen(
        COLOURS[proof.verdict],
        text(say("proof-title", round=proof.round.number), say(f"{words}-{proof.verdict}")),
        text(*opened) if opened else [],
        line(),
        text(
            *(
                f"{MARKS[passed]} {say(f'{words}-{name}-{_outcome(passed)}', moves=proof.moves)}"
                for name, passed in proof.checks.items()
            ),
            None if proof.closed else f"-# {say('proof-seed', seed=proof.round.seed.hex())}",
            f"-# {say('proof-hash', hash=proof.hash)}" if proof.hash else None,
            None if proof.checks["hash"] else f"-# {say('proof-shown', hash=proof.round.commitment)}",
        ),
        _by_yourself(words, files, recipe),
    )


def _outcome(passed: bool | None) -> str:
    return "unknown" if passed is None else "right" if passed else "wrong"


def _by_yourself(words: str, files: Sequence[str], recipe: str | None) -> list[Item]:
    """The way to do the same without the bot."""
    if not files:
        return []
    shown: list[Item] = [ui.File(f"attachment://{name}") for name in files]
    return [line(), text(say(f"{words}-yourself"), say(f"{words}-recipe"), recipe), *shown]
