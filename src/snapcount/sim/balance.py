"""Balance: what a field of decks shows about the cards and the game, held against goals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from snapcount.cards.card import ActionCard, PlayCard
from snapcount.engine.options import ASK_HAND_LIMIT, DECISION_NAMES
from snapcount.sim import figures as fig
from snapcount.sim import layout as at
from snapcount.sim.chances import Rate, wilson
from snapcount.sim.field import CardTotals, Field, combined

# The goals. Shares are of games, with ties as halves.
WEAKEST, STRONGEST = 0.42, 0.58  # of a deck against the field
START_LOW, START_HIGH = 0.47, 0.53  # of who starts on offense
FEWEST, MOST = 30, 70  # decisions a player, on average
SCORE_LOW, SCORE_HIGH, SCORE_SHARE = 20, 60, 0.6  # the total score, in this share of games
COMMON: Final = 1.0  # per game, both sides
RARE: Final = 0.10  # overtimes
RIGHT: Final = 0.10  # a Play works, or stops something, at least so often
BY_ITSELF: Final = 0.10  # an Action that is surely worth more than this wins by itself
ENOUGH: Final = 100  # calls or games from which a card is judged

GAME_FACTS: Final = (
    ("touchdowns", (at.TOUCHDOWNS, at.PICK_SIXES)),
    ("field goals", (at.FIELD_GOALS,)),
    ("punts", (at.PUNTS,)),
    ("turnovers", (at.INTERCEPTIONS, at.FUMBLES)),
    ("fourth-down tries", (at.FOURTH_TRIES,)),
)
OTHER_FACTS: Final = (
    ("field goals missed", (at.FIELD_GOALS_MISSED,)),
    ("turnovers on downs", (at.ON_DOWNS,)),
    ("safeties", (at.SAFETIES,)),
    ("pick sixes", (at.PICK_SIXES,)),
    ("drives", (at.DRIVES,)),
    ("plays run", (at.PLAYS,)),
    ("yards", (at.YARDS,)),
    ("first downs", (at.FIRST_DOWNS,)),
    ("timeouts", (at.TIMEOUTS,)),
    ("cards played", (at.CARDS_PLAYED,)),
    ("abilities used", (at.ABILITIES_USED,)),
)


class Goal(NamedTuple):
    """One goal, what was found, and whether that is within it."""

    name: str
    goal: str
    found: str
    met: bool


class PlayRow(NamedTuple):
    """How often a Play is called, and right, over all decks that have it."""

    name: str
    games: int
    called: int
    right: Rate
    yards: float
    defended: int
    stops: Rate


class ActionRow(NamedTuple):
    """How much an Action changes winning: in the opening hand, and when it is played."""

    name: str
    seen: int
    """Games with it in the opening hand."""
    played_a_game: float
    opening: fig.Effect | None
    played: fig.Effect | None


class Balance:
    """A field of decks, looked at as a designer does."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.total = field.total()
        self.games = self.total[at.GAMES]
        self.plays: list[PlayRow] = []
        self.actions: list[ActionRow] = []
        for name, rows in sorted(self._by_card(PlayCard).items()):
            self.plays.append(play_row(name, rows))
        for name, rows in sorted(self._by_card(ActionCard).items()):
            self.actions.append(action_row(name, rows))
        self.actions.sort(key=lambda row: -(row.opening.gap if row.opening else -1))

    def _by_card(self, kind: type) -> dict[str, list[CardTotals]]:
        found: dict[str, list[CardTotals]] = {}
        for place, entrant in enumerate(self.field.entrants):
            wanted = {card.name for card in entrant.deck if isinstance(card, kind)}
            for totals in self.field.cards(place):
                if totals.name in wanted:
                    found.setdefault(totals.name, []).append(totals)
        return found

    def a_game(self, facts: Sequence[int]) -> float:
        """How often in per game, both sides."""
        return sum(fig.both(self.total, which) for which in facts) / max(self.games, 1)

    def asked(self) -> float:
        """How many decisions a player is asked for in a game, passes and all."""
        return fig.both(self.total, at.DECISIONS) / max(2 * self.games, 1)

    def real(self) -> float:
        """How many real decisions a player takes in a game."""
        return fig.both(self.total, at.REAL) / max(2 * self.games, 1)

    def held_back(self) -> float:
        """In how many timing points a player may use something, and uses nothing."""
        return fig.both(self.total, at.HELD_BACK) / max(2 * self.games, 1)

    def thrown_away(self) -> float:
        """How many cards a player throws away at the hand limit."""
        return fig.both(self.total, at.ASKED + ASK_HAND_LIMIT) / max(2 * self.games, 1)

    def at_most(self) -> float:
        """Decisions a player, with all that anybody could count as one."""
        return self.real() + self.held_back() + self.thrown_away()

    def kinds(self) -> list[tuple[str, float, float]]:
        """How often a player is asked what in a game, and how often that is a real decision."""
        players = max(2 * self.games, 1)
        found = [
            (
                name,
                fig.both(self.total, at.ASKED + kind) / players,
                fig.both(self.total, at.REAL_KINDS + kind) / players,
            )
            for kind, name in enumerate(DECISION_NAMES)
        ]
        return sorted((row for row in found if row[1] >= 0.05), key=lambda row: -row[1])

    def goals(self) -> list[Goal]:
        return [*self._decks(), self._start(), *self._game(), self._plays(), self._actions()]

    def _decks(self) -> list[Goal]:
        rates = [self.field.against_the_field(a) for a in range(len(self.field.entrants))]
        named = [(e.name, rate) for e, rate in zip(self.field.entrants, rates, strict=True)]
        best = max(named, key=lambda item: item[1].rate)
        worst = min(named, key=lambda item: item[1].rate)
        return [
            Goal(
                "strongest deck against the field",
                f"at most {STRONGEST:.0%}",
                f"{best[0]} {best[1]}",
                best[1].rate <= STRONGEST,
            ),
            Goal(
                "weakest deck against the field",
                f"at least {WEAKEST:.0%}",
                f"{worst[0]} {worst[1]}",
                worst[1].rate >= WEAKEST,
            ),
        ]

    def _start(self) -> Goal:
        rate = fig.starts(self.total)
        goal = f"{START_LOW:.0%} to {START_HIGH:.0%}"
        met = START_LOW <= rate.rate <= START_HIGH
        return Goal("the side starting on offense wins", goal, str(rate), met)

    def _game(self) -> list[Goal]:
        decided = fig.decided(self.total)
        mean = fig.mean(decided)
        low, high = fig.quantile(decided, 0.1), fig.quantile(decided, 0.9)
        share = fig.share_between(fig.totals(self.total), SCORE_LOW, SCORE_HIGH)
        overtime = wilson(self.total[at.OVERTIMES], self.games)
        found = [
            Goal(
                "real decisions per player, on average",
                f"{FEWEST} to {MOST}",
                f"{mean:.1f} (eight of ten: {low} to {high}); {self.at_most():.0f} counting passes"
                " and discards",
                FEWEST <= mean <= MOST,
            ),
            Goal(
                f"games with {SCORE_LOW} to {SCORE_HIGH} total points",
                f"at least {SCORE_SHARE:.0%}",
                f"{share:.1%}",
                share >= SCORE_SHARE,
            ),
        ]
        for name, facts in GAME_FACTS:
            often = self.a_game(facts)
            goal = f"at least {COMMON:g}"
            found.append(Goal(f"{name} per game", goal, f"{often:.2f}", often >= COMMON))
        met = overtime.rate <= RARE
        found.append(Goal("overtime", f"at most {RARE:.0%} of games", str(overtime), met))
        return found

    def _plays(self) -> Goal:
        never = [
            row.name
            for row in self.plays
            if not row.called and not row.defended and row.games >= ENOUGH
        ]
        wrong = [
            row.name
            for row in self.plays
            if row.called + row.defended >= ENOUGH
            and row.right.rate < RIGHT
            and row.stops.rate < RIGHT
        ]
        words = [f"never called: {', '.join(never)}"] if never else []
        words += [f"wrong: {', '.join(wrong)}"] if wrong else []
        goal = f"works or stops in {RIGHT:.0%} of its calls"
        found = "; ".join(words) or f"all {len(self.plays)}"
        return Goal("every Play works sometimes", goal, found, not words)

    def _actions(self) -> Goal:
        strong = [
            f"{row.name} {row.opening.gap * 100:+.1f}"
            for row in self.actions
            if row.opening is not None and row.opening.low > BY_ITSELF and row.seen >= ENOUGH
        ]
        best = next((row for row in self.actions if row.opening is not None), None)
        most = "none was seen"
        if best is not None and best.opening is not None:
            most = f"most: {best.name} {effect_words(best.opening)}"
        goal = f"surely worth no more than {BY_ITSELF * 100:.0f} points in the opening hand"
        return Goal("no Action wins by itself", goal, "; ".join(strong) or most, not strong)


