"""How fast cards are read, noise is refused, and a command that reads one answers.

Times are milliseconds, scaled as `speed` scales them: a loop of plain Python runs in between.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from statistics import median
from time import perf_counter, process_time
from typing import Final

from snapcount.cards.catalog.catalog import load
from snapcount.cards.catalog.entry import Typed
from snapcount.cards.catalog.judge import card_fields, has_text
from snapcount.cards.dice import Dice
from snapcount.cards.language.card_reading import read_card
from snapcount.cards.language.kernel.errors import TextError

LETTERS: Final = 600
"""The longest text that must be read quickly; no printed card comes near."""

NOISE_LETTERS: Final = 10_000
EXAMPLE: Final = "Exhaust: Draw an Action card."

_LOADING: Final = """
from time import process_time
from snapcount.cards.catalog.catalog import load
started = process_time()
load()
print(process_time() - started)
"""

Pace = Callable[[], float]
"""Says how much faster than the machine of the targets this one is now."""

Times = list[tuple[float, float]]
"""Milliseconds, as measured and scaled."""


def shipped() -> list[Typed]:
    """Every shipped card with a text, and players with as much text as a card may have."""
    cards = [known.typed for known in load() if not known.own and has_text(known.typed)]
    return [*cards, *_long(each for each in cards if each.kind == "player")]


def _long(players: Iterable[Typed]) -> list[Typed]:
    """Players with the abilities of several, on lines of their own."""
    found: list[Typed] = []
    lines = ""
    for each in players:
        if len(lines) + len(each.text) + 1 > LETTERS:
            found.append(Typed(kind="player", name="A", position=each.position, text=lines))
            lines = ""
        lines = f"{lines}\n{each.text}".strip()
    return found


def noise(dice: Dice) -> list[Typed]:
    """Cards that say nothing, at length: letters, words of cards, brackets, figures."""
    words = sorted({word for each in shipped() for word in each.text.split()})
    sources = (
        [chr(code) for code in range(33, 127)],
        words,
        [f"{word} " for word in words],
        ["(", ")", '"', "[", "]", ". ", ": "],
        [f"{number} " for number in range(100)],
        ["if you do, ", "gain 5 yards and ", "then ", "each "],
    )
    return [
        Typed(kind="player", name="A", position="QB", text=_filled(source, dice))
        for source in sources
    ]


def _filled(source: Sequence[str], dice: Dice) -> str:
    said: list[str] = []
    length = 0
    while length < NOISE_LETTERS:
        said.append(source[dice.below(len(source))])
        length += len(said[-1])
    return "".join(said)[:NOISE_LETTERS]


def reading(cards: Sequence[Typed], rounds: int, pace: Pace) -> Times:
    """How long each card takes to be read or refused, once everything has been met."""
    fields = [card_fields(each) for each in cards]
    best: Times = [(float("inf"), float("inf"))] * len(fields)
    for round_ in range(rounds + 1):
        now = pace()
        for at, each in enumerate(fields):
            if at % 20 == 0:
                now = pace()
            started = process_time()
            with suppress(TextError):
                read_card(each)
            took = (process_time() - started) * 1000
            if round_:  # the first round makes ready
                best[at] = min(best[at], (took, took * now))
    return best


def half(times: Times) -> tuple[float, float]:
    """The median, as measured and scaled."""
    return median(raw for raw, _ in times), median(scaled for _, scaled in times)


def most(times: Times) -> tuple[float, float]:
    """The longest."""
    return max(times, key=lambda each: each[1])


def least(times: Times) -> tuple[float, float]:
    """The shortest: what else a machine does makes a process slower, never faster."""
    return min(times, key=lambda each: each[1])


def command(rounds: int, pace: Pace) -> tuple[float, float]:
    """How long `snapcount card read "…"` takes in a process of its own, from start to end.

    What counts is the time that it has a core, which is all of it where one is free. Python keeps
    the modules that it has compiled, as it does for people, whatever it does on this machine.
    """
    found: Times = []
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": folder, "PYTHONDONTWRITEBYTECODE": ""}
        for _ in range(rounds + 1):
            found.append(_command_once(environment, pace()))
    return least(found)


def _command_once(environment: dict[str, str], pace: float) -> tuple[float, float]:
    before, started = os.times(), perf_counter()
    subprocess.run(
        [sys.executable, "-m", "snapcount", "card", "read", EXAMPLE],
        check=True,
        stdout=subprocess.DEVNULL,
        env=environment,
    )
    after = os.times()
    used = after.children_user + after.children_system
    used -= before.children_user + before.children_system
    took = (used or perf_counter() - started) * 1000  # Windows does not say
    return took, took * pace


def loading(rounds: int, pace: Pace) -> tuple[float, float]:
    """How long a process of its own takes to load the catalog, which was compiled before."""
    load()
    found: Times = []
    for _ in range(rounds + 1):
        now = pace()
        done = subprocess.run(
            [sys.executable, "-c", _LOADING], check=True, capture_output=True, text=True
        )
        took = float(done.stdout) * 1000
        found.append((took, took * now))
    return least(found)
