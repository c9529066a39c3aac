"""Sentences: the moods of deeds, and what is joined to a clause.

Scope is fixed by nesting, outermost first: once per, time, whenever, if, may, and, instead. A
`Statement[stop]` ends with a full stop, a `Statement[block]` with a bracket or a list of its own.
"""

from __future__ import annotations

from typing import Any, Final

from snapcount.cards.language import syntax
from snapcount.cards.language.construct import (
    WHOLE,
    Construct,
    Guard,
    construct,
    either,
    phrase,
    read_as,
    word,
)
from snapcount.cards.language.dated import Undone, undone
from snapcount.cards.language.lists import FLAT, SEVERAL, SINGLE, Row, listed
from snapcount.cards.nouns import GritIn, PlayerIs, This
from snapcount.cards.tree import FieldGoalsAre

ENDS: Final = {"e": ("stop", "block")}
_AND: Final = ("and", ", and", ", then", "then", "and then", ",", ", and then", ", but", "but")
"""Between what is done one after the other; in a list of options a semicolon is no `and`."""


def _is_field_goal(said: Any) -> bool:
    """Whether it says that a field goal is good, or is not."""
    clauses: tuple[Any, ...] = getattr(said, "clauses", ())
    return len(clauses) == 1 and isinstance(getattr(clauses[0], "modifier", None), FieldGoalsAre)


CLAUSES: Final[list[Construct]] = [
    # Who does it
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
        [
            "{who:Who[you]} must {deed:Deed[base]}",
            "{who:Who[you]} have to {deed:Deed[base]}",
            "{who:Who[you]} also {deed:Deed[base]}",
        ],
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
            "{who:Who[third]} has to {deed:Deed[bare]}",
            "{who:Who[plural]} have to {deed:Deed[bare]}",
            "(make|have) {who:Who[third]} {deed:Deed[bare]}",
        ],
        goes_on=True,
    ),
    *construct("Standing", syntax.Stands, "{modifier:Modifier}"),
    # Instead
    *construct(
        "Clause",
        syntax.Instead,
        "instead {clause:Plainly}",
        ["{clause:Plainly} instead", "{clause:Plainly} , instead"],
    ),
    *construct("Clause", syntax.Instead, "{clause:InsteadAmid}", printed=False),
    *construct(
        "InsteadAmid",
        syntax.By,
        "{who:Who[third]} instead {deed:Deed[third]}",
        ["{who:Who[you]} instead {deed:Deed[base]}"],
    ),
    *construct("InsteadAmid", None, "{:ThePlay} instead {=:Gaining[third]}"),
    *construct(
        "InsteadAmid",
        syntax.Sided,
        "{who:Who[third]} instead {effect:Gaining[third]}",
        ["{who:Who[base]} instead {effect:Gaining[base]}"],
        side="offense",
    ),
    *either("Plainly", "Effect", "Deed[base]", "Done", "PlainStanding", "Staying"),
    *construct("PlainStanding", syntax.Stands, "{modifier:Modifier}"),
    *construct("Standing", syntax.Stands, "{modifier:StayModifier}"),
    *listed("Clauses", "Clause", *_AND, ";", "; then"),
    *listed("OptionClauses", "Clause", *(words for words in _AND if words != ",")),
    *listed("Deeds", "Offered", *_AND),
    *either("Offered", "Deed[base]", "Effect", "OfferedInstead", "Had"),
    # Somebody else is made to do it: `you may have your opponent discard a card`
    *construct(
        "Had", syntax.By, "have {who:Who[other]} {deed:Deed[bare]}", printed=False, goes_on=True
    ),
    *construct(
        "OfferedInstead", syntax.Instead, "{clause:Deed[base]} instead", ["{clause:Effect} instead"]
    ),
    *listed("TheirDeeds", "TheirOffered", *_AND),
    *either("TheirOffered", "Deed[bare]", "Effect", "TheirInstead"),
    *construct(
        "TheirInstead", syntax.Instead, "{clause:Deed[bare]} instead", ["{clause:Effect} instead"]
    ),
    *construct("Saying", syntax.Says, "{clauses:Clauses}"),
    *construct("Statement[stop]", syntax.Says, "{clauses:Prefixed}"),
    *construct(
        "Prefixed", None, "{=:PrefixedBy}", views={WHOLE: read_as(lambda said: said.clauses())}
    ),
    *construct("Prefixed", None, "{=:Fronted}", views={WHOLE: SINGLE}, printed=False),
    *construct("PrefixedBy", syntax.Prefixed, "{lasts:Lasts} , {said:Clauses}"),
]

