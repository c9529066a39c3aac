"""Texts for the referee's cards, made at random.

Where the rules leave two ways open, the texts that would show the difference do not meet: what is
left out, and why, stands beside it. So does a text at a point where no clause says what it does.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, cast

from snapcount.cards.dice import Dice
from snapcount.testing.referee import texts
from snapcount.testing.referee.texts import Ability, Action, Part

NEW_POINTS: Final = (
    "start of a possession",
    "start of a down",
    "prior to selecting a play",
    "on field adjustments",
    "after player designation",
    "end of the play",
)
OLD_POINTS: Final = (
    "prior to selecting a play",
    "on field adjustments",
    "stopped",
    "incomplete",
    "before player designation",
    "after player designation",
    "end of the play",
)
BEFORE: Final = NEW_POINTS[:3]
OFA: Final = "on field adjustments"
DESIGNATED: Final = "after player designation"
END: Final = "end of the play"

CALLS: Final = ("run left", "run middle", "run right", "short pass", "medium pass", "long pass")
RUN_QUALIFIERS: Final = CALLS[:3]
PASS_QUALIFIERS: Final = CALLS[3:]


@dataclass(frozen=True)
class Style:
    """What the cards of one game are about, the same for both decks."""

    edition: str
    themes: tuple[str, ...]
    turnover: Literal["fumble", "interception", "pick six"]
    replays: bool
    swaps: bool
    results: tuple[Literal["stopped", "incomplete", "successful"], ...]

    @property
    def old(self) -> bool:
        return self.edition == "2019"

    @property
    def offsetting(self) -> bool:
        return self.edition == "crd"


def some_action(dice: Dice, style: Style) -> Action:
    side: Literal["offense", "defense", "generic"] = dice.pick(("offense", "defense", "generic"))
    while True:
        parts: list[Part] = [some_part(dice, style, side)]
        if style.old and isinstance(parts[0], texts.Turnover) and dice.chance(60):
            # P-2: in 2019 a turnover's spot is another one only on a play that loses yards.
            parts.append(texts.Yards(-dice.between(15, 45, 5)))
        elif dice.chance(35):
            parts.append(some_part(dice, style, side))
        points = [point for point in points_of(style) if all(fits(p, point, style) for p in parts)]
        if any(isinstance(part, texts.Turnover) for part in parts):
            side = "defense"  # so that every turnover is the defense's, as F-8 asks whose it is
        if _may_be_cancelled_whole(parts):
            continue
        if points and len({_matter(part) for part in parts}) == len(parts):
            chosen = dice.some(points, 2)
            return Action(side, chosen, tuple(parts))


def _may_be_cancelled_whole(parts: list[Part]) -> bool:
    """F-21 may cancel a card that benches, with a part that was set against another's (T-8).

    What was held back then takes place after all, late, which the referee does not follow.
    """
    benches = any(isinstance(part, texts.Bench) for part in parts)
    return benches and any(isinstance(part, _OFFSETTING) for part in parts)


_OFFSETTING: Final = (
    texts.Yards,
    texts.Strength,
    texts.CatchRange,
    texts.TimeUnits,
    texts.Turnover,
    texts.CancelTurnover,
    texts.Result,
    texts.EnergizeAll,
    texts.ExhaustAll,
    texts.Timeouts,
)


def _matter(part: Part) -> str:
    """What a part is about: no card speaks twice of one thing, since T-8 does not say whether a
    card can offset itself."""
    return _MATTERS.get(type(part).__name__, type(part).__name__)


_MATTERS: Final = {
    "CancelTurnover": "turnover",
    "Turnover": "turnover",
    # Yards on a card that replays the down are a penalty: the ball moves (E-8).
    "Replay": "ball",
    "Yards": "ball",
    "MoveBall": "ball",
    "Become": "call",
    "Audible": "call",
    "EnergizeAll": "players",
    "ExhaustOne": "players",
    "ExhaustAll": "players",
}


def points_of(style: Style) -> tuple[str, ...]:
    return OLD_POINTS if style.old else NEW_POINTS


def some_part(dice: Dice, style: Style, side: str) -> Part:
    """One thing that a card of that side of the ball does, on one of the game's themes."""
    theme = dice.pick(style.themes)
    sign = dice.weighted(((3, 1), (1, -1)) if side == "offense" else ((1, 1), (2, -1)))
    parts: tuple[Part, ...]
    if theme == "numbers":
        parts = (
            texts.Yards(sign * dice.between(5, 20, 5)),
            texts.Yards(sign * dice.between(5, 20, 5)),
            texts.Strength(sign * dice.between(1, 5)),
            texts.Strength(sign * dice.between(1, 5)),
            texts.CatchRange(sign * dice.between(1, 2)),
            texts.TimeUnits(sign),
            texts.Timeouts("you", 1),
            # R-33 speaks of Time Units, and not of whether those of the clock are meant.
            _draw(dice) if style.offsetting else texts.AddTime(1),
            texts.Timeouts("opponent", dice.pick((1, -1))),
            _condition(dice),
        )
    elif theme == "outcomes":
        parts = (
            texts.Result(dice.pick(style.results)),
            texts.Turnover(style.turnover),
            texts.Turnover(style.turnover),
            texts.CancelTurnover(),
            texts.Replay(),
            texts.FirstDown(),
            texts.Yards(sign * dice.between(5, 20, 5)),
        )
    elif theme == "field":
        parts = (
            texts.EnergizeAll(dice.pick(("you", "opponent"))),
            texts.ExhaustAll(dice.pick(("you", "opponent"))),
            # R-33 offsets it too, but whom it is about is chosen when it resolves.
            _draw(dice) if style.offsetting else texts.ExhaustOne(),
            texts.Substitute(),
            # F-21 holds in crd: elsewhere a side could be left without anyone to designate.
            texts.Bench() if style.edition == "crd" else texts.Substitute(),
            _draw(dice),
        )
    elif theme == "answers":
        parts = (
            texts.CancelAction(),
            texts.CancelAction(),
            texts.Discard(dice.pick(("you", "opponent")), "action"),
            texts.Search(),
            texts.GritDraw(dice.between(3, 7)),
            _draw(dice),
            _condition(dice),
        )
    elif theme == "ball":
        # T-8 does not say whether balls moved to and fro offset, so in crd they are moved back.
        way = -1 if style.offsetting else sign
        parts = (
            texts.MoveBall(way * dice.between(5, 20, 5)),
            texts.MoveBall(way * dice.between(5, 20, 5)),
            texts.If(texts.BallWithin(dice.between(10, 50, 5), _side(dice)), _draw(dice)),
            texts.If(texts.BallWithin(dice.between(10, 50, 5), _side(dice)), _draw(dice)),
            _draw(dice),
        )
    else:
        parts = (
            texts.Audible(),
            _become(dice) if side == "offense" else texts.Audible(),
            texts.CatchRange(sign * dice.between(1, 3)),
            texts.Strength(sign * dice.between(1, 5)),
            _condition(dice),
        )
    # R-33 offsets Player by Player. Whom "all Players" are is known once the layers below have
    # brought others in, which is more than the referee follows.
    if style.offsetting:
        others = (texts.EnergizeAll, texts.ExhaustAll)
        apart = others if style.swaps else (texts.Substitute, texts.Bench)
        parts = tuple(part for part in parts if not isinstance(part, apart))
        if theme == "field" and style.swaps:  # it takes two or three to come to F-21
            parts = (*parts, texts.Bench(), texts.Bench())
    # F-8 holds from 2021 on: 2019 does not say which of Replay and turnover wins.
    if style.old:
        other = (texts.Turnover, texts.CancelTurnover) if style.replays else (texts.Replay,)
        parts = tuple(part for part in parts if not isinstance(part, other))
    return dice.pick(parts)


