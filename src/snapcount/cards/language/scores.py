"""What touchdowns and safeties are worth, more than usual or in all."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language import syntax
from snapcount.cards.language.construct import (
    WHOLE,
    Construct,
    construct,
    read_as,
    word,
)
from snapcount.cards.language.people import ANYONE
from snapcount.cards.language.standing import waits
from snapcount.cards.tree import (
    ScorePoints,
)


class Worth(msgspec.Struct, frozen=True):
    """A kind of score, and how much more it is worth."""

    score: tuple[str, int]
    more: int
    who: str = ANYONE


def _worth(said: Worth) -> Any:
    if said.more <= 0:
        return None
    points = syntax.By(who=said.who, deed=ScorePoints(said.who, said.more))  # type: ignore[arg-type]
    rule = waits(said.score[0], points)
    occasion = msgspec.structs.replace(rule.occasion, who=said.who)
    return msgspec.structs.replace(rule, occasion=occasion)


def _worth_in_all(said: Worth) -> Any:
    return _worth(msgspec.structs.replace(said, more=said.more - said.score[1]))


_SCORES: Final = (
    (("a touchdown is scored", 7), "touchdown", "touchdowns"),
    (("a safety is scored", 2), "safety", "safeties"),
)

SCORES: Final[list[Construct]] = [
    *(each for value, _, many in _SCORES for each in word("ScoreKinds", value, many)),
    *(each for value, one, _ in _SCORES for each in word("ScoreKind", value, one)),
    *(
        each
        for name, points, view in (
            ("WorthMore", "{more:MorePoints}", _worth),
            ("WorthInAll", "{more:Points}", _worth_in_all),
        )
        for each in (
            *construct(
                name,
                Worth,
                f"{{score:ScoreKinds}} are worth {points}",
                [
                    f"[all] {{score:ScoreKinds}} (are worth|score|count for) {points}",
                    f"(each|every|a) {{score:ScoreKind}} (is worth|scores|counts for) {points}",
                ],
            ),
            *construct(
                name,
                Worth,
                f"{{who:Whose}} {{score:ScoreKinds}} are worth {points}",
                [
                    f"{{who:Whose}} {{score:ScoreKinds}} (score|count for) {points}",
                    f"each of {{who:Whose}} {{score:ScoreKinds}} is worth {points}",
                    f"(each|every) {{score:ScoreKind}} {{who:Who[base]}} score is worth {points}",
                    f"(each|every) {{score:ScoreKind}} {{who:Who[third]}} scores is worth {points}",
                    f"{{score:ScoreKinds}} {{who:Who[base]}} score are worth {points}",
                ],
            ),
            *construct("Rule", None, "{=:" + name + "}", views={WHOLE: read_as(view)}),
        )
    ),
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