ASKING: Final[list[Construct]] = [
    # What does not begin with a condition may follow without a comma
    *construct("Statement[e]", None, "{=:Core[e]}", features=ENDS),
    *construct(
        "Statement[e]",
        syntax.Asks,
        "if {condition:IfCondition} , {then:Statement[e]}",
        ["if {condition:IfCondition} {then:Core[e]}", "{condition:Leading} , {then:Statement[e]}"],
        features=ENDS,
    ),
    *construct(
        "Core[stop]",
        syntax.Asks,
        "{then:Hosting} if {condition:IfCondition}",
        ["{then:Hosting} , if {condition:IfCondition}"],
        after=True,
    ),
    *construct(
        "Core[stop]",
        syntax.Asks,
        "{then:Hosting} {condition:Circumstance}",
        printed=False,
        only=Guard(
            lambda said: not (_is_field_goal(said.then) and isinstance(said.condition, GritIn)),
            "on which Grit a field goal is good is said of it, not asked",
        ),
        after=True,
    ),
    *either("Hosting", "Saying", "Offering"),
    *construct(
        "Statement[e]",
        syntax.Asks,
        "unless {condition:Condition} , {then:Statement[e]}",
        features=ENDS,
        holds=False,
    ),
    *construct(
        "Core[stop]",
        syntax.Asks,
        "{then:Saying} unless {condition:Condition}",
        after=True,
        holds=False,
    ),
    *phrase("AsLongAs", "while", "as long as", "for as long as"),
    *construct(
        "Statement[e]",
        syntax.Holds,
        "while {condition:Condition} , {then:Held[e]}",
        [
            "{:AsLongAs} {condition:Condition} , {then:Held[e]}",
            "{:AsLongAs} {condition:Condition} {then:HeldCore[e]}",
        ],
        features=ENDS,
    ),
    *construct(
        "Core[stop]",
        syntax.Holds,
        "{then:Saying} while {condition:Condition}",
        ["{then:Saying} {:AsLongAs} {condition:Condition}"],
        after=True,
    ),
    *construct(
        "Statement[e]",
        syntax.Holds,
        "while {condition:AttachedTo} , {then:Held[e]}",
        features=ENDS,
        printed=False,
    ),
    *construct(
        "AttachedTo",
        PlayerIs,
        "attached to {group:Kind}",
        ["(this card|this Power Up) is attached to {group:Kind}", "attached and {group:StateKind}"],
        players=This(),
    ),
    *construct("Held[stop]", None, "{=:Saying}", ["{=:Occurring[stop]}", "{=:Offering}"]),
    *construct("Held[block]", None, "{=:Occurring[block]}"),
    *construct("HeldCore[stop]", None, "{=:Saying}"),
    *construct("HeldCore[block]", None, "{=:Occurring[block]}"),
    # On a card that lies there, being there is no condition
    *phrase(
        "WhileThere",
        "while attached",
        "while this card is (attached|on the field|in play)",
        "while (this Power Up|this Superstar) is attached",
        "while on the field",
        "as long as this card is (attached|on the field|in play)",
    ),
    *construct(
        "Statement[e]",
        None,
        "{:WhileThere} , {=:StandingThere[e]}",
        features=ENDS,
        views={WHOLE: read_as(lambda said: said)},
    ),
    *construct(
        "Core[stop]",
        None,
        "{=:Saying} {:WhileThere}",
        views={WHOLE: read_as(lambda said: said)},
    ),
]

THERE: Final[list[Construct]] = [
    *construct(
        "StandingThere[e]",
        None,
        "{=:Occurring[e]}",
        features=ENDS,
    ),
    *construct("StandingThere[stop]", None, "{=:Saying}"),
    *construct(
        "StandingThere[stop]",
        syntax.Asks,
        "if {condition:Condition} , {then:Saying}",
    ),
]

