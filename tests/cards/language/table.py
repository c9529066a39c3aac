"""The table of verbs and moods in docs/language.md: what can be said, as the language reads it.

    python -m tests.cards.language.table [--write]

Every verb of the lexicon, and those that have frames of their own, is put into one sentence of each
mood. A dot is a sentence that is read; the others are refused with a reason.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from snapcount.cards.language.kernel.moods import inflected
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.language.sentences.verbs import VERBS, befalls

PAGE: Final = Path(__file__).parents[3] / "docs" / "language.md"
BEGIN: Final = "<!-- verbs and moods: python -m tests.cards.language.table --write -->"
END: Final = "<!-- end of verbs and moods -->"
DOT: Final = "●"

THEN: Final = "draw a Play card"
ACTION: Final = Scene(action=True, side="offense", on_player=False)
AGAINST: Final = Scene(action=True, on_player=False)
PLAYER: Final = Scene(side="offense", on_player=False)


class Mood(NamedTuple):
    """A column: its name, a sentence with a verb in some form, and the card it stands on."""

    name: str
    sentence: str
    scene: Scene


MOODS: Final = (
    Mood("do", "{Base}.", ACTION),
    Mood("may", "You may {base}.", ACTION),
    Mood("cannot", "Your opponent cannot {base} this down.", AGAINST),
    Mood("whenever", f"Whenever you {{base}}, {THEN}.", PLAYER),
    Mood("any player", "Whenever a player {third}, that player draws a Play card.", PLAYER),
    Mood("passive", f"Whenever {{happens}}, {THEN}.", PLAYER),
    Mood("first time", f"The first time you {{base}} each half, {THEN}.", PLAYER),
    Mood("next time", f"The next time you {{base}} this game, {THEN}.", ACTION),
    Mood("would", f"If you would {{base}}, {THEN} instead.", PLAYER),
    Mood("did", f"Exhaust: If you {{past}} this half, {THEN}.", PLAYER),
    Mood("did not", f"Exhaust: If you have not {{participle}} this half, {THEN}.", PLAYER),
    Mood("does not", f"If you do not {{base}} this down, {THEN}.", ACTION),
    Mood("in which", f"At the end of a possession in which you {{past}}, {THEN}.", PLAYER),
    Mood("Play when", "Play when you {base}.", ACTION),
)

OTHERS: Final = (
    # What is done, and what happens where that is said otherwise
    ("~call a Run", "a Run is called"),
    ("~stop a Run", "a Run is stopped"),
    ("~complete a pass", "a pass is complete"),
    ("~gain 10 or more yards", "a play gains 10 or more yards"),
    ("~lose yards", ""),
    ("~exhaust one of your Players", "one of your Players is exhausted"),
    ("~energize one of your Players", "one of your Players is energized"),
    ("~designate a Running Back", "a Running Back is designated"),
    ("~substitute a Player", "a Player is substituted in"),
    ("~cancel an Action card", "an Action card is cancelled"),
    ("~search your Play deck for a Run and ~put it into your hand", ""),
    ("~shuffle your Action discard pile into your Action deck", ""),
    ("~reveal the top card of your Play deck", ""),
)


def verbs() -> Iterator[tuple[str, str]]:
    """What is done, as a frame, and what happens, in the words that are printed."""
    for verb in VERBS:
        happens = _plain(befalls(verb.happens[0], "now")) if verb.happens else ""
        for frames in (verb.does, verb.makes):
            if frames:
                yield _plain(frames[0]), happens
    yield from OTHERS


def _plain(template: str) -> str:
    """The first wording of a template."""
    said = re.sub(r"\[[^\]]*\]", "", template)
    said = re.sub(r"\(([^|()]*)\|[^()]*\)", r"\1", said)
    return " ".join(said.split())


def sentence(mood: Mood, frame: str, happens: str) -> str:
    """The verb in that mood; empty if it has no words for it."""
    if "{happens}" in mood.sentence and not happens:
        return ""
    forms = {form: _plain(inflected(frame, form)) for form in ("base", "third", "past")}
    forms["participle"] = _plain(inflected(frame, "participle"))
    base = forms["base"]
    return mood.sentence.format(Base=base[0].upper() + base[1:], happens=happens, **forms)


def is_read(text: str, scene: Scene) -> bool:
    """Without asking why not, which takes longer than to read it."""
    try:
        read(text, scene)
    except (Unread, Refusal):
        return False
    return True


def table() -> str:
    """The table as it stands in the page."""
    names = [mood.name for mood in MOODS]
    rows = [f"| | {' | '.join(names)} |", "|---|" + ":-:|" * len(names)]
    for frame, happens in verbs():
        cells = []
        for mood in MOODS:
            said = sentence(mood, frame, happens)
            cells.append(DOT if said and is_read(said, mood.scene) else "")
        rows.append(f"| {_plain(inflected(frame, 'base'))} | {' | '.join(cells)} |")
    return "\n".join(rows)


def printed() -> str:
    """The table that the page has."""
    return PAGE.read_text("utf-8").partition(BEGIN)[2].partition(END)[0].strip()


def main(*arguments: str) -> None:
    made = table()
    print(made)
    if "--write" in arguments:
        before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
        after = rest.partition(END)[2]
        PAGE.write_text(f"{before}{BEGIN}\n\n{made}\n\n{END}{after}", "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
