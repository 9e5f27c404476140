"""The files that prove a set once its day is closed: its own, and those of the deals that a person has played."""

import io
import zipfile
from pathlib import Path

from bot.refusal import Refused
from bot.replay.verification import prove
from data.daily.records import DailySet
from data.store import Store
from engine.daily.seeds import set_hash
from engine.daily.set_file import write
from engine.games import game_of

SCRIPTS = [Path(__file__).parents[2] / "docs" / name for name in ("verify_set.py", "verify.py")]


def kept(played: DailySet) -> bool:
    """True if the secret of the set gives the hash that was shown the day before."""
    return set_hash(game_of(played.game), played.secret) == played.hash


async def files_of(store: Store, user: int, played: DailySet) -> dict[str, str]:
    """The file of the set, and of each hand that this person has played in it, by name. Raises Refused while others may
    still play it.
    """
    if played.closed is None:
        raise Refused("daily_sealed", hash=played.hash)
    found = {"set.txt": write(game_of(played.game), played.day, played.slot, played.hash, played.secret)}
    own = await store.daily.attempts(user, [played.day])
    deals = next((one.deals for one in own if one.slot == played.slot), ())
    for number, deal in enumerate(deals, 1):
        found |= {f"deal-{number}-{hand}.txt": text for hand, text in await _hands(store, deal.table)}
    return found


async def _hands(store: Store, table: int) -> list[tuple[int, str]]:
    """The hands of a deal that are over, each with its record or its proof file."""
    saved, found, last = await store.load(table), [], None
    if saved is None:
        return []
    for number in range(1, saved[0].round + 1):
        stored = await store.round(table, number)
        if stored is None or stored[0].ended is None:
            break
        text = prove(saved[0], *stored, last).text
        if text is not None:
            found.append((number, text))
        last = stored[0]
    return found


def packed(files: dict[str, str]) -> bytes:
    """The files, and the scripts that check them, as one archive."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packing:
        for name, text in files.items():
            packing.writestr(zipfile.ZipInfo(name), text)
        for script in SCRIPTS:
            packing.writestr(zipfile.ZipInfo(script.name), script.read_bytes())
    return archive.getvalue()
