"""Rules as sentences: `Runs cannot be stopped` waits for its occasion wherever it is said.

In a sentence a rule is a clause that stands, so that conditions, durations and other clauses are
joined to it as to any modifier. `ruled` makes the sentence of it that waits.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.walk import within
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.nouns.plays import WAITED
from snapcount.cards.tree import EndDraws, RevealHand, SkipDraw

replace = msgspec.structs.replace

DOWNS: Final[tuple[Any, ...]] = ("this down", "next down")
"""Those through which something lasts until the end of the next one."""


def ruled(said: Any) -> Any:
    """The same with each rule as a sentence that waits, and each ability that is given alone."""
    said = within(said, ruled, syntax.Syntax)
    if not isinstance(said, syntax.Says) or not any(map(_of_its_own, said.clauses)):
        return said
    row: list[Any] = []
    for clause in _as_long(said.clauses):
        own = _of_its_own(clause)
        if own is not None:
            row.append(own)
        elif row and isinstance(row[-1], syntax.Says) and not _has(row[-1]):
            row[-1] = syntax.Says(clauses=(*row[-1].clauses, clause))
        else:
            row.append(syntax.Says(clauses=(clause,)))
    return row[0] if len(row) == 1 else syntax.Block(statements=tuple(row))


def _has(said: syntax.Says) -> bool:
    return isinstance(said.clauses[0], syntax.Has)


def _as_long(clauses: tuple[Any, ...]) -> list[Any]:
    """What stands lasts as long as what is joined to it: `A and B this possession`."""
    done: list[Any] = []
    lasts: syntax.Lasts | None = None
    for clause in reversed(clauses):
        if isinstance(clause, syntax.Has):
            lasts = clause.lasts or lasts
            done.insert(0, replace(clause, lasts=lasts))
            continue
        if lasts is not None and takes(clause, lasts):
            clause = syntax.For(clause=clause, lasts=lasts)
        lasts = clause.lasts if isinstance(clause, syntax.For) else None
        done.insert(0, clause)
    return done


def takes(clause: Any, lasts: syntax.Lasts) -> bool:
    """Whether a clause says what holds, and may do so for that long.

    What waits for the next play of a kind does so until there is one, or for a while.
    """
    if not isinstance(clause, syntax.Stands):
        return False
    held = clause.modifier
    if not isinstance(held, syntax.Occurs):
        return True
    return held.duration is None and (not held.once or lasts.duration in WAITED)


def _of_its_own(clause: Any) -> Any:
    """The sentence that a clause is; None if it is no rule, and gives nobody an ability."""
    match clause:
        case syntax.Has():
            return syntax.Says(clauses=(clause,))
        case syntax.Stands(modifier=syntax.Occurs() as rule):
            if _skipped(rule) is not None:
                raise Refusal("unexpected", _HOW_LONG)
            return replace(rule, rule=True)
        case syntax.For(clause=syntax.Stands(modifier=syntax.Occurs() as rule), lasts=lasts):
            if rule.duration not in (None, lasts):
                raise Refusal("unexpected", "which is it: how long this lasts is said twice")
            own = _shown(rule, lasts) or _none_drawn(rule, lasts)
            return own or in_each_down(replace(rule, duration=lasts, rule=True))
    return None


def in_each_down(said: syntax.Occurs) -> syntax.Occurs | syntax.Block:
    """What waits through this down and the next one, as what waits in each of them."""
    if said.duration != syntax.Lasts(duration=syntax.THROUGH_NEXT_DOWN):
        return said
    downs = (replace(said, duration=syntax.Lasts(duration=each)) for each in DOWNS)
    return syntax.Block(statements=tuple(downs))


def _shown(rule: syntax.Occurs, lasts: syntax.Lasts) -> syntax.Block | None:
    """A hand is shown at once, in each down to come, and with each Play that is drawn.

    A down ends with a draw of Action cards (F-15), which would be shown when it is over.
    """
    match rule.then:
        case syntax.Says(clauses=(RevealHand() as hand,)):
            if hand.deck == "action":
                raise Refusal("unexpected", "what is drawn as the down ends is shown too late")
            occasions = [syntax.Occasion(event="a Play card is drawn", who=hand.who)]
        case _:
            return None
    if lasts.duration != "this down":
        occasions.insert(0, syntax.Occasion(event="a down starts"))
    later = [syntax.Occurs(occasion=each, then=rule.then, duration=lasts) for each in occasions]
    return syntax.Block(statements=(rule.then, *later))


_HOW_LONG: Final = "for how long? Write “at the end of this down”, or add “this half”"


def _skipped(rule: syntax.Occurs) -> Any:
    """Who draws no Action card at the end of any down, if a rule says that."""
    match rule.then:
        case syntax.Says(clauses=(SkipDraw(who=who),)):
            return who
    return None


def _none_drawn(rule: syntax.Occurs, lasts: syntax.Lasts) -> syntax.Says | None:
    """No Action cards are drawn at the end of this down either, which has begun."""
    if (who := _skipped(rule)) is None:
        return None
    none = syntax.Stands(modifier=EndDraws(who, to=0))
    return syntax.Says(clauses=(syntax.For(clause=none, lasts=lasts),))


def stands(said: Any) -> bool:
    """Whether a sentence says what holds, and nothing that is done."""
    if isinstance(said, syntax.Says):
        return all(
            isinstance(each, syntax.Stands) or (isinstance(each, syntax.Has) and each.lasts is None)
            for each in said.clauses
        )
    if isinstance(said, syntax.Block):
        return all(stands(each) for each in said.statements)
    if isinstance(said, syntax.Holds) or (isinstance(said, syntax.Asks) and said.amid):
        return stands(said.then)
    return isinstance(said, syntax.Occurs) and said.duration is None and not said.once
