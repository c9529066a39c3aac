"""Most and fewest Time Units: `your plays cannot take more than 2 Time Units`."""

from __future__ import annotations

from typing import Any, Final

from snapcount.cards.language.kernel.construct import WHOLE, Construct, View, construct, unseen
from snapcount.cards.language.nouns.voices import kept_down, kept_up
from snapcount.cards.language.plays.said import of_next_plays, of_plays, said_of
from snapcount.cards.tree import Lasting, LimitTimeUnits

_WORDS: Final = {
    "at most": ("at most", "(no more than|a maximum of|up to)", "{:AtTheMost}", "more than"),
    "at least": (
        "at least",
        "(no less than|no fewer than|a minimum of|not less than)",
        "{:AtTheLeast}",
        "(less|fewer) than",
    ),
}
"""After the verb, behind the number, and after that they cannot."""


def _frames(subject: str, how: str, n: str) -> list[str]:
    say, read, behind, never = _WORDS[how]
    number = "{number:IntTimeUnits}"
    bare = "(take|use|cost|consume|burn)"
    verb = bare if n == "pl" else "(takes|uses|costs|consumes|burns)"
    do = "do" if n == "pl" else "does"
    return [
        f"{subject} {'take' if n == 'pl' else 'takes'} {say} {number}",
        f"{subject} {verb} {say} {number}",
        f"{subject} {verb} {read} {number}",
        f"{subject} {verb} {number} {behind}",
        f"{subject} (cannot|may not|can never|never|{do} not|must not) {bare} {never} {number}",
    ]


def _numbered(part: str, how: str) -> list[str]:
    """The same, said of their number of Time Units."""
    voice = kept_down if how == "at most" else kept_up
    number = "({number:Int}|{number:IntTimeUnits})"
    return [
        frame
        for n in ("pl", "sg")
        for frame in voice(f"the Time Units of {{of:{part}[{n}]}}", number, True)
    ]


def _of_this_play(how: Any) -> View:
    """An effect on the play of this down."""
    return View(
        f"{how} of this play",
        lambda number: Lasting(LimitTimeUnits(how, number, "offense")),
        unseen,
    )


def _limits(how: Any) -> list[Construct]:
    made: list[Construct] = []
    for category, part, view in (
        ("Modifier", "Plays", of_plays(LimitTimeUnits, "to", how=how)),
        ("For", "NextPlays", of_next_plays(LimitTimeUnits, "to", how=how)),
    ):
        frames = [frame for n in ("pl", "sg") for frame in _frames(f"{{of:{part}[{n}]}}", how, n)]
        frames += _numbered(part, how)
        made += said_of(category, view, f"Time{how.replace(' ', '')}{part}", frames)
    this = [frame.replace("{number:", "{=:") for frame in _frames("{@:ThisPlay}", how, "sg")]
    voice = kept_down if how == "at most" else kept_up
    this += voice("(the Time Units of {@:ThisPlay}|{@:ThisPlays} Time Units)", "{=:Int}", True)
    return [
        *made,
        *construct("Effect", None, this[0], this[1:], views={WHOLE: _of_this_play(how)}),
    ]


TIME_LIMITS: Final[list[Construct]] = [
    each for how in ("at most", "at least") for each in _limits(how)
]
