"""House rules: what can be chosen for a table, in which groups, and the ready-made sets. Data and pure functions.

Most of them are the options of the game's rules; some are the table's own (`TABLE_RULES`), and a family of games may
add some of its own. A table stores the rules' options in one form only: `preset`, and what differs from it.
"""

from collections.abc import Mapping
from typing import get_args

from bot.refusal import Refused
from bot.table.commitment import renew_commitment
from bot.table.family import SERIES, TABLE_RULES, Family, HouseRules, Settings
from data.records import TableRecord
from engine.contract import Rules
from engine.games import rules_of

Value = str | bool | int | None

SHORT = "short"  # the ready-made set that a slow table begins with, where its game has one


def offer_of(record: TableRecord, family: Family) -> HouseRules:
    """The house rules that are offered at a table as it stands."""
    return family.offer(record.game, players_of(record))


def players_of(record: TableRecord) -> int:
    """The number of players whom the rules have to fit: in the lobby as many as are wanted, or more where more sit
    there; afterwards the players of the match.
    """
    return max(record.seats, len(record.people)) if record.phase == "lobby" else len(record.people)


def values(rules: Rules, name: str, family: Family) -> tuple[Value, ...]:
    """All that a house rule may be under these rules."""
    if name == "seats":
        return tuple(range(rules.seats()[0], rules.seats()[1] + 1))
    if name in family.fields:
        return family.values(name)
    if isinstance(default(rules, name, family), bool):
        return (False, True)
    return get_args(TableRecord.model_fields[name].annotation) if name in TABLE_RULES else rules.values(name)


def default(rules: Rules, name: str, family: Family) -> Value:
    """The value of a house rule that nobody changes."""
    value: Value
    if name in TABLE_RULES:
        value = TableRecord.model_fields[name].default
    else:
        value = family.default(name) if name in family.fields else rules.usual(name)
    return value


def _own(record: TableRecord, family: Family) -> Settings:
    """The house rules that are the table's own, not the rules'."""
    return {name: getattr(record, name) for name in TABLE_RULES} | dict(family.part(record))


def in_force(record: TableRecord, family: Family) -> Settings:
    """Every house rule of a table with its value."""
    return _rules(record).model_dump() | _own(record, family)


def settings(record: TableRecord, family: Family) -> Settings:
    """The house rules of a table that were chosen otherwise than by default: `replaced` with this gives them again."""
    rules = _rules(record)
    own = _own(record, family).items()
    return record.options | {name: value for name, value in own if value != default(rules, name, family)}


def unusual(record: TableRecord, family: Family) -> Settings:
    """The house rules that are not the default, or not what the rules' preset says, group by group."""
    rules, force = _rules(record), in_force(record, family)
    chosen = settings(record, family)
    grouped = [name for group in offer_of(record, family).groups.values() for name in group]
    names = ["preset", *grouped] if "preset" in force else grouped
    return {name: force[name] for name in names if name in chosen or force[name] != default(rules, name, family)}


def preset_of(record: TableRecord, family: Family) -> str | None:
    """The ready-made set that a table is played by: of what is the table's own, only what the set says counts. Of
    several it is the one that says most.
    """
    presets, chosen = offer_of(record, family).presets, settings(record, family)
    fitting = [
        name
        for name, preset in presets.items()
        if preset.items() <= chosen.items() and chosen.keys() - preset.keys() <= {*TABLE_RULES, *family.beside}
    ]
    return max(fitting, key=lambda name: len(presets[name]), default=None)


def ready_made(record: TableRecord, name: str, family: Family) -> Settings:
    """The house rules of a table that takes this ready-made set. Raises KeyError where there is none of that name."""
    offer = offer_of(record, family)
    return {one: getattr(record, one) for one in offer.keeps} | offer.presets[name]


def refitted(before: TableRecord, after: TableRecord, players: int, family: Family) -> TableRecord:
    """The table after something happened to it, for this number of players: a ready-made set by which it was played
    before is taken as it is for these.
    """
    name = preset_of(before, family)
    if name is None or (after.game, after.options) != (before.game, before.options):
        return after
    fits = family.offer(after.game, players).presets[name]
    if fits == offer_of(before, family).presets[name]:
        return after
    plain = after.model_copy(update={"options": {}})
    return renew_commitment(plain.model_copy(update={"options": merged(plain, fits)}), family)


def preselected(offer: HouseRules, pace: Value) -> Settings:
    """The ready-made set with which a table begins when nobody has chosen one: on slow pace the short one, else the
    series.
    """
    return dict(offer.presets[preselected_name(offer, pace)])


def preselected_name(offer: HouseRules, pace: Value) -> str:
    """The name of that set; of the default one where there is none."""
    name = SHORT if pace == "slow" else SERIES
    return name if name in offer.presets else next(iter(offer.presets))


def changed(record: TableRecord, changes: Mapping[str, Value], family: Family) -> TableRecord:
    """The table with some house rules changed.

    Raises Illegal with the rules' own code when they do not go together, or do not fit the number of players who sit
    there or are wanted; Refused("too_many_seated" | "too_many_wanted") when these rules seat fewer.
    """
    own = {name: value for name, value in changes.items() if name in TABLE_RULES}
    theirs = {name: value for name, value in changes.items() if name in family.fields}
    options = merged(record, {name: value for name, value in changes.items() if name not in (*own, *theirs)})
    rules = rules_of(record.game).read(options)
    most = rules.seats()[1]
    after = record.model_copy(update={"options": options, "seats": min(record.seats, most), **own})
    _check(after, rules, most)
    return renew_commitment(family.changed(after, theirs) if theirs else after, family)


def slowed(record: TableRecord, changes: Mapping[str, Value], family: Family) -> Mapping[str, Value]:
    """The changes, and the short set with them where they make a table slow that is played by the usual rules."""
    slows = changes.get("pace") == "slow" != record.pace
    untouched = not record.options and changes.keys() <= set(TABLE_RULES)
    return {**preselected(offer_of(record, family), "slow"), **changes} if slows and untouched else changes


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


def changed_game(record: TableRecord, game: str, family: Family) -> TableRecord:
    """The table with another game, by that game's default rules; what is the table's own stays.

    `family`: of the new game. Raises as `changed` does. What could be taken over from the table before is gone with the
    game.
    """
    most = rules_of(game)().seats()[1]
    update = {"game": game, "options": {}, "family": {}, "seats": min(record.seats, most)}
    forgotten: Settings = {"previous": {}, "rematch": None, "reconvened": False}
    other = record.model_copy(update=update | forgotten)
    return changed(other, preselected(offer_of(other, family), record.pace), family)


def replaced(record: TableRecord, chosen: Mapping[str, Value], family: Family) -> TableRecord:
    """The table with these house rules and else the default ones; the number of seats stays unless it is among them.

    Raises as `changed` does.
    """
    rules = _rules(record)
    own = {name: default(rules, name, family) for name in TABLE_RULES if name != "seats"}
    theirs = {name: default(rules, name, family) for name in family.fields}
    preset = {name: value for name, value in chosen.items() if name == "preset"}
    usual = record.model_copy(update={"options": preset, **own})
    return changed(family.changed(usual, theirs), chosen, family)


def offered(record: TableRecord, before: TableRecord | None, family: Family) -> Settings:
    """The house rules of the table before, for a new one to take over; empty when they were the default."""
    return settings(before, family) if before is not None and before.game == record.game else {}


def _rules(record: TableRecord) -> Rules:
    return rules_of(record.game).read(record.options)
