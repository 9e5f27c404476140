"""Decrees: what the new Tahimi may proclaim for one round, what the serf may do, and the private menu for it, which is
only answered to its owner.

Whoever finished first may change rules for the next round, name the dealer (TAH-3) and say how to be addressed. A round
later the table's own rules hold again.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.games.climbing import words
from bot.games.climbing.part import Decree, part, with_part
from bot.refusal import Malformed, Refused
from bot.stamp import Stamp
from bot.table.deadlines import DEAL
from bot.table.family import Settings
from bot.table.house_rules import Value, merge_options
from bot.table.people import coming_people
from bot.table.scene import Scene
from bot.ui import names, wording
from bot.ui.components import GOLD, GREEN, GREY, MAIN, Item, button, menu, rows, screen, text
from bot.ui.custom_ids import DECREE, Press, base36
from bot.ui.numbers import number_in
from bot.ui.texts import say, templates
from data.records import RoundRecord, TableRecord, with_
from engine.contract import RESULT, Standing
from engine.games import rules_of

_TAHIMI = (
    "rank_privilege",
    "deuces_high",
    "jokers",
    "joker_tax",
    "progressive_taxes",
    "lead_pass",
    "one_card",
    "one_card_penalty",
    "show_counts",
    "instant_top",
    "join_policy",
)
_TAROTHIMI = tuple(name for name in _TAHIMI if name not in rules_of("tarothimi").FIXED)

# Game -> the options that can change between two rounds, as they stand in the menu. Where a game is not named nobody
# decrees: in Dahimi the last one deals, and no rule bends to the first (DAH-7).
OPTIONS: dict[str, tuple[str, ...]] = {"tahimi": _TAHIMI, "tarothimi": _TAROTHIMI, "mooseyard": _TAHIMI}

Article = tuple[str, Value]  # an option and a value of it that is not the default
NOBODY = "-"  # the value of a choice that names nobody and nothing


@dataclass(frozen=True, slots=True)
class DecreeDraft:
    """The Tahimi's choices so far. `articles`: places among `articles_of` the game; `dealer`, `address`: as in a
    Decree.
    """

    articles: frozenset[int] = frozenset()
    dealer: str = ""
    address: str = ""


def write_draft(draft: DecreeDraft) -> str:
    """The draft as the argument of a custom id, so that a half-made choice outlives a restart."""
    return f"{base36(sum(1 << place for place in draft.articles))}.{draft.dealer}.{draft.address}"


def read_draft(text: str, record: TableRecord) -> DecreeDraft:
    """Read a draft from an argument of a custom id; a dealer who has left since is nobody. Raises Malformed."""
    match text.split("."):
        case [mask, dealer, address] if address in ("", *templates("address")):
            places = range(len(articles_of(record.game)))
            chosen = number_in(mask, most=(1 << len(places)) - 1, base=36)
            staying = any(person.key == dealer for person in coming_people(record))
            return DecreeDraft(frozenset(at for at in places if chosen >> at & 1), dealer if staying else "", address)
    raise Malformed


def articles_of(game: str) -> tuple[Article, ...]:
    """Every article that can be decreed. An option of which no article is decreed has its default."""
    rules = rules_of(game)()
    named = OPTIONS.get(game, ())
    return tuple((name, value) for name in named for value in rules.values(name) if value != rules.usual(name))


def articles_in_force(record: TableRecord, options: Mapping[str, Any]) -> frozenset[int]:
    """The places of the articles that these options of the rules come to."""
    force = rules_of(record.game).read(dict(options)).model_dump()
    return frozenset(place for place, (name, value) in enumerate(articles_of(record.game)) if force[name] == value)


def draft_in_force(record: TableRecord) -> DecreeDraft:
    """Return the draft that the Tahimi finds in the menu: the options that hold without another word."""
    wish = proclaimed_decree(record)
    return DecreeDraft(articles_in_force(record, coming_options(record)), wish.dealer, wish.address)


def decreed_options(record: TableRecord, articles: Iterable[int]) -> Settings:
    """Return the options that these articles, and no others, come to, as far as they differ from the table's own.

    Raises Refused("decree_contradicts") when two speak of one option, Illegal with the rules' own code when they do
    not go together.
    """
    rules = rules_of(record.game)()
    wanted: Settings = {name: rules.usual(name) for name in OPTIONS.get(record.game, ())}
    every, said = articles_of(record.game), set()
    for place in sorted(articles):
        name, value = every[place]
        if name in said:
            raise Refused("decree_contradicts", option=name)
        said.add(name)
        wanted[name] = value
    own = rules_of(record.game).read(record.options)
    decreed = {name: value for name, value in wanted.items() if getattr(own, name) != value}
    fewest, most = own.seats()
    players = min(max(len(coming_people(record)), fewest), most)
    refusal, before = rules_of(record.game).read(merge_options(record, decreed)).refusal(players), own.refusal(players)
    if refusal and (
        before is None or refusal.code != before.code
    ):  # what a table has lived with so far is no fault of the decree
        raise refusal
    return decreed


def find_tahimi(record: TableRecord, played: RoundRecord | None) -> str | None:
    """The key of the person who decrees, the first of the round that is over. None: that is a steward or somebody who
    goes, or the game has no decrees.
    """
    return _person(record, played, 0) if record.game in OPTIONS else None


def find_serf(record: TableRecord, played: RoundRecord | None) -> str | None:
    """The key of the person who may deal: the one who will sit last, as far as that is known before the draw for
    newcomers.
    """
    if record.phase == "between" and record.joining and coming_options(record).get("join_policy") == "serf":
        return record.joining[-1].key
    return _person(record, played, -1)


def _person(record: TableRecord, played: RoundRecord | None, place: int) -> str | None:
    if record.phase != "between" or played is None or played.result is None:
        return None
    staying = {person.key: person for person in coming_people(record)}
    order = [played.standing.order[seat] for seat in RESULT.validate_python(played.result).finish]
    if place:  # the last one who stays; but only the one who finished first can be first
        order = [key for key in order if key in staying]
    person = staying.get(order[place]) if order else None
    return person.key if person is not None and person.user is not None else None


def proclaim(record: TableRecord, played: RoundRecord | None, key: str, draft: DecreeDraft | None) -> TableRecord:
    """Put this person's wish for the coming round into the record; None: all as before.

    Raises Refused("not_tahimi" | "no_decrees") and as `decreed_options` does.
    """
    check_decree(record, played, key)
    wish = Decree(by=key)
    if draft is not None:
        decreed = decreed_options(record, draft.articles)
        if decreed and not part(record).decrees:
            raise Refused("no_decrees")
        wish = Decree(by=key, options=decreed, dealer=draft.dealer, address=draft.address)
    return with_part(record, wish=wish)


def check_decree(record: TableRecord, played: RoundRecord | None, key: str) -> None:
    """Raises Refused("not_tahimi" | "decree_late") unless this person may decree now."""
    if record.phase != "between":
        raise Refused("decree_late")
    if find_tahimi(record, played) != key:
        raise Refused("not_tahimi")


def check_deal(record: TableRecord, played: RoundRecord | None, key: str) -> None:
    """Raises Refused("stale" | "not_serf" | "tahimi_ponders") unless this person may deal now.

    Nobody cuts short the time that the Tahimi has to decree, unless the Tahimi has spoken or is ready.
    """
    if record.phase != "between":
        raise Refused("stale")
    if find_serf(record, played) != key:
        raise Refused("not_serf")
    ruler, deal = find_tahimi(record, played), record.deadlines.get(DEAL)
    here = any(person.key == ruler and not person.away for person in record.people)
    if deal and here and ruler not in (key, part(record).wish.by, *record.ready):
        raise Refused("tahimi_ponders", when=f"<t:{int(deal)}:R>")


def proclaimed_decree(record: TableRecord) -> Decree:
    """Return the decree for the coming round, if the person who proclaimed it still plays; else an empty one."""
    wish = part(record).wish
    return wish if any(person.key == wish.by for person in coming_people(record)) else Decree()


def coming_options(record: TableRecord) -> Settings:
    """The options of the rules of the coming round."""
    decreed = proclaimed_decree(record).options
    return merge_options(record, decreed) if decreed else record.options


def with_named_dealer(record: TableRecord, standing: Standing) -> Standing:
    """Return the coming round's standing with the dealer whom the Tahimi has named, if any."""
    dealer = proclaimed_decree(record).dealer
    return with_(standing, dealer=standing.order.index(dealer)) if dealer in standing.order else standing


