"""Ways to damage a text, as fingers, scanners and malice do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from snapcount.cards.dice import Dice

NOISE: Final = "abcdefghijklmnopqrstuvwxyz ABC 0123456789 .,:;()[]\"'–/•\n\t+%é"

Damage = Callable[[Dice, str], str]


def dropped_letter(dice: Dice, text: str) -> str:
    place = dice.below(len(text))
    return text[:place] + text[place + 1 :]


def added_letter(dice: Dice, text: str) -> str:
    place = dice.below(len(text) + 1)
    return text[:place] + dice.pick(NOISE) + text[place:]


def swapped_letters(dice: Dice, text: str) -> str:
    place = dice.below(len(text))
    return text[:place] + text[place : place + 2][::-1] + text[place + 2 :]


def swapped_words(dice: Dice, text: str) -> str:
    words = text.split(" ")
    first, second = dice.below(len(words)), dice.below(len(words))
    words[first], words[second] = words[second], words[first]
    return " ".join(words)


def dropped_word(dice: Dice, text: str) -> str:
    words = text.split(" ")
    del words[dice.below(len(words))]
    return " ".join(words)


def doubled_word(dice: Dice, text: str) -> str:
    words = text.split(" ")
    place = dice.below(len(words))
    return " ".join([*words[:place], words[place], *words[place:]])


def wild_number(dice: Dice, text: str) -> str:
    digits = [place for place, letter in enumerate(text) if letter.isdecimal()]
    if not digits:
        return text + " 7"
    place = dice.pick(digits)
    return text[:place] + str(dice.below(10 ** dice.between(1, 7))) + text[place + 1 :]


def lost_bracket(dice: Dice, text: str) -> str:
    marks = [place for place, letter in enumerate(text) if letter in '()[]".'] or [0]
    place = dice.pick(marks)
    return text[:place] + dice.pick(("", "(", ")", "[", "]", '"')) + text[place + 1 :]


def cut_short(dice: Dice, text: str) -> str:
    return text[: dice.below(len(text))]


def noise(dice: Dice, text: str) -> str:
    return "".join(dice.pick(NOISE) for _ in range(dice.between(1, 400)))


def much_noise(dice: Dice, text: str) -> str:
    """10 kB of it, of letters or of the text's own words."""
    if dice.chance(50):
        return "".join(dice.pick(NOISE) for _ in range(10_000))
    words = text.split() or ["gain"]
    return " ".join(dice.pick(words) for _ in range(2_000))[:10_000]


def nested(dice: Dice, text: str) -> str:
    """The text inside brackets, deeper than any card has them, and not always closed."""
    depth = dice.between(1, 400)
    opened, closed = dice.pick((("[", "]"), ("(", ")"), ("If you are leading, do this: [", "]")))
    return opened * depth + text + closed * dice.pick((depth, depth, depth - 1, 0))


def endless(dice: Dice, text: str) -> str:
    """The text over and over."""
    return " ".join([text] * dice.between(2, 60))[:9_999]


DAMAGE: Final[tuple[Damage, ...]] = (
    *(dropped_letter, added_letter, swapped_letters, swapped_words, dropped_word, doubled_word),
    *(dropped_letter, added_letter, swapped_letters, swapped_words, dropped_word, doubled_word),
    *(wild_number, lost_bracket, cut_short, wild_number, lost_bracket, cut_short),
    *(noise, nested, endless, much_noise),
)
"""The ways, those more than once that happen more often."""
