"""Sentences: the moods of deeds, what is joined to a clause, and the heads of abilities.

Scope is fixed by nesting, outermost first: once per, time, whenever, if, may, and, instead.
"""

from __future__ import annotations

from typing import Final

from snapcount.cards import tree
from snapcount.cards.language import syntax
from snapcount.cards.language.construct import Construct, View, construct, either, phrase, word
from snapcount.cards.language.lists import listed

OPTIONS: Final = View(
    "options",
    build=lambda options: options if len(options) > 1 else None,
    match=lambda options: options,
)

CLAUSES: Final[list[Construct]] = [
    # Who does it
    *either("Clause", "Effect", "Deed[base]", "Done", "Standing", "For"),
    *construct("Done", syntax.By, "{who:Who[third]} {deed:Deed[third]}"),
    *construct(
        "Done",
        syntax.By,
        "{who:Who[base]} {deed:Deed[base]}",
        ["{who:Who[base]} must {deed:Deed[base]}"],
    ),
    *construct("Done", syntax.By, "{who:Who[third]} must {deed:Deed[base]}"),
    *construct("Standing", syntax.Stands, "{modifier:Modifier}"),
    # How long
    *construct(
        "For", syntax.For, "{clause:Standing} {lasts:Lasts}", ["{lasts:Lasts} , {clause:Standing}"]
    ),
    *construct(
        "For", syntax.For, "{clause:Effect} {lasts:Lasts}", ["{lasts:Lasts} , {clause:Effect}"]
    ),
    # Instead
    *construct(
        "Clause",
        syntax.Instead,
        "instead {clause:Plainly}",
        ["{clause:Plainly} instead", "{clause:Plainly} , instead"],
    ),
    *either("Plainly", "Effect", "Deed[base]", "Done", "Standing"),
    *listed("Clauses", "Clause", "and", ", and", ", then", "then", "and then", ",", ", and then"),
    *listed("Deeds", "Offered", "and", ", and", ", then", "then", "and then", ","),
    *either("Offered", "Deed[base]", "Effect"),
]

LASTING: Final[list[Construct]] = [
    *(
        each
        for duration, say, *read in (
            (
                "this down",
                "this down",
                "(for|during|on) this down",
                "(on|for|during) this play",
                "until the end of (the|this) down",
                "for the rest of (the|this) down",
            ),
            (
                "this possession",
                "until the end of the possession",
                "this possession",
                "for the rest of (the|this) possession",
                "(during|for) this possession",
                "this drive",
            ),
            (
                "this half",
                "until the end of the half",
                "this half",
                "for the rest of (the|this) half",
                "(during|for) this half",
            ),
            (
                "this game",
                "until the end of the game",
                "this game",
                "for the rest of (the|this) game",
                "(during|for) this game",
            ),
            ("next down", "during the next down", "(on|for) the next down", "next down"),
        )
        for each in construct("Lasts", syntax.Lasts, say, read, duration=duration)
    ),
    *construct(
        "Lasts",
        syntax.Lasts,
        "on {of:Whose} next play",
        ["(for|during) {of:Whose} next play"],
        duration="next play",
    ),
    *construct(
        "Lasts", syntax.Lasts, "on the next play", ["for the next play"], duration="next play"
    ),
]

