"""What counted games come to: shares with intervals and averages, for people and for JSON."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, NamedTuple

from snapcount.sim import layout as at
from snapcount.sim.chances import Rate, difference, wilson, win_rate


class Effect(NamedTuple):
    """How much something changes the chance to win, with its 95 % interval."""

    gap: float
    low: float
    high: float


class CardFigures(NamedTuple):
    """What a card of a deck did.

    `opening` compares games with the card in the opening hand with games without: chance alone
    decides which are which, so it shows what the card is worth. `played` compares games in which
    it was played with games in which it was not; whoever is ahead may play more of some cards, so
    it shows what goes together with winning. Games are counted once, however many copies.
    """

    name: str
    opening: Effect
    opening_games: int
    played: Effect
    played_games: int
    plays_a_game: float
    called: int
    right: Rate
    yards_a_call: float
    defended: int
    stops: Rate


class CallFigures(NamedTuple):
    """What a call came to on offense."""

    name: str
    share: float
    right: Rate
    yards: float


class Side(NamedTuple):
    """One entrant's figures.

    `per_game` has an average for each fact of `layout.FACT_NAMES`, and for real decisions as
    `decided.Decided` tells them from keeping house.
    """

    per_game: dict[str, float]
    started: Rate
    """Won of those it began on offense."""
    calls: list[CallFigures]
    cards: list[CardFigures]


class Figures(NamedTuple):
    """A match in figures."""

    games: int
    rate: Rate
    """The first entrant's share."""
    starts: Rate
    """What whoever starts on offense wins."""
    overtimes: Rate
    forfeits: int
    sides: tuple[Side, Side]
    digest: str
    """Of all numbers: the same for the same games, wherever they were played."""


def figures(numbers: Sequence[int], labels: tuple[list[str], list[str]]) -> Figures:
    """A match in figures; `labels` are its cards as `match.card_labels` names them."""
    return Figures(
        games=numbers[at.GAMES],
        rate=win_rate(pairs(numbers)),
        starts=starts(numbers),
        overtimes=wilson(numbers[at.OVERTIMES], numbers[at.GAMES]),
        forfeits=numbers[at.FORFEITS] + numbers[at.FACTS + at.FORFEITS],
        sides=(side(numbers, 0, labels), side(numbers, 1, labels)),
        digest=digest(numbers),
    )


def digest(numbers: Sequence[int]) -> str:
    return hashlib.sha256(",".join(map(str, numbers)).encode()).hexdigest()[:16]


def pairs(numbers: Sequence[int]) -> list[int]:
    """How many pairs gave the first entrant 0, 1, 2, 3 or 4 half games."""
    return list(numbers[at.PAIRS : at.PAIRS + 5])


def fact(numbers: Sequence[int], who: int, which: int) -> int:
    return numbers[who * at.FACTS + which]


def both(numbers: Sequence[int], which: int) -> int:
    """A fact of both entrants together."""
    return numbers[which] + numbers[at.FACTS + which]


def starts(numbers: Sequence[int]) -> Rate:
    won = both(numbers, at.STARTED_WINS) + both(numbers, at.STARTED_TIES) / 2
    return wilson(won, both(numbers, at.STARTED))


def side(numbers: Sequence[int], who: int, labels: tuple[list[str], list[str]]) -> Side:
    games = max(fact(numbers, who, at.GAMES), 1)
    started = fact(numbers, who, at.STARTED)
    won = fact(numbers, who, at.STARTED_WINS) + fact(numbers, who, at.STARTED_TIES) / 2
    return Side(
        per_game={
            name: fact(numbers, who, which) / games
            for which, name in (*enumerate(at.FACT_NAMES), (at.REAL, "real_decisions"))
        },
        started=wilson(won, started),
        calls=calls(numbers, who),
        cards=cards(numbers, who, labels),
    )


def calls(numbers: Sequence[int], who: int) -> list[CallFigures]:
    counts = [fact(numbers, who, at.CALLS + call) for call in range(8)]
    found = []
    for call, count in enumerate(counts):
        if count:
            right = fact(numbers, who, at.CALLS_RIGHT + call)
            yards = fact(numbers, who, at.CALLS_YARDS + call)
            share = count / sum(counts)
            found.append(
                CallFigures(at.CALL_NAMES[call], share, wilson(right, count), yards / count)
            )
    return found


