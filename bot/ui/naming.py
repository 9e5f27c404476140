"""What the things of a game are called. Its texts may name them; what has no text is called as the engine calls it,
made readable: "trick-taken" -> "Trick taken".
"""

from collections.abc import Callable

from bot.ui import wording
from bot.ui.texts import has, say
from engine.contract import Action, Rules

MOST_HEADING, MOST_ABOUT = 45, 80  # characters of a form's label, and of the line below it
EMPTY = "·"  # a cell of a grid where nothing lies


def humanized(name: str) -> str:
    """The engine's word as a person would write it."""
    words = name.replace("-", " ").replace("_", " ").strip()
    return words[:1].upper() + words[1:]


def name_of_game(game: str) -> str:
    """The game's own name."""
    return _named(f"game-{game}", game)


def phase_name(game: str, phase: str) -> str:
    """What is going on."""
    return _named(f"{game}-phase-{phase}", phase)


def counter_name(game: str, name: str) -> str:
    """What a number beside a seat or on the table counts; within a line, so small."""
    key = _key(f"{game}-counter-{name}")
    return say(key) if has(key) else humanized(name).lower()


def zone_name(game: str, name: str) -> str:
    """Where cards lie."""
    return _named(f"{game}-zone-{name}", name)


def verb_name(game: str, verb: str) -> str:
    """What can be done."""
    return _named(f"{game}-do-{verb}", verb)


def rider_name(game: str, rider: str) -> str:
    """What can be said with an answer."""
    return _named(f"{game}-rider-{rider}", rider)


def decision_name(game: str, kind: str) -> str:
    """What a decision is about."""
    return _named(f"{game}-ask-{kind}", kind)


def rule_name(name: str, value: str | bool | int | None) -> str:
    """A house rule and what it is: as its text tells it, else plainly ("Target 10")."""
    if has(wording.option_key(name)):
        return wording.house_rule(name, value)
    shown = say("value-on" if value else "value-off") if isinstance(value, bool) else str(value)
    return f"{humanized(name)} {shown}"


def rule_title(name: str) -> str:
    """A house rule's name in a form."""
    return _named(wording.option_key(name), name)[:MOST_HEADING]


def value_of_rule(name: str, value: str | bool | int | None) -> str:
    """A value of a house rule as a form offers it."""
    if has(wording.option_key(name)):
        return wording.house_value(name, value)
    return str(value)


def about_option(rules: Rules, name: str) -> str:
    """What a house rule is about, in a line; an option without a text of its own says it itself."""
    if has(wording.option_key(name)):
        return say(f"{wording.option_key(name)}.about")
    return (type(rules).model_fields[name].description or humanized(name))[:MOST_ABOUT]


def group_name(group: str) -> str:
    """A group of house rules."""
    return _named(f"group-{group}", group)


def preset_name(preset: str) -> str:
    """A ready-made set of house rules."""
    return _named(f"preset-{preset}", preset)


def about_preset(preset: str) -> str | None:
    """What a ready-made set is, in a line; None where nothing is said."""
    return say(f"preset-{preset}.about") if has(f"preset-{preset}") else None


def about_game(game: str) -> str | None:
    """What a game is, in a line; None where nothing is said."""
    return say(f"game-{game}.about") if has(f"game-{game}") else None


def option_name(game: str, action: Action, player: Callable[[int], str]) -> str:
    """An answer in few words: "Give Kim 3♠ 4♠", "Bid 110", "Pass"."""
    words = [verb_name(game, action.verb)]
    if action.whom is not None:
        words.append(player(action.whom))
    words += [card(token) for token in action.cards]
    words += [value_name("suit" if value in wording.SUITS else "value", value) for value in action.values]
    if action.rider:
        words.append(f"+ {rider_name(game, action.rider)}")
    return " ".join(words)


def value_name(domain: str, value: str) -> str:
    """A suit with its sign, a rank in a word, anything else as it is."""
    if domain == "suit" and has(f"suit-{value}"):
        return f"{say(f'suit-{value}.sign')} {say(f'suit-{value}')}"
    if domain == "rank" and has(f"rank-{wording.plain_token(value)}"):
        return wording.rank(value)
    return value


def card(token: str) -> str:
    """A card as short as it can be read, in every game's way to write it: "K♠"; an empty cell as a dot."""
    return wording.card(token) if token else EMPTY


def card_name(token: str) -> str:
    """A card in words, where it has any: "King of Spades"."""
    try:
        return wording.rank(token)
    except KeyError:
        return card(token)


def _named(key: str, name: str) -> str:
    key = _key(key)
    return say(key) if has(key) else humanized(name)


def _key(key: str) -> str:
    """Names of the engine may hold underscores, names of texts hold hyphens."""
    return key.replace("_", "-")
