"""Sentences that do nothing by themselves: a bound of what was said before, or what is so anyway.

`The offense gains 10 fewer yards. This cannot reduce the yards below 0.` The second sentence is the
floor of the first. `Punts are not affected.` only says what the sentence before it does not do; it
is read where that is true, and refused where it would change something.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import Construct, construct, phrase
from snapcount.cards.language.kernel.walk import parts, within
from snapcount.cards.language.meaning.normal import positive
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.statements import NewLine, Reminder
from snapcount.cards.language.nouns.plays import UNOWNED
from snapcount.cards.language.nouns.this_play import Plays
from snapcount.cards.nouns import Capped, GritIn, StrengthIn, Times
from snapcount.cards.tree import (
    BecomePlay,
    ChangeGrit,
    ChangeStrength,
    ChangeTimeUnits,
    DetermineGrit,
    FieldGoalsAre,
    Gain,
    KickAgain,
    Lose,
    ModifyCatchRange,
    ModifyFieldGoals,
    ModifyGrit,
    ModifyPunts,
    ModifyStrength,
    ModifyTimeUnits,
    ModifyYards,
    PuntsGo,
    PuntsIntoEndZone,
    Search,
    SetStrength,
    SetTimeUnits,
)

replace = msgspec.structs.replace

_YARDS: Final = (Lose, ModifyYards)
_TIME: Final = (ChangeTimeUnits, ModifyTimeUnits)
_FLOORED: Final[dict[str, tuple[type[Any], ...]]] = {"yards": _YARDS, "Time Units": _TIME}
_STRENGTH: Final = (ChangeStrength, ModifyStrength, SetStrength)
_FIELD_GOALS: Final = (ModifyFieldGoals, FieldGoalsAre)
_PUNTS: Final = (ModifyPunts, PuntsGo, PuntsIntoEndZone)
_OF_ANY_DOWN: Final = (ChangeGrit, ChangeTimeUnits, DetermineGrit, KickAgain, ModifyGrit)
"""What is done in a down in which somebody may kick."""
_MODIFIED: Final = (ModifyCatchRange, ModifyStrength, ModifyTimeUnits, ModifyYards)
_KINDS: Final = ("run", "pass")
_EVERYONE: Final = ("each player", "offense", "defense", UNOWNED, None)


def with_asides(row: list[Any], x: bool = False) -> list[Any]:
    """The sentences of a text without those, after they were heeded; a Refusal if one is untrue.

    `x`: it stands on a Play whose Strength is X.
    """
    done: list[Any] = []
    spared: Any = None
    for said in row:
        if spared is not None and not isinstance(said, Reminder):
            if isinstance(said, syntax.Else):  # `… nothing happens. Otherwise, …`
                said = syntax.Asks(condition=spared, then=said.then, holds=False)
            spared = None
        if isinstance(said, ChosenWithPlay):
            if not x:
                raise Refusal("unexpected", "only a Play whose Strength is X is called with one")
            if said.limit is not None:
                done.append(syntax.Says(clauses=(syntax.Stands(modifier=said.limit),)))
            if said.grit is not None:
                done.append(Reminder(chosen_with_play(said.grit)))
            continue
        if isinstance(said, Nothing):
            if said.condition is not None and not _is_left_out(said.condition, done):
                raise Refusal("unexpected", "what doesn't happen then? Say when the rest does")
            spared = said.condition
            continue
        if not isinstance(said, syntax.Aside | Spared):
            done.append(said)
            continue
        at = len(done) - 1
        while at >= 0 and isinstance(done[at], Reminder):
            at -= 1
        if at < 0 or isinstance(done[at], NewLine | syntax.Head):
            raise Refusal("no-antecedent", "what is this said of? It needs a sentence before it")
        if isinstance(said, Spared):
            done[at] = _left(done[at], said.calls)
        elif said.about == "punt into the end zone":
            done.append(_of_those_punts(done[at], said.least))
        elif said.about == "shuffled":
            _check_shuffled(done[: at + 1], said.deck)
        else:
            done[at] = _heeded(done[at], said)
    return done


class ChosenWithPlay(syntax.Syntax, frozen=True):
    """`Choose X as a play`: when a Play is called whose Strength is X, which it is anyway (R-6).

    `grit`: what X counts for Grit (K-1), which a reminder in brackets says otherwise; `limit`: how
    much may be chosen.
    """

    grit: int | None = None
    limit: Any = None


def chosen_with_play(grit: int) -> str:
    """The reminder of a Play with Strength X."""
    return f"Choose X as a play, X = {grit} for Grit."


class Nothing(syntax.Syntax, frozen=True):
    """`On a Grit of 0-4, nothing happens`; without a condition, otherwise."""

    condition: Any = None


def _is_left_out(condition: Any, before: list[Any]) -> bool:
    """Whether all that was said on that line is done on other Grit or Strengths, or in no case."""
    begin = max((at for at, each in enumerate(before) if isinstance(each, NewLine)), default=-1)
    for said in before[begin + 1 :]:
        match said:
            case Reminder() | syntax.Head() | syntax.When():
                continue
            case syntax.Asks(condition=GritIn() | StrengthIn() as other, holds=True):
                if type(other) is not type(condition) or _overlap(other, condition):
                    return False
            case syntax.Says(clauses=(DetermineGrit(),)):
                continue
            case _:
                return False
    return True


def _overlap(one: Any, other: Any) -> bool:
    return bool(one.low <= other.high and other.low <= one.high)


def _heeded(before: Any, said: syntax.Aside) -> Any:
    if said.about in _FLOORED:
        after = _floored(before, _FLOORED[said.about], said.least)
        if after == before:
            raise Refusal("no-antecedent", f"nothing before this reduces the {said.about}")
        return after
    if said.about == "most yards":
        after = _capped(before, said.least or 0)
        if after == before:
            raise Refusal("no-antecedent", "nothing before this gains so many yards for each")
        return after
    if said.about == "highest Strength":
        after = _at_most_nine(before)
        if after == before:
            raise Refusal("no-antecedent", "nothing before this raises the Play Strength")
        return after
    if not _TRUE[said.about](list(parts(before))):
        raise Refusal("unexpected", _UNTRUE[said.about])
    return before


def _floored(thing: Any, nodes: tuple[type[Any], ...], least: int | None) -> Any:
    """The same where all that is taken away leaves at least so much."""
    if isinstance(thing, nodes) and _takes_away(thing) and thing.least is None:
        return replace(thing, least=least)
    return within(thing, lambda part: _floored(part, nodes, least))


def _capped(thing: Any, most: int) -> Any:
    """The same where yards that are counted are at most so many."""
    if isinstance(thing, Gain) and isinstance(thing.yards, Times):
        return replace(thing, yards=Capped(thing.yards, most))
    return within(thing, lambda part: _capped(part, most))


def _at_most_nine(thing: Any) -> Any:
    """The same where a Play Strength that is raised ends at 9 (R-32)."""
    if isinstance(thing, ChangeStrength) and not positive(thing.by)[0]:
        return replace(thing, within=True)
    return within(thing, _at_most_nine)


def _of_those_punts(before: Any, line: int | None) -> Any:
    """What is said of the punts that the sentence before it speaks of, for as long."""
    match before:
        case syntax.Says(clauses=(clause,)):
            return replace(before, clauses=(_of_those_punts(clause, line),))
        case syntax.For(
            clause=syntax.Stands(modifier=ModifyPunts(who=who) | PuntsGo(who=who)) as stands
        ):
            of_them = replace(stands, modifier=PuntsIntoEndZone(line or 0, who))
            return replace(before, clause=of_them)
        case syntax.Stands(modifier=ModifyPunts(who=who) | PuntsGo(who=who)):
            return replace(before, modifier=PuntsIntoEndZone(line or 0, who))
    raise Refusal("no-antecedent", "which punt? Write “If you punt this down and it …”")


def _takes_away(node: Any) -> bool:
    by = getattr(node, "by", None)
    return isinstance(node, Lose) or (isinstance(by, int) and by < 0)


def _of_both(found: list[Any]) -> bool:
    """Whether nobody was named before whom the other player is not."""
    named = [each.who for each in found if hasattr(each, "who")]
    named = [who for who in named if not isinstance(who, Plays)]
    named += [each.whose for each in found if hasattr(each, "whose")]
    of_any = any(isinstance(each, syntax.Occasion) and each.who is None for each in found)
    of_any = of_any or UNOWNED in named or "each player" in named
    return of_any and all(who in _EVERYONE for who in named)


def _spares_punts(found: list[Any]) -> bool:
    kicks = [each.kick for each in found if hasattr(each, "kick")]
    of_field_goals = [each for each in found if isinstance(each, _FIELD_GOALS)]
    events = [each.event for each in found if hasattr(each, "event")]
    of_field_goals += [each for each in events if "field goal" in str(each)]
    if any(isinstance(each, ModifyPunts | PuntsGo) for each in found) or "a punt is made" in events:
        return False
    if not events and any(isinstance(each, ModifyGrit) and each.kick is None for each in found):
        return False
    return bool(of_field_goals) or (bool(kicks) and all(kick == "field goal" for kick in kicks))


def _spares_field_goals(found: list[Any]) -> bool:
    kicks = [each.kick for each in found if hasattr(each, "kick")]
    of_punts = any(isinstance(each, _PUNTS) for each in found)
    return (of_punts or (bool(kicks) and set(kicks) == {"punt"})) and not _touches(
        found, "field goal", _FIELD_GOALS
    )


def _touches(found: list[Any], kick: str, nodes: tuple[type[Any], ...]) -> bool:
    events = [str(each.event) for each in found if hasattr(each, "event")]
    return any(kick in event for event in events) or any(isinstance(e, nodes) for e in found)


def _of_plays(found: list[Any]) -> bool:
    """Whether it is a text about plays that are called: a kick is none (K-5)."""
    if any(hasattr(each, "kick") or isinstance(each, _OF_ANY_DOWN) for each in found):
        return False
    if _touches(found, "punt", _PUNTS) or _touches(found, "field goal", _FIELD_GOALS):
        return False
    return any(isinstance(each, _MODIFIED) for each in found)


class Spared(syntax.Syntax, frozen=True):
    """`Runs are not affected`: what was said before is said of other plays."""

    calls: tuple[Any, ...]


def _left(before: Any, calls: tuple[Any, ...]) -> Any:
    if not any(isinstance(each, _MODIFIED) for each in parts(before)):
        raise Refusal("no-antecedent", "nothing before this is said of plays")
    return _spared(before, calls)


def _spared(before: Any, calls: tuple[Any, ...]) -> Any:
    """The same of all plays but these."""
    if not isinstance(before, _MODIFIED):
        return within(before, lambda part: _spared(part, calls))
    held = before.calls or tuple(_KINDS)
    left = tuple(call for call in held if call not in calls and _kind(call) not in calls)
    if any(_kind(spared) in left for spared in calls if spared not in _KINDS):
        raise Refusal("unexpected", "name the plays of which it is said")  # F-6: some have no depth
    if not left:
        raise Refusal("unexpected", "then no plays are left of which it is said")
    return before if left == held else replace(before, calls=left)


def _kind(call: str) -> str:
    return "run" if call.startswith("run") else "pass"


def _keeps_strength(found: list[Any]) -> bool:
    changes = any(isinstance(each, BecomePlay) for each in found)
    return changes and not any(isinstance(each, _STRENGTH) for each in found)


def _keeps_time(found: list[Any]) -> bool:
    changes = any(isinstance(each, BecomePlay) for each in found)
    return changes and not any(isinstance(each, (*_TIME, SetTimeUnits)) for each in found)


def _check_shuffled(row: list[Any], deck: str | None) -> None:
    """A deck that was searched is shuffled (Z-4), and a card put on top of it stays there."""
    begin = max((at for at, each in enumerate(row) if isinstance(each, NewLine)), default=0)
    found = [each for each in parts(tuple(row[begin:])) if isinstance(each, Search)]
    if not any(each.to == "hand" and deck in (None, *each.decks) for each in found):
        raise Refusal("unexpected", "that deck wasn't searched before this, so it isn't shuffled")


def _kicks_again(found: list[Any]) -> bool:
    """A kick that is made again is the same one, which has its time anyway (K-5)."""
    return any(isinstance(each, KickAgain) for each in found)


_TRUE: Final[dict[str, Callable[[list[Any]], bool]]] = {
    "kick's time": _kicks_again,
    "both players": _of_both,
    "punts": lambda found: _spares_punts(found) or _of_plays(found),
    "field goals": lambda found: _spares_field_goals(found) or _of_plays(found),
    "kicks": _of_plays,
    "strength": _keeps_strength,
    "time": _keeps_time,
    "strength and time": lambda found: _keeps_strength(found) and _keeps_time(found),
}
_UNTRUE: Final = {
    "kick's time": "which kick? Only one that is made again takes no time of its own",
    "both players": "that was said of one player; name both there: “each player's …”",
    "punts": "does what is said before this touch punts? Name the kicks there",
    "field goals": "does what is said before this touch field goals? Name the kicks there",
    "kicks": "does what is said before this touch kicks? Name the plays there",
    "strength": "nothing before this makes the play another one with the same Play Strength",
    "time": "nothing before this makes the play another one with the same Time Units",
    "strength and time": "nothing before this makes the play another one with the same numbers",
}

_KICKS: Final = {
    "punts": "punts",
    "field goals": "field goals",
    "kicks": "(kicks|punts (and|or) field goals|field goals (and|or) punts)",
}

_ITS: Final = "[the|its|your|your play's|the play's]"
_BOTH: Final = ("[Play] Strength", "Time (Units|Unit)")
_STAYS: Final = (
    "((does|do) not change|(stays|stay|remains|remain) (the same|unchanged|as (they|it) (was|were))"
    "|(is|are) (unchanged|the same|not changed))"
)
_FROM_THIS: Final = (
    "(from|with|by|because of|due to|through) (this|this (card|effect|ability|way|Player))|this way"
)

ASIDES: Final[list[Construct]] = [
    # `You may not gain more than 20 yards from this card`
    *construct(
        "Item",
        syntax.Aside,
        f"{{:WhoeverGains}} (cannot|may not) gain more than {{least:IntYards}} ({_FROM_THIS}) .",
        [
            (
                f"{{:WhoeverGains}} (gains|gain) (at most|no more than) {{least:IntYards}}"
                f" ({_FROM_THIS}) ."
            ),
            f"no more than {{least:IntYards}} (can|may) be gained ({_FROM_THIS}) .",
            "the maximum [gain|bonus|increase] is {least:IntYards} .",
        ],
        printed=False,
        about="most yards",
    ),
    *phrase("WhoeverGains", "you", "(the offense|your play|the play|it|they|this play)"),
    *construct(
        "Item",
        ChosenWithPlay,
        "{:ChooseWithPlay} .",
        printed=False,
    ),
    *construct(
        "Item",
        ChosenWithPlay,
        "{:ChooseWithPlay} [,] (and|but|;) {limit:ItsLimit} .",
        ["{:ChooseWithPlay} . {limit:ItsLimit} ."],
        printed=False,
    ),
    *construct(
        "Item",
        ChosenWithPlay,
        "{:ChooseWithPlay} (,|and|, and|;|.) (X|it) {:Counts} {grit:Digit} {:AsGrit} .",
        [
            "X {:Counts} {grit:Digit} {:AsGrit} .",
            "{:AsGrit} , X {:Counts} {grit:Digit} .",
        ],
        printed=False,
    ),
    *phrase("Counts", "is", "counts as", "equals"),
    *phrase("AsGrit", "for Grit", "when determining Grit"),
    *phrase(
        "ChooseWithPlay",
        "choose X as a play",
        "[you] choose X (as|when) (you call|calling) (this (play|card)|it)",
        "X is chosen (as|when) (you call|calling) (this (play|card)|it)",
        "X is chosen (as|when) (this (play|card)|it) is called",
        "(as|when) you call (this (play|card)|it) , [you] choose X",
    ),
    *construct(
        "Item",
        Nothing,
        "if {condition:IfCondition} , {:NothingHappens} .",
        [
            "{condition:Circumstance} , {:NothingHappens} .",
            "{:NothingHappens} if {condition:IfCondition} .",
            "{:NothingHappens} {condition:Circumstance} .",
        ],
        printed=False,
    ),
    *construct("Item", Nothing, "otherwise [,] {:NothingHappens} .", printed=False),
    *phrase("NothingHappens", "nothing happens", "(there is no|this has no) [further] effect"),
    *(
        each
        for about, noun in (
            (
                "yards",
                "(the yards [gained]|the gain|the yardage) [(on|of|by) {@:ThisPlay}]",
            ),
            ("Time Units", "(the Time Units|its Time Units) [(on|of) {@:ThisPlay}]"),
        )
        for each in construct(
            "Item",
            syntax.Aside,
            f"(this|that) (cannot|may not|does not) reduce {noun} {{:BelowOf}} {{least:Int}} .",
            [f"(this|that) (cannot|may not) (bring|lower|decrease) {noun} below {{least:Int}} ."],
            printed=False,
            about=about,
        )
    ),
    *construct(
        "Item",
        syntax.Aside,
        "if {:RaisedStrength} {:PastNine} , (the Play Strength|it) (is|becomes|stays|counts as) 9"
        " [instead] .",
        [
            "a (result|total) of {:TenOrMore} (is|becomes|counts as) [a] 9 [instead] .",
            "(it|the Play Strength) (cannot|may not) (go|rise|be raised) (above|beyond|over) 9 .",
            "(it|the Play Strength) (cannot|may not) (be|become) (higher|more|greater) than 9 .",
            "(it|the Play Strength) cannot exceed 9 .",
        ],
        printed=False,
        about="highest Strength",
    ),
    *phrase(
        "RaisedStrength",
        "the result",
        "(it|that|the (total|sum|Play Strength|new Play Strength|result))",
    ),
    *phrase("TenOrMore", "10 or higher", "10 or (more|greater|above)", "(more|higher) than 9"),
    *phrase(
        "PastNine",
        "is 10 or higher",
        "(is|would be|becomes|would become) {:TenOrMore}",
        "(is|would be|goes|would go|rises|would rise) (above|over|beyond|past) 9",
        "(exceeds|would exceed) 9",
    ),
    *phrase("BelowOf", "below", "to (less|fewer) than"),
    *(
        each
        for about, words in (
            ("both players", "this (applies to|affects) (both players|each player)"),
            (
                "kick's time",
                (
                    "((this|that|the|the second|the new) (kick|attempt|field goal)|it)"
                    " (takes|uses|costs) no [additional|extra|more] (Time Units|time)"
                ),
            ),
            *(
                (about, words)
                for about, kicks in _KICKS.items()
                for words in (
                    f"{kicks} are (not affected|unaffected|exempt)",
                    f"this does not (affect|apply to) {kicks}",
                )
            ),
            ("strength", f"{_ITS} [Play] Strength {_STAYS}"),
            ("time", f"{_ITS} Time (Units|Unit) {_STAYS}"),
            *(
                ("strength and time", f"{_ITS} {first} and {_ITS} {second} {_STAYS}")
                for first, second in (_BOTH, _BOTH[::-1])
            ),
        )
        for each in construct("Item", syntax.Aside, f"{words} .", printed=False, about=about)
    ),
    *(
        each
        for deck, noun in (
            (None, "(that|the|your) deck"),
            ("action", "(that|the|your) Action deck"),
            ("play", "(that|the|your) Play deck"),
        )
        for each in construct(
            "Item",
            syntax.Aside,
            f"[then] shuffle {noun} (afterward|afterwards) .",
            printed=False,
            about="shuffled",
            deck=deck,
        )
    ),
    *construct(
        "Item",
        Spared,
        "{calls:CallsOfPlays[pl]} are not affected .",
        [
            "{calls:CallsOfPlays[pl]} are (unaffected|exempt) .",
            "this does not (affect|apply to) {calls:CallsOfPlays[pl]} .",
        ],
        printed=False,
    ),
]
