"""Sides of the ball: whether a player of whom a text speaks is on offense or on defense.

Only the offense gains yards and only the defense stops plays. Whom `you` and `your opponent` mean
there depends on the side that the card is played on.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.kernel.doers import ANYONE, DOER
from snapcount.cards.language.kernel.kinds import CONDITIONS, EFFECTS, NUMBERS
from snapcount.cards.language.kernel.walk import changed, within
from snapcount.cards.language.meaning.clauses import minus
from snapcount.cards.language.meaning.normal import normal
from snapcount.cards.language.meaning.of_this_card import (
    OTHER_PLAYS,
    STRENGTH,
    YARDS,
    of_any_card,
    of_this_card,
)
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.nouns.plays import UNOWNED, Plays
from snapcount.cards.language.nouns.this_play import THIS_CARD
from snapcount.cards.nouns import AllOf, Called, Choose, OnSide
from snapcount.cards.tree import (
    AlsoPlay,
    BecomeDefense,
    BecomePlay,
    ChangeCatchRange,
    CopyCall,
    Gain,
    If,
    Lose,
    MakeResult,
    MoveBall,
    SetCatchRange,
    Turnover,
)
from snapcount.cards.tree.play_modifiers import PlayModifier
from snapcount.cards.words import PASS_CALLS, Call, Side


def with_carrier(row: list[Any]) -> list[Any]:
    """The sentences of a text, where `that Player fumbles` of one who has the ball."""
    if syntax.Occurs not in contents(row) or ANYONE not in contents(row):
        return row
    made: list[Any] = []
    carries = False
    for said in row:
        if isinstance(said, syntax.Occurs):
            occasion = said.occasion
            carries = getattr(occasion, "role", None) in ("runner", "receiver", "ball carrier")
        elif not isinstance(said, syntax.Says | syntax.Asks):
            carries = False
        made.append(changed(said, _has_the_ball, syntax.Syntax) if carries else said)
        carries = carries and Choose not in contents(said)
    return made


_WITH_BALL: Final = (Gain, Lose, Turnover)


def _has_the_ball(part: Any) -> Any:
    if (
        isinstance(part, syntax.Sided)
        and part.who == ANYONE
        and isinstance(part.effect, _WITH_BALL)
    ):
        return msgspec.structs.replace(part, who="offense")
    return part


def settled(thing: Any, card: Side | None, runs: str | None = None, play: bool = False) -> Any:
    """The same without `Sided`; refused where it is said of the player on the other side.

    `runs`: whose play the sentence waits for, who is on offense then. `play`: it stands on a Play,
    which is heard by whoever runs it.
    """
    if thing in EFFECTS or thing in CONDITIONS:
        thing, kinds = _of_kinds(thing)
        if kinds:
            made = settled(thing, card, runs, play)
            called = [Called(each.who, each.calls) for each in kinds]
            if made in EFFECTS:
                return If(normal(AllOf(tuple(called))) if len(called) > 1 else called[0], (made,))
            return normal(AllOf((*called, made)))
    if isinstance(thing, syntax.Asks) and card is not None and _asks_for_the_ball(thing.condition):
        settled(thing.condition, card, runs, play)  # refused on the other side's cards
        return settled(thing.then, card, runs, play)
    if isinstance(thing, syntax.Sided):
        plays = thing.who if isinstance(thing.who, Plays) else Plays(thing.who, ())
        who, calls = plays.who, plays.calls
        if who == THIS_CARD:
            effect = settled(thing.effect, card, runs, play)
            if play and isinstance(effect, OTHER_PLAYS):
                return _while_it_is_run(effect, runs)
            return of_this_card(effect) if play else effect
        known = (
            who == runs if thing.side == "offense" else runs is not None and who == _FOE.get(runs)
        )
        if card is None and not known and who in _FOE and thing.effect in CONDITIONS:
            # A card for either side asks whether it is theirs.
            asked = settled(thing.effect, card, runs, play)
            return normal(AllOf((OnSide(who, thing.side), asked)))  # type: ignore[arg-type]
        if card is None and not (known or play) and runs is None and who in _FOE:
            moved = _toward(who, thing)
            if moved is not None:
                return moved
        either = card is None and not (known or play) and thing.side == "offense"
        theirs = either and who == "opponent" and isinstance(thing.who, Plays)
        theirs = theirs and not isinstance(thing.effect, BecomePlay)  # a defense can, too
        if (
            play
            and who == "you"
            and not (known or thing.stated)
            and isinstance(thing.effect, BecomeDefense)
        ):
            raise Refusal("unexpected", "write “this play …” of the offense, or “… on defense”")
        if not (_is_theirs(who, thing, card) or known or theirs):
            raise Refusal("unexpected", f"only the {thing.side} does this: who is meant?")
        if play and thing.side == "defense" and who in _YOU and runs == "you":
            raise Refusal("unexpected", "on offense, your call stops nothing")
        ball = who if thing.side == "offense" else _FOE.get(who, runs)
        effect = settled(thing.effect, card, ball, play)
        becomes = play and who in _YOU and isinstance(effect, OTHER_PLAYS)
        if play and thing.side == "offense":
            own = who in _YOU and not (isinstance(thing.who, str) and isinstance(effect, STRENGTH))
            effect = of_this_card(effect) if own else of_any_card(effect)
        if card is None and who == "you" and runs is None and _copies_theirs(thing):
            return If(OnSide("you", "offense"), (effect,), (CopyCall("defense"),))
        if calls and _is_of_passes(effect) and not _PASSES & set(calls):
            raise Refusal("unexpected", "that happens to a Pass, not to a Run")
        if calls and effect in NUMBERS:
            raise Refusal("unexpected", "and on another play? Ask first whether it is one of these")
        if calls and _asks_for_it(effect, calls):
            effect = If(Called(who, calls), (effect,))
        if becomes:
            return _while_it_is_run(effect, runs)
        if theirs or (either and who in _YOU):
            # A card for either side does it while they have the ball.
            if effect not in EFFECTS:
                raise Refusal("unexpected", f"only the {thing.side} does this: who is meant?")
            return If(OnSide("opponent" if theirs else "you", "offense"), (effect,))
        if play and not known and thing.side == "defense" and who in _YOU:
            # Called on offense, it is not the call that stops plays.
            return If(OnSide("you", "defense"), (effect,)) if effect in EFFECTS else effect
        return effect
    if (isinstance(thing, syntax.Asks) and thing.holds) or isinstance(thing, syntax.Freely):
        runs = _who_runs(thing.condition) or runs
    if isinstance(thing, syntax.Occurs) and isinstance(thing.occasion, syntax.Occasion):
        if " play" in thing.occasion.event or "pass" in thing.occasion.event:
            runs = thing.occasion.who
        if thing.occasion.event in _BY_THE_OFFENSE:
            runs = thing.occasion.who
    made = within(thing, lambda part: settled(part, card, runs, play))
    # What a Play lets you gain, you gain where you have the ball
    return of_this_card(made) if play and isinstance(made, YARDS) else made


def _while_it_is_run(effect: Any, runs: str | None) -> Any:
    """What a Play is or becomes besides: called on defense, its owner runs none."""
    if runs == "opponent":
        raise Refusal("unexpected", "only the offense does this: who is meant?")
    return effect if runs == "you" else If(OnSide("you", "offense"), (effect,))


def _asks_for_the_ball(asked: Any) -> bool:
    """Whether it is only asked who is on offense, by what the offense alone has done."""
    return isinstance(asked, syntax.Sided) and asked.effect == OnSide(asked.who, "offense")


def _toward(who: Any, said: syntax.Sided) -> If | None:
    """`Move the ball 10 yards toward your opponent's end zone`: ahead for you, back for them."""
    ball = said.effect
    if not isinstance(ball, MoveBall) or who not in ("you", "opponent"):
        return None
    yards = ball.yards if said.side == "defense" else minus(ball.yards)
    if isinstance(yards, int) and yards < 0:
        return None
    ahead, back = (MoveBall(yards),), (MoveBall(minus(yards)),)
    return If(OnSide("you", "offense"), *((ahead, back) if who == "opponent" else (back, ahead)))


def _who_runs(asked: Any) -> str | None:
    """Who is on offense where that is asked: one of the players, or not the other."""
    for part in asked.conditions if isinstance(asked, AllOf) else (asked,):
        if isinstance(part, OnSide):
            return part.who if part.side == "offense" else _FOE.get(part.who)
    return None


def _of_kinds(thing: Any) -> tuple[Any, list[Plays]]:
    """What is done or asked with numbers of such plays, and which plays those are.

    `Gain the base yards of your Pass`: if it is one.
    """
    kinds: list[Plays] = []

    def plainly_said(part: Any) -> Any:
        if isinstance(part, syntax.Sided) and isinstance(part.who, Plays) and part.who.calls:
            if part.effect in NUMBERS:
                kinds.append(part.who)
                return msgspec.structs.replace(part, who=Plays(part.who.who, ()))
        return within(part, plainly_said) if part in NUMBERS else part

    return within(thing, plainly_said), list(dict.fromkeys(kinds))


def _copies_theirs(said: syntax.Sided) -> bool:
    """`Your play becomes your opponent's play`: whoever has the ball, on a card for either side."""
    copied = said.effect
    return (
        said.side == "offense"
        and isinstance(copied, syntax.Sided)
        and copied.who == "opponent"
        and copied.effect == CopyCall("offense")
    )


def plainly(thing: Any) -> Any:
    """The same without `Sided` where it says of a side what that side does."""
    if isinstance(thing, syntax.Sided) and thing.who == thing.side:
        return plainly(thing.effect)
    return within(thing, plainly, syntax.Syntax)


def owned(thing: Any, who: str = "each player") -> Any:
    """The same with an owner for all plays: `your Runs gain 5 yards and Passes lose 5 yards`."""
    if thing == UNOWNED:
        return who
    if isinstance(thing, syntax.Says):
        clauses = []
        for clause in thing.clauses:
            clauses.append(owned(clause, who))
            who = _owner(clause) or who
        return msgspec.structs.replace(thing, clauses=tuple(clauses))
    return within(thing, lambda part: owned(part, who))


def _owner(clause: Any) -> str | None:
    """Whose plays a clause names."""
    while isinstance(clause, syntax.For | syntax.Stands):
        clause = clause.clause if isinstance(clause, syntax.For) else clause.modifier
    if not isinstance(clause, PlayModifier):
        return None
    who = getattr(clause, "who", UNOWNED)
    return None if who == UNOWNED else who


_YOU: Final = ("you", DOER)
_FOE: Final = {"you": "opponent", "opponent": "you"}
_BY_THE_OFFENSE: Final = (
    "a touchdown would be scored",
    "a first down is gained",
    "a first down would be gained",
    "a fumble happens",
    "a fumble would happen",
    "an interception happens",
    "an interception would happen",
)
"""What only happens to whoever has the ball: the yards that follow are theirs."""

_PASSES: Final = {"pass", *PASS_CALLS}


def _is_of_passes(effect: Any) -> bool:
    """Whether it is done to Passes alone."""
    if isinstance(effect, Turnover):
        return effect.kind in ("interception", "pick six")
    if isinstance(effect, ChangeCatchRange | SetCatchRange):
        return True
    return effect in (MakeResult("complete"), MakeResult("incomplete"))


def _asks_for_it(effect: Any, calls: tuple[Call, ...]) -> bool:
    """Whether it makes a difference that such a play is called: a Run is not intercepted anyway."""
    return effect in EFFECTS and not ("pass" in calls and _is_of_passes(effect))


def _is_theirs(who: str, said: syntax.Sided, card: Side | None) -> bool:
    who = "you" if who == DOER else who
    if who == said.side:
        return True
    if who not in ("you", "opponent"):
        return False
    if card is None:
        # A card for either side speaks of your play as the one that you run.
        runs = who == "you"
        return runs if said.side == "offense" else said.stated
    own = said.side == card
    return own if who == "you" else not own


def yours(thing: Any, card: Side | None) -> Any:
    """The other way round, to print: on an offense card the offense's play is `your` play."""
    return changed(thing, _yours) if card == "offense" else thing


