"""Nouns for cards: how many of which deck, of which kind, and from where.

- `OneCard[deck]` and `ManyCards[deck]` are numbers of cards, `CardCount[deck]` either;
  `Cards[deck]` is any amount of them. The deck `any` stands for cards that nothing more is said of.
- `FromHand[deck]` and `FromPile[deck]` go with a form, so they are named `FromHandPlay[form]` …
- `Kind[n]` is what a card may be, `FieldKind[n]` what may lie on the field; `AKind` has its
  article.
- `ACall` is a Play by what it calls on offense: `a Run Left or Short Pass`.
"""

from __future__ import annotations

from typing import Any, Final

from snapcount.cards import nouns
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import (
    Construct,
    Guard,
    construct,
    either,
    only_read,
    phrase,
    whole,
    word,
)
from snapcount.cards.language.kernel.doers import DOER
from snapcount.cards.language.kernel.lists import listed
from snapcount.cards.language.kernel.moods import FORMS
from snapcount.cards.language.kernel.template import WHOLE, Part
from snapcount.cards.language.nouns.plays import CALL_WORDS, IN_ORDER
from snapcount.cards.language.nouns.quantities import quantity
from snapcount.cards.words import CardKind, Deck

SAME: Final = "same"
"""The deck of the cards that were spoken of last: `draw three Action cards and discard two`."""

SHOWN: Final = "shown"
"""The player whose hand was looked at last: `choose one of those cards and discard it`."""

PILE: Final = "(discard pile|discard|discards)"
DECKS: Final[dict[Deck, str]] = {"play": "Play", "action": "Action"}
FORM: Final = {"form": FORMS}
NUMBER: Final = {"n": ("sg", "pl")}
_MORE: Final = "[additional|more|extra|further|other|different]"

_COUNT: Final = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")

KIND_WORDS: Final[dict[CardKind, tuple[str, ...]]] = {
    "action": ("Action card",),
    "offense": ("Offense Action card", "Offensive Action card", "Offense card"),
    "defense": ("Defense Action card", "Defensive Action card", "Defense card"),
    "generic": ("Generic Action card", "Generic card"),
    "power up": ("Power Up", "Power Up card", "Power-Up", "Power-Up card"),
    "superstar": ("Superstar", "Superstar card", "Superstar Player card"),
    "gridiron": ("Gridiron card", "Gridiron"),
    "environment": (
        "Environment card",
        "Environment Gridiron card",
        "Environment Gridiron",
        "Environment",
    ),
    "event": ("Event card", "Event Gridiron card", "Event Gridiron", "Event"),
    "stadium": ("Stadium card", "Stadium Gridiron card", "Stadium Gridiron", "Stadium"),
    "weather": ("Weather card", "Weather Gridiron card", "Weather Gridiron"),
}
ON_FIELD: Final[tuple[CardKind, ...]] = (
    "power up",
    "superstar",
    "gridiron",
    "environment",
    "event",
    "stadium",
    "weather",
)


_NAMED_ALONE: Final[tuple[CardKind, ...]] = ("offense", "defense", "generic", "weather")
"""Kinds whose names stand alone only before another one: `an Offense or Generic card`."""


def article(noun: str) -> str:
    """`a` or `an`, whichever goes with the noun."""
    return "an" if noun[:1].lower() in "aeiou" else "a"


def top_card(own: str, name: str) -> str:
    """The top card of somebody's deck, in every way to say it."""
    deck = f"{own} {name} deck"
    return (
        f"(the top card of {deck}|the (top|first) card from {deck}|the first card of {deck}"
        f"|the (top|first) {name} card (of|from|in) {own} [{name}] deck|{own} top {name} card"
        f"|(one|a|the) card (from|off) the top of {deck}|{own} {name} deck's top card)"
    )


def top_cards(own: str, name: str) -> str:
    """So many of them."""
    top = "the (top|first) {count:Many}"
    return (
        f"({top} cards (of|from) {own} {name} deck|{top} {name} cards (of|from) {own} [{name}] deck"
        f"|{own} top {{count:Many}} {name} cards)"
    )


