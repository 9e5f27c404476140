"""Addresses of PostgreSQL: what they may say is done, what they may not is refused with a sentence."""

import asyncio
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it has no stubs
import pytest
from sqlalchemy import URL

from data import database
from data.errors import DatabaseError
from data.postgres import address as postgres_address
from data.postgres import engines as postgres
from data.postgres.held import severed
from data.shards import parsed
from tests.data import raw
from tests.postgres import Server, free_port, pooled, served, unprivileged


@pytest.fixture
def kind() -> str:
    return "postgresql"


def url(text: str) -> URL:
    read = database.address(text)
    assert isinstance(read, URL)
    return read


def test_an_address_may_say_how_to_reach_a_server() -> None:
    plain = "postgresql://bot:secret@host:5433/cards"
    for more in ("sslmode=verify-full&sslrootcert=/etc/ca.pem", "application_name=cards", "host=/run/postgresql"):
        assert url(f"{plain}?{more}").render_as_string(hide_password=False).replace("%2F", "/") == f"{plain}?{more}"


def test_an_address_may_name_several_hosts() -> None:
    for text in ("postgresql://bot@one:1,two:2/cards", "postgresql://bot@/cards?host=one:1&host=two:2"):
        assert url(text).query["host"] == "one:1,two:2"
    both = url("postgresql://bot:secret@[::1]:5432,two/cards?target_session_attrs=read-write")
    assert dict(both.query) == {"host": "[::1]:5432,two", "target_session_attrs": "read-write"}
    assert (both.username, both.password, both.database) == ("bot", "secret", "cards")


@pytest.mark.parametrize(
    ("said", "refused"),
    [
        ("sslmode=maybe", "sslmode is one of disable, .*verify-full, and not maybe"),
        ("target_session_attrs=master", "target_session_attrs is one of"),
        ("password=secret", "may say host, .* but not password"),
        ("connect_timeout=3", "but not connect_timeout"),
        ("sslmode=require&sslmode=disable", "says sslmode twice"),
        ("port=five", "port is a number"),
    ],
)
def test_what_an_address_may_not_say_is_refused_with_a_sentence(said: str, refused: str) -> None:
    with pytest.raises(ValueError, match=refused) as error:
        database.address(f"postgresql://bot@host/cards?{said}")
    assert "secret" not in str(error.value)


@pytest.mark.parametrize("text", ["mysql://bot@host/cards", "postgresql://bot@host:port/cards", "://", "x://a,b"])
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="a file"):
        database.address(text)


@pytest.mark.parametrize(
    "text",
    [
        "postgres//bot:secret@host/cards",
        "postgresql:/bot:secret@host/cards",
        "postgresql:bot:secret@host/cards",
        "//bot:secret@host/cards",
        "postgresql://bot:a@secret@host/cards",
        "postgresql://bot:a@secret@one:1,two:2/cards",
        "postgresql://bot@/cards?host=bot:secret@host",
        "postgresql://bot:secret@host:port/cards",
    ],
)
def test_an_address_that_is_mistyped_is_refused_without_its_password(text: str) -> None:
    with pytest.raises(ValueError, match=r"neither a file nor|a host has no @") as error:
        database.address(text)
    assert "secret" not in f"{error.value}{error.value.__cause__}"


def test_a_database_is_called_without_its_password() -> None:
    for text in ("postgresql://bot:secret@host/cards", "postgres://bot:a%40secret@one:1,two:2/cards"):
        assert "secret" not in database.name(url(text))
    for file in ("tahimi.db", "/srv/tahimi@4/tahimi.db"):
        assert database.name(database.address(file)).endswith(file)


@pytest.fixture(scope="module")
def secured(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Path]]:
    """A server that speaks TLS with a certificate for localhost that it has signed by itself, and the certificate's
    path.
    """
    program = shutil.which("openssl")
    if program is None:
        pytest.skip("openssl is not installed: nothing signs a certificate")
    folder = tmp_path_factory.mktemp("tls")
    with served(durable=False) as server:
        server.stop()
        key, certificate = server.folder / "key.pem", server.folder / "certificate.pem"
        made = [program, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
        made += ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(certificate)]
        subprocess.run(made, check=True, capture_output=True)  # noqa: S603 -- a program of Debian's
        if (user := unprivileged()) is not None:
            shutil.chown(key, user, user)
        key.chmod(0o600)
        authority = Path(shutil.copy(certificate, folder / "authority.pem"))
        tls = {"ssl": "on", "ssl_cert_file": str(certificate), "ssl_key_file": str(key)}
        server.settings |= {"listen_addresses": "127.0.0.1", "port": str(free_port()), **tls}
        server.start()
        yield server, authority


