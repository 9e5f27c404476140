"""How hard the property tests look: the same examples every time where CI=true, new ones elsewhere; ten times as many
where THOROUGH=true (`make long`).
"""

import os

from hypothesis import HealthCheck, settings

EXAMPLES = 40

settings.register_profile("quick", deadline=None, max_examples=EXAMPLES, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("quick"), derandomize=True)
settings.register_profile("thorough", settings.get_profile("quick"), max_examples=10 * EXAMPLES)
if os.environ.get("THOROUGH") == "true":
    settings.load_profile("thorough")
else:
    settings.load_profile("ci" if os.environ.get("CI") == "true" else "quick")
