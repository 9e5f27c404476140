"""How a database carries a statement out."""

from collections.abc import Iterator, Mapping
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

GROWING = {"tables", "messages", "rounds", "results", "figures"}  # as `stored.fill` fills them


FEW = {"ix_tables_open_guild", "ix_tables_open_channel", "ix_messages_summoning"}  # of what is open, and no more


Statement = tuple[str, Any]


async def scans(connection: AsyncConnection, statement: Statement) -> list[str]:
    """What is read from one end to the other of all that grows."""
    if connection.dialect.name == "postgresql":
        told = await connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {statement[0]}", statement[1])
        return list(_scans_of(told.scalar_one()[0]["Plan"]))
    told = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement[0]}", statement[1])
    scanned = [row.detail.split() for row in told if row.detail.startswith("SCAN ")]
    return [" ".join(words) for words in scanned if words[1] in GROWING and not FEW.intersection(words)]


def _scans_of(node: Mapping[str, Any]) -> Iterator[str]:
    kind = node["Node Type"]
    if kind == "Seq Scan" and node["Relation Name"] in GROWING:
        yield f"{kind} {node['Relation Name']}"
    if "Index Name" in node and "Index Cond" not in node and node["Index Name"] not in FEW:
        yield f"{kind} {node['Index Name']}"
    for below in node.get("Plans", ()):
        yield from _scans_of(below)
