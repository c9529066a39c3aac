"""Several things said of one subject: `your Runs gain 5 more yards and use 1 less Time Unit`.

Whatever follows the subject in a template is a predicate of that subject: the chart reads a clause
that goes on with the subject of the one before it from the same templates, so that nothing is
declared for it. `SUBJECTS` are the categories of which something is said. Whom a text chooses is
none of them: said again, another one would be chosen.

How long it lasts is said once: in front or behind the last, it is for all of them.
"""

from __future__ import annotations

from typing import Any, Final

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    View,
    construct,
    either,
    phrase,
)
from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.kernel.graph import (
    AMIDST,
    BARRED,
    CLAUSE,
    FURTHER,
    JOINT,
    MORE,
    PRONOUN,
    RESUMED,
    SUBJECT,
)
from snapcount.cards.language.kernel.lists import FLAT, SINGLE, Again, Row
from snapcount.cards.language.sentences.rules import takes
from snapcount.cards.nouns import Choose
from snapcount.cards.tree import BecomePlay

_NUMBERS: Final = ("sg", "pl")

SUBJECTS: Final = (
    # The players of the game
    *("Who", *(f"Who[{form}]" for form in ("you", "base", "third", "plural", "both", "other"))),
    "Payer",
    # The play of this down
    *("ThisPlay", "ThePlay", "TheCall", "OwnPlay", "OwnedPlay", "OneCall", "PlayOrCall"),
    *("AnyonesPlay", "OwnPlayNow", "PlayOrOwn", "OffensesPlay"),
    *("WhosePlay", "WhosePlayNow", "WhoseCall", "WhoseCallNow", "WhoseDefense"),
    *("ThisCall", "CallItself", "PlayItself"),
    *("PlayOfRole", "GainingRole"),
    # Somebody's plays, and those to come
    *(
        f"{noun}[{n}]"
        for noun in ("Plays", "EachPlay", "Successful", "NextPlays")
        for n in _NUMBERS
    ),
    *("NextOne", "NextIn", "NextKind", "ComingCall"),
    # Kicks, scores, turnovers, Grit
    *(f"{noun}[{n}]" for noun in ("Goals", "AnyKicks", "Punts") for n in _NUMBERS),
    *(f"Next{noun}[{n}]" for noun in ("Goals", "AnyKicks", "Punts") for n in _NUMBERS),
    *("ScoreKinds", "TurnoverKinds", "AnyNext"),
    # Players and their abilities
    *("Subject", *(f"Subject[{n}]" for n in _NUMBERS), "SeveralSubjects"),
    *("Pointed", "Those", "EachOne", "AllOf", "SubjectGroup"),
    *(f"AbilitiesOf[{n}]" for n in _NUMBERS),
    # Cards
    "ThisCard",
)

BEFORE_WHEN: Final = tuple(
    each for each in SUBJECTS if not each.startswith(("Next", "Coming", "AnyNext", "Turnover"))
)
"""Those that when and how long may stand behind: what is to come has words of its own for how long
it is waited for."""

AND: Final = ("and", ", and", ", then", "then", "and then", ",", ", and then", ", but", "but")
"""Between what is done one after the other; in a list of options a semicolon is no `and`."""

_BETWEEN: Final = (*AND, ";", "; then")

THIS_DOWN: Final = "this down"


def _shared(row: Row) -> tuple[Any, ...]:
    """The first clause, and those that have its subject."""
    more = []
    for each in row.rest:
        if not isinstance(each, Again):
            break
        more.append(each.clause)
    return (row.first, *more)


def _lasts_for_both(row: Row) -> bool:
    """Whether it is known how long each of them lasts.

    Behind the first of two, a while may be that of the first alone; this down is both.
    """
    known: syntax.Lasts | None = None
    for clause in _shared(row):
        if isinstance(clause, syntax.For):
            known = clause.lasts
        elif known and takes(clause, known) and known.duration != THIS_DOWN:
            return False
    return True


def _joined(row: Row) -> tuple[Any, ...]:
    """All clauses, with the duration of the last for each that has its subject in common."""
    clauses = _shared(row)
    done: list[Any] = []
    lasts: syntax.Lasts | None = None
    for clause in reversed(clauses):
        if isinstance(clause, syntax.For):
            lasts = clause.lasts
        elif lasts and takes(clause, lasts):
            clause = syntax.For(clause=clause, lasts=lasts)
        done.insert(0, clause)
    done = _replacing(done)
    rest = row.rest[len(clauses) - 1 :]
    return (*done, *rest)


def resumed(row: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """The clauses that are said of a subject, where nothing else is said beside them."""
    if not all(isinstance(each, Again) for each in row):
        return None
    made = Row(row[0].clause, row[1:])
    return _joined(made) if _lasts_for_both(made) else None


def _replacing(clauses: list[Any]) -> list[Any]:
    """`It is complete and gains 5 yards instead`: all of it replaces what would happen."""
    first, last = clauses[0], clauses[-1]
    if len(clauses) == 1 or not isinstance(last, syntax.Instead):
        return clauses
    if isinstance(first, syntax.Instead):
        return clauses
    return [syntax.Instead(clause=first), *clauses[1:-1], last.clause]


def _of_the_new_one(row: Row) -> bool:
    """`Your play becomes a Run that uses 0 Time Units`: it is the play by then."""
    return isinstance(row.rest[0], Again) and BecomePlay in contents(row.first)


JOINED: Final = View("joined", build=_joined, match=FLAT.match)

SEVERAL_SAID: Final[list[Construct]] = [
    *construct(MORE, None, f"{{=:{CLAUSE}}}", views={WHOLE: SINGLE}),
    *construct(MORE, None, f"{{=:Row{MORE}}}", views={WHOLE: JOINED}),
    *construct(
        f"Row{MORE}",
        Row,
        f"{{first:{CLAUSE}}} {_BETWEEN[0]} {{rest:{FURTHER}}}",
        [f"{{first:{CLAUSE}}} {words} {{rest:{FURTHER}}}" for words in _BETWEEN[1:]],
        only=Guard(_lasts_for_both, "does this last for what follows too? Say so in front of both"),
    ),
    # `cannot be stopped or intercepted`: neither of the two
    *construct(
        f"Row{MORE}",
        Row,
        f"{{first:{CLAUSE}}} [,] (or|nor) {{rest:{BARRED}}}",
        only=Guard(
            lambda row: contents(row).isdisjoint((syntax.OfChosen, Choose)),
            "another one would be chosen; say of whom both are said",
        ),
        printed=False,
    ),
    *construct(
        f"Row{MORE}",
        Row,
        f"{{first:{CLAUSE}}} (that|which|, which) {{rest:{FURTHER}}}",
        only=Guard(_of_the_new_one, "of which play is this said? Say so in a sentence of its own"),
        printed=False,
    ),
    *either(SUBJECT, *SUBJECTS),
    *either("SubjectBeforeWhen", *BEFORE_WHEN),
    # To whatever builds no values, those that share no subject
    *either(FURTHER, MORE),
    *either(RESUMED, MORE),
    *either(BARRED, MORE),
    *either(AMIDST, "Lasts", "Circumstance", "CircumstanceAndHowLong"),
    *phrase(JOINT, *_BETWEEN),
    *phrase(PRONOUN, "it", "they", "that play", "those plays"),
]
