"""What sentences are before it is known which ability they belong to, and who does what.

These are the values of the sentence layer of the grammar; `discourse` makes effects and abilities
of them. Everything is frozen and compares by value, so that equal readings are one.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Syntax(msgspec.Struct, frozen=True, kw_only=True):
    """A clause, a sentence or a heading."""


class By(Syntax, frozen=True):
    """`Your opponent draws a card`: somebody does it.

    `goes_on`: what follows without an s is theirs too (`They must discard a card and draw two`).
    """

    who: str
    deed: Any
    goes_on: bool = False


class GoesOn(Syntax, frozen=True):
    """`… and discards a card`: whoever was named before goes on."""

    deed: Any


class Stands(Syntax, frozen=True):
    """A modifier without a duration: static text, or an effect for this down (T-9)."""

    modifier: Any


class OfAnyOne(Syntax, frozen=True):
    """`A Tight End counts as …`, where nobody chooses one: whichever it is, so of all of them."""

    modifier: Any


class OfChosen(Syntax, frozen=True):
    """`One of your Tight Ends counts as …`: Players are chosen, and then it is said of them."""

    players: Any
    what: tuple[Any, ...]


class Sided(Syntax, frozen=True):
    """What only one side of the ball does, said of a player: is it theirs?

    `stated`: the words themselves say which side it is (`your defensive call`).
    """

    who: Any
    """A player, or the play of a player."""
    side: str
    effect: Any
    stated: bool = False


class OfThisCard(Syntax, frozen=True):
    """What is done to the play of this very card, and to no other (`meaning.of_this_card`)."""


class Instead(Syntax, frozen=True):
    """`Gain 10 yards instead`; `of`: `… instead of 5`."""

    clause: Any
    of: Any = None


class Says(Syntax, frozen=True):
    """Clauses joined by `and`."""

    clauses: tuple[Any, ...]


class Asks(Syntax, frozen=True):
    """`If …, …`; `after`: the condition stands behind, `holds` False: `unless`.

    `amid`: worded as a circumstance (`on third down`), in which something stands or happens.
    """

    condition: Any
    then: Any
    after: bool = False
    holds: bool = True
    amid: bool = False


class Holds(Syntax, frozen=True):
    """`While …, …`: what stands as long as the condition holds."""

    condition: Any
    then: Any
    after: bool = False


class Offers(Syntax, frozen=True):
    """`Your opponent may …`; `to`: what comes of it in the same sentence."""

    who: str
    clauses: tuple[Any, ...]
    to: tuple[Any, ...] = ()


class OffersEither(Syntax, frozen=True):
    """`Either player may …`; `to`: what comes of it for whoever does."""

    clauses: tuple[Any, ...]
    to: tuple[Any, ...] = ()


class Unless(Syntax, frozen=True):
    """`Gain 10 yards unless your opponent discards a card`."""

    clauses: tuple[Any, ...]
    who: str
    deeds: tuple[Any, ...]


class Prevents(Syntax, frozen=True):
    """`Your opponent may discard a card to prevent this`: what the sentence before it does."""

    who: str
    deeds: tuple[Any, ...]


class OneOf(Syntax, frozen=True):
    """`Draw a card or gain 5 yards`, and `Choose one: …`."""

    options: tuple[tuple[Any, ...], ...]
    who: str = "doer"
    count: int = 1
    listed: bool = False
    """With bullets: whatever follows on the line belongs to the last option."""
    on_lines: bool = False
    """Without bullets, on lines of their own: every sentence that follows is an option."""


class Else(Syntax, frozen=True):
    """`Otherwise, …`."""

    then: Any


class IfDone(Syntax, frozen=True):
    """`If they do, …`; `done` False: `If they do not, …`."""

    who: str
    then: Any
    done: bool = True
    besides: bool = False
    """`If they do and it is third down, …`: something else is asked, too."""
    cancelled: bool = False
    """`If it is cancelled, …`: what was done is that."""
    none: bool | Literal["to do"] = False
    """`If they have none`: there is none such; `none to exhaust`: none that it can be done to."""


class IfEither(Syntax, frozen=True):
    """`If one does, …`, `If neither does, …`."""

    then: Any
    done: bool = True


class Occasion(Syntax, frozen=True):
    """An event that something waits for."""

    event: str
    would: bool = False
    who: str | None = None
    players: Any = None
    calls: tuple[str, ...] = ()
    condition: Any = None
    by: str | None = None
    role: str | None = None
    """As what a Player is designated: on which plays that is, depends on the card too."""
    asks: Any = None
    """What is asked when it happens, before anything is done."""
    that: Any = None
    """Whom `that Player` means in what is done."""
    does: bool = False
    """Said of the Player, as what he does or is: `runs the ball`, `is your runner`."""
    forced: bool = False
    """The other player made it happen: `you force a fumble` is one of your opponent's."""