def through_tls(server: Server, **query: str) -> URL:
    port = server.settings["port"]
    more = "&".join(f"{name}={value}" for name, value in query.items())
    return url(f"postgresql://tests@localhost:{port}/postgres?{more}")


async def refusal(where: URL) -> DatabaseError:
    with pytest.raises(DatabaseError) as refused:
        async with database.open(where):
            pass
    return refused.value


@pytest.mark.long
async def test_a_server_is_reached_with_tls_and_has_to_prove_who_it_is(
    secured: tuple[Server, Path], tmp_path: Path
) -> None:
    server, authority = secured
    known = {"sslmode": "verify-full", "sslrootcert": str(authority)}
    for query in ({"sslmode": "require"}, known):
        async with database.open(through_tls(server, **query, application_name="cards")) as store:
            told = await raw.rows(
                store,
                "SELECT ssl, application_name FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) "
                "WHERE pid = pg_backend_pid()",
            )
            assert told == [(True, "cards")]
    stranger = through_tls(server, **known).set(host="127.0.0.1")
    refused = await refusal(stranger)
    assert ("does not prove" in str(refused), refused.passing) == (True, False)
    missing = await refusal(through_tls(server, sslmode="verify-full", sslrootcert=str(tmp_path / "none.pem")))
    assert ("(sslrootcert in DATABASE) cannot be read" in str(missing), missing.passing) == (True, False)


@pytest.mark.long
async def test_a_server_without_tls_is_refused_where_the_address_asks_for_it(server: Server, where: URL) -> None:
    plain = free_port()
    async with await asyncio.start_server(no_tls, "127.0.0.1", plain):
        refused = await refusal(url(f"postgresql://tests@127.0.0.1:{plain}/x?sslmode=require"))
    assert ("speaks no TLS" in str(refused), refused.passing) == (True, False)


async def no_tls(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answer the wish for TLS as a server of PostgreSQL without TLS does."""
    await reader.readexactly(8)
    writer.write(b"N")
    writer.close()


@pytest.mark.long
async def test_of_several_hosts_the_first_that_answers_is_taken(server: Server, where: URL) -> None:
    folder = where.query["host"]
    several = url(f"postgresql://tests@/{where.database}?host=127.0.0.1:1,{folder}&target_session_attrs=read-write")
    async with database.open(several) as store:
        assert await store.tables.open_tables() == []


@pytest.mark.long
async def test_a_standby_is_trouble_that_passes_when_it_is_promoted() -> None:
    with served(durable=False) as server:
        where = server.database()
        async with database.open(where):
            pass
        server.stop()
        (server.folder / "data" / "standby.signal").touch()
        server.start()
        with pytest.raises(DatabaseError, match="a standby that was not promoted") as refused:
            async with database.hold(where, parsed("auto"), lambda: None):
                pass
        assert refused.value.passing
        attributes = where.update_query_dict({"target_session_attrs": "read-write"})
        none = await refusal(attributes)
        assert ("none of these servers is read-write" in str(none), none.passing) == (True, True)
        with pytest.raises(DatabaseError, match="takes no changes now"):
            await database.examine(where)
        server.promote()
        async with database.hold(where, parsed("auto"), lambda: None) as held:
            assert held is not None


@pytest.mark.long
async def test_a_read_only_database_is_trouble_that_may_pass(server: Server, where: URL) -> None:
    async with database.open(where) as store:
        await raw.run(store, f"ALTER DATABASE {where.database} SET default_transaction_read_only = on")
    refused = await refusal(where)
    assert ("takes no changes now" in str(refused), refused.passing) == (True, True)


@pytest.mark.long
async def test_a_pooler_that_pools_by_session_is_no_obstacle(where: URL) -> None:
    with pooled(where) as through:
        async with (
            database.hold(through, parsed("0/2"), lambda: None) as held,
            database.open(through, held=held) as store,
        ):
            await store.facts.write("who", "we")
            assert await store.facts.read("who") == "we"
            settings = await raw.rows(store, "SELECT name, setting FROM pg_settings WHERE name = 'synchronous_commit'")
            assert settings == [("synchronous_commit", postgres.SESSION["synchronous_commit"])]


async def test_a_server_that_ends_just_after_its_greeting_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    class Ended:
        terminated = False

        async def execute(self, _: str) -> None:
            raise asyncpg.InternalClientError("cannot switch to state 15; another operation (2) is in progress")

        def terminate(self) -> None:
            self.terminated = True

    ended = Ended()

    async def connect(*_: object, **__: object) -> Ended:
        return ended

    monkeypatch.setattr(asyncpg, "connect", connect)
    with pytest.raises(ConnectionResetError) as error:
        await postgres_address.connected(url("postgresql://bot@host/cards"), 1.0, {"a": "b"})
    assert severed(error.value)
    assert ended.terminated
