"""Deck lists as JSON, for programs. A card that no set has is kept whole."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from snapcount.cards.card import AnyCard, from_json, to_json
from snapcount.decks.decklist import MOST_COPIES, DeckList, Line, deck_list
from snapcount.decks.errors import DeckJsonError, Trouble
from snapcount.decks.library import Library, Listed, plain
from snapcount.engine.errors import RecordError
from snapcount.engine.records.decklists import MOST_BYTES, refuse_monsters

FORMAT: Final = 1
Count = Annotated[int, Meta(ge=1, le=MOST_COPIES)]
Words = Annotated[str, Meta(max_length=1000)]


class JsonLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card of a set by `set`, `name` and `number`, or `card`, a whole one."""

    count: Count
    name: Words = ""
    set: Words = ""
    number: Words = ""
    kind: Words = ""
    card: AnyCard | None = None


class JsonDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The whole file. `snapcount_deck` is the version of the form."""

    snapcount_deck: int
    cards: Annotated[list[JsonLine], Meta(max_length=1000)]
    title: Words = ""
    about: Words = ""
    format: Words = ""


_encode: Final = msgspec.json.Encoder(order="deterministic").encode
_decode: Final = msgspec.json.Decoder(JsonDeck).decode


def as_json(deck: DeckList) -> JsonDeck:
    """The deck as data."""
    lines = [_line(line) for line in deck.lines]
    return JsonDeck(FORMAT, lines, deck.title, deck.about, deck.format)


def write_json(deck: DeckList) -> str:
    """The deck as JSON; `read_json` gives the same again."""
    return msgspec.json.format(_encode(as_json(deck)), indent=2).decode()


def _line(line: Line) -> JsonLine:
    card, label = line.listed.card, line.listed.label
    if not label:
        return JsonLine(line.copies, card=from_json(to_json(card)))
    return JsonLine(line.copies, card.name, label, card.number, _kind(card))


def read_json(data: bytes | str, library: Library) -> DeckList:
    """The deck in JSON. `DeckJsonError` says where it is wrong."""
    if len(data) > MOST_BYTES:
        raise _wrong("too-long", f"Too long: {len(data)} characters can't be a deck.")
    try:
        found = _decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise _wrong("bad-json", f"This isn't a deck in JSON: {error}.") from None
    return from_data(found, library)


def from_data(found: JsonDeck, library: Library) -> DeckList:
    """The deck that `as_json` told of. `DeckJsonError` says where it is wrong."""
    if found.snapcount_deck != FORMAT:
        raise _wrong(
            "newer-json",
            f"This deck uses form {found.snapcount_deck}, but this program reads form {FORMAT}.",
        )
    lines: list[Line] = []
    troubles: list[Trouble] = []
    for place, line in enumerate(found.cards):
        try:
            lines.append(Line(line.count, _listed(line, library)))
        except _Missing as missing:
            troubles.append(Trouble(missing.code, f"cards[{place}]: {missing}"))
    deck = deck_list(lines, found.title, found.about, found.format)
    troubles += [
        Trouble(
            "bad-count", f"Too many copies of {listed.card.name} ({n}). The limit is {MOST_COPIES}."
        )
        for n, listed in deck.lines
        if n > MOST_COPIES
    ]
    if not deck.lines and not troubles:
        troubles.append(Trouble("empty", "This deck has no cards."))
    if troubles:
        raise DeckJsonError(troubles)
    return deck


class _Missing(Exception):
    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def _listed(line: JsonLine, library: Library) -> Listed:
    if line.card is not None:
        try:
            refuse_monsters(line.card)
        except RecordError as error:
            raise _Missing("monster", str(error)) from None
        return Listed(line.card)
    label = library.labels.get(line.set.casefold(), "")
    if line.set and not label:
        raise _Missing("unknown-set", f"There's no set called “{line.set}” here.")
    found = [listed for listed in library.named(line.name) if _fits(listed, line, label)]
    if len(found) == 1:
        return found[0]
    if found:
        raise _Missing(
            "ambiguous-card",
            f"{len(found)} cards match “{line.name}”. Add its set, number and kind.",
        )
    asked = (
        (line.number, f" {line.number}"),
        (line.kind, f", {line.kind}"),
        (label, f" in {label}"),
    )
    described = "".join(words for said, words in asked if said)
    near = library.near(line.name, 1)
    hint = f" Did you mean {near[0]}?" if near and plain(near[0]) != plain(line.name) else ""
    raise _Missing("unknown-card", f"There's no card called “{line.name}”{described} here.{hint}")


def _fits(listed: Listed, line: JsonLine, label: str) -> bool:
    """What is said about a card must be so; what is not said is left open."""
    return (
        label in ("", listed.label)
        and line.number in ("", listed.card.number)
        and line.kind in ("", _kind(listed.card))
    )


def _kind(card: AnyCard) -> str:
    return str(card.__struct_config__.tag)


def _wrong(code: str, message: str) -> DeckJsonError:
    return DeckJsonError([Trouble(code, message)])
