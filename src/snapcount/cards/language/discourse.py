"""Discourse: sentences become statements about who does what, and those become abilities.

Who does a deed is whoever its sentence names, or the player whose text it is; what a sentence is
depends on the one before it. What follows from that is `assemble`'s.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final, get_args

import msgspec

from snapcount.cards.language import quoted, syntax
from snapcount.cards.language.contents import contents
from snapcount.cards.language.ellipsis import apart, spelled_out
from snapcount.cards.language.meaning import clauses as old
from snapcount.cards.language.meaning import statements
from snapcount.cards.language.meaning.clauses import Clause, resolve
from snapcount.cards.language.meaning.normal import asked_once, normal, opposite
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.statements import Body, Item, Statement, sequence
from snapcount.cards.language.people import ANYONE, DOER, OWN
from snapcount.cards.language.scene import Scene
from snapcount.cards.language.settle import as_player, pointing, speaks_of_anyone
from snapcount.cards.language.verbs import OTHER
from snapcount.cards.nouns import (
    All,
    AllOf,
    Choose,
    Condition,
    Designated,
    Group,
    PlayerIs,
    That,
    This,
    YardsWould,
)
from snapcount.cards.tree import (
    Await,
    BaseYardsAre,
    CatchRangeIs,
    ChangeBaseYards,
    ChangeCatchRange,
    ChangeStrength,
    ChangeTimeUnits,
    ChooseOne,
    ChoosePlayers,
    Effect,
    EitherMay,
    Energize,
    Event,
    ExhaustPlayers,
    Gain,
    If,
    InsteadYards,
    Lasting,
    LimitYards,
    Lose,
    MakeResult,
    May,
    ModifyBaseYards,
    ModifyCatchRange,
    ModifyStrength,
    ModifyTimeUnits,
    ModifyYards,
    MultiplyYards,
    PayCost,
    Qualifier,
    SetBaseYards,
    SetCatchRange,
    SetStrength,
    SetTimeUnits,
    Static,
    TimeUnitsAre,
    Timing,
    Triggered,
)

replace = msgspec.structs.replace


def bound(thing: Any, who: str) -> Any:
    """The same with that player wherever `DOER` stands."""
    if isinstance(thing, tuple):
        return tuple(bound(each, who) for each in thing)
    if isinstance(thing, str):
        if thing == OWN and who == "you":
            raise Refusal("no-antecedent", "“their own” needs somebody who was named before")
        return who if thing in (DOER, OWN) else thing
    if isinstance(thing, syntax.By):
        return thing
    if not isinstance(thing, msgspec.Struct):
        return thing
    changed = {}
    for field in thing.__struct_fields__:
        before = getattr(thing, field)
        after = bound(before, who)
        if after is not before:
            changed[field] = after
    return replace(thing, **changed) if changed else thing


def both(first: Condition | None, second: Condition | None) -> Any:
    """That both conditions hold."""
    if first is None or second is None:
        return first or second
    return normal(AllOf((first, second)))


# Clauses -----------------------------------------------------------------------------------------


def clause(said: Any, doer: str) -> list[Clause]:
    """A clause as `resolve` takes it: one effect or, where Players are chosen for it, several."""
    match said:
        case syntax.By():
            return [bound(said.deed, said.who)]
        case syntax.GoesOn():
            if doer == "you":
                raise Refusal("no-antecedent", "it is not clear who does this")
            return [bound(said.deed, doer)]
        case syntax.Stands():
            return [old.Bare(bound(said.modifier, doer))]
        case syntax.Instead():
            inner = clause(said.clause, doer)
            if len(inner) != 1:
                raise Refusal("unexpected", "one thing is done instead, not several")
            return [old.Instead(inner[0])]
        case syntax.For():
            return lasting(said, doer)
        case syntax.OfChosen():
            return chosen(said, "this down", None)
        case syntax.OneOf() | syntax.Block():
            return list(sequence((statement(said),)))
    return [bound(said, doer)]


def chosen(said: syntax.OfChosen, duration: Any, of: Any) -> list[Clause]:
    """Players are chosen, and then something is said of them."""
    held = [Lasting(replace(what, players=That()), duration, of) for what in said.what]
    return [ChoosePlayers(bound(said.players, "you")), *held]


_SEVERAL_PLAYS: Final = ("next two plays", "next three plays")


def lasting(said: syntax.For, doer: str) -> list[Clause]:
    inner = said.clause
    duration: Any = said.lasts.duration
    of: Any = said.lasts.of
    if isinstance(inner, syntax.OfChosen):
        return chosen(inner, duration, of)
    if said.lasts.calls:
        if not isinstance(inner, syntax.Stands):
            raise Refusal("unexpected", "this is not said of the next play of a kind")
        return [coming(inner.modifier, said.lasts)]
    if isinstance(inner, syntax.Stands):
        modifier = bound(inner.modifier, doer)
        who = getattr(modifier, "who", None)
        own = who == of or (of == "opponent" and who in ("offense", "defense"))
        return [Lasting(modifier, duration, None if own or of is None else of)]
    if duration in _SEVERAL_PLAYS and of is not None:
        if isinstance(inner, ChangeStrength) and not inner.within:
            return [Lasting(ModifyStrength(inner.by, of), duration)]
        if isinstance(inner, ChangeBaseYards):
            return [Lasting(ModifyBaseYards(inner.by, of), duration)]
        if isinstance(inner, ChangeCatchRange) and inner.each is None:
            return [Lasting(ModifyCatchRange(inner.low, inner.high, of), duration)]
    if duration == "next play" and isinstance(inner, _OF_NEXT_PLAY):
        return [Await(Triggered("a play is revealed", (inner,), of), duration, once=False)]
    if duration != "this down" or not isinstance(inner, old.FOR_THE_DOWN):
        raise Refusal("unexpected", "this happens at once, it does not last")
    return [bound(inner, doer)]


def coming(what: Any, lasts: syntax.Lasts) -> Await:
    """What is said of the next play of a kind is done when it is called."""
    effect: Any = None
    match what:
        case ModifyYards(by=by, least=least):
            effect = Lose(-by, least) if isinstance(by, int) and by < 0 else Gain(by)
        case ModifyCatchRange():
            effect = ChangeCatchRange(what.low, what.high)
        case CatchRangeIs():
            effect = SetCatchRange(what.low, what.high)
        case ModifyBaseYards():
            effect = ChangeBaseYards(what.by)
        case BaseYardsAre():
            effect = SetBaseYards(what.to)
        case ModifyStrength(by=int(by)):
            effect = ChangeStrength(by)
        case ModifyTimeUnits():
            effect = ChangeTimeUnits(what.by, what.least)
        case TimeUnitsAre():
            effect = SetTimeUnits(what.to)
    if effect is None:
        raise Refusal("unexpected", "this is not said of the next play of a kind")
    who: Any = lasts.of
    calls: Any = lasts.calls
    called = Triggered("a play is revealed", (effect,), who, calls=calls)
    return Await(called, "this game")


_OF_NEXT_PLAY: Final = (
    ChangeBaseYards,
    ChangeCatchRange,
    ChangeStrength,
    InsteadYards,
    LimitYards,
    MakeResult,
    MultiplyYards,
    SetBaseYards,
    SetCatchRange,
    SetStrength,
)


def said_clauses(said: tuple[Any, ...], doer: str = "you") -> list[Clause]:
    """The clauses of a sentence; who is named once does what follows in the same form too."""
    found: list[Clause] = []
    start = named = doer
    for each in said:
        by = named if isinstance(each, syntax.GoesOn) else doer
        for made in clause(each, by):
            found += spelled_out(made, each.who if isinstance(each, syntax.By) else by)
        if isinstance(each, syntax.By):
            named, doer = each.who, each.who if each.goes_on else start
    return _merged(found) if isinstance(said[0], syntax.By) else found


def _merged(found: list[Clause]) -> list[Clause]:
    """`Your opponent chooses one of their Players and exhausts it` is one deed of theirs."""
    if len(found) != 2:
        return found
    chosen, turned = found
    if isinstance(chosen, ChoosePlayers) and chosen.players.by != "you":
        if isinstance(turned, Energize | ExhaustPlayers) and turned.players == That():
            return [replace(turned, players=chosen.players)]
    return found


def deeds(said: tuple[Any, ...], who: str) -> list[Clause]:
    """What that player does."""
    return [each for deed in said for each in spelled_out(bound(deed, who), who)]


# Sentences ---------------------------------------------------------------------------------------


def body(said: Any) -> Body:
    """What follows a comma."""
    if isinstance(said, syntax.Says):
        return Body(said_clauses(said.clauses))
    return Body(None, effects_of(said))


def effects_of(said: Any) -> tuple[Effect, ...]:
    """The effects of a sentence by itself, or of several in brackets."""
    return sequence(statements_of(said))


def ends_open(said: Any) -> bool:
    """Whether a sentence ends with a list, which has no end of its own."""
    if isinstance(said, syntax.OneOf):
        return said.listed
    then = getattr(said, "then", None)
    return then is not None and ends_open(then)


def statements_of(said: Any) -> tuple[Statement, ...]:
    """A sentence as statements: most are one, what any player does is one for each of them."""
    if isinstance(said, syntax.Block):
        for before, after in pairwise(said.statements):
            if ends_open(before) and isinstance(after, SENTENCES):
                raise Refusal("two-readings", "does this belong to the last option, or to all?")
        return tuple(each for inner in said.statements for each in statements_of(inner))
    if isinstance(said, syntax.Occurs | syntax.Limited | syntax.Holds | syntax.Asks):
        several = _each_occasion(said)
        if len(several) > 1:
            return tuple(statement(each) for each in several)
        said = several[0]
    return (statement(said),)


def statement(said: Any) -> Statement:
    """A sentence as a statement."""
    match said:
        case syntax.Says():
            return statements.Plain(said_clauses(said.clauses))
        case syntax.Block():
            return statements.Several(effects_of(said))
        case syntax.Asks():
            return _asks(said)
        case syntax.Holds():
            return _holds(said)
        case syntax.Offers():
            who: Any = said.who
            if isinstance(said.clauses[0], syntax.Block):
                return May(effects_of(said.clauses[0]), who)
            inside = bound(tuple(said_clauses(said.clauses, who)), who)
            to = resolve(said_clauses(said.to, who), who, True) if said.to else ()
            return May(resolve(list(inside), who, True), who, to)
        case syntax.OffersEither():
            return _offers_either(said)
        case syntax.Unless():
            done = resolve(deeds(said.deeds, said.who), said.who)  # type: ignore[arg-type]
            return May(done, said.who, if_not=resolve(said_clauses(said.clauses)))  # type: ignore[arg-type]
        case syntax.OneOf():
            return _one_of(said)
        case syntax.Else():
            return statements.Otherwise(body(said.then).resolved())
        case syntax.IfDone():
            return statements.IfDone(said.who, said.done, body(said.then).resolved())  # type: ignore[arg-type]
        case syntax.IfEither():
            return statements.IfEither(said.done, body(said.then).resolved())
        case syntax.Occurs():
            return _occurs(said)
        case syntax.Limited():
            return _limited(said)
        case syntax.Cost():
            return PayCost(tuple(_paid(each) for each in resolve(deeds(said.deeds, "you"))))
    raise Refusal("unexpected", "this is no sentence of its own")


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


def _offers_either(said: syntax.OffersEither) -> Statement:
    several = offers_to_each(said)
    if several:
        return statements.Several(sequence([statement(each) for each in several]))
    to = resolve(said_clauses(said.to)) if said.to else ()
    said = as_player(said, "each player")
    return EitherMay(resolve(said_clauses(said.clauses, "each player"), "each player"), to)


def _paid(effect: Any) -> Any:
    """Whoever is exhausted as a cost must be Energized."""
    if isinstance(effect, ExhaustPlayers) and isinstance(effect.players, Choose):
        group = effect.players.group
        if group.state is None:
            group = replace(group, state="energized")
        return ExhaustPlayers(replace(effect.players, group=group))
    return effect


def _one_of(said: syntax.OneOf) -> ChooseOne:
    first = said.options[0][0]
    who = first.who if said.who == DOER and isinstance(first, syntax.By) else said.who
    who = "you" if who == DOER else who
    options = []
    for option in said.options:
        if all(isinstance(each, SENTENCES) for each in option):
            options.append(effects_of(syntax.Block(statements=option)))
        else:
            options.append(resolve(said_clauses(option, who), who))  # type: ignore[arg-type]
    return ChooseOne(tuple(options), who, said.count)  # type: ignore[arg-type]


SENTENCES: Final = (
    syntax.OccursIf,
    syntax.Says,
    syntax.Block,
    syntax.Asks,
    syntax.Holds,
    syntax.Offers,
    syntax.OffersEither,
    syntax.Unless,
    syntax.OneOf,
    syntax.Else,
    syntax.IfDone,
    syntax.IfEither,
    syntax.Occurs,
    syntax.Limited,
    syntax.Cost,
)


def _of_last_or_all(found: list[Clause], condition: Any) -> Refusal:
    message = "does the condition hold for the last part or for all?"
    try:
        effects = tuple(resolve(found))
    except Refusal:
        return Refusal("two-readings", message)
    of_all = (normal(If(condition, effects)),)
    of_last = (*effects[:-1], normal(If(condition, effects[-1:])))
    return Refusal("two-readings", message, meanings=(of_all, of_last))


def _asks(said: syntax.Asks) -> Statement:
    condition = said.condition if said.holds else opposite(said.condition)
    then = said.then
    if isinstance(then, syntax.Says):
        found = said_clauses(then.clauses)
        if said.after and len(then.clauses) > 1:
            raise _of_last_or_all(found, condition)
        if len(found) == 1 and isinstance(found[0], old.Bare):
            return statements.Conditional(found[0].modifier, condition)
        if isinstance(found[0], old.Instead):
            return statements.Replacing(condition, found)
        return If(condition, resolve(found))
    if isinstance(then, syntax.Limited):
        return statement(_while(then, condition))
    if isinstance(then, syntax.Occurs):
        if getattr(then.occasion, "event", "") not in _TIMES:
            return statement(_while(then, condition))
        # What is asked before a time is asked at that time.
        asked = syntax.Asks(condition=condition, then=then.then)
        return statement(replace(then, then=asked))
    made = effects_of(then)
    alone = len(made) == 1 and not isinstance(then, syntax.Block)
    if alone and isinstance(made[0], If) and not made[0].otherwise:
        return If(both(condition, made[0].condition), made[0].then)
    return If(condition, made)


def _holds(said: syntax.Holds) -> Statement:
    """`While …`: of static text, or of what waits for something."""
    match said.then:
        case syntax.Says(clauses=(syntax.Stands(modifier=modifier),)):
            static = normal(Static(bound(modifier, "you"), said.condition))
            if static.condition is None:
                return statements.Plain([old.Bare(static.modifier)])
            return statements.Conditional(static.modifier, static.condition, strict=True)
        case syntax.Occurs() | syntax.Limited():
            return statement(_while(said.then, said.condition))
    raise Refusal("misplaced", "“while” is for static text; for an effect write “if”")


def _while(said: Any, condition: Any) -> Any:
    """What waits for something, with one condition more."""
    here = PlayerIs(This(), Group())  # it works only where its Player is, on the field (T-14)
    if condition == here:
        return said
    if isinstance(condition, AllOf) and here in condition.conditions:
        condition = normal(AllOf(tuple(each for each in condition.conditions if each != here)))
    if isinstance(said, syntax.Limited):
        return replace(said, then=_while(said.then, condition))
    occasion = said.occasion
    if isinstance(occasion, syntax.AnyOccasion):
        each = tuple(
            replace(one, condition=both(one.condition, condition)) for one in occasion.occasions
        )
        return replace(said, occasion=syntax.AnyOccasion(occasions=each))
    return replace(said, occasion=replace(occasion, condition=both(occasion.condition, condition)))


# Occasions ---------------------------------------------------------------------------------------

_TIMES: Final = frozenset(
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


def _each_occasion(said: Any) -> list[Any]:
    """One for each of several events, and for each player where any one was named."""
    if isinstance(said, syntax.Limited | syntax.Holds | syntax.Asks):
        return [replace(said, then=each) for each in _each_occasion(said.then)] or [said]
    if not isinstance(said, syntax.Occurs):
        return [said]
    occasions: list[Any] = [said.occasion]
    if isinstance(said.occasion, syntax.AnyOccasion):
        several = list(said.occasion.occasions)
        occasions = [several[0], *(_goes_on(several[0], each) for each in several[1:])]
        occasions.sort(key=lambda each: _IN_ORDER.get(each.event, 0))
    found: list[Any] = []
    for occasion in occasions:
        offers = offers_to_each(said.then)
        if offers:
            found += [replace(said, occasion=occasion, then=each) for each in offers]
        elif not speaks_of_anyone(occasion):
            found.append(replace(said, occasion=occasion))
        elif speaks_of_anyone((said.then, occasion.condition)):
            found += [_by_player(said, occasion, who) for who in ("you", "opponent")]
        else:
            found.append(replace(said, occasion=_of_anyone(occasion)))
    return found


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


def _goes_on(first: syntax.Occasion, then: syntax.Occasion) -> syntax.Occasion:
    """A second event without a subject has that of the first: `you score or punt`."""
    if then.who is not None or then.players is not None:
        return then
    who = first.who
    if first.forced != then.forced and who is not None:
        who = OTHER.get(who)
    players = first.players if "Player" in then.event else None
    return replace(then, who=who, players=players)


def _occurs(said: syntax.Occurs) -> Statement:
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
    if said.asked and what.event in _WOULD_KICK:
        # A kick that is not good yet may still be made again.
        occasion.event, occasion.would = _WOULD_KICK[what.event], True
    then = said.then if what.that is None else pointing(said.then, what.that)
    made = statements.ability(occasion, body(then))
    if what.asks is not None:
        if any(isinstance(effect, InsteadYards) for effect in made.effects):
            # How far it would go is asked before it counts.
            if not isinstance(what.asks, YardsWould):
                raise Refusal("unexpected", "instead of what? Write “would gain”")
            occasion.event, occasion.would = "the play would gain yards", True
            occasion.condition = both(what.asks, occasion.condition)
            made = statements.ability(occasion, body(then))
        else:
            made = _asked(made, what.asks)
    if said.once_per is not None:
        made = _only_once(made, said.once_per)
    # A play is called once in a down, so that nothing is said of how often.
    once = said.once and not (
        said.asked
        and what.event.startswith(("a play is", "a pass is"))
        and not what.condition
        and said.duration is not None
        and said.duration.duration == "this down"
    )
    if said.duration is None:
        until: Any = "this game" if said.once and not said.asked else None
        return statements.Waiting(made, until, said.once)
    own = who == said.duration.of or said.duration.of is None
    return statements.Waiting(made, said.duration.duration, once, None if own else said.duration.of)


def _limited(said: syntax.Limited) -> Statement:
    then = said.then
    if (
        isinstance(then, syntax.Occurs)
        and then.trailing
        and isinstance(then.then, syntax.Says)
        and getattr(then.occasion, "event", "") in _TIMES
        and not any(isinstance(each, syntax.By) for each in then.then.clauses)
    ):
        # So often and at that time one may do it: which time that is, is one's own choice.
        offer = syntax.Offers(who="you", clauses=then.then.clauses)
        then = replace(then, then=offer)
    inner = statement(then)
    if not isinstance(inner, statements.Waiting) or inner.ability.once_per is not None:
        raise Refusal("unexpected", "“once” twice")
    return replace(inner, ability=_only_once(inner.ability, said.once_per))


def _asked(made: Any, condition: Any) -> Any:
    """The ability with a condition that is asked when it is carried out."""
    return replace(made, effects=(If(condition, made.effects),))


def _only_once(made: Any, stretch: str) -> Any:
    """Once in so long: what is asked first does not use it up."""
    return asked_once(replace(made, once_per=stretch))


_WOULD_KICK: Final = {
    "a field goal is missed": "a field goal would be missed",
    "a field goal is made": "a field goal would be good",
}


# Items -------------------------------------------------------------------------------------------


def items(said: Any, scene: Scene) -> list[Item]:
    """A sentence or a heading as items of a page: mostly one."""
    match said:
        case syntax.Says(clauses=(syntax.Has(lasts=None) as has,)):
            return quoted.items(has, scene)
        case (
            syntax.Asks(then=syntax.Says(clauses=(syntax.Has(lasts=None) as has,)))
            | syntax.Holds(then=syntax.Says(clauses=(syntax.Has(lasts=None) as has,)))
        ):
            asked = said.condition
            if isinstance(said, syntax.Asks) and not said.holds:
                asked = opposite(asked)
            return quoted.items(has, scene, asked)
    match said:
        case syntax.Head():
            return [statements.Head(said.keyword, said.qualifier, said.free)]  # type: ignore[arg-type]
        case syntax.Freely():
            return _freely(said)
        case syntax.HeadCost():
            cost = statement(syntax.Cost(deeds=said.deeds))
            return [statements.Head(None, Qualifier()), cost]
        case syntax.Bench():
            return [statements.Bench()]
        case syntax.When():
            return [statements.When(said.verb, said.timing)]  # type: ignore[arg-type]
        case syntax.ActiveWhile(condition=syntax.OfDeck()) | syntax.ActiveFirst():
            raise Refusal("unexpected", "is this asked of the deck or of the field?")
        case syntax.ActiveWhile():
            return [statements.Active(said.condition)]
        case syntax.AttachTo():
            return [statements.Attach(_attached_to(said.players))]
        case syntax.PlayOn():
            whom = statements.Attach(_attached_to(said.players))
            return [whom, statements.When("play", said.timing)]
    return [each for found in statements_of(said) for each in _apart(found)]


def _freely(said: syntax.Freely) -> list[Item]:
    """A keyword of its own, and what may be done so often."""
    then = said.then
    if isinstance(then, syntax.Offers):
        if then.who != "you":
            raise Refusal("unexpected", "only its own player uses an ability")
        row: list[Any] = [syntax.Says(clauses=then.clauses)]
        if then.to:
            row.append(syntax.IfDone(who="you", then=syntax.Says(clauses=then.to)))
    else:
        row = [then]
    timing = None
    if said.points or said.condition is not None:
        timing = normal(Timing(said.points, said.condition))  # type: ignore[arg-type]
    made: list[Item] = [
        statements.Head(None, Qualifier(), said.once_per, timing),  # type: ignore[arg-type]
    ]
    for each in row:
        for found in statements_of(each):
            if isinstance(found, statements.Plain):
                if any(isinstance(clause, old.Bare) for clause in found.clauses):
                    raise Refusal("unexpected", "how long does this hold?")
            made.append(found)
    return made


def _apart(found: Statement) -> list[Item]:
    """One for each of several modifiers that hold on one condition."""
    if isinstance(found, statements.Conditional):
        return [replace(found, modifier=modifier) for modifier in apart(found.modifier)]
    return [found]


def _attached_to(players: Any) -> Group:
    if not isinstance(players, Choose | All) or getattr(players, "count", 1) != 1:
        raise Refusal("unexpected", "a card is attached to a Player of some kind, and to one")
    group = players.group
    if group.other or not contents(group).isdisjoint((This, That, Designated)):
        raise Refusal("unexpected", "nobody is named before the card is attached")
    return replace(group, whose=group.whose or "you")
