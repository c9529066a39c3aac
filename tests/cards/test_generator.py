"""Invented decks are legal, and use the whole language."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from snapcount.cards import card as cards
from snapcount.cards import nouns, tree
from snapcount.cards.card import ActionCard, AnyCard, PlayCard, PlayerCard, Superstar, Synergy
from snapcount.cards.dice import Dice
from snapcount.cards.language.generate import KINDS, random_card, random_deck
from snapcount.cards.language.generate.derive import Derivation
from snapcount.cards.language.generate.routes import Route, topics
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import page_of
from snapcount.cards.nouns import Node
from snapcount.cards.season import SEASONS

SCENES = (
    Scene(action=True, on_player=False),
    Scene(side="offense"),
    Scene(side="defense"),
    Scene(on_player=False, play=True),
    Scene(on_player=False, play=True, x=True),
)
EDITIONS = tuple(SEASONS)


def kinds_in(thing: object) -> Counter[str]:
    """The names of all nodes in a tree."""
    found: Counter[str] = Counter()
    if isinstance(thing, tuple):
        for part in thing:
            found += kinds_in(part)
    elif isinstance(thing, msgspec.Struct):
        found[type(thing).__name__] += 1
        for field in thing.__struct_fields__:
            found += kinds_in(getattr(thing, field))
    return found


AFTER_OTHERS = {
    *("CallShown", "CancelIt", "Capped", "ChangeGrit", "CountShown", "CountTurned", "Divided"),
    *(
        "CannotCallThis",
        "CountSamePosition",
        "CountTeammates",
        "GainAbilitiesOf",
        "GritIn",
        "LastingWhile",
        "LeftWas",
        "NamedCalled",
        "Occasion",
        "PlayedIs",
        "PutFlipped",
        "PutShown",
        "SetGrit",
        "ShownIs",
        "ShownStops",
    ),
    *("ShownStrength", "StrengthIn", "ThatCardIs", "ThatMany", "TheGrit"),
}
"""What another sentence brings about, or a longer one: a few thousand cards have all of them."""


MOST_CARDS = 2000
"""What no sentence by itself came to is looked for on so many cards."""


def _said(dice: Dice, route: Route, scene: Scene) -> object:
    """What a sentence with the end of the route in it means, if anything."""
    made = Derivation(dice, lambda asker: "Run: Gain 5 yards.").along(route, 14)
    try:
        page = None if made is None else page_of([made[0]], scene)
    except Refusal:
        return ()
    return () if page is None else (tuple(page.abilities), page.effects)


def test_every_node_of_the_tree_is_invented() -> None:
    """Whoever adds a node declares its words, or nobody ever sees it."""
    known = {
        name
        for module in (nouns, tree, cards)
        for name, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, Node) and value is not Node
    }
    dice = Dice(8)
    found: Counter[str] = Counter()
    for kind in KINDS:
        found += kinds_in(random_card(dice, kind))
    for routes in topics("Sentence"):
        for turn, route in enumerate(routes * (1 + 24 // len(routes))):
            found += kinds_in(_said(dice, route, SCENES[turn % len(SCENES)]))
    missing = known - set(found) - AFTER_OTHERS
    for _ in range(MOST_CARDS):
        if not missing:
            break
        missing -= set(kinds_in(random_card(dice, dice.pick(KINDS))))
    assert sorted(missing) == []


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(5))
def test_an_invented_deck_is_legal(edition: str, seed: int) -> None:
    deck = random_deck(Dice(seed), edition)
    if isinstance(deck[-1], Synergy):
        assert edition != "2019"
        deck = deck[:-1]
    players = [card for card in deck if isinstance(card, PlayerCard)]
    plays = [card for card in deck if isinstance(card, PlayCard)]
    rest: list[AnyCard] = deck[30:]
    assert (len(players), len(plays), len(rest)) == (10, 20, 20)
    assert len({player.name for player in players}) == 10
    quarterbacks = sum(player.position == "QB" for player in players)
    assert 1 <= quarterbacks <= 2
    assert sum(player.side == "offense" for player in players) == 5
    assert sum(play.unique for play in plays) <= 1
    assert sum(card.unique for card in rest) <= 1
    for card in rest:
        assert rest.count(card) <= 2
        if edition == "2019":
            assert isinstance(card, ActionCard)
        if isinstance(card, Superstar):
            assert card.name in {player.name for player in players}
    if edition == "2019":
        assert not any(getattr(ability, "bench", False) for p in players for ability in p.abilities)
    if edition in ("2019", "2021"):
        assert not any(player.legend for player in players)


def test_dice_give_the_same_numbers_for_ever() -> None:
    """Splitmix64's published first numbers from seed 0: old seeds must keep their cards."""
    dice = Dice(0)
    assert [dice.bits() for _ in range(2)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4]
    assert all(0 <= dice.below(7) < 7 for _ in range(100))
    assert {dice.between(5, 25, 5) for _ in range(200)} == {5, 10, 15, 20, 25}
    assert dice.weighted([(0, "never"), (1, "always")]) == "always"
