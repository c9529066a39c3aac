"""The play of this down: one noun for every place in which it is spoken of.

Whose it is, which kind, and who called it are said before and after it: `the play`, `your called
Pass`, `a Run called by your opponent`, `the Play card you called`. What is said of it names it as
`{@:ThisPlay}`. The play as such goes without saying; of any other, whose it is and which it has to
be goes with what is said.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import Construct, construct, either, phrase, word
from snapcount.cards.language.kernel.kinds import CONDITIONS
from snapcount.cards.language.meaning.normal import normal
from snapcount.cards.language.meaning.of_this_card import (
    NUMBERS,
    OTHER_PLAYS,
    YARDS,
    of_this_card,
)
from snapcount.cards.nouns import AllOf, Called, OnSide, PlayIs
from snapcount.cards.tree import Cannot
from snapcount.cards.words import Call

_OF_PASSES: Final = (PlayIs("complete"), PlayIs("incomplete"))
"""Nothing but a Pass comes to that."""
THIS_CARD: Final = "this card"
"""Who called the very card whose text it is."""
AGAINST: Final = "whoever is against it"
"""Whose text it is, on the other side of the ball than what was called."""
OWN_CALL: Final = "whoever called this card"
"""Whose text it is, where that is a Play: whoever called it, on either side."""


class Plays(msgspec.Struct, frozen=True):
    """`your Run plays`, `your called Run`; without calls, all plays of theirs, or any of them.

    Without an owner it is the play of whoever is on offense; of each player, it is any play. Of
    `THIS_CARD` it is that of the card whose text it is, where that is a Play.
    """

    who: Any
    calls: tuple[Call, ...]

    def about(self, said: Any) -> Any:
        """What is said of the play of this down, said of this one."""
        if isinstance(said, syntax.Occasion):
            return self.awaited(said)
        who = self.who or "offense"
        if who == THIS_CARD and not isinstance(said, (*NUMBERS, *OTHER_PLAYS)):
            return of_this_card(said) if isinstance(said, Cannot) else said
        if who == "offense" and not self.calls:
            # Of nobody, as in `gain 5 yards`, a Play says yards of its own play (`of_this_card`).
            named = self.who is not None and isinstance(said, YARDS)
            return syntax.Sided(who=who, side="offense", effect=said) if named else said
        if isinstance(said, syntax.Together):
            return syntax.Together(deeds=tuple(self.about(each) for each in said.deeds))
        if said in CONDITIONS:
            return self.asked(said)
        if isinstance(said, syntax.Sided):
            return self.done_on(said)
        return syntax.Sided(who=Plays(who, self.calls), side="offense", effect=said)

    def awaited(self, said: syntax.Occasion) -> syntax.Occasion | None:
        """What is waited for of a play: nothing but a Pass is intercepted."""
        calls = self.calls
        if "fumble" not in said.event:
            if any("run" in call for call in calls):
                return None
            calls = () if "pass" in calls else calls
        who = None if self.who == "each player" else self.who
        return msgspec.structs.replace(said, who=who, calls=calls)

    def done_on(self, said: syntax.Sided) -> syntax.Sided | None:
        """What somebody did on such a play: it is theirs."""
        if self.who not in (None, "offense", "each player", said.who):
            return None
        return msgspec.structs.replace(said, effect=Plays(None, self.calls).about(said.effect))

    def asked(self, asked: Any) -> Any:
        """What is asked of it; whose it is, they are on offense, and which it has to be, it is."""
        is_said = self.who in (None, "offense") and "pass" in self.calls and asked in _OF_PASSES
        if self.calls and not is_said:
            asked = AllOf((Called("offense", self.calls), asked))
        if self.who in (None, "offense", "each player"):
            return asked
        return normal(AllOf((OnSide(self.who, "offense"), asked)))


class PlayOwner(msgspec.Struct, frozen=True):
    """Whoever runs the play, named before a number of it: `your catch range`."""

    who: Any

    def about(self, said: Any) -> Any:
        """What is said of the play, said of theirs."""
        return syntax.Sided(who=self.who, side="offense", effect=said)


THE_PLAY: Final = Plays(None, ())
"""The play of this down, whoever's and whichever it is."""
OWN_PLAY: Final = Plays(THIS_CARD, ())
"""The same as that of this very card: `its catch range`, `this pass's Time Units`."""
OFFENSES_PLAY: Final = Plays("offense", ())
"""The same as that of whoever runs it: `the play gains 5 yards`."""

