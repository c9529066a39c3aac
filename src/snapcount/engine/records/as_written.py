"""A notation as it was written, on a day when today's engine no longer follows its words.

A text carries its answers and its story once more, packed, with a digest of the lines that say the
same for people. As long as nobody has changed those lines, the packed answers count, and an option
may have another name by now. Texts of format 1 have no such thing: what cannot be followed in them
is kept in the words of the text.
"""

from __future__ import annotations

import hashlib
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from snapcount.engine.errors import RecordError
from snapcount.engine.records.decklists import pack, unpack
from snapcount.engine.records.game_lines import SEATS
from snapcount.engine.records.notation_text import DownLine
from snapcount.engine.records.story import UNKNOWN, Happened, Story, fitting


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Answers and story of a text, and the digest of its lines."""

    answers: str = ""
    story: Story = []
    lines: Annotated[str, Meta(max_length=16)] = ""


_decoder: Final = msgspec.json.Decoder(Kept)


def lines_digest(lines: list[DownLine]) -> str:
    """A short hash of what the lines of a game say; blanks and remarks do not count."""
    said = [
        (line.number, line.situation, line.outcome, [(i.text, i.defense) for i in line.items])
        for line in lines
    ]
    return hashlib.sha256(repr(said).encode("utf-8", "backslashreplace")).hexdigest()[:16]


def packed(answers: list[str], story: list[Happened], lines: list[DownLine]) -> str:
    """Answers and story as one word of letters and digits."""
    return pack(Kept(" ".join(answers), fitting(story), lines_digest(lines)))


def unpacked(text: str) -> Kept:
    """What was packed; nothing, where a text has nothing packed."""
    try:
        return _decoder.decode(unpack(text, "events")) if text else Kept()
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"Can't read what happened in the game: {error}.") from None


def in_its_own_words(lines: list[DownLine], followed: int) -> tuple[list[str], list[Happened]]:
    """The answers of a text from that one on, all `UNKNOWN`, and a whole story that has the text's
    own words for them."""
    story = [Happened("", []) for _ in range(followed + 1)]
    number = 0
    for line in lines:
        for place, item in enumerate(line.items):
            number += 1
            if number <= followed:
                continue
            if place == 0 and len(story) > followed + 1:
                story[-1] = Happened(story[-1].answer, [*story[-1].events, line.situation])
            events = [line.outcome] if line.outcome and place == len(line.items) - 1 else []
            story.append(Happened(f"{_who(line, item.defense)}: {item.text}", events))
    return [UNKNOWN] * (len(story) - 1 - followed), story


def _who(line: DownLine, defense: bool) -> str:
    """The seat that answers, as far as the line says who is on offense."""
    offense = line.situation.partition(" ")[0]
    if offense not in SEATS:
        return "Defense" if defense else "Offense"
    return SEATS[1 - SEATS.index(offense)] if defense else offense
