"""House rules: all of them can be reached, said, and read back; the lobby and its forms keep Discord's limits."""

from itertools import product
from typing import Any

import pytest

from bot import screens
from bot.games.climbing import decrees
from bot.games.climbing.family import FAMILY, HOUSE_RULES
from bot.games.climbing.words import rules_in_short
from bot.games.shows import family_of
from bot.interactions.handlers.table.house_rules import read_value
from bot.sandbox import JSON, text_of
from bot.sandbox.components import component_problems, walk
from bot.sandbox.limits import Setting
from bot.sandbox.modals import modal_problems, preset
from bot.screens.table.lobby import lobby
from bot.stamp import Stamp
from bot.table import house_rules
from bot.table.deadlines import BREAKS, PACES
from bot.table.family import TABLE_RULES, Settings
from bot.table.house_rules import Value
from bot.table.scene import Scene
from bot.ui import custom_ids, wording
from bot.ui.components import PER_ROW
from bot.ui.custom_ids import Press
from bot.ui.texts import say
from data.records import Person, TableRecord
from engine.climbing.rules import climbing_rules
from engine.contract import Illegal
from engine.games import GAMES, rules_of
from tests.said import is_said, said

WIDE = "𝕎" * 32
GROUPS = {game: offer.groups for game, offer in HOUSE_RULES.items()}
PRESETS = {game: offer.presets for game, offer in HOUSE_RULES.items()}
LARGEST = 8


def table(people: int = 1, **fields: Any) -> TableRecord:
    seated = tuple(Person(key=f"u{number}", name=WIDE, user=number) for number in range(1, people + 1))
    return TableRecord(id=7, guild=1, channel=1, host=1, game="tahimi", people=seated, **fields)


def scene(record: TableRecord) -> Scene:
    return Scene(record, rules_of(record.game).read(record.options), None, None, (), (), Stamp())


def form_of(record: TableRecord, group: str) -> JSON:
    return dict(screens.house_form(scene(record), FAMILY, group).to_dict())


def fields_of(form: JSON) -> dict[str, JSON]:
    """The fields of a form by the house rule that they set."""
    return {part["custom_id"]: part for _, part in walk(form["components"]) if "custom_id" in part}


def offered(field: JSON) -> list[Value]:
    """The values that can be answered in a field."""
    return [option["value"] for option in field["options"]] if "options" in field else [False, True]


def chosen(name: str, given: Value) -> Value:
    read = given if isinstance(given, bool) or given is None else str(given)
    return None if read is None else read_value(rules_of("tahimi")(), name, read, FAMILY)


def components(record: TableRecord) -> list[JSON]:
    return list(lobby(scene(record), FAMILY, rules_in_short(scene(record))).to_components())  # type: ignore[no-untyped-call]  # discord.py leaves it so


def told(record: TableRecord) -> str:
    """All that the lobby says."""
    return text_of({"content": "", "embeds": [], "components": components(record)})


# Reaching them


@pytest.mark.parametrize("game", GROUPS)
def test_every_house_rule_stands_in_one_form(game: str) -> None:
    grouped = [name for names in GROUPS[game].values() for name in names]
    elsewhere = {"preset"} if decrees.articles_of(game) else {"preset", "decrees"}  # a ready-made set; none to forbid
    offered = {*rules_of(game).model_fields, *TABLE_RULES, *FAMILY.fields} - rules_of(game).FIXED - elsewhere
    assert sorted(grouped) == sorted(offered)


def test_every_preset_of_the_rules_is_a_ready_made_set() -> None:
    assert {chosen.get("preset") for chosen in PRESETS["tahimi"].values()} == {None, "mooseyard"}
    with pytest.raises(Illegal, match="bad_value:preset"):
        rules_of("tahimi").read({"preset": "no other"})


ALL = [(group, name) for group, names in GROUPS["tahimi"].items() for name in names]