THIS_PLAY: Final[list[Construct]] = [
    *phrase("CalledNow", "called", "current", "offensive", "(called|current|new) offensive"),
    *phrase("HisCall", "{:CalledNow}", "new", "revealed"),
    *phrase("PlayAtHand", "the play", "the ({:CalledNow}|new) (play|Play card)"),
    *phrase("TheCall", "{:PlayAtHand}", "this play"),
    *phrase(
        "AnyonesPlay",
        "{:PlayAtHand}",
        "that (play|pass|run|catch)",
        "that (pass|run) play",
        "the catch",
    ),
    *phrase("CardsPlay", "this play", "it", "this (pass|run) [play]", "this catch"),
    *phrase("ThePlay", "{:AnyonesPlay}", "{:CardsPlay}"),
    *word("ThisPlay", THE_PLAY, "{:ThePlay}"),
    *either("ThisPlay", "OwnedPlay"),
    # The same where it matters whether it is the one of this very card
    *word("OwnPlayNow", OWN_PLAY, "{:CardsPlay}"),
    *word("PlayOrOwn", THE_PLAY, "{:AnyonesPlay}"),
    *either("PlayOrOwn", "OwnPlayNow", "OwnedPlay"),
    # `lower the Play Strength of a Run`: what is done now is done to the one at hand
    *construct("PlayOrOwn", Plays, "a {calls:CallsOfPlays[sg]}", who=None, printed=False),
    *word("PlayOfAnyCard", THE_PLAY, "{:AnyonesPlay}"),
    *either("PlayOfAnyCard", "OwnPlayNow"),
    # Who called it, said after it
    *construct(
        "HasCalled",
        None,
        "{=:Who} called",
        [
            "[that] {=:Who} (called|selected|revealed|chose) [this down]",
            "called by {=:Who} [this down]",
            "(of|by) {=:OwnerBehind}",
        ],
    ),
    *construct(
        "WhosePlay",
        None,
        "{=:Whose} current play",
        ["{=:Whose} [{:HisCall}] (play|Play card)", "the (play|Play card|Play) {=:HasCalled}"],
    ),
    *construct(
        "OwnPlay",
        Plays,
        "{who:WhosePlay}",
        ["{who:Whose} [called|current] (play|call) on offense", "{who:Whose} offensive call"],
        calls=(),
    ),
    *construct(
        "OneCall",
        Plays,
        "{who:Whose} {calls:CallsOfPlays[sg]}",
        [
            "{who:Whose} {:HisCall} {calls:CallsOfPlays[sg]}",
            "(the|a) {calls:CallsOfPlays[sg]} {who:HasCalled}",
        ],
    ),
    *construct("OneCall", Plays, "the [{:CalledNow}] {calls:CallsOfPlays[sg]}", who=None),
    *either("OwnedPlay", "OwnPlay", "OneCall"),
    *construct("OwnedPlayNow", None, "{=:OwnedPlay} this down"),
    # Its own, before a number
    *phrase("AnyonesPlays", "the play's", "the {:CalledNow} (play's|Play card's)"),
    *phrase("CardsPlays", "this play's", "its", "this (pass's|run's)"),
    *word("ThisPlays", THE_PLAY, "{:AnyonesPlays}", "{:CardsPlays}"),
    *either("ThisPlays", "OwnedPlays"),
    *word("Its", OWN_PLAY, "{:CardsPlays}"),
    *word("PlaysOrIts", THE_PLAY, "{:AnyonesPlays}"),
    *either("PlaysOrIts", "Its", "OwnedPlays"),
    *construct(
        "WhosePlays", None, "{=:Whose} play's", ["{=:Whose} [{:HisCall}] (play's|Play card's)"]
    ),
    *construct("OwnedPlays", Plays, "{who:WhosePlays}", calls=()),
    *construct("OwnedPlays", Plays, "{who:Whose} [{:HisCall}] {calls:CallsOwn[sg]}"),
    *construct("OwnedPlays", Plays, "the [{:CalledNow}] {calls:CallsOwn[sg]}", who=None),
]
