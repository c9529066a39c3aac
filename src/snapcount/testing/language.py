"""The card language put to the proof: cards that are invented, and texts that are damaged.

An invented card, printed and typed in again, must be the same card. A damaged text must be refused
with a pointer into it, quickly, or be read as its own canonical wording says; nothing else may come
of it. A proof hangs on its seed and its number alone, whoever works on it.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
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
)
from snapcount.cards.dice import Dice
from snapcount.cards.language.generate import KINDS, KINDS_2019, SeasonEdition, random_card
from snapcount.cards.language.printing import printed
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.language.scene import Scene
from snapcount.cards.language.speak import Unspeakable
from snapcount.cards.text.draft import Page
from snapcount.cards.text.known_later import known_later
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.tree import Timing
from snapcount.testing.damage import DAMAGE
from snapcount.testing.speed import Figure, measure_slice, typical

EDITIONS: Final[tuple[SeasonEdition, ...]] = ("2019", "2021", "2022", "crd")
TOO_SLOW: Final = 0.05
"""Seconds of processor time in which a text is refused."""

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
    with ProcessPoolExecutor(workers) as pool:
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
    for text in ("Exhaust: Gain 5 yards.", "Cancel you the of.", "Exhaust: Gain yards."):
        with contextlib.suppress(Unread, Refusal):
            read(text, Scene())


def dice_of(proof: Proof, seed: int, number: int) -> Dice:
    words = f"{proof}:{seed}:{number}"
    return Dice(int.from_bytes(hashlib.sha256(words.encode()).digest()[:8], "big"))


def invented(dice: Dice) -> AnyCard:
    """A card of any kind and edition."""
    edition = dice.pick(EDITIONS)
    return random_card(dice, dice.pick(KINDS_2019 if edition == "2019" else KINDS), edition)


def reading_speed(seconds: float = 0.15, slices: int = 5) -> Figure:
    """How many invented cards are read a second, as measured and scaled as `bench` does it."""
    cards = [invented(dice_of("round trip", 0, number)) for number in range(200)]
    _warm_up()
    turn = count()

    def read_some() -> int:
        start = next(turn) * 25 % len(cards)
        for card in cards[start : start + 25]:
            reread(card, card.text)
        return 25

    return typical([measure_slice(read_some, seconds).units for _ in range(slices)])


# An invented card --------------------------------------------------------------------------------


def scene_of(card: AnyCard) -> Scene:
    """What kind of card a text stands on."""
    match card:
        case PlayerCard() | Superstar():
            return Scene(side=card.side)
        case ActionCard():
            side = None if card.subtype == "generic" else card.subtype
            return Scene(action=True, side=side, on_player=False)
        case PlayCard():
            return Scene(on_player=False, play=True, x=card.strength is None)
        case PowerUp():
            return Scene(enters=True)
        case Gridiron():
            return Scene(on_player=False, enters=True)
        case Synergy():
            return Scene(on_player=False)


def reread(card: AnyCard, text: str) -> AnyCard:
    """The card with that text on it, as it is read."""
    return _with(card, read(text, scene_of(card)) if text.strip() else Page())


def _with(card: AnyCard, page: Page) -> AnyCard:
    change = msgspec.structs.replace
    abilities = tuple(page.abilities)
    match card:
        case ActionCard():
            timing = card.timing if page.timing is None else page.timing
            effects = known_later(page.effects, timing.points)
            return change(card, effects=effects, timing=timing)
        case PowerUp():
            attach_to = card.attach_to if page.attach_to is None else page.attach_to
            return change(card, abilities=abilities, attach_to=attach_to)
        case Synergy():
            active_if = card.active_if if page.active_if is None else page.active_if
            return change(card, abilities=abilities, active_if=active_if)
    return change(card, abilities=abilities)


def retimed(card: AnyCard, text: str) -> Timing | None:
    """When the card is played, as that text says it."""
    return read(text, scene_of(card)).timing if text.strip() else Timing()


def round_trip(card: AnyCard, done: Proved) -> tuple[str, str]:
    """What is wrong with the card that comes back when it is printed and read, and its text."""
    begun = process_time()
    text = card.text
    try:
        if reread(card, text) != card:
            return "read as another card", text
        page = printed(card)
        text = page.text
        again = reread(card, text)
        timing = retimed(card, page.timing)
    except Unspeakable as error:
        return f"not printed: {error}", text
    except (Unread, Refusal) as error:
        return f"refused: {error}", text
    except Exception as error:  # whatever it is, it is what this looks for
        return f"{type(error).__name__}: {error}", text
    finally:
        _clock(done, begun)
    if again != card:
        return "its print is read as another card", text
    same = not hasattr(card, "timing") or timing == card.timing
    return "" if same else "the print of its timing is read as another", page.timing


# A damaged text ----------------------------------------------------------------------------------


def damaged(dice: Dice, card: AnyCard, done: Proved) -> tuple[str, str]:
    """What is wrong with what becomes of the card with its text damaged, and that text."""
    if not card.text:
        return "", ""
    text = dice.pick(DAMAGE)(dice, card.text)
    begun = process_time()
    try:
        found = reread(card, text)
    except (Unread, Refusal):
        took = _clock(done, begun)
        if took > TOO_SLOW / 2:
            took = min(took, *(_again(card, text) for _ in range(2)))
        done.refused += 1
        done.slowest = max(done.slowest, took)
        return _slow(took), text
    except Exception as error:  # whatever it is, it is what this looks for
        return f"{type(error).__name__}: {error}", text
    _clock(done, begun)
    return exactness_problem(found), text


def _again(card: AnyCard, text: str) -> float:
    """What a refusal takes once more: what shares the processor can make one seem slow."""
    begun = process_time()
    with contextlib.suppress(Unread, Refusal):
        reread(card, text)
    return process_time() - begun


def _slow(took: float) -> str:
    return f"took {took * 1000:.0f} ms" if took > TOO_SLOW else ""


def _clock(done: Proved, begun: float) -> float:
    took = process_time() - begun
    done.seconds += took
    return took


def exactness_problem(card: AnyCard) -> str:
    """Whether a card means what its canonical wording says."""
    try:
        again = reread(card, printed(card).text)
    except Unspeakable as error:
        return f"what it is read as is not printed: {error}"
    except (Unread, Refusal) as error:
        return f"its canonical wording is refused: {error}"
    return "" if again == card else "its canonical wording means something else"
