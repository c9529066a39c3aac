"""What a Play says of its own numbers: they are so as long as it is the called play.

`On third down, the catch range of this pass is 2-8` is no change that is made when the Play is
revealed, which would go on for whatever Pass an audible calls (R-47), but a number of this Play. It
comes with the card, also where that is called by an audible, and goes with it. `When you call this
play, its catch range is 2-8` is no other: `its` range is that of the pass it is on offense, while
`the catch range` is that of the play, whoever runs it. A card's Strength counts on either side.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.walk import parts
from snapcount.cards.language.meaning.about import speaks_of
from snapcount.cards.language.meaning.known_later import is_known_later, together
from snapcount.cards.nouns import (
    AllOf,
    AnyOf,
    BallBegan,
    Did,
    DownIs,
    LastPlay,
    Leading,
    Not,
    OnSide,
    PeriodIs,
    That,
    TheX,
)
from snapcount.cards.tree import (
    BaseYardsAre,
    CardStrengthIs,
    CatchRangeIs,
    ChangeBaseYards,
    ChangeCatchRange,
    ChangeStrength,
    ChangeTimeUnits,
    Gain,
    If,
    Lasting,
    Lose,
    ModifyBaseYards,
    ModifyCardStrength,
    ModifyCatchRange,
    ModifyStrength,
    ModifyTimeUnits,
    SetBaseYards,
    SetCatchRange,
    SetStrength,
    SetTimeUnits,
    Static,
    TimeUnitsAre,
    Triggered,
)

Kinds = tuple[type, ...]

_STRENGTH: Final[Kinds] = (ChangeStrength, SetStrength)
_NUMBERS: Final[dict[tuple[str, ...], Kinds]] = {
    ("catch",): (ChangeCatchRange, SetCatchRange),
    ("base",): (ChangeBaseYards, SetBaseYards),
    ("time",): (ChangeTimeUnits, SetTimeUnits),
    ("strength",): _STRENGTH,
    ("gain", "gains"): (Gain,),
    ("lose", "loses"): (Lose,),
}
"""What changes a number, by the words that name it."""
_DONE_BY_YOU: Final = ("gain", "lose")
_PLAYS: Final = ("play", "pass", "run", "card")
_OWNS: Final = tuple(f"{noun}'s" for noun in _PLAYS)
_OF: Final = ("of", "on", "for")
_ENDS: Final = (",", ".", ";", ":", "\n")
_SETTLED: Final = (DownIs, OnSide, Leading, PeriodIs, BallBegan, LastPlay)
"""What is as true at the end of a down as when the plays are revealed."""
_THEIRS: Final = (OnSide("you", "defense"), OnSide("opponent", "offense"))


class Own(msgspec.Struct, frozen=True):
    """Whether a text says that it waits for the call, and what it names as its card's own."""

    heard: bool
    numbers: Kinds

    def names(self, effect: Any) -> bool:
        if isinstance(effect, Lasting):
            return isinstance(effect.modifier, CardStrengthIs | ModifyCardStrength)
        return isinstance(effect, self.numbers)


def own(texts: Sequence[str], said: Any) -> Own:
    """What a Play's words name as its own; a number that is also `the play's` is not."""
    found: list[type] = []
    for names, kinds in _NUMBERS.items():
        mentions = [_is_own(texts, at) for at, text in enumerate(texts) if text in names]
        if mentions and all(mentions):
            found += kinds
    return Own(hears_its_call(said), tuple(found))


def _is_own(texts: Sequence[str], at: int) -> bool:
    """Whether the number that is named there is one of this card: `its`, `this pass's`, `of it`."""
    start = at - 1 if texts[at] == "strength" and texts[at - 1 : at] == ["play"] else at
    before = list(texts[:start])
    if texts[at] in _DONE_BY_YOU and before[-1:] in ([], ["you"], ["and"], ["then"], [","], ["."]):
        return True  # what it lets you gain, you gain where you have the ball
    if before[-1:] == ["its"] or (before[-1:] and before[-1] in _OWNS):
        return before[-1] == "its" or before[-2:-1] in (["this"], ["your"])
    after = list(texts[at + 1 : at + 5])
    said_of = next((place for place, text in enumerate(after[:2]) if text in _OF), None)
    if said_of is not None:
        of = after[said_of + 1 :]
        return of[:1] == ["it"] or (of[:1] in (["this"], ["your"]) and of[1] in _PLAYS)
    if before[-1:] == ["the"]:
        return False
    return _is_subject(before)


def _is_subject(before: list[str]) -> bool:
    """Whether the clause so far is about this play: `this play takes …`, `it gains …`."""
    begun = max((at + 1 for at, text in enumerate(before) if text in _ENDS), default=0)
    clause = before[begun:]
    if clause[:1] == ["it"]:
        return True
    return clause[:1] in (["this"], ["your"]) and clause[1:2] != [] and clause[1] in _PLAYS


def own_numbers(ability: Any, own: Own) -> list[Any]:
    """The abilities that a Play's text is, with what stands of its numbers."""
    match ability:
        case Triggered(event="a play is revealed", calls=(), players=None, once_per=None):
            if ability.who in ("you", None) and (own.heard or ability.condition is None):
                return _apart(ability, own)
    return [ability]


