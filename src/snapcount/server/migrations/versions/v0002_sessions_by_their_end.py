"""Sessions are looked for by when they end, to delete those that are over."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_index("ix_sessions_until", "sessions", ["until"])
