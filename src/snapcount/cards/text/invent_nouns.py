"""Inventing Players, numbers and conditions for random cards."""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

from snapcount.cards.dice import Dice
from snapcount.cards.nouns import (
    All,
    Apart,
    Capped,
    Choose,
    CountAttached,
    CountCalls,
    CountCards,
    CountLayers,
    CountPlayers,
    CountTimeouts,
    CountTurned,
    Designated,
    Divided,
    Group,
    Half,
    Minus,
    Number,
    Players,
    Plus,
    RatingAmong,
    RatingOf,
    ShownStrength,
    StrengthOf,
    Subject,
    Than,
    That,
    ThatMany,
    TheDown,
    TheGrit,
    TheLastYards,
    TheMiss,
    ThePlayStrength,
    TheScoreDifference,
    TheTimeLeft,
    TheTimeUnits,
    TheX,
    TheYards,
    TheYardsToGoal,
    This,
    Times,
)
from snapcount.cards.text.invent_names import TEAMS
from snapcount.cards.text.lexer import LARGEST
from snapcount.cards.text.normal import calls_in_order
from snapcount.cards.words import (
    CALLS,
    POSITION_GROUPS,
    POSITIONS,
    Call,
    Deck,
    Position,
    PositionGroup,
    Side,
    Stretch,
    Who,
)

SeasonEdition = Literal["2019", "2021", "2022", "crd"]

OFFENSE: Final[tuple[Position, ...]] = ("QB", "RB", "FB", "WR", "TE", "OT", "OG", "C")
DEFENSE: Final[tuple[Position, ...]] = ("DE", "DT", "LB", "CB", "S")
PLACES: Final[tuple[Position | PositionGroup, ...]] = (*POSITIONS, *POSITION_GROUPS)
WHO: Final[tuple[Who, ...]] = ("you", "opponent", "offense", "defense", "each player")
SIDES: Final[tuple[Side, ...]] = ("offense", "defense")
DECKS: Final[tuple[Deck, ...]] = ("play", "action")


class Scene(msgspec.Struct):
    """Where a sentence stands: what it may speak of."""

    dice: Dice
    edition: SeasonEdition = "crd"
    on_player: bool = True
    """Whether there is a Player that `this Player` could mean."""
    that: bool = False
    """Whether a Player has been chosen that `that Player` could mean."""
    grit: bool = False
    x: bool = False
    named: bool = False
    moved: bool = False
    """Whether cards have been moved that `that many` could mean."""
    shown: bool = False
    turned: Literal["exhausted", "energized"] | None = None
    """Whether Players have been exhausted, or energized, that a number could count."""
    named_teams: bool = True
    depth: int = 0

    def inner(self) -> Scene:
        """A scene inside this one: what happens there is not known outside."""
        return msgspec.structs.replace(self, depth=self.depth + 1)

    @property
    def modern(self) -> bool:
        return self.edition != "2019"


def who(dice: Dice) -> Who:
    return dice.weighted(
        [(8, "you"), (6, "opponent"), (2, "offense"), (2, "defense"), (1, "each player")]
    )


def calls(dice: Dice, most: int = 2) -> tuple[Call, ...]:
    return calls_in_order(dice.some(CALLS, most))


def small_range(dice: Dice) -> tuple[int, int]:
    low = dice.between(0, 9)
    return low, dice.between(low, 9)


# Players ---------------------------------------------------------------------------------------


def group(scene: Scene, where: Literal["field", "bench"] | None = None) -> Group:
    dice = scene.dice
    place: Literal["field", "bench"] = where or ("bench" if dice.chance(10) else "field")
    low = dice.between(60, 95) if dice.chance(8) else None
    high = dice.between(low or 65, 99) if dice.chance(8) else None
    legends = scene.edition in ("2022", "crd")
    status: Literal["legend", "superstar"] | None = None
    if scene.modern and dice.chance(5):
        status = "legend" if legends and dice.chance(50) else "superstar"
    return Group(
        whose=None if dice.chance(30) else who(dice),
        where=place,
        state=dice.pick(("energized", "exhausted")) if dice.chance(25) else None,
        positions=dice.some(PLACES, 2) if dice.chance(25) else (),
        side=dice.pick(SIDES) if dice.chance(10) else None,
        team=dice.pick(TEAMS) if dice.chance(5) and scene.named_teams else None,
        rating_at_least=low,
        rating_at_most=high,
        status=status,
        other=(scene.on_player or scene.that) and dice.chance(8),
        rank=dice.pick(("highest", "lowest")) if dice.chance(4) else None,
        than=Than(dice.pick(("lower", "higher")), _pointed(scene)) if dice.chance(3) else None,
        team_of=_pointed(scene) if dice.chance(3) else None,
        position_of=_pointed(scene) if dice.chance(2) else None,
    )