class AnyOccasion(Syntax, frozen=True):
    """Events joined by `or`: each of them is one."""

    occasions: tuple[Occasion, ...]


class Limited(Syntax, frozen=True):
    """`Once per half, whenever …`."""

    once_per: str
    then: Any


class AtItsPoint(Syntax, frozen=True):
    """`Draw a Play card before you select a play`: on a card that is played then anyway."""

    then: Any
    point: str


class Freely(Syntax, frozen=True):
    """`Once per half, you may …`: an ability that costs nothing but that.

    `once_per` None: nothing says how often.
    """

    once_per: str | None
    then: Any
    points: tuple[str, ...] = ()
    condition: Any = None


class Block(Syntax, frozen=True):
    """Sentences in brackets."""

    statements: tuple[Any, ...]


class Prefixed(Syntax, frozen=True):
    """`Until the end of the half, …`: how long all of it lasts."""

    lasts: Lasts
    said: tuple[Any, ...]

    def clauses(self) -> tuple[Any, ...]:
        """Each clause with the duration, which it may have anyway."""
        return tuple(
            each
            if isinstance(each, For) and each.lasts == self.lasts
            else For(clause=each, lasts=self.lasts)
            for each in self.said
        )


class Occurs(Syntax, frozen=True):
    """`Whenever …, …`; `once`: the next time alone; `asked`: it began with `if`."""

    occasion: Occasion | AnyOccasion
    then: Any
    duration: Any = None
    once: bool = False
    once_per: str | None = None
    asked: bool = False
    condition: Any = None
    rule: bool = False
    """Said as what holds (`fumbles cannot happen`): what follows is not done then."""
    trailing: bool = False
    """Its time stands at the end: `draw a card at the end of the play`."""
    first: bool = False
    """`once_per` says in which while it is the first time; else how often it is done."""
    of_that: bool = False
    """Said of `that play`, which a sentence before it named (`that_occasion`)."""


class MomentFor(Syntax, frozen=True):
    """`At the end of each play this possession`: a time, and how long it comes again."""

    occasion: Any
    lasts: Any


class OccursFor(Syntax, frozen=True):
    """`At the end of each play this possession, …`."""

    moment: MomentFor
    then: Any

    def occurs(self) -> Occurs:
        """The same as what occurs at that time for a while."""
        moment = self.moment
        return Occurs(occasion=moment.occasion, then=self.then, duration=moment.lasts)


class OccursIf(Syntax, frozen=True):
    """`If this Player scores a touchdown, …` where nothing says in which while."""

    occasion: Any
    then: Any
    of_that: bool = False
    """Said of `that play`, so that it waits for nothing by itself."""


class OfOwnDown(Syntax, frozen=True):
    """`You complete a pass`, as what is asked: of the down in which a Play is called."""

    asked: Any


class AtTimeIf(Syntax, frozen=True):
    """`Energize this Player at the end of the play if …`: it is asked then."""

    then: Any
    occasion: Any
    condition: Any

    def occurs(self) -> Occurs:
        """The same as what occurs at that time."""
        asked = Asks(condition=self.condition, then=self.then)
        return Occurs(occasion=self.occasion, then=asked)


