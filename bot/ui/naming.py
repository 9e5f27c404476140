"""Names of the things of a game. Its texts may name them; a thing without a text has the engine's name, made readable:
"trick-taken" -> "Trick taken".
"""

from collections.abc import Callable, Sequence

from bot.ui import wording
from bot.ui.texts import has, say, templates
from engine.cards.packs import RANKS
from engine.contract import Action, Rules
from engine.contract.action import FOR, RIDER, TO_SEAT

Value = str | bool | int | None  # the value of a house rule

MOST_HEADING, MOST_ABOUT = 45, 80  # characters of a form's label, and of the line below it
NAMED = 2  # house rules in the name of their group, where it has no other
EMPTY = "·"  # a cell of a grid where nothing lies


def humanize(name: str) -> str:
    """The engine's word as a person would write it."""
    words = name.replace("-", " ").replace("_", " ").strip()
    return words[:1].upper() + words[1:]


def cut(words: str, most: int) -> str:
    """The words, as many characters of them as there is room for; what is left out is seen to be."""
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"


def name_of_game(game: str) -> str:
    """The game's own name."""
    return _name(f"game-{game}", game)


def phase_name(game: str, phase: str) -> str:
    """The name of a phase."""
    return _name(f"{game}-phase-{phase}", phase)


def waited_name(game: str, phase: str) -> str:
    """The words for what somebody has to do for whom the table waits."""
    key = _key(f"{game}-phase-{phase}")
    return say(f"{key}.waited") if has(key) and "waited" in templates(key) else say("seat-to-play")


def counter_name(game: str, name: str) -> str:
    """The name of a number beside a seat or on the table; it stands within a line, so it begins with a small letter."""
    key = _key(f"{game}-counter-{name}")
    return say(key) if has(key) else humanize(name).lower()


def zone_name(game: str, name: str) -> str:
    """The name of a zone of cards."""
    return _name(f"{game}-zone-{name}", name)


def verb_name(game: str, verb: str) -> str:
    """The name of an action: the game's own, or that of an action that several games have."""
    own = _key(f"{game}-do-{verb}")
    return say(own) if has(own) else _name(f"do-{verb}", verb)


def rider_name(game: str, rider: str) -> str:
    """The name of a rider: what can be said with an answer."""
    return _name(f"{game}-rider-{rider}", rider)


def event_key(game: str, event: str) -> str:
    """The key of the sentences that tell an event: the game's own, or those of an event that many games have."""
    own, shared = _key(f"{game}-{event}"), f"event-{event}"
    return own if has(own) or not has(shared) else shared


def decision_name(game: str, kind: str) -> str:
    """The name of a decision."""
    return _name(f"{game}-ask-{kind}", kind)


def rule_name(rules: Rules, name: str, value: Value) -> str:
    """A house rule and what it is: as its text tells it, else plainly ("Target 10")."""
    if key := _own_option(rules, name):
        for text in (f"told-{_word(value)}", "told"):
            if text in templates(key):
                return say(f"{key}.{text}", value=str(value))
    elif _shared_option(rules, name):
        return wording.house_rule(name, value)
    return f"{rule_title(rules, name)} {value_of_rule(rules, name, value)}"


def rule_title(rules: Rules, name: str) -> str:
    """A house rule's name in a form."""
    key = _own_option(rules, name) or (wording.option_key(name) if _shared_option(rules, name) else None)
    return cut(say(key) if key else humanize(name), MOST_HEADING)


def value_of_rule(rules: Rules, name: str, value: Value) -> str:
    """A value of a house rule as a form offers it."""
    key = _own_option(rules, name)
    if key and _word(value) in templates(key):
        return say(f"{key}.{_word(value)}")
    if key is None and _shared_option(rules, name):
        return wording.house_value(name, value)
    return say(f"value-{_word(value)}") if value is None or isinstance(value, bool) else humanize(str(value))


def about_option(rules: Rules, name: str) -> str:
    """A house rule in a line; an option without a text of its own says it itself."""
    key = _own_option(rules, name) or (wording.option_key(name) if _shared_option(rules, name) else None)
    if key and "about" in templates(key):
        return say(f"{key}.about")
    return cut(type(rules).model_fields[name].description or humanize(name), MOST_ABOUT)


