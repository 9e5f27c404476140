"""Options: defaults, the preset, refusals in their order (MOO-1, TAH-11)."""

import pytest
from pydantic import ValidationError

from engine.contract import Illegal
from engine.tahimi.game import Tahimi
from tests.engine.acting import code_of

DEFAULTS = {
    "preset": None,
    "deck_mode": "expanded",
    "removal_rank": "auto",
    "divide_evenly": True,
    "jokers": "none",
    "joker_tax": "auto",
    "deuces_high": False,
    "rank_privilege": True,
    "progressive_taxes": "auto",
    "tax_first_round": False,
    "join_policy": "middle",
    "seating": "draw",
    "first_lead": "top",
    "lead_pass": "allowed",
    "instant_top": True,
    "one_card": "auto",
    "one_card_penalty": "none",
    "show_counts": False,
}
MOOSEYARD = {
    "preset": "mooseyard",
    "deck_mode": "standard",
    "removal_rank": "7",
    "rank_privilege": False,
    "seating": "join_order",
    "first_lead": "after_dealer",
    "progressive_taxes": "never",
    "instant_top": True,
}


def read_code(**options: object) -> str:
    with pytest.raises(Illegal) as refused:
        Tahimi.read(options)
    return refused.value.code


def test_every_option_has_the_rules_default() -> None:
    assert Tahimi().model_dump() == DEFAULTS


def test_the_preset_comes_first_and_other_options_override_it() -> None:
    assert Tahimi.read({"preset": "mooseyard"}).model_dump() == DEFAULTS | MOOSEYARD
    rules = Tahimi.read({"rank_privilege": True, "preset": "mooseyard", "deck_mode": "extra_suits"})
    assert rules.model_dump() == DEFAULTS | MOOSEYARD | {"rank_privilege": True, "deck_mode": "extra_suits"}


def test_the_presets_player_limit_stays() -> None:
    overridden = Tahimi.read({"preset": "mooseyard", "seating": "draw", "first_lead": "top"})
    assert overridden.seats() == (3, 5)
    assert code_of(overridden.refusal(6)) == "bad_player_count"
    assert Tahimi().seats() == (3, 8)


@pytest.mark.parametrize("rules", [Tahimi(), Tahimi.read({"preset": "mooseyard", "jokers": "low"})], ids=str)
def test_rules_travel_as_json(rules: Tahimi) -> None:
    assert Tahimi.model_validate_json(rules.model_dump_json()) == rules
    assert Tahimi.model_validate_json(rules.model_dump_json(exclude_unset=True)) == rules


def test_rules_are_frozen() -> None:
    with pytest.raises(ValidationError):
        Tahimi().jokers = "low"  # type: ignore[misc]  # that is what is tested


def test_unknown_options_come_before_bad_values() -> None:
    assert read_code(jokers="sometimes", moon=True) == "unknown_option:moon"


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("preset", "vegas"),
        ("deck_mode", "huge"),
        ("removal_rank", "moon"),
        ("removal_rank", 7),
        ("divide_evenly", "yes"),
        ("jokers", "sometimes"),
        ("joker_tax", None),
        ("deuces_high", 1),
        ("progressive_taxes", True),
        ("join_policy", "top"),
        ("one_card", "skip"),
        ("show_counts", "no"),
    ],
)
def test_bad_values(option: str, value: object) -> None:
    assert read_code(**{option: value}) == f"bad_value:{option}"


AFTER_DEALER = {"first_lead": "after_dealer"}
JOIN_ORDER = {"seating": "join_order"}
PENALTY = {"one_card_penalty": "skip"}
RANK_13 = {"removal_rank": "13"}


@pytest.mark.parametrize(
    ("players", "options", "code"),
    [
        (2, {}, "bad_player_count"),
        (9, {}, "bad_player_count"),
        (6, {"preset": "mooseyard"}, "bad_player_count"),
        (2, AFTER_DEALER | {"tax_first_round": True}, "bad_player_count"),
        (4, AFTER_DEALER | {"tax_first_round": True}, "unranked_first_round_cannot_be_taxed"),
        (4, {"preset": "mooseyard", "tax_first_round": True}, "unranked_first_round_cannot_be_taxed"),
        (4, AFTER_DEALER | PENALTY, "after_dealer_needs_join_order"),
        (4, {"preset": "mooseyard", "seating": "draw"}, "after_dealer_needs_join_order"),
        (4, JOIN_ORDER | PENALTY, "join_order_needs_after_dealer"),
        (4, {"preset": "mooseyard", "first_lead": "top"}, "join_order_needs_after_dealer"),
        (4, PENALTY | RANK_13, "penalty_needs_manual_announcement"),
        (4, RANK_13, "removal_rank_not_in_deck"),
        (8, RANK_13 | {"deck_mode": "standard"}, "removal_rank_not_in_deck"),
        (5, RANK_13, "removal_rank_not_in_deck"),
        (6, RANK_13, None),
        (3, {}, None),
        (8, {}, None),
        (4, {"one_card": "manual"} | PENALTY, None),
        (4, {"preset": "mooseyard", "seating": "draw", "first_lead": "top", "tax_first_round": True}, None),
    ],
    ids=str,
)
def test_refused_combinations_the_first_match_wins(players: int, options: dict[str, object], code: str | None) -> None:
    assert code_of(Tahimi.read(options).refusal(players)) == code


def test_every_option_is_described() -> None:
    assert all(field.description for field in Tahimi.model_fields.values())
