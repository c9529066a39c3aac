"""Numbers that are compared: with one another, with bounds, with ranges."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from snapcount.cards.language.conditions.asking import asks, seen
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    View,
    construct,
    either,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.kernel.lists import listed
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.language.meaning.normal import opposite
from snapcount.cards.language.nouns.bounds import AT_LEAST, AT_MOST, Bound, bounded
from snapcount.cards.language.nouns.this_play import OWN_CALL, Plays
from snapcount.cards.nouns import (
    AllOf,
    AnyOf,
    Apart,
    Called,
    Compare,
    GritIn,
    Group,
    Minus,
    Not,
    RatingAmong,
    RatingOf,
    RatingSum,
    StrengthIn,
    StrengthOf,
    TheGrit,
    TheMiss,
    ThePlayStrength,
    TheX,
)


class Measured(msgspec.Struct, frozen=True):
    """A number that lies within bounds, or within one of several ranges."""

    number: Any
    bounds: tuple[Bound, ...]


PARITY: Final = {
    "even": tuple(Bound(n, n) for n in range(0, 10, 2)),
    "odd": tuple(Bound(n, n) for n in range(1, 10, 2)),
}


class Strong(msgspec.Struct, frozen=True):
    """A play whose Strength lies within bounds."""

    play: Plays
    bounds: tuple[Bound, ...]


def _strong(said: Strong, so: Callable[[Any], Any] = lambda asked: asked) -> Any:
    """The Strength of somebody's play is that of their card, also on defense."""
    play = said.play
    number = ThePlayStrength() if play.who in (None, "each player") else StrengthOf(play.who)
    asked = measured(Measured(number, said.bounds))
    if asked is None:
        return None
    return play.asked(so(asked)) if play.calls else so(asked)


def _not_strong(said: Strong) -> Any:
    return _strong(said, opposite)


class Above(msgspec.Struct, frozen=True):
    """One number is more than another, or less."""

    left: Any
    right: Any
    less: bool = False


def within(number: Any, bound: Bound) -> Any:
    """That a number lies within bounds."""
    low, high = bound.low, bound.high
    if low is not None and high is not None:
        if isinstance(number, TheGrit | ThePlayStrength):
            kind = GritIn if isinstance(number, TheGrit) else StrengthIn
            return kind(low, high)  # beyond 9 it is refused with the reason (`never`)
        if low == high:
            return Compare(number, "exactly", low)
        return AllOf((Compare(number, "at least", low), Compare(number, "at most", high)))
    if low is not None:
        return Compare(number, "at least", low)
    return Compare(number, "at most", high or 0)


def measured(said: Measured) -> Any:
    """That a number lies within its bounds; None if nobody would ask that of it."""
    if isinstance(said.number, int):
        return None
    if said.bounds in PARITY.values() and not isinstance(said.number, TheGrit | ThePlayStrength):
        return None  # only what is from 0 to 9 is even in five ways
    bounds = [said.bounds[0]]
    for bound in said.bounds[1:]:
        before = bounds[-1]
        if before.high is not None and bound.low == before.high + 1:
            bounds[-1] = Bound(before.low, bound.high)  # two that follow one another are a range
        else:
            bounds.append(bound)
    parts = [within(said.number, bound) for bound in bounds]
    if None in parts:
        return None
    return parts[0] if len(parts) == 1 else AnyOf(tuple(parts))


class BestRated(msgspec.Struct, frozen=True):
    """Whether somebody has the Player with the highest rating of all, or with the lowest."""

    whose: Any
    which: Any


def _best_rated(said: BestRated) -> Any:
    theirs = RatingAmong(said.which, Group(said.whose))
    how: Any = "at least" if said.which == "highest" else "at most"
    return Compare(theirs, how, RatingAmong(said.which, Group()))


class Missed(msgspec.Struct, frozen=True):
    """By how much the Play Strength lies outside the catch range."""

    bounds: tuple[Bound, ...]


def _missed(said: Missed) -> Any:
    """Only a Pass has a catch range to lie in."""
    asked = measured(Measured(TheMiss(), said.bounds))
    inside = any(not bound.low for bound in said.bounds)
    if asked is None or not inside:
        return asked
    return AllOf((Called("offense", ("pass",)), asked))


class Higher(msgspec.Struct, frozen=True):
    """One rating is higher than another by so much."""

    left: Any
    right: Any
    by: Bound
    less: bool = False


