"""`If the Play Strength is 9, gain 10 yards`, on text that stands: the Strength as it is checked.

The Strength may change after the plays are revealed (F-5), and so may the call (T-7). So what is
done to the play is asked at each check (F-4, F-7), and for yards or time as those are counted
(F-10, F-13), unless the text says that it is asked as the plays are revealed. Anything else is done
when it first is so.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from snapcount.cards.language.kernel.walk import changed
from snapcount.cards.language.meaning.about import speaks_of
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.language.meaning.known_later import may_change, while_so
from snapcount.cards.language.meaning.normal import stopped_calls
from snapcount.cards.language.meaning.of_this_card import is_said_of_this_card, of_any_card
from snapcount.cards.nouns import Called, NamedCalled, StrengthIn, ThePlayStrength
from snapcount.cards.tree import Await, Gain, If, Lose, MakeResult, Triggered

_STRENGTH: Final = (StrengthIn, ThePlayStrength)
_REVEALED: Final = frozenset({"reveal", "reveals", "revealed"})


def as_checked(page: Page, spoken: list[str], play: bool) -> None:
    """The same page, with what is asked of the Play Strength asked in time."""
    if not _REVEALED.isdisjoint(spoken):
        return
    if not play:
        page.abilities = [made for each in page.abilities for made in _of_the_play(each)]
    if speaks_of((page.abilities, page.effects), _STRENGTH):
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
    """What waits within something else: one thing, which takes the place of one."""
    found = _of_the_play(part)
    return found[0] if len(found) == 1 else part


def _of_the_play(ability: Any) -> list[Any]:
    """The ability, with what it makes of the play apart from what it does besides."""
    match ability:
        case Triggered(event="a play is revealed", players=None, others=(), by=None):
            pass
        case _:
            return [ability]
    waits, asked = ability, ability.condition
    match ability.effects:
        case (If(condition=condition, then=then, otherwise=()),) if asked is None:
            waits, asked = replace(ability, effects=then, condition=condition), condition
    if asked is None or speaks_of(asked, (NamedCalled,)):
        return [ability]
    if not speaks_of(asked, _STRENGTH) or not may_change(asked):
        return [ability]
    effects = tuple(part for each in waits.effects for part in _of_its_call(each, ability))
    made, rest = while_so(asked, effects)
    found = [_of_its_play(each, ability) for each in made]
    if not found or None in found:
        return [ability]
    if ability.once_per is not None or ability.first:
        if rest or len(found) > 1:
            return [ability]  # they would be counted apart
        return [replace(found[0], once_per=ability.once_per, first=ability.first)]
    return [*found, replace(waits, effects=rest)] if rest else found


def _of_its_call(effect: Any, ability: Triggered) -> tuple[Any, ...]:
    """`The Run is stopped`, where a Run is waited for: without asking again if it is one."""
    match effect:
        case If(condition=Called(who="offense", calls=calls), then=then, otherwise=()):
            if ability.calls and set(stopped_calls(calls)).issuperset(stopped_calls(ability.calls)):
                return then
    return (effect,)


def _of_its_play(made: Any, ability: Triggered) -> Any:
    """What takes place of such a play, on text that stands; None if it is of another one."""
    if not isinstance(made, Await):
        return None
    would = made.ability
    if would.who is None and not would.calls:
        would = replace(would, who=ability.who, calls=ability.calls)
    elif ability.who is not None or ability.calls:
        return None
    return replace(would, bench=ability.bench)
