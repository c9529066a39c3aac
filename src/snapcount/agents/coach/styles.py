"""What a coach likes: which of the calls that it would make anyway it makes more often."""

from __future__ import annotations

from typing import Final, NamedTuple

from snapcount.engine.terms import ANY_PASS, ANY_RUN, LONG_PASS, MEDIUM_PASS


class Style(NamedTuple):
    """A taste, at any level. It never makes a call that the coach wouldn't make without it."""

    name: str
    says: str
    nickname: str = ""
    """What it makes of a coach: a `Run Coach`."""
    offense: int = 0
    """The calls that it likes with the ball, as bits."""
    defense: int = 0
    """The calls that it likes to stop, as bits."""
    eager: float = 0.0
    """What it is worth to it to play an Action card on defense, in chance to win."""


STYLES: Final = {
    style.name: style
    for style in (
        Style("runs", "keeps the ball on the ground", "Run", offense=ANY_RUN),
        Style("passes", "throws whenever it can", "Pass", offense=ANY_PASS),
        Style(
            "pressure",
            "goes after your long throws and spends its Action cards on defense",
            "Pressure",
            defense=MEDIUM_PASS | LONG_PASS,
            eager=0.004,
        ),
    )
}
NO_STYLE: Final = Style("", "")
