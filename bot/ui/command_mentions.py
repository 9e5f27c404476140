"""Commands in sentences. Texts have them as `/cards start`; Discord makes a button of them where it is told their ids,
which come with their registration. Until they are known they are read as they are written.
"""

import re
from collections.abc import Mapping

WRITTEN = re.compile(r"`/([\w-]+)((?: [\w-]+)*)`")

_ids: dict[str, int] = {}  # of this process's application, by the command's first word


def learn(ids: Mapping[str, int]) -> None:
    """Learn which commands can be pressed: these, and no others."""
    _ids.clear()
    _ids.update(ids)


def pressable(text: str) -> str:
    """The text, with every command that it names as one that can be pressed, where its id is known."""
    return WRITTEN.sub(_mention, text) if _ids and "`/" in text else text


def _mention(written: re.Match[str]) -> str:
    command, path = written.groups()
    return f"</{command}{path}:{_ids[command]}>" if command in _ids else written[0]