def _higher(said: Higher) -> Any:
    left, right = (said.right, said.left) if said.less else (said.left, said.right)
    if left == right or not said.by.low:
        return None
    return within(Minus(left, right), said.by)


class Near(msgspec.Struct, frozen=True):
    """Two numbers that differ by so much at most."""

    left: Any
    right: Any
    by: int


def _near(said: Near) -> Any:
    """No two numbers differ by less than nothing, and one number is written on the card at most."""
    if not said.by or said.left == said.right or isinstance(said.left, int):
        return None
    if isinstance(said.right, int):
        low, high = max(said.right - said.by, 0), said.right + said.by
        if isinstance(said.left, TheGrit | ThePlayStrength):
            high = min(high, 9)
        return measured(Measured(said.left, (Bound(low, high),)))
    return Compare(Apart(said.left, said.right), "at most", said.by)


def _above(said: Above) -> Any:
    """More than a number written down is at least the next one; else the other is not as much."""
    left, right = (said.right, said.left) if said.less else (said.left, said.right)
    if isinstance(left, int) and isinstance(right, int):
        return None
    if isinstance(right, int):
        return Compare(left, "at least", right + 1)
    if isinstance(left, int):
        return Compare(right, "at most", left - 1) if left else None
    return Not(Compare(right, "at least", left))


RELATIONS: Final = {
    "more": ("more # than @",),
    "fewer": ("(fewer|less) # than @",),
    "exactly": ("as many # as @", "(the same|an equal) number of # as @"),
    "at least": ("at least as many # as @",),
    "at most": ("(no more|not more) # than @",),
}
"""How many there are of one thing (#), said by how many there are of another (@)."""


def related(how: str, left: Any, right: Any) -> Any:
    """That one number stands to another in that relation; None if they are the same number."""
    if left is None or right is None or left == right:
        return None
    if how in ("more", "fewer"):
        return _above(Above(left, right, how == "fewer"))
    return Compare(left, how, right)  # type: ignore[arg-type]


def relations(said: str, what: str, than: str) -> Iterator[tuple[str, list[str]]]:
    """Each relation, and how it is said: `said` has # where one thing is compared with another."""
    for how, frames in RELATIONS.items():
        compared = [frame.replace("#", what).replace("@", than) for frame in frames]
        yield how, [said.replace("#", each) for each in compared]


SPAN: Final = {
    node: View(
        node.__name__,
        build=lambda bound, node=node: (  # type: ignore[misc]
            node(bound.low, bound.high) if bound.low is not None else None
        ),
        match=lambda asked, node=node: (  # type: ignore[misc]
            Bound(asked.low, asked.high) if isinstance(asked, node) else None
        ),
    )
    for node in (GritIn, StrengthIn)
}

_EQUALS: Final = ("~equals", "~matches")
_IT: Final = "(it|its value)"