OFFERING: Final[list[Construct]] = [
    *construct("Core[stop]", None, "{=:Saying}", ["{=:Offering}", "{=:Unlessly}"]),
    *construct(
        "Offering",
        syntax.Offers,
        "{who:Who[you]} may {clauses:Deeds}",
        [
            "{who:Who[you]} can {clauses:Deeds}",
            "{who:Who[you]} may choose to {clauses:Deeds}",
            "{who:Who[other]} may {clauses:TheirDeeds}",
            "{who:Who[other]} can {clauses:TheirDeeds}",
            "{who:Who[other]} may choose to {clauses:TheirDeeds}",
        ],
    ),
    *construct(
        "Offering",
        syntax.Offers,
        "{who:Who[you]} may {clauses:Deeds} to {to:Deeds}",
        [
            "{who:Who[you]} can {clauses:Deeds} to {to:Deeds}",
            "{who:Who[other]} may {clauses:TheirDeeds} to {to:TheirDeeds}",
        ],
    ),
    *construct(
        "Offering",
        syntax.OffersEither,
        "either player may {clauses:TheirDeeds}",
        ["(either|any|a) player (may|can) {clauses:TheirDeeds}"],
    ),
    *construct(
        "Offering",
        syntax.OffersEither,
        "either player may {clauses:TheirDeeds} to {to:TheirDeeds}",
        [
            "(either|any|a) player (may|can) {clauses:TheirDeeds} to {to:TheirDeeds}",
            "(either|any|a) player (may|can) {clauses:TheirDeeds} to {to:Deeds}",
        ],
        printed=False,
    ),
    *construct("Core[block]", syntax.Offers, "{who:Who} may {clauses:BlockAlone}"),
    *construct("Core[block]", syntax.OffersEither, "either player may {clauses:BlockAlone}"),
    *construct("BlockAlone", None, "{=:Block}", views={WHOLE: SINGLE}),
    *construct(
        "Offering",
        syntax.Offers,
        "{who:Who} may {clauses:EitherAlone}",
    ),
    *construct("EitherAlone", None, "{=:EitherOffered}", views={WHOLE: SINGLE}),
    *construct("EitherOffered", syntax.OneOf, "either {options:Options}"),
    *construct(
        "Unlessly",
        syntax.Unless,
        "{clauses:Clauses} unless {who:Who[third]} {deeds:DeedsOf[third]}",
        [
            "{clauses:Clauses} unless {who:Who[you]} {deeds:DeedsOf[base]}",
            "{clauses:Clauses} unless {who:Who[plural]} {deeds:DeedsOf[bare]}",
        ],
    ),
    *construct(
        "Statement[stop]",
        syntax.Unless,
        "unless {who:Who[third]} {deeds:DeedsOf[third]} , {clauses:Clauses}",
        ["unless {who:Who[plural]} {deeds:DeedsOf[bare]} , {clauses:Clauses}"],
    ),
    *listed("DeedsOf[third]", "Deed[third]", "and"),
    *listed("DeedsOf[base]", "PaidDeed", "and"),
    *either("PaidDeed", "Deed[base]"),
    *listed("DeedsOf[bare]", "Deed[bare]", "and"),
]

