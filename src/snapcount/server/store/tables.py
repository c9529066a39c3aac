"""The tables of the database, as they are today.

To change them, add a step in `server/migrations/versions/` too: see `server/migrations/`.
"""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()
rooms = sa.Table(
    "rooms",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("settings", sa.LargeBinary, nullable=False),
    sa.Column("opened", sa.BigInteger, nullable=False),
)
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("room", sa.String(40), sa.ForeignKey("rooms.name"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
standings = sa.Table(  # how a room stood when it had so many entries
    "standings",
    metadata,
    sa.Column("room", sa.String(40), sa.ForeignKey("rooms.name"), primary_key=True),
    sa.Column("entries", sa.Integer, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
reviews = sa.Table(  # of games that are over
    "reviews",
    metadata,
    sa.Column("room", sa.String(40), sa.ForeignKey("rooms.name"), primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("room", sa.String(40), sa.ForeignKey("rooms.name"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.String(40), nullable=False, index=True),
)
people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("login", sa.String(40), unique=True),
    sa.Column("password", sa.String(200)),
    sa.Column("since", sa.BigInteger, nullable=False),
)
sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),  # a hash: the token itself is not kept
    sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("until", sa.BigInteger, nullable=False, index=True),
)
failures = sa.Table(  # wrong passwords, by a hash of what was typed as the login
    "failures",
    metadata,
    sa.Column("login", sa.String(64), primary_key=True),
    sa.Column("count", sa.Integer, nullable=False),
    sa.Column("last", sa.BigInteger, nullable=False),
)
decks = sa.Table(
    "decks",
    metadata,
    sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("name", sa.String(80), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
)
own_cards = sa.Table(
    "own_cards",
    metadata,
    sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
)
nodes = sa.Table(  # servers that run, where several share the database
    "nodes",
    metadata,
    sa.Column("life", sa.String(40), primary_key=True),  # one process, from start to end
    sa.Column("name", sa.String(20), nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),  # by the database's clock
)
leases = sa.Table(  # which of them runs a room
    "leases",
    metadata,
    sa.Column("room", sa.String(40), sa.ForeignKey("rooms.name"), primary_key=True),
    sa.Column("life", sa.String(40), nullable=False),
    sa.Column("epoch", sa.BigInteger, nullable=False),
)
passes = sa.Table(
    "passes",
    metadata,
    sa.Column("person", sa.String(40), primary_key=True),
    sa.Column("against", sa.String(10), primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