class PaidThen(Syntax, frozen=True):
    """`You may discard a card at the end of the play to draw two`: an offer at that time."""

    occasion: Any
    clauses: tuple[Any, ...]
    to: tuple[Any, ...]
    either: bool = False

    def occurs(self) -> Occurs:
        """The same as what occurs at that time."""
        offer: Any = Offers(who="you", clauses=self.clauses, to=self.to)
        if self.either:
            offer = OffersEither(clauses=self.clauses, to=self.to)
        return Occurs(occasion=self.occasion, then=offer)


THAT_PLAY = "that play"
"""The play that was named before: the next one, or the one of this down."""
NOBODYS_LINE = "the one that is driven for"
"""Whose yard line it is, where nobody is named."""

COMING_POSSESSION = "the possession that comes of it"
"""The next possession of somebody, where a text waits for what comes before it."""
THROUGH_NEXT_DOWN = "through the next down"
"""This down and the next one: what holds so long holds for each of them."""


class Lasts(Syntax, frozen=True):
    """How long something lasts; `of`: whose next plays are meant."""

    duration: str
    of: str | None = None
    calls: tuple[str, ...] = ()
    """Of which kind the next play is that is meant, whenever that comes."""
    within: str | None = None
    """How long the next play is waited for, if not for the whole game."""
    own: bool = False
    """Said as `on this play`, which may be that of this very card."""


class For(Syntax, frozen=True):
    """A clause with its duration."""

    clause: Any
    lasts: Lasts


class Aside(Syntax, frozen=True):
    """A sentence about the one before it: a bound of it, or what it leaves as it is."""

    about: str
    least: int | None = None
    deck: str | None = None


class Head(Syntax, frozen=True):
    """`Exhaust – Run:`; `free`: so often without exhausting, or so often at most if it triggers."""

    keyword: str | None
    qualifier: Any
    free: str | None = None


class HeadCost(Syntax, frozen=True):
    """`Exhaust, discard an Action card:`."""

    deeds: tuple[Any, ...]


class Bench(Syntax, frozen=True):
    """`Bench –` before an ability."""


class When(Syntax, frozen=True):
    """`Play only …`, `Exhaust only …`, `Use only …`."""

    verb: str
    timing: Any


class AttachTo(Syntax, frozen=True):
    players: Any


class PlayOn(Syntax, frozen=True):
    """`Play on a Linebacker at the start of a down`: whom it is attached to, and when."""

    players: Any
    timing: Any


class ActiveWhile(Syntax, frozen=True):
    condition: Any


class WhileActive(Syntax, frozen=True):
    """`While active, …` on a Synergy: its text holds only then anyway."""

    then: Any


class OfDeck(Syntax, frozen=True):
    """`you have two Legends`, as a Synergy asks it: of the deck, unless the field is named."""

    condition: Any


class ActiveFirst(Syntax, frozen=True):
    """`While your deck has two Legends, …` as the first sentence of a Synergy."""

    condition: Any
    then: Any


class Has(Syntax, frozen=True):
    """`This Player gains “…”`; `abilities` are those between the quotation marks, once read."""

    players: Any
    quotes: tuple[str, ...]
    lasts: Lasts | None = None
    abilities: tuple[Any, ...] = ()


class Cost(Syntax, frozen=True):
    """`As an additional cost, …`."""

    deeds: tuple[Any, ...]


class ToLayer(Syntax, frozen=True):
    """`Copy that card`: done to what was played or used just now; `kind`: a card or an ability."""

    done: Any
    kind: str | None = None


class ThisPlayGoes(Syntax, frozen=True):
    """`Return this play to your hand`: on a Play, the card whose text it is."""

    to: str


class Apart(Syntax, frozen=True):
    """What holds and what waits in one sentence: two sentences."""

    first: Any
    rest: Any


class OnBench(Syntax, frozen=True):
    """This Player, as the one of two who is on the bench."""


class CancelsTo(Syntax, frozen=True):
    """`Cancel that card and return it to its owner's hand`."""

    to: str
    kind: str | None = None


class UpTo(Syntax, frozen=True):
    """`up to two Action cards`: who does it chooses the number first."""

    most: Any


class AnyNumber(Syntax, frozen=True):
    """`any number of Action cards`: likewise, up to as many as there are."""


