"""An opened round on the screen: it fits, names everybody, and says what was and was not computed."""

from random import Random
from typing import Any

import pytest

from bot import screens
from bot.games.climbing.presenter import proof_lines
from bot.replay.verification import Proof, prove
from bot.sandbox import JSON, seen
from bot.sandbox.components import component_problems, walk
from bot.sandbox.limits import Setting
from bot.table.commitment import commit_seed
from bot.table.family import NO_FAMILY
from bot.ui.texts import say
from engine.contract import RESULT, SeatingRequest, Seeded
from engine.contract.commitments import seed_commitment
from engine.games import rules_of
from tests.bot.proven import SEED, person, played, table, to_the_end

FILES = ("round-123456-1234.txt", "verify.py")


def shown(proof: Proof, files: tuple[str, ...] = FILES) -> str:
    """The screen's text. Fails where Discord would refuse the screen."""
    view = screens.proof(proof, proof_lines(proof), files)
    payload: list[JSON] = list(view.to_components())  # type: ignore[no-untyped-call]  # discord.py leaves it so
    assert not list(component_problems(payload, Setting(v2=True, files=files)))
    return seen("\n".join(one["content"] for _, one in walk(payload) if one["type"] == 10))


@pytest.mark.parametrize("options", [{}, {"deck_mode": "extra_suits", "jokers": "wild"}, {"deck_mode": "standard"}])
def test_eight_players_with_the_longest_names_fit_a_message(options: dict[str, Any]) -> None:
    people = [person(10**18 + at, "_*" * 16) for at in range(8)]
    options |= {"tax_first_round": True}
    record, moves = played(tuple(one.key for one in people), **options)
    text = shown(prove(table(*people), record, moves, None))
    assert say("proof-kept") in text
    assert text.count(" paid **") == (2 if options.get("deck_mode") == "standard" else 3)
    assert len(text) <= 4000


def test_who_has_gone_is_named_by_mention_and_stewards_by_name() -> None:
    record, moves = played(("u77", "u78", "s1"))
    text = shown(prove(table(person(78, "Bob")), record, moves, None))
    for name in ("<@77>", "Bob", "⚙️ Odila"):
        assert f" {name} — " in text


def test_a_round_of_older_rules_has_its_hash_compared_and_nothing_else() -> None:
    record, moves = played(("u1", "u2", "u3"))
    older = record.model_copy(update={"version": 0})
    proof = prove(table(), older, moves, None)
    assert (proof.verdict, proof.text, proof.events) == ("older", None, ())
    assert say("proof-moves-unknown") in shown(proof, ())
    assert prove(table(), older.model_copy(update={"commitment": "0" * 64}), moves, None).verdict == "broken"


def test_a_round_whose_rules_cannot_be_read_is_broken() -> None:
    record, moves = played(("u1", "u2", "u3"))
    for changes in ({"options": {"jokers": "cruel"}}, {"result": {"finish": None}}, {"result": None}):
        proof = prove(table(), record.model_copy(update=changes), moves, None)
        assert proof.checks == {"hash": True, "seats": False, "moves": False}
        assert say("proof-no-hands") in shown(proof, ())


def test_the_deal_is_shown_even_when_the_moves_do_not_fit_it() -> None:
    record, moves = played(("u1", "u2", "u3"))
    good, bad = prove(table(), record, moves, None), prove(table(), record, [*moves, moves[-1]], None)
    assert bad.checks == {"hash": True, "seats": True, "moves": False}
    assert bad.events == good.events[: len(bad.events)] != ()


def test_the_draws_of_a_later_round_follow_from_the_one_before() -> None:
    rules = rules_of("tahimi").read({"join_policy": "pick"})
    first, _ = played(("u1", "u2", "u3"), join_policy="pick")
    result = rules_of("tahimi").read({}).start(first.standing, Seeded(SEED, "deal"))
    to_the_end(result)
    seed = Random(1).randbytes(32)
    standing, _ = rules.seat(
        SeatingRequest(first.standing, result.result, ("u2",), ("u4", "u5")), Seeded(seed, "seats")
    )
    state = rules.start(standing, Seeded(seed, "deal"))
    moves = to_the_end(state)
    assert state.result is not None
    second = first.model_copy(
        update={
            "number": 2,
            "standing": standing,
            "seed": seed,
            "commitment": seed_commitment(seed),
            "before": first.standing,
            "outcome": first.result,
            "leave": ("u2",),
            "join": ("u4", "u5"),
            "result": {"finish": state.result.finish, "left": state.result.left},
        }
    )
    assert prove(table(), second, moves, first).verdict == "kept"
    for changes in ({"join": ("u5", "u4")}, {"before": None}, {"outcome": None}):
        assert not prove(table(), second.model_copy(update=changes), moves, first).checks["seats"]


def test_a_round_follows_from_the_one_before_whoever_took_a_stewards_seat() -> None:
    first, _ = played(("u1", "u2", "s0"))
    rules = rules_of("tahimi").read({})
    result = RESULT.validate_python(first.result)

    def seats_check(before: tuple[str, ...]) -> bool | None:
        standing = first.standing.model_copy(update={"order": before})
        seated, _ = rules.seat(SeatingRequest(standing, result, (), ()), Seeded(SEED, "seats"))
        second = first.model_copy(
            update={"number": 2, "join": (), "before": standing, "outcome": first.result, "standing": seated}
        )
        return prove(table(), second, [], first).checks["seats"]

    order = first.standing.order
    assert seats_check(order)
    assert seats_check(tuple("u9" if key == "s0" else key for key in order))
    assert not seats_check(tuple("u9" if key == "u1" else key for key in order))
    assert not seats_check(order[::-1])


def test_a_seed_is_not_in_what_is_logged_of_a_record() -> None:
    record, _ = played(("u1", "u2", "u3"))
    for text in (repr(record), str(record), repr(commit_seed(table(), SEED, NO_FAMILY))):
        assert SEED.hex() not in text
        assert repr(SEED) not in text
