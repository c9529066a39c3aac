"""Two clocks: a reserve for each seat that runs while the seat is asked, and an increment."""

from __future__ import annotations

from snapcount.server.entries import ClockRule


class Clocks:
    """What is left for each seat, in milliseconds. Time itself is handed in."""

    def __init__(self, rule: ClockRule) -> None:
        self.rule = rule
        self.left = [rule.reserve, rule.reserve]
        self._running: int | None = None
        self._since = 0

    def run(self, seat: int | None, now: int) -> None:
        """Let that seat's clock run, from now on unless it runs already; None: nobody's."""
        if seat != self._running:
            self._running, self._since = seat, now

    def take(self, seat: int, took: int, increment: bool = True) -> None:
        """An answer took so long; the increment is for giving it. No clock runs then."""
        gained = self.rule.increment if increment else 0
        self.left[seat] = max(self.left[seat] - took, 0) + gained
        self._running = None

    def thought(self, seat: int, now: int) -> int:
        """How long that seat has been thinking."""
        return max(now - self._since, 0) if self._running == seat else 0

    def left_now(self, seat: int, now: int) -> int:
        """What the seat's clock shows."""
        return max(self.left[seat] - self.thought(seat, now), 0)

    @property
    def running(self) -> int:
        """The seat whose clock runs, or -1."""
        return -1 if self._running is None else self._running

    def out_at(self) -> int | None:
        """The moment at which the running clock will be out; None: none runs."""
        if self._running is None:
            return None
        return self._since + self.left[self._running]
