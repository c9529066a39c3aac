"""Printing whole texts: abilities on lines of their own, effects as sentences in a row.

The words of every clause come from its construct; here stands only how clauses become sentences.
Effects inside a sentence are a list of clauses. Where one of them needs sentences of its own the
list is a block instead, `do this: [ … ]`: two readings are worse than an odd bracket (law 7).
"""

from __future__ import annotations

import functools
from typing import Any, Final

import msgspec

from snapcount.cards.language import syntax
from snapcount.cards.language.grammar import grammar
from snapcount.cards.language.people import DOER
from snapcount.cards.language.speak import Speaker, Unspeakable, joined
from snapcount.cards.nouns import GritIn
from snapcount.cards.tree import (
    Ability,
    Activated,
    Await,
    CardStrengthIs,
    ChooseOne,
    Effect,
    EitherMay,
    GainAbility,
    If,
    Lasting,
    May,
    OnDesignation,
    PayCost,
    Qualifier,
    Static,
    Timing,
    Triggered,
    Would,
)

replace = msgspec.structs.replace

Control = If | May | EitherMay | ChooseOne | Await | PayCost | GainAbility
"""Effects that hold other effects: they need a sentence of their own."""

_MOMENTS: Final = (
    "a possession starts",
    "a down starts",
    "a half starts",
    "overtime starts",
    "the play ends",
)
"""Events that are said as `at the start of …` and `at the end of …`."""


@functools.cache
def speaker() -> Speaker:
    return Speaker(grammar())


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# Clauses -----------------------------------------------------------------------------------------


def unbound(thing: Any, who: str) -> Any:
    """The same with `DOER` wherever that player stands: what they do, said of whoever does it."""
    if isinstance(thing, tuple):
        return tuple(unbound(each, who) for each in thing)
    if isinstance(thing, str):
        return DOER if thing == who else thing
    if not isinstance(thing, msgspec.Struct):
        return thing
    changed = {field: unbound(getattr(thing, field), who) for field in thing.__struct_fields__}
    return replace(thing, **changed)


def doer(effect: Effect) -> str:
    """Who does it; what nobody does is done by whoever's text it is."""
    who = getattr(effect, "who", None)
    if who is None or deed(effect, who, "base") is None:
        return "you"
    return str(who)


def deed(effect: Effect, who: str, form: str) -> str | None:
    """The effect as a verb phrase of that player; None if it is no deed of theirs."""
    alone = replace(effect, who=DOER) if _has_who(effect) else effect
    for said in (alone, unbound(effect, who)) if who == "you" else (unbound(effect, who), alone):
        found = speaker().words(f"Deed[{form}]", said)
        if found is not None:
            return joined(found)
    return None


def _has_who(effect: Effect) -> bool:
    return "who" in effect.__struct_fields__


def clause(effect: Effect, goes_on: bool = False) -> str:
    """The effect as part of a sentence; `goes_on`: whoever does it was named just before."""
    who = doer(effect)
    if _has_who(effect) and who != "you":
        said = deed(effect, who, "third")
        assert said is not None
        return said if goes_on else f"{speaker().say('Who[third]', who)} {said}"
    if isinstance(effect, Lasting):
        lasts = syntax.Lasts(duration=effect.duration, of=effect.of)
        return f"{speaker().say('Modifier', effect.modifier)} {duration(lasts, effect.modifier)}"
    said = deed(effect, "you", "base")
    if said is not None:
        return said
    return speaker().say("Effect", effect)


def duration(lasts: syntax.Lasts, of: Any) -> str:
    """How long something lasts; the next play is that of the player it is about."""
    if lasts.of is None and lasts.duration.startswith("next") and lasts.duration != "next down":
        who = getattr(of, "who", None)
        if who is not None:
            lasts = replace(lasts, of=who)
    return speaker().say("Lasts", lasts)


