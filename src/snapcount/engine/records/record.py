"""The record of a game (law 9): decks, seed and answers, from which the whole game follows.

Save, resume, undo, replay, share and report a bug are all this one thing. It is written as compact
JSON here, and as text for people in `engine.records.notation`; `records.reading` takes either.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from snapcount.engine.errors import NewerRecord, RecordError
from snapcount.engine.game import Game, new_game
from snapcount.engine.options import Option
from snapcount.engine.records import save
from snapcount.engine.records.answers import answer_for, answer_word
from snapcount.engine.records.decklists import (
    MOST_BYTES,
    Catalog,
    Decks,
    Digest,
    decks_of,
    table_of,
)
from snapcount.engine.table import Table
from snapcount.engine.words.naming import option_names

FORMAT: Final = 1
MOST_ANSWERS: Final = 50_000
MOST_TAGS: Final = 50
MOST_LETTERS: Final = 1000  # of a tag
EVERY: Final = 50  # answers between two fingerprints

Score = Annotated[int, Meta(ge=0, le=1_000_000_000)]
TAG_NAME: Final = re.compile("[A-Za-z][A-Za-z0-9]{0,39}")
# The tags of the notation that are fields of a record.
OWN_TAGS: Final = (
    "Snapcount",
    "Edition",
    "Mode",
    "Seed",
    "Result",
    "Table",
    "State",
    "Fingerprint",
)


class Check(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What the game's fingerprint was after so many answers."""

    after: Annotated[int, Meta(ge=0, le=MOST_ANSWERS)]
    fingerprint: Digest


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended: the score by seat, and who won (-1: a tie)."""

    score: Annotated[list[Score], Meta(min_length=2, max_length=2)]
    winner: Annotated[int, Meta(ge=-1, le=1)]


class Record(msgspec.Struct, kw_only=True):
    """A game, finished or not. `tags` is whatever people want to note: names, a place, a date.

    `state` is the format of saved states that the fingerprints were made with; those of another
    format cannot be compared.
    """

    decks: Decks
    seed: str
    answers: list[str] = []
    checks: list[Check] = []
    result: Result | None = None
    tags: dict[str, str] = {}
    state: int = save.FORMAT

    @staticmethod
    def start(table: Table, seed: int | str, catalog: Catalog | None = None) -> Record:
        """The record of a game that is about to begin on that table."""
        return Record(decks=decks_of(table, catalog), seed=str(seed))

    def answer(self, game: Game, option: Option) -> None:
        """Give an answer in the game, and note it; one that is not offered changes nothing."""
        word = answer_word(game, option)
        game.apply(option)
        self.answers.append(word)
        if len(self.answers) % EVERY == 0 or game.over:
            self.check(game)
        if game.over:
            self.result = Result(game.score[:], game.winner)

    def check(self, game: Game) -> None:
        """Note the game's fingerprint at this point."""
        check = Check(len(self.answers), game.fingerprint())
        if not self.checks or self.checks[-1] != check:
            self.checks.append(check)


# Replaying -------------------------------------------------------------------------------------


def replay(record: Record, to: int | None = None, catalog: Catalog | None = None) -> Game:
    """The game after `to` answers, or after all of them.

    Everything that the record says about it is verified on the way: `RecordError` says which answer
    is not offered, or where the game became another.
    """
    states = walk(up_to(record, to), catalog)
    game = next(states)
    for _ in states:
        pass
    return game


def up_to(record: Record, to: int | None) -> Record:
    """The record as it was after so many answers; None is all of them."""
    last = len(record.answers)
    if to is None or to == last:
        return record
    if not 0 <= to < last:
        raise RecordError(f"The record has {last} answers. There's no number {to}.")
    checks = [check for check in record.checks if check.after <= to]
    return msgspec.structs.replace(record, answers=record.answers[:to], checks=checks, result=None)


def walk(record: Record, catalog: Catalog | None = None) -> Iterator[Game]:
    """Replay a record: the game, not copied, before the first answer and after each."""
    game = new_game(table_of(record.decks, catalog), record.seed)
    checks = {check.after: check.fingerprint for check in record.checks}
    if record.state != save.FORMAT:
        checks = {}
    if max(checks, default=0) > len(record.answers):
        raise RecordError("The record has a fingerprint for an answer it doesn't have.")
    verify(game, 0, checks)
    if not record.answers:
        verify_result(game, record.result)
    yield game
    for number, word in enumerate(record.answers, 1):
        option = answer_for(game, word)
        if option is None:
            raise RecordError(_not_offered(game, f"Answer {number} ({word[:20]!r})"))
        game.apply(option)
        verify(game, number, checks)
        if number == len(record.answers):
            verify_result(game, record.result)
        yield game