def _side(dice: Dice) -> Literal["offense", "defense"]:
    return dice.pick(("offense", "defense"))


def _become(dice: Dice) -> texts.Become:
    low = dice.below(4)
    call = dice.pick(PASS_QUALIFIERS)
    return texts.Become(call, dice.between(5, 30, 5), low, low + dice.between(2, 5))


def _draw(dice: Dice) -> texts.Draw:
    who = dice.weighted(((3, "you"), (1, "opponent")))
    return texts.Draw(
        cast("texts.Who", who), dice.pick(("play", "action")), dice.weighted(((3, 1), (1, 2)))
    )


def _condition(dice: Dice) -> texts.If:
    conditions: tuple[texts.Condition, ...] = (
        texts.BallWithin(dice.between(10, 50, 5), _side(dice)),
        texts.DownIs(dice.between(1, 4)),
        texts.PlayIs(dice.pick(("stopped", "successful"))),
        texts.StrengthAtLeast(dice.between(3, 7)),
    )
    return texts.If(dice.pick(conditions), _draw(dice))


def fits(part: Part, point: str, style: Style) -> bool:
    """Whether the rules say what the part does at that point."""
    window = point in ("stopped", "incomplete")
    in_play = point in (OFA, DESIGNATED, "before player designation") or window
    if isinstance(part, texts.Yards):
        return not window
    if isinstance(part, texts.MoveBall):
        # P-2 counts 2019's turnovers from "the starting spot of the play", not of the down.
        return not in_play if style.old else True
    if isinstance(part, texts.Strength):
        return in_play and point != "stopped"
    if isinstance(part, texts.CatchRange):
        return point in (OFA, "incomplete")  # afterward it is settled
    if isinstance(part, texts.Result):
        return point == OFA or window
    if isinstance(part, texts.Turnover | texts.CancelTurnover):
        return in_play or point == END
    if isinstance(part, texts.Replay | texts.FirstDown):
        return (in_play and not window) or point == END
    if isinstance(part, texts.TimeUnits):
        return in_play and not window
    if isinstance(part, texts.Substitute | texts.Bench):
        return point in BEFORE or point in (OFA, END)
    if isinstance(part, texts.Audible | texts.Become):
        return point == OFA or window
    if isinstance(part, texts.If):
        condition = part.condition
        if isinstance(condition, texts.PlayIs):
            return point == END or window
        if isinstance(condition, texts.StrengthAtLeast):
            return in_play
    return True


