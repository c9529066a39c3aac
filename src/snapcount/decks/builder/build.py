"""Building a deck: Players first, then Plays that suit them, then the Action deck.

Every choice comes from the cards' trees (`decks.worth`), the style and the seed: the same pool and
wish give the same deck everywhere. What is built is put before `decks.legality` like any deck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from snapcount.cards.card import PlayCard, PlayerCard, Superstar, Synergy
from snapcount.cards.words import Side
from snapcount.decks.builder.actions import pick_actions
from snapcount.decks.builder.playbook import pick_plays, wanted_mix
from snapcount.decks.builder.pool import Candidate, Pool, candidate, holds, of_use, whole_pool
from snapcount.decks.builder.reasons import (
    actions_reason,
    players_reason,
    plays_reason,
    synergy_reason,
)
from snapcount.decks.builder.squad import pick_side, player
from snapcount.decks.builder.styles import Style, natural_style, style_named
from snapcount.decks.builder.wish import Built, Wish
from snapcount.decks.decklist import Line, deck_list
from snapcount.decks.errors import CannotBuild
from snapcount.decks.formats import Format, Limits, format_problems
from snapcount.decks.legality import label_of
from snapcount.decks.library import Library, plain
from snapcount.engine.dice import Dice, dice_from_seed

NOISE: Final = 0.25
"""How much a seed may bend the worth of a card, so that decks differ."""
OF_THE_TEAM: Final = 100.0
ITS_SUPERSTAR: Final = 3.0
SIDES: Final[tuple[Side, Side]] = ("offense", "defense")


class Builder:
    """Builds decks from one pool, thousands of times if need be."""

    def __init__(self, library: Library, form: Format, pool: Pool | None = None) -> None:
        """Without a pool every card that the format allows may be used, in any number."""
        self.library = library
        self.form = form
        self.edition = form.rules
        self.limits = Limits(form, library)
        whole = whole_pool(library) if pool is None else pool
        self.pool = [
            found
            for found in whole.for_edition(self.edition)
            if self.limits.allows(found.listed) or pool is not None
        ]
        self.players = [found for found in self.pool if isinstance(found.card, PlayerCard)]
        self.plays = [found for found in self.pool if isinstance(found.card, PlayCard)]
        self.synergies = [found for found in self.pool if isinstance(found.card, Synergy)]
        elsewhere = PlayerCard | PlayCard | Synergy
        self.actions = [found for found in self.pool if not isinstance(found.card, elsewhere)]

    def build(self, wish: Wish) -> Built:
        """The deck. `CannotBuild` has everything that stands in the way."""
        dice = dice_from_seed(f"build:{wish.seed}")
        kept = self._kept(wish)
        team = self._team(wish)
        style = self._style(wish, team, kept)
        squad, lacking = self._squad(kept, team, style, dice)
        if lacking:
            raise CannotBuild(lacking)
        cards = [player(found) for found in squad]
        mix = wanted_mix(style, [found.worth for found in squad if found.worth.side == "offense"])
        old_plays = [found for found in kept if isinstance(found.card, PlayCard)]
        elsewhere = PlayerCard | PlayCard | Synergy
        old_actions = [found for found in kept if not isinstance(found.card, elsewhere)]
        plays = pick_plays(self.plays, old_plays, style, mix, self.edition, _noise(dice))
        actions = pick_actions(
            self.actions,
            old_actions,
            cards,
            style,
            mix,
            self.edition,
            _noise(dice),
        )
        playbook = old_plays + _found(plays, lacking)
        stack = old_actions + _found(actions, lacking)
        if lacking:
            raise CannotBuild(lacking)
        synergy = self._synergy(kept, cards, style)
        return self._finish(wish, style, squad, playbook, stack, synergy)

    # What the wish says ------------------------------------------------------------------------

    def _kept(self, wish: Wish) -> list[Candidate]:
        """The cards that must be in, one entry a copy, with the Players of their Superstars."""
        kept, lacking = list[Candidate](), list[str]()
        for copies, listed in wish.keep:
            if not of_use(listed.card, self.edition):
                lacking.append(
                    f"{label_of(listed.card)} does nothing in {self.edition.name}: these "
                    "rules don't have that kind of card or timing (D-9)."
                )
            kept += [candidate(listed)] * copies
        for found in [one for one in kept if isinstance(one.card, Superstar)]:
            normal = self._counterpart(found, kept)
            if normal is None:
                lacking.append(
                    f"The Superstar {label_of(found.card)} needs its normal Player, who "
                    "isn't in the pool (D-6)."
                )
            elif normal not in kept:
                kept.append(normal)
        if lacking:
            raise CannotBuild(lacking)
        return kept

    def _counterpart(self, star: Candidate, kept: Sequence[Candidate]) -> Candidate | None:
        card = star.card
        assert isinstance(card, Superstar)
        for found in (*kept, *self.players):
            one = found.card
            if isinstance(one, PlayerCard) and one.side == card.side:
                if plain(one.name) == plain(card.name):
                    return found
        return None

    def _team(self, wish: Wish) -> str:
        """The whole name of the team that is wished for; empty if none is."""
        if not wish.team:
            return ""
        teams = sorted({player(found).team for found in self.players} - {""})
        wanted = plain(wish.team)
        exact = [team for team in teams if plain(team) == wanted]
        near = [team for team in teams if wanted in plain(team).split() or wanted in plain(team)]
        if len(exact or near) == 1:
            return (exact or near)[0]
        there = ", ".join(teams) or "none"
        raise CannotBuild(
            [f"The pool has no single team called “{wish.team}”. Choose one of: {there}."]
        )

    def _style(self, wish: Wish, team: str, kept: Sequence[Candidate]) -> Style:
        if wish.style:
            return style_named(wish.style)
        of_team = [found.worth for found in self.players if player(found).team == team]
        some = of_team if team else [found.worth for found in kept]
        everyone = [found.worth for found in (self.players if team else self.pool)]
        return natural_style(some, everyone) if some else style_named("balanced")

    # The groups --------------------------------------------------------------------------------

    def _squad(
        self, kept: Sequence[Candidate], team: str, style: Style, dice: Dice
    ) -> tuple[list[Candidate], list[str]]:
        stars = {plain(one.card.name) for one in self.actions if isinstance(one.card, Superstar)}
        noise = _noise(dice)
        scores: dict[str, float] = {}
        for found in self.players:
            value = found.worth.value(style.weights, style.mix) * noise()
            value += (ITS_SUPERSTAR if plain(found.card.name) in stars else 0.0) - found.cost
            scores[found.key] = value + (OF_THE_TEAM if player(found).team == team else 0.0)
        squad, lacking = list[Candidate](), list[str]()
        for side in SIDES:
            old = [
                one for one in kept if isinstance(one.card, PlayerCard) and one.card.side == side
            ]
            free = [one for one in self.players if not team or player(one).team == team]
            cards = [player(one) for one in old]
            new = pick_side(side, free, cards, style, lambda found: scores[found.key])
            squad += old + _found(new, lacking)
        if team and lacking:
            lacking = [f"{words} You asked for only the {team}." for words in lacking]
        return squad, lacking

    def _synergy(
        self,
        kept: Sequence[Candidate],
        squad: list[PlayerCard],
        style: Style,
    ) -> list[Candidate]:
        """The best Synergy card that these Players make active; one that is kept stays."""
        there = [one for one in kept if isinstance(one.card, Synergy)]
        active = [
            one
            for one in self.synergies
            if isinstance(one.card, Synergy) and holds(one.card.active_if, squad)
        ]
        if there or not active:
            return there
        return [max(active, key=lambda one: one.worth.value(style.weights, style.mix))]

    def _finish(
        self,
        wish: Wish,
        style: Style,
        squad: list[Candidate],
        plays: list[Candidate],
        actions: list[Candidate],
        synergy: list[Candidate],
    ) -> Built:
        chosen = [*squad, *plays, *actions, *synergy]
        lines = (Line(1, one.listed) for one in chosen)
        deck = deck_list(lines, wish.title, format_name=self.form.name)
        found = format_problems(deck, self.form, self.library)
        if found:  # only what had to be kept can bring this about
            raise CannotBuild([str(problem) for problem in found])
        sides = {side: [one for one in squad if player(one).side == side] for side in SIDES}
        reasons = [players_reason(side, sides[side], style) for side in SIDES]
        reasons.append(plays_reason(plays, style, self.edition))
        reasons.append(actions_reason(actions, style))
        reasons += synergy_reason(synergy[0] if synergy else None)
        return Built(deck, style, tuple(reasons))


def _noise(dice: Dice) -> Callable[[], float]:
    """Factors around 1, from the seed."""
    return lambda: 1 + NOISE * (int(dice.below(1001)) - 500) / 500


def _found(picked: list[Candidate] | list[str], lacking: list[str]) -> list[Candidate]:
    """What was picked; what could not be goes to the list."""
    good = [one for one in picked if isinstance(one, Candidate)]
    lacking += [words for words in picked if isinstance(words, str)]
    return good
