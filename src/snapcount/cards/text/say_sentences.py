"""Printing sequences of effects: sentences, choices, conditions and what follows from them.

Text is built from *pieces*, each a few words and the index of the effect they word (or `GLUE`),
so that whoever prints a card learns where each effect stands in it.

Effects inside a sentence are a list of clauses. Where one of them needs sentences of its own the
list is a block instead, `do this: [ … ]`: English has no bracket of its own, and two readings are
worse than an odd comma (law 7).
"""

from __future__ import annotations

from typing import Final, assert_never

from msgspec.structs import replace

from snapcount.cards.nouns import All, AtPoint, Choose, GritIn, Players, YardsWould
from snapcount.cards.text.say_conditions import bounds, condition
from snapcount.cards.text.say_deeds import Deed, deed
from snapcount.cards.text.say_effects import (
    IMPERATIVE,
    Control,
    clause,
    sentence,
    takes_the_place,
)
from snapcount.cards.text.say_modifiers import a_call, quotable
from snapcount.cards.text.say_nouns import count_word, players, some_of
from snapcount.cards.text.wording import (
    CALL,
    DURATION,
    EVENT,
    POSSESSIVE,
    SUBJECT,
    TIMING_POINT,
    capital,
    lasting_for,
    verbs,
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
    Triggered,
    Would,
)
from snapcount.cards.words import Call, Wait, Who

Piece = tuple[str, int]
GLUE: Final = -1

START_EVENTS: Final = {
    "a possession starts": "possession",
    "a down starts": "down",
    "a half starts": "half",
}


def flat(pieces: list[Piece]) -> str:
    return "".join(text for text, _ in pieces)


# Events ----------------------------------------------------------------------------------------


def _with_calls(words: str, calls: tuple[Call, ...]) -> str:
    """The event limited to some calls, in the noun `play` where there is one."""
    if not calls:
        return words
    if " play " in words:
        kinds = " / ".join(CALL[call] for call in calls)
        return words.replace(" play ", f" {kinds} play ", 1)
    return f"{words} on {a_call(calls)}"


def _any_player(who: Players) -> str:
    return some_of("any", who.group, False) if isinstance(who, All) else players(who)


def _triggered_event(trigger: Triggered) -> str:
    words = EVENT[trigger.event]
    who, involved = trigger.who, trigger.players
    if who is None and involved is not None and words.anyone.startswith("a Player "):
        text = _any_player(involved) + words.anyone.removeprefix("a Player")
        involved = None
    elif who is None:
        text = words.anyone
    elif words.owned:
        text = words.owned.format(POSSESSIVE[who])
    else:
        text = f"{SUBJECT[who]} {verbs(words.deed, who != 'you')}"
    text = _with_calls(text, trigger.calls)
    if involved is not None:
        text += f" by {_any_player(involved)}"
    if trigger.by is not None:
        doer = "an effect" if trigger.by == "each player" else SUBJECT[trigger.by]
        text += f" by {doer}"
    return text


_DEEDS: Final = {
    "an Action card would be drawn": "draw an Action card",
    "a Play card would be drawn": "draw a Play card",
    "an Action card would be played": "play an Action card",
    "an Exhaust ability would be used": "use an Exhaust ability",
}


def _would_event(would: Would) -> str:
    who: Who | None = would.who
    match would.event:
        case "the play would gain yards":
            yards, verb = "yards", "gain"
            if isinstance(would.condition, YardsWould):
                limits = would.condition
                yards = bounds(limits.at_least, limits.at_most, "yards", "exactly ")
                if limits.at_most is not None and limits.at_most < 0:
                    verb, most = "lose", None if limits.at_least is None else -limits.at_least
                    yards = bounds(-limits.at_most, most, "yards", "exactly ")
            text = f"{'the play' if who is None else SUBJECT[who]} would {verb} {yards}"
            return f"{text} on {a_call(would.calls)}" if would.calls else text
        case "the play would be stopped":
            owner = "a" if who is None else POSSESSIVE[who]
            return _with_calls(f"{owner} play would be stopped", would.calls)
        case "a pass would be incomplete":
            owner = "a" if who is None else POSSESSIVE[who]
            if not would.calls:
                return f"{owner} pass would be incomplete"
            return _with_calls(f"{owner} play would be incomplete", would.calls)
        case "a live ball turnover would happen":
            owner = "a" if who is None else POSSESSIVE[who]
            return _with_calls(f"{owner} live ball turnover would happen", would.calls)
        case "a field goal would be good":
            owner = "a" if who is None else POSSESSIVE[who]
            return f"{owner} field goal would be good"
        case "a field goal would be missed":
            owner = "a" if who is None else POSSESSIVE[who]
            return f"{owner} field goal would be missed"
        case "a fumble would happen":
            text = "a fumble would happen" if who is None else f"{SUBJECT[who]} would fumble"
            return _with_calls(text, would.calls)
        case "an interception would happen":
            text = "an interception would happen"
            if who is not None:
                text = f"{SUBJECT[who]} would throw an interception"
            return _with_calls(text, would.calls)
        case "a touchdown would be scored":
            text = "a touchdown would be scored"
            if who is not None:
                text = f"{SUBJECT[who]} would score a touchdown"
            return _with_calls(text, would.calls)
        case "a first down would be gained":
            if who is None:
                return "a first down would be gained"
            return f"{SUBJECT[who]} would gain a first down"
        case "a Player would be exhausted":
            by = "" if would.by is None else f" by {SUBJECT[would.by]}"
            if would.players is not None:
                return f"{_any_player(would.players)} would be exhausted{by}"
            owner = "a" if who is None else POSSESSIVE[who]
            return f"{owner} Player would be exhausted{by}"
        case (
            "an Action card would be drawn"
            | "a Play card would be drawn"
            | "an Action card would be played"
            | "an Exhaust ability would be used"
        ):
            doer = SUBJECT[who or "you"]
            if would.players is not None:
                doer = _any_player(would.players)
            return f"{doer} would {_DEEDS[would.event]}"
        case _:
            assert_never(would.event)


def event(trigger: Triggered | Would) -> str:
    """`a Pass play is stopped while you are leading`."""
    text = _would_event(trigger) if isinstance(trigger, Would) else _triggered_event(trigger)
    within = (
        isinstance(trigger, Would)
        and trigger.event == "the play would gain yards"
        and isinstance(trigger.condition, YardsWould)
    )
    if isinstance(trigger.condition, AtPoint):
        text += f" {TIMING_POINT[trigger.condition.point]}"
    elif trigger.condition is not None and not within:
        text += f" while {condition(trigger.condition)}"
    return text


def occasion(trigger: Triggered | Would) -> str:
    """The head of a triggered ability: `Whenever …`, `At the start of …`."""
    words = event(trigger)
    if trigger.once_per is not None:
        return f"once per {trigger.once_per}, {occasion(replace(trigger, once_per=None))}"
    if trigger.event == "overtime starts":
        return "at the start of " + words.replace("overtime starts", "overtime", 1)
    start = START_EVENTS.get(trigger.event)
    if start is not None:
        return "at the start of " + words.replace(f" {start} starts", f" {start}", 1)
    if trigger.event == "the play ends":
        return "at the end of " + words.replace(" play ends", " play", 1)
    return f"whenever {words}"


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
