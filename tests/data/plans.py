"""The plan by which a database carries a statement out."""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection

from data.sqlite.threads import Reader
from data.store import Store

GROWING = {"tables", "messages", "rounds", "results", "figures"}  # as `stored.fill` fills them


FEW = {"ix_tables_open_guild", "ix_tables_open_channel", "ix_messages_summoning"}  # of what is open, and no more


Statement = tuple[str, Any]


async def read_by(store: Store, ask: Callable[[], Awaitable[object]]) -> list[Statement]:
    """The statements by which the store answers a question."""
    found: list[Statement] = []

    def note(_: object, __: object, statement: str, parameters: object, *___: object) -> None:
        found.append((statement, parameters))

    engines = [store._reader.engine.sync_engine]
    if isinstance(store._reader, Reader):
        engines.append(store._reader.own)
    for engine in engines:
        event.listen(engine, "before_cursor_execute", note)
    await ask()
    for engine in engines:
        event.remove(engine, "before_cursor_execute", note)
    return [one for one in found if "SELECT" in one[0]]


async def scans(
    connection: AsyncConnection, statement: Statement, growing: AbstractSet[str] = frozenset(GROWING)
) -> list[str]:
    """The scans in a statement's plan that read a table that grows from one end to the other."""
    if connection.dialect.name == "postgresql":
        plan = await connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {statement[0]}", statement[1])
        return list(_scans_of(plan.scalar_one()[0]["Plan"], growing))
    plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement[0]}", statement[1])
    scanned = [row.detail.split() for row in plan if row.detail.startswith("SCAN ")]
    return [" ".join(words) for words in scanned if words[1] in growing and not FEW.intersection(words)]


def _scans_of(node: Mapping[str, Any], growing: AbstractSet[str]) -> Iterator[str]:
    kind = node["Node Type"]
    if kind == "Seq Scan" and node["Relation Name"] in growing:
        yield f"{kind} {node['Relation Name']}"
    if "Index Name" in node and "Index Cond" not in node and node["Index Name"] not in FEW:
        yield f"{kind} {node['Index Name']}"
    for below in node.get("Plans", ()):
        yield from _scans_of(below, growing)
