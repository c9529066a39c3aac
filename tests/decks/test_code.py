"""Short codes."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snapcount.decks.code import looks_like_a_code, read_code, write_code
from snapcount.decks.decklist import DeckList, deck_of
from snapcount.decks.errors import CannotWrite, DeckCodeError
from snapcount.decks.library import Library, Listed
from snapcount.decks.text import read_text
from snapcount.testing.cards import action
from snapcount.testing.decks import FEW_DECKS, garage, generated

LIST = "1 C1-26\n1 L2-26\n20 Left Turn\n2 2 Minute Drill\n2 Wet Socks"


def deck(text: str = LIST) -> DeckList:
    return read_text(text, garage()).require()


def trouble(code: str, library: Library | None = None) -> tuple[str, str]:
    with pytest.raises(DeckCodeError) as refusal:
        read_code(code, garage() if library is None else library)
    (found,) = refusal.value.troubles
    return found.code, found.message


def test_a_code_is_short_safe_in_an_address_and_reads_back() -> None:
    code = write_code(deck(), garage())
    assert re.fullmatch(r"sn1-[A-Za-z0-9_-]+", code)
    assert len(code) <= 24
    assert looks_like_a_code(code)
    assert read_code(code, garage()) == deck()


def test_a_deck_has_one_code_however_it_was_written() -> None:
    other = deck("2 Wet Socks\n2 2 Minute Drill\n10 GL/4\n10 Left Turn\n1 GL/2\n1 GL/1")
    assert write_code(other, garage()) == write_code(deck(), garage())


def test_a_code_may_be_broken_over_lines() -> None:
    code = write_code(deck(), garage())
    assert read_code(f" {code[:9]}\n{code[9:]} ", garage()) == deck()


def test_a_card_without_a_number_is_named_by_a_hash() -> None:
    stray = deck(LIST + "\n1 Stray Cat")
    assert read_code(write_code(stray, garage()), garage()) == stray


@given(st.integers(1, FEW_DECKS), st.sampled_from(["2019", "2021", "2022", "crd"]))
@settings(max_examples=40, deadline=None)
def test_every_deck_reads_back_from_its_code(seed: int, edition: str) -> None:
    library, cards = generated(seed, edition)
    there = deck_of(cards, library)
    code = write_code(there, library)
    assert read_code(code, library) == there
    assert len(code) < 120  # about a tenth of the cards are without a number


@given(st.integers(1, FEW_DECKS), st.data())
@settings(max_examples=60, deadline=None)
def test_a_damaged_code_is_refused(seed: int, data: st.DataObject) -> None:
    library, cards = generated(seed)
    code = write_code(deck_of(cards, library), library)
    at = data.draw(st.integers(0, len(code) - 1))
    letter = data.draw(st.sampled_from("abcXYZ019_-!é "))
    change = data.draw(st.sampled_from(["cut", "other", "more", "less"]))
    damaged = {
        "cut": code[:at],
        "other": code[:at] + letter + code[at + 1 :],
        "more": code[:at] + letter + code[at:],
        "less": code[:at] + code[at + 1 :],
    }[change]
    if "".join(damaged.split()) == code:
        return
    with pytest.raises(DeckCodeError) as refusal:
        read_code(damaged, library)
    assert refusal.value.code == "deck-code"
    assert refusal.value.troubles[0].code in (
        "no-code", "newer-code", "bad-letter", "checksum"
    )  # fmt: skip


def test_what_is_wrong_with_a_code_is_said() -> None:
    code = write_code(deck(), garage())
    assert trouble(code[:-2])[0] == "checksum"
    assert "Copy it again" in trouble(code[:-2])[1]
    assert trouble("hello") == ("no-code", "This isn't a deck code. A code starts with “sn1-”.")
    assert trouble("sn7-AAAA")[0] == "newer-code"
    assert trouble(code[:8] + "!" + code[8:]) == ("bad-letter", "“!” can't be part of a code.")
    assert trouble("sn1-" + "A" * 5000)[0] == "too-long"
    assert trouble(code, Library([]))[1] == (
        "The code uses cards from the set “GL”, which isn't here. Add that set."
    )


def test_a_code_for_another_version_of_a_set_is_refused() -> None:
    code = write_code(deck(), garage())
    fewer = Library([listed for listed in garage() if listed.place != 4])
    assert trouble(code, fewer) == (
        "unknown-number",
        "The set GL here has no card number 4. Is it the same version?",
    )


def test_bits_that_hold_no_deck_are_refused() -> None:
    # A row of bits with a right checksum that nobody would write: a version of nothing.
    import base64
    import zlib

    for row in (b"", b"\x80", b"\xff\xff", b"\x40\x00\x00", b"\x00" * 40):
        data = row + zlib.crc32(row).to_bytes(4, "big")[:3]
        code = "sn1-" + base64.urlsafe_b64encode(data).decode().rstrip("=")
        assert trouble(code)[0] in ("no-deck", "checksum")


def test_a_card_of_no_set_has_no_code() -> None:
    with pytest.raises(CannotWrite, match="can't name Homeless: it's in no set"):
        write_code(deck_of([action("Gain 5 yards.", name="Homeless")]), garage())


def test_two_cards_that_nothing_tells_apart_have_no_code() -> None:
    one, other = (action(f"Gain {n} yards.", name="Twin") for n in (5, 10))
    library = Library([Listed(one, "T", "Twins"), Listed(other, "T", "Twins")])
    with pytest.raises(CannotWrite, match="two cards just like it"):
        write_code(deck_of([one], library), library)
