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
COMMON: Final = 1.0  # a game, both sides together
RARE: Final = 0.10  # overtimes
RIGHT: Final = 0.10  # a Play works, or stops something, at least so often
BY_ITSELF: Final = 0.10  # an Action that is surely worth more than this wins by itself
ENOUGH: Final = 100  # calls or games from which a card is judged

GAME_FACTS: Final = (
    ("touchdowns", (at.TOUCHDOWNS, at.PICK_SIXES)),
    ("field goals tried", (at.FIELD_GOALS, at.FIELD_GOALS_MISSED)),
    ("punts", (at.PUNTS,)),
    ("turnovers", (at.INTERCEPTIONS, at.FUMBLES)),
    ("fourth-down tries", (at.FOURTH_TRIES,)),
)
OTHER_FACTS: Final = (
    ("field goals good", (at.FIELD_GOALS,)),
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


REAL_MEANS: Final = (
    "A real decision is an answer by which somebody does something that could be done otherwise:"
    " calls, cards and abilities used, what their effects let one choose, who is named, kicks,"
    " plays on fourth down, timeouts spent, and line-ups that change. Keeping house does not"
    " count: passing, letting the clock run, running a play before fourth down, the same line-up"
    " again, throwing cards away at the hand limit, the order of triggers, and a choice between"
    " copies of one card."
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
        """How often in a game, both sides together."""
        return sum(fig.both(self.total, which) for which in facts) / max(self.games, 1)

    def asked(self) -> float:
        """How many decisions a player is asked for in a game, passes and all."""
        return fig.both(self.total, at.DECISIONS) / max(2 * self.games, 1)

    def held_back(self) -> float:
        """In how many timing points a player may use something, and uses nothing."""
        return fig.both(self.total, at.HELD_BACK) / max(2 * self.games, 1)

    def thrown_away(self) -> float:
        """How many cards a player throws away at the hand limit."""
        return fig.both(self.total, at.ASKED + ASK_HAND_LIMIT) / max(2 * self.games, 1)

    def at_most(self) -> float:
        """Decisions a player, with all that anybody could count as one."""
        real = fig.both(self.total, at.REAL) / max(2 * self.games, 1)
        return real + self.held_back() + self.thrown_away()

    def kinds(self) -> list[str]:
        """What a player is asked how often in a game, the most frequent first."""
        counts = [fig.both(self.total, at.ASKED + kind) for kind in range(len(DECISION_NAMES))]
        order = sorted(range(len(counts)), key=lambda kind: -counts[kind])
        shares = [(DECISION_NAMES[kind], counts[kind] / max(2 * self.games, 1)) for kind in order]
        return [f"{name} {often:.1f}" for name, often in shares if often >= 0.05]

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
        return Goal("who starts on offense wins", goal, str(rate), met)

    def _game(self) -> list[Goal]:
        decided = fig.decided(self.total)
        mean = fig.mean(decided)
        low, high = fig.quantile(decided, 0.1), fig.quantile(decided, 0.9)
        share = fig.share_between(fig.totals(self.total), SCORE_LOW, SCORE_HIGH)
        overtime = wilson(self.total[at.OVERTIMES], self.games)
        found = [
            Goal(
                "real decisions a player, on average",
                f"{FEWEST} to {MOST}",
                f"{mean:.1f} (eight of ten: {low} to {high}; {self.asked():.0f} asked)",
                FEWEST <= mean <= MOST,
            ),
            Goal(
                f"games with {SCORE_LOW} to {SCORE_HIGH} points in all",
                f"at least {SCORE_SHARE:.0%}",
                f"{share:.1%}",
                share >= SCORE_SHARE,
            ),
        ]
        for name, facts in GAME_FACTS:
            often = self.a_game(facts)
            goal = f"at least {COMMON:g}"
            found.append(Goal(f"{name} a game", goal, f"{often:.2f}", often >= COMMON))
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
        return Goal("every Play is right at times", goal, found, not words)

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


# Markdown --------------------------------------------------------------------------------------


def markdown(balance: Balance, agent: str, edition: str, pairs: int) -> str:
    """The tables of docs/balance.md."""
    field = balance.field
    total = balance.total
    parts = [
        (
            f"{balance.games:,} games of {len(field.entrants)} decks, {2 * pairs:,} for each pair"
            f" in mirrored pairs, played by `{agent}` under the `{edition}` rules. Intervals are"
            " 95 %."
        ),
        "### Goals",
        table(
            ("", "goal", "found", ""),
            [(g.name, g.goal, g.found, "met" if g.met else "**missed**") for g in balance.goals()],
        ),
        "### Decks against the field",
        table(("deck", "wins", "rating", "points a game", "yards a game"), _deck_rows(field)),
        "### Decks against each other",
        "The share that the row's deck wins against the column's; ± is half its interval.",
        _matrix(field),
        "### A game",
        table(
            ("", "a game, both sides together"),
            [(name, f"{balance.a_game(facts):.2f}") for name, facts in (*GAME_FACTS, *OTHER_FACTS)],
        ),
        _spread(
            "Total score", fig.totals(total), ((0, 9), (10, 19), (20, 39), (40, 60), (61, 150))
        ),
        _spread(
            "Real decisions a player",
            fig.decided(total),
            ((0, 29), (30, 49), (50, 70), (71, 100), (101, 400)),
        ),
        (
            f"{REAL_MEANS} A player is asked {balance.asked():.0f} times a game: "
            + ", ".join(balance.kinds())
            + f". With the {balance.thrown_away():.1f} cards thrown away at the hand limit and the"
            f" {balance.held_back():.1f} timing points that one lets go by with something to use,"
            f" it would be {balance.at_most():.0f}."
        ),
        "### Plays",
        (
            "How often a Play is called in a hundred games of a deck that has it, how often it"
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
            "Points of winning that an Action goes with: having it in the opening hand, which"
            " chance alone decides, and playing it at least once, which also hangs on how the"
            " game goes."
        ),
        table(
            ("Action", "in the opening hand", "played", "times a game"),
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
