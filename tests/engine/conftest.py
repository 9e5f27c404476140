"""How hard the property tests look: the same examples every time where CI=true, new ones elsewhere."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile("here", deadline=None, max_examples=120, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("here"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") == "true" else "here")
