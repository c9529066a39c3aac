"""The page about a field of entrants: the matchup matrix, ratings, and how games go."""

from __future__ import annotations

from collections.abc import Sequence

from snapcount.sim import figures as fig
from snapcount.sim import layout as at
from snapcount.sim.balance import Balance
from snapcount.sim.chances import Rate, Rating, wilson
from snapcount.sim.report import charts
from snapcount.sim.report.match_report import MOST_CARDS, first_game, game_sections
from snapcount.sim.report.page import Section, Tile, page, table


def field_page(balance: Balance, agent: str, edition: str) -> str:
    """The whole page, as HTML."""
    field, total = balance.field, balance.total
    order = sorted(range(len(field.entrants)), key=lambda a: -field.against_the_field(a).rate)
    names = [field.entrants[a].name for a in order]
    starts = fig.starts(total)
    tiles = [
        Tile(f"{balance.games:,}", "games in mirrored pairs"),
        Tile(f"{fig.mean(fig.totals(total)):.1f}", "points per game, both teams"),
        Tile(f"{starts.rate:.1%}", "won by the side starting on offense"),
        Tile(f"{wilson(total[at.OVERTIMES], balance.games).rate:.1%}", "go to overtime"),
        Tile(f"{fig.mean(fig.decided(total)):.0f}", "real decisions per player"),
    ]
    rates = [[None if a == b else field.rate(a, b) for b in order] for a in order]
    found = field.ratings()
    sections = [
        *standings(names, rates, [found[a] for a in order]),
        *game_sections(total, None),
        Section(
            "Goals",
            "How the cards and the game measure up.",
            table(
                ("", "goal", "found", ""),
                [(g.name, g.goal, g.found, "met" if g.met else "missed") for g in balance.goals()],
            ),
        ),
        actions_section(balance),
        plays_section(balance),
        first_game(field.matches[0]),
    ]
    words = f"{len(names)} decks, played by {agent} under the {edition} rules."
    foot = f"95% intervals. Digest: {fig.digest(total)}. Made by Snapcount."
    return page("Round robin", words, tiles, sections, foot)


def standings(
    names: Sequence[str], rates: Sequence[Sequence[Rate | None]], found: Sequence[Rating]
) -> list[Section]:
    """The matchup matrix and the ratings, in the order of the names."""
    bars = [
        charts.Bar(name, rating.elo, rating.low, rating.high)
        for name, rating in zip(names, found, strict=True)
    ]
    return [
        Section(
            "Round robin",
            "How often the row beats the column, in percent.",
            charts.matrix(names, rates, "Matchups"),
        ),
        Section(
            "Ratings",
            "Elo points relative to the field's average. 100 points more means winning 64% "
            "of games.",
            charts.effects(bars, "Ratings", "Elo points", most=2000.0),
        ),
    ]


def standings_page(
    names: Sequence[str],
    rates: Sequence[Sequence[Rate | None]],
    found: Sequence[Rating],
    games: int,
) -> str:
    """The page about a tournament."""
    best = found[0]
    tiles = [
        Tile(names[0], "is rated highest"),
        Tile(f"{best.elo:+.0f}", f"Elo points, {best.low:+.0f} to {best.high:+.0f}"),
        Tile(f"{games:,}", "games in mirrored pairs"),
    ]
    words = f"A round robin of {len(names)}."
    foot = "95% intervals. Made by Snapcount."
    return page("Tournament", words, tiles, standings(names, rates, found), foot)


def actions_section(balance: Balance) -> Section:
    known = [row for row in balance.actions if row.opening is not None]
    known.sort(key=lambda row: -abs(row.opening.gap) if row.opening else 0.0)
    bars = []
    for row in known[:MOST_CARDS]:
        assert row.opening is not None
        gap, low, high = (value * 100 for value in row.opening)
        bars.append(charts.Bar(row.name, gap, low, high))
    bars.sort(key=lambda bar: -bar.value)
    return Section(
        "Highest-impact Actions",
        "How many win points an Action in the opening hand is worth, compared within each deck.",
        charts.effects(bars, "Action impact", "win points"),
    )


def plays_section(balance: Balance) -> Section:
    rows = [
        (
            row.name,
            f"{row.called / max(row.games, 1):.2f}",
            f"{row.right.rate:.0%}",
            f"{row.yards:.1f}",
            f"{row.defended / max(row.games, 1):.2f}",
            f"{row.stops.rate:.0%}",
        )
        for row in balance.plays
    ]
    head = ("Play", "offense, per game", "works", "yards", "defense, per game", "stops")
    return Section("Plays", "How often each is called and works.", table(head, rows))
