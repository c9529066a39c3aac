"""What contains other texts: choices, lasting and waiting effects, abilities; the closed unions.

These nodes lie inside one another, so they are in one module.
"""

from __future__ import annotations

from typing import Literal

from snapcount.cards.nouns import Condition, Countable, Node, Players, Subject
from snapcount.cards.tree.cards import CardEffect, PayCost
from snapcount.cards.tree.field import FieldEffect
from snapcount.cards.tree.game import GameEffect
from snapcount.cards.tree.modifiers import PlainModifier
from snapcount.cards.tree.play import PlayEffect
from snapcount.cards.tree.players import PlayerEffect
from snapcount.cards.tree.timing import Event, Qualifier, Timing, WouldEvent
from snapcount.cards.words import (
    Call,
    Cause,
    Duration,
    Keyword,
    Position,
    PositionGroup,
    Side,
    Stretch,
    TimeInPlay,
    Wait,
    Who,
)


class Grants(Node, frozen=True):
    """The Players have that ability as well, which has a keyword."""

    players: Subject
    ability: Activated | OnDesignation


Modifier = PlainModifier | Grants


class Lasting(Node, frozen=True):
    """A modifier that holds for a while.

    `of`: whose next play it is about, if not that of the player whom the modifier is about.
    """

    modifier: Modifier
    duration: Duration = "this down"
    of: Who | None = None


class LastingWhile(Node, frozen=True):
    """A modifier that holds for a while, and in it only as long as the condition does."""

    modifier: PlainModifier
    condition: Condition
    duration: Duration = "this down"
    of: Who | None = None


class Await(Node, frozen=True):
    """A trigger or replacement that waits for a while, then is gone.

    `once`: it works one time. `player` Players named with `That` are fixed when this resolves.
    `of`: whose next play it waits in, if not that of the player whose event it is.
    """

    ability: Triggered | Would
    duration: Wait = "this down"
    once: bool = True
    of: Who | None = None


class GainAbility(Node, frozen=True):
    """The Players have that ability as well for a while."""

    players: Players
    ability: Ability
    duration: Wait = "this down"


class If(Node, frozen=True):
    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class May(Node, frozen=True):
    """`who` may do the effects; `if_done` follows if they do, `if_not` if they do not."""

    effects: tuple[Effect, ...]
    who: Who = "you"
    if_done: tuple[Effect, ...] = ()
    if_not: tuple[Effect, ...] = ()


class EitherMay(Node, frozen=True):
    """The offense, and if it does not the defense, may do the effects.

    In them `each player` is whoever does it. `if_done` follows if one does, else `if_not`.
    """

    effects: tuple[Effect, ...]
    if_done: tuple[Effect, ...] = ()
    if_not: tuple[Effect, ...] = ()


class ChooseOne(Node, frozen=True):
    """One of the lists of effects, or `count` different ones, chosen one after the other."""

    options: tuple[tuple[Effect, ...], ...]
    who: Who = "you"
    count: int = 1


class ChooseX(Node, frozen=True):
    """A player chooses X; it is at hand for the rest of the effect."""

    gives = frozenset({"those cards"})

    low: int = 0
    high: int = 9
    who: Who = "you"
    up_to: Countable | None = None


class ChoosePosition(Node, frozen=True):
    """A player chooses a position, which is at hand for the rest of the effect.

    One of those named; of that side; with `group` a position that stands for several (X-1).
    """

    gives = frozenset({"position"})

    positions: tuple[Position | PositionGroup, ...] = ()
    side: Side | None = None
    group: bool = False
    except_positions: tuple[Position | PositionGroup, ...] = ()
    who: Who = "you"
    """If that is less than `high`, X is at most so much."""


Effect = (
    PlayEffect
    | GameEffect
    | PlayerEffect
    | CardEffect
    | FieldEffect
    | ChooseX
    | ChoosePosition
    | GainAbility
    | Lasting
    | LastingWhile
    | Await
    | If
    | May
    | EitherMay
    | ChooseOne
)


Control = If | May | EitherMay | ChooseOne | LastingWhile | Await | PayCost | GainAbility
"""Effects that hold other effects: they need a sentence of their own."""


class Activated(Node, frozen=True):
    """`Exhaust – qualifier: effects`, used in a timing point; exhausting is its cost (T-5).

    `free`: `Once per half: effects`, used without exhausting anybody, also of a card that is no
    Player; `timing` says how often.
    """

    effects: tuple[Effect, ...]
    qualifier: Qualifier = Qualifier()
    timing: Timing = Timing()
    bench: bool = False
    free: bool = False


class OnDesignation(Node, frozen=True):
    """`Run:`, `Receive:`, `Tackle:` (T-13)."""

    keyword: Keyword
    effects: tuple[Effect, ...]
    qualifier: Qualifier = Qualifier()
    once_per: Stretch | None = None


class Occasion(Node, frozen=True):
    """What a trigger or a replacement waits for as well as for its own event."""

    event: Event | WouldEvent
    who: Who | None = None
    players: Players | None = None
    calls: tuple[Call, ...] = ()
    condition: Condition | None = None
    by: Cause | Literal["designation"] | None = None


class Triggered(Node, frozen=True):
    """`Whenever event, effects`: waits for the next timing point (T-4, T-6).

    `who` is whose event it must be (`None`: anyone's); `players` limits it to those Players;
    `calls` to those called offensive plays. `others`: where it is counted how often it happens,
    these count as well, whichever comes.
    """

    event: Event
    effects: tuple[Effect, ...]
    who: Who | None = None
    players: Players | None = None
    calls: tuple[Call, ...] = ()
    condition: Condition | None = None
    bench: bool = False
    once_per: Stretch | TimeInPlay | None = None
    by: Cause | Literal["designation"] | None = None
    """Whose effect it was, where that matters: of a Player exhausted or energized by one, or
    exhausted for having been designated (F-11)."""
    others: tuple[Occasion, ...] = ()
    first: bool = False
    """It hears the first time in `once_per`, also one that came before its card was in play."""


class Would(Node, frozen=True):
    """`When … would …, instead …` or `Whenever … would …, …`: takes place at once, in its stead."""

    event: WouldEvent
    effects: tuple[Effect, ...]
    who: Who | None = None
    calls: tuple[Call, ...] = ()
    condition: Condition | None = None
    bench: bool = False
    once_per: Stretch | TimeInPlay | None = None
    players: Players | None = None
    by: Cause | Literal["designation"] | None = None
    """Whose effect would do it, where that matters: of a Player that would be exhausted, whom being
    designated may exhaust too (F-11)."""
    others: tuple[Occasion, ...] = ()
    first: bool = False


class Static(Node, frozen=True):
    """Text that holds as long as its card is where it works."""

    modifier: Modifier
    condition: Condition | None = None
    bench: bool = False


Ability = Activated | OnDesignation | Triggered | Would | Static