class Those(Syntax, frozen=True):
    """`For each`, `for each one`, `each Power Up removed this way`: of what was done last."""

    kind: Any = None
    turned: str = ""
    """`Each Linebacker exhausted this way`: what was done to Players."""
    group: Any = None
    """The Players that they are called."""
    whose: Any = None
    """`Each one your opponent had played`: those of that player alone."""


class SoMoved(Syntax, frozen=True):
    """`As many cards as you discarded`: those that were moved last, and so, by `who` if known."""

    done: str
    who: str | None = None


class Difference(Syntax, frozen=True):
    """`The difference`, `each card of the difference`: of the two numbers compared just before."""

    of: Literal["card", "Player", "timeout"] | None = None
    """What the two are numbers of, if that is said."""


class TheyAreEqual(Syntax, frozen=True):
    """`If they are equal`: the two numbers that were compared last."""


class NeitherHasMore(Syntax, frozen=True):
    """`If both have the same number`: after what the player does who has more, or fewer."""


class ThatValue(Syntax, frozen=True):
    """`It`, compared with another number: the one that was asked or made last."""


class ItIs(Syntax, frozen=True):
    """`If it is 9, …`: the number that was asked or made last lies within these bounds."""

    bounds: tuple[Any, ...]


class SoDesignated(Syntax, frozen=True):
    """`If they are, …`: whoever may be designated as it was said last, or must, has that role."""

    position: Any = None


class XIs(Syntax, frozen=True):
    """`X is the number of …`, in a sentence of its own (`x_is`)."""

    number: Any


class ItChanges(Syntax, frozen=True):
    """`Increase it by 2`, `set it to 9`: the number of the play that was changed or asked last.

    `ends`: how far which ends move, where it can only be a catch range (`widen it by 2`).
    """

    by: int | None
    to: int | None
    ends: Any = None


class ItHas(Syntax, frozen=True):
    """`If it has four or more cards, …`: the hand or pile that was looked at or counted last."""

    bounds: tuple[Any, ...]


class ThatStrength(Syntax, frozen=True):
    """`That Strength`: of the card whose Strength was asked before."""


class ShuffleIt(Syntax, frozen=True):
    """`Shuffle it into your Action deck`: the discard pile that was counted last.

    `rest`: the pile that a card was taken out of.
    """

    who: str
    deck: str
    rest: bool = False


class RecoverOfThem(Syntax, frozen=True):
    """`Return one of them to your hand`: cards of the discard pile that was counted last."""

    who: str
    count: int


class Together(Syntax, frozen=True):
    """`Draw an Action card and a Play card`: several deeds of one verb."""

    deeds: tuple[Any, ...]


class Either(Syntax, frozen=True):
    """`Remove a Power Up or a Gridiron card`: one deed of several with one verb."""

    deeds: tuple[Any, ...]


class SameAgain(Syntax, frozen=True):
    """`Do the same`: what somebody else has done just before (`same_again`).

    `players`: done to these instead.
    """

    players: Any = None


class Anew(Syntax, frozen=True):
    """`Otherwise, add 1`, `return up to two instead`: what was done before, with another number.

    `else_yards`: yards are gained or lost, where nothing else was before.
    """

    verb: str
    number: int | UpTo
    else_yards: bool = False
    unit: str | None = None
    """What is counted, where that is said again."""
    calls: Any = ()
    """The Plays that they are, where that is said again."""


class Flip(Syntax, frozen=True):
    """`Flip over the top card of your Play deck`, where nothing says that it is called at once."""

    who: str
    deck: str
    count: int = 1


class Spend(Syntax, frozen=True):
    """`Spend a timeout`: as what a text begins with, the cost of the rest (T-5).

    `time`: Time Units that the play takes more.
    """

    who: str
    count: int
    time: bool = False


class Pays(Syntax, frozen=True):
    """`Discard an Action card to gain 10 yards`: what is done, and what comes of it."""

    deed: Any
    to: tuple[Any, ...]


class HandLimits(Syntax, frozen=True):
    """`Your maximum hand size is 6 Play cards and 4 Action cards`."""

    who: str
    play: int
    action: int
