"""Whether a typed card can be played: its words are read, and either understood or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from snapcount.cards.catalog.entry import Typed, pointer

if TYPE_CHECKING:
    from snapcount.cards.card import AnyCard
    from snapcount.cards.language.card_reading import CardFields
    from snapcount.cards.language.kernel.errors import TextError

Status = Literal["playable", "no text yet", "not understood"]


class Verdict(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What became of a card. `data` is there if it is playable, `why` to `length` if not.

    `why` is one line; `report` everything there is to say, with a pointer under the word.
    `field` is the field in question, and `at` and `length` the place in it. `clause`, `ruling` and
    `ruled` tell of the card's erratum, if it has one, and when it was made.
    """

    status: Status
    data: bytes = b""
    """The card as JSON: a catalog is listed and searched without taking every card apart."""
    clause: str = ""
    ruling: str = ""
    ruled: str = ""
    amended: bytes = b""
    """The card with the words of its erratum, which are read in the place of the printed ones."""
    why: str = ""
    report: str = ""
    field: str = ""
    at: int = 0
    length: int = 1

    @property
    def card(self) -> AnyCard | None:
        """The card as it was typed, or else as its erratum has it, if it is playable."""
        if not self.data and not self.amended:
            return None
        from snapcount.cards.card import from_json

        return from_json(self.data or self.amended)

    def line(self) -> str:
        """The verdict in one line."""
        return f"{self.status}: {self.why}" if self.why else self.status


def judge(typed: Typed) -> Verdict:
    """Read a card. Nothing is raised: what is wrong with it is in the verdict."""
    # What reads cards is imported here, not above: a warm start reads nothing.
    from snapcount.cards.errata import erratum_for

    verdict = _judge(typed)
    erratum = erratum_for(typed.number)
    if erratum is None:
        return verdict
    told = msgspec.structs.replace(
        verdict, clause=erratum.clause, ruling=erratum.says, ruled=erratum.date
    )
    return _amended(typed, told) if erratum.reads else told


def _amended(typed: Typed, verdict: Verdict) -> Verdict:
    """The verdict with the words of the erratum read as well.

    They are enough to play the card, whatever is printed on it and whether that was typed.
    """
    from snapcount.cards.card import to_json
    from snapcount.cards.errata import amended
    from snapcount.cards.language.card_reading import read_card
    from snapcount.cards.language.kernel.errors import TextError

    if _wrong_number(typed) is not None:
        return verdict
    try:
        card = read_card(amended(card_fields(typed)))
    except TextError:  # a field that the erratum says nothing about
        return verdict
    return msgspec.structs.replace(verdict, status="playable", amended=to_json(card))


def _judge(typed: Typed) -> Verdict:
    if not has_text(typed):
        return Verdict(status="no text yet")
    wrong = _wrong_number(typed)
    if wrong is not None:
        return wrong
    from snapcount.cards.card import to_json
    from snapcount.cards.language.card_reading import read_card
    from snapcount.cards.language.kernel.errors import TextError

    try:
        return Verdict(status="playable", data=to_json(read_card(card_fields(typed))))
    except TextError as error:
        return _not_understood(typed, error)


def has_text(typed: Typed) -> bool:
    """Whether what makes the card play was typed in; a Play has its numbers and calls."""
    if typed.kind == "play":
        return bool(typed.strength or typed.offense or typed.defense or typed.text)
    return bool(typed.text.strip())


def card_fields(typed: Typed) -> CardFields:
    """The card in the words of the card language."""
    from snapcount.cards.language.card_reading import CardFields

    return CardFields(
        kind=typed.kind,
        name=typed.name,
        number=typed.number,
        unique=typed.unique,
        text=typed.text,
        timing=typed.timing,
        side=typed.side,
        position=typed.position,
        rating=int(typed.rating) if typed.rating else None,
        team=typed.team,
        strength=typed.strength,
        time=int(typed.time) if typed.time else 1,
        offense=typed.offense,
        defense=typed.defense,
        subtype=typed.subtype,
    )


def _wrong_number(typed: Typed) -> Verdict | None:
    for field, most in (("rating", 99), ("time", 9)):
        words: str = getattr(typed, field)
        if words and not (words.isascii() and words.isdecimal() and int(words) <= most):
            why = f"the {field} must be a number from 0 to {most}"
            return Verdict(
                status="not understood",
                why=why,
                report=f"{field}: {why}\n{pointer(words, 0, len(words))}",
                field=field,
                length=len(words),
            )
    return None


def _not_understood(typed: Typed, error: TextError) -> Verdict:
    field = next(
        (name for name in _WORDED if getattr(typed, name) and getattr(typed, name) == error.text),
        "",
    )
    if not field and not error.text:  # something that should be there is not
        field = next((name for name in _NEEDED.get(typed.kind, ()) if not getattr(typed, name)), "")
    where = f"{field}, " if field else ""
    return Verdict(
        status="not understood",
        why=_one_line(error),
        report=where + error.report(),
        field=field,
        at=error.position,
        length=error.length,
    )


_WORDED = ("text", "timing", "offense", "defense", "strength", "position", "side", "subtype")
_NEEDED = {
    "player": ("position",),
    "legend": ("position",),
    "superstar": ("position",),
    "play": ("strength", "offense", "defense"),
    "action": ("subtype",),
    "gridiron": ("subtype",),
}


def _one_line(error: TextError) -> str:
    suggestion = f" (did you mean “{error.suggestion}”?)" if error.suggestion else ""
    return f"{error.message}{suggestion}"
