"""Discord's refusals: its error codes and the shape of its error bodies."""

from __future__ import annotations

from collections.abc import Iterable
from http import HTTPStatus
from typing import Any, NamedTuple, Self

from bot.sandbox.world import JSON

#: Discord's code: HTTP status and sentence.
CODES: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    20012: (403, "You are not authorized to perform this action on this application"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30034: (400, "Max number of daily application command creates has been reached (200)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40005: (413, "Request entity too large"),
    40094: (400, "Maximum number of follow up messages reached"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50021: (403, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50045: (400, "File uploaded exceeds the maximum size"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    160004: (400, "A thread has already been created for this message"),
}


class Problem(NamedTuple):
    """One thing wrong with a body: the path to it, Discord's word for it, its sentence."""

    at: tuple[str | int, ...]
    code: str
    message: str


class Refusal(Exception):
    """A request Discord would refuse. `problems` are told under `errors`, in Discord's nesting.

    `retry_after` (seconds) comes with the refusals that are limits in time.
    """

    def __init__(self, code: int, problems: Iterable[Problem] = (), *, retry_after: float | None = None) -> None:
        self.code = code
        self.status, self.sentence = CODES[code]
        self.problems = tuple(problems)
        self.retry_after = retry_after
        super().__init__(f"{self.sentence} ({code}) {list(self.problems) or ''}".strip())

    @classmethod
    def plain(cls, status: int) -> Self:
        """A refusal without a code of Discord's own, such as 401 and 404 of the HTTP layer."""
        refusal = cls(50035)
        refusal.code, refusal.status = 0, status
        refusal.sentence = f"{status}: {HTTPStatus(status).phrase}"
        return refusal

    def body(self) -> JSON:
        """The JSON Discord answers with."""
        found: JSON = {"message": self.sentence, "code": self.code}
        if self.problems:
            found["errors"] = error_tree(self.problems)
        if self.retry_after is not None:
            found |= {"retry_after": self.retry_after, "global": False}
        return found


def error_tree(problems: Iterable[Problem]) -> JSON:
    """Problems nested by their paths, as in `{"components": {"0": {"label": {"_errors": [...]}}}}`."""
    tree: dict[str, Any] = {}
    for problem in problems:
        node = tree
        for step in problem.at:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": problem.code, "message": problem.message})
    return tree


def insist(problems: Iterable[Problem]) -> None:
    """Raise 50035 when there is any problem."""
    found = list(problems)
    if found:
        raise Refusal(50035, found)
