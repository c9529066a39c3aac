"""The front door: a card as it is printed, field by field, becomes a card that plays."""

from __future__ import annotations

import functools
import re
from typing import Final, Literal, TypeVar, cast

import msgspec

from snapcount.cards.card import (
    ActionCard,
    AnyCard,
    Gridiron,
    Kind,
    PlayCard,
    PlayerCard,
    PowerUp,
    Superstar,
    Synergy,
)
from snapcount.cards.language.discourse.answering import played_then
from snapcount.cards.language.discourse.never import triggered_by_then
from snapcount.cards.language.kernel.construct import plural
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.kernel.words import is_unique
from snapcount.cards.language.meaning.assemble import both_timings
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.language.meaning.known_later import in_time
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.nouns.positions import ALONE, POSITION_WORDS
from snapcount.cards.language.parse import (
    MORE_THAN_TIMING,
    parse_calls,
    parse_page,
    parse_play_call,
    parse_scene,
    parse_timing,
)
from snapcount.cards.nouns import Designated, Group
from snapcount.cards.tree import Activated, OnDesignation, Timing
from snapcount.cards.words import (
    POSITION_GROUPS,
    ActionSubtype,
    GridironSubtype,
    Position,
    Side,
    TimingPoint,
)

T = TypeVar("T")

FieldKind = Kind | Literal["legend"]


