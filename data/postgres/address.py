"""Addresses of PostgreSQL databases, in the form of libpq's, and a connection to one."""

import re
import ssl
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it has no stubs
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from data.errors import DatabaseError

CONNECT_SECONDS = 10.0  # the time that a server has to take a connection
SCHEMES = ("postgresql", "postgres", "postgresql+asyncpg")
FILES = ("sslrootcert", "sslcert", "sslkey", "sslcrl")
# The parameters that an address may have after its question mark, and their values, where these are few.
PARAMETERS: dict[str, tuple[str, ...]] = {
    "host": (),
    "port": (),
    "application_name": (),
    "passfile": (),
    "sslmode": ("disable", "allow", "prefer", "require", "verify-ca", "verify-full"),
    **dict.fromkeys(FILES, ()),
    "ssl_min_protocol_version": ("TLSv1.2", "TLSv1.3"),
    "ssl_max_protocol_version": ("TLSv1.2", "TLSv1.3"),
    "target_session_attrs": ("any", "primary", "standby", "read-only", "read-write", "prefer-standby"),
}
_SEVERAL = re.compile(r"(?P<before>[^:/?#]+://(?:[^/?#]*@)?)(?P<hosts>[^/?#@]*,[^/?#@]*)(?P<after>.*)")

NEITHER = "this is neither a file nor an address like postgresql://user:password@host/name"
NO_HOST = "a host has no @: write %40 for it in a user or a password"
ELSEWHERE = "tables are kept in a file of SQLite or in PostgreSQL, and in nothing else"


def parsed(text: str) -> URL:
    """An address like postgresql://user:password@host/name?sslmode=verify-full; of several hosts, with commas between,
    the first that answers is taken. Raises ValueError with a plain sentence.
    """
    several = _SEVERAL.fullmatch(text)
    try:
        url = make_url(several["before"] + several["after"] if several else text)
    except (ArgumentError, ValueError):
        raise ValueError(NEITHER) from None
    if url.drivername not in SCHEMES:
        raise ValueError(ELSEWHERE)
    if several:
        url = url.update_query_dict({"host": several["hosts"]})
    hosts = url.query.get("host", "")
    if isinstance(hosts, tuple):
        url = url.update_query_dict({"host": ",".join(hosts)})
    if "@" in f"{url.host}{url.query.get('host')}":  # a part of the password, which would be printed as the host
        raise ValueError(NO_HOST)
    for name, value in url.query.items():
        _check(name, value)
    return url


def _check(name: str, value: str | tuple[str, ...]) -> None:
    """Check that an address may say this. Raises ValueError."""
    if name not in PARAMETERS:
        raise ValueError(f"an address may say {', '.join(PARAMETERS)} after its question mark, but not {name}")
    if isinstance(value, tuple):
        raise ValueError(f"this address says {name} twice")
    if PARAMETERS[name] and value not in PARAMETERS[name]:
        raise ValueError(f"{name} is one of {', '.join(PARAMETERS[name])}, and not {value}")
    if name == "port" and not all(port.isdigit() for port in value.split(",")):
        raise ValueError(f"port is a number, and not {value}")


def name(url: URL) -> str:
    """The name of the database where people read it: without its password."""
    return url.render_as_string(hide_password=True)


async def connected(url: URL, seconds: float, settings: Mapping[str, str]) -> Any:
    """A connection of asyncpg's with these settings, whose commands may take `seconds` seconds each. Raises
    DatabaseError where somebody must change the address or the server's TLS, and what asyncpg raises otherwise.
    """
    for file in FILES:
        _check_file(file, url.query.get(file))
    text = url.set(drivername="postgresql").render_as_string(hide_password=False)
    try:
        connection = await asyncpg.connect(text, timeout=CONNECT_SECONDS, command_timeout=seconds)
    except ssl.SSLCertVerificationError as error:
        raise DatabaseError(f"{name(url)} does not prove that it is that server: {error.verify_message}") from error
    except ConnectionError as error:
        if "rejected SSL upgrade" not in str(error):  # asyncpg has no class for it
            raise
        raise DatabaseError(f"{name(url)} speaks no TLS, which sslmode in DATABASE asks for") from error
    except asyncpg.exceptions.TargetServerAttributeNotMatched as error:
        wanted = url.query.get("target_session_attrs")
        raise DatabaseError(f"{name(url)}: none of these servers is {wanted} now", passing=True) from error
    except (asyncpg.exceptions.ClientConfigurationError, ValueError) as error:
        raise DatabaseError(f"{name(url)}: {error}") from error
    # Not as it begins: a pooler refuses a connection with such wishes.
    try:
        await connection.execute("; ".join(f"SET {setting} = '{value}'" for setting, value in settings.items()))
    except asyncpg.InternalClientError as error:  # so asyncpg says that the server ended just after its greeting
        connection.terminate()
        raise ConnectionResetError(f"{name(url)} ended the connection as it began") from error
    return connection


def _check_file(parameter: str, path: object) -> None:
    """Check that a file which the address names can be read. Raises DatabaseError."""
    try:
        if path:
            Path(str(path)).open("rb").close()
    except OSError as error:
        raise DatabaseError(f"{path} ({parameter} in DATABASE) cannot be read: {error.strerror}") from error
