"""A table to try a card on: everything that its words speak of can be there.

The card's tree says what that is: the Players that a text describes stand in the squads, and the
plays that it waits for are in both Play decks. All else is drawn from dice: Players with an ability
of every keyword, Actions for every occasion, a board anywhere between two goal lines.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Iterator, Sequence
from typing import Final, cast

import msgspec

from snapcount.cards.card import ActionCard, AnyCard, PlayCard, PlayerCard, Superstar, Synergy
from snapcount.cards.dice import Dice
from snapcount.cards.nouns import DeckHas, Group
from snapcount.cards.season import SEASONS
from snapcount.cards.tree import Ability, CannotRemove, KeepsAbilities, PlayCall
from snapcount.cards.words import (
    PASS_CALLS,
    POSITION_GROUPS,
    RUN_CALLS,
    Call,
    Position,
    Side,
)
from snapcount.engine import terms
from snapcount.engine.editions import edition_named
from snapcount.engine.flow.endings import begin_possession
from snapcount.engine.game import Game, advance, new_game
from snapcount.engine.setup import new_table
from snapcount.testing.cards import (
    action,
    gridiron,
    nodes,
    player,
    power_up,
    read_abilities,
    superstar,
    synergy,
)
from snapcount.testing.layout import Board, write_board

MINE: Final = 0
THEIRS: Final = 1
"""The seat whose card is tried, and the other one."""

COPIES: Final = 4

OFFENSE: Final[tuple[Position, ...]] = ("QB", "RB", "WR", "TE", "OT")
DEFENSE: Final[tuple[Position, ...]] = ("DE", "LB", "CB", "S", "DT")
EVERY_KEYWORD: Final[dict[Side, tuple[str, ...]]] = {
    "offense": (
        "Run: Gain 5 yards.",
        "Receive: Gain 5 yards.",
        "Receive – Short Pass: Gain 5 yards.",
        "Exhaust: Gain 5 yards. Exhaust only after Player Designation.",
    ),
    "defense": (
        "Tackle: The offense loses 5 yards.",
        "Exhaust: The offense loses 5 yards. Exhaust only after Player Designation.",
    ),
}
ACTIONS: Final = (
    "Gain 10 yards. Play only after Player Designation.",
    "The offense loses 10 yards. Play only after Player Designation.",
    "Draw 2 Action cards.",
    "Draw 2 Play cards.",
    "Your opponent discards an Action card.",
    "It becomes first down. Play only at the end of the play.",
    "Energize all of your Players on the field.",
    "Exhaust one of your opponent's Players on the field.",
    "Cancel target Action card.",
    "The play becomes stopped. Play only during On Field Adjustments.",
    "The play becomes successful. Play only during On Field Adjustments.",
    "The play becomes a fumble. Play only during On Field Adjustments.",
    "Replay the Down. Play only during On Field Adjustments.",
    "Move the ball forward 20 yards. Play only at the start of a down.",
)
"""What happens around the card, so that there is something to answer, to copy and to cancel."""

CANCELS: Final = "Cancel all Run abilities. Play only after Player Designation."
"""What the other seat tries where a card keeps abilities from being cancelled."""

REMOVES: Final = "Remove all Power Ups. Remove all Superstars. Remove all Gridiron cards."
"""And where one keeps cards on the field."""

OLD_ACTIONS: Final = tuple(text for text in ACTIONS if "start of a down" not in text)


@dataclasses.dataclass(frozen=True)
class Stage:
    """A game in which a card may be tried: seat 0 has it, as card `card` of the table."""

    game: Game
    card: int
    slot: int
    """The Player's slot, also a Superstar's; -1 for other cards."""


def set_stage(card: AnyCard, edition: str, dice: Dice, spare: AnyCard | None = None) -> Stage:
    """The card on a table of its own. `spare` stands in its place, on the same table otherwise."""
    mine, theirs = _squad(dice, "Ours"), _squad(dice, "Others")
    for group, least in _spoken_of(card):
        for squad, owner in ((mine, "opponent"), (theirs, "you")):
            if group.whose != owner and dice.chance(90 if least else 75):
                _fit(squad, group, least, dice)
    shown = spare or card
    _seat_player(mine, card, shown, dice)
    plays = [_plays(card, dice), _plays(card, dice)]
    deck: list[AnyCard] = [*mine, *plays[MINE], *_others(mine, edition, dice)]
    if isinstance(card, Superstar):
        deck.append(shown)
    elif isinstance(card, Synergy):
        deck.insert(0, shown)
    elif not isinstance(card, PlayerCard):
        deck += [shown] * COPIES
    if "synergy" in SEASONS[edition].kinds and not isinstance(card, Synergy) and dice.chance(50):
        deck.append(_always_active())
    other: list[AnyCard] = [*theirs, *plays[THEIRS], *_others(theirs, edition, dice)]
    if any(isinstance(node, KeepsAbilities) for node in nodes(card)):
        other += [_action(CANCELS)] * COPIES
    if any(isinstance(node, CannotRemove) for node in nodes(card)):
        other += [_action(REMOVES)] * COPIES
    table = new_table((deck, other), edition_named(edition))
    game = new_game(table, dice.below(1 << 30))
    place = next(i for i in range(len(deck)) if table.cards[table.definition[i]] == shown)
    slot = int(table.slot_of[place])
    _write(game, card, slot, dice)
    if isinstance(card, Superstar) and dice.chance(75):
        _attach(game, place, slot)
    _into_hand(game, place, card)
    advance(game)
    return Stage(game, place, slot)


# Squads ----------------------------------------------------------------------------------------


def _squad(dice: Dice, team: str) -> list[PlayerCard]:
    """Ten Players with an ability of every keyword; now and then another position."""
    squad = []
    for place, position in enumerate((*OFFENSE, *DEFENSE)):
        if place in (1, 2, 3, 4) and dice.chance(40):
            options: tuple[Position, ...] = ("RB", "FB", "WR", "TE", "OG", "C", "K", "P", "QB")
            position = dice.pick(options)
        side: Side = "offense" if place < 5 else "defense"
        made = player(position, *_keywords(side), name=f"{team} {place}", team=team)
        squad.append(msgspec.structs.replace(made, side=side, rating=dice.between(60, 99)))
    return squad


@functools.cache
def _keywords(side: Side) -> tuple[Ability, ...]:
    return read_abilities(EVERY_KEYWORD[side], side)


def _spoken_of(card: AnyCard) -> Iterator[tuple[Group, int]]:
    """The Players that a card describes, and how many of them a deck must have."""
    for node in nodes(card):
        if isinstance(node, DeckHas):
            yield node.group, node.at_least or 0
        elif isinstance(node, Group):
            yield node, 0


def _fit(squad: list[PlayerCard], group: Group, least: int, dice: Dice) -> None:
    """Some Players of the squad come to fit the description; a Quarterback stays one."""
    places = [
        place
        for place, card in enumerate(squad)
        if group.side in (None, card.side)
        and _on_side(group, card)
        and not (place == 0 and group.positions and "QB" not in group.positions)
    ]
    if places:
        for place in places[: max(least, dice.between(1, len(places)))]:
            squad[place] = _fitted(squad[place], group, dice)


def _on_side(group: Group, card: PlayerCard) -> bool:
    if not group.positions:
        return True
    return any((position in DEFENSE) == (card.side == "defense") for position in _all(group))


def _all(group: Group) -> list[Position]:
    found: list[Position] = []
    for each in group.positions:
        if each in POSITION_GROUPS:
            found += POSITION_GROUPS[each]
        else:
            found.append(cast(Position, each))
    return found


def _fitted(card: PlayerCard, group: Group, dice: Dice) -> PlayerCard:
    changes: dict[str, object] = {}
    places = [at for at in _all(group) if (at in DEFENSE) == (card.side == "defense")]
    if places:
        changes["position"] = dice.pick(places)
    if group.team is not None:
        changes["team"] = group.team
    if group.named is not None:
        changes["name"] = group.named
    if group.rating_at_least is not None:
        changes["rating"] = max(card.rating, group.rating_at_least)
    if group.rating_at_most is not None:
        changes["rating"] = min(card.rating, group.rating_at_most)
    if group.status == "legend":
        changes["legend"] = True
    return msgspec.structs.replace(card, **changes)


def _seat_player(squad: list[PlayerCard], card: AnyCard, shown: AnyCard, dice: Dice) -> None:
    """The Player that is tried, or that the Superstar goes on, takes a place of its side."""
    if not isinstance(card, PlayerCard | Superstar):
        return
    place = (0 if card.position == "QB" else 1) if card.side == "offense" else 5
    mates = len(squad) if dice.chance(60) else dice.below(len(squad))
    for other in range(mates):  # now and then they are all of one franchise
        squad[other] = msgspec.structs.replace(squad[other], team=card.team)
    if isinstance(shown, PlayerCard):
        squad[place] = shown
    else:
        plain = player(card.position, name=card.name, team=card.team)
        squad[place] = msgspec.structs.replace(plain, side=card.side)


# Decks -----------------------------------------------------------------------------------------


def _plays(card: AnyCard, dice: Dice) -> list[PlayCard]:
    """Twenty Plays: every call that the card speaks of, and some of the others."""
    spoken = [*dict.fromkeys(_calls(card))]
    calls = spoken if spoken and dice.chance(60) else [*RUN_CALLS, *PASS_CALLS]
    return [_play(dice, dice.pick(calls), dice.below(10)) for _ in range(20)]


def _calls(card: AnyCard) -> Iterator[Call]:
    for node in nodes(card):
        words: Sequence[object] = (getattr(node, "call", None), *(getattr(node, "calls", ()) or ()))
        for call in words:
            if call == "run":
                yield from RUN_CALLS
            elif call == "pass":
                yield from PASS_CALLS
            elif isinstance(call, str) and not isinstance(node, PlayCall):
                yield cast(Call, call)


def _play(dice: Dice, call: Call, strength: int) -> PlayCard:
    low = dice.below(4)
    thrown = PlayCall(call, dice.between(10, 40, 5), low, dice.between(low + 3, 9))
    stops = dice.some((*RUN_CALLS, *PASS_CALLS), 3)
    return PlayCard(
        name=f"{call} {strength} against {len(stops)}",
        strength=strength,
        time=dice.below(3),
        offense=thrown if call in PASS_CALLS else PlayCall(call),
        defense=stops,
    )


def _others(squad: Sequence[PlayerCard], edition: str, dice: Dice) -> list[AnyCard]:
    """What else is in an Action deck, as far as the edition knows it."""
    texts = ACTIONS if "superstar" in SEASONS[edition].kinds else OLD_ACTIONS
    sides = ("offense", "defense", "generic")
    cards: list[AnyCard] = [
        msgspec.structs.replace(_action(text), subtype=dice.pick(sides)) for text in texts
    ]
    if "superstar" in SEASONS[edition].kinds:
        star = dice.pick(squad)
        cards += [superstar(star, *_keywords(star.side)), *_attachments()]
    return cards


@functools.cache
def _always_active() -> Synergy:
    return synergy(DeckHas(Group(whose="you"), at_least=1), "Your Run plays gain 5 more yards.")


@functools.cache
def _attachments() -> tuple[AnyCard, ...]:
    return (
        power_up("Run: Gain 5 yards.", name="Boots"),
        power_up("Tackle: The offense loses 5 yards.", name="Gloves"),
        gridiron("Your plays gain 5 more yards.", name="Slope"),
    )


@functools.cache
def _action(text: str) -> ActionCard:
    return action(text, name=text.split(".")[0])


# The board -------------------------------------------------------------------------------------


def _write(game: Game, card: AnyCard, slot: int, dice: Dice) -> None:
    """Any moment of a game, at the start of a down or of a possession."""
    scores = [(0, 0), (7, 0), (0, 7), (14, 10), (10, 14), (3, 24), (24, 3)]
    side = getattr(card, "side", None) or getattr(card, "subtype", None)
    if side not in ("offense", "defense"):
        side = dice.pick(("offense", "defense"))
    offense = MINE if (side == "offense") != dice.chance(10) else THEIRS
    fresh = dice.chance(25)
    board = Board(
        offense_seat=offense,
        ball=_ball(card, dice),
        down=1 if fresh else dice.between(1, 4),
        clock=dice.between(1, 15),
        score=dice.pick(scores),
        timeouts=(dice.between(0, 3), dice.between(0, 3)),
        period=2 if dice.chance(10) and game.table.edition.overtime else dice.below(2),
        possession=2,
        first_offense=dice.below(2),
        at_possession=fresh,
        draw_up=False,
    )
    write_board(game, board)
    for seat in (MINE, THEIRS):
        first = seat * terms.SLOTS_A_SEAT + (0 if seat == offense else 5)
        # Half the time the last of the squad is out, else anyone.
        out = first + 4 if dice.chance(50) else first + dice.below(5)
        if out == slot and dice.chance(80):
            out = first + 4 if slot != first + 4 else first + 3
        game.on_field |= (31 << first) & ~(1 << out)
        for other in range(first, first + 5):
            if other != slot and dice.chance(25):
                game.exhausted |= 1 << other
        for deck, pile in (
            (game.play_deck, game.play_discard),
            (game.action_deck, game.action_discard),
        ):
            for _ in range(dice.below(6)):
                pile[seat].append(deck[seat].pop())
    if fresh:
        begin_possession(game, offense, board.ball)
        game.on_field = 0
        game.possession = board.possession


def _ball(card: AnyCard, dice: Dice) -> int:
    spoken = {getattr(node, "event", "") for node in nodes(card)}
    if "a safety is scored" in spoken and dice.chance(70):
        return 5
    if "a touchdown is scored" in spoken and dice.chance(50):
        return 85
    return dice.between(5, 95, 5)


def _attach(game: Game, card: int, slot: int) -> None:
    """The Superstar is on its Player already."""
    for pile in (game.action_hand, game.action_deck, game.action_discard):
        if card in pile[MINE]:
            pile[MINE].remove(card)
    game.superstar = [card if at == slot else old for at, old in enumerate(game.superstar)]


def _into_hand(game: Game, place: int, card: AnyCard) -> None:
    """A card that is played from the hand is in it."""
    if isinstance(card, PlayerCard | Synergy) or place in game.superstar:
        return
    play_card = isinstance(card, PlayCard)
    hand = game.play_hand if play_card else game.action_hand
    others = (
        (game.play_deck, game.play_discard)
        if play_card
        else (game.action_deck, game.action_discard)
    )
    for pile in others:
        if place in pile[MINE]:
            pile[MINE].remove(place)
            hand[MINE].append(place)
    if len(hand[MINE]) > 5:
        others[0][MINE].append(hand[MINE].pop(0))
