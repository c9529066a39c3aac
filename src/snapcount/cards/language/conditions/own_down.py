"""What a Play asks of the down in which it is called, said as it happens: `if you complete a pass`.

On any other card that would be waited for, and needs a word for how long. A Play is heard for its
own down, so that what becomes of the plays is asked of it in either tense.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from snapcount.cards.language.conditions.plays import completed
from snapcount.cards.language.kernel.construct import WHOLE, Construct, View, construct, read_as
from snapcount.cards.language.kernel.moods import third
from snapcount.cards.language.kernel.syntax import OfOwnDown
from snapcount.cards.language.meaning.normal import normal, opposite
from snapcount.cards.language.nouns.this_play import Plays
from snapcount.cards.nouns import AllOf, Called, OnSide, PlayIs

Meaning = Callable[[Any], Any]


def _denied(asked: Any) -> Any:
    """That it is not so of somebody's play, which it is asked of all the same."""
    row = asked.conditions if isinstance(asked, AllOf) else (asked,)
    owners = [part for part in row if isinstance(part, OnSide)]
    rest = tuple(part for part in row if part not in owners)
    if rest == (Called("offense", ("pass",)), PlayIs("complete")):
        rest = rest[1:]
    denied = opposite(rest[0] if len(rest) == 1 else AllOf(rest))
    return normal(AllOf((*owners, denied))) if owners else denied


def _seen(means: Meaning, so: bool) -> View:
    def build(said: Any) -> OfOwnDown | None:
        asked = means(said)
        if asked is None:
            return None
        return OfOwnDown(asked=asked if so else _denied(asked))

    return read_as(build)


def _now(
    name: str, node: type[msgspec.Struct], verbs: str, what: str, means: Meaning
) -> list[Construct]:
    """A question in the present tense, of what is so and of what is not."""
    made: list[Construct] = []
    for so, kind in ((True, "Asked"), (False, "Denied")):
        for person, do in (("base", "do"), ("third", "does")):
            said = [verb if so else f"{do} not {verb}" for verb in verbs.split()]
            if so and person == "third":
                said = [third(verb) for verb in said]
            frames = [f"{{who:Who[p]}} {each} {what}" for each in said]
            made += construct(
                f"{kind}{name}",
                node,
                frames[0],
                frames[1:],
                features={"p": (person,)},
                printed=False,
            )
        made += construct(
            "Asked", None, "{=:" + f"{kind}{name}" + "}", views={WHOLE: _seen(means, so)}
        )
    return made


OWN_DOWN: Final[list[Construct]] = [
    *_now("CallNow", Called, "call select reveal", "{calls:ACallNoun}", lambda said: said),
    *_now("CompleteNow", Plays, "complete", "{calls:ACallNoun}", completed),
]
