"""Abilities: those of one keyword cancelled, copied, gained for a while or kept."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    Construct,
    View,
    construct,
    only_read,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.kernel.doers import DOER
from snapcount.cards.language.kernel.lists import SEVERAL, listed
from snapcount.cards.language.kernel.moods import YOURS, deed, deed_read
from snapcount.cards.language.kernel.template import WHOLE
from snapcount.cards.nouns import Choose, Group, That, This
from snapcount.cards.tree import (
    CancelAbilities,
    ChoosePlayers,
    CopyAbility,
    GainAbilitiesOf,
    KeepsAbilities,
)

KEYWORDS: Final = {"run": "Run", "receive": "Receive", "tackle": "Tackle", "exhaust": "Exhaust"}

DURATION: Final = View(
    "duration",
    build=lambda lasts: lasts.duration if lasts.of is None else None,
    match=lambda duration: syntax.Lasts(duration=duration),
)
"""How long, where it is nobody's next play."""


class SeveralOfTheirs(msgspec.Struct, frozen=True):
    """Somebody's abilities of several keywords."""

    whose: str
    deeds: tuple[CancelAbilities, ...]


def _of_theirs(said: SeveralOfTheirs) -> syntax.Together:
    whose: Any = said.whose
    return syntax.Together(
        deeds=tuple(msgspec.structs.replace(each, whose=whose) for each in said.deeds)
    )


def _keywords() -> list[Construct]:
    """Abilities of one keyword: cancelled for the down, or those of one Player copied."""
    made: list[Construct] = []
    for keyword, name in KEYWORDS.items():
        made += word("Keyword", keyword, name)
        made += construct(
            "Cancelled",
            CancelAbilities,
            f"all {name} abilities",
            [f"(the|) {name} abilities", f"[all] [the] {name} abilities of {{:AllPlayers}}"],
            keyword=keyword,
        )
        made += construct(
            "Cancelled",
            CancelAbilities,
            f"all of {{whose:Whose}} {name} abilities",
            [
                f"all {{whose:Whose}} {name} abilities",
                f"{{whose:Whose}} {name} abilities",
                f"all {name} abilities (of|used by) {{whose:Who}}",
            ],
            keyword=keyword,
        )
        a_name = f"a{'n' * (keyword == 'exhaust')} {name}"
        of, as_own = "of {players:Players}", "[{:AsIfOwn}] [{:Anew}]"
        made += deed(
            CopyAbility,
            f"~copy {a_name} ability {of}",
            f"(~copy|~use) (the|a|an|one) {name} (ability|effect) {of} {as_own}",
            f"(~copy|~use) one of {{players:PlayersOf}} {name} abilities {as_own}",
            f"(~copy|~use) [the effect of] {{players:PlayersOf}} {name} ability {as_own}",
            forms=YOURS,
            keyword=keyword,
        )
    return made


def _gained() -> list[Construct]:
    """Abilities that one Player has of another for a while."""
    made: list[Construct] = []
    plain: dict[str, Any] = {"keyword": None}
    for which, fixed in (("", plain), ("{keyword:Keyword} ", {})):
        every = f"(all|all of the|all the|the) {which}(abilities|ability)"
        takes = "[also] (gains|has)"
        for lasts, more in (("{duration:Lasts}", {}), ("", {"duration": "this down"})):
            views = {"duration": DURATION} if lasts else {}
            front = ["{duration:Lasts} , "] if lasts else [""]
            known: dict[str, Any] = {**fixed, **more, "views": views}
            own = "[in addition to (this one|its own|their own|this Player's)]"
            for begin in front:
                before = len(made)
                made += construct(
                    "Effect",
                    GainAbilitiesOf,
                    f"this Player gains all {which}abilities of {{players:Players}} {lasts}",
                    [
                        f"this Player {takes} {every} of {{players:Players}} {own} {lasts}",
                        (
                            f"this Player {takes} {{players:PlayersOf}} {which}(abilities|ability)"
                            f" {own} {lasts}"
                        ),
                        *(
                            [
                                (
                                    f"{begin} this Player {takes} {every} of"
                                    f" {{players:Players}}"
                                    f" {own}"
                                ),
                                (
                                    f"{begin} this Player {takes} {{players:PlayersOf}}"
                                    f" {which}(abilities|ability) {own}"
                                ),
                            ]
                            if lasts
                            else []
                        ),
                    ],
                    to=This(),
                    **known,
                )
                made += construct(
                    "Effect",
                    GainAbilitiesOf,
                    f"that Player gains all {which}abilities of this Player {lasts}",
                    [
                        f"that Player {takes} {every} of this Player {lasts}",
                        f"that Player {takes} this Player's {which}(abilities|ability) {lasts}",
                    ],
                    to=That(),
                    players=This(),
                    **known,
                )
                have = "[also] (gain|gains|has|have) [also]"
                both = "(those Players|they|each of them|each|both)"
                others = "(each other's|one another's|the other's)"
                made += construct(
                    "Effect",
                    GainAbilitiesOf,
                    f"those Players gain all {which}abilities of one another {lasts}",
                    [
                        f"{both} {have} {others} {which}abilities {own} {lasts}",
                        f"{both} {have} {every} of {{:OneAnother}} {own} {lasts}",
                        *(
                            [
                                f"{begin} {both} {have} {others} {which}abilities {own}",
                                f"{begin} {both} {have} {every} of {{:OneAnother}} {own}",
                            ]
                            if lasts
                            else []
                        ),
                    ],
                    to=That(),
                    players=That(),
                    **known,
                )
                made += construct(
                    "Effect",
                    GainAbilitiesOf,
                    f"that Player gains all {which}abilities of {{players:Another}} {lasts}",
                    [
                        f"{{:ThatOne}} {takes} {every} of {{players:Another}} {own} {lasts}",
                        *(
                            [f"{begin} {{:ThatOne}} {takes} {every} of {{players:Another}} {own}"]
                            if lasts
                            else []
                        ),
                    ],
                    to=That(),
                    **known,
                )
                if not lasts:
                    made[before:] = only_read(made[before:])
    return made


