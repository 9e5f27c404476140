"""House rules: the choices for a table, their groups, and the ready-made sets of them. Pure functions of its record.

Most house rules are the options of the game's rules. Some are the table's own (`TABLE_RULES`), and a family of games
may add others (`Family.fields`). A table stores options in one form only: the rules' `preset` if there is one, and the
options that differ from it.
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

SHORT = "short"  # the name of the ready-made set with which slow tables begin, in games that have one


def offer_of(record: TableRecord, family: Family) -> HouseRules:
    """The house rules that are offered at a table as it stands."""
    return family.offer(record.game, players_of(record))


def players_of(record: TableRecord) -> int:
    """The number of players that the rules have to fit: in a lobby the number that is wanted, or of those who sit there
    if they are more; afterwards the number of players of the match.
    """
    return max(record.seats, len(record.people)) if record.phase == "lobby" else len(record.people)


def values(rules: Rules, name: str, family: Family) -> tuple[Value, ...]:
    """All values that a house rule may have under these rules."""
    if name == "seats":
        return tuple(range(rules.seats()[0], rules.seats()[1] + 1))
    if name in family.fields:
        return family.values(name)
    if isinstance(default(rules, name, family), bool):
        return (False, True)
    return get_args(TableRecord.model_fields[name].annotation) if name in TABLE_RULES else rules.values(name)


def default(rules: Rules, name: str, family: Family) -> Value:
    """The default of a house rule."""
    value: Value
    if name in TABLE_RULES:
        value = TableRecord.model_fields[name].default
    else:
        value = family.default(name) if name in family.fields else rules.usual(name)
    return value


def _own(record: TableRecord, family: Family) -> Settings:
    """The house rules that are no options of the rules, with their values: the table's own and the family's."""
    return {name: getattr(record, name) for name in TABLE_RULES} | dict(family.part(record))


def in_force(record: TableRecord, family: Family) -> Settings:
    """Every house rule of a table with its value."""
    return _rules(record).model_dump() | _own(record, family)


def settings(record: TableRecord, family: Family) -> Settings:
    """The house rules of a table that differ from the default. `replace_rules` applies them to another table."""
    rules = _rules(record)
    own = _own(record, family).items()
    return record.options | {name: value for name, value in own if value != default(rules, name, family)}


def unusual(record: TableRecord, family: Family) -> Settings:
    """The house rules that differ from the default or from the rules' preset, in the order of the groups."""
    rules, force = _rules(record), in_force(record, family)
    chosen = settings(record, family)
    grouped = [name for group in offer_of(record, family).groups.values() for name in group]
    names = ["preset", *grouped] if "preset" in force else grouped
    return {name: force[name] for name in names if name in chosen or force[name] != default(rules, name, family)}


def preset_of(record: TableRecord, family: Family) -> str | None:
    """The name of the ready-made set by which a table is played; None if its house rules are those of no set. The
    table's own house rules count only as far as the set names them. If several sets fit, it is the one that names most.
    """
    presets, chosen = offer_of(record, family).presets, settings(record, family)
    fitting = [
        name
        for name, preset in presets.items()
        if preset.items() <= chosen.items() and chosen.keys() - preset.keys() <= {*TABLE_RULES, *family.beside}
    ]
    return max(fitting, key=lambda name: len(presets[name]), default=None)


def ready_made(record: TableRecord, name: str, family: Family) -> Settings:
    """The house rules of a table that changes to this ready-made set, with those that a set leaves as they are. Raises
    KeyError if there is no set of that name.
    """
    offer = offer_of(record, family)
    return {one: getattr(record, one) for one in offer.keeps} | offer.presets[name]


def refit(before: TableRecord, after: TableRecord, players: int, family: Family) -> TableRecord:
    """Fit the record `after` some change to this number of players. A ready-made set may have other values for another
    number of players; if the table was played by such a set before, it takes the values for the new number.
    """
    name = preset_of(before, family)
    if name is None or (after.game, after.options) != (before.game, before.options):
        return after
    fits = family.offer(after.game, players).presets[name]
    if fits == offer_of(before, family).presets[name]:
        return after
    plain = after.model_copy(update={"options": {}})
    return renew_commitment(plain.model_copy(update={"options": merge_options(plain, fits)}), family)


def preselect(offer: HouseRules, pace: Value) -> Settings:
    """The values of the ready-made set with which a table begins if nobody has chosen one: `SHORT` at a slow table,
    else `SERIES`; nothing if the game has no such set.
    """
    return dict(offer.presets[preselected_name(offer, pace)])


