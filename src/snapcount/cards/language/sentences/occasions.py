"""What waits for something: its occasions one by one, whose they are, and how often it happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.doers import ANYONE
from snapcount.cards.language.kernel.walk import exchanged
from snapcount.cards.language.meaning import statements
from snapcount.cards.language.meaning.about import of_the_play, speaks_of
from snapcount.cards.language.meaning.assemble import WHICH_NEXT
from snapcount.cards.language.meaning.cancelled import one_wait
from snapcount.cards.language.meaning.known_later import (
    changes_the_kick,
    designates,
    known_last,
    may_change,
    together,
    while_so,
    yards_apart,
)
from snapcount.cards.language.meaning.normal import asked_once, heard, normal
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.statements import Body, Statement
from snapcount.cards.language.sentences.bound import as_player, bound, pointing, speaks_of_anyone
from snapcount.cards.language.sentences.verbs import OTHER
from snapcount.cards.nouns import (
    All,
    AllOf,
    Called,
    Condition,
    Group,
    NamedCalled,
    PlayerIs,
    PlayIs,
    StrengthIn,
    ThePlayStrength,
    This,
    YardsWould,
)
from snapcount.cards.tree import (
    AlsoStops,
    Await,
    ChangeTimeUnits,
    Effect,
    Event,
    If,
    InsteadYards,
    Lasting,
    MakeResult,
    Occasion,
    SetTimeUnits,
    Triggered,
    Turnover,
    Would,
)

replace = msgspec.structs.replace


TIMES: Final = frozenset(
    {
        "a possession starts",
        "a down starts",
        "a half starts",
        "overtime starts",
        "the play ends",
        "a down ends",
        "a possession ends",
        "a half ends",
    }
)
_IN_ORDER: Final = {event: at for at, event in enumerate(get_args(Event))}


def both(first: Condition | None, second: Condition | None) -> Any:
    """That both conditions hold."""
    if first is None or second is None:
        return first or second
    return normal(AllOf((first, second)))


def waits_while(said: Any, condition: Any) -> Any:
    """What waits for something, with one condition more."""
    here = PlayerIs(This(), Group())  # it works only where its Player is, on the field (T-14)
    if condition == here:
        return said
    if isinstance(condition, AllOf) and here in condition.conditions:
        condition = normal(AllOf(tuple(each for each in condition.conditions if each != here)))
    if isinstance(said, syntax.Limited):
        return replace(said, then=waits_while(said.then, condition))
    occasion = said.occasion
    if isinstance(occasion, syntax.AnyOccasion):
        each = tuple(
            replace(one, condition=both(one.condition, condition)) for one in occasion.occasions
        )
        return replace(said, occasion=syntax.AnyOccasion(occasions=each))
    return replace(said, occasion=replace(occasion, condition=both(occasion.condition, condition)))


def offers_to_each(said: Any) -> tuple[syntax.Offers, ...]:
    """An offer to either player as one to each of them, where what comes of it is their own."""
    if not isinstance(said, syntax.OffersEither):
        return ()
    if bound(said.to, "you") == said.to and not speaks_of_anyone(said.to):
        return ()
    return tuple(
        as_player(syntax.Offers(who=who, clauses=said.clauses, to=said.to), who)
        for who in ("you", "opponent")
    )


_MANY_POSSESSIONS: Final = ("half", "game")
"""In what each player has the ball more than once."""


def each_occasion(said: Any, each_counts: bool = False) -> list[Any]:
    """One for each of several events, and for each player where any one was named.

    `each_counts`: how often it happens is counted for each player, where each was named.
    """
    if isinstance(said, syntax.Limited | syntax.Holds | syntax.Asks):
        each_counts = each_counts or getattr(said, "once_per", None) in _MANY_POSSESSIONS
        return [replace(said, then=each) for each in each_occasion(said.then, each_counts)] or [
            said
        ]
    if not isinstance(said, syntax.Occurs):
        return [said]
    occasions: list[Any] = [said.occasion]
    if isinstance(said.occasion, syntax.AnyOccasion):
        occasions = sorted(said.occasion.occasions, key=lambda each: _IN_ORDER.get(each.event, 0))
        if said.once:
            occasions = one_wait(occasions)
        if {each.event in _WOULD_KICK for each in occasions} == {True, False}:
            said = replace(said, asked=False)  # a kick among other things is heard as they are
    found: list[Any] = []
    for occasion in occasions:
        counted = each_counts or said.once_per in _MANY_POSSESSIONS
        one_by_one = counted and occasion.who == "each player"
        if occasion.who == "each player":  # `each player …, whenever they …`: one by one
            said = replace(said, then=exchanged(said.then, "each player", ANYONE))
            occasion = exchanged(occasion, "each player", ANYONE)
        offers = offers_to_each(said.then)
        if offers:
            found += [replace(said, occasion=occasion, then=each) for each in offers]
        elif not speaks_of_anyone(occasion):
            found.append(replace(said, occasion=occasion))
        elif one_by_one or speaks_of_anyone((said.then, occasion.condition)):
            found += [_by_player(said, occasion, who) for who in ("you", "opponent")]
        else:
            found.append(replace(said, occasion=_of_anyone(occasion)))
    return found


_NO_OCCASION: Final = {
    "event": "a down starts",
    "who": None,
    "players": None,
    "calls": (),
    "condition": None,
    "by": None,
}


def counted_together(said: Any, row: list[Statement]) -> tuple[Statement, ...]:
    """What waits for one of several events, once or so often: whichever comes counts.

    A Refusal where what is done is not the same for each of them.
    """
    while not isinstance(said, syntax.Occurs):
        said = said.then
    if not all(map(_is_counted, row)):
        return tuple(row)
    if not isinstance(said.occasion, syntax.AnyOccasion):
        if said.once and not said.asked and said.duration and speaks_of_anyone(said.occasion):
            raise Refusal("two-readings", WHICH_NEXT)
        return tuple(row)
    found: dict[str, list[statements.Waiting]] = {}
    for each in row:
        assert isinstance(each, statements.Waiting)
        does = repr(replace(each, ability=replace(each.ability, **_NO_OCCASION)))
        found.setdefault(does, []).append(each)
    if any(len(together) != len(row) // len(found) for together in found.values()) or (
        len(found) > 1 and not speaks_of_anyone(said.then)
    ):
        raise Refusal("two-readings", WHICH_NEXT)
    revealed = [each.event == "a play is revealed" for each in said.occasion.occasions]
    if any(revealed) and not all(revealed):  # of a call nothing else is known yet
        raise Refusal("unexpected", "a call can't be counted together with what comes of it")
    return tuple(map(_as_one, found.values()))


def _is_counted(each: Statement) -> bool:
    return isinstance(each, statements.Waiting) and (each.once or each.ability.once_per is not None)


def _as_one(row: list[statements.Waiting]) -> Statement:
    first, *more = row
    others = tuple(
        Occasion(made.event, made.who, made.players, made.calls, made.condition, made.by)
        for made in (each.ability for each in more)
    )
    return replace(first, ability=replace(first.ability, others=others))


def _of_anyone(occasion: syntax.Occasion) -> syntax.Occasion:
    """What any player does, where nothing more is said of that player: it is no matter whose."""
    by = "each player" if occasion.by == ANYONE else occasion.by
    who = None if occasion.who == ANYONE else occasion.who
    players = occasion.players
    if isinstance(players, All) and players.group.whose == ANYONE:  # type: ignore[comparison-overlap]
        players = All(replace(players.group, whose=None))
    return replace(occasion, who=who, by=by, players=players)


def _by_player(said: syntax.Occurs, occasion: syntax.Occasion, who: str) -> Any:
    """What that player does; what they force happens to the other one."""
    made = as_player(replace(said, occasion=occasion), who)
    if not occasion.forced:
        return made
    return replace(made, occasion=replace(made.occasion, who=OTHER[who]))


def occurs(said: syntax.Occurs, body: Callable[[Any], Body]) -> Statement:
    """What waits for something; `body` makes what is done of what follows the comma."""
    what = said.occasion
    assert isinstance(what, syntax.Occasion)
    who: Any = None if what.who == ANYONE else what.who
    occasion = statements.Occasion(
        what.event,
        what.would,
        who,
        what.players,
        what.calls,  # type: ignore[arg-type]
        what.condition,
        what.by,  # type: ignore[arg-type]
    )
    then = said.then if what.that is None else pointing(said.then, what.that)
    if said.asked and what.event in _WOULD_KICK:
        done = statements.ability(occasion, body(then))
        if changes_the_kick(done.effects):
            # A kick that is not good yet may still be made again.
            occasion.event, occasion.would = _WOULD_KICK[what.event], True
    if then != said.then and what.players not in (None, This(), _SOMEBODY):
        raise Refusal(
            "no-antecedent",
            "which of the two Players? Write “the tackler” or “the ball carrier”",
        )
    made = statements.ability(occasion, body(then))
    plain = made.effects
    if what.asks is not None:
        if any(isinstance(effect, InsteadYards) for effect in made.effects):
            # How far it would go is asked before it counts.
            if not isinstance(what.asks, YardsWould):
                raise Refusal("unexpected", "instead of what? Write “would gain”")
            occasion.event, occasion.would = "the play would gain yards", True
            occasion.condition = both(what.asks, occasion.condition)
            made = statements.ability(occasion, body(then))
        elif said.once and speaks_of(what.asks, (YardsWould,)):
            # A play of other yards is not the next time.
            made = replace(made, condition=both(what.asks, made.condition))
        elif said.first:  # nor is a play that came to something else the first time
            made = replace(made, condition=both(what.asks, made.condition))
        else:
            made = _asked(made, what.asks)
    made = _asked_in_time(heard(made), said.first)
    if said.once_per is not None:
        made = replace(_only_once(made, said.once_per), first=said.first)
    once = said.once and not (
        said.asked
        and (what.event == "a play is revealed" or _of_each_play(what.event, made))
        and not what.condition
        and said.duration is not None
        and said.duration.duration == "this down"
    )
    if said.asked and said.duration is not None and said.duration.duration == "this down":
        standing = _of_the_play(made, once)
        if standing:
            return statements.Several(standing)
    if said.duration is None and not said.once:
        made = _timed(made)
    if said.duration is None:
        next_time = said.once and not said.asked
        until: Any = "this game" if next_time else None
        of_call = said.asked and not said.once
        waiting = statements.Waiting(
            made,
            until,
            said.once,
            rule=said.rule,
            next_time=next_time,
            of_call=of_call,
            of_that=said.of_that,
        )
        waiting.within = _questions_around(plain, made.effects)
        return waiting
    own = who == said.duration.of or said.duration.of is None
    return statements.Waiting(made, said.duration.duration, once, None if own else said.duration.of)


def _timed(made: Triggered | Would) -> Triggered | Would:
    """What a play that fails takes off the clock is settled as its yards are (G-4, G-6, F-13)."""
    if not isinstance(made, Triggered) or made.event not in _FAILS or made.once_per is not None:
        return made
    if not all(isinstance(each, ChangeTimeUnits | SetTimeUnits) for each in made.effects):
        return made
    failed: Any = PlayIs(_FAILS[made.event])
    if made.event == "a pass is incomplete" and not made.calls:
        failed = AllOf((Called("offense", ("pass",)), failed))
    asked = both(failed, made.condition)
    return Would("the play would gain yards", made.effects, made.who, made.calls, asked)


def _of_each_play(event: str, made: Triggered | Would) -> bool:
    """Whether it is done to the play that comes out so, and gone with it where that is replayed.

    Then it comes again in the replay (R-5); anything else was done once and stays done.
    """
    comes_out = event.startswith(("a play is", "a pass is"))
    return comes_out and all(map(of_the_play, made.effects))


def _of_the_play(made: Triggered | Would, once: bool) -> tuple[Effect, ...]:
    """`If your opponent calls a Run this down, it is stopped`: said of the play of the down.

    Which play that is, and what its yards come to, is not settled when it is revealed (T-7), nor
    is there a timing point between a play that fails and its yards (F-7). All else waits.
    """
    if not isinstance(made, Triggered) or made.once_per is not None:
        return ()
    asked, condition = made.condition, made.condition
    anybody = made.who is None and not made.calls and asked is None
    if made.event == "a play is successful" and anybody and designates(made.effects):
        return made.effects
    of_any = made.who is None and not made.calls and made.event == "a play is revealed"
    if (
        of_any
        and asked is not None
        and speaks_of(asked, (StrengthIn, ThePlayStrength))
        and may_change(asked)
    ):
        of_it, besides = while_so(asked, made.effects)
        if not of_it or not besides:
            return of_it
        waits = statements.Waiting(replace(made, effects=besides), "this down", once)
        return (*of_it, statements.awaiting(waits))
    named = isinstance(asked, NamedCalled | Called)
    if made.event in _FAILS:
        condition = both(PlayIs(_FAILS[made.event]), asked)
    elif made.event != "a play is revealed" or not (named if asked else made.calls):
        return ()
    yards, rest = yards_apart(made.effects)
    found: list[Effect] = []
    if made.event == "a play is revealed":
        checked = {each: _when_checked(each, made) for each in rest}
        found = [each for each in checked.values() if each is not None]
        yards += tuple(each for each in rest if isinstance(each, Turnover))
        rest = tuple(
            each for each in rest if checked[each] is None and not isinstance(each, Turnover)
        )
    if yards:
        counted = Would("the play would gain yards", yards, made.who, made.calls, condition)
        found.append(Await(counted))
    if found and rest:
        later = statements.Waiting(replace(made, effects=rest), "this down", once)
        found.append(statements.awaiting(later))
    return tuple(found)


def _when_checked(effect: Effect, made: Triggered) -> Effect | None:
    """What is said of how such a play comes out, for whenever that is checked (F-4)."""
    asked = made.condition
    if effect == MakeResult("stopped"):
        whose = asked.who if isinstance(asked, NamedCalled) else made.who
        stops: Any = OTHER.get(whose or "", "defense")
        return Lasting(AlsoStops(made.calls, stops))
    if isinstance(effect, MakeResult):
        would: Any = _INSTEAD_OF[effect.result]
        return Await(Would(would, (effect,), made.who, made.calls, asked), once=False)
    if isinstance(effect, Await) and effect.duration == "this down":
        waits = effect.ability
        if isinstance(waits, Would) and waits.who is None and not waits.calls:
            own = both(asked, waits.condition)
            waits = replace(waits, who=made.who, calls=made.calls, condition=own)
            return replace(effect, ability=waits)
    return None


def limited(said: syntax.Limited, statement: Callable[[Any], Statement]) -> Statement:
    """What waits for something, so often and no more."""
    then = said.then
    if (
        isinstance(then, syntax.Occurs)
        and then.trailing
        and isinstance(then.then, syntax.Says)
        and getattr(then.occasion, "event", "") in TIMES
        and not any(isinstance(each, syntax.By) for each in then.then.clauses)
    ):
        # So often and at that time one may do it: which time that is, is one's own choice.
        offer = syntax.Offers(who="you", clauses=then.then.clauses)
        then = replace(then, then=offer, trailing=False)
    inner = statement(then)
    if not isinstance(inner, statements.Waiting) or inner.ability.once_per is not None:
        raise Refusal("unexpected", "“once” twice")
    return replace(inner, ability=_only_once(inner.ability, said.once_per))


def _questions_around(plain: tuple[Any, ...], effects: tuple[Any, ...]) -> int:
    """How many questions were put around what is done; 0 if anything else has become of it."""
    found = 0
    while effects != plain:
        match effects:
            case (If(then=then, otherwise=()),):
                found, effects = found + 1, then
            case _:
                return 0
    return found


def _asked(made: Any, condition: Any) -> Any:
    """The ability with a condition that is asked when it is carried out."""
    return replace(made, effects=(If(condition, made.effects),))


_SOMEBODY: Final = All(Group(side="defense"))
"""Whoever tackles, where nobody is named."""

_KNOWN_BY_THEN: Final = {
    "a play is revealed": (),
    "a play is successful": ("result",),
    "a play is stopped": ("result",),
    "a pass is incomplete": ("result",),
    "a Player is designated": ("role", "result"),
}
"""What of a down is known when that happens."""


def _asked_in_time(made: Triggered | Would, first: bool) -> Any:
    """The same with nothing asked before it is known.

    What a successful play sets off is carried out after designation (T-4), and so asks for roles.
    """
    if made.event not in _KNOWN_BY_THEN or made.condition is None:
        return made
    asked = made.condition
    row = asked.conditions if isinstance(asked, AllOf) else (asked,)
    known = _KNOWN_BY_THEN[made.event]
    late = [each for each in row if (kind := known_last(each)) is not None and kind not in known]
    if not late:
        return made
    of_roles = made.event == "a play is successful" and not first
    if not of_roles or any(known_last(each) != "role" for each in late):
        raise Refusal("unexpected", "that isn't known yet when this happens")
    others = [each for each in row if each not in late]
    made = replace(made, condition=together(others) if others else None)
    return _asked(made, together(late))


def _only_once(made: Any, stretch: str) -> Any:
    """Once in so long: what is asked first does not use it up."""
    return asked_once(replace(made, once_per=stretch))


_INSTEAD_OF: Final[dict[str, Any]] = {
    "successful": "the play would be stopped",
    "complete": "a pass would be incomplete",
    "incomplete": "the play would be successful",
}
"""What a result takes the place of."""
_FAILS: Final[dict[str, Any]] = {
    "a play is stopped": "stopped",
    "a pass is incomplete": "incomplete",
}
_WOULD_KICK: Final = {
    "a field goal is missed": "a field goal would be missed",
    "a field goal is made": "a field goal would be good",
}
