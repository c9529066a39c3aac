"""What is said of plays: of this one, of somebody's, of all of theirs, of those of a while.

A number that is said of plays becomes an effect on this play, a modifier of theirs, or a modifier
that lasts so long; each view is one of these.
"""

from __future__ import annotations

from typing import Any

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import Construct, View, construct, unseen
from snapcount.cards.language.kernel.template import WHOLE
from snapcount.cards.language.nouns.plays import During, NextIn, NextPlays, Plays


class Said(msgspec.Struct, frozen=True):
    """Plays, and what is said of their number."""

    of: Any
    number: Any
    end: int | None = None
    """The least or the most that it comes to."""


def end_of(node: type[msgspec.Struct]) -> str | None:
    """Where a node has how far its number goes."""
    return next((name for name in ("least", "no_further") if name in node.__struct_fields__), None)


def of_plays(node: type[msgspec.Struct], field: str = "by", **fixed: Any) -> View:
    """A modifier as what is said of somebody's plays; the words say what is `fixed`."""
    end = end_of(node)

    def build(said: Said) -> Any:
        more = {} if end is None else {end: said.end}
        return node(who=said.of.who, calls=said.of.calls, **{field: said.number}, **more, **fixed)

    def match(modifier: Any) -> Any:
        if type(modifier) is not node:
            return None
        if any(getattr(modifier, name) != value for name, value in fixed.items()):
            return None
        plays = Plays(modifier.who, modifier.calls)  # type: ignore[attr-defined]
        return Said(plays, getattr(modifier, field), getattr(modifier, end or "", None))

    return View(f"{node.__name__} of plays {fixed}", build, match)


def limited(of: NextPlays | NextIn | Plays | During) -> tuple[Plays, syntax.Lasts]:
    """Plays of a while, and how long that is."""
    if isinstance(of, Plays):
        lasts = syntax.Lasts(duration="next play", of=of.who, calls=of.calls)
        return Plays(of.who, ()), lasts
    if isinstance(of, NextIn):
        who, within = of.play.who, of.lasts.duration
        lasts = syntax.Lasts(duration="next play", of=who, calls=of.play.calls, within=within)
        return Plays(who, ()), lasts
    if isinstance(of, During):
        return of.plays, of.lasts
    return Plays(of.who, ()), syntax.Lasts(duration=of.duration, of=of.who)


def of_next_plays(node: type[msgspec.Struct], field: str = "by", **fixed: Any) -> View:
    """A modifier of somebody's next plays, with how long it lasts."""
    of_all = of_plays(node, field, **fixed)

    def build(said: Said) -> Any:
        plays, lasts = limited(said.of)
        modifier = of_all.build(Said(plays, said.number, said.end))
        return syntax.For(clause=syntax.Stands(modifier=modifier), lasts=lasts)

    def match(clause: Any) -> Any:
        if not isinstance(clause, syntax.For) or not isinstance(clause.clause, syntax.Stands):
            return None
        said = of_all.match(clause.clause.modifier)
        of = clause.lasts.of
        if said is None or of is None or clause.lasts.within or said.of != Plays(of, ()):
            return None
        return Said(NextPlays(of, clause.lasts.duration), said.number, said.end)

    return View(f"{node.__name__} of next plays {fixed}", build, match)


def said_of(
    category: str, view: View, name: str, frames: list[str], **more: Any
) -> list[Construct]:
    """Frames with `{of:…}` and `{number:…}`, seen as the node of the view."""
    return [
        *construct(name, Said, frames[0], frames[1:], **more),
        *construct(category, None, "{=:" + name + "}", views={WHOLE: view}),
    ]


def unsaid(view: View) -> View:
    """The same view, of words that are not printed."""
    return View(f"{view.name}, unsaid", build=view.build, match=unseen)
