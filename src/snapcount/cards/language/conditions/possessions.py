"""What this possession came of, and where it started: `if this possession began with a punt`."""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.conditions.asking import asks
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    View,
    construct,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.kernel.lists import enumerated
from snapcount.cards.nouns import BallBegan, Not, PossessionBy

_WAYS: Final[dict[str, tuple[str, ...]]] = {
    "a fumble happens": ("a fumble", "(a|any) fumble", "recovering a fumble"),
    "an interception happens": ("an interception", "(an|any) interception", "intercepting a pass"),
    "a turnover on downs happens": ("a turnover on downs", "downs", "(a|any) turnover on downs"),
    "a punt is made": ("a punt", "(a|any) punt"),
    "a field goal is missed": ("a missed field goal", "(a|any) (missed|failed) field goal"),
    "a touchdown is scored": ("a touchdown", "(a|any) touchdown"),
    "a field goal is made": ("a made field goal", "a (made|good|successful) field goal"),
    "a safety is scored": ("a safety", "(a|any) safety"),
}
_TURNOVER: Final = "a turnover"
_TURNOVERS: Final = ("a fumble happens", "an interception happens")
_SCORE: Final = "a score"
_SCORES: Final = ("a touchdown is scored", "a field goal is made", "a safety is scored")
_SEVERAL: Final[dict[str, tuple[str, ...]]] = {_TURNOVER: _TURNOVERS, _SCORE: _SCORES}


def _told_apart(named: tuple[str, ...]) -> tuple[str, ...]:
    """A turnover is a fumble or an interception; in which order they are named means nothing."""
    ways = {way for each in named for way in _SEVERAL.get(each, (each,))}
    return tuple(way for way in _WAYS if way in ways)


def _together(ways: tuple[str, ...]) -> tuple[str, ...]:
    """The shortest list of words for them."""
    said = []
    for name, several in _SEVERAL.items():
        if set(several) <= set(ways):
            said.append(name)
            ways = tuple(way for way in ways if way not in several)
    return (*said, *ways)


_BY: Final = "(with|by|on|after|from|off|through|following|because of|as a result of|due to)"
_ITS: Final = "(possession|drive)"


def _words() -> list[Construct]:
    made: list[Construct] = []
    for event, (say, *read) in _WAYS.items():
        made += word("PossessionWay", event, say, *read)
    made += word("PossessionWay", _TURNOVER, "a turnover", "(a|any) [live ball] turnover")
    made += word("PossessionWay", _SCORE, "a score", "(a|any) score")
    return made


POSSESSIONS: Final[list[Construct]] = [
    *_words(),
    *construct(
        "PossessionWays",
        None,
        "{=:PossessionWayRow}",
        views={WHOLE: View("ways", build=_told_apart, match=_together)},
    ),
    *enumerated("PossessionWayRow", "PossessionWay", "or", ", or"),
    *asks(
        PossessionBy,
        "{who:Who[p]} ~gained this possession by {by:PossessionWays}",
        f"{{who:Who[p]}} (~gained|~got|~took|~began|~started) {{:PossessionNow}} {_BY} "
        "{by:PossessionWays}",
        f"{{who:Who[p]}} (~gained|~got|~took) {{:TheBallItself}} {_BY} {{by:PossessionWays}}",
    ),
    *phrase("TheBallItself", "the ball", "[the] possession [of the ball]"),
    *asks(
        PossessionBy,
        "this possession ~began with {by:PossessionWays}",
        f"{{:PossessionNow}} (~began|~started) {_BY} {{by:PossessionWays}}",
        f"{{:PossessionNow}} ~was (gained|started|begun|won) {_BY} {{by:PossessionWays}}",
        "{:PossessionNow} ~was the result of {by:PossessionWays}",
        printed=False,
        who="offense",
    ),
    *asks(
        PossessionBy,
        f"{{who:Whose}} [current] {_ITS} (~began|~started) {_BY} {{by:PossessionWays}}",
        printed=False,
    ),
    *phrase("PossessionNow", "this possession", f"(this [current]|current) {_ITS}"),
    *construct(
        "Circumstance",
        PossessionBy,
        f"on {{:PossessionThat}} (began|started) {_BY} {{by:PossessionWays}}",
        [
            f"on {{:PossessionThat}} was (gained|started) {_BY} {{by:PossessionWays}}",
            f"on (a|any) {_ITS} (gained|started) {_BY} {{by:PossessionWays}}",
        ],
        printed=False,
        who="offense",
    ),
    *construct(
        "Circumstance",
        PossessionBy,
        f"on (a|any) {_ITS} [that] {{who:Who}} (gained|started|began) {_BY} {{by:PossessionWays}}",
        printed=False,
    ),
    *phrase("PossessionThat", "a possession that", f"(a|any|each) {_ITS} (that|which)"),
    # Where it started
    *asks(
        BallBegan,
        "this possession ~began inside {whose:Whose} {yards:Int}",
        "{:PossessionNow} (~began|~started) {:Within} {whose:Whose} [own] {yards:Line}",
        "{:TheBall} ~was {:Within} {whose:Whose} [own] {yards:Line} {:AsPossessionStarted}",
        since="possession",
    ),
    *asks(
        BallBegan,
        "{:PossessionNow} (~began|~started) {whose:OnSideOf}",
        "{:TheBall} ~was {whose:OnSideOf} {:AsPossessionStarted}",
        printed=False,
        yards=49,
        since="possession",
    ),
    *asks(
        BallBegan,
        "{:PossessionNow} (~began|~started) {:Within} the {yards:Line}",
        printed=False,
        whose="defense",
        since="possession",
    ),
    *phrase(
        "AsPossessionStarted",
        "when this possession began",
        "(when|as) {:PossessionNow} (began|started)",
        "at the (start|beginning) of {:PossessionNow}",
    ),
    *construct(
        "Circumstance",
        BallBegan,
        "on {:PossessionThat} (began|started) {:Within} {whose:Whose} [own] {yards:Line}",
        printed=False,
        since="possession",
    ),
    *construct("Asked", None, "{=:PossessionOutside}", views={WHOLE: read_as(Not)}),
    *construct("Circumstance", None, "{=:OfPossessionOutside}", views={WHOLE: read_as(Not)}),
    *construct(
        "PossessionOutside",
        BallBegan,
        "{:PossessionNow} (began|started) (outside|beyond) [of] {whose:Whose} [own] {yards:Line}",
        since="possession",
    ),
    *construct(
        "OfPossessionOutside",
        BallBegan,
        "on {:PossessionThat} (began|started) (outside|beyond) [of] {whose:Whose} [own]"
        " {yards:Line}",
        since="possession",
    ),
]
