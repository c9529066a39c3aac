"""Sentences and abilities: conditions, choices, offers and what waits, and what they hold.

An ability is made of sentences, and a sentence may quote an ability, so both are told here.

Effects inside a sentence are a list of clauses. Where one of them needs sentences of its own the
list is a block instead, `do this: [ … ]`: two readings are worse than an odd bracket (law 7).
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.doers import DOER
from snapcount.cards.language.meaning.barred_at_the_end import is_asked_later, is_bar_of_the_end
from snapcount.cards.language.meaning.known_later import AS_COUNTED
from snapcount.cards.language.printing.clauses import (
    GLUE,
    Piece,
    by_doer,
    capital,
    clause,
    clauses,
    doer,
    done_by,
    flat,
    in_a_row,
    is_your_deed,
    lasting,
    named_last,
    speaker,
    with_duration,
)
from snapcount.cards.language.printing.occasions import (
    asks_of_this_down,
    condition,
    event,
    moment_of,
    occasion,
    while_all,
)
from snapcount.cards.language.printing.timing import head, timing_line
from snapcount.cards.nouns import All, GritIn, Group, TurnoverIs
from snapcount.cards.tree import (
    Ability,
    Activated,
    Audible,
    Await,
    BecomePlay,
    CancelIt,
    CancelTurnover,
    CardStrengthIs,
    ChooseOne,
    Control,
    Effect,
    EitherMay,
    Gain,
    GainAbility,
    Grants,
    If,
    KickAgain,
    Lasting,
    LastingWhile,
    Lose,
    MakeResult,
    May,
    Modifier,
    ModifyCardStrength,
    OnDesignation,
    PayCost,
    SetGrit,
    Static,
    Timing,
    Triggered,
    Turnover,
    Would,
)
from snapcount.cards.words import Side

replace = msgspec.structs.replace

# What waits --------------------------------------------------------------------------------------


def _skipped(effect: Await) -> str:
    """What is skipped is said of whoever would have done it."""
    who = effect.ability.who or "you"
    deed = replace(effect, ability=replace(effect.ability, who=DOER))
    said = speaker().say(f"Deed[{'base' if who == 'you' else 'third'}]", deed)
    return f"{said}." if who == "you" else f"{speaker().say('Who[third]', who)} {said}."


def _await(effect: Await, side: Side | None) -> str:
    if not effect.ability.effects:
        return _skipped(effect)
    held, trigger = while_all(effect.ability)
    if effect.duration == "this down" and trigger.once_per is None:
        moment = moment_of("MomentAtHand", trigger)
        if moment is not None:
            return f"{moment}, {flat(trigger_body(trigger, side))}"
    if not effect.once:
        head = "whenever"
    elif isinstance(trigger, Would) and effect.duration == "next play":
        head = "if"
    else:
        head = "the next time"
    once = held if trigger.once_per is None else f"{held}once per {trigger.once_per}, "
    then = flat(trigger_body(trigger, side))
    if effect.duration == "this down" and asks_of_this_down(trigger):
        return f"this down, {once}{head} {event(trigger)}, {then}"
    when = with_duration(f"{once}{head} {event(trigger)}", effect.duration, effect.of, trigger)
    return f"{when}, {then}"


# What holds other effects ------------------------------------------------------------------------


def _block(effects: tuple[Effect, ...], side: Side | None) -> list[Piece]:
    return [("do this: [", GLUE), *sequence(effects, side), ("]", GLUE)]


def body(effects: tuple[Effect, ...], side: Side | None) -> list[Piece]:
    """What follows a comma, to the end of the sentence."""
    if effects and not _needs_sentences(effects):
        return [*clauses(effects, side), (".", GLUE)]
    return _block(effects, side)


def _needs_sentences(effects: tuple[Effect, ...]) -> bool:
    """Whether they cannot be a list of clauses.

    `Your plays gain 5 more yards this down and gain 1 yard`: the plays would gain that too.
    """
    if any(isinstance(effect, Control) for effect in effects):
        return True
    said = (isinstance(effect, Lasting) for effect in effects)
    return any(said) and any(isinstance(effect, AS_COUNTED) for effect in effects[1:])


def trigger_body(trigger: Triggered | Would, side: Side | None) -> list[Piece]:
    """Like `body`; a lone condition or choice goes on in the same sentence."""
    effects = trigger.effects
    # What is done as yards are counted need not take their place.
    replaces = isinstance(trigger, Would) and trigger.event != "the play would gain yards"
    if len(effects) == 1 and isinstance(effects[0], If | May | ChooseOne):
        said = control(effects[0], side)
        if replaces and _is_all_of_it(effects[0]) and "[" not in said:
            said = f"{said[:-1]} instead."
        return [(said[:1].lower() + said[1:], 0)]
    if isinstance(trigger, Would) and not _needs_sentences(effects):
        (first, place), *others = clauses(effects, side, "instead")
        if (
            replaces
            and not isinstance(effects[0], _OF_THE_SAME)
            and first.split(" ")[0] != "instead"
        ):
            first = f"instead {first}"
        return [(first, place), *others, (".", GLUE)]
    return body(effects, side)


_OF_THE_SAME: Final = (
    Audible,
    BecomePlay,
    CancelIt,
    CancelTurnover,
    Gain,
    KickAgain,
    Lasting,
    Lose,
    MakeResult,
    SetGrit,
    Turnover,
)
"""What is done to the very thing that would happen: nobody would do both."""


def _is_all_of_it(effect: Effect) -> bool:
    """Whether one deed is offered in the place of what would happen, and nothing hangs on it."""
    return (
        isinstance(effect, May)
        and len(effect.effects) == 1
        and not effect.if_done + effect.if_not
        and not isinstance(effect.effects[0], _OF_THE_SAME)
    )


def _offered(who: str, effects: tuple[Effect, ...], side: Side | None) -> str:
    said: list[str] = []
    for effect in effects:
        words = None
        if not isinstance(effect, Control):
            words = done_by(effect, who, "base" if who == "you" else "bare")
            if words is None and who == "you" and doer(effect) == "you":
                words = _imperative(clause(effect, side))
        if words is None:
            return flat(_block(effects, side))
        said.append(words)
    return flat(in_a_row([(words, GLUE) for words in said])) + "."


_SUBJECTS: Final = frozenset(
    ["you", "the", "your", "each", "all", "this", "that", "those", "it", "no"]
)
"""What a clause begins with that is said of somebody or something."""


def _imperative(words: str) -> str | None:
    """A clause that may stand after `you may`; None if it has a subject of its own."""
    return None if words.split(" ", 1)[0] in _SUBJECTS else words


def _may(may: May, side: Side | None) -> str:
    text = f"{speaker().say('Who', may.who)} may {_offered(may.who, may.effects, side)}"
    if may.if_done and may.who == "each player" and all(map(_is_theirs, may.if_done)):
        # One may do it, and the other not
        done = [(str(done_by(effect, may.who, "third")), GLUE) for effect in may.if_done]
        text += f" Each player who does {flat(in_a_row(done))}."
    elif may.if_done:
        text += f" If {_they_do(may.who, text)}, {flat(body(may.if_done, side))}"
    if may.if_not:
        text += f" If {_they_do(may.who, text)} not, {flat(body(may.if_not, side))}"
    return text


def _is_theirs(effect: Effect) -> bool:
    """Whether it is a deed of whichever player does it."""
    named = not isinstance(effect, Control) and doer(effect) == "each player"
    return named and done_by(effect, "each player", "third") is not None


def _they_do(who: str, before: str) -> str:
    """`you do`; somebody else is named again where `they` would mean another player."""
    if who == "you":
        return "you do"
    meant = "each player" if (last := named_last(before)) == "each" else last
    return "they do" if meant == who else f"{speaker().say('Who[third]', who)} does"


def _either(either: EitherMay, side: Side | None) -> str:
    text = f"either player may {_offered('each player', either.effects, side)}"
    if either.if_done:
        text += f" If one does, {flat(body(either.if_done, side))}"
    if either.if_not:
        text += f" If neither does, {flat(body(either.if_not, side))}"
    return text


def _if(effect: If, side: Side | None) -> str:
    if isinstance(effect.condition, TurnoverIs) and speaker().words("Effect", effect) is not None:
        return f"{speaker().say('Effect', effect)}."  # `Cancel a fumble`
    then = effect.then
    alone = len(then) == 1 and not effect.otherwise and not isinstance(then[0], Control | Audible)
    if isinstance(effect.condition, GritIn) and alone:
        return f"{clause(then[0], side)} if {condition(effect.condition)}."
    text = f"if {condition(effect.condition)}, {flat(body(then, side))}"
    if effect.otherwise:
        text += f" Otherwise, {flat(body(effect.otherwise, side))}"
    return text


def _choose_one(effect: ChooseOne, side: Side | None) -> str:
    who = effect.who
    verb = "choose" if who == "you" else f"{speaker().say('Who[third]', who)} chooses"
    count = ("", "one", "two", "three", "four", "five")[effect.count]
    option_of: Any = "option" if who == "you" else "option of others"
    options = [flat(sequence(option, side, option_of)) for option in effect.options]
    return f"{verb} {count}: " + " ".join(f"• {option}" for option in options)


def _gains(effect: GainAbility, side: Side | None) -> str:
    said = syntax.Has(
        players=by_doer(effect.players, "you"),
        quotes=(quoted(effect.ability, side),),
        lasts=syntax.Lasts(duration=effect.duration),
    )
    return f"{speaker().say('Gaining', said)}."


def _lasting_while(effect: LastingWhile) -> str:
    held = lasting(Lasting(effect.modifier, effect.duration, effect.of))
    later = is_bar_of_the_end(effect.modifier) and is_asked_later(effect.condition)
    return f"{'if' if later else 'while'} {condition(effect.condition)}, {held}."


def control(effect: Control, side: Side | None) -> str:
    """The sentence or sentences of an effect that holds others, to the last full stop."""
    match effect:
        case If():
            said = _if(effect, side)
        case May():
            said = _may(effect, side)
        case ChooseOne():
            said = _choose_one(effect, side)
        case LastingWhile():
            said = _lasting_while(effect)
        case Await():
            said = _await(effect, side)
        case EitherMay():
            said = _either(effect, side)
        case PayCost():
            said = f"as an additional cost, {flat(body(effect.effects, side))}"
        case GainAbility():
            said = _gains(effect, side)
    return capital(said)


# Sentences in a row ------------------------------------------------------------------------------


def _open_ended(effect: Control) -> bool:
    """A list of options has no end of its own."""
    if isinstance(effect, Await):
        inner = effect.ability.effects
        return len(inner) == 1 and isinstance(inner[0], ChooseOne)
    return isinstance(effect, ChooseOne)


def sequence(
    effects: tuple[Effect, ...],
    side: Side | None,
    within: Literal["", "option", "option of others"] = "",
    reminders: tuple[tuple[int, str], ...] = (),
) -> list[Piece]:
    """Sentences, one after the other, with bracketed words after so many effects.

    What one player other than you does in a row is one sentence. `within` an option that somebody
    else may choose, it is said of you what you do.
    """
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
            words = control(effect, side)
            if _open_ended(effect) and (within or index + 1 < len(effects)):
                words = f"[{words}]"
            pieces.append((words, index))
            index += 1
            continue
        stop = min([len(effects), *(after for after, _ in remarks)])
        end = _same_doer(effects[:stop], index)
        run = clauses(effects[index:end], side, "alone" if end == index + 1 else "joined")
        (first, _), *rest = run
        if within == "option of others" and is_your_deed(effect):
            first = f"you {first}"
        pieces.append((capital(first), index))
        pieces += [(text, at if at == GLUE else at + index) for text, at in rest]
        pieces.append((".", GLUE))
        index = end
    return pieces


def _same_doer(effects: tuple[Effect, ...], start: int) -> int:
    """Where the row of deeds ends that begins there: yours are a sentence each."""
    end = start + 1
    who = "you" if isinstance(effects[start], Audible) else doer(effects[start])
    while end < len(effects) and who != "you" and doer(effects[end]) == who:
        if isinstance(effects[end], Control | Audible):
            break
        end += 1
    return end


# Abilities ---------------------------------------------------------------------------------------


def modifier(what: Modifier, side: Side | None) -> str:
    """What holds, as a clause."""
    if not isinstance(what, Grants):
        return speaker().say("Modifier", what)
    players = All(what.players) if isinstance(what.players, Group) else what.players
    said = syntax.Has(players=players, quotes=(quoted(what.ability, side),))
    return speaker().say("Gaining", said)


def ability_pieces(said: Ability, side: Side | None) -> list[Piece]:
    """An ability in its own words."""
    match said:
        case Activated(free=True):
            pieces = [(f"Once per {said.timing.once_per or 'down'}: ", GLUE)]
            pieces += sequence(said.effects, side)
            left = replace(said.timing, once_per=None)
            if left != Timing():
                pieces.append((f" {timing_line('Use', left)}", GLUE))
        case Activated():
            pieces = [(head("Exhaust", said.qualifier), GLUE), *sequence(said.effects, side)]
            if said.timing != Timing():
                pieces.append((f" {timing_line('Exhaust', said.timing)}", GLUE))
        case OnDesignation():
            begins = head(said.keyword.capitalize(), said.qualifier)
            pieces = [(begins, GLUE), *sequence(said.effects, side)]
            if said.once_per is not None:
                pieces.append((f" Use only once per {said.once_per}.", GLUE))
            return pieces
        case Triggered() | Would():
            pieces = [(f"{capital(occasion(said))}, ", GLUE), *trigger_body(said, side)]
        case Static():
            pieces = [(f"{capital(_static(said, side))}.", GLUE)]
    return [("Bench – ", GLUE), *pieces] if said.bench else pieces


def _static(said: Static, side: Side | None) -> str:
    words = modifier(said.modifier, side)
    if said.condition is None:
        return words
    if isinstance(said.modifier, CardStrengthIs | ModifyCardStrength):
        # “a Run play, the Strength” is no start
        return f"{words} while {condition(said.condition)}"
    return f"while {condition(said.condition)}, {words}"


def quoted(said: Ability, side: Side | None) -> str:
    """An ability's words for quotation marks; names in it have single ones."""
    inside = flat(ability_pieces(said, side))
    while '"' in inside:
        inside = inside.replace('"', "‘", 1).replace('"', "’", 1)
    return inside
