"""`snapcount simulate`: many games between two decks, in mirrored pairs."""

from __future__ import annotations

import json
import sys
from time import monotonic
from typing import Annotated, Any

import typer

from snapcount.cards.season import DEFAULT_EDITION
from snapcount.cli import _games
from snapcount.engine.errors import SnapcountError
from snapcount.sim import figures as fig
from snapcount.sim.chances import Sprt
from snapcount.sim.match import Entrant, Match, card_labels, sides
from snapcount.sim.report.match_report import match_page

MOST_CARDS = 12  # rows of a table of cards


def simulate(
    first: Annotated[
        str, typer.Argument(metavar="DECK", help="A starter deck, a file or a deck code.")
    ],
    second: Annotated[str, typer.Argument(metavar="DECK", help="The deck it plays.")],
    games: Annotated[int, typer.Option("-n", "--games", min=2, help="How many games.")] = 1000,
    agents: Annotated[str, typer.Option(help="Who plays: one agent, or two as a,b.")] = "random",
    seed: _games.Seed = "0",
    edition: _games.Edition = DEFAULT_EDITION,
    all_pro: _games.AllPro = False,
    workers: _games.WorkerCount = 0,
    on: _games.On = "local",
    results: _games.ResultsFile = None,
    sprt: Annotated[
        str | None,
        typer.Option(
            metavar="P0,P1",
            help="Stop as soon as it's clear which of two win rates is right, as in 0.5,0.55.",
        ),
    ] = None,
    report: _games.Report = None,
    as_json: _games.AsJson = False,
) -> None:
    """Play many games between two decks, in pairs with the same shuffles and seats swapped.

    The same seed gives exactly the same results on any number of workers; compare the `digest`.
    """
    started = monotonic()
    try:
        match = match_of(first, second, agents, seed, edition, all_pro)
        who = played_by(match)
        print(
            f"{games:,} games. {who}. Use --agents to choose who plays.",
            file=sys.stderr,
            flush=True,
        )
        test = sequential(sprt)
        decided = None if test is None else lambda _, numbers: test.decided(fig.pairs(numbers))
        pairs = (games + 1) // 2
        (numbers,) = _games.play(
            [match], pairs, on=on, workers=workers, results=results, decided=decided
        )
        if report is not None:
            _games.write_page(report, match_page(match, numbers))
    except SnapcountError as error:
        _games.fail("simulate", error)
    labels = card_labels(match)
    found = fig.figures(numbers, labels)
    if as_json:
        print(json.dumps(as_data(match, found, numbers, test), indent=2, ensure_ascii=False))
    else:
        print_figures(match, found, numbers, test, monotonic() - started)


def match_of(first: str, second: str, agents: str, seed: str, edition: str, all_pro: bool) -> Match:
    """The match that the command line describes; it is put up once, to find out what is wrong."""
    who = _games.two(agents, "--agents")
    decks = [_games.deck_named(words, edition) for words in (first, second)]
    names = [title for title, _ in decks]
    if names[0] == names[1] or who[0] != who[1]:
        names = [f"{name} ({agent})" for name, agent in zip(names, who, strict=True)]
    entrants = [
        Entrant(name, cards, agent)
        for name, (_, cards), agent in zip(names, decks, who, strict=True)
    ]
    match = Match(entrants[0], entrants[1], seed, edition, all_pro)
    sides(match)
    return match


def played_by(match: Match) -> str:
    """Who plays the decks, in words."""
    first, second = match.first.agent, match.second.agent
    if first == second:
        return f"The {first} agent plays both decks"
    return f"{first} plays {second}"


def sequential(words: str | None) -> Sprt | None:
    if words is None:
        return None
    try:
        null, other = (float(part) for part in words.split(","))
    except ValueError:
        raise SnapcountError("--sprt takes two win rates, such as 0.5,0.55.") from None
    if not 0 < null < 1 or not 0 < other < 1 or null == other:
        raise SnapcountError("--sprt takes two different win rates between 0 and 1.")
    return Sprt(null, other)


# Saying it -------------------------------------------------------------------------------------