def _pointed(scene: Scene) -> This | That | Designated:
    """Somebody whom a text can point at, for others to be compared with."""
    options: list[tuple[int, This | That | Designated]] = [
        (1, Designated("ball carrier")),
        (1, Designated("tackler")),
        (4 * scene.on_player, This()),
        (4 * scene.that, That()),
    ]
    return scene.dice.weighted(options)


def players(scene: Scene, where: Literal["field", "bench"] | None = None) -> Players:
    """Players for an effect; choosing some makes them `that Player` from here on."""
    dice = scene.dice
    kind = dice.weighted(
        [
            (6 if scene.on_player and where != "bench" else 0, "this"),
            (8 if scene.that and where != "bench" else 0, "that"),
            (2 if where != "bench" else 0, "designated"),
            (5, "all"),
            (10, "choose"),
        ]
    )
    if kind == "this":
        return This()
    if kind == "that":
        return That()
    if kind == "designated":
        return Designated(dice.pick(("ball carrier", "tackler")))
    if kind == "all":
        return All(group(scene, where))
    return choose(scene, where)


def choose(scene: Scene, where: Literal["field", "bench"] | None = None) -> Choose:
    dice = scene.dice
    many: int | TheX | ThatMany = dice.weighted([(8, 1), (3, 2), (1, 3)])
    if scene.x and dice.chance(15):
        many = TheX()
    elif scene.moved and dice.chance(15):
        many = ThatMany()
    if dice.chance(4):
        each = CountCards(who(dice), dice.pick(DECKS), "hand")
        described = group(scene, where)
        scene.that = True
        return Choose(described, each)
    chosen = Choose(
        group(scene, where),
        count=many,
        up_to=dice.chance(25),
        by=who(dice) if dice.chance(10) else "you",
    )
    scene.that = True
    return chosen


def subject(scene: Scene) -> Subject:
    """Players of whom something holds, on the field."""
    dice = scene.dice
    kind = dice.weighted(
        [(6, "group"), (3 * scene.on_player, "this"), (5 * scene.that, "that"), (1, "designated")]
    )
    if kind == "this":
        return This()
    if kind == "that":
        return That()
    if kind == "designated":
        scene.that = True
        return Designated(dice.pick(("ball carrier", "tackler")))
    return group(scene, "field")


# Numbers ---------------------------------------------------------------------------------------

Count = CountPlayers | CountCards | CountTimeouts | CountAttached | CountCalls


def count(scene: Scene) -> Count:
    dice = scene.dice
    kind = dice.weighted(
        [
            (6, "players"),
            (3, "cards"),
            (1, "timeouts"),
            (1 if scene.modern else 0, "attached"),
            (1, "calls"),
        ]
    )
    if kind == "calls":
        stretch = dice.pick(get_args(Stretch))
        return CountCalls(who(dice), calls(dice) if dice.chance(70) else (), stretch)
    if kind == "players":
        return CountPlayers(group(scene))
    if kind == "cards":
        deck = None if dice.chance(25) else dice.pick(DECKS)
        return CountCards(who(dice), deck, dice.pick(("hand", "deck", "discard")))
    if kind == "timeouts":
        return CountTimeouts(who(dice))
    return CountAttached(
        dice.pick(("power up", "gridiron", "weather")), None if dice.chance(50) else who(dice)
    )


