"""Layers, attachments, allowances and quoted abilities, in the words people use."""

from __future__ import annotations

import pytest

from snapcount.cards.language.printing import english
from snapcount.cards.language.reader import Scene, Unread, read
from snapcount.cards.nouns import All, Choose, Group, This
from snapcount.cards.tree import (
    ActionsCost,
    AttachCard,
    CancelAbilities,
    CancelLayer,
    CannotCancel,
    CannotDraw,
    CannotPlayActions,
    CannotPlayKind,
    CannotRemove,
    CannotTimeout,
    ChooseOne,
    CopyAbility,
    CopyLayer,
    Effect,
    Gain,
    GainAbilitiesOf,
    GainAbility,
    Grants,
    KeepsAbilities,
    LimitActions,
    LimitDraws,
    Modifier,
    ModifyHandLimit,
    MoreActions,
    MovePowerUp,
    MoveThis,
    NewTarget,
    OnDesignation,
    PutOnField,
    RemoveCard,
    RemoveThis,
    SetHandLimit,
    Static,
    Uncancellable,
)

YOURS, THEIRS = Group("you"), Group("opponent")
RUN = OnDesignation("run", (Gain(5),))


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Counter target Action card.", CancelLayer()),
        ("Cancel an Action card your opponent just played.", CancelLayer(whose="opponent")),
        ("Cancel the effect of an Exhaust ability.", CancelLayer("exhaust ability")),
        (
            "Cancel target Action card. Return it to its owner's hand.",
            CancelLayer(to="hand"),
        ),
        (
            "Cancel an Action card. It returns to its owner's hand instead of the discard pile.",
            CancelLayer(to="hand"),
        ),
        (
            (
                "Cancel an Action card. Put it on the bottom of its owner's Action deck instead of"
                " into the discard pile."
            ),
            CancelLayer(to="bottom"),
        ),
        (
            "Cancel an Action card, then its owner puts it on top of their Action deck.",
            CancelLayer(to="top"),
        ),
        (
            (
                "Cancel an Action card. That card is shuffled into its owner's deck rather than"
                " being discarded."
            ),
            CancelLayer(to="shuffle"),
        ),
        ("Remove all effects from the layers.", CancelLayer("effect", every=True)),
        ("Cancel all Tackle abilities this down.", CancelAbilities("tackle")),
        ("Change the target of an effect to another Player.", NewTarget("effect")),
        ("This card cannot be cancelled.", Uncancellable()),
        (
            (
                "Copy the effect of the last Action card your opponent played this down."
                " You may choose"
                " new targets for it."
            ),
            CopyLayer(whose="opponent", this_down=True, last=True),
        ),
        ("Use an Exhaust ability of one of your opponent's Players.", CopyAbility(Choose(THEIRS))),
        (
            "This Player gains the Run abilities of one of your Players until the end of the half.",
            GainAbilitiesOf(Choose(YOURS), "this half", "run"),
        ),
        (
            "Remove all Weather cards except this one.",
            RemoveCard("weather", None, None, other=True),
        ),
        (
            "Remove all Power Ups attached to one of your opponent's Players.",
            RemoveCard("power up", count=None, players=Choose(THEIRS)),
        ),
        (
            "Return all Power Ups to their owners' hands.",
            RemoveCard("power up", None, None, "hand"),
        ),
        ("Discard this card.", RemoveThis()),
        ("Put this card under your Action deck.", RemoveThis("bottom")),
        ("Move this card to another of your Players.", MoveThis()),
        ("Move a Power Up from one of your Players to another.", MovePowerUp("you")),
        (
            (
                "Search your Action deck for a Power Up, reveal it and attach it to one of your"
                " Players."
            ),
            AttachCard("deck", Choose(YOURS)),
        ),
        ("Put a Superstar from your hand onto its Player.", PutOnField("superstar", "hand")),
        (
            "Take a Power Up from your discard pile and attach it to one of your Players.",
            AttachCard("discard", Choose(YOURS)),
        ),
        (
            "Choose a Power Up in your hand and put it on one of your Players.",
            AttachCard("hand", Choose(YOURS)),
        ),
        (
            "Take a Gridiron card from your discard pile and put it onto the field.",
            PutOnField("gridiron", "discard"),
        ),
        (
            "Return a Gridiron card from your discard pile to the field.",
            PutOnField("gridiron", "discard"),
        ),
    ],
)
def test_effects_on_layers_and_the_field(text: str, meant: Effect) -> None:
    scene = Scene(action=True)
    assert read(text, scene).effects == (meant,)
    assert read(english((meant,)), scene).effects == (meant,)


