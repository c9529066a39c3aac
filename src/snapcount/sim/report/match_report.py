"""The page about a match: who wins, how games go, and what cards change."""

from __future__ import annotations

from collections.abc import Sequence

from snapcount.sim import figures as fig
from snapcount.sim import layout as at
from snapcount.sim.chances import wilson
from snapcount.sim.match import Match, card_labels, record_game
from snapcount.sim.report import charts
from snapcount.sim.report.drives import drives_of
from snapcount.sim.report.page import Section, Tile, page, table

MOST_CARDS = 16
LEADS = ((1, 3), (4, 7), (8, 14), (15, 17))
ENOUGH = 20  # games behind a point of a line
FACTS = (
    ("points", "points"),
    ("drives", "drives"),
    ("plays", "plays"),
    ("yards", "yards"),
    ("touchdowns", "touchdowns"),
    ("field_goals", "field goals"),
    ("punts", "punts"),
    ("interceptions", "interceptions"),
    ("fumbles", "fumbles"),
    ("fourth_down_tries", "fourth-down tries"),
    ("cards_played", "cards played"),
    ("real_decisions", "real decisions"),
)


def match_page(match: Match, numbers: Sequence[int]) -> str:
    """The whole page, as HTML."""
    labels = card_labels(match)
    found = fig.figures(numbers, labels)
    names = (match.first.name, match.second.name)
    totals = fig.totals(numbers)
    tiles = [
        Tile(
            f"{found.rate.rate:.1%}",
            f"{names[0]} wins, {found.rate.low:.1%} to {found.rate.high:.1%}",
        ),
        Tile(f"{found.games:,}", "games in mirrored pairs"),
        Tile(f"{fig.mean(totals):.1f}", "points per game, both teams"),
        Tile(f"{found.starts.rate:.1%}", "won by the side starting on offense"),
        Tile(f"{found.overtimes.rate:.1%}", "go to overtime"),
    ]
    sections = [
        *game_sections(numbers, names),
        first_game(match),
        facts_section(found, names),
        *(cards_section(name, side.cards) for name, side in zip(names, found.sides, strict=True)),
    ]
    agents = " and ".join(dict.fromkeys((match.first.agent, match.second.agent)))
    words = f"Played by {agents} under the {match.edition} rules, seed {match.seed}."
    foot = f"95% intervals. Digest of all numbers: {found.digest}. Made by Snapcount."
    return page(f"{names[0]} vs. {names[1]}", words, tiles, sections, foot)


def game_sections(numbers: Sequence[int], names: tuple[str, str] | None) -> list[Section]:
    """How games go: scores, margins, what a lead is worth."""
    totals, margins = fig.totals(numbers), fig.margins(numbers)
    sections = [
        Section(
            "Total score",
            f"Half of all games end with {fig.quantile(totals, 0.25)} to "
            f"{fig.quantile(totals, 0.75)} total points.",
            charts.histogram(totals, "Games by total score", "total points", step=3),
        )
    ]
    if names is not None:
        plot = charts.histogram(
            margins, "Games by margin", "points", first=-at.MOST_MARGIN, step=3, split=0
        )
        words = f"{names[0]} wins on the right, {names[1]} on the left."
        sections.append(Section("Margin", words, plot))
    sections.append(
        Section(
            "What a lead is worth",
            "How often the leader goes on to win, by lead and time gone.",
            charts.lines(
                lead_lines(numbers), "Chance to win by lead and time", "Time Units gone", 30
            ),
        )
    )
    return sections


def lead_lines(numbers: Sequence[int]) -> list[charts.Line]:
    """The leader's share by time, whichever entrant that is."""
    found = []
    for low, high in LEADS:
        points = []
        for tick in range(at.TICKS):
            ahead, won = fig.leads(numbers, tick, low, high)
            behind, lost = fig.leads(numbers, tick, -high, -low)
            games = ahead + behind
            if games >= ENOUGH:
                halves = won + 2 * behind - lost
                points.append((float(tick), wilson(halves / 2, games)))
        last = f"{low} to {high}" if high < at.MOST_LEAD else f"{low} or more"
        found.append(charts.Line(f"by {last}", points))
    return found


def first_game(match: Match) -> Section:
    """The drive chart of the first game."""
    drives, score = drives_of(record_game(match, 0, False))
    names = (match.first.name, match.second.name)
    words = f"Every possession of the first game, which ended {score[0]}–{score[1]}."
    return Section("A game", words, charts.drive_chart(drives, names, "Drives of the first game"))


def facts_section(found: fig.Figures, names: tuple[str, str]) -> Section:
    rows = [
        (words, *(f"{side.per_game[field]:.2f}" for side in found.sides)) for field, words in FACTS
    ]
    calls = []
    for name, side in zip(names, found.sides, strict=True):
        for call in side.calls:
            share, right = f"{call.share:.0%}", f"{call.right.rate:.0%}"
            calls.append((f"{name}: {call.name}", share, right, f"{call.yards:.1f}"))
    body = table(("a game", *names), rows) + "<p></p>"
    return Section(
        "In figures", "", body + table(("call on offense", "share", "works", "yards"), calls)
    )


def cards_section(name: str, cards: Sequence[fig.CardFigures]) -> Section:
    known = [card for card in cards if card.opening_games and card.opening != fig.NO_EFFECT]
    known.sort(key=lambda card: -abs(card.opening.gap))
    shown = sorted(known[:MOST_CARDS], key=lambda card: -card.opening.gap)
    rows = [
        charts.Bar(
            card.name,
            card.opening.gap * 100,
            card.opening.low * 100,
            card.opening.high * 100,
            f"{card.name}: {card.opening.gap * 100:+.1f} points in {card.opening_games:,} "
            f"games with it in the opening hand; played {card.plays_a_game:.2f} times per "
            "game",
        )
        for card in shown
    ]
    return Section(
        f"{name}'s cards",
        "How many win points a card in the opening hand is worth. Only chance decides who "
        "has it. Faint ones may be luck.",
        charts.effects(rows, f"Card impact for {name}", "win points"),
    )
