"""`Your opponent may do the same`: what somebody has done, done by the other player.

What is yours is theirs then: after `Exhaust one of your Players` they exhaust one of their own.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import Construct, construct, only_read
from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.kernel.doers import DOER, OWN
from snapcount.cards.language.kernel.moods import deed
from snapcount.cards.language.kernel.walk import changed, within
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.statements import NewLine, Reminder

SAME_AGAIN: Final[list[Construct]] = [
    *deed(
        syntax.SameAgain,
        "~do the same",
        "~do (likewise|[so] (too|as well)|so|the same thing|as you did)",
    ),
    # `… , and so does your opponent`
    *only_read(
        construct(
            "Clause",
            syntax.By,
            "so (does|must) {who:Who[third]}",
            ["so (do|must) {who:Who[base]}"],
            deed=syntax.SameAgain(),
        )
    ),
    *deed(
        syntax.SameAgain,
        "~do the same (with|to|for) {players:Players}",
        "~do (likewise|the same thing) (with|to|for) {players:Players}",
    ),
]

_OTHER: Final = {"you": "opponent", "opponent": "you"}


class _Done(msgspec.Struct, frozen=True):
    """Who did what."""

    who: str
    deeds: tuple[Any, ...]


def same_again(row: list[Any]) -> list[Any]:
    """The sentences of a text, with what is done again spelled out."""
    if syntax.SameAgain not in contents(*row):
        return row
    done: list[Any] = []
    before: list[Any] = []
    for said in row:
        if isinstance(said, NewLine | syntax.Head):
            before = []
        elif not isinstance(said, Reminder):
            said = _spelled_out(said, before)
            before.append(said)
        done.append(said)
    return done


def _spelled_out(said: Any, before: list[Any]) -> Any:
    if isinstance(said, syntax.Says) and len(said.clauses) > 1 and not before:
        first, *rest = said.clauses
        after = tuple(_spelled_out(each, [syntax.Says(clauses=(first,))]) for each in rest)
        return syntax.Says(clauses=(first, *after))
    if isinstance(said, syntax.Offers) and isinstance(said.clauses[0], syntax.SameAgain):
        return msgspec.structs.replace(said, clauses=_by(said.who, before, said.clauses[0].players))
    if isinstance(said, syntax.By) and isinstance(said.deed, syntax.SameAgain):
        deeds = _by(said.who, before, said.deed.players)
        return msgspec.structs.replace(said, deed=syntax.Together(deeds=deeds))
    if isinstance(said, syntax.SameAgain):
        return syntax.Together(deeds=_by("you", before, said.players))
    return within(said, lambda part: _spelled_out(part, before), syntax.Syntax)


def _by(who: str, before: list[Any], players: Any = None) -> tuple[Any, ...]:
    """What was done before, done by that player, perhaps to other Players."""
    if len(before) != 1:
        raise Refusal("unexpected", "the same as what? Say again what is done")
    done = _done(before[0])
    if done is None or _OTHER.get(done.who) != who:
        raise Refusal("unexpected", "the same as what? Say again what is done")
    deeds = tuple(changed(each, _turned) for each in done.deeds)
    if players is None:
        return deeds
    if len(deeds) != 1 or not hasattr(deeds[0], "players"):
        raise Refusal("unexpected", "what is done to them? Say again what is done")
    return (msgspec.structs.replace(deeds[0], players=players),)


def _turned(part: Any) -> Any:
    return _OTHER.get(part, part) if isinstance(part, str) else part


def _done(said: Any) -> _Done | None:
    """What somebody does in a sentence and nobody else; None if there is more in it."""
    match said:
        case syntax.Offers(who=who, clauses=deeds, to=()):
            pass
        case syntax.Says(clauses=(syntax.By(who=who, deed=first), *rest)):
            after = [each.deed if isinstance(each, syntax.GoesOn) else each for each in rest]
            deeds = (first, *after)
        case syntax.Says(clauses=deeds):
            who = "you"
        case _:
            return None
    return None if any(map(_is_nobodys, deeds)) else _Done(who, deeds)


def _is_nobodys(deed: Any) -> bool:
    if isinstance(deed, syntax.Syntax) and not isinstance(deed, syntax.Together):
        return True
    return contents(deed).isdisjoint((DOER, OWN))
