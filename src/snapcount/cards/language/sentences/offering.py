"""Offers and choices: what somebody may do, must do unless, or does one of."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards import tree
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    WHOLE,
    Construct,
    Guard,
    construct,
    either,
    phrase,
    read_as,
)
from snapcount.cards.language.kernel.contents import contents
from snapcount.cards.language.kernel.lists import FLAT, SINGLE, Row, listed
from snapcount.cards.tree import CancelTurnover, Turnover


class DoesAndMay(msgspec.Struct, frozen=True):
    """What somebody does, and what the same one may do."""

    who: str
    deeds: tuple[Any, ...]
    clauses: tuple[Any, ...]
    to: tuple[Any, ...] = ()


def does_and_may(said: DoesAndMay) -> tuple[Any, ...]:
    does = syntax.Says(clauses=tuple(syntax.By(who=said.who, deed=deed) for deed in said.deeds))
    return does, syntax.Offers(who=said.who, clauses=said.clauses, to=said.to)


_DOES_AND_MAY: Final = (
    ("{who:Who[third]} {deeds:DeedsOf[third]}", "TheirDeeds"),
    ("{who:Who[other]} must {deeds:DeedsOf[bare]}", "TheirDeeds"),
    ("{who:Who[plural]} {deeds:DeedsOf[bare]}", "TheirDeeds"),
    ("{who:Who[you]} {deeds:DeedsOf[base]}", "Deeds"),
)


class OffersUnless(msgspec.Struct, frozen=True):
    """`You may exhaust that Player unless your opponent discards a card`."""

    clauses: tuple[Any, ...]
    who: str
    deeds: tuple[Any, ...]


def _offers_unless(said: OffersUnless) -> syntax.Offers:
    """Whoever may prevent it is asked once it is done, and pays for nothing else."""
    unless = syntax.Unless(said.clauses, said.who, said.deeds)
    return syntax.Offers("you", (syntax.Block((unless,)),))


class TheyPay(msgspec.Struct, frozen=True):
    """What somebody does so that something else is not done."""

    who: str
    deeds: tuple[Any, ...]


class UnlessBesides(msgspec.Struct, frozen=True):
    """`The runner fumbles if it is Exhausted unless the offense discards a card`."""

    clauses: tuple[Any, ...]
    condition: Any
    paid: TheyPay


def _unless_besides(said: UnlessBesides) -> syntax.Asks:
    unless = syntax.Unless(said.clauses, said.paid.who, said.paid.deeds)
    return syntax.Asks(condition=said.condition, then=unless)


OFFERING: Final[list[Construct]] = [
    *construct("Core[stop]", None, "{=:Saying}", ["{=:Offering}", "{=:Unlessly}"]),
    *construct(
        "OffersUnless",
        OffersUnless,
        "you {:May} {clauses:Deeds} unless {who:Who[third]} {deeds:DeedsOf[third]}",
        [
            "you {:May} {clauses:Deeds} unless {who:Who[plural]} {deeds:DeedsOf[bare]}",
            "unless {who:Who[third]} {deeds:DeedsOf[third]} , you {:May} {clauses:Deeds}",
        ],
    ),
    *construct(
        "Core[stop]",
        None,
        "{=:OffersUnless}",
        views={WHOLE: read_as(_offers_unless)},
    ),
    *phrase("May", "may", "can", "may choose to", "(may|can) (then|also)"),
    *construct(
        "Offering",
        syntax.Offers,
        "{who:Who[you]} may {clauses:Deeds}",
        [
            "{who:Who[you]} {:May} {clauses:Deeds}",
            "{who:Who[other]} {:May} {clauses:TheirDeeds}",
            "{who:Who[both]} {:May} (each|both) {clauses:TheirDeeds}",
            "if {who:Who[you]} (want|wish|like|choose) , {clauses:Deeds}",
        ],
    ),
    *construct(
        "Offering",
        syntax.Offers,
        "{who:Who[you]} may {clauses:Deeds} to {to:Deeds}",
        [
            "{who:Who[you]} {:May} {clauses:Deeds} to {to:Deeds}",
            "{who:Who[other]} {:May} {clauses:TheirDeeds} to {to:TheirDeeds}",
            "{who:Who[both]} {:May} (each|both) {clauses:TheirDeeds} to {to:TheirDeeds}",
            "by {clauses:Gerunds} , {who:Who[you]} {:May} {to:Deeds}",
            "to {to:Deeds} , {who:Who[you]} {:May} {clauses:Deeds}",
            "if {who:Who[you]} (want|wish|like|choose) , {clauses:Deeds} to {to:Deeds}",
        ],
    ),
    *either("Offering", "ExchangeOffered"),
    *listed("Gerunds", "Deed[gerund]", "and"),
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
    *(
        each
        for does, offered in _DOES_AND_MAY
        for to in ("", f" to {{to:{offered}}}")
        for each in construct(
            "DoesAndMay", DoesAndMay, f"{does} {{:AndThen}} {{:May}} {{clauses:{offered}}}{to}"
        )
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
    *construct(
        "EitherOffered",
        syntax.OneOf,
        "either {options:Options}",
        ["(choose|do) one {:Colon} [either] {options:ListedOptions}"],
    ),
    *construct(
        "Unlessly",
        syntax.Unless,
        "{clauses:Clauses} unless {who:Who[third]} {deeds:DeedsOf[third]}",
        [
            "{clauses:Clauses} , unless {who:Who[third]} {deeds:DeedsOf[third]}",
            "{clauses:Clauses} [,] unless {who:Who[you]} {deeds:DeedsOf[base]}",
            "{clauses:Clauses} [,] unless {who:Who[plural]} {deeds:DeedsOf[bare]}",
        ],
    ),
    *construct(
        "UnlessFront",
        syntax.Unless,
        "unless {who:Who[third]} {deeds:DeedsOf[third]} , {clauses:Clauses}",
        ["unless {who:Who[plural]} {deeds:DeedsOf[bare]} , {clauses:Clauses}"],
    ),
    *either("Statement[stop]", "UnlessFront"),
    # On what it hangs besides: that is asked first
    *construct(
        "Statement[stop]",
        syntax.Asks,
        "{then:UnlessFront} if {condition:IfCondition}",
        [
            "{then:UnlessFront} [,] only (if|when) {condition:IfCondition}",
            "{then:UnlessFront} {condition:Circumstance}",
        ],
        printed=False,
        after=True,
    ),
    *construct("Core[stop]", None, "{=:UnlessBesides}", views={WHOLE: read_as(_unless_besides)}),
    *construct(
        "UnlessBesides",
        UnlessBesides,
        "{clauses:Clauses} if {condition:IfCondition} [,] unless {paid:TheyPay}",
        ["{clauses:Clauses} {condition:Circumstance} [,] unless {paid:TheyPay}"],
    ),
    # In a sentence of its own: `Your opponent may discard a card to prevent this`
    *construct(
        "Item",
        syntax.Prevents,
        "{who:Who[third]} {:May} {deeds:TheirDeeds} to {:PreventIt} .",
        [
            "{who:Who[plural]} {:May} {deeds:TheirDeeds} to {:PreventIt} .",
            "to {:PreventIt} , {who:Who[third]} {:May} {deeds:TheirDeeds} .",
        ],
        printed=False,
    ),
    *phrase(
        "PreventIt",
        "prevent this",
        "(prevent|avoid|negate) (this|it|that|(this|that) effect)",
        "cancel (this|that) effect",
    ),
    *construct("TheyPay", TheyPay, "{who:Who[third]} {deeds:DeedsOf[third]}"),
    *construct("TheyPay", TheyPay, "{who:Who[plural]} {deeds:DeedsOf[bare]}"),
    *listed("DeedsOf[third]", "Deed[third]", "and"),
    *listed("DeedsOf[base]", "PaidDeed", "and"),
    *either("PaidDeed", "Deed[base]"),
    *listed("DeedsOf[bare]", "Deed[bare]", "and"),
]


def _is_done(sentences: Any) -> bool:
    """Whether nothing in the sentences stands or waits for good: that would be an ability."""
    for said in sentences:
        if isinstance(said, syntax.OccursIf | syntax.Limited):
            return False
        if isinstance(said, syntax.Occurs) and said.duration is None and not said.once:
            return False
        if isinstance(said, syntax.Says) and any(
            isinstance(each, syntax.Stands) for each in said.clauses
        ):
            return False
    return True


_NO_TURNOVERS: Final = Guard(
    # `fumble` is a deed, and a noun in `cancel any interception or fumble`
    lambda said: not {CancelTurnover, Turnover} <= contents(said),
    "a turnover is cancelled, not chosen",
)
_BARRING: Final = frozenset(
    kind for name, kind in vars(tree).items() if name.startswith("Cannot") and name != "CannotUse"
)
_NOTHING_BARRED: Final = Guard(
    lambda said: not any(map(_bars, said.options[:-1])),
    "one of the two, or neither of them? Write “either …”, or say what cannot be done again",
)


def _bars(option: Any) -> bool:
    """Whether it says what cannot be, so that more may go on after `or`."""
    said = contents(option)
    return not _BARRING.isdisjoint(said) or {syntax.Stands, syntax.Occurs} <= said


CHOOSING: Final[list[Construct]] = [
    *construct("Core[stop]", None, "{=:Choosing}"),
    *construct(
        "Choosing",
        syntax.OneOf,
        "either {options:Options}",
        only=_NO_TURNOVERS,
    ),
    *construct("Choosing", None, "{=:PlainlyChosen}", only=_NOTHING_BARRED),
    *construct("PlainlyChosen", syntax.OneOf, "{options:Options}", only=_NO_TURNOVERS),
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
                [
                    f"{who}{verb} {name} {{:Colon}} either {{options:ListedOptions}}",
                    (
                        f"{who}{'do' if verb == 'choose' else 'does'} {name} {{:Colon}} [either]"
                        " {options:ListedOptions}"
                    ),
                ],
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
            *construct(
                "Core[block]",
                syntax.OneOf,
                f"{who}{verb} {name} {{:Colon}} {{options:OnLines}}",
                printed=False,
                listed=True,
                on_lines=True,
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
        for options, last, clauses, one in (
            ("Options", "Or", "OptionClauses", "OneOption"),
            ("ListedOptions", "ListOr", "ListedClauses", "OneListed"),
        )
        for each in (
            *construct(options, None, "{=:" + f"{options}Row" + "}", views={WHOLE: FLAT}),
            *construct(
                f"{options}Row",
                Row,
                f"{{first:{clauses}}} {{:{last}}} {{rest:{one}}}",
            ),
            *construct(
                f"{options}Row", Row, f"{{first:{clauses}}} {{:ListComma}} {{rest:{options}}}"
            ),
        )
    ),
    *construct("OneOption", None, "{=:OptionClauses}", views={WHOLE: SINGLE}),
    # In a list after a colon, one may hang on a condition
    *construct("OneListed", None, "{=:ListedClauses}", views={WHOLE: SINGLE}),
    *either("ListedClauses", "OptionClauses"),
    *construct("ListedClauses", None, "[,] {=:SemiAsks}", views={WHOLE: SINGLE}),
    # A list with bullets, on one line or on several
    *construct("Bulleted", None, "{=:BulletRow}", views={WHOLE: FLAT}),
    *construct("Bulleted", None, "{=:Bullet}", views={WHOLE: SINGLE}),
    *construct("BulletRow", Row, "{first:Bullet} {rest:Bulleted}"),
    # On lines of their own without a mark: then every line that follows is an option
    *construct("OnLines", None, "{=:LineRow}", views={WHOLE: FLAT}),
    *construct("LineRow", Row, "{first:OnALine} {rest:OnLines}"),
    *construct("LineRow", Row, "{first:OnALine} {rest:LastLine}"),
    *construct("LastLine", None, "{=:OnALine}", views={WHOLE: SINGLE}),
    *construct(
        "OnALine",
        None,
        "\\\n {=:Sentences}",
        ["\\\n {=:SaidAlone}"],
        only=Guard(
            _is_done, "is this an option, or a text of its own? Write “•” before each option"
        ),
    ),
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

OFFERS: Final = [*OFFERING, *CHOOSING]
