"""The game tree of a last down: answers, and what chance may turn up.

Chance is in the order of the decks. A card that an answer takes off the top of a deck is every card
that may lie there, each as likely as there are copies. Whatever cannot be laid out like that
(a shuffle, two cards at once, another down) makes an ending too large to be solved.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from snapcount.engine.game import Game
from snapcount.engine.options import ASK_CALL, CALL, Option
from snapcount.engine.terms import ACTION, PLAY


class TooLarge(Exception):
    """This is no small ending."""


class Outcome(NamedTuple):
    """What an answer may lead to, and how likely that is."""

    chance: float
    game: Game


def is_over(game: Game) -> bool:
    """An ending is over with the second half: an overtime is worth a half to each side."""
    return game.over or game.period >= 2


def result(game: Game, seat: int) -> float:
    if not game.over or game.winner < 0:
        return 0.5
    return 1.0 if game.winner == seat else 0.0


def outcomes(game: Game, option: Option) -> list[Outcome]:
    """All that an answer may lead to."""
    after = game.copy()
    after.apply(option)
    over = is_over(after)
    taken = []
    for seat in range(2):
        for deck in (PLAY, ACTION):
            before, now = game.deck(seat, deck), after.deck(seat, deck)
            if before == now or (over and deck == ACTION):
                continue  # an Action card that is drawn when all is over changes nothing
            if now != before[: len(now)] or len(before) - len(now) != 1:
                raise TooLarge
            taken.append((seat, deck))
    if not over and game.dice.copy().word() != after.dice.copy().word():
        raise TooLarge
    if not taken:
        return [Outcome(1.0, after)]
    return list(_dealt(game, option, taken))


def _dealt(game: Game, option: Option, taken: list[tuple[int, int]]) -> Iterator[Outcome]:
    definition = game.table.definition
    tops = []
    for seat, deck in taken:
        cards = game.deck(seat, deck)
        counts: dict[int, list[int]] = {}
        for place, card in enumerate(cards):
            counts.setdefault(definition[card], []).append(place)
        tops.append([(places[0], len(places) / len(cards)) for places in counts.values()])
    for chosen in product(*tops):
        dealt = game.copy()
        chance = 1.0
        for (seat, deck), (place, share) in zip(taken, chosen, strict=True):
            cards = dealt.deck(seat, deck)
            cards[place], cards[-1] = cards[-1], cards[place]
            chance *= share
        dealt.apply(option)
        yield Outcome(chance, dealt)


def asks_for_both_calls(game: Game) -> bool:
    """F-3: the offense is asked what to call, and the defense comes next without seeing it."""
    decision = game.decision
    assert decision is not None
    return (
        decision.kind == ASK_CALL
        and decision.seat == game.offense
        and game.this.called[1 - game.offense] < 0
    )


def calls(game: Game) -> list[Option]:
    decision = game.decision
    assert decision is not None
    return [option for option in decision.options if option.verb == CALL]


def defense_calls(game: Game) -> tuple[Game, list[Option]]:
    """The game with some call of the offense, and what the defense may answer to it."""
    after = game.copy()
    after.apply(calls(game)[0])
    decision = after.decision
    if decision is None or decision.kind != ASK_CALL or decision.seat == game.offense:
        raise TooLarge  # the defense has no choice, or something comes in between
    return after, decision.options