def play_row(name: str, rows: Sequence[CardTotals]) -> PlayRow:
    row = [sum(column) for column in zip(*(totals.row for totals in rows), strict=True)]
    return PlayRow(
        name=name,
        games=sum(totals.games for totals in rows),
        called=row[at.CALLED],
        right=wilson(row[at.RIGHT], row[at.CALLED]),
        yards=row[at.GAINED] / max(row[at.CALLED], 1),
        defended=row[at.DEFENDED],
        stops=wilson(row[at.STOPS], row[at.DEFENDED]),
    )


def action_row(name: str, rows: Sequence[CardTotals]) -> ActionRow:
    opening = [(t.row[at.OPENING], t.row[at.OPENING_HALVES], t.games, t.halves) for t in rows]
    played = [(t.row[at.PLAYED_GAMES], t.row[at.PLAYED_HALVES], t.games, t.halves) for t in rows]
    games = sum(t.games for t in rows)
    often = sum(t.row[at.PLAYED] for t in rows) / max(games, 1)
    seen = sum(t.row[at.OPENING] for t in rows)
    return ActionRow(name, seen, often, combined(opening), combined(played))


def effect_words(effect: fig.Effect | None) -> str:
    """In points of winning."""
    if effect is None:
        return "–"
    return f"{effect.gap * 100:+.1f} [{effect.low * 100:+.1f}, {effect.high * 100:+.1f}]"
