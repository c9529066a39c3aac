"""Discourse: sentences become statements about who does what, and those become abilities.

Who does a deed is whoever its sentence names, or the player whose text it is; what a sentence is
depends on the one before it. What follows from that is `assemble`'s.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

import msgspec

from snapcount.cards.language.discourse import quoted
from snapcount.cards.language.discourse.ellipsis import apart, spelled_out
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.contents import contents, has
from snapcount.cards.language.kernel.doers import DOER
from snapcount.cards.language.kernel.walk import parts
from snapcount.cards.language.meaning import clauses as old
from snapcount.cards.language.meaning import statements
from snapcount.cards.language.meaning.about import speaks_of
from snapcount.cards.language.meaning.as_counted import COUNTED
from snapcount.cards.language.meaning.clauses import Clause, resolve
from snapcount.cards.language.meaning.every_down import of_every_down
from snapcount.cards.language.meaning.known_later import known_last
from snapcount.cards.language.meaning.normal import normal, opposite, where_it_works
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.meaning.statements import Body, Item, Statement, sequence
from snapcount.cards.language.sentences.bound import as_player, bound
from snapcount.cards.language.sentences.durations import chosen, lasting, lasting_while
from snapcount.cards.language.sentences.occasions import (
    TIMES,
    both,
    counted_together,
    each_occasion,
    limited,
    occurs,
    offers_to_each,
    waits_while,
)
from snapcount.cards.language.sentences.rules import ruled, stands
from snapcount.cards.nouns import (
    All,
    AllOf,
    Called,
    Choose,
    Designated,
    GritIn,
    Group,
    PlayIs,
    StrengthIn,
    That,
    TheGrit,
    ThePlayStrength,
    This,
    YardsWould,
)
from snapcount.cards.tree import (
    ChooseOne,
    ChoosePlayers,
    DetermineGrit,
    Effect,
    EitherMay,
    Energize,
    ExhaustPlayers,
    If,
    May,
    PayCost,
    Qualifier,
    ScoresAre,
    Static,
    Timing,
)

replace = msgspec.structs.replace


def clause(said: Any, doer: str) -> list[Clause]:
    """A clause as `resolve` takes it: one effect or, where Players are chosen for it, several."""
    match said:
        case syntax.By():
            if said.who == "each player" and _you_choose(said.deed):
                raise Refusal("unexpected", "you choose one of each player's: write two sentences")
            return [bound(said.deed, said.who)]
        case syntax.GoesOn():
            if doer == "you":
                raise Refusal("no-antecedent", "it isn't clear who does this")
            return [bound(said.deed, doer)]
        case (
            syntax.Stands(modifier=syntax.Occurs())
            | syntax.For(clause=syntax.Stands(modifier=syntax.Occurs()))
        ):
            return list(effects_of(ruled(syntax.Says(clauses=(said,)))))
        case syntax.Stands(modifier=ScoresAre(next=True)):
            raise Refusal("unexpected", "how long does it wait for that? Write “this half”")
        case syntax.Stands():
            return [old.Bare(bound(said.modifier, doer))]
        case syntax.OfAnyOne():
            return [old.Bare(bound(said.modifier, doer), any_one=True)]
        case syntax.Instead():
            inner = clause(said.clause, doer)
            if len(inner) != 1:
                raise Refusal("unexpected", "only one thing can be done instead, not several")
            first, *more = spelled_out(inner[0], doer)  # `it is complete and gains 5 yards instead`
            return [old.Instead(first, None if said.of is None else said.of.number), *more]
        case syntax.For():
            return lasting(said, doer)
        case syntax.OfChosen():
            return chosen(said, "this down", None)
        case syntax.OneOf() | syntax.Block():
            return list(sequence((statement(said),)))
    if doer == "each player" and _of_yours(said):
        raise Refusal("unexpected", "does each choose one of yours? Write two sentences")
    return [bound(said, doer)]


def _you_choose(deed: Any) -> bool:
    return any(isinstance(part, Choose) and part.by == "you" for part in parts(deed))


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


def _of_yours(said: Any) -> bool:
    chosen: list[Any] = [part for part in parts(said) if isinstance(part, Choose)]
    return any(part.by == DOER and part.group.whose == "you" for part in chosen)


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


def on_lines(said: Any) -> bool:
    """Whether a sentence ends with options on lines of their own, which have no mark."""
    if isinstance(said, syntax.OneOf):
        return said.on_lines
    then = getattr(said, "then", None)
    return then is not None and on_lines(then)


def statements_of(said: Any) -> tuple[Statement, ...]:
    """A sentence as statements: most are one, what any player does is one for each of them."""
    if isinstance(said, syntax.Block):
        for before, after in pairwise(said.statements):
            if ends_open(before) and isinstance(after, SENTENCES):
                raise Refusal(
                    "two-readings", "does this belong to the last option or to all of them?"
                )
        return tuple(each for inner in said.statements for each in statements_of(inner))
    if isinstance(said, syntax.Holds | syntax.Asks) and isinstance(said.then, syntax.Block):
        if said.after:
            raise Refusal("two-readings", _LAST_OR_ALL)
        if stands(said.then):
            alone = [replace(said, then=each) for each in said.then.statements]
            return tuple(made for each in alone for made in statements_of(each))
    if isinstance(said, syntax.Asks):
        said = _asked_at_once(said)
    if isinstance(said, syntax.Holds) and isinstance(said.then, syntax.Says):
        held = said.then.clauses
        if len(held) > 1 and all(isinstance(each, syntax.Stands) for each in held):
            if said.after:
                raise Refusal("two-readings", _LAST_OR_ALL)
            alone = [replace(said, then=syntax.Says(clauses=(each,))) for each in held]
            return tuple(statement(each) for each in alone)
    if isinstance(said, syntax.Occurs | syntax.Limited | syntax.Holds | syntax.Asks):
        several = each_occasion(said)
        if len(several) > 1:
            return counted_together(said, [statement(each) for each in several])
        said = several[0]
    return (statement(said),)


def _asked_at_once(said: syntax.Asks) -> syntax.Asks:
    """What holds if one thing is so and another: `if it is third down, it stays fresh as the …`."""
    inner = said.then
    if not isinstance(inner, syntax.Asks) or not stands(inner.then):
        return said
    if not (said.holds and inner.holds) or {PlayIs, YardsWould} & contents(said.condition):
        return said
    return replace(inner, condition=normal(AllOf((said.condition, inner.condition))))


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
            to = resolve(said_clauses(said.to, who), who) if said.to else ()
            return May(resolve(list(inside), who), who, to)
        case syntax.OffersEither():
            return _offers_either(said)
        case syntax.Unless():
            done = resolve(deeds(said.deeds, said.who), said.who)  # type: ignore[arg-type]
            return May(done, said.who, if_not=resolve(said_clauses(said.clauses)))  # type: ignore[arg-type]
        case syntax.OneOf():
            return _one_of(said)
        case syntax.Else():
            return statements.Otherwise(effects_of(said.then))
        case syntax.IfDone():
            then = effects_of(said.then)
            doer: Any = said.who
            return statements.IfDone(doer, said.done, then, said.cancelled, said.none)
        case syntax.IfEither():
            return statements.IfEither(said.done, effects_of(said.then))
        case syntax.Occurs():
            said = _at_its_end(said)
            return occurs(said, body) if isinstance(said, syntax.Occurs) else statement(said)
        case syntax.Limited():
            return limited(said, statement)
        case syntax.WhileActive():
            raise Refusal("unexpected", "only a Synergy is active, and says when")
        case syntax.Cost():
            return PayCost(tuple(_paid(each) for each in resolve(deeds(said.deeds, "you"))))
    raise Refusal("unexpected", "this can't be a sentence of its own")


def _at_its_end(said: syntax.Occurs) -> Any:
    """`Gain 10 yards and draw a card at the end of the play`: the yards are counted before that."""
    then = said.then
    if not said.trailing or not isinstance(then, syntax.Says | syntax.Offers):
        return said
    if isinstance(then, syntax.Offers) and then.to:
        return said
    clauses = then.clauses
    counted = [at for at, each in enumerate(clauses, 1) if has(each, *COUNTED)]
    if not counted or counted[-1] == len(clauses):
        return said
    rest = replace(said, then=syntax.Says(clauses=clauses[counted[-1] :]))
    return replace(then, clauses=(*clauses[: counted[-1]], syntax.Block(statements=(rest,))))


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


def _one_of(said: syntax.OneOf) -> Statement:
    first = said.options[0][0]
    who = first.who if said.who == DOER and isinstance(first, syntax.By) else said.who
    who = "you" if who == DOER else who
    options = []
    for option in said.options:
        if all(isinstance(each, SENTENCES) for each in option):
            if who != "you" and any(_commands(each) for each in option):
                raise Refusal("two-readings", "who does this: write “you …” or “they …”")
            options.append(effects_of(syntax.Block(statements=option)))
        else:
            options.append(resolve(said_clauses(option, who), who))  # type: ignore[arg-type]
    if not said.listed and said.count == 1 and _exclude_each_other(options):
        # `Your Run Left becomes a Run Right, or your Run Right a Run Left`: there is no choice
        made = options[-1][0]
        for (other,) in reversed(options[:-1]):
            made = replace(other, otherwise=(made,))
        return made
    return ChooseOne(tuple(options), who, said.count)  # type: ignore[arg-type]


def _exclude_each_other(options: list[tuple[Effect, ...]]) -> bool:
    """Whether each is for a call of its own."""
    seen: set[str] = {"run", "pass"}  # which others are
    for option in options:
        match option:
            case (If(condition=Called(calls=calls), otherwise=()),) if seen.isdisjoint(calls):
                seen.update(calls)
            case _:
                return False
    return True


def _commands(said: Any) -> bool:
    """Whether a sentence tells nobody by name to do something that either player could do."""
    if not isinstance(said, syntax.Says) or isinstance(said.clauses[0], syntax.By):
        return False
    return DOER in contents(said.clauses)


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


_LAST_OR_ALL: Final = "does the condition hold for the last part or for all?"


def _of_last_or_all(found: list[Clause], condition: Any) -> Refusal:
    try:
        effects = tuple(resolve(found))
    except Refusal:
        return Refusal("two-readings", _LAST_OR_ALL)
    of_all = (normal(If(condition, effects)),)
    of_last = (*effects[:-1], normal(If(condition, effects[-1:])))
    return Refusal("two-readings", _LAST_OR_ALL, meanings=(of_all, of_last))


def _determined(found: list[Clause], condition: Any) -> int:
    """How many clauses come before a Grit value is known that is asked about: they are done."""
    if not speaks_of(condition, (GritIn, TheGrit)):
        return 0
    done = (at for at, each in enumerate(found, 1) if isinstance(each, DetermineGrit))
    return next(done, 0)


_COMES_AGAIN: Final = ("this possession", "this half", "this game")
"""In what a circumstance may come more than once."""

_STRENGTH: Final = (StrengthIn, ThePlayStrength)


def _amid(said: syntax.Asks) -> syntax.Holds | None:
    """What stands or waits, in a circumstance that comes and goes meanwhile.

    `This half, your Runs gain 5 more yards on third down`: on each that comes. What waits for a
    play asks for the Play Strength that it has then.
    """
    lasts: syntax.Lasts | None = None
    match said.then:
        case syntax.Says(clauses=(syntax.For(clause=syntax.Stands()) as held,)):
            lasts = held.lasts
        case syntax.Occurs():
            lasts = said.then.duration
    if not said.amid or lasts is None:
        return None
    asks_then = isinstance(said.then, syntax.Occurs) and speaks_of(said.condition, _STRENGTH)
    if lasts.duration not in _COMES_AGAIN and not asks_then:
        return None
    return syntax.Holds(condition=said.condition, then=said.then, after=said.after)


def _asks(said: syntax.Asks) -> Statement:
    amid = _amid(said)
    if amid is not None:
        return _holds(amid)
    condition = said.condition if said.holds else opposite(said.condition)
    then = said.then
    if isinstance(then, syntax.Occurs):
        then = _at_its_end(then)
    if isinstance(then, syntax.Says):
        found = said_clauses(then.clauses)
        if said.after and len(then.clauses) > 1:
            known = _determined(found, condition)
            if len(found) - known != 1 or not known:
                raise _of_last_or_all(found, condition)
            last = If(condition, resolve(found[known:]))
            return statements.Several((*resolve(found[:known]), last))
        held = tuple(each.modifier for each in found if isinstance(each, old.Bare))
        if len(held) == len(found):
            return statements.Conditional(held, condition)
        return If(condition, resolve(found))
    if isinstance(then, syntax.Holds):  # `In overtime, while you are behind, …`
        return statement(replace(then, condition=both(condition, then.condition)))
    if isinstance(then, syntax.Limited):
        return statement(waits_while(then, condition))
    if isinstance(then, syntax.Occurs) and not (then.duration is not None and not then.once):
        if getattr(then.occasion, "event", "") not in TIMES:
            if then.once and not said.after and not said.amid:
                # `If you are behind, your next Run …` is asked now, and not when that comes
                return If(condition, effects_of(then))
            return statement(waits_while(then, condition))
        # What is asked before a time is asked at that time.
        asked = syntax.Asks(condition=condition, then=then.then)
        waits = statement(replace(then, then=asked))
        if then.trailing and isinstance(waits, statements.Waiting):
            later = statement(then)
            if isinstance(later, statements.Waiting) and known_last(condition) in (None, "role"):
                waits = replace(waits, at_once=(condition, later.ability))
        return waits
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
            always = where_it_works(static).condition is None
            if always and speaks_of(static.modifier, (That,)):
                raise Refusal("misplaced", "that Player was chosen once: for how long is this?")
            if static.condition is None:
                return statements.Plain([old.Bare(static.modifier)])
            return statements.Conditional((static.modifier,), static.condition, strict=True)
        case syntax.Says(clauses=(syntax.For(clause=syntax.Stands(modifier=syntax.Occurs())),)):
            return statement(waits_while(ruled(said.then), said.condition))
        case syntax.Says(clauses=(syntax.For(clause=syntax.Stands()) as held,)):
            made = lasting_while(held, normal(said.condition), "you")
            each = tuple(replace(made, modifier=one) for one in apart(made.modifier))
            return each[0] if len(each) == 1 else statements.Several(each)
        case syntax.Occurs() | syntax.Limited():
            return statement(waits_while(said.then, said.condition))
        case (
            syntax.Asks(condition=asked, then=then, holds=True)
            | syntax.Holds(condition=asked, then=then)
        ):
            return _holds(replace(said, condition=both(said.condition, asked), then=then))
    if isinstance(said.then, syntax.Says):
        every = of_every_down(statement(said.then))
        if every and all(each.condition is None for each in every):
            modifiers = tuple(each.modifier for each in every)
            return statements.Conditional(modifiers, said.condition, strict=True)
        if not any(map(_lasts_by_itself, said.then.clauses)):
            return _asks(syntax.Asks(condition=said.condition, then=said.then, after=said.after))
    raise Refusal("misplaced", "“while” is for static text; for an effect write “if”")


def items(said: Any, scene: Scene) -> list[Item]:
    """A sentence or a heading as items of a page: mostly one."""
    match said:
        case syntax.Block(statements=row) if stands(said):
            return _joint([each for one in row for each in items(one, scene)], *_STAND)
        case syntax.Asks(then=syntax.Block() as block) | syntax.Holds(then=syntax.Block() as block):
            if stands(block) and not said.after:
                alone = [replace(said, then=each) for each in block.statements]
                return _joint([each for one in alone for each in items(one, scene)], *_STAND)
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
            return [statements.When(said.verb, normal(said.timing))]  # type: ignore[arg-type]
        case syntax.ActiveWhile(condition=syntax.OfDeck()) | syntax.ActiveFirst():
            raise Refusal("unexpected", "is this about the deck or the field?")
        case syntax.ActiveWhile():
            return [statements.Active(normal(said.condition))]
        case syntax.AttachTo():
            return [statements.Attach(_attached_to(said.players))]
        case syntax.PlayOn():
            whom = statements.Attach(_attached_to(said.players))
            return [whom, statements.When("play", normal(said.timing))]
    return [_apart(found) for found in _joint([*statements_of(said)], *_STAND, statements.Waiting)]


_STAND: Final = (statements.Held, statements.Conditional)


def _joint(row: list[Any], *begin: type[Any]) -> list[Any]:
    """The items of one sentence: those that begin an ability know of the one before them."""
    first, *more = row
    marked = (replace(each, joint=True) if isinstance(each, begin) else each for each in more)
    return [first, *marked]


def _lasts_by_itself(clause: Any) -> bool:
    """Whether it says what holds, or for how long: an effect is for the down anyway (T-9)."""
    if isinstance(clause, syntax.For):
        return isinstance(clause.clause, syntax.Stands) or clause.lasts.duration != "this down"
    return isinstance(clause, syntax.Stands)


def _freely(said: syntax.Freely) -> list[Item]:
    """A keyword of its own, and what may be done so often.

    Whose card it is uses it (T-1), so that nobody else begins what `either player may` do.
    """
    then = said.then
    if isinstance(then, syntax.OffersEither):
        raise Refusal(
            "unexpected", "only its own player can use it; write “At the start of a down, …”"
        )
    if isinstance(then, syntax.Offers):
        if then.who != "you":
            raise Refusal("unexpected", "only its own player can use an ability")
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
                    raise Refusal("unexpected", "how long does this last?")
            made.append(found)
    return made


def _apart(found: Statement) -> Item:
    """With each of several modifiers that hold on one condition."""
    if isinstance(found, statements.Conditional):
        modifiers = tuple(each for one in found.modifiers for each in apart(one))
        return replace(found, modifiers=modifiers)
    return found


def _attached_to(players: Any) -> Group:
    if isinstance(players, Designated):  # one of yours, unless another is named
        players = All(Group(whose=players.whose or "you", among=replace(players, whose=None)))
    if not isinstance(players, Choose | All) or getattr(players, "count", 1) != 1:
        raise Refusal("unexpected", "a card attaches to one Player of some kind")
    group = players.group
    among = group.among
    named = replace(group, among=None if isinstance(among, Designated) else among)
    if group.other or not contents(named).isdisjoint((This, That, Designated)):
        raise Refusal("unexpected", "name nobody before the card is attached")
    return replace(group, whose=group.whose or "you")
