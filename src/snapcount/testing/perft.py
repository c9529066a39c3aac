"""Perft: how many ways a game can go on from a fixed position, answer by answer.

A position is an edition, the decks of `fixed_decks`, a seed and the answers that lead there. Its
count at depth n is the number of different rows of n answers. One changed rule moves a count, so
the committed counts in `perft.json` say whether a change to the engine changed the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from snapcount.cards.dice import Dice
from snapcount.engine.editions import edition_named
from snapcount.engine.errors import SnapcountError
from snapcount.engine.game import Game, new_game
from snapcount.engine.options import (
    ASK_CALL,
    ASK_DESIGNATION,
    ASK_DRAW_UP,
    ASK_EFFECT,
    ASK_HAND_LIMIT,
    ASK_PLAY_OR_KICK,
    ASK_TIMEOUT,
    ASK_TIMING_POINT,
    ASK_TRIGGER_ORDER,
)
from snapcount.engine.records.answers import answer_for, answer_word
from snapcount.engine.setup import new_table
from snapcount.engine.table import Table
from snapcount.engine.terms import (
    AFTER_DESIGNATION,
    BEFORE_DESIGNATION,
    IF_STOPPED,
    ON_FIELD_ADJUSTMENTS,
)
from snapcount.testing.fixed_decks import fixed_decks

COUNTS: Final = Path(__file__).with_name("perft.json")
MOST_LEAVES: Final = 30_000
MOST_DEPTH: Final = 8
MOST_SEEDS: Final = 500


class PositionMoved(SnapcountError):
    """The engine's, or the file's: the answers of a position no longer lead anywhere."""

    code = "position-moved"


class Position(msgspec.Struct, frozen=True):
    """Where counting starts; `answers` has one word of `engine.records.answers` a decision."""

    name: str
    edition: str
    seed: int
    answers: str
    counts: tuple[int, ...]
    all_pro: bool = False


class Wanted(msgspec.Struct, frozen=True):
    """A position in words. The first random game that comes by such a decision fixes it."""

    name: str
    edition: str
    is_it: Callable[[Game, int], bool]
    """Asked with the game and the kind of the decision it waits for."""
    all_pro: bool = False


def opening(g: Game, kind: int) -> bool:
    return g.decisions == 1


def kick_near_the_end_of_a_half(g: Game, kind: int) -> bool:
    late = g.down == 4 and g.clock <= 2 and g.ball >= 60
    return late and kind in (ASK_PLAY_OR_KICK, ASK_CALL) and _asked(g) == g.offense


def card_to_play(point: int) -> Callable[[Game, int], bool]:
    """Three options or more at a timing point, after a few downs."""

    def is_it(g: Game, kind: int) -> bool:
        in_time = kind == ASK_TIMING_POINT and g.point == point
        return in_time and g.decisions > 40 and _width(g) >= 3

    return is_it


def answer_to_a_layer(g: Game, kind: int) -> bool:
    return kind == ASK_TIMING_POINT and len(g.layers) >= 2 and g.decisions > 40


def overtime(number: int) -> Callable[[Game, int], bool]:
    return lambda g, kind: g.period == 1 + number


def late_timeout(g: Game, kind: int) -> bool:
    return kind == ASK_TIMEOUT and g.clock <= 4


def asks(asked: int) -> Callable[[Game, int], bool]:
    return lambda g, kind: kind == asked and g.decisions > 40


def _asked(g: Game) -> int:
    return -1 if g.decision is None else g.decision.seat


def _width(g: Game) -> int:
    return 0 if g.decision is None else len(g.decision.options)


WANTED: Final[tuple[Wanted, ...]] = (
    Wanted("opening", "2019", opening),
    Wanted("stopped, with a card to rescue the play", "2019", card_to_play(IF_STOPPED)),
    Wanted("before designation", "2019", card_to_play(BEFORE_DESIGNATION)),
    Wanted("fourth down near the end of a half", "2019", kick_near_the_end_of_a_half),
    Wanted("opening", "2021", opening),
    Wanted("two layers to answer", "2021", answer_to_a_layer),
    Wanted("fourth down near the end of a half", "2021", kick_near_the_end_of_a_half),
    Wanted("overtime", "2021", overtime(1)),
    Wanted("opening, All Pro", "2022", opening, True),
    Wanted("designation", "2022", asks(ASK_DESIGNATION)),
    Wanted("a timeout late in a half", "2022", late_timeout),
    Wanted("second overtime", "2022", overtime(2)),
    Wanted("opening", "crd", opening),
    Wanted("on field adjustments", "crd", card_to_play(ON_FIELD_ADJUSTMENTS)),
    Wanted("after designation", "crd", card_to_play(AFTER_DESIGNATION)),
    Wanted("inside an effect", "crd", asks(ASK_EFFECT)),
    Wanted("a sixth card in hand", "crd", asks(ASK_HAND_LIMIT)),
    Wanted("second-half draw", "crd", asks(ASK_DRAW_UP)),
    Wanted("order of triggers", "crd", asks(ASK_TRIGGER_ORDER)),
    Wanted("fourth down near the end of a half, All Pro", "crd", kick_near_the_end_of_a_half, True),
    Wanted("overtime", "crd", overtime(1)),
)


# Counting --------------------------------------------------------------------------------------


def count(g: Game, depth: int) -> int:
    """The number of different rows of `depth` answers from here."""
    asked = g.decision
    if asked is None:
        return 0
    if depth <= 1:
        return len(asked.options) if depth == 1 else 1
    total = 0
    for option in asked.options:
        after = g.copy()
        after.apply(option)
        total += count(after, depth - 1)
    return total


def counts_of(g: Game) -> tuple[int, ...]:
    """The counts at depths 1, 2, … as far as they stay small enough to check all the time."""
    found: list[int] = []
    while len(found) < MOST_DEPTH:
        leaves = count(g, len(found) + 1)
        if found and (leaves > MOST_LEAVES or leaves == 0):
            break
        found.append(leaves)
    return tuple(found)


# Positions -------------------------------------------------------------------------------------


def game_at(position: Position) -> Game:
    """The game at a position; `PositionMoved` if its answers do not lead there any more."""
    g = new_game(_table(position.edition, position.all_pro), position.seed)
    for number, word in enumerate(position.answers.split()):
        option = answer_for(g, word)
        if option is None:
            raise PositionMoved(
                f"Answer {number + 1}, {word!r}, is not offered on the way to {position.edition}"
                f" {position.name!r} now:"
                " the rules before this position have changed. `snapcount perft --update` finds"
                " it anew."
            )
        g.apply(option)
    if g.decision is None:
        raise PositionMoved(f"The game is over before {position.edition} {position.name!r}.")
    return g


def committed() -> list[Position]:
    """The positions with the counts that they must have."""
    return msgspec.json.decode(COUNTS.read_bytes(), type=list[Position])


def write(positions: list[Position], to: Path) -> None:
    to.write_bytes(msgspec.json.format(msgspec.json.encode(positions), indent=1) + b"\n")


def recounted(wanted: Wanted, known: list[Position]) -> Position:
    """The position with counts as they are now: where it was, if it is still such a position."""
    for position in known:
        if (position.edition, position.name) == (wanted.edition, wanted.name):
            try:
                g = game_at(position)
            except PositionMoved:
                break
            if _is_it(wanted, g):
                return msgspec.structs.replace(position, counts=counts_of(g))
    return find(wanted)


def find(wanted: Wanted) -> Position:
    """Play random games until one comes by such a position; each position has its own seeds."""
    table = _table(wanted.edition, wanted.all_pro)
    first = 1000 * WANTED.index(wanted)
    for seed in range(first, first + MOST_SEEDS):
        g = new_game(table, seed)
        dice = Dice(seed)
        answers: list[str] = []
        while g.decision is not None:
            if _is_it(wanted, g):
                name, edition, all_pro = wanted.name, wanted.edition, wanted.all_pro
                return Position(name, edition, seed, " ".join(answers), counts_of(g), all_pro)
            option = dice.pick(g.decision.options)
            answers.append(answer_word(g, option))
            g.apply(option)
    raise PositionMoved(f"No random game comes by {wanted.edition} {wanted.name!r}.")


def _is_it(wanted: Wanted, g: Game) -> bool:
    return g.decision is not None and wanted.is_it(g, g.decision.kind)


def _table(edition: str, all_pro: bool) -> Table:
    return new_table(fixed_decks(edition), edition_named(edition), all_pro)
