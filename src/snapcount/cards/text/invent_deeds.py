"""Inventing what is done to Players, and what players do with cards, for random cards."""

from __future__ import annotations

from typing import Final, get_args

from snapcount.cards.nouns import Choose, CountCards, Group, Number, TheX, This
from snapcount.cards.text import invent_nouns as nouns
from snapcount.cards.text.invent_nouns import DECKS, DEFENSE, OFFENSE, Scene
from snapcount.cards.text.invent_plays import Maker
from snapcount.cards.tree import (
    CallFromHand,
    CancelAbilities,
    CancelLayer,
    ChoosePlayers,
    ChooseX,
    CopyAbility,
    CopyLayer,
    Discard,
    DiscardAny,
    DiscardTop,
    Draw,
    Effect,
    Energize,
    ExhaustPlayers,
    ForbidCall,
    LookAndReorder,
    LookAndTake,
    NewTarget,
    Recover,
    RemoveCard,
    RevealHand,
    Search,
    ShuffleDiscard,
    SkipDraw,
    Substitute,
    ToBench,
    Uncancellable,
)
from snapcount.cards.words import CardKind, FieldKind, LayerKind


def _count(scene: Scene) -> Number:
    return nouns.number(scene, 1, 3)


def _discard(scene: Scene) -> Effect:
    dice = scene.dice
    whose, deck = nouns.who(dice), dice.pick(DECKS)
    count = None if dice.chance(15) else _count(scene)
    scene.moved = True
    if count is None:
        return Discard(whose, deck, None)
    return Discard(whose, deck, count, dice.pick(("choose", "random")))


def _discard_more(scene: Scene) -> Effect:
    dice = scene.dice
    whose, count = nouns.who(dice), dice.between(1, 2)
    scene.moved = True
    if dice.chance(50):
        return DiscardTop(whose, dice.pick(DECKS), count)
    return DiscardAny(whose, count, dice.chance(30))


def _search(scene: Scene) -> Effect:
    """A search for a card of some kind, or for some play."""
    dice = scene.dice
    if dice.chance(40):
        count = dice.weighted([(5, 1), (2, 2)])
        shown = dice.chance(70)
        calls = nouns.calls(dice) if dice.chance(80) else ()
        return Search(nouns.who(dice), ("play",), None, calls, shown, "hand", count)
    kind: CardKind = dice.pick(("action", "power up", "superstar", "gridiron", "event", "defense"))
    many = dice.weighted([(5, 1), (2, 2)])
    return Search(nouns.who(dice), ("action",), kind, (), dice.chance(70), "hand", many)


def _look_and_take(scene: Scene) -> Effect:
    dice = scene.dice
    count = dice.between(2, 5)
    rest = dice.pick(("top", "bottom", "discard", "shuffle"))
    scene.moved = True
    if dice.chance(30):
        show = dice.chance(30)
        return LookAndTake("play", count, 1, "call", rest, show)  # type: ignore[arg-type]
    take = dice.between(1, count - 1)
    deck, shown = dice.pick(DECKS), dice.chance(30)
    return LookAndTake(deck, count, take, "hand", rest, shown)  # type: ignore[arg-type]


def _recover_x(scene: Scene) -> Effect:
    scene.moved = True
    if scene.dice.chance(40):
        kind: CardKind = scene.dice.pick(
            ("power up", "superstar", "gridiron", "offense", "generic")
        )
        return Recover(nouns.who(scene.dice), "action", 1, kind)
    count = TheX() if scene.x else scene.dice.between(1, 3)
    return Recover(nouns.who(scene.dice), scene.dice.pick(DECKS), count)


def _bring_in(scene: Scene) -> Effect:
    """A substitution that says who comes in."""
    dice = scene.dice
    out = nouns.players(scene, "field")
    if scene.on_player and dice.chance(50):
        return Substitute(out, True, This())
    place = dice.pick((*OFFENSE, *DEFENSE))
    return Substitute(out, dice.chance(70), Choose(Group(where="bench", positions=(place,))))


def _choose_x(scene: Scene) -> Effect:
    scene.x = True
    dice = scene.dice
    if dice.chance(25):
        deck = dice.pick(DECKS)
        return ChooseX(up_to=CountCards("you", deck, dice.pick(("hand", "discard"))))
    return ChooseX(0, dice.pick((3, 5, 9)), nouns.who(dice) if dice.chance(15) else "you")