def put_in_force(record: TableRecord) -> TableRecord:
    """Put the decree of the coming round in force, as that round is dealt; none is left for the round after it."""
    return with_part(record, decree=proclaimed_decree(record), wish=Decree())


def decree_menu(scene: Scene, draft: DecreeDraft, warning: str | None = None) -> ui.LayoutView:
    """The viewer's choices so far, to be changed and proclaimed. `warning`: one line about the click before."""
    notice = f"⚠️ {warning}" if warning else None
    key = _viewer(scene)
    if key is None or find_tahimi(scene.record, scene.round) != key:
        return screen(GREY, text(notice, say("decree-over")))
    deal = scene.record.deadlines.get("deal")
    hint = say("decree-until", when=f"<t:{int(deal)}:R>") if deal else say("decree-hint")
    name = next(names.in_markdown(person.name) for person in coming_people(scene.record) if person.key == key)
    return screen(
        GOLD,
        text(notice, say("decree-title", name=name), f"-# {hint if part(scene.record).decrees else say('decree-own')}"),
        _articles(scene, draft) if part(scene.record).decrees else [],
        _dealers(scene, draft, key),
        _addresses(scene, draft),
        rows(
            [
                button(say("button-proclaim"), _press(scene, draft, "say"), MAIN),
                button(say("button-as-before"), _press(scene, draft, "not")),
            ]
        ),
    )


