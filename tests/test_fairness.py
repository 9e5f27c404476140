"""The script that checks a round without the project agrees with the engine, and the page about it is true."""

import contextlib
import json
import re
import runpy
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from engine.cards.events import Dealt as HandDealt
from engine.climbing.events import Dealt, Drew
from engine.contract import RESULT, Result, Rules, SeatingRequest, Seeded, Standing
from engine.contract.record import Record, read, replay, seating_of, write
from engine.dahimi.game import Dahimi
from engine.daily import DEALS, deal_seed, set_hash, write_set
from engine.games import GAMES, rules_of
from engine.jubilee.round import JubileeRound
from engine.sampen.round import SampenRound
from engine.tahimi.game import Mooseyard, Tahimi
from engine.tarothimi.game import TarotHimi
from tests.engine.any_game import tables

DOCS = Path(__file__).parents[1] / "docs"
PAGE = (DOCS / "fairness.md").read_text(encoding="utf-8")
Run = Callable[[str], list[str]]
OPEN = [name for name, game in GAMES.items() if not game.rules.CLOSED]


@pytest.fixture
def verify(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The output of verify.py on a record, but for its last line: what it does not prove."""

    def run(text: str) -> list[str]:
        path = tmp_path / "round.txt"
        path.write_text(text, encoding="utf-8")
        monkeypatch.setattr("sys.argv", ["verify.py", str(path)])
        with contextlib.suppress(SystemExit):
            runpy.run_path(str(DOCS / "verify.py"))
        *lines, last = capsys.readouterr().out.splitlines()
        assert last.startswith("What this does not prove: ")
        return lines

    return run


def rules(random: Random) -> Rules:
    """House rules, whatever bears on seats and deals."""
    other = random.random()
    if other < 0.1:
        return Tahimi.read({"preset": "mooseyard"})
    policies = ["middle", "serf", "redraw", "pick"]
    if other < 0.2:
        return Mooseyard.read({"join_policy": random.choice(policies), "jokers": random.choice(["none", "wild"])})
    if other < 0.35:
        return TarotHimi.read({"join_policy": random.choice(policies), "divide_evenly": random.random() < 0.8})
    if other < 0.6:
        return Dahimi.read(
            {"join_policy": random.choice(["serf", "middle", "pick"]), "packs": random.choice(["auto", "auto", 1, 4])}
        )
    options: dict[str, object] = {
        "deck_mode": random.choice(["standard", "extra_suits", "expanded"]),
        "jokers": random.choice(["none", "low", "wild"]),
        "join_policy": random.choice(["middle", "serf", "redraw", "pick"]),
        "removal_rank": random.choice(["auto", "2", "7", "A"]),
        "deuces_high": random.random() < 0.4,
        "divide_evenly": random.random() < 0.8,
    }
    if random.random() < 0.2:
        options |= {"seating": "join_order", "first_lead": "after_dealer"}
    return Tahimi.read(options)


def record(random: Random) -> Record:
    """A round just dealt: a table's first, or a later one that people left and joined before."""
    house, seed = rules(random), random.randbytes(32)
    most = house.seats()[1]
    if random.random() < 0.4:
        keys = tuple(f"u{at}" for at in range(random.randint(3, most)))
        first = Record(house, Standing(order=keys), seed, join=keys)
        return Record(house, seating_of(first).standing, seed, join=keys)
    keys = tuple(random.sample([f"u{at}" for at in range(most)], random.randint(3, most)))
    before = Standing(order=keys, round=random.randint(1, 9))
    finish = random.sample(range(len(keys)), len(keys))
    ends = (Result.of_finish(tuple(finish)), Result.of_finish(tuple(finish[1:]), (finish[0],)), None)
    result = random.choice(ends)
    leave = tuple(random.sample(keys, random.randint(0, 2)))
    staying = sum(keys[seat] not in leave for seat in (result.finish if result else finish))
    join = tuple(f"n{at}" for at in range(random.randint(max(3 - staying, 0), most - staying)))
    written = Record(house, before, seed, (), leave, join, before, result)
    return Record(house, seating_of(written).standing, seed, (), leave, join, before, result)


@pytest.mark.long
@pytest.mark.parametrize("part", range(8))
def test_the_script_finds_what_the_engine_dealt(verify: Run, part: int) -> None:
    for number in range(40):
        written = record(Random(f"{part}:{number}"))
        state, _ = replay(written)
        hash_line, verdict, *hands = verify(write(written))
        assert hash_line == f"hash {sha256(written.seed).hexdigest()}"
        assert verdict.startswith("seats as played")
        dealt = [event for event in state.opening if isinstance(event, Dealt)]
        assert len(hands) == len(dealt) == len(written.standing.order)
        for event, line in zip(dealt, hands, strict=True):
            player, *cards = line.split()
            assert player == written.standing.order[event.seat]
            assert Counter(cards) == Counter(event.cards)


@pytest.mark.parametrize("game", OPEN)
def test_the_script_deals_every_open_game(verify: Run, game: str) -> None:
    """With any options, the first hand of a table and the second."""
    for number in range(8):
        random = Random(f"{game}:{number}")
        for table, state in tables(game, random):
            _, verdict, *lines = verify(write(table.record(state)))
            if "does not know" in verdict:
                pytest.skip("tests/test_complete.py says so")
            assert verdict == "seats as played; the hands as dealt:"
            order, stock = table.standing.order, lines[len(table.standing.order) :]
            hands = {player: Counter(cards) for player, *cards in map(str.split, lines[: len(order)])}
            dealt = [event for event in state.opening if isinstance(event, Dealt | HandDealt)]
            assert hands == {order[event.seat]: Counter(event.cards) for event in dealt}
            left = sum(zone.count or 0 for zone in state.view(None).zones if zone.name == "stock")
            assert len(stock) == bool(left)


@pytest.mark.parametrize("number", range(10))
def test_the_script_names_the_stock_from_its_top(verify: Run, number: int) -> None:
    table, state = next(tables("jubilee", Random(number)))
    assert isinstance(state, JubileeRound)
    assert verify(write(table.record(state)))[-1] == f"the stock, from its top: {' '.join(state.hidden.stock)}"
    table, state = next(tables("sampen", Random(number)))
    assert isinstance(state, SampenRound)
    lines = verify(write(table.record(state)))[-1].split(": ")[1].split()
    assert lines[0] == state.public.discards[0], "the first upcard"
    assert tuple(lines[len(lines) - len(state.hidden.stock) :]) == state.hidden.stock


def test_the_script_tells_other_seats_and_another_dealer(verify: Run) -> None:
    house = Tahimi.read({})
    keys = ("a", "b", "c", "d")
    standing = seating_of(Record(house, Standing(order=keys), bytes(32), join=keys))[0]
    for changes in ({"order": standing.order[::-1]}, {"dealer": 1}):
        wrong = Record(house, standing.model_copy(update=changes), bytes(32), join=keys)
        assert verify(write(wrong))[1].startswith("seats NOT AS played")


def test_the_script_reads_records_with_moves(verify: Run) -> None:
    written = record(Random(1))
    assert verify(write(written)) == verify(write(replace(written, moves=((0, "Kx3"), (1, "pass")))))


def older(text: str) -> str:
    """A record in the form that it had before results had places."""

    def standing(line: re.Match[str]) -> str:
        payload = json.loads(line[2])
        kept = {name: payload[name] for name in ("order", "round", "dealer")}
        return f"{line[1]}: {json.dumps(kept | {'drawn': payload['carried'].get('drawn', False)})}"

    def result(line: re.Match[str]) -> str:
        ended = RESULT.validate_json(line[1])
        return f"result: {json.dumps({'finish': ended.finish, 'left': ended.left})}"

    text = re.sub(r"^(standing|before): (.+)$", standing, text, flags=re.MULTILINE)
    return re.sub(r"^result: (.+)$", result, text, flags=re.MULTILINE)


@pytest.mark.parametrize("part", range(4))
def test_the_script_says_the_same_of_the_older_form(verify: Run, part: int) -> None:
    for number in range(20):
        text = write(record(Random(f"{part}:{number}")))
        before = older(text)
        assert before != text
        assert "places" not in before
        assert read(before, rules_of) == read(text, rules_of)
        assert verify(before) == verify(text)


def test_the_script_accuses_nobody_in_a_game_whose_deal_it_does_not_know(verify: Run) -> None:
    text = write(record(Random("another game")))
    known = verify(text)
    assert len(known) > 2
    (hash_line, line) = verify(re.sub(r"^game: \w+", "game: whist", text, flags=re.MULTILINE))
    assert hash_line == known[0]
    assert line == "This script does not know how whist is dealt."


@pytest.mark.parametrize(("script", "most"), [("verify.py", 260), ("verify_set.py", 120), ("verify_course.py", 200)])
def test_a_script_stays_short_and_alone(script: str, most: int) -> None:
    """Somebody who trusts nobody reads all of it, so it has to be read in a quarter of an hour. One more parlour game
    takes a few rows of data. What takes more code needs a better idea.
    """
    lines = (DOCS / script).read_text(encoding="utf-8").splitlines()
    assert len(lines) <= most
    for module in [line.split()[1] for line in lines if line.startswith(("import ", "from "))]:
        assert module.partition(".")[0] in sys.stdlib_module_names


# The page


def block(kind: str) -> str:
    (found,) = re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)
    return str(found)


