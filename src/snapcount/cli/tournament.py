"""`snapcount tournament`: a round robin of decks or of agents, with ratings."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Annotated, Any

import typer

from snapcount.cards.card import AnyCard
from snapcount.cards.season import DEFAULT_EDITION
from snapcount.cli import _games
from snapcount.cli.simulate import sequential
from snapcount.engine.errors import SnapcountError
from snapcount.sim import figures as fig
from snapcount.sim.chances import Rating, Sprt, ratings, win_rate
from snapcount.sim.match import Entrant, Match, sides
from snapcount.sim.report.field_report import standings_page


def tournament(
    decks: Annotated[
        list[str] | None, typer.Argument(metavar="DECK", help="Default: all starter decks.")
    ] = None,
    games: Annotated[
        int, typer.Option("-n", "--games", min=2, help="How many games per pairing.")
    ] = 200,
    agents: Annotated[
        str,
        typer.Option(
            help=(
                "The agent that plays every deck. Give several as a,b,c to rate the agents instead."
            )
        ),
    ] = "greedy",
    seed: _games.Seed = "0",
    edition: _games.Edition = DEFAULT_EDITION,
    all_pro: _games.AllPro = False,
    workers: _games.WorkerCount = 0,
    on: _games.On = "local",
    results: _games.ResultsFile = None,
    sprt: Annotated[
        str | None,
        typer.Option(
            metavar="P0,P1", help="End a pairing as soon as it's clear which win rate is right."
        ),
    ] = None,
    report: _games.Report = None,
    as_json: _games.AsJson = False,
) -> None:
    """Play a round robin in mirrored pairs and rate everyone, with 95% intervals.

    With one agent, the decks are rated. With several, the agents are: each pair of agents plays
    every pair of decks, both ways.
    """
    try:
        names = [name.strip() for name in agents.split(",") if name.strip()]
        cards = _games.decks_named(decks, edition)
        if len(set(names)) != len(names):
            raise SnapcountError("Each agent can enter only once.")
        if len(names) > 1:
            event = of_agents(names, cards, seed, edition, all_pro)
        else:
            event = of_decks(names[0] if names else "greedy", cards, seed, edition, all_pro)
        if len(event.names) < 2:
            raise SnapcountError("Name at least two decks or two agents.")
        sides(event.matches[0])
        test = sequential(sprt)
        event.play(games, test, on, workers, results)
        if report is not None:
            _games.write_page(report, event.page())
    except SnapcountError as error:
        _games.fail("tournament", error)
    if as_json:
        print(json.dumps(event.as_data(), indent=2, ensure_ascii=False))
    else:
        event.tell(test)


class Event:
    """The matches of a tournament; several may belong to one pairing of the rated."""

    def __init__(
        self, names: Sequence[str], matches: list[Match], pairing: list[tuple[int, int]]
    ) -> None:
        self.names = list(names)
        self.matches = matches
        self.pairing = pairing
        self.pairs: dict[tuple[int, int], list[int]] = {}

    def play(
        self, games: int, test: Sprt | None, on: str, workers: int, results: Path | None
    ) -> None:
        per_match = self.pairing.count(self.pairing[0])
        pairs = max((games + 2 * per_match - 1) // (2 * per_match), 1)
        decided = None
        if test is not None:
            # Each match stops by itself: what others of its pairing found is not waited for.
            decided = lambda _, numbers: test.decided(fig.pairs(numbers))  # noqa: E731
        numbers = _games.play(
            self.matches, pairs, on=on, workers=workers, results=results, decided=decided
        )
        for met, found in zip(self.pairing, numbers, strict=True):
            known = self.pairs.setdefault(met, [0] * 5)
            for place, count in enumerate(fig.pairs(found)):
                known[place] += count

    def ratings(self) -> list[Rating]:
        return ratings(len(self.names), self.pairs)

    def of(self, a: int, b: int) -> list[int]:
        return self.pairs[a, b] if (a, b) in self.pairs else self.pairs[b, a][::-1]

    def order(self) -> list[int]:
        found = self.ratings()
        return sorted(range(len(self.names)), key=lambda a: (-found[a].elo, a))

    def as_data(self) -> dict[str, Any]:
        found = self.ratings()
        return {
            "entrants": [
                {
                    "name": self.names[a],
                    "rating": found[a]._asdict(),
                    "against": {
                        self.names[b]: {
                            "pairs": self.of(a, b),
                            **win_rate(self.of(a, b))._asdict(),
                        }
                        for b in range(len(self.names))
                        if b != a
                    },
                }
                for a in self.order()
            ]
        }

    def games(self) -> int:
        return sum(2 * sum(pairs) for pairs in self.pairs.values())

    def page(self) -> str:
        order, found = self.order(), self.ratings()
        rates = [[None if a == b else win_rate(self.of(a, b)) for b in order] for a in order]
        names = [self.names[a] for a in order]
        return standings_page(names, rates, [found[a] for a in order], self.games())

    def tell(self, test: Sprt | None) -> None:
        found, order = self.ratings(), self.order()
        games = self.games()
        width = max(len(name) for name in self.names) + 2
        print(f"{games:,} games; ratings in Elo points around 0, with 95 % intervals")
        for place, a in enumerate(order, 1):
            rating = found[a]
            whole = [sum(c) for c in zip(*(self.of(a, b) for b in order if b != a), strict=True)]
            print(
                f"{place:>3}. {self.names[a]:{width}}{rating.elo:>+7.0f}"
                f"  [{rating.low:+.0f}, {rating.high:+.0f}]".ljust(width + 32)
                + f"  wins {win_rate(whole)}"
            )
        print("\nWin rate of each row against each column:")
        print(" " * (width + 5) + "".join(f"{place:>8}." for place in range(1, len(order) + 1)))
        for place, a in enumerate(order, 1):
            cells = ["" if a == b else f"{win_rate(self.of(a, b)).rate:.1%}" for b in order]
            print(f"{place:>3}. {self.names[a]:{width}}" + "".join(f"{cell:>9}" for cell in cells))
        if test is not None:
            print()
            for (a, b), pairs in self.pairs.items():
                count = 2 * sum(pairs)
                print(f"{self.names[a]} – {self.names[b]}: {test.verdict(pairs)}, {count} games")


def of_decks(
    agent: str,
    decks: Sequence[tuple[str, tuple[AnyCard, ...]]],
    seed: str,
    edition: str,
    all_pro: bool,
) -> Event:
    entrants = [Entrant(title, cards, agent) for title, cards in decks]
    met = list(combinations(range(len(entrants)), 2))
    matches = [Match(entrants[a], entrants[b], f"{seed}:{a}-{b}", edition, all_pro) for a, b in met]
    return Event([entrant.name for entrant in entrants], matches, met)


def of_agents(
    agents: Sequence[str],
    decks: Sequence[tuple[str, tuple[AnyCard, ...]]],
    seed: str,
    edition: str,
    all_pro: bool,
) -> Event:
    """Every pairing of agents plays every pairing of decks both ways round; one deck, itself."""
    tables = list(combinations(range(len(decks)), 2)) or [(0, 0)]
    if len(decks) > 1:
        tables += [(y, x) for x, y in tables]
    matches, pairing = [], []
    for a, b in combinations(range(len(agents)), 2):
        for x, y in tables:
            first = Entrant(f"{agents[a]} ({decks[x][0]})", decks[x][1], agents[a])
            second = Entrant(f"{agents[b]} ({decks[y][0]})", decks[y][1], agents[b])
            matches.append(Match(first, second, f"{seed}:{a}-{b}:{x}-{y}", edition, all_pro))
            pairing.append((a, b))
    return Event(agents, matches, pairing)
