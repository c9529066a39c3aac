"""What touchdowns and safeties are worth, more than usual or in all."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.events.described_plays import is_such
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    construct,
    only_read,
    read_as,
    word,
)
from snapcount.cards.language.kernel.contents import has
from snapcount.cards.language.kernel.doers import ANYONE, SCORER
from snapcount.cards.language.kernel.walk import exchanged
from snapcount.cards.language.meaning.normal import normal
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.plays.standing import waits
from snapcount.cards.language.sentences.occasions import waits_while
from snapcount.cards.nouns import AllOf, Called, OnSide, PlayIs, YardsWould
from snapcount.cards.tree import ScorePoints, ScoresAre


class Worth(msgspec.Struct, frozen=True):
    """A kind of score, and how much more it is worth."""

    score: str
    more: int
    who: str = ANYONE


class NextScore(msgspec.Struct, frozen=True):
    """Somebody's next score of a kind in a while, and what it is worth in all."""

    score: str
    to: int
    who: str
    lasts: Any


def _next(said: NextScore) -> syntax.For:
    worth = ScoresAre(said.score, said.to, said.who, next=True)  # type: ignore[arg-type]
    return syntax.For(clause=syntax.Stands(modifier=worth), lasts=said.lasts)


class TouchdownsOn(msgspec.Struct, frozen=True):
    """Touchdowns on such plays or in such a situation, and what they are worth: in all, or more."""

    asked: Any
    who: str = ANYONE
    to: int = 0
    more: int = 0


def _on_such_plays(said: TouchdownsOn) -> Any:
    """A touchdown on a play is the offense's: a Pick Six is none of that Pass."""
    who: Any = said.who
    asked = said.asked
    if has(asked, Called, PlayIs, YardsWould):
        if who == ANYONE:
            who = "offense"
        else:
            asked = normal(AllOf((OnSide(who, "offense"), asked)))
    if said.more:
        return waits_while(_worth(Worth("a touchdown is scored", said.more, who)), asked)
    who = "each player" if who == ANYONE else who
    clause = syntax.Stands(modifier=ScoresAre("touchdown", said.to, who))
    return syntax.Holds(condition=asked, then=syntax.Says(clauses=(clause,)))


def _worth(said: Worth) -> Any:
    if said.more <= 0:
        return None
    points = syntax.By(who=said.who, deed=ScorePoints(said.who, said.more))  # type: ignore[arg-type]
    rule = waits(said.score, points)
    occasion = msgspec.structs.replace(rule.occasion, who=said.who)
    return msgspec.structs.replace(rule, occasion=occasion)


_SCORES: Final = (
    ("a touchdown is scored", "touchdown", "touchdowns"),
    ("a safety is scored", "safety", "safeties"),
)


def _worth_so_many(more: str, kinds: str, kind: str) -> tuple[list[str], list[str]]:
    """Wordings of what each player's scores are worth, and of somebody's."""
    return [
        f"{kinds} are worth {more}",
        f"[all] {kinds} (are worth|score|count for) {more}",
        f"(each|every|a) {kind} (is worth|scores|counts for) {more}",
    ], [
        f"{{who:Whose}} {kinds} are worth {more}",
        f"{{who:Whose}} {kinds} (score|count for) {more}",
        f"each of {{who:Whose}} {kinds} is worth {more}",
        f"(each|every) {kind} {{who:Who[base]}} score is worth {more}",
        f"(each|every) {kind} {{who:Who[third]}} scores is worth {more}",
        f"{kinds} {{who:Who[base]}} score are worth {more}",
    ]


def _more() -> list[Construct]:
    anyones, somebodys = _worth_so_many(
        "{more:MorePoints}", "{score:ScoreKinds}", "{score:ScoreKind}"
    )
    made = construct("WorthMore", Worth, anyones[0], anyones[1:])
    made += construct("WorthMore", Worth, somebodys[0], somebodys[1:])
    return [*made, *construct("Rule", None, "{=:WorthMore}", views={WHOLE: read_as(_worth)})]