@pytest.mark.parametrize(("group", "name"), ALL)
def test_every_value_can_be_set_by_its_form_alone(group: str, name: str) -> None:
    """At a table that wants as many as can play. Every value that the rules take is offered, and nothing else."""
    record = table(seats=LARGEST)
    fields = fields_of(form_of(record, group))
    reached = set()
    for value in offered(fields[name]):
        others = [
            [(other, one) for one in offered(field)][:4]
            for other, field in fields.items()
            if other not in (name, "seats")
        ]
        for companions in product(*others):
            try:
                after = house_rules.change_rules(record, {**dict(companions), name: chosen(name, value)}, FAMILY)
            except Illegal:
                continue
            reached.add(house_rules.in_force(after, FAMILY)[name])
            break
    assert reached == set(house_rules.values(rules_of("tahimi")(), name, FAMILY))


def test_the_values_offered_are_all_that_the_rules_know() -> None:
    rules = rules_of("tahimi")()
    assert house_rules.values(rules, "jokers", FAMILY) == ("none", "low", "wild")
    assert house_rules.values(rules, "deuces_high", FAMILY) == (False, True)
    assert house_rules.values(rules, "seats", FAMILY) == (3, 4, 5, 6, 7, 8)
    assert set(house_rules.values(rules, "removal_rank", FAMILY)) == {"auto", *climbing_rules(rules).ranks(LARGEST)}
    assert set(house_rules.values(rules, "pace", FAMILY)) == set(PACES) == set(BREAKS)
    assert house_rules.values(rules_of("tahimi").read({"preset": "mooseyard"}), "seats", FAMILY) == (3, 4, 5)


@pytest.mark.parametrize("group", GROUPS["tahimi"])
@pytest.mark.parametrize("made", PRESETS["tahimi"].values(), ids=PRESETS["tahimi"])
def test_a_form_that_is_sent_untouched_changes_nothing(group: str, made: Settings) -> None:
    record = house_rules.replace_rules(table(), made, FAMILY)
    untouched = {}
    for name, field in fields_of(form_of(record, group)).items():
        value = preset(field)
        untouched[name] = chosen(name, value[0] if isinstance(value, list) else value)
    assert house_rules.change_rules(record, untouched, FAMILY) == record


# Saying them


@pytest.mark.parametrize("group", GROUPS["tahimi"])
@pytest.mark.parametrize("made", PRESETS["tahimi"].values(), ids=PRESETS["tahimi"])
def test_forms_keep_discords_limits_and_mark_each_default_once(group: str, made: Settings) -> None:
    record = house_rules.replace_rules(table(), made, FAMILY)
    form = form_of(record, group)
    assert not list(modal_problems(form, Setting(v2=True)))
    press = custom_ids.decode(form["custom_id"])
    assert press == Press(custom_ids.HOUSE, 7, Stamp(), "set", group)
    for label in form["components"]:
        name, field = label["component"]["custom_id"], label["component"]
        usual = house_rules.default(scene(record).rules, name, FAMILY)
        if "options" in field:
            marked = [option["value"] for option in field["options"] if option["label"].endswith("(default)")]
            assert marked == [str(usual)]
        else:
            assert label["description"].endswith("Default: yes." if usual else "Default: no.")


def every_value() -> list[tuple[str, Value]]:
    rules = rules_of("tahimi")()
    return [(name, value) for _, name in ALL for value in house_rules.values(rules, name, FAMILY)]


def test_every_value_has_words_of_its_own() -> None:
    worded = [wording.house_rule(name, value) for name, value in every_value()]
    assert len(set(worded)) == len(worded)
    assert wording.house_rule("preset", "mooseyard") == said("option-preset.told-mooseyard")