CHOOSING: Final[list[Construct]] = [
    *construct("Core[stop]", None, "{=:Choosing}"),
    *construct("Choosing", syntax.OneOf, "{options:Options}", ["either {options:Options}"]),
    *construct(
        "Choosing",
        syntax.OneOf,
        "{who:Who[other]} must either {options:TheirOptions}",
        [
            "{who:Who[other]} must {options:TheirOptions}",
            "{who:Who[third]} (chooses|decides) : [either] {options:TheirOptions}",
            "{who:Who[third]} (chooses|decides) to [either] {options:TheirOptions}",
            "{who:Who[third]} either {options:ThirdOptions}",
        ],
        printed=False,
    ),
    *construct(
        "Choosing",
        syntax.OneOf,
        "{who:Who[you]} must [either] {options:OwnOptions}",
        ["{who:Who[you]} (choose|decide) : [either] {options:OwnOptions}"],
        printed=False,
    ),
    *(
        each
        for form, deeds in (("Their", "TheirDeeds"), ("Own", "Deeds"), ("Third", "DeedsOf[third]"))
        for each in (
            *construct(
                f"{form}Options", None, "{=:" + f"{form}OptionRow" + "}", views={WHOLE: FLAT}
            ),
            *construct(f"{form}OptionRow", Row, f"{{first:{deeds}}} {{:Or}} {{rest:{form}Option}}"),
            *construct(f"{form}Option", None, "{=:" + deeds + "}", views={WHOLE: SINGLE}),
        )
    ),
    *phrase("Colon", ":", "-", "of the following :", "of these :"),
    *(
        each
        for count, name in ((1, "one"), (2, "two"), (3, "three"))
        for who, verb in (("", "choose"), ("{who:Who[third]} ", "chooses"))
        for each in (
            *construct(
                "Choosing",
                syntax.OneOf,
                f"{who}{verb} {name} {{:Colon}} {{options:ListedOptions}}",
                [f"{who}{verb} {name} {{:Colon}} either {{options:ListedOptions}}"],
                count=count,
            ),
            *construct(
                "Core[block]",
                syntax.OneOf,
                f"{who}{verb} {name} : {{options:Bulleted}}",
                [f"{who}{verb} {name} {{:Colon}} {{options:Bulleted}}"],
                listed=True,
                count=count,
            ),
        )
    ),
    # The last of several stands after `or`; in a list after a colon a semicolon is enough
    *phrase("Or", "or", ", or", "; or"),
    *phrase("ListOr", "or", ", or", "; or", ";"),
    *phrase("ListComma", ",", ";", "or", ", or", "; or"),
    *(
        each
        for options, last in (("Options", "Or"), ("ListedOptions", "ListOr"))
        for each in (
            *construct(options, None, "{=:" + f"{options}Row" + "}", views={WHOLE: FLAT}),
            *construct(
                f"{options}Row",
                Row,
                f"{{first:OptionClauses}} {{:{last}}} {{rest:OneOption}}",
            ),
            *construct(
                f"{options}Row", Row, f"{{first:OptionClauses}} {{:ListComma}} {{rest:{options}}}"
            ),
        )
    ),
    *construct("OneOption", None, "{=:OptionClauses}", views={WHOLE: SINGLE}),
    # A list with bullets, on one line or on several
    *construct("Bulleted", None, "{=:BulletRow}", views={WHOLE: FLAT}),
    *construct("Bulleted", None, "{=:Bullet}", views={WHOLE: SINGLE}),
    *construct("BulletRow", Row, "{first:Bullet} {rest:Bulleted}"),
    *phrase("Mark", "•", "*", "-", "·"),
    *construct(
        "Bullet",
        None,
        "• {=:Sentences}",
        [
            "{:Mark} {=:Sentences}",
            "\\\n {:Mark} {=:Sentences}",
            "{:Mark} {=:SaidAlone}",
            "\\\n {:Mark} {=:SaidAlone}",
        ],
    ),
    *construct("SaidAlone", None, "{=:Statement[stop]}", views={WHOLE: SINGLE}),
]

_NO_TIME: Final = Guard(
    lambda said: not isinstance(said.then, syntax.Occurs),
    "without a comma, a time belongs to what is waited for",
)

