"""Cards written in a test: from trees, or from the words that would be printed on them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, TypeAlias, get_args

from snapcount.cards import tree
from snapcount.cards.card import (
    ActionCard,
    Gridiron,
    PlayCard,
    PlayerCard,
    PowerUp,
    Superstar,
    Synergy,
)
from snapcount.cards.nouns import Condition, DownIs, Group
from snapcount.cards.text.english import english
from snapcount.cards.tree import Ability, Effect, PlayCall, Timing
from snapcount.cards.words import (
    CALLS,
    TIMING_POINTS,
    ActionSubtype,
    Call,
    GridironSubtype,
    Position,
    Side,
    TimingPoint,
)
from snapcount.testing.texts import abilities_of, effects_of, timing_of

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

DEFENDERS: Final[tuple[Position, ...]] = ("DE", "DT", "LB", "CB", "S")
OFFENSIVE_CALL: Final = re.compile(r"([a-z ]+?)(?:: *(-?\d+) *\((\d)(?:-(\d))?\))?")


def action(
    *effects: Effects, when: When = (), side: ActionSubtype = "generic", name: str = ""
) -> ActionCard:
    """An Action card. `when` is one timing point or several, or the sentence "Play only …"."""
    meant = read_effects(effects)
    return ActionCard(
        name=name or english(meant) or "Nothing",
        subtype=side,
        effects=meant,
        timing=read_timing(when),
    )


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
        abilities=read_abilities(abilities),
    )


def superstar(of: PlayerCard, *abilities: Abilities, rating: int = 95) -> Superstar:
    """The Superstar that goes on top of this Player (T-15)."""
    return Superstar(
        name=of.name,
        side=of.side,
        position=of.position,
        rating=rating,
        team=of.team,
        abilities=read_abilities(abilities),
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
        offense=read_call(offense),
        defense=tuple(read_call(part).call for part in stops.split("/") if part.strip()),
        abilities=read_abilities(abilities),
        grit=grit,
        unique=unique,
    )


def power_up(
    *abilities: Abilities, when: When = (), on: Group | None = None, name: str = "Power Up"
) -> PowerUp:
    return PowerUp(
        name=name,
        abilities=read_abilities(abilities),
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
        abilities=read_abilities(abilities),
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


def read_call(words: str) -> PlayCall:
    """A play in the words of a Play card: `Run Left`, `Short Pass: 20 (2-9)`."""
    found = OFFENSIVE_CALL.fullmatch(words.strip().lower())
    if found is None or found[1] not in CALLS:
        raise ValueError(f'{words!r} is no play; write "Run Left" or "Short Pass: 20 (2-9)".')
    call: Call = next(call for call in CALLS if call == found[1])
    if found[2] is None:
        return PlayCall(call)
    low = int(found[3])
    return PlayCall(call, int(found[2]), low, int(found[4]) if found[4] else low)


def read_effects(effects: Iterable[Effects]) -> tuple[Effect, ...]:
    meant: list[Effect] = []
    for effect in effects:
        meant += effects_of(effect) if isinstance(effect, str) else (effect,)
    return tuple(meant)


def read_abilities(abilities: Iterable[Abilities]) -> tuple[Ability, ...]:
    meant: list[Ability] = []
    for ability in abilities:
        meant += abilities_of(ability) if isinstance(ability, str) else (ability,)
    return tuple(meant)


def read_timing(when: When) -> Timing:
    if isinstance(when, Timing):
        return when
    if isinstance(when, tuple):
        return Timing(points=when)
    point = next((point for point in TIMING_POINTS if point == when), None)
    return timing_of(when) if point is None else Timing(points=(point,))


def is_ability(node: object) -> bool:
    """Whether a tree is an ability rather than an effect."""
    return isinstance(node, get_args(tree.Ability))
