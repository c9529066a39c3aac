"""Wrong passwords: after a few, each next try has to wait twice as long.

Tries are counted by what was typed as the login, whether there is such an account or not, and
before the password is looked at, so that a hundred tries at once are a hundred tries.
"""

from __future__ import annotations

import hashlib
from typing import Final

import sqlalchemy as sa

from snapcount.engine.errors import SnapcountError
from snapcount.server.store import Work, failures

FREE: Final = 5  # tries without any wait
LONGEST: Final = 15 * 60 * 1000  # milliseconds between two tries, at most
FORGOTTEN: Final = 24 * 3600 * 1000  # after which old tries count no more


class LockedOut(SnapcountError):
    """The person's, or somebody's who guesses: too many wrong passwords."""

    code = "locked-out"


def wait_after(tries: int) -> int:
    """How long after so many wrong passwords the next try has to wait, in milliseconds."""
    if tries < FREE:
        return 0
    return min(2000 << min(tries - FREE, 20), LONGEST)


def try_once(login: str, now: int) -> Work:
    """Count a try; `LockedOut` if it comes too early, and then it is not even looked at."""

    def work(connection: sa.Connection) -> None:
        connection.execute(sa.delete(failures).where(failures.c.last < now - FORGOTTEN))
        key = _key(login)
        found = connection.execute(
            sa.select(failures.c["count"], failures.c.last)
            .where(failures.c.login == key)
            .with_for_update()  # another node may count a try as well
        ).first()
        if found is None:
            connection.execute(sa.insert(failures).values(login=key, count=1, last=now))
            return
        count, last = found
        left = last + wait_after(count) - now
        if left > 0:
            raise LockedOut(f"Too many wrong passwords. Try again in {_words(left)}.")
        connection.execute(
            sa.update(failures)
            .where(failures.c.login == key)
            .values(count=failures.c["count"] + 1, last=now)
        )

    return work


def forget(connection: sa.Connection, login: str) -> None:
    """The password was right."""
    connection.execute(sa.delete(failures).where(failures.c.login == _key(login)))


def _key(login: str) -> str:
    return hashlib.sha256(login.strip().lower().encode()).hexdigest()


def _words(left: int) -> str:
    seconds = -(-left // 1000)
    if seconds == 1:
        return "a second"
    return f"{seconds} seconds" if seconds < 120 else f"{-(-seconds // 60)} minutes"