OCCURRING: Final[list[Construct]] = [
    *construct("Core[e]", None, "{=:Occurring[e]}", features=ENDS),
    *phrase(
        "Whenever",
        "whenever",
        "when",
        "each time",
        "every time",
        "any time",
        "as soon as",
        "(each|every|any) time that",
        "(right|immediately) after",
    ),
    *construct(
        "Occurring[e]",
        syntax.Occurs,
        "{:Whenever} {occasion:Events} , {then:Statement[e]}",
        [
            "after {occasion:Events} , {then:Statement[e]}",
            "(after|following|upon) {occasion:Past} , {then:Statement[e]}",
            "(after|following) {occasion:AfterStretch} , {then:Statement[e]}",
        ],
        features=ENDS,
    ),
    *construct(
        "Occurring[e]",
        syntax.Occurs,
        "{:Whenever} {occasion:Events} {then:Core[e]}",
        features=ENDS,
        only=_NO_TIME,
        printed=False,
    ),
    *construct(
        "Occurring[stop]",
        syntax.Occurs,
        "{then:Doing} {:Whenever} {occasion:Events}",
        [
            "{then:Doing} after {occasion:Events}",
            "{then:Doing} (after|following) {occasion:Past}",
            "{then:Doing} (after|following) {occasion:AfterStretch}",
        ],
    ),
    *construct(
        "Occurring[e]",
        syntax.Occurs,
        "{:Whenever} {occasion:Events} {duration:Lasts} , {then:Statement[e]}",
        [
            "{duration:Lasts} , {:Whenever} {occasion:Events} , {then:Statement[e]}",
            "{:Whenever} {duration:Lasts} {occasion:Events} , {then:Statement[e]}",
        ],
        features=ENDS,
    ),
    *construct(
        "Occurring[e]",
        syntax.Occurs,
        "if {occasion:WouldEvent} , {then:Statement[e]}",
        features=ENDS,
        once=True,
        asked=True,
    ),
    *construct(
        "Occurring[e]",
        syntax.Occurs,
        "if {occasion:WouldEvent} {duration:Lasts} , {then:Statement[e]}",
        ["if {occasion:Happens} {duration:Lasts} , {then:Statement[e]}"],
        features=ENDS,
        once=True,
        asked=True,
    ),
    # What does not happen is known when its time is over
    *construct(
        "Occurring[e]", None, "{=:Undone[e]}", features=ENDS, views={WHOLE: read_as(undone)}
    ),
    *construct("Undone[e]", Undone, "if {asked:NotDone} , {then:Statement[e]}", features=ENDS),
    # On a card that lies there, `if` waits as `whenever` does
    *construct(
        "WaitingIf[e]",
        syntax.OccursIf,
        "if {occasion:Events} , {then:Statement[e]}",
        features=ENDS,
        printed=False,
    ),
    *construct(
        "WaitingIf[e]",
        syntax.Limited,
        "{once_per:Once} , {then:WaitingOnce[e]}",
        features=ENDS,
        printed=False,
    ),
    *construct(
        "WaitingOnce[e]",
        syntax.OccursIf,
        "if {occasion:Events} , {then:Statement[e]}",
        features=ENDS,
    ),
    *construct("Item", None, "{=:WaitingIf[stop]} .", ["{:WhileThere} , {=:WaitingIf[stop]} ."]),
    *construct("Item", None, "{=:WaitingIf[block]}"),
    *construct(
        "Occurring[e]",
        syntax.Occurs,
        "the next time {occasion:Events} , {then:Statement[e]}",
        features=ENDS,
        once=True,
    ),
    *construct(
        "Occurring[e]",
        syntax.Occurs,
        "the next time {occasion:Events} {duration:Lasts} , {then:Statement[e]}",
        [
            "{duration:Lasts} , the next time {occasion:Events} , {then:Statement[e]}",
            "the next time {duration:Lasts} [that] {occasion:Events} , {then:Statement[e]}",
        ],
        features=ENDS,
        once=True,
    ),
    *construct(
        "Occurring[e]",
        syntax.Occurs,
        "{occasion:Moment} , {then:Statement[e]}",
        ["{occasion:Moment} {then:Core[e]}"],
        features=ENDS,
    ),
    *construct(
        "Occurring[e]",
        syntax.Occurs,
        "{occasion:NextMoment} , {then:Statement[e]}",
        features=ENDS,
        printed=False,
        once=True,
    ),
    *construct(
        "Occurring[stop]",
        syntax.Occurs,
        "{then:Doing} {occasion:NextMoment}",
        printed=False,
        once=True,
    ),
    # `either player may discard a card at the end of the play to remove this card`
    *construct(
        "Occurring[stop]",
        None,
        "{=:PaidThen}",
        views={WHOLE: read_as(lambda said: said.occurs())},
    ),
    *construct(
        "PaidThen",
        syntax.PaidThen,
        "either player may {clauses:TheirDeeds} {occasion:MomentAlone} to {to:TheirDeeds}",
        [
            "either player may {clauses:TheirDeeds} {occasion:MomentAlone} to {to:Deeds}",
            "{occasion:MomentAlone} , either player may {clauses:TheirDeeds} to {to:Deeds}",
        ],
        either=True,
    ),
    *construct(
        "PaidThen",
        syntax.PaidThen,
        "you may {clauses:Deeds} {occasion:MomentAlone} to {to:Deeds}",
    ),
    # On a Play, this play
    *construct(
        "Occurring[e]",
        syntax.Occurs,
        "(if|when|whenever) {occasion:OwnPlayEvent} , {then:Statement[e]}",
        features=ENDS,
        printed=False,
    ),
    *construct(
        "Occurring[stop]",
        syntax.Occurs,
        "{then:Doing} (if|when|whenever) {occasion:OwnPlayEvent}",
        printed=False,
    ),
    *construct(
        "OwnPlayEvent",
        syntax.Occasion,
        "{who:StopsTheirs} (the offense|the offense's play|your opponent's play|a play|the play)",
        event="a play is stopped",
    ),
    *construct(
        "OwnPlayEvent",
        syntax.Occasion,
        "{who:StopsTheirs} (a|the offense's|your opponent's) {calls:SomeCall}",
        event="a play is stopped",
    ),
    *word("StopsTheirs", "opponent", "(this play|this card|this defense) stops"),
    *construct(
        "OwnPlayEvent",
        syntax.Occasion,
        "you (call|run|select|reveal) this play",
        event="a play is revealed",
    ),
    # At its end: `draw a card at the end of the play`
    *construct(
        "Occurring[stop]", syntax.Occurs, "{then:Doing} {occasion:MomentAlone}", trailing=True
    ),
    *construct(
        "Occurring[stop]",
        None,
        "{=:AtTimeIf}",
        views={WHOLE: read_as(lambda said: said.occurs())},
    ),
    *construct(
        "AtTimeIf",
        syntax.AtTimeIf,
        "{then:Doing} {occasion:MomentAlone} if {condition:Condition}",
        ["{then:Doing} {occasion:MomentAlone} if {condition:ThenCondition}"],
    ),
    # What is over then is asked about without a word since when
    *construct(
        "AtTimeIf",
        syntax.AtTimeIf,
        "{occasion:MomentAlone} , if {condition:ThenCondition} , {then:Hosting}",
        ["{occasion:MomentAlone} if {condition:ThenCondition} , {then:Hosting}"],
    ),
    *construct("Doing", syntax.Says, "{clauses:Doings}"),
    *either("Doing", "Offering"),
    *listed("Doings", "DoneClause", *_AND),
    *either("DoneClause", "Effect", "Deed[base]", "Done", "Going"),
    *construct(
        "Occurring[e]",
        syntax.Limited,
        "{once_per:Once} , {then:Occurring[e]}",
        ["{once_per:Once} {then:Occurring[e]}"],
        features=ENDS,
    ),
    *construct(
        "Occurring[e]",
        syntax.Occurs,
        "{:Whenever} {occasion:Events} {once_per:Once} , {then:Statement[e]}",
        [
            "the first time {occasion:Events} {once_per:Each} , {then:Statement[e]}",
            "the first time {once_per:Each} {occasion:Events} , {then:Statement[e]}",
            "the first time {once_per:Each} that {occasion:Events} , {then:Statement[e]}",
            "{once_per:Each} , the first time {occasion:Events} , {then:Statement[e]}",
        ],
        features=ENDS,
    ),
    *either("Event", "WouldEvent"),
    *construct("Events", None, "{=:Event}"),
    *construct("Events", syntax.AnyOccasion, "{occasions:EventRow}"),
    # `you score a touchdown or make a field goal`: the second has no subject of its own
    *(
        each
        for person in ("base", "third")
        for each in (
            *construct("EventRow", None, "{=:" + f"Pair{person}" + "}", views={WHOLE: FLAT}),
            *construct(
                f"Pair{person}",
                Row,
                f"{{first:Happens[{person}]}} or {{rest:More{person}}}",
                printed=False,
            ),
            *construct(f"More{person}", None, f"{{=:More[{person}]}}", views={WHOLE: SINGLE}),
        )
    ),
    *construct("EventRow", None, "{=:EventPair}", views={WHOLE: FLAT}),
    # A condition between two events would be that of the first, or the beginning of a longer one
    *construct("EventPair", Row, "{first:PlainEvent} or {rest:EventRest}"),
    *either("PlainEvent", "HappensOn", "WouldHappenOn"),
    *construct("EventRest", None, "{=:Event}", views={WHOLE: SINGLE}),
]

