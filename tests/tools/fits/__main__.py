"""`python -m tests.tools.fits [GAME …]`: find the fitted numbers of these games again, or of all, and print them."""

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tests.tools.fits import indian_chief, pif_paf, pif_paf_outlook, rumino, truc, tyzicha

FITS: Mapping[str, Callable[[float], Mapping[str, Any]]] = {
    "indian_chief": indian_chief.fit,
    "pif_paf": pif_paf.fit,
    "pif_paf_outlook": pif_paf_outlook.fit,
    "rumino": rumino.fit,
    "truc": truc.fit,
    "tyzicha": tyzicha.fit,
}


def main(names: Sequence[str], share: float = 1.0) -> int:
    """Print what each fit finds, with this share of its deals. 2 where a name is none of a game that has one."""
    if not set(names) <= FITS.keys():
        sys.stderr.write(f"usage: python -m tests.tools.fits [{' | '.join(FITS)}] …\n")
        return 2
    for name in names or FITS:
        for constant, value in FITS[name](share).items():
            sys.stdout.write(f"{name} {constant} = {value}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
