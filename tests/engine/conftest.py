"""The effort of the property tests: a third of the examples where QUICK=true (`make test`), ten times as many where
THOROUGH=true (`make thorough`); the same ones every time where CI=true, elsewhere new ones.
"""

import os

from hypothesis import HealthCheck, settings

EXAMPLES = 40

quick, thorough, ci = (os.environ.get(name) == "true" for name in ("QUICK", "THOROUGH", "CI"))
settings.register_profile(
    "cards",
    deadline=None,
    max_examples=10 * EXAMPLES if thorough else EXAMPLES // 3 if quick else EXAMPLES,
    derandomize=ci and not thorough,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("cards")
