"""The words for things that the family's refusals name."""

from bot.games.climbing import words
from bot.ui import refusals, wording
from bot.ui.refusals import Words
from bot.ui.texts import say
from engine.contract import Illegal


def refused(refusal: Illegal) -> tuple[str | None, Words]:
    """The key of its text, where it is not the code's own, and the words in it."""
    values = refusal.values
    if refusal.code == "not_higher" and values.get("shape") == "run":
        return f"{refusals.key_of(refusal)}-run", {"under": wording.rank(str(values["top"]))}
    if refusal.code == "not_higher":
        size = int(str(values["size"]))
        return None, {
            "played": words.equal_cards(str(values["rank"]), size),
            "under": words.equal_cards(str(values["top"]), size),
        }
    if refusal.code == "stale":
        return f"{refusals.key_of(refusal)}-pile", {}
    if refusal.code == "locked":
        return None, {"suits": words.suits(str(values["suits"]))}
    if refusal.code == "decree_contradicts":
        return None, {"about": say(wording.option_key(str(values["option"])))}
    return None, {}


def sentence(refusal: Illegal) -> str:
    """The sentence of a refusal by the rules of a play."""
    key, words = refused(refusal)
    return refusals.sentence(refusal, key, words)