def _not_offered(game: Game, answer: str) -> str:
    if game.decision is None:
        return f"{answer} comes after the game is over."
    names = option_names(game)
    offered = ", ".join(names[:6]) + (" …" if len(names) > 6 else "")
    return f"{answer} isn't offered there. The options are: {offered}."


def verify(game: Game, number: int, checks: dict[int, str]) -> None:
    expected = checks.get(number)
    if expected is not None and expected != game.fingerprint():
        raise RecordError(
            f"After answer {number} this isn't the recorded game: its fingerprint is "
            f"{game.fingerprint()}, but the record has {expected}."
        )


def verify_result(game: Game, result: Result | None) -> None:
    if result is None:
        return
    if not game.over:
        raise RecordError("The record has a result, but its answers stop before the game ends.")
    if result != Result(game.score, game.winner):
        raise RecordError(
            f"The game ended {game.score[0]}-{game.score[1]}, but the record says "
            f"{result.score[0]}-{result.score[1]} or names another winner."
        )


# JSON ------------------------------------------------------------------------------------------


class _Head(msgspec.Struct):
    snapcount: str
    version: int


class _Written(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    snapcount: str = msgspec.field(default="")
    version: int = 0
    state: Annotated[int, Meta(ge=1, le=1000)]
    seed: Annotated[str, Meta(max_length=200)]
    tags: dict[str, str] = {}
    result: Result | None = None
    checks: Annotated[list[Check], Meta(max_length=MOST_ANSWERS)] = []
    answers: str
    decks: Decks


_encode: Final = msgspec.json.Encoder(order="deterministic").encode
_head: Final = msgspec.json.Decoder(_Head)
_written: Final = msgspec.json.Decoder(_Written)


def to_json(record: Record) -> bytes:
    """The record as compact JSON: equal records give equal bytes."""
    written = _Written(
        snapcount="record",
        version=FORMAT,
        state=record.state,
        seed=record.seed,
        tags=record.tags,
        result=record.result,
        checks=record.checks,
        answers=" ".join(record.answers),
        decks=record.decks,
    )
    return _encode(written)


def from_json(data: bytes) -> Record:
    """The record that `to_json` wrote; `RecordError` says what is wrong with it."""
    refuse_too_long(data)
    try:
        head = _head.decode(data)
        if head.snapcount != "record":
            raise RecordError("This isn't a Snapcount game record.")
        refuse_newer(head.version)
        written = _written.decode(data)
    except msgspec.ValidationError as error:
        raise RecordError(f"This isn't a game record: {error}.") from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise RecordError(f"The record is cut off or damaged: {error}.") from None
    except RecursionError:
        raise RecordError("The record is nested too deeply.") from None
    refuse_bad_tags(written.tags)
    answers = written.answers.split()
    if len(answers) > MOST_ANSWERS:
        raise RecordError(f"Too many answers ({len(answers)}). A record holds {MOST_ANSWERS}.")
    return Record(
        decks=written.decks,
        seed=written.seed,
        answers=answers,
        checks=written.checks,
        result=written.result,
        tags=written.tags,
        state=written.state,
    )


def refuse_bad_tags(tags: dict[str, str]) -> None:
    """Tags that people add may not be mistaken for the record's own."""
    if len(tags) > MOST_TAGS:
        raise RecordError(f"Too many tags ({len(tags)}). A record holds {MOST_TAGS}.")
    for name, value in tags.items():
        if name in OWN_TAGS or not TAG_NAME.fullmatch(name):
            raise RecordError(f"A tag can't be called {name[:40]!r}. Choose another name.")
        if len(value) > MOST_LETTERS:
            raise RecordError(f"The tag {name!r} is too long.")


def refuse_too_long(data: bytes) -> None:
    if len(data) > MOST_BYTES:
        raise RecordError(f"Too large ({len(data)} bytes). A record can have {MOST_BYTES} bytes.")


def refuse_newer(version: int) -> None:
    if version > FORMAT:
        raise NewerRecord(
            f"The record uses format {version}, but this version of Snapcount reads up to "
            f"{FORMAT}. Update Snapcount to read it."
        )
    if version < 1:
        raise RecordError(f"There's no record format {version}.")