EXAMPLE = read(block("record"), rules_of)


def test_the_example_is_what_the_script_says(verify: Run) -> None:
    assert verify(block("record")) == block("output").splitlines()[:-1]
    assert block("output").splitlines()[-1].startswith("What this does not prove: that hash, game, version and rules")
    assert write(EXAMPLE).rstrip() == block("record").rstrip()


def test_the_examples_draw_is_the_engines() -> None:
    rows = re.findall(r"^\| (\w+) \| (\d+) \| (\d+) \| (\d+) \| (\w+) \|$", PAGE, re.MULTILINE)
    luck, pack = Seeded(EXAMPLE.seed, "seats"), [*map(str, range(2, 11)), *"JQKA"] * 4
    drawn: dict[str, tuple[str, ...]] = {}
    for who, number, left, place, card in rows:
        assert len(pack) == int(left)
        assert int(number) % len(pack) == int(place) == luck.below(len(pack))
        assert pack.pop(int(place)) == card
        drawn[who] = (*drawn.get(who, ()), card)
    standing, events = seating_of(EXAMPLE)
    assert standing == EXAMPLE.standing
    assert {event.player: event.ranks for event in events if isinstance(event, Drew)} == drawn
    digest = sha256(EXAMPLE.seed + b"seats" + bytes(8)).hexdigest()
    assert f"`{digest[:16]}`, which is {int(digest[:16], 16)}" in PAGE


