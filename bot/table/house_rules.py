"""House rules: what can be chosen for a table, in which groups, and the ready-made sets. Data and pure functions.

Most of it are the options of the game's rules; six are the table's own (`TABLE_FIELDS`). A table stores the rules'
options in one form only: `preset`, and what differs from it.
"""

from collections.abc import Callable, Mapping
from typing import Any, get_args

from bot.table.refusal import Refused
from data.records import TableRecord
from engine.climbing.rules import climbing_rules
from engine.contract import Rules
from engine.games import rules_of

Value = str | bool | int | None
Settings = dict[str, Any]  # name of a house rule -> its value

TABLE_FIELDS = ("seats", "pace", "sealed", "stewards", "decrees", "pings")

_RANKS = ("seating", "first_lead", "progressive_taxes", "tax_first_round", "rank_privilege")
_TRICKS = ("lead_pass", "one_card", "one_card_penalty", "show_counts")
_TABLE = ("seats", "pace", "stewards", "sealed", "pings")
_TAHIMI: dict[str, tuple[str, ...]] = {
    "deck": ("deck_mode", "removal_rank", "divide_evenly"),
    "cards": ("jokers", "joker_tax", "deuces_high", "instant_top"),
    "ranks": _RANKS,
    "tricks": _TRICKS,
    "court": ("join_policy", "decrees"),
    "table": _TABLE,
}

# Game -> groups, each at most five house rules (a modal holds no more); what depends on each other stands together.
GROUPS: dict[str, dict[str, tuple[str, ...]]] = {
    "tahimi": _TAHIMI,
    "tarothimi": {
        "deck": ("removal_rank", "divide_evenly"),
        "ranks": _RANKS,
        "tricks": _TRICKS,
        "court": ("join_policy", "decrees"),
        "table": _TABLE,
    },
    "mooseyard": _TAHIMI,
    "dahimi": {
        "deck": ("packs", "min_run", "show_counts"),
        "court": ("exchange", "join_policy"),
        "table": _TABLE,
    },
}

_CRUEL: Settings = {
    "progressive_taxes": "always",
    "tax_first_round": True,
    "join_policy": "serf",
    "one_card": "manual",
    "one_card_penalty": "skip",
}

# Game -> ready-made sets: what differs from the default. The first is the default.
PRESETS: dict[str, dict[str, Settings]] = {
    "tahimi": {
        "court": {},
        "mooseyard": {"preset": "mooseyard"},
        "quick": {"deck_mode": "standard", "lead_pass": "forbidden", "pace": "quick"},
        "cruel": _CRUEL,
    },
    "tarothimi": {
        "usual": {},
        "hasty": {"lead_pass": "forbidden", "pace": "quick"},
        "cruel": _CRUEL,
    },
    "mooseyard": {
        "usual": {},
        "cheeky": {"one_card": "manual"},
    },
    "dahimi": {
        "usual": {},
        "equal": {"exchange": "none"},
        "steep": {"exchange": "scaled"},
    },
}

# The values of what is neither yes or no nor one of a few words. (`preset` is chosen as a ready-made set.)
OPEN: dict[str, Callable[[Rules], tuple[Value, ...]]] = {
    "removal_rank": lambda rules: ("auto", *climbing_rules(rules).ranks(rules.seats()[1])),
    "seats": lambda rules: tuple(range(rules.seats()[0], rules.seats()[1] + 1)),
}


def values(rules: Rules, name: str) -> tuple[Value, ...]:
    """All that a house rule may be under these rules."""
    if name in OPEN:
        return OPEN[name](rules)
    annotation = _field(rules, name).annotation
    return (False, True) if annotation is bool else get_args(annotation)


def default(rules: Rules, name: str) -> Value:
    """What a house rule is when nobody changes it."""
    value: Value = _field(rules, name).default
    return value


def _field(rules: Rules, name: str) -> Any:
    return (TableRecord if name in TABLE_FIELDS else type(rules)).model_fields[name]


