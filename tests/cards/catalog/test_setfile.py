"""Set files: what people write is read, errors point at it, and writing loses nothing."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from snapcount.cards.catalog.entry import FIELDS_OF, Entry, SetFile, Typed, Unread, tidy
from snapcount.cards.catalog.setfile import read_set, write_set

TWO_CARDS = """\
# My own cards.
set: Garage League
season: 2026
about: Played on Fridays.

# The first one.
number: S1
name: Otto Overland
kind: Player
position: RB
rating: 81
text: Run: Gain 5 yards.
  Exhaust: Draw an Action card.

name: Wet Socks
kind: Gridiron
unique: yes
subtype: Weather
text: Passes # gain 5 fewer yards.
# The end.
"""


def test_a_set_is_read_field_by_field() -> None:
    found = read_set(TWO_CARDS, "file")
    assert (found.name, found.season, found.about) == ("Garage League", 2026, "Played on Fridays.")
    otto, socks = found.entries
    assert otto.typed == Typed(
        kind="player",
        name="Otto Overland",
        number="S1-26",
        position="RB",
        rating="81",
        text="Run: Gain 5 yards.\nExhaust: Draw an Action card.",
    )
    assert (otto.line, socks.line) == (7, 15)
    assert (otto.comments, found.head_comments) == (("The first one.",), ("My own cards.",))
    assert socks.typed.unique
    assert socks.typed.text == "Passes # gain 5 fewer yards."
    assert found.unread == ()


def test_a_file_without_a_head_is_named_by_its_file() -> None:
    found = read_set("name: A\nkind: synergy", "garage")
    assert (found.name, found.season) == ("garage", None)
    assert found.entries[0].typed == Typed(kind="synergy", name="A")


def test_what_is_written_is_read_again() -> None:
    found = read_set(TWO_CARDS, "file")
    again = read_set(write_set(found), "other")
    assert [entry.typed for entry in again.entries] == [entry.typed for entry in found.entries]
    assert [entry.comments for entry in again.entries] == [e.comments for e in found.entries]
    assert (again.head_comments, again.season, again.about) == (
        found.head_comments,
        found.season,
        found.about,
    )
    assert write_set(again) == write_set(found)


@pytest.mark.parametrize(
    ("stanza", "why", "line", "under"),
    [
        ("name: A\nkind: Plyer", "Did you mean Player?", 4, "Plyer"),
        ("name: A\nkind: Wizard", "one of Player, Legend", 4, "Wizard"),
        ("name: A\nkind: Player\nteem: B", "Did you mean “team”?", 5, "teem"),
        ("name: A\nkind: Player\nstrength: 3", "Player cards can't have “strength”", 5, "strength"),
        ("name: A\nkind: Play\nname: B", "“name” appears twice", 5, "name"),
        ("name: A\nkind: Play\nunique: perhaps", "unique: yes", 5, "perhaps"),
        ("name: A\nkind: Play\nsomething", "“field: words”", 5, "something"),
        ("  name: A\nkind: Play", "continues a field", 3, " "),
        ("kind: Play", "no name", 3, "kind: Play"),
        ("name: A", "no kind", 3, "name: A"),
        ("set: A", "before the first card", 3, "set"),
    ],
)
def test_an_error_has_a_line_and_a_pointer(stanza: str, why: str, line: int, under: str) -> None:
    found = read_set(f"set: Mine\n\n{stanza}\n\nname: B\nkind: Synergy\n", "file")
    (unread,) = found.unread
    assert why in unread.why
    assert unread.trouble_line == line
    assert unread.raw[unread.at : unread.at + unread.length] == under
    shown, mark = unread.pointer.split("\n")
    assert shown[mark.index("^") : len(mark)] == under
    assert [entry.typed.name for entry in found.entries] == ["B"]
    assert read_set(write_set(found), "file").unread[0].raw == unread.raw


words = st.text(st.characters(exclude_categories=("Cs", "Cc")), max_size=30).map(tidy)
lines = st.lists(words, max_size=4).map("\n".join).map(tidy)
names = words.map(lambda name: " ".join(name.splitlines())).filter(bool)


@st.composite
def typed_cards(draw: st.DrawFn) -> Typed:
    kind = draw(st.sampled_from(sorted(FIELDS_OF)))
    fields = {field: draw(lines) for field in FIELDS_OF[kind]}
    return Typed(kind=kind, name=draw(names), unique=draw(st.booleans()), **fields)


@settings(suppress_health_check=[HealthCheck.too_slow])  # words are made slowly on a busy machine
@given(st.lists(typed_cards(), max_size=4))
def test_any_words_survive(cards: list[Typed]) -> None:
    entries = tuple(Entry(typed=typed) for typed in cards)
    again = read_set(write_set(SetFile(name="Mine", items=entries)), "file")
    assert [entry.typed for entry in again.entries] == cards


@given(st.text(max_size=200))
def test_any_file_is_read_somehow(text: str) -> None:
    found = read_set(text, "file")
    assert all(isinstance(item, Entry | Unread) for item in found.items)