def _amounts(deck: str, noun: str) -> list[Construct]:
    """Every way to say how many cards of a deck: `deck` is the feature, `noun` their name."""
    one, many = f"{_MORE} {noun}", f"{_MORE} {noun}s"
    if deck == "play":
        one, many = f"{_MORE} (Play card|Play)", f"{_MORE} (Play cards|Plays)"
    quantities = f"Quantity{deck.title()}"
    return [
        *word(
            f"OneCard[{deck}]",
            1,
            f"{article(noun)} {noun}" if deck != "any" else "one card",
            f"(a|an|one|1|another|any one|any) {one}",
            f"(one|1) of the {noun}s",
        ),
        *construct(
            f"ManyCards[{deck}]",
            None,
            "{=:Many} " + noun + "s" if deck != "any" else "{=:CountWord} cards",
            [
                "{=:Many} " + many,
                "([an] additional|another|an extra|a further) {=:Many} " + noun + "s",
            ],
        ),
        *either(f"CardCount[{deck}]", f"OneCard[{deck}]", f"ManyCards[{deck}]"),
        *either(f"Cards[{deck}]", f"CardCount[{deck}]", quantities),
        *(  # an Action card that resolves lies in no pile: all are others
            construct(
                f"Cards[{deck}]",
                None,
                f"{{=:CardCount[{deck}]}} other than (this card|this one)",
                printed=False,
            )
            if deck == "action"
            else ()
        ),
        *(
            each  # so many cards are said above, with their article
            for each in quantity(quantities, noun, f"{noun}s")
            if each.say != (Part(WHOLE, f"Int{quantities}"),)
        ),
        *construct(f"Cards[{deck}]", None, "{=:X} " + many),
        *construct(
            f"Cards[{deck}]",
            nouns.ThatMany,
            f"that many {many}",
            [
                f"the same number of {many}",
                f"as many {many}",
                f"an equal number of {many}",
            ],
        ),
        *construct(
            f"Cards[{deck}]",
            nouns.Capped,
            f"that many {many} {{most:CapAny}}",
            [f"(the same number of|as many) {many} {{most:CapAny}}"],
            of=nouns.ThatMany(),
        ),
        *construct(
            f"Cards[{deck}]",
            None,
            f"(the same number of|as many) {many} {{=:AsDone}}",
            printed=False,
        ),
        *construct(
            f"Cards[{deck}]",
            nouns.Capped,
            f"(the same number of|as many) {many} {{of:AsDone}} {{most:CapAny}}",
            printed=False,
        ),
        *construct(
            f"Cards[{deck}]",
            nouns.Plus,
            f"{{right:Int}} more {noun}s than {{left:MovedSo}}",
            [f"{{right:Int}} more {noun} than {{left:MovedSo}}"],
            printed=False,
        ),
        *construct(
            f"Cards[{deck}]",
            nouns.Plus,
            f"that many plus {{right:Int}} {noun}s",
            [
                f"that many {noun}s plus {{right:Int}}",
                f"that number of {noun}s plus {{right:Int}}",
                f"the same number of {noun}s plus {{right:Int}}",
            ],
            printed=False,
            left=nouns.ThatMany(),
        ),
        *construct(
            f"Cards[{deck}]",
            nouns.Plus,
            f"X plus {{right:Int}} {noun}s",
            [f"X \\+ {{right:Int}} {noun}s", f"X {noun}s plus {{right:Int}}"],
            printed=False,
            left=nouns.TheX(),
        ),
        *_as_many(f"Cards[{deck}]", one, many),
    ]


UP_TO: Final = "(up to|at most|no more than|not more than|a maximum of)"


