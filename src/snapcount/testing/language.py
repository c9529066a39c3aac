"""The card language put to the proof: cards that are invented, and texts that are damaged.

An invented card, printed and typed in again, must be the same card. A damaged text must be refused
with a pointer into it, quickly, or be read as its own canonical wording says; nothing else may come
of it. A proof hangs on its seed and its number alone, whoever works on it.
"""

from __future__ import annotations

import contextlib
import gc
import hashlib
from collections.abc import Iterator
from itertools import count
from time import process_time
from typing import Final, Literal

import msgspec

from snapcount.cards.card import (
    ActionCard,
    AnyCard,
    Gridiron,
    PlayCard,
    PlayerCard,
    PowerUp,
    Superstar,
    Synergy,
    from_json,
    to_json,
)
from snapcount.cards.dice import Dice
from snapcount.cards.language.card_reading import CardFields, read_card
from snapcount.cards.language.generate import kinds_of, random_card
from snapcount.cards.language.kernel.errors import CODES, TextError
from snapcount.cards.language.kernel.speak import Unspeakable
from snapcount.cards.language.parse import (
    parse_abilities,
    parse_calls,
    parse_play_call,
    parse_timing,
)
from snapcount.cards.language.printing import printed
from snapcount.cards.season import SEASONS
from snapcount.testing.damage import DAMAGE
from snapcount.testing.speed import Figure, measure_slice, pace, typical
from snapcount.testing.spread import pool_of

TOO_SLOW: Final = 0.05
"""Seconds of processor time in which a text is refused, scaled as `bench` scales them."""

A_TASK: Final = 500

Proof = Literal["round trip", "damage"]


class Failure(msgspec.Struct, frozen=True):
    """A card that broke a promise: which proof, its number, what is wrong, and the text."""

    proof: Proof
    number: int
    problem: str
    text: str


class Proved(msgspec.Struct):
    """What came of a proof so far."""

    proof: Proof
    cards: int = 0
    refused: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    """The processor time of the slowest refusal."""
    failures: list[Failure] = []

    def add(self, other: Proved) -> None:
        self.cards += other.cards
        self.refused += other.refused
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)
        self.failures += other.failures


def prove(proof: Proof, seed: int, first: int, cards: int, workers: int) -> Iterator[Proved]:
    """The proof of so many cards, in parts as they are done."""
    tasks = [
        (proof, seed, number, min(A_TASK, first + cards - number))
        for number in range(first, first + cards, A_TASK)
    ]
    if workers <= 1:
        yield from map(_prove_some, tasks)
        return
    with pool_of(workers) as pool:
        yield from pool.map(_prove_some, tasks)


def _prove_some(task: tuple[Proof, int, int, int]) -> Proved:
    proof, seed, first, cards = task
    done = Proved(proof, failures=[])
    _warm_up()
    for number in range(first, first + cards):
        dice = dice_of(proof, seed, number)
        card = invented(dice)
        if proof == "round trip":
            problem, text = round_trip(card, done)
        else:
            problem, text = damaged(dice, card, done)
        done.cards += 1
        if problem:
            done.failures.append(Failure(proof, number, problem, text))
    return done


def _warm_up() -> None:
    """What is made at the first text, and at the first refusal, is no text's fault."""
    for text in ("Exhaust: Gian 5 yards.", "Cancel you the of.", "Exhaust: Gain yards."):
        try:
            parse_abilities(text)
        except TextError:
            continue


def dice_of(proof: Proof, seed: int, number: int) -> Dice:
    words = f"{proof}:{seed}:{number}"
    return Dice(int.from_bytes(hashlib.sha256(words.encode()).digest()[:8], "big"))


def invented(dice: Dice) -> AnyCard:
    """A card of any kind and edition."""
    edition = dice.pick(tuple(SEASONS))
    return random_card(dice, dice.pick(kinds_of(edition)), edition)


def reading_speed(seconds: float = 0.15, slices: int = 5) -> Figure:
    """How many invented cards are read a second, as measured and scaled as `bench` does it."""
    fields = []
    for number in range(200):
        with contextlib.suppress(Unspeakable):  # which is a failure of the proof itself
            fields.append(typed(invented(dice_of("round trip", 0, number))))
    _warm_up()
    turn = count()

    def read_some() -> int:
        for short in (parse_timing, parse_play_call, parse_calls):
            short.cache_clear()  # nothing is remembered from the cards before
        start = next(turn) * 25 % len(fields)
        for each in fields[start : start + 25]:
            read_card(each)
        return 25

    return typical([measure_slice(read_some, seconds).units for _ in range(slices)])


# An invented card --------------------------------------------------------------------------------