def card_numbers(
    numbers: Sequence[int], who: int, labels: tuple[list[str], list[str]]
) -> list[Sequence[int]]:
    """The facts of each card of an entrant, in the order of its labels."""
    start = at.CARDS + (len(labels[0]) * at.CARD_FACTS if who else 0)
    return [
        numbers[start + place * at.CARD_FACTS : start + (place + 1) * at.CARD_FACTS]
        for place in range(len(labels[who]))
    ]


def cards(
    numbers: Sequence[int], who: int, labels: tuple[list[str], list[str]]
) -> list[CardFigures]:
    games = fact(numbers, who, at.GAMES)
    halves = 2 * fact(numbers, who, at.WINS) + fact(numbers, who, at.TIES)
    rows = card_numbers(numbers, who, labels)
    return [
        card_figures(name, row, games, halves) for name, row in zip(labels[who], rows, strict=True)
    ]


def card_figures(name: str, row: Sequence[int], games: int, halves: int) -> CardFigures:
    """A card's figures, of so many games with so many half wins."""
    return CardFigures(
        name=name,
        opening=effect(row[at.OPENING], row[at.OPENING_HALVES], games, halves),
        opening_games=row[at.OPENING],
        played=effect(row[at.PLAYED_GAMES], row[at.PLAYED_HALVES], games, halves),
        played_games=row[at.PLAYED_GAMES],
        plays_a_game=row[at.PLAYED] / max(games, 1),
        called=row[at.CALLED],
        right=wilson(row[at.RIGHT], row[at.CALLED]),
        yards_a_call=row[at.GAINED] / max(row[at.CALLED], 1),
        defended=row[at.DEFENDED],
        stops=wilson(row[at.STOPS], row[at.DEFENDED]),
    )


NO_EFFECT: Final = Effect(0.0, -1.0, 1.0)


def effect(games: int, halves: int, all_games: int, all_halves: int) -> Effect:
    """Games with something against the games without it."""
    without = all_games - games
    if not games or not without:
        return NO_EFFECT
    rest = wilson((all_halves - halves) / 2, without)
    return Effect(*difference(wilson(halves / 2, games), rest))


# Histograms ------------------------------------------------------------------------------------


def totals(numbers: Sequence[int]) -> list[int]:
    """Games by both sides' points together."""
    return list(numbers[at.TOTALS : at.TOTALS + at.MOST_TOTAL + 1])


def margins(numbers: Sequence[int]) -> list[int]:
    """Games by the first entrant's lead, from -60 to 60."""
    return list(numbers[at.MARGINS : at.MARGINS + 2 * at.MOST_MARGIN + 1])


def decided(numbers: Sequence[int]) -> list[int]:
    """Players by their real decisions in a game."""
    return list(numbers[at.DECIDED : at.DECIDED + at.MOST_DECIDED + 1])


def leads(numbers: Sequence[int], tick: int, low: int, high: int) -> tuple[int, int]:
    """Games in which the first entrant led by so much after so many Time Units; their half wins."""
    games = halves = 0
    for lead in range(max(low, -at.MOST_LEAD), min(high, at.MOST_LEAD) + 1):
        where = at.LEADS + (tick * at.LEADS_A_TICK + lead + at.MOST_LEAD) * 2
        games += numbers[where]
        halves += numbers[where + 1]
    return games, halves


def quantile(histogram: Sequence[int], share: float) -> int:
    """The smallest place up to which that share of the histogram lies."""
    wanted = share * sum(histogram)
    seen = 0
    for place, count in enumerate(histogram):
        seen += count
        if seen >= wanted and seen:
            return place
    return 0


def mean(histogram: Sequence[int]) -> float:
    count = sum(histogram)
    return sum(place * number for place, number in enumerate(histogram)) / max(count, 1)


def share_between(histogram: Sequence[int], low: int, high: int) -> float:
    """The share of a histogram from `low` to `high`, both included."""
    return sum(histogram[low : high + 1]) / max(sum(histogram), 1)
