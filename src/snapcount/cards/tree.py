"""The verbs of the syntax tree: effects, lasting modifiers and abilities.

`Effect` and `Ability` are the closed unions that the engine must be able to execute; a test
builds the list of node types from here and fails if one has no executor (law 7).
"""

from __future__ import annotations

from typing import Literal

from snapcount.cards.nouns import (
    Choose,
    Condition,
    CountCards,
    Node,
    Number,
    Players,
    Subject,
)
from snapcount.cards.words import (
    Call,
    CardKind,
    Deck,
    Duration,
    Keyword,
    Position,
    PositionGroup,
    Side,
    Stretch,
    TimingPoint,
    TurnoverKind,
    Who,
)

# Yards -----------------------------------------------------------------------------------------


class Gain(Node, frozen=True):
    """The offense gains yards: on the play while one is run, else by moving the ball (F-20)."""

    yards: Number


class Lose(Node, frozen=True):
    """The offense loses yards."""

    yards: Number


class MultiplyYards(Node, frozen=True):
    """Double or halve the yards of the play; a half is rounded down to a multiple of 5."""

    how: Literal["double", "halve"]


class InsteadYards(Node, frozen=True):
    """The play gains (or, below zero, loses) this much instead of its yards gained or lost."""

    yards: Number


class LimitYards(Node, frozen=True):
    """The play gains at most, or at least, this much."""

    how: Literal["at most", "at least"]
    yards: Number


class ChangeBaseYards(Node, frozen=True):
    by: Number


class MoveBall(Node, frozen=True):
    """Move the ball outside Play Results; below zero toward the offense's end zone (F-20)."""

    yards: Number


# The call --------------------------------------------------------------------------------------


class PlayCall(Node, frozen=True):
    """A whole play in words: `Short Pass: 15 (0-9)`, or `Run Left`."""

    call: Call
    yards: int | None = None
    catch_low: int | None = None
    catch_high: int | None = None


class Audible(Node, frozen=True):
    """Flip over the top card of `who`'s Play deck; it becomes their play this down (T-7)."""

    who: Who = "you"


class BecomePlay(Node, frozen=True):
    """The offense's called play becomes one of these, chosen by the effect's controller.

    `at_once`: ruled to change the call while the timing point is still open (T-7, E-5).
    """

    plays: tuple[PlayCall, ...]
    at_once: bool = False


class BecomeDefense(Node, frozen=True):
    """The defense's call becomes this list of calls, or with `add` gets them as well."""

    calls: tuple[Call, ...]
    add: bool = False


class ChooseDefense(Node, frozen=True):
    """The defense's call becomes so many calls (of that kind) that the controller chooses."""

    count: int = 1
    kind: Literal["run", "pass"] | None = None
    add: bool = False


class AlsoPlay(Node, frozen=True):
    """The called play is these calls as well this down, also to a defense; its yards stay."""

    calls: tuple[Call, ...]


class CopyCall(Node, frozen=True):
    """What that side has called becomes what the other side has called.

    The defense stops the offense's play; the offense runs the play on the defense's card.
    """

    side: Side


class NamePlay(Node, frozen=True):
    """The controller names a play, or with `kinds` Run or Pass; it is known for this down."""

    kinds: bool = False


class ReplayDown(Node, frozen=True):
    """F-7, F-19, R-5."""


# Success ---------------------------------------------------------------------------------------


class MakeResult(Node, frozen=True):
    """The play becomes stopped, successful, incomplete or complete."""

    result: Literal["stopped", "successful", "incomplete", "complete"]


class ChangeCatchRange(Node, frozen=True):
    """Move the ends of the catch range; a wider range has `low` below and `high` above zero."""

    low: int = 0
    high: int = 0


class SetCatchRange(Node, frozen=True):
    low: int
    high: int


class ChangeStrength(Node, frozen=True):
    """Play Strength plus or minus; the last digit counts (F-5)."""

    by: Number


class SetStrength(Node, frozen=True):
    to: Number


# Turnovers -------------------------------------------------------------------------------------


class Turnover(Node, frozen=True):
    """A live ball turnover (F-17)."""

    kind: TurnoverKind


class CancelTurnover(Node, frozen=True):
    """A live ball turnover of this down does not happen."""


# Downs, clock, kicks ---------------------------------------------------------------------------


class FirstDown(Node, frozen=True):
    """F-16."""


class ChangeTimeUnits(Node, frozen=True):
    """The Time Units of this play plus or minus."""

    by: Number


