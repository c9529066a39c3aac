"""Several questions about one player: `you are behind and have two Action cards`.

Whatever is asked of a player is asked of the same one again without their name. This is derived
from the questions, which know nothing of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Final

import msgspec

from snapcount.cards.language.conditions.asking import BEING, OPPOSITE
from snapcount.cards.language.conditions.having import Have, have
from snapcount.cards.language.kernel.construct import WHOLE, Construct, construct, phrase, read_as
from snapcount.cards.language.kernel.lists import FLAT, SINGLE, Row, enumerated, listed
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.language.nouns.people import OTHERS

_KINDS: Final = ("Asked", "Denied")
_END: Final = {False: "Of", True: "Being"}
_NAMED: Final = "{who:Who["


class Subject(msgspec.Struct, frozen=True):
    """A player, by name or as `they`, with the verb that goes with it."""

    key: str
    who: str
    person: str
    words: tuple[str, ...]


SUBJECTS: Final = (
    Subject("you", "you", "base", ("you",)),
    *(Subject(who, who, "third", OTHERS[who]) for who in ("opponent", "offense", "defense")),
    *(
        Subject(f"they_{who}", who, "base", (f"they@{who}",))
        for who in ("opponent", "offense", "defense")
    ),
)


def _without_who(asked: Construct) -> dict[str, tuple[str, ...]]:
    """The words of a question behind the player who is named in it, by the verb's person."""
    found: dict[str, list[str]] = {}
    for wording in asked.wordings:
        if wording.startswith(_NAMED):
            person, _, rest = wording.removeprefix(_NAMED).partition("]} ")
            found.setdefault(person, []).append(rest)
    return {person: tuple(rests) for person, rests in found.items()}


def _said_of(
    asked: Construct, said: dict[str, tuple[str, ...]], subject: Subject, being: bool
) -> Construct | None:
    """The same question of that player, without the name; None if nobody is named in it.

    `being`: without the verb as well, of what somebody is.
    """
    person = "p" if ("p", subject.person) in asked.having else subject.person
    wordings = said.get(person, ())
    if being:
        wordings = tuple(
            each.removeprefix(is_so)
            for each in wordings
            for is_so in BEING[subject.person]
            if each.startswith(is_so)
        )
    if not wordings:
        return None
    view = asked.views.get("who")
    who = subject.who if view is None else view.build(subject.who)
    if who is None:
        return None
    return msgspec.structs.replace(
        asked,
        category=f"{asked.category}{_END[being]}[{subject.key}]",
        fixed={**asked.fixed, "who": who},
        wordings=wordings,
        views={name: each for name, each in asked.views.items() if name != "who"},
        printed=False,
    )


def shared(questions: Iterable[Construct]) -> list[Construct]:
    """What is asked of the player who was named last, derived from what is asked of players."""
    asked = [each for each in questions if each.category.startswith(_KINDS)]
    naming = [(each, said) for each in asked if (said := _without_who(each))]
    made: list[Construct] = []
    for subject, being in product(SUBJECTS, (False, True)):
        told = (_said_of(each, said, subject, being) for each, said in naming)
        direct = [each for each in told if each is not None]
        known = {each.category for each in direct}
        end = f"{_END[being]}[{subject.key}]"
        used = {f"{kind}{now}{end}" for kind in _KINDS for now in ("", "Now")}
        for each in asked:  # what is asked in another category
            inner = each.wordings[0].removeprefix("{=:").removesuffix("}")
            if each.node is None and each.category in _KINDS and f"{inner}{end}" in known:
                view = read_as(each.views[WHOLE].build) if WHOLE in each.views else UNSAID
                made += construct(
                    f"{each.category}{end}", None, f"{{=:{inner}{end}}}", views={WHOLE: view}
                )
                used.add(f"{inner}{end}")
        made += (each for each in direct if each.category in used)
        made += _all_being(subject) if being else _joined(subject.key, subject.words)
    return made


