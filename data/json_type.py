"""The column type of documents, which are stored as text in SQLite, as JSONB in PostgreSQL."""

from typing import Any

from sqlalchemy import JSON
from sqlalchemy.dialects.postgresql import JSONB


def json_type(none_as_null: bool = False) -> JSON[Any]:
    """The type of a column of documents. `none_as_null`: None is stored as no document, not as the document null."""
    return JSON(none_as_null).with_variant(JSONB(none_as_null), "postgresql")
