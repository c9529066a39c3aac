"""What the grammar's rules for layers, and for cards on the field, become."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from snapcount.cards.nouns import Choose, Group, Players
from snapcount.cards.text.clauses import Clause
from snapcount.cards.text.machine import Word
from snapcount.cards.text.reading_lineup import ReadLineUp
from snapcount.cards.text.reading_numbers import Attachment
from snapcount.cards.text.reading_who import Named, known
from snapcount.cards.text.refusal import Refusal
from snapcount.cards.tree import (
    CancelAbilities,
    CancelIt,
    CancelLayer,
    MoveThis,
    NewTarget,
    RemoveCard,
    RemoveThis,
    Uncancellable,
)
from snapcount.cards.words import LayerKind, Who


def _on_whom(kind: Attachment, players: Players) -> Players:
    if kind not in ("power up", "superstar"):
        raise Refusal("unexpected", "a Gridiron card lies on no Player")
    return players


class ReadLayers(ReadLineUp):
    """What is cancelled or gets a new target, and which cards are removed from the field."""

    # Abilities

    def run_keyword(self) -> str:
        return "run"

    def receive_keyword(self) -> str:
        return "receive"

    def tackle_keyword(self) -> str:
        return "tackle"

    def exhaust_keyword(self) -> str:
        return "exhaust"

    def cancel_abilities(self, keyword: Any) -> Clause:
        return CancelAbilities(keyword)

    def cancel_abilities_of(self, whose: Named, keyword: Any) -> Clause:
        return CancelAbilities(keyword, known(whose))

    # Layers

    def layer_action(self) -> CancelLayer:
        return CancelLayer("action card")

    def layer_exhaust(self) -> CancelLayer:
        return CancelLayer("exhaust ability")

    def layer_of_keyword(self, keyword: str) -> CancelLayer:
        return CancelLayer(cast(LayerKind, f"{keyword} ability"))

    def layer_carrying(self) -> CancelLayer:
        return CancelLayer("run or receive ability")

    def layer_designation(self) -> CancelLayer:
        return CancelLayer("run, receive or tackle ability")

    def layer_either(self) -> CancelLayer:
        return CancelLayer("action card or exhaust ability")

    def layer_effect(self) -> CancelLayer:
        return CancelLayer("effect")

    def layer_offense(self, _: Word) -> CancelLayer:
        return CancelLayer("offense action card")

    def layer_defense(self, _: Word) -> CancelLayer:
        return CancelLayer("defense action card")

    def layer_of(self, who: Named) -> Who:
        return known(who)

    def cancel_it(self) -> Clause:
        return CancelIt()

    def cancel_layer(self, layer: CancelLayer, whose: Who | None) -> Clause:
        return CancelLayer(layer.what, whose)

    def cancel_to_hand(self, layer: CancelLayer, whose: Who | None, *_: object) -> Clause:
        if not layer.what.endswith("action card"):
            raise Refusal("unexpected", "a card returns to its owner's hand")
        return CancelLayer(layer.what, whose, to="hand")

    def cancel_layers(self, layer: CancelLayer, whose: Who | None) -> Clause:
        return CancelLayer(layer.what, whose, every=True)

    def cancel_others(self, _: Word, layer: CancelLayer, whose: Who | None) -> Clause:
        return CancelLayer(layer.what, whose, every=True)

    def cancel_layer_of(self, whose: Named, layer: CancelLayer) -> Clause:
        return CancelLayer(layer.what, known(whose))

    def cancel_one_of(self, count: Word, whose: Named, layer: CancelLayer) -> Clause:
        if count != "1":
            raise Refusal("unexpected", "one effect is cancelled, or all of them")
        return CancelLayer(layer.what, known(whose))

    def cancel_layers_of(self, whose: Named, layer: CancelLayer) -> Clause:
        return CancelLayer(layer.what, known(whose), every=True)

    def cancel_keyword(self, keyword: str, whose: Who | None) -> Clause:
        return CancelLayer(cast(Any, f"{keyword} ability"), whose)

    def uncancellable(self) -> Clause:
        return Uncancellable()

    def cancel_targeting(self, layer: CancelLayer, whose: Who | None) -> Clause:
        if whose not in ("opponent", None):
            raise Refusal("unexpected", "it is the opponent's effects that are cancelled")
        return CancelLayer(layer.what, targets=True)

    def cancel_targeting_of(self, whose: Named, layer: CancelLayer) -> Clause:
        return self.cancel_targeting(layer, known(whose))

    def aim_targeting(self, layer: CancelLayer, whose: Who | None) -> Clause:
        self.cancel_targeting(layer, whose)
        return NewTarget(layer.what, targets=True)

    def aim_targeting_of(self, whose: Named, layer: CancelLayer) -> Clause:
        return self.aim_targeting(layer, known(whose))

    def new_target(self, layer: CancelLayer, whose: Who | None) -> Clause:
        return NewTarget(layer.what, whose)

    def new_target_of(self, whose: Named, layer: CancelLayer) -> Clause:
        return NewTarget(layer.what, known(whose))

    def new_target_of_keyword(self, keyword: str, whose: Who | None) -> Clause:
        return NewTarget(cast(Any, f"{keyword} ability"), whose)

    # Cards on the field

    def remove_one(self, kind: Attachment) -> Clause:
        return RemoveCard(kind)

    def remove_some(self, count: Word, kind: Attachment) -> Clause:
        return RemoveCard(kind, None, int(count))

    def remove_all(self, kind: Attachment) -> Clause:
        return RemoveCard(kind, None, None)

    def remove_some_of(self, count: Word, whose: Named, kind: Attachment) -> Clause:
        return RemoveCard(kind, known(whose), int(count))

    def remove_all_of(self, whose: Named, kind: Attachment) -> Clause:
        return RemoveCard(kind, known(whose), None)

    def remove_one_from(self, kind: Attachment, players: Players) -> Clause:
        return RemoveCard(kind, players=_on_whom(kind, players))

    def remove_some_from(self, count: Word, kind: Attachment, players: Players) -> Clause:
        return RemoveCard(kind, None, int(count), players=_on_whom(kind, players))

    def remove_all_from(self, kind: Attachment, players: Players) -> Clause:
        return RemoveCard(kind, None, None, players=_on_whom(kind, players))

    def remove_up_to(self, count: Word, kind: Attachment) -> Clause:
        return RemoveCard(kind, None, int(count), up_to=True)

    def remove_up_to_of(self, count: Word, whose: Named, kind: Attachment) -> Clause:
        return RemoveCard(kind, known(whose), int(count), up_to=True)

    def remove_up_to_from(self, count: Word, kind: Attachment, players: Players) -> Clause:
        on = _on_whom(kind, players)
        return RemoveCard(kind, None, int(count), players=on, up_to=True)

    def remove_others(self, _: Word, kind: Attachment) -> Clause:
        return RemoveCard(kind, None, None, other=True)

    def remove_another(self, kind: Attachment) -> Clause:
        return RemoveCard(kind, other=True)

    def this_to_bottom(self, *_: object) -> Clause:
        return RemoveThis("bottom")

    def this_shuffled(self, *_: object) -> Clause:
        return RemoveThis("shuffle")

    def move_this(self) -> Clause:
        return MoveThis()

    def move_this_to(self, to: Players) -> Clause:
        """A card that moves leaves its Player, so that whoever gets it is another."""
        if not isinstance(to, Choose) or to.count != 1 or to.by != "you":
            raise Refusal("unexpected", "this card goes to one Player whom you choose")
        group = msgspec.structs.replace(to.group, other=False)
        return MoveThis(None if group in (Group(), Group(whose="you")) else Choose(group))
