"""Plays in every place: each way to name a play, wherever a play can be named.

    python -m tests.cards.language.slots_plays [--holes [WORDS]]

A family is one play (or one kind of plays) with the wordings that mean it, the plainest first. Each
stands in each place of its kind: what is done to it, asked of it, waited for, played on. A text is
`read` if it has the tree of the plainest wording, which has to be read itself; `another` if it has
a different one. The table counts them by family and place; `--holes` lists the others, or those
with these words.

What makes no sense is left out by class:

- Only a Pass is complete, incomplete or intercepted: those places take families of Passes.
- A play whose kind is named is not asked which kind it is.
- A possessive hangs on a noun, not on a clause: nobody writes `the play you called's Strength`.
- `This play's Strength` may be that of the Play card whose text it is.
- The Strength that is asked of somebody's play is that of their card, and the yards that it gains
  more are those of a successful play: `the offense's play` and `the play` are two families.
- A play of this down does not come each time: on a Player, what waits takes what may come again,
  and `a Pass you called` is one of them; `this down` is not said of those.
- What is done to plays in general stands; nothing is asked of them. Whoever gains yards on plays
  gains them on their own.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Final, NamedTuple

from tests.cards.language.coverage_report import report
from tests.cards.language.meaning import on_their_side

from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread

ACTION: Final = Scene(action=True, side="offense", on_player=False)
DEFENSE: Final = Scene(action=True, side="defense", on_player=False)
PLAYER: Final = Scene()
AGAINST: Final = Scene(side="defense")


class Family(NamedTuple):
    """Wordings that mean one play, the plainest first; `kind`: the places that take them."""

    name: str
    kind: str
    wordings: tuple[str, ...]
    scene: Scene = ACTION


_PLAIN: Final = (
    "the play",
    "this play",
    "the current play",
    "the called play",
    "the offensive play",
    "the called offensive play",
    "the called Play card",
    "the current Play card",
)
_OFFENSES: Final = (
    "the offense's play",
    "the offense's current play",
    "the offense's called play",
    "the offense's offensive play",
    "the offense's called Play card",
    "the offense's Play card",
    "the play called by the offense",
    "the play the offense called",
    "the play that the offense called",
    "the Play card called by the offense",
    "the play called by the player on offense",
)
_YOURS: Final = (
    "your play",
    "your called play",
    "your current play",
    "your offensive play",
    "your called offensive play",
    "your Play card",
    "your called Play card",
    "the play you called",
    "the play that you called",
    "the play called by you",
    "the Play card you called",
    "the play you called this down",
)
_THEIRS: Final = (
    "your opponent's play",
    "your opponent's called play",
    "your opponent's current play",
    "your opponent's offensive play",
    "your opponent's Play card",
    "your opponent's called Play card",
    "the play your opponent called",
    "the play that your opponent called",
    "the play called by your opponent",
    "the play your opponent called this down",
)
_PASS: Final = (
    "the Pass",
    "the Pass play",
    "the called Pass",
    "the called Pass play",
    "the current Pass play",
)
_OFFENSES_PASS: Final = (
    "the offense's Pass",
    "the offense's Pass play",
    "the offense's called Pass",
    "the offense's called Pass play",
    "the Pass called by the offense",
    "the Pass the offense called",
    "the Pass play that the offense called",
    "a Pass called by the offense",
)
_YOUR_PASS: Final = (
    "your Pass",
    "your Pass play",
    "your called Pass",
    "your called Pass play",
    "your current Pass",
    "the Pass you called",
    "the Pass play you called",
    "the Pass that you called",
    "the Pass called by you",
    "a Pass you called",
    "a Pass play you called",
    "a Pass called by you",
    "a Pass play called by you",
)
_TWO: Final = (
    "your Short Pass or Medium Pass",
    "your Short or Medium Pass",
    "your Short/Medium Pass",
    "your called Short or Medium Pass",
    "your Short or Medium Pass play",
    "the Short or Medium Pass you called",
    "a Short or Medium Pass you called",
    "a Short or Medium Pass called by you",
)
_THEIR_RUN: Final = (
    "your opponent's Run",
    "your opponent's Run play",
    "your opponent's called Run",
    "your opponent's called Run play",
    "the Run your opponent called",
    "the Run called by your opponent",
    "a Run called by your opponent",
    "a Run play your opponent called",
)
FAMILIES: Final = (
    Family("the play", "this", _PLAIN),
    Family("the offense's play", "this", _OFFENSES),
    Family("your play", "this", _YOURS),
    Family("their play", "this", _THEIRS, DEFENSE),
    Family("the Pass", "this pass", _PASS),
    Family("the offense's Pass", "this pass", _OFFENSES_PASS),
    Family("your Pass", "this pass", _YOUR_PASS),
    Family("one of two", "this pass", _TWO),
    Family("their Run", "this run", _THEIR_RUN, DEFENSE),
    Family("any play", "any", ("a play", "any play", "each play", "the play"), PLAYER),
    Family(
        "any of yours",
        "any",
        (
            "your play",
            "one of your plays",
            "any of your plays",
            "a play of yours",
            "a play you call",
            "a play called by you",
            "each of your plays",
            "any play you call",
            "your called play",
            "a play that you called",
            "your offensive play",
        ),
        PLAYER,
    ),
    Family(
        "any Pass",
        "any pass",
        (
            "a Pass",
            "a Pass play",
            "any Pass",
            "each Pass",
            "the Pass",
            "the called Pass",
            "a called Pass",
            "a Pass called by either player",
            "each Pass called by either player",
            "a Pass that either player calls",
        ),
        PLAYER,
    ),
    Family(
        "any Pass of yours",
        "any pass",
        (
            "your Pass",
            "your Pass play",
            "one of your Passes",
            "one of your Pass plays",
            "any of your Passes",
            "each of your Passes",
            "a Pass of yours",
            "a Pass you call",
            "a Pass play you call",
            "a Pass that you call",
            "a Pass you called",
            "a Pass called by you",
            "any Pass you call",
            "each Pass you call",
            "your called Pass",
            "your called Pass play",
        ),
        PLAYER,
    ),
    Family(
        "the next of yours",
        "once",
        ("your Pass", "one of your Passes", "a Pass you call", "a Pass called by you"),
    ),
    Family(
        "plays of yours",
        "plays",
        (
            "your Passes",
            "your Pass plays",
            "all your Passes",
            "all of your Passes",
            "your called Passes",
            "Passes you call",
            "Passes that you call",
            "Passes called by you",
            "Pass plays you call",
            "Pass plays that you call",
            "all Passes you call",
        ),
        PLAYER,
    ),
    Family(
        "each of yours",
        "each",
        (
            "each of your Passes",
            "each of your Pass plays",
            "each Pass you call",
            "each Pass play you call",
            "each Pass that you call",
            "each Pass called by you",
            "every Pass you call",
            "any Pass you call",
        ),
        PLAYER,
    ),
    Family(
        "all Passes",
        "plays",
        (
            "all Passes",
            "Passes",
            "Pass plays",
            "all Pass plays",
            "each player's Passes",
            "both players' Passes",
            "Passes called by either player",
            "Passes that either player calls",
            "all Passes called by either player",
            "called Passes",
        ),
        PLAYER,
    ),
    Family(
        "each Pass",
        "each",
        (
            "each Pass",
            "every Pass",
            "any Pass",
            "each Pass play",
            "each called Pass",
            "each Pass called by either player",
            "each Pass either player calls",
            "every Pass called by either player",
        ),
        PLAYER,
    ),
    Family(
        "plays of theirs",
        "plays",
        (
            "your opponent's Passes",
            "all of your opponent's Passes",
            "your opponent's Pass plays",
            "your opponent's called Passes",
            "Passes your opponent calls",
            "Passes that your opponent calls",
            "Passes called by your opponent",
            "Pass plays called by your opponent",
        ),
        AGAINST,
    ),
    Family(
        "of two kinds",
        "plays",
        (
            "your Short and Medium Passes",
            "your Short or Medium Passes",
            "your Short Passes and Medium Passes",
            "your Short and Medium Pass plays",
            "your called Short and Medium Passes",
            "Short or Medium Passes you call",
            "Short and Medium Passes called by you",
            "all of your Short and Medium Passes",
        ),
        PLAYER,
    ),
    Family(
        "the next",
        "next",
        (
            "your next Pass",
            "your next Pass play",
            "your next called Pass",
            "your next called Pass play",
            "the next Pass you call",
            "the next Pass play you call",
            "the next Pass that you call",
            "the next Pass called by you",
        ),
    ),
    Family(
        "the next play",
        "next",
        (
            "your next play",
            "your next called play",
            "your next offensive play",
            "the next play you call",
            "the next play that you call",
            "the next play called by you",
        ),
    ),
)

_THIS: Final = (
    # Done to it
    "{} gains 5 yards.",
    "{} gains 5 additional yards.",
    "{} gains 5 more yards this down.",
    "{} gains 5 fewer yards.",
    "{} loses 5 yards.",
    "{} gains at least 10 yards.",
    "{} gains at most 10 yards.",
    "{} cannot gain more than 10 yards.",
    "{} gains double yards.",
    "{} gains no yards.",
    "{} uses 1 additional Time Unit.",
    "{} uses no Time Units.",
    "{} takes 1 fewer Time Unit.",
    "{} becomes successful.",
    "{} is stopped.",
    "{} becomes a Run Left: 10.",
    "Change {} to a Run Left: 10.",
    "{} cannot be stopped.",
    "{} cannot be stopped this down.",
    "{} has +2 Strength.",
    "Add 2 to the Play Strength of {}.",
    "Add 2 to the Strength of {}.",
    "The Strength of {} is increased by 2.",
    "The Play Strength of {} becomes 7.",
    "Reduce the Strength of {} by 1.",
    "Double the yards gained on {}.",
    "Double the yards of {}.",
    "Halve the yards gained on {}.",
    "The yards gained on {} are doubled.",
    "The base yards of {} are increased by 5.",
    "The base yards of {} become 15.",
    "Increase the yards gained on {} by 5.",
    "The yards gained on {} are increased by 5.",
    "The yards gained on {} are at least 10.",
    "The yards gained on {} are at most 10.",
    "The Time Units of {} are reduced by 1.",
    "Add 5 yards to {}.",
    "Gain 5 yards on {}.",
    "Gain 5 additional yards on {}.",
    "You gain 5 yards on {}.",
    "Lose 5 yards on {}.",
    "{} gains 5 yards and uses 1 additional Time Unit.",
    # Asked of it
    "If {} is successful, gain 5 yards.",
    "If {} was successful, draw an Action card.",
    "If {} is not successful, draw an Action card.",
    "If {} is stopped, draw an Action card.",
    "If {} was not stopped, draw an Action card.",
    "If {} has been stopped, draw an Action card.",
    "If {} gains 10 or more yards, draw an Action card.",
    "If {} gained 10 or more yards, draw an Action card.",
    "If {} gained fewer than 5 yards, draw an Action card.",
    "If {} did not gain 5 or more yards, draw an Action card.",
    "If {} lost yards, draw an Action card.",
    "If you gained 10 or more yards on {}, draw an Action card.",
    "If {} has a Strength of 5 or more, gain 5 yards.",
    "If the Play Strength of {} is 5 or more, gain 5 yards.",
    "If the Strength of {} is 5 or more, gain 5 yards.",
    "If {} uses 3 or more Time Units, gain 5 yards.",
    "If {} has base yards of 10 or less, gain 5 yards.",
    "If {} resulted in a first down, draw an Action card.",
    "Draw an Action card if {} is successful.",
    "Unless {} is stopped, draw an Action card.",
    "When {} is stopped, draw an Action card.",
    "If {} would be stopped, it becomes successful instead.",
    "At the end of the play, if {} was stopped, draw an Action card.",
    # Counted
    "Gain yards equal to the base yards of {}.",
    "Draw Action cards equal to the Time Units of {}.",
    # Played on it
    "Play only if {} is successful. Draw an Action card.",
    "Play only if {} would be stopped. Draw an Action card.",
    "Play when {} is stopped. Draw an Action card.",
)
_KIND_ASKED: Final = (
    "If {} is a Run, gain 5 yards.",
    "If {} is not a Run, gain 5 yards.",
    "If {} was a Long Pass, draw an Action card.",
    "Play only if {} is a Run. Draw an Action card.",
)
_PASS_ONLY: Final = (
    "{} becomes incomplete.",
    "{} is complete.",
    "{} cannot be intercepted.",
    "{} is intercepted.",
    "If {} is complete, draw an Action card.",
    "If {} is incomplete, draw an Action card.",
    "If {} was not completed, draw an Action card.",
    "The catch range of {} is increased by 2.",
)
_OF_ONES_OWN: Final = (
    "{}'s Strength is increased by 2.",
    "{}'s Play Strength becomes 7.",
    "{}'s base yards are increased by 5.",
    "Add 2 to {}'s Strength.",
    "If {}'s Strength is 5 or more, gain 5 yards.",
)
_ANY: Final = (
    "Whenever {} is successful, draw an Action card.",
    "Whenever {} is stopped, draw an Action card.",
    "When {} fails, draw an Action card.",
    "Whenever {} would be stopped, it becomes successful instead.",
    "When {} is revealed, draw an Action card.",
    "Whenever {} is called, draw an Action card.",
    "Once per possession, when {} gains 10 or more yards, draw an Action card.",
    "Whenever {} gains 10 or more yards, draw an Action card.",
    "Whenever {} loses yards, draw an Action card.",
    "Whenever {} gains fewer than 5 yards, draw an Action card.",
    "Whenever {} would gain 10 or more yards, it gains 5 yards instead.",
    "The first time each half {} is stopped, draw an Action card.",
    "The first time each half that {} is successful, draw an Action card.",
    "After {} is stopped, draw an Action card.",
    "Whenever {} is successful on third down, draw an Action card.",
    "Whenever {} is stopped, if you are ahead, draw an Action card.",
)
_ANY_PASS: Final = (
    "Whenever {} is incomplete, draw an Action card.",
    "Whenever {} is complete, draw an Action card.",
    "Whenever {} is completed, draw an Action card.",
    "Once per possession, when {} would be incomplete, it becomes complete instead.",
    "Whenever {} is intercepted, draw an Action card.",
    "Whenever {} would be intercepted, it becomes incomplete instead.",
)
_PLAYS: Final = (
    ("{} gain 5 additional yards.", "{} gains 5 additional yards."),
    ("{} gain 5 more yards.", "{} gains 5 more yards."),
    ("{} gain 5 fewer yards.", "{} gains 5 fewer yards."),
    ("{} use 1 fewer Time Unit.", "{} uses 1 fewer Time Unit."),
    ("{} take no Time Units.", "{} takes no Time Units."),
    ("{} cannot be stopped.", "{} cannot be stopped."),
    ("{} cannot be intercepted.", "{} cannot be intercepted."),
    ("{} cannot gain more than 20 yards.", "{} cannot gain more than 20 yards."),
    ("{} gain at most 20 yards.", "{} gains at most 20 yards."),
    ("{} gain at least 5 yards.", "{} gains at least 5 yards."),
    ("{} have +2 Strength.", "{} has +2 Strength."),
    ("{} have 5 more base yards.", "{} has 5 more base yards."),
    ("The base yards of {} are increased by 5.",) * 2,
    ("The base yards of {} become 10.",) * 2,
    ("The base yards of {} are doubled.",) * 2,
    ("The Strength of {} is increased by 2.",) * 2,
    ("Add 2 to the Play Strength of {}.",) * 2,
    ("The Time Units of {} are increased by 1.",) * 2,
    ("The catch range of {} is increased by 1.",) * 2,
    ("Gain 5 additional yards on {}.",) * 2,
    ("While you are ahead, {} gain 5 more yards.", "While you are ahead, {} gains 5 more yards."),
)
_NEXT: Final = (
    "{} gains 5 additional yards.",
    "{} gains 5 fewer yards.",
    "{} uses 1 fewer Time Unit.",
    "{} has +2 Strength.",
    "{} cannot be stopped.",
    "{} gains at least 5 yards.",
    "Gain 5 additional yards on {}.",
    "On {}, gain 5 additional yards.",
    "The base yards of {} are increased by 5.",
    "The Strength of {} is increased by 2.",
    "Add 2 to the Strength of {}.",
    "The Time Units of {} are reduced by 1.",
    "If {} is successful, draw an Action card.",
    "When {} is stopped, draw an Action card.",
)

PLACES: Final[dict[str, tuple[str, ...]]] = {
    "this": (*_THIS, *_KIND_ASKED, *_OF_ONES_OWN),
    "this pass": (*_THIS, *_PASS_ONLY, *_OF_ONES_OWN),
    "this run": (*_THIS, *_OF_ONES_OWN),
    "any": _ANY,
    "any pass": (*_ANY, *_ANY_PASS),
    "plays": tuple(each for each, _ in _PLAYS),
    "each": tuple(each for _, each in _PLAYS),
    "next": _NEXT,
    "once": (
        "The next time {} is stopped, draw an Action card.",
        "The next time {} gains 10 or more yards, draw an Action card.",
        "The next time {} would be incomplete, it becomes complete instead.",
        "Until the end of the half, whenever {} is stopped, draw an Action card.",
    ),
}
"""The places that each kind of play is named in."""


def makes_sense(place: str, wording: str, family: Family) -> bool:
    """The classes at the top say what does not."""
    if "{}'s" in place:
        own = "Strength" in place and wording == "this play"
        return wording.split()[-1] in ("play", "card", "Pass", "Run") and not own
    if place == "Gain 5 additional yards on {}." and family.kind in ("plays", "each"):
        return "opponent" not in wording and "player" not in wording
    if "this down" in place and "this down" in wording:
        return False
    if family.scene == DEFENSE and ("gained 10 or more yards on" in place or "Gain" in place):
        return False  # only the offense gains yards
    return not (family.scene == DEFENSE and ("ose 5" in place or "You gain" in place))


class Cell(NamedTuple):
    """One text, and whether it is read as it should be: `read`, `refused` or `another`."""

    family: str
    place: str
    text: str
    verdict: str


def _read(text: str, scene: Scene) -> Page | None:
    try:
        return on_their_side(text, scene)
    except (Unread, Refusal):
        return None


def said(place: str, wording: str) -> str:
    text = place.format(wording)
    return text[0].upper() + text[1:]


def cells(every: int = 1) -> Iterator[Cell]:
    """Every text that makes sense, or one in so many, with its verdict."""
    for family in FAMILIES:
        for at, place in enumerate(PLACES[family.kind]):
            plainest = _read(said(place, family.wordings[0]), family.scene)
            for number, wording in enumerate(family.wordings):
                if (at + number) % every or not makes_sense(place, wording, family):
                    continue
                text = said(place, wording)
                made = _read(text, family.scene)
                verdict = "refused"
                if made is not None:
                    same = plainest is not None and (
                        (made.abilities, made.effects, made.timing)
                        == (plainest.abilities, plainest.effects, plainest.timing)
                    )
                    verdict = "read" if same else "another"
                yield Cell(family.name, place, text, verdict)


def table(found: list[Cell]) -> str:
    """How many texts of each family and place are read, of how many."""
    counts: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    for each in found:
        counts[each.family, each.place][each.verdict] += 1
    rows = []
    for family in dict.fromkeys(each.family for each in found):
        whole = [each for each in found if each.family == family]
        read_there = sum(each.verdict == "read" for each in whole)
        rows.append(f"{family}: {read_there}/{len(whole)}")
        for place in dict.fromkeys(each.place for each in whole):
            count = counts[family, place]
            rows.append(f"  {place:76}{count['read']:>4}/{count.total():<3}")
    return "\n".join(rows)


def main(*arguments: str) -> None:
    found = list(cells())
    print(table(found))
    report(found, arguments)


if __name__ == "__main__":
    main(*sys.argv[1:])