class FirstOfTwo(msgspec.Struct, frozen=True):
    """`Choose two of your Players. The first has the abilities of the second.`"""

    group: Group
    duration: Any
    keyword: Any


def _first_of_two(said: FirstOfTwo) -> syntax.Together | None:
    """Whoever chooses chooses them one after the other."""
    if said.duration is None:
        return None
    return syntax.Together(
        deeds=(
            ChoosePlayers(Choose(said.group, by=DOER)),  # type: ignore[arg-type]
            GainAbilitiesOf(Choose(said.group, by=DOER), said.duration, said.keyword, That()),  # type: ignore[arg-type]
        )
    )


def _of_two() -> list[Construct]:
    """One of two Players has the abilities of the other."""
    made: list[Construct] = []
    for which, kind in (("", {"keyword": None}), ("{keyword:Keyword} ", {})):
        of = (
            f"(all|all of the|all the|the) {which}(abilities|ability) of the second [Player|one]",
            f"(the second Player's|the second one's|the second's) {which}(abilities|ability)",
        )
        gains = "the first [Player|one] [also] (gains|has) [also]"
        for behind, front in (
            ("", ""),
            (" {duration:Lasts}", ""),
            ("", "{duration:Lasts} , "),
        ):
            long: dict[str, Any] = {"duration": "this down"} if not behind + front else {}
            made += deed_read(
                FirstOfTwo,
                *(
                    f"~choose two of {{group:Theirs[pl]}} . {front}{gains} {each}{behind}"
                    for each in of
                ),
                category="OfTwo",
                forms=YOURS,
                views={} if long else {"duration": DURATION},
                **kind,
                **long,
            )
    for form in YOURS:
        made += construct(
            f"Deed[{form}]",
            None,
            "{=:OfTwo" + f"[{form}]" + "}",
            views={WHOLE: read_as(_first_of_two)},
            printed=False,
        )
    return made


def _kept() -> list[Construct]:
    """Abilities that cannot be cancelled."""
    made: list[Construct] = []
    plain: dict[str, Any] = {"keyword": None}
    for which, fixed in (("", plain), ("{keyword:Keyword} ", {})):
        made += construct(
            "Modifier",
            KeepsAbilities,
            f"the {which}abilities of {{players:Subject}} cannot be cancelled",
            [
                (
                    f"[all] [the] {which}(abilities|ability|effects) of {{players:Subject}}"
                    " {:NotCancelled}"
                ),
                f"{{players:SubjectOf}} {which}(abilities|ability) {{:NotCancelled}}",
                f"your opponent cannot cancel {{players:SubjectOf}} {which}(abilities|ability)",
                f"your opponent cannot cancel the {which}abilities of {{players:Subject}}",
                f"nothing can cancel {{players:SubjectOf}} {which}(abilities|ability)",
                f"{{players:Subject}} cannot have (its|their) {which}abilities cancelled",
            ],
            **fixed,
        )
        made += construct(
            "KeptAbilities",
            KeepsAbilities,
            f"the {which}abilities of {{players:Subject}}",
            [f"{{players:SubjectOf}} {which}(abilities|ability)"],
            **fixed,
        )
    return made


ABILITIES: Final[list[Construct]] = [
    *phrase(
        "AllPlayers",
        "all [of] [the] Players [on the field]",
        "(each|every) Player [on the field]",
        "[both teams'] Players",
    ),
    *_keywords(),
    *_gained(),
    *_of_two(),
    *phrase("OneAnother", "one another", "each other", "the other [one|Player]"),
    *phrase("ThatOne", "that Player", "(it|he|the chosen Player)"),
    *_kept(),
    *phrase(
        "AsIfOwn",
        "as if it were this Player's",
        "as if it (belonged to this Player|were an ability of this Player|were its own)",
        "as (if|though) it were (yours|your own|its own)",
        "as (if|though) it (were|was) printed on (this card|this Player)",
        "as (if|though) it were (this Player's [own] [ability]|one of this Player's abilities)",
    ),
    *deed(
        None, "~cancel {=:Cancelled}", "(~cancel|~ignore) {=:Cancelled} {:DownLong}", forms=YOURS
    ),
    *phrase(
        "DownLong",
        "this down",
        "{:AsTheyTrigger} this down",
        "[{:AsTheyTrigger}] (on|for|during) this (play|down)",
    ),
    *phrase(
        "AsTheyTrigger", "triggered", "used", "that (trigger|[(are|were|have|have been)] triggered)"
    ),
    *listed("KeywordList", "OneKeyword", "and", ", and", ","),
    *(
        each
        for keyword, name in KEYWORDS.items()
        for each in construct("OneKeyword", CancelAbilities, name, keyword=keyword)
    ),
    *construct("SeveralKeywords", None, "{=:KeywordList}", views={WHOLE: SEVERAL}),
    *construct("Cancelled", syntax.Together, "all {deeds:SeveralKeywords} abilities"),
    *construct("Cancelled", None, "{=:SeveralOfTheirs}", views={WHOLE: read_as(_of_theirs)}),
    *construct(
        "SeveralOfTheirs",
        SeveralOfTheirs,
        "[all [of]] {whose:Whose} {deeds:SeveralKeywords} abilities",
        ["all {deeds:SeveralKeywords} abilities (of|used by) {whose:Who}"],
    ),
]
