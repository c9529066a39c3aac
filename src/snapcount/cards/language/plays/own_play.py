"""The text of a Play, which may be called on either side of the ball.

What it says of `this play` or `your pass`, and what it lets you gain, holds for whoever runs it.
What it says of the offense, or of the play as such (`the play becomes stopped`), holds for the side
that called it, whichever that is.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.walk import changed, divided, parts
from snapcount.cards.language.kernel.words import Word
from snapcount.cards.language.meaning.about import of_the_play, speaks_of
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.plays.own_results import can_be_asked_again
from snapcount.cards.nouns import (
    All,
    AllOf,
    Called,
    Did,
    DownIs,
    GritIn,
    OnSide,
    PlayIs,
    That,
    TheGrit,
    YardsWould,
)
from snapcount.cards.tree import (
    Await,
    FirstDown,
    If,
    InsteadYards,
    LimitYards,
    MultiplyYards,
    Static,
    Triggered,
    Turnover,
    Would,
)
from snapcount.cards.words import Who

_OWN: Final = ("this", "your")
_PLAYS: Final = ("play", "plays", "pass", "passes", "run", "runs")
_BECOMING: Final = ("is", "becomes", "was")
_RESULTS: Final = ("stopped", "incomplete", "successful", "complete")
_ALLOWED: Final = ("can", "cannot", "may")
_OF_A_PLAY: Final = (*_PLAYS, "card", "base", "catch", "time")
_NOW: Final = ("called", "current", "offensive")
_OF_PLAY_CARDS: Final = ("card", "cards", "deck", "discard", "hand")
"""`Your Play hand` is not your play."""
_STOPPING: Final = ("stop", "stops", "stopped")
_CALLING: Final = ("called", "call", "revealed", "reveal", "selected", "select")
OUTCOMES: Final = (
    "a play is stopped",
    "a play is successful",
    "a pass is incomplete",
    "the play would gain yards",
    "the play would be stopped",
    "the play would be successful",
    "a pass would be incomplete",
)
"""What a play comes to."""
_EVENTS: Final = ("a play is revealed", *OUTCOMES, "the play ends")


def speaks_of_any_play(found: list[Word]) -> bool:
    """Whether a text speaks of the offense's play whoever runs it, and never of its own.

    Refused if it speaks of both: on defense they are two plays.
    """
    texts = ["", *_of_plays([word.text for word in found if word.text != "not"]), "", "", ""]
    own = here = named = barred = becomes = False
    for at in range(1, len(texts) - 3):
        before, one, two, three = texts[at - 1 : at + 3]
        if one == "this" and asks_side(texts, at):
            continue
        if one == "your" and three in _OF_PLAY_CARDS:
            continue
        if one in _OWN and (two in _PLAYS or (two == "card" and three in _BECOMING)):
            own = own or before != "on"
            here = True
        if one == "you" and two == "would":
            here = True
        if one == "offense's" and two in _OF_A_PLAY and before not in _STOPPING:
            named = True
        if one == "offense" and before not in (*_STOPPING, "on"):
            if two in _ALLOWED and three in _CALLING:
                barred = True  # what they cannot call is no play of theirs yet
            named = named or (two in _ALLOWED and three not in _CALLING)
            becomes = True
        if one == "play" and two in _BECOMING and three in _RESULTS:
            becomes = True
    if own and named:
        raise Refusal("unexpected", "is this about the offense's play, or about its own?")
    return named or (barred and not own) or (becomes and not here)


def _of_plays(texts: list[str]) -> list[str]:
    """The words, with `your play` for `your offensive play`, and for `your called play` where it is
    said what that comes to: else it may be the card."""
    kept: list[str] = []
    for at, text in enumerate(texts):
        noun, then = [*texts[at + 1 : at + 3], "", ""][:2]
        owned = bool(kept) and kept[-1] in (*_OWN, "offense's")
        if owned and text in _NOW and ("offensive" in (text, noun) or then in _BECOMING):
            continue
        kept.append(text)
    return kept


def asks_side(texts: list[str], at: int) -> bool:
    """Whether `this play` stands there in what asks on which side it was called."""
    return (at > 0 and texts[at - 1] in _CALLING) or _is_called(texts[at + 1 : at + 5])


def _is_called(texts: list[str]) -> bool:
    """Whether `this play` goes on so: `was called`, `is your called play`."""
    nouns = ("play", "card", "run", "pass")
    be, called, *_ = [text for text in texts if text not in nouns] + ["", ""]
    return be in ("is", "was") and called in (*_CALLING, "your")


def on_either_side(ability: Any) -> Any:
    """A Play's text that asks on which side it was called is heard on both.

    What it says of its own play besides is done on offense.
    """
    if not isinstance(ability, Triggered) or ability.who != "you":
        return ability
    if ability.event != "a play is revealed" or not any(map(_is_of_defense, ability.effects)):
        return ability
    effects = tuple(
        If(_ON_OFFENSE, (each,)) if of_the_play((each,)) and not _asks_side(each) else each
        for each in ability.effects
    )
    return msgspec.structs.replace(ability, who=None, effects=effects)


_ON_OFFENSE: Final = OnSide("you", "offense")
_DONE_TO_IT: Final = (MultiplyYards, InsteadYards, LimitYards, FirstDown)
"""Of its numbers and its yards the words say whose they are (`own_numbers`)."""
_LOSING: Final = ("fumble", "throw")
_SIDES: Final = ("offense", "defense")
_OF_BEFORE: Final = (Did, That, GritIn, TheGrit)


def names_its_own_play(found: list[Word]) -> bool:
    """Whether a text speaks of `this play` or `your pass`, be it as what is called, or of `you`
    who fumble."""
    texts = [word.text for word in found]
    pairs = pairwise(texts)
    return any(
        (one in _OWN and two in (*_PLAYS, "card")) or (one == "you" and two in _LOSING)
        for one, two in pairs
    )


def on_its_own_side(ability: Any, own: bool, heard: bool) -> Any:
    """What a Play does to its own play is done on offense: else it is done to the opponent's.

    What else it does is done on either side, but for what only leads up to that: a Grit that is
    determined for it, a card that is discarded. `own`: the text names its own play. `heard`: it
    says itself that it waits for the call.
    """
    if own and isinstance(ability, Static) and speaks_of(ability.condition, (YardsWould, PlayIs)):
        if not _asks_side_in(ability.condition):
            asked = AllOf((_ON_OFFENSE, *_row(ability.condition)))
            return msgspec.structs.replace(ability, condition=asked)
    if not isinstance(ability, Triggered) or ability.event != "a play is revealed":
        return ability
    if ability.who is not None or ability.players is not None or _asks_side_in(ability.condition):
        return ability
    effects: tuple[Any, ...] = ability.effects
    ones, others = divided(effects, lambda each: _is_of_own(each, own, heard))
    if not ones:
        return ability
    who: Who = "opponent" if not own and all(map(_asks_theirs, ones)) else "you"
    if not others or speaks_of(ones, _OF_BEFORE):
        return msgspec.structs.replace(ability, who=who)
    side = OnSide(who, "offense")
    effects = tuple(If(side, (each,)) if each in ones else each for each in effects)
    return msgspec.structs.replace(ability, effects=effects)


def _is_of_own(effect: Any, own: bool, heard: bool) -> bool:
    if _asks_side_in(effect):
        return False
    if speaks_of(effect, (Turnover,)):
        return own or _asks_theirs(effect)  # `the play becomes a fumble` is anybody's
    return speaks_of(effect, _DONE_TO_IT) and (own or not heard) and not _asks_theirs(effect)


def _asks_side_in(thing: Any) -> bool:
    return any(
        isinstance(part, OnSide) or (isinstance(part, Called) and part.who in _SIDES)
        for part in parts(thing)
    )


def _asks_theirs(thing: Any) -> bool:
    return any(isinstance(part, Called) and part.who == "opponent" for part in parts(thing))


def _sides_asked(effect: Any) -> list[OnSide]:
    if not isinstance(effect, If):
        return []
    return [part for part in _row(effect.condition) if isinstance(part, OnSide)]


def _row(asked: Any) -> tuple[Any, ...]:
    return asked.conditions if isinstance(asked, AllOf) else (asked,)


def _asks_side(effect: Any) -> bool:
    return bool(_sides_asked(effect))


def _is_of_defense(effect: Any) -> bool:
    """Whether some of it is done where the Play was called on defense."""
    asked = _sides_asked(effect)
    return bool(asked) and (bool(effect.otherwise) or _ON_OFFENSE not in asked)


def while_called(ability: Any, heard: bool = False) -> Any:
    """What waits for something in the down in which the Play is revealed.

    It waits as long as this is the called play, however it came to be called (T-7), and no longer.
    What is asked is asked then, unless it was `heard` of the call: of that only the side and the
    down stay what they are.
    """
    match ability:
        case Triggered(
            event="a play is revealed",
            effects=(Await(ability=waits, duration="this down", of=None),),
            condition=None,
            calls=(),
        ):
            return _by(waits, waits.who or ability.who)
        case Triggered(
            event="a play is revealed",
            effects=(
                If(
                    condition=asked,
                    then=(Await(ability=Would(condition=None) as waits, duration="this down"),),
                    otherwise=(),
                ),
            ),
            condition=None,
            calls=(),
        ) if can_be_asked_again(asked):
            if not heard or all(isinstance(part, OnSide | DownIs) for part in _row(asked)):
                return msgspec.structs.replace(waits, who=waits.who or ability.who, condition=asked)
    return ability


def _by(waits: Any, who: Any) -> Any:
    """What waits for somebody's event; whoever names Players names their own."""
    if isinstance(waits, Triggered) and isinstance(waits.players, All) and who is not None:
        if waits.players.group.whose is None:
            group = msgspec.structs.replace(waits.players.group, whose=who)
            return msgspec.structs.replace(waits, who=None, players=All(group))
        if waits.who is None:
            return waits
    return msgspec.structs.replace(waits, who=who)


def of_any_play(abilities: list[Any]) -> list[Any]:
    """The abilities, heard by whichever side called the Play, and so what they let wait."""
    return [changed(each, _of_any) for each in abilities]


def _of_any(part: Any) -> Any:
    if isinstance(part, Triggered | Would) and part.event in _EVENTS and part.who == "you":
        effects = changed(part.effects, _of_any)
        return msgspec.structs.replace(part, who=None, effects=effects)
    return part