def _in_all() -> list[Construct]:
    made: list[Construct] = []
    for _, one, many in _SCORES:
        anyones, somebodys = _worth_so_many("{to:Points}", many, one)
        made += construct(
            "Modifier", ScoresAre, anyones[0], anyones[1:], what=one, who="each player"
        )
        made += construct("Modifier", ScoresAre, somebodys[0], somebodys[1:], what=one)
        made += construct(
            "Modifier",
            ScoresAre,
            f"{{who:Whose}} next {one} is worth {{to:Points}}",
            [
                f"{{who:Whose}} next {one} (scores|counts for) {{to:Points}}",
                f"the next {one} {{who:Who[base]}} score is worth {{to:Points}}",
                f"the next {one} {{who:Who[third]}} scores is worth {{to:Points}}",
                f"the next {one} scored by {{who:Who}} is worth {{to:Points}}",
            ],
            what=one,
            next=True,
        )
        made += construct(
            "NextScore",
            NextScore,
            f"{{who:Whose}} next {one} {{lasts:Lasts}} is worth {{to:Points}}",
            [
                f"the next {one} {{who:Who[base]}} score {{lasts:Lasts}} is worth {{to:Points}}",
                f"the next {one} {{who:Who[third]}} scores {{lasts:Lasts}} is worth {{to:Points}}",
                f"the next {one} scored by {{who:Who}} {{lasts:Lasts}} is worth {{to:Points}}",
            ],
            score=one,
        )
    return [*made, *construct("For", None, "{=:NextScore}", views={WHOLE: read_as(_next)})]


_HEARD: Final = (*(event for event, *_ in _SCORES), "a field goal is made")


def with_scorer(said: Any) -> Any:
    """What waits for a score, with whoever scores it; refused where nobody is named."""
    what = said.occasion
    if not isinstance(what, syntax.Occasion) or what.event not in _HEARD or what.who is None:
        raise Refusal("no-antecedent", "what is worth that? Write “your touchdowns are worth …”")
    return msgspec.structs.replace(said, then=exchanged(said.then, SCORER, what.who))


SCORES: Final[list[Construct]] = [
    # `If you score a touchdown this down, it is worth 2 more points`
    *only_read(
        construct(
            "Effect",
            ScorePoints,
            "(it|that (touchdown|safety|field goal|kick)) (is worth|scores|counts for)"
            " {points:IntMoreScore}",
            who=SCORER,
        )
    ),
    *(each for value, _, many in _SCORES for each in word("ScoreKinds", value, many)),
    *(each for value, one, _ in _SCORES for each in word("ScoreKind", value, one)),
    *_more(),
    *_in_all(),
    # On some plays alone
    *construct("Core[stop]", None, "{=:TouchdownsOn}", views={WHOLE: read_as(_on_such_plays)}),
    *(
        each
        for points in ("{to:Points}", "{more:MorePoints}")
        for whose in ("", "{who:Whose} ")
        for each in construct(
            "TouchdownsOn",
            TouchdownsOn,
            f"{whose}touchdowns [scored] {{asked:OnSuchPlay}} (are worth|score|count for) {points}",
        )
    ),
    *(
        each
        for points in ("{to:Points}", "{more:MorePoints}")
        for each in construct(
            "TouchdownsOn",
            TouchdownsOn,
            f"(a|each|every) touchdown [scored] {{asked:OnSuchPlay}} (is worth|scores) {points}",
        )
    ),
    *construct("OnSuchPlay", None, "on {=:DescribedPlay}", views={WHOLE: read_as(is_such)}),
    *construct("OnSuchPlay", None, "on plays {=:ThatCame}"),
    *construct("OnSuchPlay", None, "of {=:YardsGained}"),
    *construct("OnSuchPlay", Called, "on [a] {calls:CallsOfPlays[pl]}", who="offense"),
    *construct("OnSuchPlay", Called, "on a {calls:CallsOfPlays[sg]}", who="offense"),
    *construct("OnSuchPlay", None, "{=:Circumstance}"),
    *construct("MorePoints", None, "{=:MorePointsSaid}"),
    *(
        each
        for more in ("additional", "more", "extra")
        for each in (
            *construct("MorePointsSaid", None, f"{{=:One}} {more} point"),
            *construct("MorePointsSaid", None, f"{{=:Many}} {more} points"),
        )
    ),
    *construct("MorePointsSaid", None, "(an|another) (additional|extra|) {=:Int} (point|points)"),
    *construct("Points", None, "{=:One} point"),
    *construct("Points", None, "{=:Many} points"),
]
