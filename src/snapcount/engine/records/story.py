"""What happened in a recorded game, in words: what is left of it when the rules have moved on.

Each step has the answer and the events in words, and a mark: a few digits of where the game stands
then, in the rulebook's terms. Marks tell whether today's engine still plays the recorded game, and
do not hang on how a state is saved or an event is worded.
"""

from __future__ import annotations

import zlib
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from snapcount.engine.errors import RecordError
from snapcount.engine.game import Game
from snapcount.engine.options import Option
from snapcount.engine.records.decklists import pack, unpack
from snapcount.engine.words.naming import option_name
from snapcount.engine.words.speech import SEAT_NAMES
from snapcount.engine.words.wording import word_event

UNKNOWN: Final = "?"
"""In place of an answer that is known in words alone: no option has this word."""
MOST_STEPS: Final = 50_001
MOST_BYTES: Final = 1_000_000  # of a whole story before it is packed: a record holds twice as many


class Happened(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A step: the answer, with who gave it, and what came of it. What is dealt has no answer."""

    answer: str
    events: list[str]
    mark: Annotated[str, Meta(pattern="^([0-9a-f]{4})?$")] = ""


Story = Annotated[list[Happened], Meta(max_length=MOST_STEPS)]


def said(game: Game, option: Option, names: tuple[str, str] = SEAT_NAMES) -> str:
    """An answer to the current decision in words, with who gives it."""
    assert game.decision is not None
    return f"{names[game.decision.seat]}: {option_name(game, option)}"


def happened(game: Game, answer: str, names: tuple[str, str] = SEAT_NAMES) -> Happened:
    """What the last answer has led to."""
    events = [word_event(game.table, event, None, names) for event in game.events]
    return Happened(answer, events, mark(game))


def mark(game: Game) -> str:
    """Where the game stands, as four hexadecimal digits.

    Records hang on this: change nothing in it. Cards count by their definition, and hands and piles
    without their order, so that copies stay interchangeable.
    """
    asked = game.decision
    definition = game.table.definition
    facts: list[object] = [
        (game.period, game.clock, game.down, game.ball, game.offense),
        (game.score[0], game.score[1], game.timeouts[0], game.timeouts[1]),
        (bool(game.over), game.winner, -1 if asked is None else asked.seat),
        (game.on_field, game.exhausted, len(game.layers)),
    ]
    for piles in (game.play_hand, game.action_hand, game.play_discard, game.action_discard):
        facts += [sorted(definition[card] for card in pile) for pile in piles]
    facts += [len(deck) for decks in (game.play_deck, game.action_deck) for deck in decks]
    return f"{zlib.crc32(repr(facts).encode()) & 0xFFFF:04x}"


def fitting(story: list[Happened]) -> list[Happened]:
    """As much of the story as a record may hold."""
    room = MOST_BYTES
    for place, step in enumerate(story):
        room -= len(msgspec.json.encode(step)) + 1
        if room < 0:
            return story[:place]
    return story


def packed(story: list[Happened]) -> str:
    """The story as one word of letters and digits."""
    return pack(fitting(story)) if story else ""


def unpacked(text: str) -> list[Happened]:
    """The story that was packed."""
    try:
        return _decoder.decode(unpack(text, "events")) if text else []
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"Can't read what happened in the game: {error}.") from None


_decoder: Final[msgspec.json.Decoder[list[Happened]]] = msgspec.json.Decoder(Story)