def number(scene: Scene, low: int, high: int, step: int = 1) -> Number:
    """Mostly a plain number in the range, else one that the game knows."""
    dice = scene.dice
    if dice.chance(50 if scene.x or scene.grit or scene.moved else 82):
        return dice.between(low, high, step)
    kind = dice.weighted(
        [
            (6, "times"),
            (2, "count"),
            (2, "strength"),
            (1, "down"),
            (1, "yards"),
            (1, "rating"),
            (1, "score"),
            (1, "time"),
            (1, "last yards"),
            (1, "units"),
            (1, "goal"),
            (1, "among"),
            (1, "minus"),
            (3, "sum"),
            (1, "miss"),
            (1, "called"),
            (1, "layers"),
            (2, "half"),
            (8 if scene.x else 0, "x"),
            (8 if scene.grit else 0, "grit"),
            (6 if scene.moved else 0, "moved"),
            (6 if scene.shown else 0, "shown"),
            (30 if scene.turned else 0, "turned"),
        ]
    )
    if kind == "turned":
        counted = CountTurned(scene.turned or "exhausted")
        return counted if dice.chance(50) else Times(max(step, 2), counted)
    if kind == "moved":
        return ThatMany() if dice.chance(50) else Times(max(step, 2), ThatMany())
    if kind == "shown":
        return ShownStrength() if dice.chance(60) else Times(max(step, 2), ShownStrength())
    if kind == "times":
        what = dice.weighted(
            [(6, "count"), (2, "strength"), (1, "down"), (6 * scene.x, "x"), (6 * scene.grit, "g")]
        )
        per = dice.between(max(low, step, 2), max(high, step, 2), step)
        if what == "count":
            each = Times(per, count(scene))
            most = min(per * dice.between(2, 4), LARGEST)
            return Capped(each, most) if dice.chance(20) else each
        scalars: dict[str, ThePlayStrength | TheDown | TheX | TheGrit] = {
            "strength": ThePlayStrength(),
            "down": TheDown(),
            "x": TheX(),
            "g": TheGrit(),
        }
        times = Times(per, scalars[what])
        most = min(per * dice.between(2, 4), LARGEST)
        return Capped(times, most) if dice.chance(20) else times
    if kind == "count":
        return count(scene)
    if kind == "strength":
        return ThePlayStrength()
    if kind == "down":
        return TheDown()
    if kind == "yards":
        return TheYards()
    if kind == "score":
        return TheScoreDifference()
    if kind == "time":
        return TheTimeLeft()
    if kind == "last yards":
        return TheLastYards()
    if kind == "units":
        return TheTimeUnits()
    if kind == "goal":
        return TheYardsToGoal()
    if kind == "among":
        return RatingAmong(dice.pick(("highest", "lowest")), group(scene))
    if kind == "minus":
        sides: tuple[Literal["ball carrier", "tackler"], ...] = ("ball carrier", "tackler")
        own = This() if scene.on_player else Designated(sides[0])
        return Minus(RatingOf(own), RatingOf(Designated(sides[1])))
    if kind == "sum":
        return _sum(scene)
    if kind == "miss":
        return TheMiss()
    if kind == "called":
        return StrengthOf(dice.pick(WHO[:4]))
    if kind == "layers":
        return CountLayers()
    if kind == "half":
        of = dice.pick((ThePlayStrength(), TheYards(), count(scene)))
        half = Half(of, to=5) if dice.chance(20) else Half(of, dice.chance(50))
        return Capped(half, dice.between(5, 15, 5)) if dice.chance(20) else half
    if kind == "rating":
        return RatingOf(
            This() if scene.on_player else Designated(dice.pick(("ball carrier", "tackler")))
        )
    return TheX() if kind == "x" else TheGrit()


def _sum(scene: Scene) -> Number:
    """A number made of two others."""
    dice = scene.dice
    own = This() if scene.on_player else Designated("ball carrier")
    left = dice.pick((RatingOf(own), ThePlayStrength(), count(scene), Times(5, ThePlayStrength())))
    kind = dice.pick(("divided", "minus", "plus", "apart"))
    made: Minus | Plus | Apart | Divided
    if kind == "divided":
        up = dice.chance(40)
        made = Divided(left, dice.pick((2, 5, 10)), up, 1 if up or dice.chance(70) else 5)
    elif kind == "minus":
        made = Minus(left, TheDown() if dice.chance(20) else dice.pick((1, 5, 80)))
    elif kind == "plus":
        made = Plus(left, TheDown() if dice.chance(20) else dice.pick((1, 5, 10)))
    else:
        made = Apart(left, dice.pick((RatingOf(Designated("tackler")), count(scene))))
    return Capped(made, dice.between(10, 30, 5)) if dice.chance(20) else made
