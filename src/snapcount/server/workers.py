"""Work that takes long, off the event loop: in processes, with a queue, a deadline and a price.

Threads would not do: they take turns with the event loop, and compiled code gives its turn to
nobody. A process that misses its deadline is ended, and one that was ended by anybody is replaced.
Deadlines are processor time: honest work is not refused because the machine is busy with others'.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from functools import cache
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from snapcount.engine.errors import SnapcountError
from snapcount.server.logs import frames

T = TypeVar("T")

DEADLINE: Final = 5.0  # seconds of work
BUSY_MACHINE: Final = 4.0  # so many times as long by the clock: others want the processor too
START: Final = 120.0  # seconds in which a process must have started; a busy machine takes a while
LONGEST_WAIT: Final = 8.0  # seconds in the queue
MOST_WAITING: Final = 64
MOST_OF_ONE: Final = 8  # law 10: so much waits in all, and of one client
PRELOADED: Final = "snapcount.server.preloaded"
OUT_OF_TIME: Final = 0 if sys.platform == "win32" else signal.SIGPROF


class Busy(SnapcountError):
    """Ours: there is more to do than can be done."""

    code = "busy"


class TooLong(SnapcountError):
    """The client's, most likely: it would take longer than anybody may keep the server busy."""

    code = "too-long"

    def __init__(self, seconds: float) -> None:
        super().__init__(f"That took longer than {seconds:g} seconds. Try it in smaller parts.")
        self.price = seconds * 1000


class RefusedWork(SnapcountError):
    """What the work itself refuses, with the code that it has there."""

    def __init__(self, code: str, detail: str, price: float) -> None:
        super().__init__(detail)
        self.code = code
        self.price = price


class BrokenWork(Exception):
    """Ours: an error in a process, by its type and where it was."""

    def __init__(self, name: str, where: list[str]) -> None:
        super().__init__(name)
        self.where = where


class Done(NamedTuple):
    """What a piece of work gave, and what it cost: milliseconds of a processor's time."""

    result: Any
    price: float


class _Job(NamedTuple):
    who: str
    work: Callable[..., Any]
    arguments: tuple[Any, ...]
    deadline: float
    until: float
    done: Future[Done]


@cache
def workers_here() -> Workers:
    """The processes of this one, however many servers it has."""
    return Workers()


class Workers:
    """Processes that work, at most so many, each started when it is first needed.

    Everybody (`who`) has one piece of work done at a time, and those who wait take turns: whoever
    asks for a lot waits for themselves.
    """

    def __init__(self, most: int = 2, patient: bool = False) -> None:
        self._most = most
        self._patient = patient
        """Whether everything waits as long as it takes: programs that play are never refused."""
        self._changed = threading.Condition()
        self._waiting: dict[str, deque[_Job]] = {}
        self._running: set[str] = set()
        self._threads: list[threading.Thread] = []
        self._idle = 0
        self._closed = False

    async def do(
        self, who: str, work: Callable[..., T], *arguments: Any, deadline: float = DEADLINE
    ) -> Done:
        """Have the work done for somebody. It is a function of a module, with plain arguments."""
        until = math.inf if self._patient else time.monotonic() + LONGEST_WAIT
        job = _Job(who, work, arguments, deadline, until, Future())
        with self._changed:
            self._queue(job)
        return await asyncio.wrap_future(job.done)

    def warm(self) -> None:
        """Start a process before anybody needs one."""
        job = _Job("", _nothing, (), START, time.monotonic() + START, Future())
        with self._changed:
            self._queue(job)

    def close(self) -> None:
        """End all processes; what waits is refused."""
        with self._changed:
            self._closed = True
            left = [job for jobs in self._waiting.values() for job in jobs]
            self._waiting.clear()
            self._changed.notify_all()
        for job in left:
            job.done.cancel()

    def _queue(self, job: _Job) -> None:
        if self._closed:
            raise Busy("The server is stopping. Try again in a moment.")
        own = len(self._waiting.get(job.who, ()))
        of_all = sum(map(len, self._waiting.values()))
        if not self._patient and (own >= MOST_OF_ONE or of_all >= MOST_WAITING):
            raise Busy("The server is busy right now. Try again in a few seconds.")
        self._waiting.setdefault(job.who, deque()).append(job)
        if not self._idle and len(self._threads) < self._most:
            thread = threading.Thread(target=self._serve, name="worker", daemon=True)
            self._threads.append(thread)
            thread.start()
        self._changed.notify()

    # In a thread, one for each process -----------------------------------------------------------

    def _serve(self) -> None:
        process: _Process | None = None
        while (job := self._next()) is not None:
            try:
                if not job.done.set_running_or_notify_cancel():
                    continue
                if time.monotonic() > job.until:
                    raise Busy("The server is busy right now. Try again in a few seconds.")
                if process is None or not process.alive():
                    process = _Process()
                job.done.set_result(process.do(job))
            except BaseException as error:
                job.done.set_exception(error)
            finally:
                with self._changed:
                    self._running.discard(job.who)
                    self._changed.notify_all()
        if process is not None:
            process.end()

    def _next(self) -> _Job | None:
        """The next piece of work, by turns; None: there will be no more."""
        with self._changed:
            self._idle += 1
            try:
                while True:
                    if self._closed:
                        return None
                    for who in self._waiting:
                        if who not in self._running:
                            return self._taken(who)
                    self._changed.wait()
            finally:
                self._idle -= 1

    def _taken(self, who: str) -> _Job:
        jobs = self._waiting.pop(who)
        job = jobs.popleft()
        if jobs:
            self._waiting[who] = jobs  # behind everybody else
        self._running.add(who)
        return job


