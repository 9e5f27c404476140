"""A review judges every decision. One that left some out goes, and is made anew for whoever asks for it again."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    reviews = sa.table("reviews", sa.column("judgements", sa.JSON()))
    op.execute(sa.delete(reviews).where(sa.cast(reviews.c.judgements, sa.Text()).like('%"habit"%')))
