"""The shuffle that both players can check: nobody chooses the cards, not even the server.

The server commits to a secret before anybody sits down. Each player's client then seals a number of
its own, and opens it once both seals are there. The seed is made from all three, and the secret is
in the record when the game is over. Everything here is SHA-256 of a few lines of text, so that a
stranger can check a game by hand; docs/server.md shows how.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from typing import Annotated, Final, NamedTuple

from msgspec import Meta
from msgspec.structs import replace

from snapcount.engine.errors import SnapcountError
from snapcount.engine.records import save
from snapcount.engine.records.record import Record, replay
from snapcount.server.entries import Settings

VERSION: Final = "1"
NONE: Final = "-"
"""What stands for the number of a client that sent none."""
SIDES: Final = ("First", "Second")
SECRET_BYTES: Final = 32
ROOM_BYTES: Final = 9

Hex: Final = "^[0-9a-f]{64}$"
Number = Annotated[str, Meta(pattern=Hex)]
"""32 bytes in hexadecimal: a secret, a number, or a digest."""


class ShuffleError(SnapcountError):
    """The player's: a seal or a number that does not belong there."""

    code = "bad-shuffle"


class Table(NamedTuple):
    """What a shuffle is for: nothing of it can change once the server has committed itself."""

    room: str
    digest: str
    """Of both decks, in their order, and the rules: `Decks.table`."""
    names: tuple[str, str]


def digest_of(*lines: str) -> str:
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


def commitment_of(table: Table, secret: str) -> str:
    """What the server tells at the very first: it is bound to one secret, and one table."""
    return digest_of(
        f"snapcount commitment {VERSION}",
        f"room {table.room}",
        f"table {table.digest}",
        f"first {table.names[0]}",
        f"second {table.names[1]}",
        f"secret {secret}",
    )


def seal_of(commitment: str, seat: int, number: str) -> str:
    """A number in an envelope. The seat is in it: the other's seal, copied, opens for nobody."""
    return digest_of(
        f"snapcount seal {VERSION}",
        f"commitment {commitment}",
        f"seat {SIDES[seat].lower()}",
        f"number {number}",
    )


def seed_of(commitment: str, secret: str, numbers: tuple[str, str]) -> str:
    """The seed of the game."""
    return digest_of(
        f"snapcount seed {VERSION}",
        f"commitment {commitment}",
        f"secret {secret}",
        f"first {numbers[0]}",
        f"second {numbers[1]}",
    )


def shuffled_anew(settings: Settings, chance: Callable[[int], str]) -> Settings:
    """The settings with chance of their own, from which no other game's can be told. `chance` gives
    so many bytes in hexadecimal."""
    if any(settings.programs):
        return replace(settings, seed=chance(16))
    return replace(settings, secret=chance(SECRET_BYTES))


class Shuffle:
    """How far the shuffle of one game has come. Pure: whoever runs it keeps what happens."""

    def __init__(self, table: Table, secret: str) -> None:
        self.table = table
        self.secret = secret
        self.commitment = commitment_of(table, secret)
        self.seals = ["", ""]
        """By seat; `NONE` if there will be no number."""
        self.numbers = ["", ""]

    @property
    def sealed(self) -> bool:
        return all(self.seals)

    @property
    def done(self) -> bool:
        return all(self.numbers)

    def missing(self, seat: int) -> str:
        """What the seat is waited for: a `seal`, a `number`, or nothing."""
        if not self.seals[seat]:
            return "seal"
        return "number" if self.sealed and not self.numbers[seat] else ""

    def require_no_seal(self, seat: int) -> None:
        if self.seals[seat]:
            raise ShuffleError("Your number is already in. It can't be changed.")

    def require_opens(self, seat: int, number: str) -> None:
        if self.seals[seat] == NONE:
            raise ShuffleError("Your number came too late. The cards were dealt without it.")
        if not self.sealed:
            raise ShuffleError("Wait until both numbers are sealed, then open yours.")
        if self.numbers[seat]:
            raise ShuffleError("Your number is already open.")
        if seal_of(self.commitment, seat, number) != self.seals[seat]:
            raise ShuffleError("That isn't the number you sealed.")

    def seal(self, seat: int, seal: str) -> None:
        self.seals[seat] = seal

    def open(self, seat: int, number: str) -> None:
        self.numbers[seat] = number

    def go_without(self, seat: int) -> None:
        self.seals[seat] = self.numbers[seat] = NONE

    def seed(self) -> str:
        return seed_of(self.commitment, self.secret, (self.numbers[0], self.numbers[1]))

    def tags(self) -> dict[str, str]:
        """What the record of the game says of its shuffle, once the game is over."""
        return {
            "Shuffle": VERSION,
            "Room": self.table.room,
            "Commitment": self.commitment,
            "Secret": self.secret,
            "FirstSeal": self.seals[0],
            "SecondSeal": self.seals[1],
            "FirstNumber": self.numbers[0],
            "SecondNumber": self.numbers[1],
        }


