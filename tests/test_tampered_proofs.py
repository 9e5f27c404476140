"""Whatever word of a published file is changed, the script that checks it notices, or says that it does not prove it;
and whatever stands in a word's place, it answers with a sentence.
"""

import contextlib
import fileinput
import io
import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from bot.replay.verification import prove
from bot.tournaments.course import course_file
from engine.contract import SeatingRequest, Seeded, owed
from engine.contract.commitments import deck_commitment, openings
from engine.contract.proof_file import ProofFile
from engine.contract.proof_file import write as write_proof
from engine.contract.record import Record, write
from engine.daily import deal_seed, hand_seeds, rules_in, set_hash, write_set
from engine.games import GAMES
from tests.bot.courses import SECRET, Plan, course
from tests.bot.proven import person, played, table

pytestmark = pytest.mark.long

DOCS = Path(__file__).parents[1] / "docs"
GOLDEN = Path(__file__).parent / "golden"
LATER = (
    "tahimi-court-3",
    "tahimi-mooseyard-3",
    "mooseyard-usual-4",
    "tarothimi-cruel-3",
    "dahimi-usual-8",
    "jubilee-usual-2",
    "sampen-series-2",
)
CODE = {
    name: compile((DOCS / name).read_text("utf-8"), name, "exec")
    for name in ("verify.py", "verify_course.py", "verify_set.py")
}
WORD = re.compile(r'[^\s":,\[\]{}]+')
STRANGE = ("", "x", "null", "[]", "{}", "-1", "99999999999", '"', "é", "a b: c")
STRANGE_VALUES: tuple[Any, ...] = (None, "x", -1, 2**70, 0.5, [], {}, [[]], True)
MOVES = 6  # the number of lines of moves that are changed
BENT = 3  # how many words of each kind are replaced by something strange


class Said(NamedTuple):
    """What a script says of a file, and its exit code."""

    code: int
    out: str
    errors: str

    @property
    def unproved(self) -> str:
        return next((line for line in self.out.splitlines() if line.startswith("What this does not prove")), "")


def run(script: str, path: Path) -> Said:
    """Run a script on a file in this process. Whatever it raises, fails the test."""
    out, before, code, errors = io.StringIO(), sys.argv, 0, ""
    sys.argv = [script, str(path)]
    try:
        with contextlib.redirect_stdout(out):
            exec(CODE[script], {"__name__": "__main__", "__file__": str(DOCS / script)})  # noqa: S102 -- our own script
    except SystemExit as ended:
        code, errors = (int(ended.code or 0), "") if isinstance(ended.code, int | None) else (1, str(ended.code))
    finally:
        sys.argv = before
        fileinput.close()
    return Said(code, out.getvalue(), errors)


def other(word: str) -> str:
    """Another word of the same kind."""
    if re.fullmatch("[0-9a-f]{64}", word):
        return word[:-1] + ("0" if word[-1] != "0" else "1")
    if word in ("true", "false"):
        return "false" if word == "true" else "true"
    return str(int(word) + 1) if word.isdecimal() else f"{word}x"


class Place(NamedTuple):
    """A word of a text: where it stands, and what it is there."""

    start: int
    end: int
    kind: str


def words(text: str) -> Iterator[Place]:
    """The words of a record, a proof or a set. A head's are named by their line, and by the name in its JSON; those
    below by their number in the line.
    """
    at, below = 0, -1
    for line in text.split("\n"):
        below += not line or below >= 0
        found = [*WORD.finditer(line)]
        if below in range(1, MOVES + 1):
            yield from (Place(at + one.start(), at + one.end(), f"word {number}") for number, one in enumerate(found))
        elif below < 0 and found:
            key = found[0][0]
            for number, one in enumerate(found):
                name = [inner[1] for inner in re.finditer(r'"(\w+)":', line) if inner.start() <= one.start()][-1:]
                said = f".{name[0]}" if name and key != "rules" else f" {number}" if key in ("game", "set") else ""
                yield Place(at + one.start(), at + one.end(), key + said if number else "key")
        at += len(line) + 1


SAW = {"game 1": "game", "game 2": "version", "rules": "rules"}
CARRIED = ("scores", "chips", "lives", "out", "carried", "drawn", "retired", "dealer")
OF_A_RECORD = (
    SAW
    | {"word 0": "moves", "word 1": "moves", "word 2": "moves", "word 3": "moves", "word 4": "moves"}
    | {f"{line}.{name}": "what rounds carry along" for line in ("standing", "before") for name in CARRIED}
    | {f"result.{name}": "the result of the round before" for name in ("places", "winners", "scores", "left")}
    | {"leave": "has left", "standing.dealer": "a dealer whom a winner named"}
)
OF_A_PROOF = SAW | {"players": "number of players"}
OF_A_HAND = (
    dict.fromkeys((f"word {number}" for number in range(5)), "the moves")
    | {f"standing.{name}": "what it carries along" for name in CARRIED}
    | {f"result.{name}": "the result" for name in ("places", "winners", "scores", "left")}
)


