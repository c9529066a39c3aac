"""What is asked with the verb in front: `should this pass be complete, …`.

Whatever may be asked after `if` in the present tense is asked so of what is to come. This is
derived from the questions, which know nothing of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

import msgspec

from snapcount.cards.language.conditions.asking import supposed_forms
from snapcount.cards.language.kernel.construct import WHOLE, Construct, construct, read_as
from snapcount.cards.language.kernel.views import UNSAID

_ASKED: Final = "Asked"
_SUPPOSED: Final = "Supposed"
_INSIDE: Final = re.compile(r"\{=:Asked(\w*)\}")
_BARE: Final = supposed_forms()
_PRESENT: Final = re.compile(
    rf"(?<!\S)(?:{'|'.join(map(re.escape, sorted(_BARE, key=len, reverse=True)))})(?!\S)"
)


def _bare(wording: str) -> str | None:
    """The same words with the verb in its bare form; None if nothing is said of the present."""
    found = _PRESENT.findall(wording)
    if not found:
        return None
    form = max(found, key=len)
    return wording.replace(form, _BARE[form], 1)


def supposed(questions: Iterable[Construct]) -> list[Construct]:
    """The questions that may be asked so, and those that hold them."""
    asked = [each for each in questions if each.category.startswith(_ASKED)]
    made: list[Construct] = []
    for each in asked:
        wordings = tuple(said for words in each.wordings if (said := _bare(words)) is not None)
        if wordings:
            category = each.category.replace(_ASKED, _SUPPOSED, 1)
            made.append(
                msgspec.structs.replace(each, category=category, wordings=wordings, printed=False)
            )
    known = {each.category for each in made}
    alone = {(each.category, each.wordings) for each in made}
    holding = [(each, match[1]) for each in asked if (match := _INSIDE.search(each.wordings[0]))]
    for _ in range(2):  # one inside another
        for each, inside in holding:
            if f"{_SUPPOSED}{inside}" not in known or each.node is not None:
                continue
            category = each.category.replace(_ASKED, _SUPPOSED, 1)
            words = _INSIDE.sub("{=:" + f"{_SUPPOSED}{inside}" + "}", each.wordings[0])
            view = read_as(each.views[WHOLE].build) if WHOLE in each.views else UNSAID
            if (category, (words,)) not in alone:
                made += construct(category, None, words, views={WHOLE: view})
            alone.add((category, (words,)))
            known.add(category)
    return made
