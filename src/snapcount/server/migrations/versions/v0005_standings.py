"""How games stand, so that the list of one's games need not play them again."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "standings",
        sa.Column("room", sa.String(40), sa.ForeignKey("rooms.name"), primary_key=True),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
