"""Random valid cards and decks, from a seed: for fuzzing, tests and balance work.

Every card is a tree in normal form, and its `text` is that tree's canonical wording.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from snapcount.cards.card import (
    ActionCard,
    AnyCard,
    Gridiron,
    Kind,
    PlayCard,
    PlayerCard,
    PowerUp,
    Superstar,
    Synergy,
)
from snapcount.cards.dice import Dice
from snapcount.cards.language.printing import printed
from snapcount.cards.language.speak import Unspeakable
from snapcount.cards.nouns import Group
from snapcount.cards.text import invent_effects as invent
from snapcount.cards.text import invent_names as names
from snapcount.cards.text import invent_nouns as nouns
from snapcount.cards.text.invent_conditions import condition, deck_has
from snapcount.cards.text.invent_events import stretch
from snapcount.cards.text.invent_modifiers import modifier
from snapcount.cards.text.invent_nouns import DEFENSE, OFFENSE, Scene, SeasonEdition
from snapcount.cards.text.invent_plays import defense, play_call
from snapcount.cards.text.normal import normal
from snapcount.cards.tree import (
    Ability,
    Activated,
    CardStrengthIs,
    OnDesignation,
    Qualifier,
    Static,
    Timing,
)
from snapcount.cards.words import (
    CALLS,
    PASS_CALLS,
    RUN_CALLS,
    Call,
    Keyword,
    Position,
    Side,
    TimingPoint,
)

POINTS_2019: Final[tuple[TimingPoint, ...]] = (
    "prior to selecting a play",
    "on field adjustments",
    "stopped",
    "incomplete",
    "before player designation",
    "after player designation",
    "end of the play",
)
POINTS: Final[tuple[TimingPoint, ...]] = (
    "start of a possession",
    "start of a down",
    "prior to selecting a play",
    "on field adjustments",
    "after player designation",
    "end of the play",
)
KINDS_2019: Final[tuple[Kind, ...]] = ("player", "play", "action")
KINDS: Final[tuple[Kind, ...]] = (
    "player",
    "superstar",
    "play",
    "action",
    "power up",
    "gridiron",
    "synergy",
)


def _scene(dice: Dice, edition: SeasonEdition, on_player: bool) -> Scene:
    return Scene(dice=dice, edition=edition, on_player=on_player)


# Abilities -------------------------------------------------------------------------------------


def _timing(scene: Scene) -> Timing:
    dice = scene.dice
    known = POINTS if scene.modern else POINTS_2019
    points = dice.some(known, 2) if dice.chance(70) else ()
    if dice.chance(3):
        points = ("field goal",)
    asked = condition(scene.inner()) if dice.chance(20) else None
    return Timing(points, asked, stretch(dice))


_FITTING: Final[dict[Keyword | None, tuple[Call, ...]]] = {
    None: CALLS,
    "run": (*RUN_CALLS, "run"),
    "receive": (*PASS_CALLS, "pass"),
    "tackle": CALLS,
}


def _qualifier(dice: Dice, keyword: Keyword | None = None) -> Qualifier:
    low: int | None = None
    high: int | None = None
    if dice.chance(20):
        low, high = nouns.small_range(dice)
    return Qualifier(dice.some(_FITTING[keyword], 2) if dice.chance(40) else (), low, high)


def _ability(scene: Scene, keywords: tuple[Keyword, ...]) -> Ability:
    dice = scene.dice
    bench = scene.on_player and scene.modern and dice.chance(8)
    kind = dice.weighted(
        [
            (45 if scene.on_player else 0, "activated"),
            (3, "free"),
            (30 if keywords else 0, "designated"),
            (18, "triggered"),
            (7, "would"),
            (15 if scene.modern or not scene.on_player else 8, "static"),
        ]
    )
    if kind == "free":
        points = dice.some(POINTS if scene.modern else POINTS_2019, 2) if dice.chance(70) else ()
        asked = condition(scene.inner()) if dice.chance(20) else None
        often = dice.pick(("down", "possession", "half", "game"))
        timing = Timing(points, asked, often)  # type: ignore[arg-type]
        return Activated(invent.effects(scene, 2), Qualifier(), timing, bench, free=True)
    if kind == "activated":
        timing = _timing(scene) if dice.chance(60) else Timing()
        return Activated(invent.costly(scene, 3), _qualifier(dice), timing, bench)
    if kind == "designated":
        keyword = dice.pick(keywords)
        row, fitting = invent.effects(scene, 3), _qualifier(dice, keyword)
        return OnDesignation(keyword, row, fitting, stretch(dice))
    if kind == "triggered":
        return invent.triggered(scene, bench)
    if kind == "would":
        return invent.would(scene, bench)
    asked = condition(scene) if dice.chance(30) else None
    if scene.dice.chance(12) and not bench:
        return Static(invent.grants(scene), asked)
    return Static(modifier(scene), asked, bench)


def _abilities(
    dice: Dice, edition: SeasonEdition, most: int, keywords: tuple[Keyword, ...], on_player: bool
) -> tuple[Ability, ...]:
    count = 1
    while count < most and dice.chance(25):
        count += 1
    return tuple(_ability(_scene(dice, edition, on_player), keywords) for _ in range(count))


def _keywords(side: Side, position: Position) -> tuple[Keyword, ...]:
    if side == "defense":
        return ("tackle",)
    return ("run",) if position == "QB" else ("run", "receive")


# Cards -----------------------------------------------------------------------------------------


def _player(dice: Dice, edition: SeasonEdition, side: Side, position: Position) -> PlayerCard:
    legend = edition in ("2022", "crd") and dice.chance(8)
    return PlayerCard(
        name=names.person(dice),
        side=side,
        position=position,
        rating=99 if legend else dice.between(60, 95),
        team=dice.pick(names.TEAMS),
        legend=legend,
        abilities=_abilities(dice, edition, 2, _keywords(side, position), True),
    )


def _superstar(dice: Dice, edition: SeasonEdition, player: PlayerCard) -> Superstar:
    return Superstar(
        name=player.name,
        side=player.side,
        position=player.position,
        rating=dice.between(max(player.rating, 90), 99),
        team=player.team,
        abilities=_abilities(dice, edition, 3, _keywords(player.side, player.position), True),
    )


def _play_text(scene: Scene) -> Ability:
    if scene.dice.chance(25):
        return Static(CardStrengthIs(scene.dice.between(0, 9)), condition(scene))
    return invent.triggered(scene)


def _play(dice: Dice, edition: SeasonEdition, unique: bool) -> PlayCard:
    offense = play_call(dice)
    is_x = unique and dice.chance(50)
    extra = unique and edition != "2019" and dice.chance(30)
    return PlayCard(
        name=names.title(dice),
        unique=unique,
        strength=None if is_x else dice.between(0, 9),
        time=dice.weighted([(5, 1), (3, 2), (1, 3)]),
        offense=offense,
        defense=defense(dice, stop_all=unique and dice.chance(40)),
        abilities=(_play_text(_scene(dice, edition, False)),) if extra else (),
        grit=dice.between(0, 9) if is_x and dice.chance(20) else 0,
    )


def _action(dice: Dice, edition: SeasonEdition) -> ActionCard:
    scene = _scene(dice, edition, False)
    timing = _timing(scene)
    return ActionCard(
        name=names.title(dice),
        subtype=dice.pick(("offense", "defense", "generic")),
        effects=invent.costly(scene, 3),
        timing=timing,
    )


def _power_up(dice: Dice, edition: SeasonEdition) -> PowerUp:
    keywords = dice.pick(_KEYWORD_SETS)
    group = Group(
        whose="you",
        positions=dice.some((*OFFENSE, *DEFENSE), 2) if dice.chance(50) else (),
        state=dice.pick(("energized", "exhausted")) if dice.chance(15) else None,
    )
    return PowerUp(
        name=names.title(dice),
        abilities=_abilities(dice, edition, 2, keywords, True),
        attach_to=group,
        timing=_timing(_scene(dice, edition, False)),
    )


_KEYWORD_SETS: Final[tuple[tuple[Keyword, ...], ...]] = (("run", "receive"), ("tackle",), ())


def _gridiron(dice: Dice, edition: SeasonEdition) -> Gridiron:
    return Gridiron(
        name=names.title(dice),
        subtype=dice.pick(("environment", "event", "stadium", "weather")),
        abilities=_abilities(dice, edition, 2, (), False),
        timing=_timing(_scene(dice, edition, False)),
    )


def _synergy(dice: Dice, edition: SeasonEdition) -> Synergy:
    return Synergy(
        name=names.title(dice),
        active_if=deck_has(_scene(dice, edition, False)),
        abilities=_abilities(dice, edition, 2, (), False),
    )


def _worded(card: AnyCard) -> AnyCard:
    card = normal(card)
    return msgspec.structs.replace(card, text=printed(card).text)


def random_card(dice: Dice, kind: Kind, edition: SeasonEdition = "crd") -> AnyCard:
    """A card of that kind as the edition could have printed it."""
    side: Side = dice.pick(("offense", "defense"))
    position = dice.pick(OFFENSE if side == "offense" else DEFENSE)
    match kind:
        case "player":
            card: AnyCard = _player(dice, edition, side, position)
        case "superstar":
            card = _superstar(dice, edition, _player(dice, edition, side, position))
        case "play":
            card = _play(dice, edition, dice.chance(10))
        case "action":
            card = _action(dice, edition)
        case "power up":
            card = _power_up(dice, edition)
        case "gridiron":
            card = _gridiron(dice, edition)
        case "synergy":
            card = _synergy(dice, edition)
    try:
        return _worded(card)
    except Unspeakable:  # one card attached to several Players, and the like
        return random_card(dice, kind, edition)


# Decks -----------------------------------------------------------------------------------------


def _squad(dice: Dice, edition: SeasonEdition, side: Side, taken: set[str]) -> list[PlayerCard]:
    """Five different Players of a side, one or two of them Quarterbacks (D-1, D-2)."""
    if side == "offense":
        others = [position for position in OFFENSE if position != "QB"]
        quarterbacks = 2 if dice.chance(25) else 1
        positions: list[Position] = ["QB"] * quarterbacks
        positions += [dice.pick(others) for _ in range(5 - quarterbacks)]
    else:
        positions = [dice.pick(DEFENSE) for _ in range(5)]
    squad = []
    for position in positions:
        card = _player(dice, edition, side, position)
        card = msgspec.structs.replace(card, name=names.unused(card.name, taken))
        squad.append(card)
    return squad


def _action_deck_card(
    dice: Dice, edition: SeasonEdition, squad: list[PlayerCard], stars: set[str]
) -> AnyCard:
    kind: Kind = "action"
    if edition != "2019":
        kind = dice.weighted([(14, "action"), (2, "superstar"), (3, "power up"), (1, "gridiron")])
    if kind == "superstar":
        free = [player for player in squad if player.name not in stars]
        if free:
            player = dice.pick(free)
            stars.add(player.name)
            return _superstar(dice, edition, player)
    if kind == "power up":
        return _power_up(dice, edition)
    return _gridiron(dice, edition) if kind == "gridiron" else _action(dice, edition)


def _twenty(dice: Dice, make: Callable[[], AnyCard], most: int, taken: set[str]) -> list[AnyCard]:
    """Twenty cards, each in one to `most` copies; a Superstar keeps the name of its Player."""
    cards: list[AnyCard] = []
    while len(cards) < 20:
        card = make()
        if not isinstance(card, Superstar):
            card = msgspec.structs.replace(card, name=names.unused(card.name, taken))
        cards += [card] * min(dice.between(1, most), 20 - len(cards))
    return cards


def random_deck(dice: Dice, edition: SeasonEdition = "crd") -> list[AnyCard]:
    """A legal deck: ten Players, 20 Plays, 20 cards for the Action deck.

    From 2021 on a Synergy card may come last; it does not count (D-1 to D-8).
    """
    taken: set[str] = set()
    squad = [
        *_squad(dice, edition, "offense", taken),
        *_squad(dice, edition, "defense", taken),
    ]
    plays = _twenty(dice, lambda: _play(dice, edition, False), 3, taken)
    if dice.chance(60):
        unique = _play(dice, edition, True)
        plays[-1] = msgspec.structs.replace(unique, name=names.unused(unique.name, taken))
    stars: set[str] = set()
    actions = _twenty(dice, lambda: _action_deck_card(dice, edition, squad, stars), 2, taken)
    if edition != "2019" and dice.chance(40):
        once = [place for place, card in enumerate(actions) if actions.count(card) == 1]
        if once:
            place = dice.pick(once)
            actions[place] = msgspec.structs.replace(actions[place], unique=True)
    deck = [*squad, *plays, *actions]
    if edition != "2019" and dice.chance(40):
        deck.append(_synergy(dice, edition))
    return [_worded(card) for card in deck]