FOLLOWING: Final[list[Construct]] = [
    *construct(
        "Follow[e]",
        syntax.Else,
        "otherwise , {then:Statement[e]}",
        [
            "otherwise {then:Core[e]}",
            "if not , {then:Statement[e]}",
            "if it (is|does|was|did) not , {then:Statement[e]}",
            "if (you|they) are not , {then:Statement[e]}",
            "(or else|else) , {then:Statement[e]}",
        ],
        features=ENDS,
    ),
    *phrase("IfDone", "if", "when"),
    *construct(
        "Follow[e]",
        syntax.IfDone,
        "if {who:Who[third]} does , {then:Statement[e]}",
        [
            "{:IfDone} {who:Who[base]} do [so] , {then:Statement[e]}",
            "{:IfDone} {who:Who[third]} does [so] , {then:Statement[e]}",
        ],
        features=ENDS,
    ),
    *construct(
        "Follow[e]",
        syntax.IfDone,
        "if {who:Who[base]} do not , {then:Statement[e]}",
        [
            "if {who:Who[third]} does not , {then:Statement[e]}",
            "if {who:Who} cannot , {then:Statement[e]}",
        ],
        features=ENDS,
        done=False,
    ),
    *construct(
        "Follow[e]",
        syntax.IfEither,
        "if one does , {then:Statement[e]}",
        ["if either [player] does , {then:Statement[e]}"],
        features=ENDS,
    ),
    *construct(
        "Follow[e]",
        syntax.IfEither,
        "if neither does , {then:Statement[e]}",
        ["if neither player does , {then:Statement[e]}"],
        features=ENDS,
        done=False,
    ),
    # Whole sentences
    *construct(
        "Sentence",
        None,
        "{=:Statement[stop]} .",
        ["then {=:Statement[stop]} .", "then , {=:Statement[stop]} ."],
    ),
    *construct("Sentence", None, "{=:Statement[block]}"),
    *construct("Sentence", None, "{=:Follow[stop]} .", ["{=:Follow[stop]} ;"]),
    *construct("Sentence", None, "{=:BeforeSemicolon} ;", printed=False),
    *either("BeforeSemicolon", "Offering"),
    *construct("Sentence", syntax.Block, "{statements:SemiAsksRow} .", printed=False),
    *construct("SemiAsksRow", None, "{=:SemiAsksList}", views={WHOLE: SEVERAL}),
    *listed("SemiAsksList", "SemiAsks", ";", "; and", ", and", ", but"),
    *construct("SemiAsks", syntax.Asks, "if {condition:IfCondition} , {then:Saying}"),
    *construct("Sentence", None, "{=:Follow[block]}"),
    *construct("Sentence", None, "{=:Bracket}"),
    *construct("Bracket", syntax.Block, "\\[ {statements:Sentences} \\]"),
    *construct("Block", syntax.Block, "do this : \\[ {statements:Sentences} \\]"),
    *construct("Core[block]", None, "{=:Block}"),
    *listed("Sentences", "Sentence", ""),
    *construct("Item", None, "{=:Sentence}"),
    *construct("Item", syntax.Says, "{:WhileThere} , {clauses:OnlyGaining}"),
    *construct("Item", syntax.Says, "{:WhileThere} , {clauses:OnlyGaining} ."),
    *construct(
        "Core[stop]",
        syntax.Cost,
        "as an additional cost , {deeds:Deeds}",
        [
            "as an additional cost to (play this card|use this ability) , {deeds:Deeds}",
            "as an additional cost , you must {deeds:Deeds}",
        ],
    ),
]

