"""Players: those that are chosen, and those that are pointed at.

- `Pointed` is one that is known: this Player, that Player, the ball carrier;
- `Players[n]` is whom something is done to: chosen, all of them, or pointed at.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    View,
    construct,
    either,
    only_read,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.kernel.doers import ANYONE, DOER
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.language.nouns.antecedents import It
from snapcount.cards.language.nouns.groups import GROUPS, OTHER
from snapcount.cards.language.nouns.newcomers import Newcomer
from snapcount.cards.language.nouns.positions import POSITION_NOUNS, POSITION_WORDS
from snapcount.cards.language.nouns.traits import TRAITS, Trait
from snapcount.cards.nouns import All, Choose, Group, That, ThatMany, TheX, This

ANY_NUMBER: Final = 10
"""As many Players as anybody has on the field."""

_ONE: Final = "(a|an|any|target|one|1|any one|one single)"
_THEM: Final = "(them|these Players|the chosen Players|those [two|three] Players)"

OF_ALL: Final = View(
    "every one of them",
    build=lambda everyone: everyone.group,
    match=lambda group: All(group) if isinstance(group, Group) else None,
)
"""What is done to all of a group holds of the group."""


def _whichever(chosen: Choose) -> All | None:
    """Any of them, if nobody chooses which; that it is a Player goes without saying."""
    one = chosen.count == 1 and not chosen.up_to and chosen.by == DOER  # type: ignore[comparison-overlap]
    return All(chosen.group) if one and chosen.group != Group() else None


_NO_ROLE: Final = Guard(
    lambda group: group.among is None or group != Group(group.whose, among=group.among),
    "“your Player who ran” is the runner",
)
WHICHEVER: Final = read_as(_whichever, "whichever")

LIKE: Final = "like"
"""`One of theirs`: Players like those who were named last, and somebody else's."""


_CHOSEN: Final = ("ChosenOne", "ChosenOther", "Chosen[pl]")


class ChosenSuch(msgspec.Struct, frozen=True):
    """Some who are chosen, and what else they are like."""

    chosen: Choose
    after: tuple[Trait, ...]


def _such(said: ChosenSuch) -> Choose | None:
    """The same of a group with those traits; None if it says one thing twice."""
    group: Group | None = said.chosen.group
    for trait in said.after:
        if group is not None:
            group = trait.onto(group)
    return None if group is None else msgspec.structs.replace(said.chosen, group=group)


def _chosen() -> list[Construct]:
    """One, several or up to so many of a group, chosen by whoever does it or by somebody else."""
    made: list[Construct] = []
    for by in ("", " {by:Chooser}"):
        said: dict[str, Any] = {} if by else {"by": DOER}
        one, other, some = ("OneBy", "OtherBy", "SomeBy") if by else _CHOSEN
        for up_to in ("", "up to "):
            fixed: dict[str, Any] = {"up_to": bool(up_to), **said}
            made += construct(
                one,
                Choose,
                f"{up_to}one of {{group:OfWhich}}{by}",
                [
                    f"{up_to}{_ONE} {{group:Theirs[sg]}}{by}",
                    f"{up_to}(1|any one|any) of {{group:OfWhich}}{by}",
                ],
                count=1,
                **fixed,
            )
            made += construct(
                one,
                Choose,
                f"{up_to}one {{group:Group[sg]}}{by}",
                [
                    f"{up_to}{_ONE} {{group:Group[sg]}}{by}",
                    f"{up_to}(one|1|any one|any) of {{group:Group[pl]}}{by}",
                ],
                count=1,
                **fixed,
            )
            made += only_read(
                construct(
                    other,
                    Choose,
                    f"{up_to}(another|a different) [one] of {{group:OtherOf}}{by}",
                    [f"{up_to}{{group:Another[sg]}}{by}"],
                    count=1,
                    **fixed,
                )
            )
            for count in ("{count:ManyPlayers}", "{count:X}", "{count:ThatManyPlayers}"):
                made += construct(
                    some,
                    Choose,
                    f"{up_to}{count} of {{group:OfWhich}}{by}",
                    [f"{up_to}any {count} of {{group:OfWhich}}{by}"],
                    **fixed,
                )
                made += construct(
                    some,
                    Choose,
                    f"{up_to}{count} {{group:Group[pl]}}{by}",
                    [
                        f"{up_to}(any|target) {count} {{group:Group[pl]}}{by}",
                        f"{up_to}{count} {{group:Theirs[pl]}}{by}",
                        f"{up_to}{count} of {{group:Group[pl]}}{by}",
                    ],
                    **fixed,
                )
        made += construct(
            some,
            Choose,
            f"any number of {{group:OfWhich}}{by}",
            [f"(any number of|as many) {{group:Group[pl]}}{by}"],
            printed=False,
            count=ANY_NUMBER,
            up_to=True,
            **said,
        )
        for fewer, up_to in ((False, ""), (True, "up to ")):
            made += construct(
                some,
                Choose,
                f"{up_to}a {{group:Group[sg]}}{by} for each {{count:Counted}}",
                [f"{up_to}one {{group:Group[sg]}}{by} for each {{count:Counted}}"],
                up_to=fewer,
                **said,
            )
            made += construct(
                some,
                Choose,
                f"{up_to}one of {{group:OfWhich}}{by} for each {{count:Counted}}",
                up_to=fewer,
                **said,
            )
            for which in ("OfWhich", "Group[pl]"):
                made += construct(
                    some,
                    Choose,
                    f"{up_to}a number of {{group:{which}}}{by} equal to {{count:Countable}}",
                    up_to=fewer,
                    **said,
                )
    for category, by in zip(_CHOSEN, ("OneBy", "OtherBy", "SomeBy"), strict=True):
        made += either(category, by)
        # What is said of them after whose choice it is: `of your choice with a rating of …`
        made += construct(
            f"{by}After", ChosenSuch, f"{{chosen:{by}}} {{after:Afters}}", printed=False
        )
        made += construct(category, None, f"{{=:{by}After}}", views={WHOLE: read_as(_such)})
    return made


