"""What a text says of the game for as long as it holds."""

from __future__ import annotations

from typing import Literal

from snapcount.cards.nouns import Group, Node, Number, Subject
from snapcount.cards.tree.play_modifiers import PlayModifier
from snapcount.cards.tree.worth import AbilityYards
from snapcount.cards.words import (
    ActionSubtype,
    Call,
    Deck,
    FieldKind,
    LayerKind,
    Moment,
    Position,
    PositionGroup,
    Side,
    Stretch,
    TimingPoint,
    Who,
)


class ModifyHandLimit(Node, frozen=True):
    """`deck` None: the limits of both hands."""

    who: Who
    deck: Deck | None
    by: int


class OpeningHand(Node, frozen=True):
    """`who` starts the game with so many more (or fewer) cards of that deck (S-1).

    It is a text of the deck: of a Player, wherever they are, or of an active Synergy card.
    """

    who: Who
    deck: Deck
    by: int


class SetHandLimit(Node, frozen=True):
    """The hand limit of `who` is that many cards; None: there is none. No deck means both."""

    who: Who
    deck: Deck | None
    to: int | None


class ActionsCost(Node, frozen=True):
    """To play an Action card `who` must discard so many other cards; `deck` None: of either deck.

    `side`: only for Action cards of that subtype.
    """

    who: Who
    deck: Deck | None = "action"
    count: int = 1
    side: Side | None = None


class AbilitiesCost(Node, frozen=True):
    """To use an Exhaust ability `who` must discard so many cards; `deck` None: of either deck."""

    who: Who
    deck: Deck | None = "action"
    count: int = 1


class ModifyGrit(Node, frozen=True):
    """Grit values for kicks of `who`, or for one of the two kinds of them.

    With `every`, also those that their effects determine.
    """

    by: int
    who: Who = "you"
    kick: Literal["field goal", "punt"] | None = None
    every: bool = False


class OffersGrit(Node, frozen=True):
    """When an effect of `who` has determined Grit, they may determine it again, or add `by` to it.

    With `either` they choose between the two values. `abilities`: those of Players alone. With
    `once_per` one that was taken is over for so long.
    """

    who: Who = "you"
    by: int = 0
    either: bool = False
    abilities: bool = False
    once_per: Stretch | None = None


class KickGritIs(Node, frozen=True):
    """Grit values for kicks of `who`, or for one of the two kinds of them, are that (K-1), before
    anything is added or taken away."""

    to: int
    who: Who = "you"
    kick: Literal["field goal", "punt"] | None = None


class ModifyFieldGoals(Node, frozen=True):
    """Field goals of `who` are good as if from so many yards nearer."""

    nearer: int
    who: Who = "you"


class FieldGoalsAre(Node, frozen=True):
    """Field goals of `who` are good, or no good, whatever the Grit."""

    good: bool
    who: Who = "you"


class FieldGoalsGoodOn(Node, frozen=True):
    """Field goals of `who` are good on these Grit values, wherever they are kicked from.

    `also`: on these besides those that they are good on anyway (K-3).
    """

    low: int
    high: int
    who: Who = "you"
    also: bool = False


class WidenFieldGoals(Node, frozen=True):
    """Field goals of `who` are good on so many more Grit values at both ends (K-3)."""

    by: int
    who: Who = "you"


class CannotKick(Node, frozen=True):
    """`who` cannot choose that kick, or not from beyond that yard line (K-5)."""

    bars = True

    who: Who
    what: Literal["field goal", "punt"]
    beyond: int | None = None


class ModifyPunts(Node, frozen=True):
    """Punts of `who` go so much farther."""

    by: Number
    who: Who = "you"


class PuntsGo(Node, frozen=True):
    """Punts of `who` with such a Grit go so far, whatever they would (K-2)."""

    to: int
    who: Who = "you"
    low: int = 0
    high: int = 9


