"""Figures that are counted by hand read like the library's own."""

from __future__ import annotations

import pytest
from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest

from snapcount.server.tallies import Counts, Times

BOUNDS = (0.002, 0.01, 0.5, 1, 5)


def lines(registry: CollectorRegistry) -> list[str]:
    """What Prometheus reads, without the moments at which the library's figures were made."""
    text = generate_latest(registry).decode()
    return [line for line in text.splitlines() if "_created" not in line]


def test_counts_read_like_the_librarys() -> None:
    ours, theirs = CollectorRegistry(), CollectorRegistry()
    counts = Counts("snaps", "Snaps.", "by", ("center", "nobody"), ours)
    counter = Counter("snaps", "Snaps.", ["by"], registry=theirs)
    counter.labels("center").inc(3)
    counter.labels("nobody").inc(0)
    counts.of["center"] += 3
    assert lines(ours) == lines(theirs)


@pytest.mark.parametrize("seconds", [(), (0.0,), (0.002,), (0.0021, 0.4, 0.5, 5.0), (7.0, 0.01)])
def test_times_read_like_the_librarys(seconds: tuple[float, ...]) -> None:
    ours, theirs = CollectorRegistry(), CollectorRegistry()
    times = Times("drive_seconds", "Drives.", BOUNDS, ours)
    histogram = Histogram("drive_seconds", "Drives.", registry=theirs, buckets=BOUNDS)
    for each in seconds:
        times.observe(each)
        histogram.observe(each)
    assert lines(ours) == lines(theirs)