def clauses(effects: tuple[Effect, ...]) -> str:
    """Clauses in one sentence; a player who goes on doing things is named once."""
    said: list[str] = []
    before = "you"
    for effect in effects:
        who = doer(effect)
        said.append(clause(effect, goes_on=who not in ("you",) and who == before))
        before = who
    return ", ".join(said[:-1]) + (" and " if len(said) > 1 else "") + said[-1]


def body(effects: tuple[Effect, ...]) -> str:
    """What follows a comma, to the end of the sentence."""
    if effects and not any(isinstance(effect, Control) for effect in effects):
        return f"{clauses(effects)}."
    return f"do this: [{sentences(effects)}]"


def trigger_body(effects: tuple[Effect, ...]) -> str:
    """Like `body`; a lone condition or choice goes on in the same sentence."""
    if len(effects) == 1 and isinstance(effects[0], If | May | ChooseOne):
        said = control(effects[0])
        return said[:1].lower() + said[1:]
    return body(effects)


# Sentences ---------------------------------------------------------------------------------------


def condition(asked: Any) -> str:
    return speaker().say("Condition", asked)


def event(trigger: Triggered | Would) -> str:
    return _occasion(trigger, "WouldEvent" if isinstance(trigger, Would) else "Event")


def _occasion(trigger: Triggered | Would, category: str) -> str:
    said = syntax.Occasion(
        event=trigger.event,
        would=isinstance(trigger, Would),
        who=trigger.who,
        players=trigger.players,
        calls=trigger.calls,
        condition=trigger.condition,
        by=trigger.by,
    )
    return speaker().say(category, said)


def occasion(trigger: Triggered | Would) -> str:
    """The head of a triggered ability: `Whenever …`, `At the start of …`."""
    if trigger.once_per is not None:
        return f"once per {trigger.once_per}, {occasion(replace(trigger, once_per=None))}"
    if trigger.event in _MOMENTS:
        try:
            return _occasion(trigger, "Moment")
        except Unspeakable:
            pass
    return f"whenever {event(trigger)}"


def _offered(who: str, effects: tuple[Effect, ...]) -> str:
    form = "base" if who == "you" else "bare"
    said = [deed(effect, who, form) for effect in effects]
    if who == "you":
        said = [
            words or (None if isinstance(effect, Control) else clause(effect))
            for words, effect in zip(said, effects, strict=True)
        ]
    if not said or any(words is None for words in said):
        return f"do this: [{sentences(effects)}]"
    words = [each for each in said if each is not None]
    return ", ".join(words[:-1]) + (" and " if len(words) > 1 else "") + words[-1] + "."


def _may(may: May) -> str:
    they = "you" if may.who == "you" else "they"
    said = f"{speaker().say('Who', may.who)} may {_offered(may.who, may.effects)}"
    if may.if_done:
        said += f" If {they} do, {body(may.if_done)}"
    if may.if_not:
        said += f" If {they} do not, {body(may.if_not)}"
    return said


def _either(either: EitherMay) -> str:
    said = f"Either player may {_offered('each player', either.effects)}"
    if either.if_done:
        said += f" If one does, {body(either.if_done)}"
    if either.if_not:
        said += f" If neither does, {body(either.if_not)}"
    return said


def _if(effect: If) -> str:
    then = effect.then
    alone = len(then) == 1 and not effect.otherwise and not isinstance(then[0], Control)
    if isinstance(effect.condition, GritIn) and alone:
        return f"{clause(then[0])} if {condition(effect.condition)}."
    said = f"if {condition(effect.condition)}, {body(then)}"
    if effect.otherwise:
        said += f" Otherwise, {body(effect.otherwise)}"
    return said


def _await(effect: Await) -> str:
    trigger = effect.ability
    if not effect.once:
        head = "whenever"
    elif isinstance(trigger, Would) and effect.duration == "next play":
        head = "if"
    else:
        head = "the next time"
    once = "" if trigger.once_per is None else f"once per {trigger.once_per}, "
    lasts = duration(syntax.Lasts(duration=effect.duration, of=effect.of), trigger)
    plain = replace(trigger, once_per=None)
    return f"{once}{head} {event(plain)} {lasts}, {trigger_body(trigger.effects)}"