class PuntsIntoEndZone(Node, frozen=True):
    """A punt of `who` that reaches the end zone leaves the ball on that yard line (P-2)."""

    to: int
    who: Who = "you"


class ModifyStart(Node, frozen=True):
    """Possessions of `who` start so many yards nearer to the opponent's end zone (P-2, F-20)."""

    by: int
    who: Who = "you"


class StartIs(Node, frozen=True):
    """Possessions of `who` start on that yard line, counted from their own end zone (P-2, F-20).

    With `instead_of`, only those that would start on that one.
    """

    to: int
    who: Who = "you"
    instead_of: int | None = None


class ModifyKickPoints(Node, frozen=True):
    """Field goals of `who` score so many more points."""

    by: int
    who: Who = "you"


class ScoresAre(Node, frozen=True):
    """Such scores of `who` are worth that many points, before anything is added to them.

    `next`: the next of them alone, if it comes while this lasts.
    """

    what: Literal["touchdown", "field goal", "safety"]
    to: int
    who: Who = "you"
    next: bool = False


class ModifyRating(Node, frozen=True):
    by: Number
    players: Subject


class SetRating(Node, frozen=True):
    """The Players' ratings are that, before anything is added or taken away."""

    to: int
    players: Subject


class CountsAs(Node, frozen=True):
    """The Players count as that position, or as all of that group, as well."""

    players: Subject
    position: Position | PositionGroup


Exhausting = Literal[
    "effects",
    "opponent",
    "action cards",
    "opponent's action cards",
    "designation",
    "player abilities",
    "opponent's player abilities",
    "offense action cards",
    "defense action cards",
    "generic action cards",
]
"""What exhausts a Player, where not everything is meant."""


class Cannot(Node, frozen=True):
    """The Players cannot be exhausted, energized or designated (F-9), or chosen or substituted by
    effects.

    `by`: only effects cannot do it, or only those of the opponent of whoever's text this is, or
    only Action cards, or only abilities of Players, or only being designated (F-11). `calls`: to
    run or receive only those.
    """

    bars = True

    what: Literal[
        "be exhausted",
        "be energized",
        "be designated",
        "be designated to run",
        "be designated to receive",
        "be designated to tackle",
        "be targeted",
        "be substituted",
    ]
    players: Subject
    by: Exhausting | None = None
    calls: tuple[Call, ...] = ()


class CannotUse(Node, frozen=True):
    """Abilities of the Players are cancelled: those with that keyword, or all of them.

    `barred`: those that are used (T-12) cannot be used any more, and one that was used before goes
    on; those that are triggered (T-13) do not trigger, and one that has triggered is cancelled.
    `point`: so in that timing point alone. `other`: all but the one that says so.
    """

    bars = True

    players: Subject
    keyword: Literal["run", "receive", "tackle", "exhaust"] | None = None
    point: Moment | None = None
    other: bool = False
    barred: bool = False


class MustDesignate(Node, frozen=True):
    """One of the Players must be designated, if any of them can be (F-9).

    `role`: only as that; on a Run nobody is designated to receive.
    """

    players: Subject
    role: Literal["runner", "receiver", "tackler"] | None = None


class MayReceive(Node, frozen=True):
    """Those Players may be designated to receive although no other Quarterback is there (F-9)."""

    players: Subject


class CannotCancel(Node, frozen=True):
    """Effects of `who`, or those of that kind, cannot be cancelled."""

    bars = True

    who: Who = "you"
    what: LayerKind = "effect"


class WorksExhausted(Node, frozen=True):
    """Run, Receive and Tackle abilities of the Players trigger although they are Exhausted (T-13):
    those with that keyword, or all of them."""

    players: Subject
    keyword: Literal["run", "receive", "tackle"] | None = None


class SparesUsers(Node, frozen=True):
    """The Players are not exhausted for using an Exhaust ability, though they must be Energized.

    Each of them is spared once in a down, or in `once_per`; with `once`, the next one that is used
    alone spares.
    """

    players: Subject
    once: bool = False
    once_per: Stretch | None = None


