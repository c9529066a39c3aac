"""Pasted text: cards as somebody types them off the table."""

from __future__ import annotations

from snapcount.cards.catalog.entry import Entry, Typed, Unread
from snapcount.cards.catalog.exchange import read_source
from snapcount.cards.catalog.judge import judge
from snapcount.cards.catalog.pasted import read_pasted

PAGE = """\
S83-19 Shorter
Action – Offense
Your current play becomes a Short Pass: 15 (0-9).
Play only during On Field Adjustments if you called a Run play.

Otto Overland
Player, QB, 88, Ants
Exhaust: Draw an Action card.
Run: Gain 5 yards.

S61 Play
Play – Unique
Strength X, Time 2
Offense: Run Left
Defense: Run Left / Run Middle

number: S2
name: Fog
kind: Gridiron

S3,Ida,Player,,,,
S4,Eve,Playr,,,,

Nobody knows

Somebody
Wizard, Sorcerer
"""


def test_every_form_may_stand_in_one_page() -> None:
    items = read_pasted(PAGE, "page", 2019).items
    typed = [item.typed for item in items if isinstance(item, Entry)]
    assert typed == [
        Typed(
            kind="action",
            name="Shorter",
            number="S83-19",
            subtype="Offense",
            text="Your current play becomes a Short Pass: 15 (0-9).",
            timing="Play only during On Field Adjustments if you called a Run play.",
        ),
        Typed(
            kind="player",
            name="Otto Overland",
            position="QB",
            rating="88",
            team="Ants",
            text="Exhaust: Draw an Action card.\nRun: Gain 5 yards.",
        ),
        Typed(
            kind="play",
            name="Play",
            number="S61-19",
            unique=True,
            strength="X",
            time="2",
            offense="Run Left",
            defense="Run Left / Run Middle",
        ),
        Typed(kind="gridiron", name="Fog", number="S2-19"),
        Typed(kind="player", name="Ida", number="S3-19"),
    ]
    assert [judge(one).status for one in typed[:3]] == ["playable"] * 3
    unread = [item for item in items if isinstance(item, Unread)]
    assert [item.trouble_line for item in unread] == [22, 24, 27]


def test_a_file_is_read_by_its_ending() -> None:
    assert read_source("S3,Ida,Player", "2021.csv").entries[0].typed.number == "S3-21"
    assert read_source("name: Ida\nkind: Player\nnumber: S3", "2021.cards").entries[0].typed == (
        Typed(kind="player", name="Ida", number="S3-21")
    )
    assert read_source("S3 Ida\nPlayer", "cards of 2021.txt").entries[0].typed == (
        Typed(kind="player", name="Ida", number="S3-21")
    )
    assert read_source("S3,Ida,Player", "2021.csv", 2020).entries[0].typed.number == "S3-20"
