"""Random valid cards, from a seed: for fuzzing, tests and balance work.

What a card says is derived from the grammar (`texts`); here stands how long the texts of each kind
of card are, and what else is printed on it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

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
from snapcount.cards.language.discourse.answering import played_then
from snapcount.cards.language.discourse.never import triggered_by_then
from snapcount.cards.language.generate import names, plays
from snapcount.cards.language.generate.texts import Said, Text, Writer
from snapcount.cards.language.kernel import syntax
from snapcount.cards.language.meaning.draft import Page
from snapcount.cards.language.meaning.known_later import in_time
from snapcount.cards.language.meaning.refusal import Refusal
from snapcount.cards.language.meaning.scene import Scene
from snapcount.cards.language.reader import Unread, read
from snapcount.cards.nouns import Designated, Group
from snapcount.cards.season import DEFAULT_EDITION, SEASONS
from snapcount.cards.tree import Activated, OnDesignation, Timing
from snapcount.cards.words import Keyword, Position, Side

KINDS: Final[tuple[Kind, ...]] = (
    "player",
    "superstar",
    "play",
    "action",
    "power up",
    "gridiron",
    "synergy",
)
OFFENSE: Final[tuple[Position, ...]] = ("QB", "RB", "FB", "WR", "TE", "OT", "OG", "C")
DEFENSE: Final[tuple[Position, ...]] = ("DE", "DT", "LB", "CB", "S")


class Made(msgspec.Struct):
    """A card with the texts that it was derived from."""

    card: AnyCard
    texts: tuple[Text, ...] = ()


class Maker:
    """Makes cards of an edition."""

    def __init__(self, dice: Dice, edition: str) -> None:
        self.dice = dice
        self.season = SEASONS[edition]

    @property
    def modern(self) -> bool:
        """Whether it knows more than Players, Plays and Actions."""
        return "superstar" in self.season.kinds

    def _writer(self, scene: Scene) -> Writer:
        return Writer(self.dice, scene, self.modern)

    # Texts -----------------------------------------------------------------------------------

    def _fits_edition(self, timing: Timing | None) -> bool:
        return timing is None or set(timing.points) <= set(self.season.points)

    def _timing(self, scene: Scene) -> tuple[Timing, tuple[Text, ...]]:
        """When a card is played: mostly at one point or two."""
        if self.dice.chance(10):
            return Timing(), ()
        _, said = self._writer(scene).heading(
            syntax.When,
            lambda page: page.timing is not None and self._fits_edition(page.timing),
        )
        assert said.page.timing is not None
        return said.page.timing, (said,)

    def _sentences(self) -> int:
        return self.dice.weighted([(6, 1), (3, 2), (1, 3)])

    def _abilities(
        self,
        scene: Scene,
        most: int,
        keywords: tuple[Keyword, ...] = (),
        *,
        heads: int = 0,
        before: Said | None = None,
    ) -> Text:
        """Up to so many abilities, each on a line; `heads` of a hundred begin with a heading."""
        writer = self._writer(scene)
        dice = self.dice
        count = 1
        while count < most and dice.chance(25):
            count += 1

        def fits(head: Any) -> bool:
            return head.keyword is None or head.keyword in keywords

        def make() -> Text | None:
            lines = [] if before is None else [[before]]
            for _ in range(count):
                line = writer.line(
                    headed=dice.chance(heads),
                    sentences=min(self._sentences(), 2),
                    bench=scene.on_player and self.modern and dice.chance(6),
                    fits=fits,
                )
                if line is None:
                    return None
                lines.append(line)
            found = writer.kept(lines)
            return found if found is not None and self._suits(found.page, scene) else None

        return writer.first(make)

    def _suits(self, page: Page, scene: Scene) -> bool:
        """Whether a card of that kind has such abilities: those with heads are of Players."""
        for ability in page.abilities:
            if isinstance(ability, Activated):
                if not self._fits_edition(ability.timing):
                    return False
                if not scene.on_player and (scene.play or not ability.free):
                    return False
            if isinstance(ability, OnDesignation) and not scene.on_player:
                return False
        return True

    # Cards -----------------------------------------------------------------------------------

    def player(self, side: Side, position: Position) -> Made:
        dice = self.dice
        legend = "legend" in self.season.kinds and dice.chance(8)
        said = self._abilities(Scene(side=side), 2, keywords_of(side, position), heads=60)
        card = PlayerCard(
            name=names.person(dice),
            side=side,
            position=position,
            rating=99 if legend else dice.between(60, 95),
            team=dice.pick(names.TEAMS),
            legend=legend,
            text=said.text,
            abilities=tuple(said.page.abilities),
        )
        return Made(card, (said,))

    def superstar(self, side: Side, position: Position, name: str, team: str, least: int) -> Made:
        said = self._abilities(Scene(side=side), 3, keywords_of(side, position), heads=60)
        card = Superstar(
            name=name,
            side=side,
            position=position,
            rating=self.dice.between(max(least, 90), 99),
            team=team,
            text=said.text,
            abilities=tuple(said.page.abilities),
        )
        return Made(card, (said,))

    def play(self, unique: bool) -> Made:
        dice = self.dice
        is_x = unique and dice.chance(50)
        grit = dice.between(0, 9) if is_x and dice.chance(20) else 0
        lines: list[str] = []
        texts: tuple[Text, ...] = ()
        if unique and self.modern and dice.chance(30):
            texts = (self._abilities(Scene(on_player=False, play=True, x=is_x), 1),)
            lines.append(texts[0].text)
        if is_x:
            lines.append(f"(Choose X as a play, X = {grit} for Grit.)")
        card = PlayCard(
            name=names.title(dice),
            unique=unique,
            strength=None if is_x else dice.between(0, 9),
            time=dice.weighted([(5, 1), (3, 2), (1, 3)]),
            offense=plays.offense(dice),
            defense=plays.defense(dice, stop_all=unique and dice.chance(40)),
            text="\n".join(lines),
            abilities=tuple(texts[0].page.abilities) if texts else (),
            grit=grit,
        )
        return Made(card, texts)

    def action(self) -> Made:
        dice = self.dice
        subtype = dice.pick(("offense", "defense", "generic"))
        side: Side | None = None if subtype == "generic" else subtype  # type: ignore[assignment]
        scene = Scene(action=True, side=side, on_player=False)
        writer = self._writer(scene)

        def make() -> Text | None:
            line = writer.line(headed=False, sentences=self._sentences())
            return None if line is None else writer.kept([line])

        def make_card() -> Made | None:
            said = writer.first(make)
            timing, when = self._timing(scene)
            try:
                page = read(said.text, played_then(scene, timing))
                effects = in_time(page.effects, timing.points)
                triggered_by_then(effects, timing)
            except (Refusal, Unread):
                return None
            card = ActionCard(
                name=names.title(dice),
                subtype=subtype,  # type: ignore[arg-type]
                text=said.text,
                effects=effects,
                timing=timing,
            )
            return Made(card, (said, *when))

        return writer.first(make_card)

    def _entering(self, scene: Scene, make: Callable[[], Made]) -> Made:
        """A card that is played onto the field, and says nothing that comes too early then."""

        def in_time_too() -> Made | None:
            made = make()
            assert isinstance(made.card, PowerUp | Gridiron)
            try:
                read(made.card.text, played_then(scene, made.card.timing))
            except (Refusal, Unread):
                return None
            return made

        return self._writer(scene).first(in_time_too)

    def power_up(self) -> Made:
        scene = Scene(enters=True)
        return self._entering(scene, lambda: self._power_up(scene))

    def _power_up(self, scene: Scene) -> Made:
        before, _ = self._writer(scene).heading(syntax.AttachTo)
        keywords = self.dice.pick(_KEYWORD_SETS)
        said = self._abilities(scene, 2, keywords, heads=50, before=before)
        timing, when = self._timing(scene)
        attach_to = said.page.attach_to or Group(whose="you")
        if isinstance(attach_to.among, Designated):  # who that is, is known at one point
            timing, when = Timing(points=("after player designation",)), ()
        card = PowerUp(
            name=names.title(self.dice),
            text=said.text,
            abilities=tuple(said.page.abilities),
            attach_to=attach_to,
            timing=timing,
        )
        return Made(card, (said, *when))

    def gridiron(self) -> Made:
        scene = Scene(on_player=False, enters=True)
        return self._entering(scene, lambda: self._gridiron(scene))

    def _gridiron(self, scene: Scene) -> Made:
        said = self._abilities(scene, 2)
        timing, when = self._timing(scene)
        card = Gridiron(
            name=names.title(self.dice),
            subtype=self.dice.pick(("environment", "event", "stadium", "weather")),
            text=said.text,
            abilities=tuple(said.page.abilities),
            timing=timing,
        )
        return Made(card, (said, *when))

    def synergy(self) -> Made:
        scene = Scene(on_player=False)
        before, _ = self._writer(scene).heading(syntax.ActiveWhile)
        said = self._abilities(scene, 2, before=before)
        assert said.page.active_if is not None
        card = Synergy(
            name=names.title(self.dice),
            text=said.text,
            active_if=said.page.active_if,
            abilities=tuple(said.page.abilities),
        )
        return Made(card, (said,))

    def any(self, kind: Kind) -> Made:
        """A card of that kind."""
        dice = self.dice
        side: Side = dice.pick(("offense", "defense"))
        position = dice.pick(OFFENSE if side == "offense" else DEFENSE)
        if kind == "superstar":
            return self.superstar(side, position, names.person(dice), dice.pick(names.TEAMS), 90)
        make: dict[Kind, Callable[[], Made]] = {
            "player": lambda: self.player(side, position),
            "play": lambda: self.play(dice.chance(10)),
            "action": self.action,
            "power up": self.power_up,
            "gridiron": self.gridiron,
            "synergy": self.synergy,
        }
        return make[kind]()


_KEYWORD_SETS: Final[tuple[tuple[Keyword, ...], ...]] = (("run", "receive"), ("tackle",), ())


def keywords_of(side: Side, position: Position) -> tuple[Keyword, ...]:
    """What a Player can be designated for."""
    if side == "defense":
        return ("tackle",)
    return ("run",) if position == "QB" else ("run", "receive")


def kinds_of(edition: str) -> tuple[Kind, ...]:
    """The kinds of cards that an edition has."""
    return tuple(kind for kind in KINDS if kind in SEASONS[edition].kinds)


def random_card(dice: Dice, kind: Kind, edition: str = DEFAULT_EDITION) -> AnyCard:
    """A card of that kind as the edition could have printed it."""
    return Maker(dice, edition).any(kind).card
