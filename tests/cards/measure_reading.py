"""How many cards a second are read and printed: `python tests/cards/measure_reading.py`.

Machines differ and are shared, so the figure is also given as it would be on a machine whose
yardstick loop runs 7.0 million times a second, and the median of several slices is shown.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

from snapcount.cards.card import ActionCard, AnyCard
from snapcount.cards.dice import Dice
from snapcount.cards.language.generate import KINDS, random_card
from snapcount.cards.language.parse import parse_page, parse_timing
from snapcount.cards.language.printing import Printed, printed

CARDS = 2_000
SLICES = 7
YARDSTICK = 7.0e6


def yardstick() -> float:
    """Iterations a second of a fixed loop."""
    value, begun = 1, time.process_time()
    for _ in range(100_000):
        value = (value * 1103515245 + 12345) & 0x7FFFFFFF
    return 100_000 / (time.process_time() - begun)


def measure(name: str, work: Callable[[], int]) -> None:
    raw: list[float] = []
    scaled: list[float] = []
    for _ in range(SLICES):
        before = yardstick()
        begun = time.process_time()
        count = work()
        rate = count / (time.process_time() - begun)
        pace = (before + yardstick()) / 2
        raw.append(rate)
        scaled.append(rate * YARDSTICK / pace)
    print(f"{name}: {statistics.median(raw):,.0f} cards/s, scaled {statistics.median(scaled):,.0f}")


def main() -> None:
    dice = Dice(1)
    cards = [random_card(dice, KINDS[number % len(KINDS)]) for number in range(CARDS)]
    pages = [(card, printed(card)) for card in cards]
    begun = time.process_time()
    parse_timing("Play at any time.")
    print(f"building the machine: {time.process_time() - begun:.2f} s")

    def read() -> int:
        parse_timing.cache_clear()  # a slice must not profit from the one before
        for card, page in pages:
            read_again(card, page)
        return len(pages)

    def write() -> int:
        for card in cards:
            printed(card)
        return len(cards)

    measure("reading", read)
    measure("printing", write)


def read_again(card: AnyCard, page: Printed) -> None:
    parse_page(page.text, action=isinstance(card, ActionCard))
    parse_timing(page.timing)


if __name__ == "__main__":
    main()
