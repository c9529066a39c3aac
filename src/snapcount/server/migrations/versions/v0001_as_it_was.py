"""The schema as it was before versions were counted: nothing to do."""

revision = "0001"
down_revision = None


def upgrade() -> None:
    """A database without a number has this schema."""
