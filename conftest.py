"""Whatever is tested: what the tests have imported stays, so the garbage collector need not look through it again."""

import gc

import pytest


def pytest_collection_finish(session: pytest.Session) -> None:
    """Set aside what collection has made. A sixth of the tests' processor time went into looking through it."""
    del session
    gc.collect()
    gc.freeze()