def check_words(text: str, said: Callable[[str], Said], unproved: dict[str, str]) -> None:
    """Every word of a text changed, one at a time: it is noticed, or of a kind that is said not to be proved."""
    right, tried = said(text), Counter[str]()
    assert right.code == 0, right
    for start, end, kind in words(text):
        before, word, after = text[:start], text[start:end], text[end:]
        told = said(before + other(word) + after)
        noticed = told.code != 0 or told.out.split("\n")[0] != right.out.split("\n")[0]  # the hash that everybody saw
        gone = kind == "before.order" and f'"{word}"' in text.partition("leave: ")[2]
        listed = unproved.get(kind) if not gone else "has left"
        assert noticed or (listed is not None and listed in right.unproved), (kind, word)
        assert told.code == 0 or "NOT" in told.out or told.errors.endswith(".")
        tried[kind] += 1
        for strange in STRANGE if tried[kind] <= BENT else ():
            bent = said(before + strange + after)
            assert bent.code == 0 or "NOT" in bent.out or bent.errors.startswith(("This is no", "These files cannot"))


def alone(folder: Path) -> Callable[[str], Said]:
    """What verify.py says of a text."""

    def said(text: str) -> Said:
        path = folder / "round.txt"
        path.write_text(text, encoding="utf-8")
        return run("verify.py", path)

    return said


@pytest.mark.parametrize("game", GAMES)
def test_in_the_file_of_a_first_round(game: str, tmp_path: Path) -> None:
    form = GAMES[game].daily
    people = [person(at) for at in range(1, form.players + 1 if form else 4)]
    record, moves = played(tuple(one.key for one in people), game, **(form.options if form else {}))
    text = prove(table(*people), record, moves, None).text
    assert text is not None
    closed = GAMES[game].rules.CLOSED
    check_words(text, alone(tmp_path), OF_A_PROOF if closed else OF_A_RECORD)


@pytest.mark.parametrize("name", LATER)
def test_in_the_record_of_a_later_round(name: str, tmp_path: Path) -> None:
    lines = (GOLDEN / f"{name}.txt").read_text("utf-8").split("\n")
    check_words("\n".join(line for line in lines if line[:1] != " "), alone(tmp_path), OF_A_RECORD)


# A set with its hands


def hands(game: str, deal: int, secret: bytes, most: int) -> Iterator[tuple[str, str]]:
    """The files of the first hands of a deal, by name."""
    form, rules = rules_in(GAMES[game])
    before, result, keys = None, None, ("u7", *(f"s{at}" for at in range(1, form.players)))
    for number, seed in enumerate(islice(hand_seeds(deal_seed(secret, deal)), most), 1):
        joined = keys if before is None else ()
        standing = rules.seat(SeatingRequest(before, result, (), joined), Seeded(seed, "seats")).standing
        state = rules.start(standing, Seeded(seed, "deal"))
        while state.pending:
            decision = owed(state.pending)[0]
            state.play(decision.seat, GAMES[game].choose(state.view(decision.seat), decision))
        assert state.result is not None
        moves = tuple((seat, action.text) for seat, action in state.log)
        if rules.CLOSED:
            cards = {card for zone in state.revealed_zones() for card in zone.cards or ()}
            opened = openings(rules, form.players, seed, cards & {*rules.closed_deck(form.players)})
            text = write_proof(ProofFile(rules, form.players, deck_commitment(rules, seed), opened))
        else:
            text = write(Record(rules, standing, seed, moves, (), joined, before, result))
        yield f"deal-{deal}-{number}.txt", text
        before, result = standing, state.result
        if form.over(rules, standing, result):
            return


