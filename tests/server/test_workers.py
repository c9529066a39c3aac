"""Processes that work: deadlines, turns, and what becomes of one that is killed."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from snapcount.server.http import HttpError
from snapcount.server.workers import (
    MOST_OF_ONE,
    BrokenWork,
    Busy,
    RefusedWork,
    TooLong,
    Workers,
)


@pytest.fixture
def workers() -> Iterator[Workers]:
    made = Workers(2)
    yield made
    made.close()


def test_work_is_done_in_another_process_and_has_a_price(workers: Workers) -> None:
    async def ask() -> None:
        done = await workers.do("ada", os.getpid)
        assert done.result != os.getpid()
        busy = await workers.do("ada", spin, 0.2)
        assert busy.price > 100

    asyncio.run(ask())


@pytest.mark.parametrize(("work", "argument"), [(time.sleep, 60), (sum, range(1 << 50))])
def test_who_takes_too_long_is_ended_and_the_next_is_served(
    workers: Workers, work: Callable[[Any], Any], argument: Any
) -> None:
    async def ask() -> None:
        first = (await workers.do("ada", os.getpid)).result
        with pytest.raises(TooLong) as error:
            await workers.do("ada", work, argument, deadline=0.2)
        assert error.value.price == 200
        assert (await workers.do("ada", os.getpid)).result != first

    asyncio.run(ask())


@pytest.mark.skipif(sys.platform == "win32", reason="only the clock counts there")
def test_a_machine_that_is_busy_ends_nobody(workers: Workers) -> None:
    """Work that gets no processor is late, and not too long."""

    async def ask() -> None:
        assert (await workers.do("ada", time.sleep, 0.5, deadline=0.2)).result is None

    asyncio.run(ask())


def test_a_process_that_is_killed_is_replaced(workers: Workers) -> None:
    async def ask() -> None:
        first = (await workers.do("ada", os.getpid)).result
        os.kill(first, signal.SIGKILL)
        for _ in range(20):
            try:
                again = (await workers.do("ada", os.getpid)).result
            except Busy:  # it was killed while this was handed to it
                continue
            break
        assert again != first

    asyncio.run(ask())


def test_killed_in_the_middle_it_says_so_and_goes_on(workers: Workers) -> None:
    async def ask() -> None:
        first = (await workers.do("ada", os.getpid)).result
        asyncio.get_running_loop().call_later(0.3, os.kill, first, signal.SIGKILL)
        with pytest.raises(Busy):
            await workers.do("ada", time.sleep, 60, deadline=50)
        assert (await workers.do("ada", os.getpid)).result

    asyncio.run(ask())


def test_errors_come_back_as_what_they_are(workers: Workers) -> None:
    async def ask() -> None:
        with pytest.raises(RefusedWork) as refused:
            await workers.do("ada", refuse)
        assert refused.value.code == "not-found"
        assert str(refused.value) == "There is none."
        with pytest.raises(BrokenWork) as broken:
            await workers.do("ada", int, "secret words")
        assert str(broken.value) == "ValueError"
        assert "secret" not in repr(broken.value.where)

    asyncio.run(ask())


def test_one_client_has_one_process_and_only_so_much_waits(workers: Workers) -> None:
    """Whoever asks for a lot waits for themselves: another client is served meanwhile."""

    async def ask() -> None:
        await asyncio.gather(workers.do("ada", os.getpid), workers.do("ben", os.getpid))
        slow = [
            asyncio.create_task(workers.do("ada", time.sleep, 2)) for _ in range(MOST_OF_ONE + 1)
        ]
        await asyncio.sleep(0.3)
        slow += [asyncio.create_task(workers.do("ada", time.sleep, 2)) for _ in range(3)]
        await asyncio.sleep(0.1)
        refused = [each for each in slow if each.done()]
        assert len(refused) == 3
        assert all(isinstance(each.exception(), Busy) for each in refused)
        await workers.do("ben", os.getpid)
        assert len([each for each in slow if each.done()]) == 3  # ada's first is still at it
        for each in slow:
            each.cancel()
        await asyncio.gather(*slow, return_exceptions=True)

    asyncio.run(ask())


def spin(seconds: float) -> None:
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass


def refuse() -> None:
    raise HttpError("not-found", "There is none.")
