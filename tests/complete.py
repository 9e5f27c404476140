"""What a game still lacks before players get it, in one list: `python -m tests.tools.new_game NAME --lacks` prints it.
The game can be played without any of this; docs/adding-a-game.md says how each is made.
"""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from bot.games.shows import presenter_of
from bot.ui import naming
from bot.ui.language import ENGLISH, languages
from bot.ui.rulebook import chapters
from bot.ui.texts import texts_of
from engine.contract import owed
from engine.contract.record import write
from engine.games import GAMES, rules_of
from tests import golden
from tests.conformance import games as conformance
from tests.engine.any_game import tables
from tests.engine.search import thoughts
from tests.lessons import moments, only
from tests.tools.strength import seeing

ROOT = Path(__file__).parents[1]
CHAPTERS = ("in-short", "house-rules")  # lessons begin with the one, and the list of options is held against the other
CASES_OF = {"mooseyard": "tahimi"}  # the same rules with other options: its cases stand with theirs


def lacks(game: str) -> Iterator[str]:
    """A line for each thing, with the place where it belongs."""
    text = game.replace("_", "-")
    if not naming.about_game(game):
        yield f"game-{text} with .about, what it is in a line: bot/texts/en/games/{game}.ftl"
    if not (ROOT / f"docs/spec/{game}.md").exists():
        yield f"the specification: docs/spec/{game}.md"
    book = {chapter.name for chapter in chapters(game)}
    yield from (f"a chapter: docs/rules/en/{game}/<number>-{name}.md" for name in CHAPTERS if name not in book)
    cases = CASES_OF.get(game, game)
    if cases not in conformance.GAMES or not (ROOT / f"tests/conformance/{cases}.yaml").exists():
        yield f"rule cases: tests/conformance/{game}.yaml, {game}.py and games.py"
    rounds = [name for name, rules, _ in golden.wanted() if game == rules.GAME and name not in golden.files()]
    if rounds:
        yield f"golden records, which `python -m tests.golden` writes: {', '.join(rounds)}"
    if not rules_of(game).CLOSED and not dealt_by_script(game):
        yield f"how {game} is dealt: docs/verify.py"
    yield from (f"{text}-coach-{kind}: bot/texts/en/lesson.ftl" for kind in untaught(game))
    if GAMES[game].daily is None:
        yield f"a deal of the day, `daily=` of its GAME: engine/{game}/__init__.py"
    if game not in thoughts.recorded():
        yield "the thoughts of a vizier, which `python -m tests.engine.search.thoughts` records"
    if GAMES[game].playouts["vizier"] and game not in {*seeing.LOOKS, *seeing.TAHIMI}:
        yield "its search in the true world: LOOKS in tests/tools/strength/seeing.py"
    for language in languages():
        if language != ENGLISH and f"game-{text}" not in texts_of(language).sources:
            yield f"its texts and its book in another language: `python -m tests.tools.languages {language}` lists them"


def dealt_by_script(game: str) -> bool:
    """True if the script for players knows how the game is dealt; that it deals it right is tested with it."""
    table, state = next(tables(game, Random(game)))
    script = [sys.executable, str(ROOT / "docs/verify.py")]
    record = write(table.record(state))
    told = subprocess.run(script, input=record, capture_output=True, text=True, check=True)  # noqa: S603 -- our own
    return "does not know" not in told.stdout


def untaught(game: str) -> list[str]:
    """The kinds of decisions of which the coach of a lesson says nothing."""
    taught: dict[str, bool] = {}
    for moment in moments(game):
        for asked in owed(moment.state.pending):
            if asked.kind not in taught and not only(asked):
                scene, _, own = moment.seen_by(asked.seat)
                taught[asked.kind] = bool(presenter_of(game).taught(scene, own))
    return [kind for kind, said in taught.items() if not said]
