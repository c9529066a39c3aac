"""The balance of a field of decks as Markdown: the tables of docs/balance.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from snapcount.sim import figures as fig
from snapcount.sim import layout as at
from snapcount.sim.balance import GAME_FACTS, OTHER_FACTS, Balance, effect_words
from snapcount.sim.chances import Rate
from snapcount.sim.field import Field

REAL_MEANS: Final = (
    "A real decision is an answer where a player could have done something else:"
    " calls, cards and abilities used, choices their effects offer, who is named, kicks,"
    " plays on fourth down, timeouts spent, and line-up changes. Housekeeping doesn't"
    " count: passing, letting the clock run, running a play before fourth down, keeping the same"
    " line-up, discarding at the hand limit, the order of triggers, and choosing between"
    " copies of one card."
)


def markdown(balance: Balance, agent: str, edition: str, pairs: int) -> str:
    """The tables of docs/balance.md."""
    field = balance.field
    total = balance.total
    parts = [
        (
            f"{balance.games:,} games of {len(field.entrants)} decks, {2 * pairs:,} for each pair"
            f" in mirrored pairs, played by `{agent}` under the `{edition}` rules. Intervals are"
            " 95%."
        ),
        "### Goals",
        table(
            ("", "goal", "found", ""),
            [(g.name, g.goal, g.found, "met" if g.met else "**missed**") for g in balance.goals()],
        ),
        "### Decks against the field",
        table(("deck", "wins", "rating", "points per game", "yards per game"), _deck_rows(field)),
        "### Decks against each other",
        "How often the row's deck beats the column's; ± is half the interval.",
        _matrix(field),
        "### A game",
        table(
            ("", "per game, both sides"),
            [(name, f"{balance.a_game(facts):.2f}") for name, facts in (*GAME_FACTS, *OTHER_FACTS)],
        ),
        _spread(
            "Total score", fig.totals(total), ((0, 9), (10, 19), (20, 39), (40, 60), (61, 150))
        ),
        _spread(
            "Real decisions per player",
            fig.decided(total),
            ((0, 29), (30, 49), (50, 70), (71, 100), (101, 400)),
        ),
        (
            f"{REAL_MEANS} Counting the {balance.thrown_away():.1f} cards discarded at the hand"
            f" limit and the {balance.held_back():.1f} timing points passed with something to"
            f" use, it would be {balance.at_most():.0f}. By kind of question:"
        ),
        _decisions(balance),
        "### Plays",
        (
            "How often a Play is called in a hundred games with a deck that has it, how often it"
            " works and what it gains on offense, and how often it stops the play on defense."
        ),
        table(
            ("Play", "offense", "works", "yards", "defense", "stops"),
            [
                (
                    row.name,
                    f"{row.called / max(row.games, 1) * 100:.0f}",
                    f"{row.right.rate:.0%}" if row.called else "–",
                    f"{row.yards:.1f}" if row.called else "–",
                    f"{row.defended / max(row.games, 1) * 100:.0f}",
                    f"{row.stops.rate:.0%}" if row.defended else "–",
                )
                for row in balance.plays
            ],
        ),
        "### Actions",
        (
            "How many win points go with an Action: having it in the opening hand, which is pure"
            " chance, and playing it at least once, which also depends on how the game goes."
        ),
        table(
            ("Action", "in the opening hand", "played", "times per game"),
            [
                (
                    row.name,
                    effect_words(row.opening),
                    effect_words(row.played),
                    f"{row.played_a_game:.2f}",
                )
                for row in balance.actions
            ],
        ),
    ]
    return "\n\n".join(parts) + "\n"


def _deck_rows(field: Field) -> list[tuple[str, ...]]:
    rows = []
    for place, (entrant, rating) in enumerate(zip(field.entrants, field.ratings(), strict=True)):
        facts = field.facts(place)
        games = max(facts[at.GAMES], 1)
        rows.append(
            (
                field.against_the_field(place),
                (
                    entrant.name,
                    str(field.against_the_field(place)),
                    f"{rating.elo:+.0f} [{rating.low:+.0f}, {rating.high:+.0f}]",
                    f"{facts[at.POINTS] / games:.1f}",
                    f"{facts[at.YARDS] / games:.0f}",
                ),
            )
        )
    rows.sort(key=lambda row: -row[0].rate)
    return [words for _, words in rows]


def _decisions(balance: Balance) -> str:
    rows = [(name, f"{asked:.1f}", f"{real:.1f}") for name, asked, real in balance.kinds()]
    rows.append(("all", f"{balance.asked():.1f}", f"{balance.real():.1f}"))
    return table(("Decisions per player", "asked", "real"), rows)


def _matrix(field: Field) -> str:
    names = [entrant.name for entrant in field.entrants]
    rows = []
    for a, name in enumerate(names):
        rates = [None if a == b else field.rate(a, b) for b in range(len(names))]
        rows.append((name, *("" if rate is None else with_reach(rate) for rate in rates)))
    return table(("", *names), rows)


def with_reach(rate: Rate) -> str:
    """A share with half the width of its interval, in points."""
    return f"{rate.rate:.0%} ±{(rate.high - rate.low) * 50:.0f}"


def _spread(name: str, histogram: list[int], bins: Sequence[tuple[int, int]]) -> str:
    heads = [f"{low}–{high}" for low, high in bins[:-1]] + [f"{bins[-1][0]} and more"]
    cells = [f"{fig.share_between(histogram, low, high):.0%}" for low, high in bins]
    return table((name, *heads, "mean"), [("", *cells, f"{fig.mean(histogram):.1f}")])


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown; the first column is words, the others stand to the right."""
    lines = [
        "| " + " | ".join(head) + " |",
        "|---|" + "---:|" * (len(head) - 1),
        *("| " + " | ".join(row) + " |" for row in rows),
    ]
    return "\n".join(lines)