def test_one_verb_removes_several_kinds_or_one_of_them() -> None:
    scene = Scene(action=True)
    up, card = RemoveCard("power up"), RemoveCard("gridiron")
    either = read("Remove a Power Up or Gridiron card from the field.", scene).effects
    assert either == (ChooseOne(((up,), (card,))),)
    both = read("Remove all Power Ups and Gridiron cards from the field.", scene).effects
    assert both == (RemoveCard("power up", None, None), RemoveCard("gridiron", None, None))


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Your maximum Action hand size is 7.", SetHandLimit("you", "action", 7)),
        ("Both players may hold up to 8 Action cards.", SetHandLimit("each player", "action", 8)),
        ("You have no maximum hand size.", SetHandLimit("you", None, None)),
        ("Raise your Play hand limit by 2.", ModifyHandLimit("you", "play", 2)),
        ("Hand limits are reduced by 1.", ModifyHandLimit("each player", None, -1)),
        (
            "To play an Action card, your opponent must first discard a Play card.",
            ActionsCost("opponent", "play"),
        ),
        ("Action cards cannot be cancelled.", CannotCancel("each player", "action card")),
        ("Your opponent cannot cancel your effects.", CannotCancel()),
        ("This Player's abilities can't be cancelled.", KeepsAbilities(This())),
        ("No Power Ups may be attached.", CannotPlayKind("each player", "power up")),
        ("This card cannot be removed from the field.", CannotRemove()),
        ("Your Gridiron cards cannot be removed.", CannotRemove("gridiron", "you")),
        ("You may play an additional Action card.", MoreActions("you")),
        ("Neither player may draw Action cards.", CannotDraw("each player", "action")),
        (
            "Players may not draw more than one Action card per down.",
            LimitDraws("each player", "action"),
        ),
        ("Your opponent can't call timeouts.", CannotTimeout("opponent")),
        (
            "Players may not play Action cards during On Field Adjustments.",
            CannotPlayActions("each player", "on field adjustments"),
        ),
        ("Your opponent may only play one Action card each down.", LimitActions("opponent")),
    ],
)
def test_allowances(text: str, meant: Modifier) -> None:
    stands = Static(meant)
    assert read(text, Scene()).abilities == [stands]
    assert read(english(stands), Scene()).abilities == [stands]


def test_a_sentence_may_set_both_limits() -> None:
    text = "Your maximum hand size is 6 Play cards and 4 Action cards."
    limits = (SetHandLimit("you", "play", 6), SetHandLimit("you", "action", 4))
    assert read(text, Scene()).abilities == [Static(limit) for limit in limits]


def test_quoted_abilities_are_a_text_of_their_own() -> None:
    backs = Group("you", positions=("RB",))
    granted = read("Your Running Backs have “Run: Gain 5 yards.”", Scene()).abilities
    assert granted == [Static(Grants(backs, RUN))]
    own = read("This Player gains “Run: Gain 5 yards.” Draw an Action card.", Scene(action=True))
    assert own.effects[0] == GainAbility(This(), RUN)
    for_a_while = read(
        "All of your Running Backs gain “Run: Gain 5 yards.” until the end of the half.",
        Scene(action=True),
    )
    assert for_a_while.effects == (GainAbility(All(backs), RUN, "this half"),)


@pytest.mark.parametrize(
    "text",
    [
        "Cancel a card.",
        "Cancel target Action cards.",
        "Your opponent may cancel an Action card.",  # the controller chooses what is cancelled
        "Remove a Power Ups from the field.",
        "Move this card to that Player.",
        "Your Running Backs gain “Gain 5 yards nobody knows.”",
    ],
)
def test_neighbors_are_refused(text: str) -> None:
    with pytest.raises(Unread):
        read(text, Scene(action=True))