def _all_being(subject: Subject) -> list[Construct]:
    """`You are on offense and behind`: what somebody is, with the verb said once."""
    key, be = subject.key, "(is|was)" if subject.person == "third" else "(are|were)"
    return [
        *enumerated(f"AndsBeing[{key}]", f"AskedBeing[{key}]", "and", ", and"),
        *construct("SharedAnds", None, f"{{:SharedWho[{key}]}} {be} {{=:RowAndsBeing[{key}]}}"),
        *construct(f"AnyBeing[{key}]", None, f"{{=:AskedBeing[{key}]}}"),
        *construct(f"AnyBeing[{key}]", None, "{=:Circumstance}"),
        *listed(f"OrsBeing[{key}]", f"AnyBeing[{key}]", "or", ", or"),
        # `Behind, on fourth down or in overtime` may be two things: a list has the second comma
        *construct(
            f"RowOrsBeing[{key}]",
            Row,
            f"{{first:AnyBeing[{key}]}} , {{rest:CommaOrsBeing[{key}]}}",
        ),
        *construct(
            f"CommaOrsBeing[{key}]", None, f"{{=:CommaRowBeing[{key}]}}", views={WHOLE: FLAT}
        ),
        *construct(
            f"CommaRowBeing[{key}]",
            Row,
            f"{{first:AnyBeing[{key}]}} , or {{rest:LastBeing[{key}]}}",
            [f"{{first:AnyBeing[{key}]}} , {{rest:CommaOrsBeing[{key}]}}"],
        ),
        *construct(f"LastBeing[{key}]", None, f"{{=:AnyBeing[{key}]}}", views={WHOLE: SINGLE}),
        *construct("SharedOrs", None, f"{{:SharedWho[{key}]}} {be} {{=:RowOrsBeing[{key}]}}"),
        # `You are on defense with three Cornerbacks on the field`: what somebody has besides
        *construct("SharedAnds", None, f"{{:SharedWho[{key}]}} {be} {{=:RowWith[{key}]}}"),
        *construct(
            f"RowWith[{key}]", Row, f"{{first:AskedBeing[{key}]}} [,] {{rest:OnlyWith[{key}]}}"
        ),
        *construct(f"OnlyWith[{key}]", None, f"{{=:AskedWith[{key}]}}", views={WHOLE: SINGLE}),
        *construct(f"AskedWith[{key}]", None, f"{{=:With[{key}]}}", views={WHOLE: read_as(have)}),
        *construct(
            f"With[{key}]", Have, "with {some:SomeHeld}", ["with {some:Exactly}"], who=subject.who
        ),
    ]


def _joined(key: str, words: tuple[str, ...]) -> list[Construct]:
    """Two questions or more about that player."""
    atom, name = f"AtomOf[{key}]", f"SharedWho[{key}]"
    made = [
        *phrase(name, *words),
        *construct(atom, None, f"{{=:AskedOf[{key}]}}"),
        *construct(atom, None, f"{{=:DeniedOf[{key}]}}", views={WHOLE: read_as(OPPOSITE.build)}),
    ]
    # `You gained 20 yards or more and scored`: the last may need no word about when
    made += construct(f"NowOf[{key}]", None, f"{{=:AskedNowOf[{key}]}}")
    made += construct(
        f"NowOf[{key}]", None, f"{{=:DeniedNowOf[{key}]}}", views={WHOLE: read_as(OPPOSITE.build)}
    )
    made += construct(f"NowRowOf[{key}]", None, f"{{=:NowOf[{key}]}}", views={WHOLE: SINGLE})
    made += construct(
        "TogetherNow",
        Row,
        f"{{:{name}}} {{first:{atom}}} (and|but) {{rest:NowRowOf[{key}]}}",
    )
    for kind, between in (("Ands", ("and", ", and")), ("Ors", ("or", ", or"))):
        made += enumerated(f"{kind}Of[{key}]", atom, *between)
        made += construct(
            f"Shared{kind}",
            None,
            f"{{:{name}}} {{=:Row{kind}Of[{key}]}}",
        )
    return made