COMPARING: Final[list[Construct]] = [
    # Grit and Play Strength in a range
    *(
        each
        for node, name in ((GritIn, "TheGrit"), (StrengthIn, "TheStrength"))
        for each in (
            *asks(None, f"{{:{name}}} ~is {{=:ValueSpan}}", category=name),
            *seen(name, SPAN[node]),
        )
    ),
    *phrase("TheGrit", "the Grit", "the Grit value", "that Grit [value]", "Grit", "the result"),
    *phrase(
        "TheStrength", "the Play Strength", "the Strength", "Play Strength", "your Play Strength"
    ),
    # One number and another
    *(
        each
        for how, words in (
            ("at least", ("at least", AT_LEAST, "no (less|lower|fewer) than")),
            ("at most", ("at most", AT_MOST, "no (more|higher|greater) than")),
            ("exactly", ("exactly", "equal to", "the same as")),
        )
        for each in asks(
            Compare,
            *(
                f"{{left:Number}} {verb} {word} {{right:Number}}"
                for word in words
                for verb in ("~is", "~are")
            ),
            how=how,
        )
    ),
    *asks(
        Compare,
        *(f"{{left:Number}} {verb} {{right:Number}}" for verb in _EQUALS),
        printed=False,
        only=Guard(lambda asked: not isinstance(asked.right, int), "a number is what it is"),
        how="exactly",
    ),
    *asks(
        Compare,
        *(
            f"{_IT} {verb} {{right:Number}}"
            for verb in (*_EQUALS, "~is (equal to|the same as)", "~is (exactly|also)")
        ),
        printed=False,
        only=Guard(lambda asked: not isinstance(asked.right, int), "a number is what it is"),
        left=syntax.ThatValue(),
        how="exactly",
    ),
    *asks(
        Measured,
        "{number:Number} ~is {bounds:Values}",
        "{number:Number} ~are {bounds:Values}",
        "{number:Number} ~becomes {bounds:Values} [this way]",
        *(f"{{number:Number}} {verb} {{bounds:Values}}" for verb in _EQUALS),
        category="Measured",
    ),
    *listed("Values", "Value", "or", ", or", ",", "or a", ", or a"),
    *(
        each
        for name, bounds in PARITY.items()
        for each in word("Values", bounds, name, f"an {name} number")
    ),
    *seen("Measured", read_as(measured)),
    # The number that was asked or made before (`ellipsis`)
    *asks(
        syntax.ItIs,
        f"{_IT} ~is {{bounds:Values}}",
        *(f"{_IT} {verb} {{bounds:Values}}" for verb in _EQUALS),
        "it ~becomes {bounds:Values} [this way]",
        "it ~is (reduced|lowered|increased|raised|changed) to {bounds:Values} [this way]",
        "(this|that) ~makes it {bounds:Values}",
        printed=False,
    ),
    *asks(
        syntax.TheyAreEqual,
        "{:TheTwo} ~are (equal|the same|identical) [numbers|values]",
        "{:TheTwo} (match|tie)",
        printed=False,
    ),
    # Behind `the player with fewer cards draws one`: neither of the two is
    *construct(
        "Asked",
        syntax.NeitherHasMore,
        "both [players] have the same number [of (them|cards)]",
        [
            (
                "(both players|they|they@each|they@anyone) have"
                " (the same number|as many|equally many) [of (them|cards)]"
            ),
            "both [players] have (as many|equally many)",
            "neither [player] has (more|fewer|less)",
        ],
        printed=False,
    ),
    *phrase("TheTwo", "they", "[the] two", "both [numbers|values]", "the two (numbers|values)"),
    *asks(
        syntax.ItHas,
        "it ~has {bounds:Values} (card|cards) [in it]",
        "there ~are {bounds:Values} (card|cards) in it",
        printed=False,
    ),
    # `If you chose 9`: X, where a Play is called with one
    *construct(
        "AskedMeasured",
        Measured,
        "you (chose|choose|picked) {bounds:Values} [(for|as) X]",
        printed=False,
        number=TheX(),
    ),
    # The number that was chosen
    *asks(
        Compare,
        "{left:Number} ~is {right:ThatNumber}",
        printed=False,
        how="exactly",
    ),
    *construct(
        "ThatNumber",
        TheX,
        "that number",
        ["the (chosen|named) number", "the number you (chose|named)", "X"],
    ),
    *construct("Asked", None, "{=:XChosen}", views={WHOLE: read_as(measured)}),
    *construct(
        "XChosen",
        Measured,
        "you chose {bounds:Values} (for|as) X",
        [
            "you (choose|chose) {bounds:Values} (for|as) X",
            "you (choose|chose) [an|a value of] X [(as|to be|is|of|that is)] {bounds:Values}",
            "the chosen X (is|was) {bounds:Values}",
            "the [value of] X [that] you (choose|chose) (is|was) {bounds:Values}",
        ],
        number=TheX(),
    ),
    # On which Grit: `the offense fumbles on a Grit of 0-2`, `On a 9, …`
    *construct("Circumstance", None, "{=:OnValue}", views={WHOLE: read_as(measured)}),
    *construct(
        "OnGritOf",
        Measured,
        "(on|with) a Grit [value] of {bounds:Values}",
        number=TheGrit(),
    ),
    *either("OnValue", "OnGritOf"),
    # `With` would be said of a card: `a play with a Play Strength of 5`
    *construct(
        "OnValue",
        Measured,
        "on a Play Strength of {bounds:Values}",
        number=ThePlayStrength(),
    ),
    *construct("Leading", None, "{=:OnNumber}", views={WHOLE: read_as(measured)}),
    # Before what follows without a comma: `On a 9 the pass is intercepted`
    *construct("OnGrit", None, "{=:OnNumber}", views={WHOLE: read_as(measured)}),
    *construct("OnGrit", None, "{=:OnGritOf}", views={WHOLE: read_as(measured)}),
    # A table of Grit values: `7-9: The pass is intercepted.`, `8 or 9 and it is a fumble`
    *construct("GritRow", None, "{=:GritValues} (:|and)", views={WHOLE: read_as(measured)}),
    *construct("GritValues", Measured, "{bounds:Values}", number=TheGrit()),
    *construct("Statement[stop]", syntax.Asks, "{condition:GritRow} {then:Statement[stop]}"),
    *construct(
        "OnNumber", Measured, "on (a|an) {bounds:Values}", ["on {bounds:Values}"], number=TheGrit()
    ),
    *phrase("MoreThan", "more than", "greater than", "higher than", "above"),
    *phrase("LessThan", "less than", "fewer than", "lower than", "below"),
    *asks(
        Above,
        "{left:Number} ~is {:MoreThan} {right:Number}",
        "{left:Number} ~are {:MoreThan} {right:Number}",
        *(f"{{left:Number}} {verb} {{right:Number}}" for verb in ("~exceeds", "~surpasses")),
        category="Above",
    ),
    *asks(
        Above,
        "{left:Number} ~is {:LessThan} {right:Number}",
        "{left:Number} ~are {:LessThan} {right:Number}",
        category="Above",
        less=True,
    ),
    *asks(
        Above,
        f"{_IT} ~is {{:MoreThan}} {{right:Number}}",
        f"{_IT} ~exceeds {{right:Number}}",
        category="Above",
        left=syntax.ThatValue(),
    ),
    *asks(
        Above,
        f"{_IT} ~is {{:LessThan}} {{right:Number}}",
        category="Above",
        left=syntax.ThatValue(),
        less=True,
    ),
    *seen("Above", read_as(_above)),
    *(
        each
        for less, than in ((False, "(higher|more|greater)"), (True, "(lower|less)"))
        for each in asks(
            Higher,
            f"{{left:Rating}} ~is {{by:Value}} {than} than {{right:Rating}}",
            f"{{left:Rating}} ~is {than} than {{right:Rating}} by {{by:Value}}",
            *(() if less else ("{left:Rating} ~exceeds {right:Rating} by {by:Value}",)),
            category="Higher",
            less=less,
        )
    ),
    *seen("Higher", read_as(_higher)),
    # Not farther apart than that
    *asks(
        Near,
        "{left:Number} ~is within {by:Int} of {right:Number}",
        "{left:Number} ~are within {by:Int} of {right:Number}",
        category="Near",
    ),
    *seen("Near", read_as(_near)),
    *asks(
        Above,
        "{left:Counted[pl]} ~outnumbers {right:Counted[pl]}",
        "{left:Counted[pl]} outnumber {right:Counted[pl]}",
        category="Above",
    ),
    # Ratings; a sum of them is larger than other numbers
    *construct(
        "Sum", None, "{=:Numeral}", only=Guard(lambda n: n < 1000, "no ratings add up to so much")
    ),
    *bounded("SumBound", "", "", bare=True, digits="Sum"),
    *listed("SumBounds", "SumBound", "or"),
    *asks(Measured, "{number:RatingSum} ~is {bounds:SumBounds}", category="Measured"),
    *construct(
        "AskedMeasured",
        Measured,
        "{number:Combined} have a (combined|total) rating of {bounds:SumBounds}",
        printed=False,
    ),
    *construct("Combined", RatingSum, "{group:Theirs[pl]}"),
    *(
        each
        for how in ("at least", "at most", "exactly")
        for each in asks(Compare, f"{{left:RatingSum}} ~is {how} {{right:Sum}}", how=how)
    ),
    *asks(
        Above,
        "{left:RatedPlayer} ~has a higher rating than {right:RatedPlayer}",
        "{left:RatedPlayer} ~is rated higher than {right:RatedPlayer}",
        category="Above",
    ),
    *asks(
        Above,
        "{left:RatedPlayer} ~has a lower rating than {right:RatedPlayer}",
        "{left:RatedPlayer} ~is rated lower than {right:RatedPlayer}",
        category="Above",
        less=True,
    ),
    *asks(
        BestRated,
        "{whose:Who[p]} ~has the {which:Extreme} rated Player on the field",
        "{whose:Who[p]} ~controls the {which:Extreme} rated Player on the field",
        category="BestRated",
    ),
    *seen("BestRated", read_as(_best_rated)),
    *construct("RatedPlayer", RatingOf, "{players:Pointed}"),
    # The other one's is the same number of theirs
    *asks(
        Above,
        "{left:Rating} ~is {:MoreThan} {right:TheirRating}",
        category="Above",
    ),
    *asks(
        Above,
        "{left:Rating} ~is {:LessThan} {right:TheirRating}",
        category="Above",
        less=True,
    ),
    *construct("TheirRating", RatingOf, "{players:Possessor}"),
    *asks(
        Above,
        "{left:CalledStrength} ~is {:MoreThan} {right:TheirStrength}",
        category="Above",
    ),
    *asks(
        Above,
        "{left:CalledStrength} ~is {:LessThan} {right:TheirStrength}",
        category="Above",
        less=True,
    ),
    *construct("TheirStrength", StrengthOf, "{who:Whose}"),
    # The one play has as much as the other
    *asks(
        Compare,
        "{left:PlayWithStrength} ~has the same [Play] Strength as {right:OtherWithStrength}",
        "{left:PlayWithStrength} ~has a [Play] Strength equal to {right:OtherWithStrength}",
        printed=False,
        how="exactly",
    ),
    *(
        each
        for less, more in ((False, "(higher|greater)"), (True, "lower"))
        for each in asks(
            Above,
            f"{{left:PlayWithStrength}} ~has a {more} [Play] Strength than"
            " {right:OtherWithStrength}",
            category="Above",
            less=less,
        )
    ),
    *construct("PlayWithStrength", StrengthOf, "{who:Whose} [called] play"),
    *construct("PlayWithStrength", StrengthOf, "{:OwnCard}", who=OWN_CALL),
    *either("OtherWithStrength", "PlayWithStrength"),
    *word("OtherWithStrength", StrengthOf("you"), "yours"),
    *word("OtherWithStrength", StrengthOf("opponent"), "your opponent's"),
    # A card of a Strength
    *construct("Asked", None, "{=:AskedStrong}", views={WHOLE: read_as(_strong)}),
    *construct("Asked", None, "{=:DeniedStrong}", views={WHOLE: read_as(_not_strong)}),
    *asks(
        Strong,
        "{play:PlayAsCard} ~has a [Play] Strength of {bounds:Values}",
        "{play:PlayAsCard} ~has [Play] Strength {bounds:Values}",
        "the [Play] Strength of {play:SomePlay} ~is {bounds:Values}",
        "{play:OwnedPlays} [Play] Strength ~is {bounds:Values}",
        category="Strong",
    ),
    *either("PlayAsCard", "CallItself", "SomePlay"),
    *word(
        "SameStrength",
        Compare(StrengthOf("you"), "exactly", StrengthOf("opponent")),
        "both called plays have the same [Play] Strength",
        "both [called] (plays|Play cards) have the same [Play] Strength",
        "(you and your opponent|both players) called (plays|Play cards) (with|of) the same"
        " [Play] Strength",
        "the (Strength|Strengths) of {:BothCalls} (are|is) (equal|the same)",
    ),
    *construct("Asked", None, "{=:SameStrength}", views={WHOLE: UNSAID}),
    # The Play Strength and the catch range
    *asks(
        Missed,
        "the Play Strength ~is outside [of] the catch range by {bounds:Values}",
        "the Play Strength ~is {bounds:Values} outside [of] the catch range",
        "the Play Strength misses the catch range by {bounds:Values}",
        category="Missed",
    ),
    *asks(
        Missed,
        "the Play Strength ~is outside [of] the catch range",
        "the Play Strength ~is not (in|inside|within) the catch range",
        category="Missed",
        bounds=(Bound(1, None),),
    ),
    *asks(
        Missed,
        "the Play Strength ~is (in|inside|within) the catch range",
        category="Missed",
        bounds=(Bound(0, 0),),
    ),
    *construct(
        "AskedMissed",
        Missed,
        "the Play Strength is within {bounds:Nearby} of the catch range",
    ),
    *construct(
        "Nearby", None, "{=:Digit}", views={WHOLE: read_as(lambda most: (Bound(None, most),))}
    ),
    *seen("Missed", read_as(_missed)),
]
