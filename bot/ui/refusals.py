"""A refusal's code and values into its sentence, as far as no scene is needed."""

from collections.abc import Mapping

from bot.ui import naming, wording
from bot.ui.texts import has, say
from engine.contract import Illegal

Words = Mapping[str, str | int]


def key_of(refusal: Illegal) -> str:
    """The key of a refusal's sentence: "not_higher" -> "refused-not-higher"."""
    return f"refused-{refusal.code.partition(':')[0].replace('_', '-').lower()}"


def sentence(refusal: Illegal, key: str | None = None, words: Words | None = None) -> str:
    """The sentence. `key`: the key of another text than the code's own; `words`: values that the text names in words,
    beside games and cards, which are the same everywhere.
    """
    values: dict[str, str | int] = {"option": refusal.code.partition(":")[2]}
    for name, value in refusal.values.items():
        match name, value:
            case "game", str():
                values[name] = naming.name_of_game(value)
            case "card", str():
                values[name] = naming.card(value)
            case "cards", tuple():
                values[name] = wording.counted(value)
            case _, str() | int():
                values[name] = value
    key = key or key_of(refusal)
    return say(key, **(values | dict(words or {}))) if has(key) else say("refused-otherwise", code=refusal.code)