# Abilities -------------------------------------------------------------------------------------


def some_ability(dice: Dice, style: Style, side: Literal["offense", "defense"]) -> Ability:
    kind = dice.weighted(
        ((5, "exhaust"), (5, "designation"), (2, "opponent plays"), (1, "exhausted"))
    )
    if kind == "opponent plays":
        return Ability("opponent plays", (texts.Draw("you", "play", 1),))
    if kind == "exhausted":
        return Ability("exhausted", (texts.Draw("you", "action", 1),))
    calls: tuple[str, ...] = ()
    if dice.chance(40):
        calls = (dice.pick((*CALLS, "run", "pass")),)
    if kind == "designation":
        keyword: Literal["run", "receive", "tackle"] = "tackle"
        if side == "offense":
            keyword = dice.pick(("run", "receive"))
            kinds = RUN_QUALIFIERS if keyword == "run" else PASS_QUALIFIERS
            calls = (dice.pick(kinds),) if calls else ()
        by = dice.between(5, 15, 5) * (1 if side == "offense" else -1)
        yards: Part = texts.Yards(by)
        if style.offsetting and "ball" in style.themes:
            yards = _draw(dice)
        part = yards if dice.chance(70) else _draw(dice)
        return Ability(keyword, (part,), calls)
    while True:
        part = some_part(dice, style, side)
        # T-10's loops and whole cards cancelled are tried with cards alone.
        if isinstance(
            part, texts.Bench | texts.Audible | texts.Become | texts.Replay | texts.Turnover
        ):
            continue
        points = [
            point for point in points_of(style) if point in texts.AT and fits(part, point, style)
        ]
        if points:
            strengths = (1 + dice.below(5), 5 + dice.below(5)) if dice.chance(15) else None
            return Ability("exhaust", (part,), calls, strengths, (dice.pick(points),))