def round_trip(card: AnyCard, done: Proved) -> tuple[str, str]:
    """What is wrong with the card that comes back when it is printed and typed in, and its text.

    Its own text means it, and so does its print; kept in a file, it is the same as well.
    """
    text = card.text
    begun = process_time()
    try:
        printed_as = typed(card)
        for text in dict.fromkeys((card.text, printed_as.text)):
            again = read_card(msgspec.structs.replace(printed_as, text=text))
            if not same(again, card):
                return "read as another card", text
        if from_json(to_json(card)) != card:
            return "kept as another card", text
    except TextError as error:
        return f"refused: {error.message}", text
    except Exception as error:  # whatever it is, it is what this looks for
        return f"{type(error).__name__}: {error}", text
    finally:
        _clock(done, begun)
    return "", text


def same(one: AnyCard, other: AnyCard) -> bool:
    """Whether two cards are the same but for how they are worded."""
    change = msgspec.structs.replace
    return change(one, text="") == change(other, text="")


def typed(card: AnyCard) -> CardFields:
    """The card as somebody would type it from its print."""
    page = printed(card)
    fields = CardFields(
        kind="player",
        name=card.name,
        number=card.number,
        unique=card.unique,
        text=page.text,
        timing=page.timing,
        offense=page.offense,
        defense=page.defense,
    )
    change = msgspec.structs.replace
    match card:
        case PlayerCard():
            return change(
                fields,
                kind="legend" if card.legend else "player",
                side=card.side.title(),
                position=card.position,
                rating=card.rating,
                team=card.team,
            )
        case Superstar():
            return change(
                fields,
                kind="superstar",
                side=card.side,
                position=card.position,
                rating=card.rating,
                team=card.team,
            )
        case PlayCard():
            strength = "X" if card.strength is None else str(card.strength)
            return change(fields, kind="play", strength=strength, time=card.time)
        case ActionCard():
            return change(fields, kind="action", subtype=card.subtype)
        case PowerUp():
            return change(fields, kind="power up")
        case Gridiron():
            return change(fields, kind="gridiron", subtype=card.subtype)
        case Synergy():
            return change(fields, kind="synergy")


# A damaged text ----------------------------------------------------------------------------------

_DAMAGED: Final = ("text", "timing", "offense", "defense")


def damaged(dice: Dice, card: AnyCard, done: Proved) -> tuple[str, str]:
    """What is wrong with what becomes of the card with one field damaged, and that field."""
    try:
        fields = typed(card)
    except Unspeakable as error:
        return f"not printed: {error}", card.text
    written = [name for name in _DAMAGED if getattr(fields, name)]
    if not written:
        return "", ""
    name = "text" if "text" in written and dice.chance(80) else dice.pick(written)
    text = dice.pick(DAMAGE)(dice, getattr(fields, name))
    fields = msgspec.structs.replace(fields, **{name: text})
    begun = process_time()
    try:
        read = read_card(fields)
    except TextError as error:
        took = _clock(done, begun)
        if took > TOO_SLOW / 2:
            took = min(_again(fields) for _ in range(3))
        done.refused += 1
        done.slowest = max(done.slowest, took)
        return pointer_problem(error) or _slow(took), text
    except Exception as error:  # whatever it is, it is what this looks for
        return f"{type(error).__name__}: {error}", text
    _clock(done, begun)
    return exactness_problem(read), text


def _again(fields: CardFields) -> float:
    """What a refusal takes once more, on the machine of the targets.

    What shares the processor can make one seem slow, and so can a slow machine, or the garbage of
    a process in which a thousand other things were done.
    """
    before = pace()
    gc.disable()
    begun = process_time()
    with contextlib.suppress(TextError):
        read_card(fields)
    took = process_time() - begun
    gc.enable()
    return took * (before + pace()) / 2


def _slow(took: float) -> str:
    return f"took {took * 1000:.0f} ms" if took > TOO_SLOW else ""


def _clock(done: Proved, begun: float) -> float:
    took = process_time() - begun
    done.seconds += took
    return took


def pointer_problem(error: TextError) -> str:
    """What is wrong with a refusal, if anything is."""
    text = error.text
    lines = text.split("\n")
    if error.code not in CODES:
        return f"the code {error.code} is not in the list"
    if not 1 <= error.line <= len(lines):
        return f"line {error.line} of {len(lines)}"
    if not 1 <= error.column <= len(lines[error.line - 1]) + 1:
        return f"column {error.column} in a line of {len(lines[error.line - 1])} letters"
    if "^" not in error.pointer or not error.message:
        return "nothing is pointed at"
    return ""


def exactness_problem(card: AnyCard) -> str:
    """Whether a card means what its canonical wording says."""
    try:
        again = read_card(typed(card))
    except TextError as error:
        if error.code == "too-long":
            return ""  # the wording of a text that just fitted
        return f"its canonical wording is refused: {error.message}"
    return "" if same(again, card) else "its canonical wording means something else"
