"""Chance, as part of the state (law 4): xoshiro128** on four 32-bit words.

Every operation stays below 2**63, so that native 64-bit integers and Python's own agree.
"""

from __future__ import annotations

import hashlib
from typing import final

from mypy_extensions import i64


@final
class Dice:
    """A stream of random numbers that copies, saves and compares."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def copy(self) -> Dice:
        return Dice(self.a, self.b, self.c, self.d)

    def word(self) -> i64:
        """The next 32 random bits."""
        b = self.b
        x = (b * 5) & 0xFFFFFFFF
        x = ((x << 7) | (x >> 25)) & 0xFFFFFFFF
        result = (x * 9) & 0xFFFFFFFF
        c = self.c ^ self.a
        d = self.d ^ b
        self.b = b ^ c
        self.a = self.a ^ d
        self.c = c ^ ((b << 9) & 0xFFFFFFFF)
        self.d = ((d << 11) | (d >> 21)) & 0xFFFFFFFF
        return result

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each equally likely."""
        fair = 0x100000000 - 0x100000000 % n
        x = self.word()
        while x >= fair:
            x = self.word()
        return x % n

    def shuffle(self, cards: list[i64]) -> None:
        """Shuffle in place (Fisher and Yates). `word` and `below` are written out for speed."""
        a = self.a
        b = self.b
        c = self.c
        d = self.d
        n: i64 = len(cards)
        while n > 1:
            fair = 0x100000000 - 0x100000000 % n
            while True:
                x = (b * 5) & 0xFFFFFFFF
                x = (((x << 7) | (x >> 25)) * 9) & 0xFFFFFFFF
                c ^= a
                d ^= b
                a ^= d
                t = (b << 9) & 0xFFFFFFFF
                b ^= c
                c ^= t
                d = ((d << 11) | (d >> 21)) & 0xFFFFFFFF
                if x < fair:
                    break
            n -= 1
            i = x % (n + 1)
            card = cards[n]
            cards[n] = cards[i]
            cards[i] = card
        self.a = a
        self.b = b
        self.c = c
        self.d = d


def dice_from_seed(seed: int | str) -> Dice:
    """Dice for a seed; seeds that print alike are alike, so a record may keep it as text."""
    words = hashlib.sha256(f"snapcount:{seed}".encode()).digest()
    return Dice(
        int.from_bytes(words[0:4], "big"),
        int.from_bytes(words[4:8], "big"),
        int.from_bytes(words[8:12], "big"),
        int.from_bytes(words[12:16], "big") | 1,  # all four words zero would stay zero for ever
    )
