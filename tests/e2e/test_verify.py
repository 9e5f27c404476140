"""Seeds are promised by their hash, opened when a round is over, and never before; what was tampered with is told."""

import json
import re
import runpy
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from bot.interactions.handlers.memories.proof import SCRIPT
from bot.sandbox import buttons_of, text_of
from bot.table import lobby
from bot.table.scenes import scene_of
from tests.e2e.house import House
from tests.e2e.people import cards_in, dealt, ended, id_of, over, play_round, players, press, presses, public, seated
from tests.e2e.proofs import files_of, finished, hashes, next_round, told
from tests.said import heard, is_said, said

pytestmark = pytest.mark.long

KEPT = said("proof-kept")


def seen(house: House, secret: str) -> bool:
    """True if these words have gone to Discord, by text or by file."""
    sent = [json.dumps(call.body) for call in house.calls()]
    sent += [data.decode(errors="replace") for _, data in house.sandbox.world.files.values()]
    return any(secret in one for one in sent)


def tamper(house: House, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(house.database)) as raw, raw:
        assert raw.execute(statement, values).rowcount == 1


async def test_the_hash_shown_before_the_first_draw_is_that_of_the_seed_opened_after_the_round(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    await seated(marie, bob, seats=4)
    (promised,) = hashes(told(await bob.slash("cards verify")))
    assert f"`{promised[:10]}…`" in text_of(public(marie))
    await press(marie, "fill")
    await house.wait(10)
    assert said("hash-short", hash=promised[:10]) in text_of(public(marie))
    await dealt(marie, bob)
    record, played, _ = await house.saved()
    assert played is not None
    assert not hashes(public(marie))
    assert not seen(house, played.seed.hex())

    await play_round(players([marie, bob], "hash"), 1)
    await house.quiet()
    opened = text_of(told(await bob.slash("cards verify")))
    assert KEPT in opened
    (seed,) = [shown["seed"] for shown in heard("proof-seed", opened)]
    assert sha256(bytes.fromhex(seed)).hexdigest() == promised
    assert promised in opened
    assert seen(house, seed)
    assert not seen(house, record.next_seed)


async def test_every_round_ends_with_the_hash_of_the_next_and_stays_to_be_opened(house: House) -> None:
    people = await finished(house, "Marie", "Bob")
    more = told(await press(people[1], "more"))
    (promised,) = hashes(more)
    assert said("hash-next-short", hash=promised[:10]) in text_of(public(people[0]))
    await next_round(house, people, 2)
    second = told(await people[0].slash("cards verify"))
    assert said("proof-title", round=2) in text_of(second)
    assert promised in hashes(second)

    hands = told(await press(people[1], "open", more))
    checked = told(await press(people[1], "check", hands))
    by_command = told(await people[1].slash("cards verify", round=1))
    assert said("proof-title", round=1) in text_of(hands)
    assert said("proof-hands") in text_of(hands)
    assert not hashes(hands)
    assert text_of(checked) == text_of(by_command)
    assert all(KEPT in text_of(one) for one in (second, hands, checked))


async def test_hands_taxes_and_returns_are_those_of_the_round(house: House) -> None:
    people = await finished(house, "Marie", "Bob", "Zoé")
    await next_round(house, people, 2)
    _, played, moves = await house.saved()
    assert played is not None
    opened = text_of(told(await people[0].slash("cards verify")))
    hands = [cards_in(line.rpartition(" — ")[2]) for line in opened.splitlines() if re.match(r"\d\. ", line)]
    assert [len(hand) for hand in hands] == [13] * 4
    taxes = heard("proof-tax", opened)
    given = {move.seat: sorted(move.action.split()[1:]) for move in moves if move.action.startswith("give")}
    assert [sorted(cards_in(tax["returned"])) for tax in taxes] == [given[0], given[1]]
    for tax in taxes:
        assert any(set(cards_in(tax["paid"])) <= set(hand) for hand in hands)


async def test_the_files_check_the_round_without_the_bot(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    people = await finished(house, "Marie", "Bob")
    opened = told(await people[0].slash("cards verify"))
    files = files_of(house, opened)
    assert list(files) == ["round-1-1.txt", "verify.py"]
    assert files["verify.py"] == SCRIPT.read_text(encoding="utf-8")
    for name, content in files.items():
        (tmp_path / name).write_text(content, encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["verify.py", str(tmp_path / "round-1-1.txt")])
    runpy.run_path(str(tmp_path / "verify.py"))
    hash_line, verdict, *hands, unproved = capsys.readouterr().out.splitlines()
    assert hash_line.split()[1] in hashes(opened)
    assert verdict.startswith("seats as played")
    assert unproved.startswith("What this does not prove: ")
    shown = [line.rpartition(" — ")[2] for line in text_of(opened).splitlines() if re.match(r"\d\. ", line)]
    assert [sorted(line.split()[1:]) for line in hands] == [sorted(cards_in(line)) for line in shown]


async def test_nothing_is_opened_before_the_end(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    await seated(marie, bob, seats=4)
    (promised,) = hashes(told(await bob.slash("cards verify")))
    menu = await press(marie, "rules")
    assert hashes(told(menu)) == [promised]
    await press(marie, "fill")
    await house.wait(10)
    record, played, _ = await house.saved()
    assert played is not None
    for options in ({}, {"round": 1}):
        during = told(await bob.slash("cards verify", **options))
        assert said("refused-round-goes-on", round=1, hash=promised) in text_of(during)
        assert hashes(during) == [promised]
        assert not files_of(house, during)
    assert hashes(told(await press(bob, "more"))) == [promised]
    coming = told(await bob.slash("cards verify", round=2))
    assert hashes(coming) == [record.next_hash]
    assert text_of(told(await bob.slash("cards verify", round=3))) == said("refused-no-such-round", round=3)
    assert "open" not in {press.verb for press in presses(public(marie)).values()}
    assert not seen(house, played.seed.hex())
    assert not seen(house, record.next_seed)
    assert not house.sandbox.world.files

    await ended(marie)
    broken = told(await bob.slash("cards verify", round=1))
    assert said("refused-round-broken-off", round=1, hash=promised) in text_of(broken)
    assert not seen(house, played.seed.hex())


async def test_no_scene_holds_a_seed(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    await seated(marie, seats=4)
    await press(marie, "fill")
    await house.wait(10)
    table = await house.table()
    assert len(table.record.next_seed) == 64
    for user in (None, marie.user.id, bob.user.id):
        scene = scene_of(table, user)
        assert scene.round is not None
        assert (scene.record.next_seed, scene.round.seed) == ("", b"")
        assert scene.record.next_hash == table.record.next_hash


async def test_a_sealed_round_is_never_opened_whatever_the_table_says_later(house: House) -> None:
    marie, bob, zoe = house.people("Marie", "Bob", "Zoé")  # Zoé only watches
    await seated(marie, bob, seats=4)
    table = await house.table()
    await lobby.change_house_rules(table, marie.user.id, {"sealed": True})
    await press(marie, "fill")
    await house.wait(10)
    await dealt(marie, bob)
    during = text_of(told(await zoe.slash("cards verify")))
    assert is_said("refused-round-sealed", during, round=1)
    assert not is_said("refused-round-goes-on", during)
    await play_round(players([marie, bob], "sealed"), 1)
    await house.quiet()
    assert said("hands-sealed") in text_of(public(marie))
    assert "open" not in {press.verb for press in presses(public(marie)).values()}
    tamper(house, "UPDATE tables SET document = json_set(document, '$.sealed', json(?))", "false")
    _, played, _ = await house.saved()
    assert played is not None
    for options in ({}, {"round": 1}):
        sealed = told(await zoe.slash("cards verify", **options))
        assert said("refused-round-sealed", round=1, hash=played.commitment) in text_of(sealed)
        assert hashes(sealed) == [played.commitment]
    assert not seen(house, played.seed.hex())
    assert not house.sandbox.world.files


@pytest.mark.parametrize(
    ("statement", "value", "wrong"),
    [
        ("UPDATE rounds SET seed = ?", bytes(32), ["hash", "seats", "moves"]),
        ("UPDATE rounds SET commitment = ?", "00" * 32, ["hash"]),
        ("UPDATE rounds SET standing = json_set(standing, '$.carried.drawn', json(?))", "false", ["seats"]),
        ("UPDATE moves SET action = ? WHERE number = 0", "Ax9", ["moves"]),
        ("DELETE FROM moves WHERE number > ? AND number = (SELECT max(number) FROM moves)", -1, ["moves"]),
        ("UPDATE rounds SET result = json_set(result, '$.left', json(?))", "[0]", ["moves"]),
        ("UPDATE rounds SET options = json(?)", '{"jokers": "cruel"}', ["seats", "moves"]),
    ],
)
async def test_a_tampered_record_is_told_as_such(house: House, statement: str, value: object, wrong: list[str]) -> None:
    (marie,) = await finished(house, "Marie", seats=3)
    tamper(house, statement, value)
    opened = text_of(told(await marie.slash("cards verify")))
    assert said("proof-broken") in opened
    assert KEPT not in opened
    assert [name for name in ("hash", "seats", "moves") if f"❌ {said(f'proof-{name}-wrong')}" in opened] == wrong


async def test_a_closed_table_can_be_opened_after_a_restart_where_it_was_played(house: House) -> None:
    marie, bob = await finished(house, "Marie", "Bob")
    await ended(marie)
    await house.quiet()
    chronicle = public(marie)
    await house.shut()
    await house.open()
    (zoe,) = house.people("Zoé")  # a watcher
    by_command = told(await zoe.slash("cards verify"))
    assert KEPT in text_of(by_command)
    hands = told(await zoe.click(chronicle, id_of(chronicle, "open")))
    assert text_of(told(await press(zoe, "check", hands))) == text_of(by_command)
    assert not any(is_said(key, text_of(public(bob))) for key in ("next-deal", "hash-next-short"))


async def test_where_nothing_was_played_there_is_nothing_to_open(house: House) -> None:
    (marie,) = house.people("Marie")
    assert text_of(told(await marie.slash("cards verify"))) == said("refused-nothing-to-verify")


async def test_the_table_of_the_channel_is_meant_before_that_of_the_person(house: House) -> None:
    marie, *_ = await finished(house, "Marie")
    yard = house.sandbox.add_channel(house.guild, "yard")
    (bob,) = house.people("Bob")
    await seated(bob.at(yard))
    assert KEPT in text_of(told(await bob.slash("cards verify")))
    (promised,) = hashes(told(await marie.at(yard).slash("cards verify")))
    assert f"`{promised[:10]}…`" in text_of(public(bob.at(yard)))
    empty = house.sandbox.add_channel(house.guild, "cellar")
    assert KEPT in text_of(told(await marie.at(empty).slash("cards verify")))
    assert over(1)(public(marie))
    assert not [one for one in buttons_of(public(bob.at(yard))) if "open" in one.custom_id]
