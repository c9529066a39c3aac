"""Hand limits: how many cards a player may hold, of one deck or of both."""

from __future__ import annotations

from typing import Final

from snapcount.cards.language import syntax
from snapcount.cards.language.card_nouns import DECKS
from snapcount.cards.language.construct import Construct, Guard, construct, only_read, word
from snapcount.cards.language.numbers import MINUS, PLUS
from snapcount.cards.tree import ModifyHandLimit, OpeningHand, SetHandLimit


def _limits() -> list[Construct]:
    """How many cards a hand may hold, of one deck or of both."""
    made: list[Construct] = []
    for deck, name in ((None, ""), *DECKS.items()):
        hand = f"{name} hand".strip()
        of = f"[for {name} cards]" if name else ""
        size = f"{{who:Whose}} [maximum] {hand} (limit|size|size limit)"
        many = f"{{who:Whose}} [maximum] {hand} (limits|sizes)"
        sizes = [size, f"[maximum] {hand} (limit|size|size limit) of {{who:Who}}"]
        if name:
            sizes += [
                f"{{who:Whose}} [maximum] hand (limit|size) for {name} cards",
                f"{{who:Whose}} maximum number of {name} cards [in hand]",
            ]
        cards = f"{name} card".strip()
        counted = f"[{name}] cards" if name else "cards"
        for by, verb, view in (
            ("increased", "(increased|raised)", PLUS),
            ("reduced", "(reduced|decreased|lowered)", MINUS),
        ):
            word_of = "(increase|raise)" if by == "increased" else "(reduce|decrease|lower)"
            more = "(more|additional|extra)" if by == "increased" else "(fewer|less)"
            reads = [f"{each} is {verb} by {{by:Int}} {of}" for each in sizes]
            reads.append(f"{many} are {verb} by {{by:Int}} {of}")
            reads += [f"{word_of} {each} by {{by:Int}} {of}" for each in sizes]
            if name:
                reads.append(
                    f"{{who:Whose}} [maximum] hand (size|limit) is {verb} by"
                    f" {{by:CardCount[{deck}]}}"
                )
            reads += (
                [
                    f"{{who:Allowed}} (hold|have) {{by:Many}} {more} {cards}s [in {{:AHand}}]",
                    f"{{who:Allowed}} (hold|have) {{by:One}} {more} {cards} [in {{:AHand}}]",
                ]
                if by == "increased"
                else []
            )
            made += construct(
                "Modifier",
                ModifyHandLimit,
                f"{{who:Whose}} {hand} limit is {by} by {{by:Int}}",
                reads,
                views={"by": view},
                deck=deck,
            )
        reads = [f"{each} (is|becomes) {{to:Int}} {of}" for each in sizes]
        reads.append(f"{many} (are|become) {{to:Int}} {of}")
        reads += [f"{each} (is|becomes) {{to:Int}} {counted}" for each in sizes]
        reads += [f"{each} is (reduced|increased|set) to {{to:Int}} {of}" for each in sizes]
        if name:
            reads.append(f"{{who:Whose}} [maximum] hand (limit|size) is {{to:CardCount[{deck}]}}")
            reads.append(f"{{who:Allowed}} (hold|have) up to {{to:Int}} {cards}s [in {{:AHand}}]")
            reads.append(
                f"{{who:Barred}} (hold|have) more than {{to:Int}} {cards}s [in {{:AHand}}]"
            )
        reads.append(
            f"{{who:Who}} (has|have) a [maximum] {hand} (size|limit) of {{to:Int}} [{counted}]"
        )
        made += construct(
            "Modifier", SetHandLimit, f"{{who:Whose}} {hand} limit is {{to:Int}}", reads, deck=deck
        )
        anybody = (
            f"[maximum] hand (size|limit) for {name} cards" if name else f"{hand} (size|limit)"
        )
        made += only_read(
            construct(
                "Modifier",
                SetHandLimit,
                f"maximum {hand} size is {{to:Int}}",
                [
                    f"{anybody} is {{to:Int}}",
                    f"[maximum] {hand} (size|limit) is {{to:Int}} [for both players]",
                ],
                deck=deck,
                who="each player",
            )
        )
        for by, view in (("increased", PLUS), ("reduced", MINUS)):
            made += only_read(
                construct(
                    "Modifier",
                    ModifyHandLimit,
                    f"{hand} limits are {by} by {{by:Int}}",
                    [
                        f"{hand} sizes are {by} by {{by:Int}}",
                        f"{anybody} is {by} by {{by:Int}}",
                    ],
                    deck=deck,
                    who="each player",
                    views={"by": view},
                )
            )
        none = f"no [maximum] {hand} (limit|size)"
        made += construct(
            "Modifier",
            SetHandLimit,
            f"you have no {hand} limit",
            [f"you have {none}", f"you have no maximum {hand} size limit"],
            deck=deck,
            to=None,
            who="you",
        )
        made += construct(
            "Modifier",
            SetHandLimit,
            f"{{who:Who[third]}} has no {hand} limit",
            [f"{{who:Who[third]}} has {none}"],
            deck=deck,
            to=None,
        )
        made += only_read(
            construct(
                "Modifier",
                SetHandLimit,
                f"there is {none}",
                [f"players have {none}", f"hands have no limit {of}"],
                deck=deck,
                to=None,
                who="each player",
            )
        )
    return made