def _of_which() -> list[Construct]:
    """Of whom some are chosen: somebody's Players, those named before, or somebody's like them."""
    like: Any = LIKE
    yours = {"opponent": "opponent", "offense": "offense", "defense": "defense"}
    yours |= {"each player": "each", ANYONE: "anyone"}
    return [
        *either("OfWhich", "Theirs[pl]"),
        *construct("OfWhich", Group, "those Players", [_THEM], among=That()),
        *construct("OfWhich", Group, "{whose:OfTheirs}", printed=False, among=like),
        *word("OfTheirs", "you", "yours", "your own"),
        *(each for who, said in yours.items() for each in word("OfTheirs", who, f"theirs@{said}")),
    ]


PLAYERS: Final[list[Construct]] = [
    *POSITION_NOUNS,
    *TRAITS,
    *GROUPS,
    # Those that are pointed at
    *construct(
        "This",
        This,
        "this Player",
        [
            "[the] attached Player",
            "the Player [that] this card is attached to",
            "this (Legend|Superstar|one)",
        ],
    ),
    *construct(
        "That",
        That,
        "that Player",
        [
            "the chosen Player",
            "the Player",
            "that {:AnyPosition}",
            "the chosen {:AnyPosition}",
            "the Player {:DoneThisWay}",
        ],
    ),
    *phrase(
        "DoneThisWay",
        "chosen this way",
        "[(that|who) (was|is)] (chosen|selected)",
        "[that] {:WhoeverDid} (chose|selected|targeted) [this way]",
        "[(that|who) (was|is)] (chosen|exhausted|energized|substituted|benched) this way",
        "[that] {:WhoeverDid} (exhausted|energized|substituted|benched) this way",
    ),
    *construct("That", It, "it", ["him", "he"], printed=False),
    *construct("That", Newcomer, "{:TheNewPlayer}", printed=False),
    *phrase(
        "TheNewPlayer",
        "the (new|incoming|replacement|entering) (Player|{:AnyPosition})",
        "the (substitute|replacement)",
        "the Player (that|who) (enters|entered|comes in|came in|enters the field|entered the field"
        "|comes onto the field|came onto the field|was brought in|replaced (it|that Player)"
        "|replaces (it|that Player)) [this way]",
        "the Player (brought in|substituted in|put in)",
        "the Player [(that|who) was] (brought|substituted|put) [in] this way",
        "the Player (that|who) (comes|came) [in] this way",
    ),
    *(
        each
        for words in POSITION_WORDS.values()
        for each in phrase("AnyPosition", words[0], *words[1:])
    ),
    *construct(
        "Those", That, "those Players", ["the chosen Players", "them", "they"], printed=False
    ),
    *construct(
        "Those",
        Newcomer,
        "the new Players",
        [
            "the (incoming Players|substitutes|replacements)",
            (
                "the Players (that|who) (enter|entered|come in|came in|enter the"
                " field|entered the field"
                "|come onto the field|came onto the field|were brought in|replace"
                " them|replaced them)"
                " [this way]"
            ),
            "the Players (brought in|substituted in|put in) [this way]",
        ],
        printed=False,
    ),
    *either("Pointed", "This", "That"),
    *construct("Possessor", This, "this Player's", ["[the] attached Player's"]),
    *construct("Possessor", That, "that Player's", ["the [chosen] Player's", "their"]),
    *construct("Possessor", It, "its", ["his"], printed=False),
    *construct(
        "Possessor",
        Newcomer,
        "the (new|incoming|replacement|entering) Player's",
        ["the (substitute's|replacement's)"],
        printed=False,
    ),
    # Whom an effect is done to
    *_chosen(),
    *either("Chosen[sg]", "ChosenOne", "ChosenOther"),
    *_of_which(),
    *construct(
        "Chooser",
        None,
        "chosen by {=:Who}",
        [
            "of {=:Whose[third]} choice [on the field]",
            "that {=:Who[third]} chooses [on the field]",
        ],
    ),
    # Also where somebody else does it: `your opponent exhausts a Player of your choice`
    *word(
        "Chooser",
        "you",
        "of your choice",
        "(of|at) your choice [on the field]",
        "you choose",
    ),
    *construct("X", TheX, "X"),
    *(
        each
        for count, name in enumerate(
            ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"], 2
        )
        for each in word("ManyPlayers", count, name)
    ),
    *construct("ManyPlayers", None, "{=:Many}", printed=False),
    *construct(
        "ManyPlayers",
        None,
        "{=:Many}",
        only=Guard(lambda n: isinstance(n, int) and n > 10, "up to ten are written as words"),
    ),
    *construct("ThatManyPlayers", ThatMany, "that many"),
    # All of them, with a verb in the plural and in the singular
    *construct(
        "WholeGroup",
        All,
        "all of {group:Theirs[pl]}",
        [
            "[all] {group:Theirs[pl]}",
            "all (four|five|ten) [of] {group:Theirs[pl]}",
            "{group:Theirs[pl]} all",
        ],
    ),
    *construct("WholeGroup", All, "all {group:Group[pl]}", ["all of [the] {group:Group[pl]}"]),
    *either("AllOf", "WholeGroup"),
    *only_read(construct("AllOf", All, "both [of] {group:Theirs[pl]}")),
    *construct(
        "EachOne",
        All,
        "each {group:Group[sg]}",
        [
            "every {group:Group[sg]}",
            "(each|every) {group:EachGroup}",
            "(each|every) {group:Theirs[sg]}",
            "(each|every one|each one) of {group:Theirs[pl]}",
            "(each|every one|each one) of [the] {group:Group[pl]}",
        ],
        printed=False,
    ),
    *either("Everyone", "AllOf", "EachOne"),
    *construct("Plural", All, "{group:Theirs[pl]}", printed=False),
    # The one whom somebody has, and the one who is rated highest
    *construct("TheirOne", None, "{=:TheirOneRead}", views={WHOLE: UNSAID}),
    *construct("TheirOneRead", Choose, "{group:TheOne}", by=DOER),
    *construct("TheOne", None, "{=:Theirs[sg]}", ["{=:Ranked}"], only=_NO_ROLE),
    *either("TheOne", "ByName"),
    *construct(
        "Ranked",
        None,
        "{=:Group[sg]}",
        only=Guard(lambda group: group.rank is not None, "which of them?"),
    ),
    *either("Players[sg]", "Pointed", "Chosen[sg]", "TheirOne"),
    *either("Players[pl]", "Those", "Everyone", "Chosen[pl]"),
    *either("Players", "Players[sg]", "Players[pl]"),
    # Of whom something is asked: some, or all
    *either("AskedPlayers[third]", "Chosen[sg]", "TheirOne", "EachOne"),
    *either("AskedPlayers[base]", "Chosen[pl]", "WholeGroup"),
    # Where one alone is there, both are not
    *only_read(
        construct("AskedPlayers[base]", Choose, "both [of] {group:Theirs[pl]}", count=2, by=DOER)
    ),
    # Of whom something holds
    *either("Subject[sg]", "Pointed"),
    *construct("Subject[sg]", None, "{=:TheOne}", views={WHOLE: UNSAID}),
    *either("Subject[sg]", "SubjectEach"),
    *construct("SubjectEach", None, "{=:EachOne}", views={WHOLE: read_as(OF_ALL.build)}),
    *either("Subject[pl]", "Those", "SubjectGroup"),
    *construct("SubjectGroup", None, "{=:AllOf}", views={WHOLE: OF_ALL}),
    *construct("SubjectGroup", None, "{=:Group[pl]}", views={WHOLE: UNSAID}),
    *either("Subject", "Subject[sg]", "Subject[pl]"),
    # Who sets off a trigger: any of them
    *construct("Involved", All, "any of {group:Theirs[pl]}"),
    *construct("Involved", All, "any {group:Narrow[sg]}", ["(a|an) {group:Narrow[sg]}"]),
    *construct("Involved", None, "{=:Chosen[sg]}", views={WHOLE: WHICHEVER}),
    *construct("Involved", None, "{=:TheirOne}", views={WHOLE: WHICHEVER}),
    *construct("OtherOf", None, "{=:Theirs[pl]}", views={WHOLE: OTHER}),
    *either("Involved", "Pointed"),
    *construct(
        "AllInvolved",
        All,
        "{group:Theirs[pl]}",
        ["{group:Group[pl]}"],
        only=Guard(lambda named: named.group != Group(), "any Player at all is named as such"),
    ),
    *construct(
        "InvolvedOf",
        All,
        "(a|an|any) {group:GroupOf[sg]}",
        ["[a|an|any] {group:TheirsOf[sg]}", "(one|any) of {group:TheirsOf[pl]}"],
    ),
    *either("InvolvedOf", "Possessor"),
]
