"""Cards written in a test: from trees, or from the words that would be printed on them."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any, Final, TypeAlias

import msgspec

from snapcount.cards.card import (
    ActionCard,
    Gridiron,
    PlayCard,
    PlayerCard,
    PowerUp,
    Superstar,
    Synergy,
)
from snapcount.cards.language import parse
from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.kernel.speak import Unspeakable
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.language.parse import parse_calls, parse_play_call
from snapcount.cards.language.printing import english
from snapcount.cards.nouns import Condition, DownIs, Group
from snapcount.cards.tree import Ability, Effect, Timing
from snapcount.cards.words import (
    TIMING_POINTS,
    ActionSubtype,
    GridironSubtype,
    Position,
    Side,
    TimingPoint,
)

START_OF_POSSESSION: Final = "start of a possession"
START_OF_DOWN: Final = "start of a down"
PRIOR_TO_SELECTING: Final = "prior to selecting a play"
ON_FIELD_ADJUSTMENTS: Final = "on field adjustments"
IF_STOPPED: Final = "stopped"
IF_INCOMPLETE: Final = "incomplete"
BEFORE_DESIGNATION: Final = "before player designation"
AFTER_DESIGNATION: Final = "after player designation"
END_OF_PLAY: Final = "end of the play"

Effects: TypeAlias = Effect | str
Abilities: TypeAlias = Ability | str
When: TypeAlias = TimingPoint | tuple[TimingPoint, ...] | Timing | str


@functools.cache
def parse_page(text: str, **scene: Any) -> Page:
    """Everything a text says, read once: tests put the same words on a thousand tables."""
    return parse.parse_page(text, **scene)


def parse_abilities(
    text: str, side: Side | None = None, play: bool = False, x: bool = False, **scene: bool
) -> tuple[Ability, ...]:
    """The abilities of a text; `x`: of a Play whose Strength is X."""
    return tuple(parse_page(text, side=side, play=play, x=x, **scene).abilities)


def parse_timing(text: str) -> Timing:
    """When a card may be played."""
    if not text.strip():
        return Timing()
    timing = parse_page(text, action=True).timing
    assert timing is not None, f"{text} is no timing"
    return timing


DEFENDERS: Final[tuple[Position, ...]] = ("DE", "DT", "LB", "CB", "S")


def action(
    *effects: Effects, when: When = (), side: ActionSubtype = "generic", name: str = ""
) -> ActionCard:
    """An Action card, named by its words. A text may end with its timing, "Play only …"; `when`
    is one timing point or several, or that sentence alone."""
    half = None if side == "generic" else side
    meant: list[Effect] = []
    timing = read_timing(when)
    for effect in effects:
        if isinstance(effect, str):
            page = parse_page(effect, action=True, side=half, on_player=False)
            meant += page.effects
            timing = page.timing or timing
        else:
            meant.append(effect)
    if not any(isinstance(effect, str) for effect in effects):
        meant = list(effects_in_words(tuple(meant), half))
    words = [part if isinstance(part, str) else english(part) for part in effects]
    return ActionCard(
        name=name or " ".join(words) or "Nothing",
        subtype=side,
        effects=tuple(meant),
        timing=timing,
    )


def says(
    node: type,
    text: str,
    *,
    when: When = ON_FIELD_ADJUSTMENTS,
    side: ActionSubtype = "generic",
    name: str = "Trick",
) -> ActionCard:
    """An Action card, for On Field Adjustments if nothing else is said, from its words, which
    must mean that node."""
    card = action(text, when=when, side=side, name=name)

    assert any(isinstance(part, node) for part in nodes(card)), f"{text} says no {node.__name__}"
    return card


def nodes(thing: object) -> list[object]:
    """A tree and everything in it."""
    if isinstance(thing, tuple):
        return [node for part in thing for node in nodes(part)]
    if not isinstance(thing, msgspec.Struct):
        return []
    inside = [getattr(thing, field) for field in thing.__struct_fields__]
    return [thing, *(node for part in inside for node in nodes(part))]


def player(
    position: Position,
    *abilities: Abilities,
    name: str = "",
    rating: int = 80,
    team: str = "Testers",
    legend: bool = False,
) -> PlayerCard:
    """A normal Player; the position says which side of the ball it is for."""
    return PlayerCard(
        name=name or f"Test {position}",
        side=side_of(position),
        position=position,
        rating=rating,
        team=team,
        legend=legend,
        abilities=read_abilities(abilities, side_of(position)),
    )


def superstar(of: PlayerCard, *abilities: Abilities, rating: int = 95) -> Superstar:
    """The Superstar that goes on top of this Player (T-15)."""
    return Superstar(
        name=of.name,
        side=of.side,
        position=of.position,
        rating=rating,
        team=of.team,
        abilities=read_abilities(abilities, of.side),
    )


def play(
    offense: str = "Run Left",
    strength: int | None = 0,
    stops: str = "",
    *,
    time: int = 1,
    abilities: tuple[Abilities, ...] = (),
    grit: int = 0,
    unique: bool = False,
    name: str = "",
) -> PlayCard:
    """A Play: its offensive call (`Short Pass: 20 (2-9)`), Strength (None is X), and defense.

    `stops` lists the defense's calls with strokes between them (`Run Left / Long Pass`).
    """
    return PlayCard(
        name=name or f"{offense}, {'X' if strength is None else strength}, stops {stops or '-'}",
        strength=strength,
        time=time,
        offense=parse_play_call(offense),
        defense=parse_calls(stops) if stops else (),
        abilities=read_abilities(abilities, on_play=True, x=strength is None),
        grit=grit,
        unique=unique,
    )


def power_up(
    *abilities: Abilities, when: When = (), on: Group | None = None, name: str = "Power Up"
) -> PowerUp:
    return PowerUp(
        name=name,
        abilities=read_abilities(abilities, enters=True),
        attach_to=on if on is not None else Group(whose="you"),
        timing=read_timing(when),
    )


def gridiron(
    *abilities: Abilities,
    when: When = (),
    subtype: GridironSubtype = "weather",
    name: str = "Gridiron",
) -> Gridiron:
    return Gridiron(
        name=name,
        subtype=subtype,
        abilities=read_abilities(abilities, enters=True, on_player=False),
        timing=read_timing(when),
    )


def synergy(active_if: Condition, *abilities: Abilities, name: str = "Synergy") -> Synergy:
    return Synergy(name=name, active_if=active_if, abilities=read_abilities(abilities))


# Nobody can ever play it, so that what is drawn in passing changes nothing that is offered.
BLANK: Final = ActionCard(
    name="Blank", subtype="generic", effects=(), timing=Timing(condition=DownIs((9,)))
)


def plain_squad(team: str = "Testers") -> tuple[PlayerCard, ...]:
    """Ten Players without text; the fifth of each side stays on the bench."""
    return (
        player("QB", name="Quarterback", team=team),
        player("RB", name="Running Back", team=team),
        player("WR", name="Wide Receiver", team=team),
        player("TE", name="Tight End", team=team),
        player("WR", name="Slot Receiver", team=team),
        player("DE", name="Defensive End", team=team),
        player("LB", name="Linebacker", team=team),
        player("CB", name="Cornerback", team=team),
        player("S", name="Safety", team=team),
        player("DT", name="Defensive Tackle", team=team),
    )


def side_of(position: Position) -> Side:
    return "defense" if position in DEFENDERS else "offense"


def read_abilities(
    abilities: Iterable[Abilities],
    side: Side | None = None,
    on_play: bool = False,
    x: bool = False,
    **scene: bool,
) -> tuple[Ability, ...]:
    meant: list[Ability] = []
    for ability in abilities:
        if isinstance(ability, str):
            meant += parse_abilities(ability, side, on_play, x, **scene)
        else:
            meant.append(ability_in_words(ability, side, on_play))
    return tuple(meant)


@functools.cache
def ability_in_words(ability: Ability, side: Side | None, on_play: bool) -> Ability:
    """The ability as it is read from its own words, if it has any that mean the same.

    A test that is about a tree plays a card that somebody could have typed all the same.
    """
    try:
        found = parse_abilities(english(ability), side, on_play)
    except (TextError, Unspeakable):
        return ability
    return found[0] if found == (ability,) else ability


def effects_in_words(effects: tuple[Effect, ...], side: Side | None) -> tuple[Effect, ...]:
    """The effects as they are read from their own words, if they have any that mean the same."""
    try:
        found = parse_page(english(effects), action=True, side=side, on_player=False).effects
    except (TextError, Unspeakable):
        return effects
    return found if found == effects else effects


def read_timing(when: When) -> Timing:
    if isinstance(when, Timing):
        return when
    if isinstance(when, tuple):
        return Timing(points=when)
    point = next((point for point in TIMING_POINTS if point == when), None)
    return parse_timing(when) if point is None else Timing(points=(point,))