# Checking --------------------------------------------------------------------------------------


class Finding(NamedTuple):
    """One thing that was checked."""

    good: bool
    words: str


TAGS: Final = tuple(Shuffle(Table("", "", ("", "")), "").tags())


def check(record: Record, commitment: str = "", number: str = "", seal: str = "") -> list[Finding]:
    """Everything that a record's shuffle must fulfil, for a stranger with nothing but the record.

    A player also knows what their own client saw and sent: the commitment, its number, and the
    other's seal as it was when the number was opened. Only they can tell a game that was invented
    from beginning to end. `RecordError`: the game is not the one that the record says.
    """
    tags = record.tags
    if not any(name in tags for name in TAGS):
        why = tags.get("SetUp")
        words = f"Set up by agreement ({why}): " if why else ""
        return [Finding(False, f"{words}This game had no shared shuffle, so there is no proof.")]
    missing = [name for name in TAGS if name not in tags]
    if missing:
        return [Finding(False, f"The record lacks {', '.join(missing)}.")]
    if tags["Shuffle"] != VERSION:
        return [
            Finding(
                False,
                (
                    f"This record uses shuffle version {tags['Shuffle'][:10]!r}, but this program "
                    f"knows {VERSION}."
                ),
            )
        ]
    if not _well_formed(tags):
        return [Finding(False, "A digest, number or name in the shuffle is malformed.")]
    told, secret = tags["Commitment"], tags["Secret"]
    names = (tags.get("First", ""), tags.get("Second", ""))
    table = Table(tags["Room"], record.decks.table, names)
    found = [
        Finding(
            commitment_of(table, secret) == told,
            "The server's secret matches its commitment for this room, these decks and these "
            "names.",
        )
    ]
    for seat, side in enumerate(SIDES):
        envelope, opened = tags[f"{side}Seal"], tags[f"{side}Number"]
        if envelope == opened == NONE:
            words = f"{names[seat]} sent no number and has to trust the others."
            found.append(Finding(True, words))
            continue
        good = seal_of(told, seat, opened) == envelope
        found.append(Finding(good, f"{names[seat]}'s number matches its seal."))
    numbers = (tags["FirstNumber"], tags["SecondNumber"])
    if numbers == (NONE, NONE):
        found.append(Finding(False, "Nobody added a number, so the server shuffled alone."))
    found.append(
        Finding(
            seed_of(told, secret, numbers) == record.seed,
            "The seed matches the secret and the numbers.",
        )
    )
    if "SetUp" in tags:
        found.append(Finding(False, "The record says the game was set up."))
    if commitment:
        found.append(Finding(commitment == told, "The commitment matches the one you saw."))
    if seal:
        seals = (tags["FirstSeal"], tags["SecondSeal"])
        found.append(Finding(seal in seals, "The other seal matches the one you saw."))
    if number:
        found.append(Finding(number in numbers, "Your own number was used."))
    if not all(each.good for each in found):
        return found
    game = replay(record)
    if record.state != save.FORMAT:
        words = (
            "The fingerprints come from another version of Snapcount. Check the game with that one."
        )
        return [*found, Finding(False, words)]
    settled = any(check.after == len(record.answers) for check in record.checks)
    words = (
        f"The seed deals this game: all {len(record.answers)} answers fit, down to the fingerprint"
    )
    return [*found, Finding(settled, f"{words} {game.fingerprint()}.")]


def _well_formed(tags: dict[str, str]) -> bool:
    """Digests and numbers are hexadecimal, and no name pretends to be two lines."""
    fixed = [tags["Commitment"], tags["Secret"]]
    parts = [tags[f"{side}{part}"] for side in SIDES for part in ("Seal", "Number")]
    digests = all(re.fullmatch("[0-9a-f]{64}", each) for each in fixed)
    numbers = all(each == NONE or re.fullmatch("[0-9a-f]{64}", each) for each in parts)
    names = (tags["Room"], tags.get("First", ""), tags.get("Second", ""))
    return digests and numbers and not any("\n" in name for name in names)