class SetTimeUnits(Node, frozen=True):
    to: Number


class ChangeClock(Node, frozen=True):
    """Add time to the clock, or remove it below zero."""

    by: Number


class ChangeTimeouts(Node, frozen=True):
    who: Who
    by: int


class DetermineGrit(Node, frozen=True):
    """K-1; the value is at hand for the rest of the effect."""


class ChangeGrit(Node, frozen=True):
    """The Grit determined in this effect plus or minus; the last digit counts (K-1)."""

    by: Number


class SetGrit(Node, frozen=True):
    to: int


class KickAgain(Node, frozen=True):
    """Grit is determined anew for the kick that is being made."""


class SetClock(Node, frozen=True):
    """The clock shows so much; more than it had counts as time given (R-22)."""

    to: int


class ScorePoints(Node, frozen=True):
    who: Who
    points: int


# Players ---------------------------------------------------------------------------------------


class ChoosePlayers(Node, frozen=True):
    """Choose Players for the effects that follow, which call them `That`."""

    players: Choose


class Energize(Node, frozen=True):
    players: Players


class ExhaustPlayers(Node, frozen=True):
    """Exhaust Players as an effect; it is no use of their Exhaust ability."""

    players: Players


class ToBench(Node, frozen=True):
    """Take Players off the field (F-21)."""

    players: Players


class Substitute(Node, frozen=True):
    """Exchange a Player on the field with one of the same side of the ball on the bench."""

    out: Players
    energized: bool = True


class CancelAbilities(Node, frozen=True):
    """Every ability with that keyword does nothing for the rest of the down."""

    keyword: Literal["run", "receive", "tackle", "exhaust"]
    whose: Who | None = None


# Cards -----------------------------------------------------------------------------------------


class Draw(Node, frozen=True):
    who: Who
    deck: Deck
    count: Number = 1


class Discard(Node, frozen=True):
    """Discard from a hand: `how` the cards are found; `count` None means all of them.

    `look`: the effect's controller looks at the hand and chooses.
    """

    who: Who
    deck: Deck
    count: Number | None = 1
    how: Literal["choose", "random", "look"] = "choose"


class Search(Node, frozen=True):
    """Search one's deck for a card, put it into the hand, shuffle (Z-4).

    The card is of that kind, or has one of these calls on offense; unless it is revealed, nobody
    else sees it.
    """

    who: Who = "you"
    decks: tuple[Deck, ...] = ("play", "action")
    kind: CardKind | None = None
    calls: tuple[Call, ...] = ()
    reveal: bool = True


class Recover(Node, frozen=True):
    """Put a card from one's discard pile into the hand."""

    who: Who
    deck: Deck
    count: int = 1


class RevealHand(Node, frozen=True):
    who: Who
    deck: Deck


class LookAtHand(Node, frozen=True):
    """The controller looks at a hand; nobody else sees it."""

    whose: Who
    decks: tuple[Deck, ...] = ("play", "action")


class ExchangeHands(Node, frozen=True):
    """The two players exchange their hands of these decks."""

    decks: tuple[Deck, ...] = ("play", "action")


class PutCards(Node, frozen=True):
    """Put cards from one's hand or discard pile into one's deck; `count` None means all.

    On top or on the bottom they go in the order they are chosen; `shuffle` shuffles them in.
    """

    who: Who
    deck: Deck
    count: int | None = 1
    source: Literal["hand", "discard"] = "hand"
    to: Literal["top", "bottom", "shuffle"] = "bottom"


class DiscardTop(Node, frozen=True):
    """`who` discards the top cards of their deck."""

    who: Who
    deck: Deck
    count: int = 1


class DiscardAny(Node, frozen=True):
    """`who` discards cards of either deck from their hand, by choice or at random."""

    who: Who
    count: int = 1
    random: bool = False


class RevealTop(Node, frozen=True):
    """`who` reveals the top card of their deck; it stays there, at hand for this effect."""

    who: Who
    deck: Deck


class PutShown(Node, frozen=True):
    """The card that this effect has revealed or looked at goes there; its owner's, of course."""

    to: Literal["hand", "discard", "bottom"]


class CallShown(Node, frozen=True):
    """The Play that this effect has revealed becomes its controller's play this down (T-7)."""


class CallFromHand(Node, frozen=True):
    """`who` chooses a Play from their hand; it becomes their play this down."""

    who: Who = "you"


class PlayFromDiscard(Node, frozen=True):
    """Play an Action card from one's discard pile that could be played now; it resolves at once."""


