"""Run by Alembic for every command. The caller hands in a connection in whose transaction all migrations run."""

from alembic import context

from data.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite can alter little in place: Alembic copies the table instead
)
context.run_migrations()
