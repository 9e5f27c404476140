"""Nothing from outside is logged as it is: no token of an interaction, no address, no page."""

import ast
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import pytest

from bot.operations import logs
from bot.settings import Settings

ROOT = Path(__file__).parents[2]
OUTSIDE = ("FAILURES", "discord.", "aiohttp.", "HTTPException", "ClientError")  # types of errors that come from outside
LEVELS = ("debug", "info", "warning", "error", "critical", "log")
SECRET = "aW50ZXJhY3Rpb246-token_of.somebody"  # noqa: S105 -- of nobody


def modules() -> Iterator[Path]:
    for folder in ("bot", "cogs"):
        yield from (path for path in (ROOT / folder).rglob("*.py") if "sandbox" not in path.parts)


def as_they_are(tree: ast.AST) -> Iterator[str]:
    """The names of errors from outside that are logged as they are: caught ones, and those that a function is given."""
    for scope in ast.walk(tree):
        names = set()
        if isinstance(scope, ast.ExceptHandler) and scope.name and scope.type is not None:
            if any(one in ast.unparse(scope.type) for one in OUTSIDE):
                names = {scope.name}
        elif isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef):
            given = [one for one in scope.args.args if one.annotation is not None]
            names = {one.arg for one in given if ast.unparse(one.annotation or one).endswith(("Exception", "Error"))}
        for call in ast.walk(scope) if names else ():
            logged = isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in LEVELS
            if logged and isinstance(call, ast.Call) and ast.unparse(call.func).startswith("log."):
                yield from (one.id for one in call.args if isinstance(one, ast.Name) and one.id in names)


def test_errors_from_outside_are_described() -> None:
    found = {path.name: [*as_they_are(ast.parse(path.read_text()))] for path in modules()}
    assert not {name: names for name, names in found.items() if names}


def test_the_wall_sees_an_error_that_is_logged_as_it_is() -> None:
    caught = "try: ...\nexcept (*FAILURES, LookupError) as error:\n    log.warning('it failed: %r', error)"
    given = "def answer(error: Exception) -> None:\n    log.info('%s', error)"
    assert [*as_they_are(ast.parse(caught))] == [*as_they_are(ast.parse(given))] == ["error"]
    assert not [*as_they_are(ast.parse(caught.replace("error)", "describe(error))")))]


@pytest.mark.usefixtures("root_logger")
@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize("place", ["interactions/1576306343449460736", "webhooks/1576306343449460736"])
def test_no_token_reaches_the_log(form: str, place: str, capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up(Settings(_env_file=None, discord_token="no.token", log_format=form))
    address = f"https://discord.com/api/v10/{place}/{SECRET}"
    logging.getLogger("discord.http").warning("We are being rate limited. PATCH %s responded with 429.", f"{address}/x")
    try:
        raise aiohttp.ConnectionTimeoutError(f"Connection timeout to host {address}")
    except aiohttp.ClientError:
        logging.getLogger("bot.anywhere").exception("a task in the background failed")
    written = capsys.readouterr().err
    assert SECRET not in written
    assert written.count(f"{place}/…") == 2
    if form == "json":
        assert [json.loads(line)["level"] for line in written.splitlines()] == ["WARNING", "ERROR"]