def test_the_examples_shuffle_begins_as_the_page_says() -> None:
    rows = re.findall(r"^\| (\d+) \| (\d+) and (\d+) \|$", PAGE, re.MULTILINE)
    luck = Seeded(EXAMPLE.seed, "deal")
    assert [int(place) for _, place, _ in rows] == [51, 50, 49]
    for number, place, other in rows:
        assert int(number) % (int(place) + 1) == int(other) == luck.below(int(place) + 1)


@pytest.mark.parametrize("name", GAMES)
def test_the_script_checks_a_set_of_a_day(name: str, verify: Run) -> None:
    game, secret = GAMES[name], bytes(range(1, 33))
    shown = set_hash(game, secret)
    text = write_set(game, 20_782, 1, shown, secret)
    told = verify(text)
    assert told[:2] == [f"hash {shown}", "promise kept, deck as promised"]
    assert told[3:] == ([] if game.rules.CLOSED else [f"{at} deal-{at + 1}" for at in range(DEALS)])
    assert (secret.hex() not in text) == game.rules.CLOSED
    assert "NOT KEPT" in verify(write_set(game, 20_782, 1, "0" * 64, secret))[1]
    if not game.rules.CLOSED:
        assert "NOT AS" in verify(text.replace(deal_seed(secret, 2).hex(), "0" * 64))[4]


def test_the_seed_of_a_deal_is_in_its_set_and_in_the_record_of_its_first_hand(verify: Run) -> None:
    game, secret = GAMES["tahimi"], bytes(range(2, 34))
    text, seed = write_set(game, 20_782, 0, set_hash(game, secret), secret), deal_seed(secret, 2)
    keys = ("a", "b", "c", "d", "e")
    standing = Tahimi().seat(SeatingRequest(None, None, (), keys), Seeded(seed, "seats")).standing
    record = write(Record(Tahimi(), standing, seed, join=keys))
    assert f"seed: {text.splitlines()[-2].split()[-1]}" in record.splitlines()
    assert "seats as played; the hands as dealt:" in verify(record)
