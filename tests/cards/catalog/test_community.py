"""Lists as the community keeps them: every row is read, or kept with its line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from snapcount.cards.catalog.community import COLUMNS, read_list, write_list
from snapcount.cards.catalog.entry import Entry, SetFile, Typed, Unread
from snapcount.cards.catalog.kinds import kind_word

RUN = "Run: Gain 5 yards."


def only(row: str, season: int | None = None) -> Typed:
    (item,) = read_list(row, "list", season).items
    assert isinstance(item, Entry), item
    return item.typed


def note(row: str) -> str:
    (item,) = read_list(row, "list").items
    assert isinstance(item, Entry), item
    return item.note


def refused(row: str) -> Unread:
    (item,) = read_list(row, "list").items
    assert isinstance(item, Unread), item
    assert item.raw == row
    return item


def test_there_are_sixteen_columns() -> None:
    assert len(COLUMNS) == 16


def test_a_player() -> None:
    assert only(f"S1-19,Otto,Player,81,Ants,Running Back,Offense,{RUN},,,,,,,,") == Typed(
        kind="player",
        name="Otto",
        number="S1-19",
        rating="81",
        team="Ants",
        position="Running Back",
        side="Offense",
        text=RUN,
    )


@pytest.mark.parametrize("special", ["Superstar", "Legend"])
def test_a_special_player(special: str) -> None:
    assert only(f"L1-21,Otto,Player,98,Ants,QB,Offense,{RUN},{special},,,,,,,").kind == (
        special.lower()
    )


def test_a_play() -> None:
    assert only("S61-19,Play,Play,,,,,,,X,2,Short Pass: 5 (1-2),All Runs,,,") == Typed(
        kind="play",
        name="Play",
        number="S61-19",
        strength="X",
        time="2",
        offense="Short Pass: 5 (1-2)",
        defense="All Runs",
    )


def test_an_action_and_a_power_up() -> None:
    typed = only("S81-19,Go,Action,,,,,,,,,,,Offense,Gain 5 yards.,Play at any time.")
    assert (typed.kind, typed.subtype, typed.text, typed.timing) == (
        "action",
        "Offense",
        "Gain 5 yards.",
        "Play at any time.",
    )
    assert only("U1-21,Go,Action,,,,,,,,,,,Power Up,Run: Gain 5 yards.,").kind == "power up"


@pytest.mark.parametrize("extra", ["", ",", ",,", ", ", ",, "])
def test_empty_columns_more_and_stray_blanks_mean_nothing(extra: str) -> None:
    assert only(f"S2-19, Otto ,Player,,,,,,,,,,,,,{extra}") == Typed(
        kind="player", name="Otto", number="S2-19"
    )


def test_a_row_may_be_short() -> None:
    assert only("S2-19,Otto,Synergy") == Typed(kind="synergy", name="Otto", number="S2-19")


def test_the_season_completes_numbers_that_leave_it_out() -> None:
    assert only("S2,Otto,Player", 2020).number == "S2-20"
    assert only("S2-19,Otto,Player", 2020).number == "S2-19"
    assert only("S2,Otto,Player").number == "S2"
    assert only("X1,Otto,Player", 2024).number == "X1-24"


@pytest.mark.parametrize("word", ["PlayerI", "Playerr", "plaeyr", "Player ", "PLAYER"])
def test_a_type_may_have_a_letter_amiss(word: str) -> None:
    assert only(f"S2-19,Otto,{word},,,").kind == "player"


def test_a_mended_type_is_noted() -> None:
    assert note("S2-19,Otto,PlayerI") == "type “PlayerI” read as Player"


def test_a_type_that_could_be_two_is_neither() -> None:
    unread = refused("S2-19,Otto,Playr,,,")
    assert "Play" in unread.why
    assert "Player" in unread.why
    assert unread.raw[unread.at :].startswith("Playr")


def test_a_comma_in_a_name_shifts_the_row() -> None:
    assert only("U9-21,No Sun, No Shade,Synergy,,,,,,,,,,,,,,").name == "No Sun, No Shade"
    assert only("U9-21,One, Two, Three,Player,81,Ants").rating == "81"
    assert "comma" in note("U9-21,No Sun, No Shade,Synergy,,,,")
    assert only('U9-21,"No Sun, No Shade",Synergy,,').name == "No Sun, No Shade"
    assert only("U9-21,Play, Action,Action,,,,,,,,,,,Offense,,").name == "Play, Action"


def test_commas_in_a_players_text_are_put_back() -> None:
    row = f"L1-21,Otto,Player,98,Ants,QB,Offense,Exhaust: Search, reveal it, {RUN},Superstar,,,,"
    typed = only(row)
    assert typed.text == f"Exhaust: Search, reveal it, {RUN}"
    assert typed.kind == "superstar"
    assert "commas in the text" in note(row)


def test_commas_in_an_action_cards_text_are_put_back() -> None:
    head = "S82-19,Go,Action,,,,,,,,,,,Offense"
    typed = only(f"{head},Gain 5 yards, then draw a card.,Play only if, perhaps, you can.")
    assert typed.text == "Gain 5 yards, then draw a card."
    assert typed.timing == "Play only if, perhaps, you can."
    assert "more than sixteen columns" in refused(f"{head},Gain 5 yards, then draw, then stop.").why


@pytest.mark.parametrize(
    ("row", "why", "under"),
    [
        ("S1-19,Otto,Wizard,,,,", "isn't a type", "Wizard"),
        ("S1-19,Otto", "a number, a name and a type", "Otto"),
        ("S1-19,Otto,Player,81,,,,,,7,,,,,,", "can't have anything in the column “strength”", "7"),
        ("S1-19,Otto,Action,81,,,,,,,,,,,,", "can't have anything in the column “rating”", "81"),
        ("S1-19,Otto,Player,high,,,,,,,,,,,,", "isn't a rating", "high"),
        ("one,Otto,Player,81", "isn't a card number", "o"),
        ("S1-19,,Otto,Player", "isn't a type", "Otto"),
        ("S1-19,Otto,Player,81,Player", "in 2 ways", "Otto"),
        ('S1-19,"Otto,Player,81', "never closed", '"'),
        ('S1-19,"Otto"s,Player,81', "don't match up", '"'),
    ],
)
def test_a_row_that_cannot_be_read_is_kept(row: str, why: str, under: str) -> None:
    unread = refused(row)
    assert why in unread.why
    assert unread.raw[unread.at : unread.at + unread.length] == under


def test_lines_are_counted_and_none_is_swallowed() -> None:
    text = (
        'S1-19,Otto,Player\n\n,,,\nS2-19,"Anna,Player\nS3-19,Two\nS4-19,"Ida","Player"\n'
        'S5-19,Eve,Player,,,QB,,"Exhaust: Go.\nRun: Run.",\r\nS6-19,Kim,Play'
    )
    found = read_list(text, "list")
    assert [item.line for item in found.items] == [1, 4, 5, 6, 7, 9]
    assert [type(item).__name__ for item in found.items] == (
        ["Entry", "Unread", "Unread", "Entry", "Entry", "Entry"]
    )
    assert found.entries[2].typed.text == "Exhaust: Go.\nRun: Run."


def test_a_quotation_mark_that_a_later_row_closes_swallows_no_card() -> None:
    found = read_list('S1-19,"Otto,Player\nS2-19,Ida,Player\nS3-19,Eve",Player', "list")
    assert [item.line for item in found.items] == [1, 2, 3]
    assert [entry.typed.name for entry in found.entries] == ["Ida", 'Eve"']


def test_unique_is_said_in_the_title_or_beside_the_type() -> None:
    assert only("E1-20,Play - Unique,Play").unique
    assert only("E1-20,Hush,Action - Unique").unique
    assert not only("E1-20,Uniquely,Action").unique


ROWS = f"""\
S1,Otto,Player,81,Ants,Running Back,Offense,{RUN},,,,,,,,
L2,"No, Yes",Player,98,Ants,QB,Offense,{RUN},Superstar,,,,,,,
E3,Play - Unique,Play,,,,,,,X,2,Run Left,All Runs,,,
E4,Hush,Action - Unique,,,,,,,,,,,Generic,Draw an Action card.,Play at any time.
U5,Shoes,Action,,,,,,,,,,,Power Up,{RUN},
R6,Fog,Gridiron,,,,,,,,,,,Weather,"One, two.",
R7,Pact,Synergy,,,,,,,,,,,,,
this is no row, or is it
"""


def test_a_list_comes_out_as_it_went_in() -> None:
    found = read_list(ROWS, "list", 2020)
    assert write_list(found, short_numbers=True) == ROWS
    assert write_list(found).startswith("S1-20,Otto,")


cells = st.text(max_size=12)


@given(st.lists(cells, max_size=20))
def test_any_row_is_read_or_kept(row: list[str]) -> None:
    text = ",".join(row)
    found = read_list(text, "list")
    again = read_list(write_list(found), "list")
    assert [entry.typed for entry in again.entries] == [entry.typed for entry in found.entries]
    lines = [line for line in text.replace("\r", "\n").split("\n") if line.strip(" ,\t")]
    assert len(found.items) <= len(lines)
    assert bool(found.items) == bool(lines)


def test_what_a_set_file_could_not_read_survives_a_list() -> None:
    raw = "name: A\nkind: Wizard"
    cards = SetFile(name="x", items=(Unread(raw=raw, why="", form="cards"),))
    (item,) = read_list(write_list(cards), "list").items
    assert isinstance(item, Unread)
    assert (item.raw, item.form) == (raw, "cards")


@pytest.mark.parametrize(
    ("word", "kind"),
    [("Gridron", "gridiron"), ("Acton", "action"), ("power-up", "power up"), ("Plays", "play")],
)
def test_types_are_known_by_more_than_one_spelling(word: str, kind: str) -> None:
    found = kind_word(word)
    assert found is not None
    assert found.kind == kind
