"""Settings that depend on each other."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.settings import Settings, unknown_names
from data.shards import ALL, Shards

POSTGRESQL = "postgresql://bot@localhost/cards"


def test_by_default_one_process_serves_every_server() -> None:
    assert Settings(_env_file=None).ranges == (ALL,)


def test_a_process_beside_others_needs_postgresql() -> None:
    assert Settings(_env_file=None, database=POSTGRESQL, shards="0-3/16").ranges == (Shards(0, 3, 16),)
    with pytest.raises(ValidationError, match=r"a file of SQLite is for one process; set DATABASE to postgresql://…"):
        Settings(_env_file=None, database=Path("house.db"), shards="0-3/16")
    assert Settings(_env_file=None, database=Path("house.db"), shards="0-3/4").ranges == (Shards(0, 3, 4),)


def test_a_mistyped_address_is_refused_and_its_password_said_to_nobody() -> None:
    with pytest.raises(ValidationError) as error:
        Settings(_env_file=None, database="postgres//bot:secret@host/cards")
    (told,) = error.value.errors()
    assert told["msg"].endswith("this is neither a file nor an address like postgresql://user:password@host/name")


def test_what_is_no_range_is_refused_with_a_sentence() -> None:
    with pytest.raises(ValidationError, match="'some' is neither auto nor a range of shards like 0-3/16"):
        Settings(_env_file=None, shards="some")


def test_discord_is_asked_through_a_proxy_where_one_is_named() -> None:
    assert Settings(_env_file=None).rest is None
    assert Settings(_env_file=None, discord_proxy="http://proxy:8080/").rest == "http://proxy:8080/api/v10"


def test_settings_that_no_version_has_are_named(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("# a comment\nDISCORD_TOKEN=x\ndatabase=y.db\nOLD_SETTING=1\nWROKERS=2\n")
    assert unknown_names(file) == ["OLD_SETTING", "WROKERS"]
    assert unknown_names(tmp_path / "none") == []