def in_force(record: TableRecord) -> Settings:
    """Every house rule of a table with its value."""
    return _rules(record).model_dump() | {name: getattr(record, name) for name in TABLE_FIELDS}


def settings(record: TableRecord) -> Settings:
    """What of a table's house rules has been chosen otherwise: `replaced` with this gives them again."""
    rules = _rules(record)
    own = {name: getattr(record, name) for name in TABLE_FIELDS}
    return record.options | {name: value for name, value in own.items() if value != default(rules, name)}


def unusual(record: TableRecord) -> Settings:
    """The house rules that are not the default, or not what the rules' preset says, group by group."""
    rules, force = _rules(record), in_force(record)
    chosen = settings(record)
    grouped = [name for group in GROUPS[record.game].values() for name in group]
    names = ["preset", *grouped] if "preset" in force else grouped
    return {name: force[name] for name in names if name in chosen or force[name] != default(rules, name)}


def preset_of(record: TableRecord) -> str | None:
    """The ready-made set that is exactly a table's; the number of seats does not count."""
    chosen = {name: value for name, value in settings(record).items() if name != "seats"}
    return next((name for name, preset in PRESETS[record.game].items() if preset == chosen), None)


def changed(record: TableRecord, changes: Mapping[str, Value]) -> TableRecord:
    """The table with some house rules changed.

    Raises Illegal with the rules' own code when they do not go together, or for so many players as sit there or are
    wanted; Refused("too_many_seated" | "too_many_wanted") when these rules seat fewer.
    """
    own = {name: value for name, value in changes.items() if name in TABLE_FIELDS}
    options = merged(record, {name: value for name, value in changes.items() if name not in TABLE_FIELDS})
    rules = rules_of(record.game).read(options)
    most = rules.seats()[1]
    after = record.model_copy(update={"options": options, "seats": min(record.seats, most), **own})
    _check(after, rules, most)
    return after


def merged(record: TableRecord, changes: Mapping[str, Value]) -> Settings:
    """The options of a table's rules with these changes, in the form that is stored. Raises Illegal as `read` does."""
    read = rules_of(record.game).read
    wanted = read(record.options).model_dump() | dict(changes)
    preset: Settings = {"preset": wanted["preset"]} if wanted.get("preset") is not None else {}
    base = read(preset).model_dump()
    read(wanted)
    return preset | {name: value for name, value in wanted.items() if value != base.get(name)}


def _check(record: TableRecord, rules: Rules, most: int) -> None:
    seated = len(record.people)
    if seated > most:
        raise Refused("too_many_seated", seated=seated, most=most)
    if not record.stewards and any(person.user is None for person in record.people):
        raise Refused("stewards_seated")
    if record.seats > most:
        raise Refused("too_many_wanted", most=most)
    if refusal := rules.refusal(max(seated, record.seats)):
        raise refusal


def changed_game(record: TableRecord, game: str) -> TableRecord:
    """The table with another game, by that game's default rules; what is the table's own stays.

    Raises as `changed` does. What could be taken over from the table before is gone with the game.
    """
    most = rules_of(game)().seats()[1]
    update = {"game": game, "options": {}, "seats": min(record.seats, most), "previous": {}, "court": None}
    return changed(record.model_copy(update=update | {"reconvened": False}), {})


def replaced(record: TableRecord, chosen: Mapping[str, Value]) -> TableRecord:
    """The table with these house rules and else the default ones; the number of seats stays unless it is among them.

    Raises as `changed` does.
    """
    rules = _rules(record)
    own = {name: default(rules, name) for name in TABLE_FIELDS if name != "seats"}
    preset = {name: value for name, value in chosen.items() if name == "preset"}
    return changed(record.model_copy(update={"options": preset, **own}), chosen)


def offered(record: TableRecord, before: TableRecord | None) -> Settings:
    """The house rules of the table before, for a new one to take over; empty when they were the default."""
    return settings(before) if before is not None and before.game == record.game else {}


def _rules(record: TableRecord) -> Rules:
    return rules_of(record.game).read(record.options)
