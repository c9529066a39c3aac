"""Putting two decks on a table: card definitions become the arrays that the engine plays with."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence

from snapcount.cards.card import (
    ActionCard,
    AnyCard,
    Gridiron,
    PlayCard,
    PlayerCard,
    PowerUp,
    Superstar,
    Synergy,
    digest,
)
from snapcount.cards.errata import corrected
from snapcount.cards.words import POSITIONS
from snapcount.engine import terms
from snapcount.engine.assemble.executors import new_assembler
from snapcount.engine.assemble.words import at_kick, call_bits, gridiron_side, one_call, point_bits
from snapcount.engine.edition import Edition
from snapcount.engine.errors import SetupError
from snapcount.engine.for_grit import counts_for_grit
from snapcount.engine.options import CALL, DISCARD, LINE_UP, PICK_CARD, PLAY_A_CARD, VERBS
from snapcount.engine.play import stopped_by
from snapcount.engine.program import Ability, Waiting
from snapcount.engine.replacements import ChooseReplacement
from snapcount.engine.steps.groups import Described
from snapcount.engine.table import Table

KINDS: dict[type, int] = {
    PlayerCard: terms.PLAYER_CARD,
    Superstar: terms.SUPERSTAR,
    PlayCard: terms.PLAY_CARD,
    ActionCard: terms.ACTION_CARD,
    PowerUp: terms.POWER_UP,
    Gridiron: terms.GRIDIRON,
    Synergy: terms.SYNERGY,
}
KIND_NAMES = (
    "Player",
    "Superstar",
    "Play",
    "Action",
    "Power Up",
    "Gridiron",
    "Synergy",
)
ACTION_SIDES = {
    "offense": terms.ON_OFFENSE,
    "defense": terms.ON_DEFENSE,
    "generic": terms.ON_EITHER,
}
MOST_CARDS = 1000
OF_DEFINITIONS = (
    *("kind", "side", "names", "strength", "grit", "time", "offense_call", "yards", "low", "high"),
    *("stops", "rating", "positions", "team", "legend", "standing", "played", "play_points"),
    *("use_points", "card_abilities", "attach_to"),
)
"""What a Table knows of every card and all copies of a card have in common."""


def new_table(
    decks: tuple[Sequence[AnyCard], Sequence[AnyCard]], edition: Edition, all_pro: bool = False
) -> Table:
    """The table of a game between two decks. `SetupError` says what cannot be put on it.

    Only what the rules of play need is asked here (five and five Players at most, kinds that the
    edition knows); whether a deck is legal is for `snapcount.decks` to say.
    """
    if all_pro and not edition.all_pro_allowed:
        raise SetupError(f"The {edition.name} rules don't have All Pro mode. Use 2022 or crd.")
    cards = [card for deck in decks for card in deck]
    if len(cards) > MOST_CARDS:
        raise SetupError(f"Too many cards ({len(cards)}). A table holds {MOST_CARDS}.")
    for card in cards:
        refuse_unknown_kind(card, edition)
    builder = _Builder(edition, all_pro)
    for seat, deck in enumerate(decks):
        for card in deck:
            builder.add(seat, card)
    return builder.finish()


def refuse_unknown_kind(card: AnyCard, edition: Edition) -> None:
    """D-9."""
    kind = KINDS[type(card)]
    if not (edition.kinds >> kind) & 1:
        raise SetupError(
            f"{card.name!r} is a {KIND_NAMES[kind]} card, and the {edition.name} rules don't "
            "have those. Leave it out or choose a later edition."
        )
    if isinstance(card, PlayerCard) and card.legend and not edition.legends:
        raise SetupError(
            f"{card.name!r} is a Legend, and the {edition.name} rules don't have those. "
            "Leave it out or choose 2022 or crd."
        )


class _Builder:
    """Fills a Table card by card; copies of a definition share its programs."""

    def __init__(self, edition: Edition, all_pro: bool) -> None:
        table = Table(edition, all_pro)
        self.table = table
        self.assembler = new_assembler()
        # Number 0 belongs to cards that are put on the field rather than carried out.
        self.put = self.assembler.new_ability(0, terms.PLAYED)
        self.definitions: dict[AnyCard, int] = {}
        self.known: dict[int, int] = {}
        """Definitions by the identity of a card: a deck holds most of them several times."""
        self.cards: list[AnyCard] = []
        table.owner, table.kind, table.definition, table.side = [], [], [], []
        table.strength, table.grit, table.time = [], [], []
        table.offense_call, table.yards, table.low, table.high, table.stops = [], [], [], [], []
        table.rating, table.positions, table.team, table.names = [], [], [], []
        table.legend, table.slot_of, table.standing = [], [], []
        table.played, table.play_points, table.use_points = [], [], []
        table.card_abilities, table.attach_to, table.firsts = [], [], []
        table.slot_card = [-1] * terms.SLOTS
        table.synergy = [-1, -1]
        table.synergy_if = [None, None]
        table.opening = [[[], []], [[], []]]

    def add(self, seat: int, card: AnyCard) -> None:
        """Put a card on the table. Its deck keeps it meanwhile: copies are known by identity."""
        t = self.table
        number = len(t.owner)
        definition = self.known.get(id(card), -1)
        if definition < 0:
            played = corrected(card, t.edition.name)  # chapter E
            definition = self.definitions.setdefault(played, len(self.definitions))
            self.known[id(card)] = definition
            if definition == len(self.cards):
                self.define(number, played)
        t.owner.append(seat)
        t.definition.append(definition)
        self.place(seat, number, self.cards[definition])

    def define(self, number: int, card: AnyCard) -> None:
        """Note what holds for this card and every other copy of it."""
        t = self.table
        self.cards.append(card)
        known = len(self.assembler.firsts)
        abilities, played = self.assemble(card)
        for ability in self.assembler.firsts[known:]:  # a card may change hands
            t.firsts += [Waiting(ability, each, number, -1, 0) for each in range(2)]
        t.kind.append(KINDS[type(card)])
        t.card_abilities.append(abilities)
        t.standing.append(
            any(
                a.kind in (terms.TRIGGERED, terms.WOULD, terms.STATIC, terms.FREE)
                for a in abilities
            )
        )
        t.use_points.append(_union(a.points for a in abilities if a.kind == terms.EXHAUST))
        t.played.append(played)
        t.names.append(self.assembler.name(card.name))
        self.add_play_fields(card)
        self.add_player_fields(card)
        self.add_action_fields(card)

    def assemble(self, card: AnyCard) -> tuple[list[Ability], Ability | None]:
        """The card's abilities, and what playing it from hand does."""
        self.assembler.of_synergy = isinstance(card, Synergy)
        if isinstance(card, ActionCard):
            return [], self.assembler.played(card.effects, card.timing)
        abilities = [self.assembler.ability(node, i) for i, node in enumerate(card.abilities)]
        abilities += [other for each in abilities for other in each.others]
        if isinstance(card, PlayCard):
            for each in abilities:  # this card is the call that its own text waits for
                if each.kind == terms.TRIGGERED and each.event == terms.PLAY_REVEALED:
                    each.names_call = True
        if isinstance(card, PowerUp | Gridiron):
            return abilities, self.assembler.played((), card.timing)
        return abilities, self.put if isinstance(card, Superstar) else None

    def add_play_fields(self, card: AnyCard) -> None:
        t = self.table
        play = card if isinstance(card, PlayCard) else None
        t.strength.append(0 if play is None else -1 if play.strength is None else play.strength)
        t.grit.append(0 if play is None else counts_for_grit(play, t.edition))
        t.time.append(0 if play is None else play.time)
        t.offense_call.append(0 if play is None else one_call(play.offense.call))
        t.yards.append(0 if play is None else play.offense.yards or 0)
        t.low.append(0 if play is None else play.offense.catch_low or 0)
        high = None if play is None else play.offense.catch_high
        t.high.append(9 if high is None else high)
        t.stops.append(0 if play is None else self.stops(play))

    def stops(self, play: PlayCard) -> int:
        return stopped_by(self.table.edition, call_bits(play.defense))

    def add_player_fields(self, card: AnyCard) -> None:
        t = self.table
        if isinstance(card, PlayerCard | Superstar):
            t.rating.append(card.rating)
            t.positions.append(1 << POSITIONS.index(card.position))
            t.team.append(self.assembler.team(card.team))
            t.legend.append(isinstance(card, PlayerCard) and card.legend)
        else:
            t.rating.append(0)
            t.positions.append(0)
            t.team.append(-1)
            t.legend.append(False)

    def add_action_fields(self, card: AnyCard) -> None:
        t = self.table
        side, points, attach = terms.ON_EITHER, 0, None
        if isinstance(card, ActionCard):
            side, points = ACTION_SIDES[card.subtype], point_bits(card.timing.points)
            points |= at_kick(card.effects)
        elif isinstance(card, PowerUp | Gridiron):
            if isinstance(card, Gridiron):
                side = gridiron_side(card.subtype)
            points = point_bits(card.timing.points)
        elif isinstance(card, Superstar):
            points = terms.SUPERSTAR_POINTS
        if isinstance(card, PowerUp):
            attach = self.assembler.group(card.attach_to)
        t.side.append(side)
        t.play_points.append(points)
        t.attach_to.append(attach)

    def place(self, seat: int, number: int, card: AnyCard) -> None:
        """Where the card starts: a Player's slot, a deck, or beside the table (S-4)."""
        t = self.table
        slot = -1
        if isinstance(card, PlayerCard):
            slot = self.free_slot(seat, card)
            t.slot_card[slot] = number
        elif isinstance(card, Synergy):
            if t.synergy[seat] >= 0:
                raise SetupError(
                    f"{card.name!r} is a second Synergy card. A deck can have only one."
                )
            t.synergy[seat] = number
            self.assembler.of_synergy = True
            t.synergy_if[seat] = self.assembler.condition(card.active_if)
        elif isinstance(card, PlayCard):
            t.opening[seat][terms.PLAY].append(number)
        else:
            t.opening[seat][terms.ACTION].append(number)
        t.slot_of.append(slot)

    def free_slot(self, seat: int, card: PlayerCard) -> int:
        first = seat * terms.SLOTS_A_SEAT + (0 if card.side == "offense" else 5)
        for slot in range(first, first + 5):
            if self.table.slot_card[slot] < 0:
                return slot
        raise SetupError(
            f"{card.name!r} is a sixth Player on {card.side}. A deck has five on each side."
        )

    def finish(self) -> Table:
        t = self.table
        for name in OF_DEFINITIONS:
            noted = getattr(t, name)
            setattr(t, name, list(map(noted.__getitem__, t.definition)))
        for number, kind in enumerate(t.kind):
            if kind == terms.SUPERSTAR:
                t.slot_of[number] = self.counterpart(number)
        t.choice = self.assembler.new_ability(0, terms.PLAYED)
        t.choice.steps = [ChooseReplacement()]
        t.abilities = self.assembler.abilities
        t.exchanges = self.assembler.exchanges
        t.grants = self.assembler.grants
        self.find_line_ups()
        self.find_actors()
        t.listens = self.assembler.listens
        t.recalls = self.assembler.recalls
        t.tallies = self.assembler.tallies
        t.keeps = self.assembler.keeps
        t.modifies = self.assembler.modifies
        self.find_groups()
        self.find_plain()
        t.of_card = [[] for _ in range(VERBS)]
        for verb in (CALL, DISCARD, PICK_CARD, PLAY_A_CARD):
            t.of_card[verb] = [t.option(verb, card, -1) for card in range(len(t.owner))]
        t.labels = labels_of(self.cards)
        t.cards = self.cards
        t.digest = _digest(t, self.cards)
        return t

    def find_line_ups(self) -> None:
        """S-5: who of each side may stay out; the last Quarterback may not."""
        t = self.table
        t.squads, t.line_ups = [], []
        for first in range(0, terms.SLOTS, 5):
            squad = [slot for slot in range(first, first + 5) if t.slot_card[slot] >= 0]
            passers = [s for s in squad if t.positions[t.slot_card[s]] & terms.QUARTERBACK]
            needed = passers if first % terms.SLOTS_A_SEAT == 0 and len(passers) == 1 else []
            out = [slot for slot in squad if slot not in needed]
            if len(squad) <= terms.ON_THE_FIELD:
                out = []
            t.squads.append(sum(1 << slot for slot in squad))
            t.line_ups.append([t.option(LINE_UP, slot, -1) for slot in out])

    def find_actors(self) -> None:
        """Who can act when, as far as the decks tell: so that most points need no closer look."""
        t = self.table
        t.users = [[], []]
        t.users_at = [[0] * (terms.ALL_POINTS + 1) for _ in range(2)]
        t.bench_users = 0
        t.playable_at = [
            [
                points if sides & side else 0
                for points, sides in zip(t.play_points, t.side, strict=True)
            ]
            for side in range(3)
        ]
        t.standing_slots = []
        t.acts_at = [0, 0]
        t.free_at = 0
        for number, seat in enumerate(t.owner):
            free = _union(a.points for a in t.card_abilities[number] if a.kind == terms.FREE)
            t.free_at |= free
            t.acts_at[seat] |= t.play_points[number] | t.use_points[number] | free
            slot = t.slot_of[number]
            if slot >= 0 and t.use_points[number] and slot not in t.users[seat]:
                t.users[seat].append(slot)
            if slot >= 0:
                self.note_user(number, slot)
            if slot >= 0 and t.standing[number] and slot not in t.standing_slots:
                t.standing_slots.append(slot)
        t.acts_at = [points | t.grants for points in t.acts_at]
        if t.exchanges:
            t.acts_at = [t.acts_at[0] | t.acts_at[1]] * 2
        for slots in (*t.users, t.standing_slots):
            slots.sort()

    def find_groups(self) -> None:
        """Whom each group may come to mean, so that a search need not look at the others."""
        t = self.table
        for group in self.assembler.groups:
            group.could = 0
            for card, slot in enumerate(t.slot_of):
                if slot >= 0 and self.could_fit(group, card, slot):
                    group.could |= 1 << slot

    def could_fit(self, group: Described, card: int, slot: int) -> bool:
        """Whether a Player is of that group while that card is on top, as far as cards tell."""
        t = self.table
        if group.side and (1 if slot % terms.SLOTS_A_SEAT < 5 else 2) != group.side:
            return False
        if group.positions and not t.modifies[terms.MOD_COUNTS_AS]:
            if not group.positions & t.positions[card]:
                return False
        if group.team >= 0 and t.team[card] != group.team:
            return False
        return group.name < 0 or t.names[card] == group.name

    def find_plain(self) -> None:
        """Action cards that need no closer look than at the timing point and the side."""
        t = self.table
        hindered = (
            t.modifies[terms.MOD_CANNOT_PLAY_ACTIONS]
            or t.modifies[terms.MOD_CANNOT_PLAY_KIND]
            or t.modifies[terms.MOD_ACTIONS_COST]
            or t.modifies[terms.MOD_LIMIT_ACTIONS]
        )
        t.plain = []
        for card, played in enumerate(t.played):
            t.plain.append(
                played is not None
                and t.kind[card] == terms.ACTION_CARD
                and not hindered
                and not played.needs_layer
                and played.once_per < 0
                and played.cost is None
                and played.condition is None
            )

    def note_user(self, number: int, slot: int) -> None:
        """In which timing points the Player of that slot may use abilities of that card."""
        t = self.table
        for ability in t.card_abilities[number]:
            if ability.kind == terms.EXHAUST:
                for place in range(terms.ALL_POINTS.bit_length()):
                    if (ability.points >> place) & 1:
                        t.users_at[t.owner[number]][1 << place] |= 1 << slot
                if ability.bench:
                    t.bench_users |= 1 << slot

    def counterpart(self, superstar: int) -> int:
        """D-6, T-15: the slot of the normal Player with the Superstar's name and side, or -1."""
        t = self.table
        card = self.cards[t.definition[superstar]]
        assert isinstance(card, Superstar)
        first = t.owner[superstar] * terms.SLOTS_A_SEAT + (0 if card.side == "offense" else 5)
        for slot in range(first, first + 5):
            normal = t.slot_card[slot]
            if normal >= 0 and t.names[normal] == t.names[superstar]:
                return slot
        return -1