SENTENCES: Final[list[Construct]] = [
    *construct("Saying", syntax.Says, "{clauses:Clauses}"),
    *either("Statement", "Saying", "Asking", "Offering", "Choosing", "Occurring", "Unlessly"),
    # If
    *construct(
        "Asking",
        syntax.Asks,
        "if {condition:Condition} , {then:Statement}",
        ["if {condition:Condition} {then:Statement}"],
    ),
    *construct(
        "Asking",
        syntax.Asks,
        "{then:Saying} if {condition:Condition}",
        ["{then:Saying} , if {condition:Condition}"],
        after=True,
    ),
    *construct("Asking", syntax.Asks, "{then:Offering} if {condition:Condition}", after=True),
    *construct(
        "Asking", syntax.Asks, "unless {condition:Condition} , {then:Statement}", holds=False
    ),
    *construct(
        "Asking", syntax.Asks, "{then:Saying} unless {condition:Condition}", after=True, holds=False
    ),
    *construct(
        "Asking",
        syntax.Holds,
        "while {condition:Condition} , {then:Saying}",
        ["as long as {condition:Condition} , {then:Saying}"],
    ),
    *construct(
        "Asking",
        syntax.Holds,
        "{then:Saying} while {condition:Condition}",
        ["{then:Saying} as long as {condition:Condition}"],
    ),
    # May
    *construct(
        "Offering",
        syntax.Offers,
        "{who:Who} may {clauses:Deeds}",
        ["{who:Who} can {clauses:Deeds}"],
    ),
    *construct("Offering", syntax.Offers, "{who:Who} may {clauses:Deeds} to {to:Deeds}"),
    *construct("Offering", syntax.OffersEither, "either player may {clauses:Deeds}"),
    *construct(
        "Unlessly",
        syntax.Unless,
        "{clauses:Clauses} unless {who:Who[third]} {deeds:DeedsOf}",
    ),
    *listed("DeedsOf", "Deed[third]", "and"),
    # One of several
    *construct("Choosing", syntax.OneOf, "{options:Options}"),
    *construct("Choosing", syntax.OneOf, "either {options:Options}"),
    *construct(
        "Choosing",
        syntax.OneOf,
        "choose one : {options:Options}",
        ["choose one of the following : {options:Options}"],
    ),
    *construct("Choosing", syntax.OneOf, "{who:Who[third]} chooses one : {options:Options}"),
    *construct("Options", None, "{=:Alternatives}", views={"=": OPTIONS}),
    *listed("Alternatives", "Clauses", "or", ", or", "; or", ";"),
    # Occasions
    *phrase("Whenever", "whenever", "when", "each time", "every time", "any time"),
    *construct(
        "Occurring",
        syntax.Occurs,
        "{:Whenever} {occasion:Event} , {then:Statement}",
        [
            "{:Whenever} {occasion:Event} {then:Statement}",
            "after {occasion:Event} , {then:Statement}",
        ],
    ),
    *construct(
        "Occurring",
        syntax.Occurs,
        "{:Whenever} {occasion:Event} {duration:Lasts} , {then:Statement}",
        ["{duration:Lasts} , {:Whenever} {occasion:Event} , {then:Statement}"],
    ),
    *construct(
        "Occurring",
        syntax.Occurs,
        "if {occasion:WouldEvent} , {then:Statement}",
        once=True,
        asked=True,
    ),
    *construct(
        "Occurring",
        syntax.Occurs,
        "if {occasion:WouldEvent} {duration:Lasts} , {then:Statement}",
        once=True,
        asked=True,
    ),
    *construct(
        "Occurring",
        syntax.Occurs,
        "the next time {occasion:Event} , {then:Statement}",
        once=True,
    ),
    *construct(
        "Occurring",
        syntax.Occurs,
        "the next time {occasion:Event} {duration:Lasts} , {then:Statement}",
        once=True,
    ),
    *construct(
        "Occurring",
        syntax.Occurs,
        "{occasion:Moment} , {then:Statement}",
        ["{occasion:Moment} {then:Statement}"],
    ),
    *construct(
        "Occurring",
        syntax.Occurs,
        "{once_per:Once} , {:Whenever} {occasion:Event} , {then:Statement}",
        [
            "{:Whenever} {occasion:Event} {once_per:Once} , {then:Statement}",
            "the first time {occasion:Event} {once_per:Each} , {then:Statement}",
        ],
    ),
    *either("Event", "WouldEvent"),
    # What follows from the sentence before
    *construct(
        "Follow",
        syntax.Else,
        "otherwise , {then:Statement}",
        ["otherwise {then:Statement}", "if not , {then:Statement}"],
    ),
    *construct(
        "Follow",
        syntax.IfDone,
        "if {who:Who[third]} does , {then:Statement}",
        ["if {who:Who[base]} do , {then:Statement}"],
    ),
    *construct(
        "Follow",
        syntax.IfDone,
        "if {who:Who[base]} do not , {then:Statement}",
        ["if {who:Who[third]} does not , {then:Statement}"],
        done=False,
    ),
    *construct("Follow", syntax.IfEither, "if one does , {then:Statement}"),
    *construct("Follow", syntax.IfEither, "if neither does , {then:Statement}", done=False),
    *construct("Item", None, "{=:Statement} ."),
    *construct("Item", None, "[then] {=:Follow} ."),
]

