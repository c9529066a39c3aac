"""Formats: an edition, its sets, and what is banned or restricted in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from snapcount.decks.decklist import DeckList, deck_of
from snapcount.decks.errors import FormatError
from snapcount.decks.formats import (
    Format,
    Limits,
    format_named,
    format_names,
    format_problems,
    read_format,
    require_legal_in,
)
from snapcount.decks.legality import IllegalDeck
from snapcount.decks.library import Library, Listed
from snapcount.decks.text import read_text
from snapcount.engine.editions import EDITION_NAMES
from snapcount.testing.decks import garage, generated


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SNAPCOUNT_HOME", str(tmp_path))
    formats = tmp_path / "formats"
    formats.mkdir()
    return formats


def deck(text: str) -> DeckList:
    return read_text(text, garage()).require()


def wrong(text: str, form: Format) -> list[str]:
    """What the format, not the rules, has against a deck."""
    found = format_problems(deck(text), form, garage())
    return [f"{p.wrong} {p.mend}" for p in found if p.clause == "format"]


def test_there_is_an_open_format_an_edition_and_two_of_sc1() -> None:
    assert format_names() == ["2019", "2021", "2022", "crd", "kickoff", "sc1"]
    for name in EDITION_NAMES:
        form = format_named(name)
        assert (form.edition, form.sets, form.banned) == (name, (), ())
    assert (format_named("SC1").edition, format_named("sc1").sets) == ("crd", ("SC1",))
    assert (format_named("kickoff").edition, format_named("kickoff").sets) == ("2019", ("SC1",))


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_an_open_format_adds_nothing_to_the_rules(edition: str) -> None:
    library, cards = generated(7, edition)
    require_legal_in(deck_of(cards, library), format_named(edition), library)


def test_a_set_that_is_not_allowed_is_named() -> None:
    other, cards = generated(7)
    library = Library([*other.cards, *garage().cards])
    form = Format(sets=("garage league",), title="Garage")
    found = format_problems(deck_of(cards, library), form, library)
    assert {problem.clause for problem in found} == {"format"}
    assert "is from the set GEN, but Garage allows GL." in found[0].wrong
    assert found[0].mend == "Remove it."
    with pytest.raises(IllegalDeck, match="isn't legal in Garage"):
        require_legal_in(deck_of(cards, library), form, library)


def test_banned_and_restricted_cards_are_named() -> None:
    form = Format(banned=("Ida Low", "GL/6"), restricted=("Left Turn (GL) 4",), title="F")
    assert wrong("2 Left Turn\n1 GL/3\n1 GL/7\n1 Wet Socks\n1 Stray Cat", form) == [
        "Ida Low (C3-26) is banned in F. Remove it.",
        "Ida Low (R7-26) is banned in F. Remove it.",
        "Left Turn (C4-26) is restricted in F, and you have 2. Keep one.",
        "Wet Socks (U6-26) is banned in F. Remove it.",
    ]
    assert wrong("1 Left Turn", form) == []


def test_a_builder_can_ask_which_cards_are_allowed() -> None:
    limits = Limits(Format(sets=("GL",), banned=("Wet Socks",)), garage())
    allowed = [listed.card.name for listed in garage() if limits.allows(listed)]
    assert "Left Turn" in allowed
    assert "Wet Socks" not in allowed
    assert not limits.allows(Listed(garage().cards[0].card, "XY"))


def test_own_formats_come_first(folder: Path) -> None:
    (folder / "friday.toml").write_text('edition = "2021"\nbanned = ["Left Turn"]\n')
    (folder / "crd.toml").write_text('title = "House rules"\n')
    assert "friday" in format_names()
    assert format_named("Friday") == Format(
        edition="2021", banned=("Left Turn",), name="friday", title="friday"
    )
    assert format_named("crd").title == "House rules"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("edition = ", "Can't read"),
        ('edition = "1999"', "no edition “1999”"),
        ('sets = "GL"', "Can't read"),
        ('colour = "red"', "unknown field `colour`"),
        ('name = "other"', "named after its file"),
    ],
)
def test_a_file_that_is_not_in_order_is_refused(words: str, said: str) -> None:
    with pytest.raises(FormatError, match="ormat mine") as refusal:
        read_format("mine", words)
    assert said in str(refusal.value)


def test_a_format_that_is_not_there_is_named() -> None:
    with pytest.raises(FormatError, match="Did you mean kickoff"):
        format_named("kickof")


def test_a_format_that_names_what_is_not_here_is_refused() -> None:
    with pytest.raises(FormatError, match=r"set “XY”, which isn't here \(GL\)"):
        format_problems(deck("1 Left Turn"), Format(sets=("XY",), name="f"), garage())
    with pytest.raises(
        FormatError, match=r"banned: There's no card called “Lft Turn” here\. Did you"
    ):
        format_problems(deck("1 Left Turn"), Format(banned=("Lft Turn",), name="f"), garage())
