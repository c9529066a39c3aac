"""What `instead`, `it` and `that play` are said of, across sentences.

`Whenever a Run would be stopped, you may discard a card. If you do, it is successful instead.` The
second sentence speaks of the event of the first, which does not happen anyway; so do all that
follow, up to the next keyword or occasion. `If you call a Run this down, draw an Action card. It
cannot be stopped.` The play of the second sentence is the one that the first waits for.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.contents import contents, has
from snapcount.cards.language.kernel.walk import parts, within
from snapcount.cards.language.kernel.words import Word
from snapcount.cards.language.meaning.about import of_the_play
from snapcount.cards.language.meaning.of_this_card import STRENGTH
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.statements import NewLine, Reminder
from snapcount.cards.language.nouns.this_play import OWN_PLAY
from snapcount.cards.language.plays.next_calls import REVEALED, NextCall, when_called
from snapcount.cards.language.plays.next_calls import of_that_play as as_that_play
from snapcount.cards.language.sentences.rules import ruled
from snapcount.cards.nouns import AllOf, Called, GritIn, PlayIs, YardsWould
from snapcount.cards.tree import BecomePlay, FirstDown, Gain, Lose, SetDown

replace = msgspec.structs.replace

_A_PLAY: Final = ("play", "pass", "run")
_NO_PLAY: Final = (GritIn, FirstDown, SetDown)
"""What is said with an `it` that is no play: `it becomes first down`."""


def _asks_of_it(found: Sequence[Word], place: int, said: Any) -> bool:
    """Whether a sentence that begins there asks of the play, and calls it `it` or `that play`."""
    words = [word.text for word in found[place : place + 3]]
    if words[:1] != ["if"] or not (words[1:2] == ["it"] or _is_that_play(words[1:])):
        return False
    return isinstance(said, syntax.Asks) and has(said.condition, PlayIs, YardsWould)


def _is_that_play(words: Sequence[str]) -> bool:
    return words[:1] == ["that"] and len(words) > 1 and words[1] in _A_PLAY


def _said_of_it(found: Sequence[Word], place: int, said: Any) -> bool:
    """Whether a sentence that begins there is about the play, and calls it `it`."""
    first = found[place].text
    named = _is_that_play([word.text for word in found[place : place + 2]])
    if not named and first not in ("it", "its"):
        return False
    return _of_a_play(said) and contents(said).isdisjoint(_NO_PLAY)


def _of_a_play(said: Any) -> bool:
    """Whether it is about the play, or the Play Strength, which is of both calls together."""
    return of_the_play(said) or has(said, *STRENGTH)


def with_sentence(row: list[Any], said: Any, found: Sequence[Word], place: int) -> list[Any]:
    """The sentences of a text with one more, which begins there."""
    if _said_of_it(found, place, said):
        return _with_it(row, said)
    if _asks_of_it(found, place, said) and row and _comes_later(ruled(row[-1])):
        return _with_it(row, said)
    if row and _asks_of_it(found, place, said):
        said = _of_new_call(row[-1], said)
    said = _going_on(said) if _goes_on_of_it(found, place) else said
    if not _says_that_play(found, place):
        return [*row, said]
    if row and _asks_now(said) and _comes_often(row[-1]):
        return [*row[:-1], replace(row[-1], then=_both(row[-1].then, said))]
    return [*row, _of_that(said)]


_NAMES_ANOTHER: Final = ("after", "called", "each", "every", "once", "when", "whenever", "would")
"""Behind these, `that play` is one that the sentence itself has named."""
_THAT_TIME: Final = (*_A_PLAY, "down")


def _says_that_play(found: Sequence[Word], place: int) -> bool:
    """Whether a sentence that begins there is about `that play`, which it does not name itself."""
    for before, word in pairwise(found[place:]):
        if before.text in (".", "\n", *_NAMES_ANOTHER):
            return False
        if before.text == "that" and word.text in _THAT_TIME:
            return True
    return False


def _of_new_call(before: Any, said: Any) -> Any:
    """`Your play becomes a Short Pass. If it is complete, …`: and is still what it became (T-7)."""
    became = [part for part in parts(before) if isinstance(part, BecomePlay)]
    if len(became) != 1 or isinstance(before, syntax.Occurs):
        return said
    calls = tuple(dict.fromkeys(each.call for each in became[0].plays))
    asked = Called("offense", calls)
    inside = said.condition.conditions if isinstance(said.condition, AllOf) else (said.condition,)
    return replace(said, condition=AllOf((asked, *inside))) if calls and said.holds else said


def _asks_now(said: Any) -> bool:
    """Whether a sentence asks something, and names no time at which it is done."""
    if isinstance(said, syntax.Asks):
        return isinstance(said.then, syntax.Says) or _asks_now(said.then)
    return False


def _comes_often(said: Any) -> bool:
    """Whether a sentence waits for a play whenever it comes."""
    if not isinstance(said, syntax.Occurs) or said.once or said.rule:
        return False
    return isinstance(said.occasion, syntax.Occasion) and not said.occasion.would


def _of_that(said: Any) -> Any:
    """The sentence, if it waits for something, as what belongs to what was waited for before."""
    if isinstance(said, syntax.OccursIf):
        return replace(said, of_that=True)
    if isinstance(said, syntax.Asks | syntax.Limited):
        then = _of_that(said.then)
        return said if then is said.then else replace(said, then=then)
    if isinstance(said, syntax.Occurs) and said.duration is None:
        return replace(said, of_that=True)
    return said


def _goes_on_of_it(found: Sequence[Word], place: int) -> bool:
    """Whether a sentence that begins there goes on with `and its …`, or `and it …`."""
    said = [word.text for word in found[place:]]
    said = said[: said.index(".")] if "." in said else said
    return any(pair in (("and", "its"), ("and", "it")) for pair in pairwise(said))


def _going_on(said: Any) -> Any:
    """The same where a clause names a play to come, and those behind it are said of that."""
    inside = within(said, _going_on, syntax.Syntax)
    if not isinstance(inside, tuple) or any(isinstance(each, _NO_CLAUSES) for each in inside):
        return inside
    clauses: list[Any] = []
    coming: Any = None
    for clause in inside:
        alone = ruled(syntax.Says(clauses=(clause,)))
        if _names_coming(alone):
            coming = alone
        elif coming is not None and _of_a_play(clause):
            clause = _clause_of_it(coming, clause)
        clauses.append(clause)
    return inside if tuple(clauses) == inside else tuple(clauses)


_NO_CLAUSES: Final = (str, tuple, syntax.Says, syntax.Block, syntax.Asks, syntax.Occurs)
"""What is no clause beside others, of which one goes on with what another says."""


def _names_coming(said: Any) -> bool:
    """Whether a clause is about a play that is still to come."""
    if _waits_for_call(said):
        return True
    return any(
        isinstance(part, syntax.Lasts) and part.duration == "next play" for part in parts(said)
    )


def _comes_later(said: Any) -> bool:
    """Whether a sentence waits for one play, of a kind or in a while, that may not be this one."""
    lasts = getattr(said, "duration", None)
    if _waits_for_call(said):
        return said.once and (lasts is None or lasts.duration != "this down")
    return any(
        isinstance(part, syntax.Lasts) and bool(part.calls or part.within) for part in parts(said)
    )


def _clause_of_it(coming: Any, clause: Any) -> Any:
    """The clause, of the play that the one before it is about."""
    of_it = _of_its_play(coming, syntax.Says(clauses=(clause,)))
    if isinstance(of_it, syntax.Says):
        (clause,) = of_it.clauses
        return clause
    return syntax.Stands(modifier=of_it)


def _with_it(row: list[Any], said: Any) -> list[Any]:
    """The same with one which is said of the play that they named last."""
    for at in reversed(range(len(row))):
        if isinstance(row[at], NewLine | syntax.Head):
            break
        if isinstance(row[at], Reminder):
            continue
        before = ruled(row[at])
        joined = _joined(before, said)
        if joined is not None:
            return [*row[:at], joined, *row[at + 1 :]]
        return [*row, _of_its_play(before, said)]
    return [*row, said]


def _joined(before: Any, said: Any) -> Any:
    """Both in one sentence, where the first one asks what is called; or None."""
    if isinstance(before, syntax.Asks | syntax.Holds) and isinstance(before.then, syntax.Occurs):
        then = _joined(before.then, said)
        return None if then is None else replace(before, then=then)
    asks = isinstance(before, syntax.Asks) and isinstance(before.then, syntax.Says)
    if asks and isinstance(before.condition, Called) and before.holds:
        return replace(before, then=_both(before.then, said), after=False)
    if isinstance(before, syntax.Occurs) and before.asked and _waits_for_call(before):
        return replace(before, then=_both(before.then, said))
    return None


def _both(first: Any, then: Any) -> Any:
    if isinstance(first, syntax.Says) and isinstance(then, syntax.Says):
        return syntax.Says(clauses=(*first.clauses, *then.clauses))
    return syntax.Block(statements=(first, then))


def _of_its_play(before: Any, said: Any) -> Any:
    """The sentence, of the play that the one before it asks for or waits for."""
    if isinstance(before, syntax.Asks) and isinstance(before.condition, Called) and before.holds:
        return replace(before, then=said)
    if isinstance(before, syntax.Asks | syntax.Holds | syntax.Limited):
        then = _of_its_play(before.then, said)
        return said if then is said else replace(before, then=then)
    if _waits_for_call(before):
        what = before.occasion
        return replace(before, then=as_that_play(_of_no_card(said), what.who, what.calls))
    for part in parts(before):
        if isinstance(part, syntax.Lasts) and part.duration == "next play":
            return _lasting(said, part)
    return said


def _waits_for_call(said: Any) -> bool:
    """Whether a sentence waits for a play to be called, once or for a while."""
    if not isinstance(said, syntax.Occurs) or not isinstance(said.occasion, syntax.Occasion):
        return False
    return said.occasion.event == REVEALED and (said.duration is not None or said.once)


def _lasting(said: Any, lasts: syntax.Lasts) -> Any:
    """The same said of that play."""
    said = _of_no_card(said)
    if lasts.calls or lasts.within:
        within = syntax.Lasts(duration=lasts.within or "this game")
        play = NextCall(lasts.of, lasts.calls, within)
        return when_called(play, as_that_play(said, lasts.of, lasts.calls))
    if isinstance(said, syntax.Says):
        clauses = tuple(_clause_lasting(each, lasts) for each in said.clauses)
        return syntax.Says(clauses=clauses)
    if isinstance(said, syntax.Occurs):
        return replace(said, duration=lasts)
    return said


def _clause_lasting(clause: Any, lasts: syntax.Lasts) -> Any:
    """The clause for that play: what cannot happen to `it` cannot happen then."""
    match clause:
        case syntax.For(
            clause=syntax.Stands(
                modifier=syntax.Occurs(occasion=syntax.Occasion() as occasion) as rule
            )
        ):
            occasion = replace(occasion, who=occasion.who or lasts.of)
            return syntax.Stands(modifier=replace(rule, occasion=occasion, duration=lasts))
    return syntax.For(clause=clause, lasts=lasts)


def _of_no_card(said: Any) -> Any:
    """The same where `its` number is not that of the card itself, but of another play."""
    if isinstance(said, syntax.Sided) and said.who == OWN_PLAY:
        return said.effect
    return within(said, _of_no_card, syntax.Syntax)


def of_events(row: list[Any]) -> list[Any]:
    """The sentences of a text, without the `instead` that is said of an event before them."""
    done: list[Any] = []
    replaces = False
    for said in row:
        occasion = _occasion(said)
        if isinstance(said, syntax.Head | NewLine):
            replaces = False
        elif occasion is not None:
            replaces = any(each.would for each in occasion)
        plain = replaces and occasion is None and syntax.Instead in contents(said)
        done.append(_plainly(said) if plain else said)
    return done


def of_that_play(row: list[Any]) -> list[Any]:
    """The sentences of a text, with `on that play` as long as the play that was named before."""
    if syntax.THAT_PLAY not in contents(row):
        return row
    lasts = syntax.Lasts(duration="this down")
    done: list[Any] = []
    for said in row:
        said, lasts = _that_play(said, lasts)
        done.append(said)
    return done


def _that_play(thing: Any, lasts: syntax.Lasts) -> tuple[Any, syntax.Lasts]:
    if isinstance(thing, tuple):
        parts = []
        for part in thing:
            part, lasts = _that_play(part, lasts)
            parts.append(part)
        return tuple(parts), lasts
    if isinstance(thing, syntax.Lasts):
        if thing.duration == syntax.THAT_PLAY:
            return lasts, lasts
        if thing.duration == "next play":
            lasts = thing
        return thing, lasts
    if not isinstance(thing, syntax.Syntax):
        return thing, lasts
    if isinstance(thing, syntax.Occurs) and thing.duration is not None:
        if thing.duration.duration == "next play":  # when it comes, it is the play of this down
            then, _ = _that_play(thing.then, syntax.Lasts(duration="this down"))
            return replace(thing, then=then), thing.duration
    changed = {}
    for field in sorted(thing.__struct_fields__, key=lambda name: name == "then"):
        before = getattr(thing, field)
        if isinstance(before, tuple | syntax.Syntax):
            after, lasts = _that_play(before, lasts)
            if after != before:
                changed[field] = after
    return (replace(thing, **changed) if changed else thing), lasts


def waits_alone(row: list[Any]) -> None:
    """Refuse `If …` as what a card waits for where it goes on with a sentence before it."""
    goes_on = False
    for said in row:
        inner = said.then if isinstance(said, syntax.Limited) else said
        if isinstance(inner, syntax.OccursIf) and inner.of_that:
            raise Refusal("no-antecedent", "which play is “that play”? Name it")
        if isinstance(inner, syntax.OccursIf) and goes_on:
            raise Refusal(
                "unexpected", "is this true now, or does it wait to happen? Write “whenever”"
            )
        if isinstance(inner, syntax.OccursIf) and _is_state(inner):
            raise Refusal("unexpected", "what holds is asked, and not waited for")
        if isinstance(said, NewLine):
            goes_on = False
        elif isinstance(inner, syntax.Head | syntax.OccursIf) or _occasion(said) is not None:
            goes_on = True


def _is_state(said: syntax.OccursIf) -> bool:
    """`If this Player is the runner, …` of what stands: that it is so is asked."""
    then, occasion = said.then, said.occasion
    if not isinstance(then, syntax.Says) or not isinstance(occasion, syntax.Occasion):
        return False
    stands = all(isinstance(clause, syntax.Stands) for clause in then.clauses)
    return stands and occasion.role is not None


def _occasion(said: Any) -> tuple[syntax.Occasion, ...] | None:
    """What a sentence waits for; None if it does not."""
    while isinstance(said, syntax.Limited | syntax.Holds | syntax.Asks):
        said = said.then
    if not isinstance(said, syntax.Occurs):
        return None
    what = said.occasion
    return what.occasions if isinstance(what, syntax.AnyOccasion) else (what,)


def _plainly(said: Any) -> Any:
    """The same without `instead`, but for yards: those have their own meaning."""
    if isinstance(said, syntax.Instead) and not _of_yards(said.clause):
        return said.clause
    return within(said, _plainly, syntax.Syntax)


def _of_yards(clause: Any) -> bool:
    while isinstance(clause, syntax.By | syntax.Sided):
        clause = clause.deed if isinstance(clause, syntax.By) else clause.effect
    return isinstance(clause, Gain | Lose)