def as_data(
    match: Match, found: fig.Figures, numbers: list[int], test: Sprt | None
) -> dict[str, Any]:
    """Everything as plain values for JSON."""
    data: dict[str, Any] = {
        "entrants": [match.first.name, match.second.name],
        "agents": [match.first.agent, match.second.agent],
        "edition": match.edition,
        "all_pro": match.all_pro,
        "seed": match.seed,
        "games": found.games,
        "digest": found.digest,
        "win_rate": found.rate._asdict(),
        "pairs": fig.pairs(numbers),
        "who_starts_wins": found.starts._asdict(),
        "overtime": found.overtimes._asdict(),
        "forfeits": found.forfeits,
        "sides": [plain(side) for side in found.sides],
        "total_scores": fig.totals(numbers),
    }
    if test is not None:
        data["sprt"] = {"evidence": test.evidence(fig.pairs(numbers)), "bound": test.bound}
        data["sprt"]["verdict"] = test.verdict(fig.pairs(numbers))
    return data


def plain(value: Any) -> Any:
    """Named tuples as objects."""
    if hasattr(value, "_asdict"):
        return {key: plain(part) for key, part in value._asdict().items()}
    return [plain(part) for part in value] if isinstance(value, list) else value


def print_figures(
    match: Match, found: fig.Figures, numbers: list[int], test: Sprt | None, seconds: float
) -> None:
    names = (match.first.name, match.second.name)
    print(f"{names[0]} vs. {names[1]}, {found.games:,} games in mirrored pairs")
    print(f"  {played_by(match)}.")
    print(f"  {names[0]} wins {found.rate}")
    print(f"  the side starting on offense wins {found.starts}; overtime {found.overtimes}")
    totals = fig.totals(numbers)
    low, middle, high = (fig.quantile(totals, share) for share in (0.1, 0.5, 0.9))
    print(f"  total score {fig.mean(totals):.1f}, mostly {low} to {high}, median {middle}")
    if found.forfeits:
        print(f"  {found.forfeits} games were lost by rule")
    if test is not None:
        pairs = fig.pairs(numbers)
        evidence = f"{test.evidence(pairs):+.2f} of ±{test.bound:.2f}"
        print(f"  sequential test: {test.verdict(pairs)} (evidence {evidence})")
    print_facts(names, found)
    for name, side in zip(names, found.sides, strict=True):
        print_calls(name, side)
        print_cards(name, side)
    rate = found.games / seconds if seconds else 0
    print(f"\ndigest {found.digest} · {seconds:.1f} s, {rate:,.0f} games/s")


ROWS = (
    ("points", "points"),
    ("drives", "drives"),
    ("plays", "plays run"),
    ("yards", "yards"),
    ("touchdowns", "touchdowns"),
    ("field_goals", "field goals"),
    ("field_goals_missed", "field goals missed"),
    ("punts", "punts"),
    ("interceptions", "interceptions thrown"),
    ("fumbles", "fumbles lost"),
    ("turnovers_on_downs", "turnovers on downs"),
    ("fourth_down_tries", "fourth-down tries"),
    ("first_downs", "first downs"),
    ("stopped", "plays stopped"),
    ("incomplete", "passes incomplete"),
    ("pick_sixes", "pick sixes"),
    ("safeties", "safeties"),
    ("timeouts", "timeouts"),
    ("cards_played", "cards played"),
    ("abilities_used", "abilities used"),
    ("decisions", "decisions"),
    ("real_decisions", "real decisions"),
)


def print_facts(names: tuple[str, str], found: fig.Figures) -> None:
    width = max(len(name) for name in names) + 2
    print(f"\n{'a game':24}{names[0]:>{width}}{names[1]:>{width}}")
    for field, words in ROWS:
        first, second = (side.per_game[field] for side in found.sides)
        print(f"{words:24}{first:>{width}.2f}{second:>{width}.2f}")


def print_calls(name: str, side: fig.Side) -> None:
    if not side.calls:
        return
    print(f"\n{name}: calls{'share':>22}{'works':>9}{'yards':>8}")
    for call in side.calls:
        label = call.name.ljust(len(name) + 7)
        print(f"{label}{call.share:>22.0%}{call.right.rate:>9.0%}{call.yards:>8.1f}")


def print_cards(name: str, side: fig.Side) -> None:
    """The cards that change winning most, by what chance put in the opening hand."""
    known = [card for card in side.cards if card.opening_games and card.opening != fig.NO_EFFECT]
    if not known:
        return
    known.sort(key=lambda card: (-abs(card.opening.gap), card.name))
    print(f"\n{name}: cards in the opening hand, and what they change (points of winning)")
    for card in known[:MOST_CARDS]:
        effect = card.opening
        print(
            f"{card.name[:30]:32}{effect.gap * 100:+7.1f}"
            f"  [{effect.low * 100:+.1f}, {effect.high * 100:+.1f}]"
            f"  played {card.plays_a_game:.2f} a game"
        )