def preselected_name(offer: HouseRules, pace: Value) -> str:
    """The name of that set; of the default one where there is none."""
    name = SHORT if pace == "slow" else SERIES
    return name if name in offer.presets else next(iter(offer.presets))


def change_rules(record: TableRecord, changes: Mapping[str, Value], family: Family) -> TableRecord:
    """The table's record with some house rules changed.

    Raises Illegal with the rules' own code if the house rules do not go together, or do not fit the number of players
    who sit there or are wanted; Refused("too_many_seated" | "too_many_wanted") if these rules seat fewer players, and
    Refused("stewards_seated") if they allow no stewards while some sit there.
    """
    own = {name: value for name, value in changes.items() if name in TABLE_RULES}
    theirs = {name: value for name, value in changes.items() if name in family.fields}
    options = merge_options(record, {name: value for name, value in changes.items() if name not in (*own, *theirs)})
    rules = rules_of(record.game).read(options)
    most = rules.seats()[1]
    after = record.model_copy(update={"options": options, "seats": min(record.seats, most), **own})
    _check_fits(after, rules, most)
    return renew_commitment(family.changed(after, theirs) if theirs else after, family)


def add_short_set(record: TableRecord, changes: Mapping[str, Value], family: Family) -> Mapping[str, Value]:
    """The changes, with the values of the short set if they make a table with default rules slow."""
    slows = changes.get("pace") == "slow" != record.pace
    untouched = not record.options and changes.keys() <= set(TABLE_RULES)
    return {**preselect(offer_of(record, family), "slow"), **changes} if slows and untouched else changes


def merge_options(record: TableRecord, changes: Mapping[str, Value]) -> Settings:
    """The options of a table's rules with these changes, in the form in which they are stored. Raises Illegal if they
    do not go together.
    """
    read = rules_of(record.game).read
    wanted = read(record.options).model_dump() | dict(changes)
    preset: Settings = {"preset": wanted["preset"]} if wanted.get("preset") is not None else {}
    base = read(preset).model_dump()
    read(wanted)
    return preset | {name: value for name, value in wanted.items() if value != base.get(name)}


def _check_fits(record: TableRecord, rules: Rules, most: int) -> None:
    """Raises what `change_rules` does where the people of a table do not fit its rules, which seat `most`."""
    seated = len(record.people)
    if seated > most:
        raise Refused("too_many_seated", seated=seated, most=most)
    if not record.stewards and any(person.user is None for person in record.people):
        raise Refused("stewards_seated")
    if record.seats > most:
        raise Refused("too_many_wanted", most=most)
    if refusal := rules.refusal(max(seated, record.seats)):
        raise refusal


def change_game(record: TableRecord, game: str, family: Family) -> TableRecord:
    """The table's record with another game, by that game's default rules. The table's own house rules stay.

    `family`: the new game's family. Raises as `change_rules` does. With the other game, nothing can be taken over from
    the last table of the channel any more.
    """
    most = rules_of(game)().seats()[1]
    update = {"game": game, "options": {}, "family": {}, "seats": min(record.seats, most)}
    forgotten: Settings = {"previous": {}, "rematch": None, "reconvened": False}
    other = record.model_copy(update=update | forgotten)
    return change_rules(other, preselect(offer_of(other, family), record.pace), family)


def replace_rules(record: TableRecord, chosen: Mapping[str, Value], family: Family) -> TableRecord:
    """The table's record with these house rules, and the default for all others. The number of seats stays unless it is
    among them.

    Raises as `change_rules` does.
    """
    rules = _rules(record)
    own = {name: default(rules, name, family) for name in TABLE_RULES if name != "seats"}
    theirs = {name: default(rules, name, family) for name in family.fields}
    preset = {name: value for name, value in chosen.items() if name == "preset"}
    usual = record.model_copy(update={"options": preset, **own})
    return change_rules(family.changed(usual, theirs), chosen, family)


def rules_to_take_over(record: TableRecord, before: TableRecord | None, family: Family) -> Settings:
    """The house rules that a new table may take over from the table before it in the channel; empty if they were the
    default, or its game was another.
    """
    return settings(before, family) if before is not None and before.game == record.game else {}


def _rules(record: TableRecord) -> Rules:
    return rules_of(record.game).read(record.options)
