"""Reports: well-formed, complete in themselves, and true to the figures."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from snapcount.cards.demo import demo_decks
from snapcount.engine.records.record import replay
from snapcount.sim import figures as fig
from snapcount.sim.balance import Balance
from snapcount.sim.chances import Rate, Rating, wilson
from snapcount.sim.field import Field, round_robin
from snapcount.sim.match import Entrant, Match, play_pairs, record_game
from snapcount.sim.report import charts
from snapcount.sim.report.drives import drives_of
from snapcount.sim.report.field_report import field_page, standings_page
from snapcount.sim.report.match_report import lead_lines, match_page
from snapcount.sim.report.svg import Axis, element, number

HERONS, BADGERS = (tuple(deck) for deck in demo_decks("crd"))
SVG = "{http://www.w3.org/2000/svg}"
VOID = {"meta", "br"}


class Checker(HTMLParser):
    """Sees that every element is closed, and notes what is asked for from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.outside: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag not in VOID:
            self.open.append(tag)
        for name, value in attrs:
            if name in ("src", "href", "action", "data", "srcset") or "url(" in (value or ""):
                self.outside.append(f"{tag} {name}={value}")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def checked(html: str) -> Checker:
    found = Checker()
    found.feed(html)
    found.close()
    assert found.open == []
    assert found.outside == []
    assert not {"script", "link", "iframe", "img"} & set(found.seen)
    assert "@import" not in html
    assert "url(" not in html
    return found


def pictures(html: str) -> list[ElementTree.Element]:
    found = [ElementTree.fromstring(words) for words in re.findall(r"<svg.*?</svg>", html, re.S)]
    assert all(picture.attrib["aria-label"] for picture in found)
    return found


def drawn(words: str, class_: str) -> list[ElementTree.Element]:
    """The elements of a picture that have a class."""
    return [
        part
        for part in ElementTree.fromstring(words).iter()
        if class_ in part.attrib.get("class", "").split()
    ]


MATCH = Match(
    Entrant("<b>Herons</b> & co", HERONS, "greedy"), Entrant("Badgers", BADGERS, "greedy"), "page"
)


@pytest.fixture(scope="module")
def numbers() -> list[int]:
    return play_pairs(MATCH, 0, 20)


def test_a_match_page_is_whole_and_asks_for_nothing(numbers: list[int]) -> None:
    html = match_page(MATCH, numbers)
    checked(html)
    assert len(pictures(html)) == 6
    assert "<b>Herons</b>" not in html
    assert "&lt;b&gt;Herons&lt;/b&gt; &amp; co" in html
    found = fig.figures(numbers, ([], []))
    assert f"<b>{found.rate.rate:.1%}</b>" in html
    assert found.digest in html
    assert "prefers-color-scheme: dark" in html
    assert match_page(MATCH, numbers) == html


def test_a_field_page_has_matrix_ratings_goals_and_cards() -> None:
    entrants = [
        Entrant("Herons", HERONS, "random"),
        Entrant("Badgers", BADGERS, "random"),
        Entrant("More Badgers", BADGERS, "random"),
    ]
    matches = round_robin(entrants, "field", "crd")
    field = Field(entrants, matches, [play_pairs(match, 0, 4) for match in matches])
    html = field_page(Balance(field), "random", "crd")
    checked(html)
    for heading in ("Ratings", "Goals", "Total score", "Plays", "A game"):
        assert f"<h2>{heading}</h2>" in html
    assert len(pictures(html)) == 6


def test_a_standings_page() -> None:
    rate = wilson(60, 100)
    rates = [[None, rate], [wilson(40, 100), None]]
    html = standings_page(["A", "B"], rates, [Rating(30, 10, 50), Rating(-30, -50, -10)], 100)
    checked(html)
    assert "is rated highest" in html


# Plots -------------------------------------------------------------------------------------------


