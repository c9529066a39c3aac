"""How the grammar reads the kept texts, against the trees that they had before it.

    python -m tests.cards.language.measure [another|none|several] [--write]

For each text of trees.txt it is the same tree, another one, several, or none; those of one verdict
are listed. `--write` writes departures.txt: each text that does not have its old tree, and why.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from tests.cards.language import frozen

from snapcount.cards.language.kernel.errors import TextError
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.parse import parse_scene
from snapcount.cards.language.printing import english, timing_line


class Read(NamedTuple):
    """A text, and what has become of it; `why` is its error, or how it is understood now."""

    verdict: str
    scene: Scene
    text: str
    why: str = ""


def verdicts() -> Iterator[Read]:
    for digest, scene, text in frozen.frozen():
        try:
            page: Page = parse_scene(text, scene)
        except TextError as error:
            verdict = "several" if error.code == "two-readings" else "none"
            yield Read(verdict, scene, text, error.message)
            continue
        if frozen.digest(page) == digest:
            yield Read("same", scene, text)
        else:
            yield Read("another", scene, text, in_words(page, scene))


def in_words(page: Page, scene: Scene) -> str:
    """How the text is understood."""
    said = [english(each, scene.side) for each in page.abilities]
    if page.effects:
        said.append(english(page.effects, scene.side))
    if page.timing is not None:
        said.append(timing_line("Play", page.timing))
    return " ".join(said)


def main(*arguments: str) -> None:
    found = list(verdicts())
    counts = Counter(each.verdict for each in found)
    print(f"{len(found)} texts:", ", ".join(f"{n} {what}" for what, n in counts.most_common()))
    for each in found:
        if each.verdict in arguments:
            print(f"{each.text}\n    {each.why}")
    if "--write" in arguments:
        frozen.write_departures(
            (each.verdict, each.scene, each.text, each.why)
            for each in found
            if each.verdict != "same"
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