def whole(game: str, folder: Path) -> dict[str, str]:
    """A set with the hands of two deals, written into a folder."""
    secret = bytes(range(3, 35))
    files = {"set.txt": write_set(GAMES[game], 20_782, 1, set_hash(GAMES[game], secret), secret)}
    for deal in (1, 3):
        files |= dict(hands(game, deal, secret, 2))
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return files


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run verify.py within this process where verify_set.py starts it, once for each text."""
    known: dict[str, Said] = {}

    def started(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        text = Path(command[-1]).read_text("utf-8")
        said = known[text] = known.get(text) or run("verify.py", Path(command[-1]))
        return subprocess.CompletedProcess(command, said.code, said.out, said.errors)

    monkeypatch.setattr(subprocess, "run", started)


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("game", ["tahimi", "jubilee", "sampen", "schwimmen", "rumino"])
def test_in_each_file_of_a_set(game: str, tmp_path: Path) -> None:
    files = whole(game, tmp_path)
    for name, text in files.items():

        def said(changed: str, path: Path = tmp_path / name) -> Said:
            path.write_text(changed, encoding="utf-8")
            return run("verify_set.py", tmp_path)

        of_a_hand = {} if GAMES[game].rules.CLOSED else OF_A_HAND
        check_words(text, said, {"set 1": "day", "set 2": "slot"} if name == "set.txt" else of_a_hand)
        (tmp_path / name).write_text(text, encoding="utf-8")


@pytest.mark.parametrize("game", ["tahimi", "sampen", "schwimmen"])
def test_the_hands_of_a_set_belong_to_it_and_no_others(game: str, tmp_path: Path) -> None:
    files = whole(game, tmp_path)
    command = [sys.executable, str(DOCS / "verify_set.py"), str(tmp_path)]

    def told() -> subprocess.CompletedProcess[str]:
        return subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 -- our own script

    right = told()
    assert (right.returncode, right.stderr) == (0, "")
    assert "All agrees." in right.stdout
    assert right.stdout.splitlines()[-1].startswith("What this does not prove: ")
    (tmp_path / "deal-1-1.txt").write_text(files["deal-3-1.txt"], encoding="utf-8")
    wrong = told()
    assert wrong.returncode == 1
    assert "deal-1-1.txt does NOT belong to this set" in wrong.stdout
    (tmp_path / "deal-1-1.txt").unlink()
    (tmp_path / "deal-2-2.txt").write_text(files["deal-1-1.txt"], encoding="utf-8")
    assert "the hand before it is not here" in told().stdout


# The course of a tournament

OF_A_COURSE = {
    "entrants": "the names",
    "game": "the game",
    "form": "the form",
    "remarks": "what the remarks say",
    **dict.fromkeys(("rounds.tables.seats", "rounds.tables.struck"), "what came of the tables"),
    **dict.fromkeys((f"rounds.tables.{name}" for name in ("places", "margins", "shares", "sides")), "what came of"),
    "rounds.tables.stewards": "the places of stewards",
    "rounds.tables.entrants": "who was drawn to which table",
    "rounds.byes": "got a bye",
}


def leaves(told: Any, kind: str = "") -> Iterator[tuple[Any, Any, str]]:
    """Every value in a JSON document: what holds it, its key there, and the names that lead to it."""
    for key, value in list(told.items() if isinstance(told, dict) else enumerate(told)):
        here = (f"{kind}.{key}" if kind else key) if isinstance(told, dict) else kind
        if isinstance(value, dict | list):
            yield from leaves(value, here)
        else:
            yield told, key, here


@pytest.mark.parametrize(
    "plan",
    [
        Plan(9, 3, 3, 3),
        Plan(11, 4, 4, 2, "league", sides=2, moods=20),
        Plan(10, 2, 3, 3, "knock-out", moods=5, stewards=False),
    ],
)
def test_in_the_course_of_a_tournament(plan: Plan, tmp_path: Path) -> None:
    told, path = json.loads(json.dumps(course_file(course(Random(3), plan), SECRET))), tmp_path / "tournament.json"

    def said() -> Said:
        path.write_text(json.dumps(told), encoding="utf-8")
        return run("verify_course.py", path)

    right, tried = said(), Counter[str]()
    assert right.code == 0, right
    for holder, key, kind in leaves(told):
        value = holder[key]
        holder[key] = value + 1 if isinstance(value, int) and not isinstance(value, bool) else other_text(value)
        changed, listed = said(), OF_A_COURSE.get(kind)
        # Where a referee may have replaced somebody, the script names who was drawn and did not play.
        noticed = changed.code or ("see the remarks" in changed.out) > ("see the remarks" in right.out)
        assert noticed or (listed is not None and listed in right.unproved), (kind, value)
        tried[kind] += 1
        for strange in STRANGE_VALUES if tried[kind] <= BENT else ():
            holder[key] = strange
            bent = said()
            assert not bent.errors or bent.errors.startswith("This is no course"), bent
        holder[key] = value
    for name in [*told]:
        value = told.pop(name)
        assert said().errors.startswith("This is no course"), name
        told[name] = value


def other_text(value: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    fraction = re.fullmatch(r"-?\d+(/\d+)?", value)
    forms = {"swiss": "league", "league": "swiss", "knock-out": "swiss"}
    return forms.get(value) or (value + "1" if fraction else other(value))
