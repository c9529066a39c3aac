"""Inventing effects in a row, what holds them and what waits for them, for random cards.

Each entry of the tables is a weight and a function of the scene; a weight of 0 in an edition that
does not know the thing keeps it out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from snapcount.cards.dice import Dice
from snapcount.cards.nouns import (
    All,
    Countable,
    Did,
    GritIn,
    NamedCalled,
    Not,
    Players,
    That,
    ThatCardIs,
    TheGrit,
    TheX,
    This,
    Times,
    YardsWould,
)
from snapcount.cards.text import invent_nouns as nouns
from snapcount.cards.text.invent_cards import (
    CARD_EFFECTS,
    GRIT_EFFECTS,
    KICK_EFFECTS,
    MODERN_EFFECTS,
    by_shown,
    cost,
)
from snapcount.cards.text.invent_conditions import condition
from snapcount.cards.text.invent_deeds import COPIES, DEED_EFFECTS, PLAYER_EFFECTS, REMOVALS
from snapcount.cards.text.invent_events import (
    EVENTS,
    NOBODYS_EVENTS,
    PLAYED_EVENTS,
    PLAYER_EVENTS,
    TURNING_EVENTS,
    stretch,
)
from snapcount.cards.text.invent_lasting import of_next
from snapcount.cards.text.invent_modifiers import modifier
from snapcount.cards.text.invent_nouns import DECKS, WHO, Scene
from snapcount.cards.text.invent_plays import BALL_EFFECTS, PLAY_EFFECTS, Maker, change
from snapcount.cards.tree import (
    Ability,
    Activated,
    Await,
    CancelIt,
    CancelLayer,
    ChangeStrength,
    ChooseOne,
    ChooseX,
    DetermineGrit,
    Discard,
    Draw,
    Effect,
    EitherMay,
    Gain,
    GainAbilitiesOf,
    GainAbility,
    Grants,
    If,
    InsteadYards,
    KickAgain,
    Lasting,
    Lose,
    May,
    NamePlay,
    OnDesignation,
    RemoveCard,
    RevealTop,
    SetStrength,
    Static,
    Triggered,
    Uncancellable,
    Would,
)
from snapcount.cards.words import PASS_CALLS, Keyword, Wait

DURATIONS: Final[tuple[Wait, ...]] = (
    "this down",
    "next play",
    "this possession",
    "this half",
    "this game",
    "next down",
)

_SIMPLE: Final[list[tuple[int, Maker]]] = [
    *PLAY_EFFECTS,
    *PLAYER_EFFECTS,
    *BALL_EFFECTS,
    *DEED_EFFECTS,
    (9, lambda s: Lasting(modifier(s), s.dice.pick(DURATIONS))),
    (2, lambda s: of_next(s.dice, modifier(s))),
]

_CONTROL: Final[list[tuple[int, Maker]]] = [
    (4, lambda s: _gain_ability(s)),
    (4, lambda s: _either(s)),
    (16, lambda s: _if(s)),
    (12, lambda s: _may(s)),
    (7, lambda s: _choose_one(s)),
    (7, lambda s: _await(s)),
]

_UNDECIDED: Final = (If, May, ChooseOne, Await, ChooseX, DetermineGrit, Uncancellable)
"""Effects after which nobody asks whether they were done."""

_USES: Final[list[tuple[int, Callable[[Scene, Countable], Effect]]]] = [
    (3, lambda s, value: Gain(Times(s.dice.between(5, 10, 5), value))),
    (2, lambda s, value: Lose(Times(5, value))),
    (2, lambda s, value: Draw(nouns.who(s.dice), s.dice.pick(DECKS), value)),
    (2, lambda s, value: ChangeStrength(value)),
    (1, lambda s, value: SetStrength(value)),
]


def _gains_of(scene: Scene) -> Effect:
    dice = scene.dice
    keyword = dice.pick((None, None, "run", "receive", "tackle", "exhaust"))
    to: This | That = That() if scene.that and dice.chance(40) else This()
    of = nouns.players(scene) if isinstance(to, This) else dice.pick((This(), That()))
    return GainAbilitiesOf(of, dice.pick(DURATIONS), keyword, to)  # type: ignore[arg-type]


def effect(scene: Scene) -> Effect:
    """One effect; control is left out where the nesting is deep enough."""
    table = _SIMPLE + CARD_EFFECTS + KICK_EFFECTS + COPIES
    if scene.on_player:
        table.append((3, _gains_of))
    if scene.grit:
        table += GRIT_EFFECTS
    if scene.shown:
        table.append((30, by_shown))
    if scene.modern:
        table += REMOVALS + MODERN_EFFECTS
    if scene.depth < 2:
        table += _CONTROL
    if scene.grit and scene.depth < 2:
        table.append((40, lambda s: If(GritIn(*nouns.small_range(s.dice)), effects(s.inner(), 1))))
    return scene.dice.weighted(table)(scene)


def effects(scene: Scene, most: int) -> tuple[Effect, ...]:
    """One to `most` effects in a row, fewer more likely; X and Grit are used once known."""
    row = [effect(scene)]
    while len(row) < most and scene.dice.chance(40):
        row.append(effect(scene))
    if scene.depth < 2 and scene.dice.chance(4) and not isinstance(row[-1], _UNDECIDED):
        row.append(If(Did() if scene.dice.chance(80) else Not(Did()), effects(scene.inner(), 1)))
    last = row[-1]
    single = isinstance(last, CancelLayer) and not last.every
    if single or (isinstance(last, RemoveCard) and last.count == 1):
        if scene.depth < 2 and scene.dice.chance(20):
            asked = ThatCardIs(scene.dice.pick(("you", "opponent")))
            row.append(If(asked, effects(scene.inner(), 1)))
    if isinstance(row[-1], DetermineGrit) and scene.dice.chance(30):
        row += [scene.dice.weighted(GRIT_EFFECTS)(scene), Gain(TheGrit())]
    if isinstance(row[-1], ChooseX | DetermineGrit):
        value: Countable = TheX() if isinstance(row[-1], ChooseX) else TheGrit()
        row.append(scene.dice.weighted(_USES)(scene, value))
    if isinstance(row[-1], NamePlay) and scene.depth < 2:
        row.append(If(NamedCalled(scene.dice.pick(nouns.SIDES)), effects(scene.inner(), 1)))
    if isinstance(row[-1], RevealTop):
        row.append(by_shown(scene))
    return tuple(row)


def costly(scene: Scene, most: int) -> tuple[Effect, ...]:
    """Effects that now and then have a cost before them."""
    if scene.dice.chance(94):
        return effects(scene, most)
    return (cost(scene), *effects(scene, most))


def samples() -> list[Effect]:
    """A few effects of every kind, always the same."""
    scene = Scene(Dice(1), that=True, grit=True, x=True)
    return [make(scene) for _, make in (*_SIMPLE, *REMOVALS) for _ in range(5)]


# Control ---------------------------------------------------------------------------------------


def _if(scene: Scene) -> Effect:
    asked = condition(scene)
    then = effects(scene.inner(), 2)
    return If(asked, then, effects(scene.inner(), 2) if scene.dice.chance(25) else ())


def _may(scene: Scene) -> Effect:
    dice = scene.dice
    inner = scene.inner()
    offered = effects(inner, 2)
    return May(
        offered,
        who=nouns.who(dice) if dice.chance(35) else "you",
        if_done=effects(inner, 2) if dice.chance(35) else (),
        if_not=effects(scene.inner(), 2) if dice.chance(20) else (),
    )


def _either(scene: Scene) -> Effect:
    dice = scene.dice
    deck = dice.pick(DECKS)
    offered: tuple[Effect, ...] = (Discard("each player", deck, dice.between(1, 2)),)
    if dice.chance(30):
        offered = (*offered, Draw("each player", "action"))
    return EitherMay(
        offered,
        effects(scene.inner(), 1) if dice.chance(40) else (),
        effects(scene.inner(), 1) if dice.chance(70) else (),
    )


def _choose_one(scene: Scene) -> Effect:
    dice = scene.dice
    options = tuple(effects(scene.inner(), 2) for _ in range(dice.between(2, 3)))
    count = 2 if len(options) == 3 and dice.chance(30) else 1
    return ChooseOne(options, nouns.who(dice) if dice.chance(25) else "you", count)


def _await(scene: Scene) -> Effect:
    dice = scene.dice
    inner = scene.inner()
    ability = would(inner) if dice.chance(40) else triggered(inner)
    return Await(ability, dice.pick(DURATIONS), once=dice.chance(70))


def _gain_ability(scene: Scene) -> Effect:
    """An ability without names, which would need quotation marks in quotation marks."""
    dice = scene.dice
    who = nouns.players(scene, "field")
    inside = Scene(dice, scene.edition, depth=2, named_teams=False)
    ability: Ability
    if dice.chance(50):
        keyword: Keyword = dice.pick(("run", "receive", "tackle"))
        ability = OnDesignation(keyword, effects(inside, 1))
    elif dice.chance(50):
        ability = Activated(effects(inside, 1))
    else:
        ability = Static(modifier(inside)) if dice.chance(50) else triggered(inside)
    return GainAbility(who, ability, dice.pick(DURATIONS))


def grants(scene: Scene) -> Grants:
    """An ability with a keyword that others have, without names and quotation marks in it."""
    dice = scene.dice
    who = nouns.group(scene, "field")
    inside = Scene(dice, scene.edition, depth=2, named_teams=False)
    if dice.chance(60):
        keyword: Keyword = dice.pick(("run", "receive", "tackle"))
        return Grants(who, OnDesignation(keyword, effects(inside, 1)))
    return Grants(who, Activated(effects(inside, 1)))


# Triggers --------------------------------------------------------------------------------------


def triggered(scene: Scene, bench: bool = False) -> Triggered:
    dice = scene.dice
    event = dice.pick(EVENTS)
    involved: Players | None = None
    if event in PLAYER_EVENTS and dice.chance(60):
        options: list[tuple[int, Players]] = [(3, All(nouns.group(scene, "field")))]
        if scene.on_player:
            options.append((4, This()))
        if scene.that:
            options.append((6, That()))
        involved = dice.weighted(options)
    about_plays = event in EVENTS[2:7]
    return Triggered(
        event=event,
        who=dice.pick(WHO[:4])
        if involved is None and event not in NOBODYS_EVENTS and dice.chance(60)
        else None,
        players=involved,
        calls=nouns.calls(dice) if about_plays and dice.chance(40) else (),
        condition=condition(scene.inner()) if dice.chance(20) else None,
        effects=(CancelIt(),)
        if event in PLAYED_EVENTS and dice.chance(20)
        else effects(scene.inner(), 2),
        bench=bench,
        once_per=stretch(dice),
        by=dice.pick(WHO) if event in TURNING_EVENTS and dice.chance(30) else None,
    )


def _would_do(scene: Scene, bench: bool) -> Would:
    """In the stead of a draw, of an Action card or of an Exhaust ability."""
    dice = scene.dice
    inner = scene.inner()
    who = dice.pick(WHO[:4])
    if dice.chance(50):
        drawn = dice.pick(("an Action card would be drawn", "a Play card would be drawn"))
        return Would(drawn, effects(inner, 1), who, bench=bench, once_per=stretch(dice))  # type: ignore[arg-type]
    if dice.chance(20):
        gained = dice.pick((who, None))
        return Would("a first down would be gained", effects(inner, 1), gained, bench=bench)
    done: tuple[Effect, ...] = (CancelIt(),)
    if dice.chance(40):
        done = effects(inner, 1)
    elif dice.chance(30):
        done = (*done, If(ThatCardIs(dice.pick(("you", "opponent"))), effects(inner, 1)))
    event = dice.pick(("an Action card would be played", "an Exhaust ability would be used"))
    return Would(event, done, who, bench=bench, once_per=stretch(dice))  # type: ignore[arg-type]


def would(scene: Scene, bench: bool = False) -> Would:
    dice = scene.dice
    inner = scene.inner()
    who = dice.pick(WHO[:4]) if dice.chance(60) else None
    limited = nouns.calls(dice) if dice.chance(40) else ()
    if dice.chance(50):
        yards = YardsWould(at_least=dice.between(5, 40, 5))
        if dice.chance(20):
            yards = YardsWould(at_most=-dice.between(1, 10))
        low: tuple[Effect, ...] = (InsteadYards(change(inner, 20, 5)),)
        if dice.chance(40):
            low += effects(inner, 1)
        return Would("the play would gain yards", low, who, limited, yards, bench)
    if dice.chance(15):
        event = dice.pick(("a field goal would be good", "a field goal would be missed"))
        inner.grit = True
        done = effects(inner, 1) if dice.chance(40) else (KickAgain(),)
        return Would(event, done, who, (), None, bench)  # type: ignore[arg-type]
    if dice.chance(15):
        event, limited, inner.that = "a Player would be exhausted", (), True
        involved: Players | None = None
        if who is None and dice.chance(70):
            involved = All(nouns.group(scene, "field"))
            if scene.on_player and dice.chance(50):
                involved = This()
        done = effects(inner, 2)
        by = dice.pick((*WHO[:4], "each player")) if dice.chance(30) else None
        return Would(event, done, who, (), None, bench, stretch(dice), involved, by)  # type: ignore[arg-type]
    if dice.chance(20):
        return _would_do(scene, bench)
    event = dice.pick(
        (
            "the play would be stopped",
            "the play would be stopped",
            "a pass would be incomplete",
            "the play would be successful",
            "a live ball turnover would happen",
            "a fumble would happen",
            "an interception would happen",
            "a touchdown would be scored",
        )
    )
    if event == "a pass would be incomplete":
        limited = (dice.pick(PASS_CALLS),) if dice.chance(30) else ()
    asked = condition(scene.inner()) if dice.chance(20) else None
    return Would(
        event,  # type: ignore[arg-type]
        effects(inner, 2),
        who,
        limited,
        asked,
        bench,
        stretch(dice),
    )