def _as_many(category: str, one: str = "", many: str = "") -> list[Construct]:
    """As many as somebody chooses: up to so many of something, or any number of it."""
    of = f"of {many}" if many else ""
    return [
        *construct(
            category,
            syntax.UpTo,
            f"up to {{most:Many}} {many}",
            [f"{UP_TO} {{most:Many}} {many}", f"{{most:Many}} {many} {{:AtTheMost}}"],
        ),
        *construct(category, syntax.UpTo, f"{UP_TO} {{most:X}} {many}", printed=False),
        *construct(
            category,
            syntax.UpTo,
            f"up to one {one}",
            [f"{UP_TO} (one|1|a|an) {one}", f"(one|1) {one} {{:AtTheMost}}"],
            most=1,
        ),
        *construct(
            category,
            syntax.AnyNumber,
            f"any number {of}",
            [f"as many {many} as (you|they) (like|want|wish|choose|please)"],
        ),
    ]


def _sources(name: str) -> list[Construct]:
    """So many cards of one's own hand or discard pile; the noun or the place says the deck."""
    deck, own = name.lower(), "{:Own[form]}"
    here = {"Hand": f"[{name}] hand", "Pile": f"[{name}] {PILE}"}
    only = {"Hand": f"{name} hand", "Pile": f"{name} {PILE}"}
    made: list[Construct] = []
    for place in ("Hand", "Pile"):
        choice = f"[of {own} choice]"
        made += construct(
            f"From{place}{name}[form]",
            None,
            f"{{=:Cards[{deck}]}} from {own} {here[place]}",
            [
                f"{{=:Cards[{deck}]}} {choice} (from|in) {own} {here[place]} {choice}",
                f"{{=:Cards[any]}} {choice} (from|in) {own} {only[place]} {choice}",
                f"{{=:SomeOf}} of the {name} cards in {own} {here[place]}",
                f"{{=:SomeOf}} of the cards in {own} {only[place]}",
            ],
            features=FORM,
        )
        made += only_read(
            construct(
                f"From{place}{name}[form]",
                None,
                f"{{=:SomeOf}} of {own} {name} cards (in|from) {own} {here[place]}",
                [f"{{=:SomeOf}} of {own} {name} cards"] if place == "Hand" else [],
                features=FORM,
            )
        )
        held = f"|{own} {name} cards [in hand]" if place == "Hand" else ""
        half = (
            f"half [of] [the] ({own} {only[place]}|[{name}] cards in {own} {only[place]}"
            f"|{name} cards in {own} {here[place]}{held})"
        )
        pile: Any = "hand" if place == "Hand" else "discard"
        known: Any = DOER
        counted = nouns.CountCards(known, deck, pile)  # type: ignore[arg-type]
        for up, rounded in ((False, "[{:RoundedDown} [,]]"), (True, "{:RoundedUp} [,]")):
            made += only_read(
                construct(
                    f"From{place}{name}[form]",
                    None,
                    f"{half} {rounded}",
                    features=FORM,
                    **whole(nouns.Half(counted, up)),
                )
            )
    return made


def _kinds() -> list[Construct]:
    made: list[Construct] = []
    for kind, names in KIND_WORDS.items():
        said = [f"{each}+n" for each in names]
        made += construct("Kind[n]", None, said[0], said[1:], features=NUMBER, **whole(kind))
        if kind in ON_FIELD:
            made += construct(
                "FieldKind[n]", None, said[0], said[1:], features=NUMBER, **whole(kind)
            )
        elif kind != "action":
            made += construct(
                "ActionSubtype[n]", None, said[0], said[1:], features=NUMBER, **whole(kind)
            )
        articles = [f"(a|an|one|1|any|target) {each}" for each in names]
        where = "AFieldKind" if kind in ON_FIELD else "ASubtype"
        for category in ("AKind", where) if kind != "action" else ("AKind",):
            made += word(category, kind, f"{article(names[0])} {names[0]}", *articles)
    return made