_STRETCHES: Final = ("down", "possession", "half", "game")

HEADS: Final[list[Construct]] = [
    *(
        each
        for stretch in _STRETCHES
        for each in (
            *word(
                "Once",
                stretch,
                f"once per {stretch}",
                f"once each {stretch}",
                f"once a {stretch}",
                f"one time per {stretch}",
            ),
            *word("Each", stretch, f"each {stretch}", f"every {stretch}", f"in a {stretch}"),
        )
    ),
    *(
        each
        for keyword, say in (
            (None, "Exhaust"),
            ("run", "Run"),
            ("receive", "Receive"),
            ("tackle", "Tackle"),
        )
        for each in (
            *construct("Item", syntax.Head, f"{say} {{qualifier:Qualifier}} :", keyword=keyword),
            *construct(
                "Item", syntax.Head, f"{say} :", keyword=keyword, qualifier=tree.Qualifier()
            ),
        )
    ),
    *construct("Item", syntax.Head, "{free:Once} :", keyword=None, qualifier=tree.Qualifier()),
    *construct("Qualifier", tree.Qualifier, "- {calls:QualifyingCalls}"),
    *construct(
        "Qualifier", tree.Qualifier, "- {calls:QualifyingCalls} \\( {low:Int} - {high:Int} \\)"
    ),
    *construct("Qualifier", tree.Qualifier, "- {calls:QualifyingCalls} \\( {low:Int} \\)"),
    *construct(
        "Qualifier",
        tree.Qualifier,
        "\\( {low:Int} - {high:Int} \\)",
        ["\\( {low:Int} to {high:Int} \\)"],
    ),
    *construct("Qualifier", tree.Qualifier, "\\( {low:Int} \\)"),
    *construct("Item", syntax.Bench, "Bench -", ["Bench :"]),
    # When it may be played or used
    *construct("Item", syntax.When, "Exhaust only {timing:Timing} .", verb="exhaust"),
    *construct(
        "Item", syntax.When, "Play only {timing:Timing} .", ["Play {timing:Timing} ."], verb="play"
    ),
    *construct(
        "Item",
        syntax.When,
        "Use only {timing:Timing} .",
        ["use this ability only {timing:Timing} .", "use this ability {timing:OnceTiming} ."],
        verb="use",
    ),
    *construct("Timing", tree.Timing, "{points:Points}"),
    *construct("Timing", tree.Timing, "{points:Points} if {condition:Condition}"),
    *construct("Timing", tree.Timing, "if {condition:Condition}"),
    *construct("Timing", tree.Timing, "{once_per:Once}"),
    *construct("OnceTiming", tree.Timing, "{once_per:Once}"),
    *construct("Timing", tree.Timing, "{once_per:Once} {points:Points}"),
    *construct("Timing", tree.Timing, "{once_per:Once} if {condition:Condition}"),
    *listed("Points", "Point", "or", ", or", ",", "and"),
    *word(
        "Point",
        "start of a possession",
        "at the start of a possession",
        "at the start of (each|any|the) possession",
    ),
    *word(
        "Point", "start of a down", "at the start of a down", "at the start of (each|any|the) down"
    ),
    *word(
        "Point",
        "prior to selecting a play",
        "prior to selecting a play",
        "before (selecting|calling|choosing) a play",
        "before plays are (selected|called|chosen)",
    ),
    *word(
        "Point",
        "on field adjustments",
        "during On Field Adjustments",
        "during On-Field Adjustments",
    ),
    *word("Point", "stopped", "when a play is stopped", "when the play is stopped"),
    *word("Point", "incomplete", "when a pass is incomplete"),
    *word("Point", "field goal", "when a field goal is attempted"),
    *word("Point", "before player designation", "before Player Designation"),
    *word("Point", "after player designation", "after Player Designation"),
    *word("Point", "end of the play", "at the end of the play", "at the end of a play"),
    *construct("Item", syntax.AttachTo, "Attach to {players:Players} ."),
    *construct("Item", syntax.ActiveWhile, "Active while {condition:Condition} ."),
]

ALL: Final = [*CLAUSES, *LASTING, *SENTENCES, *HEADS]
