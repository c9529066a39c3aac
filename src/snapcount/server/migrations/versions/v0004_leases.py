"""Several nodes may share a database: which of them are alive, and which rooms each one runs."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("life", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("room", sa.String(40), sa.ForeignKey("rooms.name"), primary_key=True),
        sa.Column("life", sa.String(40), nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
    )