def _energize(scene: Scene) -> Effect:
    made = Energize(nouns.players(scene))
    scene.turned = "energized"
    return made


def _exhaust(scene: Scene) -> Effect:
    made = ExhaustPlayers(nouns.players(scene, "field"))
    scene.turned = "exhausted"
    return made


PLAYER_EFFECTS: Final[list[tuple[int, Maker]]] = [
    (4, lambda s: ChoosePlayers(nouns.choose(s))),
    (12, lambda s: _energize(s)),
    (9, lambda s: _exhaust(s)),
    (3, lambda s: ToBench(nouns.players(s, "field"))),
    (5, lambda s: Substitute(nouns.players(s, "field"), s.dice.chance(70))),
    (2, lambda s: _bring_in(s)),
]

_FEW_LAYERS: Final[tuple[LayerKind, ...]] = (
    "offense action card",
    "defense action card",
    "tackle ability",
    "run or receive ability",
    "run, receive or tackle ability",
)

DEED_EFFECTS: Final[list[tuple[int, Maker]]] = [
    (3, lambda s: _look_and_take(s)),
    (
        1,
        lambda s: NewTarget(
            s.dice.pick(("action card", "exhaust ability", "effect")), targets=s.dice.chance(40)
        ),
    ),
    (1, lambda s: CancelLayer(s.dice.pick(("action card", "effect")), targets=True)),
    (
        4,
        lambda s: CancelAbilities(
            s.dice.pick(("run", "receive", "tackle", "exhaust")),
            None if s.dice.chance(50) else nouns.who(s.dice),
        ),
    ),
    (12, lambda s: Draw(nouns.who(s.dice), s.dice.pick(DECKS), _count(s))),
    (10, _discard),
    (3, lambda s: Search(nouns.who(s.dice), s.dice.some(DECKS, 2), reveal=s.dice.chance(70))),
    (2, lambda s: _search(s)),
    (2, lambda s: _discard_more(s)),
    (
        1,
        lambda s: CallFromHand(
            calls=nouns.calls(s.dice) if s.dice.chance(40) else (), back=s.dice.chance(30)
        ),
    ),
    (4, lambda s: Recover(nouns.who(s.dice), s.dice.pick(DECKS), s.dice.between(1, 2))),
    (1, lambda s: _recover_x(s)),
    (3, lambda s: RevealHand(nouns.who(s.dice), s.dice.pick(DECKS))),
    (
        4,
        lambda s: LookAndReorder(
            nouns.who(s.dice), s.dice.pick(DECKS), s.dice.weighted([(1, 1), (2, 2), (4, 3)])
        ),
    ),
    (3, lambda s: SkipDraw(nouns.who(s.dice))),
    (2, lambda s: ShuffleDiscard(nouns.who(s.dice), s.dice.pick(DECKS))),
    (
        6,
        lambda s: CancelLayer(
            s.dice.pick(("action card", "exhaust ability", "tackle ability", "effect")),
            None if s.dice.chance(50) else nouns.who(s.dice),
            s.dice.chance(20),
        ),
    ),
    (
        2,
        lambda s: CancelLayer(
            s.dice.pick(_FEW_LAYERS),
            None if s.dice.chance(50) else nouns.who(s.dice),
        ),
    ),
    (1, lambda s: CancelLayer("action card", None, to="hand")),
    (
        1,
        lambda s: CopyLayer(
            "action card", None if s.dice.chance(50) else nouns.who(s.dice), True, s.dice.chance(40)
        ),
    ),
    (1, lambda s: ForbidCall(s.dice.pick(("opponent", "offense", "defense")))),
    (2, lambda s: Uncancellable()),
    (3, _choose_x),
]

REMOVALS: Final[list[tuple[int, Maker]]] = [
    (
        4,
        lambda s: RemoveCard(
            s.dice.pick(get_args(FieldKind)),
            None if s.dice.chance(50) else nouns.who(s.dice),
            s.dice.weighted([(5, 1), (1, 2), (2, None)]),
        ),
    ),
]

COPIES: Final[list[tuple[int, Maker]]] = [
    (
        3,
        lambda s: CopyLayer(
            s.dice.pick(("action card", "exhaust ability", "effect")),
            None if s.dice.chance(50) else nouns.who(s.dice),
        ),
    ),
    (
        3,
        lambda s: CopyAbility(
            nouns.players(s, "field"), s.dice.pick(("exhaust", "run", "receive", "tackle"))
        ),
    ),
]
