"""Many games on several processes, in the order of their numbers."""

from __future__ import annotations

import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import takewhile
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import Final, TypeVar

GAMES_A_TASK: Final = 4
TASKS_A_WORKER: Final = 3  # waiting in line: enough to keep a worker busy, few enough to forget

T = TypeVar("T")


def spread(
    play: Callable[[int], T],
    numbers: range,
    workers: int,
    died: Callable[[range], T],
    a_task: int = GAMES_A_TASK,
) -> Iterator[T]:
    """What comes of each number. `died` makes the last result of a run that lost a worker."""
    if workers <= 1:
        yield from map(play, numbers)
        return
    with pool_of(workers) as pool:
        waiting: deque[tuple[range, Future[list[T]]]] = deque()
        try:
            for some in _tasks(numbers, a_task):
                with _begun_unheard():
                    future = pool.submit(_play_some, play, some)
                waiting.append((some, future))
                if len(waiting) >= workers * TASKS_A_WORKER:
                    yield from _finished(*waiting.popleft(), died)
            while waiting:
                yield from _finished(*waiting.popleft(), died)
        except BrokenProcessPool:
            return  # what broke it has been told of
        finally:
            for _, future in waiting:
                future.cancel()


@contextmanager
def pool_of(workers: int) -> Iterator[Executor]:
    """Processes begun afresh: the copy of one with threads may wait for a lock for ever.

    Where the run is left early, they begin no more of what waits in line.
    """
    afresh = get_context("spawn")
    over = afresh.Event()
    with ProcessPoolExecutor(workers, afresh, initializer=_begin, initargs=(over,)) as pool:
        try:
            yield pool
        except BaseException:
            over.set()
            raise


@contextmanager
def _begun_unheard() -> Iterator[None]:
    """Processes that begin in this block don't hear Ctrl-C before they can say so themselves; who
    began them hears it after the block."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_over: list[Event] = []
"""In a worker: set once the run is over."""


def _begin(over: Event) -> None:
    """Ctrl-C reaches every process; a worker that dies of it may hold a lock for ever."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _over.append(over)


def _finished(some: range, future: Future[list[T]], died: Callable[[range], T]) -> Iterator[T]:
    """The results of a task; a worker that died is one too, and the end of the run."""
    try:
        yield from future.result()
    except BrokenProcessPool:
        yield died(some)
        raise


def _tasks(numbers: range, a_task: int) -> Iterator[range]:
    for first in range(numbers.start, numbers.stop, a_task):
        yield range(first, min(first + a_task, numbers.stop))


def _play_some(play: Callable[[int], T], some: range) -> list[T]:
    """The results of a task, as far as it came: nobody asks for them after that."""
    left = takewhile(lambda _: not any(over.is_set() for over in _over), some)
    return [play(number) for number in left]
