"""States that no game comes to: every field has a value of its own, so that none can stand in for
another. What carries a state elsewhere is tested with them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from snapcount.engine import options as o
from snapcount.engine.dice import dice_from_seed
from snapcount.engine.game import Game
from snapcount.engine.noted import ActionPlayed, Began, Happened, Named, PlayRun, Used
from snapcount.engine.program import Ability, Frame, Lasting, Layer, Step, Waiting
from snapcount.engine.state import State, ThisDown
from snapcount.engine.steps.cards import BY_LOOKING, DiscardStep
from snapcount.engine.terms import ANOTHER_PLAY, PLAY, YOU
from snapcount.engine.views.continuation import Continuation
from snapcount.engine.views.observing import observe
from snapcount.engine.views.worlds import WorldMaker, Worlds
from snapcount.testing.random_games import random_states

# What a world cannot share with the game: cards, which are dealt anew, and what has no past.
CARDS = {
    *("play_deck", "action_deck", "play_hand", "action_hand", "play_discard", "action_discard"),
    *("superstar", "attached", "gridirons", "used", "lined_up"),
}
EFFECTS = {"layers", "waiting", "frames", "lasting", "this", "decision"}
PAST = {"table", "dice", "decisions", "events", "cause", "steps_run", "holding", "sources"}
MEANT = {"offense", "on_field", "exhausted", "phase"}  # set by hand: they stand for something


def fields(kind: type) -> set[str]:
    """What an object of the engine has; a compiled class has no slots, but a list of these."""
    return set(getattr(kind, "__slots__", None) or getattr(kind, "__mypyc_attrs__"))  # noqa: B009


def set_apart(thing: Any, names: Iterable[str], first: int) -> None:
    """Give each field a value that no other has; flags are up."""
    for number, name in enumerate(sorted(names), first):
        before = getattr(thing, name)
        if isinstance(before, list):
            setattr(thing, name, [number * 10 + i for i in range(max(len(before), 2))])
        else:
            setattr(thing, name, True if isinstance(before, bool) else number)


def ability_of(game: Game, *steps: Step) -> Ability:
    """A text that the table has."""
    ability = Ability(len(game.table.abilities), 3, 0)
    ability.steps = [*steps]
    game.table.abilities.append(ability)
    return ability


def made_up(seat: int) -> Game:
    """A game in which that seat is asked and every field has a value of its own."""
    game = next(iter(random_states("crd", 4)))
    set_apart(game, fields(State) - CARDS - EFFECTS - PAST - MEANT, 100)
    set_apart(game.this, fields(ThisDown) - {"called", "applied", "discarded", "flipped"}, 300)
    game.offense, game.phase, game.last_plays[0] = 1, 2, 1
    game.on_field, game.exhausted = 0b1010_0000_0101_1110, 0b0001_1000_0100_0000_1011
    game.lined_up = 0b1111_0000_0000_0111_1000
    game.this.discarded = game.this.flipped = 0
    game.cause, game.steps_run, game.decisions = 77, 88, 99
    game.ask(seat, o.ASK_TIMEOUT, [o.Option(o.SPEND_TIMEOUT), o.Option(o.LET_IT_RUN, 3, 4)])
    return game


def with_cards(seat: int) -> Game:
    """The same, with cards in every place."""
    game = made_up(seat)
    mine, theirs = game.action_deck[seat], game.action_deck[1 - seat]
    game.superstar[3], game.superstar[14] = mine.pop(), theirs.pop()
    game.attached = [4, mine.pop(), 13, theirs.pop(), 4, mine.pop()]
    game.gridirons = [theirs.pop(), mine.pop()]
    for side in (0, 1):
        game.play_discard[side] = [game.play_deck[side].pop() for _ in range(6)]
        game.action_discard[side] = [game.action_deck[side].pop() for _ in range(6)]
    game.this.called = [hand.pop() for hand in game.play_hand]
    gone = game.action_discard[seat][0]
    one = ability_of(game)
    game.layers = [
        Layer(one, 0, theirs.pop(), 5, 6, True, False, False),
        Layer(one, 1, gone, 7, 8, False, True, True),
    ]
    game.waiting = [Waiting(one, 1, gone, 9, 10)]
    game.lasting = [
        Lasting(one, 0, gone, 11, 12, 13, 1, 14, True, 15, False),
        Lasting(one, 1, game.gridirons[0], 16, 17, 18, 0, 19, False, 20, True),
    ]
    game.used = [
        Used(21, game.play_hand[seat][0], 0, 1),  # the first card that the view speaks of
        Used(22, -1, 1, 2),
        Happened(23, 1, 3),
        ActionPlayed(1, gone, 2),
        PlayRun(1, 24, 1),
        Named(1, 25, 26, 3),
        Began(27, 2),
    ]
    game.this.applied = [28 * 1024 + gone, ANOTHER_PLAY, 29 * 1024 + game.gridirons[0]]
    game.frames = [frame_of(game, theirs.pop(), True), frame_of(game, gone, False)]
    return game


def frame_of(game: Game, card: int, uses_card: bool) -> Frame:
    """An effect whose registers are all different."""
    steps = [DiscardStep(YOU, PLAY, None, BY_LOOKING) for _ in range(50)]
    frame = Frame(ability_of(game, *steps), 1, card, 31)
    set_apart(
        frame, fields(Frame) - {"ability", "card", "cards", "shown", "seat", "slot", "pc"}, 500
    )
    frame.pc, frame.uses_card, frame.shown = 50, uses_card, -1
    frame.cards = [game.action_discard[0][1], game.action_discard[1][1]]
    return frame


def frame_of_step(game: Game, *steps: Step, seat: int = 0) -> Frame:
    """An effect that has just run these steps."""
    frame = Frame(ability_of(game, *steps), seat, game.table.slot_card[0], 0)
    frame.pc = len(steps)
    return frame


def continuation_of(game: Game) -> Continuation:
    assert game.decision is not None
    rest = observe(game, game.decision.seat).continuation
    assert rest is not None
    return rest


def worlds_of(game: Game, open_hands: bool = False) -> Worlds:
    """The worlds of who is asked."""
    assert game.decision is not None
    return WorldMaker(game.table).worlds(observe(game, game.decision.seat, open_hands))


def world_of(game: Game) -> Game:
    return worlds_of(game).sample(dice_from_seed("made up"))


def is_card(game: Game, card: int) -> tuple[int, int]:
    """What a card is, whichever of its copies."""
    if card < 0:
        return card, card
    return game.table.definition[card], game.table.owner[card]


def are_cards(game: Game, cards: Iterable[int]) -> list[tuple[int, int]]:
    return [is_card(game, card) for card in cards]