class _Process:
    """A process that does one thing after the other."""

    def __init__(self) -> None:
        kept = "forkserver" in get_all_start_methods()
        # From a server that has read the cards already a process is there at once. A plain fork
        # would take the sockets, threads and locks of this one with it.
        context: Any = get_context("forkserver" if kept else "spawn")
        if kept:
            context.set_forkserver_preload([PRELOADED])
        self._ours, theirs = context.Pipe()
        self._process: BaseProcess = context.Process(target=_work, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        if not self._ours.poll(START):
            self.end()
            raise Busy("The server couldn't start a helper process. Try again in a moment.")
        try:
            self._ours.recv()
        except EOFError:
            raise Busy("The server couldn't start a helper process. Try again soon.") from None

    def alive(self) -> bool:
        return self._process.is_alive()

    def do(self, job: _Job) -> Done:
        try:
            self._ours.send((job.work, job.arguments, job.deadline))
            if not self._ours.poll(job.deadline * BUSY_MACHINE):
                self.end()
                raise TooLong(job.deadline)
            became, *rest = self._ours.recv()
        except (EOFError, OSError):
            self.end()
            if self._process.exitcode == -OUT_OF_TIME:
                raise TooLong(job.deadline) from None
            raise Busy("A helper process was stopped. Try again.") from None
        if became == "refused":
            raise RefusedWork(*rest)
        if became == "broke":
            raise BrokenWork(*rest)
        return Done(*rest)

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._ours.close()


# In a process ------------------------------------------------------------------------------------


def _work(theirs: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)  # people at tables come first
    with contextlib.suppress(EOFError, OSError):  # the server is gone
        theirs.send("ready")
        while True:
            work, arguments, deadline = theirs.recv()
            _end_after(deadline)
            outcome = _outcome(work, arguments)
            _end_after(0)
            theirs.send(outcome)


def _end_after(seconds: float) -> None:
    """End this process when it has worked that long; 0: never. Elsewhere only the clock counts."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _outcome(work: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[Any, ...]:
    began = time.process_time()
    try:
        result = work(*arguments)
    except SnapcountError as error:
        return "refused", error.code, str(error), (time.process_time() - began) * 1000
    except Exception as error:
        return "broke", type(error).__name__, frames(error.__traceback__)
    return "done", result, (time.process_time() - began) * 1000


def _nothing() -> None:
    """The work that only shows that a process is there."""


def as_json(work: Callable[..., Any], *arguments: Any) -> bytes:
    """In a process: the result of the work as it goes over the wire."""
    return msgspec.json.encode(work(*arguments))