def numbers(values: Sequence[Value]) -> str:
    """The numbers among these values, in words: "a number from 10 to 400, in steps of 10"."""
    found = [value for value in values if isinstance(value, int)]
    step = found[1] - found[0] if len(found) > 1 else 1
    text = say("option-numbers", least=found[0], most=found[-1], step=step)
    return say("option-numbers-or-none", numbers=text) if None in values else text


def _own_option(rules: Rules, name: str) -> str | None:
    """The key of the game's own texts of an option; None where it has none."""
    key = _key(f"{rules.GAME}-{wording.option_key(name)}")
    return key if has(key) else None


def _shared_option(rules: Rules, name: str) -> bool:
    """True if the shared texts of a house rule are about this game's: an option of the same name may be another."""
    if name not in type(rules).model_fields:
        return has(wording.option_key(name))
    return wording.tells_option(name, rules.values(name))


def _word(value: Value) -> str:
    """A value in the name of a text."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return "none" if value is None else str(value)


def group_name(rules: Rules, group: str, options: Sequence[str]) -> str:
    """A group of house rules: as its text calls it, the game's own before the house's, otherwise by what is in it."""
    for key in (_key(f"{rules.GAME}-group-{group}"), f"group-{group}"):
        if has(key):
            return cut(say(key), MOST_HEADING)
    titles = ", ".join(rule_title(rules, name) for name in options[:NAMED])
    return cut(say("group-of", titles=titles, more="yes" if len(options) > NAMED else "no"), MOST_HEADING)


def preset_name(preset: str) -> str:
    """A ready-made set of house rules."""
    return _name(f"preset-{preset}", preset)


def about_preset(game: str, preset: str) -> str | None:
    """A ready-made set in a line: how long such a game takes, where that is known. None: nothing is said."""
    return duration(game, preset) or (say(f"preset-{preset}.about") if has(f"preset-{preset}") else None)


def duration(game: str, preset: str) -> str | None:
    """The length of a game by a ready-made set of its house rules, in words; None where nobody has said it."""
    key = _key(f"{game}-length")
    return say(f"{key}.{preset}") if has(key) and preset in templates(key) else None


def about_game(game: str) -> str | None:
    """A game in a line; None where nothing is said."""
    key = _key(f"game-{game}")
    return say(f"{key}.about") if has(key) else None


def option_name(game: str, action: Action, player: Callable[[int], str]) -> str:
    """An answer in few words: "Give 3♠ 4♠ to Kim", "Bid 110", "Pass"."""
    words = [verb_name(game, action.verb), *_cards_of(action, player)]
    words += [value_name("suit", value) if value in wording.SUITS else _rank_or_word(value) for value in action.values]
    if action.whom is not None:
        words = [_aim(game, action, " ".join(words), player(action.whom))]
    if action.rider:
        words.append(f"+ {rider_name(game, action.rider)}")
    return " ".join(words)


def _rank_or_word(value: str) -> str:
    """A rank as on a card, "10"; a number or a cell as it is."""
    return card(value) if value in RANKS else value


def _cards_of(action: Action, player: Callable[[int], str]) -> list[str]:
    """The cards of an answer; of an exchange what is given for what, of an assignment each with its player."""
    _, *words = action.text.partition(RIDER)[0].split(" ")
    if FOR in words and len(words) == len(action.cards) + 1:
        at = words.index(FOR)
        gives, takes = (" ".join(map(card, part)) for part in (words[:at], words[at + 1 :]))
        return [say("answer-swap", gives=gives, takes=takes)]
    if words and all(TO_SEAT in word for word in words):
        pairs = [word.rpartition(TO_SEAT) for word in words]
        return [", ".join(say("answer-to", said=card(token), name=player(int(seat))) for token, _, seat in pairs)]
    return [card(token) for token in action.cards]


def _aim(game: str, action: Action, said: str, name: str) -> str:
    """An answer with the player whom it is about: as the verb's text says it, else plainly."""
    key = _key(f"{game}-do-{action.verb}")
    if has(key) and "whom" in templates(key):
        return say(f"{key}.whom", name=name)
    return say("answer-to" if action.cards else "answer-about", said=said, name=name)


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


def _name(key: str, name: str) -> str:
    key = _key(key)
    return say(key) if has(key) else humanize(name)


def _key(key: str) -> str:
    """Names of the engine may hold underscores, names of texts hold hyphens."""
    return key.replace("_", "-")
