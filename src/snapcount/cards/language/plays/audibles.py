"""Audibles: the top card of a Play deck becomes the play of this down (T-7)."""

from __future__ import annotations

from typing import Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    Construct,
    Guard,
    construct,
    either,
    only_read,
    phrase,
)
from snapcount.cards.language.kernel.doers import DOER
from snapcount.cards.language.kernel.moods import deed, deed_read, inflected
from snapcount.cards.language.kernel.template import WHOLE
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.language.nouns.card_nouns import top_card
from snapcount.cards.language.sentences.barred import forbidden, nobody_may
from snapcount.cards.language.sentences.verbs import TO_CHANGE, TOP_CARD
from snapcount.cards.tree import Audible, CannotAudible

_AND_IT: Final = "(.|,|;|and|, and|; and|. if you do ,) {:ThatTopCard}"


def _frames(form: str, own: str) -> list[str]:
    """The card is flipped over and becomes the play, in two sentences or in one."""
    top = top_card(own, "Play")
    flip = f"~flip over {top}"
    flips = f"(~flip|~turn) [over] {top} [over] [too]"
    play = f"{{:AudiblePlay[{own}]}}"
    frames = [
        f"{flip} . That card becomes {own} play this down",
        f"{flips} {_AND_IT} {{:Becomes}} {play} [{{:ForTheDown}}]",
        f"{flips} and ~use it as {play} [{{:ForTheDown}}]",
        f"{flips} and ~make {{:ThatTopCard}} {play} [{{:ForTheDown}}]",
    ]
    return [inflected(each, form) for each in frames]


def _in_one_sentence(form: str, own: str) -> str:
    flip = f"~flip over {top_card(own, 'Play')} and it becomes the play this down"
    return inflected(flip, form)


class AudibleTo(msgspec.Struct, frozen=True):
    """An audible with a call of one's choice, which there is not."""

    calls: tuple[str, ...]


_UNKNOWN: Final = Guard(
    lambda said: not said.calls,
    "an audible calls the top card of your Play deck; write “your play becomes a Run”",
)
_DISCARDED: Final = (
    "discard your [called] play and flip over the top card of your Play deck ."
    " {:ThatTopCard} {:Becomes} {:AudiblePlay[your]} [{:ForTheDown}]"
)

AUDIBLES: Final[list[Construct]] = [
    *phrase("ToBe", "to change", "to replace", "as"),
    *phrase("ForTheDown", "this down", "for (this|the) down", "for the rest of (this|the) down"),
    *phrase("ThatTopCard", "that card", "it", "that", "the [flipped] card"),
    *(
        each
        for own in ("your", "their")
        for each in phrase(
            f"AudiblePlay[{own}]",
            f"{own} play",
            f"{own} (called|current|new|defensive) play",
            "the play",
        )
    ),
    *(
        each
        for form, own in (("base", "your"), ("third", "their"), ("gerund", "your"))
        for each in construct(
            f"Deed[{form}]", Audible, _frames(form, own)[0], _frames(form, own)[1:], who=DOER
        )
    ),
    # In one sentence with other things
    *(
        each
        for form, own in (("base", "your"), ("third", "their"))
        for each in construct(
            f"AudibleClause[{form}]", Audible, _in_one_sentence(form, own), who=DOER
        )
    ),
    *construct(
        "Done",
        syntax.By,
        "{who:Who[third]} must {deed:TheirAudible}",
        [
            "{who:Who[third]} has to {deed:TheirAudible}",
            "make {who:Who[third]} {deed:TheirAudible}",
        ],
    ),
    *construct(
        "TheirAudible", Audible, _frames("base", "their")[0], _frames("base", "their")[1:], who=DOER
    ),
    # Into what, nobody knows before
    *deed_read(
        AudibleTo,
        "~audible to {calls:ACallNoun}",
        "(~audible|~call an audible|~use an audible) (to|into) {calls:ACallNoun}",
        only=_UNKNOWN,
    ),
    *deed(
        Audible,
        "[offensive|defensive] ~audible",
        "~call an audible",
        "~use an audible",
        category="Audible",
    ),
    *(
        each
        for form in ("base", "third", "gerund")
        for each in construct(
            f"Deed[{form}]", None, f"{{=:Audible[{form}]}}", views={WHOLE: UNSAID}
        )
    ),
    *(
        each
        for own in ("your", "their")
        for each in forbidden(
            CannotAudible,
            f"(flip|turn) over {top_card(own, 'Play')} {{:ToBe}} {own} [called] play",
            f"(change|replace) {own} [called] play (by|with|using) (an audible|audibles)",
            printed=False,
        )
    ),
    *forbidden(
        CannotAudible,
        *(f"(flip|turn) {over} {TO_CHANGE}" for over in TOP_CARD),
        *(
            "(change|replace|switch) (your|their|the|a) [called] (play|call) (by|with)"
            f" (flipping|turning) {over}"
            for over in TOP_CARD
        ),
        printed=False,
    ),
    # As it is said of the play, whoever's effect flips the card over
    *only_read(
        construct(
            "Modifier",
            CannotAudible,
            "{who:AudibledCall} (cannot|may not) be changed (by|with|using) {:AnAudible}",
            ["{:AnAudible} (cannot|may not) change {who:AudibledCall}"],
        )
    ),
    *either("AudibledCall", "WhosePlay"),
    *construct("AudibledCall", None, "{=:Whose} (call|[called] plays)"),
    *phrase(
        "AnAudible",
        "audibles",
        "(an audible|any audible|audible effects|an audible effect)",
        *(f"(flipping|turning) {over}" for over in TOP_CARD),
    ),
    *nobody_may(CannotAudible, "[called] (plays|play)", "changed (by|with|using) {:AnAudible}"),
    # The other way round
    *construct(
        "TopCardPlayed",
        Audible,
        "the top card of your Play deck becomes {:AudiblePlay[your]} [{:ForTheDown}]",
        [
            "the top card of your Play deck {:Becomes} {:AudiblePlay[your]} [{:ForTheDown}]",
            "(replace|swap) your [called] play (with|for) the top card of your Play deck",
            _DISCARDED,
        ],
        who="you",
    ),
    *construct("Effect", None, "{=:TopCardPlayed}", views={WHOLE: UNSAID}),
]