def decree_screen(scene: Scene) -> ui.LayoutView:
    """The decree that the viewer has just proclaimed."""
    wish = proclaimed_decree(scene.record)
    if not (wish.options or wish.dealer or wish.address):
        return screen(GREEN, text(say("decree-as-before"), f"-# {say('decree-proclaimed-hint')}"))
    lines = [*(_capital(wording.house_rule(*article)) for article in wish.options.items())] or [say("decree-nothing")]
    named = [person.name for person in coming_people(scene.record) if person.key == wish.dealer]
    dealer = [say("decree-dealer-is", name=names.in_markdown(name)) for name in named]
    address = [say("decree-address-is", address=words.address(wish.address))] if wish.address else []
    return screen(
        GREEN,
        text(say("decree-proclaimed"), *(f"- {line}" for line in (*lines, *dealer, *address))),
        text(f"-# {say('decree-proclaimed-hint')}"),
    )


def _viewer(scene: Scene) -> str | None:
    """The key of the viewer."""
    seat = scene.view.seat if scene.view else None
    return None if seat is None or scene.round is None else scene.round.standing.order[seat]


def _press(scene: Scene, draft: DecreeDraft, verb: str) -> Press:
    """The draft is in every id, or a menu that keeps its id may keep what was chosen before."""
    return Press(DECREE, scene.record.id, Stamp(scene.record.round), verb, write_draft(draft))


def _articles(scene: Scene, draft: DecreeDraft) -> list[Item]:
    every = articles_of(scene.record.game)
    options = [
        discord.SelectOption(
            label=_capital(wording.house_rule(name, value)), value=str(place), default=place in draft.articles
        )
        for place, (name, value) in enumerate(every)
    ]
    return menu(_press(scene, draft, "what"), say("decree-choose"), options, 0, len(options)) if options else []


def _dealers(scene: Scene, draft: DecreeDraft, tahimi: str) -> list[Item]:
    labels = {NOBODY: say("decree-dealer-self")} | {
        person.key: say("decree-dealer-is", name=names.in_plain(person.name))
        for person in coming_people(scene.record)
        if person.key != tahimi
    }
    return menu(_press(scene, draft, "deals"), say("decree-dealer"), _choices(labels.items(), draft.dealer))


def _addresses(scene: Scene, draft: DecreeDraft) -> list[Item]:
    labels = {NOBODY: say("decree-address-none")} | {
        name: say("decree-address-is", address=words.address(name)) for name in templates("address")
    }
    return menu(_press(scene, draft, "called"), say("decree-address"), _choices(labels.items(), draft.address))


def _choices(labels: Iterable[tuple[str, str]], chosen: str) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(label=label, value=value, default=value == (chosen or NOBODY)) for value, label in labels
    ]


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