def test_a_histogram_has_every_game_in_a_bar() -> None:
    words = charts.histogram([1, 0, 2, 3, 0, 4], "label", "points", first=-2, step=2, split=0)
    tips = [bar[0].text or "" for bar in drawn(words, "bar")]
    assert tips == [
        "-2 to -1 points: 1 games, 10.0%",
        "0 to 1 points: 5 games, 50.0%",
        "2 to 3 points: 4 games, 40.0%",
    ]
    assert len(drawn(words, "other")) == 1
    heights = [float(bar.attrib["height"]) for bar in drawn(words, "bar")]
    assert heights[1] == max(heights)


def test_a_matrix_has_a_cell_for_each_pairing() -> None:
    rates: list[list[Rate | None]] = [[None, wilson(70, 100)], [wilson(30, 100), None]]
    words = charts.matrix(["A", "B"], rates, "matchups")
    assert [part.text for part in drawn(words, "number")] == ["70", "30"]
    assert len(drawn(words, "good")) == len(drawn(words, "bad")) == 1


def test_effects_that_may_be_chance_are_faint() -> None:
    rows = [charts.Bar("sure", 5, 2, 8), charts.Bar("unsure", -1, -4, 2)]
    dots = drawn(charts.effects(rows, "label", "points"), "dot")
    assert [dot.attrib["class"] for dot in dots] == ["dot good", "dot bad faint"]
    assert float(dots[0].attrib["cx"]) > float(dots[1].attrib["cx"])


def test_every_rating_is_within_the_picture() -> None:
    bars = [charts.Bar("strong", 300, 200, 400), charts.Bar("weak", -300, -400, -200)]
    for dot in drawn(charts.effects(bars, "label", "Elo points", most=2000.0), "dot"):
        assert 0 < float(dot.attrib["cx"]) < charts.WIDTH


def test_lines_show_what_a_lead_is_worth(numbers: list[int]) -> None:
    rows = lead_lines(play_pairs(MATCH, 0, 40))
    assert [row.name for row in rows] == ["by 1 to 3", "by 4 to 7", "by 8 to 14", "by 15 or more"]
    points = dict(rows[1].points)
    assert points[30.0].rate == 1  # whoever leads at the end has won
    words = charts.lines(rows, "label", "time", 30)
    assert len(drawn(words, "line")) == sum(bool(row.points) for row in rows)


@pytest.mark.parametrize(
    "words",
    [
        charts.histogram([0, 0], "nothing", "points"),
        charts.lines([], "nothing", "time", 30),
        charts.effects([], "nothing", "points"),
        charts.drive_chart([], ("a", "b"), "nothing"),
        charts.win_line([], ("a", "b"), [], "nothing"),
    ],
)
def test_a_picture_of_nothing_says_so(words: str) -> None:
    assert "nothing to show" in words
    ElementTree.fromstring(words)


def test_numbers_and_elements() -> None:
    assert [number(value) for value in (1.0, 1.25, 2, "a")] == ["1", "1.25", "2", "a"]
    assert element("a", class_='x"<', stroke_width=2) == '<a class="x&quot;&lt;" stroke-width="2"/>'
    assert Axis(0, 10, 100, 200)(5) == 150
    assert Axis(3, 3, 100, 200)(3) == 100


# Drives ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pair", range(4))
def test_drives_tell_the_score(pair: int) -> None:
    record = record_game(MATCH, pair, False)
    drives, score = drives_of(record)
    game = replay(record)
    assert score == game.score
    assert sum(drive.points for drive in drives) == sum(score)
    assert drives[0].when == "H1 15"
    assert all(0 <= place <= 100 for drive in drives for place in (drive.start, drive.end))
    touchdowns = [drive for drive in drives if drive.result == "touchdown"]
    assert all(drive.end == (100 if drive.side == 0 else 0) for drive in touchdowns)
    words = charts.drive_chart(drives, ("Home", "Away"), "drives")
    assert len(drawn(words, "drive")) == len(drives)