def test_the_lobby_says_every_rule_that_is_not_the_default() -> None:
    everything: Settings = {
        "deck_mode": "extra_suits",
        "removal_rank": "K",
        "divide_evenly": False,
        "jokers": "wild",
        "joker_tax": "low",
        "deuces_high": True,
        "instant_top": False,
        "seating": "join_order",
        "first_lead": "after_dealer",
        "progressive_taxes": "never",
        "rank_privilege": False,
        "lead_pass": "forbidden",
        "one_card": "manual",
        "one_card_penalty": "skip",
        "show_counts": True,
        "join_policy": "pick",
        "sealed": True,
        "stewards": False,
        "decrees": False,
        "best_of": 5,
        "pace": "slow",
        "pings": "never",
        "begins": "full",
        "weekends": False,
        "level": "vizier",
        "hints": True,
        "seats": 8,
    }
    assert set(everything) == {name for _, name in ALL} - {
        "tax_first_round"
    }  # it goes with none but ranked first hands
    record = house_rules.change_rules(table(LARGEST), everything, FAMILY)
    assert not list(component_problems(components(record), Setting(v2=True)))
    assert said("pace-slow") in told(record)
    assert is_said("lobby-facts", told(record), wanted=8)
    for name, value in everything.items():
        assert name in ("pace", "seats") or wording.house_rule(name, value) in told(record), name
    assert said("option-tax-first-round.told-on") in told(
        house_rules.change_rules(table(), {"tax_first_round": True}, FAMILY)
    )


def test_a_lobby_with_the_default_rules_says_none_of_them() -> None:
    lobby = told(table())
    assert f"**{said('preset-court')}**\n" in lobby
    for name, value in every_value():
        assert wording.house_rule(name, value) not in lobby or name == "seats"


@pytest.mark.parametrize(
    ("chosen", "change", "name"),
    [
        ({}, {"pace": "relaxed"}, "court"),
        ({}, {"seats": 6, "sealed": True, "begins": "full"}, "court"),
        (PRESETS["tahimi"]["cruel"], {"pace": "slow"}, "cruel"),
        (PRESETS["tahimi"]["quick"], {"seats": 5}, "quick"),
        (PRESETS["tahimi"]["quick"], {"pace": "relaxed"}, None),  # its pace is a part of it
        ({}, {"pace": "quick"}, "court"),
        ({}, {"decrees": False}, None),
        ({}, {"best_of": 5}, "court"),
    ],
)
def test_a_set_keeps_its_name_when_what_is_the_tables_own_changes(
    chosen: Settings, change: Settings, name: str | None
) -> None:
    record = house_rules.change_rules(house_rules.replace_rules(table(), chosen, FAMILY), change, FAMILY)
    assert house_rules.preset_of(record, FAMILY) == name


def test_a_rule_that_a_preset_changes_and_the_host_changes_back_is_said() -> None:
    record = house_rules.change_rules(
        house_rules.replace_rules(table(), {"preset": "mooseyard"}, FAMILY), {"rank_privilege": True}, FAMILY
    )
    assert record.options == {"preset": "mooseyard", "rank_privilege": True}
    assert said("option-preset.told-mooseyard") in told(record)
    assert f" · {said('option-rank-privilege.told-on')}" in told(record)


# Ready-made sets


@pytest.mark.parametrize(("name", "made"), PRESETS["tahimi"].items())
def test_ready_made_sets_hold_only_what_they_change_and_are_known_again(name: str, made: Settings) -> None:
    record = house_rules.replace_rules(table(), made, FAMILY)
    assert house_rules.settings(record, FAMILY) == made
    assert house_rules.preset_of(record, FAMILY) == name
    assert f"**{say(f'preset-{name}')}**" in told(record)
    assert len(say(f"preset-{name}.about")) <= 100


def test_a_set_replaces_all_but_the_number_of_seats() -> None:
    before = house_rules.change_rules(table(), {"jokers": "wild", "pace": "slow", "sealed": True, "seats": 5}, FAMILY)
    after = house_rules.replace_rules(before, PRESETS["tahimi"]["mooseyard"], FAMILY)
    assert house_rules.settings(after, FAMILY) == {"preset": "mooseyard", "seats": 5}


