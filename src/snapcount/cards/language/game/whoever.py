"""A player of the game by what they have: `the player with fewer Action cards in hand`.

Nobody is meant where both have as many. What they do is a question and an answer for each of the
two: the one who has fewer may have more afterward, so the other is asked only otherwise. `Each
player with no cards` is asked of each.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from snapcount.cards.language.conditions.asking import OPPOSITE
from snapcount.cards.language.conditions.having import (
    OF_THOSE_HANDS,
    Have,
    HaveMore,
    Versus,
    have,
    have_more,
)
from snapcount.cards.language.events.of_one_player import done_by
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    construct,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.kernel.doers import ANYONE
from snapcount.cards.language.kernel.walk import changed
from snapcount.cards.language.nouns.bounds import Some
from snapcount.cards.language.sentences.barred import BARRING, Barring
from snapcount.cards.nouns import Compare, CountHappened, Happened, Leading
from snapcount.cards.tree import CannotTimeout, MoreActions

_BOTH: Final = (("you", "opponent"), ("opponent", "you"))


class More(msgspec.Struct, frozen=True):
    """Whoever has more of something than the other, or fewer."""

    what: Any
    how: str


class Such(msgspec.Struct, frozen=True):
    """Each player who has so many of something."""

    some: Some


class Meant(msgspec.Struct, frozen=True):
    """When it is you, and when your opponent; `each`: it may be both."""

    you: Any
    opponent: Any
    each: bool = False


class Doing(msgspec.Struct, frozen=True):
    """What they do, or `may` do."""

    who: Meant
    deeds: tuple[Any, ...]
    may: bool = False


class DoesAndDoes(msgspec.Struct, frozen=True):
    """What any player does, and what they do, or `may` do, for it."""

    does: syntax.Occasion
    deeds: tuple[Any, ...]
    may: bool = False


_OF_WHOEVER: Final = Guard(
    lambda said: "opponent" not in contents(said.does),
    "whose opponent’s? Write “Whenever you …” and “Whenever your opponent …”",
)


def _for_it(said: DoesAndDoes) -> syntax.Occurs:
    then = _do(Doing(Meant(None, None), said.deeds, said.may), ANYONE)
    return syntax.Occurs(occasion=done_by(said.does, ANYONE), then=then)


def _with_more(said: More) -> Meant | None:
    asked = [have_more(HaveMore(who, said.what, Versus(than), said.how)) for who, than in _BOTH]
    return None if None in asked else Meant(asked[0], asked[1])


def _with_so_many(said: Such) -> Meant | None:
    asked = [have(Have(who, said.some)) for who, _ in _BOTH]
    return None if None in asked else Meant(asked[0], asked[1], each=True)


_TURNED: Final = dict(_BOTH)


def _turned(part: Any) -> Any:
    return _TURNED.get(part, part) if isinstance(part, str) else part


class Being(msgspec.Struct, frozen=True):
    """A player of whom that is so, as it is asked of your opponent; `one`: it is only one."""

    asked: Any
    one: bool


def _of_whom_it_is_so(said: Being) -> Meant | None:
    alone = isinstance(said.asked, Leading) and said.asked.by > 0  # so that the other is not
    if said.one and not alone:
        return None
    of_you = changed(said.asked, _turned)
    return Meant(of_you, said.asked, each=not alone)


def _done(said: Doing) -> syntax.Block:
    you, they = (
        syntax.Asks(condition=condition, then=_do(said, who))
        for who, condition in (("you", said.who.you), ("opponent", said.who.opponent))
    )
    return syntax.Block(statements=(you, they if said.who.each else syntax.Else(then=they)))


def _do(said: Doing, who: str) -> Any:
    if said.may:
        return syntax.Offers(who=who, clauses=said.deeds)
    return syntax.Says(clauses=tuple(syntax.By(who=who, deed=deed) for deed in said.deeds))


class Standing(msgspec.Struct, frozen=True):
    """What holds for whoever it is, always or for so long."""

    who: Meant
    what: Any
    lasts: syntax.Lasts | None = None


def _forbidden(said: Standing) -> syntax.Block:
    return _held(said, lambda who: BARRING.build(Barring(who, said.what)))


def _further(said: Standing) -> syntax.Block:
    return _held(said, lambda who: MoreActions(who, said.what))


def _held(said: Standing, modifier: Callable[[Any], Any]) -> syntax.Block:
    """Of each of the two, as long as it is that one."""
    made: list[Any] = []
    for who, condition in (("you", said.who.you), ("opponent", said.who.opponent)):
        clause: Any = syntax.Stands(modifier=modifier(who))
        if said.lasts is not None:
            clause = syntax.For(clause=clause, lasts=said.lasts)
        made.append(syntax.Holds(condition=condition, then=syntax.Says(clauses=(clause,))))
    return syntax.Block(statements=tuple(made))


class BarredIf(msgspec.Struct, frozen=True):
    """What neither player may do while that is so, as it is asked of your opponent."""

    what: Any
    asked: Any
    so: bool
    lasts: syntax.Lasts | None = None


def _barred_if(said: BarredIf) -> syntax.Block:
    """Of each player for themselves: one of them may be barred, or both."""
    asked = said.asked if said.so else OPPOSITE.build(said.asked)
    return _forbidden(Standing(Meant(changed(asked, _turned), asked), said.what, said.lasts))


class TimeoutsEach(msgspec.Struct, frozen=True):
    """How many timeouts somebody can spend in each such stretch."""

    who: Any
    most: int
    since: Any


def _timeouts_each(said: TimeoutsEach) -> syntax.Block | None:
    """Whoever has spent so many cannot spend another."""
    both: tuple[Any, ...] = ("you", "opponent")
    seats = both if said.who == "each player" else (said.who,)
    if not set(seats) <= {"you", "opponent"} or said.most < 1 or said.since == "down":
        return None
    made: list[Any] = []
    for who in seats:
        spent: Any = Happened("a timeout is spent", who, said.since)
        if said.most > 1:
            counted = CountHappened("a timeout is spent", who, said.since)
            spent = Compare(counted, "at least", said.most)
        clause = syntax.Stands(modifier=CannotTimeout(who, "spend"))
        made.append(syntax.Holds(condition=spent, then=syntax.Says(clauses=(clause,))))
    return syntax.Block(statements=tuple(made))


_SPEND: Final = "(spend|use|call|take)"
_NEITHER: Final = "({:AnyoneOfTheGame} (cannot|may not|must not)|(neither|no) player (can|may))"
_ONLY: Final = "{:AnyoneOfTheGame} (can|may) only"
_ASKED: Final = "{:EachOfThem} {asked:AtomOf[they_opponent]}"


_LASTS: Final = " {lasts:Lasts}"


def _with(words: str, early: str = "", late: str = "") -> str:
    """The words with how long it lasts in front of the condition, behind it, or nowhere."""
    return words.replace("{}", early, 1).replace("{}", late, 1)


def _barred_each() -> list[Construct]:
    """`Players cannot spend timeouts unless they are behind`."""
    made: list[Construct] = []
    for barred, so in (
        (f"{_NEITHER} {{what:Forbiddens}}{{}} unless {_ASKED}{{}}", False),
        (f"{_ONLY} {{what:Forbiddens}}{{}} (if|while|when) {_ASKED}{{}}", False),
        (f"{_NEITHER} {{what:Forbiddens}}{{}} (if|while|when|as long as) {_ASKED}{{}}", True),
    ):
        made += construct("BarredEach", BarredIf, _with(barred), so=so)
        early = _with(barred, _LASTS)
        made += construct("BarredEach", BarredIf, _with(barred, late=_LASTS), [early], so=so)
    return made


_LEADS: Final = Meant(Leading("you"), Leading("opponent"))
_TRAILS: Final = Meant(Leading("opponent"), Leading("you"))

WHOEVER: Final[list[Construct]] = [
    *phrase(
        "PlayerWith",
        "the player with",
        "(the player who|whoever) (has|holds|controls|(ends|is left) with)",
    ),
    *phrase("ThanOther", "than (the other player|the other|their opponent)"),
    *construct("Whoever", None, "{=:WithMore}", views={WHOLE: read_as(_with_more)}),
    *(
        each
        for how, words in (("more", "(more|the most)"), ("fewer", "(fewer|less|the fewest)"))
        for each in construct(
            "WithMore",
            More,
            f"{{:PlayerWith}} {words} {{what:Held[pl]}} [{{:ThanOther}}]",
            how=how,
        )
        + construct("WithMore", More, f"{{:PlayerWith}} {words}", what=OF_THOSE_HANDS, how=how)
    ),
    *(
        each
        for meant, being, score in (
            (_LEADS, ("leading", "ahead", "winning"), "(higher|highest|better)"),
            (_TRAILS, ("trailing", "behind", "losing"), "(lower|lowest|worse)"),
        )
        for each in word(
            "Whoever",
            meant,
            f"(the player who|whoever|(a|any|each) player who) is ({'|'.join(being)})",
            f"the ({being[0]}|{being[2]}) (player|team)",
            f"{{:PlayerWith}} the {score} score",
        )
    ),
    *word("Whoever", _LEADS, "the player in the lead", "{:PlayerWith} (more points|the lead)"),
    *word("Whoever", _TRAILS, "{:PlayerWith} fewer points"),
    *construct("Whoever", None, "{=:WithSome}", views={WHOLE: read_as(_with_so_many)}),
    *construct(
        "WithSome",
        Such,
        "{:EverySuch} (with|(who|that) (has|holds)|holding|having) {some:SomeHeld}",
    ),
    *phrase("EverySuch", "each player", "(a|any|every) player"),
    # `each player who is not Synergized`: asked of either as of your opponent
    *construct("Whoever", None, "{=:OfWhom}", views={WHOLE: read_as(_of_whom_it_is_so)}),
    *construct("OfWhom", Being, "{:EverySuch} (who|that) {asked:OfThem}", one=False),
    *construct("OfWhom", Being, "(the player (who|that)|whoever) {asked:OfThem}", one=True),
    *construct("OfThem", None, "{=:AtomOf[opponent]}"),
    # `If either player has no cards in hand, that player draws two`
    *construct("IfWhoever", None, "{=:IfOfWhom}", views={WHOLE: read_as(_of_whom_it_is_so)}),
    *construct("IfOfWhom", Being, "if (a|any|either|each) player {asked:OfThem} ,", one=False),
    *construct("ByWhomIf", Doing, "{who:IfWhoever} that player {deeds:DeedsOf[third]}"),
    *construct(
        "ByWhomIf",
        Doing,
        "{who:IfWhoever} {:ThatVeryPlayer} {deeds:DeedsOf[bare]}",
        [
            "{who:IfWhoever} (that player|{:ThatVeryPlayer}) must {deeds:TheirDeeds}",
        ],
    ),
    *construct(
        "ByWhomIf",
        Doing,
        "{who:IfWhoever} (that player|{:ThatVeryPlayer}) {:May} {deeds:TheirDeeds}",
        may=True,
    ),
    *phrase("ThatVeryPlayer", "they", "they@anyone", "they@each"),
    *construct("Statement[stop]", None, "{=:ByWhomIf}", views={WHOLE: read_as(_done)}),
    *construct("ByWhoever", Doing, "{who:Whoever} {deeds:DeedsOf[third]}"),
    *construct("ByWhoever", Doing, "{who:Whoever} must {deeds:TheirDeeds}"),
    # `players with no timeouts draw a card`
    *construct("AllSuch", None, "{=:AllSuchWith}", views={WHOLE: read_as(_with_so_many)}),
    *construct(
        "AllSuchWith",
        Such,
        "[all] players (with|(who|that) (have|hold)|holding|having) {some:SomeHeld}",
    ),
    *construct("ByWhoever", Doing, "{who:AllSuch} [must] {deeds:DeedsOf[bare]}"),
    *construct("ByWhoever", Doing, "{who:AllSuch} {:May} {deeds:TheirDeeds}", may=True),
    *construct("ByWhoever", Doing, "{who:Whoever} {:May} {deeds:TheirDeeds}", may=True),
    # `A player who scores a touchdown draws a card`: whenever one does
    *(
        each
        for may, does in (
            (False, "{deeds:DeedsOf[third]}"),
            (False, "must {deeds:TheirDeeds}"),
            (True, "{:May} {deeds:TheirDeeds}"),
        )
        for each in construct(
            "ForIt",
            DoesAndDoes,
            f"{{:AnyoneWho}} {{does:Does[third]}} {does}",
            only=_OF_WHOEVER,
            may=may,
        )
    ),
    *phrase("AnyoneWho", "a player who", "((a|any|each|every) player (who|that)|whoever)"),
    *construct("Occurring[stop]", None, "{=:ForIt}", views={WHOLE: read_as(_for_it)}),
    # What holds for them
    *(
        each
        for category, words in (
            ("WhoeverCannot", "{who:Whoever} (cannot|may not) {what:Forbiddens}"),
            ("WhoeverPlays", "{who:Whoever} (may|can) play {what:FurtherActions}"),
        )
        for each in (
            *construct(category, Standing, words),
            *construct(category, Standing, f"{words} {{lasts:Lasts}}"),
        )
    ),
    *construct("Core[stop]", None, "{=:TimeoutsEach}", views={WHOLE: read_as(_timeouts_each)}),
    *construct(
        "TimeoutsEach",
        TimeoutsEach,
        f"{{who:Who}} (can|may) {_SPEND} (only|at most|no more than) {{most:IntTimeouts}}"
        " {since:Each}",
        [
            f"{{who:Who}} (can|may) only {_SPEND} {{most:IntTimeouts}} {{since:Each}}",
            f"{{who:Barred}} {_SPEND} more than {{most:IntTimeouts}} {{since:Each}}",
        ],
    ),
    *_barred_each(),
    *phrase(
        "AnyoneOfTheGame",
        "players",
        "(a|any|either|each) player",
        "[both|all] players",
    ),
    *phrase("EachOfThem", "they", "they@each", "they@anyone"),
    *construct("Core[stop]", None, "{=:BarredEach}", views={WHOLE: read_as(_barred_if)}),
    *construct("Core[stop]", None, "{=:WhoeverCannot}", views={WHOLE: read_as(_forbidden)}),
    *construct("Core[stop]", None, "{=:WhoeverPlays}", views={WHOLE: read_as(_further)}),
    *(
        each
        for category in ("Core[stop]", "Doing")
        for each in construct(category, None, "{=:ByWhoever}", views={WHOLE: read_as(_done)})
    ),
]