class PayCost(Node, frozen=True):
    """A further cost of playing this card or using this ability, paid at once (T-5).

    It stands first; who cannot pay it cannot play the card.
    """

    effects: tuple[Discard, ...]


class LookAndReorder(Node, frozen=True):
    """Look at the top cards of a deck and put them back in any order."""

    whose: Who
    deck: Deck
    count: int


class SkipDraw(Node, frozen=True):
    """`who` does not draw an Action card at the end of this down."""

    who: Who


class ShuffleDiscard(Node, frozen=True):
    """Shuffle a discard pile into its deck."""

    who: Who
    deck: Deck


# Layers and the field --------------------------------------------------------------------------


LayerKind = Literal[
    "action card",
    "offense action card",
    "defense action card",
    "exhaust ability",
    "run ability",
    "receive ability",
    "tackle ability",
    "effect",
]


class CancelLayer(Node, frozen=True):
    """Cancel an effect that waits in the layers, or `every` one of them (T-18)."""

    what: LayerKind = "action card"
    whose: Who | None = None
    every: bool = False


class Uncancellable(Node, frozen=True):
    """The card or ability whose text this is cannot be cancelled."""


class CopyLayer(Node, frozen=True):
    """Do what an effect that waits in the layers would do, as if it were one's own."""

    what: LayerKind = "action card"
    whose: Who | None = None


class CopyAbility(Node, frozen=True):
    """Use an ability of those Players with that keyword, as if it were this one's; once, now."""

    players: Players
    keyword: Literal["run", "receive", "tackle", "exhaust"] = "exhaust"


class GainAbility(Node, frozen=True):
    """The Players have that ability as well for a while."""

    players: Players
    ability: Ability
    duration: Duration = "this down"


class GainAbilitiesOf(Node, frozen=True):
    """This Player has the abilities of those Players as well for a while."""

    players: Players
    duration: Duration = "this down"


class RemoveCard(Node, frozen=True):
    """Remove a Power Up, Superstar or Gridiron card from the field; `count` None means all."""

    kind: Literal["power up", "superstar", "gridiron"]
    whose: Who | None = None
    count: int | None = 1
    to: Literal["discard", "hand"] = "discard"


class RemoveThis(Node, frozen=True):
    """The card whose text this is leaves the field, or goes to its owner's hand."""

    to: Literal["discard", "hand"] = "discard"


class AttachCard(Node, frozen=True):
    """Attach a Power Up from one's hand or discard pile to one of those Players (T-16)."""

    source: Literal["hand", "discard"]
    players: Players


class PutOnField(Node, frozen=True):
    """Put a Superstar or Gridiron card from one's hand or discard pile onto the field."""

    kind: Literal["superstar", "gridiron"]
    source: Literal["hand", "discard"]


class MovePowerUp(Node, frozen=True):
    """Move a Power Up to another Player of its owner's who can have it."""

    whose: Who | None = None


# Lasting modifiers -----------------------------------------------------------------------------


class ModifyYards(Node, frozen=True):
    """Plays with these calls gain so much more (or less)."""

    by: Number
    who: Who = "you"
    calls: tuple[Call, ...] = ()


class ModifyStrength(Node, frozen=True):
    by: Number
    who: Who = "you"
    calls: tuple[Call, ...] = ()


class ModifyCatchRange(Node, frozen=True):
    """Passes of `who` catch in a wider or narrower range."""

    low: int = 0
    high: int = 0
    who: Who = "you"
    calls: tuple[Call, ...] = ()


class ModifyTimeUnits(Node, frozen=True):
    by: int
    who: Who = "you"
    calls: tuple[Call, ...] = ()


class ModifyHandLimit(Node, frozen=True):
    """`deck` None: the limits of both hands."""

    who: Who
    deck: Deck | None
    by: int


class SetHandLimit(Node, frozen=True):
    """The hand limit of `who` is that many cards; None: there is none. No deck means both."""

    who: Who
    deck: Deck | None
    to: int | None


class ActionsCost(Node, frozen=True):
    """To play an Action card `who` must discard so many other cards."""

    who: Who
    deck: Deck = "action"
    count: int = 1


class ModifyGrit(Node, frozen=True):
    """Grit values for kicks of `who`."""

    by: int
    who: Who = "you"


class ModifyFieldGoals(Node, frozen=True):
    """Field goals of `who` are good as if from so many yards nearer."""

    nearer: int
    who: Who = "you"


