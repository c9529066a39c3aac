"""Inventing effects on hands, decks and discard piles for random cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, get_args

from snapcount.cards.dice import Dice
from snapcount.cards.nouns import (
    Choose,
    Condition,
    CountCards,
    Group,
    Number,
    ShownIs,
    ShownStrength,
    This,
)
from snapcount.cards.text import invent_nouns as nouns
from snapcount.cards.text.invent_nouns import DECKS, WHO, Scene
from snapcount.cards.tree import (
    AbilityYards,
    ActionsCost,
    AttachCard,
    CallShown,
    CannotAudible,
    CannotPlayKind,
    CannotSubstitute,
    ChangeGrit,
    ChangeTimeouts,
    Discard,
    Effect,
    ExchangeHands,
    ExchangeWithPile,
    ExhaustPlayers,
    FieldGoalsAre,
    Gain,
    HandUntil,
    If,
    KeepsAbilities,
    KickAgain,
    LimitDraws,
    LookAtHand,
    Modifier,
    ModifyKickPoints,
    ModifyPunts,
    MoreActions,
    MovePowerUp,
    MoveThis,
    PayCost,
    PlayFromDiscard,
    PutCards,
    PutOnField,
    PutShown,
    Recover,
    RemoveCard,
    RemoveThis,
    RevealCards,
    RevealTop,
    RevealUntil,
    Search,
    SetClock,
    SetGrit,
    SetHandLimit,
    TimeUnitsAre,
)
from snapcount.cards.words import CardKind, Deck, FieldKind

_SOURCES: Final[tuple[Literal["hand", "deck", "discard"], ...]] = ("hand", "deck", "discard")
KINDS: Final[tuple[CardKind, ...]] = (
    "offense",
    "defense",
    "generic",
    "power up",
    "superstar",
    "gridiron",
)


def _some_decks(dice: Dice) -> tuple[Deck, ...]:
    return dice.some(DECKS, 2)


def _put(scene: Scene) -> Effect:
    dice = scene.dice
    scene.moved = True
    count = dice.weighted([(5, 1), (2, 2), (2, None)])
    source = dice.pick(("hand", "hand", "discard"))
    to = dice.pick(("top", "bottom", "shuffle"))
    if count is None and source == "discard":
        source = "hand"
    return PutCards(nouns.who(dice), dice.pick(DECKS), count, source, to)  # type: ignore[arg-type]


def _search_to_call(scene: Scene) -> Effect:
    calls = nouns.calls(scene.dice) if scene.dice.chance(70) else ()
    return Search("you", ("play",), None, calls, True, "call")


def _hand_until(scene: Scene) -> Effect:
    dice = scene.dice
    scene.moved = True
    to: Number = dice.between(1, 5)
    deck = dice.pick(DECKS)
    if dice.chance(25):
        to = CountCards("opponent", deck, "hand")
    return HandUntil(nouns.who(dice), deck, to, dice.chance(50))


def _reveal_until(scene: Scene) -> Effect:
    dice = scene.dice
    scene.moved = True
    rest = dice.pick(("bottom", "discard", "shuffle"))
    if dice.chance(60):
        to = dice.pick(("hand", "call"))
        return RevealUntil("play", None, nouns.calls(dice), to, rest)  # type: ignore[arg-type]
    return RevealUntil("action", dice.pick(KINDS), (), "hand", rest)  # type: ignore[arg-type]


def _reveal_cards(scene: Scene) -> Effect:
    dice = scene.dice
    return RevealCards(
        nouns.who(dice), dice.pick(DECKS), dice.weighted([(5, 1), (2, 2)]), dice.chance(60)
    )


def _put_looking(scene: Scene) -> Effect:
    dice = scene.dice
    scene.moved = True
    return PutCards(
        dice.pick(WHO[1:4]),
        dice.pick(DECKS),
        dice.weighted([(5, 1), (1, 2)]),
        dice.pick(("hand", "discard")),
        dice.pick(("top", "bottom", "shuffle")),
        "look",
    )


def _worth(scene: Scene) -> Modifier:
    dice = scene.dice
    who = This() if scene.on_player and dice.chance(40) else nouns.group(scene, "field")
    keyword = dice.pick(("run", "receive", "tackle"))
    by = dice.pick((5, 5, 10, -5, 0))
    times = 1 if by else dice.pick((0, 2))
    return AbilityYards(keyword, who, by, times)  # type: ignore[arg-type]


def _keeps(scene: Scene) -> Modifier:
    """What cannot be cancelled of others: of this Player, every ability says so itself."""
    keyword = scene.dice.pick((None, "run", "receive", "tackle", "exhaust"))
    return KeepsAbilities(nouns.group(scene, "field"), keyword)  # type: ignore[arg-type]


def _reveal(scene: Scene) -> Effect:
    scene.shown = True
    return RevealTop(nouns.who(scene.dice), scene.dice.pick(DECKS))


def _move(scene: Scene) -> Effect:
    """A Power Up moved from some Players, or to one of some."""
    dice = scene.dice
    whose = None if dice.chance(50) else nouns.who(dice)
    source = nouns.players(scene, "field") if dice.chance(60) else None
    if source is not None and dice.chance(30):
        return MovePowerUp(whose, source)
    return MovePowerUp(whose, source, Choose(nouns.group(scene, "field")))


def by_shown(scene: Scene) -> Effect:
    """Something that happens to the card which lies open, perhaps only if it is such a one."""
    dice = scene.dice
    if dice.chance(25):
        return Gain(ShownStrength())
    put: Effect = PutShown(dice.pick(("hand", "discard", "bottom")))
    if dice.chance(20):
        put = CallShown()

    return If(shown(dice), (put,)) if dice.chance(50) and scene.depth < 2 else put


def shown(dice: Dice) -> Condition:
    if dice.chance(60):
        return ShownIs(nouns.calls(dice))
    return ShownIs(kind=dice.pick(KINDS))


def _units_are(scene: Scene) -> Modifier:
    dice = scene.dice
    calls = nouns.calls(dice) if dice.chance(50) else ()
    return TimeUnitsAre(dice.between(0, 3), nouns.who(dice), calls)


def cost(scene: Scene) -> PayCost:
    """What a card may cost besides being played."""
    dice = scene.dice
    scene.moved = False
    first = Discard("you", dice.pick(DECKS), dice.weighted([(5, 1), (1, 2)]))
    if dice.chance(10):
        return PayCost((first, Discard("you", "play", 1, "random")))
    if dice.chance(10):
        return PayCost((ChangeTimeouts("you", -1),))
    if dice.chance(30):
        mine = Group(whose="you", state="energized")
        turned = ExhaustPlayers(Choose(mine, dice.between(1, 2)))
        return PayCost((first, turned) if dice.chance(30) else (turned,))
    return PayCost((first,))


CARD_EFFECTS: Final[list[tuple[int, Callable[[Scene], Effect]]]] = [
    (3, lambda s: LookAtHand(s.dice.pick(WHO[1:]), _some_decks(s.dice))),
    (1, lambda s: ExchangeHands(_some_decks(s.dice))),
    (4, _put),
    (2, _put_looking),
    (2, _search_to_call),
    (2, _hand_until),
    (2, _reveal_until),
    (2, _reveal_cards),
    (2, lambda s: ExchangeWithPile(nouns.who(s.dice), s.dice.pick(DECKS))),
    (2, lambda s: Recover(nouns.who(s.dice), s.dice.pick(DECKS), 2, None, True)),
    (2, lambda s: Recover(nouns.who(s.dice), "play", calls=nouns.calls(s.dice))),
    (3, _reveal),
    (2, lambda s: PlayFromDiscard()),
    (3, lambda s: Discard(s.dice.pick(WHO[1:4]), s.dice.pick(DECKS), 1, "look")),
]
MODERN_EFFECTS: Final[list[tuple[int, Callable[[Scene], Effect]]]] = [
    (
        2,
        lambda s: RemoveCard(
            s.dice.pick(("power up", "superstar")),
            None,
            s.dice.weighted([(3, 1), (3, None)]),
            players=nouns.players(s, "field"),
        ),
    ),
    (
        3,
        lambda s: RemoveCard(
            s.dice.pick(("power up", "superstar", "gridiron")),
            None if s.dice.chance(50) else nouns.who(s.dice),
            s.dice.weighted([(5, 1), (1, 2), (2, None)]),
            "hand",
        ),
    ),
    (
        2,
        lambda s: RemoveCard(
            s.dice.pick(("power up", "superstar", "gridiron")),
            None if s.dice.chance(50) else nouns.who(s.dice),
            s.dice.between(1, 3),
            up_to=True,
        ),
    ),
    (
        1,
        lambda s: RemoveCard(
            s.dice.pick(("power up", "superstar", "gridiron", "stadium")),
            None,
            s.dice.pick((1, None)),
            other=True,
        ),
    ),
    (2, lambda s: RemoveThis(s.dice.pick(("discard", "hand", "bottom", "shuffle")))),
    (3, lambda s: AttachCard(s.dice.pick(_SOURCES), nouns.players(s, "field"))),
    (
        2,
        lambda s: PutOnField(
            s.dice.pick(("superstar", "gridiron", "weather")), s.dice.pick(_SOURCES)
        ),
    ),
    (2, lambda s: MovePowerUp(None if s.dice.chance(50) else nouns.who(s.dice))),
    (2, lambda s: _move(s)),
    (1, lambda s: MoveThis(Choose(Group("you", positions=("OL",))) if s.dice.chance(50) else None)),
]
KICK_EFFECTS: Final[list[tuple[int, Callable[[Scene], Effect]]]] = [
    (1, lambda s: KickAgain()),
    (2, lambda s: SetClock(s.dice.between(0, 8))),
]
GRIT_EFFECTS: Final[list[tuple[int, Callable[[Scene], Effect]]]] = [
    (10, lambda s: ChangeGrit(s.dice.pick((-3, -2, -1, 1, 2, 3)))),
    (5, lambda s: SetGrit(s.dice.between(0, 9))),
]
CARD_MODIFIERS: Final[list[tuple[int, Callable[[Scene], Modifier]]]] = [
    (
        2,
        lambda s: SetHandLimit(
            nouns.who(s.dice), s.dice.pick(DECKS), s.dice.pick((None, 2, 3, 4, 6, 7))
        ),
    ),
    (2, lambda s: FieldGoalsAre(s.dice.chance(50), nouns.who(s.dice))),
    (2, lambda s: ModifyPunts(s.dice.pick((-10, -5, 5, 10)), nouns.who(s.dice))),
    (2, lambda s: ModifyKickPoints(s.dice.pick((-1, 1, 2)), nouns.who(s.dice))),
    (1, lambda s: LimitDraws(nouns.who(s.dice), s.dice.pick(DECKS), s.dice.between(1, 3))),
    (1, lambda s: _units_are(s)),
    (2, lambda s: _keeps(s)),
    (2, lambda s: _worth(s)),
    (1, lambda s: CannotAudible(nouns.who(s.dice))),
    (1, lambda s: CannotSubstitute(nouns.who(s.dice))),
    (1, lambda s: MoreActions(nouns.who(s.dice), s.dice.between(1, 2))),
    (
        1,
        lambda s: CannotPlayKind(nouns.who(s.dice), s.dice.pick(get_args(FieldKind))),
    ),
    (
        2,
        lambda s: ActionsCost(
            nouns.who(s.dice),
            s.dice.pick((*DECKS, None)),
            s.dice.between(1, 2),
            s.dice.pick((None, None, "offense", "defense")),
        ),
    ),
]
