"""Events of Players in other words: `a Player who uses an Exhaust ability`, `when they tackle`.

They are made of the words in which the event is said of any Player, verb for verb, so that no
event has to be declared again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

from snapcount.cards.language.kernel.construct import Construct, construct
from snapcount.cards.language.nouns.antecedents import It
from snapcount.cards.nouns import All, Group

_WHOEVER: Final = "{players:Involved} "
"""Whoever it is; a touchdown may be nobody's, where no Player is named."""
_HAPPENS: Final = re.compile(r"\bby\b|substituted|at the end of")
"""Who is exhausted by something, or substituted, has it done to them."""
_IRREGULAR: Final = {"is": "are", "was": "were", "has": "have", "does": "do"}


def who_does_so(events: Iterable[Construct]) -> Iterator[Construct]:
    """The same events as what a Player does `who …`, and as what `they` do."""
    for event in events:
        said = [words[len(_WHOEVER) :] for words in event.wordings if words.startswith(_WHOEVER)]
        if not said or event.category not in ("Happens", "WouldHappen", "WithThis"):
            continue
        several = [f"they {_of_several(each)}" for each in said]
        yield from _also(event, event.category, several, players=It())
        does = [] if event.category != "Happens" else [each for each in map(_done, said) if each]
        if does:
            one = [f"{_WHOEVER}(who|that) {each}" for each in does]
            yield from _also(event, "WhoHappens", one)
            anyone = [f"(a|any) Player (who|that) {each}" for each in does]
            named = event.fixed["event"] == "a touchdown is scored"
            named = named or event.fixed.get("by") == "designation"
            whoever = All(Group()) if named else None
            yield from _also(event, "WhoHappens", anyone, players=whoever)
            several = [f"(who|that) {_of_several(each)}" for each in does]
            yield from _also(
                event,
                "AllWhoHappen",
                [f"[all] Players {each}" for each in several],
                players=whoever,
            )
            all_who = [f"{{players:AllInvolved}} {each}" for each in several]
            yield from _also(event, "AllWhoHappen", all_who)


def _done(words: str) -> str:
    """The words without what a Player is, which is no event: `a Player who is Exhausted`."""
    if _HAPPENS.search(words):
        return words
    words = words.replace("(is|becomes", "(becomes").replace("(becomes)", "becomes")
    return "" if re.match(r"\(*is\b", words) else words


def _also(event: Construct, category: str, said: list[str], **known: Any) -> list[Construct]:
    return construct(
        category,
        event.node,
        said[0],
        said[1:],
        views=event.views,
        only=event.only,
        printed=False,
        **{**event.fixed, **known},
    )


def _of_several(words: str) -> str:
    """What is said of one as it is said of several: each verb with which it can begin."""
    if not words.startswith("("):
        verb, _, rest = words.partition(" ")
        return f"{_plural(verb)} {rest}".rstrip()
    depth = 0
    parts = [""]
    for at, sign in enumerate(words):
        depth += (sign == "(") - (sign == ")")
        if depth == 0:
            said = "|".join(_of_several(part) for part in parts)
            return f"({said}){words[at + 1 :]}"
        if sign == "|" and depth == 1:
            parts.append("")
        elif at:
            parts[-1] += sign
    raise AssertionError(words)


def _plural(verb: str) -> str:
    if verb in _IRREGULAR:
        return _IRREGULAR[verb]
    if verb.endswith("ies"):
        return f"{verb[:-3]}y"
    return re.sub(r"(?<=ch|sh)es$|(?<=[^s])s$", "", verb)
