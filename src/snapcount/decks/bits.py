"""Numbers as a row of bits, for short codes: small numbers take few."""

from __future__ import annotations


class OutOfBits(ValueError):
    """The row ended too early, or holds a number that nobody writes."""


class BitWriter:
    def __init__(self) -> None:
        self._bits: list[int] = []

    def plain(self, number: int, width: int) -> None:
        """A number in so many bits."""
        self._bits += [number >> place & 1 for place in range(width - 1, -1, -1)]

    def gamma(self, number: int) -> None:
        """A number of 1 or more, Elias' way: 1 takes one bit, 2 and 3 three, 4 to 7 five."""
        width = number.bit_length()
        self.plain(0, width - 1)
        self.plain(number, width)

    def rice(self, number: int, width: int) -> None:
        """A number of 0 or more that mostly needs about `width` bits."""
        self._bits += [1] * (number >> width)
        self.plain(0, 1)
        self.plain(number & ((1 << width) - 1), width)

    def __len__(self) -> int:
        return len(self._bits)

    def bytes(self) -> bytes:
        """The row, filled up with zeros to whole bytes."""
        bits = self._bits + [0] * (-len(self._bits) % 8)
        value = int("".join(map(str, bits)) or "0", 2)
        return value.to_bytes(len(bits) // 8, "big")


class BitReader:
    """Reads what `BitWriter` wrote; `OutOfBits` if there is no more."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def bit(self) -> int:
        byte, place = divmod(self._at, 8)
        if byte >= len(self._data):
            raise OutOfBits
        self._at += 1
        return self._data[byte] >> (7 - place) & 1

    def plain(self, width: int) -> int:
        number = 0
        for _ in range(width):
            number = number << 1 | self.bit()
        return number

    def gamma(self) -> int:
        width = 1
        while not self.bit():
            width += 1
        return 1 << (width - 1) | self.plain(width - 1)

    def rice(self, width: int) -> int:
        high = 0
        while self.bit():
            high += 1
        return high << width | self.plain(width)
