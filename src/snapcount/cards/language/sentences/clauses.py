"""Clauses: who does what, instead of what, besides what, and in what order."""

from __future__ import annotations

from typing import Final

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    construct,
    either,
    only_read,
    phrase,
    read_as,
)
from snapcount.cards.language.kernel.lists import SINGLE, listed
from snapcount.cards.language.kernel.views import UNSAID
from snapcount.cards.language.sentences.shared_subjects import AND, SEVERAL_SAID
from snapcount.cards.tree import Energize, ExhaustPlayers, NameAnother

ENDS: Final = {"e": ("stop", "block")}
"""How a statement ends: with a full stop, or with a bracket or a list of its own."""

CLAUSES: Final[list[Construct]] = [
    # Who does it
    *only_read(either("Effect", "SaidToLast")),
    *either("Clause", "Effect", "Deed[base]", "Done", "Going", "Standing", "For", "ChosenStanding"),
    *construct(
        "Done",
        syntax.By,
        "{who:Who[third]} {deed:Deed[third]}",
        ["{who:Who[third]} also {deed:Deed[third]}"],
    ),
    *construct(
        "Done",
        syntax.By,
        "{who:Who[you]} {deed:Deed[base]}",
        ["{who:Who[you]} also {deed:Deed[base]}"],
    ),
    # Whom somebody must designate is a rule for Player Designation
    *construct(
        "Done",
        syntax.By,
        "{who:Who[you]} must {deed:Deed[base]} [[,] if able]",
        ["{who:Who[you]} have to {deed:Deed[base]}"],
        printed=False,
        only=Guard(
            lambda said: not isinstance(said.deed, NameAnother),
            "does this name another, or say who can be designated?",
        ),
    ),
    *construct("Going", syntax.GoesOn, "{deed:Deed[third]}"),
    *construct(
        "Done",
        syntax.By,
        "{who:Who[plural]} {deed:Deed[bare]}",
        ["{who:Who[plural]} also {deed:Deed[bare]}"],
        goes_on=True,
    ),
    *construct(
        "Done",
        syntax.By,
        "{who:Who[other]} must {deed:Deed[bare]}",
        [
            "{who:Who[other]} must {deed:Deed[bare]} [,] if able",
            "{who:Who[both]} must (each|both) {deed:Deed[bare]}",
            "{who:Who[third]} has to {deed:Deed[bare]}",
            "{who:Who[plural]} have to {deed:Deed[bare]}",
            "(make|have) {who:Who[third]} {deed:Deed[bare]}",
            "(force|cause|require) {who:Who[third]} to {deed:Deed[bare]}",
        ],
        goes_on=True,
    ),
    *construct("Standing", syntax.Stands, "{modifier:Modifier}"),
    *construct("Standing", syntax.Stands, "{modifier:Rule}", printed=False),
    # Instead
    *construct(
        "Clause",
        syntax.Instead,
        "instead {clause:Plainly}",
        [
            "{clause:Plainly} instead",
            "{clause:Plainly} , instead",
        ],
    ),
    *construct(
        "Clause",
        syntax.Instead,
        "{clause:Plainly} [,] instead of {of:NumberAgain}",
        ["{clause:GainedAnew} instead of {of:NumberAgain}"],
        printed=False,
    ),
    *construct("Clause", syntax.Instead, "{clause:InsteadAmid}", printed=False),
    *construct("Clause", syntax.Instead, "{clause:StaysInstead}", printed=False),
    # What is gained instead of yards is yards (`alternatives`)
    *construct("Clause", syntax.Instead, "{clause:GainedAnew} instead", printed=False),
    *construct(
        "InsteadAmid",
        syntax.By,
        "{who:Who[third]} instead {deed:Deed[third]}",
        ["{who:Who[you]} instead {deed:Deed[base]}"],
    ),
    *(
        each
        for said in (
            "{=:Gaining[third]}",
            "{=:Outcome[third]}",
            "{=:TurnedOver[third]}",
            "(becomes|turns into|changes to) {=:BecomesPlay}",
        )
        for each in construct("InsteadAmid", None, f"{{@:ThisPlay}} instead {said}")
    ),
    *construct(
        "InsteadAmid",
        syntax.Sided,
        "{who:Who[third]} instead {effect:Gaining[third]}",
        ["{who:Who[base]} instead {effect:Gaining[base]}"],
        side="offense",
    ),
    # What is done besides is done
    *construct(
        "Clause",
        None,
        "{=:Besides} [,] (as well|too|also)",
        ["also {=:Besides}"],
        views={WHOLE: UNSAID},
    ),
    *either("Besides", "Effect", "Deed[base]", "Done", "YardsAnewToo"),
    *either("Plainly", "Effect", "Deed[base]", "Done", "PlainStanding", "Staying"),
    *construct("PlainStanding", syntax.Stands, "{modifier:Modifier}"),
    *construct("Standing", syntax.Stands, "{modifier:StayModifier}"),
    *construct("Clause", syntax.OfAnyOne, "{modifier:OfAnyOne}", printed=False),
    *SEVERAL_SAID,
    *listed("OptionClauses", "Clause", *(words for words in AND if words != ",")),
    *listed("Deeds", "Offered", *AND),
    *either("Offered", "Deed[base]", "Effect", "OfferedInstead", "Had"),
    # Somebody else is made to do it: `you may have your opponent discard a card`
    *construct(
        "Had", syntax.By, "have {who:Who[other]} {deed:Deed[bare]}", printed=False, goes_on=True
    ),
    *construct(
        "OfferedInstead", syntax.Instead, "{clause:Deed[base]} instead", ["{clause:Effect} instead"]
    ),
    # What the effect does to another Player than it would
    *(
        each
        for category, words, form in (
            ("OfferedInstead", "have", "bare"),
            ("Clause", "(have|make)", "bare"),
            ("Clause", "", "third"),
        )
        for each in construct(
            category,
            syntax.Instead,
            f"{words} {{:ThatEffect}} {{clause:TurnedByIt[{form}]}} instead",
            [f"{words} {{:ThatEffect}} instead {{clause:TurnedByIt[{form}]}}"],
            printed=False,
        )
    ),
    *phrase("ThatEffect", "it", "(that|the) effect"),
    *(
        each
        for form in ("bare", "third")
        for each in construct(
            f"TurnedByIt[{form}]",
            None,
            f"{{=:Deed[{form}]}}",
            only=Guard(
                lambda deed: isinstance(deed, ExhaustPlayers | Energize),
                "what does it do instead? Write what happens instead",
            ),
        )
    ),
    *listed("TheirDeeds", "TheirOffered", *AND),
    *either("TheirOffered", "Deed[bare]", "Effect", "TheirInstead"),
    *construct(
        "TheirInstead", syntax.Instead, "{clause:Deed[bare]} instead", ["{clause:Effect} instead"]
    ),
    # As much as can be done is done anyway
    *construct("Saying", syntax.Says, "{clauses:Clauses}", ["{clauses:Clauses} [,] if able"]),
    *construct(
        "Statement[stop]",
        syntax.Says,
        "{:WhateverElse} , {clauses:Clauses}",
        ["{clauses:Clauses} [,] {:WhateverElse}"],
        printed=False,
        only=Guard(
            lambda _: False,
            "no effect outranks all others; write “this play gains 5 yards instead”",
        ),
    ),
    *phrase(
        "WhateverElse",
        "whatever other effects say",
        "(whatever|no matter what) [all|any|the] other (effects|cards|abilities) (say|do)",
        "(regardless of|despite|ignoring) [all|any|the] other (effects|cards|abilities)",
    ),
    *construct("Statement[stop]", syntax.Says, "{clauses:Prefixed}"),
    *construct(
        "Prefixed", None, "{=:PrefixedBy}", views={WHOLE: read_as(lambda said: said.clauses())}
    ),
    *construct("Prefixed", None, "{=:Fronted}", views={WHOLE: SINGLE}, printed=False),
    *construct(
        "PrefixedBy",
        syntax.Prefixed,
        "{lasts:Lasts} , {said:Clauses}",
        ["{lasts:Lasts} {said:Clauses}"],
    ),
    *construct(
        "PrefixedBy",
        syntax.Prefixed,
        "{lasts:ThroughNextDown} , {said:Clauses}",
        only=Guard(
            lambda prefixed: all(
                isinstance(each, syntax.Stands | syntax.OfChosen | syntax.OfAnyOne)
                for each in prefixed.said
            ),
            "what is done happens once; write “this down” or “during the next down”",
        ),
    ),
]
