"""Every screen that names people, drawn with nasty names: but for the names it is what it is with harmless ones."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest
from discord.ui import LayoutView

from bot import screens
from bot.games import shows
from bot.games.climbing.decrees import DecreeDraft, decree_menu, decree_screen
from bot.games.climbing.part import Decree, Part
from bot.games.climbing.presenter import PRESENTER, proof_lines, replay
from bot.games.climbing.table_screen import chronicle
from bot.messages import threads
from bot.replay import story
from bot.sandbox.components import component_problems
from bot.sandbox.limits import Setting
from bot.screens.table.illustration import FILE
from bot.screens.table.presenter import PanelState
from bot.stamp import Stamp
from bot.stats.leaderboard import rank_menu
from bot.stats.values import MiseryHistory
from bot.table.scene import Scene
from data.records import Note, Person, RematchSnapshot, RoundRecord, TableRecord, with_
from data.stats.player_stats import Figures
from data.stats.ratings import Rating
from data.stats.records import Met, Portrait, Rival, Step
from engine.climbing.play import powers
from engine.contract import Dice, Standing
from engine.games import rules_of
from engine.misery import Misery
from engine.search.generic import anything
from tests.bot.board_lines import board, line
from tests.bot.nasty import EVERY_NAME, bare, of
from tests.bot.screens import why_of
from tests.bot.stories import opened
from tests.said import said

KINDS = {
    *(
        "lobby",
        "lobby again",
        "signpost",
        "summons",
        "invitation",
        "sign",
        "tables",
        "draw",
        "public",
        "panel",
        "why",
        "whom",
        "power",
    ),
    *(
        "end",
        "closed",
        "broken off",
        "share",
        "shared",
        "picture",
        "decree",
        "decreed",
        "proof",
        "story",
        "choice of a round",
    ),
    *("board", "board, shared", "rank", "rank, shared", "unknown", "history", "thread"),
}
STEWARDS_ALONE = {"gate", "gate, waiting"}
STRIDE = 60  # moves between two looks at a round
PLAYED: dict[str, tuple[int, dict[str, Any]]] = {
    "tahimi": (6, {"one_card": "manual", "tax_first_round": True}),
    "tarothimi": (6, {}),
    "dahimi": (9, {}),
}

Texts = list[tuple[str, bool]]  # and whether they are read as markdown


@cache
def looks(game: str) -> list[Scene]:
    """Scenes of a second round of that game, for watchers, the person who is asked, and another one. Nobody is named
    yet.
    """
    players, options = PLAYED[game]
    random, rules = Random(f"{game} 6"), rules_of(game).read(options)
    standing = Standing(order=tuple(f"u{seat}" for seat in range(players)), round=2, dealer=players - 1)
    state = rules.start(standing, Dice(random))
    happened, found, moves = list(state.opening), list[Scene](), 0
    while True:
        aimed = any(power.whom for decision in state.pending for power in powers(decision))
        if aimed or not moves % STRIDE or state.view(None).phase == "tax" or not state.pending:
            over = {"finish": state.result.finish, "left": state.result.left} if state.result else None
            milestones = [{"what": what, "seat": 0, "count": 7} for what in ("reign", "escape", "misery")]
            played = RoundRecord(
                table=1,
                number=2,
                game=game,
                version=rules.VERSION,
                options=options,
                standing=standing,
                seed=b"",
                commitment="0" * 64,
                started=0.0,
                ended=1.0 if over else None,
                result=over and over | {"misery": [1.0, *[0.0] * (players - 1)], "milestones": milestones},
            )
            record = TableRecord(id=1, guild=1, channel=1, host=1, game=game, phase="round", round=2)
            asked = [decision.seat for decision in state.pending]
            other = next((seat for seat in range(players) if seat not in asked), None)
            for seat in (None, other, *asked) if asked else (None, *range(players)):
                events = tuple((number, event.seen_by(seat)) for number, event in enumerate(happened))
                found.append(Scene(record, rules, played, state.view(seat), (), events, stamp=Stamp(1)))
        if not state.pending:
            return found
        decision, moves = random.choice(state.pending), moves + 1
        happened += state.play(decision.seat, anything(decision, random))


def named(scene: Scene, name: str) -> Scene:
    """The scene with people of that name: one is away, two of them are stewards, one waits at the gate."""
    seats = range(len(scene.round.standing.order) if scene.round else 6)
    people = [Person(key=f"u{seat}", name=name, user=seat + 1) for seat in seats]
    people[1] = with_(people[1], away=True)
    people[-2:] = [Person(key=f"u{len(seats) - 2}", name="Odila"), Person(key=f"u{len(seats) - 1}", name="Osric")]
    notes = (
        Note(after=0, key="joined-takes", values={"name": name, "whom": "Odila"}),
        Note(after=1, key="steward-sits", values={"name": "Perpetua", "whom": name}),
    )
    decree = Decree(by="u0", dealer="u2")
    record = with_(
        scene.record,
        people=tuple(people),
        joining=(Person(key="u99", name=name, user=99, takes=people[-1].key),),
        notes=notes,
        family=Part(decree=decree, wish=with_(decree, by=_first(scene)), misery={"u0": Misery()}),
        phase="between" if scene.round and scene.round.result else scene.record.phase,
    )
    return replace(scene, record=record, seated=tuple(people) if scene.round else ())


def _first(scene: Scene) -> str:
    return scene.round.standing.order[scene.finishing_order[0]] if scene.round and scene.round.result else ""


def of_round(game: str, name: str) -> Iterator[tuple[str, LayoutView]]:
    """The screens that are drawn while a round is played, and of its end."""
    for look in looks(game):
        scene = named(look, name)
        view, people = scene.view, scene.seated
        assert view is not None
        if view.seat is None:
            yield "public", shows.public(scene)
            yield "gate", screens.gate(scene, 50)
            yield "gate, waiting", screens.gate(scene, 99)
        else:
            yield "panel", shows.panel(scene)
            yield "why", why_of(scene)
        for decision in view.decisions:
            for power in powers(decision):
                yield "whom", shows.panel(scene, PanelState(shown={"power": power.verb}))
                yield from (
                    ("power", shows.panel(scene, PanelState(shown={"power": power.verb, "whom": whom})))
                    for whom in power.whom
                )
        if view.phase == "over" and view.seat is None:
            yield "end", chronicle(scene, frozen=True)
            yield "closed", shows.public(replace(scene, record=with_(scene.record, phase="closed")))
            yield "share", screens.share(scene, PRESENTER)
            yield "shared", screens.shared(scene, PRESENTER, name)
            picture = shows.ending_of(scene)
            for illustrated in (False, True):
                seen = replace(scene, illustrated=illustrated)
                yield "picture", screens.share_picture(seen, picture)
                yield "picture", screens.shared_picture(seen, picture, name)
        elif view.phase == "over" and view.seat is not None and people[view.seat].key == _first(scene):
            yield "decree", decree_menu(scene, DecreeDraft())
            yield "decreed", decree_screen(scene)
        elif view.seat is None:
            yield "broken off", shows.public(replace(scene, record=with_(scene.record, phase="closed")))


def around(name: str) -> Iterator[tuple[str, LayoutView]]:
    """The screens that are drawn before a round, between rounds, and of what is remembered."""
    record = TableRecord(id=1, guild=1, channel=1, host=1, game="tahimi")
    lobby = named(Scene(record, rules_of("tahimi")(), None, None, (), (), Stamp()), name)
    rematch = RematchSnapshot(standing=Standing(order=("u0", "u1", "u2")), people=lobby.record.people)
    yield "lobby", shows.public(lobby)
    yield "lobby again", shows.public(replace(lobby, record=with_(lobby.record, rematch=rematch, reconvened=True)))
    for phase in ("lobby", "closed"):
        yield "signpost", screens.signpost(replace(lobby, record=with_(lobby.record, phase=phase)))
    yield "summons", screens.table_call(lobby, 5, (), 0)
    yield "invitation", screens.invitation(lobby, lobby.record.host, [5, 6])
    several = [replace(lobby, record=with_(lobby.record, id=number)) for number in range(1, 10)]
    yield "sign", screens.sign(several)
    yield "tables", screens.open_tables(several, 5)
    seated, proof = opened(*[name] * 3, tax_first_round=True)
    drawn = replace(story.tell_story(seated, proof, 0, {}, PRESENTER).scene, stamp=Stamp(1))
    yield "draw", shows.public(replace(drawn, record=with_(drawn.record, phase="round", deadlines={"draw": 1.0})))
    yield "proof", screens.proof(proof, proof_lines(proof), ())
    yield from (
        ("story", replay(story.tell_story(seated, proof, at, {}, PRESENTER), None))
        for at in range(0, proof.moves + 1, 15)
    )
    own = line(2, name=name)
    yield "board", screens.board(board(own, own=own))
    yield "board, shared", screens.board(board(own), shared_by=name)
    rival, figures = Rival(name=name, cards=2), Figures(rounds=3, title="Serf")
    known = Portrait(figures=figures, titles={"Serf": 3}, rating=Rating(25.0, 4.0), nemesis=rival, benefactor=rival)
    met = Met(rounds=3, ahead=1, behind=2)
    yield "rank", screens.rank_card(name, "https://example.org/a.png", known, "tahimi", 1, crown="Tahimi", met=met)
    yield "rank, shared", screens.rank_card(name, "https://example.org/a.png", known, "tahimi", 1, shared_by=name)
    yield "unknown", screens.unknown(name, "tahimi", ["dahimi"], rank_menu(1))
    steps = (Step(misery=0.0, place=0, players=3, unbroken=False),)
    yield "history", screens.history(MiseryHistory(name, steps), "tahimi", (), rank_menu(1), drawn=True)


def drawn(name: str) -> Iterator[tuple[str, Texts]]:
    """Yield everything that names people, with its kind: screens, and labels by themselves."""
    for kind, view in (*around(name), *(one for game in PLAYED for one in of_round(game, name))):
        setting = Setting(v2=True, files=frozenset({"misery.png", FILE}))
        components: list[Any] = view.to_components()  # type: ignore[no-untyped-call]  # discord.py leaves it so
        assert not list(component_problems(components, setting)), kind
        yield kind, of(view)
    seated, proof = opened(*[name] * 3)
    label, _ = story.choice(seated, proof.round)
    assert len(label) <= 100
    yield "choice of a round", [(label, False)]
    lobby = named(Scene(seated, rules_of("tahimi")(), None, None, (), (), Stamp()), name)
    thread = threads.name_of(with_(lobby.record, host=1))
    assert len(thread) <= 100
    yield "thread", [(thread, False)]


@cache
def harmless() -> list[tuple[str, list[str]]]:
    """The texts of all that names people, with a harmless name, less the name."""
    return [(kind, [bare(*text) for text in texts]) for kind, texts in drawn("Marie")]


@pytest.mark.long
def test_every_kind_of_screen_names_somebody() -> None:
    every = list(drawn("Marie"))
    assert {kind for kind, texts in every if any("\u2068Marie\u2069" in text for text, _ in texts)} == KINDS
    assert {kind for kind, _ in every} - KINDS == STEWARDS_ALONE


def test_menus_and_buttons_name_people_too() -> None:
    labels = {bare(text, markdown) for _, texts in drawn("Marie") for text, markdown in texts if not markdown}
    assert {
        said("button-gate-take", name="⚙️ ⟨⟩"),
        said("decree-dealer-is", name="⟨⟩"),
        said("rank-portrait", name="⟨⟩"),
        said("table-name", game="Tahimi", host="⟨⟩"),
        "⟨⟩",
    } <= labels


@EVERY_NAME
def test_a_screen_is_the_same_but_for_the_name(name: str) -> None:
    for (kind, texts), (same, expected) in zip(drawn(name), harmless(), strict=True):
        assert (kind, [bare(*text) for text in texts]) == (same, expected)


def test_stewards_bear_their_sign_and_those_for_whom_they_play_another() -> None:
    (public,) = [of(view) for kind, view in around("⚙️ Odila") if kind == "lobby"]
    seats = next(row for text, _ in public for row in text.splitlines() if row.startswith("1.\N{NO-BREAK SPACE}"))
    signs = ["".join(sign for sign in ("⚙️", "💤") if sign in seat) for seat in seats.split("   ")]
    assert signs == ["", "💤", "", "", "⚙️", "⚙️"]


def test_a_line_to_share_tells_stewards_from_people() -> None:
    for view in (view for kind, view in around("Marie") if kind in ("share", "shared")):
        assert any("⚙️ \u2068" in text for text, _ in of(view))
