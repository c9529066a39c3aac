"""Hand limits: how many cards a player may hold, of one deck or of both."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.kernel.construct import Construct, Guard, construct, only_read, word
from snapcount.cards.language.nouns.card_nouns import DECKS
from snapcount.cards.language.nouns.numbers import MINUS, PLUS
from snapcount.cards.language.nouns.voices import Voice, any_of, becomes, falls, rises
from snapcount.cards.tree import ModifyHandLimit, OpeningHand, SetHandLimit

_MAY: Final = "{who:Allowed} (hold|have|keep)"
_CANNOT: Final = "{who:Barred} (hold|have|keep)"
_IN_HAND: Final = "[in {:AHand}]"


class _Hand(msgspec.Struct, frozen=True):
    """A hand of one deck, or both; what its limit is called, and so many of its cards."""

    deck: str | None
    name: str

    @property
    def cards(self) -> str:
        return f"{self.name} cards".strip()

    def some(self, field: str) -> str:
        """So many, with or without what they are."""
        units = dict.fromkeys([self.deck or "any", "any"])
        counted = [f"{{{field}:CardCount[{unit}]}}" for unit in units]
        return any_of([f"{{{field}:Int}}", *counted])

    def limits(self) -> tuple[list[str], list[str]]:
        """What somebody's limit is called, and their limits."""
        hand = f"[maximum] {self.name} hand"
        size = "(limit|size|size limit)"
        one = [f"{{who:Whose}} {hand} {size}", f"{hand} {size} of {{who:Who}}"]
        if self.name:
            one += [
                f"{{who:Whose}} [maximum] hand {size} for {self.cards}",
                f"{{who:Whose}} (maximum number|limit) of {self.cards} [in hand]",
            ]
        most = f"(maximum number|limit) of {self.cards}"
        one += [
            f"the {most} in {{who:Whose}} hand",
            f"the {most} [that] {{who:Allowed}} (hold|have|keep) {_IN_HAND}",
        ]
        return one, [f"{{who:Whose}} {hand} (limits|sizes)"]

    def by_unit(self, voice: Voice, field: str) -> list[str]:
        """Where the unit says which cards: `your hand size is increased by one Action card`."""
        if not self.name:
            return []
        hand = "{who:Whose} [maximum] hand (limit|size|size limit)"
        return voice(hand, f"{{{field}:CardCount[{self.deck}]}}", False)

    def anybodys(self) -> tuple[list[str], list[str]]:
        """The same of both players, who are not named."""
        hand = f"[maximum] {self.name} hand"
        one = [f"{hand} (size|limit)"]
        if self.name:
            one.append(f"[maximum] hand (size|limit) for {self.cards}")
        return one, [f"{hand} (limits|sizes)"]


def _voiced(voice: Voice, nouns: tuple[list[str], list[str]], number: str) -> list[str]:
    one, many = (any_of(each) for each in nouns)
    return [*voice(one, number, False), *voice(many, number, True)]


def _limits() -> list[Construct]:
    """How many cards a hand may hold, of one deck or of both."""
    return [
        each
        for deck, name in ((None, ""), *DECKS.items())
        for each in (*_changed(_Hand(deck, name)), *_set(_Hand(deck, name)))
    ]


def _changed(hand: _Hand) -> list[Construct]:
    made: list[Construct] = []
    for voice, view, more, larger in (
        (rises, PLUS, "(more|additional|extra)", "larger"),
        (falls, MINUS, "(fewer|less)", "smaller"),
    ):
        one, _ = hand.limits()
        changed = "increased" if view is PLUS else "reduced"
        frames = [
            f"{{who:Whose}} {hand.name} hand limit is {changed} by {{by:Int}}",
            *_voiced(voice, hand.limits(), hand.some("by")),
            *hand.by_unit(voice, "by"),
            f"{any_of(one)} is {{by:Int}} {larger}",
            f"{_MAY} {{by:Many}} {more} {hand.cards} {_IN_HAND}",
            f"{_MAY} {{by:One}} {more} {hand.cards.removesuffix('s')} {_IN_HAND}",
        ]
        frames += [f"{each} {{:NotBelowNone}}" for each in frames[1:] if view is MINUS]
        fixed: dict[str, Any] = {"deck": hand.deck, "views": {"by": view}}
        made += construct("Modifier", ModifyHandLimit, frames[0], frames[1:], **fixed)
        both = _voiced(voice, hand.anybodys(), "{by:Int}")
        fixed["who"] = "each player"
        made += only_read(construct("Modifier", ModifyHandLimit, both[0], both[1:], **fixed))
    return made


def _set(hand: _Hand) -> list[Construct]:
    limit = f"{hand.name} hand limit".strip()
    none = f"no [maximum] {hand.name} hand (limit|size|size limit)"
    so_many = f"{{to:Int}} {hand.cards} {_IN_HAND} [{{:InsteadOfIt}}]"
    frames = [
        f"{{who:Whose}} {limit} is {{to:Int}}",
        *_voiced(becomes, hand.limits(), hand.some("to")),
        *hand.by_unit(becomes, "to"),
        f"{{who:Who}} (has|have) a [maximum] {hand.name} hand (size|limit) of {hand.some('to')}",
        f"{_MAY} (up to|at most|no more than|a maximum of) {so_many}",
        f"{_MAY} {so_many}",
        f"{_CANNOT} more than {so_many}",
        f"{{who:Whose}} hand (may|can) (hold|contain|have) [up to|at most] {so_many}",
    ]
    both = _voiced(becomes, hand.anybodys(), "{to:Int} [for both players]")
    no_limit: dict[str, Any] = {"deck": hand.deck, "to": None}
    return [
        *construct("Modifier", SetHandLimit, frames[0], frames[1:], deck=hand.deck),
        *only_read(
            construct(
                "Modifier", SetHandLimit, both[0], both[1:], deck=hand.deck, who="each player"
            )
        ),
        *construct(
            "Modifier",
            SetHandLimit,
            f"you have no {limit}",
            [f"you have {none}"],
            who="you",
            **no_limit,
        ),
        *construct(
            "Modifier",
            SetHandLimit,
            f"{{who:Who[third]}} has no {limit}",
            [f"{{who:Who[third]}} has {none}"],
            **no_limit,
        ),
        *only_read(
            construct(
                "Modifier",
                SetHandLimit,
                f"there is {none}",
                [
                    f"players have {none}",
                    f"hands have no limit {f'[for {hand.cards}]' if hand.name else ''}",
                ],
                who="each player",
                **no_limit,
            )
        ),
    ]


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