class KeepsAbilities(Node, frozen=True):
    """Abilities of the Players cannot be cancelled: those with that keyword, or all of them."""

    players: Subject
    keyword: Literal["run", "receive", "tackle", "exhaust"] | None = None


class CannotAudible(Node, frozen=True):
    """`who`'s audible effects (T-7) are cancelled: no card off the deck becomes their play."""

    bars = True

    who: Who


class AudiblesCost(Node, frozen=True):
    """For an audible effect of theirs (T-7) `who` must pay so much as it takes place.

    If they cannot, it is cancelled; Time Units are those that the play takes more.
    """

    who: Who
    what: Literal["action card", "play card", "timeout", "time unit"]
    count: int = 1


class CannotPlayKind(Node, frozen=True):
    """`who` cannot play cards of that kind, or Action cards of that subtype."""

    bars = True

    who: Who
    kind: FieldKind | ActionSubtype


class CannotRemove(Node, frozen=True):
    """Effects do not remove cards of that kind from the field; no kind: the card that says so.

    `whose`: those of that player; `players`: those attached to these Players. `by`: only effects
    of the opponent of whoever's text this is do not.
    """

    bars = True

    kind: FieldKind | None = None
    whose: Who | None = None
    players: Subject | None = None
    by: Literal["opponent"] | None = None


class HasNoEffect(Node, frozen=True):
    """Cards of that kind have no effect on the field, where they stay; `other`: all but this card.

    Of cards that say so of each other it is so by the one that has been there longer.
    """

    kind: Literal["power up", "gridiron", "environment", "event", "stadium", "weather"]
    whose: Who | None = None
    other: bool = False


class CannotEnergize(Node, frozen=True):
    """Effects of `who` energize none of the Players; with `actions`, only their Action cards."""

    bars = True

    who: Who
    players: Subject = Group()
    actions: bool = False


class CannotSubstitute(Node, frozen=True):
    """Effects of `who` substitute no Players."""

    bars = True

    who: Who


class CannotSearch(Node, frozen=True):
    """No effect lets `who` search a deck, so that it is not shuffled for that either (Z-4)."""

    bars = True

    who: Who


class MoreActions(Node, frozen=True):
    """`who` may play so many Action cards more than a text allows them in a down."""

    who: Who
    count: int = 1


class CannotDraw(Node, frozen=True):
    bars = True

    who: Who
    deck: Deck


class LimitDraws(Node, frozen=True):
    """`who` cannot draw more than so many cards of a deck in one down."""

    who: Who
    deck: Deck
    count: int = 1


class EndDraws(Node, frozen=True):
    """At the end of each down `who` draws so many Action cards fewer than one (F-15), or than the
    `to` that they draw instead. One that is drawn besides is drawn by a trigger.
    """

    who: Who
    fewer: int = 0
    to: int | None = None


class CannotTimeout(Node, frozen=True):
    """`who` cannot spend timeouts, or effects give them none, or take none from them."""

    bars = True

    who: Who
    what: Literal["spend", "gain", "lose"] = "spend"


class CannotPlayActions(Node, frozen=True):
    """Not at all, or not in that timing point."""

    bars = True

    who: Who
    point: TimingPoint | None = None


class LimitActions(Node, frozen=True):
    """`who` cannot play more than so many Action cards in a down."""

    who: Who
    count: int = 1


class CannotCall(Node, frozen=True):
    """`who` cannot call these plays, or with `must` no others; without calls, the named play.

    Whoever has no other Play in hand may call what they have.
    """

    bars = True

    who: Who
    calls: tuple[Call, ...] = ()
    must: bool = False