def _calls() -> list[Construct]:
    made: list[Construct] = []
    for call, names in CALL_WORDS.items():
        plain = call in ("run", "pass")
        said = f"{names[0]} play" if plain else names[0]
        read = [f"{each} {noun}" for each in names for noun in ("play", "card", "Play card")]
        made += word("CallNoun", call, said, *names, *read)
        many = [f"{each} {noun}" for each in names for noun in ("plays", "cards", "Play cards")]
        if call.endswith("pass"):
            many += [f"{each}es" for each in names if each.endswith("Pass")]
        said = f"{names[0]} plays" if not call.endswith("pass") or plain else f"{names[0]}es"
        made += word("CallNouns", call, said, *many, *([f"{names[0]}s"] if call == "run" else []))
    return [
        *made,
        *listed("CallNounList", "CallNoun", "or [a]", ", or [a]", "/", ","),
        *listed("CallNounsList", "CallNouns", "or", "and", ", or", "/", ","),
        *construct(
            "ACall",
            None,
            "a {=:CallNounList}",
            ["(one|1|any) {=:CallNounList}", "a {=:CallNounList} on offense"],
            views={WHOLE: IN_ORDER},
        ),
        *construct("ManyCalls", None, "{=:CallNounsList}", views={WHOLE: IN_ORDER}),
    ]


CARD_NOUNS: Final[list[Construct]] = [
    *construct("KindPlayed[n]", None, "{=:FieldKind[n]}", features=NUMBER),
    *construct("KindPlayed[n]", None, "{=:ActionSubtype[n]}", features=NUMBER),
    *(each for n, said in enumerate(_COUNT) if n != 1 for each in word("CountWord", n, said)),
    *construct(
        "CountWord",
        None,
        "{=:Int}",
        only=Guard(lambda n: isinstance(n, int) and n > 9, "up to nine this is a word"),
    ),
    *_amounts("play", "Play card"),
    *_amounts("action", "Action card"),
    *_amounts("any", "card"),
    *_sources("Play"),
    *_sources("Action"),
    *_kinds(),
    # Several kinds, with the noun behind the last of them
    *listed("KindsOr", "KindOr", "or [a|an]", ", or [a|an]", ", [a|an]"),
    *construct("KindOr", None, "{=:Kind[sg]}"),
    *(each for kind in _NAMED_ALONE for each in word("KindOr", kind, kind.title())),
    *_calls(),
    # How many of those that are named next: `two of your Action cards`
    *word("SomeOf", 1, "one", "1", "any one"),
    *construct("SomeOf", None, "{=:Many}"),
    *construct("SomeOf", None, "{=:X}"),
    *_as_many("SomeOf"),
    *construct("SomeOf", nouns.ThatMany, "that many"),
    *construct("MovedSo", syntax.SoMoved, "{who:WhoMoved} {done:DidSo} [this way]"),
    *construct("AsDone", None, "as {=:MovedSo}"),
    *construct("AsDone", syntax.SoMoved, "as (was|were) {done:SoDone} [this way]"),
    *only_read(word("AsDone", nouns.ThatMany(), "as before")),
    # Cards that were spoken of before
    *word("OneOfThem", 1, "one of them", "one", "1", "one of those [cards]", "1 of them"),
    *construct(
        "SomeOfThem",
        None,
        "{=:Many}",
        ["{=:Many} of them", "{=:Many} of those [cards]"],
    ),
    *either("SomeOfThem", "OneOfThem"),
    *construct(
        "SomeOfThem",
        syntax.UpTo,
        f"{UP_TO} {{most:Many}}",
        [f"{UP_TO} {{most:Many}} of (them|those) [cards]", "{most:Many} {:AtTheMost}"],
        printed=False,
    ),
    *construct(
        "SomeOfThem",
        nouns.ThatMany,
        "that many",
        [
            "that many cards",
            "the same number [of cards]",
            "as many [cards]",
            "an equal number [of cards]",
        ],
    ),
    *construct(
        "SomeOfThem", None, "(the same number [of cards]|as many [cards]) {=:AsDone}", printed=False
    ),
    *construct(
        "SomeOfThem",
        nouns.Plus,
        "that many [cards] plus {right:Int}",
        ["the same number [of cards] plus {right:Int}"],
        printed=False,
        left=nouns.ThatMany(),
    ),
    *phrase("ItsHand", "its owner's hand", "your hand", "their owner's hand", "its owners' hand"),
    *construct(
        "ToHand[form]",
        None,
        "into {:Own[form]} hand",
        ["(to|in|back to|back into) {:Own[form]} hand"],
        features=FORM,
        **whole(None),
    ),
]
