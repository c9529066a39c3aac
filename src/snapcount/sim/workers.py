"""Who does the work: this process, other processes on this machine, or a Ray cluster.

Work is a function of a module and plain values, so any of them can do it; the results come back in
the order in which the work was given out, and so do not depend on who was quicker.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Protocol, TypeVar

from snapcount.engine.errors import SnapcountError

IN_LINE: Final = 3  # tasks a worker: enough to keep it busy, few enough to forget

T = TypeVar("T")


class WorkersError(SnapcountError):
    """The workers cannot be had, or died."""

    code = "workers"


class Workers(Protocol):
    """Somebody who does tasks."""

    count: int

    def submit(self, work: Callable[..., T], *args: Any) -> Callable[[], T]:
        """Give out a task; what is returned waits for its result."""

    def close(self) -> None:
        """Send them home; what is not done yet is left."""


class Here:
    """This very process."""

    count = 1

    def submit(self, work: Callable[..., T], *args: Any) -> Callable[[], T]:
        return lambda: work(*args)

    def close(self) -> None:
        pass


class Processes:
    """Processes on this machine, each begun afresh: nothing of this one is needed but its code."""

    def __init__(self, count: int) -> None:
        self.count = count
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(count, context, initializer=_begin)

    def submit(self, work: Callable[..., T], *args: Any) -> Callable[[], T]:
        try:
            future: Future[T] = self._pool.submit(work, *args)
        except BrokenProcessPool:
            raise WorkersError(_DIED) from None

        def result() -> T:
            try:
                return future.result()
            except BrokenProcessPool:
                raise WorkersError(_DIED) from None

        return result

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)


_DIED: Final = (
    "A worker process died, perhaps out of memory. With a results file, the games so far are "
    "saved: run the same command to continue."
)


def _begin() -> None:
    """A worker leaves interrupts to its parent, and does not outlive it.

    Ctrl-C reaches every process, and a worker that dies of it may hold a lock for ever; one whose
    parent was killed would wait for work for ever.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class OnRay:
    """A Ray cluster: the one that `RAY_ADDRESS` names, or one on this machine."""

    def __init__(self, count: int) -> None:
        if find_spec("ray") is None:
            raise WorkersError("Ray isn't installed. Run `pip install 'snapcount[ray]'`.")
        ray: Any = import_module("ray")
        self._ray = ray
        self._started = not ray.is_initialized()
        if self._started:
            address = os.environ.get("RAY_ADDRESS")
            options: dict[str, Any] = {"address": address} if address else {}
            if not address and count:
                options["num_cpus"] = count
            try:
                ray.init(include_dashboard=False, log_to_driver=False, **options)
            except (ConnectionError, RuntimeError, ValueError) as error:
                raise WorkersError(f"Can't use the Ray cluster: {error}") from None
        self.count = count or max(int(ray.cluster_resources().get("CPU", 1)), 1)
        self._remotes: dict[Callable[..., Any], Any] = {}

    def submit(self, work: Callable[..., T], *args: Any) -> Callable[[], T]:
        if work not in self._remotes:
            self._remotes[work] = self._ray.remote(work)
        reference = self._remotes[work].remote(*args)

        def result() -> T:
            try:
                found: T = self._ray.get(reference)
            except self._ray.exceptions.RayError as error:
                raise WorkersError(f"Ray couldn't finish a task: {error}") from None
            return found

        return result

    def close(self) -> None:
        if self._started:
            self._ray.shutdown()


def cores() -> int:
    """How many this process may use; macOS and Windows cannot say, and have no such limits."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def workers_for(on: str, count: int) -> Workers:
    """`on` is `local` or `ray`; 0 workers are one for each core."""
    if on == "ray":
        return OnRay(count)
    if on != "local":
        raise WorkersError(f"Games run on 'local' or 'ray', not {on!r}.")
    count = count or cores()
    return Here() if count == 1 else Processes(count)


def in_order(
    workers: Workers, work: Callable[..., T], tasks: Iterable[tuple[Any, ...]]
) -> Iterator[tuple[tuple[Any, ...], T]]:
    """Each task with its result, in the order of the tasks, which are taken up one by one."""
    waiting: deque[tuple[tuple[Any, ...], Callable[[], T]]] = deque()
    for task in tasks:
        waiting.append((task, workers.submit(work, *task)))
        if len(waiting) >= workers.count * IN_LINE:
            done, result = waiting.popleft()
            yield done, result()
    while waiting:
        done, result = waiting.popleft()
        yield done, result()