class CannotCallAgain(Node, frozen=True):
    """`who` cannot run the play that they ran on the last down, or with `since` one that they have
    run in that stretch; with `must` no others.

    In a down, those are the plays that were called before it was replayed (R-5). `kind`: it is any
    Run where that was a Run, any Pass where it was a Pass. Whoever has no other Play in hand may
    call what they have.
    """

    bars = True

    who: Who
    since: Literal["down", "possession", "half", "game"] | None = None
    kind: bool = False
    must: bool = False


class CannotCallStrength(Node, frozen=True):
    """`who` cannot call plays with such a Strength, or with `must` no others, if they have any.

    Of a Play with Strength X it is X that counts (R-6).
    """

    bars = True

    who: Who
    low: int = 0
    high: int = 9
    must: bool = False


class CallStays(Node, frozen=True):
    """What `who` called cannot be changed; `by` the other player's effects alone, or their own."""

    who: Who = "you"
    by: Literal["opponent", "caller"] | None = None


Way = Literal["down", "up"]


class StrengthStays(Node, frozen=True):
    """No effect changes the Play Strength of `who`'s plays with these calls, before or after.

    It is what the called Plays add up to (F-5), each with what its own text says of itself. It may
    be barred one `way` alone, and to the effects of `by` alone.
    """

    who: Who = "each player"
    calls: tuple[Call, ...] = ()
    way: Way | None = None
    by: Who | None = None


class YardsStay(Node, frozen=True):
    """The same of the yards that such plays gain, base yards included.

    What changes the Play Strength of a Run changes its Strength, and no yards.
    """

    who: Who = "each player"
    calls: tuple[Call, ...] = ()
    way: Way | None = None
    by: Who | None = None


class RangeStays(Node, frozen=True):
    """The same of the catch range of such plays, which goes down by being narrowed, at any end."""

    who: Who = "each player"
    calls: tuple[Call, ...] = ()
    way: Way | None = None
    by: Who | None = None


class LimitStrength(Node, frozen=True):
    """The Play Strength of `who`'s plays with these calls is at least, or at most, so much.

    That is looked at when all else has changed it (R-32); where both are said, the most counts.
    """

    how: Literal["at least", "at most"]
    to: int
    who: Who = "each player"
    calls: tuple[Call, ...] = ()


class CannotFirstDown(Node, frozen=True):
    """`who` gains no First Down (F-16), or none on plays with these calls."""

    bars = True

    who: Who = "offense"
    calls: tuple[Call, ...] = ()


class CannotReplay(Node, frozen=True):
    """`who`'s Replay the Down effects are cancelled."""

    bars = True

    who: Who = "each player"


PlainModifier = (
    PlayModifier
    | ModifyHandLimit
    | SetHandLimit
    | OpeningHand
    | AbilitiesCost
    | ActionsCost
    | ModifyGrit
    | OffersGrit
    | KickGritIs
    | ModifyFieldGoals
    | FieldGoalsAre
    | FieldGoalsGoodOn
    | WidenFieldGoals
    | CannotKick
    | ModifyPunts
    | PuntsGo
    | PuntsIntoEndZone
    | ModifyStart
    | StartIs
    | ModifyKickPoints
    | ScoresAre
    | ModifyRating
    | SetRating
    | CountsAs
    | Cannot
    | CannotUse
    | MustDesignate
    | MayReceive
    | CannotCancel
    | KeepsAbilities
    | WorksExhausted
    | SparesUsers
    | AbilityYards
    | CannotAudible
    | AudiblesCost
    | CannotPlayKind
    | CannotRemove
    | HasNoEffect
    | CannotEnergize
    | CannotSearch
    | CannotSubstitute
    | MoreActions
    | CannotDraw
    | LimitDraws
    | EndDraws
    | CannotTimeout
    | CannotPlayActions
    | LimitActions
    | CannotCall
    | CannotCallStrength
    | CannotCallAgain
    | CallStays
    | StrengthStays
    | YardsStay
    | RangeStays
    | LimitStrength
    | CannotFirstDown
    | CannotReplay
)
