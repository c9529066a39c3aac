"""What a pronoun stands for: of all that it can be said of, what was named last."""

from __future__ import annotations

import random

import pytest
from tests.cards.language.frozen import frozen

from snapcount.cards.language.discourse.named_last import MARKED, UNCHANGED, Antecedent, Antecedents
from snapcount.cards.language.discourse.people_meant import ONE_PLAYER, OWN_PLAYER, PEOPLE
from snapcount.cards.language.discourse.phrases import phrase
from snapcount.cards.language.discourse.plays_meant import A_KICK, A_PLAYS_TEXT, ANY_TEXT
from snapcount.cards.language.kernel.words import Word, words

DECLARED = (*PEOPLE, *ONE_PLAYER, *ANY_TEXT, A_KICK, OWN_PLAYER, *A_PLAYS_TEXT)
DOG = Antecedent(
    "dog", ("<dog>", "big <cat>"), {"dog": ("<it> (barks|runs)",), MARKED: ("<they>",)}, ("<bye>",)
)
CAT = Antecedent("cat", ("<cat>",), {"small cat": ("<it> (meows|runs)", "<that one>")})


def heard(text: str, *declared: Antecedent) -> str:
    found = Antecedents(declared).heard(words(text))
    return " ".join(f"{word.text}@{word.means}" if word.means else word.text for word in found)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("dog cat it runs", "dog cat small cat runs"),
        ("cat dog it runs", "cat dog dog runs"),
        ("dog cat it barks", "dog cat dog barks"),
        ("dog cat it barks it runs", "dog cat dog barks dog runs"),
        ("dog bye it barks they", "dog bye it barks they"),
        ("it barks dog they", "it barks dog they@dog"),
        ("cat that one it runs", "cat small cat small cat runs"),
        ("big cat it barks", "big cat dog barks"),
    ],
)
def test_what_was_named_last_of_which_it_can_be_said(text: str, meant: str) -> None:
    assert heard(text, DOG, CAT) == heard(text, CAT, DOG) == meant


def test_of_two_of_which_one_is_meant_alone_nobody_is() -> None:
    men = [
        Antecedent(who, (f"<{who}>",), {MARKED: ("<he>",)}, alone=True) for who in ("joe", "jim")
    ]
    boss = Antecedent("boss", ("<boss>",), {MARKED: ("<he>",)})
    assert heard("joe he", *men) == "joe he@joe"
    assert heard("joe jim he", *men) == "joe jim he"
    assert heard("boss joe jim he", *men, boss) == "boss joe jim he@boss"


def test_the_longer_phrase_holds() -> None:
    bird = Antecedent(
        "bird",
        ("<bird>", "free <kite>"),
        {UNCHANGED: ("<it> flies away",), "bird": ("<it> (flies|sings)",)},
        ("free <bird>", "<kite>"),
    )
    assert heard("bird it flies", bird) == "bird bird flies"
    assert heard("bird it flies away", bird) == "bird it flies away"
    assert heard("bird free bird it sings", bird) == "bird free bird it sings"
    assert heard("bird kite it sings", bird) == "bird kite it sings"
    assert heard("bird free kite it sings", bird) == "bird free kite bird sings"


def test_what_it_is_read_as_is_heard_of_all_others() -> None:
    ox = Antecedent("ox", ("<ox>",), {"small one": ("<it>",)}, ("<small>",))
    child = Antecedent("child", ("small <one>",), {MARKED: ("<they>",)})
    assert heard("ox it it they", ox, child) == "ox small one small one they@child"


def test_of_several_such_the_others_are_forgotten() -> None:
    one = Antecedent("one", ("<one>",), {"one": ("<it> adds",)}, among="numbers")
    two = Antecedent("two", ("<two>",), {"two": ("<it> (adds|doubles)",)}, among="numbers")
    said = "two one it doubles"
    found = [word.text for word in Antecedents((one, two)).heard(words(said))]
    assert found[-2:] == ["it", "doubles"]


@pytest.mark.parametrize(
    ("said", "text", "at", "is_there"),
    [
        ("(if|when) <it> is [not] bad", "if it is bad", 1, True),
        ("(if|when) <it> is [not] bad", "when it is not bad", 1, True),
        ("(if|when) <it> is [not] bad", "and it is bad", 1, False),
        ("<it> is !(not) bad", "it is bad", 0, True),
        ("<it> is !(not) bad", "it is not bad", 0, False),
        ("if …!(,) and <it> is", "if they run and it is", 4, True),
        ("if …!(,) and <it> is", "if they run , and it is", 5, False),
        ("if … and <it> is", "if they run , and it is", 5, True),
        ("if … and <it> is", "if they run . and it is", 5, False),
        ("<player@game> on", "player on", 0, True),
        ("<player@game> on", "Player on", 0, False),
        ("<that play> was", "that play was", 0, True),
        ("(.|\n) <tackle>", "tackle :", 0, True),
        ("(.|\n) <tackle>", "a tackle :", 1, False),
    ],
)
def test_the_notation(said: str, text: str, at: int, is_there: bool) -> None:
    assert (phrase(said).found(words(text), at) is not None) is is_there


def shuffled(antecedent: Antecedent, dice: random.Random) -> Antecedent:
    """The same with its phrases in another order."""
    said = [
        (read_as, tuple(dice.sample(texts, len(texts))))
        for read_as, texts in antecedent.said.items()
    ]
    return Antecedent(
        antecedent.name,
        tuple(dice.sample(antecedent.named, len(antecedent.named))),
        dict(dice.sample(said, len(said))),
        tuple(dice.sample(antecedent.lost, len(antecedent.lost))),
        antecedent.among,
        antecedent.given,
        antecedent.alone,
    )


def test_the_order_of_declarations_means_nothing() -> None:
    texts: list[list[Word]] = [words(text) for _, _, text in frozen()]
    known = Antecedents(DECLARED)
    before = [known.heard(text) for text in texts]
    assert sum(one != other for one, other in zip(texts, before, strict=True)) > 200
    dice = random.Random(3)
    for _ in range(2):
        other = Antecedents([shuffled(each, dice) for each in dice.sample(DECLARED, len(DECLARED))])
        assert [other.heard(text) for text in texts] == before


@pytest.mark.parametrize(
    "its",
    [
        "its Running Backs",
        "its own Quarterback",
        "its Exhausted Players",
        "its other Players",
        "its tackler",
        "its Action hand",
        "its Play deck",
        "its Runs",
        "its Short Passes",
    ],
)
@pytest.mark.parametrize("side", ["offense", "defense"])
def test_a_side_of_the_ball_has_players_and_cards(side: str, its: str) -> None:
    assert heard(f"the {side} {its}", *DECLARED).split()[1] == f"their@{side}"


@pytest.mark.parametrize(
    "its", ["its catch range", "its Strength", "its Grit", "its text", "its deck"]
)
def test_what_a_side_of_the_ball_does_not_have_is_of_something_else(its: str) -> None:
    assert heard(f"the offense {its}", *DECLARED).split()[1] == "its"
