"""Wrong passwords are counted, by a hash of what was typed as the login."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "failures",
        sa.Column("login", sa.String(64), primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("last", sa.BigInteger, nullable=False),
    )
