"""A PostgreSQL server of the tests' own: on a socket in a temporary folder, run as an unprivileged user."""

import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from sqlalchemy import URL

NOBODY = 65534  # the user and the group that own nothing: the server refuses to run as root
START_SECONDS = 30.0
KINDS = ("sqlite", pytest.param("postgresql", marks=pytest.mark.long))  # for tests of all databases
MISSING = "PostgreSQL is not installed: nothing is tested on it (Debian's package is called postgresql)"


def programs() -> Path | None:
    """The folder of the newest server that is installed."""
    of_debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    elsewhere = shutil.which("initdb")
    return of_debian[-1] if of_debian else Path(elsewhere).resolve().parent if elsewhere else None


@dataclass
class Server:
    """One server. `folder` has its data and its socket, `settings` what is unusual of it."""

    folder: Path
    bin: Path
    settings: dict[str, str] = field(default_factory=dict)
    process: subprocess.Popen[bytes] | None = None

    def url(self, database: str = "postgres") -> URL:
        """The address of one of its databases."""
        return URL.create("postgresql", username="tests", database=database, query={"host": str(self.folder)})

    def database(self, template: str = "template0", *options: str) -> URL:
        """A new database, made as a copy of another one. `options`: more of createdb's."""
        name = f"tests_{secrets.token_hex(8)}"
        self._run("createdb", "--host", str(self.folder), "--username", "tests", "--template", template, *options, name)
        return self.url(name)

    def drop(self, url: URL) -> None:
        """Forget a database, whoever is still connected to it."""
        self._run("dropdb", "--force", "--host", str(self.folder), "--username", "tests", url.database or "")

    def promote(self) -> None:
        """Let a standby take changes from now on."""
        self._run("pg_ctl", "promote", "-D", str(self.folder / "data"))

    def start(self) -> None:
        """Run it, and wait until it answers."""
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(self.folder),
            "max_connections": "200",
            "shared_buffers": "32MB",
            **self.settings,
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(  # noqa: S603 -- a program of Debian's, and our own arguments
                [self.bin / "postgres", "-D", self.folder / "data", *options],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                user=unprivileged(),
                group=unprivileged(),
            )
        end = time.monotonic() + START_SECONDS
        while not self._answers():
            if self.process.poll() is not None or time.monotonic() > end:
                raise RuntimeError((self.folder / "log").read_text()[-2000:])
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it: at once but in order, or by SIGQUIT or SIGKILL as if the power had failed."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait()
            self.process = None

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(  # noqa: S603 -- as above
            [self.bin / program, *arguments],
            check=True,
            capture_output=True,
            cwd=self.folder,
            user=unprivileged(),
            group=unprivileged(),
        )

    def _answers(self) -> bool:
        port = self.settings.get("port", "5432")
        asked = [str(self.bin / "pg_isready"), "--host", str(self.folder), "--port", port]
        return subprocess.run(asked, check=False, capture_output=True).returncode == 0  # noqa: S603 -- as above


def unprivileged() -> int | None:
    """The user who runs it; None for the user of the tests."""
    return NOBODY if os.geteuid() == 0 else None


def free_port() -> int:
    """A port of 127.0.0.1 at which nothing listens."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
    return port


POOLER = """\
[databases]
{database} = host={server} user={user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {port}
unix_socket_dir =
auth_type = any
pool_mode = session
"""


@contextmanager
def pooled(url: URL) -> Iterator[URL]:
    """The address of a database through PgBouncer, which pools by session and is as Debian sets it up otherwise. Skips
    the test where it is not installed.
    """
    program = shutil.which("pgbouncer")
    if program is None:
        pytest.skip("PgBouncer is not installed (Debian's package is called pgbouncer)")
    port = free_port()
    text = POOLER.format(database=url.database, server=url.query["host"], user=url.username, port=port)
    with tempfile.TemporaryDirectory(prefix="pooler") as name, (Path(name) / "log").open("wb") as log:
        Path(name).chmod(0o755)
        (Path(name) / "pgbouncer.ini").write_text(text)
        command = [program, f"{name}/pgbouncer.ini"]
        process = subprocess.Popen(command, stdout=log, stderr=log, user=unprivileged(), group=unprivileged())  # noqa: S603 -- as below
        try:
            while not _listens(port):
                assert process.poll() is None, (Path(name) / "log").read_text()
                time.sleep(0.02)
            yield url.set(host="127.0.0.1", port=port, query={})
        finally:
            process.kill()
            process.wait()


def _listens(port: int) -> bool:
    with socket.socket() as one:
        return one.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def served(*, durable: bool) -> Iterator[Server]:
    """A server that runs. `durable`: whether a commit is on the disk, and not only handed to the machine; the death
    of the server loses nothing either way. Skips the test where PostgreSQL is not installed.
    """
    found = programs()
    if found is None:
        pytest.skip(MISSING)
    with tempfile.TemporaryDirectory(prefix="pg") as name:  # short: a socket's path has some hundred characters at most
        folder = Path(name)
        if os.geteuid() == 0:
            os.chown(folder, NOBODY, NOBODY)
        server = Server(folder, found)
        server._run("initdb", "-D", str(folder / "data"), "--username", "tests", "--auth", "trust", "--no-sync")
        with (folder / "data" / "postgresql.conf").open("a") as file:
            file.write("" if durable else "fsync = off\nfull_page_writes = off\n")
        try:
            server.start()
            yield server
        finally:
            server.stop()