class FieldGoalsAre(Node, frozen=True):
    """Field goals of `who` are good, or no good, whatever the Grit."""

    good: bool
    who: Who = "you"


class ModifyPunts(Node, frozen=True):
    """Punts of `who` go so much farther."""

    by: int
    who: Who = "you"


class ModifyKickPoints(Node, frozen=True):
    """Field goals of `who` score so many more points."""

    by: int
    who: Who = "you"


class ModifyRating(Node, frozen=True):
    by: int
    players: Subject


class SetRating(Node, frozen=True):
    """The Players' ratings are that, before anything is added or taken away."""

    to: int
    players: Subject


class Grants(Node, frozen=True):
    """The Players have that ability as well, which has a keyword."""

    players: Subject
    ability: Activated | OnDesignation


class CountsAs(Node, frozen=True):
    """The Players count as that position, or as all of that group, as well."""

    players: Subject
    position: Position | PositionGroup


class AlsoCalled(Node, frozen=True):
    """Successful plays of `who` with these calls are that call as well (E-6)."""

    calls: tuple[Call, ...]
    also: Call
    who: Who = "you"


class Cannot(Node, frozen=True):
    """The Players cannot be exhausted, energized or designated.

    `by`: only effects cannot do it, or only effects of the other player.
    """

    what: Literal["be exhausted", "be energized", "be designated"]
    players: Subject
    by: Literal["effects", "opponent"] | None = None


class CannotUse(Node, frozen=True):
    """Abilities of the Players are cancelled: those with that keyword, or all of them."""

    players: Subject
    keyword: Literal["run", "receive", "tackle", "exhaust"] | None = None


class MustDesignate(Node, frozen=True):
    """One of the Players must be designated, if any of them can be (F-9)."""

    players: Subject


class CannotCancel(Node, frozen=True):
    """Effects of `who` cannot be cancelled."""

    who: Who = "you"


class CannotDraw(Node, frozen=True):
    who: Who
    deck: Deck


class CannotTimeout(Node, frozen=True):
    who: Who


class CannotPlayActions(Node, frozen=True):
    who: Who


class LimitActions(Node, frozen=True):
    """`who` cannot play more than one Action card in a down."""

    who: Who


class CannotCall(Node, frozen=True):
    """`who` cannot call these plays, or with `must` no others; without calls, the named play.

    Whoever has no other Play in hand may call what they have.
    """

    who: Who
    calls: tuple[Call, ...] = ()
    must: bool = False


class CannotReplay(Node, frozen=True):
    """`who`'s Replay the Down effects are cancelled."""

    who: Who = "each player"


Modifier = (
    ModifyYards
    | ModifyStrength
    | ModifyCatchRange
    | ModifyTimeUnits
    | ModifyHandLimit
    | SetHandLimit
    | ActionsCost
    | ModifyGrit
    | ModifyFieldGoals
    | FieldGoalsAre
    | ModifyPunts
    | ModifyKickPoints
    | ModifyRating
    | SetRating
    | Grants
    | CountsAs
    | AlsoCalled
    | Cannot
    | CannotUse
    | MustDesignate
    | CannotCancel
    | CannotDraw
    | CannotTimeout
    | CannotPlayActions
    | LimitActions
    | CannotCall
    | CannotReplay
)


class Lasting(Node, frozen=True):
    """A modifier that holds for a while."""

    modifier: Modifier
    duration: Duration = "this down"


class Await(Node, frozen=True):
    """A trigger or replacement that waits for a while, then is gone.

    `once`: it works one time. `player` Players named with `That` are fixed when this resolves.
    """

    ability: Triggered | Would
    duration: Duration = "this down"
    once: bool = True


# Choices ---------------------------------------------------------------------------------------


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
    options: tuple[tuple[Effect, ...], ...]
    who: Who = "you"


class ChooseX(Node, frozen=True):
    """A player chooses X; it is at hand for the rest of the effect."""

    low: int = 0
    high: int = 9
    who: Who = "you"
    up_to: CountCards | None = None
    """If there are fewer of these than `high`, X is at most so many."""


