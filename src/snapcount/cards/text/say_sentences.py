"""Printing sequences of effects: sentences, choices, conditions and what follows from them.

Text is built from *pieces*, each a few words and the index of the effect they word (or `GLUE`),
so that whoever prints a card learns where each effect stands in it.

Effects inside a sentence are a list of clauses. Where one of them needs sentences of its own the
list is a block instead, `do this: [ … ]`: English has no bracket of its own, and two readings are
worse than an odd comma (law 7).
"""

from __future__ import annotations

from typing import Final, assert_never

from snapcount.cards.nouns import All, Choose, GritIn, Players
from snapcount.cards.text.say_conditions import condition
from snapcount.cards.text.say_deeds import Deed, deed
from snapcount.cards.text.say_effects import (
    IMPERATIVE,
    Control,
    clause,
    sentence,
    takes_the_place,
)
from snapcount.cards.text.say_events import event
from snapcount.cards.text.say_modifiers import quotable
from snapcount.cards.text.say_nouns import count_word, players
from snapcount.cards.text.wording import (
    DURATION,
    SUBJECT,
    capital,
    lasting_for,
)
from snapcount.cards.tree import (
    Ability,
    Audible,
    Await,
    ChooseOne,
    Discard,
    Effect,
    EitherMay,
    GainAbility,
    If,
    May,
    PayCost,
    Would,
)
from snapcount.cards.words import Wait, Who

Piece = tuple[str, int]
GLUE: Final = -1


def flat(pieces: list[Piece]) -> str:
    return "".join(text for text, _ in pieces)


# Events ----------------------------------------------------------------------------------------


# Lists of clauses ------------------------------------------------------------------------------


def _joined(parts: list[Piece]) -> list[Piece]:
    """The parts with commas and a last `and` between them."""
    pieces: list[Piece] = []
    for place, part in enumerate(parts):
        if place:
            pieces.append((" and " if place == len(parts) - 1 else ", ", GLUE))
        pieces.append(part)
    return pieces


def _clauses(effects: tuple[Effect, ...]) -> list[Piece]:
    """Clauses in one sentence; a player who goes on doing things is named once."""
    parts: list[Piece] = []
    doer: Who = "you"
    for index, effect in enumerate(effects):
        assert not isinstance(effect, Control)
        done = deed(effect)
        if done is not None and done.who != "you" and done.who == doer:
            parts.append((done.predicate(), index))
        else:
            parts.append((clause(effect), index))
        doer = "you" if done is None else done.who
    return _joined(parts)


def _block(effects: tuple[Effect, ...]) -> list[Piece]:
    return [("do this: [", GLUE), *sequence(effects), ("]", GLUE)]


def body(effects: tuple[Effect, ...]) -> list[Piece]:
    """What follows a comma, to the end of the sentence."""
    if effects and not any(isinstance(effect, Control) for effect in effects):
        return [*_clauses(effects), (".", GLUE)]
    return _block(effects)


def trigger_body(effects: tuple[Effect, ...], would: bool = False) -> list[Piece]:
    """Like `body`; a lone condition or choice goes on in the same sentence."""
    if would and not any(isinstance(effect, Control) for effect in effects):
        token = takes_the_place.set(True)
        try:
            return body(effects)
        finally:
            takes_the_place.reset(token)
    if len(effects) == 1 and isinstance(effects[0], If | May | ChooseOne):
        words = control(effects[0])
        return [(words[:1].lower() + words[1:], 0)]
    return body(effects)


# Choices ---------------------------------------------------------------------------------------


def _is_imperative(effect: Effect) -> bool:
    done = deed(effect)
    if done is not None:
        return done.who == "you"
    if isinstance(effect, Audible):
        return effect.who == "you"
    return isinstance(effect, (*IMPERATIVE, Discard))


def _offer(may: May) -> str:
    if may.who == "you":
        if may.effects and all(_is_imperative(effect) for effect in may.effects):
            return flat(body(may.effects))
        return flat(_block(may.effects))
    deeds: list[Deed] = []
    for effect in may.effects:
        done = deed(effect)
        if done is None or done.who != may.who:
            return flat(_block(may.effects))
        deeds.append(done)
    return flat(_joined([(done.predicate(bare=True), GLUE) for done in deeds])) + "."


