"""`If the Play Strength is 9, gain 10 yards`: the Strength as it stands when that is settled.

A Strength changes after the plays are revealed (F-5). What is asked of it for a result is asked at
each check (F-4, F-7), and for yards or time as those are counted (F-10, F-13), unless the text says
that it is asked as the plays are revealed. Anything else is done when it first is so.
"""

from __future__ import annotations

from typing import Any, Final, cast

from msgspec.structs import replace

from snapcount.cards.language.kernel.walk import changed
from snapcount.cards.language.meaning.about import speaks_of
from snapcount.cards.language.meaning.as_checked import as_checked
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.language.meaning.of_this_card import is_said_of_this_card, of_any_card
from snapcount.cards.nouns import StrengthIn, ThePlayStrength
from snapcount.cards.tree import (
    ChangeTimeUnits,
    Gain,
    If,
    InsteadYards,
    LimitYards,
    Lose,
    MakeResult,
    MultiplyYards,
    SetTimeUnits,
    Triggered,
    Would,
    WouldEvent,
)

_COUNTED: Final = (
    Gain,
    Lose,
    InsteadYards,
    LimitYards,
    MultiplyYards,
    ChangeTimeUnits,
    SetTimeUnits,
)
_CHECKED: Final[dict[str, WouldEvent]] = {
    "stopped": "the play would be successful",
    "incomplete": "the play would be successful",
    "complete": "a pass would be incomplete",
}
"""What each result takes the place of; what is successful is rescued from either (G-4, G-6)."""
_REVEALED: Final = frozenset({"reveal", "reveals", "revealed"})


def as_it_stands(page: Page, spoken: list[str], play: bool) -> None:
    """The same page, with what is asked of the Play Strength asked in time."""
    if not _REVEALED.isdisjoint(spoken):
        return
    if not play:
        page.abilities = [made for each in page.abilities for made in as_checked(each)]
    if speaks_of((page.abilities, page.effects), (StrengthIn, ThePlayStrength)):
        settle = _of_own_play if play else _settled
        page.abilities = [changed(each, settle) for each in page.abilities]
        page.effects = changed(page.effects, settle)


def _of_own_play(part: Any) -> Any:
    """What a Play gains, which is run by its owner; what it says of itself goes on with `while`."""
    match part:
        case Triggered(
            event="a play is revealed",
            effects=(If(condition=asked, then=then, otherwise=()),),
            condition=None,
        ):
            made = replace(part, effects=then, condition=asked)
        case Triggered(event="a play is revealed"):
            made = part
        case _:
            return part
    if made.who not in (None, "you") or any(map(is_said_of_this_card, made.effects)):
        return part
    if all(isinstance(each, Gain) for each in made.effects):
        made = replace(made, who="you")
    elif not all(isinstance(each, Lose | MakeResult) for each in made.effects):
        return part
    settled = _settled(made)
    return part if settled is made else of_any_card(settled)


def _settled(part: Any) -> Any:
    if not isinstance(part, Triggered) or part.event != "a play is revealed":
        return part
    if part.players is not None or part.others:
        return part
    if not speaks_of(part.condition, (StrengthIn, ThePlayStrength)):
        return part
    event = _event(part.effects)
    if event is None:
        return part
    return Would(
        event,
        part.effects,
        part.who,
        part.calls,
        part.condition,
        part.bench,
        part.once_per,
        first=part.first,
    )


def _event(effects: tuple[Any, ...]) -> WouldEvent | None:
    """In whose stead all of that is done."""
    if all(isinstance(each, _COUNTED) for each in effects):
        return "the play would gain yards"
    if not all(isinstance(each, MakeResult) for each in effects):
        return None
    events = {_CHECKED.get(cast(MakeResult, each).result) for each in effects}
    return events.pop() if len(events) == 1 else None
