"""A card explained: when it can be used, what it does, and how its text was understood.

All of it is made from the tree and its canonical wording, so that it is true of every card the
language can say.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, assert_never

import msgspec

from snapcount.cards.card import (
    ActionCard,
    AnyCard,
    Gridiron,
    PlayCard,
    PlayerCard,
    PowerUp,
    Superstar,
    Synergy,
)
from snapcount.cards.language.printing import Printed, printed
from snapcount.cards.tree import (
    Ability,
    Activated,
    OnDesignation,
    Qualifier,
    Static,
    Timing,
    Triggered,
    Would,
)
from snapcount.cards.words import TimingPoint

POINT_WORDS: Final[dict[TimingPoint, str]] = {
    "start of a possession": "at the start of a possession",
    "start of a down": "at the start of a down",
    "prior to selecting a play": "before plays are selected",
    "on field adjustments": "during On Field Adjustments",
    "stopped": "when the play is stopped",
    "incomplete": "when the pass is incomplete",
    "before player designation": "before Player Designation",
    "after player designation": "after Player Designation",
    "end of the play": "at the end of the play",
    "field goal": "when a field goal is attempted",
}
_ROLE: Final = {"run": "named to run", "receive": "named to receive", "tackle": "named to tackle"}


# When ------------------------------------------------------------------------------------------


def when(card: AnyCard) -> list[str]:
    """When the card, or each of its abilities, can be used."""
    words = printed(card)
    match card:
        case ActionCard():
            return [f"You can play it {_timing(card.timing, words.timing)}."]
        case PowerUp() | Gridiron():
            played = f"You can play it {_timing(card.timing, words.timing)}."
            return [played, *_abilities(card.abilities, words)]
        case Synergy():
            active = words.text.split("\n")[0]
            said = f"It is {active[:1].lower()}{active[1:]}"
            return [said, *_abilities(card.abilities, words)]
        case PlayCard():
            calls = "You can call it on offense and on defense."
            return [calls, *_abilities(card.abilities, words)]
        case PlayerCard() | Superstar():
            return list(_abilities(card.abilities, words)) or ["It has no text."]
        case _:
            assert_never(card)


def _timing(timing: Timing, sentence: str) -> str:
    points = _listed([POINT_WORDS[point] for point in timing.points], "or")
    condition = ""
    if timing.condition is not None and " if " in sentence:
        condition = " if " + sentence.split(" if ", 1)[1].rstrip(".")
    return f"{points or 'at any timing point'}{condition}"


def _abilities(abilities: tuple[Ability, ...], words: Printed) -> Iterator[str]:
    for place, ability in enumerate(abilities):
        text = words.words(place)
        bench = bool(getattr(ability, "bench", False))
        where = " from the bench" if bench else ""
        match ability:
            case Activated(free=True):
                ending = text.rsplit(" Use only", 1)
                sentence = f"Use only{ending[1]}" if len(ending) == 2 else ""
                moment = _timing(ability.timing, sentence)
                yield f"Use it{where} {moment}, once per {ability.timing.once_per or 'down'}."
            case Activated():
                ending = text.rsplit(" Exhaust only", 1)
                sentence = f"Exhaust only{ending[1]}" if len(ending) == 2 else ""
                moment = _timing(ability.timing, sentence)
                yield f"Exhaust it{where}{_qualified(ability.qualifier)} {moment}."
            case OnDesignation():
                role = _ROLE[ability.keyword]
                yield f"When it is {role}{_qualified(ability.qualifier)}."
            case Triggered() | Would():
                yield f"Automatically{where}, {_lower(_occasion(words, place))}."
            case Static():
                condition = ""
                if ability.condition is not None:
                    condition = ", " + _lower(text.removeprefix("Bench – ").split(", ", 1)[0])
                yield f"Always{' on the bench' if bench else ''}{condition}."
            case _:
                assert_never(ability)


def _occasion(words: Printed, place: int) -> str:
    """What stands before the first effect of an ability: `Whenever …`."""
    start, first = words.abilities[place].start, words.effects[place][0].start
    head = words.text[start:first].removeprefix("Bench – ")
    return re.sub(r",\s*(?:do this:\s*\[?)?\s*$", "", head)


def _lower(words: str) -> str:
    return words[:1].lower() + words[1:]


def _qualified(qualifier: Qualifier) -> str:
    text = ""
    if qualifier.calls:
        text += f" on {_listed([call.title() for call in qualifier.calls], 'or')} plays"
    if qualifier.low is not None and qualifier.high is not None:
        low, high = qualifier.low, qualifier.high
        text += f" with Play Strength {low}" if low == high else f" with Play Strength {low}-{high}"
    return text


# What ------------------------------------------------------------------------------------------


def does(card: AnyCard) -> str:
    """What the card does, in one sentence."""
    words = printed(card)
    parts = []
    for place, effects in enumerate(words.effects):
        said = [_clause(words.text[span.start : span.end]) for span in effects]
        text = ", then ".join(filter(None, said)) or _clause(
            words.words(place).removeprefix("Bench – ")
        )
        parts.append(text)
    if isinstance(card, PlayCard):
        strength = "X" if card.strength is None else str(card.strength)
        stops = words.defense or "nothing"
        call = f"calls {words.offense} with Strength {strength}, or stops {stops}"
        parts.insert(0, call)
    sentence = "; ".join(parts)
    return f"{sentence[:1].upper()}{sentence[1:]}." if sentence else "It does nothing."


def _clause(text: str) -> str:
    """A sentence as a part of another; several in one are joined."""
    text = re.sub(r"[\s\[\]]+", " ", text).strip().rstrip(".")
    sentences = re.split(r"\.\s+(?=[A-Z])", text)
    return ", ".join(_lower(one) if _plain(one) else one for one in sentences if one)


def _plain(sentence: str) -> bool:
    """Whether its first word is an ordinary one, which has a capital only in front."""
    first = sentence.split(" ")[0]
    return first[1:].islower() or first == "A"


def _listed(words: list[str], last: str) -> str:
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


# How -------------------------------------------------------------------------------------------


def outline(card: AnyCard) -> list[str]:
    """The tree of a card, a node a line, children indented below it."""
    lines: list[str] = []
    for field in ("active_if", "attach_to", "effects", "abilities", "timing", "offense", "defense"):
        value = getattr(card, field, None)
        if value is not None and value != () and value != Timing():
            lines += _field(field, value, "")
    return lines


def node_words(name: str) -> str:
    """The name of a node in words: `BecomePlay` is `become play`."""
    return re.sub(r"(?<!^)(?=[A-Z])", " ", name).lower()


def _field(name: str, value: Any, indent: str) -> Iterator[str]:
    label = name.replace("_", " ")
    if isinstance(value, tuple) and any(isinstance(part, msgspec.Struct | tuple) for part in value):
        yield f"{indent}{label}:"
        for part in value:
            yield from _node(part, indent + "  ")
    elif isinstance(value, msgspec.Struct):
        first, *rest = _node(value, indent)
        yield f"{indent}{label}: {first.strip()}"
        yield from rest
    else:
        yield f"{indent}{label}: {_plainly(value)}"


def _node(value: Any, indent: str) -> Iterator[str]:
    if isinstance(value, tuple):
        yield f"{indent}- one way:"
        for part in value:
            yield from _node(part, indent + "  ")
        return
    if not isinstance(value, msgspec.Struct):
        yield f"{indent}{_plainly(value)}"
        return
    short: list[str] = []
    long: list[tuple[str, Any]] = []
    for name, default in _defaults(value):
        field = getattr(value, name)
        if field == default:
            continue
        if isinstance(field, msgspec.Struct) or (
            isinstance(field, tuple)
            and any(isinstance(part, msgspec.Struct | tuple) for part in field)
        ):
            long.append((name, field))
        else:
            short.append(f"{name.replace('_', ' ')} {_plainly(field)}")
    head = node_words(type(value).__name__)
    yield indent + head + (f" ({', '.join(short)})" if short else "")
    for name, field in long:
        yield from _field(name, field, indent + "  ")


def _defaults(value: msgspec.Struct) -> Iterator[tuple[str, Any]]:
    for info in msgspec.structs.fields(type(value)):
        yield info.name, info.default


def _plainly(value: Any) -> str:
    if isinstance(value, tuple):
        return " / ".join(map(_plainly, value)) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "all"
    return str(value)