FREELY: Final[list[Construct]] = [
    # So often one may do it, at a time of one's own choice or at one of these
    *either("Free", "Offering", "FreeDeed"),
    *construct("FreeDeed", syntax.Says, "{clauses:FreeDeeds}"),
    *listed("FreeDeeds", "FreeClause", *_AND),
    *either("FreeClause", "Effect", "Deed[base]"),
    *construct("Item", None, "{=:Freely} .", ["{:WhileThere} , {=:Freely} ."], printed=False),
    *construct(
        "Freely",
        syntax.Freely,
        "{once_per:Once} , {then:Free}",
        ["{once_per:Once} {then:Free}", "{then:Offering} {once_per:Once}"],
    ),
    *construct(
        "Freely",
        syntax.Freely,
        "{once_per:Once} {points:FreePoints} , {then:Free}",
        [
            "{once_per:Once} , {points:FreePoints} , {then:Free}",
            "{points:FreePoints} , {once_per:Once} , {then:Free}",
            "{once_per:Once} , {then:Free} {points:FreePoints}",
            "{once_per:Once} {then:Free} {points:FreePoints}",
            "{then:Offering} {points:FreePoints} {once_per:Once}",
            "{then:Offering} {once_per:Once} {points:FreePoints}",
        ],
    ),
    *construct(
        "Freely",
        syntax.Freely,
        "{once_per:Once} {points:FreePoints} , if {condition:Condition} , {then:Free}",
        [
            "{once_per:Once} , if {condition:Condition} , {then:Free} {points:FreePoints}",
            "{once_per:Once} , {points:FreePoints} , if {condition:Condition} , {then:Free}",
            "{once_per:Once} , {then:Free} {points:FreePoints} if {condition:Condition}",
        ],
    ),
]

ALL: Final = [*CLAUSES, *ASKING, *THERE, *OFFERING, *CHOOSING, *OCCURRING, *FOLLOWING, *FREELY]
