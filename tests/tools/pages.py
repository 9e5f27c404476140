"""Pages whose figures are written by what measures them, each between marks of its own; the words around are kept."""

import platform
from pathlib import Path

_END = "<!-- /{} -->"


def write(page: Path, section: str, by: str, figures: str) -> None:
    """Put the figures between the marks of their section; a page without these gets them at its end."""
    begin, end = f"<!-- {section}: written by {by} -->", _END.format(section)
    written = f"{begin}\n{figures.strip()}\n{end}"
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    if begin in text and end in text:
        text = text[: text.index(begin)] + written + text[text.index(end) + len(end) :]
    else:
        text = f"{text.rstrip()}\n\n{written}\n".lstrip()
    page.write_text(text, encoding="utf-8")


def read(page: Path, section: str) -> str:
    """The figures between the marks of a section; "" where a page has none."""
    _, _, after = page.read_text(encoding="utf-8").partition(f"<!-- {section}: written by ")
    return after.partition(" -->")[2].partition(_END.format(section))[0].strip()


def machine() -> str:
    """The processors and the system."""
    known = Path("/proc/cpuinfo")
    lines = known.read_text(encoding="utf-8").splitlines() if known.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    processors = f"{len(models)} × {models[0]}" if models else platform.machine()
    release, _, _ = platform.release().partition("-")
    return f"{processors}, {platform.system()} {release}"