_KNOWN: Final = Guard(
    lambda made: made.who not in ("offense", "defense"),
    "nobody is on offense before the game starts; write “you” or “your opponent”",
)


def _opening() -> list[Construct]:
    """With how many cards somebody starts the game."""
    made: list[Construct] = []
    hand = "(opening|starting) hand"
    for deck, name in DECKS.items():
        for more, view in (
            ("(additional|more|extra|further)", PLUS),
            ("(fewer|less)", MINUS),
        ):
            cards = (
                f"{{by:One}} {more} {name} card",
                f"{{by:Many}} {more} {name} cards",
            )
            for some in cards:
                for who, verb in (("base", "(start|begin)"), ("third", "(starts|begins)")):
                    made += construct(
                        "Modifier",
                        OpeningHand,
                        f"{{who:Who[{who}]}} {verb} the game with {some}",
                        [f"{{who:Who[{who}]}} {verb} the game with {some} in {{:AHand}}"],
                        views={"by": view},
                        only=_KNOWN,
                        deck=deck,
                    )
                made += only_read(
                    construct(
                        "Modifier",
                        OpeningHand,
                        f"{{who:Whose}} {hand} (has|contains|holds|includes) {some}",
                        views={"by": view},
                        only=_KNOWN,
                        deck=deck,
                    )
                )
            turned = "(increased|raised)" if view is PLUS else "(reduced|decreased)"
            made += construct(
                "Modifier",
                OpeningHand,
                f"{{who:Whose}} starting hand of {name} cards is {turned} by {{by:Int}}",
                [
                    f"{{who:Whose}} (opening|starting) {name} hand is {turned} by {{by:Int}}",
                    f"{{who:Whose}} {hand} of {name} cards is {turned} by {{by:Int}}",
                ],
                views={"by": view},
                printed=False,
                only=_KNOWN,
                deck=deck,
            )
    return made


HAND_LIMITS: Final[list[Construct]] = [
    *_limits(),
    *_opening(),
    *construct(
        "Modifier",
        syntax.HandLimits,
        "{who:Whose} hand limit is {play:Int} Play cards and {action:Int} Action cards",
        [
            (
                "{who:Whose} [maximum] hand (size|limit) (is|becomes) {play:Int} Play cards and"
                " {action:Int} Action cards"
            ),
            (
                "{who:Whose} [maximum] hand (size|limit) (is|becomes) {action:Int} Action cards and"
                " {play:Int} Play cards"
            ),
        ],
    ),
    *construct("Allowed", None, "{=:Who} (may|can)"),
    *word("Allowed", "each player", "players (may|can)"),
]
