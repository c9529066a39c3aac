"""The decks of a table as data: enough to put the very same table up again.

Cards are kept whole, as compiled, so that a record needs no catalog and outlives every change of
one. Records of format 1 may name a card by its number and digest instead. The order of the cards is
kept too, since it decides how the decks are shuffled.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Mapping
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from snapcount.cards.card import AnyCard, Superstar, digest, from_json, to_json
from snapcount.engine.editions import edition_named
from snapcount.engine.errors import RecordError, SetupError
from snapcount.engine.setup import MOST_CARDS, labels_for, new_table, plain_label
from snapcount.engine.table import Table

MOST_BYTES: Final = 2_000_000  # law 10: of a record, of a notation, and of what is packed in them
MOST_NUMBER: Final = 1000  # printed on a card
MOST_PARTS: Final = 2000  # of one card's tree
MOST_LETTERS: Final = 2000  # of one text on a card

Catalog = Mapping[str, AnyCard]  # by the card's number
Places = Annotated[list[Annotated[int, Meta(ge=0, lt=MOST_CARDS)]], Meta(max_length=MOST_CARDS)]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]


class SetCard(msgspec.Struct, frozen=True, tag_field="kind", tag="of a set"):
    """A card that the catalog has, as records of format 1 may name it."""

    number: str
    name: str
    digest: Digest


class UnreadCard(msgspec.Struct, frozen=True, tag_field="kind", tag="unread"):
    """A card whose tree today's language does not know: it is kept as it was written."""

    name: str
    number: str
    superstar: bool
    why: str
    written: str


AnyKept = AnyCard | SetCard | UnreadCard
Kept = Annotated[list[AnyKept], Meta(max_length=MOST_CARDS)]


class Decks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Both decks with all that decides how they play. `lists` are places in `cards`, by seat."""

    edition: Annotated[str, Meta(max_length=40)]
    all_pro: bool
    table: Digest
    cards: Kept
    lists: Annotated[list[Places], Meta(min_length=2, max_length=2)]


def decks_of(table: Table) -> Decks:
    """The decks that a table was put up with."""
    lists: list[list[int]] = [[], []]
    for owner, definition in zip(table.owner, table.definition, strict=True):
        lists[owner].append(definition)
    # Equal cards are written alike, wherever they came from.
    cards: list[AnyKept] = [from_json(to_json(card)) for card in table.cards]
    return Decks(table.edition.name, table.all_pro, table.digest, cards, lists)


def table_of(decks: Decks, catalog: Catalog | None = None) -> Table:
    """The table again. `RecordError` says what cannot be put on it, or has changed since."""
    cards = [whole(card, catalog) for card in decks.cards]
    try:
        lists = [[cards[place] for place in places] for places in decks.lists]
    except IndexError:
        raise RecordError("A deck names a card that isn't in the record.") from None
    try:
        table = new_table((lists[0], lists[1]), edition_named(decks.edition), decks.all_pro)
    except SetupError as error:
        raise RecordError(f"These decks can't be used in a game: {error}") from None
    except RecursionError:
        raise RecordError("A card in the record is nested too deeply.") from None
    if table.digest != decks.table:
        raise RecordError(
            "These aren't the cards the game was played with: their table is "
            f"{table.digest}, but the record names {decks.table}."
        )
    return table


def whole(card: AnyKept, catalog: Catalog | None) -> AnyCard:
    """The card's definition, from the record or the catalog."""
    if isinstance(card, UnreadCard):
        raise RecordError(
            f"This version of Snapcount can't read the card {card.name[:40]!r}: {card.why}."
        )
    if not isinstance(card, SetCard):
        refuse_monsters(card)
        return card
    found = (catalog or {}).get(card.number)
    if found is None:
        raise RecordError(
            f"Card {card.number!r} ({card.name!r}) isn't in the catalog. Add its set."
        )
    if digest(found) != card.digest:
        raise RecordError(
            f"Card {card.number!r} ({card.name!r}) has changed since the game was played: "
            f"its digest is {digest(found)}, but it was {card.digest}."
        )
    return found


