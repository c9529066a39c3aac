"""Who is who: guests at once, accounts for those who want one, sessions kept on the server."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
from collections.abc import Callable
from typing import Final, NamedTuple

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from snapcount.engine.errors import SnapcountError
from snapcount.server.store import Store, Taken, people, sessions

A_SESSION: Final = 30 * 24 * 3600 * 1000  # milliseconds
LOGIN: Final = re.compile(r"[a-z0-9][a-z0-9_.-]{2,29}")
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
LONGEST_NAME: Final = 24
NOBODYS: Final = (
    "$argon2id$v=19$m=65536,t=3,p=4$"
    "/UJ7fxTIKs7XK3iIk1HBNw$veZayiAYdmIZYeTXjcN7ZpPL/1qwfRljIWNLJCyufJI"
)
"""The hash of a password that nobody has."""


class PersonError(SnapcountError):
    """The person's: a name or a password that will not do."""

    code = "bad-person"


class WrongPassword(SnapcountError):
    code = "wrong-password"


class Person(NamedTuple):
    id: str
    name: str
    login: str | None
    """None for a guest."""


class People:
    """Guests, accounts and sessions."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._hasher = PasswordHasher()

    async def guest(self, name: str) -> tuple[Person, str]:
        """Somebody new, and the token of the session."""
        person = Person(secrets.token_urlsafe(12), proper_name(name), None)
        token = secrets.token_urlsafe(32)
        now = self._now()

        def work(connection: sa.Connection) -> None:
            values = {"id": person.id, "name": person.name, "since": now}
            connection.execute(sa.insert(people).values(**values))
            _add_session(connection, token, person.id, now)

        await self._store.write(work)
        return person, token

    async def of_session(self, token: str | None) -> Person | None:
        """Whose session that is; nobody's if it is over."""
        if not token:
            return None

        def work(connection: sa.Connection) -> Person | None:
            row = connection.execute(
                sa.select(people.c.id, people.c.name, people.c.login)
                .join(sessions, sessions.c.person == people.c.id)
                .where(sessions.c.token == _hash(token), sessions.c.until > self._now())
            ).first()
            return Person(*row) if row else None

        return await self._store.read(work)

    async def register(self, person: Person, login: str, password: str) -> Person:
        """Make a guest an account: games and decks stay."""
        if person.login:
            raise PersonError("You have an account already; log out to make another.")
        wanted = login.strip().lower()
        if not LOGIN.fullmatch(wanted):
            raise PersonError(
                "A login has 3 to 30 letters, digits, dots, dashes and underscores, and begins"
                " with a letter or digit."
            )
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise PersonError(
                f"A password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters."
            )
        hashed = await asyncio.to_thread(self._hasher.hash, password)

        def work(connection: sa.Connection) -> None:
            connection.execute(
                sa.update(people)
                .where(people.c.id == person.id)
                .values(login=wanted, password=hashed)
            )

        try:
            await self._store.write(work)
        except Taken:
            raise Taken(f"The login {wanted!r} is taken; choose another.") from None
        return person._replace(login=wanted)

    async def rename(self, person: Person, name: str) -> Person:
        """Call somebody otherwise from now on; games that are open keep the name they have."""
        wanted = proper_name(name)

        def work(connection: sa.Connection) -> None:
            connection.execute(
                sa.update(people).where(people.c.id == person.id).values(name=wanted)
            )

        await self._store.write(work)
        return person._replace(name=wanted)

    async def log_in(self, login: str, password: str) -> tuple[Person, str]:
        """The person of an account, and the token of a new session."""

        def find(connection: sa.Connection) -> sa.Row[str, str, str, str] | None:
            return connection.execute(
                sa.select(people.c.id, people.c.name, people.c.login, people.c.password).where(
                    people.c.login == login.strip().lower()
                )
            ).first()

        row = await self._store.read(find)
        # A login that is not there takes as long as a wrong password.
        hashed = row.password if row else NOBODYS
        try:
            await asyncio.to_thread(self._hasher.verify, hashed, password)
        except VerifyMismatchError:
            row = None
        if row is None:
            raise WrongPassword("There is no such login with that password.")
        token = secrets.token_urlsafe(32)
        person = Person(row.id, row.name, row.login)

        def work(connection: sa.Connection) -> None:
            _add_session(connection, token, person.id, self._now())

        await self._store.write(work)
        return person, token

    async def log_out(self, token: str) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(sessions).where(sessions.c.token == _hash(token)))

        await self._store.write(work)


def proper_name(name: str) -> str:
    """A name that can stand in a log: printable, on one line, not too long."""
    words = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not words:
        raise PersonError("Say what you want to be called.")
    if len(words) > LONGEST_NAME:
        raise PersonError(f"A name has at most {LONGEST_NAME} letters.")
    return words


def _add_session(connection: sa.Connection, token: str, person: str, now: int) -> None:
    values = {"token": _hash(token), "person": person, "until": now + A_SESSION}
    connection.execute(sa.insert(sessions).values(**values))


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