def hears_its_call(said: Any) -> bool:
    """Whether a text says itself that it waits for the call: then it is done once, for the down."""
    return any(
        isinstance(part, syntax.Occasion) and part.event == "a play is revealed"
        for part in parts(said)
    )


def _apart(ability: Triggered, own: Own) -> list[Any]:
    """What stands by itself, what is done on offense, and what is done on whichever side."""
    found = [(each, _standing(each, ability, own)) for each in ability.effects]
    rest = tuple(each for each, standing in found if standing is None)
    if speaks_of(rest, (Did, That)):
        return [ability]
    made: list[Any] = [static for _, standing in found for static in standing or []]
    done = [(_of_card(each, own), _done_by(each, ability, own)) for each in rest]
    who = "you" if all(by == "you" for _, by in done) else ability.who
    effects = tuple(
        each if by == who else If(OnSide("you", "offense"), (each,)) for each, by in done
    )
    return [*made, msgspec.structs.replace(ability, who=who, effects=effects)] if done else made


def _done_by(effect: Any, ability: Triggered, own: Own) -> Any:
    """On which side that is done: what becomes of its own pass, where it is the pass."""
    row = effect.then + effect.otherwise if isinstance(effect, If) else (effect,)
    is_own = any(own.names(each) and not isinstance(each, _STRENGTH) for each in row)
    if is_own and not speaks_of(effect, (OnSide,)) and not _asks_theirs(ability.condition, effect):
        return "you"
    return ability.who


def _of_card(effect: Any, own: Own) -> Any:
    """What is done once to the Strength of the card is done to that card."""
    if isinstance(effect, If):
        then, otherwise = (
            tuple(_of_card(each, own) for each in row) for row in (effect.then, effect.otherwise)
        )
        return If(effect.condition, then, otherwise)
    modifier = _of_strength(effect) if own.names(effect) else None
    return effect if modifier is None else Lasting(modifier)


def _standing(effect: Any, ability: Triggered, own: Own) -> list[Static] | None:
    """What stands in its place; None: it is done once, or asks what is known only then."""
    asked: Any = effect.condition if isinstance(effect, If) else None
    rows: list[tuple[Any, tuple[Any, ...]]] = [(None, (effect,))]
    if isinstance(effect, If):
        rows = [(asked, effect.then), (Not(effect.condition), effect.otherwise)]
    if is_known_later(asked) or speaks_of(asked, _ASKED_ONCE):
        return None
    if own.heard and not (_is_settled(asked) and _is_settled(ability.condition)):
        return None
    theirs = _asks_theirs(ability.condition, asked)
    made: list[Static] = []
    for condition, row in rows:
        for each in row:
            is_own = own.names(each) and not theirs
            if own.heard and not is_own:
                return None
            modifier = _of_strength(each) if is_own else None
            if modifier is None:
                if not is_own and ability.who is None and not speaks_of(asked, (OnSide,)):
                    return None
                whose = "you" if is_own and own.heard else ability.who or "offense"
                modifier = _modifier(each, whose)
            if modifier is None:
                return None
            made.append(Static(modifier, _both(ability.condition, condition)))
    return made


def _both(one: Any, other: Any) -> Any:
    asked = [each for each in (one, other) if each is not None]
    return together(asked) if asked else None


def _is_settled(asked: Any) -> bool:
    if isinstance(asked, AllOf | AnyOf):
        return all(map(_is_settled, asked.conditions))
    if isinstance(asked, Not):
        return _is_settled(asked.condition)
    return asked is None or isinstance(asked, _SETTLED)


def _asks_theirs(*asked: Any) -> bool:
    """Whether it is asked that this card was called on defense: then it has no pass of its own."""
    return any(part in _THEIRS for part in parts(*asked) if isinstance(part, OnSide))


_ASKED_ONCE: Final = (That, TheX)


def _of_strength(effect: Any) -> Any:
    """The same said of the Strength of this card."""
    match effect:
        case ChangeStrength(by=int(by), within=False):
            return ModifyCardStrength(by)
        case SetStrength(to=int(to)):
            return CardStrengthIs(to)
        case Lasting(modifier=CardStrengthIs() | ModifyCardStrength(), duration="this down"):
            return effect.modifier
    return None


def _modifier(effect: Any, who: Any) -> Any:
    """The same said of the plays of that player, of which this is the one that is called."""
    match effect:
        case ChangeTimeUnits(by=int(by), least=least):
            return ModifyTimeUnits(by, who, (), least)
        case SetTimeUnits(to=int(to)):
            return TimeUnitsAre(to, who)
        case ChangeCatchRange(low=low, high=high, each=None):
            return ModifyCatchRange(low, high, who)
        case SetCatchRange(low=low, high=high):
            return CatchRangeIs(low, high, who)
        case ChangeStrength(by=int(by), within=False):
            return ModifyStrength(by, who)
        case ChangeBaseYards(by=int(by)):
            return ModifyBaseYards(by, who)
        case SetBaseYards(to=int(to)):
            return BaseYardsAre(to, who)
    return None