def _may(may: May) -> str:
    they, do = ("you", "do") if may.who == "you" else ("they", "do")
    text = f"{SUBJECT[may.who]} may {_offer(may)}"
    if may.if_done:
        text += f" If {they} {do}, {flat(body(may.if_done))}"
    if may.if_not:
        text += f" If {they} {do} not, {flat(body(may.if_not))}"
    return text


def _either(either: EitherMay) -> str:
    text = f"Either player may {_offer(May(either.effects, 'each player'))}"
    if either.if_done:
        text += f" If one does, {flat(body(either.if_done))}"
    if either.if_not:
        text += f" If neither does, {flat(body(either.if_not))}"
    return text


def _gains(who: Players, ability: Ability, duration: Wait) -> str:
    """An ability in quotation marks."""
    inside = quotable(ability)
    many = isinstance(who, All) or (isinstance(who, Choose) and who.count != 1)
    return f'{players(who)} {"gain" if many else "gains"} "{inside}" {DURATION[duration]}.'


def _if(effect: If) -> str:
    then = effect.then
    if (
        isinstance(effect.condition, GritIn)
        and len(then) == 1
        and not effect.otherwise
        and not isinstance(then[0], Control | Audible)
    ):
        return f"{sentence(then[0])} if {condition(effect.condition)}."
    text = f"if {condition(effect.condition)}, {flat(body(then))}"
    if effect.otherwise:
        text += f" Otherwise, {flat(body(effect.otherwise))}"
    return text


def _await(effect: Await) -> str:
    trigger = effect.ability
    if not effect.once:
        head = "whenever"
    elif isinstance(trigger, Would) and effect.duration == "next play":
        head = "if"
    else:
        head = "the next time"
    once = "" if trigger.once_per is None else f"once per {trigger.once_per}, "
    when = f"{once}{head} {event(trigger)} {lasting_for(effect.duration, trigger.who, effect.of)}"
    return f"{when}, {flat(trigger_body(trigger.effects, isinstance(trigger, Would)))}"


def _choose_one(effect: ChooseOne) -> str:
    verb = "choose" if effect.who == "you" else f"{SUBJECT[effect.who]} chooses"
    head = f"{verb} {count_word(effect.count)}"
    options = [flat(sequence(option, in_option=True)) for option in effect.options]
    return f"{head}: " + " ".join(f"• {option}" for option in options)


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
        case GainAbility(players=who, ability=ability, duration=duration):
            return capital(_gains(who, ability, duration))
        case PayCost(effects=effects):
            return f"As an additional cost, {flat(body(effects))}"
        case _:
            assert_never(effect)


def _open_ended(effect: Control) -> bool:
    """A list of options has no end of its own."""
    if isinstance(effect, Await):
        inner = effect.ability.effects
        return len(inner) == 1 and isinstance(inner[0], ChooseOne)
    return isinstance(effect, ChooseOne)


def sequence(
    effects: tuple[Effect, ...],
    in_option: bool = False,
    reminders: tuple[tuple[int, str], ...] = (),
) -> list[Piece]:
    """Sentences, one after the other, with bracketed words after so many effects."""
    pieces: list[Piece] = []
    index = 0
    remarks = list(reminders)
    while index < len(effects) or remarks:
        if pieces:
            pieces.append((" ", GLUE))
        if remarks and (remarks[0][0] <= index or index == len(effects)):
            pieces.append((f"({remarks.pop(0)[1]})", GLUE))
            continue
        effect = effects[index]
        if isinstance(effect, Control):
            words = control(effect)
            if _open_ended(effect) and (in_option or index + 1 < len(effects)):
                words = f"[{words}]"
            pieces.append((words, index))
            index += 1
            continue
        end = index + 1
        done = deed(effect)
        if done is None or done.who == "you":
            pieces.append((capital(sentence(effect)), index))
        else:
            stop = min([len(effects), *(after for after, _ in remarks)])
            end = _same_doer(effects[:stop], index, done.who)
            run = _clauses(effects[index:end])
            first, *rest = [(text, at if at == GLUE else at + index) for text, at in run]
            pieces += [(capital(first[0]), first[1]), *rest]
        pieces.append((".", GLUE))
        index = end
    return pieces


def _same_doer(effects: tuple[Effect, ...], start: int, who: Who) -> int:
    end = start + 1
    while end < len(effects):
        done = deed(effects[end])
        if done is None or done.who != who:
            break
        end += 1
    return end
