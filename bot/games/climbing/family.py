"""The climbing family's hooks into the life of a table: house rules, decrees, standing orders, misery, what a round was
worth.
"""

from collections.abc import Iterable, Mapping
from typing import Any, get_args

from bot.games.climbing import decrees, orders, series
from bot.games.climbing.part import Part, part, with_part
from bot.games.climbing.series import milestones, outcome, session_misery
from bot.table.family import TABLE_GROUPS, Family, Finished, HouseRules, Moved, Settings
from data.records import RoundRecord, TableRecord
from data.stats.repository import StatsRepository
from engine.climbing.rules import climbing_rules
from engine.contract import Event, Result, Standing
from engine.games import rules_of

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


FIELDS = ("decrees", "best_of")


def _house_rules(record: TableRecord) -> Mapping[str, Any]:
    return {name: getattr(part(record), name) for name in FIELDS}


def _default(name: str) -> Any:
    return Part.model_fields[name].default


def _values(name: str) -> tuple[Any, ...]:
    annotation = Part.model_fields[name].annotation
    return (False, True) if annotation is bool else get_args(annotation)


def _change(record: TableRecord, changes: Mapping[str, Any]) -> TableRecord:
    return with_part(record, **changes)


def _titles(game: str) -> tuple[str, str] | None:
    standing = Standing(order=("",) * 4, round=2)  # four are all games' to play
    first, *_, last = climbing_rules(rules_of(game)()).titles(standing)
    return (first, last) if first and last else None


def _moved(record: TableRecord, moved: Moved) -> TableRecord:
    if moved.by == "person" and moved.action == orders.PASS:
        record = orders.add_pass_time(record, moved.seconds)
    return orders.use_order(record, moved.key, moved.action)


async def _finish(
    record: TableRecord, played: RoundRecord, result: Result, events: Iterable[Event], stats: StatsRepository
) -> Finished:
    """Count places and misery, and tell what was a milestone for somebody."""
    misery, indices = part(record).misery, session_misery(record, played, result)
    after = with_part(record, misery=indices)
    results = outcome(after, played, result, events)
    users = [place.user for place in results.places]
    before = await stats.resumed(record.guild, record.game, users, record.id)
    after, payload = series.count_round(after, played, result)
    payload = {
        "milestones": milestones(before, misery, played, results),
        "misery": [indices[key].log if key in indices else None for key in played.standing.order],
        **payload,
    }
    return Finished(after, payload, results)


def _correct_times(record: TableRecord, now: float, back: float) -> TableRecord:
    return with_part(record, piled=min(part(record).piled + back, now))


FAMILY = Family(
    misery=True,
    tells_time=False,  # a pass is a pass: whether it was chosen, ordered or the clock's is nobody's business
    relieved_after=2,  # TAH-10
    fields=FIELDS,
    beside=("best_of",),
    read=with_part,
    shown=lambda record: with_part(record, orders={}),
    own=lambda record, key: {"order": part(record).orders.get(key)},
    session=lambda record: {key: index.log for key, index in part(record).misery.items()},
    offer=lambda game, players: HOUSE_RULES[game],
    part=_house_rules,
    default=_default,
    values=_values,
    changed=_change,
    titles=_titles,
    options=decrees.coming_options,
    seated=decrees.with_named_dealer,
    dealt=decrees.put_in_force,
    due=orders.due_passes,
    moved=_moved,
    settled=orders.drop_lapsed,
    finished=_finish,
    adds_up=lambda record: part(record).best_of != "none",
    corrected=_correct_times,
)
