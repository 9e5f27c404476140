"""The choices for a table of the family, in their groups, and the ready-made sets."""

from bot.table.family import TABLE_GROUPS, HouseRules, Settings

_RANKS = ("seating", "first_lead", "progressive_taxes", "tax_first_round", "rank_privilege")
_TRICKS = ("lead_pass", "one_card", "one_card_penalty", "show_counts")
_COUSIN = ("revolution", "eight_stop", "suit_lock", "spade_three")
_TAHIMI: dict[str, tuple[str, ...]] = {
    "deck": ("deck_mode", "removal_rank", "divide_evenly"),
    "cards": ("jokers", "joker_tax", "deuces_high", "instant_top"),
    "ranks": _RANKS,
    "tricks": _TRICKS,
    "court": ("join_policy", "decrees", "best_of"),
    **TABLE_GROUPS,
}

# Game -> groups; what depends on each other stands together.
_GROUPS: dict[str, dict[str, tuple[str, ...]]] = {
    "tahimi": _TAHIMI,
    "tarothimi": {
        "deck": ("removal_rank", "divide_evenly"),
        "ranks": _RANKS,
        "tricks": _TRICKS,
        "court": ("join_policy", "decrees", "best_of"),
        **TABLE_GROUPS,
    },
    "mooseyard": _TAHIMI,
    "dahimi": {
        "deck": ("packs", "min_run", "show_counts"),
        "court": ("exchange", "join_policy", "best_of"),
        "cousin": _COUSIN,
        **TABLE_GROUPS,
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
_PRESETS: dict[str, dict[str, Settings]] = {
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
        "daifugo": dict.fromkeys(_COUSIN, True),
    },
}


HOUSE_RULES = {game: HouseRules(_GROUPS[game], _PRESETS[game]) for game in _GROUPS}