def _choose_one(effect: ChooseOne) -> str:
    who = effect.who
    verb = "choose" if who == "you" else f"{speaker().say('Who[third]', who)} chooses"
    count = ("", "one", "two", "three", "four", "five")[effect.count]
    options = " ".join(f"• {sentences(option, in_option=True)}" for option in effect.options)
    return f"{verb} {count}: {options}"


def control(effect: Control) -> str:
    """The sentence or sentences of an effect that holds others, to the last full stop."""
    match effect:
        case If():
            return capital(_if(effect))
        case May():
            return capital(_may(effect))
        case ChooseOne():
            return capital(_choose_one(effect))
        case Await():
            return capital(_await(effect))
        case EitherMay():
            return _either(effect)
        case PayCost():
            return f"As an additional cost, {body(effect.effects)}"
        case GainAbility():
            who = speaker().say("Players", effect.players)
            lasts = speaker().say("Lasts", syntax.Lasts(duration=effect.duration))
            return capital(f'{who} gains "{ability(effect.ability)}" {lasts}.')


def _open_ended(effect: Control) -> bool:
    """A list of options has no end of its own."""
    if isinstance(effect, Await):
        inner = effect.ability.effects
        return len(inner) == 1 and isinstance(inner[0], ChooseOne)
    return isinstance(effect, ChooseOne)


def sentences(effects: tuple[Effect, ...], in_option: bool = False) -> str:
    """Sentences, one after the other; one player's deeds in a row are one sentence."""
    said: list[str] = []
    at = 0
    while at < len(effects):
        effect = effects[at]
        if isinstance(effect, Control):
            words = control(effect)
            if _open_ended(effect) and (in_option or at + 1 < len(effects)):
                words = f"[{words}]"
            said.append(words)
            at += 1
            continue
        end = at + 1
        who = doer(effect)
        while who != "you" and end < len(effects) and not isinstance(effects[end], Control):
            if doer(effects[end]) != who:
                break
            end += 1
        said.append(f"{capital(clauses(effects[at:end]))}.")
        at = end
    return " ".join(said)


# Abilities ---------------------------------------------------------------------------------------


def _head(keyword: str, qualifier: Qualifier) -> str:
    if qualifier == Qualifier():
        return f"{keyword}:"
    return f"{keyword} {speaker().say('Qualifier', qualifier)}:"


def timing(verb: str, when: Timing) -> str:
    """`Play only during On Field Adjustments.`"""
    if when == Timing():
        return f"{verb} at any time."
    return f"{verb} only {speaker().say('Timing', when)}."


def ability(said: Ability) -> str:
    """An ability in its own words."""
    match said:
        case Activated(free=True):
            once = said.timing.once_per or "down"
            text = f"Once per {once}: {sentences(said.effects)}"
            left = replace(said.timing, once_per=None)
            text += "" if left == Timing() else f" {timing('Use', left)}"
        case Activated():
            text = f"{_head('Exhaust', said.qualifier)} {sentences(said.effects)}"
            text += "" if said.timing == Timing() else f" {timing('Exhaust', said.timing)}"
        case OnDesignation():
            text = f"{_head(said.keyword.capitalize(), said.qualifier)} {sentences(said.effects)}"
            return text if said.once_per is None else f"{text} Use only once per {said.once_per}."
        case Triggered() | Would():
            text = f"{capital(occasion(said))}, {trigger_body(said.effects)}"
        case Static():
            text = speaker().say("Modifier", said.modifier)
            if said.condition is not None and isinstance(said.modifier, CardStrengthIs):
                text = f"{text} while {condition(said.condition)}"
            elif said.condition is not None:
                text = f"while {condition(said.condition)}, {text}"
            text = f"{capital(text)}."
    return f"Bench – {text}" if said.bench else text
