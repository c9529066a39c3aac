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
from snapcount.server import lockout
from snapcount.server.store import Store, Taken, metadata, people, seats, sessions

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
                .where(sessions.c.token == session_of(token), sessions.c.until > self._now())
            ).first()
            return Person(*row) if row else None

        return await self._store.read(work)

    async def register(
        self, person: Person, login: str, password: str, token: str
    ) -> tuple[Person, str]:
        """Make a guest an account: games and decks stay, and the session gets another token, so
        that one that somebody else has planted is worth nothing."""
        if person.login:
            raise PersonError("You already have an account. Log out to create another.")
        wanted = login.strip().lower()
        if not LOGIN.fullmatch(wanted):
            raise PersonError(
                "A username has 3 to 30 letters, digits, dots, dashes or underscores, and "
                "starts with a letter or digit."
            )
        require_proper(password)
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        new = secrets.token_urlsafe(32)

        def work(connection: sa.Connection) -> None:
            connection.execute(
                sa.update(people)
                .where(people.c.id == person.id)
                .values(login=wanted, password=hashed)
            )
            _end_session(connection, token)
            _add_session(connection, new, person.id, self._now())

        try:
            await self._store.write(work)
        except Taken:
            raise Taken(f"The username {wanted!r} is taken. Choose another.") from None
        return person._replace(login=wanted), new

    async def rename(self, person: Person, name: str) -> Person:
        """Call somebody otherwise from now on; games that are open keep the name they have."""
        wanted = proper_name(name)

        def work(connection: sa.Connection) -> None:
            connection.execute(
                sa.update(people).where(people.c.id == person.id).values(name=wanted)
            )

        await self._store.write(work)
        return person._replace(name=wanted)

    async def log_in(self, login: str, password: str, token: str) -> tuple[Person, str]:
        """The person of an account, and the token of a new session; that of the old one, if there
        is one, is worth nothing any more."""
        await self._store.write(lockout.try_once(login, self._now()))

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
            raise WrongPassword("Wrong username or password.")
        new = secrets.token_urlsafe(32)
        person = Person(row.id, row.name, row.login)

        def work(connection: sa.Connection) -> None:
            lockout.forget(connection, login)
            _end_session(connection, token)
            _add_session(connection, new, person.id, self._now())

        await self._store.write(work)
        return person, new

    async def log_out(self, token: str) -> None:
        await self._store.write(lambda connection: _end_session(connection, token))

    async def log_out_everywhere(self, person: Person) -> list[str]:
        """End all sessions of a person; returns them, as `session_of` names them."""
        return await self._store.write(lambda connection: _end_sessions(connection, person.id))

    async def change_password(
        self, person: Person, password: str, wanted: str
    ) -> tuple[str, list[str]]:
        """Another password; everybody who knew the old one is logged out. Returns the token of a
        new session, and all sessions that are over."""
        await self._require_password(person, password)
        require_proper(wanted)
        hashed = await asyncio.to_thread(self._hasher.hash, wanted)
        token = secrets.token_urlsafe(32)

        def work(connection: sa.Connection) -> list[str]:
            connection.execute(
                sa.update(people).where(people.c.id == person.id).values(password=hashed)
            )
            ended = _end_sessions(connection, person.id)
            _add_session(connection, token, person.id, self._now())
            return ended

        return token, await self._store.write(work)

    async def delete(self, person: Person, password: str) -> list[str]:
        """Forget a person: name, login, sessions, decks, own cards and settings. Games stay as they
        were played, for they are the opponents' too. Returns the sessions that are over."""
        if person.login:
            await self._require_password(person, password)

        def work(connection: sa.Connection) -> list[str]:
            ended = _end_sessions(connection, person.id)
            for table in metadata.sorted_tables:
                if "person" in table.c and table is not seats:
                    connection.execute(sa.delete(table).where(table.c.person == person.id))
            connection.execute(sa.delete(people).where(people.c.id == person.id))
            return ended

        return await self._store.write(work)

    async def _require_password(self, person: Person, password: str) -> None:
        """Who is logged in may not guess more often than who is not."""
        if person.login is None:
            raise PersonError("Guests have no password. Create an account first.")
        login = person.login
        await self._store.write(lockout.try_once(login, self._now()))
        wanted = sa.select(people.c.password).where(people.c.id == person.id)
        hashed = await self._store.read(lambda connection: connection.execute(wanted).scalar())
        try:
            await asyncio.to_thread(self._hasher.verify, hashed or NOBODYS, password)
        except VerifyMismatchError:
            raise WrongPassword("That isn't your password.") from None
        await self._store.write(lambda connection: lockout.forget(connection, login))


def require_proper(password: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise PersonError(f"A password needs {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters.")


def session_of(token: str) -> str:
    """What a session is called everywhere but in its cookie."""
    return hashlib.sha256(token.encode()).hexdigest()


def proper_name(name: str) -> str:
    """A name that can stand in a log: printable, on one line, not too long."""
    words = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not words:
        raise PersonError("Enter a name.")
    if len(words) > LONGEST_NAME:
        raise PersonError(f"A name can have at most {LONGEST_NAME} characters.")
    return words


def _add_session(connection: sa.Connection, token: str, person: str, now: int) -> None:
    values = {"token": session_of(token), "person": person, "until": now + A_SESSION}
    connection.execute(sa.insert(sessions).values(**values))


def _end_session(connection: sa.Connection, token: str) -> None:
    connection.execute(sa.delete(sessions).where(sessions.c.token == session_of(token)))


def _end_sessions(connection: sa.Connection, person: str) -> list[str]:
    whose = sessions.c.person == person
    found = [*connection.execute(sa.select(sessions.c.token).where(whose)).scalars()]
    connection.execute(sa.delete(sessions).where(whose))
    return found