def _yours(thing: Any) -> Any:
    if isinstance(thing, BecomePlay | AlsoPlay) or thing == CopyCall("offense"):
        effect = thing
        if isinstance(thing, CopyCall):
            effect = syntax.Sided(who="defense", side="defense", effect=thing)
        return syntax.Sided(who=Plays("you", ()), side="offense", effect=effect)
    return thing


def going_on(said: Any) -> Any:
    """`The offense loses 5 yards and discards a card`: whoever gained or lost goes on."""
    if syntax.GoesOn not in contents(said):
        return said
    return changed(said, _who_goes_on, syntax.Syntax)


def _who_goes_on(part: Any) -> Any:
    if not isinstance(part, syntax.Says):
        return part
    named: str | None = None
    clauses: list[Any] = []
    for clause in part.clauses:
        if isinstance(clause, syntax.Sided):
            named = clause.who if isinstance(clause.who, str) else None
        elif isinstance(clause, Gain | Lose):  # which is said of the offense alone
            named = "offense"
        elif isinstance(clause, syntax.GoesOn) and named is not None:
            clause = syntax.By(who=named, deed=clause.deed)
        elif not isinstance(clause, syntax.GoesOn):
            named = None
        clauses.append(clause)
    return part if tuple(clauses) == part.clauses else syntax.Says(clauses=tuple(clauses))