Effect = (
    Gain
    | Lose
    | MultiplyYards
    | InsteadYards
    | LimitYards
    | ChangeBaseYards
    | MoveBall
    | Audible
    | BecomePlay
    | BecomeDefense
    | ChooseDefense
    | AlsoPlay
    | CopyCall
    | NamePlay
    | ReplayDown
    | MakeResult
    | ChangeCatchRange
    | SetCatchRange
    | ChangeStrength
    | SetStrength
    | Turnover
    | CancelTurnover
    | FirstDown
    | ChangeTimeUnits
    | SetTimeUnits
    | ChangeClock
    | ChangeTimeouts
    | DetermineGrit
    | ScorePoints
    | ChoosePlayers
    | ChangeGrit
    | SetGrit
    | KickAgain
    | SetClock
    | Energize
    | ExhaustPlayers
    | ToBench
    | Substitute
    | CancelAbilities
    | Draw
    | Discard
    | Search
    | Recover
    | RevealHand
    | LookAtHand
    | ExchangeHands
    | PutCards
    | DiscardTop
    | DiscardAny
    | RevealTop
    | CallShown
    | CallFromHand
    | PutShown
    | PlayFromDiscard
    | PayCost
    | LookAndReorder
    | SkipDraw
    | ShuffleDiscard
    | CancelLayer
    | Uncancellable
    | CopyLayer
    | CopyAbility
    | GainAbility
    | GainAbilitiesOf
    | RemoveCard
    | RemoveThis
    | AttachCard
    | PutOnField
    | MovePowerUp
    | Lasting
    | Await
    | If
    | May
    | EitherMay
    | ChooseOne
    | ChooseX
)


# Abilities -------------------------------------------------------------------------------------


class Qualifier(Node, frozen=True):
    """What stands between a keyword and its colon: calls after a dash, a Strength range (R-12)."""

    calls: tuple[Call, ...] = ()
    low: int | None = None
    high: int | None = None


class Timing(Node, frozen=True):
    """When a card may be played or an ability used (T-12); no point named means every one.

    `once_per`: how long it is until it may be used again.
    """

    points: tuple[TimingPoint, ...] = ()
    condition: Condition | None = None
    once_per: Stretch | None = None


class Activated(Node, frozen=True):
    """`Exhaust – qualifier: effects`, used in a timing point; exhausting is its cost (T-5)."""

    effects: tuple[Effect, ...]
    qualifier: Qualifier = Qualifier()
    timing: Timing = Timing()
    bench: bool = False


class OnDesignation(Node, frozen=True):
    """`Run:`, `Receive:`, `Tackle:` (T-13)."""

    keyword: Keyword
    effects: tuple[Effect, ...]
    qualifier: Qualifier = Qualifier()
    once_per: Stretch | None = None


Event = Literal[
    "a possession starts",
    "a down starts",
    "a play is revealed",
    "a play is stopped",
    "a play is successful",
    "a pass is incomplete",
    "the play ends",
    "a touchdown is scored",
    "a field goal is made",
    "a field goal is missed",
    "a safety is scored",
    "a turnover happens",
    "a punt is made",
    "an Action card is played",
    "an Exhaust ability is used",
    "a Player is energized",
    "a Player is exhausted",
    "a card is drawn",
    "a card is discarded",
    "a timeout is spent",
    "a Player is designated",
    "a first down is gained",
    "points are scored",
    "a possession ends",
    "a Gridiron card is played",
    "a Power Up is played",
    "a Superstar is played",
    "a half starts",
    "overtime starts",
    "a down ends",
    "a half ends",
    "a fumble happens",
    "an interception happens",
    "this card is played",
]


class Triggered(Node, frozen=True):
    """`Whenever event, effects`: waits for the next timing point (T-4, T-6).

    `who` is whose event it must be (`None`: anyone's); `players` limits it to those Players;
    `calls` to those called offensive plays.
    """

    event: Event
    effects: tuple[Effect, ...]
    who: Who | None = None
    players: Players | None = None
    calls: tuple[Call, ...] = ()
    condition: Condition | None = None
    bench: bool = False
    once_per: Stretch | None = None


class Would(Node, frozen=True):
    """`When … would …, instead …` or `Whenever … would …, …`: takes place at once, in its stead."""

    event: Literal[
        "the play would gain yards",
        "the play would be stopped",
        "a live ball turnover would happen",
        "a field goal would be good",
        "a field goal would be missed",
    ]
    effects: tuple[Effect, ...]
    who: Who | None = None
    calls: tuple[Call, ...] = ()
    condition: Condition | None = None
    bench: bool = False
    once_per: Stretch | None = None


class Static(Node, frozen=True):
    """Text that holds as long as its card is where it works."""

    modifier: Modifier
    condition: Condition | None = None
    bench: bool = False


Ability = Activated | OnDesignation | Triggered | Would | Static