def _union(bits: Iterable[int]) -> int:
    union = 0
    for each in bits:
        union |= each
    return union


def labels_of(cards: list[AnyCard]) -> list[str]:
    """A name for each definition that no other on this table has."""
    return labels_for(
        [(plain_label(card.name, isinstance(card, Superstar)), card.number) for card in cards]
    )


def labels_for(named: list[tuple[str, str]]) -> list[str]:
    """The same, from each card's plain label and number."""
    names = [name for name, _ in named]
    labels: list[str] = []
    for name, number in named:
        alike = names.count(name) > 1
        label = f"{name} ({number})" if alike and number else name
        if label in labels or (alike and not number):
            label = f"{label} #{1 + sum(1 for other in labels if other.startswith(label))}"
        labels.append(label)
    return labels


def plain_label(name: str, superstar: bool) -> str:
    """A Superstar shares its name with a Player by rule (D-6), so it always says what it is."""
    return f"{name} (Superstar)" if superstar else name


def _digest(t: Table, cards: list[AnyCard]) -> str:
    """What decides how this table plays, as a short hash: saved states name it."""
    of_cards = [digest(card) for card in cards]
    parts = [t.edition.name, str(t.all_pro)]
    parts += [f"{seat}{of_cards[d]}" for seat, d in zip(t.owner, t.definition, strict=True)]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]
