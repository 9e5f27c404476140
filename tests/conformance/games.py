"""The games that cases may be put to, and how each is asked."""

from collections.abc import Mapping

from tests.conformance import dahimi, tahimi, tarothimi
from tests.conformance.cases import Kind

GAMES: Mapping[str, Mapping[str, Kind]] = {
    "tahimi": tahimi.KINDS,
    "tarothimi": tarothimi.KINDS,
    "dahimi": dahimi.KINDS,
}