def test_what_a_table_had_can_be_given_to_another() -> None:
    before = house_rules.change_rules(table(), {"jokers": "wild", "pace": "slow", "sealed": True, "seats": 5}, FAMILY)
    after = house_rules.replace_rules(table(), house_rules.rules_to_take_over(table(), before, FAMILY), FAMILY)
    assert house_rules.in_force(after, FAMILY) == house_rules.in_force(before, FAMILY)
    assert (
        house_rules.rules_to_take_over(table(), None, FAMILY)
        == {}
        == house_rules.rules_to_take_over(table(), table(), FAMILY)
    )


def test_another_game_begins_with_its_own_rules_and_leaves_the_table_its_own() -> None:
    before = house_rules.change_rules(
        table(previous={"jokers": "low"}), {"jokers": "wild", "pace": "relaxed", "seats": 8}, FAMILY
    )
    for game in GAMES:
        after = house_rules.change_game(before, game, family_of(game))
        begins = rules_of(game).presets(8).get("series", {})
        assert (after.game, after.options, after.pace, after.previous) == (game, begins, "relaxed", {})
        assert after.seats == min(8, rules_of(game)().seats()[1])


# Refusing


def test_fewer_seats_than_people_or_wishes_are_refused_and_a_wish_that_was_not_made_now_gives_way() -> None:
    mooseyard = PRESETS["tahimi"]["mooseyard"]
    with pytest.raises(Illegal, match="too_many_seated"):
        house_rules.replace_rules(table(6), mooseyard, FAMILY)
    with pytest.raises(Illegal, match="too_many_wanted"):
        house_rules.replace_rules(table(), mooseyard | {"seats": 6}, FAMILY)
    assert house_rules.replace_rules(table(seats=8), mooseyard, FAMILY).seats == 5


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"jokers": "tame"}, "bad_value:jokers"),
        ({"wolves": True}, "unknown_option:wolves"),
        ({"seats": 2}, "bad_player_count"),
        ({"seats": 4, "removal_rank": "11"}, "removal_rank_not_in_deck"),
    ],
)
def test_what_no_form_offers_is_refused_with_the_rules_own_code(changes: Settings, code: str) -> None:
    with pytest.raises(Illegal, match=code):
        house_rules.change_rules(table(), changes, FAMILY)


# The screens


@pytest.mark.parametrize("people", range(1, LARGEST + 1))
def test_the_lobby_keeps_discords_limits_with_the_longest_names(people: int) -> None:
    for made in PRESETS["tahimi"].values():
        if people > 5 and made.get("preset") == "mooseyard":
            continue
        parts = components(house_rules.replace_rules(table(people, previous={"jokers": "low"}), made, FAMILY))
        assert not list(component_problems(parts, Setting(v2=True)))
        rows = [part["components"] for _, part in walk(parts) if part["type"] == 1]
        assert all(len(row) <= PER_ROW for row in rows)


@pytest.mark.parametrize("phase", ["lobby", "round"])
def test_the_menu_keeps_discords_limits_and_closes_when_the_game_has_begun(phase: str) -> None:
    record = house_rules.change_rules(table(), PRESETS["tahimi"]["cruel"], FAMILY).model_copy(update={"phase": phase})
    view = screens.house_menu(scene(record), FAMILY, "Something was refused.")
    parts = list(view.to_components())  # type: ignore[no-untyped-call]  # discord.py leaves it so
    assert not list(component_problems(parts, Setting(v2=True)))
    pressed = [part for _, part in walk(parts) if "custom_id" in part]
    assert len(pressed) == (3 + len(GROUPS["tahimi"]) + 2 + 1 if phase == "lobby" else 0)
    assert "⚠️ Something was refused." in text_of({"content": "", "embeds": [], "components": parts})
