"""Figures that are counted for every answer: plain numbers, put into words when somebody asks.

The library's own counters and histograms take a lock for each number, which is there for threads:
these are counted by the event loop alone.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence

from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector, CollectorRegistry


class Counts(Collector):
    """How often something happened, by a label of which the values are known."""

    def __init__(
        self, name: str, words: str, label: str, values: Iterable[str], registry: CollectorRegistry
    ) -> None:
        self._name = name
        self._words = words
        self._label = label
        self.of = dict.fromkeys(values, 0)
        registry.register(self)

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily(self._name, self._words, labels=[self._label])
        for value, count in self.of.items():
            family.add_metric([value], count)
        yield family


class Times(Collector):
    """How long something took, sorted into buckets by their upper bounds, in seconds."""

    def __init__(
        self, name: str, words: str, bounds: Sequence[float], registry: CollectorRegistry
    ) -> None:
        self._name = name
        self._words = words
        self._bounds = [*map(float, bounds), math.inf]
        self._counts = [0] * len(self._bounds)
        self._sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        buckets: list[tuple[str, float]] = []
        total = 0
        for bound, count in zip(self._bounds, self._counts, strict=True):
            total += count
            buckets.append(("+Inf" if bound == math.inf else str(bound), total))
        yield HistogramMetricFamily(self._name, self._words, buckets, self._sum)
