"""The games that cases may be put to, and how each is asked."""

from collections.abc import Mapping

from tests.conformance import (
    dahimi,
    indian_chief,
    jubilee,
    one_eyed_jack,
    pif_paf,
    rumino,
    sampen,
    schwimmen,
    tadmur,
    tahimi,
    tarothimi,
    truc,
    tyzicha,
)
from tests.conformance.cases import Kind

GAMES: Mapping[str, Mapping[str, Kind]] = {
    "tahimi": tahimi.KINDS,
    "tarothimi": tarothimi.KINDS,
    "dahimi": dahimi.KINDS,
    "truc": truc.KINDS,
    "indian_chief": indian_chief.KINDS,
    "jubilee": jubilee.KINDS,
    "rumino": rumino.KINDS,
    "schwimmen": schwimmen.KINDS,
    "one_eyed_jack": one_eyed_jack.KINDS,
    "tadmur": tadmur.KINDS,
    "sampen": sampen.KINDS,
    "tyzicha": tyzicha.KINDS,
    "pif_paf": pif_paf.KINDS,
}
