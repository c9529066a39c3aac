"""Reviews of finished games, so that each is made once."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("room", sa.String(40), sa.ForeignKey("rooms.name"), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
