"""The database's schema and its versions.

The number of the version is kept in the database, where Alembic looks for it. A new database gets
the tables of today and today's number; one of old is brought up to date, step by step, in one
transaction; one that is newer than this program is refused. Alembic itself is needed only where
there is something to change.

To change the schema: change the tables in `server/store/tables.py`, add a step in `versions/`, and
count `NEWEST` up. `tests/server/test_migrations.py` holds the steps to the tables.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa

from snapcount.engine.errors import SnapcountError

FIRST: Final = "0001"  # as it was before versions were counted
NEWEST: Final = "0006"
LOCK: Final = 5_471_903  # any number that no other program on a PostgreSQL server locks

versions = sa.Table(
    "alembic_version", sa.MetaData(), sa.Column("version_num", sa.String(32), primary_key=True)
)


class NewerDatabase(SnapcountError):
    """The administrator's: the database was changed by a version of Snapcount that is newer."""

    code = "newer-database"


def version_of(connection: sa.Connection) -> str | None:
    """The version of a database's schema; None if it is empty."""
    names = sa.inspect(connection).get_table_names()
    if versions.name in names:
        found = connection.execute(sa.select(versions.c.version_num)).scalar()
        if found:
            return str(found)
    return FIRST if "rooms" in names else None


def bring_up_to_date(engine: sa.Engine, tables: sa.MetaData) -> None:
    """Give the database today's schema, whatever it has."""
    with engine.connect() as connection:
        if _known(version_of(connection)) == NEWEST:
            return
    with engine.begin() as connection:
        _alone(connection)
        version = _known(version_of(connection))  # another process may have been faster
        if version is None:
            tables.create_all(connection)
            versions.create(connection)
            connection.execute(sa.insert(versions).values(version_num=NEWEST))
        elif version != NEWEST:
            upgrade(connection, version, NEWEST)


def _known(version: str | None) -> str | None:
    if version is not None and version > NEWEST:
        raise NewerDatabase(
            "This database was last used by a newer version of Snapcount: its schema is "
            f"version {version}, and this one knows versions up to {NEWEST}. Update "
            "Snapcount, or restore a backup from before the update."
        )
    return version


def _alone(connection: sa.Connection) -> None:
    """Let nobody else change the schema meanwhile."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(
            "BEGIN IMMEDIATE"
        )  # Python does not begin one for this by itself
    elif connection.dialect.name == "postgresql":
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({LOCK})"))


def upgrade(connection: sa.Connection, old: str, new: str) -> None:
    """Take the steps from one version to another."""
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    script = ScriptDirectory.from_config(config)
    if not sa.inspect(connection).has_table(versions.name):
        versions.create(connection)
        connection.execute(sa.insert(versions).values(version_num=old))

    def steps(revision: Any, _: Any) -> Any:
        return script._upgrade_revs(new, revision)

    with EnvironmentContext(config, script, fn=steps) as context:
        context.configure(connection=connection, transactional_ddl=False)
        context.run_migrations()