class CardFields(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed on a card; a field that its kind does not have stays empty."""

    kind: FieldKind
    name: str
    number: str = ""
    unique: bool = False
    text: str = ""
    timing: str = ""
    side: str = ""
    position: str = ""
    rating: int | None = None
    team: str = ""
    strength: str = ""
    time: int = 1
    offense: str = ""
    defense: str = ""
    subtype: str = ""


_SIDES: Final[dict[str, Side]] = {"offense": "offense", "defense": "defense"}
_POSITION: Final[dict[str, Position]] = {
    words.lower(): cast(Position, position)
    for position, names in [*POSITION_WORDS.items(), *ALONE.items()]
    if position not in POSITION_GROUPS
    for name in names
    for words in (name, plural(name))
}
_OFFENSIVE: Final = ("QB", "RB", "FB", "WR", "TE", "OT", "OG", "C", "K", "P")
_ACTION_SUBTYPES: Final[dict[str, ActionSubtype]] = {
    "offense": "offense",
    "defense": "defense",
    "generic": "generic",
}
_GRIDIRON_SUBTYPES: Final[dict[str, GridironSubtype]] = {
    "environment": "environment",
    "event": "event",
    "stadium": "stadium",
    "weather": "weather",
}
_HEADS: Final[tuple[str, ...]] = ("exhaust", "run", "receive", "tackle")
_X_LINE: Final = re.compile(r"choose x as a play,? x ?= ?(\d) for grit\.?", re.IGNORECASE)


def read_card(fields: CardFields) -> AnyCard:
    """The card, with its typed text kept; a `TextError` if anything is not understood."""
    if is_unique(fields.text):
        fields = msgspec.structs.replace(fields, unique=True)
    match fields.kind:
        case "player" | "legend" | "superstar":
            return _player(fields)
        case "play":
            return _play(fields)
        case "action":
            return _action(fields)
        case "power up":
            return _power_up(fields)
        case "gridiron":
            return _gridiron(fields)
        case "synergy":
            return _synergy(fields)


def _player(fields: CardFields) -> AnyCard:
    position = _one_of(_POSITION, "position", fields.position)
    natural: Side = "offense" if position in _OFFENSIVE else "defense"
    side = _one_of(_SIDES, "side", fields.side) if fields.side.strip() else natural
    page = _abilities(fields, side=side)
    rating = fields.rating
    if rating is not None and not 0 <= rating <= 99:
        raise TextError("out-of-range", "a rating is a number from 0 to 99", str(rating), 0)
    if fields.kind == "superstar":
        return Superstar(
            name=fields.name,
            number=fields.number,
            unique=fields.unique,
            text=fields.text,
            reminders=tuple(page.reminders),
            side=side,
            position=position,
            rating=90 if rating is None else rating,
            team=fields.team,
            abilities=tuple(page.abilities),
        )
    return PlayerCard(
        name=fields.name,
        number=fields.number,
        unique=fields.unique,
        text=fields.text,
        reminders=tuple(page.reminders),
        side=side,
        position=position,
        rating=80 if rating is None else rating,
        team=fields.team,
        legend=fields.kind == "legend",
        abilities=tuple(page.abilities),
    )


def _play(fields: CardFields) -> PlayCard:
    value = fields.strength.strip().upper()
    if value != "X" and not (value.isdecimal() and int(value) <= 9):
        message = "a Play's Strength is a number from 0 to 9, or X"
        raise TextError("out-of-range", message, fields.strength, 0, length=len(fields.strength))
    is_x = value == "X"
    page = _abilities(fields, on_player=False, x=is_x, play=True)
    grit = 0
    reminders: list[tuple[int, str]] = []
    for place, words in page.reminders:
        said = _X_LINE.fullmatch(words)
        if said and is_x:
            grit = int(said[1])
        else:
            reminders.append((place, words))
    return PlayCard(
        name=fields.name,
        number=fields.number,
        unique=fields.unique,
        text=fields.text,
        reminders=tuple(reminders),
        strength=None if is_x else int(value),
        time=fields.time,
        offense=parse_play_call(fields.offense),
        defense=parse_calls(fields.defense),
        abilities=tuple(page.abilities),
        grit=grit,
    )


def _action(fields: CardFields) -> ActionCard:
    subtype = _one_of(_ACTION_SUBTYPES, "subtype", fields.subtype or fields.side)
    side: Side | None = None if subtype == "generic" else subtype
    line = _line(fields, side)
    played = line if isinstance(line, Timing) else Timing()
    scene = Scene(action=True, side=side, on_player=False, name=fields.name)
    page = parse_scene(fields.text, played_then(scene, played))
    if not page.effects:
        raise TextError("unfinished", "the card does nothing", fields.text, len(fields.text))
    if isinstance(line, TextError):
        raise line
    timing = _both_timings(fields, page.timing, line)
    try:
        effects = in_time(page.effects, timing.points)
        triggered_by_then(effects, timing)
    except Refusal as refusal:
        raise TextError(refusal.code, refusal.message, fields.text, 0) from None
    return ActionCard(
        name=fields.name,
        number=fields.number,
        unique=fields.unique,
        text=fields.text,
        reminders=tuple(page.reminders),
        subtype=subtype,
        effects=effects,
        timing=timing,
    )


def _line(fields: CardFields, side: Side | None) -> Timing | TextError | None:
    """What the field says about when the card is played, or what is wrong with it.

    That is told after what is wrong with the text.
    """
    try:
        return parse_timing(fields.timing, side, fields.name) if fields.timing.strip() else None
    except TextError as error:
        return error


def _power_up(fields: CardFields) -> PowerUp:
    """Whom it is attached to is said in its text, or where it says when it is played."""
    page = _abilities(fields, may_attach=True, may_time=True)
    line = _entering_line(fields.timing, fields.name)
    if line.abilities:
        message = "this needs a timing, such as “Play only …”"
        said = line.timing is not None or line.attach_to is not None
        raise TextError("misplaced", MORE_THAN_TIMING if said else message, fields.timing, 0)
    if page.attach_to is not None and line.attach_to is not None:
        raise TextError("misplaced", "“Attach to” appears twice", fields.timing, 0)
    timing = _both_timings(fields, page.timing, line.timing)
    attach_to = page.attach_to or line.attach_to or Group(whose="you")
    if isinstance(attach_to.among, Designated) and _before_designation(timing):
        message = "nobody is designated yet when this is played; write “after Player Designation”"
        raise TextError("unexpected", message, fields.timing or fields.text, 0)
    return PowerUp(
        name=fields.name,
        number=fields.number,
        unique=fields.unique,
        text=fields.text,
        reminders=tuple(page.reminders),
        abilities=tuple(page.abilities),
        attach_to=attach_to,
        timing=timing,
    )


@functools.lru_cache(256)
def _entering_line(text: str, name: str) -> Page:
    """What the field says of a card that stays: when it is played, and perhaps onto whom."""
    return parse_page(text, enters=True, name=name) if text.strip() else Page()


def _entering_points(fields: CardFields) -> tuple[TimingPoint, ...]:
    """When such a card is played; what is wrong with the field is told after the text."""
    try:
        when = _entering_line(fields.timing, fields.name).timing
    except TextError:
        return ()
    return when.points if when is not None else ()


def _before_designation(timing: Timing) -> bool:
    """Whether a card is only played at points at which nobody is designated (F-9)."""
    return bool(timing.points) and not {*timing.points} & {*DESIGNATED_AT}


DESIGNATED_AT: Final = ("after player designation", "end of the play")
"""At these points it is known who was designated."""


def _gridiron(fields: CardFields) -> Gridiron:
    page = _abilities(fields, on_player=False, may_time=True)
    return Gridiron(
        name=fields.name,
        number=fields.number,
        unique=fields.unique,
        text=fields.text,
        reminders=tuple(page.reminders),
        subtype=_one_of(_GRIDIRON_SUBTYPES, "subtype", fields.subtype),
        abilities=tuple(page.abilities),
        timing=_timing(fields, page),
    )


def _synergy(fields: CardFields) -> Synergy:
    page = _abilities(fields, on_player=False, may_be_active=True)
    if page.active_if is None:
        message = "a Synergy card must say when it is active: “Active while …”, or “Always active.”"
        raise TextError("unfinished", message, fields.text, 0)
    return Synergy(
        name=fields.name,
        number=fields.number,
        unique=fields.unique,
        text=fields.text,
        reminders=tuple(page.reminders),
        active_if=page.active_if,
        abilities=tuple(page.abilities),
    )


def _abilities(
    fields: CardFields,
    *,
    side: Side | None = None,
    on_player: bool = True,
    x: bool = False,
    play: bool = False,
    may_attach: bool = False,
    may_time: bool = False,
    may_be_active: bool = False,
) -> Page:
    """The card's text, without anything that its kind cannot say."""
    enters = fields.kind in ("power up", "gridiron")
    page = parse_page(
        fields.text,
        side=side,
        on_player=on_player,
        x=x,
        play=play,
        enters=enters,
        synergy=fields.kind == "synergy",
        points=_entering_points(fields) if enters else (),
        name=fields.name,
    )
    kind = fields.kind
    problem, words = "", _HEADS
    if page.attach_to is not None and not may_attach:
        problem, words = f"a {kind} card can't be attached to anything", ("attach",)
    elif page.timing is not None and not may_time:
        problem = f"a {kind} card doesn't say when to play it; an Action card does"
        words = ("play",)
    elif page.active_if is not None and not may_be_active:
        problem, words = f"a {kind} card is always active", ("active",)
    elif not on_player and any(
        isinstance(found, OnDesignation) or (isinstance(found, Activated) and not found.free)
        for found in page.abilities
    ):
        problem = f"a {kind} card isn't a Player: it can't exhaust, run, receive or tackle"
    if problem:
        raise TextError("misplaced", problem, fields.text, _place_of(words, fields.text))
    return page


def _place_of(words: tuple[str, ...], text: str) -> int:
    """Where the first sentence or line that begins with one of these words begins."""
    beginning = re.compile(rf"(?:^|[.\n]\s*)((?:{'|'.join(words)})\b)", re.IGNORECASE)
    found = beginning.search(text)
    return found.start(1) if found else 0


def _timing(fields: CardFields, page: Page, side: Side | None = None) -> Timing:
    """When the card is played: its own field, or a sentence in its text."""
    said = parse_timing(fields.timing, side, fields.name) if fields.timing.strip() else None
    return _both_timings(fields, page.timing, said)


def _both_timings(fields: CardFields, inside: Timing | None, said: Timing | None) -> Timing:
    """What the text and the field say: how often may stand in the one, and when in the other."""
    try:
        return both_timings(said or Timing(), inside or Timing())
    except Refusal as refusal:
        raise TextError(refusal.code, refusal.message, fields.timing, 0) from None


def _one_of(table: dict[str, T], field: str, value: str) -> T:
    """What a word of a field means; if it means nothing, what the field may say."""
    word = value.strip()
    found = table.get(word.lower())
    if found is None:
        known = ", ".join(map(str, dict.fromkeys(table.values())))
        problem = f"there is no {field} “{word}”" if word else f"the {field} is missing"
        for group, positions in POSITION_GROUPS.items():
            if word.upper() == group:
                known, problem = ", ".join(positions), f"{group} is a group of positions"
        message = f"{problem}; write one of these: {known}"
        raise TextError("unknown-word", message, value, 0, length=len(value))
    return found