def labels(cards: list[AnyKept], catalog: Catalog | None) -> list[str]:
    """A name for each card that no other has, as on the table."""
    named = []
    for card in cards:
        if isinstance(card, UnreadCard):
            named.append((plain_label(card.name, card.superstar), card.number))
        else:
            known = whole(card, catalog)
            named.append((plain_label(known.name, isinstance(known, Superstar)), known.number))
    return labels_for(named)


def refuse_monsters(card: AnyCard) -> None:
    """Law 10: no card is so large, or speaks of so large a number, that playing it takes long."""
    parts: list[Any] = [msgspec.to_builtins(card)]
    count = 0
    while parts:
        part = parts.pop()
        count += 1
        if isinstance(part, dict):
            parts += part.values()
        elif isinstance(part, list | tuple):
            parts += part
        elif isinstance(part, str) and len(part) > MOST_LETTERS:
            raise RecordError(f"A text of {len(part)} characters is too long for a card.")
        elif isinstance(part, int) and not -MOST_NUMBER <= part <= MOST_NUMBER:
            raise RecordError("A number on a card is too large to print.")
        if count > MOST_PARTS:
            raise RecordError(f"The card {card.name[:40]!r} is too large.")


# In a line of text -----------------------------------------------------------------------------

_encode: Final = msgspec.json.Encoder(order="deterministic").encode


def pack(data: Any) -> str:
    """Data as one word of letters and digits, for people to paste."""
    return base64.urlsafe_b64encode(zlib.compress(_encode(data), 9)).decode("ascii")


def unpack(text: str, what: str = "cards") -> bytes:
    """What `pack` packed, as JSON. `RecordError` if it is damaged or blown up."""
    try:
        packed = base64.b64decode(text.encode("ascii"), altchars=b"-_", validate=True)
        inflater = zlib.decompressobj()
        data = inflater.decompress(packed, MOST_BYTES)
    except (UnicodeEncodeError, binascii.Error, zlib.error):
        raise RecordError(f"The packed {what} are cut off or damaged. Copy them again.") from None
    if not inflater.eof:
        raise RecordError(f"The packed {what} are cut off, or too large to be {what}.")
    return data


def written_cards(cards: list[AnyKept]) -> list[msgspec.Raw]:
    """The cards as JSON; one that could not be read, as it was."""
    return [
        msgspec.Raw(card.written.encode() if isinstance(card, UnreadCard) else _encode(card))
        for card in cards
    ]


def kept_cards(written: list[msgspec.Raw]) -> list[AnyKept]:
    """The cards again. One that this version cannot read stays what was written."""
    return [_kept(bytes(each)) for each in written]


def _kept(data: bytes) -> AnyKept:
    try:
        return _kept_decoder.decode(data)
    except RecursionError:
        raise RecordError("A card in the record is nested too deeply.") from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        try:
            head = _head.decode(data)
            superstar = head.kind == "superstar"
            return UnreadCard(head.name, head.number, superstar, str(error), data.decode())
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise RecordError(f"One of the cards is none: {error}.") from None


def decode_kept(data: bytes) -> list[AnyKept]:
    """The cards that were packed."""
    try:
        written = _raw_decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"Can't read the packed cards: {error}.") from None
    return kept_cards(written)


def decode_decks(data: bytes) -> Decks:
    """The decks that were packed."""
    try:
        return _decks_decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"Can't read the packed decks: {error}.") from None


class _Head(msgspec.Struct):
    name: Annotated[str, Meta(max_length=MOST_LETTERS)]
    number: str = ""
    kind: str = ""


RawCards = Annotated[list[msgspec.Raw], Meta(max_length=MOST_CARDS)]
_head: Final = msgspec.json.Decoder(_Head)
_raw_decoder: Final[msgspec.json.Decoder[list[msgspec.Raw]]] = msgspec.json.Decoder(RawCards)
_kept_decoder: Final[msgspec.json.Decoder[AnyCard | SetCard]] = msgspec.json.Decoder(
    AnyCard | SetCard
)
_decks_decoder: Final = msgspec.json.Decoder(Decks)
